//! Mesa drivers of other Debian releases: `cargo xtask mesa 26 -- halogen run glscene ...`.
//!
//! A driver brings the libraries that it was built with, down to the C library. So the packages of a release are unpacked
//! into a folder, and programs run with that folder as their root; the tree, the build and /tmp lie in it where they
//! lie outside. Nothing is installed on the machine, nothing of the packages is run while they are unpacked, and the folder
//! can be removed at any time.

use crate::{setup, tree};
use anyhow::{Context, Result, bail};
use indicatif::{ProgressBar, ProgressStyle};
use std::collections::BTreeSet;
use std::ffi::OsString;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};

const AFTER_HELP: &str = "\
Programs of this tree (halogen, glscene, vkscene, clscene) are found by their names; of the machine's own programs only
those of the named packages are there. Examples:
  cargo xtask mesa 26
  cargo xtask mesa 25 -- halogen run --device bdw -- glscene clear/ out/clear
  cargo xtask mesa 26 --with weston,glmark2-es2-wayland,glmark2-data -- bash";

/// A release of Mesa, and a program to run with it.
#[derive(clap::Args)]
#[command(after_help = AFTER_HELP)]
pub struct Arguments {
    /// Major version
    #[arg(value_parser = versions())]
    version: String,
    /// Packages to have besides Mesa's drivers and their loaders
    #[arg(long, value_delimiter = ',', value_name = "PACKAGES")]
    with: Vec<String>,
    /// Where to keep it; `target/mesa` in the tree when absent
    #[arg(long, value_name = "DIR")]
    folder: Option<PathBuf>,
    /// Use the programs of the debug build
    #[arg(long)]
    debug: bool,
    /// Get the packages anew, which may bring a newer version
    #[arg(long)]
    fresh: bool,
    /// The program and its arguments; when absent, the root is made and its drivers are named
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "CMD")]
    command: Vec<OsString>,
}

/// Where Debian has a major version of Mesa.
struct Release {
    version: &'static str,
    /// The suite that everything comes from ...
    suite: &'static str,
    /// ... except what a suite on top of it has newer.
    newer: Option<&'static str>,
}

const RELEASES: [Release; 3] = [
    Release { version: "22", suite: "bookworm", newer: None },
    Release { version: "25", suite: "trixie", newer: None },
    Release { version: "26", suite: "trixie", newer: Some("trixie-backports") },
];

fn versions() -> Vec<&'static str> {
    RELEASES.iter().map(|release| release.version).collect()
}

/// Drivers, their loaders, and what scripts need.
const PACKAGES: [&str; 13] = [
    "base-files",
    "bash",
    "coreutils",
    "dash",
    "libc-bin",
    "libegl-mesa0",
    "libegl1",
    "libgbm1",
    "libgl1",
    "libgl1-mesa-dri",
    "libgles2",
    "libvulkan1",
    "mesa-vulkan-drivers",
];

/// Runs the program; its exit code is the task's.
pub fn run(arguments: &Arguments) -> Result<()> {
    let root = Root::make(arguments)?;
    let Some((program, rest)) = arguments.command.split_first() else {
        println!("Mesa {} is in {}", root.installed, root.folder.display());
        return Ok(());
    };
    let build = tree::target().join(if arguments.debug { "debug" } else { "release" });
    let status =
        root.command(program, &[build.as_path()]).args(rest).status().context("cannot start unshare")?;
    end(status)
}

/// Ends with the code of a program that ended so.
fn end(status: ExitStatus) -> Result<()> {
    match status.code() {
        Some(0) => Ok(()),
        code => std::process::exit(code.unwrap_or(1)),
    }
}

/// A folder with a release, ready to be a root.
pub struct Root {
    folder: PathBuf,
    /// Full version of its Mesa.
    installed: String,
}

impl Root {
    fn make(arguments: &Arguments) -> Result<Root> {
        let Some(release) = RELEASES.iter().find(|release| release.version == arguments.version) else {
            bail!("no suite is known for Mesa {}", arguments.version);
        };
        let place = arguments.folder.clone().unwrap_or_else(|| tree::target().join("mesa"));
        let place = std::path::absolute(place)?.join(release.version);
        let wanted: BTreeSet<&str> =
            PACKAGES.into_iter().chain(arguments.with.iter().map(String::as_str)).collect();
        let root = Root { folder: place.join("root"), installed: String::new() };
        match std::fs::read_to_string(root.stamp()) {
            Ok(stamp)
                if !arguments.fresh && wanted.iter().all(|name| stamp.lines().any(|line| line == *name)) => {}
            _ => unpack(release, &place, &root, &wanted)
                .with_context(|| format!("there is no Mesa {} to run programs with", release.version))?,
        }
        let stamp = std::fs::read_to_string(root.stamp())?;
        let installed = stamp.lines().next().unwrap_or_default().to_string();
        Ok(Root { installed, ..root })
    }

