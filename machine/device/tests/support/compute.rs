//! What compute programs of tests and benches have in common: memory, the commands that set the pipeline up, a walker.
#![allow(dead_code)]

use bits::GraphicsAddress;
use device::{Device, DeviceOptions, EngineClass, HardwareContext, Submission};
use hw::Platform;
use hw::enums::shader_channel_select as scs;
use hw::platforms::SKL;
use memory::AddressSpace;
use probe::{Findings, Stop};
use std::sync::Arc;

const BATCH: u64 = 0x1_0000;
const BATCH_BYTES: u64 = 0x1_0000;
/// Instructions and dynamic state lie behind this address.
pub const DATA: u64 = 0x20_0000;
const DATA_BYTES: u64 = 0x10_0000;
const KERNEL: u64 = DATA + 0x1000;
const DESCRIPTOR: u64 = DATA + 0x4000;
/// What programs may use as they like, up to the end of the data.
pub const RESULT: u64 = DATA + 0x8000;

/// The end of every compute kernel.
pub const END: &str =
    "send(8) null<1>UW g127<8,8,1>UD 0x02000010 thread_spawner MsgDesc: mlen 1 rlen 0 { align1 1Q EOT };\n";

/// What a kernel that names surfaces needs: a field of its descriptor ...
pub const TABLE_FIELD: &str = "  Binding Table Pointer = 0x6000\n";
/// ... and a command.
pub const SURFACES: &str = "STATE_BASE_ADDRESS\n  Surface State Base Address Modify Enable = 1\n  Surface State Base Address = 0x200000\n";
const TABLE: u64 = DATA + 0x6000;
const STATES: u64 = DATA + 0x7000;

/// Code that folds rows of surface 1 together in g12 and g13, one DWord a channel at a time, from the place of the group
/// on, which is in g6 and g7.
pub fn fold(rows: u32) -> String {
    let row = "mul(16) g12<1>UD g12<8,8,1>UD 3UW { align1 1H };\n\
               send(16) g10<1>UW g8<8,8,1>UD 0x04205e01 dp data 1 MsgDesc: mlen 2 rlen 2 { align1 1H };\n\
               add(16) g12<1>UD g12<8,8,1>UD g10<8,8,1>UD { align1 1H };\n\
               add(16) g8<1>UD g8<8,8,1>UD 64UD { align1 1H };\n"
        .repeat(rows as usize);
    format!(
        "mov(8) g2<1>UW 0x76543210V {{ align1 WE_all 1Q }};\n\
         add(8) g2.8<1>UW g2<8,8,1>UW 8UW {{ align1 WE_all 1Q }};\n\
         mul(16) g6<1>UD g0.1<0,1,0>UD 64UW {{ align1 1H }};\n\
         mul(16) g8<1>UD g2<16,16,1>UW 4UW {{ align1 1H }};\n\
         add(16) g6<1>UD g6<8,8,1>UD g8<8,8,1>UD {{ align1 1H }};\n\
         mov(16) g8<1>UD g6<8,8,1>UD {{ align1 1H }};\n\
         mov(16) g12<1>UD 0UD {{ align1 1H }};\n\
         {row}"
    )
}

/// Where things of a program lie, and what it sets beside them.
pub struct SetUp<'t> {
    /// Of instructions and of dynamic state.
    pub base: u64,
    /// The interface descriptor, counted from the base.
    pub descriptor: u64,
    /// Commands before MEDIA_VFE_STATE.
    pub commands: &'t str,
    /// More fields of MEDIA_VFE_STATE.
    pub front_end: &'t str,
}

impl SetUp<'_> {
    /// The commands up to the walker.
    pub fn text(&self, platform: &Platform) -> String {
        let Self { base, descriptor, commands, front_end } = self;
        let mask = if platform.has(hw::Feature::SplitSend) { "  Mask Bits = 3\n" } else { "" };
        format!(
            "PIPELINE_SELECT\n  Pipeline Selection = 2\n{mask}\
             STATE_BASE_ADDRESS\n  Instruction Base Address Modify Enable = 1\n  Instruction Base Address = {base:#x}\n\
             \x20 Dynamic State Base Address Modify Enable = 1\n  Dynamic State Base Address = {base:#x}\n\
             \x20 General State Buffer Size Modify Enable = 1\n  General State Buffer Size = 0xfffff\n{commands}\
             MEDIA_VFE_STATE\n  Maximum Number of Threads = 0x37\n  Number of URB Entries = 2\n{front_end}\
             MEDIA_INTERFACE_DESCRIPTOR_LOAD\n  Interface Descriptor Total Length = 0x20\n\
             \x20 Interface Descriptor Data Start Address = {descriptor:#x}\n"
        )
    }
}

