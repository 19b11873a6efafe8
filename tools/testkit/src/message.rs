//! `tests/message/*/*.case`: messages to shared functions, with registers and memory before and after.
//!
//! | line | meaning |
//! |---|---|
//! | `platform NAME` | what is simulated; first |
//! | `surface N`, then fields | RENDER_SURFACE_STATE of binding table entry N, fields indented as in batches |
//! | `sampler N`, then fields | SAMPLER_STATE number N |
//! | `memory ADDRESS TYPE VALUE …` | memory from an address on; 64 KiB are bound at 0x300000, scratch and stateless data at 0x100000 |
//! | `urb HANDLE DWORD TYPE VALUE …` | a URB entry from a DWord on |
//! | `gN TYPE VALUE …` | registers from gN on; all begin as 0xdeadbeef |
//! | `send NAME sfid=N descriptor=X key=value …` | sends; the description must call the message NAME; keys are `payload`, `second`, `second_length`, `response`, `channels`, `mask` |
//! | `expect memory …`, `expect urb …`, `expect gN …` | what is there now |
//! | `expect reply …` | what the last message returned |
//! | `expect findings …` | what was found so far |
//!
//! `#` starts a comment; types are those of [`crate::value`].

use crate::text::{Test, Trouble, after_key};
use crate::value::{Type, encode_list, number, print_list};
use bits::GraphicsAddress;
use memory::AddressSpace;
use ports::{Grf, NoPixels, SendMessage, ThreadSite, ThreadStart, Urb, UrbHandle};
use probe::{Context, Findings, Ids};
use shared::{MessageContext, SharedFunctions, Slm, UrbStorage};

const GENERAL: u64 = 0x10_0000;
const BINDING_TABLE: u64 = 0x20_0000;
const SURFACE_STATES: u64 = 0x21_0000;
const SAMPLER_STATES: u64 = 0x22_0000;
const DATA: u64 = 0x30_0000;
const REGION_BYTES: u64 = 0x1_0000;

struct Bench {
    platform: &'static hw::Platform,
    space: AddressSpace,
    urb: UrbStorage,
    slm: Slm,
    grf: Grf,
    findings: Findings,
    reply: String,
}

impl Bench {
    fn new(platform: &str) -> Result<Self, String> {
        let mut space = AddressSpace::new(1 << 30).map_err(|error| error.to_string())?;
        for at in [GENERAL, BINDING_TABLE, SURFACE_STATES, SAMPLER_STATES, DATA] {
            space.bind_anonymous(GraphicsAddress(at), REGION_BYTES).map_err(|error| error.to_string())?;
        }
        let mut grf = Grf::default();
        grf.dwords.fill(0xdead_beef);
        Ok(Self {
            platform: hw::platform(platform).ok_or_else(|| format!("there is no platform {platform}"))?,
            space,
            urb: UrbStorage::new(),
            slm: Slm::default(),
            grf,
            findings: Findings::default(),
            reply: "none".into(),
        })
    }

    fn write(&self, at: u64, bytes: &[u8]) -> Result<(), String> {
        self.space.write(GraphicsAddress(at), bytes).map_err(|fault| fault.to_string())
    }

    /// Encodes a structure from its text and puts it at an address.
    fn structure(&self, name: &str, fields: &str, at: u64) -> Result<(), String> {
        let dwords = hw::print::parse(self.platform, &format!("{name}\n{fields}"))
            .map_err(|error| error.to_string())?;
        self.write(at, bytemuck::cast_slice(&dwords))
    }

    fn set(&mut self, words: &[&str]) -> Result<(), String> {
        match words {
            ["memory", at, kind, values @ ..] => {
                self.write(number(at)?, &encode_list(Type::parse(kind)?, values.iter().copied())?)
            }
            ["urb", handle, dword, kind, values @ ..] => {
                let bytes = encode_list(Type::parse(kind)?, values.iter().copied())?;
                let words = bytes.chunks_exact(4).map(|d| u32::from_le_bytes([d[0], d[1], d[2], d[3]]));
                let dwords: Vec<u32> = words.collect();
                let (handle, at) = (UrbHandle(number(handle)? as u32), number(dword)? as u32);
                self.urb.write(handle, at, dwords.len() as u32).copy_from_slice(&dwords);
                Ok(())
            }
            [register, kind, values @ ..] => {
                let at = grf_offset(register)?;
                let bytes = encode_list(Type::parse(kind)?, values.iter().copied())?;
                let place = self.grf.bytes_mut().get_mut(at..at + bytes.len());
                place.ok_or("past the last register")?.copy_from_slice(&bytes);
                Ok(())
            }
            _ => Err("what should be set?".into()),
        }
    }

