//! Which kernels a submission names: for those who want the code and not its execution.
//!
//! Source: [skl.7:EU Thread Model] and the state commands that hold kernel pointers. The batch is read as text: jumps are
//! followed, conditions and predicates are not, and nothing is executed or written.
//! Deliberately absent: the system routine, and pointers that the batch itself computes.

use bits::GraphicsAddress;
use eu::Kernel;
use hw::command::{self, CommandId};
use hw::{
    Engine, InterfaceDescriptorData, MediaInterfaceDescriptorLoad, MiBatchBufferStart, Platform, State3dDs,
    State3dGs, State3dHs, State3dPs, State3dVs, StateBaseAddress,
};
use memory::AddressSpace;
use std::collections::HashMap;

/// One kernel that a submission names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Program {
    /// Short name of the stage: `vs`, `hs`, `ds`, `gs`, `ps`, `cs`.
    pub stage: &'static str,
    /// Where it starts.
    pub address: GraphicsAddress,
    /// Its instructions up to the last one that can be reached without computed jumps.
    pub code: Vec<u8>,
}

/// Reads submissions of one process; base addresses of contexts live on between them.
#[derive(Debug, Default)]
pub struct Programs {
    bases: HashMap<u32, Bases>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Bases {
    instruction: u64,
    dynamic: u64,
}

/// Most commands read of one submission; real batches are far below, and jumps in circles end here.
const COMMANDS_LIMIT: usize = 1 << 20;
/// Most interface descriptors of one command: the unit has 64.
const DESCRIPTORS_LIMIT: u64 = 64;
/// Longest kernel.
const CODE_BYTES_LIMIT: u64 = 4 << 20;
/// Most DWords read of one command; nothing that names kernels is longer.
const DWORDS_LIMIT: u32 = 64;

impl Programs {
    /// The kernels that the batch names, in its order; the same kernel may come more than once. `context` is the
    /// number of the hardware context that the batch runs in.
    pub fn of(
        &mut self,
        platform: &'static Platform,
        space: &AddressSpace,
        context: u32,
        batch: GraphicsAddress,
    ) -> Vec<Program> {
        let bases = self.bases.entry(context).or_default();
        let mut reader = Reader { platform, space, bases, found: Vec::new() };
        reader.batch(batch);
        reader.found
    }
}

struct Reader<'a> {
    platform: &'static Platform,
    space: &'a AddressSpace,
    bases: &'a mut Bases,
    found: Vec<Program>,
}

