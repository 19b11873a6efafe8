//! A pipeline that is told by commands as text, over threads that tell what they were given.

use super::*;
use hw::{Engine, Platform};

use ports::Stage;

/// What one thread was given.
#[derive(Clone)]
pub(super) struct Launch {
    pub(super) kernel: KernelRequest,
    pub(super) site: ThreadSite,
    pub(super) start: ThreadStart,
    pub(super) grf: Grf,
}

impl Launch {
    /// Lanes that the thread runs with.
    pub(super) fn lanes(&self) -> impl Iterator<Item = usize> {
        let mask = self.start.dispatch_mask;
        (0..8).filter(move |lane| mask >> lane & 1 != 0)
    }
}

/// A URB and threads that do what a test says.
pub(super) struct Threads {
    pub(super) urb: FlatUrb,
    kernels: Vec<KernelRequest>,
    pub(super) launches: Vec<Launch>,
    /// Resources of the groups that were launched as such.
    pub(super) groups: Vec<GroupResources>,
    /// What was said to the account.
    pub(super) spent: Vec<(Work, u64)>,
    /// What threads do: nothing, if a test does not say.
    pub(super) program: fn(&mut FlatUrb, &Launch),
}

crate::testing::urb_of_field!(Threads);

impl ports::Account for Threads {
    fn spend(&mut self, work: Work, count: u64) -> Result<(), Stop> {
        self.spent.push((work, count));
        Ok(())
    }
    fn repeat(&mut self, _: bool) {}
}

impl Threads {
    fn run(&mut self, kernel: KernelId, site: &ThreadSite, start: &ThreadStart, grf: &Grf) {
        let kernel = self.kernels[kernel.0 as usize];
        let launch = Launch { kernel, site: *site, start: *start, grf: grf.clone() };
        (self.program)(&mut self.urb, &launch);
        self.launches.push(launch);
    }

    /// The launches of a stage.
    pub(super) fn of(&self, stage: Stage) -> Vec<&Launch> {
        self.launches.iter().filter(|launch| launch.site.stage == stage).collect()
    }
}

impl Executor for Threads {
    fn prepare(&mut self, request: &KernelRequest, _: &Context) -> Result<KernelId, Stop> {
        self.kernels.push(*request);
        Ok(KernelId(self.kernels.len() as u32 - 1))
    }
    fn begin(&mut self, _: &Context) {}
    fn launch<P: PixelThread>(
        &mut self,
        kernel: KernelId,
        site: &ThreadSite,
        start: &ThreadStart,
        grf: &mut Grf,
        _: &mut P,
        _: &Context,
    ) -> Result<(), Stop> {
        self.run(kernel, site, start, grf);
        // Registers are a thread's to write: nothing of one payload may be taken for part of the next.
        grf.dwords.fill(0xdead_dead);
        Ok(())
    }
    fn launch_group(
        &mut self,
        kernel: KernelId,
        site: &ThreadSite,
        threads: &mut [GroupThread],
        resources: GroupResources,
        _: &mut ports::Preemption,
        _: &Context,
    ) -> Result<(), Stop> {
        self.groups.push(resources);
        for thread in threads {
            assert_eq!(thread.payload_registers, ports::GRF_COUNT);
            self.run(kernel, site, &thread.start, &thread.grf);
            thread.grf.dwords.fill(0xdead_dead);
        }
        Ok(())
    }
}

/// Where things are in the memory of a [`Machine`].
pub(super) const VERTICES: u64 = 0x1000;
pub(super) const INDICES: u64 = 0x8000;
pub(super) const CONSTANTS: u64 = 0x9000;
pub(super) const STREAMS: u64 = 0x10000;
const END: u64 = 0x40000;

/// First URB handles of the stages, see [`Machine::over`].
pub(super) const VS: u32 = 128;
pub(super) const HS: u32 = 2 * 128;
pub(super) const DS: u32 = 3 * 128;
pub(super) const GS: u32 = 5 * 128;

