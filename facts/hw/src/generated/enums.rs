//! Generated from hw/enums.hw by `cargo xtask gen`; do not edit.

/// `color_buffer_blend_factor`. `[mesa:gen7 3D_Color_Buffer_Blend_Factor]` `[mesa:gen8 3D_Color_Buffer_Blend_Factor]` `[mesa:gen9 3D_Color_Buffer_Blend_Factor]`
pub mod color_buffer_blend_factor {
    /// `ONE`
    pub const ONE: u32 = 0x1;
    /// `SRC_COLOR`
    pub const SRC_COLOR: u32 = 0x2;
    /// `SRC_ALPHA`
    pub const SRC_ALPHA: u32 = 0x3;
    /// `DST_ALPHA`
    pub const DST_ALPHA: u32 = 0x4;
    /// `DST_COLOR`
    pub const DST_COLOR: u32 = 0x5;
    /// `SRC_ALPHA_SATURATE`
    pub const SRC_ALPHA_SATURATE: u32 = 0x6;
    /// `CONST_COLOR`
    pub const CONST_COLOR: u32 = 0x7;
    /// `CONST_ALPHA`
    pub const CONST_ALPHA: u32 = 0x8;
    /// `SRC1_COLOR`
    pub const SRC1_COLOR: u32 = 0x9;
    /// `SRC1_ALPHA`
    pub const SRC1_ALPHA: u32 = 0xa;
    /// `ZERO`
    pub const ZERO: u32 = 0x11;
    /// `INV_SRC_COLOR`
    pub const INV_SRC_COLOR: u32 = 0x12;
    /// `INV_SRC_ALPHA`
    pub const INV_SRC_ALPHA: u32 = 0x13;
    /// `INV_DST_ALPHA`
    pub const INV_DST_ALPHA: u32 = 0x14;
    /// `INV_DST_COLOR`
    pub const INV_DST_COLOR: u32 = 0x15;
    /// `INV_CONST_COLOR`
    pub const INV_CONST_COLOR: u32 = 0x17;
    /// `INV_CONST_ALPHA`
    pub const INV_CONST_ALPHA: u32 = 0x18;
    /// `INV_SRC1_COLOR`
    pub const INV_SRC1_COLOR: u32 = 0x19;
    /// `INV_SRC1_ALPHA`
    pub const INV_SRC1_ALPHA: u32 = 0x1a;
    /// Values and names.
    pub const VALUES: &[(u32, &str)] = &[
        (0x1, "ONE"),
        (0x2, "SRC_COLOR"),
        (0x3, "SRC_ALPHA"),
        (0x4, "DST_ALPHA"),
        (0x5, "DST_COLOR"),
        (0x6, "SRC_ALPHA_SATURATE"),
        (0x7, "CONST_COLOR"),
        (0x8, "CONST_ALPHA"),
        (0x9, "SRC1_COLOR"),
        (0xa, "SRC1_ALPHA"),
        (0x11, "ZERO"),
        (0x12, "INV_SRC_COLOR"),
        (0x13, "INV_SRC_ALPHA"),
        (0x14, "INV_DST_ALPHA"),
        (0x15, "INV_DST_COLOR"),
        (0x17, "INV_CONST_COLOR"),
        (0x18, "INV_CONST_ALPHA"),
        (0x19, "INV_SRC1_COLOR"),
        (0x1a, "INV_SRC1_ALPHA"),
    ];
    /// Name of a value.
    pub fn name(value: u32) -> Option<&'static str> {
        VALUES.iter().find(|v| v.0 == value).map(|v| v.1)
    }
}
/// `color_buffer_blend_function`. `[mesa:gen7 3D_Color_Buffer_Blend_Function]` `[mesa:gen8 3D_Color_Buffer_Blend_Function]` `[mesa:gen9 3D_Color_Buffer_Blend_Function]`
pub mod color_buffer_blend_function {
    /// `ADD`
    pub const ADD: u32 = 0x0;
    /// `SUBTRACT`
    pub const SUBTRACT: u32 = 0x1;
    /// `REVERSE_SUBTRACT`
    pub const REVERSE_SUBTRACT: u32 = 0x2;
    /// `MIN`
    pub const MIN: u32 = 0x3;
    /// `MAX`
    pub const MAX: u32 = 0x4;
    /// Values and names.
    pub const VALUES: &[(u32, &str)] = &[
        (0x0, "ADD"),
        (0x1, "SUBTRACT"),
        (0x2, "REVERSE_SUBTRACT"),
        (0x3, "MIN"),
        (0x4, "MAX"),
    ];
    /// Name of a value.
    pub fn name(value: u32) -> Option<&'static str> {
        VALUES.iter().find(|v| v.0 == value).map(|v| v.1)
    }
}
/// `compare_function`. `[mesa:gen7 3D_Compare_Function]` `[mesa:gen8 3D_Compare_Function]` `[mesa:gen9 3D_Compare_Function]`
pub mod compare_function {
    /// `ALWAYS`
    pub const ALWAYS: u32 = 0x0;
    /// `NEVER`
    pub const NEVER: u32 = 0x1;
    /// `LESS`
    pub const LESS: u32 = 0x2;
    /// `EQUAL`
    pub const EQUAL: u32 = 0x3;
    /// `LEQUAL`
    pub const LEQUAL: u32 = 0x4;
    /// `GREATER`
    pub const GREATER: u32 = 0x5;
    /// `NOTEQUAL`
    pub const NOTEQUAL: u32 = 0x6;
    /// `GEQUAL`
    pub const GEQUAL: u32 = 0x7;
    /// Values and names.
    pub const VALUES: &[(u32, &str)] = &[
        (0x0, "ALWAYS"),
        (0x1, "NEVER"),
        (0x2, "LESS"),
        (0x3, "EQUAL"),
        (0x4, "LEQUAL"),
        (0x5, "GREATER"),
        (0x6, "NOTEQUAL"),
        (0x7, "GEQUAL"),
    ];
    /// Name of a value.
    pub fn name(value: u32) -> Option<&'static str> {
        VALUES.iter().find(|v| v.0 == value).map(|v| v.1)
    }
}
/// `logic_op_function`. `[mesa:gen7 3D_Logic_Op_Function]` `[mesa:gen8 3D_Logic_Op_Function]` `[mesa:gen9 3D_Logic_Op_Function]`
pub mod logic_op_function {
    /// `CLEAR`
    pub const CLEAR: u32 = 0x0;
    /// `NOR`
    pub const NOR: u32 = 0x1;
    /// `AND_INVERTED`
    pub const AND_INVERTED: u32 = 0x2;
    /// `COPY_INVERTED`
    pub const COPY_INVERTED: u32 = 0x3;
    /// `AND_REVERSE`
    pub const AND_REVERSE: u32 = 0x4;
    /// `INVERT`
    pub const INVERT: u32 = 0x5;
    /// `XOR`
    pub const XOR: u32 = 0x6;
    /// `NAND`
    pub const NAND: u32 = 0x7;
    /// `AND`
    pub const AND: u32 = 0x8;
    /// `EQUIV`
    pub const EQUIV: u32 = 0x9;
    /// `NOOP`
    pub const NOOP: u32 = 0xa;
    /// `OR_INVERTED`
    pub const OR_INVERTED: u32 = 0xb;
    /// `COPY`
    pub const COPY: u32 = 0xc;
    /// `OR_REVERSE`
    pub const OR_REVERSE: u32 = 0xd;
    /// `OR`
    pub const OR: u32 = 0xe;
    /// `SET`
    pub const SET: u32 = 0xf;
    /// Values and names.
    pub const VALUES: &[(u32, &str)] = &[
        (0x0, "CLEAR"),
        (0x1, "NOR"),
        (0x2, "AND_INVERTED"),
        (0x3, "COPY_INVERTED"),
        (0x4, "AND_REVERSE"),
        (0x5, "INVERT"),
        (0x6, "XOR"),
        (0x7, "NAND"),
        (0x8, "AND"),
        (0x9, "EQUIV"),
        (0xa, "NOOP"),
        (0xb, "OR_INVERTED"),
        (0xc, "COPY"),
        (0xd, "OR_REVERSE"),
        (0xe, "OR"),
        (0xf, "SET"),
    ];
    /// Name of a value.
    pub fn name(value: u32) -> Option<&'static str> {
        VALUES.iter().find(|v| v.0 == value).map(|v| v.1)
    }
}
/// `prim_topo_type`. `[mesa:gen7 3D_Prim_Topo_Type]` `[mesa:gen8 3D_Prim_Topo_Type]` `[mesa:gen9 3D_Prim_Topo_Type]`
pub mod prim_topo_type {
    /// `POINTLIST`
    pub const POINTLIST: u32 = 0x1;
    /// `LINELIST`
    pub const LINELIST: u32 = 0x2;
    /// `LINESTRIP`
    pub const LINESTRIP: u32 = 0x3;
    /// `TRILIST`
    pub const TRILIST: u32 = 0x4;
    /// `TRISTRIP`
    pub const TRISTRIP: u32 = 0x5;
    /// `TRIFAN`
    pub const TRIFAN: u32 = 0x6;
    /// `QUADLIST`
    pub const QUADLIST: u32 = 0x7;
    /// `QUADSTRIP`
    pub const QUADSTRIP: u32 = 0x8;
    /// `LINELIST_ADJ`
    pub const LINELIST_ADJ: u32 = 0x9;
    /// `LINESTRIP_ADJ`
    pub const LINESTRIP_ADJ: u32 = 0xa;
    /// `TRILIST_ADJ`
    pub const TRILIST_ADJ: u32 = 0xb;
    /// `TRISTRIP_ADJ`
    pub const TRISTRIP_ADJ: u32 = 0xc;
    /// `TRISTRIP_REVERSE`
    pub const TRISTRIP_REVERSE: u32 = 0xd;
    /// `POLYGON`
    pub const POLYGON: u32 = 0xe;
    /// `RECTLIST`
    pub const RECTLIST: u32 = 0xf;
    /// `LINELOOP`
    pub const LINELOOP: u32 = 0x10;
    /// `POINTLIST _BF`
    pub const POINTLIST_BF: u32 = 0x11;
    /// `LINESTRIP_CONT`
    pub const LINESTRIP_CONT: u32 = 0x12;
    /// `LINESTRIP_BF`
    pub const LINESTRIP_BF: u32 = 0x13;
    /// `LINESTRIP_CONT_BF`
    pub const LINESTRIP_CONT_BF: u32 = 0x14;
    /// `TRIFAN_NOSTIPPLE`
    pub const TRIFAN_NOSTIPPLE: u32 = 0x16;
    /// `PATCHLIST_1`
    pub const PATCHLIST_1: u32 = 0x20;
    /// `PATCHLIST_2`
    pub const PATCHLIST_2: u32 = 0x21;
    /// `PATCHLIST_3`
    pub const PATCHLIST_3: u32 = 0x22;
    /// `PATCHLIST_4`
    pub const PATCHLIST_4: u32 = 0x23;
    /// `PATCHLIST_5`
    pub const PATCHLIST_5: u32 = 0x24;
    /// `PATCHLIST_6`
    pub const PATCHLIST_6: u32 = 0x25;
    /// `PATCHLIST_7`
    pub const PATCHLIST_7: u32 = 0x26;
    /// `PATCHLIST_8`
    pub const PATCHLIST_8: u32 = 0x27;
    /// `PATCHLIST_9`
    pub const PATCHLIST_9: u32 = 0x28;
    /// `PATCHLIST_10`
    pub const PATCHLIST_10: u32 = 0x29;
    /// `PATCHLIST_11`
    pub const PATCHLIST_11: u32 = 0x2a;
    /// `PATCHLIST_12`
    pub const PATCHLIST_12: u32 = 0x2b;
    /// `PATCHLIST_13`
    pub const PATCHLIST_13: u32 = 0x2c;
    /// `PATCHLIST_14`
    pub const PATCHLIST_14: u32 = 0x2d;
    /// `PATCHLIST_15`
    pub const PATCHLIST_15: u32 = 0x2e;
    /// `PATCHLIST_16`
    pub const PATCHLIST_16: u32 = 0x2f;
    /// `PATCHLIST_17`
    pub const PATCHLIST_17: u32 = 0x30;
    /// `PATCHLIST_18`
    pub const PATCHLIST_18: u32 = 0x31;
    /// `PATCHLIST_19`
    pub const PATCHLIST_19: u32 = 0x32;
    /// `PATCHLIST_20`
    pub const PATCHLIST_20: u32 = 0x33;
    /// `PATCHLIST_21`
    pub const PATCHLIST_21: u32 = 0x34;
    /// `PATCHLIST_22`
    pub const PATCHLIST_22: u32 = 0x35;
    /// `PATCHLIST_23`
    pub const PATCHLIST_23: u32 = 0x36;
    /// `PATCHLIST_24`
    pub const PATCHLIST_24: u32 = 0x37;
    /// `PATCHLIST_25`
    pub const PATCHLIST_25: u32 = 0x38;
    /// `PATCHLIST_26`
    pub const PATCHLIST_26: u32 = 0x39;
    /// `PATCHLIST_27`
    pub const PATCHLIST_27: u32 = 0x3a;
    /// `PATCHLIST_28`
    pub const PATCHLIST_28: u32 = 0x3b;
    /// `PATCHLIST_29`
    pub const PATCHLIST_29: u32 = 0x3c;
    /// `PATCHLIST_30`
    pub const PATCHLIST_30: u32 = 0x3d;
    /// `PATCHLIST_31`
    pub const PATCHLIST_31: u32 = 0x3e;
    /// `PATCHLIST_32`
    pub const PATCHLIST_32: u32 = 0x3f;
    /// Values and names.
    pub const VALUES: &[(u32, &str)] = &[
        (0x1, "POINTLIST"),
        (0x2, "LINELIST"),
        (0x3, "LINESTRIP"),
        (0x4, "TRILIST"),
        (0x5, "TRISTRIP"),
        (0x6, "TRIFAN"),
        (0x7, "QUADLIST"),
        (0x8, "QUADSTRIP"),
        (0x9, "LINELIST_ADJ"),
        (0xa, "LINESTRIP_ADJ"),
        (0xb, "TRILIST_ADJ"),
        (0xc, "TRISTRIP_ADJ"),
        (0xd, "TRISTRIP_REVERSE"),
        (0xe, "POLYGON"),
        (0xf, "RECTLIST"),
        (0x10, "LINELOOP"),
        (0x11, "POINTLIST _BF"),
        (0x12, "LINESTRIP_CONT"),
        (0x13, "LINESTRIP_BF"),
        (0x14, "LINESTRIP_CONT_BF"),
        (0x16, "TRIFAN_NOSTIPPLE"),
        (0x20, "PATCHLIST_1"),
        (0x21, "PATCHLIST_2"),
        (0x22, "PATCHLIST_3"),
        (0x23, "PATCHLIST_4"),
        (0x24, "PATCHLIST_5"),
        (0x25, "PATCHLIST_6"),
        (0x26, "PATCHLIST_7"),
        (0x27, "PATCHLIST_8"),
        (0x28, "PATCHLIST_9"),
        (0x29, "PATCHLIST_10"),
        (0x2a, "PATCHLIST_11"),
        (0x2b, "PATCHLIST_12"),
        (0x2c, "PATCHLIST_13"),
        (0x2d, "PATCHLIST_14"),
        (0x2e, "PATCHLIST_15"),
        (0x2f, "PATCHLIST_16"),
        (0x30, "PATCHLIST_17"),
        (0x31, "PATCHLIST_18"),
        (0x32, "PATCHLIST_19"),
        (0x33, "PATCHLIST_20"),
        (0x34, "PATCHLIST_21"),
        (0x35, "PATCHLIST_22"),
        (0x36, "PATCHLIST_23"),
        (0x37, "PATCHLIST_24"),
        (0x38, "PATCHLIST_25"),
        (0x39, "PATCHLIST_26"),
        (0x3a, "PATCHLIST_27"),
        (0x3b, "PATCHLIST_28"),
        (0x3c, "PATCHLIST_29"),
        (0x3d, "PATCHLIST_30"),
        (0x3e, "PATCHLIST_31"),
        (0x3f, "PATCHLIST_32"),
    ];
    /// Name of a value.
    pub fn name(value: u32) -> Option<&'static str> {
        VALUES.iter().find(|v| v.0 == value).map(|v| v.1)
    }
}
/// `stencil_operation`. `[mesa:gen7 3D_Stencil_Operation]` `[mesa:gen8 3D_Stencil_Operation]` `[mesa:gen9 3D_Stencil_Operation]`
pub mod stencil_operation {
    /// `KEEP`
    pub const KEEP: u32 = 0x0;
    /// `ZERO`
    pub const ZERO: u32 = 0x1;
    /// `REPLACE`
    pub const REPLACE: u32 = 0x2;
    /// `INCRSAT`
    pub const INCRSAT: u32 = 0x3;
    /// `DECRSAT`
    pub const DECRSAT: u32 = 0x4;
    /// `INCR`
    pub const INCR: u32 = 0x5;
    /// `DECR`
    pub const DECR: u32 = 0x6;
    /// `INVERT`
    pub const INVERT: u32 = 0x7;
    /// Values and names.
    pub const VALUES: &[(u32, &str)] = &[
        (0x0, "KEEP"),
        (0x1, "ZERO"),
        (0x2, "REPLACE"),
        (0x3, "INCRSAT"),
        (0x4, "DECRSAT"),
        (0x5, "INCR"),
        (0x6, "DECR"),
        (0x7, "INVERT"),
    ];
    /// Name of a value.
    pub fn name(value: u32) -> Option<&'static str> {
        VALUES.iter().find(|v| v.0 == value).map(|v| v.1)
    }
}
/// `vertex_component_control`. `[mesa:gen7 3D_Vertex_Component_Control]` `[mesa:gen8 3D_Vertex_Component_Control]` `[mesa:gen9 3D_Vertex_Component_Control]`
pub mod vertex_component_control {
    /// `NOSTORE`
    pub const NOSTORE: u32 = 0x0;
    /// `STORE_SRC`
    pub const STORE_SRC: u32 = 0x1;
    /// `STORE_0`
    pub const STORE_0: u32 = 0x2;
    /// `STORE_1_FP`
    pub const STORE_1_FP: u32 = 0x3;
    /// `STORE_1_INT`
    pub const STORE_1_INT: u32 = 0x4;
    /// `STORE_VID`
    pub const STORE_VID: u32 = 0x5;
    /// `STORE_IID`
    pub const STORE_IID: u32 = 0x6;
    /// `STORE_PID`
    pub const STORE_PID: u32 = 0x7;
    /// Values and names.
    pub const VALUES: &[(u32, &str)] = &[
        (0x0, "NOSTORE"),
        (0x1, "STORE_SRC"),
        (0x2, "STORE_0"),
        (0x3, "STORE_1_FP"),
        (0x4, "STORE_1_INT"),
        (0x5, "STORE_VID"),
        (0x6, "STORE_IID"),
        (0x7, "STORE_PID"),
    ];
    /// Name of a value.
    pub fn name(value: u32) -> Option<&'static str> {
        VALUES.iter().find(|v| v.0 == value).map(|v| v.1)
    }
}
/// `texture_coordinate_mode`. `[mesa:gen7 Texture Coordinate Mode]` `[mesa:gen8 Texture Coordinate Mode]` `[mesa:gen9 Texture Coordinate Mode]`
pub mod texture_coordinate_mode {
    /// `WRAP`
    pub const WRAP: u32 = 0x0;
    /// `MIRROR`
    pub const MIRROR: u32 = 0x1;
    /// `CLAMP`
    pub const CLAMP: u32 = 0x2;
    /// `CUBE`
    pub const CUBE: u32 = 0x3;
    /// `CLAMP_BORDER`
    pub const CLAMP_BORDER: u32 = 0x4;
    /// `MIRROR_ONCE`
    pub const MIRROR_ONCE: u32 = 0x5;
    /// `HALF_BORDER`
    pub const HALF_BORDER: u32 = 0x6;
    /// Values and names.
    pub const VALUES: &[(u32, &str)] = &[
        (0x0, "WRAP"),
        (0x1, "MIRROR"),
        (0x2, "CLAMP"),
        (0x3, "CUBE"),
        (0x4, "CLAMP_BORDER"),
        (0x5, "MIRROR_ONCE"),
        (0x6, "HALF_BORDER"),
    ];
    /// Name of a value.
    pub fn name(value: u32) -> Option<&'static str> {
        VALUES.iter().find(|v| v.0 == value).map(|v| v.1)
    }
}
/// `clear_color`. `[mesa:gen8 Clear Color]`
pub mod clear_color {
    /// `CC_ZERO`
    pub const CC_ZERO: u32 = 0x0;
    /// `CC_ONE`
    pub const CC_ONE: u32 = 0x1;
    /// Values and names.
    pub const VALUES: &[(u32, &str)] = &[
        (0x0, "CC_ZERO"),
        (0x1, "CC_ONE"),
    ];
    /// Name of a value.
    pub fn name(value: u32) -> Option<&'static str> {
        VALUES.iter().find(|v| v.0 == value).map(|v| v.1)
    }
}
/// `shader_channel_select`. `[mesa:gen8 Shader Channel Select]` `[mesa:gen9 Shader Channel Select]`
pub mod shader_channel_select {
    /// `ZERO`
    pub const ZERO: u32 = 0x0;
    /// `ONE`
    pub const ONE: u32 = 0x1;
    /// `RED`
    pub const RED: u32 = 0x4;
    /// `GREEN`
    pub const GREEN: u32 = 0x5;
    /// `BLUE`
    pub const BLUE: u32 = 0x6;
    /// `ALPHA`
    pub const ALPHA: u32 = 0x7;
    /// Values and names.
    pub const VALUES: &[(u32, &str)] = &[
        (0x0, "ZERO"),
        (0x1, "ONE"),
        (0x4, "RED"),
        (0x5, "GREEN"),
        (0x6, "BLUE"),
        (0x7, "ALPHA"),
    ];
    /// Name of a value.
    pub fn name(value: u32) -> Option<&'static str> {
        VALUES.iter().find(|v| v.0 == value).map(|v| v.1)
    }
}
/// `wrap_shortest_enable`. `[mesa:gen8 WRAP_SHORTEST_ENABLE]` `[mesa:gen9 WRAP_SHORTEST_ENABLE]`
pub mod wrap_shortest_enable {
    /// `X`
    pub const X: u32 = 0x1;
    /// `Y`
    pub const Y: u32 = 0x2;
    /// `XY`
    pub const XY: u32 = 0x3;
    /// `Z`
    pub const Z: u32 = 0x4;
    /// `XZ`
    pub const XZ: u32 = 0x5;
    /// `YZ`
    pub const YZ: u32 = 0x6;
    /// `XYZ`
    pub const XYZ: u32 = 0x7;
    /// `W`
    pub const W: u32 = 0x8;
    /// `XW`
    pub const XW: u32 = 0x9;
    /// `YW`
    pub const YW: u32 = 0xa;
    /// `XYW`
    pub const XYW: u32 = 0xb;
    /// `ZW`
    pub const ZW: u32 = 0xc;
    /// `XZW`
    pub const XZW: u32 = 0xd;
    /// `YZW`
    pub const YZW: u32 = 0xe;
    /// `XYZW`
    pub const XYZW: u32 = 0xf;
    /// Values and names.
    pub const VALUES: &[(u32, &str)] = &[
        (0x1, "X"),
        (0x2, "Y"),
        (0x3, "XY"),
        (0x4, "Z"),
        (0x5, "XZ"),
        (0x6, "YZ"),
        (0x7, "XYZ"),
        (0x8, "W"),
        (0x9, "XW"),
        (0xa, "YW"),
        (0xb, "XYW"),
        (0xc, "ZW"),
        (0xd, "XZW"),
        (0xe, "YZW"),
        (0xf, "XYZW"),
    ];
    /// Name of a value.
    pub fn name(value: u32) -> Option<&'static str> {
        VALUES.iter().find(|v| v.0 == value).map(|v| v.1)
    }
}
/// `atomic_opcode`. `[mesa:gen9 Atomic_OPCODE]`
pub mod atomic_opcode {
    /// `AND`
    pub const AND: u32 = 0x1;
    /// `OR`
    pub const OR: u32 = 0x2;
    /// `XOR`
    pub const XOR: u32 = 0x3;
    /// `MOVE`
    pub const MOVE: u32 = 0x4;
    /// `INC`
    pub const INC: u32 = 0x5;
    /// `DEC`
    pub const DEC: u32 = 0x6;
    /// `ADD`
    pub const ADD: u32 = 0x7;
    /// `SUB`
    pub const SUB: u32 = 0x8;
    /// `RSUB`
    pub const RSUB: u32 = 0x9;
    /// `IMAX`
    pub const IMAX: u32 = 0xa;
    /// `IMIN`
    pub const IMIN: u32 = 0xb;
    /// `UMAX`
    pub const UMAX: u32 = 0xc;
    /// `UMIN`
    pub const UMIN: u32 = 0xd;
    /// `CMP_WR`
    pub const CMP_WR: u32 = 0xe;
    /// `PREDEC`
    pub const PREDEC: u32 = 0xf;
    /// `AND8B`
    pub const AND8B: u32 = 0x21;
    /// `OR8B`
    pub const OR8B: u32 = 0x22;
    /// `XOR8B`
    pub const XOR8B: u32 = 0x23;
    /// `MOVE8B`
    pub const MOVE8B: u32 = 0x24;
    /// `INC8B`
    pub const INC8B: u32 = 0x25;
    /// `DEC8B`
    pub const DEC8B: u32 = 0x26;
    /// `ADD8B`
    pub const ADD8B: u32 = 0x27;
    /// `SUB8B`
    pub const SUB8B: u32 = 0x28;
    /// `RSUB8B`
    pub const RSUB8B: u32 = 0x29;
    /// `IMAX8B`
    pub const IMAX8B: u32 = 0x2a;
    /// `IMIN8B`
    pub const IMIN8B: u32 = 0x2b;
    /// `UMAX8B`
    pub const UMAX8B: u32 = 0x2c;
    /// `UMIN8B`
    pub const UMIN8B: u32 = 0x2d;
    /// `CMP_WR8B`
    pub const CMP_WR8B: u32 = 0x2e;
    /// `PREDEC8B`
    pub const PREDEC8B: u32 = 0x2f;
    /// `CMP_WR16B`
    pub const CMP_WR16B: u32 = 0x4e;
    /// Values and names.
    pub const VALUES: &[(u32, &str)] = &[
        (0x1, "AND"),
        (0x2, "OR"),
        (0x3, "XOR"),
        (0x4, "MOVE"),
        (0x5, "INC"),
        (0x6, "DEC"),
        (0x7, "ADD"),
        (0x8, "SUB"),
        (0x9, "RSUB"),
        (0xa, "IMAX"),
        (0xb, "IMIN"),
        (0xc, "UMAX"),
        (0xd, "UMIN"),
        (0xe, "CMP_WR"),
        (0xf, "PREDEC"),
        (0x21, "AND8B"),
        (0x22, "OR8B"),
        (0x23, "XOR8B"),
        (0x24, "MOVE8B"),
        (0x25, "INC8B"),
        (0x26, "DEC8B"),
        (0x27, "ADD8B"),
        (0x28, "SUB8B"),
        (0x29, "RSUB8B"),
        (0x2a, "IMAX8B"),
        (0x2b, "IMIN8B"),
        (0x2c, "UMAX8B"),
        (0x2d, "UMIN8B"),
        (0x2e, "CMP_WR8B"),
        (0x2f, "PREDEC8B"),
        (0x4e, "CMP_WR16B"),
    ];
    /// Name of a value.
    pub fn name(value: u32) -> Option<&'static str> {
        VALUES.iter().find(|v| v.0 == value).map(|v| v.1)
    }
}
/// `attribute_component_format`. `[mesa:gen9 Attribute_Component_Format]`
pub mod attribute_component_format {
    /// `disabled`
    pub const DISABLED: u32 = 0x0;
    /// `.xy`
    pub const XY: u32 = 0x1;
    /// `.xyz`
    pub const XYZ: u32 = 0x2;
    /// `.xyzw`
    pub const XYZW: u32 = 0x3;
    /// Values and names.
    pub const VALUES: &[(u32, &str)] = &[
        (0x0, "disabled"),
        (0x1, ".xy"),
        (0x2, ".xyz"),
        (0x3, ".xyzw"),
    ];
    /// Name of a value.
    pub fn name(value: u32) -> Option<&'static str> {
        VALUES.iter().find(|v| v.0 == value).map(|v| v.1)
    }
}
/// `component_enables`. `[mesa:gen9 COMPONENT_ENABLES]`
pub mod component_enables {
    /// `NONE`
    pub const NONE: u32 = 0x0;
    /// `X`
    pub const X: u32 = 0x1;
    /// `Y`
    pub const Y: u32 = 0x2;
    /// `XY`
    pub const XY: u32 = 0x3;
    /// `Z`
    pub const Z: u32 = 0x4;
    /// `XZ`
    pub const XZ: u32 = 0x5;
    /// `YZ`
    pub const YZ: u32 = 0x6;
    /// `XYZ`
    pub const XYZ: u32 = 0x7;
    /// `W`
    pub const W: u32 = 0x8;
    /// `XW`
    pub const XW: u32 = 0x9;
    /// `YW`
    pub const YW: u32 = 0xa;
    /// `XYW`
    pub const XYW: u32 = 0xb;
    /// `ZW`
    pub const ZW: u32 = 0xc;
    /// `XZW`
    pub const XZW: u32 = 0xd;
    /// `YZW`
    pub const YZW: u32 = 0xe;
    /// `XYZW`
    pub const XYZW: u32 = 0xf;
    /// Values and names.
    pub const VALUES: &[(u32, &str)] = &[
        (0x0, "NONE"),
        (0x1, "X"),
        (0x2, "Y"),
        (0x3, "XY"),
        (0x4, "Z"),
        (0x5, "XZ"),
        (0x6, "YZ"),
        (0x7, "XYZ"),
        (0x8, "W"),
        (0x9, "XW"),
        (0xa, "YW"),
        (0xb, "XYW"),
        (0xc, "ZW"),
        (0xd, "XZW"),
        (0xe, "YZW"),
        (0xf, "XYZW"),
    ];
    /// Name of a value.
    pub fn name(value: u32) -> Option<&'static str> {
        VALUES.iter().find(|v| v.0 == value).map(|v| v.1)
    }
}
/// Values and names of the enumeration called `name` in a field table.
pub fn values(name: &str) -> &'static [(u32, &'static str)] {
    match name {
        "color_buffer_blend_factor" => color_buffer_blend_factor::VALUES,
        "color_buffer_blend_function" => color_buffer_blend_function::VALUES,
        "compare_function" => compare_function::VALUES,
        "logic_op_function" => logic_op_function::VALUES,
        "prim_topo_type" => prim_topo_type::VALUES,
        "stencil_operation" => stencil_operation::VALUES,
        "vertex_component_control" => vertex_component_control::VALUES,
        "texture_coordinate_mode" => texture_coordinate_mode::VALUES,
        "clear_color" => clear_color::VALUES,
        "shader_channel_select" => shader_channel_select::VALUES,
        "wrap_shortest_enable" => wrap_shortest_enable::VALUES,
        "atomic_opcode" => atomic_opcode::VALUES,
        "attribute_component_format" => attribute_component_format::VALUES,
        "component_enables" => component_enables::VALUES,
        _ => &[],
    }
}
