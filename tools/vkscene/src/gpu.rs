//! The Vulkan device: one compute queue, buffers in host-visible memory, timeline semaphores.

use crate::scene::Start;
use anyhow::{Context, Result, bail};
use ash::vk;
use std::ffi::CStr;

/// How long a scene may take: a simulated GPU is slow.
const PATIENCE_NS: u64 = 300_000_000_000;

/// An open device. Its objects live as long as the process.
pub struct Gpu {
    entry: ash::Entry,
    instance: ash::Instance,
    physical: vk::PhysicalDevice,
    device: ash::Device,
    queue: vk::Queue,
    family: u32,
}

/// A buffer and its memory.
struct Buffer {
    buffer: vk::Buffer,
    memory: vk::DeviceMemory,
    size_bytes: u64,
}

/// A storage image, its memory and view.
struct Image {
    image: vk::Image,
    view: vk::ImageView,
}

impl Gpu {
    /// Opens the first device that is no CPU, else the first.
    ///
    /// # Errors
    /// When there is no loader, no driver or no device with compute.
    pub fn open() -> Result<Self> {
        // SAFETY: the loader is a system library that is made to be loaded so.
        let entry = unsafe { ash::Entry::load() }.context("no Vulkan loader; install libvulkan1")?;
        let application = vk::ApplicationInfo::default().api_version(vk::API_VERSION_1_2);
        let info = vk::InstanceCreateInfo::default().application_info(&application);
        // SAFETY: `info` and what it points to live until the call returns.
        let instance = unsafe { entry.create_instance(&info, None) }.context("no Vulkan instance")?;
        // SAFETY: the instance is alive.
        let all = unsafe { instance.enumerate_physical_devices() }?;
        // SAFETY: the handles are the instance's.
        let kind = |device: &vk::PhysicalDevice| unsafe { instance.get_physical_device_properties(*device) }.device_type;
        let physical = all
            .iter()
            .find(|device| kind(device) != vk::PhysicalDeviceType::CPU)
            .or(all.first())
            .copied()
            .context("no Vulkan device")?;
        // SAFETY: the handle is the instance's.
        let families = unsafe { instance.get_physical_device_queue_family_properties(physical) };
        let family = families
            .iter()
            .position(|family| family.queue_flags.contains(vk::QueueFlags::COMPUTE))
            .context("the device has no compute queue")? as u32;
        let queues =
            [vk::DeviceQueueCreateInfo::default().queue_family_index(family).queue_priorities(&[1.0])];
        let mut vulkan12 = vk::PhysicalDeviceVulkan12Features::default()
            .timeline_semaphore(true)
            .shader_float16(true)
            .vulkan_memory_model(true);
        let mut vulkan11 = vk::PhysicalDeviceVulkan11Features::default().storage_buffer16_bit_access(true);
        let features = vk::PhysicalDeviceFeatures::default().shader_int64(true).shader_int16(true);
        let info = vk::DeviceCreateInfo::default()
            .queue_create_infos(&queues)
            .enabled_features(&features)
            .push_next(&mut vulkan11)
            .push_next(&mut vulkan12);
        // SAFETY: `info` and what it points to live until the call returns.
        let device = unsafe { instance.create_device(physical, &info, None) }.context("no Vulkan device")?;
        // SAFETY: the queue was asked for.
        let queue = unsafe { device.get_device_queue(family, 0) };
        Ok(Self { entry, instance, physical, device, queue, family })
    }

    /// The driver's name of the device.
    pub fn name(&self) -> String {
        let _ = &self.entry;
        // SAFETY: the handle is the instance's.
        let properties = unsafe { self.instance.get_physical_device_properties(self.physical) };
        properties.device_name_as_c_str().map(CStr::to_string_lossy).unwrap_or_default().into_owned()
    }

