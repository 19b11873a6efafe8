//! In which order straight code is done, and which values it knows.
//!
//! Source: [`eu::straight`]. Between two calls of handlers nothing but registers and flags carries data from one operation
//! to the next, so that every register content is a value of its own, written once, and the order is free where values do
//! not meet. Compilers interleave chains that have nothing to do with each other, as many as the EU has registers for;
//! hosts have fewer. Chains are done one group after the other, as many at a time as fit host vectors.

use eu::straight::{Core, Lanes, Plain, PlainSource, Target};
use std::collections::BTreeMap;
use std::ops::{Range, RangeInclusive};

/// Registers of a thread.
pub(crate) const REGISTERS: usize = 128;

/// Number of a value of a segment.
pub(crate) type Id = usize;

/// What a register holds between two writes.
#[derive(Debug)]
pub(crate) struct Value {
    pub register: usize,
    /// It was there before.
    pub initial: bool,
    /// It is there afterwards.
    pub last: bool,
    /// Units that read it, in the order in which they are done.
    pub reads: Vec<usize>,
}

/// What is done at once: one vector of an operation, of comparisons all.
#[derive(Debug)]
pub(crate) struct Unit {
    /// Number of the operation in its run.
    pub operation: usize,
    pub vectors: Range<usize>,
    pub reads: Vec<Id>,
    pub writes: Vec<Id>,
}

/// Operations between two calls.
#[derive(Debug)]
pub(crate) struct Segment {
    pub units: Vec<Unit>,
    pub values: Vec<Value>,
    /// The value that each register begins with, when somebody reads it.
    pub initial: Vec<Option<Id>>,
}

/// Vectors of one operation.
pub(crate) fn vectors(plain: &Plain) -> usize {
    match element_bytes(plain) {
        8 => plain.channels as usize / 4,
        2 => 1,
        _ => (plain.channels as usize).div_ceil(8),
    }
}

pub(crate) fn element_bytes(plain: &Plain) -> u16 {
    match plain.core {
        Core::AddDouble | Core::MulDouble | Core::MadDouble => 8,
        _ if plain.halves => 2,
        _ => 4,
    }
}

pub(crate) fn is_compare(plain: &Plain) -> bool {
    matches!(plain.core, Core::CompareFloat | Core::CompareInt)
}

/// Some lanes of the target stay as they were.
pub(crate) fn keeps_lanes(plain: &Plain) -> bool {
    plain.channels == 1 || plain.predicated && plain.core != Core::Select
}

/// Registers that vector `vector` of a source touches.
pub(crate) fn source_registers(source: &PlainSource, vector: usize, element: u16) -> RangeInclusive<usize> {
    let register = |byte: u16| usize::from(byte) / 32;
    match source.lanes {
        Lanes::Row(offset) => register(offset) + vector..=register(offset) + vector,
        Lanes::Splat(offset) => register(offset)..=register(offset + element - 1),
        Lanes::Words(offset, _) => {
            let start = offset + 16 * vector as u16;
            register(start)..=register(start + 15)
        }
        #[allow(clippy::reversed_empty_ranges)]
        Lanes::Immediate(_) => 1..=0,
    }
}

pub(crate) fn target_register(plain: &Plain, vector: usize) -> Option<usize> {
    match plain.target {
        Target::Nowhere => None,
        Target::Row(offset) | Target::RowOfFloats(offset) => Some(usize::from(offset) / 32 + vector),
    }
}

/// True when an earlier vector of the result overwrites what a later one reads.
pub(crate) fn overlaps(plain: &Plain) -> bool {
    let element = element_bytes(plain);
    (1..vectors(plain)).any(|later| {
        plain.sources[..plain.source_count].iter().any(|source| {
            source_registers(source, later, element)
                .any(|read| (0..later).any(|earlier| target_register(plain, earlier) == Some(read)))
        })
    })
}

/// Values in the making.
struct Values {
    values: Vec<Value>,
    initial: Vec<Option<Id>>,
    present: Vec<Option<Id>>,
}

impl Values {
    fn read(&mut self, register: usize) -> Option<Id> {
        if let Some(id) = *self.present.get(register)? {
            return Some(id);
        }
        let id = self.add(register, true);
        self.initial[register] = Some(id);
        Some(id)
    }

    fn write(&mut self, register: usize) -> Option<Id> {
        self.present.get(register)?;
        Some(self.add(register, false))
    }

    fn add(&mut self, register: usize, initial: bool) -> Id {
        let id = self.values.len();
        self.values.push(Value { register, initial, last: false, reads: Vec::new() });
        self.present[register] = Some(id);
        id
    }
}

