//! Message gateway: barriers and time stamps.
//!
//! Source: [skl.7:Message Gateway], [skl.7:Cross-Slice Barriers], GW-01 to GW-03, C12. The gateway takes a message at once;
//! whoever runs the threads of a group holds its [`Barrier`], hands it what the gateway took, and tells the threads that
//! it releases.

use crate::lanes::{register, respond_register};
use bits::{bit, field};
use hw::message::{Gateway, Target};
use ports::{BarrierMessage, GATEWAYS, Grf, GroupBarrier, PreemptedGroup, SendMessage, SendReply};
use probe::Context;

/// The gateway's two clocks. The absolute one is the device's; the relative one counts while its context runs and is
/// saved and restored with it.
#[derive(Clone, Copy, Debug)]
pub struct GatewayTimer {
    clock: fn() -> u64,
    /// The absolute clock when the relative one began to count on from `elapsed_ns`.
    begun_ns: u64,
    elapsed_ns: u64,
}

impl Default for GatewayTimer {
    fn default() -> Self {
        Self { clock: || 0, begun_ns: 0, elapsed_ns: 0 }
    }
}

impl GatewayTimer {
    /// Begins to count for a context that has run for `elapsed_ns`; `clock` gives nanoseconds.
    pub fn begin(clock: fn() -> u64, elapsed_ns: u64) -> Self {
        Self { clock, begun_ns: clock(), elapsed_ns }
    }

    /// Nanoseconds of the clock that all contexts share.
    pub fn absolute_ns(&self) -> u64 {
        (self.clock)()
    }

    /// Nanoseconds that the context has run since its timer was reset.
    pub fn relative_ns(&self) -> u64 {
        self.elapsed_ns.wrapping_add(self.absolute_ns().wrapping_sub(self.begun_ns))
    }

    /// Counts on from `elapsed_ns`, for a context that comes back.
    pub fn resume(&mut self, elapsed_ns: u64) {
        *self = Self::begin(self.clock, elapsed_ns);
    }

    /// "Reset Gateway Timer" of MEDIA_VFE_STATE. [mesa:gen9 MEDIA_VFE_STATE]
    pub fn reset(&mut self) {
        *self = Self::begin(self.clock, 0);
    }
}

/// Performs one gateway message.
pub(crate) fn send(
    descriptor: &Gateway,
    message: &SendMessage,
    grf: &mut Grf,
    timer: &GatewayTimer,
    cx: &Context,
) -> SendReply {
    match descriptor.subfunction_id {
        Gateway::SUBFUNCTION_ID_BARRIER_MSG => SendReply::Barrier(barrier(descriptor, message, grf, cx)),
        Gateway::SUBFUNCTION_ID_GET_TIMESTAMP => {
            let high = bit(register(message, grf, 0)[5], 31);
            let stamps = time_stamps(timer);
            let both: [u32; 8] = std::array::from_fn(|index| stamps[index % 4]);
            respond_register(message, grf, 0, &both, if high { 0xf0 } else { 0x0f });
            SendReply::Done
        }
        other if message.end_of_thread => {
            cx.undefined("GW-01", format!("gateway message {other} ends a thread"));
            SendReply::Done
        }
        other => {
            cx.gap("GW-01", format!("gateway message {other}"));
            SendReply::Done
        }
    }
}

/// Absolute low and high, relative low and high: the high parts count 1.024 us, bits 31:20 of the low ones 1/4 ns.
fn time_stamps(timer: &GatewayTimer) -> [u32; 4] {
    let halves = |nanoseconds: u64| {
        let quarters = u128::from(nanoseconds) * 4;
        [(quarters as u32) << 20, (quarters >> 12) as u32]
    };
    let ([absolute_low, absolute_high], [relative_low, relative_high]) =
        (halves(timer.absolute_ns()), halves(timer.relative_ns()));
    [absolute_low, absolute_high, relative_low, relative_high]
}

