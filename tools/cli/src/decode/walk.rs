//! Reading commands from rings and batches, and the state that they use.
//!
//! Source: of the commands as cited in what is printed; jumps [skl.7:MI_BATCH_BUFFER_START].

use super::node::Node;
use super::state::{Bases, Guest, State, dwords};
use anyhow::Result;
use hw::command::{self, CommandId};
use hw::{Engine, MiBatchBufferStart, Platform};
use std::collections::BTreeMap;

/// Commands that one submission shows at most.
const COMMANDS_LIMIT: u64 = 1 << 18;
/// Jumps that one submission takes at most.
const STARTS_LIMIT: u32 = 4096;
/// Most of a command that is shown, in DWords: all of those with length fields of up to 12 bits.
const COMMAND_DWORDS_LIMIT: u32 = 4097;

/// What one shader stage was given last.
#[derive(Clone, Default)]
struct Stage {
    kernels: Vec<u64>,
    entries: u64,
    samplers: u64,
    table: Option<u64>,
    sampler_state: Option<u64>,
}

/// What a context keeps from one submission to the next.
#[derive(Default)]
pub struct Kept {
    bases: Bases,
    shown: super::state::Shown,
    /// By the letters of the stage in command names.
    stages: BTreeMap<&'static str, Stage>,
    /// Pointers by the command that sets them.
    pointers: BTreeMap<&'static str, u64>,
    descriptors: u64,
    /// Where the last submission of its ring ended.
    ring_head: u64,
}

const STAGES: [&str; 5] = ["VS", "HS", "DS", "GS", "PS"];
/// Commands that point to one structure in dynamic state: command, field.
const POINTERS: [(&str, &str); 6] = [
    ("3DSTATE_CC_STATE_POINTERS", "Color Calc State Pointer"),
    ("3DSTATE_BLEND_STATE_POINTERS", "Blend State Pointer"),
    ("3DSTATE_DEPTH_STENCIL_STATE_POINTERS", "Pointer to DEPTH_STENCIL_STATE"),
    ("3DSTATE_SCISSOR_STATE_POINTERS", "Scissor Rect Pointer"),
    ("3DSTATE_VIEWPORT_STATE_POINTERS_CC", "CC Viewport Pointer"),
    ("3DSTATE_VIEWPORT_STATE_POINTERS_SF_CLIP", "SF Clip Viewport Pointer"),
];

/// Takes what was decoded, in order.
pub type Sink<'s> = dyn FnMut(Node) -> Result<()> + 's;

/// Reads the commands of one submission.
pub struct Walk<'a, 's> {
    engine: Engine,
    state: State<'a>,
    kept: Kept,
    sink: &'s mut Sink<'s>,
    commands: u64,
    starts: u32,
}

/// Where reading goes on.
enum Next {
    Follow,
    Jump { to: u64, returns: bool },
    End,
}

impl<'a, 's> Walk<'a, 's> {
    pub fn new(
        platform: &'static Platform,
        engine: Engine,
        guest: &'a dyn Guest,
        mut kept: Kept,
        sink: &'s mut Sink<'s>,
    ) -> Self {
        let state = State::new(platform, guest, kept.bases, std::mem::take(&mut kept.shown));
        Self { engine, state, kept, sink, commands: 0, starts: 0 }
    }

    /// What the context keeps.
    pub fn finish(mut self) -> Kept {
        self.kept.bases = self.state.bases;
        self.kept.shown = self.state.shown;
        self.kept
    }

    /// Where the last submission of the ring ended.
    pub fn ring_head(&self) -> u64 {
        self.kept.ring_head
    }

    /// Where this one ends.
    pub fn set_ring_head(&mut self, head: u64) {
        self.kept.ring_head = head;
    }

    /// Reads commands of a ring: `bytes` bytes from `start` on, in memory of its own.
    pub fn ring(&mut self, memory: &dyn Guest, start: u64, bytes: u64) -> Result<()> {
        let end = start.saturating_add(bytes);
        let mut at = start;
        while at < end && self.commands < COMMANDS_LIMIT {
            let (length, next) = self.command(memory, at)?;
            if let Next::Jump { to, .. } = next {
                self.batch(to)?;
            }
            if length == 0 {
                break;
            }
            at = at.saturating_add(length);
        }
        Ok(())
    }

    /// Reads a batch to its end, with everything that it jumps to.
    pub fn batch(&mut self, start: u64) -> Result<()> {
        let guest = self.state.guest;
        let mut at = start;
        let mut return_to = None;
        loop {
            let (length, next) = self.command(guest, at)?;
            at = match next {
                _ if self.commands >= COMMANDS_LIMIT => {
                    return self.remark(at, "more commands are not shown");
                }
                _ if length == 0 => return Ok(()),
                Next::Follow => at.wrapping_add(length),
                Next::Jump { to, returns } => {
                    self.starts += 1;
                    if self.starts > STARTS_LIMIT {
                        return self.remark(at, "more jumps are not followed");
                    }
                    if returns {
                        return_to = Some(at.wrapping_add(length));
                    }
                    to
                }
                Next::End => match return_to.take() {
                    Some(back) => back,
                    None => return Ok(()),
                },
            };
        }
    }

