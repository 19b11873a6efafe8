//! What the wires do by themselves: registers of a thread, messages, thread ids, and defaults of the traits.

use hw::platforms::SKL;
use ports::{
    Account, Arbitration, Executor, Grf, GroupResources, GroupThread, Groups, InterpolatorMode,
    InterpolatorRequest, KernelId, KernelRequest, NoPixels, Pipeline, PixelThread, Preemption, Registers,
    RenderTargetRead, RenderTargetWrite, SendMessage, SendReply, Sends, ThreadSite, ThreadStart, Urb,
    UrbHandle, Work, WriteKind,
};
use probe::{Context, Findings, Ids, Kind, Stop};

#[test]
fn registers_are_rows_of_eight_dwords_in_one_memory() {
    let mut grf = Grf::default();
    for (index, dword) in grf.dwords.iter_mut().enumerate() {
        *dword = index as u32 + 1000;
    }
    assert_eq!(grf.register(0), &[1000, 1001, 1002, 1003, 1004, 1005, 1006, 1007]);
    assert_eq!(grf.register(5)[3], 1043);
    assert_eq!(grf.register(127)[7], 2023);
    assert_eq!(grf.register(128 + 5)[3], 1043, "numbers have seven bits");
    grf.register_mut(6).copy_from_slice(&[7; 8]);
    grf.register_mut(128 + 127)[7] = 9;
    assert_eq!((grf.dwords[47], grf.dwords[48..56].iter().sum::<u32>(), grf.dwords[56]), (1047, 56, 1056));
    assert_eq!(grf.dwords[1023], 9);
    assert_eq!((grf.pair(4)[7], grf.pair(4)[8], grf.pair(4)[15]), (1039, 1040, 1047));
    assert_eq!((grf.pair(126)[0], grf.pair(127)[15], grf.pair(127)[0]), (2008, 9, 2008));
    // The same memory as bytes and as floats.
    grf.bytes_mut()[4 * 20 + 1] = 0x80;
    grf.floats_mut()[21] = -2.0;
    assert_eq!((grf.dwords[20], grf.dwords[21]), (1020 & 0xff | 0x8000, 0xc000_0000));
    assert_eq!((grf.bytes()[4 * 21 + 3], grf.floats()[21]), (0xc0, -2.0));
    assert_eq!((grf.bytes()[4 * 22], grf.floats()[22]), ((1022 % 256) as u8, f32::from_bits(1022)));
}

#[test]
fn only_registers_that_are_not_zero_are_printed() {
    let mut grf = Grf::default();
    assert_eq!(format!("{grf:?}"), "");
    grf.register_mut(3)[1] = 0xab;
    let line = "g3: [00000000, 000000ab, 00000000, 00000000, 00000000, 00000000, 00000000, 00000000]\n";
    assert_eq!(format!("{grf:?}"), line);
}

#[test]
fn a_payload_goes_on_in_its_second_part() {
    let message = SendMessage {
        descriptor: 0xfff8_1234,
        payload_grf: 20,
        payload_length: 3,
        second_payload_grf: 70,
        second_payload_length: 2,
        ..Default::default()
    };
    assert_eq!([0, 1, 2, 3, 4].map(|index| message.payload(index)), [20, 21, 22, 70, 71]);
    assert_eq!(message.total_length(), 5);
    assert_eq!(message.function_control(), 0x1234);
    assert_eq!(SendMessage { descriptor: 0xffff_ffff, ..message }.function_control(), 0x7_ffff);
}

#[test]
fn a_thread_id_moves_the_scratch_pointer_with_it() {
    let mut thread = GroupThread::default();
    thread.start.thread_id = 3;
    thread.grf.register_mut(0)[5] = 0x4_0000 + 3 * 0x800 | 3;
    thread.set_thread_id(0x205, 0x800);
    assert_eq!((thread.grf.register(0)[5], thread.start.thread_id), (0x4_0000 + 5 * 0x800 | 5, 5));
    thread.set_thread_id(1, 0x800);
    assert_eq!(thread.grf.register(0)[5], 0x4_0000 + 0x800 | 1);
    // Without scratch space the pointer stays.
    thread.set_thread_id(0x1ff, 0);
    assert_eq!(thread.grf.register(0)[5], 0x4_0800 & !0x1ff | 0x1ff);
}

#[test]
fn the_number_of_a_group_is_in_three_dwords_of_the_header() {
    let mut grf = Grf { dwords: [1; 1024] };
    let ids: &[[u32; 3]] = &[[4, 5, 6], [7, 8, 9]];
    ids.put(1, 0, &mut grf);
    assert_eq!((ids.count(), grf.register(0)), (2, &[1, 7, 1, 1, 1, 1, 8, 9]));
    ids.put(0, 9, &mut grf);
    assert_eq!(grf.register(0), &[1, 4, 1, 1, 1, 1, 5, 6]);
    // One that is not there changes nothing.
    ids.put(2, 0, &mut grf);
    assert_eq!(grf.register(0), &[1, 4, 1, 1, 1, 1, 5, 6]);
}

#[test]
fn arbitration_can_be_asked_for_its_state() {
    let some = Arbitration::new(Some(3));
    assert!(!some.is_endless() && Arbitration::new(None).is_endless());
    some.set_off(true);
    assert!(some.is_off());
    some.set_off(false);
    assert!(!some.is_off());
}

