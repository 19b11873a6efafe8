//! Queues, events, time stamps, threads, processes, `printf`.

use super::{Row, Verdict};
use crate::api::{Session, Times, value};
use crate::check::same;
use anyhow::{Context, Result, bail};
use std::process::Command;

pub const SCENES: &[Row] = &[
    ("queues/time-stamps", time_stamps),
    ("queues/durations", durations),
    ("queues/user-event", user_event),
    ("queues/out-of-order", out_of_order),
    ("queues/several-contexts", several_contexts),
    ("queues/threads", threads),
    ("queues/processes", processes),
    ("queues/printf", printf),
    ("queues/printf-raw", printf_raw),
];

const ADD: &str =
    "kernel void k(global uint* o, uint v) { o[get_global_id(0)] = o[get_global_id(0)] * 3 + v; }";

/// Turns of the long command's loop: so many that a launch, with all that compilers do in the first, is short beside them.
const LONG_TURNS: u32 = 100_000;

/// Times of a short command and of a long one.
fn times_of_two(s: &Session) -> Result<[Times; 2]> {
    const PROFILING: u64 = 2;
    s.use_queue(PROFILING)?;
    let out = s.buffer(&[0u32; 1024])?;
    let program = s.program(
        "kernel void k(global uint* o, uint n) { uint v = get_global_id(0); while (n--) v = v * 3 + 1; o[get_global_id(0)] = v; }",
        "",
    )?;
    let kernel = s.kernel(&program, "k")?;
    let mut times = [Times::default(); 2];
    for (turns, times) in [1u32, LONG_TURNS].into_iter().zip(&mut times) {
        s.arguments(&kernel, &[(&out).into(), value(&turns)])?;
        let event = s.enqueue(&kernel, &[], &[1024], &[], &[])?;
        s.wait(&event)?;
        *times = s.times(&event)?;
    }
    Ok(times)
}

/// Times of a command rise, and the next one is queued later. The driver brings the device's clock together with the
/// host's for each command anew, so that on a busy host the device's times of two commands do not compare.
fn time_stamps(s: &Session) -> Result<Verdict> {
    let mut last_queued = 0;
    for [queued, submitted, started, ended] in times_of_two(s)? {
        if !(last_queued <= queued && queued <= submitted && submitted <= started && started < ended) {
            bail!(
                "times do not rise: the last was queued at {last_queued}, {queued} {submitted} {started} {ended}"
            );
        }
        last_queued = queued;
    }
    Ok(Verdict::Right)
}

/// A long command takes longer than a short one. Only differences of what the device itself wrote: the rest is of the
/// host's making, and a driver without a kernel driver has none of it.
fn durations(s: &Session) -> Result<Verdict> {
    let [short, long] = times_of_two(s)?.map(|[_, _, started, ended]| ended.wrapping_sub(started));
    const HOUR_NS: u64 = 3600 * 1_000_000_000;
    if short == 0 || long < short.saturating_mul(3) || long > HOUR_NS {
        bail!("{LONG_TURNS} turns take {long} ns, one turn takes {short} ns");
    }
    Ok(Verdict::Right)
}

fn user_event(s: &Session) -> Result<Verdict> {
    let out = s.buffer(&[1u32; 64])?;
    let program = s.program(ADD, "")?;
    let kernel = s.kernel(&program, "k")?;
    let gate = s.user_event()?;
    s.arguments(&kernel, &[(&out).into(), value(&5u32)])?;
    let first = s.enqueue(&kernel, &[], &[64], &[], &[&gate])?;
    let second = s.enqueue(&kernel, &[], &[64], &[], &[&first])?;
    s.flush()?;
    s.complete(&gate)?;
    s.wait(&second)?;
    same(&s.read::<u32>(&out, 64)?, &[(3 + 5) * 3 + 5; 64])?;
    Ok(Verdict::Right)
}

