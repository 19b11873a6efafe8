//! HS, TE and DS together: patches become points, lines or triangles over VUEs.
//!
//! Source      [skl.7:Hull Shader (HS) Stage], [skl.7:Tessellation Engine (TE) Stage], [skl.7:Domain Shader (DS) Stage]
//! Items in    patches over VS entries        Items out  objects over DS entries

use super::geometry::Objects;
use crate::assembly::{ALL_EDGES, ObjectInfo, Shape};
use crate::bound::{Bound, StageIndex};
use crate::item::Vertex;
use crate::te::{self, DomainPoint, Mesh, Output};
use crate::{ds, hs};
use hw::enums::prim_topo_type as topo;
use memory::AddressSpace;
use ports::{Executor, Grf};
use probe::{Context, Stop};

/// Counters of a draw.
#[derive(Clone, Copy, Debug, Default)]
pub struct Statistics {
    /// Patches.
    pub patches: u64,
    /// Domain points shaded.
    pub points: u64,
}

/// HS, TE and DS of one draw.
pub struct Tessellation {
    hs: hs::Resolved,
    te: te::Resolved,
    ds: ds::Resolved,
    mesh: Mesh,
    /// Slot of each point of the mesh in the present batch.
    slot_of_point: Vec<Option<u16>>,
    waiting: Vec<DomainPoint>,
    vertices: Vec<Vertex>,
    slots: Vec<u16>,
    infos: Vec<ObjectInfo>,
    statistics: Statistics,
}

impl Tessellation {
    /// The state of a draw; none when the stages are off.
    ///
    /// # Errors
    /// A page fault in kernels or constants.
    pub fn new<X: Executor>(
        bound: &Bound,
        executor: &mut X,
        space: &AddressSpace,
        cx: &Context,
    ) -> Result<Option<Self>, Stop> {
        if !(bound.hs.enable && bound.te.te_enable && bound.ds.enable) {
            if bound.hs.enable || bound.te.te_enable || bound.ds.enable {
                cx.undefined("B001", "HS, TE and DS are not enabled together");
            }
            return Ok(None);
        }
        if [StageIndex::Hs, StageIndex::Ds].iter().any(|&stage| bound.urb[stage as usize].entries == 0) {
            cx.undefined("B010", "a draw without URB entries for HS or DS");
        }
        Ok(Some(Self {
            hs: hs::Resolved::new(bound, executor, space, cx)?,
            te: te::Resolved::new(&bound.te),
            ds: ds::Resolved::new(bound, executor, space, cx)?,
            mesh: Mesh::default(),
            slot_of_point: Vec::new(),
            waiting: Vec::new(),
            vertices: Vec::new(),
            slots: Vec::new(),
            infos: Vec::new(),
            statistics: Statistics::default(),
        }))
    }

    /// The topology of what comes out.
    pub fn topology(&self) -> u32 {
        match self.te.output {
            Output::Points => topo::POINTLIST,
            Output::Lines => topo::LINELIST,
            Output::Clockwise | Output::CounterClockwise => topo::TRILIST,
        }
    }

    fn shape(&self) -> Shape {
        match self.te.output {
            Output::Points => Shape::Points,
            Output::Lines => Shape::Lines,
            Output::Clockwise | Output::CounterClockwise => Shape::Triangles,
        }
    }

    /// Counters so far, as far as statistics are on.
    pub fn statistics(&self) -> Statistics {
        Statistics {
            patches: if self.hs.statistics { self.statistics.patches } else { 0 },
            points: if self.ds.statistics { self.statistics.points } else { 0 },
        }
    }

    /// Runs the patches of a batch. `down` gets the objects whenever the DS entries are full, and at the end.
    ///
    /// # Errors
    /// A [`Stop`] of a thread or of `down`.
    pub fn run<X: Executor>(
        &mut self,
        patches: &Objects,
        executor: &mut X,
        grf: &mut Grf,
        cx: &Context,
        mut down: impl FnMut(&Objects, &mut X, &mut Grf) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let mut control_points = Vec::with_capacity(patches.shape.vertices());
        for (slots, info) in patches.slots.chunks_exact(patches.shape.vertices()).zip(patches.infos) {
            control_points.clear();
            let vertex = |&slot: &u16| patches.vertices.get(slot as usize).copied().unwrap_or_default();
            control_points.extend(slots.iter().map(vertex));
            self.statistics.patches += 1;
            self.hs.patch(&control_points, info.primitive_id, executor, grf, cx)?;
            let mut header = [0f32; 8];
            for (factor, &dword) in header.iter_mut().zip(executor.read(self.hs.record, 0, 8)) {
                *factor = f32::from_bits(dword);
            }
            if self.te.tessellate(&header, &mut self.mesh) {
                self.patch(info.primitive_id, executor, grf, cx, &mut down)?;
            }
        }
        self.hand_down(executor, grf, &mut down)
    }