    /// Runs a kernel and returns what the storage buffers hold then; the image, if any, is one more buffer at the end.
    ///
    /// # Errors
    /// What the driver says.
    pub fn run(
        &self,
        code: &[u32],
        contents: &[Vec<u8>],
        image_px: Option<[u32; 2]>,
        start: Start,
    ) -> Result<Vec<Vec<u8>>> {
        let buffers = contents.iter().map(|bytes| self.buffer(bytes)).collect::<Result<Vec<_>>>()?;
        let image = image_px.map(|size| self.image(size)).transpose()?;
        let groups = match start {
            Start::Direct(groups) | Start::Indirect(groups) | Start::WaitsForHost(groups) => groups,
            Start::Chain(groups, _) => groups,
        };
        let words: Vec<u8> = groups.iter().flat_map(|groups| groups.to_le_bytes()).collect();
        let indirect = self.buffer(&words)?;
        let copied = image_px
            .map(|[width, height]| self.buffer(&vec![0; (width * height * 4) as usize]))
            .transpose()?;
        // SAFETY: every handle made here is of `self.device`, every slice and structure passed lives until its call
        // returns, the shader's interface is the layout built from the same counts, and nothing is freed or reused
        // while the device may work on it: nothing is freed at all before the process ends.
        unsafe {
            let (pipeline, layout, set) = self.pipeline(code, &buffers, image.as_ref())?;
            let commands = self.commands()?;
            let begin =
                vk::CommandBufferBeginInfo::default().flags(vk::CommandBufferUsageFlags::SIMULTANEOUS_USE);
            self.device.begin_command_buffer(commands, &begin)?;
            if let Some(image) = &image {
                self.clear(commands, image);
            }
            self.device.cmd_bind_pipeline(commands, vk::PipelineBindPoint::COMPUTE, pipeline);
            self.device.cmd_bind_descriptor_sets(
                commands,
                vk::PipelineBindPoint::COMPUTE,
                layout,
                0,
                &[set],
                &[],
            );
            match start {
                Start::Indirect(_) => self.device.cmd_dispatch_indirect(commands, indirect.buffer, 0),
                _ => self.device.cmd_dispatch(commands, groups[0], groups[1], groups[2]),
            }
            if let (Some(image), Some(copied), Some(size)) = (&image, &copied, image_px) {
                self.copy(commands, image, copied, size);
            }
            let seen = [vk::MemoryBarrier::default()
                .src_access_mask(vk::AccessFlags::SHADER_WRITE | vk::AccessFlags::TRANSFER_WRITE)
                .dst_access_mask(vk::AccessFlags::HOST_READ)];
            let from = vk::PipelineStageFlags::COMPUTE_SHADER | vk::PipelineStageFlags::TRANSFER;
            let none = vk::DependencyFlags::empty();
            self.device.cmd_pipeline_barrier(
                commands,
                from,
                vk::PipelineStageFlags::HOST,
                none,
                &seen,
                &[],
                &[],
            );
            self.device.end_command_buffer(commands)?;
            self.submit(commands, start)?;
        }
        buffers.iter().chain(&copied).map(|buffer| self.read(buffer)).collect()
    }

