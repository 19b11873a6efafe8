//! `halogen isa explain`: instructions in words.

use super::input::{Code, hex_text};
use crate::output::{put, put_json};
use anyhow::{Result, bail};
use serde::Serialize;
use std::fmt::Write;
use std::process::ExitCode;

/// What to explain.
#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    code: Code,
    /// Show fields that are zero, too
    #[arg(long)]
    all: bool,
    /// Print JSON: one object with `instructions`, each with `offset`, `text`, `title`, `cite`, `native`, `fields`,
    /// `message`
    #[arg(long)]
    pub json: bool,
}

#[derive(Serialize)]
struct Explained {
    device: &'static str,
    instructions: Vec<One>,
}

#[derive(Serialize)]
struct One {
    offset: usize,
    text: String,
    title: String,
    cite: String,
    compacted: bool,
    /// The native form in hexadecimal.
    native: String,
    fields: Vec<Field>,
    message: Option<Message>,
    error: Option<String>,
}

#[derive(Serialize)]
struct Field {
    name: String,
    high: u32,
    low: u32,
    value: u64,
    /// The value in words.
    says: String,
    meaning: String,
    cite: String,
}

#[derive(Serialize)]
struct Message {
    name: String,
    title: String,
    shared_function: String,
    cite: String,
    fields: Vec<Field>,
}

/// Explains every instruction of the input.
///
/// # Errors
/// When the input cannot be read or is empty.
pub fn run(arguments: &Arguments) -> Result<ExitCode> {
    let (platform, code) = (arguments.code.platform()?, arguments.code.bytes()?);
    if code.is_empty() {
        bail!(
            "no instruction given; name a file, pipe bytes in, or give words such as 0x00600001 0x20600e0c ... \
             on the command line"
        );
    }
    let mut instructions = Vec::new();
    for step in isa::steps(platform, &code) {
        instructions.push(match isa::explain(platform, step.bytes) {
            Ok(explained) => One {
                offset: step.offset,
                text: isa::print(platform, &explained.instruction),
                title: explained.title.into(),
                cite: explained.cite.into(),
                compacted: explained.instruction.length_bytes == 8,
                native: hex_text(&explained.native),
                fields: explained.fields.iter().map(field).collect(),
                message: explained.message.as_ref().map(|message| Message {
                    name: message.name.into(),
                    title: message.title.into(),
                    shared_function: message.shared_function.clone(),
                    cite: message.cite.clone(),
                    fields: message.fields.iter().map(field).collect(),
                }),
                error: None,
            },
            Err(error) => One {
                offset: step.offset,
                text: isa::print_raw(step.bytes, error),
                title: "no instruction".into(),
                cite: String::new(),
                compacted: false,
                native: hex_text(step.bytes),
                fields: Vec::new(),
                message: None,
                error: Some(error.to_string()),
            },
        });
    }
    let explained = Explained { device: platform.name, instructions };
    if arguments.json {
        put_json(&explained)?;
    } else {
        let mut out = String::new();
        for one in &explained.instructions {
            text(one, arguments.all, &mut out);
        }
        put(out.as_bytes())?;
    }
    Ok(ExitCode::SUCCESS)
}

fn field(field: &isa::Explanation) -> Field {
    Field {
        name: field.name.clone(),
        high: field.high.into(),
        low: field.low.into(),
        value: field.value,
        says: field.says.clone(),
        meaning: field.meaning.into(),
        // Descriptions name their sources, the manual's way of writing brackets them.
        cite: if field.cite.is_empty() || field.cite.starts_with('[') {
            field.cite.into()
        } else {
            format!("[{}]", field.cite)
        },
    }
}

fn text(one: &One, all: bool, out: &mut String) {
    let _ = writeln!(out, "{}", one.text);
    if let Some(error) = &one.error {
        let _ = writeln!(out, "  no instruction of this device: {error}");
        return;
    }
    let form = if one.compacted { "compact, 8 bytes; shown expanded" } else { "native, 16 bytes" };
    let _ = writeln!(out, "  {} {} ({form})", one.title, one.cite);
    fields(&one.fields, all, out);
    let Some(message) = &one.message else { return };
    let _ = writeln!(
        out,
        "  message to {}: {}, {} {}",
        message.shared_function, message.name, message.title, message.cite
    );
    fields(&message.fields, all, out);
}

fn fields(list: &[Field], all: bool, out: &mut String) {
    for field in list.iter().filter(|field| all || field.value != 0 || !field.says.is_empty()) {
        let bits = if field.high == field.low {
            format!("{}", field.low)
        } else {
            format!("{}:{}", field.high, field.low)
        };
        let says = if field.says.is_empty() { String::new() } else { format!(" = {}", field.says) };
        let _ = writeln!(
            out,
            "    {bits:>7}  {} = {:#x}{says}\n             {} {}",
            field.name,
            field.value,
            field.meaning,
            first_cite(&field.cite)
        );
    }
}

/// The first of several citations; JSON has them all.
fn first_cite(cites: &str) -> &str {
    cites.find(']').and_then(|end| cites.get(..=end)).unwrap_or(cites)
}
