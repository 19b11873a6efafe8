//! Layouts against hand-made dwords, and laws that hold for every item.

use hw::command::{self, CommandId};
use hw::format::{ChannelKind, Compression, SurfaceFormat, Use};
use hw::{Engine, Feature, platforms, registers};

#[test]
fn a_batch_start_keeps_its_whole_address() {
    let dwords = [0x18800101, 0x1234_5678, 0x0000_7fff];
    let start = hw::MiBatchBufferStart::decode(&platforms::SKL, &dwords);
    assert_eq!(start.batch_buffer_start_address, 0x7fff_1234_5678);
    assert_eq!(start.encode(&platforms::SKL), dwords);
}

#[test]
fn a_header_is_one_command_on_its_engine_only() {
    let skl = &platforms::SKL;
    assert_eq!(command::identify(skl, Engine::Render, 0x7813_0002), Some(CommandId::State3dSf));
    assert_eq!(command::identify(skl, Engine::Blitter, 0x7813_0002), None);
    assert_eq!(command::identify(skl, Engine::Render, 0x7b00_0005), Some(CommandId::Primitive3d));
    assert_eq!(command::identify(skl, Engine::Blitter, 0x54f0_0008), Some(CommandId::XySrcCopyBlt));
    assert_eq!(command::identify(skl, Engine::Render, 0), Some(CommandId::MiNoop));
    assert_eq!(command::identify(skl, Engine::Render, 0xffff_ffff), None);
    assert_eq!(
        command::identify(&platforms::BYT, Engine::Render, 0x7850_0003),
        None,
        "3DSTATE_RASTER is younger"
    );
}

#[test]
fn engines_share_opcodes_and_mean_different_commands_by_them() {
    let on = |platform, engine, header| command::identify(platform, engine, header).map(CommandId::name);
    let skl = &platforms::SKL;
    assert_eq!(on(skl, Engine::Video, 0x7000_0003), Some("MFX_PIPE_MODE_SELECT"));
    assert_eq!(on(skl, Engine::Render, 0x7000_0003), Some("MEDIA_VFE_STATE"));
    assert_eq!(on(skl, Engine::VideoEnhance, 0x7000_0003), None);
    assert_eq!(on(skl, Engine::Video, 0x7100_0013), Some("MFX_AVC_IMG_STATE"));
    assert_eq!(on(skl, Engine::Render, 0x7100_0004), Some("MEDIA_OBJECT"));
    assert_eq!(on(skl, Engine::Video, 0x7380_0002), Some("HCP_PIPE_MODE_SELECT"));
    assert_eq!(on(&platforms::BDW, Engine::Video, 0x7380_0002), None, "Gen8 has no HCP");
    assert_eq!(on(skl, Engine::VideoEnhance, 0x7403_0016), Some("VEB_DI_IECP"));
    assert_eq!(on(skl, Engine::Video, 0x7403_0016), None);
    for engine in [Engine::Video, Engine::VideoEnhance] {
        assert_eq!(on(skl, engine, 0x7501_0020), Some("SFC_STATE"), "behind both");
        assert_eq!(on(skl, engine, 0x1300_0003), Some("MI_FLUSH_DW"));
    }
    assert_eq!(on(skl, Engine::Render, 0x791b_0002), Some("3DSTATE_DX9_CONSTANT_BUFFER_POOL_ALLOC"));
    assert_eq!(on(skl, Engine::Video, 0x7a00_0004), None, "PIPE_CONTROL is the render engine's");
}

#[test]
fn codec_commands_have_the_lengths_that_drivers_send() {
    let length = |platform, header| command::length_dwords(platform, Engine::Video, header);
    assert_eq!(length(&platforms::BYT, 0x7002_0016), Some(24), "MFX_PIPE_BUF_ADDR_STATE");
    assert_eq!(length(&platforms::BDW, 0x7002_003b), Some(61));
    assert_eq!(length(&platforms::SKL, 0x7002_003f), Some(65));
    assert_eq!(length(&platforms::SKL, 0x6800_0100), Some(1), "MFX_WAIT");
    assert_eq!(length(&platforms::SKL, 0x7048_0fff), Some(4097), "MFX_PAK_INSERT_OBJECT at its longest");
    let item = CommandId::MfxPipeBufAddrState.item();
    let fixed =
        [&platforms::BYT, &platforms::BDW, &platforms::SKL, &platforms::BXT].map(|p| item.fixed_dwords(p));
    assert_eq!(fixed, [24, 61, 68, 68], "65 or 68 on Gen9");
}

#[test]
fn lengths_are_fixed_or_in_the_header() {
    let skl = &platforms::SKL;
    let length = |header| command::length_dwords(skl, Engine::Render, header);
    assert_eq!(length(0), Some(1));
    assert_eq!(length(0x7a00_0004), Some(6), "PIPE_CONTROL");
    assert_eq!(length(0x6904_0000), Some(1), "PIPELINE_SELECT");
    assert_eq!(length(0x7808_0007), Some(9), "3DSTATE_VERTEX_BUFFERS with two buffers");
    assert_eq!(length(0x7105_000d), Some(15), "GPGPU_WALKER");
    assert_eq!(length(0x7443_0000), None, "no engine's");
}

