//! What helpers of the host are, and what threads may read before their turn.

use super::*;
use hw::enums::shader_channel_select as scs;
use hw::platforms::SKL;

#[test]
fn threads_started_without_signals_have_none_and_the_starter_keeps_its_own() {
    let mut own = SigSet::empty();
    own.add(nix::sys::signal::Signal::SIGUSR2);
    own.thread_set_mask().unwrap();
    let mut of_started = None;
    std::thread::scope(|scope| {
        let mut started = None;
        without_signals(|| started = Some(scope.spawn(|| SigSet::thread_get_mask().unwrap())));
        of_started = started.and_then(|thread| thread.join().ok());
    });
    let of_started = of_started.unwrap();
    assert!(SigSet::all().iter().all(|signal| {
        use nix::sys::signal::Signal::{SIGKILL, SIGSTOP};
        matches!(signal, SIGKILL | SIGSTOP) || of_started.contains(signal)
    }));
    assert_eq!(SigSet::thread_get_mask().unwrap(), own);
}

/// A kernel of one untyped read of a surface, sixteen channels wide.
fn reading(surface: u32) -> Kernel {
    let text = format!(
        "send(16) g20<1>UW g10<8,8,1>UD {:#x} dp data 1 MsgDesc: mlen 2 rlen 2 {{ align1 1H }};\n\
         send(8) null<1>UW g127<8,8,1>UD 0x02000010 thread_spawner MsgDesc: mlen 1 rlen 0 {{ align1 1Q EOT }};\n",
        0x0420_5e00 | surface
    );
    let code = isa::parse_program(&SKL, &text).unwrap();
    Kernel::decode(&SKL, |offset| code.get(offset as usize..offset as usize + 16)?.try_into().ok())
}

#[test]
fn surfaces_are_read_ahead_when_nothing_is_to_report_and_no_thread_may_call_the_system_routine() {
    let mut space = AddressSpace::new(1 << 24).unwrap();
    space.bind_anonymous(GraphicsAddress(0x1000), 0x8000).unwrap();
    // The second has a reserved channel select.
    for (index, red) in [(1, scs::RED), (2, 2)] {
        let state = hw::RenderSurfaceState {
            surface_type: hw::RenderSurfaceState::SURFACE_TYPE_SURFTYPE_BUFFER,
            surface_format: u32::from(hw::format::SurfaceFormat::RAW.0),
            surface_base_address: 0x4000,
            width: 63,
            shader_channel_select_red: red,
            shader_channel_select_green: scs::GREEN,
            shader_channel_select_blue: scs::BLUE,
            shader_channel_select_alpha: scs::ALPHA,
            ..Default::default()
        };
        space.write_u32(GraphicsAddress(0x1000 + 4 * index), 64 * index as u32).unwrap();
        for (word, dword) in (0..).zip(state.encode(&SKL)) {
            space.write_u32(GraphicsAddress(0x2000 + 64 * index + 4 * word), dword).unwrap();
        }
    }
    let site = ThreadSite {
        binding_table: GraphicsAddress(0x1000),
        surface_state_base: GraphicsAddress(0x2000),
        ..ThreadSite::default()
    };
    let is_read_ahead = |surface: u32, exception_enables: [u32; 2]| {
        let kernel = reading(surface);
        let program = Program { kernel: &kernel, system: None, instruction_base: GraphicsAddress(0) };
        let mut threads = [GroupThread::default(), GroupThread::default()];
        for (thread, enables) in threads.iter_mut().zip(exception_enables) {
            thread.start.exception_enables = enables;
        }
        unwritten(program, &site, &space, &threads, &SKL).is_some()
    };
    assert!(is_read_ahead(1, [0, 0]));
    assert!(!is_read_ahead(2, [0, 0]), "threads report it");
    for enables in [[1, 0], [0, 1], [1 << 13, 1 << 13]] {
        assert!(!is_read_ahead(1, enables));
    }
}