#[test]
fn threads_that_are_no_pixel_threads_have_no_pixels() {
    let (findings, ids) = (Findings::new(false), Ids::default());
    let cx = Context { platform: &SKL, findings: &findings, ids: &ids };
    let said = || findings.list().iter().map(|(found, _)| (found.kind, found.system)).collect::<Vec<_>>();
    let write = RenderTargetWrite {
        kind: WriteKind::Simd8,
        binding_table_index: 0,
        render_target_index: 0,
        last_render_target: false,
        slot_group_high: false,
        pixel_mask: 0,
        slots: 8,
        color: [&[0; 16]; 4],
        color1: None,
        source0_alpha: None,
        output_mask: None,
        depth: None,
        stencil: None,
        half_precision: false,
    };
    assert_eq!(NoPixels.write(&write, &cx), Ok(()));
    assert_eq!(said(), [(Kind::Undefined, "RT-04")]);
    let read = RenderTargetRead {
        binding_table_index: 0,
        slot_group_high: false,
        pixel_mask: 0,
        slots: 8,
        per_sample: false,
    };
    assert_eq!(NoPixels.read(&read, &cx), Ok([[0; 16]; 4]));
    assert_eq!(said(), [(Kind::Undefined, "RT-04"), (Kind::Undefined, "RT-07")]);
    let mode = InterpolatorMode::Centroid;
    let request = InterpolatorRequest { mode, linear: false, slot_group_high: false, slots: 8 };
    assert_eq!(NoPixels.interpolate(&request, &cx), [[0.0; 16]; 2]);
    assert_eq!(said()[0], (Kind::Undefined, "PI-01"));
}

/// An executor, a pipeline and a way out with the defaults of their traits.
#[derive(Default)]
struct Plain {
    groups: Vec<[u32; 3]>,
    stop_after: Option<usize>,
}

impl Account for Plain {
    fn spend(&mut self, _: Work, _: u64) -> Result<(), Stop> {
        Ok(())
    }

    fn repeat(&mut self, _: bool) {}
}

impl Urb for Plain {
    fn read(&self, _: UrbHandle, _: u32, _: u32) -> &[u32] {
        &[]
    }

    fn write(&mut self, _: UrbHandle, _: u32, _: u32) -> &mut [u32] {
        &mut []
    }

    fn size_handles(&self) -> u32 {
        0
    }
}

impl Executor for Plain {
    fn prepare(&mut self, _: &KernelRequest, _: &Context) -> Result<KernelId, Stop> {
        Ok(KernelId(0))
    }

    fn begin(&mut self, _: &Context) {}

    fn launch<P: PixelThread>(
        &mut self,
        _: KernelId,
        _: &ThreadSite,
        _: &ThreadStart,
        _: &mut Grf,
        _: &mut P,
        _: &Context,
    ) -> Result<(), Stop> {
        Ok(())
    }

    fn launch_group(
        &mut self,
        _: KernelId,
        _: &ThreadSite,
        threads: &mut [GroupThread],
        _: GroupResources,
        _: &mut Preemption,
        _: &Context,
    ) -> Result<(), Stop> {
        let of = |thread: &GroupThread| [1, 6, 7].map(|dword| thread.grf.register(0)[dword]);
        assert_eq!(of(&threads[0]), of(&threads[1]));
        self.groups.push(of(&threads[0]));
        if self.stop_after == Some(self.groups.len()) { Err(Stop::Strict) } else { Ok(()) }
    }
}

impl Pipeline for Plain {
    fn command<R: Registers>(&mut self, _: &[u32], _: &mut R, _: &Context) -> Result<(), Stop> {
        Ok(())
    }
}

impl Sends for Plain {
    fn send(&mut self, _: &SendMessage, _: &mut Grf) -> Result<SendReply, Stop> {
        Ok(SendReply::Done)
    }

    fn timestamp(&mut self, _: u64) -> u64 {
        0
    }
}

#[test]
fn groups_are_launched_one_after_the_other_up_to_the_one_that_stops() {
    let (findings, ids) = (Findings::new(false), Ids::default());
    let cx = Context { platform: &SKL, findings: &findings, ids: &ids };
    let groups = [[1, 2, 3], [4, 5, 6], [7, 8, 9]];
    let run = |stop_after| {
        let mut plain = Plain { stop_after, ..Plain::default() };
        let mut threads = vec![GroupThread::default(); 2];
        let (site, resources) = (ThreadSite::default(), GroupResources::default());
        let ended = plain.launch_groups(KernelId(0), &site, &mut threads, resources, groups.as_slice(), &cx);
        (ended, plain.groups)
    };
    assert_eq!(run(None), ((3, Ok(())), groups.to_vec()));
    assert_eq!(run(Some(2)), ((1, Err(Stop::Strict)), groups[..2].to_vec()));
}

#[test]
fn who_says_nothing_may_be_arbitrated() {
    let mut plain = Plain::default();
    assert!(plain.may_be_arbitrated() && !plain.is_arbitrated() && !plain.is_interrupted());
    assert_eq!((plain.instructions(0), plain.undone()), (None, None));
}