    /// Submits and waits, with one timeline semaphore.
    ///
    /// # Safety
    /// `commands` is complete and its objects are alive.
    unsafe fn submit(&self, commands: vk::CommandBuffer, start: Start) -> Result<()> {
        let mut kind = vk::SemaphoreTypeCreateInfo::default().semaphore_type(vk::SemaphoreType::TIMELINE);
        let info = vk::SemaphoreCreateInfo::default().push_next(&mut kind);
        // SAFETY: as the function's.
        let semaphore = unsafe { self.device.create_semaphore(&info, None) }?;
        let rounds = if let Start::Chain(_, rounds) = start { rounds } else { 1 };
        let (semaphores, buffers) = ([semaphore], [commands]);
        for round in 1..=rounds {
            let (waits, signals) = ([2 * round - 1], [2 * round]);
            let mut values = vk::TimelineSemaphoreSubmitInfo::default()
                .wait_semaphore_values(&waits)
                .signal_semaphore_values(&signals);
            let submit = vk::SubmitInfo::default()
                .command_buffers(&buffers)
                .wait_semaphores(&semaphores)
                .wait_dst_stage_mask(&[vk::PipelineStageFlags::ALL_COMMANDS])
                .signal_semaphores(&semaphores)
                .push_next(&mut values);
            let signal = vk::SemaphoreSignalInfo::default().semaphore(semaphore).value(2 * round - 1);
            // SAFETY: as the function's.
            unsafe {
                if matches!(start, Start::WaitsForHost(_)) {
                    self.device.queue_submit(self.queue, &[submit], vk::Fence::null())?;
                    std::thread::sleep(std::time::Duration::from_millis(50));
                    if self.device.get_semaphore_counter_value(semaphore)? != 0 {
                        bail!("the work ran before the host released it");
                    }
                    self.device.signal_semaphore(&signal)?;
                } else {
                    self.device.signal_semaphore(&signal)?;
                    self.device.queue_submit(self.queue, &[submit], vk::Fence::null())?;
                }
                let wait = vk::SemaphoreWaitInfo::default().semaphores(&semaphores).values(&signals);
                self.device.wait_semaphores(&wait, PATIENCE_NS).context("the work does not end")?;
            }
        }
        Ok(())
    }

    unsafe fn commands(&self) -> Result<vk::CommandBuffer> {
        let pool = vk::CommandPoolCreateInfo::default().queue_family_index(self.family);
        // SAFETY: plain creation on a live device.
        unsafe {
            let pool = self.device.create_command_pool(&pool, None)?;
            let info = vk::CommandBufferAllocateInfo::default().command_pool(pool).command_buffer_count(1);
            Ok(self.device.allocate_command_buffers(&info)?[0])
        }
    }

    unsafe fn pipeline(
        &self,
        code: &[u32],
        buffers: &[Buffer],
        image: Option<&Image>,
    ) -> Result<(vk::Pipeline, vk::PipelineLayout, vk::DescriptorSet)> {
        let binding = |index: usize, kind| {
            vk::DescriptorSetLayoutBinding::default()
                .binding(index as u32)
                .descriptor_type(kind)
                .descriptor_count(1)
                .stage_flags(vk::ShaderStageFlags::COMPUTE)
        };
        let mut bindings: Vec<_> =
            (0..buffers.len()).map(|index| binding(index, vk::DescriptorType::STORAGE_BUFFER)).collect();
        if image.is_some() {
            bindings.push(binding(buffers.len(), vk::DescriptorType::STORAGE_IMAGE));
        }
        let sizes: Vec<_> = bindings
            .iter()
            .map(|binding| vk::DescriptorPoolSize::default().ty(binding.descriptor_type).descriptor_count(1))
            .collect();
        // SAFETY: every structure lives until its call returns; the handles are of this device.
        unsafe {
            let info = vk::DescriptorSetLayoutCreateInfo::default().bindings(&bindings);
            let sets = [self.device.create_descriptor_set_layout(&info, None)?];
            let info = vk::PipelineLayoutCreateInfo::default().set_layouts(&sets);
            let layout = self.device.create_pipeline_layout(&info, None)?;
            let info = vk::DescriptorPoolCreateInfo::default().max_sets(1).pool_sizes(&sizes);
            let pool = self.device.create_descriptor_pool(&info, None)?;
            let info = vk::DescriptorSetAllocateInfo::default().descriptor_pool(pool).set_layouts(&sets);
            let set = self.device.allocate_descriptor_sets(&info)?[0];
            for (index, buffer) in buffers.iter().enumerate() {
                let range = [vk::DescriptorBufferInfo::default().buffer(buffer.buffer).range(vk::WHOLE_SIZE)];
                let write = vk::WriteDescriptorSet::default()
                    .dst_set(set)
                    .dst_binding(index as u32)
                    .descriptor_type(vk::DescriptorType::STORAGE_BUFFER)
                    .buffer_info(&range);
                self.device.update_descriptor_sets(&[write], &[]);
            }
            if let Some(image) = image {
                let view = [vk::DescriptorImageInfo::default()
                    .image_view(image.view)
                    .image_layout(vk::ImageLayout::GENERAL)];
                let write = vk::WriteDescriptorSet::default()
                    .dst_set(set)
                    .dst_binding(buffers.len() as u32)
                    .descriptor_type(vk::DescriptorType::STORAGE_IMAGE)
                    .image_info(&view);
                self.device.update_descriptor_sets(&[write], &[]);
            }
            let info = vk::ShaderModuleCreateInfo::default().code(code);
            let module = self.device.create_shader_module(&info, None)?;
            let stage = vk::PipelineShaderStageCreateInfo::default()
                .stage(vk::ShaderStageFlags::COMPUTE)
                .module(module)
                .name(c"main");
            let info = [vk::ComputePipelineCreateInfo::default().stage(stage).layout(layout)];
            let pipelines = self.device.create_compute_pipelines(vk::PipelineCache::null(), &info, None);
            let pipeline = pipelines.map_err(|(_, error)| error).context("the driver refuses the kernel")?[0];
            Ok((pipeline, layout, set))
        }
    }

