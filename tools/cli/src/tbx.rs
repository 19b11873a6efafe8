//! `halogen tbx`: the server of Intel's simulator socket.

use crate::run::Summary;
use crate::strict::{self, Strict, strictness};
use ::tbx::{Event, Report, Server, ServerOptions};
use anyhow::{Context, Result};
use device::{DeviceOptions, Execution, HardwareOptions, THREAD_BUDGET_INSTRUCTIONS};
use i915::{Options, ProcessReport, Unproved};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

const HELP: &str = "\
A driver connects by itself, without any preloading. Intel's OpenCL driver of Debian 12:
  NEOReadDebugKeys=1 SetCommandStreamReceiver=2 ProductFamilyOverride=skl TbxPort=4321 clinfo
The product must be the device of the server. SIGTERM or SIGINT ends the server with a summary; a second one at once.
Exit code: 0, or 3 with --strict when what it stops at was met, or 125 when the server could not run.";

/// How to serve.
#[derive(clap::Args)]
#[command(after_help = HELP)]
pub struct Arguments {
    /// Device to simulate
    #[arg(long, default_value = "skl", value_parser = ["skl", "bxt", "bdw", "byt"])]
    device: String,
    /// Address and port to listen on. Clients are not asked who they are: think twice before listening to a network
    #[arg(long, default_value = "127.0.0.1:4321")]
    listen: SocketAddr,
    #[arg(long, help = strict::HELP, value_enum, num_args = 0..=1, require_equals = true, default_missing_value = "gaps")]
    strict: Option<Strict>,
    /// Write what was met as JSON
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    /// Physical memory of each client's GPU in MiB
    #[arg(long, value_name = "MIB", default_value_t = 4096, value_parser = clap::value_parser!(u64).range(1..=1 << 20))]
    memory: u64,
    /// Clients at a time
    #[arg(long, value_name = "N", default_value_t = 6, value_parser = clap::value_parser!(u32).range(1..=64))]
    clients: u32,
    /// Seconds that a client may be silent
    #[arg(long, value_name = "SECONDS", default_value_t = 3600)]
    idle: u64,
    /// Seconds that a client may take over one message or reply
    #[arg(long, value_name = "SECONDS", default_value_t = 30)]
    stall: u64,
    /// Let kernels run N times as long before they count as hung
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    patience: u32,
}

/// Mappings that all GPUs together may have; the host allows about 65000.
const MAPPINGS: u32 = 48_000;
/// How long running submissions are waited for when the server is asked to end.
const GRACE: Duration = Duration::from_secs(5);
const STRICT_GAP: u8 = 3;

/// Serves until a signal comes.
///
/// # Errors
/// When the server cannot listen or the report cannot be written.
pub fn run(arguments: &Arguments) -> Result<ExitCode> {
    let platform = hw::platform(&arguments.device).context("no such device")?;
    let device = DeviceOptions {
        execution: Execution::All,
        clock: monotonic_nanoseconds,
        thread_budget_instructions: THREAD_BUDGET_INSTRUCTIONS.saturating_mul(arguments.patience.into()),
    };
    let hardware = HardwareOptions {
        memory_limit_bytes: arguments.memory << 20,
        mappings_limit: MAPPINGS / arguments.clients,
        ..HardwareOptions::new(device)
    };
    let options = ServerOptions {
        platform,
        hardware,
        strictness: strictness(arguments.strict),
        connections_limit: arguments.clients,
        idle_limit: Duration::from_secs(arguments.idle),
        stall_limit: Duration::from_secs(arguments.stall),
    };
    let server = Server::bind(arguments.listen, options)
        .with_context(|| format!("listening on {}", arguments.listen))?;
    let address = server.address().context("asking for the address")?;
    eprintln!("halogen: {} behind a simulator socket on {address}", arguments.device);
    if !address.ip().is_loopback() {
        eprintln!("halogen: anybody who reaches this address can use the GPU");
    }
    let reports = Arc::new(Mutex::new(Vec::new()));
    let stop = Arc::new(AtomicBool::new(false));
    watch_signals(&stop, &reports, arguments)?;
    let observer = |event: Event| {
        tell(&event);
        if let Event::Closed(report) = event {
            reports.lock().unwrap_or_else(PoisonError::into_inner).push(report);
        }
    };
    server.run(&stop, &observer).context("serving")?;
    finish(arguments, &reports.lock().unwrap_or_else(PoisonError::into_inner))
}

