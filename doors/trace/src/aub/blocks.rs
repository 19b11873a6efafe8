//! Executing trace blocks: graphics memory without page tables, rings that start when they are written.
//!
//! Files of other tools bind memory by writing it; those of Halogen's recorder state what is bound.
//!
//! Source: [mesa:aub trace block header].

use super::packet::{Block, BlockOperation, Space};
use super::play::{AubStep, device_options};
use super::read::AubError;
use super::statement::Statement;
use crate::known::{PAGE, Ranges, checksum};
use bits::GraphicsAddress;
use device::{Device, EngineClass, HardwareContext, Submission};
use memory::AddressSpace;
use probe::{Findings, Stop};
use std::collections::BTreeMap;
use std::io;
use std::sync::Arc;

/// Size of graphics memory.
const SPACE_BYTES: u64 = 1 << 40;
/// Where rings are put, which have no place of their own.
const RING: GraphicsAddress = GraphicsAddress(SPACE_BYTES - RING_BYTES);
const RING_BYTES: u64 = 1 << 20;
/// Most bytes that are bound.
const BOUND_LIMIT_BYTES: u64 = 16 << 30;
/// Contexts that a file may have.
const CONTEXTS_LIMIT: usize = 4096;
const BATCH_BUFFER_END: u32 = 0x0500_0000;

/// A device that executes trace blocks.
pub(crate) struct Blocks {
    device: Device,
    space: AddressSpace,
    ranges: Ranges,
    bound_bytes: u64,
    /// The file states what is bound.
    is_stated: bool,
    context: u32,
    contexts: BTreeMap<(u8, u32), HardwareContext>,
}

impl Blocks {
    pub(crate) fn new(platform: &'static hw::Platform, findings: Arc<Findings>) -> io::Result<Self> {
        let mut space = AddressSpace::new(SPACE_BYTES)?;
        space.bind_anonymous(RING, RING_BYTES)?;
        Ok(Self {
            device: Device::new(platform, device_options(), findings),
            space,
            ranges: Ranges::new(),
            bound_bytes: 0,
            is_stated: false,
            context: 0,
            contexts: BTreeMap::new(),
        })
    }

    /// Reads up to the first byte that is not bound.
    pub(crate) fn read(&self, address: u64, into: &mut [u8]) -> usize {
        let view = self.space.view(GraphicsAddress(address), into.len() as u64);
        let length = view.len().min(into.len());
        view.read_bytes(0, &mut into[..length]);
        length
    }

    /// Everything that is bound: first byte, length. Neighbours are one range.
    pub(crate) fn ranges(&self) -> Vec<(u64, u64)> {
        let mut merged: Vec<(u64, u64)> = Vec::new();
        for (&at, &bytes) in &self.ranges {
            match merged.last_mut() {
                Some(last) if last.0 + last.1 == at => last.1 += bytes,
                _ => merged.push((at, bytes)),
            }
        }
        merged
    }

    /// Checksum of ranges.
    pub(crate) fn checksum(&self, ranges: &[(u64, u64)]) -> u32 {
        checksum(&self.space, &ranges.iter().copied().collect())
    }

    fn bind(&mut self, at: u64, bytes: u64) -> Result<(), String> {
        self.bound_bytes = self.bound_bytes.saturating_add(bytes);
        let end = at.checked_add(bytes).filter(|&end| end <= RING.0);
        if end.is_none() || bytes == 0 || self.bound_bytes > BOUND_LIMIT_BYTES {
            return Err(format!("{bytes} bytes at {at:#x} cannot be bound"));
        }
        self.space.bind_anonymous(GraphicsAddress(at), bytes).map_err(|error| error.to_string())?;
        self.ranges.insert(at, bytes);
        Ok(())
    }

    /// Binds the pages of a write that are not bound yet.
    fn bind_pages(&mut self, at: u64, bytes: u64) -> Result<(), String> {
        let page = PAGE as u64;
        let (mut from, end) = (at / page * page, (at + bytes).next_multiple_of(page));
        while from < end {
            if self.space.is_bound(GraphicsAddress(from), page) {
                from += page;
                continue;
            }
            let mut to = from + page;
            while to < end && !self.space.is_bound(GraphicsAddress(to), page) {
                to += page;
            }
            self.bind(from, to - from)?;
            from = to;
        }
        Ok(())
    }