    /// Memory of a type that the host sees (or any, for images) for `requirements`.
    unsafe fn allocate(
        &self,
        requirements: vk::MemoryRequirements,
        visible: bool,
    ) -> Result<vk::DeviceMemory> {
        // SAFETY: the handle is the instance's.
        let types = unsafe { self.instance.get_physical_device_memory_properties(self.physical) };
        let wanted = if visible {
            vk::MemoryPropertyFlags::HOST_VISIBLE | vk::MemoryPropertyFlags::HOST_COHERENT
        } else {
            vk::MemoryPropertyFlags::DEVICE_LOCAL
        };
        let index = types.memory_types_as_slice().iter().enumerate().position(|(index, kind)| {
            requirements.memory_type_bits & (1 << index) != 0 && kind.property_flags.contains(wanted)
        });
        let index = index.context("no memory of the type needed")? as u32;
        let info =
            vk::MemoryAllocateInfo::default().allocation_size(requirements.size).memory_type_index(index);
        // SAFETY: `info` lives until the call returns.
        Ok(unsafe { self.device.allocate_memory(&info, None) }?)
    }

    fn buffer(&self, contents: &[u8]) -> Result<Buffer> {
        let size_bytes = contents.len() as u64;
        let usage = vk::BufferUsageFlags::STORAGE_BUFFER
            | vk::BufferUsageFlags::INDIRECT_BUFFER
            | vk::BufferUsageFlags::TRANSFER_DST;
        let info = vk::BufferCreateInfo::default().size(size_bytes).usage(usage);
        // SAFETY: the mapping is as long as the buffer and is unmapped before anything else uses it.
        unsafe {
            let buffer = self.device.create_buffer(&info, None)?;
            let memory = self.allocate(self.device.get_buffer_memory_requirements(buffer), true)?;
            self.device.bind_buffer_memory(buffer, memory, 0)?;
            let mapped = self.device.map_memory(memory, 0, size_bytes, vk::MemoryMapFlags::empty())?;
            std::ptr::copy_nonoverlapping(contents.as_ptr(), mapped.cast::<u8>(), contents.len());
            self.device.unmap_memory(memory);
            Ok(Buffer { buffer, memory, size_bytes })
        }
    }

    fn read(&self, buffer: &Buffer) -> Result<Vec<u8>> {
        let mut bytes = vec![0; buffer.size_bytes as usize];
        // SAFETY: the device has finished, and the mapping is as long as the buffer.
        unsafe {
            let mapped =
                self.device.map_memory(buffer.memory, 0, buffer.size_bytes, vk::MemoryMapFlags::empty())?;
            std::ptr::copy_nonoverlapping(mapped.cast::<u8>(), bytes.as_mut_ptr(), bytes.len());
            self.device.unmap_memory(buffer.memory);
        }
        Ok(bytes)
    }

