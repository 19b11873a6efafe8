//! Reference pictures: read from guest memory when a picture first needs them.

use crate::plane::Frame;
use crate::surface::Layout;
use memory::AddressSpace;
use probe::Stop;

/// The references of one picture, by their addresses.
#[derive(Clone, Default, Debug)]
pub(crate) struct References {
    size_mbs: [usize; 2],
    /// Those that are loaded come first, the others are room for more.
    frames: Vec<(u64, Frame)>,
    loaded: usize,
    /// What stands for no reference.
    none: Frame,
}

impl References {
    /// Forgets those of the last picture.
    pub(crate) fn begin(&mut self, size_mbs: [usize; 2]) {
        if self.size_mbs != size_mbs {
            self.size_mbs = size_mbs;
            self.none.reset_420(size_mbs[0], size_mbs[1], 0x80);
        }
        self.loaded = 0;
    }

    /// Where the reference at an address is, loaded if it has to be; address 0 is none.
    fn load(
        &mut self,
        address: u64,
        layout: &Layout,
        space: &AddressSpace,
        system: &'static str,
    ) -> Result<(), Stop> {
        if address == 0 || self.frames[..self.loaded].iter().any(|frame| frame.0 == address) {
            return Ok(());
        }
        if self.frames.len() == self.loaded {
            self.frames.push(Default::default());
        }
        let (at, frame) = &mut self.frames[self.loaded];
        frame.resize_420(self.size_mbs[0], self.size_mbs[1]);
        layout.load(frame, address, space, system)?;
        *at = address;
        self.loaded += 1;
        Ok(())
    }

    /// The frames at these addresses; middle grey for address 0.
    ///
    /// # Errors
    /// A page fault where one of them is not mapped.
    pub(crate) fn get<const N: usize>(
        &mut self,
        addresses: [u64; N],
        layout: &Layout,
        space: &AddressSpace,
        system: &'static str,
    ) -> Result<[&Frame; N], Stop> {
        for address in addresses {
            self.load(address, layout, space, system)?;
        }
        let loaded = &self.frames[..self.loaded];
        Ok(addresses.map(|address| {
            loaded.iter().find(|frame| frame.0 == address).map_or(&self.none, |frame| &frame.1)
        }))
    }
}
