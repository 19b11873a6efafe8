//! Streams that are none: whatever they hold, decoding ends, and nothing outside of the picture is written.

use crate::VideoPipeline;
use bits::GraphicsAddress;
use hw::command::CommandId;
use hw::platforms::SKL;
use memory::AddressSpace;
use ports::Unmetered;
use probe::{Context, Findings, Ids, Kind};

const STREAM: u64 = 0x10_0000;
const STREAM_BYTES: u32 = 0x1000;
const PICTURE: u64 = 0x20_0000;
const REFERENCE: u64 = 0x30_0000;
const DIRECT: u64 = 0x40_0000;
/// Tile rows of a picture of 64 x 48: 64 of luma, 32 of chroma.
const PICTURE_BYTES: u64 = 128 * 96;

struct Random(u32);

impl Random {
    fn next(&mut self) -> u32 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        self.0 >> 8
    }

    fn below(&mut self, limit: u32) -> u32 {
        self.next() % limit
    }

    fn flag(&mut self) -> bool {
        self.below(2) != 0
    }
}

/// Runs the commands of one picture on random bits. Gives the systems that were told to have lost parts of it.
fn run(standard: u32, random: &mut Random) -> Vec<&'static str> {
    let mut space = AddressSpace::new(1 << 24).unwrap();
    for at in [STREAM, PICTURE, REFERENCE, DIRECT] {
        space.bind_anonymous(GraphicsAddress(at), 0x1_0000).unwrap();
    }
    let stream: Vec<u8> = (0..STREAM_BYTES).map(|_| random.next() as u8 & random.next() as u8).collect();
    space.write(GraphicsAddress(STREAM), &stream).unwrap();
    let (findings, ids) = (Findings::default(), Ids::default());
    let cx = Context { platform: &SKL, findings: &findings, ids: &ids };
    let mut video = VideoPipeline::default();
    let mut command = |id, dwords: Vec<u32>| {
        assert_eq!(video.command(id, &dwords, &mut Unmetered, &space, &cx), Ok(None));
    };
    let mode = hw::MfxPipeModeSelect {
        standard_select: standard,
        pre_deblocking_output_enable: true,
        decoder_short_format_mode: 1,
        ..Default::default()
    };
    let surface = hw::MfxSurfaceState {
        width: 63,
        height: 47,
        surface_pitch: 127,
        tiled_surface: true,
        tile_walk: hw::MfxSurfaceState::TILE_WALK_YMAJOR,
        interleave_chroma: true,
        surface_format: hw::MfxSurfaceState::SURFACE_FORMAT_PLANAR_420_8,
        y_offset_for_u_cb: 64,
        ..Default::default()
    };
    let buffers = hw::MfxPipeBufAddrState {
        pre_deblocking_destination_address: PICTURE,
        reference_picture_address: [REFERENCE; 16],
        ..Default::default()
    };
    let objects =
        hw::MfxIndObjBaseAddrState { mfx_indirect_bitstream_object_address: STREAM, ..Default::default() };
    command(CommandId::MfxPipeModeSelect, mode.encode(&SKL));
    command(CommandId::MfxSurfaceState, surface.encode(&SKL));
    command(CommandId::MfxPipeBufAddrState, buffers.encode(&SKL));
    command(CommandId::MfxIndObjBaseAddrState, objects.encode(&SKL));
    for n in 0..4 {
        let quantizer_matrix = std::array::from_fn(|_| random.below(256));
        let matrix = hw::MfxQmState { avc: n, mpeg2: n, jpeg: n, quantizer_matrix, ..Default::default() };
        command(CommandId::MfxQmState, matrix.encode(&SKL));
    }
    match standard {
        hw::MfxPipeModeSelect::STANDARD_SELECT_MPEG2 => mpeg2(random, &mut command),
        hw::MfxPipeModeSelect::STANDARD_SELECT_VP8 => vp8(random, &mut command),
        _ => avc(random, &mut command),
    }
    let outside: [u8; 0x1000] = space.read(GraphicsAddress(PICTURE + PICTURE_BYTES)).unwrap();
    assert!(outside.iter().all(|byte| *byte == 0));
    let found = findings.list();
    assert!(found.iter().all(|(finding, _)| finding.kind == Kind::Gap), "{found:?}");
    found.iter().map(|(finding, _)| finding.system).collect()
}

