//! Messages to shared functions.

use crate::system::{System, Systems};
use hw::Platform;
use hw::message::{self, Gateway, Message, Sampler, ThreadSpawner, Urb};

/// Binding table indices that name no surface. [skl.7:Binding Table Index]
mod index {
    pub const BINDLESS: u32 = 252;
    pub const STATELESS_NON_COHERENT: u32 = 253;
    pub const SHARED_LOCAL_MEMORY: u32 = 254;
    pub const STATELESS: u32 = 255;
}

/// What a message makes use of by its descriptor; empty for a descriptor that says nothing.
pub fn of_message(platform: &Platform, shared_function: u32, descriptor: u32) -> Systems {
    let mut systems = Systems::of(&[System::C44, System::D21]);
    let Some(message) = message::decode(platform, shared_function, descriptor) else { return systems };
    let common = message::MessageDescriptor::decode(platform, &[descriptor]);
    systems.extend(&match message {
        Message::Sampler(sampler) => sampling(&sampler, common.header_present),
        Message::Urb(urb) => urb_access(&urb),
        Message::RenderTargetWrite(write) => render_target_write(&write, common.header_present),
        Message::RenderTargetRead(_) => Systems::of(&[System::RT07, System::RT08, System::RT01, System::D38]),
        Message::PixelInterpolator(_) => Systems::of(&[System::PI01]),
        Message::Gateway(gateway) => Systems::of(match gateway.subfunction_id {
            Gateway::SUBFUNCTION_ID_GET_TIMESTAMP => &[System::GW01, System::GW02, System::D42],
            Gateway::SUBFUNCTION_ID_BARRIER_MSG => {
                &[System::GW01, System::GW03, System::C11, System::D42, System::D69]
            }
            _ => &[System::GW01, System::D42],
        }),
        Message::ThreadSpawner(spawner) => match spawner.opcode {
            ThreadSpawner::OPCODE_DEREFERENCE_RESOURCE => {
                Systems::of(&[System::C29, System::D26, System::GW01])
            }
            _ => Systems::NONE,
        },
        data => data_port(&data),
    });
    systems
}

fn sampling(sampler: &Sampler, header_present: bool) -> Systems {
    type S = Sampler;
    let mut systems =
        Systems::of(&[System::SM15, System::SM27, System::SM28, System::SM29, System::D43, System::D64]);
    if header_present {
        systems.extend(&Systems::of(&[System::SM18, System::D68]));
    }
    let filtered = Systems::of(&[
        System::SM01,
        System::SM02,
        System::SM03,
        System::SM07,
        System::SM08,
        System::SM16,
        System::SM17,
        System::D65,
    ]);
    match sampler.message_type {
        S::MESSAGE_TYPE_LD | S::MESSAGE_TYPE_LD_LZ | S::MESSAGE_TYPE_LD2DSS => {
            systems.extend(&Systems::of(&[System::SM21, System::SM08, System::SM16]));
        }
        S::MESSAGE_TYPE_LD2DMS | S::MESSAGE_TYPE_LD2DMS_W | S::MESSAGE_TYPE_LD_MCS => {
            systems.extend(&Systems::of(&[System::SM21, System::SM13, System::SM08, System::SM16]));
        }
        S::MESSAGE_TYPE_LOD => systems.extend(&Systems::of(&[
            System::SM24,
            System::SM01,
            System::SM02,
            System::SM17,
            System::D65,
        ])),
        S::MESSAGE_TYPE_RESINFO => systems.insert(System::SM25),
        S::MESSAGE_TYPE_SAMPLEINFO => systems.insert(System::SM23),
        S::MESSAGE_TYPE_GATHER4
        | S::MESSAGE_TYPE_GATHER4_C
        | S::MESSAGE_TYPE_GATHER4_PO
        | S::MESSAGE_TYPE_GATHER4_PO_C => {
            systems.extend(&filtered);
            systems.insert(System::SM22);
        }
        S::MESSAGE_TYPE_SAMPLE_MIN | S::MESSAGE_TYPE_SAMPLE_MAX => {
            systems.extend(&filtered);
            systems.extend(&Systems::of(&[System::SM19, System::SM20]));
        }
        _ => {
            systems.extend(&filtered);
            systems.insert(System::SM19);
        }
    }
    if matches!(
        sampler.message_type,
        S::MESSAGE_TYPE_SAMPLE_C
            | S::MESSAGE_TYPE_SAMPLE_B_C
            | S::MESSAGE_TYPE_SAMPLE_L_C
            | S::MESSAGE_TYPE_SAMPLE_D_C
            | S::MESSAGE_TYPE_SAMPLE_C_LZ
            | S::MESSAGE_TYPE_GATHER4_C
            | S::MESSAGE_TYPE_GATHER4_PO_C
    ) {
        systems.insert(System::SM11);
    }
    systems
}