    fn send(&mut self, words: &[&str]) -> Result<(), String> {
        let (name, keys) = words.split_first().ok_or("which message?")?;
        let mut message = SendMessage { execution_size: 8, channel_enable: 0xff, ..SendMessage::default() };
        for key in keys {
            let (key, value) = key.split_once('=').ok_or_else(|| format!("{key:?} is no key"))?;
            let register = || Ok::<_, String>((grf_offset(value)? / 32) as u8);
            match key {
                "sfid" => message.shared_function = number(value)? as u8,
                "descriptor" => message.descriptor = number(value)? as u32,
                "payload" => message.payload_grf = register()?,
                "second" => message.second_payload_grf = register()?,
                "second_length" => message.second_payload_length = number(value)? as u8,
                "response" => message.response_grf = register()?,
                "channels" => message.execution_size = number(value)? as u8,
                "mask" => message.channel_enable = number(value)? as u32,
                _ => return Err(format!("{key:?} is no key")),
            }
        }
        message.payload_length = (message.descriptor >> 25 & 15) as u8;
        message.response_length = (message.descriptor >> 20 & 31) as u8;
        message.header_present = message.descriptor >> 19 & 1 != 0;
        let described =
            hw::message::decode(self.platform, message.shared_function.into(), message.descriptor);
        let described = format!("{described:?}");
        if !described.starts_with(&format!("Some({name}(")) {
            return Err(format!("the descriptor is no {name}: {described}"));
        }
        let site = ThreadSite {
            binding_table: GraphicsAddress(BINDING_TABLE),
            surface_state_base: GraphicsAddress(SURFACE_STATES),
            sampler_state: GraphicsAddress(SAMPLER_STATES),
            dynamic_state_base: GraphicsAddress(SAMPLER_STATES),
            general_state_base: GraphicsAddress(GENERAL),
            general_state_bytes: 0xffff_f000,
            ..ThreadSite::default()
        };
        let start = ThreadStart::default();
        let ids = Ids::default();
        let cx = Context { platform: self.platform, findings: &self.findings, ids: &ids };
        let thread = MessageContext { site: &site, start: &start, dispatched_r0: 0 };
        let mut shared = SharedFunctions::new(&mut self.urb, &self.space);
        shared.begin_draw();
        let reply = shared.send(&message, &mut self.grf, &thread, &mut NoPixels, Some(&self.slm), &cx);
        self.reply = format!("{reply:?}");
        Ok(())
    }

    /// The line with what is there now.
    fn expect(&self, words: &[&str]) -> Result<String, String> {
        let listed =
            |kind: &str, bytes: &[u8]| Ok::<_, String>(print_list(Type::parse(kind)?, bytes).join(" "));
        Ok(match words {
            ["reply", ..] => format!("reply {}", self.reply),
            ["findings", ..] => {
                let list = self.findings.list();
                let names =
                    list.iter().map(|(finding, _)| format!("{} {}", finding.kind.name(), finding.system));
                let names: Vec<String> = names.collect();
                format!("findings {}", if names.is_empty() { "none".into() } else { names.join(", ") })
            }
            ["memory", at, kind, values @ ..] => {
                let mut bytes = vec![0; values.len() * Type::parse(kind)?.bytes()];
                let address = GraphicsAddress(number(at)?);
                self.space.read_into(address, &mut bytes).map_err(|fault| fault.to_string())?;
                format!("memory {at} {kind} {}", listed(kind, &bytes)?)
            }
            ["urb", handle, dword, kind, values @ ..] => {
                let (entry, at) = (UrbHandle(number(handle)? as u32), number(dword)? as u32);
                let length = (values.len() * Type::parse(kind)?.bytes()).div_ceil(4);
                let dwords = self.urb.read(entry, at, length as u32);
                format!("urb {handle} {dword} {kind} {}", listed(kind, bytemuck::cast_slice(dwords))?)
            }
            [register, kind, values @ ..] => {
                let at = grf_offset(register)?;
                let bytes = self.grf.bytes().get(at..at + values.len() * Type::parse(kind)?.bytes());
                format!("{register} {kind} {}", listed(kind, bytes.ok_or("past the last register")?)?)
            }
            _ => return Err("what is expected?".into()),
        })
    }
}

fn grf_offset(name: &str) -> Result<usize, String> {
    let index = name.strip_prefix('g').and_then(|digits| digits.parse::<usize>().ok());
    index
        .filter(|&index| index < ports::GRF_COUNT)
        .map(|index| index * 32)
        .ok_or_else(|| format!("{name:?} is no register"))
}

/// Writes the file anew.
///
/// # Errors
/// A line that makes no sense, with its number.
pub fn rewrite(test: &Test) -> Result<String, Trouble> {
    let mut bench: Option<Bench> = None;
    let mut out = String::new();
    let mut lines = test.text.lines().enumerate().peekable();
    while let Some((index, line)) = lines.next() {
        let at_line = |error: String| format!("line {}: {error}", index + 1);
        let bare = line.split('#').next().unwrap_or_default().trim_end();
        let words: Vec<&str> = bare.split_whitespace().collect();
        if let Some(name) = after_key(bare, "platform") {
            bench = Some(Bench::new(name).map_err(at_line)?);
        } else if let ["surface" | "sampler", number_text] = words.as_slice() {
            let bench = bench.as_ref().ok_or_else(|| at_line("no platform yet".into()))?;
            let entry = number(number_text).map_err(at_line)?;
            out += &format!("{line}\n");
            let mut fields = String::new();
            while let Some((_, field)) = lines.next_if(|(_, next)| next.starts_with("  ")) {
                fields += &format!("{field}\n");
            }
            out += &fields;
            if words[0] == "surface" {
                let state = SURFACE_STATES + entry * 64;
                bench.structure("RENDER_SURFACE_STATE", &fields, state).map_err(at_line)?;
                let offset = (entry as u32).wrapping_mul(64).to_le_bytes();
                bench.write(BINDING_TABLE + 4 * entry, &offset).map_err(at_line)?;
            } else {
                bench.structure("SAMPLER_STATE", &fields, SAMPLER_STATES + entry * 16).map_err(at_line)?;
            }
            continue;
        } else if let Some((first, rest)) = words.split_first() {
            let bench = bench.as_mut().ok_or_else(|| at_line("no platform yet".into()))?;
            match *first {
                "send" => bench.send(rest).map_err(at_line)?,
                "expect" => {
                    out += &format!("expect {}\n", bench.expect(rest).map_err(at_line)?);
                    continue;
                }
                _ => bench.set(&words).map_err(at_line)?,
            }
        }
        out += &format!("{line}\n");
    }
    Ok(out)
}
