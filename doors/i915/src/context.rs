//! CONTEXT_CREATE, CONTEXT_DESTROY, CONTEXT_GETPARAM, CONTEXT_SETPARAM, GET_RESET_STATS, VM_CREATE, VM_DESTROY.
//!
//! A submission that faults is taken; what that costs its context and its client is in `ban.rs`.

use crate::abi;
use crate::ban::ContextHangs;
use crate::driver::{Argument, Driver, FileNumber};
use crate::errno::Errno;
use crate::guest::{Guest, read_array, read_one, write_one};
use crate::identity::Identity;
use crate::queue::Hardware;
use crate::vm::Vm;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex};

/// A kind of engine, numbered as in the uAPI.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum EngineClass {
    /// 3D and compute.
    Render,
    /// Blitter.
    Copy,
    /// Codec.
    Video,
    /// Video enhancement.
    VideoEnhance,
    /// Compute only; no device of this door has one.
    Compute,
}

impl EngineClass {
    /// The class of a uAPI number.
    pub fn from_number(class: u16) -> Option<Self> {
        [Self::Render, Self::Copy, Self::Video, Self::VideoEnhance, Self::Compute]
            .get(usize::from(class))
            .copied()
    }
}

/// The engines of a device in the order of the engine query: one of each class.
pub fn engines(identity: &Identity) -> impl Iterator<Item = EngineClass> {
    let enhance = identity.has_vebox.then_some(EngineClass::VideoEnhance);
    [EngineClass::Render, EngineClass::Copy, EngineClass::Video].into_iter().chain(enhance)
}

mod param {
    pub const GTT_SIZE: u64 = 0x3;
    pub const NO_ERROR_CAPTURE: u64 = 0x4;
    pub const BANNABLE: u64 = 0x5;
    pub const PRIORITY: u64 = 0x6;
    pub const SSEU: u64 = 0x7;
    pub const RECOVERABLE: u64 = 0x8;
    pub const VM: u64 = 0x9;
    pub const ENGINES: u64 = 0xa;
    pub const PERSISTENCE: u64 = 0xb;
    pub const PROTECTED_CONTENT: u64 = 0xd;
}

/// Highest absolute priority a client may ask for.
const PRIORITY_LIMIT: i64 = 1023;
/// Longest extension chain that is followed.
const EXTENSION_LIMIT: usize = 512;
/// Most engine slots of a context: the ring field of a submission has six bits.
const ENGINE_SLOT_LIMIT: usize = 64;

/// A context of a file.
pub struct Context {
    /// Where its buffers are bound.
    pub vm: Arc<Mutex<Vm>>,
    /// The client's engine slots; without them the ring field names an engine.
    pub engines: Option<Vec<Option<EngineClass>>>,
    /// Device state by engine slot, made at first use.
    pub(crate) hardware: BTreeMap<u64, Hardware>,
    /// Engine slots for which no submission is taken any more.
    pub banned: BTreeSet<u64>,
    /// Submissions of this context that stopped the device.
    pub hangs: ContextHangs,
    priority: i64,
    pub(crate) recoverable: bool,
    pub(crate) bannable: bool,
    error_capture: bool,
    persistent: bool,
    sseu: Option<abi::ContextParamSseu>,
}

impl Context {
    /// A context in an address space.
    pub fn new(vm: Arc<Mutex<Vm>>) -> Self {
        Self {
            vm,
            engines: None,
            hardware: BTreeMap::new(),
            banned: BTreeSet::new(),
            hangs: ContextHangs::default(),
            priority: 0,
            recoverable: true,
            bannable: true,
            error_capture: true,
            persistent: true,
            sseu: None,
        }
    }
}

/// Locks, going on after a panic of another thread: the value is plain data.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

impl Driver {
    fn context(&self, file: FileNumber, number: u32) -> Result<Arc<Mutex<Context>>, Errno> {
        self.with_file(file, |file| file.contexts.get(number).cloned()).ok_or(Errno::ENOENT)
    }

    pub(crate) fn context_create(
        &self,
        file: FileNumber,
        argument: &mut Argument,
        guest: &dyn Guest,
    ) -> Result<i32, Errno> {
        const USE_EXTENSIONS: u32 = 1;
        const SINGLE_TIMELINE: u32 = 2;
        let mut request: abi::ContextCreateExt = argument.get();
        if request.flags & !(USE_EXTENSIONS | SINGLE_TIMELINE) != 0 {
            return Err(Errno::EINVAL);
        }
        if self.with_file(file, |file| file.hangs.is_banned()) {
            return Err(Errno::EIO);
        }
        let mut context = Context::new(self.new_vm(file));
        let mut next = if request.flags & USE_EXTENSIONS != 0 { request.extensions } else { 0 };
        for _ in 0..EXTENSION_LIMIT {
            if next == 0 {
                break;
            }
            let base: abi::UserExtension = read_one(guest, next)?;
            if base.name != 0 || base.flags != 0 || base.rsvd != [0; 4] {
                return Err(Errno::EINVAL);
            }
            let extension: abi::CreateExtSetparam = read_one(guest, next)?;
            if extension.param.ctx_id != 0 {
                return Err(Errno::EINVAL);
            }
            self.set_param(file, &mut context, &extension.param, guest)?;
            next = base.next_extension;
        }
        if next != 0 {
            return Err(Errno::E2BIG);
        }
        request.ctx_id = self.with_file(file, |file| file.contexts.insert(Arc::new(Mutex::new(context))));
        argument.set(&request);
        Ok(0)
    }