    /// Shades one divided patch. Its last points are shaded before the next patch overwrites the record.
    fn patch<X: Executor>(
        &mut self,
        primitive_id: u32,
        executor: &mut X,
        grf: &mut Grf,
        cx: &Context,
        down: &mut impl FnMut(&Objects, &mut X, &mut Grf) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        self.slot_of_point.clear();
        self.slot_of_point.resize(self.mesh.points.len(), None);
        let count = self.shape().vertices();
        let objects =
            if self.te.output == Output::Points { self.mesh.points.len() } else { self.mesh.objects.len() };
        for index in 0..objects {
            let corners = match self.te.output {
                Output::Points => [index as u32; 3],
                _ => self.mesh.objects[index],
            };
            if self.vertices.len() + count > self.ds.entries() {
                self.shade_waiting(primitive_id, executor, grf, cx)?;
                self.hand_down(executor, grf, down)?;
                self.slot_of_point.fill(None);
            }
            for &point in &corners[..count] {
                let slot = match self.slot_of_point[point as usize] {
                    Some(slot) => slot,
                    None => {
                        let slot = self.vertices.len() as u16;
                        self.slot_of_point[point as usize] = Some(slot);
                        self.vertices.push(self.ds.handle(slot as usize).into());
                        self.waiting.push(self.mesh.points[point as usize]);
                        slot
                    }
                };
                self.slots.push(slot);
            }
            if self.waiting.len() >= ds::LANES {
                self.shade_full(primitive_id, executor, grf, cx)?;
            }
            let continue_stipple = self.mesh.continues.get(index).copied().unwrap_or(false);
            self.infos.push(ObjectInfo { primitive_id, odd: false, continue_stipple, edges: ALL_EDGES });
        }
        self.shade_waiting(primitive_id, executor, grf, cx)
    }

    /// Shades waiting points as long as they fill a thread.
    fn shade_full<X: Executor>(
        &mut self,
        primitive_id: u32,
        executor: &mut X,
        grf: &mut Grf,
        cx: &Context,
    ) -> Result<(), Stop> {
        while self.waiting.len() >= ds::LANES {
            let first_slot = self.vertices.len() - self.waiting.len();
            let record = self.hs.record;
            let points = &self.waiting[..ds::LANES];
            self.ds.shade(points, record, primitive_id, first_slot, executor, grf, cx)?;
            self.statistics.points += ds::LANES as u64;
            self.waiting.drain(..ds::LANES);
        }
        Ok(())
    }

    fn shade_waiting<X: Executor>(
        &mut self,
        primitive_id: u32,
        executor: &mut X,
        grf: &mut Grf,
        cx: &Context,
    ) -> Result<(), Stop> {
        self.shade_full(primitive_id, executor, grf, cx)?;
        if !self.waiting.is_empty() {
            let first_slot = self.vertices.len() - self.waiting.len();
            self.ds.shade(&self.waiting, self.hs.record, primitive_id, first_slot, executor, grf, cx)?;
            self.statistics.points += self.waiting.len() as u64;
            self.waiting.clear();
        }
        Ok(())
    }

    fn hand_down<X: Executor>(
        &mut self,
        executor: &mut X,
        grf: &mut Grf,
        down: &mut impl FnMut(&Objects, &mut X, &mut Grf) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        if !self.infos.is_empty() {
            let objects = Objects {
                topology: self.topology(),
                shape: self.shape(),
                slots: &self.slots,
                infos: &self.infos,
                vertices: &self.vertices,
                edge_flags: &[],
            };
            down(&objects, executor, grf)?;
        }
        self.vertices.clear();
        self.slots.clear();
        self.infos.clear();
        Ok(())
    }
}