fn mpeg2(random: &mut Random, command: &mut impl FnMut(CommandId, Vec<u32>)) {
    let state = hw::MfxMpeg2PicState {
        scan_order: random.below(2),
        intra_vlc_format: random.below(2),
        quantizer_scale_type: random.below(2),
        concealment_mv: random.flag(),
        frame_prediction_frame_dct: random.below(2),
        top_field_first: random.flag(),
        picture_structure: 1 + random.below(3),
        intra_dc_precision: random.below(4),
        f_code_0_0: random.below(16),
        f_code_0_1: random.below(16),
        f_code_1_0: random.below(16),
        f_code_1_1: random.below(16),
        picture_coding_type: 1 + random.below(3),
        frame_width_in_mbs: 3,
        frame_height_in_mbs: 2,
        ..Default::default()
    };
    command(CommandId::MfxMpeg2PicState, state.encode(&SKL));
    for row in 0..4 {
        let inline_data = hw::MfdMpeg2BsdObjectInlineData {
            slice_vertical_position: row,
            quantizer_scale_code: random.below(32),
            last_pic_slice: row == 3,
            ..Default::default()
        };
        let object = hw::MfdMpeg2BsdObject {
            indirect_bsd_data_length: STREAM_BYTES / 4,
            indirect_bsd_data_start_address: u64::from(row * STREAM_BYTES / 4),
            inline_data,
            ..Default::default()
        };
        command(CommandId::MfdMpeg2BsdObject, object.encode(&SKL));
    }
}

fn avc(random: &mut Random, command: &mut impl FnMut(CommandId, Vec<u32>)) {
    let state = hw::MfxAvcImgState {
        frame_width: 3,
        frame_height: 2,
        weighted_biprediction_idc: random.below(3),
        weighted_prediction_enable: random.flag(),
        first_chroma_qp_offset: random.below(32),
        second_chroma_qp_offset: random.below(32),
        frame_mb_only: true,
        _8x8_idct_transform_mode: random.flag(),
        direct_8x8_inference: random.flag(),
        constrained_intra_prediction: random.flag(),
        entropy_coding_sync_enable: random.flag(),
        chroma_format_idc: 1,
        ..Default::default()
    };
    command(CommandId::MfxAvcImgState, state.encode(&SKL));
    let direct = hw::MfxAvcDirectmodeState {
        direct_mv_buffer_address: [DIRECT; 32],
        direct_mv_buffer_write_address: [DIRECT + 0x8000, 0],
        poc_list: std::array::from_fn(|_| random.next() << 8),
        ..Default::default()
    };
    command(CommandId::MfxAvcDirectmodeState, direct.encode(&SKL));
    for list in 0..2 {
        let state = hw::MfxAvcRefIdxState {
            reference_picture_list_select: list,
            reference_list_entry: std::array::from_fn(|_| random.below(256)),
            ..Default::default()
        };
        command(CommandId::MfxAvcRefIdxState, state.encode(&SKL));
        let state = hw::MfxAvcWeightoffsetState {
            weight_and_offset_select: list,
            weight_offset: std::array::from_fn(|_| random.next() << 8),
            ..Default::default()
        };
        command(CommandId::MfxAvcWeightoffsetState, state.encode(&SKL));
    }
    for row in 0..3 {
        let slice = hw::MfxAvcSliceState {
            slice_type: random.below(3),
            log2_weight_denominator_luma: random.below(8),
            log2_weight_denominator_chroma: random.below(8),
            number_of_reference_pictures_in_inter_prediction_list_0: random.below(33),
            number_of_reference_pictures_in_inter_prediction_list_1: random.below(33),
            slice_alpha_c0_offset_div2: random.below(13) as i32 - 6,
            slice_beta_offset_div2: random.below(13) as i32 - 6,
            slice_quantization_parameter: random.below(64),
            cabac_init_idc: random.below(4),
            disable_deblocking_filter_indicator: random.below(3),
            direct_prediction_type: random.below(2),
            slice_vertical_position: row,
            ..Default::default()
        };
        command(CommandId::MfxAvcSliceState, slice.encode(&SKL));
        let inline_data = hw::MfdAvcBsdObjectInlineData {
            first_mb_bit_offset: random.below(8),
            last_slice: row == 2,
            first_mb_byte_offset_of_slice_data_or_slice_header: random.below(9),
            ..Default::default()
        };
        let object = hw::MfdAvcBsdObject {
            indirect_bsd_data_length: STREAM_BYTES / 4,
            indirect_bsd_data_start_address: u64::from(row * STREAM_BYTES / 4),
            inline_data,
            ..Default::default()
        };
        command(CommandId::MfdAvcBsdObject, object.encode(&SKL));
    }
}

