//! Command by command: what each media command stores or starts.

use crate::bases::Bases;
use crate::payload::Payload;
use crate::roots::{self, Batch};
use crate::urb::Entries;
use crate::walker;
use bits::GraphicsAddress;
use hw::command::CommandId;
use memory::AddressSpace;
use ports::{Executor, GroupThread, PreemptedGroup, Registers, UrbHandle, Work};
use probe::{Context, Fault, Stop};

/// Rows of 32 bytes of the URB that descriptors and CURBE share. [skl.7:VFE URB Handles]
const URB_ROW_LIMIT: usize = 2048;
/// Bytes of one interface descriptor.
pub(crate) const DESCRIPTOR_BYTES: usize = 32;
/// Descriptors that fit the rows reserved for them.
const DESCRIPTOR_LIMIT: usize = 64;

/// DWords of media commands before their inline data.
const MEDIA_OBJECT_DWORDS: usize = 6;
const MEDIA_OBJECT_GRPID_DWORDS: usize = 7;
const MEDIA_OBJECT_WALKER_DWORDS: usize = 17;

/// State of the media front end; kept by the context across submissions.
#[derive(Clone, Debug, Default)]
pub struct MediaPipeline {
    pub(crate) bases: Bases,
    pub(crate) vfe: hw::MediaVfeState,
    /// Entries of the URB that MEDIA_VFE_STATE asked for.
    pub(crate) entries: Entries,
    /// DWords loaded by the last MEDIA_CURBE_LOAD.
    pub(crate) curbe: Vec<u32>,
    /// DWords loaded by the last MEDIA_INTERFACE_DESCRIPTOR_LOAD.
    pub(crate) descriptors: Vec<u32>,
    /// GPGPU_CSR_BASE_ADDRESS.
    pub(crate) context_save: Option<GraphicsAddress>,
    /// The command that loaded the CURBE, and the one that loaded the descriptors.
    pub(crate) loads: [Option<Load>; 2],
    /// The group that a walker goes on with which was stopped.
    pub(crate) resume: Option<Interrupted>,
    /// Root threads that wait for others of their kind, and those of a group that is not complete.
    pub(crate) waiting: Batch,
    pub(crate) group: Batch,
    /// Threads of the last group, kept so that a walker allocates nothing.
    pub(crate) threads: Threads,
}

/// Where a walker was stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Interrupted {
    /// The group that it goes on with.
    pub group: [u32; 3],
    /// What is left of that group when it was stopped in its threads, and the URB entry of their payload.
    pub threads: Option<(PreemptedGroup, Option<UrbHandle>)>,
}

/// A command that loads from memory, as it was given.
pub(crate) type Load = [u32; 4];

/// Room for the threads of one group; a copy of the pipeline starts with none.
#[derive(Debug, Default)]
pub(crate) struct Threads(pub Vec<GroupThread>);

