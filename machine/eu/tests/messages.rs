//! What a kernel says of its messages before it runs.

use eu::{Kernel, KnownMessage};
use hw::platforms::SKL;

const END: &str =
    "send(8) null<1>UW g127<8,8,1>UD 0x02000010 thread_spawner MsgDesc: mlen 1 rlen 0 { align1 1Q EOT };\n";

fn messages(text: &str) -> Option<Vec<KnownMessage>> {
    let code = isa::parse_program(&SKL, &format!("{text}{END}")).unwrap();
    Kernel::decode(&SKL, Kernel::fetch_from(&code)).messages().map(<[_]>::to_vec)
}

#[test]
fn messages_are_told_with_their_descriptors() {
    let known = messages(
        "send(16) g10<1>UW g4<8,8,1>UD 0x04205e01 dp data 1 MsgDesc: mlen 2 rlen 2 { align1 1H };\n\
         send(16) g10<1>UW g4<8,8,1>UD a0<0,1,0>UD dp data 1 MsgDesc: indirect { align1 1H };\n",
    );
    let told: Vec<_> =
        known.unwrap().iter().map(|message| (message.shared_function, message.descriptor)).collect();
    assert_eq!(told, [(12, Some(0x0420_5e01)), (12, None), (7, Some(0x0200_0010))]);
}

#[test]
fn a_kernel_that_may_leave_its_code_tells_nothing() {
    for (text, tells) in [
        ("mov(8) g2<1>UD 1UD { align1 1Q };\n", true),
        ("or(1) cr0<1>UD cr0<0,1,0>UD 0x04c0UW { align1 WE_all 1N switch };\n", true),
        ("or(1) cr0.1<1>UD cr0.1<0,1,0>UD 0x2000UD { align1 WE_all 1N switch };\n", false),
        ("mov(2) cr0<1>UD g2<8,8,1>UD { align1 WE_all 1N switch };\n", false),
        ("mov(1) cr0<1>UQ g2<0,1,0>UQ { align1 WE_all 1N switch };\n", false),
        ("mov(1) sp<1>UD g2<0,1,0>UD { align1 WE_all 1N };\n", false),
        ("mov(1) ip<1>UD 64UD { align1 WE_all 1N };\n", false),
        ("jmpi(1) g2<0,1,0>D { align1 WE_all 1N };\n", false),
        (
            "HERE:\nadd(8) g2<1>D g2<8,8,1>D 1D { align1 1Q };\njmpi(1) JIP: HERE { align1 WE_all 1N };\n",
            true,
        ),
        ("call(8) g2<1>UD 32D { align1 WE_all 1Q };\nmov(8) g2<1>UD 1UD { align1 1Q };\n", true),
        ("call(8) g2<1>UD 4096D { align1 WE_all 1Q };\n", false),
        ("call(8) g2<1>UD g4<0,1,0>D { align1 WE_all 1Q };\n", false),
        ("calla(8) g2<1>UD 16D { align1 WE_all 1Q };\n", true),
        ("calla(8) g2<1>UD 4096D { align1 WE_all 1Q };\n", false),
        ("calla(8) g2<1>UD g4<0,1,0>D { align1 WE_all 1Q };\n", false),
        ("ret(8) null<1>UD g2<0,1,0>UD { align1 WE_all 1Q };\n", true),
    ] {
        assert_eq!(messages(text).is_some(), tells, "{text}");
    }
}
