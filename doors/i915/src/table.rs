//! Handle tables: small numbers for objects of one open file, lowest free number first.

/// A table of values known to the client by a number from `first` on.
#[derive(Debug)]
pub struct Table<T> {
    first: u32,
    slots: Vec<Option<T>>,
    /// No slot below this index is free.
    lowest_free: usize,
}

impl<T> Table<T> {
    /// An empty table whose first number is `first`.
    pub const fn new(first: u32) -> Self {
        Self { first, slots: Vec::new(), lowest_free: 0 }
    }

    fn index(&self, number: u32) -> Option<usize> {
        number.checked_sub(self.first).map(|index| index as usize)
    }

    /// Adds a value and returns its number.
    pub fn insert(&mut self, value: T) -> u32 {
        let start = self.lowest_free.min(self.slots.len());
        let free = self.slots.iter().skip(start).position(Option::is_none).map(|found| found + start);
        let index = match free {
            Some(index) => index,
            None => {
                self.slots.push(None);
                self.slots.len() - 1
            }
        };
        if let Some(slot) = self.slots.get_mut(index) {
            *slot = Some(value);
        }
        self.lowest_free = index + 1;
        self.first.wrapping_add(index as u32)
    }

    /// The value of a number.
    pub fn get(&self, number: u32) -> Option<&T> {
        self.slots.get(self.index(number)?)?.as_ref()
    }

    /// Takes a value out; its number is free again.
    pub fn remove(&mut self, number: u32) -> Option<T> {
        let index = self.index(number)?;
        let value = self.slots.get_mut(index)?.take();
        if value.is_some() {
            self.lowest_free = self.lowest_free.min(index);
        }
        value
    }

    /// Every number with its value.
    pub fn iter(&self) -> impl Iterator<Item = (u32, &T)> {
        let first = self.first;
        self.slots
            .iter()
            .enumerate()
            .filter_map(move |(index, slot)| Some((first.wrapping_add(index as u32), slot.as_ref()?)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_start_at_the_first_and_the_lowest_free_one_is_used_again() {
        let mut table = Table::new(1);
        let numbers: Vec<u32> = (0..4).map(|value| table.insert(value)).collect();
        assert_eq!(numbers, [1, 2, 3, 4]);
        assert_eq!(table.remove(2), Some(1));
        assert_eq!(table.remove(2), None);
        assert_eq!(table.insert(9), 2);
        assert_eq!(table.insert(10), 5);
        assert_eq!(table.get(2), Some(&9));
        assert_eq!(table.get(0), None);
        assert_eq!(table.iter().count(), 5);
    }
}
