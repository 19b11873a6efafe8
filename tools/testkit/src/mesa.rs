//! Running GL programs on Halogen and on llvmpipe.

use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// The programs of a build: `halogen`, its preload library and `glscene` side by side.
pub struct Programs {
    halogen: PathBuf,
}

/// Which driver draws.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Driver {
    /// Debian's driver for a device on Halogen: iris, or crocus on Bay Trail.
    Halogen(&'static str),
    /// Mesa's software rasterizer.
    Llvmpipe,
}

impl Programs {
    /// The build that `HALOGEN_BIN` names, as `cargo xtask test` sets it.
    ///
    /// # Errors
    /// A message that starts with UNPREP when end-to-end tests cannot run here.
    pub fn find() -> Result<Self> {
        let Some(halogen) = std::env::var_os("HALOGEN_BIN").map(PathBuf::from) else {
            bail!("UNPREP: HALOGEN_BIN is not set; run `cargo xtask test`");
        };
        if !halogen.exists() {
            bail!("UNPREP: {} does not exist", halogen.display());
        }
        if !Path::new("/usr/lib/x86_64-linux-gnu/dri/iris_dri.so").exists() {
            bail!("UNPREP: Mesa's iris driver is not installed");
        }
        Ok(Self { halogen })
    }

    /// The `halogen` command itself.
    pub fn halogen(&self) -> Command {
        Command::new(&self.halogen)
    }

    /// A program that lies beside `halogen`.
    pub fn beside(&self, program: &str) -> PathBuf {
        self.halogen.with_file_name(program)
    }

    /// A command that runs `program` (a file beside `halogen`, or a path) on a driver.
    pub fn command(&self, driver: Driver, program: &str) -> Command {
        let beside = self.halogen.with_file_name(program);
        let program = if beside.exists() { beside } else { PathBuf::from(program) };
        match driver {
            Driver::Llvmpipe => {
                let mut command = Command::new(program);
                command.env("LIBGL_ALWAYS_SOFTWARE", "1");
                command
            }
            Driver::Halogen(device) => {
                let mut command = Command::new(&self.halogen);
                command.args(["run", "--device", device, "--"]).arg(program);
                if device == "byt" {
                    // Crocus offers GLES 3.0 there, but compiles all of what our scenes use of GLES 3.1.
                    command.env("MESA_GLES_VERSION_OVERRIDE", "3.1");
                }
                command
            }
        }
    }

    /// The GL_RENDERER string of a driver.
    ///
    /// # Errors
    /// When the program cannot be run.
    pub fn renderer(&self, driver: Driver) -> Result<String> {
        let output = run(self.command(driver, "glscene").arg("--renderer"))?;
        Ok(String::from_utf8_lossy(&output.stdout).trim().to_string())
    }
}

/// Runs a command to its end.
///
/// # Errors
/// When it cannot be started or does not succeed; the message holds its errors.
pub fn run(command: &mut Command) -> Result<Output> {
    let output = command.output().with_context(|| format!("cannot start {command:?}"))?;
    if !output.status.success() {
        let errors = String::from_utf8_lossy(&output.stderr);
        bail!("{command:?} ended with {}: {}", output.status, errors.chars().take(2000).collect::<String>());
    }
    Ok(output)
}
