//! Tiling of shared objects, carried between processes in one small file keyed by inode.
//!
//! The kernel keeps tiling with the object; here each process has its own object around the shared memory, so a
//! process that imports one looks the tiling up. Records are only appended, the newest of an inode counts.

use crate::errno::Errno;
use crate::object::{Identifier, Tiling};
use crate::own_file::OwnFile;
use rustix::fs::{Mode, OFlags};
use std::path::Path;

const RECORD_BYTES: usize = 24;

/// The shared table.
#[derive(Debug)]
pub struct TilingTable {
    file: Option<OwnFile>,
}

impl TilingTable {
    /// Opens or creates the table; without a file tiling stays inside the process.
    pub fn open(path: Option<&Path>) -> Self {
        let flags = OFlags::RDWR | OFlags::CREATE | OFlags::APPEND | OFlags::CLOEXEC;
        let file = path.and_then(|path| rustix::fs::open(path, flags, Mode::RUSR | Mode::WUSR).ok());
        Self { file: file.and_then(|file| OwnFile::new(file).ok()) }
    }

    /// Publishes the tiling of an object.
    ///
    /// # Errors
    /// What the host says.
    pub fn publish(&self, object: Identifier, tiling: Tiling) -> Result<(), Errno> {
        let Some(file) = &self.file else { return Ok(()) };
        let mut record = [0; RECORD_BYTES];
        record[..8].copy_from_slice(&object.device.to_le_bytes());
        record[8..16].copy_from_slice(&object.inode.to_le_bytes());
        record[16..20].copy_from_slice(&tiling.mode.to_le_bytes());
        record[20..].copy_from_slice(&tiling.stride_bytes.to_le_bytes());
        rustix::io::write(file.get()?, &record)?;
        Ok(())
    }

    /// The newest published tiling of an object.
    pub fn find(&self, object: Identifier) -> Tiling {
        let mut found = Tiling::default();
        let Some(file) = self.file.as_ref().and_then(|file| file.get().ok()) else { return found };
        let mut offset = 0;
        let mut chunk = vec![0; RECORD_BYTES * 512];
        while let Ok(count @ 1..) = rustix::io::pread(file, &mut chunk, offset) {
            for record in chunk[..count].chunks_exact(RECORD_BYTES) {
                let word = |at: usize| record.get(at..at + 8).map_or(0, bytemuck::pod_read_unaligned::<u64>);
                if word(0) == object.device && word(8) == object.inode {
                    found = Tiling { mode: word(16) as u32, stride_bytes: (word(16) >> 32) as u32 };
                }
            }
            if count < RECORD_BYTES {
                break;
            }
            offset += (count - count % RECORD_BYTES) as u64;
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_holder_of_the_file_finds_the_newest_tiling() {
        let path = std::env::temp_dir().join(format!("halogen-tiling-{}", std::process::id()));
        let ours = TilingTable::open(Some(&path));
        let theirs = TilingTable::open(Some(&path));
        let object = Identifier { device: 1, inode: 77 };
        ours.publish(object, Tiling { mode: 1, stride_bytes: 512 }).unwrap();
        ours.publish(Identifier { device: 1, inode: 78 }, Tiling { mode: 1, stride_bytes: 1 }).unwrap();
        ours.publish(object, Tiling { mode: 2, stride_bytes: 256 }).unwrap();
        assert_eq!(theirs.find(object), Tiling { mode: 2, stride_bytes: 256 });
        assert_eq!(theirs.find(Identifier { device: 2, inode: 77 }), Tiling::default());
        std::fs::remove_file(path).unwrap();
    }
}