    fn remark(&mut self, at: u64, note: &str) -> Result<()> {
        (self.sink)(Node { note: Some(note.into()), ..Node::plain("...", at) })
    }

    /// Shows one command; gives its length in bytes, 0 when there is none.
    fn command(&mut self, memory: &dyn Guest, at: u64) -> Result<(u64, Next)> {
        self.commands += 1;
        let platform = self.state.platform;
        let mut first = [0; 4];
        if memory.read(at, &mut first) < 4 {
            self.remark(at, "nothing is mapped there")?;
            return Ok((0, Next::End));
        }
        let header = u32::from_le_bytes(first);
        let Some(id) = command::identify(platform, self.engine, header) else {
            let note = Some("no such command".to_string());
            (self.sink)(Node { header: Some(header), note, ..Node::plain("dword", at) })?;
            let length = u64::from(command::guessed_length_dwords(header)) * 4;
            return Ok((length, Next::Follow));
        };
        let length = id.item().length_dwords(platform, header).max(1);
        let mut bytes = vec![0; length.min(COMMAND_DWORDS_LIMIT) as usize * 4];
        let have = memory.read(at, &mut bytes);
        bytes.truncate(have);
        let words = dwords(&bytes);
        let mut node = Node::of(platform, id.item(), at, &words);
        node.header = Some(header);
        if (words.len() as u32) < length {
            node.note = Some("cut short".into());
        }
        self.act(id, &mut node);
        if id == CommandId::MiLoadRegisterImm {
            node.state.extend(loads(platform, &words, at));
        }
        let next = match id {
            CommandId::MiBatchBufferEnd => Next::End,
            CommandId::MiBatchBufferStart => {
                let start = MiBatchBufferStart::decode(platform, &words);
                let second = MiBatchBufferStart::SECOND_LEVEL_BATCH_BUFFER_SECOND_LEVEL_BATCH;
                let returns = start.second_level_batch_buffer == second;
                Next::Jump { to: start.batch_buffer_start_address, returns }
            }
            _ => Next::Follow,
        };
        (self.sink)(node)?;
        Ok((u64::from(length) * 4, next))
    }

    /// Remembers what a command sets, and shows what it uses.
    fn act(&mut self, id: CommandId, node: &mut Node) {
        let name = id.name();
        if let Some(&(command, field)) = POINTERS.iter().find(|row| row.0 == name) {
            self.kept.pointers.insert(command, node.value(field));
        }
        if let Some(stage) = name.strip_prefix("3DSTATE_BINDING_TABLE_POINTERS_") {
            self.stage(stage, |stage| stage.table = Some(node.value_ending("Binding Table")));
        } else if let Some(stage) = name.strip_prefix("3DSTATE_SAMPLER_STATE_POINTERS_") {
            self.stage(stage, |stage| stage.sampler_state = Some(node.value_ending("Sampler State")));
        } else if let Some(stage) = name.strip_prefix("3DSTATE_").filter(|stage| STAGES.contains(stage)) {
            self.stage(stage, |stage| {
                stage.entries = node.value("Binding Table Entry Count");
                stage.samplers = (node.value("Sampler Count") * 4).min(16);
                stage.kernels = kernels(node);
            });
        }
        match name {
            "STATE_BASE_ADDRESS" => self.base_addresses(node),
            "3DSTATE_BINDING_TABLE_POOL_ALLOC" => {
                let base = node.value("Binding Table Pool Base Address");
                self.state.bases.tables = (node.value("Binding Table Pool Enable") != 0).then_some(base);
            }
            "MEDIA_INTERFACE_DESCRIPTOR_LOAD" => {
                self.kept.descriptors = node.value("Interface Descriptor Data Start Address");
            }
            "MEDIA_CURBE_LOAD" => {
                let start = self.state.at(self.state.bases.dynamic, node.value("CURBE Data Start Address"));
                let bytes = node.value("CURBE Total Data Length");
                node.state.push(self.state.data("CURBE data", start, bytes));
            }
            "GPGPU_WALKER"
            | "MEDIA_OBJECT"
            | "MEDIA_OBJECT_WALKER"
            | "MEDIA_OBJECT_PRT"
            | "MEDIA_OBJECT_GRPID"
            | "GPGPU_OBJECT" => self.thread_state(node),
            "3DPRIMITIVE" => self.draw_state(node),
            "STATE_SIP" if node.value("System Instruction Pointer") != 0 => {
                let kernel = self.state.kernel(node.value("System Instruction Pointer"));
                node.state.push(kernel);
            }
            _ => {}
        }
    }

    fn stage(&mut self, name: &str, change: impl FnOnce(&mut Stage)) {
        if let Some(name) = STAGES.into_iter().find(|stage| *stage == name) {
            change(self.kept.stages.entry(name).or_default());
        }
    }