    /// Version of Mesa, then the packages that were asked for.
    fn stamp(&self) -> PathBuf {
        self.folder.join("halogen-packages")
    }

    /// A program with the folder as its root; `programs` are searched before everything else. Its working folder is this
    /// one, which has to lie in the tree or in /tmp.
    pub fn command(&self, program: impl AsRef<std::ffi::OsStr>, programs: &[&Path]) -> Command {
        let path = programs.iter().map(|folder| folder.display().to_string() + ":").collect::<String>();
        let mut command = Command::new("unshare");
        if !setup::is_root() {
            command.arg("--map-root-user");
        }
        command.args(["--mount", "--propagation", "private", "sh", "-c", ENTER, "enter"]).arg(&self.folder);
        command.arg(path + "/usr/local/bin:/usr/bin:/bin:/usr/games");
        command.args([tree::root(), tree::target()]).arg(program);
        command
    }
}

/// `$1` becomes the root, `$2` the search path; `$3` and `$4` are shown in it where they are. Later mounts may lie in
/// earlier ones.
const ENTER: &str = r#"
root=$1; path=$2; shift 2
here=$(pwd)
for folder in /proc /sys /dev /tmp "$1" "$2"; do
    mkdir -p "$root$folder" && mount --rbind "$folder" "$root$folder" || exit 125
done
shift 2
exec chroot "$root" /bin/sh -c 'PATH=$1; export PATH; cd "$2" || exit 125; shift 2; exec "$@"' enter "$path" "$here" "$@"
"#;

/// Gets and unpacks the packages and all that they need.
fn unpack(release: &Release, place: &Path, root: &Root, wanted: &BTreeSet<&str>) -> Result<()> {
    for (tool, package) in [("apt-get", "apt"), ("dpkg-deb", "dpkg"), ("unshare", "util-linux")] {
        if Command::new(tool).arg("--version").stdout(Stdio::null()).status().is_err() {
            bail!("{tool} is missing: this needs Debian or a relative of it, with the package {package}");
        }
    }
    let apt = Apt::configure(release, place)?;
    let bar =
        ProgressBar::new_spinner().with_style(ProgressStyle::with_template("{spinner} {elapsed} {msg}")?);
    bar.enable_steady_tick(std::time::Duration::from_millis(200));
    bar.set_message(format!("Mesa {}: what {} has", release.version, apt.suites.join(" and ")));
    apt.run(&["update"]).context("the package lists did not come")?;
    bar.set_message(format!("Mesa {}: packages", release.version));
    let mut install = vec!["--yes", "--download-only", "install"];
    install.extend(wanted.iter());
    apt.run(&install).context("the packages did not come")?;
    bar.finish_and_clear();

    let mut packages: Vec<PathBuf> = std::fs::read_dir(place.join("apt/cache/archives"))?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|extension| extension == "deb"))
        .collect();
    packages.sort();
    let version = mesa_version(&packages)?;
    if !version.starts_with(&format!("{}.", release.version)) {
        bail!("{} has Mesa {version} now", apt.suites.join(" and "));
    }
    // Made beside its place and moved there, so that what is there is whole.
    let fresh = place.join("fresh");
    for folder in [&fresh, &root.folder] {
        if folder.exists() {
            std::fs::remove_dir_all(folder).with_context(|| format!("removing {}", folder.display()))?;
        }
    }
    std::fs::create_dir_all(&fresh)?;
    let bar = ProgressBar::new(packages.len() as u64)
        .with_style(ProgressStyle::with_template("{bar:30} {pos}/{len} {elapsed} {msg}")?);
    for package in &packages {
        bar.set_message(package.file_name().unwrap_or_default().to_string_lossy().into_owned());
        tree::must(Command::new("dpkg-deb").arg("--extract").arg(package).arg(&fresh))?;
        bar.inc(1);
    }
    bar.finish_and_clear();
    finish(&fresh)?;
    let stamp: Vec<&str> = std::iter::once(version.as_str()).chain(wanted.iter().copied()).collect();
    std::fs::write(fresh.join("halogen-packages"), stamp.join("\n") + "\n")?;
    std::fs::rename(&fresh, &root.folder)?;
    // What was unpacked is not needed again.
    std::fs::remove_dir_all(place.join("apt")).context("removing the downloads")
}

