//! Tables, seats and the clockwise walk.
//!
//! Seats are numbered clockwise from the dealer's left, 1 to 11. "Next" always means clockwise.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::unreadable::ExpectedKind;

/// The most seats that a table can have.
pub const MOST_SEATS: u8 = 11;
/// The fewest seats that a table can have.
pub const FEWEST_SEATS: u8 = 2;

/// Parses the number of seats of a table.
///
/// # Errors
/// If a table cannot have this many.
pub fn table_size<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
    let size = u8::deserialize(from)?;
    if !(FEWEST_SEATS..=MOST_SEATS).contains(&size) {
        return Err(ExpectedKind::TableSize.error(size));
    }
    Ok(size)
}

/// A seat at a table, 1 to 11 clockwise from the dealer's left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct SeatNo(u8);

impl SeatNo {
    /// The seat to the dealer's left.
    pub const FIRST: Self = Self(1);

    /// Returns the seat with this number; `None` if it is not 1 to 11.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= MOST_SEATS { Some(Self(number)) } else { None }
    }

    /// Returns the number painted on the table, 1 to 11.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// Returns the index of this seat in an array of all seats, 0 to 10.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// Returns every seat of a table of `size`, in order.
    pub fn up_to(size: u8) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (1..=size.min(MOST_SEATS)).map(Self)
    }
}

impl fmt::Display for SeatNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<'de> Deserialize<'de> for SeatNo {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(from)?;
        Self::new(number).ok_or_else(|| ExpectedKind::Seat.error(number))
    }
}

/// A set of seats at one table.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seats(u16);

impl Seats {
    /// No seat.
    pub const NONE: Self = Self(0);

    /// Returns every seat of a table of `size`.
    pub const fn all(size: u8) -> Self {
        let size = if size > MOST_SEATS { MOST_SEATS } else { size };
        if size == 0 { Self::NONE } else { Self(u16::MAX >> (16 - size)) }
    }

    /// Returns whether `seat` is in the set.
    pub const fn contains(self, seat: SeatNo) -> bool {
        self.0 & Self::bit(seat) != 0
    }

    /// Adds `seat`.
    pub const fn insert(&mut self, seat: SeatNo) {
        self.0 |= Self::bit(seat);
    }

    /// Removes `seat`.
    pub const fn remove(&mut self, seat: SeatNo) {
        self.0 &= !Self::bit(seat);
    }

    /// Returns the set with `seat` added.
    #[must_use]
    pub const fn with(self, seat: SeatNo) -> Self {
        Self(self.0 | Self::bit(seat))
    }

    /// Returns the set with `seat` removed.
    #[must_use]
    pub const fn without(self, seat: SeatNo) -> Self {
        Self(self.0 & !Self::bit(seat))
    }

    /// Returns the seats in either set.
    #[must_use]
    pub const fn union(self, those: Self) -> Self {
        Self(self.0 | those.0)
    }

    /// Returns the seats in both sets.
    #[must_use]
    pub const fn intersection(self, those: Self) -> Self {
        Self(self.0 & those.0)
    }

    /// Returns the seats of this set that are not in the other.
    #[must_use]
    pub const fn difference(self, those: Self) -> Self {
        Self(self.0 & !those.0)
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the seat with the lowest number.
    pub fn first(self) -> Option<SeatNo> {
        self.iter().next()
    }

    /// Returns the seats from the lowest number up.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = SeatNo> + Clone {
        SeatIter(self.0)
    }

    /// Walks clockwise from the first seat of the set strictly after `seat` to, at the latest,
    /// `seat` itself.
    pub fn clockwise_from(self, seat: SeatNo) -> impl Iterator<Item = SeatNo> + Clone {
        let up_to = Self(self.0 & (u16::MAX >> (16 - seat.get())));
        self.difference(up_to).iter().chain(up_to.iter())
    }

    /// Returns the first seat of the set strictly clockwise of `seat`; `seat` itself if it is the
    /// only one.
    pub fn next(self, seat: SeatNo) -> Option<SeatNo> {
        self.clockwise_from(seat).next()
    }

    /// Returns the first seat of the set strictly counter-clockwise of `seat`; `seat` itself if it
    /// is the only one.
    pub fn previous(self, seat: SeatNo) -> Option<SeatNo> {
        let before = self.iter().rev().filter(|&s| s < seat);
        before.chain(self.iter().rev().filter(|&s| s >= seat)).next()
    }

    /// Returns the seats strictly inside the clockwise arc from `from` to `to`. The arc from a seat
    /// to itself is the whole table except that seat.
    #[must_use]
    pub fn between(self, from: SeatNo, to: SeatNo) -> Self {
        // The seats above `from`, and those below `to`.
        let above = u16::MAX << from.get();
        let below = Self::bit(to) - 1;
        let arc = if from < to { above & below } else { above | below };
        Self(self.0 & arc)
    }

    const fn bit(seat: SeatNo) -> u16 {
        1 << seat.index()
    }
}

/// The seats of a set from the lowest up. Sets are iterated far more often than they are used in
/// any other way.
#[derive(Clone)]
struct SeatIter(u16);

impl Iterator for SeatIter {
    type Item = SeatNo;

    fn next(&mut self) -> Option<SeatNo> {
        let left = self.0 & self.0.checked_sub(1)?;
        let seat = nth(self.0.trailing_zeros());
        self.0 = left;
        seat
    }
}

impl DoubleEndedIterator for SeatIter {
    fn next_back(&mut self) -> Option<SeatNo> {
        let index = self.0.checked_ilog2()?;
        self.0 &= !(1 << index);
        nth(index)
    }
}

/// Returns the seat at this index, from 0.
fn nth(index: u32) -> Option<SeatNo> {
    u8::try_from(index).ok().map(|index| SeatNo(index + 1))
}

/// Returns whether a clockwise walk from `from` meets `seat` before `to`.
pub fn strictly_between(from: SeatNo, seat: SeatNo, to: SeatNo) -> bool {
    if from < to { from < seat && seat < to } else { from < seat || seat < to }
}

impl FromIterator<SeatNo> for Seats {
    fn from_iter<I: IntoIterator<Item = SeatNo>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(SeatNo::get)).finish()
    }
}

impl Serialize for Seats {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Vec::<SeatNo>::deserialize(from).map(Self::from_iter)
    }
}

/// The number of a table in the room, from 1 up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct TableNo(u16);

impl TableNo {
    /// The highest number that a table can have.
    pub const HIGHEST: u16 = 9_999;

    /// Returns the table with this number; `None` if it is out of range.
    pub const fn new(number: u16) -> Option<Self> {
        if number >= 1 && number <= Self::HIGHEST { Some(Self(number)) } else { None }
    }

    /// Returns the number on the table's stand.
    pub const fn get(self) -> u16 {
        self.0
    }
}

impl fmt::Display for TableNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<'de> Deserialize<'de> for TableNo {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let number = u16::deserialize(from)?;
        Self::new(number).ok_or_else(|| ExpectedKind::Table.error(number))
    }
}

/// One seat in the room: the table and the seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seat {
    pub table: TableNo,
    /// The seat at that table.
    pub seat: SeatNo,
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "T{} S{}", self.table, self.seat)
    }
}
