//! A context whose kernel counts its groups, and stores the constant it was given plus its number.

use super::compute::{SetUp, walker};
use super::*;
use probe::Kind;

/// Where things of a compute program lie: process address, from which the physical one follows.
pub const KERNEL: u64 = BATCH + 0x1000;
pub const DESCRIPTOR: u64 = BATCH + 0x2000;
pub const CURBE: u64 = BATCH + 0x2100;
pub const WALKER: u64 = BATCH + 0x3000;
pub const COUNTS: u64 = BATCH + 0x5000;
pub const VALUES: u64 = BATCH + 0x6000;
/// The physical address of a process address near [`BATCH`].
pub fn physical(address: u64) -> u64 {
    DATA + (address - BATCH)
}

/// Counts its groups by atomic increments, and stores the constant it was given plus its number.
pub const PROGRAM: &str = "\
    mov(8) g2<1>UD 0UD { align1 1Q };\n\
    mov(8) g3<1>UD 0UD { align1 1Q };\n\
    shl(1) g2<1>UD g0.1<0,1,0>UD 2UD { align1 WE_all 1N };\n\
    add(1) g2<1>UD g2<0,1,0>UD 0x00405000UD { align1 WE_all 1N };\n\
    send(8) null<1>UD g2<8,8,1>UD 0x040485ff dp data 1 MsgDesc: mlen 2 rlen 0 { align1 1Q };\n\
    add(1) g2<1>UD g2<0,1,0>UD 0x00001000UD { align1 WE_all 1N };\n\
    add(8) g4<1>UD g1<0,1,0>UD g0.1<0,1,0>UD { align1 1Q };\n\
    send(8) null<1>UD g2<8,8,1>UD 0x06066eff dp data 1 MsgDesc: mlen 3 rlen 0 { align1 1Q };\n\
    send(8) null<1>UW g127<8,8,1>UD 0x02000010 thread_spawner MsgDesc: mlen 1 rlen 0 { align1 1Q EOT };\n";

pub fn text(driver: &Driver, batch: &str) -> Vec<u32> {
    hw::print::parse(driver.hardware.platform(), batch).unwrap()
}

/// A driver whose ring has two batches, the second at byte 16: one sets a compute program up, one walks `groups`.
pub fn compute(platform: &'static hw::Platform, groups: u32) -> Driver {
    let mut driver = Driver::new(platform);
    for page in 0..8 {
        driver.bind(PML4, 4, BATCH + 0x1000 * page, DATA + 0x1000 * page);
    }
    let code = isa::parse_program(platform, PROGRAM).unwrap();
    driver.hardware.physical_write(PhysicalAddress(physical(KERNEL)), &code).unwrap();
    let descriptor = text(
        &driver,
        "INTERFACE_DESCRIPTOR_DATA\n  Kernel Start Pointer = 0x1000\n  Number of Threads in GPGPU Thread Group = 1\n  \
         Cross-Thread Constant Data Read Length = 1\n",
    );
    driver.words(physical(DESCRIPTOR), &descriptor);
    driver.words(physical(CURBE), &[100, 0, 0, 0, 0, 0, 0, 0]);
    let program = SetUp {
        base: BATCH,
        descriptor: DESCRIPTOR - BATCH,
        commands: "GPGPU_CSR_BASE_ADDRESS\n  GPGPU CSR Base Address = 0x5000\n",
        front_end: "  CURBE Allocation Size = 1\n",
    };
    let constants =
        "MEDIA_CURBE_LOAD\n  CURBE Total Data Length = 0x20\n  CURBE Data Start Address = 0x2100\n";
    let mut set_up = text(&driver, &(program.text(platform) + constants));
    // A register of the context, too.
    set_up.extend([0x22 << 23 | 1, 0x2600, 0x77, END]);
    driver.words(physical(BATCH), &set_up);
    let mut walk = text(&driver, &walker(groups, 1, "MEDIA_STATE_FLUSH\n"));
    walk.extend([0x24 << 23 | 2, 0x2600, VALUES as u32 + 0x800, 0, END]);
    driver.words(physical(WALKER), &walk);
    let mut ring = start(BATCH).to_vec();
    ring.push(NOOP);
    ring.extend(start(WALKER));
    ring.push(NOOP);
    driver.words(RING, &ring);
    driver.image(EngineId::Render, IMAGE, PML4, 0, 16);
    driver
}

pub fn set_tail(driver: &mut Driver, image: u64, tail: u32) {
    driver.words(image + 0x1000 + 4 * 7, &[tail]);
}

pub fn counts(driver: &Driver, groups: u64) -> Vec<(u32, u32)> {
    (0..groups)
        .map(|group| (driver.word(physical(COUNTS) + 4 * group), driver.word(physical(VALUES) + 4 * group)))
        .collect()
}

pub fn once_each(groups: u32) -> Vec<(u32, u32)> {
    (0..groups).map(|group| (1, 100 + group)).collect()
}

pub fn findings(driver: &Driver) -> Vec<(Kind, String)> {
    driver.findings.list().into_iter().map(|(finding, _)| (finding.kind, finding.what.to_string())).collect()
}
