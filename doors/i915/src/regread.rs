//! REG_READ: the render timestamp, the one register a client may read.

use crate::abi;
use crate::driver::{Argument, Driver};
use crate::errno::Errno;

/// TIMESTAMP of the render engine. Bit 0 of the request asks for one 8-byte read, bit 1 for two 4-byte ones.
const RENDER_TIMESTAMP: u64 = 0x2358;
const OPTIONS: u64 = 7;

impl Driver {
    pub(crate) fn reg_read(&self, argument: &mut Argument) -> Result<i32, Errno> {
        let mut request: abi::RegRead = argument.get();
        if request.offset & !OPTIONS != RENDER_TIMESTAMP {
            return Err(Errno::EINVAL);
        }
        request.val = self.timestamp();
        argument.set(&request);
        Ok(0)
    }
}
