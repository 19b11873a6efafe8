//! Python packages of a conformance run: a virtual environment with what `pip` fetches, and the tests that a source
//! package carries.

use crate::{setup, tree};
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A virtual environment.
pub struct Environment {
    folder: PathBuf,
}

impl Environment {
    /// The environment in `folder` with `packages` (`name==version`) in it; made when it is not there.
    ///
    /// # Errors
    /// When Python or the packages cannot be had.
    pub fn prepare(folder: &Path, packages: &[&str]) -> Result<Self> {
        let environment = Self { folder: folder.to_path_buf() };
        let list = folder.join("halogen-packages");
        let wanted = packages.join("\n");
        if std::fs::read_to_string(&list).is_ok_and(|present| present == wanted) {
            return Ok(environment);
        }
        setup::install(&[setup::PYTHON])?;
        eprintln!("fetching Python packages: {}", packages.join(" "));
        if let Some(parent) = folder.parent() {
            std::fs::create_dir_all(parent)?;
        }
        tree::must(Command::new("/usr/bin/python3").args(["-m", "venv", "--clear"]).arg(folder))?;
        tree::must(environment.pip(&["install"]).args(packages))?;
        std::fs::write(&list, wanted)?;
        Ok(environment)
    }

    /// The interpreter.
    pub fn python(&self) -> PathBuf {
        self.folder.join("bin/python")
    }

    fn pip(&self, words: &[&str]) -> Command {
        let mut command = Command::new(self.python());
        command.args(["-m", "pip", "--quiet", "--disable-pip-version-check"]).args(words);
        command.stdin(Stdio::null());
        command
    }

    /// Unpacks the folder `part` of the source package `package` into `to`, which is made when it is not there. The
    /// package's modules stay behind: they would hide the built ones.
    ///
    /// # Errors
    /// When the package cannot be had or has no such folder.
    pub fn unpack(&self, package: &str, part: &str, to: &Path) -> Result<()> {
        if to.join(part).is_dir() {
            return Ok(());
        }
        let (name, _) = package.split_once("==").context("a package has a version")?;
        let sources = self.folder.join("sources");
        std::fs::create_dir_all(&sources)?;
        let mut command = self.pip(&["download", "--no-deps", "--no-binary", name, package, "--dest"]);
        tree::must(command.arg(&sources))?;
        let archive = std::fs::read_dir(&sources)?
            .filter_map(|entry| Some(entry.ok()?.path()))
            .find(|path| {
                let file = path.file_name().unwrap_or_default().to_string_lossy().to_lowercase();
                file.starts_with(name) && file.ends_with(".tar.gz")
            })
            .with_context(|| format!("no source package of {package}"))?;
        std::fs::create_dir_all(to)?;
        let mut command = Command::new("tar");
        command.arg("-xzf").arg(archive).arg("-C").arg(to).args(["--strip-components=1", "--wildcards"]);
        tree::must(command.arg(format!("*/{part}/*")))?;
        if !to.join(part).is_dir() {
            bail!("{package} has no folder {part}");
        }
        Ok(())
    }
}
