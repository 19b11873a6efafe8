//! The VGA register file: ports, and the registers behind their indices.
//!
//! Source: [bdw.3:VGA and Extended VGA Register Map], [bdw.3:Indirect VGA and Extended VGA Register Indices]; how indices,
//! the attribute controller's alternation and the palette's counting work is that of every VGA, which the manual takes
//! for granted.
//! Deliberately absent: any picture. What the bits of a register mean matters to nobody here, so that they are only kept.

/// Colours of the palette.
const COLOURS: usize = 256;

/// Registers that exist in each set. [bdw.3:Indirect VGA and Extended VGA Register Indices]
const SEQUENCER: &[u8] = &[0, 1, 2, 3, 4, 7];
const GRAPHICS: &[u8] = &[0, 1, 2, 3, 4, 5, 6, 7, 8, 0x10, 0x11, 0x18];
const ATTRIBUTE_LAST: u8 = 0x14;
const CRT_LAST: u8 = 0x18;
const CRT_LATCH: u8 = 0x22;
/// Bit of the attribute index that lets the palette be seen.
const ATTRIBUTE_INDEX: u8 = 0x3f;
/// Bit of the miscellaneous output register that chooses the addresses for colour.
const COLOUR_ADDRESSES: u8 = 1;

/// A set of registers behind an index.
#[derive(Clone, Debug)]
struct Indexed {
    index: u8,
    values: [u8; 256],
}

impl Default for Indexed {
    fn default() -> Self {
        Self { index: 0, values: [0; 256] }
    }
}

impl Indexed {
    fn read(&self, has: impl Fn(u8) -> bool) -> u8 {
        if has(self.index) { self.values[usize::from(self.index)] } else { 0 }
    }

    fn write(&mut self, value: u8, has: impl Fn(u8) -> bool) {
        if has(self.index) {
            self.values[usize::from(self.index)] = value;
        }
    }
}

/// All registers of the VGA.
#[derive(Clone, Debug)]
pub(crate) struct Vga {
    sequencer: Indexed,
    graphics: Indexed,
    attribute: Indexed,
    /// The next write to the attribute port is data.
    attribute_data: bool,
    crt: Indexed,
    extensions: Indexed,
    miscellaneous: u8,
    feature: u8,
    palette: [u8; 3 * COLOURS],
    palette_mask: u8,
    /// Next byte of the palette that is read, and that is written.
    palette_read: usize,
    palette_write: usize,
    /// The palette was last prepared for reading.
    palette_reads: bool,
}

impl Default for Vga {
    fn default() -> Self {
        Self {
            sequencer: Indexed::default(),
            graphics: Indexed::default(),
            attribute: Indexed::default(),
            attribute_data: false,
            crt: Indexed::default(),
            extensions: Indexed::default(),
            miscellaneous: 0,
            feature: 0,
            palette: [0; 3 * COLOURS],
            palette_mask: 0xff,
            palette_read: 0,
            palette_write: 0,
            palette_reads: false,
        }
    }
}

fn has_sequencer(index: u8) -> bool {
    SEQUENCER.contains(&index)
}

fn has_graphics(index: u8) -> bool {
    GRAPHICS.contains(&index)
}

fn has_attribute(index: u8) -> bool {
    index & 0x1f <= ATTRIBUTE_LAST
}

fn has_crt(index: u8) -> bool {
    index <= CRT_LAST || index == CRT_LATCH
}

impl Vga {
    /// The port of the other set of addresses answers nothing.
    fn is_elsewhere(&self, port: u16) -> bool {
        let is_colour = self.miscellaneous & COLOUR_ADDRESSES != 0;
        match port {
            0x3b4 | 0x3b5 | 0x3ba => is_colour,
            0x3d4 | 0x3d5 | 0x3da => !is_colour,
            _ => false,
        }
    }