/// A pipeline with its memory.
pub(super) struct Machine {
    pub(super) platform: &'static Platform,
    pub(super) pipeline: Pipeline3d,
    pub(super) space: AddressSpace,
    pub(super) threads: Threads,
    pub(super) registers: FlatRegisters,
    /// Kind and system of what was found, in order.
    pub(super) found: Vec<(probe::Kind, &'static str)>,
}

impl Machine {
    /// Entries for all stages: 64 of two handles for VS, 4 of four for HS, 128 of two for DS, 16 of eight for GS. All
    /// threads are off, and nothing is rendered.
    pub(super) fn over(platform: &'static Platform) -> Self {
        let mut space = AddressSpace::new(1 << 20).unwrap();
        space.bind_anonymous(GraphicsAddress(0x1000), END - 0x1000).unwrap();
        let mut machine = Self {
            platform,
            pipeline: Pipeline3d::default(),
            space,
            threads: Threads {
                urb: FlatUrb::new(1024),
                kernels: Vec::new(),
                launches: Vec::new(),
                groups: Vec::new(),
                spent: Vec::new(),
                program: |_, _| (),
            },
            registers: FlatRegisters::default(),
            found: Vec::new(),
        };
        for (stage, place, entries, handles) in
            [("VS", 1, 64, 2), ("HS", 2, 4, 4), ("DS", 3, 128, 2), ("GS", 5, 16, 8)]
        {
            machine.run(&format!(
                "3DSTATE_URB_{stage}\n  {stage} URB Starting Address = {place}\n  {stage} Number of URB Entries = \
                 {entries}\n  {stage} URB Entry Allocation Size = {}\n",
                handles - 1
            ));
        }
        machine.run("3DSTATE_STREAMOUT\n  Rendering Disable = 1\n");
        machine
    }