    /// Does what a block says.
    pub(crate) fn block(&mut self, at: u64, block: &Block, steps: &mut Vec<AubStep>) -> Result<(), AubError> {
        let damaged = |what: String| AubError::Damaged { at, what };
        let write = &block.write;
        match (block.operation, write.space) {
            (BlockOperation::Comment, _) => {
                let text = String::from_utf8_lossy(write.data);
                match Statement::parse(&text) {
                    Some(Statement::Memory(None, sum)) => {
                        if let Some(step) = steps.last_mut() {
                            step.expected = Some(sum);
                        }
                    }
                    Some(Statement::Bind(address, bytes)) => {
                        self.is_stated = true;
                        if !address.is_multiple_of(PAGE as u64) || !bytes.is_multiple_of(PAGE as u64) {
                            return Err(damaged(format!(
                                "whole pages are bound, not {bytes} bytes at {address:#x}"
                            )));
                        }
                        self.bind(address, bytes).map_err(damaged)?;
                    }
                    Some(Statement::Unbind(address, bytes)) => {
                        if self.ranges.remove(&address) != Some(bytes) {
                            return Err(damaged(format!("{bytes} bytes at {address:#x} are not bound")));
                        }
                        self.bound_bytes = self.bound_bytes.saturating_sub(bytes);
                        self.space.unbind(GraphicsAddress(address), bytes)?;
                    }
                    Some(Statement::Context(number)) => self.context = number,
                    _ => {}
                }
                Ok(())
            }
            (BlockOperation::Data, Space::Local) => {
                if !self.is_stated {
                    self.bind_pages(write.address, write.bytes).map_err(damaged)?;
                }
                let written = self.space.write(GraphicsAddress(write.address), write.data);
                written.map_err(|fault| damaged(format!("data for {}, which is not bound", fault.address)))
            }
            // Entries of the global table: blocks address what they map, not memory behind it.
            (BlockOperation::Data, Space::GgttEntry) => Ok(()),
            (BlockOperation::Data, other) => {
                Err(AubError::Impossible { at, what: format!("a block for {other} is not built") })
            }
            (BlockOperation::Ring(ring), _) => {
                let step = self.ring(at, ring, write.data)?;
                steps.push(step);
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn ring(&mut self, at: u64, ring: u8, commands: &[u8]) -> Result<AubStep, AubError> {
        let (engine, name) = match ring {
            2 => (EngineClass::Render, "render"),
            3 => (EngineClass::Video, "video"),
            4 => (EngineClass::Copy, "blitter"),
            other => {
                return Err(AubError::Impossible { at, what: format!("there is no ring {other}") });
            }
        };
        // MI_BATCH_BUFFER_END of a batch ends the submission, or else this one behind the ring does.
        let mut bytes = commands.to_vec();
        bytes.extend(BATCH_BUFFER_END.to_le_bytes());
        if self.space.write(RING, &bytes).is_err() {
            let what = format!("a ring of less than {RING_BYTES} bytes is expected");
            return Err(AubError::Damaged { at, what });
        }
        let key = (ring, self.context);
        if self.contexts.len() >= CONTEXTS_LIMIT && !self.contexts.contains_key(&key) {
            return Err(AubError::Impossible { at, what: "it has too many contexts".into() });
        }
        let submission = Submission { engine, batch: RING, batch_bytes: 0 };
        let context = self.contexts.entry(key).or_insert_with(|| self.device.create_context());
        let stop = self.device.submit(context, &self.space, submission).err();
        let stop = stop.map(|stop| match stop {
            Stop::Fault(fault) => match fault.address {
                Some(address) => format!("{} at {address} [{}]", fault.text, fault.system),
                None => format!("{} [{}]", fault.text, fault.system),
            },
            Stop::Strict => "a Gap in a strict run".into(),
            Stop::Bug => "a bug of Halogen".into(),
        });
        let got = checksum(&self.space, &self.ranges);
        Ok(AubStep::of_ring(at, name, self.context, got, stop))
    }
}
