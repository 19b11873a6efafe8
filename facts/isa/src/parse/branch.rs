//! Where branches go: labels, byte offsets, registers.
//!
//! Source: [skl.7:IP Register], in the syntax of `print`.

use super::{Parsed, Parser, Statement};
use crate::opcode::{Form, Row};
use crate::{File, Opcode};

impl<'a> Parser<'a> {
    pub(super) fn jump(&mut self, row: &Row, statement: &mut Statement<'a>) -> Parsed<()> {
        let out = &mut statement.instruction;
        if matches!(out.opcode, Opcode::Call | Opcode::Calla) {
            self.blanks();
            statement.places[1] = self.at;
            out.destination = self.destination(true)?;
        }
        self.blanks();
        if self.eat("JIP:") {
            (out.jip_bytes, statement.jip_label) = self.jump_target()?;
            if matches!(row.form, Form::JipUip | Form::JipUipOrRegister) {
                self.expect("UIP:")?;
                (out.uip_bytes, statement.uip_label) = self.jump_target()?;
            }
            return Ok(());
        }
        if !matches!(row.form, Form::JipOrRegister | Form::JipUipOrRegister) {
            return Err(self.error("expected `JIP:`"));
        }
        statement.places[2] = self.at;
        let source = self.operand()?;
        if source.file != File::Immediate {
            out.source[0] = source;
            out.source_count = 1;
            return Ok(());
        }
        // Mesa writes the offset of `jmpi` as it stands in the word, counted from the next instruction.
        let units = source.immediate as u32 as i32;
        let bytes = if self.encoding.is_wide() { units } else { units.wrapping_mul(8) };
        out.jip_bytes = bytes.wrapping_add(i32::from(out.length_bytes));
        Ok(())
    }

    fn jump_target(&mut self) -> Parsed<(i32, Option<(&'a str, usize)>)> {
        self.blanks();
        let here = self.at;
        if self.peek() == b'-' || self.peek().is_ascii_digit() {
            let bytes =
                i32::try_from(self.number()?.0).map_err(|_| self.error_at(here, "the jump is too far"))?;
            return Ok((bytes, None));
        }
        match self.take(|c| c.is_ascii_alphanumeric() || c == '_') {
            "" => Err(self.error("expected a label or a byte offset")),
            label => Ok((0, Some((label, here)))),
        }
    }
}