/// A walker over a row of groups, whose last threads have the channels of `mask`; `more` of its fields and commands.
pub fn walker(groups: u32, mask: u32, more: &str) -> String {
    format!(
        "GPGPU_WALKER\n  Thread Group ID X Dimension = {groups}\n  Thread Group ID Y Dimension = 1\n\
         \x20 Thread Group ID Z Dimension = 1\n  Right Execution Mask = {mask:#x}\n  Bottom Execution Mask = {mask:#x}\n\
         {more}"
    )
}

/// A device with one context and memory for one program.
pub struct Bench {
    pub platform: &'static Platform,
    pub device: Device,
    context: HardwareContext,
    pub space: AddressSpace,
    pub findings: Arc<Findings>,
}

impl Bench {
    pub fn new(options: DeviceOptions) -> Self {
        Self::on(&SKL, options)
    }

    pub fn on(platform: &'static Platform, options: DeviceOptions) -> Self {
        let findings = Arc::new(Findings::new(false));
        let mut space = AddressSpace::new(1 << 40).unwrap();
        for (at, bytes) in [(BATCH, BATCH_BYTES), (DATA, DATA_BYTES)] {
            space.bind_anonymous(GraphicsAddress(at), bytes).unwrap();
        }
        let device = Device::new(platform, options, Arc::clone(&findings));
        let context = device.create_context();
        Self { platform, device, context, space, findings }
    }

    pub fn words(&self, at: u64, words: &[u32]) {
        self.space.write(GraphicsAddress(at), bytemuck::cast_slice(words)).unwrap();
    }

    fn commands(&self, at: u64, text: &str) {
        self.words(
            at,
            &hw::print::parse(self.platform, text).unwrap_or_else(|error| panic!("{error}\n{text}")),
        );
    }

    /// Assembles code to an address.
    pub fn code(&self, at: u64, text: &str) {
        let code = isa::parse_program(self.platform, text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        self.space.write(GraphicsAddress(at), &code).unwrap();
    }

    /// Puts a kernel where its descriptor says, which has more fields.
    pub fn kernel(&self, text: &str, fields: &str) {
        self.code(KERNEL, text);
        let start = KERNEL - DATA;
        self.commands(
            DESCRIPTOR,
            &format!("INTERFACE_DESCRIPTOR_DATA\n  Kernel Start Pointer = {start:#x}\n{fields}"),
        );
    }

    /// Makes DWords of the results, the first of them at `first`, a surface of the binding table.
    pub fn surface(&self, index: u64, first: u64, dwords: u64) {
        let at = STATES + 64 * index;
        self.words(TABLE + 4 * index, &[(at - DATA) as u32]);
        let last = dwords * 4 - 1;
        let state = hw::RenderSurfaceState {
            surface_type: hw::RenderSurfaceState::SURFACE_TYPE_SURFTYPE_BUFFER,
            surface_format: u32::from(hw::format::SurfaceFormat::RAW.0),
            surface_base_address: RESULT + 4 * first,
            width: (last & 0x7f) as u32,
            height: (last >> 7 & 0x3fff) as u32,
            // As drivers state them: others make reads take the long way, and none is done ahead.
            shader_channel_select_red: scs::RED,
            shader_channel_select_green: scs::GREEN,
            shader_channel_select_blue: scs::BLUE,
            shader_channel_select_alpha: scs::ALPHA,
            ..Default::default()
        };
        self.words(at, &state.encode(self.platform));
    }

    /// Writes a batch of commands before the set-up, others in it, and a walker.
    pub fn batch(&self, before: &str, commands: &str, walker: &str) {
        let set_up =
            SetUp { base: DATA, descriptor: DESCRIPTOR - DATA, commands, front_end: "" }.text(self.platform);
        self.commands(BATCH, &format!("{before}{set_up}{walker}MI_BATCH_BUFFER_END\n"));
    }

    /// Executes the batch.
    pub fn submit(&mut self) -> Result<(), Stop> {
        let submission =
            Submission { engine: EngineClass::Render, batch: GraphicsAddress(BATCH), batch_bytes: 0 };
        self.device.submit(&mut self.context, &self.space, submission)
    }

    /// A DWord of the results.
    pub fn result(&self, index: u64) -> u32 {
        self.space.read_u32(GraphicsAddress(RESULT + 4 * index)).unwrap()
    }
}