fn out_of_order(s: &Session) -> Result<Verdict> {
    const OUT_OF_ORDER: u64 = 1;
    s.use_queue(OUT_OF_ORDER)?;
    let out = s.buffer(&[1u32; 256])?;
    let program = s.program(ADD, "")?;
    let kernel = s.kernel(&program, "k")?;
    let mut last = None;
    for step in 0..10u32 {
        s.arguments(&kernel, &[(&out).into(), value(&step)])?;
        let after: Vec<_> = last.iter().collect();
        last = Some(s.enqueue(&kernel, &[], &[256], &[], &after)?);
    }
    s.finish()?;
    let wanted = (0..10u32).fold(1u32, |v, step| v * 3 + step);
    same(&s.read::<u32>(&out, 256)?, &[wanted; 256])?;
    Ok(Verdict::Right)
}

/// The sum of a small job that needs a context of its own.
fn job(seed: u32) -> Result<()> {
    let s = Session::open()?;
    let out = s.buffer(&(0..512u32).map(|i| i + seed).collect::<Vec<_>>())?;
    for v in 0..4u32 {
        s.once(ADD, "", &[(&out).into(), value(&v)], &[512], &[])?;
    }
    let wanted: Vec<u32> = (0..512u32).map(|i| (0..4).fold(i + seed, |v, n| v * 3 + n)).collect();
    same(&s.read::<u32>(&out, 512)?, &wanted)
}

fn several_contexts(s: &Session) -> Result<Verdict> {
    let others = [Session::open()?, Session::open()?];
    let buffers: Vec<_> = others.iter().map(|other| other.buffer(&[2u32; 64])).collect::<Result<_>>()?;
    let own = s.buffer(&[1u32; 64])?;
    for _ in 0..3 {
        s.once(ADD, "", &[(&own).into(), value(&1u32)], &[64], &[])?;
        for (other, buffer) in others.iter().zip(&buffers) {
            other.once(ADD, "", &[buffer.into(), value(&7u32)], &[64], &[])?;
        }
    }
    same(&s.read::<u32>(&own, 64)?, &[40; 64])?;
    for (other, buffer) in others.iter().zip(&buffers) {
        same(&other.read::<u32>(buffer, 64)?, &[((2 * 3 + 7) * 3 + 7) * 3 + 7; 64])?;
    }
    Ok(Verdict::Right)
}

fn threads(_: &Session) -> Result<Verdict> {
    std::thread::scope(|scope| {
        let running: Vec<_> = (0..4u32).map(|seed| scope.spawn(move || job(seed * 1000))).collect();
        for thread in running {
            thread.join().map_err(|_| anyhow::anyhow!("a thread ended in a panic"))??;
        }
        Ok(Verdict::Right)
    })
}

fn itself() -> Result<Command> {
    Ok(Command::new(std::env::current_exe().context("cannot find itself")?))
}

fn processes(_: &Session) -> Result<Verdict> {
    let mut running = Vec::new();
    for _ in 0..3 {
        running.push(
            itself()?
                .args(["launch/vector-add", "groups/reduce"])
                .stdout(std::process::Stdio::null())
                .spawn()?,
        );
    }
    for mut process in running {
        if !process.wait()?.success() {
            bail!("a process of its own has failed");
        }
    }
    Ok(Verdict::Right)
}

/// Prints; the scene `queues/printf` looks at what came out.
fn printf_raw(s: &Session) -> Result<Verdict> {
    s.once(
        "kernel void k(int seven) {
            int i = get_global_id(0);
            if (i == 2) printf(\"<%d|%5.2f|%x|%s|%v4d|%c|%lu>\\n\", i + seven, i * 1.5f, i * 100, \"text\",
                               (int4)(1, 2, 3, i), 'c', (ulong)i << 40);
            if (i > 30) printf(\"<item %d>\\n\", i); }",
        "",
        &[value(&7i32)],
        &[33],
        &[],
    )?;
    Ok(Verdict::Right)
}

fn printf(_: &Session) -> Result<Verdict> {
    let output = itself()?.arg("queues/printf-raw").output()?;
    let text = String::from_utf8_lossy(&output.stdout);
    for wanted in ["<9| 3.00|c8|text|1,2,3,2|c|2199023255552>", "<item 31>", "<item 32>"] {
        if !text.contains(wanted) {
            bail!("{wanted} is missing in the output:\n{text}");
        }
    }
    same(&[text.matches('<').count()], &[3])?;
    Ok(Verdict::Right)
}