    fn base_addresses(&mut self, node: &Node) {
        let bases = &mut self.state.bases;
        for (name, base) in [
            ("Surface State", &mut bases.surface),
            ("Dynamic State", &mut bases.dynamic),
            ("Indirect Object", &mut bases.indirect),
            ("Instruction", &mut bases.instruction),
        ] {
            if node.value(&format!("{name} Base Address Modify Enable")) != 0 {
                *base = node.value(&format!("{name} Base Address"));
            }
        }
    }

    /// Interface descriptor and indirect data of a dispatch.
    fn thread_state(&mut self, node: &mut Node) {
        let offset = node.value("Interface Descriptor Offset") * 32;
        let address = self.state.at(self.state.bases.dynamic, self.kept.descriptors.wrapping_add(offset));
        node.state.push(self.state.interface_descriptor(address));
        let bytes = node.value("Indirect Data Length");
        if bytes > 0 {
            let start = self.state.at(self.state.bases.indirect, node.value("Indirect Data Start Address"));
            node.state.push(self.state.data("indirect data", start, bytes));
        }
    }

    /// Kernels, binding tables, samplers and fixed-function state of a draw.
    fn draw_state(&mut self, node: &mut Node) {
        for (name, stage) in self.kept.stages.clone() {
            if stage.kernels.is_empty() {
                continue;
            }
            let mut shader = Node::plain(format!("stage {name}"), stage.kernels[0]);
            shader.address = self.state.at(self.state.bases.instruction, stage.kernels[0]);
            for kernel in &stage.kernels {
                shader.state.push(self.state.kernel(*kernel));
            }
            if let Some(table) = stage.table.filter(|_| stage.entries > 0) {
                shader.state.push(self.state.binding_table(table, stage.entries));
            }
            if let Some(samplers) = stage.sampler_state {
                shader.state.extend(self.state.samplers(samplers, stage.samplers));
            }
            node.state.push(shader);
        }
        for (command, offset) in self.kept.pointers.clone() {
            let address = self.state.at(self.state.bases.dynamic, offset);
            let item = match command {
                "3DSTATE_CC_STATE_POINTERS" => hw::ColorCalcState::ITEM,
                "3DSTATE_DEPTH_STENCIL_STATE_POINTERS" => hw::DepthStencilState::ITEM,
                "3DSTATE_SCISSOR_STATE_POINTERS" => hw::ScissorRect::ITEM,
                "3DSTATE_VIEWPORT_STATE_POINTERS_CC" => hw::CcViewport::ITEM,
                "3DSTATE_VIEWPORT_STATE_POINTERS_SF_CLIP" => hw::SfClipViewport::ITEM,
                _ => {
                    node.state.push(self.state.blend(address));
                    continue;
                }
            };
            node.state.push(self.state.structure(item, address));
        }
    }
}

/// Offsets of the kernels that a shader command starts.
fn kernels(node: &Node) -> Vec<u64> {
    let dispatches = ["8", "16", "32"];
    let enabled =
        dispatches.iter().filter(|pixels| node.value(&format!("{pixels} Pixel Dispatch Enable")) != 0);
    match enabled.count() {
        0 if node.value("Enable") != 0 => vec![node.value("Kernel Start Pointer")],
        0 => Vec::new(),
        // The first pointer is always used; which of the others are depends on the dispatches, and they are 0 if not.
        _ => {
            let others = [1, 2].map(|index| node.value(&format!("Kernel Start Pointer {index}")));
            let first = node.value("Kernel Start Pointer 0");
            let mut offsets = vec![first];
            offsets.extend(others.into_iter().filter(|&offset| offset != 0 && offset != first));
            offsets
        }
    }
}

/// The described registers among those that a command loads.
fn loads(platform: &'static Platform, words: &[u32], at: u64) -> Vec<Node> {
    let pairs = words.get(1..).unwrap_or_default().as_chunks::<2>().0.iter().enumerate();
    let load = |(index, &[offset, value]): (usize, &[u32; 2])| {
        let offset = offset & 0x7f_fffc;
        let (item, _) = hw::registers::at(platform, offset)?;
        let mut node = Node::of(platform, item, at + 8 + 8 * index as u64, &[value]);
        if offset == hw::registers::L3CNTLREG {
            node.note = hw::l3::Allocation::of(platform, value).map(|allocation| allocation.describe());
        }
        Some(node)
    };
    pairs.filter_map(load).collect()
}

#[cfg(test)]
mod tests {
    use super::loads;
    use hw::platforms::SKL;

    #[test]
    fn a_load_of_the_l3s_register_says_who_gets_what() {
        let nodes = loads(&SKL, &[0x1100_0003, 0x7034, 0x6000_0321, 0xb118, 1 << 21], 0x1000);
        assert_eq!(
            nodes.iter().map(|node| node.name.as_str()).collect::<Vec<_>>(),
            ["L3CNTLREG", "L3SQCREG4"]
        );
        assert_eq!(nodes[0].value("URB Allocation"), 16);
        let note =
            "L3 768 KB: SLM 256, URB 128, all 384, data 0, read only 0; 256 bytes and 64 atomics a clock";
        assert_eq!(nodes[0].note.as_deref(), Some(note));
        assert_eq!((nodes[1].address, nodes[1].value("Pipeline Flush Coherent Lines")), (0x1010, 1));
    }
}