/// Says what happens in one line.
fn tell(event: &Event) {
    match event {
        Event::Connected { connection, peer } => eprintln!("halogen: client {connection} from {peer}"),
        Event::Refused { peer, reason } => eprintln!("halogen: turned {peer} away: {reason}"),
        Event::Executed { connection, submissions, took } => {
            eprintln!("halogen: client {connection}: submission {submissions}, {:.3} s", took.as_secs_f64());
        }
        Event::Closed(report) => {
            let Report { connection, submissions, traffic, memory_bytes, .. } = report;
            let ended =
                report.failure.as_ref().map_or("left".into(), |failure| format!("was sent away: {failure}"));
            eprintln!(
                "halogen: client {connection} {ended}; {submissions} submissions, {} messages, {} KiB in, {} KiB out, \
                 {} KiB of memory",
                traffic.messages,
                traffic.received_bytes >> 10,
                traffic.sent_bytes >> 10,
                memory_bytes >> 10
            );
        }
    }
}

/// The first signal asks the server to end. A submission that does not end soon, or a second signal, does not keep it.
fn watch_signals(
    stop: &Arc<AtomicBool>,
    reports: &Arc<Mutex<Vec<Report>>>,
    arguments: &Arguments,
) -> Result<()> {
    use signal_hook::consts::{SIGINT, SIGTERM};
    let mut signals = signal_hook::iterator::Signals::new([SIGTERM, SIGINT])?;
    let (stop, reports) = (Arc::clone(stop), Arc::clone(reports));
    let (device, strict) = (arguments.device.clone(), arguments.strict);
    std::thread::spawn(move || {
        for _ in signals.forever() {
            if stop.swap(true, Ordering::Relaxed) {
                std::process::exit(crate::OWN_FAILURE.into());
            }
            let (reports, device) = (Arc::clone(&reports), device.clone());
            std::thread::spawn(move || {
                std::thread::sleep(GRACE);
                eprintln!("halogen: a submission does not end; not waiting for it");
                let reports = reports.lock().unwrap_or_else(PoisonError::into_inner);
                eprint!("{}", summary(&device, strict, &reports));
                std::process::exit(crate::OWN_FAILURE.into());
            });
        }
    });
    Ok(())
}

fn summary(device: &str, strict: Option<Strict>, reports: &[Report]) -> Summary {
    let options = Options {
        device: device.into(),
        strict: strict.is_some(),
        strict_unproved: strict == Some(Strict::Unproved),
        ..Options::default()
    };
    let clients = reports.iter().map(|report| ProcessReport {
        process: report.connection,
        program: "client".into(),
        device: device.into(),
        submissions: report.submissions,
        // The simulator socket has one engine, and that has no codec.
        pictures: Default::default(),
        findings: crate::replay::rows(&report.findings),
        unproved: Unproved::of(&report.findings),
        used: hw::platform(device)
            .map(|platform| report.findings.used(platform).iter().map(|system| system.id().into()).collect())
            .unwrap_or_default(),
        notes: report.failure.iter().cloned().collect(),
        refusal: None,
        isolation: None,
    });
    Summary::of(&options, clients.collect(), 0).with_units("client", "clients")
}

fn finish(arguments: &Arguments, reports: &[Report]) -> Result<ExitCode> {
    let summary = summary(&arguments.device, arguments.strict, reports);
    eprint!("{summary}");
    if let Some(path) = &arguments.report {
        let text = serde_json::to_string_pretty(&summary).context("writing the report")?;
        std::fs::write(path, text + "\n").with_context(|| format!("writing {}", path.display()))?;
    }
    let has_failed = summary.has_failed();
    Ok(ExitCode::from(if has_failed { STRICT_GAP } else { 0 }))
}

fn monotonic_nanoseconds() -> u64 {
    let now = rustix::time::clock_gettime(rustix::time::ClockId::Monotonic);
    (now.tv_sec as u64).wrapping_mul(1_000_000_000).wrapping_add(now.tv_nsec as u64)
}