fn vp8(random: &mut Random, command: &mut impl FnMut(CommandId, Vec<u32>)) {
    let state = hw::MfxVp8PicState {
        frame_width: 3,
        frame_height: 2,
        mc_filter_select: random.below(2),
        chroma_full_pixel_mc_filter_mode: random.below(2),
        dblk_filter_type: random.below(2),
        key_frame: random.flag(),
        segmentation_id_stream_out_enable: random.flag(),
        segmentation_id_stream_in_enable: random.flag(),
        segment_enable: random.flag(),
        update_mb_segment_map: random.flag(),
        mb_nocoeff_skip: random.flag(),
        deblock_sharpness_level: random.below(8),
        dblk_filter_level_for_segment0: random.below(64),
        dblk_filter_level_for_segment3: random.below(64),
        quantizer_value: std::array::from_fn(|_| random.below(512)),
        coeffprobability_stream_in_address: STREAM,
        mbsegmentidtreeprobs_0: 128,
        interpredfromlastrefprob: 128,
        intrambprob: 100,
        ymodeprob_0: 128,
        mvupdateprobs_0: std::array::from_fn(|_| random.below(256)),
        mvupdateprobs_1: std::array::from_fn(|_| random.below(256)),
        segmentation_id_stream_address: DIRECT,
        ..Default::default()
    };
    command(CommandId::MfxVp8PicState, state.encode(&SKL));
    let object = hw::MfdVp8BsdObject {
        coded_num_of_coeff_token_partitions: random.below(4),
        partition0_cpbac_entropy_range: random.below(256),
        partition0_cpbac_entropy_count: random.below(8),
        partition0_cpbac_entropy_value: random.below(256),
        indirect_partition0_data_length: 0x400,
        indirect_token_partition_data_length: [0x100; 8],
        indirect_token_partition_data_start_offset: std::array::from_fn(|n| 0x400 + n as u32 * 0x100),
        ..Default::default()
    };
    command(CommandId::MfdVp8BsdObject, object.encode(&SKL));
}

#[test]
fn random_bits_end_and_stay_inside_of_the_picture() {
    use hw::MfxPipeModeSelect as Mode;
    let mut random = Random(1);
    for (standard, system) in [
        (Mode::STANDARD_SELECT_MPEG2, "D52"),
        (Mode::STANDARD_SELECT_AVC, "D51"),
        (Mode::STANDARD_SELECT_VP8, "D55"),
    ] {
        let told: Vec<_> = (0..120).flat_map(|_| run(standard, &mut random)).collect();
        // Random bits break off before the picture is full, sooner or later.
        assert!(!told.is_empty() && told.iter().all(|&one| one == system), "{system}: {told:?}");
    }
}
