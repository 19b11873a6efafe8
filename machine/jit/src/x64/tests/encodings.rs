//! The code of small functions, as a disassembler reads it.

use crate::x64::compile;
use iced_x86::{Decoder, DecoderOptions, Formatter, IntelFormatter};
use ir::{Bin, Builder, Function, Op, Place, Tern, Un, Width};

/// Lines of the code behind the constants.
fn listing(function: &Function) -> Vec<String> {
    let code = compile(function, 4096).expect("code");
    let bytes = &code.bytes[code.entry..];
    let mut decoder = Decoder::with_ip(64, bytes, code.entry as u64, DecoderOptions::NONE);
    let mut formatter = IntelFormatter::new();
    let mut lines = Vec::new();
    while decoder.can_decode() {
        let instruction = decoder.decode();
        assert!(!instruction.is_invalid(), "{lines:?}");
        let mut line = String::new();
        formatter.format(&instruction, &mut line);
        lines.push(line);
    }
    lines
}

#[test]
fn rows_are_operands_and_nothing_is_loaded_twice() {
    let mut b = Builder::new();
    let (x, y, z) = (b.load(Place::state(64)), b.load(Place::state(96)), b.load(Place::state(128)));
    let sum = b.binary(Bin::FAdd, x, y);
    let all = b.ternary(Tern::FFma, sum, x, z);
    b.store(Place::state(4064), all);
    b.exit(7);
    let expected = [
        "vmovdqu ymm0,[rdi+40h]",
        "vaddps ymm1,ymm0,[rdi+60h]",
        // The sum is the first factor, whose NaN counts first.
        "vfmadd213ps ymm0,ymm1,[rdi+80h]",
        "vmovdqu [rdi+0FE0h],ymm0",
        "mov rax,7",
        "vzeroupper",
        "ret",
    ];
    assert_eq!(listing(&b.finish()), expected);
}

#[test]
fn constants_lie_before_the_code_and_branches_go_where_they_should() {
    let mut b = Builder::new();
    let (done, more) = (b.block(), b.block());
    let x = b.load(Place::state(0));
    let limit = b.splat(9);
    let greater = b.binary(Bin::IGreater, x, limit);
    let bits = b.push(Op::MaskBits(greater));
    b.branch(bits, more, done);
    b.switch(done);
    b.exit(0);
    b.switch(more);
    let one = b.number(1);
    b.store_scalar(Place::state(32), Width::B2, one);
    b.exit(1);
    let function = b.finish();
    let code = compile(&function, 64).expect("code");
    assert_eq!(code.entry, 32);
    assert_eq!(code.bytes[..32], [9, 0, 0, 0].repeat(8));
    let lines = listing(&function);
    assert_eq!(lines[0], "vmovdqu ymm0,[rdi]");
    assert_eq!(lines[1], "vpcmpgtd ymm0,ymm0,[0]");
    assert_eq!(lines[2], "vmovmskps r8d,ymm0");
    assert_eq!(lines[3], "test r8,r8");
    assert!(lines[4].starts_with("jne "), "{lines:?}");
    assert_eq!(lines[5..8], ["xor eax,eax", "vzeroupper", "ret"]);
    assert_eq!(lines[8..10], ["mov r8,1", "mov [rdi+20h],r8w"]);
}

#[test]
fn functions_that_leave_the_state_are_refused() {
    let function = |offset: u32| {
        let mut b = Builder::new();
        let x = b.load(Place::state(0));
        let x = b.unary(Un::Not, x);
        b.push(Op::Store(Place::state(offset), x));
        b.exit(0);
        b.finish()
    };
    assert!(compile(&function(96), 128).is_some());
    assert!(compile(&function(96), 127).is_none());
    assert!(compile(&function(97), 256).is_none());
    let scalar = |offset: u32| {
        let mut b = Builder::new();
        let x = b.load_scalar(Place::state(offset), Width::B8);
        b.exit_with(x);
        b.finish()
    };
    assert!(compile(&scalar(120), 128).is_some());
    assert!(compile(&scalar(121), 128).is_none());
}

