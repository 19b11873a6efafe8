//! Generated from hw/messages/ by `cargo xtask gen`; do not edit.

mod data_cache;
pub use data_cache::*;
mod data_cache_1;
pub use data_cache_1::*;
mod data_cache_2;
pub use data_cache_2::*;
mod gateway;
pub use gateway::*;
mod interpolator;
pub use interpolator::*;
mod read_only;
pub use read_only::*;
mod render_target;
pub use render_target::*;
mod sampler;
pub use sampler::*;
mod spawner;
pub use spawner::*;
mod urb;
pub use urb::*;
use crate::describe::Item;
use crate::message::Target;
use crate::platform::Platform;
/// A decoded message.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Message {
    /// `OWORD_BLOCK_READ`
    OwordBlockRead(OwordBlockRead),
    /// `UNALIGNED_OWORD_BLOCK_READ`
    UnalignedOwordBlockRead(UnalignedOwordBlockRead),
    /// `OWORD_DUAL_BLOCK_READ`
    OwordDualBlockRead(OwordDualBlockRead),
    /// `DWORD_SCATTERED_READ`
    DwordScatteredRead(DwordScatteredRead),
    /// `BYTE_SCATTERED_READ`
    ByteScatteredRead(ByteScatteredRead),
    /// `MEMORY_FENCE`
    MemoryFence(MemoryFence),
    /// `OWORD_BLOCK_WRITE`
    OwordBlockWrite(OwordBlockWrite),
    /// `OWORD_DUAL_BLOCK_WRITE`
    OwordDualBlockWrite(OwordDualBlockWrite),
    /// `DWORD_SCATTERED_WRITE`
    DwordScatteredWrite(DwordScatteredWrite),
    /// `BYTE_SCATTERED_WRITE`
    ByteScatteredWrite(ByteScatteredWrite),
    /// `SCRATCH_BLOCK_READ`
    ScratchBlockRead(ScratchBlockRead),
    /// `SCRATCH_BLOCK_WRITE`
    ScratchBlockWrite(ScratchBlockWrite),
    /// `TRANSPOSE_READ`
    TransposeRead(TransposeRead),
    /// `UNTYPED_SURFACE_READ`
    UntypedSurfaceRead(UntypedSurfaceRead),
    /// `UNTYPED_SURFACE_WRITE`
    UntypedSurfaceWrite(UntypedSurfaceWrite),
    /// `UNTYPED_ATOMIC_INTEGER`
    UntypedAtomicInteger(UntypedAtomicInteger),
    /// `UNTYPED_ATOMIC_INTEGER_SIMD4X2`
    UntypedAtomicIntegerSimd4x2(UntypedAtomicIntegerSimd4x2),
    /// `MEDIA_BLOCK_READ`
    MediaBlockRead(MediaBlockRead),
    /// `MEDIA_BLOCK_WRITE`
    MediaBlockWrite(MediaBlockWrite),
    /// `TYPED_SURFACE_READ`
    TypedSurfaceRead(TypedSurfaceRead),
    /// `TYPED_SURFACE_WRITE`
    TypedSurfaceWrite(TypedSurfaceWrite),
    /// `TYPED_ATOMIC_INTEGER`
    TypedAtomicInteger(TypedAtomicInteger),
    /// `TYPED_ATOMIC_INTEGER_SIMD4X2`
    TypedAtomicIntegerSimd4x2(TypedAtomicIntegerSimd4x2),
    /// `ATOMIC_COUNTER`
    AtomicCounter(AtomicCounter),
    /// `ATOMIC_COUNTER_SIMD4X2`
    AtomicCounterSimd4x2(AtomicCounterSimd4x2),
    /// `A64_SCATTERED_READ`
    A64ScatteredRead(A64ScatteredRead),
    /// `A64_SCATTERED_WRITE`
    A64ScatteredWrite(A64ScatteredWrite),
    /// `A64_UNTYPED_SURFACE_READ`
    A64UntypedSurfaceRead(A64UntypedSurfaceRead),
    /// `A64_UNTYPED_SURFACE_WRITE`
    A64UntypedSurfaceWrite(A64UntypedSurfaceWrite),
    /// `A64_UNTYPED_ATOMIC_INTEGER`
    A64UntypedAtomicInteger(A64UntypedAtomicInteger),
    /// `A64_UNTYPED_ATOMIC_INTEGER_SIMD4X2`
    A64UntypedAtomicIntegerSimd4x2(A64UntypedAtomicIntegerSimd4x2),
    /// `A64_BLOCK_READ`
    A64BlockRead(A64BlockRead),
    /// `A64_BLOCK_WRITE`
    A64BlockWrite(A64BlockWrite),
    /// `UNTYPED_ATOMIC_FLOAT`
    UntypedAtomicFloat(UntypedAtomicFloat),
    /// `UNTYPED_ATOMIC_FLOAT_SIMD4X2`
    UntypedAtomicFloatSimd4x2(UntypedAtomicFloatSimd4x2),
    /// `A64_UNTYPED_ATOMIC_FLOAT`
    A64UntypedAtomicFloat(A64UntypedAtomicFloat),
    /// `A64_UNTYPED_ATOMIC_FLOAT_SIMD4X2`
    A64UntypedAtomicFloatSimd4x2(A64UntypedAtomicFloatSimd4x2),
    /// `SCALED_UNTYPED_SURFACE_READ`
    ScaledUntypedSurfaceRead(ScaledUntypedSurfaceRead),
    /// `SCALED_A64_SCATTERED_READ`
    ScaledA64ScatteredRead(ScaledA64ScatteredRead),
    /// `SCALED_A64_UNTYPED_SURFACE_READ`
    ScaledA64UntypedSurfaceRead(ScaledA64UntypedSurfaceRead),
    /// `SCALED_BYTE_SCATTERED_READ`
    ScaledByteScatteredRead(ScaledByteScatteredRead),
    /// `SCALED_UNTYPED_SURFACE_WRITE`
    ScaledUntypedSurfaceWrite(ScaledUntypedSurfaceWrite),
    /// `SCALED_A64_UNTYPED_SURFACE_WRITE`
    ScaledA64UntypedSurfaceWrite(ScaledA64UntypedSurfaceWrite),
    /// `SCALED_A64_SCATTERED_WRITE`
    ScaledA64ScatteredWrite(ScaledA64ScatteredWrite),
    /// `SCALED_BYTE_SCATTERED_WRITE`
    ScaledByteScatteredWrite(ScaledByteScatteredWrite),
    /// `GATEWAY`
    Gateway(Gateway),
    /// `PIXEL_INTERPOLATOR`
    PixelInterpolator(PixelInterpolator),
    /// `CONSTANT_OWORD_BLOCK_READ`
    ConstantOwordBlockRead(ConstantOwordBlockRead),
    /// `CONSTANT_UNALIGNED_OWORD_BLOCK_READ`
    ConstantUnalignedOwordBlockRead(ConstantUnalignedOwordBlockRead),
    /// `CONSTANT_OWORD_DUAL_BLOCK_READ`
    ConstantOwordDualBlockRead(ConstantOwordDualBlockRead),
    /// `CONSTANT_DWORD_SCATTERED_READ`
    ConstantDwordScatteredRead(ConstantDwordScatteredRead),
    /// `SAMPLER_UNALIGNED_OWORD_BLOCK_READ`
    SamplerUnalignedOwordBlockRead(SamplerUnalignedOwordBlockRead),
    /// `SAMPLER_MEDIA_BLOCK_READ`
    SamplerMediaBlockRead(SamplerMediaBlockRead),
    /// `READ_SURFACE_INFO`
    ReadSurfaceInfo(ReadSurfaceInfo),
    /// `RENDER_TARGET_WRITE`
    RenderTargetWrite(RenderTargetWrite),
    /// `RENDER_TARGET_READ`
    RenderTargetRead(RenderTargetRead),
    /// `RENDER_CACHE_MEMORY_FENCE`
    RenderCacheMemoryFence(RenderCacheMemoryFence),
    /// `SAMPLER`
    Sampler(Sampler),
    /// `THREAD_SPAWNER`
    ThreadSpawner(ThreadSpawner),
    /// `URB`
    Urb(Urb),
}
/// Every message with its fields.
pub static MESSAGES: &[&Item] = &[
    OwordBlockRead::ITEM,
    UnalignedOwordBlockRead::ITEM,
    OwordDualBlockRead::ITEM,
    DwordScatteredRead::ITEM,
    ByteScatteredRead::ITEM,
    MemoryFence::ITEM,
    OwordBlockWrite::ITEM,
    OwordDualBlockWrite::ITEM,
    DwordScatteredWrite::ITEM,
    ByteScatteredWrite::ITEM,
    ScratchBlockRead::ITEM,
    ScratchBlockWrite::ITEM,
    TransposeRead::ITEM,
    UntypedSurfaceRead::ITEM,
    UntypedSurfaceWrite::ITEM,
    UntypedAtomicInteger::ITEM,
    UntypedAtomicIntegerSimd4x2::ITEM,
    MediaBlockRead::ITEM,
    MediaBlockWrite::ITEM,
    TypedSurfaceRead::ITEM,
    TypedSurfaceWrite::ITEM,
    TypedAtomicInteger::ITEM,
    TypedAtomicIntegerSimd4x2::ITEM,
    AtomicCounter::ITEM,
    AtomicCounterSimd4x2::ITEM,
    A64ScatteredRead::ITEM,
    A64ScatteredWrite::ITEM,
    A64UntypedSurfaceRead::ITEM,
    A64UntypedSurfaceWrite::ITEM,
    A64UntypedAtomicInteger::ITEM,
    A64UntypedAtomicIntegerSimd4x2::ITEM,
    A64BlockRead::ITEM,
    A64BlockWrite::ITEM,
    UntypedAtomicFloat::ITEM,
    UntypedAtomicFloatSimd4x2::ITEM,
    A64UntypedAtomicFloat::ITEM,
    A64UntypedAtomicFloatSimd4x2::ITEM,
    ScaledUntypedSurfaceRead::ITEM,
    ScaledA64ScatteredRead::ITEM,
    ScaledA64UntypedSurfaceRead::ITEM,
    ScaledByteScatteredRead::ITEM,
    ScaledUntypedSurfaceWrite::ITEM,
    ScaledA64UntypedSurfaceWrite::ITEM,
    ScaledA64ScatteredWrite::ITEM,
    ScaledByteScatteredWrite::ITEM,
    Gateway::ITEM,
    PixelInterpolator::ITEM,
    ConstantOwordBlockRead::ITEM,
    ConstantUnalignedOwordBlockRead::ITEM,
    ConstantOwordDualBlockRead::ITEM,
    ConstantDwordScatteredRead::ITEM,
    SamplerUnalignedOwordBlockRead::ITEM,
    SamplerMediaBlockRead::ITEM,
    ReadSurfaceInfo::ITEM,
    RenderTargetWrite::ITEM,
    RenderTargetRead::ITEM,
    RenderCacheMemoryFence::ITEM,
    Sampler::ITEM,
    ThreadSpawner::ITEM,
    Urb::ITEM,
];
impl Message {
    /// Field table.
    pub fn item(&self) -> &'static Item {
        match self {
            Message::OwordBlockRead(_) => OwordBlockRead::ITEM,
            Message::UnalignedOwordBlockRead(_) => UnalignedOwordBlockRead::ITEM,
            Message::OwordDualBlockRead(_) => OwordDualBlockRead::ITEM,
            Message::DwordScatteredRead(_) => DwordScatteredRead::ITEM,
            Message::ByteScatteredRead(_) => ByteScatteredRead::ITEM,
            Message::MemoryFence(_) => MemoryFence::ITEM,
            Message::OwordBlockWrite(_) => OwordBlockWrite::ITEM,
            Message::OwordDualBlockWrite(_) => OwordDualBlockWrite::ITEM,
            Message::DwordScatteredWrite(_) => DwordScatteredWrite::ITEM,
            Message::ByteScatteredWrite(_) => ByteScatteredWrite::ITEM,
            Message::ScratchBlockRead(_) => ScratchBlockRead::ITEM,
            Message::ScratchBlockWrite(_) => ScratchBlockWrite::ITEM,
            Message::TransposeRead(_) => TransposeRead::ITEM,
            Message::UntypedSurfaceRead(_) => UntypedSurfaceRead::ITEM,
            Message::UntypedSurfaceWrite(_) => UntypedSurfaceWrite::ITEM,
            Message::UntypedAtomicInteger(_) => UntypedAtomicInteger::ITEM,
            Message::UntypedAtomicIntegerSimd4x2(_) => UntypedAtomicIntegerSimd4x2::ITEM,
            Message::MediaBlockRead(_) => MediaBlockRead::ITEM,
            Message::MediaBlockWrite(_) => MediaBlockWrite::ITEM,
            Message::TypedSurfaceRead(_) => TypedSurfaceRead::ITEM,
            Message::TypedSurfaceWrite(_) => TypedSurfaceWrite::ITEM,
            Message::TypedAtomicInteger(_) => TypedAtomicInteger::ITEM,
            Message::TypedAtomicIntegerSimd4x2(_) => TypedAtomicIntegerSimd4x2::ITEM,
            Message::AtomicCounter(_) => AtomicCounter::ITEM,
            Message::AtomicCounterSimd4x2(_) => AtomicCounterSimd4x2::ITEM,
            Message::A64ScatteredRead(_) => A64ScatteredRead::ITEM,
            Message::A64ScatteredWrite(_) => A64ScatteredWrite::ITEM,
            Message::A64UntypedSurfaceRead(_) => A64UntypedSurfaceRead::ITEM,
            Message::A64UntypedSurfaceWrite(_) => A64UntypedSurfaceWrite::ITEM,
            Message::A64UntypedAtomicInteger(_) => A64UntypedAtomicInteger::ITEM,
            Message::A64UntypedAtomicIntegerSimd4x2(_) => A64UntypedAtomicIntegerSimd4x2::ITEM,
            Message::A64BlockRead(_) => A64BlockRead::ITEM,
            Message::A64BlockWrite(_) => A64BlockWrite::ITEM,
            Message::UntypedAtomicFloat(_) => UntypedAtomicFloat::ITEM,
            Message::UntypedAtomicFloatSimd4x2(_) => UntypedAtomicFloatSimd4x2::ITEM,
            Message::A64UntypedAtomicFloat(_) => A64UntypedAtomicFloat::ITEM,
            Message::A64UntypedAtomicFloatSimd4x2(_) => A64UntypedAtomicFloatSimd4x2::ITEM,
            Message::ScaledUntypedSurfaceRead(_) => ScaledUntypedSurfaceRead::ITEM,
            Message::ScaledA64ScatteredRead(_) => ScaledA64ScatteredRead::ITEM,
            Message::ScaledA64UntypedSurfaceRead(_) => ScaledA64UntypedSurfaceRead::ITEM,
            Message::ScaledByteScatteredRead(_) => ScaledByteScatteredRead::ITEM,
            Message::ScaledUntypedSurfaceWrite(_) => ScaledUntypedSurfaceWrite::ITEM,
            Message::ScaledA64UntypedSurfaceWrite(_) => ScaledA64UntypedSurfaceWrite::ITEM,
            Message::ScaledA64ScatteredWrite(_) => ScaledA64ScatteredWrite::ITEM,
            Message::ScaledByteScatteredWrite(_) => ScaledByteScatteredWrite::ITEM,
            Message::Gateway(_) => Gateway::ITEM,
            Message::PixelInterpolator(_) => PixelInterpolator::ITEM,
            Message::ConstantOwordBlockRead(_) => ConstantOwordBlockRead::ITEM,
            Message::ConstantUnalignedOwordBlockRead(_) => ConstantUnalignedOwordBlockRead::ITEM,
            Message::ConstantOwordDualBlockRead(_) => ConstantOwordDualBlockRead::ITEM,
            Message::ConstantDwordScatteredRead(_) => ConstantDwordScatteredRead::ITEM,
            Message::SamplerUnalignedOwordBlockRead(_) => SamplerUnalignedOwordBlockRead::ITEM,
            Message::SamplerMediaBlockRead(_) => SamplerMediaBlockRead::ITEM,
            Message::ReadSurfaceInfo(_) => ReadSurfaceInfo::ITEM,
            Message::RenderTargetWrite(_) => RenderTargetWrite::ITEM,
            Message::RenderTargetRead(_) => RenderTargetRead::ITEM,
            Message::RenderCacheMemoryFence(_) => RenderCacheMemoryFence::ITEM,
            Message::Sampler(_) => Sampler::ITEM,
            Message::ThreadSpawner(_) => ThreadSpawner::ITEM,
            Message::Urb(_) => Urb::ITEM,
        }
    }
}
/// The message that `descriptor` asks of `target`, or none.
pub(crate) fn matched(platform: &Platform, target: Target, descriptor: u32) -> Option<Message> {
    let row = 1u8 << platform.row();
    let d = &[descriptor];
    Some(match target {
        Target::ConstantCache => match descriptor >> 14 & 0x1f {
            0x0 => Message::ConstantOwordBlockRead(ConstantOwordBlockRead::decode(platform, d)),
            0x1 => Message::ConstantUnalignedOwordBlockRead(ConstantUnalignedOwordBlockRead::decode(platform, d)),
            0x2 => Message::ConstantOwordDualBlockRead(ConstantOwordDualBlockRead::decode(platform, d)),
            0x3 => Message::ConstantDwordScatteredRead(ConstantDwordScatteredRead::decode(platform, d)),
            0x4 if row & 0xc != 0 => Message::SamplerUnalignedOwordBlockRead(SamplerUnalignedOwordBlockRead::decode(platform, d)),
            0x5 if row & 0xc != 0 => Message::SamplerMediaBlockRead(SamplerMediaBlockRead::decode(platform, d)),
            0x6 if row & 0xc != 0 => Message::ReadSurfaceInfo(ReadSurfaceInfo::decode(platform, d)),
            _ => return None,
        },
        Target::DataCache => match descriptor >> 14 & 0x1f {
            0x0 => Message::OwordBlockRead(OwordBlockRead::decode(platform, d)),
            0x1 => Message::UnalignedOwordBlockRead(UnalignedOwordBlockRead::decode(platform, d)),
            0x2 => Message::OwordDualBlockRead(OwordDualBlockRead::decode(platform, d)),
            0x3 => Message::DwordScatteredRead(DwordScatteredRead::decode(platform, d)),
            0x4 => Message::ByteScatteredRead(ByteScatteredRead::decode(platform, d)),
            0x5 if row & 0x1 != 0 => Message::UntypedSurfaceRead(UntypedSurfaceRead::decode(platform, d)),
            0x6 if row & 0x1 != 0 => Message::UntypedAtomicInteger(UntypedAtomicInteger::decode(platform, d)),
            0x7 => Message::MemoryFence(MemoryFence::decode(platform, d)),
            0x8 => Message::OwordBlockWrite(OwordBlockWrite::decode(platform, d)),
            0xa => Message::OwordDualBlockWrite(OwordDualBlockWrite::decode(platform, d)),
            0xb => Message::DwordScatteredWrite(DwordScatteredWrite::decode(platform, d)),
            0xc => Message::ByteScatteredWrite(ByteScatteredWrite::decode(platform, d)),
            0xd if row & 0x1 != 0 => Message::UntypedSurfaceWrite(UntypedSurfaceWrite::decode(platform, d)),
            0x10..=0x17 => Message::ScratchBlockRead(ScratchBlockRead::decode(platform, d)),
            0x18..=0x1f => Message::ScratchBlockWrite(ScratchBlockWrite::decode(platform, d)),
            _ => return None,
        },
        Target::DataCache1 => match descriptor >> 14 & 0x1f {
            0x0 if row & 0xe != 0 => Message::TransposeRead(TransposeRead::decode(platform, d)),
            0x1 if row & 0xe != 0 => Message::UntypedSurfaceRead(UntypedSurfaceRead::decode(platform, d)),
            0x2 if row & 0xe != 0 => Message::UntypedAtomicInteger(UntypedAtomicInteger::decode(platform, d)),
            0x3 if row & 0xe != 0 => Message::UntypedAtomicIntegerSimd4x2(UntypedAtomicIntegerSimd4x2::decode(platform, d)),
            0x4 if row & 0xe != 0 => Message::MediaBlockRead(MediaBlockRead::decode(platform, d)),
            0x5 if row & 0xe != 0 => Message::TypedSurfaceRead(TypedSurfaceRead::decode(platform, d)),
            0x6 if row & 0xe != 0 => Message::TypedAtomicInteger(TypedAtomicInteger::decode(platform, d)),
            0x7 if row & 0xe != 0 => Message::TypedAtomicIntegerSimd4x2(TypedAtomicIntegerSimd4x2::decode(platform, d)),
            0x9 if row & 0xe != 0 => Message::UntypedSurfaceWrite(UntypedSurfaceWrite::decode(platform, d)),
            0xa if row & 0xe != 0 => Message::MediaBlockWrite(MediaBlockWrite::decode(platform, d)),
            0xb if row & 0xe != 0 => Message::AtomicCounter(AtomicCounter::decode(platform, d)),
            0xc if row & 0xe != 0 => Message::AtomicCounterSimd4x2(AtomicCounterSimd4x2::decode(platform, d)),
            0xd if row & 0xe != 0 => Message::TypedSurfaceWrite(TypedSurfaceWrite::decode(platform, d)),
            0x10 if row & 0xe != 0 => Message::A64ScatteredRead(A64ScatteredRead::decode(platform, d)),
            0x11 if row & 0xe != 0 => Message::A64UntypedSurfaceRead(A64UntypedSurfaceRead::decode(platform, d)),
            0x12 if row & 0xe != 0 => Message::A64UntypedAtomicInteger(A64UntypedAtomicInteger::decode(platform, d)),
            0x13 if row & 0xe != 0 => Message::A64UntypedAtomicIntegerSimd4x2(A64UntypedAtomicIntegerSimd4x2::decode(platform, d)),
            0x14 if row & 0xe != 0 => Message::A64BlockRead(A64BlockRead::decode(platform, d)),
            0x15 if row & 0xe != 0 => Message::A64BlockWrite(A64BlockWrite::decode(platform, d)),
            0x19 if row & 0xe != 0 => Message::A64UntypedSurfaceWrite(A64UntypedSurfaceWrite::decode(platform, d)),
            0x1a if row & 0xe != 0 => Message::A64ScatteredWrite(A64ScatteredWrite::decode(platform, d)),
            0x1b if row & 0xe != 0 => Message::UntypedAtomicFloat(UntypedAtomicFloat::decode(platform, d)),
            0x1c if row & 0xe != 0 => Message::UntypedAtomicFloatSimd4x2(UntypedAtomicFloatSimd4x2::decode(platform, d)),
            0x1d if row & 0xe != 0 => Message::A64UntypedAtomicFloat(A64UntypedAtomicFloat::decode(platform, d)),
            0x1e if row & 0xe != 0 => Message::A64UntypedAtomicFloatSimd4x2(A64UntypedAtomicFloatSimd4x2::decode(platform, d)),
            _ => return None,
        },
        Target::Gateway => Message::Gateway(Gateway::decode(platform, d)),
        Target::PixelInterpolator => Message::PixelInterpolator(PixelInterpolator::decode(platform, d)),
        Target::RenderCache => match descriptor >> 14 & 0x1f {
            0x4 if row & 0x1 != 0 => Message::MediaBlockRead(MediaBlockRead::decode(platform, d)),
            0x5 if row & 0x1 != 0 => Message::TypedSurfaceRead(TypedSurfaceRead::decode(platform, d)),
            0x6 if row & 0x1 != 0 => Message::TypedAtomicInteger(TypedAtomicInteger::decode(platform, d)),
            0x7 if row & 0x1 != 0 => Message::RenderCacheMemoryFence(RenderCacheMemoryFence::decode(platform, d)),
            0xa if row & 0x1 != 0 => Message::MediaBlockWrite(MediaBlockWrite::decode(platform, d)),
            0xc => Message::RenderTargetWrite(RenderTargetWrite::decode(platform, d)),
            0xd if row & 0x1 != 0 => Message::TypedSurfaceWrite(TypedSurfaceWrite::decode(platform, d)),
            0xd if row & 0xc != 0 => Message::RenderTargetRead(RenderTargetRead::decode(platform, d)),
            _ => return None,
        },
        Target::Sampler => Message::Sampler(Sampler::decode(platform, d)),
        Target::SamplerCache => match descriptor >> 14 & 0x1f {
            0x1 if row & 0x1 != 0 => Message::SamplerUnalignedOwordBlockRead(SamplerUnalignedOwordBlockRead::decode(platform, d)),
            0x2..=0x3 if row & 0xc != 0 => Message::ScaledUntypedSurfaceRead(ScaledUntypedSurfaceRead::decode(platform, d)),
            0x4..=0x5 if row & 0xc != 0 => Message::ScaledA64ScatteredRead(ScaledA64ScatteredRead::decode(platform, d)),
            0x4 if row & 0x2 != 0 => Message::SamplerUnalignedOwordBlockRead(SamplerUnalignedOwordBlockRead::decode(platform, d)),
            0x4 if row & 0x1 != 0 => Message::SamplerMediaBlockRead(SamplerMediaBlockRead::decode(platform, d)),
            0x5 if row & 0x2 != 0 => Message::SamplerMediaBlockRead(SamplerMediaBlockRead::decode(platform, d)),
            0x6..=0x7 if row & 0xc != 0 => Message::ScaledA64UntypedSurfaceRead(ScaledA64UntypedSurfaceRead::decode(platform, d)),
            0x6 if row & 0x2 != 0 => Message::ReadSurfaceInfo(ReadSurfaceInfo::decode(platform, d)),
            0x8..=0x9 if row & 0xc != 0 => Message::ScaledByteScatteredRead(ScaledByteScatteredRead::decode(platform, d)),
            0x12..=0x13 if row & 0xc != 0 => Message::ScaledUntypedSurfaceWrite(ScaledUntypedSurfaceWrite::decode(platform, d)),
            0x14..=0x15 if row & 0xc != 0 => Message::ScaledA64UntypedSurfaceWrite(ScaledA64UntypedSurfaceWrite::decode(platform, d)),
            0x16..=0x17 if row & 0xc != 0 => Message::ScaledA64ScatteredWrite(ScaledA64ScatteredWrite::decode(platform, d)),
            0x18..=0x19 if row & 0xc != 0 => Message::ScaledByteScatteredWrite(ScaledByteScatteredWrite::decode(platform, d)),
            _ => return None,
        },
        Target::ThreadSpawner => Message::ThreadSpawner(ThreadSpawner::decode(platform, d)),
        Target::Urb => Message::Urb(Urb::decode(platform, d)),
        _ => return None,
    })
}
