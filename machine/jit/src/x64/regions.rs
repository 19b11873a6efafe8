//! Operations on regions: every lane is checked against the length of its region.
//!
//! Source: [`ir::Region`]. Rows of DWords that lie behind each other are moved whole, and a DWord that all lanes ask for once:
//! both are found out by a comparison when the code runs. Everything else is gathered, or moved lane by lane.

use super::code::{Arg, Label, at, e, pooled, r, x, y};
use super::lower::Lowerer;
use super::places::{RAX, RCX, RDX, RSP};
use iced_x86::{Code as Op, MemoryOperand, Register};
use ir::{Region, Value, Width};

/// Distances of DWords behind each other.
const STEPS: [u32; 8] = [0, 4, 8, 12, 16, 20, 24, 28];
/// All lanes of a mask as bits.
const ALL: i32 = 0xff;

/// Memory at RAX and the low half of RDX.
fn in_region() -> Arg {
    Arg::Memory(MemoryOperand::with_base_index(Register::RAX, Register::RDX))
}

impl Lowerer<'_> {
    /// What is done with regions; false for another operation.
    pub(super) fn region_operation(&mut self, value: Value, op: ir::Op) -> bool {
        match op {
            ir::Op::Fetch(region, offsets, mask, width) => {
                self.fetch_lanes(value, region, offsets, mask, width)
            }
            ir::Op::FetchRow(region, offset, mask) => self.fetch_row(value, region, offset, mask),
            ir::Op::Put(region, offsets, a, mask, width) => self.put_lanes(region, offsets, a, mask, width),
            ir::Op::PutRow(region, offset, a, mask) => self.put_row(region, offset, a, mask),
            ir::Op::Length(region) => {
                self.consume();
                let to = self.places.result(value);
                self.table();
                self.places.emit(Op::Mov_r64_rm64, &[r(to), self.field(region, Region::LENGTH_AT)]);
            }
            _ => return false,
        }
        true
    }

    /// The table of regions into RAX: it is the first of what the context points to.
    fn table(&mut self) {
        self.places.emit(Op::Mov_r64_rm64, &[r(RAX), at(self.context, 0)]);
    }

    fn field(&self, region: u32, distance: u32) -> Arg {
        at(RAX, (region * Region::STRIDE + distance) as i32)
    }

    /// Length of a region into RCX, its start into RAX.
    fn region(&mut self, region: u32) {
        self.table();
        self.places.emit(Op::Mov_r64_rm64, &[r(RCX), self.field(region, Region::LENGTH_AT)]);
        self.places.emit(Op::Mov_r64_rm64, &[r(RAX), self.field(region, 0)]);
    }

    fn is_all_on(&self, mask: Value) -> bool {
        matches!(self.function.op(mask), ir::Op::Constant(lanes) if lanes.iter().all(|lane| lane >> 31 != 0))
    }

    /// Goes elsewhere unless `bytes` bytes at RDX lie in the region: its length is in RCX, its start in RAX. RDX stays what it
    /// is, a number of 32 bits.
    fn unless_inside(&mut self, bytes: u32, elsewhere: Label) {
        self.places.emit(Op::Sub_rm64_imm32, &[r(RCX), Arg::Long(bytes as i32)]);
        self.places.listing.jump(Op::Jb_rel32_64, elsewhere);
        self.places.emit(Op::Cmp_rm64_r64, &[r(RDX), r(RCX)]);
        self.places.listing.jump(Op::Ja_rel32_64, elsewhere);
    }

    /// Goes elsewhere unless all lanes of `found` are set.
    fn unless_all(&mut self, found: u8, elsewhere: Label) {
        self.places.emit(Op::VEX_Vmovmskps_r32_ymm, &[e(RDX), y(found)]);
        self.places.emit(Op::Cmp_rm64_imm32, &[r(RDX), Arg::Long(ALL)]);
        self.places.listing.jump(Op::Jne_rel32_64, elsewhere);
    }

    /// Goes elsewhere unless lanes are DWords behind each other. The first register gets the offset of lane 0 in all lanes; the
    /// second may be the same.
    fn unless_row(&mut self, [first, found]: [u8; 2], offsets: u8, elsewhere: Label) {
        let steps = self.places.listing.constant(STEPS);
        self.places.emit(Op::VEX_Vpbroadcastd_ymm_xmmm32, &[y(first), x(offsets)]);
        self.places.emit(Op::VEX_Vpaddd_ymm_ymm_ymmm256, &[y(found), y(first), pooled(steps, 0)]);
        self.places.emit(Op::VEX_Vpcmpeqd_ymm_ymm_ymmm256, &[y(found), y(found), y(offsets)]);
        self.unless_all(found, elsewhere);
    }

    /// Goes elsewhere unless `bytes` bytes from lane 0 on lie in the region; then its start is in RAX, the offset in RDX.
    fn unless_first_inside(&mut self, region: u32, offsets: u8, bytes: u32, elsewhere: Label) {
        self.places.emit(Op::VEX_Vmovd_rm32_xmm, &[e(RDX), x(offsets)]);
        self.region(region);
        self.unless_inside(bytes, elsewhere);
    }

    /// The lanes of `mask` whose bytes lie in the region, into a register.
    fn inside(&mut self, to: u8, region: u32, offsets: u8, mask: u8, width: Width) {
        let below = self.places.listing.constant([width.bytes().min(4) - 1; 8]);
        self.table();
        self.places.emit(Op::VEX_Vpbroadcastd_ymm_xmmm32, &[y(to), self.field(region, Region::LENGTH_AT)]);
        self.places.emit(Op::VEX_Vpmaxud_ymm_ymm_ymmm256, &[y(to), y(to), pooled(below, 0)]);
        self.places.emit(Op::VEX_Vpsubd_ymm_ymm_ymmm256, &[y(to), y(to), pooled(below, 0)]);
        // Offsets below this limit are inside: those that are the greater of both are not.
        self.places.emit(Op::VEX_Vpmaxud_ymm_ymm_ymmm256, &[y(to), y(to), y(offsets)]);
        self.places.emit(Op::VEX_Vpcmpeqd_ymm_ymm_ymmm256, &[y(to), y(to), y(offsets)]);
        self.places.emit(Op::VEX_Vpandn_ymm_ymm_ymmm256, &[y(to), y(to), y(mask)]);
    }

    /// Offsets of a row from that of lane 0, which is a scalar in a register.
    fn steps(&mut self, to: u8, offset: u8) {
        let steps = self.places.listing.constant(STEPS);
        self.places.emit(Op::VEX_Vmovd_xmm_rm32, &[x(to), e(offset)]);
        self.places.emit(Op::VEX_Vpbroadcastd_ymm_xmmm32, &[y(to), x(to)]);
        self.places.emit(Op::VEX_Vpaddd_ymm_ymm_ymmm256, &[y(to), y(to), pooled(steps, 0)]);
    }

    fn fetch_lanes(&mut self, value: Value, region: u32, offsets: Value, mask: Value, width: Width) {
        let all_on = self.is_all_on(mask);
        let (offsets, mask) = (self.places.register(offsets), self.places.register(mask));
        // Before any jump: what leaves a register for these does so on every way.
        let (to, found, index) = (self.places.scratch(), self.places.scratch(), self.places.scratch());
        let done = self.places.listing.label();
        if matches!(width, Width::B4 | Width::B8) {
            let (apart, scattered) = (self.places.listing.label(), self.places.listing.label());
            self.unless_row([to, found], offsets, apart);
            self.unless_first_inside(region, offsets, 32, scattered);
            self.fetch_whole(to, mask, all_on);
            self.places.listing.jump(Op::Jmp_rel32_64, done);
            // All lanes at the same place.
            self.places.listing.set(apart);
            self.places.emit(Op::VEX_Vpcmpeqd_ymm_ymm_ymmm256, &[y(found), y(to), y(offsets)]);
            self.unless_all(found, scattered);
            self.unless_first_inside(region, offsets, 4, scattered);
            self.places.emit(Op::VEX_Vpbroadcastd_ymm_xmmm32, &[y(to), in_region()]);
            if !all_on {
                self.places.emit(Op::VEX_Vpsrad_ymm_ymm_imm8, &[y(found), y(mask), Arg::Byte(31)]);
                self.places.emit(Op::VEX_Vpand_ymm_ymm_ymmm256, &[y(to), y(to), y(found)]);
            }
            self.places.listing.jump(Op::Jmp_rel32_64, done);
            self.places.listing.set(scattered);
        }
        self.inside(found, region, offsets, mask, width);
        self.fetch_each([to, found, index], region, offsets, width);
        self.places.listing.set(done);
        self.places.vectors.taken &= !(1 << found | 1 << index);
        self.result_from(value, to);
    }

    /// Lanes that are inside and on, each from its own place.
    fn fetch_each(&mut self, [to, found, index]: [u8; 3], region: u32, offsets: u8, width: Width) {
        if matches!(width, Width::B4 | Width::B8) {
            // Offsets are signed here: from the middle of what they reach.
            let middle = self.places.listing.constant([1 << 31; 8]);
            self.region(region);
            self.places.emit(Op::VEX_Vpxor_ymm_ymm_ymmm256, &[y(index), y(offsets), pooled(middle, 0)]);
            self.places.emit(Op::Mov_r32_imm32, &[e(RDX), Arg::Half(1 << 31)]);
            self.places.emit(Op::Add_r64_rm64, &[r(RAX), r(RDX)]);
            self.places.emit(Op::VEX_Vpxor_ymm_ymm_ymmm256, &[y(to), y(to), y(to)]);
            let memory = MemoryOperand::with_base_index(Register::RAX, Register::YMM0 + u32::from(index));
            self.places.emit(Op::VEX_Vpgatherdd_ymm_vm32y_ymm, &[y(to), Arg::Memory(memory), y(found)]);
            return;
        }
        let slots = self.places.slots(3);
        let frame = |bytes: u32| at(RSP, (slots + bytes) as i32);
        self.places.emit(Op::VEX_Vmovdqu_ymmm256_ymm, &[frame(0), y(offsets)]);
        self.places.emit(Op::VEX_Vpxor_ymm_ymm_ymmm256, &[y(to), y(to), y(to)]);
        self.places.emit(Op::VEX_Vmovdqu_ymmm256_ymm, &[frame(32), y(to)]);
        self.places.emit(Op::VEX_Vmovdqu_ymmm256_ymm, &[frame(64), y(found)]);
        self.region(region);
        self.each_lane_in(slots + 64, |this, lane| {
            this.places.emit(Op::Mov_r32_rm32, &[e(RDX), frame(4 * lane)]);
            this.fetch(RDX, in_region(), width);
            this.places.emit(Op::Mov_rm32_r32, &[frame(32 + 4 * lane), e(RDX)]);
        });
        self.places.emit(Op::VEX_Vmovdqu_ymm_ymmm256, &[y(to), frame(32)]);
    }

    /// Code for each lane whose mask is set; the masks are in the frame.
    fn each_lane_in(&mut self, masks: u32, mut body: impl FnMut(&mut Self, u32)) {
        for lane in 0..8 {
            let behind = self.places.listing.label();
            let top = at(RSP, (masks + 4 * lane + 3) as i32);
            self.places.emit(Op::Test_rm8_imm8, &[top, Arg::Byte(0x80)]);
            self.places.listing.jump(Op::Je_rel32_64, behind);
            body(self, lane);
            self.places.listing.set(behind);
        }
    }

    fn put_lanes(&mut self, region: u32, offsets: Value, a: Value, mask: Value, width: Width) {
        let all_on = self.is_all_on(mask);
        let (offsets, mask) = (self.places.register(offsets), self.places.register(mask));
        let a = self.places.register(a);
        let found = self.places.scratch();
        let done = self.places.listing.label();
        if matches!(width, Width::B4 | Width::B8) {
            let scattered = self.places.listing.label();
            self.unless_row([found, found], offsets, scattered);
            self.unless_first_inside(region, offsets, 32, scattered);
            self.put_whole(a, mask, all_on);
            self.places.listing.jump(Op::Jmp_rel32_64, done);
            self.places.listing.set(scattered);
        }
        self.inside(found, region, offsets, mask, width);
        self.put_each(region, offsets, a, found, width);
        self.places.listing.set(done);
        self.consume();
    }

    /// The row at RDX, which lies in the region.
    fn fetch_whole(&mut self, to: u8, mask: u8, all_on: bool) {
        if all_on {
            self.places.emit(Op::VEX_Vmovdqu_ymm_ymmm256, &[y(to), in_region()]);
        } else {
            self.places.emit(Op::VEX_Vpmaskmovd_ymm_ymm_m256, &[y(to), y(mask), in_region()]);
        }
    }

    /// Puts a row at RDX, where it lies in the region. Where all lanes turn out to be on it is stored as such: masked stores
    /// are slow on some hosts.
    fn put_whole(&mut self, a: u8, mask: u8, all_on: bool) {
        let (masked, done) = (self.places.listing.label(), self.places.listing.label());
        if !all_on {
            self.places.emit(Op::VEX_Vmovmskps_r32_ymm, &[e(RCX), y(mask)]);
            self.places.emit(Op::Cmp_rm64_imm32, &[r(RCX), Arg::Long(ALL)]);
            self.places.listing.jump(Op::Jne_rel32_64, masked);
        }
        self.places.emit(Op::VEX_Vmovdqu_ymmm256_ymm, &[in_region(), y(a)]);
        if !all_on {
            self.places.listing.jump(Op::Jmp_rel32_64, done);
            self.places.listing.set(masked);
            self.places.emit(Op::VEX_Vpmaskmovd_m256_ymm_ymm, &[in_region(), y(mask), y(a)]);
            self.places.listing.set(done);
        }
    }

    /// Lanes that are inside and on, each to its own place.
    fn put_each(&mut self, region: u32, offsets: u8, a: u8, found: u8, width: Width) {
        let width = if width == Width::B8 { Width::B4 } else { width };
        let slots = self.places.slots(3);
        let frame = |bytes: u32| at(RSP, (slots + bytes) as i32);
        self.places.emit(Op::VEX_Vmovdqu_ymmm256_ymm, &[frame(0), y(offsets)]);
        self.places.emit(Op::VEX_Vmovdqu_ymmm256_ymm, &[frame(32), y(a)]);
        self.places.emit(Op::VEX_Vmovdqu_ymmm256_ymm, &[frame(64), y(found)]);
        self.region(region);
        self.each_lane_in(slots + 64, |this, lane| {
            this.places.emit(Op::Mov_r32_rm32, &[e(RDX), frame(4 * lane)]);
            this.places.emit(Op::Mov_r32_rm32, &[e(RCX), frame(32 + 4 * lane)]);
            this.put(in_region(), RCX, width);
        });
    }

    fn fetch_row(&mut self, value: Value, region: u32, offset: Value, mask: Value) {
        let all_on = self.is_all_on(mask);
        let (offset, mask) = (self.places.register(offset), self.places.register(mask));
        let (to, found, offsets) = (self.places.scratch(), self.places.scratch(), self.places.scratch());
        let index = self.places.scratch();
        let (done, across) = (self.places.listing.label(), self.places.listing.label());
        self.places.emit(Op::Mov_r32_rm32, &[e(RDX), e(offset)]);
        self.region(region);
        self.unless_inside(32, across);
        self.fetch_whole(to, mask, all_on);
        self.places.listing.jump(Op::Jmp_rel32_64, done);
        self.places.listing.set(across);
        self.steps(offsets, offset);
        self.inside(found, region, offsets, mask, Width::B4);
        self.fetch_each([to, found, index], region, offsets, Width::B4);
        self.places.listing.set(done);
        self.places.vectors.taken &= !(1 << found | 1 << offsets | 1 << index);
        self.result_from(value, to);
    }

    fn put_row(&mut self, region: u32, offset: Value, a: Value, mask: Value) {
        let all_on = self.is_all_on(mask);
        let (offset, mask) = (self.places.register(offset), self.places.register(mask));
        let a = self.places.register(a);
        let (found, offsets) = (self.places.scratch(), self.places.scratch());
        let (done, across) = (self.places.listing.label(), self.places.listing.label());
        self.places.emit(Op::Mov_r32_rm32, &[e(RDX), e(offset)]);
        self.region(region);
        self.unless_inside(32, across);
        self.put_whole(a, mask, all_on);
        self.places.listing.jump(Op::Jmp_rel32_64, done);
        self.places.listing.set(across);
        self.steps(offsets, offset);
        self.inside(found, region, offsets, mask, Width::B4);
        self.put_each(region, offsets, a, found, Width::B4);
        self.places.listing.set(done);
        self.consume();
    }
}
