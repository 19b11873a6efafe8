//! Real streams: what the engine makes of clips that ffmpeg has encoded is what ffmpeg's own decoder shows, to the last
//! bit. Where ffmpeg is absent a test prints UNPREP and proves nothing.

mod driver;

use driver::{Clip, Decoded, avc, clip, mpeg2, vp8};

/// Neither whole macroblocks nor whole tiles.
const SIZE: [usize; 2] = [150, 84];

fn expect(clip: &Clip, (engine, pictures): Decoded) {
    assert_eq!(pictures.len(), clip.pictures.len());
    for (n, (found, expected)) in pictures.iter().zip(&clip.pictures).enumerate() {
        let differs = found.iter().zip(expected).position(|(a, b)| a != b);
        assert_eq!(differs, None, "picture {n}, first byte of {}", expected.len());
    }
    let told = engine.findings.list();
    assert!(told.is_empty(), "{told:?}");
}

fn mpeg2_is_same(name: &str, encoder: &str) {
    let encoder = format!("-c:v mpeg2video {encoder}");
    let Some(clip) = clip(&format!("{name}.m2v"), SIZE, &encoder) else { return };
    expect(&clip, mpeg2::decode(&clip.stream));
}

fn avc_is_same(name: &str, words: &str, parameters: &str) {
    let encoder = format!("{words} -c:v libx264 -pix_fmt yuv420p -x264-params {parameters}");
    let Some(clip) = clip(&format!("{name}.264"), SIZE, &encoder) else { return };
    expect(&clip, avc::decode(&clip.stream));
}

#[test]
fn mpeg2_frames_of_all_types_are_the_same() {
    mpeg2_is_same("plain", "-bf 2 -g 6 -qscale:v 3");
    mpeg2_is_same("coarse", "-bf 1 -g 9 -qscale:v 25 -dc 10");
}

#[test]
fn mpeg2_frames_with_fields_are_the_same() {
    mpeg2_is_same("fields", "-bf 2 -g 6 -flags +ilme+ildct -alternate_scan 1 -top 1 -qscale:v 5");
    mpeg2_is_same(
        "tables",
        "-bf 1 -g 6 -flags +ilme+ildct -top 0 -intra_vlc 1 -non_linear_quant 1 -qmax 28 -qscale:v 7",
    );
}

#[test]
fn avc_in_codes_of_variable_length_is_the_same() {
    avc_is_same("baseline", "-profile:v baseline", "ref=3:slices=3:crf=12");
    avc_is_same(
        "temporal",
        "",
        "cabac=0:bframes=3:b-pyramid=none:weightp=0:direct=temporal:8x8dct=0:partitions=all",
    );
    avc_is_same("plain-samples", "", "cabac=0:qp=1:bframes=1:b-pyramid=none:8x8dct=1");
}

#[test]
fn avc_in_arithmetic_codes_is_the_same() {
    avc_is_same(
        "spatial",
        "",
        "bframes=3:b-pyramid=none:ref=4:weightp=2:8x8dct=1:direct=spatial:partitions=all:crf=15",
    );
    avc_is_same(
        "coarse",
        "",
        "bframes=2:b-pyramid=none:direct=temporal:crf=42:slices=2:deblock=3,-2:chroma-qp-offset=7",
    );
    avc_is_same("lossy-samples", "", "qp=1:bframes=0:constrained-intra=1");
    avc_is_same(
        "fade",
        "-vf fade=in:0:9",
        "bframes=2:b-pyramid=none:weightp=2:weightb=1:constrained-intra=1:deblock=-3,3",
    );
}

/// Each component and each kind of macroblock has a matrix of its own.
#[test]
fn avc_with_matrices_is_the_same() {
    let list = |count: usize, first: usize, step: usize| {
        let values: Vec<String> = (0..count).map(|n| (first + n * step / 8).to_string()).collect();
        values.join("\\,")
    };
    let words = format!(
        "cqm4iy={}:cqm4ic={}:cqm4py={}:cqm4pc={}:cqm8i={}:cqm8p={}",
        list(16, 8, 9),
        list(16, 20, 17),
        list(16, 11, 13),
        list(16, 28, 5),
        list(64, 9, 5),
        list(64, 13, 3),
    );
    avc_is_same("matrices", "", &format!("bframes=1:b-pyramid=none:8x8dct=1:crf=16:{words}"));
    avc_is_same("matrices-cavlc", "", &format!("cabac=0:bframes=0:8x8dct=1:partitions=all:crf=14:{words}"));
}

