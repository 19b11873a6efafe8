//! Where decoded submissions go: text for people, one JSON document for scripts, written as it comes.

use super::node::Node;
use crate::output::put;
use anyhow::Result;
use serde::Serialize;
use std::fmt::Write;

/// A submission, before its commands.
#[derive(Serialize)]
pub struct Submission {
    pub number: u64,
    /// Byte in the file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<u64>,
    pub engine: String,
    pub context: u32,
    /// Address of the context image.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub image: Option<u64>,
    /// The address space.
    pub space: String,
}

/// The writer.
pub struct Output {
    json: bool,
    /// Text that is not yet handed to the host.
    buffer: String,
    submissions: u64,
    commands: u64,
}

const FLUSH_BYTES: usize = 64 << 10;

impl Output {
    /// Starts with what the file says of itself.
    ///
    /// # Errors
    /// What the host says.
    pub fn start(platform: &hw::Platform, tool: &str, json: bool) -> Result<Self> {
        let mut output = Self { json, buffer: String::new(), submissions: 0, commands: 0 };
        if json {
            let (device, tool) = (serde_json::to_string(platform.name)?, serde_json::to_string(tool)?);
            let _ = write!(output.buffer, "{{\"device\":{device},\"writer\":{tool},\"submissions\":[");
        } else {
            let _ = writeln!(output.buffer, "; {} ({}), written by {tool}", platform.name, platform.title);
        }
        Ok(output)
    }

    fn flush(&mut self, least: usize) -> Result<()> {
        if self.buffer.len() >= least {
            put(self.buffer.as_bytes())?;
            self.buffer.clear();
        }
        Ok(())
    }

    /// A write of a register.
    ///
    /// # Errors
    /// What the host says.
    pub fn register(&mut self, at: u64, offset: u32, name: Option<&str>, value: u32) -> Result<()> {
        if !self.json {
            let name = name.unwrap_or("register");
            let _ = writeln!(self.buffer, "; byte {at:#x}: {name} {offset:#x} = {value:#x}");
        }
        self.flush(FLUSH_BYTES)
    }

    /// A comment of the file.
    ///
    /// # Errors
    /// What the host says.
    pub fn comment(&mut self, at: u64, text: &str) -> Result<()> {
        if !self.json {
            let _ = writeln!(self.buffer, "; byte {at:#x}: {}", text.trim_end_matches('\0'));
        }
        self.flush(FLUSH_BYTES)
    }

    /// Begins a submission.
    ///
    /// # Errors
    /// What the host says.
    pub fn submission(&mut self, submission: &Submission) -> Result<()> {
        self.commands = 0;
        if self.json {
            let head = serde_json::to_string(submission)?;
            let head = head.trim_end_matches('}');
            let comma = if self.submissions > 0 { "," } else { "" };
            let _ = write!(self.buffer, "{comma}\n{head},\"commands\":[");
        } else {
            let Submission { number, engine, context, space, .. } = submission;
            let _ = write!(self.buffer, "\n; submission {number}: {engine}, context {context:#x}, {space}");
            if let Some(image) = submission.image {
                let _ = write!(self.buffer, ", image {image:#x}");
            }
            self.buffer.push('\n');
        }
        self.submissions += 1;
        self.flush(FLUSH_BYTES)
    }

    /// A command of the submission.
    ///
    /// # Errors
    /// What the host says.
    pub fn command(&mut self, node: Node) -> Result<()> {
        if self.json {
            let comma = if self.commands > 0 { "," } else { "" };
            let _ = write!(self.buffer, "{comma}\n{}", serde_json::to_string(&node)?);
        } else {
            node.print(0, &mut self.buffer);
        }
        self.commands += 1;
        self.flush(FLUSH_BYTES)
    }

    /// Ends the submission.
    ///
    /// # Errors
    /// What the host says.
    pub fn submission_end(&mut self) -> Result<()> {
        if self.json {
            self.buffer.push_str("]}");
        }
        self.flush(FLUSH_BYTES)
    }

    /// Ends the document.
    ///
    /// # Errors
    /// What the host says.
    pub fn end(&mut self) -> Result<()> {
        if self.json {
            self.buffer.push_str("]}\n");
        }
        self.flush(0)
    }
}
