//! The fields of an instruction word one by one, with meaning and source.
//!
//! Source: `hw/isa/word.hw` and `hw/isa/opcodes.hw`, which cite each field.

use crate::generated::word as words;
use crate::opcode::{self, Form};
use crate::word::{Bits, Encoding, Field, Word};
use crate::{AccessMode, Addressing, DecodeError, File, Instruction, Opcode, compact, decode, meaning};
use hw::Platform;
use hw::{Item, Kind};

/// One field of one instruction word.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// Name in `hw/isa/word.hw`; `src1_` and `src2_` stand for the repeated source fields.
    pub name: String,
    /// Highest bit in the native word.
    pub high: u8,
    /// Lowest bit.
    pub low: u8,
    /// Raw value.
    pub value: u64,
    /// What the value says here, in words; empty where the number says it all.
    pub says: String,
    /// What the field is for.
    pub meaning: &'static str,
    /// Where that stands.
    pub cite: &'static str,
}

/// What is to be said of one instruction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explained {
    /// The instruction.
    pub instruction: Instruction,
    /// Full name of the opcode.
    pub title: &'static str,
    /// Where the opcode stands.
    pub cite: &'static str,
    /// The native word, which is the expanded one of a compact instruction.
    pub native: [u8; 16],
    /// The fields that the form uses, lowest bit first.
    pub fields: Vec<Explanation>,
    /// What the descriptor of a message says, when it is in the instruction.
    pub message: Option<ExplainedMessage>,
}

/// What is to be said of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExplainedMessage {
    /// Name in the description.
    pub name: &'static str,
    /// What it does.
    pub title: &'static str,
    /// Who gets it.
    pub shared_function: String,
    /// Where the layout of the descriptor stands.
    pub cite: String,
    /// The fields of the descriptor, lowest bit first.
    pub fields: Vec<Explanation>,
}

/// Explains the instruction at the start of `bytes`.
pub fn explain(platform: &Platform, bytes: &[u8]) -> Result<Explained, DecodeError> {
    let encoding = crate::encoding(platform);
    let instruction = crate::decode(platform, bytes)?;
    let word = match bytes.first_chunk::<8>() {
        Some(short) if instruction.length_bytes == 8 => compact::expand(encoding, u64::from_le_bytes(*short)),
        _ => bytes.first_chunk::<16>().map(Word::from_bytes).unwrap_or_default(),
    };
    let bits = instruction.opcode_bits;
    let row = opcode::by_number(encoding, bits).ok_or(DecodeError::Opcode { bits })?;
    let mut out = Listing { encoding, word, fields: Vec::new() };
    if row.form == Form::Bare {
        out.add("", words::CONTROLS, 0, |name| name == "opcode" || name == "debug" || name == "compact");
    } else {
        out.add("", words::CONTROLS, 0, |_| true);
        out.form(row.form, &instruction);
    }
    out.unused();
    out.fields.sort_by_key(|field| (field.low, field.high));
    for field in &mut out.fields {
        field.says = meaning::says(encoding, row, &instruction, &field.name, field.value);
    }
    Ok(Explained {
        instruction,
        title: row.title,
        cite: row.cite,
        native: word.0.to_le_bytes(),
        fields: out.fields,
        message: message(platform, &instruction),
    })
}

/// The descriptor of a message in words.
fn message(platform: &Platform, i: &Instruction) -> Option<ExplainedMessage> {
    let descriptor = i.send.descriptor.filter(|_| i.opcode.is_message())?;
    let described = hw::message::decode(platform, u32::from(i.send.shared_function), descriptor);
    let mut fields = Vec::new();
    descriptor_fields(platform, hw::MessageDescriptor::ITEM, descriptor, &mut fields);
    let (name, title, cite) = match &described {
        Some(message) => {
            let item = message.item();
            // What is common to all messages, and what this one makes of the rest.
            fields.retain(|field| !field.name.ends_with("Function Control"));
            descriptor_fields(platform, item, descriptor, &mut fields);
            (item.name, item.title, cites(item))
        }
        None => ("not described", "no description says what this descriptor asks for", String::new()),
    };
    fields.sort_by_key(|field| (field.low, field.high));
    let shared_function = meaning::shared_function(i.send.shared_function);
    Some(ExplainedMessage { name, title, shared_function, cite, fields })
}

