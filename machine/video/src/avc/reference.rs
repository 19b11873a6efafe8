//! Pictures that others refer to: frames, and fields of them. [h264:8.2.4]

use super::picture::Structure;
use super::slice::Slice;
use crate::plane::{Frame, Rows};

/// An entry of a list.
#[derive(Clone, Copy)]
pub(super) struct Reference<'a> {
    pub(super) frame: &'a Frame,
    /// All for a frame, otherwise one field.
    pub(super) rows: Rows,
    /// Frame store.
    pub(super) store: usize,
    /// Orders of the fields of the frame.
    pub(super) orders: [i32; 2],
    pub(super) is_long: bool,
}

/// The order of rows of a frame whose fields have these: of all rows that of the earlier field.
pub(super) fn order_of(orders: [i32; 2], rows: Rows) -> i32 {
    match rows {
        Rows::All => orders[0].min(orders[1]),
        Rows::Top => orders[0],
        Rows::Bottom => orders[1],
    }
}

/// The rows of the lower, or of the upper, of two fields.
pub(super) fn field(is_bottom: bool) -> Rows {
    if is_bottom { Rows::Bottom } else { Rows::Top }
}

/// Number of the frame store that an id of a reference names, and its rows.
pub(super) fn of_id(id: i8) -> Option<(usize, Rows)> {
    let id = usize::try_from(id).ok()?;
    Some((id >> 2, [Rows::All, Rows::Top, Rows::Bottom][id % 4 % 3]))
}

impl Reference<'_> {
    pub(super) fn order(&self) -> i32 {
        order_of(self.orders, self.rows)
    }

    /// A number that no other picture has: four times its store, one more for its top and two for its bottom field.
    pub(super) fn id(&self) -> i8 {
        let rows = match self.rows {
            Rows::All => 0,
            Rows::Top => 1,
            Rows::Bottom => 2,
        };
        (self.store as i8) << 2 | rows
    }
}

impl<'a> Slice<'_, 'a> {
    /// The rows of the frame that the macroblock is predicted in.
    pub(super) fn parity(&self) -> Rows {
        match self.picture.structure {
            Structure::Field(rows) => rows,
            Structure::Adaptive if self.mb.is_field => field(self.mb_y & 1 != 0),
            _ => Rows::All,
        }
    }

    /// Whether lists hold frames and the macroblock refers to their fields: two for each entry.
    pub(super) fn has_field_lists(&self) -> bool {
        self.mb.is_field && self.is_adaptive()
    }

    /// Entries that the macroblock may name.
    pub(super) fn count(&self, list: usize) -> usize {
        self.header.counts[list] << u32::from(self.has_field_lists())
    }

    /// What the macroblock names by a number: of a frame's fields first the one of its own parity. [h264:8.4.2.1]
    pub(super) fn reference_at(&self, list: usize, number: usize) -> Option<Reference<'a>> {
        let list = &self.header.references[list];
        if !self.has_field_lists() {
            return list.get(number).copied().flatten();
        }
        let frame = list.get(number >> 1).copied().flatten()?;
        let is_bottom = (self.mb_y ^ number) & 1 != 0;
        Some(Reference { rows: field(is_bottom), ..frame })
    }

    /// The order of the picture, or of the field of it that the macroblock is in.
    pub(super) fn order(&self) -> i32 {
        order_of(self.header.orders, self.parity())
    }
}