fn urb_access(urb: &Urb) -> Systems {
    let mut systems = Systems::of(&[System::UR01, System::UR02, System::D27]);
    match urb.urb_opcode {
        Urb::URB_OPCODE_WRITE_HWORD | Urb::URB_OPCODE_READ_HWORD => systems.insert(System::UR03),
        Urb::URB_OPCODE_WRITE_OWORD | Urb::URB_OPCODE_READ_OWORD => systems.insert(System::UR04),
        Urb::URB_OPCODE_ATOMIC_MOV | Urb::URB_OPCODE_ATOMIC_INC | Urb::URB_OPCODE_ATOMIC_ADD => {
            systems.insert(System::UR05);
        }
        Urb::URB_OPCODE_SIMD8_WRITE | Urb::URB_OPCODE_SIMD8_READ => systems.insert(System::UR06),
        _ => {}
    }
    systems
}

fn render_target_write(write: &message::RenderTargetWrite, header_present: bool) -> Systems {
    type W = message::RenderTargetWrite;
    let mut systems = Systems::of(&[System::RT01, System::RT03, System::RT04, System::RT09, System::D38]);
    if header_present {
        systems.insert(System::RT08);
    }
    match write.message_type {
        W::MESSAGE_TYPE_SIMD16_REPDATA => systems.insert(System::RT05),
        W::MESSAGE_TYPE_SIMD8_DUALSRC_LO | W::MESSAGE_TYPE_SIMD8_DUALSRC_HI => {
            systems.insert(System::RT06);
        }
        _ => {}
    }
    systems
}

/// What a binding table index, or its absence, makes use of.
fn address_model(index: u32) -> Systems {
    Systems::of(match index {
        index::BINDLESS => {
            &[System::DP03, System::DP10, System::D19, System::D20, System::D64, System::D66, System::DP16]
        }
        index::STATELESS | index::STATELESS_NON_COHERENT => &[System::DP04, System::DP16],
        index::SHARED_LOCAL_MEMORY => &[System::DP06, System::C39, System::D77],
        _ => &[System::DP03, System::DP10, System::DP16, System::D19, System::D20, System::D64],
    })
}

