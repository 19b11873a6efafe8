//! Which host vector holds which value, and where the others are.
//!
//! Source: [`crate::plan`]. A value is read from memory when it is first needed. A vector that is needed for something
//! else is that of the value whose next reader is furthest away; what nobody reads any more is not written anywhere. A
//! register of the thread is written once, when nobody needs what it held before; a value that has to leave its vector
//! earlier goes into the frame.

use crate::assembler::{Assembler, Last, Ymm, op};
use crate::plan::{Id, Segment};

/// Host vectors.
pub(crate) const VECTORS: usize = 16;
/// Values that the frame has room for.
const FRAME_LIMIT: usize = 240;

/// Which lanes of a value a vector holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Form {
    /// All, as in the register.
    Whole,
    /// Half floats 0 to 7 as floats.
    Low,
    /// Half floats 8 to 15 as floats.
    High,
}

impl Form {
    /// Where the form's half floats are in the register.
    fn offset(self) -> u32 {
        if self == Form::High { 16 } else { 0 }
    }
}

/// A value in a vector.
#[derive(Clone, Copy)]
struct Held {
    value: Id,
    form: Form,
    /// It is nowhere else.
    dirty: bool,
}

/// Where a value is in memory.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Location {
    Nowhere,
    Home,
    Frame(usize),
}

pub(crate) struct Vectors {
    held: [Option<Held>; VECTORS],
    /// How many of them are for values.
    available: usize,
    /// How often the present unit uses each vector.
    pinned: [u8; VECTORS],
    /// A unit needed more vectors than there are.
    exhausted: bool,
    locations: Vec<Location>,
    /// Owners of places in the frame.
    frame: Vec<Id>,
    pub(crate) segment: Segment,
    /// The present unit.
    pub(crate) at: usize,
    /// Places of the frame that were ever used.
    pub(crate) frame_places: usize,
}

impl Vectors {
    pub(crate) fn new() -> Self {
        Self {
            held: [None; VECTORS],
            available: VECTORS,
            pinned: [0; VECTORS],
            exhausted: false,
            locations: Vec::new(),
            frame: Vec::new(),
            segment: Segment { units: Vec::new(), values: Vec::new(), initial: Vec::new() },
            at: 0,
            frame_places: 0,
        }
    }

    /// Everything is in memory, and a new segment begins, for which the first `available` vectors may be used.
    pub(crate) fn begin(&mut self, segment: Segment, available: usize) {
        self.available = available;
        self.held = [None; VECTORS];
        self.locations = segment
            .values
            .iter()
            .map(|value| if value.initial { Location::Home } else { Location::Nowhere })
            .collect();
        self.frame.clear();
        self.segment = segment;
        self.at = 0;
    }

    /// Vectors of the unit before may be used for something else.
    pub(crate) fn unpin(&mut self) {
        self.pinned = [0; VECTORS];
    }

    /// One use of a vector is over.
    pub(crate) fn release(&mut self, vector: Ymm) {
        let uses = &mut self.pinned[usize::from(vector)];
        *uses = uses.saturating_sub(1);
    }

    fn pin(&mut self, vector: Ymm) {
        self.pinned[usize::from(vector)] += 1;
    }

    /// True when vectors and the frame had room for everything.
    pub(crate) fn fits(&self) -> bool {
        self.frame_places <= FRAME_LIMIT && !self.exhausted
    }

    /// The first unit from `from` on that reads a value.
    fn next_read(&self, value: Id, from: usize) -> Option<usize> {
        let reads = &self.segment.values[value].reads;
        reads.get(reads.partition_point(|&unit| unit < from)).copied()
    }

    /// Nobody needs what a register held at first.
    fn home_is_free(&self, register: usize) -> bool {
        self.segment
            .initial
            .get(register)
            .copied()
            .flatten()
            .is_none_or(|id| self.next_read(id, self.at).is_none())
    }

    /// How far away the next reader of what a vector holds is; of equals, what costs least to give up comes last.
    fn distance(&self, vector: usize) -> (usize, u8) {
        let Some(held) = self.held[vector] else { return (usize::MAX, 3) };
        match self.next_read(held.value, self.at) {
            Some(index) => (index, u8::from(!held.dirty)),
            None if held.dirty && self.segment.values[held.value].last => (usize::MAX, 1),
            None => (usize::MAX, 2),
        }
    }

    /// The vector to be given up next.
    fn victim(&self) -> Option<usize> {
        (0..self.available)
            .filter(|&vector| self.pinned[vector] == 0)
            .max_by_key(|&vector| self.distance(vector))
    }

    /// A vector for something else, which the present unit keeps.
    pub(crate) fn vacate(&mut self, code: &mut Assembler) -> Ymm {
        let Some(vector) = self.victim() else {
            self.exhausted = true;
            return 0;
        };
        if let Some(held) = self.held[vector]
            && held.dirty
            && (self.next_read(held.value, self.at).is_some() || self.segment.values[held.value].last)
        {
            self.save(held.value, code);
        }
        self.held[vector] = None;
        self.pin(vector as Ymm);
        vector as Ymm
    }