    /// Reads a port; `None` for one that does not exist.
    pub(crate) fn read(&mut self, port: u16) -> Option<u8> {
        if self.is_elsewhere(port) {
            return None;
        }
        Some(match port {
            0x3b4 | 0x3d4 => self.crt.index,
            0x3b5 | 0x3d5 => self.crt.read(has_crt),
            // Status: nothing is displayed, so that neither retrace ever happens.
            0x3ba | 0x3da => {
                self.attribute_data = false;
                0
            }
            0x3c0 => self.attribute.index,
            0x3c1 => self.attribute.values[usize::from(self.attribute.index & 0x1f)],
            0x3c2 => 0,
            0x3c4 => self.sequencer.index,
            0x3c5 => self.sequencer.read(has_sequencer),
            0x3c6 => self.palette_mask,
            0x3c7 => u8::from(self.palette_reads) * 3,
            0x3c8 => (self.palette_write / 3) as u8,
            0x3c9 => {
                let value = self.palette[self.palette_read];
                self.palette_read = (self.palette_read + 1) % self.palette.len();
                value
            }
            0x3ca => self.feature,
            0x3cc => self.miscellaneous,
            0x3ce => self.graphics.index,
            0x3cf => self.graphics.read(has_graphics),
            0x3d6 => self.extensions.index,
            0x3d7 => self.extensions.read(|_| true),
            _ => return None,
        })
    }

