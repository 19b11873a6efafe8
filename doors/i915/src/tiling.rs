//! SET_TILING, GET_TILING. The device never swizzles bit 6, which is what is answered.

use crate::abi;
use crate::driver::{Argument, Driver, FileNumber};
use crate::errno::Errno;
use crate::object::Tiling;

const NONE: u32 = 0;
const X: u32 = 1;
const Y: u32 = 2;
/// Bytes in a row of an X tile.
const X_ROW_BYTES: u32 = 512;
/// Bytes in a row of a Y tile.
const Y_ROW_BYTES: u32 = 128;
/// Widest pitch of a fence.
const PITCH_LIMIT_BYTES: u32 = 128 << 11;
const SWIZZLE_NONE: u32 = 0;

impl Driver {
    pub(crate) fn gem_set_tiling(&self, file: FileNumber, argument: &mut Argument) -> Result<i32, Errno> {
        let mut request: abi::GemSetTiling = argument.get();
        let object = self.object(file, request.handle)?;
        if object.is_client_memory {
            return Err(Errno::ENODEV);
        }
        let row_bytes = match request.tiling_mode {
            NONE => 0,
            X => X_ROW_BYTES,
            Y => Y_ROW_BYTES,
            _ => return Err(Errno::EINVAL),
        };
        if row_bytes == 0 {
            request.stride = 0;
        } else if request.stride == 0
            || !request.stride.is_multiple_of(row_bytes)
            || request.stride > PITCH_LIMIT_BYTES
        {
            return Err(Errno::EINVAL);
        }
        request.swizzle_mode = SWIZZLE_NONE;
        let tiling = Tiling { mode: request.tiling_mode, stride_bytes: request.stride };
        let is_news = object.tiling() != tiling;
        object.set_tiling(tiling);
        if object.is_shared() && is_news {
            self.tiling.publish(object.identifier, tiling)?;
        }
        argument.set(&request);
        Ok(0)
    }

    pub(crate) fn gem_get_tiling(&self, file: FileNumber, argument: &mut Argument) -> Result<i32, Errno> {
        let mut request: abi::GemGetTiling = argument.get();
        let object = self.object(file, request.handle)?;
        // Another process may have changed it since.
        let tiling = if object.is_shared() { self.tiling.find(object.identifier) } else { object.tiling() };
        object.set_tiling(tiling);
        request.tiling_mode = tiling.mode;
        request.swizzle_mode = SWIZZLE_NONE;
        request.phys_swizzle_mode = SWIZZLE_NONE;
        argument.set(&request);
        Ok(0)
    }
}