    pub(crate) fn context_destroy(&self, file: FileNumber, argument: &mut Argument) -> Result<i32, Errno> {
        let request: abi::ContextDestroy = argument.get();
        if request.pad != 0 {
            return Err(Errno::EINVAL);
        }
        if request.ctx_id == 0 {
            return Err(Errno::ENOENT);
        }
        let removed = self.with_file(file, |file| file.contexts.remove(request.ctx_id));
        removed.map(|_| 0).ok_or(Errno::ENOENT)
    }

    pub(crate) fn context_getparam(
        &self,
        file: FileNumber,
        argument: &mut Argument,
        guest: &dyn Guest,
    ) -> Result<i32, Errno> {
        let mut request: abi::ContextParam = argument.get();
        let context = self.context(file, request.ctx_id)?;
        let context = lock(&context);
        let size = std::mem::replace(&mut request.size, 0);
        request.value = match request.param {
            param::GTT_SIZE => lock(&context.vm).size_bytes(),
            param::NO_ERROR_CAPTURE => u64::from(!context.error_capture),
            param::BANNABLE => u64::from(context.bannable),
            param::RECOVERABLE => u64::from(context.recoverable),
            param::PRIORITY => context.priority as u64,
            param::PERSISTENCE => u64::from(context.persistent),
            param::PROTECTED_CONTENT => 0,
            param::VM if !self.identity.has_vm => return Err(Errno::ENODEV),
            param::VM => {
                let vm = Arc::clone(&context.vm);
                u64::from(self.with_file(file, |file| file.vms.insert(vm)))
            }
            param::SSEU => {
                const BYTES: u32 = size_of::<abi::ContextParamSseu>() as u32;
                request.size = BYTES;
                if size != 0 {
                    if size < BYTES {
                        return Err(Errno::EINVAL);
                    }
                    let asked: abi::ContextParamSseu = read_one(guest, request.value)?;
                    let answer = abi::ContextParamSseu {
                        engine_class: asked.engine_class,
                        engine_instance: asked.engine_instance,
                        flags: asked.flags,
                        ..context.sseu.unwrap_or_else(|| self.whole_sseu())
                    };
                    write_one(guest, request.value, answer)?;
                }
                request.value
            }
            _ => return Err(Errno::EINVAL),
        };
        argument.set(&request);
        Ok(0)
    }

    /// Every slice, subslice and EU of the device.
    fn whole_sseu(&self) -> abi::ContextParamSseu {
        let mask = |count: u32| (1u64 << count.min(63)) - 1;
        abi::ContextParamSseu {
            slice_mask: mask(self.platform.slices),
            subslice_mask: mask(self.platform.subslices_per_slice),
            min_eus_per_subslice: self.platform.eus_per_subslice as u16,
            max_eus_per_subslice: self.platform.eus_per_subslice as u16,
            ..Default::default()
        }
    }

    pub(crate) fn context_setparam(
        &self,
        file: FileNumber,
        argument: &mut Argument,
        guest: &dyn Guest,
    ) -> Result<i32, Errno> {
        let request: abi::ContextParam = argument.get();
        let context = self.context(file, request.ctx_id)?;
        let mut context = lock(&context);
        let is_layout = matches!(request.param, param::VM | param::ENGINES);
        if is_layout && !context.hardware.is_empty() {
            return Err(Errno::EINVAL);
        }
        self.set_param(file, &mut context, &request, guest)?;
        Ok(0)
    }