fn data_port(message: &Message) -> Systems {
    use Message as M;
    let with_index = |index: u32, systems: &[System]| {
        let mut all = Systems::of(systems);
        all.extend(&address_model(index));
        all
    };
    let addresses_64 = |systems: &[System]| {
        let mut all = Systems::of(systems);
        all.insert(System::DP05);
        all
    };
    let read_only = |index: u32, systems: &[System]| {
        let mut all = with_index(index, systems);
        all.extend(&Systems::of(&[System::DP46, System::D41]));
        all
    };
    /// Every image that is addressed by coordinates.
    const TYPED: [System; 4] = [System::DP09, System::DP11, System::DP12, System::DP03];
    /// A compare-and-write of twice the width.
    const DOUBLE: u32 = message::UntypedAtomicInteger::ATOMIC_OPERATION_CMPWR8B;
    let integer = |is_qword: bool, operation: u32| match (is_qword, operation == DOUBLE) {
        (true, true) => [System::DP31, System::C35, System::DP34],
        (true, false) | (false, true) => [System::DP31, System::C35, System::DP33],
        (false, false) => [System::DP31, System::C35, System::DP32],
    };
    const FLOAT: [System; 3] = [System::DP31, System::C35, System::DP35];
    let mut systems = match *message {
        M::OwordBlockRead(d) => with_index(d.binding_table_index, &[System::DP22]),
        M::OwordBlockWrite(d) => with_index(d.binding_table_index, &[System::DP22]),
        M::UnalignedOwordBlockRead(d) => with_index(d.binding_table_index, &[System::DP23]),
        M::OwordDualBlockRead(d) => with_index(d.binding_table_index, &[System::DP24]),
        M::OwordDualBlockWrite(d) => with_index(d.binding_table_index, &[System::DP24]),
        M::DwordScatteredRead(d) => with_index(d.binding_table_index, &[System::DP19]),
        M::DwordScatteredWrite(d) => with_index(d.binding_table_index, &[System::DP19]),
        M::ByteScatteredRead(d) => with_index(d.binding_table_index, &[System::DP17]),
        M::ByteScatteredWrite(d) => with_index(d.binding_table_index, &[System::DP17]),
        M::ScratchBlockRead(_) | M::ScratchBlockWrite(_) => with_index(index::STATELESS, &[System::DP25]),
        M::MemoryFence(_) | M::RenderCacheMemoryFence(_) => Systems::of(&[System::DP44]),
        M::ConstantOwordBlockRead(d) => read_only(d.binding_table_index, &[System::DP22]),
        M::ConstantUnalignedOwordBlockRead(d) => read_only(d.binding_table_index, &[System::DP23]),
        M::SamplerUnalignedOwordBlockRead(d) => read_only(d.binding_table_index, &[System::DP23]),
        M::ConstantOwordDualBlockRead(d) => read_only(d.binding_table_index, &[System::DP24]),
        M::ConstantDwordScatteredRead(d) => read_only(d.binding_table_index, &[System::DP19]),
        M::ReadSurfaceInfo(_) => Systems::of(&[System::DP43, System::DP03, System::D41]),
        M::UntypedSurfaceRead(d) => with_index(d.binding_table_index, &[System::DP27]),
        M::UntypedSurfaceWrite(d) => with_index(d.binding_table_index, &[System::DP27]),
        M::UntypedAtomicInteger(d) => with_index(d.binding_table_index, &integer(false, d.atomic_operation)),
        M::UntypedAtomicIntegerSimd4x2(d) => {
            with_index(d.binding_table_index, &integer(false, d.atomic_operation))
        }
        M::UntypedAtomicFloat(d) => with_index(d.binding_table_index, &FLOAT),
        M::UntypedAtomicFloatSimd4x2(d) => with_index(d.binding_table_index, &FLOAT),
        M::TypedSurfaceRead(_) | M::TypedSurfaceWrite(_) => {
            let mut all = Systems::of(&TYPED);
            all.insert(System::DP29);
            all
        }
        M::TypedAtomicInteger(_) | M::TypedAtomicIntegerSimd4x2(_) => {
            let mut all = Systems::of(&TYPED);
            all.extend(&Systems::of(&[System::DP31, System::C35, System::DP36]));
            all
        }
        M::A64ScatteredRead(d) => addresses_64(scattered_64(d.subtype)),
        M::A64ScatteredWrite(d) => addresses_64(scattered_64(d.subtype)),
        M::A64UntypedSurfaceRead(_) | M::A64UntypedSurfaceWrite(_) => addresses_64(&[System::DP27]),
        M::A64UntypedAtomicInteger(d) => addresses_64(&integer(d.data_width != 0, d.atomic_operation)),
        M::A64UntypedAtomicIntegerSimd4x2(d) => addresses_64(&integer(d.data_width != 0, d.atomic_operation)),
        M::A64UntypedAtomicFloat(_) | M::A64UntypedAtomicFloatSimd4x2(_) => addresses_64(&FLOAT),
        M::A64BlockRead(d) => addresses_64(block_64(d.subtype)),
        M::A64BlockWrite(d) => addresses_64(block_64(d.subtype)),
        M::TransposeRead(_) => Systems::of(&[System::DP38, System::DP13, System::DP03, System::D40]),
        M::MediaBlockRead(_) | M::SamplerMediaBlockRead(_) => {
            Systems::of(&[System::DP39, System::DP42, System::DP13, System::DP03, System::D40])
        }
        M::MediaBlockWrite(_) => {
            Systems::of(&[System::DP39, System::DP40, System::DP41, System::DP13, System::DP03, System::D40])
        }
        M::AtomicCounter(_) | M::AtomicCounterSimd4x2(_) => {
            Systems::of(&[System::DP37, System::DP31, System::C35, System::DP03])
        }
        M::ScaledByteScatteredRead(_) | M::ScaledByteScatteredWrite(_) => Systems::of(&[System::DP18]),
        M::ScaledUntypedSurfaceRead(_)
        | M::ScaledUntypedSurfaceWrite(_)
        | M::ScaledA64UntypedSurfaceRead(_)
        | M::ScaledA64UntypedSurfaceWrite(_) => Systems::of(&[System::DP28]),
        M::ScaledA64ScatteredRead(_) | M::ScaledA64ScatteredWrite(_) => {
            Systems::of(&[System::DP20, System::DP21])
        }
        _ => Systems::NONE,
    };
    systems.extend(&Systems::of(&[
        System::DP01,
        System::DP02,
        System::DP08,
        System::DP14,
        System::DP15,
        System::DP45,
        System::D39,
    ]));
    systems
}

/// Scattered elements of 64-bit addresses: bytes, DWords, QWords.
fn scattered_64(subtype: u32) -> &'static [System] {
    match subtype {
        message::A64ScatteredRead::SUBTYPE_BYTE => &[System::DP17],
        message::A64ScatteredRead::SUBTYPE_DWORD => &[System::DP19],
        _ => &[System::DP21],
    }
}

/// Blocks at 64-bit addresses: OWords and HWords.
fn block_64(subtype: u32) -> &'static [System] {
    match subtype {
        message::A64BlockRead::SUBTYPE_HWORD => &[System::DP26],
        _ => &[System::DP22, System::DP23],
    }
}