    /// Where a value is to be written in memory.
    fn place(&mut self, value: Id) -> Location {
        let Location::Nowhere = self.locations[value] else { return self.locations[value] };
        let content = &self.segment.values[value];
        let location = if content.last && self.home_is_free(content.register) {
            Location::Home
        } else {
            let unused = |owner: &Id| {
                let content = &self.segment.values[*owner];
                self.next_read(*owner, self.at).is_none()
                    && (!content.last || self.locations[*owner] == Location::Home)
            };
            let place = self.frame.iter().position(unused).unwrap_or(self.frame.len());
            if place == self.frame.len() {
                self.frame.push(value);
                self.frame_places = self.frame_places.max(self.frame.len());
            }
            self.frame[place] = value;
            Location::Frame(place)
        };
        self.locations[value] = location;
        location
    }

    fn address(&self, value: Id, offset: u32) -> Last {
        match self.locations[value] {
            Location::Frame(place) => Last::Frame(place as u32 * 32 + offset),
            _ => Last::Thread(self.segment.values[value].register as u32 * 32 + offset),
        }
    }

    /// Writes a value that is only in vectors to memory.
    fn save(&mut self, value: Id, code: &mut Assembler) {
        if !self.held.iter().flatten().any(|held| held.value == value && held.dirty) {
            return;
        }
        self.place(value);
        for vector in 0..VECTORS {
            let Some(held) = &mut self.held[vector] else { continue };
            if held.value != value || !held.dirty {
                continue;
            }
            held.dirty = false;
            let form = held.form;
            let to = self.address(value, form.offset());
            match form {
                Form::Whole => code.vex(op::VMOVDQU_STORE, vector as Ymm, 0, to, None),
                _ => code.vex(op::VCVTPS2PH, vector as Ymm, 0, to, Some(0)),
            }
        }
    }

    /// A value in memory, from this byte of it on.
    pub(crate) fn in_memory(&mut self, value: Id, offset: u32, code: &mut Assembler) -> Last {
        self.save(value, code);
        self.address(value, offset)
    }

    /// Brings all registers up to date.
    pub(crate) fn write_back(&mut self, code: &mut Assembler) {
        self.at = self.segment.units.len();
        self.unpin();
        for value in 0..self.segment.values.len() {
            if !self.segment.values[value].last {
                continue;
            }
            self.save(value, code);
            if self.locations[value] != Location::Home {
                self.unpin();
                let vector = self.fetch(value, code);
                self.locations[value] = Location::Home;
                code.vex(op::VMOVDQU_STORE, vector, 0, self.address(value, 0), None);
            }
        }
    }

    /// The vector that holds a value in a form.
    pub(crate) fn find(&mut self, value: Id, form: Form) -> Option<Ymm> {
        let is_it = |held: &Option<Held>| held.is_some_and(|held| held.value == value && held.form == form);
        let vector = self.held.iter().position(is_it)? as Ymm;
        self.pin(vector);
        Some(vector)
    }

    /// The vector that holds a value, in memory if it is read later than all that vectors hold.
    pub(crate) fn operand(&mut self, value: Id, code: &mut Assembler) -> Last {
        if let Some(vector) = self.find(value, Form::Whole) {
            return Last::Register(vector);
        }
        let next = self.next_read(value, self.at + 1).unwrap_or(usize::MAX);
        if self.victim().is_none_or(|victim| self.distance(victim).0 <= next) {
            return self.in_memory(value, 0, code);
        }
        Last::Register(self.fetch(value, code))
    }

    /// The vector that holds a value.
    pub(crate) fn fetch(&mut self, value: Id, code: &mut Assembler) -> Ymm {
        if let Some(vector) = self.find(value, Form::Whole) {
            return vector;
        }
        let from = self.in_memory(value, 0, code);
        let vector = self.vacate(code);
        code.vex(op::VMOVDQU_LOAD, vector, 0, from, None);
        self.held[usize::from(vector)] = Some(Held { value, form: Form::Whole, dirty: false });
        vector
    }

    /// The vector that holds a half of a value as floats.
    pub(crate) fn fetch_half(&mut self, value: Id, form: Form, code: &mut Assembler) -> Ymm {
        if let Some(vector) = self.find(value, form) {
            return vector;
        }
        let whole = self.find(value, Form::Whole);
        let (vector, from) = match whole {
            Some(whole) if form == Form::Low => (self.vacate(code), Last::Register(whole)),
            Some(whole) => {
                let vector = self.vacate(code);
                code.vex(op::VEXTRACTI128, whole, 0, Last::Register(vector), Some(1));
                (vector, Last::Register(vector))
            }
            None => {
                let from = self.in_memory(value, form.offset(), code);
                (self.vacate(code), from)
            }
        };
        code.vex(op::VCVTPH2PS, vector, 0, from, None);
        self.held[usize::from(vector)] = Some(Held { value, form, dirty: false });
        vector
    }

    /// The vector that a value is to be written in: that of a source which nobody reads again, or another.
    pub(crate) fn overwrite(&mut self, value: Id, form: Form, sources: &[Last], code: &mut Assembler) -> Ymm {
        let ends = |vector: Ymm| {
            self.held[usize::from(vector)].is_some_and(|held| {
                let content = &self.segment.values[held.value];
                self.next_read(held.value, self.at + 1).is_none() && !(content.last && held.dirty)
            })
        };
        let reused = sources.iter().find_map(|source| match *source {
            Last::Register(vector) if ends(vector) => Some(vector),
            _ => None,
        });
        let vector = reused.unwrap_or_else(|| self.vacate(code));
        self.held[usize::from(vector)] = Some(Held { value, form, dirty: true });
        self.pin(vector);
        vector
    }
}

#[cfg(test)]
mod tests;
