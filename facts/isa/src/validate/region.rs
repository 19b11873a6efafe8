//! Rules on regions.
//!
//! Source: [skl.7:Register Region Restrictions], [bxt.6:Register Region Restrictions]; [mesa:compiler brw_eu_validate]
//! for what the manuals of Gen7 and Gen8 add.

use super::context::{Elements, is_scalar};
use super::{Context, Found, say};
use crate::opcode::Form;
use crate::{Addressing, File, Operand, Source, Type};

pub(crate) fn width(c: &Context, f: &mut Found) {
    for (operand, s) in c.regions() {
        if u32::from(s.width) > c.channels() {
            say!(f, operand, "width {} with {} channels", s.width, c.channels());
        }
    }
}

pub(crate) fn row_stride(c: &Context, f: &mut Found) {
    for (operand, s) in c.regions() {
        let product = u32::from(s.width) * u32::from(s.horizontal_stride);
        let whole = u32::from(s.width) == c.channels() && s.width > 1 && s.horizontal_stride != 0;
        if whole && u32::from(s.vertical_stride) != product {
            say!(f, operand, "vertical stride {} instead of {}", s.vertical_stride, product);
        }
    }
}

pub(crate) fn width_one(c: &Context, f: &mut Found) {
    for (operand, s) in c.regions().filter(|(_, s)| s.width == 1 && s.horizontal_stride != 0) {
        say!(f, operand, "the horizontal stride is {}", s.horizontal_stride);
    }
}

pub(crate) fn scalar(c: &Context, f: &mut Found) {
    let one = |s: &Source| c.channels() == 1 && s.width == 1;
    for (operand, s) in c.regions().filter(|(_, s)| one(s) && s.vertical_stride != 0) {
        say!(f, operand, "the vertical stride is {}", s.vertical_stride);
    }
}

pub(crate) fn strides_zero(c: &Context, f: &mut Found) {
    let zero = |s: &Source| s.vertical_stride == 0 && s.horizontal_stride == 0;
    for (operand, s) in c.regions().filter(|(_, s)| zero(s) && s.width != 1) {
        say!(f, operand, "width {}", s.width);
    }
}

pub(crate) fn destination_stride(c: &Context, f: &mut Found) {
    // In Align16 the field is no stride, and has a rule of its own.
    if c.has_regions() && !c.align16() && c.i.destination.stride == 0 {
        say!(f, Operand::Destination, "it is 0");
    }
}

/// One source with the places of its elements, when it is in general registers.
fn placed<'a>(c: &'a Context) -> impl Iterator<Item = (Operand, &'a Source, Elements)> + Clone {
    c.regions().filter_map(|(operand, s)| {
        let fits = s.file == File::Grf && u32::from(s.width) <= c.channels();
        Some((operand, s, c.source_elements(s).filter(|_| fits)?))
    })
}

/// Places of the destination's elements, when it is in general registers.
fn destination(c: &Context) -> Option<Elements> {
    let d = c.destination().filter(|d| c.has_regions() && d.file == File::Grf && d.stride != 0)?;
    (d.addressing == Addressing::Direct).then(|| c.destination_elements()).flatten()
}

pub(crate) fn source_span(c: &Context, f: &mut Found) {
    for (operand, _, elements) in placed(c) {
        let end = elements.end(c.channels());
        if end > 64 {
            say!(f, operand, "its last byte is {}", end - 1);
        }
    }
}

pub(crate) fn destination_span(c: &Context, f: &mut Found) {
    let Some(elements) = destination(c) else { return };
    let end = elements.end(c.channels());
    if end > 64 {
        say!(f, Operand::Destination, "its last byte is {}", end - 1);
    }
}

pub(crate) fn row_crosses(c: &Context, f: &mut Found) {
    for (operand, s, elements) in placed(c) {
        let width = u32::from(s.width);
        let crossing = (0..c.channels() / width).find(|row| {
            let (first, last) = (elements.at(row * width), elements.at(row * width + width - 1));
            first / 32 != (last + elements.size - 1) / 32
        });
        if let Some(row) = crossing {
            say!(f, operand, "row {} starts at byte {}", row, elements.at(row * width));
        }
    }
}

pub(crate) fn alignment(c: &Context, f: &mut Found) {
    if !c.has_regions() || c.align16() {
        return;
    }
    for register in c.registers().filter(|register| register.is_direct()) {
        let size = c.element_bytes(register.type_);
        if !u32::from(register.subregister_bytes).is_multiple_of(size) {
            say!(f, register.operand, "{} starts at byte {}", register.type_, register.subregister_bytes);
        }
    }
}

