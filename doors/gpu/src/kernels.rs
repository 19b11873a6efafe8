//! `halogen run --kernels`: writes down every kernel that submissions name.
//!
//! A kernel is one file of raw code, named by stage and content, so that many processes can write into one folder and
//! each kernel is there once.

use device::Programs;
use i915::{Observed, Observer};
use std::collections::HashSet;
use std::fs::OpenOptions;
use std::hash::{DefaultHasher, Hasher};
use std::io::{ErrorKind, Write};
use std::path::PathBuf;

/// The kernels of this process.
pub struct KernelFolder {
    folder: PathBuf,
    platform: &'static hw::Platform,
    programs: Programs,
    written: HashSet<u64>,
    has_failed: bool,
}

impl KernelFolder {
    /// Kernels go into `folder`, which exists.
    pub fn new(folder: PathBuf, platform: &'static hw::Platform) -> Self {
        Self { folder, platform, programs: Programs::default(), written: HashSet::new(), has_failed: false }
    }

    fn write(&mut self, stage: &str, code: &[u8]) {
        let mut hasher = DefaultHasher::new();
        hasher.write(code);
        let hash = hasher.finish();
        if self.has_failed || !self.written.insert(hash) {
            return;
        }
        let file = self.folder.join(format!("{stage}-{hash:016x}.bin"));
        let outcome = match OpenOptions::new().write(true).create_new(true).open(&file) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => return,
            other => other.and_then(|mut output| output.write_all(code)),
        };
        if let Err(error) = outcome {
            eprintln!("halogen: writing kernels to {} ends: {error}", self.folder.display());
            self.has_failed = true;
        }
    }
}

impl Observer for KernelFolder {
    fn before(&mut self, observed: &Observed) {
        let batch = observed.submission.batch;
        for program in self.programs.of(self.platform, observed.space, observed.context, batch) {
            self.write(program.stage, &program.code);
        }
    }

    fn after(&mut self, _: &Observed) {}
}
