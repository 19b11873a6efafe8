//! State that commands point to: descriptors, tables, surfaces, samplers, kernels.
//!
//! Everything read here comes from a file of somebody else: counts and lengths are bounded.

use super::node::Node;
use hw::Item;
use hw::{Feature, Platform};
use std::collections::HashMap;

/// Memory as a context sees it.
pub trait Guest {
    /// Reads up to the first byte that is not mapped, and says how many bytes there were.
    fn read(&self, address: u64, into: &mut [u8]) -> usize;
}

/// Longest kernel that is listed, in bytes.
const KERNEL_LIMIT_BYTES: usize = 256 << 10;
/// Entries of a binding table that are shown when its length is not known.
const GUESSED_ENTRIES: u64 = 16;
/// Entries of a binding table.
const ENTRIES_LIMIT: u64 = 256;
/// Bytes of data that are shown.
const DATA_LIMIT_BYTES: u64 = 256;

/// Base addresses of state.
#[derive(Clone, Copy, Default)]
pub struct Bases {
    pub surface: u64,
    pub dynamic: u64,
    pub indirect: u64,
    pub instruction: u64,
    /// Binding tables, when they have a base of their own.
    pub tables: Option<u64>,
}

/// Shows state, each piece once.
pub struct State<'a> {
    pub platform: &'static Platform,
    pub guest: &'a dyn Guest,
    pub bases: Bases,
    pub shown: Shown,
}