#[test]
fn fixed_point_reads_as_pixels() {
    let mut sf = hw::State3dSf { line_width: 1.5, point_width: 1.0, ..Default::default() };
    for platform in platforms::ALL {
        let dwords = sf.encode(platform);
        let back = hw::State3dSf::decode(platform, &dwords);
        assert_eq!((back.line_width, back.point_width), (1.5, 1.0), "{}", platform.name);
    }
    sf.line_width = f32::NAN;
    assert_eq!(hw::State3dSf::decode(&platforms::SKL, &sf.encode(&platforms::SKL)).line_width, 0.0);
    let sampler = hw::SamplerState::decode(&platforms::SKL, &[0x1fff << 1, 0, 0, 0]);
    assert_eq!(sampler.texture_lod_bias, -1.0 / 256.0);
}

#[test]
fn tails_are_read_to_the_last_whole_element() {
    let skl = &platforms::SKL;
    let dwords = [0x1100_0003, 0x2600, 7, 0x2604, 8, 0x2608];
    let pairs: Vec<(u64, u32)> =
        hw::MiLoadRegisterImm::tail(skl, &dwords).map(|e| (e.register_offset, e.data_dword)).collect();
    assert_eq!(pairs, [(0x2600, 7), (0x2604, 8)]);
    let blend = hw::BlendState::tail(&platforms::BYT, &[1 << 31, 0]).count();
    assert_eq!(blend, 1, "on gen7 the entries begin at once");
}

#[test]
fn named_values_and_registers_are_the_hardware_s() {
    assert_eq!(hw::RenderSurfaceState::TILE_MODE_YMAJOR, 3);
    assert_eq!(hw::enums::compare_function::LEQUAL, 4);
    assert_eq!(registers::IA_VERTICES_COUNT, 0x2310);
    assert_eq!(registers::TIMESTAMP, 0x2358);
    assert_eq!(registers::CS_GPR + 15 * registers::CS_GPR_STEP, 0x2678);
}

#[test]
fn formats_know_their_channels_and_their_users() {
    let layout = SurfaceFormat::B8G8R8A8_UNORM_SRGB.layout().expect("a format");
    assert_eq!((layout.value, layout.block_bits, layout.srgb), (0xc1, 32, true));
    assert_eq!((layout.channels[0].start_bit, layout.channels[2].start_bit), (16, 0));
    let bc1 = SurfaceFormat::BC1_UNORM.layout().expect("a format");
    assert_eq!((bc1.compression, bc1.block_width_px, bc1.block_bytes()), (Compression::Dxt1, 4, 8));
    let l8 = SurfaceFormat::L8_UNORM.layout().expect("a format");
    assert_eq!((l8.luminance.kind, l8.channels[0].kind), (ChannelKind::Unorm, ChannelKind::Absent));
    assert!(layout.supports(&platforms::SKL, Use::Render) && !bc1.supports(&platforms::SKL, Use::Render));
    assert!(SurfaceFormat(0x3fe).layout().is_none());
    assert!(SurfaceFormat(u16::MAX).layout().is_none());
    assert_eq!(SurfaceFormat::from_name("RAW"), Some(SurfaceFormat::RAW));
}

#[test]
fn features_follow_the_platform() {
    assert!(platforms::SKL.has(Feature::SplitSend) && !platforms::BDW.has(Feature::SplitSend));
    assert!(platforms::BXT.has(Feature::PooledEus) && !platforms::SKL.has(Feature::PooledEus));
    assert_eq!(hw::platform("bdw").map(|p| p.pci_id), Some(0x1616));
    assert!(hw::platform("tgl").is_none());
}

#[test]
fn every_command_answers_to_its_own_opcode() {
    for (id, item) in &command::COMMANDS {
        for platform in platforms::ALL.iter().filter(|p| item.exists(p)) {
            let header = item.header(platform).expect("a key");
            let on = |engine: &Engine| item.runs_on(platform, *engine);
            let engines: Vec<Engine> = Engine::ALL.into_iter().filter(on).collect();
            assert!(!engines.is_empty(), "{} on {}", item.name, platform.name);
            for engine in engines {
                let found = command::identify(platform, engine, header);
                assert_eq!(found, Some(*id), "{} on {} of {engine:?}", item.name, platform.name);
            }
        }
    }
}

#[test]
fn registers_are_found_by_offset() {
    let skl = &platforms::SKL;
    let name = |offset| registers::at(skl, offset).map(|(item, index)| (item.name, index));
    assert_eq!(name(registers::IA_VERTICES_COUNT + 4), Some(("IA_VERTICES_COUNT", 0)));
    assert_eq!(name(registers::CS_GPR + 8 * 15), Some(("CS_GPR", 15)));
    assert_eq!(name(0xfff_fff0), None);
    assert!(registers::at(skl, registers::CACHE_MODE_1).is_some_and(|r| r.0.register.masked));
    assert!(registers::at(skl, registers::TIMESTAMP).is_some_and(|r| !r.0.register.writable));
    assert_eq!(registers::masked_write(0xf0, 0x0011_0001), 0xe1);
}
