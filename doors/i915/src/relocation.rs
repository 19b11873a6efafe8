//! Relocations: addresses of objects patched into objects.
//!
//! A client that knows where its objects were presumes those addresses; only what moved is patched.

use crate::abi;
use crate::errno::Errno;
use crate::guest::{Guest, read_array};
use crate::object::Object;
use bits::GraphicsAddress;
use std::collections::HashMap;
use std::sync::Arc;

/// An object of a submission and its place.
pub(crate) struct Placed {
    pub(crate) object: Arc<Object>,
    pub(crate) entry: abi::ExecObject2,
    /// Graphics address, not sign-extended.
    pub(crate) address: u64,
}

/// Address bits that the device translates, sign-extended.
fn canonical(address: u64) -> u64 {
    ((address << 16) as i64 >> 16) as u64
}

/// The relocations of an object of a submission.
///
/// # Errors
/// As reading the client's memory.
pub(crate) fn read_relocations(
    guest: &dyn Guest,
    entry: &abi::ExecObject2,
) -> Result<Vec<abi::Relocation>, Errno> {
    read_array(guest, entry.relocs_ptr, entry.relocation_count as usize)
}

/// What the client is to be told: a place in its memory, and the address that is right there.
pub(crate) type Correction = (u64, u64);

/// What is to be patched before the work begins: a place, and the bytes that belong there.
pub(crate) type Patch = (GraphicsAddress, [u8; 8]);

/// Every relocation whose presumed address is wrong: what the client presumed wrongly, and what is to be patched. `known`
/// are the relocations of each object, where they were read before.
///
/// # Errors
/// `ENOENT` for a target that is not in the submission, `EINVAL` for a place outside of its object.
pub(crate) fn relocate(
    objects: &[Placed],
    always: bool,
    by_index: bool,
    patch_bytes: usize,
    known: Option<Vec<Vec<abi::Relocation>>>,
    guest: &dyn Guest,
) -> Result<(Vec<Correction>, Vec<Patch>), Errno> {
    const PRESUMED_PLACE: u64 = 16;
    let has_moved = objects.iter().any(|placed| canonical(placed.address) != placed.entry.offset);
    if !always && !has_moved {
        return Ok(Default::default());
    }
    let (mut corrections, mut patches) = (Vec::new(), Vec::new());
    let mut known = known.map(Vec::into_iter);
    let by_handle: HashMap<u32, usize> = if by_index {
        HashMap::new()
    } else {
        objects.iter().enumerate().map(|(index, placed)| (placed.entry.handle, index)).collect()
    };
    for placed in objects {
        let relocations = match &mut known {
            Some(known) => known.next().unwrap_or_default(),
            None => read_relocations(guest, &placed.entry)?,
        };
        for (index, relocation) in relocations.iter().enumerate() {
            let target = match by_index {
                true => Some(relocation.target_handle as usize),
                false => by_handle.get(&relocation.target_handle).copied(),
            };
            let target = target.and_then(|target| objects.get(target)).ok_or(Errno::ENOENT)?;
            if relocation.presumed_offset == canonical(target.address) {
                continue;
            }
            let is_inside = relocation
                .offset
                .checked_add(patch_bytes as u64)
                .is_some_and(|end| end <= placed.object.size_bytes);
            if !is_inside || !relocation.offset.is_multiple_of(4) {
                return Err(Errno::EINVAL);
            }
            // The delta is signed. [linux:i915 relocation_target]
            let delta = i64::from(relocation.delta as i32) as u64;
            let value = canonical(target.address.wrapping_add(delta)).to_le_bytes();
            patches.push((GraphicsAddress(placed.address).offset(relocation.offset), value));
            let entry = index as u64 * size_of::<abi::Relocation>() as u64;
            let place = placed.entry.relocs_ptr.wrapping_add(entry).wrapping_add(PRESUMED_PLACE);
            corrections.push((place, canonical(target.address)));
        }
    }
    Ok((corrections, patches))
}