/// Channels whose destination lies below and at or above `limit`.
fn split(c: &Context, elements: Elements, limit: u32) -> (u32, u32) {
    let low = (0..c.channels()).filter(|channel| elements.at(*channel) % 64 < limit).count() as u32;
    (low, c.channels() - low)
}

fn uneven(c: &Context, f: &mut Found) {
    let Some(elements) = destination(c) else { return };
    let (low, high) = split(c, elements, 32);
    if high != 0 && low != high {
        say!(f, Operand::Destination, "{} and {} elements", low, high);
    }
}

pub(crate) fn destination_split(c: &Context, f: &mut Found) {
    uneven(c, f);
}

pub(crate) fn math_split(c: &Context, f: &mut Found) {
    if c.row.form == Form::Math {
        uneven(c, f);
    }
}

pub(crate) fn oword_split(c: &Context, f: &mut Found) {
    let Some(elements) = destination(c).filter(|elements| elements.end(c.channels()) <= 32) else { return };
    if placed(c).all(|(_, _, source)| source.end(c.channels()) <= 32) {
        return;
    }
    let (low, high) = split(c, elements, 16);
    if low != 0 && high != 0 && low != high {
        say!(f, Operand::Destination, "{} and {} elements in its halves", low, high);
    }
}

/// Sources in two registers of an instruction whose destination is in two registers.
fn pairs<'a>(c: &'a Context) -> impl Iterator<Item = (Operand, &'a Source, Elements)> {
    let two = destination(c).is_some_and(|elements| elements.end(c.channels()) > 32);
    placed(c).filter(move |(_, _, source)| two && source.end(c.channels()) > 32)
}

/// A channel goes to another place than the rule wants.
pub(super) fn say_goes(f: &mut Found, operand: Operand, channel: u32, from: Elements, to: Elements) {
    let (from, to) = (from.at(channel), to.at(channel));
    say!(f, operand, "channel {} goes from byte {} to byte {}", channel, from, to);
}

pub(crate) fn register_pairs(c: &Context, f: &mut Found) {
    let Some(to) = destination(c) else { return };
    for (operand, _, from) in pairs(c) {
        let strays = |channel: &u32| (to.at(*channel) < 32) != (from.at(*channel) < 32);
        if let Some(channel) = (0..c.channels()).find(strays) {
            say_goes(f, operand, channel, from, to);
        }
    }
}

pub(crate) fn register_offsets(c: &Context, f: &mut Found) {
    if c.row.form == Form::One {
        return;
    }
    for (operand, _, from) in pairs(c) {
        let second = (0..c.channels()).map(|channel| from.at(channel)).find(|at| *at >= 32);
        if let Some(second) = second.filter(|second| second - 32 != from.at(0)) {
            say!(f, operand, "it starts at bytes {} and {}", from.at(0), second - 32);
        }
    }
}

pub(crate) fn source_pairs(c: &Context, f: &mut Found) {
    let Some(to) = destination(c).filter(|elements| elements.end(c.channels()) > 32) else { return };
    let d = &c.i.destination;
    let doublewords = d.stride == 1 && d.type_.bytes() == 4;
    for (operand, s, from) in placed(c) {
        let words = matches!(s.type_, Type::W | Type::Uw);
        let packed = s.horizontal_stride == 1 && s.vertical_stride == s.width;
        let expands = doublewords && words && packed;
        if from.end(c.channels()) <= 32 && !is_scalar(s) && !expands {
            say!(
                f,
                operand,
                "it ends at byte {}, the destination at {}",
                from.end(c.channels()),
                to.end(c.channels())
            );
        }
    }
}

pub(crate) fn overlap(c: &Context, f: &mut Found) {
    match c.row.form {
        Form::Three => overlap_three(c, f, false),
        Form::Math => overlap_regions(c, f),
        _ => {}
    }
}

pub(crate) fn overlap_region(c: &Context, f: &mut Found) {
    match c.row.form {
        Form::One | Form::Two => overlap_regions(c, f),
        Form::Three => overlap_three(c, f, true),
        _ => {}
    }
}

fn has_wide_types(c: &Context) -> bool {
    c.types().any(|type_| type_.bytes() == 8)
}

/// Whether the register that the first half of the channels writes holds sources of the second half.
fn overlap_regions(c: &Context, f: &mut Found) {
    let half = c.channels() / 2;
    if has_wide_types(c) {
        return;
    }
    let Some(to) = destination(c).filter(|to| half > 0 && to.at(half) / 32 != to.at(0) / 32) else { return };
    let written = u32::from(c.i.destination.register) + to.at(0) / 32;
    for (operand, s, from) in placed(c) {
        let hit =
            (half..c.channels()).find(|channel| u32::from(s.register) + from.at(*channel) / 32 == written);
        if let Some(channel) = hit {
            say!(f, operand, "channel {} reads g{}, which channel 0 writes", channel, written);
        }
    }
}