/// Plans operations that follow each other, numbered as in their run. `room` is how many host vectors there are. `None`
/// for a register that does not exist.
pub(crate) fn segment(operations: &[(usize, Plain)], room: usize) -> Option<Segment> {
    let mut values =
        Values { values: Vec::new(), initial: vec![None; REGISTERS], present: vec![None; REGISTERS] };
    let mut units = Vec::new();
    let mut costs = Vec::new();
    let mut writers: BTreeMap<Id, usize> = BTreeMap::new();
    let mut groups = Groups::default();
    let mut flags: Option<usize> = None;
    for (operation, plain) in operations {
        let all = vectors(plain);
        let at_once = if is_compare(plain) { all } else { 1 };
        // What an operation reads is older than what it writes: `overlaps` was asked.
        for first in (0..all).step_by(at_once) {
            let range = first..first + at_once;
            let unit = unit(*operation, plain, range, &mut values)?;
            let index = groups.add();
            for &id in &unit.reads {
                groups.join(index, writers.get(&id).copied());
            }
            writers.extend(unit.writes.iter().map(|&id| (id, index)));
            if is_compare(plain) || plain.predicated {
                groups.join(index, flags);
                flags = Some(index);
            }
            units.push(unit);
            costs.push(if plain.halves { 2 } else { 1 });
        }
    }
    for id in values.present.iter().flatten() {
        let value = &mut values.values[*id];
        value.last = !value.initial;
    }
    let order = order(&units, &costs, &mut groups, room);
    let mut slots: Vec<Option<Unit>> = units.into_iter().map(Some).collect();
    let units: Vec<Unit> = order.into_iter().filter_map(|index| slots[index].take()).collect();
    for (index, unit) in units.iter().enumerate() {
        for &id in &unit.reads {
            values.values[id].reads.push(index);
        }
    }
    Some(Segment { units, values: values.values, initial: values.initial })
}

fn unit(operation: usize, plain: &Plain, vectors: Range<usize>, values: &mut Values) -> Option<Unit> {
    let element = element_bytes(plain);
    let (mut reads, mut writes) = (Vec::new(), Vec::new());
    for vector in vectors.clone() {
        for source in &plain.sources[..plain.source_count] {
            for register in source_registers(source, vector, element) {
                reads.push(values.read(register)?);
            }
        }
        if keeps_lanes(plain)
            && let Some(register) = target_register(plain, vector)
        {
            reads.push(values.read(register)?);
        }
    }
    for vector in vectors.clone() {
        if let Some(register) = target_register(plain, vector) {
            writes.push(values.write(register)?);
        }
    }
    reads.sort_unstable();
    reads.dedup();
    Some(Unit { operation, vectors, reads, writes })
}

/// Units that belong together: each names one before it, or itself.
#[derive(Default)]
struct Groups {
    leader: Vec<usize>,
}

impl Groups {
    fn add(&mut self) -> usize {
        self.leader.push(self.leader.len());
        self.leader.len() - 1
    }

    fn find(&mut self, mut unit: usize) -> usize {
        while self.leader[unit] != unit {
            self.leader[unit] = self.leader[self.leader[unit]];
            unit = self.leader[unit];
        }
        unit
    }

    fn join(&mut self, unit: usize, with: Option<usize>) {
        let Some(with) = with else { return };
        let (a, b) = (self.find(unit), self.find(with));
        self.leader[a.max(b)] = a.min(b);
    }
}

/// The most vectors that units need at one time when they are done in this order.
fn pressure(units: &[Unit], costs: &[usize], chosen: &[usize]) -> usize {
    let mut last_read = BTreeMap::new();
    for &index in chosen {
        for &id in &units[index].reads {
            last_read.insert(id, index);
        }
    }
    let mut live = BTreeMap::new();
    let (mut now, mut most) = (0, 0);
    for &index in chosen {
        for &id in &units[index].reads {
            live.entry(id).or_insert_with(|| {
                now += costs[index];
                costs[index]
            });
        }
        most = most.max(now);
        for id in &units[index].reads {
            if last_read.get(id) == Some(&index) {
                now -= live.remove(id).unwrap_or(0);
            }
        }
        for &id in &units[index].writes {
            if last_read.contains_key(&id) {
                now += costs[index];
                live.insert(id, costs[index]);
            }
        }
        most = most.max(now);
    }
    most
}

/// The order in which units are done.
fn order(units: &[Unit], costs: &[usize], groups: &mut Groups, room: usize) -> Vec<usize> {
    let all: Vec<usize> = (0..units.len()).collect();
    if pressure(units, costs, &all) <= room {
        return all;
    }
    let mut chains: Vec<Vec<usize>> = Vec::new();
    let mut chain_of = vec![usize::MAX; units.len()];
    for index in 0..units.len() {
        let leader = groups.find(index);
        if chain_of[leader] == usize::MAX {
            chain_of[leader] = chains.len();
            chains.push(Vec::new());
        }
        chains[chain_of[leader]].push(index);
    }
    let needs: Vec<usize> = chains.iter().map(|chain| pressure(units, costs, chain)).collect();
    // As few groups as there is room for, all of about the same size: a chain alone waits for itself.
    let most = parts(&needs, room).len();
    let limit = (1..=room).find(|&limit| parts(&needs, limit).len() <= most).unwrap_or(room);
    let mut order = Vec::with_capacity(units.len());
    for part in parts(&needs, limit) {
        let start = order.len();
        order.extend(part.flat_map(|chain| chains[chain].iter().copied()));
        order[start..].sort_unstable();
    }
    order
}

/// Consecutive chains that need no more than `limit` together, or are alone.
fn parts(needs: &[usize], limit: usize) -> Vec<Range<usize>> {
    let mut parts: Vec<Range<usize>> = Vec::new();
    let mut sum = 0;
    for (chain, &need) in needs.iter().enumerate() {
        match parts.last_mut() {
            Some(part) if sum + need <= limit => part.end = chain + 1,
            _ => {
                parts.push(chain..chain + 1);
                sum = 0;
            }
        }
        sum += need;
    }
    parts
}

#[cfg(test)]
mod tests;