/// Payload of a barrier message. [skl.7:BarrierMsg Message]
fn barrier(descriptor: &Gateway, message: &SendMessage, grf: &mut Grf, cx: &Context) -> BarrierMessage {
    let payload = register(message, grf, 0);
    let control = payload[2];
    let is_predicated = bit(control, 30);
    let is_counted = bit(control, 15);
    if is_predicated && message.response_length != 1 {
        cx.undefined("GW-03", "a predicated barrier must have a response of one register");
    }
    if descriptor.acknowledge_request {
        if is_predicated {
            cx.undefined("GW-03", "a predicated barrier must not ask for an acknowledgement");
        } else {
            respond_register(message, grf, 0, &[(Target::Gateway as u32) << 16; 8], 1);
        }
    }
    BarrierMessage {
        barrier_id: (field(control, 27, 24) | u32::from(bit(control, 31)) << 4) as u8,
        count: is_counted.then_some(field(control, 14, 9) as u8),
        predicate: (is_predicated && message.response_length != 0).then_some(payload[3]),
        response_grf: message.response_grf,
    }
}

/// Most threads of a group.
pub const GROUP_THREADS: usize = 64;
/// The counter of one subslice's gateway.
#[derive(Clone, Copy, Debug, Default)]
struct Counter {
    arrivals: u32,
    terminating: u32,
}

/// The barrier of one thread group: a counter in each gateway that has threads of the group, and the spawner's mask of
/// gateways that have reported.
#[derive(Clone, Debug)]
pub struct Barrier {
    resources: GroupBarrier,
    counters: [Counter; GATEWAYS],
    /// Threads of the group in each subslice but the last.
    threads_per_gateway: u32,
    /// A bit for each gateway with threads of the group, and for each that has counted all of them.
    gateways: u8,
    reported: u8,
    /// Threads that sent a message, a bit each; of them, those that want the sum, and where.
    marked: u64,
    predicated: u64,
    response_grf: [u8; GROUP_THREADS],
    predicate_sum: u32,
    /// Threads that were released and not told yet.
    released: u64,
    notifications: [u32; GROUP_THREADS],
    /// Sum that the released threads of `predicated_release` get.
    released_sum: u16,
    predicated_release: u64,
}

impl Default for Barrier {
    fn default() -> Self {
        Self {
            resources: GroupBarrier::None,
            counters: [Counter::default(); GATEWAYS],
            threads_per_gateway: 1,
            gateways: 0,
            reported: 0,
            marked: 0,
            predicated: 0,
            response_grf: [0; GROUP_THREADS],
            predicate_sum: 0,
            released: 0,
            notifications: [0; GROUP_THREADS],
            released_sum: 0,
            predicated_release: 0,
        }
    }
}

/// What a thread that the barrier releases is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Release {
    /// Index of the thread in its group.
    pub thread: usize,
    /// How often N0 is notified.
    pub notifications: u32,
    /// Register of the response and the sum of the predicates, for the low half of its first DWord.
    pub predicate_sum: Option<(u8, u16)>,
}

impl Barrier {
    /// Gets ready for a group of `threads` threads. `threads_per_subslice` is how many fit one: those of a global barrier
    /// fill subslice after subslice. Without a barrier of its own the group gets one all the same, for messages that
    /// should not be.
    pub fn allocate(&mut self, resources: GroupBarrier, threads: usize, threads_per_subslice: u32) {
        let threads = threads.min(GROUP_THREADS) as u32;
        let per_gateway = match resources {
            GroupBarrier::Global => threads_per_subslice.max(threads.div_ceil(GATEWAYS as u32)).max(1),
            _ => threads.max(1),
        };
        self.resources = resources;
        self.threads_per_gateway = per_gateway;
        self.gateways = 0;
        for (index, counter) in self.counters.iter_mut().enumerate() {
            let before = (index as u32).saturating_mul(per_gateway);
            *counter = Counter { arrivals: 0, terminating: threads.saturating_sub(before).min(per_gateway) };
            if counter.terminating != 0 {
                self.gateways |= 1 << index;
            }
        }
        (self.reported, self.marked, self.predicated, self.predicate_sum) = (0, 0, 0, 0);
        (self.released, self.predicated_release) = (0, 0);
    }