/// The same of the scalar or of the other sources of three.
fn overlap_three(c: &Context, f: &mut Found, scalars: bool) {
    let written = c.i.destination.register;
    if c.channels() * c.element_bytes(c.i.destination.type_) <= 32 || has_wide_types(c) {
        return;
    }
    for (operand, s) in c.sources().filter(|(_, s)| s.replicate == scalars) {
        // The second half of a replicated source is where the first is.
        let second = s.register.wrapping_add(u8::from(!s.replicate));
        if second == written {
            say!(f, operand, "channel {} reads g{}, which channel 0 writes", c.channels() / 2, written);
        }
    }
}

fn vx1<'a>(c: &'a Context) -> impl Iterator<Item = (Operand, &'a Source)> {
    let on = c.has_regions();
    c.sources().filter(move |(_, s)| on && s.vertical_stride == Source::VERTICAL_ONE_DIMENSIONAL)
}

pub(crate) fn vx1_source(c: &Context, f: &mut Found) {
    for (operand, s) in vx1(c) {
        let direct = s.addressing == Addressing::Direct;
        if operand != Operand::Source(0) || direct || c.align16() {
            say!(f, operand, "its region is Vx1");
        }
    }
}

pub(crate) fn vx1_size(c: &Context, f: &mut Found) {
    for (operand, _) in vx1(c).filter(|_| c.channels() == 32) {
        say!(f, operand, "32 channels");
    }
}

/// Register sources in Align16.
fn align16<'a>(c: &'a Context) -> impl Iterator<Item = (Operand, &'a Source)> {
    let on = c.has_regions() && c.align16();
    c.sources().filter(move |(_, s)| on && s.file != File::Immediate)
}

pub(crate) fn align16_vertical(c: &Context, f: &mut Found) {
    for (operand, s) in align16(c).filter(|(_, s)| !matches!(s.vertical_stride, 0 | 2 | 4)) {
        say!(f, operand, "it is {}", s.vertical_stride);
    }
}

pub(crate) fn align16_vertical_four(c: &Context, f: &mut Found) {
    for (operand, s) in align16(c).filter(|(_, s)| !matches!(s.vertical_stride, 0 | 4)) {
        say!(f, operand, "it is {}", s.vertical_stride);
    }
}

pub(crate) fn align16_vertical_two(c: &Context, f: &mut Found) {
    for (operand, s) in align16(c).filter(|(_, s)| s.vertical_stride == 2 && s.type_.bytes() != 8) {
        say!(f, operand, "its type is {}", s.type_);
    }
}

pub(crate) fn align16_stride(c: &Context, f: &mut Found) {
    if c.has_regions() && c.align16() && !c.is_macro() && c.i.destination.stride != 1 {
        say!(f, Operand::Destination, "it is {}", c.i.destination.stride);
    }
}

pub(crate) fn align16_pairs(c: &Context, f: &mut Found) {
    // In macros the fields hold the numbers of special accumulators.
    if c.is_macro() {
        return;
    }
    for (operand, s) in align16(c).filter(|(_, s)| s.type_.bytes() == 8) {
        let select = |channel: u8| s.swizzle >> (2 * channel) & 3;
        if [0, 2].iter().any(|first| select(*first) & 1 != 0 || select(first + 1) != select(*first) + 1) {
            say!(f, operand, "it selects {} {} {} {}", select(0), select(1), select(2), select(3));
        }
    }
    let d = &c.i.destination;
    let wide = c.has_regions() && c.align16() && d.type_.bytes() == 8;
    if wide && !matches!(d.write_mask, 0 | 3 | 12 | 15) {
        say!(f, Operand::Destination, "its enables are {}", d.write_mask);
    }
}

pub(crate) fn align16_quadword(c: &Context, f: &mut Found) {
    let wide = c.has_regions() && c.align16() && c.i.destination.type_.bytes() == 8;
    for (operand, s) in c.sources().filter(|_| wide && c.channels() > 2) {
        if s.type_.bytes() != 8 {
            say!(f, operand, "{} channels of {}", c.channels(), s.type_);
        }
    }
}

pub(crate) fn align16_double_immediate(c: &Context, f: &mut Found) {
    let to_float = c.has_regions() && c.align16() && c.i.destination.type_ == Type::F;
    for (operand, s) in c.sources().filter(|_| to_float) {
        if s.file == File::Immediate && s.type_ == Type::Df {
            say!(f, operand, "it is an immediate DF");
        }
    }
}

/// Registers that an Align16 operand of `bytes` elements takes.
fn align16_registers(c: &Context, subregister_bytes: u8, bytes: u32, moves: bool) -> u32 {
    let bytes = if moves { c.channels() * bytes } else { 4 * bytes };
    (u32::from(subregister_bytes) + bytes).div_ceil(32)
}