    /// Executes commands.
    pub(super) fn try_run(&mut self, text: &str) -> Result<(), Stop> {
        let words = hw::print::parse(self.platform, text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        let (findings, ids) = (probe::Findings::new(false), probe::Ids::default());
        let platform = self.platform;
        let cx = &Context { platform, findings: &findings, ids: &ids };
        let mut rest = &words[..];
        let mut outcome = Ok(());
        let Self { pipeline, space, threads, registers, .. } = self;
        let mut kept = Kept::new(space);
        while let (Some(&header), Ok(())) = (rest.first(), &outcome) {
            let id = hw::command::identify(platform, Engine::Render, header).unwrap();
            let length = hw::command::length_dwords(platform, Engine::Render, header).unwrap();
            let (command, after) = rest.split_at(length as usize);
            outcome = pipeline.command(id, command, threads, registers, &mut kept, cx);
            rest = after;
        }
        self.found.extend(findings.list().iter().map(|(finding, _)| (finding.kind, finding.system)));
        outcome
    }

    /// Executes commands that end in no fault.
    pub(super) fn run(&mut self, text: &str) -> &mut Self {
        self.try_run(text).unwrap_or_else(|stop| panic!("{stop:?}"));
        self
    }

    /// Writes DWords to memory.
    pub(super) fn store(&self, at: u64, dwords: &[u32]) {
        self.space.write(GraphicsAddress(at), bytemuck::cast_slice(dwords)).unwrap();
    }

    /// DWords of memory.
    pub(super) fn load(&self, at: u64, count: usize) -> Vec<u32> {
        (0..count as u64).map(|i| self.space.read_u32(GraphicsAddress(at + 4 * i)).unwrap()).collect()
    }

    /// `elements` elements of four DWords from buffer 0 at [`VERTICES`], which holds `vertices` of them one after the
    /// other: DWord `d` of vertex `v` is `1000 v + d`, nothing that reads as a float of note.
    pub(super) fn counted_vertices(&mut self, elements: u32, vertices: u32) -> &mut Self {
        let dwords: Vec<u32> =
            (0..vertices).flat_map(|v| (0..4 * elements).map(move |d| 1000 * v + d)).collect();
        self.store(VERTICES, &dwords);
        let format = SurfaceFormat::R32G32B32A32_UINT.0;
        let bytes = 4 * dwords.len() as u64;
        let size = match self.platform.has(hw::Feature::SizesOfBuffers) {
            true => format!("Buffer Size = {bytes}"),
            false => format!(
                // The list ends with a whole entry.
                "End Address = {:#x}\n  Vertex Buffer State[0].Instance Data Step Rate = 0",
                VERTICES + bytes - 1
            ),
        };
        let mut text = format!(
            "3DSTATE_VERTEX_BUFFERS\n  Vertex Buffer State[0].Buffer Pitch = {}\n  Vertex Buffer State[0].Address Modify \
             Enable = 1\n  Vertex Buffer State[0].Buffer Starting Address = {VERTICES:#x}\n  Vertex Buffer State[0].{size}\n\
             3DSTATE_VERTEX_ELEMENTS\n",
            16 * elements,
        );
        for element in 0..elements {
            text += &format!(
                "  Element[{element}].Valid = 1\n  Element[{element}].Source Element Format = {format}\n  \
                 Element[{element}].Source Element Offset = {}\n",
                16 * element
            );
            for component in 0..4 {
                text += &format!("  Element[{element}].Component {component} Control = 1\n");
            }
        }
        self.run(&text)
    }

    /// Draws by 3DPRIMITIVE.
    pub(super) fn draw(&mut self, topology: u32, fields: &str) -> &mut Self {
        let text = self.primitive(topology, fields);
        self.run(&text)
    }

    /// Draws, and gives the vertices that reached stream output: `dwords` DWords of each.
    pub(super) fn streamed(&mut self, topology: u32, fields: &str, dwords: u32) -> Vec<Vec<u32>> {
        let mut text = format!(
            "3DSTATE_STREAMOUT\n  SO Function Enable = 1\n  Rendering Disable = 1\n  Buffer 0 Surface Pitch = {}\n\
             3DSTATE_SO_BUFFER\n  SO Buffer Enable = 1\n  Surface Base Address = {STREAMS:#x}\n  Surface Size = \
             {:#x}\n  Stream Offset Write Enable = 1\n  Stream Offset = 0\n3DSTATE_SO_DECL_LIST\n  Stream to Buffer \
             Selects [0] = 1\n  Num Entries [0] = {}\n",
            4 * dwords,
            (END - STREAMS) / 4 - 1,
            dwords.div_ceil(4),
        );
        for entry in 0..dwords.div_ceil(4) {
            let mask = (1u32 << (dwords - 4 * entry).min(4)) - 1;
            text += &format!("  Entry[{entry}].Stream 0 Decl.Register Index = {entry}\n");
            // The list ends with a whole entry of 64 bits.
            text += &format!(
                "  Entry[{entry}].Stream 0 Decl.Component Mask = {mask}\n  Entry[{entry}].Stream 2 Decl.Component Mask = 0\n"
            );
        }
        self.registers.write(hw::registers::SO_WRITE_OFFSET0, 0);
        self.run(&text).draw(topology, fields);
        let bytes = self.registers.read(hw::registers::SO_WRITE_OFFSET0) as usize;
        self.load(STREAMS, bytes / 4).chunks(dwords as usize).map(<[u32]>::to_vec).collect()
    }

    /// Draws, and gives the objects that reach the rasterizer.
    pub(super) fn objects(&mut self, topology: u32, fields: &str) -> Vec<ScreenObject> {
        let text = self.primitive(topology, fields);
        let (state, text) = text.split_at(text.find("3DPRIMITIVE").unwrap());
        self.run(state);
        let words = hw::print::parse(self.platform, text).unwrap();
        let (findings, ids) = (probe::Findings::new(false), probe::Ids::default());
        let platform = self.platform;
        let cx = &Context { platform, findings: &findings, ids: &ids };
        let Self { pipeline, space, threads, registers, .. } = self;
        let parameters = pipeline.parameters(&hw::Primitive3d::decode(self.platform, &words), registers, cx);
        let mut recorder = Recorder::default();
        let progress = sol::begin(&mut pipeline.bound.sol, registers, space).unwrap();
        let mut draw = Draw::new(&pipeline.bound, parameters, progress, threads, space, cx).unwrap().unwrap();
        draw.run(&mut Buffers::default(), threads, &mut recorder, cx).unwrap();
        draw.retire(&pipeline.bound, registers).unwrap();
        self.found.extend(findings.list().iter().map(|(finding, _)| (finding.kind, finding.system)));
        recorder.0
    }

    /// State and 3DPRIMITIVE of a draw, where this platform has them.
    pub(super) fn primitive(&self, topology: u32, fields: &str) -> String {
        let text = primitive(topology, fields);
        if self.platform.has(hw::Feature::TopologyInState) {
            return text;
        }
        let (_, command) = text.split_at(text.find("3DPRIMITIVE").unwrap());
        format!("{command}  Primitive Topology Type = {topology}\n")
    }

    /// What was counted since the machine was made.
    pub(super) fn counted(&self, counter: Counter) -> u64 {
        self.registers.total(counter)
    }
}

/// State and 3DPRIMITIVE of a draw.
pub(super) fn primitive(topology: u32, fields: &str) -> String {
    let mut text = format!("3DSTATE_VF_TOPOLOGY\n  Primitive Topology Type = {topology}\n3DPRIMITIVE\n");
    for field in fields.split(", ") {
        text += &format!("  {field}\n");
    }
    if !fields.contains("Instance Count") {
        text += "  Instance Count = 1\n";
    }
    text
}

/// First values of vertices.
pub(super) fn firsts(vertices: &[Vec<u32>]) -> Vec<u32> {
    vertices.iter().map(|vertex| vertex[0]).collect()
}
