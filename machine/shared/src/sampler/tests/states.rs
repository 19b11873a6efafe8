//! Where states are found: binding tables, heaps, sampler states, and what of them is kept.

use super::bench::*;
use super::*;
use RenderSurfaceState as State;

#[test]
fn sampler_states_are_found_by_their_index_in_the_table_of_command_or_header() {
    for platform in EVERY {
        let mut bench =
            Bench::new(platform, &surface_2d(SurfaceFormat::R8G8B8A8_UNORM, 8, 4), &sampler(0, 0));
        bench.texels(&numbered(8, 4));
        // Nearest at index 0, linear at index 5, and a table of its own for headers where linear comes first.
        let (nearest, linear) = (sampler(0, 0), sampler(1, 0));
        bench.put_sampler(SAMPLER_STATE + 5 * 16, &linear);
        let other = SAMPLER_STATE + 0x400;
        bench.put_sampler(other, &linear);
        bench.put_sampler(other + 5 * 16, &nearest);
        // Half way between the texels 3 and 4.
        let red = |bench: &Bench, header: Option<u32>| {
            let colors = bench.send_with(LZ, header, &[all(0.5), all(0.375)]).unwrap();
            (f32::from_bits(colors[0][0]) * 2550.0).round()
        };
        assert_eq!(red(&bench, None), 40.0);
        bench.sampler_index = 5;
        assert_eq!(red(&bench, None), 35.0);
        bench.header_table = other as u32;
        assert_eq!(red(&bench, Some(0)), 40.0);
        bench.sampler_index = 0;
        assert_eq!(red(&bench, Some(0)), 35.0);
        // What changed in memory counts from the next walk on.
        bench.put_sampler(other, &nearest);
        assert_eq!(red(&bench, Some(0)), 40.0);
    }
}

#[test]
fn a_bindless_sampler_is_a_state_of_16_bytes_wherever_it_lies() {
    for platform in EVERY {
        let mut bench =
            Bench::new(platform, &surface_2d(SurfaceFormat::R8G8B8A8_UNORM, 8, 4), &sampler(0, 0));
        bench.texels(&numbered(8, 4));
        let red = |bench: &Bench| {
            let colors = bench.send_with(LZ, Some(0), &[all(0.5), all(0.375)]).unwrap();
            (f32::from_bits(colors[0][0]) * 2550.0).round()
        };
        // The second of a pair; where pointers are to pairs, the first one is meant.
        bench.put_sampler(SAMPLER_STATE + 0x400, &sampler(0, 0));
        bench.put_sampler(SAMPLER_STATE + 0x410, &sampler(1, 0));
        bench.header_table = SAMPLER_STATE as u32 + 0x410;
        let expected = if platform.has(hw::Feature::BindlessSamplers) { 35.0 } else { 40.0 };
        assert_eq!(red(&bench), expected, "{}", platform.name);
    }
}

#[test]
fn texels_that_no_page_maps_are_faults() {
    for platform in EVERY {
        let mut surface = surface_2d(SurfaceFormat::R8G8B8A8_UNORM, 1024, 1024);
        surface.surface_base_address = 0x200_0000 - 0x1000;
        let bench = Bench::new(platform, &surface, &sampler(0, 2));
        assert!(bench.send(LZ, &[all(0.1), all(0.0)]).is_ok());
        let fault = |bench: &Bench, v: f32| match bench.send(LZ, &[all(0.0), all(v)]) {
            Err(Stop::Fault(fault)) => (fault.system, fault.address),
            other => panic!("{other:?}"),
        };
        let row_512 = GraphicsAddress(0x200_0000 - 0x1000 + 512 * 4096);
        assert_eq!(fault(&bench, 0.5), ("SM-08", Some(row_512)));
        surface.surface_base_address = 0x3000_0000;
        let bench = Bench::new(platform, &surface, &sampler(0, 2));
        assert_eq!(fault(&bench, 0.0), ("SM-15", Some(GraphicsAddress(0x3000_0000))));
    }
}

