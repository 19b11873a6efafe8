//! `halogen run --record`: shows submissions to the writer of captures, or of AUB files when the name ends in `.aub`.
//!
//! The first process that submits writes the file that was asked for, every other one adds its process number to the
//! name. A fork that goes on submitting is not recorded: the file belongs to its parent.

use i915::{Observed, Observer};
use std::fs::OpenOptions;
use std::io::ErrorKind;
use std::path::PathBuf;
use trace::aub::AubRecorder;
use trace::{CaptureError, Recorder};

/// The recording of this process.
pub struct Recording {
    file: PathBuf,
    platform: &'static hw::Platform,
    process: u32,
    state: State,
}

enum State {
    /// Nothing was submitted yet.
    Idle,
    Active(Box<Writer>),
    /// The host refused; it was told to the user.
    Failed,
}

/// The two formats.
enum Writer {
    Capture(Recorder),
    Aub(AubRecorder),
}

impl Writer {
    fn submit(&mut self, observed: &Observed) -> Result<(), CaptureError> {
        let Observed { space_number, space, bound, context, submission } = *observed;
        match self {
            Writer::Capture(recorder) => recorder.submit(space_number, context, submission, space, bound),
            Writer::Aub(recorder) => Ok(recorder.submit(space_number, context, submission, space, bound)?),
        }
    }

    fn executed(&mut self, observed: &Observed) -> Result<(), CaptureError> {
        match self {
            Writer::Capture(recorder) => recorder.executed(observed.space_number, observed.space),
            Writer::Aub(recorder) => Ok(recorder.executed(observed.space_number, observed.space)?),
        }
    }
}

impl Recording {
    /// A recording that begins with the first submission.
    pub fn new(file: PathBuf, platform: &'static hw::Platform) -> Self {
        Self { file, platform, process: std::process::id(), state: State::Idle }
    }

    fn start(&self) -> Result<Writer, CaptureError> {
        let output = match OpenOptions::new().write(true).create_new(true).open(&self.file) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                let mut name = self.file.clone().into_os_string();
                name.push(format!(".{}", self.process));
                OpenOptions::new().write(true).create(true).truncate(true).open(name)
            }
            other => other,
        };
        let is_aub = self.file.extension().is_some_and(|extension| extension == "aub");
        Ok(if is_aub {
            Writer::Aub(AubRecorder::new(output?, self.platform)?)
        } else {
            Writer::Capture(Recorder::new(output?, self.platform)?)
        })
    }

    fn attempt(&mut self, step: impl FnOnce(&mut Writer) -> Result<(), CaptureError>) {
        if std::process::id() != self.process {
            return;
        }
        if matches!(self.state, State::Idle) {
            self.state = match self.start() {
                Ok(recorder) => State::Active(Box::new(recorder)),
                Err(error) => self.failed(&error),
            };
        }
        if let State::Active(recorder) = &mut self.state
            && let Err(error) = step(recorder)
        {
            self.state = self.failed(&error);
        }
    }

    fn failed(&self, error: &CaptureError) -> State {
        eprintln!("halogen: recording to {} ends: {error}", self.file.display());
        State::Failed
    }
}

impl Observer for Recording {
    fn before(&mut self, observed: &Observed) {
        self.attempt(|writer| writer.submit(observed));
    }

    fn after(&mut self, observed: &Observed) {
        self.attempt(|writer| writer.executed(observed));
    }
}