fn cites(item: &Item) -> String {
    item.cites.iter().map(|cite| format!("[{cite}]")).collect::<Vec<_>>().join(" ")
}

fn descriptor_fields(platform: &Platform, item: &'static Item, descriptor: u32, out: &mut Vec<Explanation>) {
    for field in item.fields {
        let Some(place) = field.place(platform).filter(|place| place.end < 32) else { continue };
        let value = bits::field(descriptor, place.end, place.start);
        let says = match (field.value_name(platform, value), place.kind) {
            (Some(name), _) => name.to_string(),
            (None, Kind::Bool) => if value != 0 { "yes" } else { "no" }.to_string(),
            _ => match field.name {
                "Message Length" => format!("{} of payload", meaning::registers(value)),
                "Response Length" => format!("{} of response", meaning::registers(value)),
                "Binding Table Index" => binding(value),
                "Channel Mask Disable" => {
                    format!("channels {}", meaning::channels(!(value as u8) & 15))
                }
                _ => String::new(),
            },
        };
        out.push(Explanation {
            name: field.name.into(),
            high: place.end as u8,
            low: place.start as u8,
            value: u64::from(value),
            says,
            meaning: item.title,
            cite: item.cites.first().copied().unwrap_or_default(),
        });
    }
}

/// Who a binding table index names. [skl.7:Binding Table Index]
fn binding(index: u32) -> String {
    match index {
        0xff => {
            "stateless: graphics memory from the general state base on, coherent within the threads".into()
        }
        0xfd => "stateless: graphics memory, not coherent".into(),
        0xfe => "shared local memory of the thread group".into(),
        0xfc => "a surface state in the surface state heap (bindless)".into(),
        _ => format!("surface {index} of the binding table"),
    }
}

struct Listing {
    encoding: Encoding,
    word: Word,
    fields: Vec<Explanation>,
}

impl Listing {
    /// Adds bits that are set although no field of the form has them.
    fn unused(&mut self) {
        let used = |bit: u8| self.fields.iter().any(|field| (field.low..=field.high).contains(&bit));
        let stray: Vec<u8> = (0..128)
            .filter(|bit| self.word.get(Bits { high: *bit, low: *bit }) != 0 && !used(*bit))
            .collect();
        for run in stray.chunk_by(|a, b| a + 1 == *b) {
            let (Some(low), Some(high)) = (run.first(), run.last()) else { continue };
            self.fields.push(Explanation {
                name: "unused".into(),
                high: *high,
                low: *low,
                value: self.word.get(Bits { high: *high, low: *low }),
                says: String::new(),
                meaning: "no field of this form: reserved, or left over from an absent operand",
                cite: "[skl.7:Non-present Operands]",
            });
        }
    }

    /// Adds the fields of a word that `wanted` takes, `up` bits higher, with `prefix` before their names.
    fn add(&mut self, prefix: &str, fields: &'static [Field], up: u8, wanted: impl Fn(&str) -> bool) {
        for field in fields.iter().filter(|field| wanted(field.name)) {
            let Some(place) = field.places[self.encoding.column()] else { continue };
            let Bits { high, low } = place.up(up);
            let name = match field.name.strip_prefix("src_").or(field.name.strip_prefix("src3_")) {
                Some(rest) if !prefix.is_empty() => format!("{prefix}_{rest}"),
                _ => field.name.to_string(),
            };
            let value = self.word.get(Bits { high, low });
            self.fields.push(Explanation {
                name,
                high,
                low,
                value,
                says: String::new(),
                meaning: field.meaning,
                cite: field.cite,
            });
        }
    }

