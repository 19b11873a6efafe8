//! Base addresses as the media front end has latched them.
//!
//! Source: [mesa:gen9 STATE_BASE_ADDRESS].

use bits::GraphicsAddress;

/// Sizes of STATE_BASE_ADDRESS count pages.
const PAGE_BYTES: u64 = 4096;

/// Base addresses after all commands so far, modify enables applied.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Bases {
    pub general: GraphicsAddress,
    /// 0 means no limit.
    pub general_bytes: u64,
    pub surface: GraphicsAddress,
    pub dynamic: GraphicsAddress,
    pub indirect: GraphicsAddress,
    pub instruction: GraphicsAddress,
    pub bindless_surface: GraphicsAddress,
    pub bindless_surface_count: u32,
}

impl Bases {
    /// Applies one STATE_BASE_ADDRESS.
    pub fn apply(&mut self, command: &hw::StateBaseAddress) {
        let set = |enable: bool, base: &mut GraphicsAddress, value: u64| {
            if enable {
                *base = GraphicsAddress::from_canonical(value);
            }
        };
        let c = command;
        set(c.general_state_base_address_modify_enable, &mut self.general, c.general_state_base_address);
        set(c.surface_state_base_address_modify_enable, &mut self.surface, c.surface_state_base_address);
        set(c.dynamic_state_base_address_modify_enable, &mut self.dynamic, c.dynamic_state_base_address);
        set(c.indirect_object_base_address_modify_enable, &mut self.indirect, c.indirect_object_base_address);
        set(c.instruction_base_address_modify_enable, &mut self.instruction, c.instruction_base_address);
        set(
            c.bindless_surface_state_base_address_modify_enable,
            &mut self.bindless_surface,
            c.bindless_surface_state_base_address,
        );
        if c.bindless_surface_state_base_address_modify_enable {
            self.bindless_surface_count = c.bindless_surface_state_size.saturating_add(1);
        }
        if c.general_state_buffer_size_modify_enable {
            self.general_bytes = u64::from(c.general_state_buffer_size) * PAGE_BYTES;
        }
    }
}
