//! The tables of a room in the order of their turns in balancing. A thousand of them are not ranked
//! each time that one gives or takes a player.

use bottone_base::seat::{MOST_SEATS, TableNo};
use bottone_rules::seating::TableSeats;

/// The tables by number of players.
#[derive(Clone, Debug, Default)]
pub(super) struct RankedTables([Level; MOST_SEATS as usize + 1]);

/// The tables with equally many players.
#[derive(Clone, Debug, Default)]
struct Level {
    all: TableSet,
    /// The tables by the number of earlier moves of the player drawn to leave.
    by_leaver: Vec<TableSet>,
}

impl RankedTables {
    /// Adds a table. `leaver` is the number of earlier moves of the player drawn to leave it.
    pub(super) fn add(&mut self, table: &TableSeats, leaver: Option<u8>) {
        self.change(table, leaver, TableSet::insert);
    }

    /// Removes a table, as it was when it was added.
    pub(super) fn remove(&mut self, table: &TableSeats, leaver: Option<u8>) {
        self.change(table, leaver, TableSet::remove);
    }

    fn change(
        &mut self,
        table: &TableSeats,
        leaver: Option<u8>,
        change: fn(&mut TableSet, TableNo),
    ) {
        let Some(level) = self.0.get_mut(usize::from(table.players())) else { return };
        change(&mut level.all, table.table);
        let Some(moved) = leaver.map(usize::from) else { return };
        if level.by_leaver.len() <= moved {
            level.by_leaver.resize_with(moved + 1, TableSet::default);
        }
        change(&mut level.by_leaver[moved], table.table);
    }

    /// Returns the tables with this many players by number.
    pub(super) fn by_number(&self, players: u8) -> impl Iterator<Item = TableNo> {
        self.0.get(usize::from(players)).into_iter().flat_map(|level| level.all.iter())
    }

    /// Returns the tables with this many players by the number of earlier moves of the player drawn
    /// to leave, then by number.
    pub(super) fn by_leaver(&self, players: u8) -> impl Iterator<Item = TableNo> {
        let levels = self.0.get(usize::from(players)).into_iter();
        levels.flat_map(|level| level.by_leaver.iter().flat_map(TableSet::iter))
    }
}

/// A set of table numbers, a bit each.
#[derive(Clone, Debug, Default)]
struct TableSet {
    words: Vec<u64>,
    count: usize,
}

impl TableSet {
    fn insert(&mut self, table: TableNo) {
        let (word, bit) = place(table);
        if self.words.len() <= word {
            self.words.resize(word + 1, 0);
        }
        self.words[word] |= bit;
        self.count += 1;
    }

    fn remove(&mut self, table: TableNo) {
        let (word, bit) = place(table);
        self.words[word] &= !bit;
        self.count -= 1;
    }

    /// Returns the tables by number.
    fn iter(&self) -> impl Iterator<Item = TableNo> {
        let words = if self.count > 0 { &self.words[..] } else { &[] };
        (0_u16..).step_by(64).zip(words).flat_map(|(from, word)| {
            let mut left = *word;
            std::iter::from_fn(move || {
                let bit = u16::try_from(left.trailing_zeros()).ok().filter(|bit| *bit < 64)?;
                left &= left - 1;
                TableNo::new(from + bit)
            })
        })
    }
}

/// Returns the word with the bit of this table, and the bit.
fn place(table: TableNo) -> (usize, u64) {
    (usize::from(table.get() / 64), 1 << (table.get() % 64))
}
