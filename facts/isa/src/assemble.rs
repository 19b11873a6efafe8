//! Whole programs from text: labels, lengths, jumps.
//!
//! Source: as `parse`; [skl.7:EU Compact Instructions] for which instructions get shorter.

use crate::parse::{ParseError, Parser, Statement, finish};
use crate::word::Encoding;
use crate::{EncodeError, Instruction, compact, encode};
use hw::Platform;
use std::collections::BTreeMap;

/// Which instructions become compact.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Compaction {
    /// Those that say `compacted`.
    #[default]
    AsWritten,
    /// Every one that has a compact form.
    Always,
    /// None.
    Never,
}

/// How to assemble.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct AssembleOptions {
    /// Which instructions become compact.
    pub compaction: Compaction,
}

/// Assembles a program: labels, instructions and `raw` lines.
///
/// # Errors
/// The first mistake of the text, with its place.
pub fn parse_program(platform: &Platform, source: &str) -> Result<Vec<u8>, ParseError> {
    assemble(platform, source, AssembleOptions::default())
}

enum Line<'a> {
    Raw(Vec<u8>),
    Instruction(Box<Statement<'a>>),
}

impl Line<'_> {
    fn length(&self) -> usize {
        match self {
            Line::Raw(bytes) => bytes.len(),
            Line::Instruction(statement) => usize::from(statement.instruction.length_bytes),
        }
    }
}

/// A program as written.
struct Program<'a> {
    parser: Parser<'a>,
    /// Lines with the place where each stands in the text.
    lines: Vec<(usize, Line<'a>)>,
    /// The line that each label stands before.
    labels: BTreeMap<&'a str, usize>,
}

/// Assembles a program, choosing which instructions are compact. Where lengths change, jumps still reach the
/// instructions that they reach as written, be it by label or by number.
///
/// # Errors
/// The first mistake of the text, with its place.
pub fn assemble(platform: &Platform, source: &str, options: AssembleOptions) -> Result<Vec<u8>, ParseError> {
    let encoding = crate::encoding(platform);
    let program = read(encoding, source)?;
    let written: Vec<usize> = program.lines.iter().map(|(_, line)| line.length()).collect();
    let mut lengths = written.clone();
    if options.compaction == Compaction::AsWritten {
        let instructions = program.resolved(&written, &lengths)?;
        return program.encoded(platform, &instructions);
    }
    for (length, (_, line)) in lengths.iter_mut().zip(&program.lines) {
        let Line::Instruction(statement) = line else { continue };
        // Bits that the fields do not say belong to the form that was written.
        if statement.hidden == (0, 0) {
            *length = if options.compaction == Compaction::Always { 8 } else { 16 };
        }
    }
    // What does not fit stays native from then on, so that this ends.
    loop {
        let instructions = program.resolved(&written, &lengths)?;
        let mut has_changed = false;
        for (length, instruction) in lengths.iter_mut().zip(&instructions) {
            let Some(instruction) = instruction.as_ref().filter(|i| i.length_bytes == 8) else { continue };
            if instruction.unclaimed_compact == 0 && !is_compactable(encoding, instruction) {
                *length = 16;
                has_changed = true;
            }
        }
        if !has_changed {
            return program.encoded(platform, &instructions);
        }
    }
}

/// Whether the native word of an instruction has a compact form. What the form ignores may differ between both.
fn is_compactable(encoding: Encoding, instruction: &Instruction) -> bool {
    encode::native(encoding, instruction).is_ok_and(|word| compact::compact(encoding, word).is_some())
}

fn read(encoding: Encoding, source: &str) -> Result<Program<'_>, ParseError> {
    let mut parser = Parser::new(encoding, source);
    let mut labels = BTreeMap::new();
    let mut lines = Vec::new();
    loop {
        parser.blanks();
        if parser.rest().is_empty() {
            return Ok(Program { parser, lines, labels });
        }
        let here = parser.at;
        if let Some(label) = parser.label() {
            if labels.insert(label, lines.len()).is_some() {
                return Err(parser.error_at(here, &format!("label {label} twice")));
            }
        } else if parser.keyword("raw") {
            let bytes = parser.raw()?;
            lines.push((here, Line::Raw(bytes)));
        } else {
            let statement = parser.instruction()?;
            lines.push((here, Line::Instruction(Box::new(statement))));
        }
    }
}

/// Where each line begins, and where the last one ends.
fn offsets(lengths: &[usize]) -> Vec<usize> {
    let mut at = 0;
    let mut out = Vec::with_capacity(lengths.len() + 1);
    for length in lengths {
        out.push(at);
        at += length;
    }
    out.push(at);
    out
}

impl Program<'_> {
    /// The instructions with their lengths and jumps; none for raw lines.
    fn resolved(&self, written: &[usize], lengths: &[usize]) -> Result<Vec<Option<Instruction>>, ParseError> {
        let encoding = self.parser.encoding;
        let (old, new) = (offsets(written), offsets(lengths));
        let has_moved = old != new;
        let mut out = Vec::with_capacity(self.lines.len());
        for (index, (here, line)) in self.lines.iter().enumerate() {
            let Line::Instruction(statement) = line else {
                out.push(None);
                continue;
            };
            let mut instruction = statement.instruction;
            instruction.length_bytes = lengths[index] as u8;
            for (label, is_uip) in [(statement.jip_label, false), (statement.uip_label, true)] {
                let bytes = if is_uip { &mut instruction.uip_bytes } else { &mut instruction.jip_bytes };
                let (line, at) = match label {
                    Some((label, at)) => match self.labels.get(label) {
                        Some(line) => (*line, at),
                        None => {
                            let error = self.parser.error_at(at, &format!("no label {label}"));
                            return Err(error
                                .with_hint(format!("write `{label}:` before the instruction to jump to")));
                        }
                    },
                    // A number that reaches an instruction goes where that goes.
                    None => {
                        let target = old[index] as i64 + i64::from(*bytes);
                        match usize::try_from(target).ok().and_then(|target| old.binary_search(&target).ok())
                        {
                            Some(line) if has_moved => (line, *here),
                            _ => continue,
                        }
                    }
                };
                *bytes = i32::try_from(new[line] as i64 - new[index] as i64)
                    .map_err(|_| self.parser.error_at(at, "the jump is too far"))?;
            }
            let finished = finish(encoding, &instruction, statement.hidden)
                .map_err(|wrong| self.parser.error_at(statement.place(wrong.operand), &wrong.message))?;
            out.push(Some(finished));
        }
        Ok(out)
    }

    fn no_form(&self, at: usize, error: &EncodeError) -> ParseError {
        let out = self.parser.error_at(at, &error.to_string());
        if error.field == "length_bytes" { out.with_hint("leave out `compacted`") } else { out }
    }

    fn encoded(
        &self,
        platform: &Platform,
        instructions: &[Option<Instruction>],
    ) -> Result<Vec<u8>, ParseError> {
        let mut code = Vec::with_capacity(self.lines.len() * 16);
        for ((here, line), instruction) in self.lines.iter().zip(instructions) {
            match (line, instruction) {
                (Line::Raw(bytes), _) => code.extend_from_slice(bytes),
                (_, Some(instruction)) => crate::encode_into(platform, instruction, &mut code)
                    .map_err(|error| self.no_form(*here, &error))?,
                _ => {}
            }
        }
        Ok(code)
    }
}
