//! Test doubles: a flat URB and a context.

use ports::{Counter, Registers, Urb, UrbHandle};
use probe::{Context, Findings, Ids};

/// DWords of one handle.
const HANDLE_DWORDS: usize = 16;

/// A URB that is one array, and M0.2 of the last write that ended a thread.
pub struct FlatUrb(Vec<u32>, pub u32);

impl FlatUrb {
    /// A URB of `handles` 64-byte units.
    pub fn new(handles: usize) -> Self {
        Self(vec![0; handles * HANDLE_DWORDS], 0)
    }

    /// Writes `dwords` as far as they fit.
    pub fn store(&mut self, handle: UrbHandle, offset: u32, dwords: &[u32]) {
        let length = dwords.len() as u32;
        for (place, dword) in self.write(handle, offset, length).iter_mut().zip(dwords) {
            *place = *dword;
        }
    }

    /// Sixteen DWords, zeros past the end.
    pub fn load(&self, handle: UrbHandle) -> [u32; HANDLE_DWORDS] {
        let mut dwords = [0; HANDLE_DWORDS];
        dwords.iter_mut().zip(self.read(handle, 0, 16)).for_each(|(to, from)| *to = *from);
        dwords
    }

    fn range(&self, handle: UrbHandle, offset: u32, length: u32) -> std::ops::Range<usize> {
        let start = (handle.0 as usize * HANDLE_DWORDS + offset as usize).min(self.0.len());
        start..(start + length as usize).min(self.0.len())
    }
}

impl Urb for FlatUrb {
    fn read(&self, handle: UrbHandle, offset_dwords: u32, length_dwords: u32) -> &[u32] {
        &self.0[self.range(handle, offset_dwords, length_dwords)]
    }

    fn write(&mut self, handle: UrbHandle, offset_dwords: u32, length_dwords: u32) -> &mut [u32] {
        let range = self.range(handle, offset_dwords, length_dwords);
        &mut self.0[range]
    }

    fn vertex_counts(&self) -> u32 {
        self.1
    }

    fn size_handles(&self) -> u32 {
        (self.0.len() / HANDLE_DWORDS) as u32
    }
}

/// What every double of an executor has alike: the URB that its field `urb` is.
macro_rules! urb_of_field {
    ($double:ty) => {
        impl ports::Urb for $double {
            fn read(&self, handle: ports::UrbHandle, offset: u32, length: u32) -> &[u32] {
                self.urb.read(handle, offset, length)
            }
            fn write(&mut self, handle: ports::UrbHandle, offset: u32, length: u32) -> &mut [u32] {
                self.urb.write(handle, offset, length)
            }
            fn vertex_counts(&self) -> u32 {
                self.urb.vertex_counts()
            }
            fn size_handles(&self) -> u32 {
                self.urb.size_handles()
            }
        }
    };
}
pub(crate) use urb_of_field;

/// And, for tests that do not ask what was spent, an account without limits.
macro_rules! urb_without_account {
    ($double:ty) => {
        crate::testing::urb_of_field!($double);

        impl ports::Account for $double {
            fn spend(&mut self, _: ports::Work, _: u64) -> Result<(), probe::Stop> {
                Ok(())
            }
            fn repeat(&mut self, _: bool) {}
        }
    };
}
pub(crate) use urb_without_account;

/// Runs `body` with a context of the Skylake row and findings of its own.
pub fn with_context<T>(body: impl FnOnce(&Context) -> T) -> T {
    with_platform(&hw::platforms::SKL, body)
}

/// Runs `body` with a context of a platform and findings of its own.
pub fn with_platform<T>(platform: &'static hw::Platform, body: impl FnOnce(&Context) -> T) -> T {
    let (findings, ids) = (Findings::new(false), Ids::default());
    body(&Context { platform, findings: &findings, ids: &ids })
}

/// Registers without behaviour, and counters.
#[derive(Default)]
pub struct FlatRegisters {
    values: std::collections::BTreeMap<u32, u32>,
    /// What was counted, in the order of the calls.
    pub counted: Vec<(Counter, u64)>,
    /// The predicate.
    pub predicate: bool,
}

impl FlatRegisters {
    /// Sum of what was counted.
    pub fn total(&self, counter: Counter) -> u64 {
        self.counted.iter().filter(|(c, _)| *c == counter).map(|(_, amount)| amount).sum()
    }
}

impl Registers for FlatRegisters {
    fn read(&self, offset: u32) -> u32 {
        self.values.get(&offset).copied().unwrap_or(0)
    }

    fn write(&mut self, offset: u32, value: u32) {
        self.values.insert(offset, value);
    }

    fn count(&mut self, counter: Counter, amount: u64) {
        self.counted.push((counter, amount));
    }

    fn predicate(&self) -> bool {
        self.predicate
    }
}