/// Checksum of what was shown, by kind and address.
pub type Shown = HashMap<(&'static str, u64), u32>;

/// DWords of bytes.
pub fn dwords(bytes: &[u8]) -> Vec<u32> {
    bytes.as_chunks::<4>().0.iter().map(|dword| u32::from_le_bytes(*dword)).collect()
}

impl<'a> State<'a> {
    pub fn new(platform: &'static Platform, guest: &'a dyn Guest, bases: Bases, shown: Shown) -> Self {
        Self { platform, guest, bases, shown }
    }

    /// An address from its base, without the copies of its highest bit that some drivers write above it.
    pub fn at(&self, base: u64, offset: u64) -> u64 {
        let bits = self.platform.graphics_address_bits.clamp(32, 63);
        base.wrapping_add(offset) & ((1 << bits) - 1)
    }

    /// Up to `bytes` bytes of memory.
    pub fn read(&self, address: u64, bytes: usize) -> Vec<u8> {
        let mut data = vec![0; bytes];
        let read = self.guest.read(address, &mut data);
        data.truncate(read);
        data
    }

    /// True when these bytes were shown before as that kind.
    fn is_known(&mut self, kind: &'static str, address: u64, data: &[u8]) -> bool {
        let sum = crc32fast::hash(data);
        self.shown.insert((kind, address), sum) == Some(sum)
    }

    fn missing(name: &str, address: u64) -> Node {
        Node { note: Some("nothing is mapped there".into()), ..Node::plain(name, address) }
    }

    fn known(name: &str, address: u64) -> Node {
        Node { note: Some("as before".into()), ..Node::plain(name, address) }
    }

    /// A structure of a fixed length.
    pub fn structure(&mut self, item: &'static Item, address: u64) -> Node {
        let length = item.fixed_dwords(self.platform).clamp(1, 64) as usize * 4;
        let data = self.read(address, length);
        if data.len() < length {
            return Self::missing(item.name, address);
        }
        if self.is_known(item.name, address, &data) {
            return Self::known(item.name, address);
        }
        Node::of(self.platform, item, address, &dwords(&data))
    }

    /// Bytes that mean nothing here.
    pub fn data(&mut self, name: &'static str, address: u64, bytes: u64) -> Node {
        let data = self.read(address, bytes.min(DATA_LIMIT_BYTES) as usize);
        if data.is_empty() {
            return Self::missing(name, address);
        }
        if self.is_known(name, address, &data) {
            return Self::known(name, address);
        }
        let line = |(index, row): (usize, &[u8])| {
            let words: Vec<String> = dwords(row).iter().map(|dword| format!("{dword:08x}")).collect();
            format!("{:04x}: {}", index * 32, words.join(" "))
        };
        let lines = data.chunks(32).enumerate().map(line).collect();
        let note = format!("{bytes} bytes");
        Node { lines, note: Some(note), ..Node::plain(name, address) }
    }

    /// A kernel up to the end of its last thread.
    pub fn kernel(&mut self, offset: u64) -> Node {
        let address = self.at(self.bases.instruction, offset);
        let data = self.read(address, KERNEL_LIMIT_BYTES);
        if data.is_empty() {
            return Self::missing("kernel", address);
        }
        let length = kernel_bytes(self.platform, &data);
        let code = &data[..length];
        if self.is_known("kernel", address, code) {
            return Self::known("kernel", address);
        }
        let options = isa::ListingOptions { offsets: true, messages: true, ..Default::default() };
        let text = isa::print_program(self.platform, code, options);
        let lines = text.lines().map(str::to_string).collect();
        Node { lines, note: Some(format!("{length} bytes")), ..Node::plain("kernel", address) }
    }

    /// A surface with what its entry says.
    fn surface(&mut self, offset: u64) -> Node {
        let item = hw::RenderSurfaceState::ITEM;
        self.structure(item, self.at(self.bases.surface, offset))
    }

    /// A binding table of `entries` entries; 0 when that is not known.
    pub fn binding_table(&mut self, offset: u64, entries: u64) -> Node {
        let address = self.at(self.bases.tables.unwrap_or(self.bases.surface), offset);
        let mut node = Node::plain("BINDING_TABLE_STATE", address);
        node.cites = hw::BindingTableState::ITEM.cites.to_vec();
        let count = if entries == 0 { GUESSED_ENTRIES } else { entries.min(ENTRIES_LIMIT) };
        let table = dwords(&self.read(address, count as usize * 4));
        if table.is_empty() {
            return Self::missing("BINDING_TABLE_STATE", address);
        }
        for (index, entry) in table.into_iter().enumerate() {
            // The end of a table whose length is not known: a hole, or what cannot be a surface.
            if entries == 0 && (entry == 0 || entry & 0x1f != 0) {
                break;
            }
            let pointer = u64::from(entry & !0x1f);
            let mut surface = self.surface(pointer);
            surface.name = format!("[{index}] {}", surface.name);
            node.state.push(surface);
        }
        node
    }

    /// `count` samplers.
    pub fn samplers(&mut self, offset: u64, count: u64) -> Vec<Node> {
        let start = self.at(self.bases.dynamic, offset);
        let item = hw::SamplerState::ITEM;
        let bytes = u64::from(item.fixed_dwords(self.platform)) * 4;
        let each = |index: u64| {
            let mut node = self.structure(item, start.wrapping_add(index * bytes));
            node.name = format!("[{index}] {}", node.name);
            node
        };
        (0..count.min(16)).map(each).collect()
    }

    /// An interface descriptor with its kernel, its samplers and its binding table.
    pub fn interface_descriptor(&mut self, address: u64) -> Node {
        let item = hw::InterfaceDescriptorData::ITEM;
        let data = self.read(address, item.fixed_dwords(self.platform) as usize * 4);
        if data.is_empty() {
            return Self::missing(item.name, address);
        }
        let mut node = Node::of(self.platform, item, address, &dwords(&data));
        let kernel = self.kernel(node.value("Kernel Start Pointer"));
        node.state.push(kernel);
        let samplers = (node.value("Sampler Count") * 4).min(16);
        let samplers = self.samplers(node.value("Sampler State Pointer"), samplers);
        node.state.extend(samplers);
        let (table, entries) = (node.value("Binding Table Pointer"), node.value("Binding Table Entry Count"));
        // The count of a descriptor is only what is fetched ahead; drivers may leave it 0.
        if table != 0 || entries != 0 {
            let table = self.binding_table(table, entries);
            node.state.push(table);
        }
        node
    }

    /// BLEND_STATE with one entry a render target.
    pub fn blend(&mut self, address: u64) -> Node {
        let item = hw::BlendState::ITEM;
        let length = if self.platform.has(Feature::PixelBlendSummary) { 4 + 8 * 8 } else { 8 * 8 };
        let data = self.read(address, length);
        if data.is_empty() {
            return Self::missing(item.name, address);
        }
        if self.is_known(item.name, address, &data) {
            return Self::known(item.name, address);
        }
        Node::of(self.platform, item, address, &dwords(&data))
    }
}

/// Length of a kernel: up to an instruction that ends its thread and that no earlier jump leads past.
fn kernel_bytes(platform: &Platform, code: &[u8]) -> usize {
    let mut furthest = 0_i64;
    for step in isa::steps(platform, code) {
        let Ok(instruction) = &step.instruction else { return step.offset };
        let end = step.offset + step.bytes.len();
        for jump in isa::jumps(platform, instruction).into_iter().flatten() {
            furthest = furthest.max(step.offset as i64 + i64::from(jump));
        }
        if instruction.send.end_of_thread && end as i64 > furthest {
            return end;
        }
    }
    code.len()
}