#[test]
fn avc_with_macroblocks_of_fields_is_the_same() {
    let fields = "-vf scale=150:168,tinterlace=interleave_top,crop=150:84 -flags +ilme+ildct";
    avc_is_same("fields", fields, "interlaced=1:bframes=2:b-pyramid=none:direct=spatial:8x8dct=1:slices=2");
    avc_is_same(
        "fields-cavlc",
        fields,
        "interlaced=1:cabac=0:bframes=2:b-pyramid=none:direct=temporal:8x8dct=1",
    );
    avc_is_same("fields-coarse", fields, "bff=1:bframes=3:b-pyramid=none:direct=temporal:ref=3:crf=38");
}

fn vp8_is_same(name: &str, encoder: &str) {
    let Some(clip) = clip(&format!("{name}.ivf"), SIZE, &format!("-c:v libvpx {encoder}")) else { return };
    expect(&clip, vp8::decode(&clip.stream));
}

#[test]
fn vp8_frames_of_all_kinds_are_the_same() {
    vp8_is_same("alternate", "-auto-alt-ref 1 -lag-in-frames 6 -arnr-maxframes 3 -slices 2 -b:v 500k");
    vp8_is_same("bilinear", "-profile:v 1 -sharpness 3 -b:v 150k");
    vp8_is_same("simple", "-profile:v 2 -b:v 60k -slices 8 -g 4");
    vp8_is_same("whole", "-profile:v 3 -b:v 300k -sharpness 6");
    vp8_is_same("segments", "-deadline realtime -cpu-used 6 -error-resilient 1 -static-thresh 500 -b:v 90k");
}

/// Bits of the data of slices are turned: decoding ends, and nothing outside of surfaces is reached.
fn survive(stream: &[u8], decode: fn(&[u8]) -> Decoded, is_slice: fn(u8) -> bool) {
    let starts: Vec<usize> = (0..stream.len() - 4).filter(|&at| stream[at..at + 3] == [0, 0, 1]).collect();
    let mut state = 1_u32;
    let mut random = move |limit: usize| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 8) as usize % limit
    };
    for _ in 0..12 {
        let mut broken = stream.to_vec();
        for (n, &start) in starts.iter().enumerate() {
            let end = starts.get(n + 1).copied().unwrap_or(stream.len());
            // Headers stay: this driver has no more to say of broken ones than real ones have.
            let first = start + 24;
            if !is_slice(stream[start + 3]) || first + 8 >= end {
                continue;
            }
            for _ in 0..2 {
                let at = first + random(end - first - 4);
                broken[at] ^= 1 << random(8);
                // No new start code.
                if broken[at] < 4 {
                    broken[at] = 0x55;
                }
            }
        }
        let (engine, _) = decode(&broken);
        let told = engine.findings.list();
        assert!(told.iter().all(|(finding, _)| finding.kind == probe::Kind::Gap), "{told:?}");
    }
}

#[test]
fn broken_streams_end_and_are_told() {
    let Some(m2) = clip("broken.m2v", SIZE, "-c:v mpeg2video -bf 2 -g 6 -qscale:v 3") else { return };
    survive(&m2.stream, mpeg2::decode, |code| (1..=0xaf).contains(&code));
    for (name, parameters) in [
        ("cabac", "bframes=2:b-pyramid=none"),
        ("cavlc", "cabac=0:bframes=2:b-pyramid=none"),
        ("fields", "interlaced=1:bframes=2:b-pyramid=none"),
    ] {
        let encoder = format!("-c:v libx264 -pix_fmt yuv420p -x264-params {parameters}");
        let Some(h264) = clip(&format!("broken-{name}.264"), SIZE, &encoder) else { return };
        survive(&h264.stream, avc::decode, |code| matches!(code & 31, 1 | 5));
    }
}