    fn image(&self, [width, height]: [u32; 2]) -> Result<Image> {
        let info = vk::ImageCreateInfo::default()
            .image_type(vk::ImageType::TYPE_2D)
            .format(vk::Format::R32_UINT)
            .extent(vk::Extent3D { width, height, depth: 1 })
            .mip_levels(1)
            .array_layers(1)
            .samples(vk::SampleCountFlags::TYPE_1)
            .usage(
                vk::ImageUsageFlags::STORAGE
                    | vk::ImageUsageFlags::TRANSFER_SRC
                    | vk::ImageUsageFlags::TRANSFER_DST,
            );
        // SAFETY: every structure lives until its call returns; the handles are of this device.
        unsafe {
            let image = self.device.create_image(&info, None)?;
            let memory = self.allocate(self.device.get_image_memory_requirements(image), false)?;
            self.device.bind_image_memory(image, memory, 0)?;
            let info = vk::ImageViewCreateInfo::default()
                .image(image)
                .view_type(vk::ImageViewType::TYPE_2D)
                .format(vk::Format::R32_UINT)
                .subresource_range(whole());
            Ok(Image { image, view: self.device.create_image_view(&info, None)? })
        }
    }

    /// Takes the image to its general layout, full of zeros.
    unsafe fn clear(&self, commands: vk::CommandBuffer, image: &Image) {
        let general = vk::ImageLayout::GENERAL;
        let everything = vk::PipelineStageFlags::ALL_COMMANDS;
        let write = vk::AccessFlags::MEMORY_WRITE;
        let read = vk::AccessFlags::MEMORY_READ | write;
        let barrier = |before, from| {
            vk::ImageMemoryBarrier::default()
                .old_layout(before)
                .new_layout(general)
                .src_access_mask(from)
                .dst_access_mask(read)
                .image(image.image)
                .subresource_range(whole())
        };
        let none = vk::DependencyFlags::empty();
        let first = [barrier(vk::ImageLayout::UNDEFINED, vk::AccessFlags::empty())];
        let second = [barrier(general, write)];
        let zero = vk::ClearColorValue { uint32: [0; 4] };
        // SAFETY: as the caller's.
        unsafe {
            self.device.cmd_pipeline_barrier(commands, everything, everything, none, &[], &[], &first);
            self.device.cmd_clear_color_image(commands, image.image, general, &zero, &[whole()]);
            self.device.cmd_pipeline_barrier(commands, everything, everything, none, &[], &[], &second);
        }
    }

    /// Copies the image to a buffer.
    unsafe fn copy(
        &self,
        commands: vk::CommandBuffer,
        image: &Image,
        to: &Buffer,
        [width, height]: [u32; 2],
    ) {
        let everything = vk::PipelineStageFlags::ALL_COMMANDS;
        let none = vk::DependencyFlags::empty();
        let written = [vk::MemoryBarrier::default()
            .src_access_mask(vk::AccessFlags::MEMORY_WRITE)
            .dst_access_mask(vk::AccessFlags::MEMORY_READ)];
        let region = [vk::BufferImageCopy::default()
            .image_subresource(
                vk::ImageSubresourceLayers::default().aspect_mask(vk::ImageAspectFlags::COLOR).layer_count(1),
            )
            .image_extent(vk::Extent3D { width, height, depth: 1 })];
        // SAFETY: as the caller's.
        unsafe {
            self.device.cmd_pipeline_barrier(commands, everything, everything, none, &written, &[], &[]);
            let general = vk::ImageLayout::GENERAL;
            self.device.cmd_copy_image_to_buffer(commands, image.image, general, to.buffer, &region);
        }
    }
}

/// The one level and layer of a plain image.
fn whole() -> vk::ImageSubresourceRange {
    vk::ImageSubresourceRange::default()
        .aspect_mask(vk::ImageAspectFlags::COLOR)
        .level_count(1)
        .layer_count(1)
}
