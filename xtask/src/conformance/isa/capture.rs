//! Kernels of real drivers: clients run on Halogen, which writes down what they submit.
//!
//! In shader tests no thread begins: what drivers compile does not depend on results. Commands are executed, as drivers
//! and tests wait for what these write. OpenCL programs are executed, as they stop at the first wrong result; most OpenCL
//! sources go through Intel's offline compiler instead, which is that of the driver.

use super::{Arguments, offline};
use crate::conformance::piglit::PIGLIT_FOLDER;
use crate::conformance::suite::wait;
use anyhow::{Context, Result};
use indicatif::{ProgressBar, ProgressStyle};
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

/// Shader tests that one process of shader_runner takes.
const TESTS_AT_ONCE: usize = 60;
/// OpenCL sources that are executed, for each device. The compiler is the offline one's: no more of them tell more.
const OPENCL_SAMPLE: usize = 24;
/// OpenCL sources of a sample that are only compiled, for each device.
const OFFLINE_SAMPLE: usize = 140;
/// Parts of `clscene`, each with the seconds that it may take. What is about queues and host memory has the kernels of
/// the others, but for those of printf.
const OPENCL_SCENES: &[(&str, u64)] = &[
    ("launch/", 300),
    ("control/", 300),
    ("groups/", 300),
    ("types/", 300),
    ("atomics/", 300),
    ("images/", 600),
    ("memory/", 300),
    ("queues/printf", 120),
    ("queues/printf-raw", 120),
];

/// A driver on a device, and what makes the loader choose it.
struct Driver {
    name: &'static str,
    devices: &'static [&'static str],
    environment: &'static [(&'static str, &'static str)],
    clients: Clients,
}

/// What runs on a driver.
#[derive(Clone, Copy, PartialEq)]
enum Clients {
    /// Shader tests of piglit.
    Shaders,
    /// The same through Mesa's GL on Vulkan, and a Vulkan program.
    Vulkan,
    /// OpenCL tests of piglit, and an OpenCL program; these are executed.
    OpenCl,
    /// Sources of the OpenCL tests of piglit, which are only compiled: no client at all.
    Offline,
}

const INTEL_VULKAN: &str = "/usr/share/vulkan/icd.d/intel_icd.x86_64.json";
const INTEL_HASVK: &str = "/usr/share/vulkan/icd.d/intel_hasvk_icd.x86_64.json";
/// GL on whatever Vulkan driver there is.
const ZINK: (&str, &str) = ("MESA_LOADER_DRIVER_OVERRIDE", "zink");
const INTEL_OPENCL: &str = "/etc/OpenCL/vendors/intel.icd";

const DRIVERS: &[Driver] = &[
    Driver {
        name: "iris",
        devices: &["skl", "bxt", "bdw"],
        environment: &[("MESA_LOADER_DRIVER_OVERRIDE", "iris")],
        clients: Clients::Shaders,
    },
    Driver {
        name: "crocus",
        devices: &["byt", "bdw"],
        // Broadwell is iris's unless somebody asks.
        environment: &[("MESA_LOADER_DRIVER_OVERRIDE", "crocus"), ("CROCUS_GEN8", "1")],
        clients: Clients::Shaders,
    },
    Driver {
        name: "anv",
        devices: &["skl", "bxt"],
        environment: &[("VK_ICD_FILENAMES", INTEL_VULKAN), ZINK],
        clients: Clients::Vulkan,
    },
    Driver {
        name: "hasvk",
        devices: &["bdw", "byt"],
        environment: &[("VK_ICD_FILENAMES", INTEL_HASVK), ZINK],
        clients: Clients::Vulkan,
    },
    Driver {
        name: "neo",
        devices: &["skl", "bxt", "bdw"],
        // The loader knows this driver alone.
        environment: &[("OCL_ICD_VENDORS", INTEL_OPENCL)],
        clients: Clients::OpenCl,
    },
    Driver {
        name: offline::COMPILER,
        devices: &["skl", "bxt", "bdw"],
        environment: &[],
        clients: Clients::Offline,
    },
];

/// Where the kernels of a driver on a device go.
fn folder_of(folder: &Path, device: &str, driver: &str) -> PathBuf {
    folder.join("kernels").join(device).join(driver)
}

/// Drivers with kernels of a device, and their folders.
///
/// # Errors
/// When a folder cannot be listed.
pub fn folders(folder: &Path, device: &str) -> Result<Vec<(&'static str, PathBuf)>> {
    let mut out = Vec::new();
    for driver in DRIVERS.iter().filter(|driver| driver.devices.contains(&device)) {
        let path = folder_of(folder, device, driver.name);
        if path.is_dir() && std::fs::read_dir(&path)?.next().is_some() {
            out.push((driver.name, path));
        } else {
            println!("kernels {device}-{}: UNPREP, none were captured", driver.name);
        }
    }
    Ok(out)
}