/// What the packages' own scripts would have done that programs need: users, and where libraries are.
fn finish(root: &Path) -> Result<()> {
    for file in ["passwd", "group", "hosts", "nsswitch.conf", "localtime"] {
        let (from, to) = (Path::new("/etc").join(file), root.join("etc").join(file));
        if from.exists() {
            std::fs::copy(&from, &to).with_context(|| format!("copying {}", from.display()))?;
        }
    }
    let ldconfig = ["/sbin/ldconfig", "/usr/sbin/ldconfig"].into_iter().find(|file| Path::new(file).exists());
    let ldconfig = ldconfig.context("ldconfig is missing: package libc-bin")?;
    tree::must(Command::new(ldconfig).arg("-r").arg(root))
}

/// Version of Mesa among the files of packages, as NAME_VERSION_ARCHITECTURE.deb.
fn mesa_version(packages: &[PathBuf]) -> Result<String> {
    let name = |path: &PathBuf| path.file_name().map(|name| name.to_string_lossy().into_owned());
    let driver = packages
        .iter()
        .filter_map(name)
        .find_map(|name| Some(name.strip_prefix("libgl1-mesa-dri_")?.split('_').next()?.replace("%3a", ":")));
    driver.context("no package of Mesa came")
}

/// Debian's package manager with lists and settings of its own.
struct Apt {
    options: Vec<String>,
    suites: Vec<&'static str>,
}

impl Apt {
    fn configure(release: &Release, place: &Path) -> Result<Apt> {
        let folder = place.join("apt");
        for part in ["state/lists/partial", "cache/archives/partial"] {
            std::fs::create_dir_all(folder.join(part))
                .with_context(|| format!("cannot make {}", folder.join(part).display()))?;
        }
        const KEYS: &str = "/usr/share/keyrings/debian-archive-keyring.gpg";
        let signed = if Path::new(KEYS).exists() { format!(" signed-by={KEYS}") } else { String::new() };
        let suites: Vec<&str> = std::iter::once(release.suite).chain(release.newer).collect();
        let mirror = mirror()?;
        let list: String =
            suites.iter().map(|suite| format!("deb [arch=amd64{signed}] {mirror} {suite} main\n")).collect();
        std::fs::write(folder.join("sources.list"), list)?;
        std::fs::write(folder.join("status"), "")?;
        let at = |part: &str| folder.join(part).display().to_string();
        let mut options = Vec::new();
        for setting in [
            format!("Dir::State={}", at("state")),
            format!("Dir::State::status={}", at("status")),
            format!("Dir::Cache={}", at("cache")),
            format!("Dir::Etc::sourcelist={}", at("sources.list")),
            "Dir::Etc::sourceparts=/dev/null".into(),
            "Dir::Etc::preferences=/dev/null".into(),
            "Dir::Etc::preferencesparts=/dev/null".into(),
            "APT::Architecture=amd64".into(),
            "APT::Install-Recommends=false".into(),
            "APT::Sandbox::User=root".into(),
            "Acquire::Languages=none".into(),
            format!("APT::Default-Release={}", suites.last().copied().unwrap_or(release.suite)),
        ] {
            options.extend(["-o".to_string(), setting]);
        }
        Ok(Apt { options, suites })
    }

    /// Runs apt-get; what it says is part of the error.
    fn run(&self, arguments: &[&str]) -> Result<()> {
        let mut command = Command::new("apt-get");
        command.args(&self.options).args(["-qq"]).args(arguments).env("DEBIAN_FRONTEND", "noninteractive");
        let mut child =
            command.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().context("cannot start apt-get")?;
        let errors = child.stderr.take().map(|errors| BufReader::new(errors).lines().map_while(Result::ok));
        let errors: Vec<String> = errors.into_iter().flatten().collect();
        if !child.wait()?.success() {
            bail!("apt-get {} failed:\n{}", arguments.join(" "), errors.join("\n"));
        }
        Ok(())
    }
}

/// Where this machine has its own Debian packages from.
fn mirror() -> Result<String> {
    let format = "$(REPO_URI) $(LABEL) $(COMPONENT)";
    let output = Command::new("apt-get")
        .args(["indextargets", "--format", format, "Created-By: Packages"])
        .output()
        .context("cannot start apt-get")?;
    let text = String::from_utf8_lossy(&output.stdout);
    let of_debian = text.lines().find_map(|line| line.strip_suffix(" Debian main"));
    of_debian.map(str::to_string).context(
        "this machine's package manager knows no mirror of Debian (apt-get indextargets): \
         add one to its sources, run apt-get update, and try again",
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_of_mesa_is_in_the_name_of_its_package() {
        let files = ["libc6_2.41-12_amd64.deb", "libgl1-mesa-dri_26.1.6-1~bpo13+1_amd64.deb"];
        let files = files.map(|name| Path::new("/archives").join(name));
        assert_eq!(mesa_version(&files).unwrap(), "26.1.6-1~bpo13+1");
        assert!(mesa_version(&files[..1]).is_err());
    }
}
