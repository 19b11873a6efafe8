//! One decoded thing with what was reached from it, as text and as JSON.

use hw::Item;
use hw::Platform;
use serde::Serialize;
use std::fmt::Write;

/// A field of a command or structure.
#[derive(Clone, Serialize)]
pub struct Field {
    /// Name in the manual.
    pub name: String,
    /// Raw number; absent for floats.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<u64>,
    /// As people read it: number and meaning.
    pub text: String,
    /// The quantity behind the number, with its unit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub quantity: Option<String>,
}

/// A command, a structure in memory, a kernel.
#[derive(Default, Serialize)]
pub struct Node {
    /// Name in the manual.
    pub name: String,
    /// Where it lies.
    pub address: u64,
    /// Its first DWord, of commands.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub header: Option<u32>,
    /// Where its layout stands.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cites: Vec<&'static str>,
    /// Fields that are not zero.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub fields: Vec<Field>,
    /// Instructions of a kernel, bytes of data.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<String>,
    /// What is unusual about it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// State that it uses.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub state: Vec<Node>,
}

/// Quantities: item (empty: any), field, what is added to the number, what it is then multiplied by, unit.
const QUANTITIES: &[(&str, &str, u64, u64, &str)] = &[
    ("RENDER_SURFACE_STATE", "Width", 1, 1, "texels"),
    ("RENDER_SURFACE_STATE", "Height", 1, 1, "texels"),
    ("RENDER_SURFACE_STATE", "Depth", 1, 1, "layers"),
    ("RENDER_SURFACE_STATE", "Surface Pitch", 1, 1, "bytes"),
    ("RENDER_SURFACE_STATE", "Surface QPitch", 0, 4, "rows"),
    ("RENDER_SURFACE_STATE", "MIP Count / LOD", 1, 1, "levels"),
    ("3DSTATE_DEPTH_BUFFER", "Width", 1, 1, "pixels"),
    ("3DSTATE_DEPTH_BUFFER", "Height", 1, 1, "pixels"),
    ("3DSTATE_DEPTH_BUFFER", "Surface Pitch", 1, 1, "bytes"),
    ("3DSTATE_STENCIL_BUFFER", "Surface Pitch", 1, 1, "bytes"),
    ("3DSTATE_HIER_DEPTH_BUFFER", "Surface Pitch", 1, 1, "bytes"),
    ("3DSTATE_VERTEX_BUFFERS", "Buffer Pitch", 0, 1, "bytes"),
    ("3DSTATE_VERTEX_BUFFERS", "Buffer Size", 0, 1, "bytes"),
    ("3DSTATE_VERTEX_ELEMENTS", "Source Element Offset", 0, 1, "bytes"),
    ("3DSTATE_INDEX_BUFFER", "Buffer Size", 0, 1, "bytes"),
    ("3DSTATE_SO_BUFFER", "Surface Size", 1, 4, "bytes"),
    ("STATE_BASE_ADDRESS", "Buffer Size", 0, 4096, "bytes"),
    ("STATE_BASE_ADDRESS", "Bindless Surface State Size", 1, 64, "bytes"),
    ("MEDIA_VFE_STATE", "Maximum Number of Threads", 1, 1, "threads"),
    ("MEDIA_VFE_STATE", "URB Entry Allocation Size", 0, 32, "bytes"),
    ("MEDIA_VFE_STATE", "CURBE Allocation Size", 0, 32, "bytes"),
    ("MEDIA_CURBE_LOAD", "CURBE Total Data Length", 0, 1, "bytes"),
    ("MEDIA_INTERFACE_DESCRIPTOR_LOAD", "Interface Descriptor Total Length", 0, 1, "bytes"),
    ("INTERFACE_DESCRIPTOR_DATA", "Constant URB Entry Read Length", 0, 32, "bytes"),
    ("INTERFACE_DESCRIPTOR_DATA", "Constant/Indirect URB Entry Read Length", 0, 32, "bytes"),
    ("INTERFACE_DESCRIPTOR_DATA", "Cross-Thread Constant Data Read Length", 0, 32, "bytes"),
    ("INTERFACE_DESCRIPTOR_DATA", "Number of Threads in GPGPU Thread Group", 0, 1, "threads"),
    ("GPGPU_WALKER", "Indirect Data Length", 0, 1, "bytes"),
    ("GPGPU_WALKER", "Thread Width Counter Maximum", 1, 1, "threads"),
    ("GPGPU_WALKER", "Thread Height Counter Maximum", 1, 1, "threads"),
    ("GPGPU_WALKER", "Thread Depth Counter Maximum", 1, 1, "threads"),
    ("GPGPU_WALKER", "Thread Group ID X Dimension", 0, 1, "groups"),
    ("GPGPU_WALKER", "Thread Group ID Y Dimension", 0, 1, "groups"),
    ("GPGPU_WALKER", "Thread Group ID Z Dimension", 0, 1, "groups"),
    ("3DPRIMITIVE", "Vertex Count Per Instance", 0, 1, "vertices"),
    ("3DPRIMITIVE", "Instance Count", 0, 1, "instances"),
    ("SCISSOR_RECT", "Scissor Rectangle X Max", 0, 1, "pixels"),
    ("SCISSOR_RECT", "Scissor Rectangle Y Max", 0, 1, "pixels"),
    ("3DSTATE_DRAWING_RECTANGLE", "Clipped Drawing Rectangle X Max", 0, 1, "pixels"),
    ("3DSTATE_DRAWING_RECTANGLE", "Clipped Drawing Rectangle Y Max", 0, 1, "pixels"),
    ("", "Maximum Number of Threads", 1, 1, "threads"),
    ("", "Maximum Number of Threads Per PSD", 1, 1, "threads"),
    ("", "Vertex URB Entry Read Length", 0, 32, "bytes"),
    ("", "Vertex URB Entry Output Length", 0, 32, "bytes"),
    ("", "Constant Body.Read Length", 0, 32, "bytes"),
    ("", "VS URB Entry Allocation Size", 1, 64, "bytes"),
    ("", "HS URB Entry Allocation Size", 1, 64, "bytes"),
    ("", "DS URB Entry Allocation Size", 1, 64, "bytes"),
    ("", "GS URB Entry Allocation Size", 1, 64, "bytes"),
    ("", "VS URB Starting Address", 0, 8192, "bytes"),
    ("", "HS URB Starting Address", 0, 8192, "bytes"),
    ("", "DS URB Starting Address", 0, 8192, "bytes"),
    ("", "GS URB Starting Address", 0, 8192, "bytes"),
    ("", "Constant Buffer Size", 0, 1024, "bytes"),
    ("", "Constant Buffer Offset", 0, 1024, "bytes"),
];

