//! Draws on any platform whose vertices are whole VUEs: the vertex shader is off, so that a vertex buffer holds them.

use super::*;
use hw::Platform;
use hw::platforms::{BDW, BXT, SKL};

/// The platforms whose front end is built: Gen7 states most of it in other commands.
pub(super) const PLATFORMS: [&Platform; 3] = [&BDW, &SKL, &BXT];

/// A vertex behind the vertex shader.
#[derive(Clone, Copy, Default)]
pub(super) struct Vue {
    pub(super) array_index: u32,
    pub(super) viewport: u32,
    pub(super) width_px: f32,
    pub(super) position: [f32; 4],
    pub(super) distances: [f32; 8],
    /// The first value of attribute 0 is a vertex's number unless a test says otherwise.
    pub(super) attributes: [[f32; 4]; 2],
}

/// DWords of a vertex in its buffer, and elements of four that they are.
const VUE_DWORDS: usize = 24;
const ELEMENTS: usize = VUE_DWORDS / 4;

/// Vertices at these positions, numbered from 0 in attribute 0.
pub(super) fn vues<const N: usize>(positions: [[f32; 4]; N]) -> [Vue; N] {
    std::array::from_fn(|index| Vue {
        position: positions[index],
        attributes: [[index as f32, 0.0, 0.0, 0.0], [0.0; 4]],
        ..Vue::default()
    })
}

/// `N` vertices around a circle of radius 0.8, none on one line with two others.
pub(super) fn circle<const N: usize>() -> [Vue; N] {
    vues(std::array::from_fn(|index| {
        let angle = index as f32 * 0.61;
        [0.8 * angle.cos(), 0.8 * angle.sin(), 0.0, 1.0]
    }))
}

/// A front end with its vertices.
pub(super) struct Front {
    pub(super) platform: &'static Platform,
    pub(super) bench: Bench,
    vertex_count: u32,
    /// Systems of the findings of the last draw.
    pub(super) findings: Vec<&'static str>,
}

impl Front {
    /// A viewport of 100 by 100 pixels with a guardband of four times its size, culling off, two attributes.
    pub(super) fn over(platform: &'static Platform, vertices: &[Vue]) -> Front {
        let mut bench = bench(&[]);
        let input = &mut bench.bound.input;
        for (index, element) in input.elements.iter_mut().enumerate().take(ELEMENTS) {
            *element = hw::VertexElementState {
                source_element_offset: 16 * index as u32,
                source_element_format: u32::from(SurfaceFormat::R32G32B32A32_FLOAT.0),
                valid: true,
                component_0_control: control::STORE_SRC,
                component_1_control: control::STORE_SRC,
                component_2_control: control::STORE_SRC,
                component_3_control: control::STORE_SRC,
                ..Default::default()
            };
        }
        input.element_count = ELEMENTS;
        input.buffers[0].buffer_pitch = 4 * VUE_DWORDS as u32;
        input.buffers[0].buffer_size = (4 * VUE_DWORDS * vertices.len()) as u32;
        bench.bound.vs.enable = false;
        bench.bound.urb[0] = UrbPool { start_handle: 64, entry_handles: 2, entries: 64 };
        bench.bound.sbe.number_of_sf_output_attributes = 2;
        bench.bound.sbe.vertex_urb_entry_read_offset = 2;
        let mut front = Front { platform, bench, vertex_count: vertices.len() as u32, findings: Vec::new() };
        front.set_vertices(vertices);
        front.set_viewport(0, |_| ());
        front
    }

    pub(super) fn set_vertices(&mut self, vertices: &[Vue]) {
        for (index, vue) in vertices.iter().enumerate() {
            let mut dwords = vec![0, vue.array_index, vue.viewport, vue.width_px.to_bits()];
            let values = vue.position.iter().chain(&vue.distances).chain(vue.attributes.iter().flatten());
            dwords.extend(values.map(|value| value.to_bits()));
            let at = GraphicsAddress(VERTICES + (4 * VUE_DWORDS * index) as u64);
            self.bench.space.write(at, bytemuck::cast_slice(&dwords)).unwrap();
        }
    }

    /// Viewport `index`, from the usual one.
    pub(super) fn set_viewport(&mut self, index: u64, edit: impl FnOnce(&mut hw::SfClipViewport)) {
        let mut viewport = super::viewport();
        edit(&mut viewport);
        let at = GraphicsAddress(STATE + 64 * index);
        self.bench.space.write(at, bytemuck::cast_slice(&viewport.encode(self.platform))).unwrap();
    }

    /// Selections of provoking vertices of triangles, fans and lines, in both commands that have them.
    pub(super) fn provoke(&mut self, triangle: u32, fan: u32, line: u32) {
        let (sf, clip) = (&mut self.bench.bound.sf, &mut self.bench.bound.clip);
        sf.triangle_strip_list_provoking_vertex_select = triangle;
        sf.triangle_fan_provoking_vertex_select = fan;
        sf.line_strip_list_provoking_vertex_select = line;
        clip.triangle_strip_list_provoking_vertex_select = triangle;
        clip.triangle_fan_provoking_vertex_select = fan;
        clip.line_strip_list_provoking_vertex_select = line;
    }

    /// State as the platform's commands carry it: what they have no field for is lost.
    pub(super) fn over_the_wire(&mut self) {
        let (platform, bound) = (self.platform, &mut self.bench.bound);
        bound.raster = hw::State3dRaster::decode(platform, &bound.raster.encode(platform));
        bound.clip = hw::State3dClip::decode(platform, &bound.clip.encode(platform));
        bound.sf = hw::State3dSf::decode(platform, &bound.sf.encode(platform));
        bound.sbe = hw::State3dSbe::decode(platform, &bound.sbe.encode(platform));
        bound.sbe_swiz = hw::State3dSbeSwiz::decode(platform, &bound.sbe_swiz.encode(platform));
    }

    /// Draws all vertices once in order.
    pub(super) fn draw_all(&mut self, topology: u32) -> Vec<ScreenObject> {
        let parameters =
            Parameters { vertex_count: self.vertex_count, instance_count: 1, topology, ..Default::default() };
        self.bench.registers = FlatRegisters::default();
        let (findings, ids) = (probe::Findings::new(false), probe::Ids::default());
        let cx = &Context { platform: self.platform, findings: &findings, ids: &ids };
        let mut recorder = Recorder::default();
        let Bench { bound, space, executor, registers } = &mut self.bench;
        let progress = sol::begin(&mut bound.sol, registers, space).unwrap();
        if let Some(mut draw) = Draw::new(bound, parameters, progress, executor, space, cx).unwrap() {
            draw.run(&mut Buffers::default(), executor, &mut recorder, cx).unwrap();
            draw.retire(bound, registers).unwrap();
        }
        self.findings = findings.list().iter().map(|(finding, _)| finding.system).collect();
        recorder.0
    }

    /// What was counted in the last draw.
    pub(super) fn counted(&self, counter: Counter) -> u64 {
        self.bench.registers.total(counter)
    }
}

/// First values of attribute 0 at the vertices of an object: their numbers.
pub(super) fn numbers(object: &ScreenObject) -> Vec<f32> {
    object.attributes[0][..object.kind.vertices()].iter().map(|&bits| f32::from_bits(bits)).collect()
}

/// Places of the vertices of an object on the screen, in pixels.
pub(super) fn places(object: &ScreenObject) -> Vec<[f32; 2]> {
    object.vertices[..object.kind.vertices()].iter().map(|v| [v.x_px, v.y_px]).collect()
}
