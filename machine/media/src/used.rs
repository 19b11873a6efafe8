//! Which systems of the coverage ledger a walker makes use of.

use ports::{GroupBarrier, GroupResources};
use probe::{Context, System, Systems};

/// Systems that every walker makes use of.
const EVERY_WALKER: Systems = Systems::of(&[
    System::C01,
    System::C02,
    System::C03,
    System::C06,
    System::C09,
    System::C13,
    System::C16,
    System::D09,
    System::D25,
    System::D47,
]);

/// What a walker makes use of; `constants` says that its threads are given some.
pub(crate) fn walker(
    walker: &hw::GpgpuWalker,
    resources: GroupResources,
    constants: bool,
    scratch: bool,
    cx: &Context,
) {
    let mut used = EVERY_WALKER;
    let mut add = |condition: bool, systems: &[System]| {
        if condition {
            used.extend(&Systems::of(systems));
        }
    };
    add(walker.predicate_enable, &[System::CS02]);
    let indirect = walker.indirect_data_length != 0;
    add(indirect, &[System::C05, System::C07]);
    add(constants && !indirect, &[System::C04, System::D28]);
    add(walker.indirect_parameter_enable, &[System::C08, System::CS07]);
    add(resources.slm_bytes != 0, &[System::C10, System::C39, System::D77, System::D78]);
    add(resources.barrier != GroupBarrier::None, &[System::C11, System::D42, System::D69]);
    add(resources.barrier == GroupBarrier::Global, &[System::C12]);
    add(scratch, &[System::B006]);
    cx.used_all(&used);
}

/// What root threads make use of; `scoreboard` is its type, when there is one.
pub(crate) fn roots(scoreboard: Option<u32>, constants: bool, cx: &Context) {
    const EVERY_ROOT: Systems = Systems::of(&[System::C17, System::C18, System::C27, System::D46]);
    let mut used = EVERY_ROOT;
    match scoreboard {
        Some(hw::MediaVfeState::SCOREBOARD_TYPE_STALLING_SCOREBOARD) => {
            used.extend(&Systems::of(&[System::C23]));
        }
        Some(_) => used.extend(&Systems::of(&[System::C23, System::C24])),
        None => {}
    }
    if constants {
        used.extend(&Systems::of(&[System::C04, System::D28]));
    }
    cx.used_all(&used);
}

/// What a group of root threads makes use of besides.
pub(crate) fn group(resources: GroupResources, cx: &Context) {
    let mut used = Systems::of(&[System::C20]);
    if resources.slm_bytes != 0 {
        used.extend(&Systems::of(&[System::C10, System::C39]));
    }
    if resources.barrier != GroupBarrier::None {
        used.extend(&Systems::of(&[System::C11, System::D42]));
    }
    cx.used_all(&used);
}

/// What a media walker makes use of besides.
pub(crate) fn media_walker(masked: bool, cx: &Context) {
    cx.used(System::C19);
    if masked {
        cx.used(System::C22);
    }
}
