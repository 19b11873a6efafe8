//! Clients that mean harm, over real sockets: the server goes on serving others.

use device::{DeviceOptions, Execution, HardwareOptions, THREAD_BUDGET_INSTRUCTIONS};
use std::io::{ErrorKind, Read, Write};
use std::net::{Shutdown, SocketAddr, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};
use tbx::{Event, Report, Server, ServerOptions};

const STALL: Duration = Duration::from_millis(600);
const PATIENCE: Duration = Duration::from_secs(60);

fn still() -> u64 {
    0
}

/// A server in a thread; ends with the test.
struct House {
    address: SocketAddr,
    stop: Arc<AtomicBool>,
    events: Arc<Mutex<Vec<Event>>>,
    thread: Option<JoinHandle<()>>,
}

impl House {
    fn open() -> Self {
        let device = DeviceOptions {
            execution: Execution::All,
            clock: still,
            thread_budget_instructions: THREAD_BUDGET_INSTRUCTIONS,
        };
        let options = ServerOptions {
            platform: &hw::platforms::SKL,
            hardware: HardwareOptions { device, memory_limit_bytes: 1 << 20, mappings_limit: 64 },
            strictness: probe::Strictness::Off,
            connections_limit: 3,
            idle_limit: PATIENCE,
            stall_limit: STALL,
        };
        let server = Server::bind("127.0.0.1:0".parse().unwrap(), options).unwrap();
        let address = server.address().unwrap();
        let (stop, events) = (Arc::new(AtomicBool::new(false)), Arc::new(Mutex::new(Vec::new())));
        let (their_stop, their_events) = (Arc::clone(&stop), Arc::clone(&events));
        let thread = std::thread::spawn(move || {
            server.run(&their_stop, &|event| their_events.lock().unwrap().push(event)).unwrap();
        });
        Self { address, stop, events, thread: Some(thread) }
    }

    fn client(&self) -> TcpStream {
        let stream = TcpStream::connect(self.address).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        stream
    }

    /// A well-behaved client gets back what it wrote.
    fn serves(&self) {
        let mut stream = self.client();
        let mut request = words(&[11, 0, 4, 0x0032_0002, 4, 1, 12, 0, 0x5000, 4]);
        request.extend(*b"tidy");
        request.extend(words(&[5, 2, 12, 0, 0x5000, 4]));
        stream.write_all(&request).unwrap();
        let mut reply = [0; 28];
        stream.read_exact(&mut reply).unwrap();
        assert_eq!((&reply[..12], &reply[24..]), (&words(&[6, 2, 12])[..], &b"tidy"[..]));
    }

    /// Why connections ended that did not end well.
    fn failures(&self) -> Vec<String> {
        let events = self.events.lock().unwrap();
        events
            .iter()
            .filter_map(|event| match event {
                Event::Closed(Report { failure: Some(failure), .. }) => Some(failure.clone()),
                Event::Refused { reason, .. } => Some(reason.clone()),
                _ => None,
            })
            .collect()
    }