/// One client on one driver.
struct Job {
    device: String,
    driver: &'static Driver,
    client: Client,
}

/// A command line, and the time that it may take.
struct Client {
    words: Vec<String>,
    /// Shader tests that shader_runner takes beside its words, one after the other.
    tests: Vec<String>,
    limit: Duration,
}

impl Client {
    fn new(words: Vec<String>, limit: Duration) -> Self {
        Self { words, tests: Vec::new(), limit }
    }
}

/// How a process ended.
struct Ending {
    /// By itself, neither by a signal nor too late; what it thinks of its run is its own.
    by_itself: bool,
    /// Tests before the one that ended it.
    tests: usize,
}

/// Runs all clients.
///
/// # Errors
/// When clients cannot be listed; a client that fails is only counted.
pub fn run(arguments: &Arguments, halogen: &Path, folder: &Path) -> Result<()> {
    let shaders = find(&["tests", "generated_tests"], "shader_test")?;
    let sources = find(&["tests/cl", "generated_tests/cl"], "cl")?;
    let mut jobs = Vec::new();
    let is_wanted = |driver: &&Driver| {
        arguments.drivers.is_empty() || arguments.drivers.iter().any(|name| name == driver.name)
    };
    for driver in DRIVERS.iter().filter(is_wanted) {
        for device in arguments.devices.iter().filter(|device| driver.devices.contains(&device.as_str())) {
            let path = folder_of(folder, device, driver.name);
            let _ = std::fs::remove_dir_all(&path);
            std::fs::create_dir_all(&path)?;
            for client in clients(driver.clients, &shaders, &sources, halogen, arguments) {
                jobs.push(Job { device: device.clone(), driver, client });
            }
        }
    }
    let threads = match arguments.jobs {
        0 => std::thread::available_parallelism().map_or(1, usize::from),
        jobs => jobs,
    };
    let style = ProgressStyle::with_template("kernels {bar:30} {pos}/{len} {elapsed}, {eta} left {msg}")?;
    let bar = ProgressBar::new(jobs.len() as u64).with_style(style);
    let (next, failed) = (AtomicUsize::new(0), AtomicUsize::new(0));
    // The longest first: nobody waits for one of them at the end.
    jobs.sort_by_key(|job| std::cmp::Reverse(job.client.limit));
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some(job) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let into = folder_of(folder, &job.device, job.driver.name);
                    let stopped = job.run(halogen, &into).unwrap_or_else(|error| vec![format!("{error:#}")]);
                    for what in &stopped {
                        let line = format!("stopped: {} {} {what}", job.device, job.driver.name);
                        // The bar hides what it is told when nobody looks.
                        bar.suspend(|| println!("{line}"));
                    }
                    failed.fetch_add(stopped.len(), Ordering::Relaxed);
                    bar.set_message(format!("{} {}", job.device, job.driver.name));
                    bar.inc(1);
                }
            });
        }
    });
    bar.finish();
    println!("{} clients; {} tests or programs crashed or took too long", jobs.len(), failed.into_inner());
    Ok(())
}

impl Job {
    /// Runs the client; what crashed or took too long. Tests behind such a one are run by a new process.
    ///
    /// # Errors
    /// When a compiler cannot be run, or what it wrote cannot be read.
    fn run(&self, halogen: &Path, into: &Path) -> Result<Vec<String>> {
        let Client { words, tests, limit } = &self.client;
        let whole = || words.join(" ");
        if self.driver.clients == Clients::Offline {
            let source = Path::new(&words[0]);
            // Two folders of piglit may hold sources of one name.
            let scratch =
                source.strip_prefix(PIGLIT_FOLDER).unwrap_or(source).to_string_lossy().replace('/', "-");
            let scratch = into.with_extension("scratch").join(scratch);
            let written = offline::compile(source, &self.device, &scratch, into, *limit)?;
            return Ok(if written.is_some() { Vec::new() } else { vec![whole()] });
        }
        let mut stopped = Vec::new();
        let mut left = &tests[..];
        loop {
            let ending = self.process(halogen, into, left)?;
            if !ending.by_itself {
                stopped.push(left.get(ending.tests).map_or_else(whole, String::clone));
            }
            // The test that ended the process has what it submitted; a context that the driver does not offer ends it, too.
            left = left.get(ending.tests + 1..).unwrap_or_default();
            if left.is_empty() {
                return Ok(stopped);
            }
        }
    }