    /// Writes a port; false for one that does not exist.
    pub(crate) fn write(&mut self, port: u16, value: u8) -> bool {
        if self.is_elsewhere(port) {
            return false;
        }
        match port {
            0x3b4 | 0x3d4 => self.crt.index = value,
            0x3b5 | 0x3d5 => self.crt.write(value, has_crt),
            0x3ba | 0x3da => self.feature = value,
            0x3c0 if self.attribute_data => {
                let index = self.attribute.index;
                if has_attribute(index) {
                    self.attribute.values[usize::from(index & 0x1f)] = value;
                }
                self.attribute_data = false;
            }
            0x3c0 => {
                self.attribute.index = value & ATTRIBUTE_INDEX;
                self.attribute_data = true;
            }
            0x3c2 => self.miscellaneous = value,
            0x3c4 => self.sequencer.index = value,
            0x3c5 => self.sequencer.write(value, has_sequencer),
            0x3c6 => self.palette_mask = value,
            0x3c7 => {
                self.palette_read = usize::from(value) * 3;
                self.palette_reads = true;
            }
            0x3c8 => {
                self.palette_write = usize::from(value) * 3;
                self.palette_reads = false;
            }
            0x3c9 => {
                // A colour has six bits a channel.
                self.palette[self.palette_write] = value & 0x3f;
                self.palette_write = (self.palette_write + 1) % self.palette.len();
            }
            0x3ce => self.graphics.index = value,
            0x3cf => self.graphics.write(value, has_graphics),
            0x3d6 => self.extensions.index = value,
            0x3d7 => self.extensions.write(value, |_| true),
            _ => return false,
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn indexed(vga: &mut Vga, port: u16, index: u8, value: u8) -> Option<u8> {
        vga.write(port, index);
        vga.write(port + 1, value);
        assert_eq!(vga.read(port), Some(index));
        vga.read(port + 1)
    }

    /// The indices at which a set keeps what it is given.
    fn kept(port: u16) -> Vec<u8> {
        let value = |index: u8| index ^ 0xa5 | 1;
        let mut vga = Vga::default();
        vga.write(0x3c2, 1);
        for index in 0..=255 {
            indexed(&mut vga, port, index, value(index));
        }
        let keeps = |&index: &u8| {
            vga.write(port, index);
            let found = vga.read(port + 1);
            assert!(found == Some(value(index)) || found == Some(0), "{index:#x}");
            found != Some(0)
        };
        (0..=255).filter(keeps).collect()
    }

    #[test]
    fn each_set_has_the_indices_of_the_manual() {
        assert_eq!(kept(0x3c4), [0, 1, 2, 3, 4, 7]);
        assert_eq!(kept(0x3ce), [0, 1, 2, 3, 4, 5, 6, 7, 8, 0x10, 0x11, 0x18]);
        assert_eq!(kept(0x3d4), (0..=0x18).chain([0x22]).collect::<Vec<_>>());
        assert_eq!(kept(0x3d6), (0..=255).collect::<Vec<_>>());
        // The attribute controller has one port to write to, and a bit above its five of an index.
        let mut vga = Vga::default();
        for index in 0..=0xff {
            vga.write(0x3c0, index);
            vga.write(0x3c0, index | 0x80);
            vga.write(0x3c0, index);
            let expected = if index & 0x1f <= 0x14 { index | 0x80 } else { 0 };
            assert_eq!(
                (vga.read(0x3c0), vga.read(0x3c1)),
                (Some(index & 0x3f), Some(expected)),
                "{index:#x}"
            );
            vga.read(0x3ba);
        }
    }

    #[test]
    fn every_port_is_one_of_the_manual() {
        let common = (0x3c0..=0x3c2).chain(0x3c4..=0x3ca).chain([0x3cc, 0x3ce, 0x3cf, 0x3d6, 0x3d7]);
        let common: Vec<u16> = common.collect();
        for (output, own) in [(0, [0x3b4, 0x3b5, 0x3ba]), (1, [0x3d4, 0x3d5, 0x3da])] {
            let mut vga = Vga::default();
            vga.write(0x3c2, output);
            for port in 0x3b0..0x3e0 {
                let exists = common.contains(&port) || own.contains(&port);
                assert_eq!(vga.read(port).is_some(), exists, "{port:#x} {output}");
                // These are read elsewhere: attribute data, feature control, miscellaneous output.
                let is_written = exists && !matches!(port, 0x3c1 | 0x3ca | 0x3cc);
                assert_eq!(vga.clone().write(port, 0), is_written, "{port:#x} {output}");
            }
            let [_, _, status] = own;
            assert!(vga.write(status, 0x5b));
            assert_eq!(
                [0x3ca, 0x3c2, status, 0x3c6].map(|port| vga.read(port)),
                [0x5b, 0, 0, 0xff].map(Some)
            );
        }
    }

    #[test]
    fn registers_behind_an_index_keep_what_they_are_given_and_others_are_zero() {
        let mut vga = Vga::default();
        assert_eq!(indexed(&mut vga, 0x3c4, 7, 0x5a), Some(0x5a));
        assert_eq!(indexed(&mut vga, 0x3c4, 5, 0x5a), Some(0));
        assert_eq!(indexed(&mut vga, 0x3ce, 0x18, 1), Some(1));
        assert_eq!(indexed(&mut vga, 0x3ce, 0x09, 1), Some(0));
        assert_eq!(indexed(&mut vga, 0x3d6, 0x80, 2), Some(2));
        vga.write(0x3c4, 7);
        assert_eq!(vga.read(0x3c5), Some(0x5a), "each set has its own");
    }

    #[test]
    fn the_crt_controller_has_one_of_two_addresses() {
        let mut vga = Vga::default();
        assert_eq!(indexed(&mut vga, 0x3b4, 0x18, 9), Some(9));
        assert_eq!((vga.read(0x3d5), vga.write(0x3d5, 1)), (None, false));
        vga.write(0x3c2, 0x67);
        assert_eq!((vga.read(0x3cc), vga.read(0x3b5), vga.read(0x3d5)), (Some(0x67), None, Some(9)));
        assert_eq!(indexed(&mut vga, 0x3d4, 0x22, 4), Some(4));
        assert_eq!(indexed(&mut vga, 0x3d4, 0x19, 4), Some(0));
    }

    #[test]
    fn the_attribute_port_alternates_until_the_status_is_read() {
        let mut vga = Vga::default();
        vga.write(0x3c0, 0x10);
        vga.write(0x3c0, 0x41);
        vga.write(0x3c0, 0x30);
        assert_eq!((vga.read(0x3c0), vga.read(0x3c1)), (Some(0x30), Some(0x41)));
        // The next write would be data; reading the status begins anew.
        vga.read(0x3ba);
        vga.write(0x3c0, 0x11);
        vga.write(0x3c0, 0x07);
        assert_eq!(vga.read(0x3c1), Some(7));
        vga.write(0x3c0, 0x1f);
        vga.write(0x3c0, 0x55);
        assert_eq!(vga.read(0x3c1), Some(0), "there is none at 1Fh");
    }

    #[test]
    fn the_palette_counts_through_three_channels_of_each_colour() {
        let mut vga = Vga::default();
        vga.write(0x3c8, 0xff);
        for value in [1, 2, 0xff, 4] {
            vga.write(0x3c9, value);
        }
        assert_eq!((vga.read(0x3c7), vga.read(0x3c8)), (Some(0), Some(0)));
        vga.write(0x3c7, 0xff);
        assert_eq!(vga.read(0x3c7), Some(3));
        assert_eq!([(); 4].map(|()| vga.read(0x3c9)), [1, 2, 0x3f, 4].map(Some));
        // Either place is told by the colour that it is in.
        vga.write(0x3c8, 0x21);
        for (value, place) in [(5, 0x21), (6, 0x21), (7, 0x22), (8, 0x22)] {
            vga.write(0x3c9, value);
            assert_eq!(vga.read(0x3c8), Some(place));
        }
        vga.write(0x3c7, 0x22);
        assert_eq!([(); 2].map(|()| vga.read(0x3c9)), [8, 0].map(Some));
        vga.write(0x3c6, 0x0f);
        assert_eq!((vga.read(0x3c6), vga.read(0x3d8), vga.write(0x3c3, 1)), (Some(0x0f), None, false));
    }

    #[test]
    fn each_set_has_the_registers_of_the_manual_and_no_others() {
        let sets: [(u16, &[u8]); 3] = [
            (0x3c4, &[0, 1, 2, 3, 4, 7]),
            (0x3ce, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 0x10, 0x11, 0x18]),
            (
                0x3b4,
                &[
                    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
                    0x22,
                ],
            ),
        ];
        for (port, registers) in sets {
            let mut vga = Vga::default();
            for index in 0..=255 {
                let expected = if registers.contains(&index) { !index } else { 0 };
                assert_eq!(indexed(&mut vga, port, index, !index), Some(expected), "{port:#x} {index:#x}");
            }
            for &index in registers {
                vga.write(port, index);
                assert_eq!(vga.read(port + 1), Some(!index), "each keeps its own");
            }
        }
        let mut vga = Vga::default();
        for index in 0..=255 {
            vga.read(0x3ba);
            vga.write(0x3c0, index);
            vga.write(0x3c0, 0x40 | index);
            let number = index & 0x1f;
            let expected = if number <= 0x14 { 0x40 | index } else { 0 };
            assert_eq!(
                (vga.read(0x3c0), vga.read(0x3c1)),
                (Some(index & 0x3f), Some(expected)),
                "{index:#x}"
            );
            assert_eq!(indexed(&mut vga, 0x3d6, index, !index), Some(!index));
        }
    }

    #[test]
    fn ports_without_an_index_keep_what_they_are_given() {
        for is_colour in [false, true] {
            let (here, there) = if is_colour { (0x3da, 0x3ba) } else { (0x3ba, 0x3da) };
            let mut vga = Vga::default();
            assert_eq!(
                [0x3c2, 0x3c6, 0x3c7, 0x3ca, 0x3cc].map(|port| vga.read(port)),
                [0, 0xff, 0, 0, 0].map(Some)
            );
            assert!(vga.write(0x3c2, 0xf2 | u8::from(is_colour)));
            assert!(vga.write(here, 0x5a) && !vga.write(there, 0xff));
            assert_eq!((vga.read(0x3ca), vga.read(here), vga.read(there)), (Some(0x5a), Some(0), None));
            assert_eq!((vga.read(0x3cc), vga.read(0x3c2)), (Some(0xf2 | u8::from(is_colour)), Some(0)));
            // The index of the CRT controller is the same at both addresses.
            let (index, data) = (here - 6, here - 5);
            assert_eq!((indexed(&mut vga, index, 0x11, 0x77), vga.read(there - 6)), (Some(0x77), None));
            assert_eq!((vga.read(data), vga.read(there - 5)), (Some(0x77), None));
        }
        let mut vga = Vga::default();
        for port in [0x3af, 0x3b0, 0x3b3, 0x3c3, 0x3cb, 0x3cd, 0x3d0, 0x3d8, 0x3df, 0x3e0] {
            assert_eq!((vga.read(port), vga.write(port, 0)), (None, false), "{port:#x}");
        }
        // What only answers, and what only takes.
        assert!(!vga.write(0x3cc, 0) && !vga.write(0x3ca, 0) && !vga.write(0x3c1, 0));
    }

    #[test]
    fn the_palette_goes_round_and_reads_where_it_was_told_to() {
        let mut vga = Vga::default();
        vga.write(0x3c8, 0);
        for number in 0..768_u32 {
            assert_eq!(vga.read(0x3c8), Some((number / 3) as u8));
            vga.write(0x3c9, (number % 61) as u8);
        }
        assert_eq!((vga.read(0x3c8), vga.read(0x3c7)), (Some(0), Some(0)), "behind the last comes the first");
        vga.write(0x3c7, 2);
        for number in (6..768).chain(0..6_u32) {
            assert_eq!(vga.read(0x3c9), Some((number % 61) as u8), "{number}");
        }
        assert_eq!(vga.read(0x3c7), Some(3));
        vga.write(0x3c8, 9);
        assert_eq!(vga.read(0x3c7), Some(0), "it was prepared for writing last");
    }
}