#[test]
fn bindless_surfaces_are_counted_from_their_own_base() {
    for platform in NINTH {
        let surface = surface_2d(SurfaceFormat::R32_FLOAT, 8, 8);
        let bench = Bench::new(platform, &surface, &sampler(0, 2));
        let heap = 0x6000;
        for (index, texels) in [(0u64, 0x2_0000), (1, 0x3_0000), (2, 0x4_0000)] {
            let state = State { surface_base_address: texels, ..surface };
            bench.put(heap + 64 * index, &stated(platform, &state));
            bench.put(texels, &[(1.0 + index as f32).to_bits(); 64]);
        }
        let read = |index: u32, count: u32| {
            let mut grf = Grf::default();
            let message = SendMessage {
                descriptor: (LZ << 12) | (1 << 17) | 252,
                extended_descriptor: index << 12,
                payload_grf: 10,
                payload_length: 2,
                response_grf: 60,
                response_length: 1,
                execution_size: 8,
                channel_enable: 0xff,
                ..Default::default()
            };
            let site = ThreadSite {
                bindless_surface_state_base: GraphicsAddress(heap),
                bindless_surface_state_count: count,
                ..site()
            };
            let mut bindings = Bindings::new(&bench.space);
            let (descriptor, cx) = (descriptor(platform, &message), bench.context());
            Sampler::new().send(&descriptor, &message, &mut grf, &site, &mut bindings, &cx).unwrap();
            f32::from_bits(grf.register(60)[0])
        };
        assert_eq!([read(0, 3), read(1, 3), read(2, 3), read(2, 0)], [1.0, 2.0, 3.0, 3.0]);
        assert_eq!(bench.said(), []);
        // Past the end of the heap the first one is meant.
        assert_eq!(read(2, 2), 1.0);
        assert_eq!(bench.said(), [(probe::Kind::Undefined, "SM-15")]);
    }
}

/// Messages through one sampler that keeps what it resolved.
struct Kept<'a> {
    bench: &'a Bench,
    bindings: Bindings<'a>,
    sampler: Sampler<'a>,
}

impl<'a> Kept<'a> {
    fn new(bench: &'a Bench) -> Self {
        Self { bench, bindings: Bindings::new(&bench.space), sampler: Sampler::new() }
    }

    /// Red between texels 3 and 4, through the surface and the table of states of these numbers.
    fn red(&mut self, surface: u32, table: u64, index: u32) -> Result<f32, Stop> {
        let mut grf = Grf::default();
        let platform = self.bench.platform;
        let (message_type, parameters) = as_sent(platform, LZ, &[all(0.5), all(0.375)]);
        for (register, values) in (10..).zip(&parameters) {
            grf.register_mut(register).copy_from_slice(values);
        }
        let message = SendMessage {
            descriptor: (message_type << 12) | (1 << 17) | (index << 8) | surface,
            payload_grf: 10,
            payload_length: parameters.len() as u8,
            response_grf: 60,
            response_length: 1,
            execution_size: 8,
            channel_enable: 0xff,
            ..Default::default()
        };
        let site = ThreadSite { sampler_state: GraphicsAddress(table), ..site() };
        let (descriptor, cx) = (descriptor(platform, &message), self.bench.context());
        self.sampler.send(&descriptor, &message, &mut grf, &site, &mut self.bindings, &cx)?;
        Ok((f32::from_bits(grf.register(60)[0]) * 2550.0).round())
    }

    fn begin_draw(&mut self) {
        self.bindings.begin_draw();
        self.sampler.begin_draw();
    }
}

