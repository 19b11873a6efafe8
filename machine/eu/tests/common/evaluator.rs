//! A compiler without host code: recorded functions are executed by the referee of [`ir`], at their first run and however
//! short, on an image of the thread.

use eu::Thread;
use eu::compiled::{Compiled, Compiler, Host};
use eu::record::image;
use ir::Region;
use std::cell::Cell;

thread_local! {
    /// Operations that recorded code has left to handlers on this thread.
    pub static CALLS: Cell<usize> = const { Cell::new(0) };
    /// How often recorded code ran on this thread.
    pub static RUNS: Cell<usize> = const { Cell::new(0) };
}

/// Executes what was recorded.
pub struct Evaluator;

struct Evaluated(ir::Function);

/// Bytes of fields of the thread, where recorded code finds them.
fn fields(thread: &mut Thread) -> [(u32, &mut [u8]); 10] {
    let Thread {
        grf,
        accumulator,
        flags,
        active,
        address,
        channel_position,
        position,
        budget,
        message_budget,
        ip_bytes,
        ..
    } = thread;
    [
        (0, grf.bytes_mut()),
        (image::ACCUMULATOR, bytemuck::cast_slice_mut(accumulator)),
        (image::FLAGS, bytemuck::bytes_of_mut(flags)),
        (image::ACTIVE, bytemuck::bytes_of_mut(active)),
        (image::POSITION, bytemuck::bytes_of_mut(position)),
        (image::BUDGET, bytemuck::bytes_of_mut(budget)),
        (image::MESSAGE_BUDGET, bytemuck::bytes_of_mut(message_budget)),
        (image::IP, bytemuck::bytes_of_mut(ip_bytes)),
        (image::ADDRESS, bytemuck::cast_slice_mut(address)),
        (image::CHANNEL_POSITION, bytemuck::cast_slice_mut(channel_position)),
    ]
}

fn write(thread: &mut Thread, state: &mut [u8]) {
    for (offset, bytes) in fields(thread) {
        state[offset as usize..][..bytes.len()].copy_from_slice(bytes);
    }
}

fn read(state: &[u8], thread: &mut Thread) {
    for (offset, bytes) in fields(thread) {
        bytes.copy_from_slice(&state[offset as usize..][..bytes.len()]);
    }
}

/// Calls of recorded code on their way to whom it asks.
struct Bridge<'a> {
    host: &'a mut dyn Host,
    thread: &'a mut Thread,
    regions: &'a [Region<'a>],
}

impl ir::eval::Host for Bridge<'_> {
    fn read(&mut self, address: u64, _: &mut [u8]) {
        panic!("memory at {address:x}");
    }

    fn write(&mut self, address: u64, _: &[u8]) {
        panic!("memory at {address:x}");
    }

    fn region(&self, number: u32) -> Region<'_> {
        self.regions[number as usize]
    }

    fn call(&mut self, _: &ir::Routine, state: &mut [u8], _: &mut [u8], arguments: [u64; 3]) -> u64 {
        // Messages are sent by others anyway.
        CALLS.set(CALLS.get() + usize::from(arguments[0] == 0));
        read(state, self.thread);
        let result = self.host.call(arguments[0], arguments[1], self.thread);
        write(self.thread, state);
        result
    }
}

impl Compiled for Evaluated {
    fn run(&self, host: &mut dyn Host, thread: &mut Thread, regions: &[Region]) -> u64 {
        RUNS.set(RUNS.get() + 1);
        let mut state = vec![0; size_of::<Thread>()];
        write(thread, &mut state);
        let result = ir::eval::eval(&self.0, &mut state, &mut Bridge { host, thread, regions });
        read(&state, thread);
        result
    }
}

impl Compiler for Evaluator {
    fn host(&self) -> ir::Routine {
        ir::Routine { name: "host", address: 0 }
    }

    fn compile(&self, function: &ir::Function) -> Option<Box<dyn Compiled>> {
        Some(Box::new(Evaluated(function.clone())))
    }

    fn is_eager(&self) -> bool {
        true
    }
}