    fn form(&mut self, form: Form, i: &Instruction) {
        match form {
            Form::Three => {
                let special = i.opcode == Opcode::Madm;
                let wanted = |name: &str| match name {
                    "dst3_special" | "src3_special" => special,
                    "dst3_write_mask" => !special,
                    _ => true,
                };
                self.add("", words::THREE, 0, |name| !name.starts_with("src3_") && wanted(name));
                for (n, prefix) in ["src0", "src1", "src2"].into_iter().enumerate() {
                    self.add(prefix, words::THREE, 21 * n as u8, |name| {
                        name.starts_with("src3_") && wanted(name)
                    });
                }
                return;
            }
            Form::SplitSend => {
                let to_address = i.destination.addressing != Addressing::Direct;
                let from_address = i.source[0].addressing != Addressing::Direct;
                self.add("src0", words::OPERANDS, 0, |name| match name {
                    "dst_type" | "dst_mode" | "src_mode" => true,
                    "dst_register" | "dst_subregister16" => !to_address,
                    "dst_address_subregister" => to_address,
                    "src_register" | "src_subregister16" => !from_address,
                    "src_address_subregister" => from_address,
                    _ => false,
                });
                self.add("", words::SENDS, 0, |name| match name {
                    "sends_dst_offset" | "sends_dst_offset_sign" => to_address,
                    "sends_src0_offset" | "sends_src0_offset_sign" => from_address,
                    "sends_extended_subregister" => i.send.extended_descriptor.is_none(),
                    "sends_extended_low" | "sends_extended_high" => i.send.extended_descriptor.is_some(),
                    _ => true,
                });
                self.add("", words::SEND, 0, |name| name == "eot" || name == "descriptor");
            }
            Form::Send => {
                self.destination(i);
                self.add("src0", words::OPERANDS, 0, |name| {
                    matches!(name, "src_register" | "src_mode" | "src0_file" | "src0_type" | "src1_file")
                });
                let extended = self.encoding == Encoding::Gen9;
                self.add("", words::SEND, 0, |name| extended || !name.starts_with("send_extended"));
            }
            Form::Jip | Form::JipUip => {
                self.add("", words::JUMP, 0, |name| name == "jip" || form == Form::JipUip);
            }
            Form::JipOrRegister | Form::JipUipOrRegister if i.source_count == 0 => {
                self.add("", words::JUMP, 0, |name| name == "jip" || form == Form::JipUipOrRegister);
            }
            Form::Bare => {}
            _ => {
                self.destination(i);
                for n in 0..i.source_count.min(2) {
                    self.source(n, i);
                }
            }
        }
        self.add("", words::FLAGS, 0, |_| true);
    }

    fn destination(&mut self, i: &Instruction) {
        let align16 = i.access_mode == AccessMode::Align16;
        let indirect = i.destination.addressing != Addressing::Direct;
        self.add("", words::OPERANDS, 0, |name| {
            name.starts_with("dst_")
                && match name {
                    "dst_write_mask" => align16,
                    "dst_subregister16" => align16 && !indirect,
                    "dst_subregister" => !align16 && !indirect,
                    "dst_register" => !indirect,
                    "dst_address_subregister" | "dst_offset" | "dst_offset_sign" => indirect,
                    "dst_special" => i.destination.special_accumulator != decode::NO_SPECIAL_ACCUMULATOR,
                    _ => true,
                }
        });
    }

    fn source(&mut self, n: u8, i: &Instruction) {
        let s = &i.source[usize::from(n & 1)];
        let own = if n == 0 { "src0" } else { "src1" };
        let immediate = s.file == File::Immediate;
        let align16 = i.access_mode == AccessMode::Align16;
        let indirect = s.addressing != Addressing::Direct;
        self.add("", words::OPERANDS, 0, |name| {
            name.strip_prefix(own).is_some_and(|rest| rest != "_offset_sign" || indirect)
        });
        if immediate {
            let wide = n == 0 && s.type_.bytes() == 8;
            self.add("", words::IMMEDIATE, 0, |name| (name == "immediate64") == wide);
            return;
        }
        self.add(own, words::OPERANDS, 32 * n, |name| {
            name.starts_with("src_")
                && match name {
                    "src_swizzle_xy" | "src_swizzle_zw" => align16,
                    "src_width" | "src_horizontal" => !align16,
                    "src_subregister16" => align16 && !indirect,
                    "src_subregister" => !align16 && !indirect,
                    "src_register" => !indirect,
                    "src_address_subregister" | "src_offset" => indirect,
                    "src_special" => s.special_accumulator != decode::NO_SPECIAL_ACCUMULATOR,
                    _ => true,
                }
        });
    }
}
