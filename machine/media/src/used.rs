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