#[test]
fn states_that_share_a_place_in_the_cache_are_told_apart_and_changes_count_in_the_next_draw() {
    for platform in EVERY {
        let bench = Bench::new(platform, &surface_2d(SurfaceFormat::R8G8B8A8_UNORM, 8, 4), &sampler(0, 0));
        bench.texels(&numbered(8, 4));
        // A second surface whose red is that of the first plus 100.
        let second = RenderSurfaceState {
            surface_base_address: TEXELS + 0x1000,
            ..surface_2d(SurfaceFormat::R8G8B8A8_UNORM, 8, 4)
        };
        bench.put(TEXELS + 0x1000, &numbered(8, 4).iter().map(|texel| texel + 100).collect::<Vec<_>>());
        bench.put(SURFACE_STATE + 64, &stated(platform, &second));
        bench.put(TABLE + 4, &[SURFACE_STATE as u32 + 64]);
        // Nearest and linear by turns, in four tables; what lies 16 states apart shares a place in the cache.
        for n in 0..64u64 {
            let filter = u32::from((n + n / 16) % 2 == 1);
            bench.put_sampler(SAMPLER_STATE + 16 * n, &sampler(filter, 0));
        }
        let mut kept = Kept::new(&bench);
        for round in 0..3 {
            for n in 0..64u64 {
                let (table, index) = (SAMPLER_STATE + 256 * (n / 16), (n % 16) as u32);
                let expected = if (n + n / 16) % 2 == 1 { 35.0 } else { 40.0 };
                assert_eq!(kept.red(0, table, index).unwrap(), expected, "{round} {n}");
                assert_eq!(kept.red(1, table, index).unwrap(), expected + 1000.0, "{round} {n}");
            }
        }
        // What changes in memory counts in the next draw.
        bench.put_sampler(SAMPLER_STATE, &sampler(1, 0));
        bench.put(TABLE, &[SURFACE_STATE as u32 + 64]);
        kept.begin_draw();
        assert_eq!(kept.red(0, SAMPLER_STATE, 0).unwrap(), 1035.0);
    }
}

#[test]
fn more_combinations_than_are_kept_are_resolved_anew() {
    // 4096 sampler states on one surface, of which every third is linear.
    let bench =
        Bench::new(&hw::platforms::SKL, &surface_2d(SurfaceFormat::R8G8B8A8_UNORM, 8, 4), &sampler(0, 0));
    bench.texels(&numbered(8, 4));
    let states = 0x40000;
    for n in 0..4096u64 {
        bench.put_sampler(states + 16 * n, &sampler(u32::from(n % 3 == 0), 0));
    }
    let mut kept = Kept::new(&bench);
    for n in 0..4096u64 {
        let expected = if n % 3 == 0 { 35.0 } else { 40.0 };
        assert_eq!(kept.red(0, states + 16 * n, 0).unwrap(), expected, "{n}");
    }
    assert!(kept.sampler.combinations.len() <= 1024);
}

#[test]
fn state_that_is_not_mapped_is_a_fault_at_its_address() {
    for platform in EVERY {
        let surface = surface_2d(SurfaceFormat::R8G8B8A8_UNORM, 8, 4);
        let bench = Bench::new(platform, &surface, &sampler(0, 0));
        let nowhere = 0x3000_0000;
        let fault = |surface: u32, table: u64| {
            let stop = Kept::new(&bench).red(surface, table, 3).unwrap_err();
            let Stop::Fault(fault) = stop else { panic!("{stop:?}") };
            (fault.system, fault.address)
        };
        assert_eq!(fault(0, nowhere), ("SM-15", Some(GraphicsAddress(nowhere + 48))));
        bench.put(TABLE + 4, &[nowhere as u32]);
        assert_eq!(fault(1, SAMPLER_STATE), ("SM-15", Some(GraphicsAddress(nowhere))));
        // A border colour is fetched where the address mode can reach it; there is no page at 0.
        for (mode, is_needed) in [(4, true), (2, false)] {
            let state = SamplerState { border_color_pointer: 0, ..sampler(0, mode) };
            bench.put_sampler(SAMPLER_STATE + 48, &state);
            let fault = match Kept::new(&bench).red(0, SAMPLER_STATE, 3) {
                Err(Stop::Fault(fault)) => Some((fault.system, fault.address)),
                _ => None,
            };
            assert_eq!(fault, is_needed.then_some(("SM-17", Some(GraphicsAddress(0)))), "{mode}");
        }
    }
}