    /// Takes one message of thread `thread` of the group. [`Barrier::take_released`] says who can go on afterwards.
    pub fn arrive(&mut self, thread: usize, message: &BarrierMessage, cx: &Context) {
        let thread = thread.min(GROUP_THREADS - 1);
        self.check(message, cx);
        let gateway = (thread as u32 / self.threads_per_gateway) as usize % GATEWAYS;
        let counter = &mut self.counters[gateway];
        if let Some(count) = message.count.filter(|_| self.resources != GroupBarrier::Global) {
            counter.terminating = u32::from(count);
        }
        counter.arrivals += 1;
        self.marked |= 1 << thread;
        if let Some(mask) = message.predicate {
            self.predicated |= 1 << thread;
            self.response_grf[thread] = message.response_grf;
            self.predicate_sum = self.predicate_sum.wrapping_add(mask.count_ones());
        }
        if counter.arrivals >= counter.terminating {
            counter.arrivals = 0;
            self.reported |= 1 << gateway;
        }
        if self.reported == self.gateways {
            self.release();
        }
    }

    #[inline]
    fn check(&self, message: &BarrierMessage, cx: &Context) {
        if message.barrier_id != 0 || self.resources == GroupBarrier::None {
            cx.undefined("GW-03", "a barrier message names a barrier that its group was not given");
        }
        if message.count == Some(0) {
            cx.undefined("GW-03", "a barrier message sets a terminating count of 0");
        }
        if self.resources == GroupBarrier::Global {
            if message.count.is_some() {
                cx.undefined("C12", "a message sets the count of one gateway of a global barrier: ignored");
            }
            if message.predicate.is_some() {
                cx.undefined("C12", "a global barrier must not be predicated");
            }
        }
    }

    fn release(&mut self) {
        let mut rest = self.marked;
        while rest != 0 {
            let thread = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            let again = self.released >> thread & 1 != 0;
            self.notifications[thread] = if again { self.notifications[thread].wrapping_add(1) } else { 1 };
        }
        self.released |= self.marked;
        self.predicated_release |= self.predicated;
        self.released_sum = self.predicate_sum as u16;
        (self.reported, self.marked, self.predicated, self.predicate_sum) = (0, 0, 0, 0);
    }

    /// Threads wait for the sum of a predicated barrier: a response that has to come before they can be saved.
    pub fn owes_responses(&self) -> bool {
        self.predicated | self.predicated_release != 0
    }

    /// Notes what the gateways have counted. Only with everybody told who was released, and no responses owed.
    pub fn save(&self, group: &mut PreemptedGroup) {
        group.at_barrier = self.marked;
        group.reported_gateways = self.reported;
        for (to, from) in group.gateways.iter_mut().zip(&self.counters) {
            *to = [from.arrivals, from.terminating].map(|count| count.min(255) as u8);
        }
    }

    /// Goes on counting where [`Barrier::save`] was; after [`Barrier::allocate`].
    pub fn restore(&mut self, group: &PreemptedGroup) {
        self.marked = group.at_barrier;
        self.reported = group.reported_gateways & self.gateways;
        for (to, &[arrivals, terminating]) in self.counters.iter_mut().zip(&group.gateways) {
            *to = Counter { arrivals: arrivals.into(), terminating: terminating.into() };
        }
    }

    /// Gateways that have counted all their threads of the present round, a bit each.
    pub fn reported_gateways(&self) -> u8 {
        self.reported
    }

    /// A thread that was released since the last call, lowest first; none when all have been told.
    pub fn take_released(&mut self) -> Option<Release> {
        if self.released == 0 {
            return None;
        }
        let thread = self.released.trailing_zeros() as usize;
        let one = 1 << thread;
        self.released &= !one;
        let wants_sum = self.predicated_release & one != 0;
        self.predicated_release &= !one;
        Some(Release {
            thread,
            notifications: self.notifications[thread],
            predicate_sum: wants_sum.then_some((self.response_grf[thread], self.released_sum)),
        })
    }
}