    fn set_param(
        &self,
        file: FileNumber,
        context: &mut Context,
        request: &abi::ContextParam,
        guest: &dyn Guest,
    ) -> Result<(), Errno> {
        let takes_data = matches!(request.param, param::SSEU | param::ENGINES);
        if !takes_data && request.size != 0 {
            return Err(Errno::EINVAL);
        }
        match request.param {
            param::NO_ERROR_CAPTURE => context.error_capture = request.value == 0,
            param::BANNABLE => context.bannable = request.value != 0,
            param::RECOVERABLE => context.recoverable = request.value != 0,
            param::PRIORITY => {
                let priority = request.value as i64;
                if !(-PRIORITY_LIMIT..=PRIORITY_LIMIT).contains(&priority) {
                    return Err(Errno::EINVAL);
                }
                if self.identity.scheduler == 0 {
                    return Err(Errno::ENODEV);
                }
                context.priority = priority;
            }
            param::PERSISTENCE => {
                if request.value == 0 && self.identity.scheduler == 0 {
                    return Err(Errno::ENODEV);
                }
                context.persistent = request.value != 0;
            }
            param::PROTECTED_CONTENT if request.value != 0 => return Err(Errno::ENODEV),
            param::PROTECTED_CONTENT => {}
            param::VM => {
                if !self.identity.has_vm {
                    return Err(Errno::ENODEV);
                }
                let number = u32::try_from(request.value).map_err(|_| Errno::ENOENT)?;
                let vm = self.with_file(file, |file| file.vms.get(number).cloned());
                context.vm = vm.ok_or(Errno::ENOENT)?;
            }
            param::ENGINES => context.engines = self.parse_engines(request, guest)?,
            param::SSEU => {
                if (request.size as usize) < size_of::<abi::ContextParamSseu>() {
                    return Err(Errno::EINVAL);
                }
                let asked: abi::ContextParamSseu = read_one(guest, request.value)?;
                let whole = self.whole_sseu();
                let is_subset = asked.slice_mask & !whole.slice_mask == 0
                    && asked.subslice_mask & !whole.subslice_mask == 0
                    && asked.min_eus_per_subslice <= asked.max_eus_per_subslice
                    && asked.max_eus_per_subslice <= whole.max_eus_per_subslice;
                if !is_subset || asked.slice_mask == 0 || asked.subslice_mask == 0 {
                    return Err(Errno::EINVAL);
                }
                context.sseu = Some(asked);
            }
            _ => return Err(Errno::EINVAL),
        }
        Ok(())
    }

    /// Reads a client's engine slots; an empty list restores the default rings.
    fn parse_engines(
        &self,
        request: &abi::ContextParam,
        guest: &dyn Guest,
    ) -> Result<Option<Vec<Option<EngineClass>>>, Errno> {
        const HEAD_BYTES: usize = 8;
        const NONE: u16 = u16::MAX;
        const LOAD_BALANCE: u32 = 0;
        if request.size == 0 {
            return Ok(None);
        }
        let bytes = request.size as usize;
        if bytes < HEAD_BYTES
            || !(bytes - HEAD_BYTES).is_multiple_of(4)
            || (bytes - HEAD_BYTES) / 4 > ENGINE_SLOT_LIMIT
        {
            return Err(Errno::EINVAL);
        }
        let entries: Vec<abi::EngineClassInstance> =
            read_array(guest, request.value.wrapping_add(HEAD_BYTES as u64), (bytes - HEAD_BYTES) / 4)?;
        let resolve = |entry: &abi::EngineClassInstance| {
            let class = EngineClass::from_number(entry.class)
                .filter(|class| entry.instance == 0 && engines(self.identity).any(|engine| engine == *class));
            class.ok_or(Errno::ENOENT)
        };
        let mut slots = Vec::with_capacity(entries.len());
        for entry in &entries {
            slots.push(if entry.class == NONE { None } else { Some(resolve(entry)?) });
        }
        let mut next: u64 = read_one(guest, request.value)?;
        for _ in 0..EXTENSION_LIMIT {
            if next == 0 {
                return Ok(Some(slots));
            }
            let head: abi::LoadBalanceHead = read_one(guest, next)?;
            if head.base.name != LOAD_BALANCE {
                return Err(Errno::EINVAL);
            }
            // A balanced slot may run on any sibling; with one engine a class the first one is as good as any.
            let place = next.wrapping_add(size_of::<abi::LoadBalanceHead>() as u64);
            let siblings: Vec<abi::EngineClassInstance> =
                read_array(guest, place, usize::from(head.num_siblings))?;
            let slot = slots.get_mut(usize::from(head.engine_index)).ok_or(Errno::EINVAL)?;
            *slot = siblings.first().map(resolve).transpose()?;
            next = head.base.next_extension;
        }
        Err(Errno::E2BIG)
    }

    pub(crate) fn get_reset_stats(&self, file: FileNumber, argument: &mut Argument) -> Result<i32, Errno> {
        let mut request: abi::ResetStats = argument.get();
        if request.flags != 0 || request.pad != 0 {
            return Err(Errno::EINVAL);
        }
        let context = self.context(file, request.ctx_id)?;
        request.reset_count = 0;
        request.batch_active = lock(&context).hangs.guilty_batches;
        request.batch_pending = 0;
        argument.set(&request);
        Ok(0)
    }

    pub(crate) fn vm_create(&self, file: FileNumber, argument: &mut Argument) -> Result<i32, Errno> {
        let mut request: abi::VmControl = argument.get();
        if !self.identity.has_vm {
            return Err(Errno::ENODEV);
        }
        if request.flags != 0 || request.extensions != 0 {
            return Err(Errno::EINVAL);
        }
        let vm = self.new_vm(file);
        request.vm_id = self.with_file(file, |file| file.vms.insert(vm));
        argument.set(&request);
        Ok(0)
    }

    pub(crate) fn vm_destroy(&self, file: FileNumber, argument: &mut Argument) -> Result<i32, Errno> {
        let request: abi::VmControl = argument.get();
        if request.flags != 0 || request.extensions != 0 {
            return Err(Errno::EINVAL);
        }
        let removed = self.with_file(file, |file| file.vms.remove(request.vm_id));
        removed.map(|_| 0).ok_or(Errno::ENOENT)
    }
}