    /// Runs one process of the client with some of its tests.
    fn process(&self, halogen: &Path, into: &Path, tests: &[String]) -> Result<Ending> {
        let mut command = Command::new(halogen);
        command.args(["run", "--device", &self.device, "--kernels"]).arg(into);
        if self.driver.clients != Clients::OpenCl {
            command.arg("--no-launch");
        }
        command.arg("--").args(&self.client.words).args(tests);
        if !tests.is_empty() {
            command.args(["-auto", "-fbo", "-report-subtests"]);
        }
        command.envs(self.driver.environment.iter().copied());
        command.env("PIGLIT_PLATFORM", "gbm").env("WAFFLE_GBM_DEVICE", "/dev/dri/renderD128");
        command.env("PIGLIT_SOURCE_DIR", PIGLIT_FOLDER).env("MESA_DEBUG", "silent");
        // Compiled kernels of an earlier run would not be compiled again, but they are submitted all the same.
        command.env("MESA_SHADER_CACHE_DISABLE", "1");
        command.current_dir(PIGLIT_FOLDER).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn().with_context(|| format!("running {}", halogen.display()))?;
        let output = child.stdout.take();
        std::thread::scope(|scope| {
            let ended = scope.spawn(|| output.map_or(0, count_ended));
            let ending = wait(&mut child, self.client.limit);
            let tests = ended.join().unwrap_or(0);
            // Ends by signals are told as shells tell them.
            Ok(Ending { by_itself: ending.is_some_and(|code| code < 128), tests })
        })
    }
}

/// Tests whose results shader_runner tells.
fn count_ended(output: impl Read) -> usize {
    let lines = BufReader::new(output).split(b'\n').map_while(std::io::Result::ok);
    lines.filter(|line| line.starts_with(b"PIGLIT: {\"subtest\"")).count()
}

/// The program for a shader test: each has contexts of one API.
fn runner_of(test: &Path) -> &'static str {
    let text = std::fs::read(test).unwrap_or_default();
    let required = text.split(|byte| *byte == b'\n').find_map(|line| line.strip_prefix(b"GL ES >= "));
    match required.and_then(|version| version.first()) {
        None => "shader_runner",
        Some(b'1' | b'2') => "shader_runner_gles2",
        Some(_) => "shader_runner_gles3",
    }
}

/// The clients of a driver.
fn clients(
    kind: Clients,
    shaders: &[PathBuf],
    sources: &[PathBuf],
    halogen: &Path,
    arguments: &Arguments,
) -> Vec<Client> {
    let text = |path: &Path| path.to_string_lossy().into_owned();
    let bin = |name: &str| format!("{PIGLIT_FOLDER}/bin/{name}");
    let one_in = |count: usize, sample: usize| count.div_ceil(sample.max(1)).max(1);
    let every = |count, sample| if arguments.full { 1 } else { one_in(count, sample) };
    let limit = Duration::from_secs(arguments.timeout_seconds);
    let mut out = Vec::new();
    match kind {
        Clients::Shaders | Clients::Vulkan => {
            let step = every(shaders.len(), arguments.sample);
            let mut tests_of = BTreeMap::<&str, Vec<String>>::new();
            for path in shaders.iter().step_by(step) {
                tests_of.entry(runner_of(path)).or_default().push(text(path));
            }
            for (runner, tests) in tests_of {
                for tests in tests.chunks(TESTS_AT_ONCE) {
                    out.push(Client { words: vec![bin(runner)], tests: tests.to_vec(), limit });
                }
            }
            let scenes = halogen.with_file_name("vkscene");
            if kind == Clients::Vulkan && scenes.exists() {
                out.push(Client::new(vec![text(&scenes)], limit));
            }
        }
        Clients::Offline => {
            for path in sources.iter().step_by(every(sources.len(), OFFLINE_SAMPLE)) {
                out.push(Client::new(vec![text(path)], limit));
            }
        }
        Clients::OpenCl => {
            for path in sources.iter().step_by(one_in(sources.len(), OPENCL_SAMPLE)) {
                out.push(Client::new(vec![bin("cl-program-tester"), text(path)], limit));
            }
            let scenes = halogen.with_file_name("clscene");
            for (part, seconds) in OPENCL_SCENES.iter().filter(|_| scenes.exists()) {
                let words = vec![text(&scenes), part.to_string()];
                out.push(Client::new(words, limit.max(Duration::from_secs(*seconds))));
            }
        }
    }
    out
}

/// Files of piglit that end in `extension`, sorted.
fn find(folders: &[&str], extension: &str) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut open: Vec<PathBuf> = folders
        .iter()
        .map(|folder| Path::new(PIGLIT_FOLDER).join(folder))
        .filter(|path| path.is_dir())
        .collect();
    while let Some(folder) = open.pop() {
        for entry in std::fs::read_dir(&folder).with_context(|| format!("listing {}", folder.display()))? {
            let path = entry?.path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|found| found == extension) {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tests_have_ended_whose_results_were_told() {
        let output = b"PIGLIT TEST: 1 - one\nProbe color at (0,0)\n\xff\nPIGLIT: {\"subtest\": {\"one\" : \"fail\"}}\n\
            PIGLIT TEST: 2 - two\nPIGLIT: {\"subtest\": {\"two\" : \"skip\"}}\nPIGLIT TEST: 3 - three\n";
        assert_eq!(count_ended(&output[..]), 2);
    }
}