/// The quantity behind a field's number.
fn quantity(item: &str, field: &str, value: u64) -> Option<String> {
    // `Vertex Buffer State[2].Buffer Pitch`, `Read Length[1]`: indices do not matter, nor does nesting.
    let plain: String = field.split('[').next().unwrap_or(field).to_string();
    let last = field.rsplit('.').next().unwrap_or(field);
    let last = last.split('[').next().unwrap_or(last);
    let row = QUANTITIES.iter().find(|row| {
        let fits = row.1 == last || row.1 == plain || item == "STATE_BASE_ADDRESS" && last.ends_with(row.1);
        fits && (row.0.is_empty() || row.0 == item)
    })?;
    let amount = value.checked_add(row.2)?.checked_mul(row.3)?;
    Some(format!("{amount} {}", row.4))
}

fn number(text: &str) -> Option<u64> {
    let word = text.split(' ').next()?;
    match word.strip_prefix("0x") {
        Some(digits) => u64::from_str_radix(digits, 16).ok(),
        None => word.parse().ok(),
    }
}

impl Node {
    /// A thing that has a description.
    pub fn of(platform: &Platform, item: &'static Item, address: u64, dwords: &[u32]) -> Self {
        let text = hw::print::item(platform, item, dwords);
        let fields = text.lines().skip(1).filter_map(|line| line.trim_start().split_once(" = "));
        let fields = fields.map(|(name, text)| {
            let value = number(text);
            let quantity = value.and_then(|value| quantity(item.name, name, value));
            Field { name: name.to_string(), value, text: text.to_string(), quantity }
        });
        Self {
            name: item.name.into(),
            address,
            cites: item.cites.to_vec(),
            fields: fields.collect(),
            ..Self::default()
        }
    }

    /// A thing that has none.
    pub fn plain(name: impl Into<String>, address: u64) -> Self {
        Self { name: name.into(), address, ..Self::default() }
    }

    /// The number of a field; 0 when it is zero or absent.
    pub fn value(&self, name: &str) -> u64 {
        self.fields.iter().find(|field| field.name == name).and_then(|field| field.value).unwrap_or(0)
    }

    /// The number of the first field whose name ends so.
    pub fn value_ending(&self, end: &str) -> u64 {
        self.fields.iter().find(|field| field.name.ends_with(end)).and_then(|field| field.value).unwrap_or(0)
    }

    /// Lines for people; what is nested is moved to the right.
    pub fn print(&self, depth: usize, out: &mut String) {
        let indent = "  ".repeat(depth);
        let _ = write!(out, "{indent}{}  ; {:#x}", self.name, self.address);
        if let Some(header) = self.header {
            let _ = write!(out, ": {header:08x}");
        }
        for cite in &self.cites {
            let _ = write!(out, " [{cite}]");
        }
        if let Some(note) = &self.note {
            let _ = write!(out, ", {note}");
        }
        out.push('\n');
        for field in &self.fields {
            let _ = write!(out, "{indent}  {} = {}", field.name, field.text);
            if let Some(quantity) = &field.quantity {
                let _ = write!(out, "  ; {quantity}");
            }
            out.push('\n');
        }
        for line in &self.lines {
            let _ = writeln!(out, "{indent}  {line}");
        }
        for node in &self.state {
            node.print(depth + 1, out);
        }
    }
}
