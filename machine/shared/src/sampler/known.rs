//! Messages that were sent before in this draw: what they were bound to is found by comparing, without decoding anything.
//!
//! Source: house rule: a send is bound once. A message is known again when its descriptors, registers, header and the tables
//! of its thread are the same; then it asks the same of the same surface through the same sampler.

use super::fast::Plan;
use super::message::Request;
use bits::GraphicsAddress;
use ports::{Grf, SendMessage, Stage, ThreadSite};

/// Messages that are remembered, a power of two.
const SLOTS: usize = 32;

/// How a message is done.
#[derive(Clone, Copy)]
pub enum Way {
    /// Lane by lane.
    Lanes,
    /// It samples in whole rows.
    Sample(Plan),
    /// It loads in whole rows, by the load of this number.
    Load(usize),
}

/// What a message was bound to.
#[derive(Clone, Copy)]
pub struct Bound {
    /// What it asks for.
    pub request: Request,
    /// Number of the surface.
    pub surface: usize,
    /// Number of the combination, of messages that need a sampler.
    pub combination: Option<usize>,
    /// How its whole rows are done, where that is possible.
    pub way: Way,
}

/// All that the binding depends on, within a draw.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Stamp {
    draw: u32,
    descriptors: [u32; 2],
    /// Sampler State Pointer and controls.
    header: [u32; 2],
    registers: [u8; 8],
    stage: Stage,
    tables: [GraphicsAddress; 5],
    bindless_count: u32,
}

impl Stamp {
    #[inline(always)]
    fn of(draw: u32, message: &SendMessage, grf: &Grf, site: &ThreadSite) -> Self {
        let header = if message.header_present { grf.register(message.payload(0)) } else { &[0; 8] };
        Self {
            draw,
            descriptors: [message.descriptor, message.extended_descriptor],
            header: [header[2], header[3]],
            registers: [
                message.payload_grf,
                message.payload_length,
                message.second_payload_grf,
                message.second_payload_length,
                message.response_grf,
                message.response_length,
                u8::from(message.header_present),
                message.shared_function,
            ],
            stage: site.stage,
            tables: [
                site.binding_table,
                site.surface_state_base,
                site.bindless_surface_state_base,
                site.sampler_state,
                site.dynamic_state_base,
            ],
            bindless_count: site.bindless_surface_state_count,
        }
    }

    #[inline(always)]
    fn slot(&self) -> usize {
        let spread = (self.descriptors[0] ^ u32::from(self.registers[4]) << 24).wrapping_mul(0x9e37_79b1);
        (spread >> 27) as usize % SLOTS
    }
}

/// The messages of the present draw that were bound.
#[derive(Default)]
pub struct Known {
    slots: Vec<Option<(Stamp, Bound)>>,
}

impl Known {
    /// What a message was bound to when it was sent before.
    #[inline(always)]
    pub fn find(&self, draw: u32, message: &SendMessage, grf: &Grf, site: &ThreadSite) -> Option<&Bound> {
        let stamp = Stamp::of(draw, message, grf, site);
        match self.slots.get(stamp.slot()) {
            Some(Some((known, bound))) if *known == stamp => Some(bound),
            _ => None,
        }
    }

    /// Remembers what a message was bound to.
    pub fn remember(&mut self, draw: u32, message: &SendMessage, grf: &Grf, site: &ThreadSite, bound: Bound) {
        let stamp = Stamp::of(draw, message, grf, site);
        self.slots.resize(SLOTS, None);
        self.slots[stamp.slot()] = Some((stamp, bound));
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.slots.clear();
    }
}