/// What is between loads of nothing and the store to the row at 1024, with `vzeroupper` and `ret` behind.
fn of_three(make: impl FnOnce(&mut Builder, [ir::Value; 3]) -> ir::Value) -> Vec<String> {
    let mut b = Builder::new();
    let rows = [0, 32, 64].map(|offset| b.load(Place::state(offset)));
    let rows = rows.map(|row| b.unary(Un::FSqrt, row));
    let made = make(&mut b, rows);
    b.store(Place::state(1024), made);
    b.exit(0);
    let lines = listing(&b.finish());
    assert!(lines[..3].iter().all(|line| line.starts_with("vsqrtps ")), "{lines:?}");
    lines[3..].to_vec()
}

#[test]
fn a_fused_operation_takes_the_place_of_an_operand_that_is_used_no_more() {
    // The bits tell which rows are used again.
    let forms = |again: u8| {
        let lines = of_three(|b, rows| {
            let mut result = b.ternary(Tern::FFma, rows[0], rows[1], rows[2]);
            for (index, &row) in rows.iter().enumerate() {
                if again >> index & 1 != 0 {
                    result = b.binary(Bin::Xor, result, row);
                }
            }
            result
        });
        let fused = lines.iter().filter(|line| line.starts_with("vfmadd")).cloned().collect::<Vec<_>>();
        let copies = lines.iter().filter(|line| line.starts_with("vmova")).count();
        (fused, copies)
    };
    let one = |line: &str, copies: usize| (vec![line.to_string()], copies);
    assert_eq!(forms(0b000), one("vfmadd231ps ymm2,ymm0,ymm1", 0));
    assert_eq!(forms(0b011), one("vfmadd231ps ymm2,ymm0,ymm1", 0));
    assert_eq!(forms(0b100), one("vfmadd213ps ymm1,ymm0,ymm2", 0));
    assert_eq!(forms(0b101), one("vfmadd213ps ymm1,ymm0,ymm2", 0));
    assert_eq!(forms(0b110), one("vfmadd132ps ymm0,ymm2,ymm1", 0));
    assert_eq!(forms(0b111), one("vfmadd231ps ymm3,ymm0,ymm1", 1));
}

#[test]
fn a_lane_of_a_row_in_memory_is_taken_from_there() {
    let lines = |lane: u8| {
        let mut b = Builder::new();
        let x = b.load(Place::state(64));
        let one = b.push(Op::Lane(x, lane));
        b.store(Place::state(128), one);
        b.exit(7);
        listing(&b.finish())
    };
    for (lane, from) in [(0, "40h"), (1, "44h"), (5, "54h"), (7, "5Ch")] {
        assert_eq!(lines(lane)[0], format!("vpbroadcastd ymm0,[rdi+{from}]"));
        assert_eq!(lines(lane).len(), 5);
    }
}

#[test]
fn numbers_are_known_in_every_block() {
    let mut b = Builder::new();
    let five = b.number(5);
    let next = b.block();
    b.jump(next);
    b.switch(next);
    b.store_scalar(Place::state(0), Width::B8, five);
    b.exit_with(five);
    let lines = listing(&b.finish());
    assert!(lines.iter().any(|line| line.starts_with("mov r") && line.ends_with(",5")), "{lines:?}");
    assert!(lines.iter().all(|line| !line.contains("rsp")), "{lines:?}");
}

#[test]
fn short_distances_are_short_and_programs_know_their_state() {
    let bytes = |offset: u32| {
        let mut b = Builder::new();
        let x = b.load(Place::state(offset));
        b.store(Place::state(1024), x);
        b.exit(7);
        let code = compile(&b.finish(), 4096).expect("code");
        code.bytes.len() - code.entry
    };
    // None, one byte, four bytes.
    assert_eq!([32, 64, 96].map(|offset| bytes(offset) - bytes(0)), [1; 3]);
    assert_eq!([128, 160, 4064].map(|offset| bytes(offset) - bytes(0)), [4; 3]);
    let mut b = Builder::new();
    b.exit(0);
    if let Some(program) = crate::Program::new(&b.finish(), 96) {
        assert_eq!(program.state_bytes(), 96);
    }
}