impl Clone for Threads {
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl MediaPipeline {
    /// Executes one command of the common or the media family, header first.
    ///
    /// # Errors
    /// A [`Stop`] ends the submission: page faults of state fetches and kernels, hangs, strict stops.
    pub fn command<X: Executor, R: Registers>(
        &mut self,
        id: CommandId,
        dwords: &[u32],
        executor: &mut X,
        registers: &mut R,
        space: &AddressSpace,
        cx: &Context,
    ) -> Result<(), Stop> {
        if !matches!(id, CommandId::MediaObject | CommandId::MediaStateFlush) {
            self.settle(executor, cx)?;
        }
        match id {
            CommandId::StateBaseAddress => {
                self.bases.apply(&hw::StateBaseAddress::decode(cx.platform, dwords));
            }
            // Both pipelines are always ready; kernels say by their launch which one they belong to.
            CommandId::PipelineSelect | CommandId::StateSip | CommandId::StatePrefetch => {}
            CommandId::MediaVfeState => {
                self.vfe = hw::MediaVfeState::decode(cx.platform, dwords);
                self.entries = Entries::divide(&self.vfe, registers, cx);
            }
            CommandId::MediaCurbeLoad => {
                self.loads[0] = first_dwords(dwords);
                self.load_curbe(dwords, space, cx)?;
                executor.spend(Work::LoadedByte, 4 * self.curbe.len() as u64)?;
            }
            CommandId::MediaInterfaceDescriptorLoad => {
                self.loads[1] = first_dwords(dwords);
                self.load_descriptors(dwords, space, cx)?;
            }
            // Groups have finished when their walker returns.
            CommandId::MediaStateFlush => {}
            CommandId::GpgpuWalker => {
                let walker = hw::GpgpuWalker::decode(cx.platform, dwords);
                walker::run(self, &walker, executor, registers, space, cx)?;
            }
            CommandId::GpgpuCsrBaseAddress => {
                let command = hw::GpgpuCsrBaseAddress::decode(cx.platform, dwords);
                let base = GraphicsAddress::from_canonical(command.gpgpu_csr_base_address);
                self.context_save = Some(base);
            }
            CommandId::GpgpuObject => cx.gap("C01", "GPGPU_OBJECT: nothing is dispatched"),
            CommandId::MediaObject => {
                let object = hw::MediaObject::decode(cx.platform, dwords);
                let inline = dwords.get(MEDIA_OBJECT_DWORDS..).unwrap_or_default();
                let (descriptor, length) = (object.interface_descriptor_offset, object.indirect_data_length);
                self.payload(descriptor, !inline.is_empty(), length, cx).check(id, false, cx);
                roots::object(self, &object, inline, executor, space, cx)?;
            }
            CommandId::MediaObjectGrpid => {
                let object = hw::MediaObjectGrpid::decode(cx.platform, dwords);
                let inline = dwords.get(MEDIA_OBJECT_GRPID_DWORDS..).unwrap_or_default();
                let (descriptor, length) = (object.interface_descriptor_offset, object.indirect_data_length);
                self.payload(descriptor, !inline.is_empty(), length, cx).check(id, false, cx);
                roots::grouped(self, &object, inline, executor, space, cx)?;
            }
            CommandId::MediaObjectPrt => {
                let object = hw::MediaObjectPrt::decode(cx.platform, dwords);
                roots::persistent(self, &object, executor, cx)?;
            }
            CommandId::MediaObjectWalker => {
                let walker = hw::MediaObjectWalker::decode(cx.platform, dwords);
                let inline = dwords.get(MEDIA_OBJECT_WALKER_DWORDS..).unwrap_or_default();
                let (descriptor, length) = (walker.interface_descriptor_offset, walker.indirect_data_length);
                let is_grouped = walker.group_id_loop_select != 0;
                self.payload(descriptor, !inline.is_empty(), length, cx).check(id, is_grouped, cx);
                roots::walk(self, &walker, inline, executor, cx)?;
            }
            other => cx.gap("C18", format!("{} in the media pipeline", other.name())),
        }
        cx.check()
    }

    /// Launches threads that wait for others of their kind: to be called before anything else is done that may touch what
    /// they read or write.
    ///
    /// # Errors
    /// As [`MediaPipeline::command`].
    pub fn settle<X: Executor>(&mut self, executor: &mut X, cx: &Context) -> Result<(), Stop> {
        roots::settle(self, executor, cx)
    }

    /// What a command carries: constants when its descriptor reads some.
    fn payload(&self, descriptor: u32, inline: bool, indirect_bytes: u32, cx: &Context) -> Payload {
        let constants = self.descriptor(descriptor, cx).is_some_and(|descriptor| {
            descriptor.constant_urb_entry_read_length != 0
                || descriptor.cross_thread_constant_data_read_length != 0
        });
        Payload { constants, inline, indirect: indirect_bytes != 0 }
    }

    /// Interface descriptor `offset`; none when it was not loaded.
    pub(crate) fn descriptor(&self, offset: u32, cx: &Context) -> Option<hw::InterfaceDescriptorData> {
        const DWORDS: usize = DESCRIPTOR_BYTES / 4;
        let start = offset as usize * DWORDS;
        let dwords = self.descriptors.get(start..start + DWORDS)?;
        Some(cx.decode::<hw::InterfaceDescriptorData>(dwords))
    }

    fn load_curbe(&mut self, dwords: &[u32], space: &AddressSpace, cx: &Context) -> Result<(), Stop> {
        let load = hw::MediaCurbeLoad::decode(cx.platform, dwords);
        let from = self.bases.dynamic.offset(u64::from(load.curbe_data_start_address));
        let bytes = load.curbe_total_data_length as usize;
        load_into(&mut self.curbe, from, bytes.min(URB_ROW_LIMIT * 32), "C04", "CURBE load", space)
    }

    fn load_descriptors(&mut self, dwords: &[u32], space: &AddressSpace, cx: &Context) -> Result<(), Stop> {
        let load = hw::MediaInterfaceDescriptorLoad::decode(cx.platform, dwords);
        let from = self.bases.dynamic.offset(load.interface_descriptor_data_start_address);
        let bytes = load.interface_descriptor_total_length as usize;
        let limit = DESCRIPTOR_LIMIT * DESCRIPTOR_BYTES;
        load_into(&mut self.descriptors, from, bytes.min(limit), "C18", "interface descriptor load", space)
    }
}

fn first_dwords(dwords: &[u32]) -> Option<Load> {
    dwords.first_chunk().copied()
}

/// Replaces `to` by `bytes` bytes of memory, whole DWords.
fn load_into(
    to: &mut Vec<u32>,
    from: GraphicsAddress,
    bytes: usize,
    system: &'static str,
    what: &'static str,
    space: &AddressSpace,
) -> Result<(), Stop> {
    to.clear();
    to.resize(bytes.div_ceil(4), 0);
    space
        .read_into(from, bytemuck::cast_slice_mut(to))
        .map_err(|fault| Fault::page(system, fault.address, what))?;
    Ok(())
}
