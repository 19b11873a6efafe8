//! Messages: descriptors, shared functions, split payloads.
//!
//! Source: [skl.7:send - Send Message], in the syntax of `print`.

use super::{Parsed, Parser, Statement};
use crate::decode::NO_SPECIAL_ACCUMULATOR;
use crate::{Instruction, Source, text};

impl<'a> Parser<'a> {
    pub(super) fn split_send(&mut self, statement: &mut Statement<'a>) -> Parsed<()> {
        self.blanks();
        statement.places[1] = self.at;
        let out = &mut statement.instruction;
        out.destination = self.destination(false)?;
        out.destination.stride = 1;
        let payload = Source { vertical_stride: 8, width: 8, horizontal_stride: 1, ..Default::default() };
        for n in 0..2 {
            self.blanks();
            statement.places[2 + n] = self.at;
            let d = self.destination(false)?;
            out.source[n] = Source {
                file: d.file,
                type_: d.type_,
                register: d.register,
                subregister_bytes: d.subregister_bytes,
                addressing: d.addressing,
                special_accumulator: NO_SPECIAL_ACCUMULATOR,
                ..payload
            };
        }
        match self.descriptor()? {
            Ok(value) => out.send.descriptor = Some(value),
            Err(_) => out.send.descriptor = None,
        }
        match self.descriptor()? {
            Ok(value) => out.send.extended_descriptor = Some(value),
            Err(subregister) => out.send.extended_descriptor_subregister = subregister,
        }
        self.message(out)
    }

    /// A number, or the doubleword sub-register of a0 that holds one.
    fn descriptor(&mut self) -> Parsed<Result<u32, u8>> {
        self.blanks();
        if self.peek().is_ascii_digit() {
            let here = self.at;
            let value = u32::try_from(self.number()?.0);
            return value.map(Ok).map_err(|_| self.error_at(here, "a descriptor has 32 bits"));
        }
        let bracket = self.eat("g[");
        self.expect("a0")?;
        let subregister = if self.eat(".") { self.decimal(7)? as u8 } else { 0 };
        if bracket {
            self.expect("]")?;
        }
        let _ = self.eat("<0,1,0>") || self.eat("<0>");
        self.expect("UD")?;
        Ok(Err(subregister))
    }

    /// `sampler MsgDesc: ...`: the shared function; what follows repeats the descriptor.
    pub(super) fn message(&mut self, out: &mut Instruction) -> Parsed<()> {
        self.blanks();
        let here = self.at;
        let words = self.take(|c| !matches!(c, '{' | ';'));
        let function = words.split("MsgDesc:").next().unwrap_or_default().trim();
        let id = text::SHARED_FUNCTIONS.iter().position(|name| *name == function);
        let id = id.ok_or_else(|| {
            let error = self.error_at(here, &format!("`{function}` is no shared function"));
            error.with_hint(format!(
                "write one of {}, then `MsgDesc:`",
                text::SHARED_FUNCTIONS.map(|name| format!("`{name}`")).join(" ")
            ))
        })?;
        out.send.shared_function = id as u8;
        Ok(())
    }
}