impl Reader<'_> {
    fn batch(&mut self, start: GraphicsAddress) {
        let mut at = start;
        let mut return_to = None;
        for _ in 0..COMMANDS_LIMIT {
            let Ok(header) = self.space.read_u32(at) else { return };
            let Some(id) = command::identify(self.platform, Engine::Render, header) else { return };
            let length = id.item().length_dwords(self.platform, header).max(1);
            let read = |n: u32| self.space.read_u32(at.offset(4 * u64::from(n))).unwrap_or(0);
            let dwords: Vec<u32> = (0..length.min(DWORDS_LIMIT)).map(read).collect();
            let after = at.offset(4 * u64::from(length));
            at = match id {
                CommandId::MiBatchBufferEnd => match return_to.take() {
                    Some(to) => to,
                    None => return,
                },
                CommandId::MiBatchBufferStart => {
                    let jump = MiBatchBufferStart::decode(self.platform, &dwords);
                    if jump.second_level_batch_buffer != 0 {
                        return_to = Some(after);
                    }
                    GraphicsAddress(jump.batch_buffer_start_address)
                }
                _ => {
                    self.state(id, &dwords);
                    after
                }
            };
        }
    }

    fn state(&mut self, id: CommandId, dwords: &[u32]) {
        let platform = self.platform;
        match id {
            CommandId::StateBaseAddress => {
                let state = StateBaseAddress::decode(platform, dwords);
                if state.instruction_base_address_modify_enable {
                    self.bases.instruction = state.instruction_base_address;
                }
                if state.dynamic_state_base_address_modify_enable {
                    self.bases.dynamic = state.dynamic_state_base_address;
                }
            }
            CommandId::State3dVs => {
                let state = State3dVs::decode(platform, dwords);
                self.kernel("vs", state.enable, state.kernel_start_pointer);
            }
            CommandId::State3dHs => {
                let state = State3dHs::decode(platform, dwords);
                self.kernel("hs", state.enable, state.kernel_start_pointer);
            }
            CommandId::State3dDs => {
                let state = State3dDs::decode(platform, dwords);
                self.kernel("ds", state.enable, state.kernel_start_pointer);
            }
            CommandId::State3dGs => {
                let state = State3dGs::decode(platform, dwords);
                self.kernel("gs", state.enable, state.kernel_start_pointer);
            }
            CommandId::State3dPs => {
                let state = State3dPs::decode(platform, dwords);
                let pointers = [
                    (state._8_pixel_dispatch_enable, state.kernel_start_pointer_0),
                    (state._32_pixel_dispatch_enable, state.kernel_start_pointer_1),
                    (state._16_pixel_dispatch_enable, state.kernel_start_pointer_2),
                ];
                // A kernel that is alone has the first pointer. [skl.7:Pixel Shader Thread Generation]
                if pointers.iter().filter(|(enabled, _)| *enabled).count() == 1 {
                    self.kernel("ps", true, state.kernel_start_pointer_0);
                } else {
                    pointers.into_iter().for_each(|(enabled, pointer)| self.kernel("ps", enabled, pointer));
                }
            }
            CommandId::MediaInterfaceDescriptorLoad => {
                let state = MediaInterfaceDescriptorLoad::decode(platform, dwords);
                let first = self.bases.dynamic.wrapping_add(state.interface_descriptor_data_start_address);
                let count = u64::from(state.interface_descriptor_total_length) / 32;
                for index in 0..count.min(DESCRIPTORS_LIMIT) {
                    let mut descriptor = [0; 8];
                    for (n, dword) in descriptor.iter_mut().enumerate() {
                        let at = first.wrapping_add(32 * index + 4 * n as u64);
                        *dword = self.space.read_u32(GraphicsAddress(at)).unwrap_or(0);
                    }
                    let descriptor = InterfaceDescriptorData::look(platform, &descriptor);
                    self.kernel("cs", true, descriptor.kernel_start_pointer);
                }
            }
            _ => {}
        }
    }

    fn kernel(&mut self, stage: &'static str, enabled: bool, pointer: u64) {
        if !enabled {
            return;
        }
        let address = GraphicsAddress(self.bases.instruction.wrapping_add(pointer) & ((1 << 48) - 1));
        let view = self.space.view(address, CODE_BYTES_LIMIT);
        let kernel = Kernel::decode(self.platform, |offset_bytes| {
            let offset = offset_bytes as usize;
            (offset + 8 <= view.len()).then(|| {
                let mut bytes = [0; 16];
                view.read_bytes(offset, &mut bytes);
                bytes
            })
        });
        if !kernel.code().is_empty() {
            self.found.push(Program { stage, address, code: kernel.code().to_vec() });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BATCH: u64 = 0x10_0000;
    const CODE: u64 = 0x20_0000;

    fn space() -> AddressSpace {
        let mut space = AddressSpace::new(1 << 32).expect("memory");
        for at in [BATCH, CODE] {
            space.bind_anonymous(GraphicsAddress(at), 0x1_0000).expect("memory");
        }
        space
    }

    fn put(space: &AddressSpace, at: u64, bytes: &[u8]) {
        space.write(GraphicsAddress(at), bytes).expect("bound");
    }

    fn put_dwords(space: &AddressSpace, at: u64, dwords: &[u32]) {
        let bytes: Vec<u8> = dwords.iter().flat_map(|dword| dword.to_le_bytes()).collect();
        put(space, at, &bytes);
    }

    fn put_batch(space: &AddressSpace, at: u64, platform: &Platform, text: &str) {
        put_dwords(space, at, &hw::print::parse(platform, text).expect("a batch"));
    }

    #[test]
    fn kernels_of_a_chained_batch_are_found_with_their_whole_code() {
        for platform in hw::platforms::ALL {
            let space = space();
            let code = isa::parse_program(
                platform,
                "jmpi(1) JIP: OVER { align1 WE_all 1N };\nnop;\nOVER:\nmov(8) g2<1>UD g1<8,8,1>UD { align1 1Q };\n\
                 send(8) null<1>UW g127<8,8,1>UD 0x02000010 thread_spawner MsgDesc: { align1 1Q EOT };\nnop;\n",
            )
            .expect("a program");
            put(&space, CODE + 0x40, &code);
            put_batch(
                &space,
                BATCH,
                platform,
                "STATE_BASE_ADDRESS\n  Instruction Base Address Modify Enable = 1\n  \
                 Instruction Base Address = 0x200000\n",
            );
            let length = hw::print::parse(platform, "STATE_BASE_ADDRESS\n").expect("a batch").len() as u64;
            let chain = "MI_BATCH_BUFFER_START\n  Batch Buffer Start Address = 0x101000\n";
            put_batch(&space, BATCH + 4 * length, platform, chain);
            let rest = "3DSTATE_VS\n  Kernel Start Pointer = 0x40\n  Enable = 1\n3DSTATE_GS\n  Kernel Start Pointer = 0x40\n\
                        MI_BATCH_BUFFER_END\n";
            put_batch(&space, BATCH + 0x1000, platform, rest);
            let found = Programs::default().of(platform, &space, 1, GraphicsAddress(BATCH));
            assert_eq!(found.len(), 1, "{}: {found:?}", platform.name);
            assert_eq!((found[0].stage, found[0].address.0), ("vs", CODE + 0x40));
            assert_eq!(found[0].code[..], code[..code.len() - 16]);
        }
    }

    /// Stages and addresses of the kernels that a batch names, of which there is one every 64 bytes.
    fn named(
        programs: &mut Programs,
        platform: &'static Platform,
        space: &AddressSpace,
        context: u32,
        commands: &[Vec<u32>],
    ) -> Vec<(&'static str, u64)> {
        put_dwords(space, BATCH, &commands.concat());
        let found = programs.of(platform, space, context, GraphicsAddress(BATCH));
        assert!(found.iter().all(|program| program.code.len() == 16), "one instruction each");
        found.into_iter().map(|program| (program.stage, program.address.0)).collect()
    }

    #[test]
    fn every_stage_names_its_kernels_where_they_are_enabled() {
        for platform in hw::platforms::ALL {
            let space = space();
            let end =
                "send(8) null<1>UW g127<8,8,1>UD 0x02000010 thread_spawner MsgDesc: { align1 1Q EOT };\n";
            let end = isa::parse_program(platform, end).expect("a program");
            (0..16).for_each(|place| put(&space, CODE + 64 * place, &end));
            let state = |enable: bool, place: u64| -> [Vec<u32>; 4] {
                let kernel_start_pointer = 64 * place;
                [
                    State3dVs { enable, kernel_start_pointer, ..Default::default() }.encode(platform),
                    State3dHs {
                        enable,
                        kernel_start_pointer: kernel_start_pointer + 64,
                        ..Default::default()
                    }
                    .encode(platform),
                    State3dDs {
                        enable,
                        kernel_start_pointer: kernel_start_pointer + 128,
                        ..Default::default()
                    }
                    .encode(platform),
                    State3dGs {
                        enable,
                        kernel_start_pointer: kernel_start_pointer + 192,
                        ..Default::default()
                    }
                    .encode(platform),
                ]
            };
            let pixels = |[eight, sixteen, thirty_two]: [bool; 3]| {
                let state = State3dPs {
                    _8_pixel_dispatch_enable: eight,
                    _16_pixel_dispatch_enable: sixteen,
                    _32_pixel_dispatch_enable: thirty_two,
                    kernel_start_pointer_0: 0x140,
                    kernel_start_pointer_1: 0x180,
                    kernel_start_pointer_2: 0x1c0,
                    ..Default::default()
                };
                vec![state.encode(platform)]
            };
            let bases = StateBaseAddress {
                instruction_base_address_modify_enable: true,
                instruction_base_address: CODE,
                dynamic_state_base_address_modify_enable: true,
                dynamic_state_base_address: BATCH + 0x8000,
                ..Default::default()
            };
            let end = hw::MiBatchBufferEnd::default().encode(platform);
            let mut programs = Programs::default();
            let mut of =
                |context, commands: &[Vec<u32>]| named(&mut programs, platform, &space, context, commands);
            let name = platform.name;

            let mut first = vec![bases.encode(platform)];
            first.extend(state(true, 1));
            first.push(end.clone());
            let stages = [("vs", CODE + 64), ("hs", CODE + 128), ("ds", CODE + 192), ("gs", CODE + 256)];
            assert_eq!(of(1, &first), stages, "{name}");
            // What the context has set it keeps; another one has nothing there.
            let mut again = state(true, 2).to_vec();
            again.extend(state(false, 3));
            again.push(end.clone());
            assert_eq!(of(1, &again), stages.map(|(stage, at)| (stage, at + 64)), "{name}");
            assert_eq!(of(2, &again), [], "{name}");

            // One kernel has the first pointer; several have those of their widths: 8, 32 and 16.
            for (widths, places) in [
                ([true, false, false], &[0x140][..]),
                ([false, true, false], &[0x140]),
                ([false, false, true], &[0x140]),
                ([true, true, false], &[0x140, 0x1c0]),
                ([false, true, true], &[0x180, 0x1c0]),
                ([true, true, true], &[0x140, 0x180, 0x1c0]),
                ([false, false, false], &[]),
            ] {
                let mut batch = pixels(widths);
                batch.push(end.clone());
                let expected: Vec<_> = places.iter().map(|place| ("ps", CODE + place)).collect();
                assert_eq!(of(1, &batch), expected, "{name} {widths:?}");
            }

            // Two descriptors of dynamic state, the second behind the first.
            for (index, place) in [(0, 0x200), (1, 0x240), (2, 0x280)] {
                let descriptor =
                    InterfaceDescriptorData { kernel_start_pointer: place, ..Default::default() };
                put_dwords(&space, BATCH + 0x8040 + 32 * index, &descriptor.encode(platform));
            }
            let load = MediaInterfaceDescriptorLoad {
                interface_descriptor_total_length: 64,
                interface_descriptor_data_start_address: 0x40,
                ..Default::default()
            };
            let found = of(1, &[load.encode(platform), end.clone()]);
            assert_eq!(found, [("cs", CODE + 0x200), ("cs", CODE + 0x240)], "{name}");

            // A second-level batch comes back, to what lies behind the jump to it.
            put_dwords(&space, BATCH + 0x1000, &[state(true, 5)[0].clone(), end.clone()].concat());
            let jump = MiBatchBufferStart {
                second_level_batch_buffer: 1,
                batch_buffer_start_address: BATCH + 0x1000,
                ..Default::default()
            };
            let found = of(1, &[jump.encode(platform), state(true, 7)[0].clone(), end]);
            // Gen7 has none: its jumps do not come back.
            let comes_back = platform.generation > 7;
            let expected = [("vs", CODE + 5 * 64), ("vs", CODE + 7 * 64)];
            assert_eq!(found, expected[..1 + usize::from(comes_back)], "{name}");
        }
    }

    #[test]
    fn a_batch_that_jumps_in_circles_ends() {
        let platform = &hw::platforms::SKL;
        let space = space();
        put_batch(
            &space,
            BATCH,
            platform,
            "MI_BATCH_BUFFER_START\n  Batch Buffer Start Address = 0x100000\n",
        );
        assert_eq!(Programs::default().of(platform, &space, 1, GraphicsAddress(BATCH)), []);
    }
}
