//! Pixel threads that only copy: which texels their pixels get.
//!
//! Source: [skl.7:ld Message Type], [skl.7:Render Target Write]. `eu` says of a draw's kernels that a parameter of their one
//! fetch is the same function of the column, or of the row, for all pixels. What the function gives is found out by
//! running threads, some columns and some rows at a time, up to their messages, which go nowhere.

use crate::budget::message_units;
use crate::wiring::Program;
use eu::{Copies, Exit, Form, Kernel, Thread, Varies};
use hw::Platform;
use hw::message::Target;
use ports::{CopiedTexels, GRF_DWORDS, Grf, PixelKernel, SendMessage, SendReply, Sends, ThreadStart};
use probe::{Context, Stop};
use std::ops::Range;

/// Channels of a thread.
const LANES: usize = 16;
/// DWord of the payload with the place of the first subspan. [skl.7:PS Thread Payload for Normal Dispatch]
const PLACES: usize = GRF_DWORDS + 2;
/// Bits of R0.0 that add parts to render-target writes.
const EXTRA_PARTS: u32 = 0xf << 11;

/// What the kernels of a draw copy.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct CopyPlan {
    source: u8,
    target: u8,
    /// Which parameter is what.
    load: shared::PlainLoad,
}

impl CopyPlan {
    /// The plan of kernels, widest last.
    pub(crate) fn of(kernels: &[(&Kernel, PixelKernel)], platform: &Platform) -> Option<Self> {
        let form = |&(kernel, PixelKernel { lanes, first_uniform, .. }): &(_, PixelKernel)| {
            matches!(lanes, 8 | LANES).then_some(Form { kernel, lanes, first_uniform })
        };
        let forms: Vec<Form> = kernels.iter().map(form).collect::<Option<_>>()?;
        let copies = Copies::of(&forms, platform)?;
        let mut plan = None;
        for (form, messages) in forms.iter().zip(&copies.messages) {
            let load = shared::PlainLoad::of(&messages.fetch, form.lanes, platform)?;
            let target = shared::plain_target(&messages.write, form.lanes, platform)?;
            let own = Self { source: load.binding_table_index, target, load };
            if *plan.get_or_insert_with(|| own.clone()) != own {
                return None;
            }
        }
        let plan = plan?;
        let varies = |place: Option<usize>| match place {
            Some(place) => copies.parameters.get(place).copied().unwrap_or(Varies::Never),
            None => Varies::Never,
        };
        let load = &plan.load;
        let is_plain = varies(load.u) != Varies::ByRow
            && varies(load.v) != Varies::ByColumn
            && [load.r, load.lod].iter().all(|&place| varies(place) == Varies::Never);
        is_plain.then_some(plan)
    }
}

/// Keeps the parameters of the fetch.
struct Catch {
    parameters: [[u32; LANES]; PARAMETERS],
    units: u64,
}

/// Parameters of a load: two coordinates, layer, level.
const PARAMETERS: usize = 4;

impl Sends for Catch {
    fn send(&mut self, message: &SendMessage, grf: &mut Grf) -> Result<SendReply, Stop> {
        self.units += message_units(message.shared_function);
        if message.shared_function == Target::Sampler as u8 {
            let each = usize::from(message.execution_size) / 8;
            for (index, values) in self.parameters.iter_mut().enumerate() {
                for half in 0..each {
                    let register = index * each + half;
                    let lanes = &mut values[half * 8..half * 8 + 8];
                    match register < message.total_length() {
                        true => lanes.copy_from_slice(grf.register(message.payload(register))),
                        false => lanes.fill(0),
                    }
                }
            }
        }
        Ok(SendReply::Done)
    }

    fn timestamp(&mut self, _: u64) -> u64 {
        0
    }
}

/// Runs threads to see what they would fetch.
pub(crate) struct Probe<'p> {
    pub(crate) program: Program<'p>,
    pub(crate) lanes: usize,
    pub(crate) limit: u64,
    pub(crate) cx: &'p Context<'p>,
}

