//! The listener: a thread and a GPU for every client, and limits on all of it.

use crate::session::{Session, SessionError, Traffic};
use device::{Hardware, HardwareOptions};
use probe::{Findings, Strictness};
use std::io::{self, ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// How a server behaves.
#[derive(Clone, Copy, Debug)]
pub struct ServerOptions {
    /// The GPU of every client.
    pub platform: &'static hw::Platform,
    /// What each GPU may cost.
    pub hardware: HardwareOptions,
    /// What ends a connection early.
    pub strictness: Strictness,
    /// Clients at a time; further ones are turned away.
    pub connections_limit: u32,
    /// How long a client may say nothing between messages.
    pub idle_limit: Duration,
    /// How long it may take over one message, its first one included, or over taking a reply.
    pub stall_limit: Duration,
}

/// Something worth telling.
#[derive(Clone, Debug)]
pub enum Event {
    /// A client came.
    Connected {
        /// Number of the connection, from 1.
        connection: u32,
        /// Where from.
        peer: SocketAddr,
    },
    /// A client was turned away.
    Refused {
        /// Where from.
        peer: SocketAddr,
        /// Why.
        reason: String,
    },
    /// An engine has executed something.
    Executed {
        /// Number of the connection.
        connection: u32,
        /// Submissions of this connection so far.
        submissions: u64,
        /// How long these bytes took, execution included.
        took: Duration,
    },
    /// A client went, or was sent away.
    Closed(Report),
}

/// A connection when it is over.
#[derive(Clone, Debug)]
pub struct Report {
    /// Number of the connection, from 1.
    pub connection: u32,
    /// Where from.
    pub peer: SocketAddr,
    /// Submissions that were executed.
    pub submissions: u64,
    /// What was said.
    pub traffic: Traffic,
    /// Physical memory in use at the end, in bytes.
    pub memory_bytes: u64,
    /// What was met.
    pub findings: Arc<Findings>,
    /// Why it ended, if not by the client's own will.
    pub failure: Option<String>,
}

/// A listening server.
pub struct Server {
    listener: TcpListener,
    options: ServerOptions,
}

/// Who is told of events.
pub type Observer<'a> = &'a (dyn Fn(Event) + Sync);

/// How often waiting threads look whether they shall stop.
const TICK: Duration = Duration::from_millis(100);
/// Bytes that are taken from a socket at a time.
const BUFFER_BYTES: usize = 1 << 18;

impl Server {
    /// Listens.
    ///
    /// # Errors
    /// When the address cannot be listened on.
    pub fn bind(address: SocketAddr, options: ServerOptions) -> io::Result<Self> {
        let listener = TcpListener::bind(address)?;
        listener.set_nonblocking(true)?;
        Ok(Self { listener, options })
    }

    /// The address, with the port that the host chose if it was asked to.
    ///
    /// # Errors
    /// What the host says.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Serves until `stop` is set; then every connection is closed after the message it is at.
    ///
    /// # Errors
    /// When the host does not let it listen any more.
    pub fn run(&self, stop: &AtomicBool, observer: Observer) -> io::Result<()> {
        let active = AtomicU32::new(0);
        let mut connection = 0;
        std::thread::scope(|scope| {
            while !stop.load(Ordering::Relaxed) {
                let (stream, peer) = match self.listener.accept() {
                    Ok(accepted) => accepted,
                    Err(error) if error.kind() == ErrorKind::WouldBlock => {
                        self.wait()?;
                        continue;
                    }
                    // The client was gone before it was looked at, or the host is short of something for a moment.
                    Err(_) => {
                        std::thread::sleep(TICK);
                        continue;
                    }
                };
                if active.load(Ordering::Relaxed) >= self.options.connections_limit {
                    let reason = format!("{} clients are connected already", self.options.connections_limit);
                    observer(Event::Refused { peer, reason });
                    continue;
                }
                connection += 1;
                active.fetch_add(1, Ordering::Relaxed);
                let (active, options) = (&active, &self.options);
                let name = format!("client {connection}");
                let serve = move || {
                    // A bug of Halogen costs this client its connection and nobody else.
                    let served = std::panic::AssertUnwindSafe(|| {
                        serve(stream, peer, connection, options, stop, observer);
                    });
                    if std::panic::catch_unwind(served).is_err() {
                        let reason = "a bug of Halogen ended the connection".into();
                        observer(Event::Refused { peer, reason });
                    }
                    active.fetch_sub(1, Ordering::Relaxed);
                };
                if let Err(error) = std::thread::Builder::new().name(name).spawn_scoped(scope, serve) {
                    active.fetch_sub(1, Ordering::Relaxed);
                    observer(Event::Refused { peer, reason: error.to_string() });
                }
            }
            Ok(())
        })
    }

    /// Waits for a client or for a tick to go by.
    fn wait(&self) -> io::Result<()> {
        use rustix::event::{PollFd, PollFlags, poll};
        let tick = rustix::event::Timespec { tv_sec: 0, tv_nsec: TICK.as_nanos() as i64 };
        match poll(&mut [PollFd::new(&self.listener, PollFlags::IN)], Some(&tick)) {
            Ok(_) | Err(rustix::io::Errno::INTR) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }
}

fn serve(
    stream: TcpStream,
    peer: SocketAddr,
    connection: u32,
    options: &ServerOptions,
    stop: &AtomicBool,
    observer: Observer,
) {
    let findings = Arc::new(Findings::new(options.strictness));
    let hardware = match Hardware::new(options.platform, options.hardware, Arc::clone(&findings)) {
        Ok(hardware) => hardware,
        Err(error) => {
            let reason = format!("the host has no room for another GPU: {error}");
            return observer(Event::Refused { peer, reason });
        }
    };
    observer(Event::Connected { connection, peer });
    let mut session = Session::new(hardware);
    let failure = converse(stream, &mut session, connection, options, stop, observer).err();
    observer(Event::Closed(Report {
        connection,
        peer,
        submissions: session.hardware().submissions(),
        traffic: session.traffic(),
        memory_bytes: session.hardware().memory_bytes(),
        findings,
        failure: failure.map(|failure| failure.to_string()),
    }));
}

/// Why a conversation ended before the client ended it.
#[derive(Debug, thiserror::Error)]
enum Failure {
    #[error("{0}")]
    Session(#[from] SessionError),
    #[error("the connection broke: {0}")]
    Host(#[from] io::Error),
    #[error("the client ended in the middle of a message")]
    Truncated,
    #[error("the client said nothing for {} seconds", .0.as_secs())]
    Idle(Duration),
    #[error("the client took more than {} seconds over a message", .0.as_secs())]
    Stalled(Duration),
    #[error("the client took more than {} seconds to take a reply", .0.as_secs())]
    Deaf(Duration),
    #[error("the server was stopped")]
    Stopped,
}

fn converse(
    mut stream: TcpStream,
    session: &mut Session,
    connection: u32,
    options: &ServerOptions,
    stop: &AtomicBool,
    observer: Observer,
) -> Result<(), Failure> {
    stream.set_nonblocking(false)?;
    stream.set_nodelay(true)?;
    stream.set_read_timeout(Some(TICK))?;
    stream.set_write_timeout(Some(TICK))?;
    rustix::net::sockopt::set_socket_keepalive(&stream, true).map_err(io::Error::from)?;
    let mut input = vec![0; BUFFER_BYTES];
    let mut output = Vec::with_capacity(BUFFER_BYTES);
    let mut last_heard = Instant::now();
    let mut message_since = None;
    let mut is_first = true;
    loop {
        if stop.load(Ordering::Relaxed) {
            return Err(Failure::Stopped);
        }
        let count = match stream.read(&mut input) {
            Ok(0) if session.is_waiting_for_more() => return Err(Failure::Truncated),
            Ok(0) => return Ok(()),
            Ok(count) => count,
            Err(error) if is_wait(&error) => {
                if is_first || session.is_waiting_for_more() {
                    let since = *message_since.get_or_insert(last_heard);
                    if since.elapsed() > options.stall_limit {
                        return Err(Failure::Stalled(options.stall_limit));
                    }
                } else if last_heard.elapsed() > options.idle_limit {
                    return Err(Failure::Idle(options.idle_limit));
                }
                continue;
            }
            Err(error) => return Err(error.into()),
        };
        let started = Instant::now();
        let submissions = session.hardware().submissions();
        let messages = session.traffic().messages;
        let mut reply = |bytes: &[u8]| -> Result<(), Failure> {
            output.extend_from_slice(bytes);
            if output.len() >= BUFFER_BYTES {
                send(&mut stream, &output, options, stop)?;
                output.clear();
            }
            Ok(())
        };
        let outcome = session.receive(&input[..count], &mut reply)?;
        if !output.is_empty() {
            send(&mut stream, &output, options, stop)?;
            output.clear();
        }
        let executed = session.hardware().submissions();
        if executed > submissions {
            observer(Event::Executed { connection, submissions: executed, took: started.elapsed() });
        }
        outcome?;
        last_heard = Instant::now();
        is_first = false;
        // Somebody who sends a message byte by byte gains no time by it.
        if session.traffic().messages > messages || !session.is_waiting_for_more() {
            message_since = None;
        }
        if session.is_waiting_for_more() {
            let since = *message_since.get_or_insert(last_heard);
            if since.elapsed() > options.stall_limit {
                return Err(Failure::Stalled(options.stall_limit));
            }
        }
    }
}

fn is_wait(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut | ErrorKind::Interrupted)
}

/// Sends everything, unless the client takes too long or the server shall stop.
fn send(
    stream: &mut TcpStream,
    bytes: &[u8],
    options: &ServerOptions,
    stop: &AtomicBool,
) -> Result<(), Failure> {
    let since = Instant::now();
    let mut rest = bytes;
    while !rest.is_empty() {
        match stream.write(rest) {
            Ok(0) => return Err(io::Error::from(ErrorKind::WriteZero).into()),
            Ok(count) => rest = &rest[count..],
            Err(error) if is_wait(&error) => {
                if stop.load(Ordering::Relaxed) {
                    return Err(Failure::Stopped);
                }
                if since.elapsed() > options.stall_limit {
                    return Err(Failure::Deaf(options.stall_limit));
                }
            }
            Err(error) => return Err(error.into()),
        }
    }
    Ok(())
}