pub(crate) fn align16_conversion(c: &Context, f: &mut Found) {
    let d = &c.i.destination;
    let differs = |s: &Source| s.file != File::Immediate && s.type_.bytes() != d.type_.bytes();
    if !c.has_regions() || !c.align16() || !c.sources().any(|(_, s)| differs(s)) {
        return;
    }
    let count = align16_registers(c, d.subregister_bytes, d.type_.bytes(), true);
    if d.addressing == Addressing::Direct && count > 1 {
        say!(f, Operand::Destination, "it lies in {} registers", count);
    }
    for (operand, s) in align16(c).filter(|(_, s)| s.addressing == Addressing::Direct) {
        let count = align16_registers(c, s.subregister_bytes, s.type_.bytes(), s.vertical_stride != 0);
        if count > 1 {
            say!(f, operand, "it lies in {} registers", count);
        }
    }
}

/// The first two groups of four channels that go to one register and come from two.
pub(super) fn scattered(c: &Context, to: u8, from: u8, moves: bool) -> Option<(u32, u32)> {
    let groups = c.channels().div_ceil(4);
    let register = |start: u8, group: u32| (u32::from(start) + 16 * group) / 32;
    let from = |group| register(from, if moves { group } else { 0 });
    (1..groups)
        .map(|group| (group - 1, group))
        .find(|(a, b)| register(to, *a) == register(to, *b) && from(*a) != from(*b))
}

pub(crate) fn align16_scatter(c: &Context, f: &mut Found) {
    let d = &c.i.destination;
    if d.file != File::Grf || d.addressing != Addressing::Direct || d.type_.bytes() != 4 {
        return;
    }
    for (operand, s) in align16(c).filter(|(_, s)| s.file == File::Grf && s.type_.bytes() == 4) {
        let direct = s.addressing == Addressing::Direct;
        let moves = s.vertical_stride != 0;
        if let Some((a, b)) = scattered(c, d.subregister_bytes, s.subregister_bytes, moves).filter(|_| direct)
        {
            say!(f, operand, "the channels from {} and from {} come from two registers", 4 * a, 4 * b);
        }
    }
}

/// Register sources of an Align1 instruction on 64-bit data.
fn quadwords<'a>(c: &'a Context) -> impl Iterator<Item = (Operand, &'a Source)> {
    let on = c.has_quadwords();
    c.regions().filter(move |(_, s)| on && !(s.file == File::Arf && s.register >> 4 == 0))
}

pub(crate) fn quadword_stride(c: &Context, f: &mut Found) {
    let d = &c.i.destination;
    let to = u32::from(d.stride) * d.type_.bytes();
    for (operand, s) in quadwords(c).filter(|(_, s)| !is_scalar(s)) {
        let stride = if s.horizontal_stride == 0 { s.vertical_stride } else { s.horizontal_stride };
        let from = u32::from(stride) * s.type_.bytes();
        if from != to || !from.is_multiple_of(8) {
            say!(f, operand, "strides of {} bytes to {}", from, to);
        }
    }
}

pub(crate) fn quadword_vertical(c: &Context, f: &mut Found) {
    for (operand, s) in quadwords(c) {
        let row = u32::from(s.width) * u32::from(s.horizontal_stride);
        if u32::from(s.vertical_stride) != row {
            say!(f, operand, "vertical stride {} instead of {}", s.vertical_stride, row);
        }
    }
}

pub(crate) fn quadword_offset(c: &Context, f: &mut Found) {
    let d = &c.i.destination;
    for (operand, s) in quadwords(c).filter(|(_, s)| !is_scalar(s)) {
        let direct = s.addressing == Addressing::Direct && d.addressing == Addressing::Direct;
        if direct && s.subregister_bytes != d.subregister_bytes {
            say!(f, operand, "byte {} to byte {}", s.subregister_bytes, d.subregister_bytes);
        }
    }
}

pub(crate) fn quadword_indirect(c: &Context, f: &mut Found) {
    for register in c.registers().filter(|register| c.has_quadwords() && !register.is_direct()) {
        say!(f, register.operand, "it is addressed indirectly");
    }
}

pub(crate) fn quadword_arf(c: &Context, f: &mut Found) {
    // Three sources have no regions, but the accumulator.
    if !c.computes_quadwords() {
        return;
    }
    for register in c.registers().filter(|register| register.arf().is_some_and(|kind| kind != 0)) {
        say!(f, register.operand, "it is architecture register {}", register.number);
    }
    if c.i.accumulator_write || c.i.opcode == crate::Opcode::Mac {
        say!(f, None, "it uses the accumulator implicitly");
    }
}