impl Probe<'_> {
    /// The texels of some columns and rows of pixels.
    pub(crate) fn run(
        &self,
        plan: &CopyPlan,
        thread: &mut Thread,
        (start, payload): (&ThreadStart, &Grf),
        [across, down]: [Range<u32>; 2],
    ) -> Option<CopiedTexels> {
        if payload.dwords[0] & EXTRA_PARTS != 0 {
            return None;
        }
        let mask = u32::MAX >> (32 - self.lanes);
        let start = ThreadStart { dispatch_mask: mask, vector_mask: mask, ..*start };
        let mut grf = payload.clone();
        let mut copied = CopiedTexels {
            source: plan.source,
            target: plan.target,
            lanes: self.lanes as u64,
            ..CopiedTexels::default()
        };
        let (first, subspans) = ([across.start & !1, down.start & !1], self.lanes as u32 / 4);
        let pairs = (across.end - first[0]).max(down.end - first[1]).div_ceil(2);
        let (mut columns, mut rows) = (Vec::new(), Vec::new());
        for from in (0..pairs).step_by(subspans as usize) {
            for subspan in 0..subspans {
                let [x, y] = first.map(|first| first + 2 * (from + subspan) & 0xffff);
                grf.dwords[PLACES + subspan as usize] = x | y << 16;
            }
            let mut catch = Catch { parameters: [[0; LANES]; PARAMETERS], units: 0 };
            thread.reset(&start);
            self.program.kernel.copy_registers(&mut thread.grf, &grf);
            match eu::run(self.program.kernel, thread, &mut catch, self.cx, self.limit) {
                Ok(Exit::EndOfThread) => {}
                _ => return None,
            }
            let value = |place: Option<usize>, lane: usize| {
                place.and_then(|place| catch.parameters.get(place)).map_or(0, |lanes| lanes[lane])
            };
            for lane in (0..self.lanes).step_by(4) {
                columns.extend([value(plan.load.u, lane), value(plan.load.u, lane + 1)]);
                rows.extend([value(plan.load.v, lane), value(plan.load.v, lane + 2)]);
            }
            (copied.layer, copied.lod) = (value(plan.load.r, 0), value(plan.load.lod, 0));
            copied.cost = [thread.executed_instructions, catch.units];
        }
        let cut = |all: &[u32], first: u32, range: &Range<u32>| {
            all.get((range.start - first) as usize..(range.end - first) as usize).map(<[u32]>::to_vec)
        };
        copied.columns = cut(&columns, first[0], &across)?;
        copied.rows = cut(&rows, first[1], &down)?;
        Some(copied)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bits::GraphicsAddress;
    use hw::platforms::SKL;
    use ports::KernelId;
    use probe::{Findings, Ids};

    /// Column times g6.3 plus g6.7, row times g7.3 plus g7.7, layer g9.3.
    const KERNEL: &str = "\
        add(32)  g10<1>UW  g1.4<1,4,0>UW  0x11001010V { align1 WE_all };\n\
        mov(16)  g35<1>D  g9.3<0,1,0>F  { align1 1H };\n\
        mov(16)  g2<1>F  g10<8,4,1>UW  { align1 1H };\n\
        mov(16)  g4<1>F  g10.4<8,4,1>UW  { align1 1H };\n\
        mad(16)  g15<1>F  g6.7<0,1,0>F  g6.3<0,1,0>F  g2<4,4,1>F { align16 1H };\n\
        mad(16)  g17<1>F  g7.7<0,1,0>F  g7.3<0,1,0>F  g4<4,4,1>F { align16 1H };\n\
        mov(16)  g31<1>D  g15<8,8,1>F  { align1 1H };\n\
        mov(16)  g33<1>D  g17<8,8,1>F  { align1 1H };\n\
        send(16) g119<1>UW  g31<0,1,0>UD  0x0c85a003 sampler MsgDesc: { align1 1H };\n\
        sendc(16) null<1>UW  g119<0,1,0>UD  0x90031001 render MsgDesc: { align1 1H EOT };\n";

    fn kernel(text: &str) -> Kernel {
        let code = isa::parse_program(&SKL, text).unwrap();
        Kernel::decode(&SKL, Kernel::fetch_from(&code))
    }

    fn plan(text: &str, lanes: usize) -> Option<CopyPlan> {
        let form = PixelKernel { kernel: KernelId(0), lanes, first_uniform: 6 };
        CopyPlan::of(&[(&kernel(text), form)], &SKL)
    }

    fn run(pixels: [Range<u32>; 2], r0: u32, limit: u64) -> Option<CopiedTexels> {
        let (findings, ids) = (Findings::new(true), Ids::default());
        let cx = Context { platform: &SKL, findings: &findings, ids: &ids };
        let kernel = kernel(KERNEL);
        let program =
            Program { kernel: &kernel, system: None, instruction_base: GraphicsAddress(0), abreast: None };
        let mut payload = Grf::default();
        payload.dwords[0] = r0;
        for (at, value) in [(51, 2.0), (55, 3.0), (59, -1.0), (63, 200.0), (75, 5.0_f32)] {
            payload.dwords[at] = value.to_bits();
        }
        let probe = Probe { program, lanes: 16, limit, cx: &cx };
        let start = ThreadStart::default();
        probe.run(&plan(KERNEL, 16)?, &mut Thread::default(), (&start, &payload), pixels)
    }

    #[test]
    fn threads_say_which_texels_their_pixels_get() {
        for pixels in [[4..40, 10..13], [5..6, 7..100], [0..17, 1..2]] {
            let [across, down] = pixels.clone();
            let texels = run(pixels, 0x1f, 1000).unwrap();
            assert_eq!([texels.source, texels.target], [3, 1]);
            assert_eq!(texels.columns, across.map(|x| 2 * x + 3).collect::<Vec<_>>());
            assert_eq!(texels.rows, down.map(|y| 200 - y).collect::<Vec<_>>());
            assert_eq!((texels.layer, texels.lod, texels.lanes), (5, 0, 16));
            // Ten instructions, and what two messages cost.
            assert_eq!((texels.cost[0] > 9, texels.cost[1]), (true, 512));
        }
        // Writes that have more parts, and threads that do not end.
        for part in 11..15 {
            assert_eq!(run([0..8, 0..8], 1 << part, 1000), None, "{part}");
        }
        assert_eq!(run([0..8, 0..8], 0, 3), None);
    }

    #[test]
    fn only_plain_loads_with_columns_across_and_rows_down_are_copies() {
        let found = plan(KERNEL, 16).unwrap();
        assert_eq!([found.source, found.target], [3, 1]);
        for (from, to) in [
            ("g31<1>D  g15", "g31<1>D  g17"),
            ("g33<1>D  g17", "g33<1>D  g15"),
            ("g35<1>D  g9.3<0,1,0>F", "g35<1>D  g10<8,4,1>UW"),
            ("0x0c85a003", "0x0c840003"),
            ("0x90031001", "0xd0031001"),
        ] {
            let text = KERNEL.replacen(from, to, 1);
            assert_ne!(text, KERNEL);
            assert_eq!(plan(&text, 16), None, "{to}");
        }
        assert_eq!([plan(KERNEL, 8), plan(KERNEL, 32)], [None, None]);
        assert_eq!(CopyPlan::of(&[], &SKL), None);
        // Kernels of a draw have the same surfaces.
        let form = PixelKernel { kernel: KernelId(0), lanes: 16, first_uniform: 6 };
        let other = kernel(&KERNEL.replacen("0x0c85a003", "0x0c85a004", 1));
        assert_eq!(CopyPlan::of(&[(&kernel(KERNEL), form), (&other, form)], &SKL), None);
    }
}