    fn wait_for(&self, what: &str) {
        let start = Instant::now();
        while !self.failures().iter().any(|failure| failure.contains(what)) {
            assert!(start.elapsed() < PATIENCE, "{what}: {:?}", self.failures());
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for House {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        let ended = self.thread.take().map(JoinHandle::join);
        assert!(std::thread::panicking() || matches!(ended, Some(Ok(()))));
    }
}

fn words(words: &[u32]) -> Vec<u8> {
    words.iter().flat_map(|word| word.to_le_bytes()).collect()
}

/// Sends bytes; the server may hang up in the middle.
fn send(stream: &mut TcpStream, bytes: &[u8]) {
    if let Err(error) = stream.write_all(bytes) {
        assert!(matches!(error.kind(), ErrorKind::BrokenPipe | ErrorKind::ConnectionReset), "{error}");
    }
}

/// Waits until the server hangs up.
fn drain(stream: &mut TcpStream) {
    let mut sink = [0; 4096];
    loop {
        match stream.read(&mut sink) {
            Ok(0) => return,
            Err(error) if error.kind() == ErrorKind::ConnectionReset => return,
            Ok(_) => {}
            Err(error) => panic!("the server did not hang up: {error}"),
        }
    }
}

#[test]
fn nonsense_is_named_with_its_place_and_costs_only_its_sender() {
    let house = House::open();
    for (bytes, said) in [
        (words(&[77, 0, 4, 0]), "a message of type 77"),
        (words(&[11, 0, 4, 0, 0, 1, u32::MAX]), "a MMIO request of 4294967295 bytes does not exist (byte 16"),
        (words(&[4, 0, 12, 0, 0, u32::MAX]), "exceeds 64 MiB"),
        (words(&[5, 0, 12, 0, 0, 0x4000_0001]), "exceeds 64 MiB"),
        (words(&[0, 0, 12, 9, 0x7fff_fffc, 0]), "no register at 0x7ffffffc"),
        (words(&[2, 0, 16, 1, 1 << 20, 1, 0]), "no entry 1048576"),
        (words(&[5, 0, 12, 1, 0x5000, 4]), "no page of the global page table is valid at 0x5000"),
    ] {
        let mut stream = house.client();
        send(&mut stream, &bytes);
        drain(&mut stream);
        house.wait_for(said);
        house.serves();
    }
}

#[test]
fn memory_is_limited_for_each_client() {
    let house = House::open();
    let mut stream = house.client();
    let mut greedy = words(&[4, 0, 12, 0, 0, 2 << 20]);
    greedy.extend(vec![1; 2 << 20]);
    send(&mut stream, &greedy);
    drain(&mut stream);
    house.wait_for("more than 1 MiB of physical memory");
    house.serves();
}

#[test]
fn clients_that_stop_in_the_middle_or_say_nothing_are_sent_away() {
    let house = House::open();
    let mut silent = house.client();
    let mut half = house.client();
    send(&mut half, &words(&[4, 0, 12, 0, 0, 4096]));
    drain(&mut silent);
    drain(&mut half);
    house.wait_for("over a message");
    let mut gone = house.client();
    send(&mut gone, &[11, 0, 0]);
    gone.shutdown(Shutdown::Write).unwrap();
    drain(&mut gone);
    house.wait_for("in the middle of a message");
    house.serves();
}

#[test]
fn a_message_byte_by_byte_gains_no_time() {
    let house = House::open();
    let mut slow = house.client();
    let start = Instant::now();
    for byte in words(&[4, 0, 12, 0, 0, 4096]).into_iter().chain(std::iter::repeat_n(0, 4000)) {
        if slow.write_all(&[byte]).is_err() {
            break;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    assert!(start.elapsed() < PATIENCE, "4000 bytes would take longer");
    house.wait_for("over a message");
    house.serves();
}

#[test]
fn a_client_that_takes_no_replies_is_sent_away() {
    let house = House::open();
    let mut deaf = house.client();
    let asks: Vec<u8> = (0..4).flat_map(|number| words(&[5, number, 12, 0, 0, 60 << 20])).collect();
    send(&mut deaf, &asks);
    house.wait_for("to take a reply");
    house.serves();
}

#[test]
fn only_so_many_clients_are_let_in() {
    let house = House::open();
    let mut guests: Vec<TcpStream> = (0..3).map(|_| house.client()).collect();
    for guest in &mut guests {
        guest.write_all(&words(&[7, 9, 0])).unwrap();
        let mut reply = [0; 12];
        guest.read_exact(&mut reply).unwrap();
        assert_eq!(reply[..], words(&[8, 9, 0])[..]);
    }
    let mut surplus = house.client();
    drain(&mut surplus);
    house.wait_for("3 clients are connected already");
    drop(guests);
    let start = Instant::now();
    while house.events.lock().unwrap().iter().filter(|event| matches!(event, Event::Closed(_))).count() < 3 {
        assert!(start.elapsed() < PATIENCE);
        std::thread::sleep(Duration::from_millis(20));
    }
    house.serves();
}

#[test]
fn random_frames_end_in_words_not_in_a_panic() {
    let house = House::open();
    let mut state = 0x2545_f491_4f6c_dd1d_u64;
    let mut random = move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state as u32
    };
    for _ in 0..40 {
        let mut stream = house.client();
        let mut bytes = Vec::new();
        for number in 0..30 {
            match random() % 6 {
                0 => bytes.extend(words(&[
                    0,
                    number,
                    12,
                    random() & 0x1f9 | 8,
                    random() % 0x2_4000 & !3,
                    random(),
                ])),
                1 => bytes.extend(words(&[2, number, 16, random() & 1, random() % 64, random() | 1, 0])),
                2 => {
                    let count = random() % 64;
                    bytes.extend(words(&[4, number, 12, random() & 0xfd, random() % 0x1_0000, count]));
                    bytes.extend((0..count).map(|_| random() as u8));
                }
                3 => {
                    bytes.extend(words(&[5, number, 12, random() & 1, random() % 0x1_0000, random() % 9000]))
                }
                4 => bytes.extend(words(&[0, number, 12, 9, 0x2230, random() & 0xf11f])),
                _ => bytes.extend(words(&[11, number, 4, random()])),
            }
        }
        if random().is_multiple_of(3) {
            let place = random() as usize % bytes.len();
            bytes[place] = random() as u8;
        }
        send(&mut stream, &bytes);
        // Whoever closed first: the other side follows.
        let _ = stream.shutdown(Shutdown::Write);
        drain(&mut stream);
    }
    house.serves();
    assert!(house.failures().iter().all(|failure| !failure.contains("bug")), "{:?}", house.failures());
}

#[test]
fn a_server_that_is_asked_to_end_closes_its_connections() {
    let house = House::open();
    let mut client = house.client();
    client.write_all(&words(&[7, 9, 0])).unwrap();
    client.read_exact(&mut [0; 12]).unwrap();
    let start = Instant::now();
    house.stop.store(true, Ordering::Relaxed);
    drain(&mut client);
    assert!(start.elapsed() < PATIENCE / 2);
    house.wait_for("the server was stopped");
}
