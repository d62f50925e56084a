//! Levels, breaks and the rest of a structure.
//!
//! A structure is a list of rows, as on the sheet on the wall. Levels and breaks take time. A
//! colour-up, the close of registration and the end of a day are rows of no length between two
//! others.

mod ante;
mod check;
mod fault;
mod game;
mod payable;

use bottone_base::{chips::Chips, note::Note};
use serde::{Deserialize, Serialize};

pub use self::{
    ante::{Ante, AntePoster},
    check::{Amount, ColourUpTime, Warning, check, earliest_colour_ups, postings},
    fault::{MOST_CHIPS, MOST_MINUTES, MOST_NAME, MOST_ROWS, StructureFault},
    game::{Betting, Game, MixTurn, Rotation, Stud, Variant},
    payable::Purse,
};

/// The structure of a tournament: the games, the chips and the rows.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Structure {
    /// The name of the structure.
    pub name: String,
    /// The origin of the structure.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub source: Note,
    /// The known and unknown points about it, one sentence each.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub notes: Vec<Note>,
    /// The game at every level that names no other.
    #[serde(default)]
    pub game: Game,
    /// The starting stack.
    pub starting_stack: Chips,
    /// The chips in use, in any order. Without any, amounts are not checked against them.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub chips: Vec<Chip>,
    /// The rows, from the first level to the last.
    pub rows: Vec<Row>,
}

/// One denomination of the set in use.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chip {
    /// The worth of the chip.
    pub value: Chips,
    /// The name of its colour in this house.
    pub name: String,
    /// Its colour on screen and paper: red, green, blue.
    pub colour: (u8, u8, u8),
}

/// One line of a structure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Row {
    /// A level is played.
    Level(Level),
    Break(Break),
    /// These denominations leave play.
    ColourUp(Vec<Chips>),
    /// No entries after this. Behind a break, registration stays open through the break; before it,
    /// registration closes with the level.
    RegistrationCloses,
    /// The clock stops until the next day is started.
    EndOfDay,
}

/// The posts and bets of one level. Missing amounts are zero.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Level {
    /// The small blind. It may be any part of the big one: real sheets have 200-300 and 100-100.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub small: Chips,
    /// The big blind.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub big: Chips,
    /// The ante in addition to the blinds.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub ante: Option<Ante>,
    /// The bets of limit games.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub bets: Option<LimitBets>,
    /// The posts of stud games.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub stud: Option<StudStakes>,
    /// The game, if it is not the structure's own.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub game: Option<Game>,
    /// The length in minutes.
    pub minutes: u16,
}

/// The two bets of a limit game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LimitBets {
    /// The bet on the early streets, to which a bring-in is also completed.
    pub small: Chips,
    /// The bet on the late streets.
    pub big: Chips,
}

/// The posts of a stud game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StudStakes {
    /// The ante of every player.
    pub ante: Chips,
    /// The bring-in, posted by the player chosen by the first open card.
    pub bring_in: Chips,
}

/// A break for the whole room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Break {
    /// The length in minutes.
    pub minutes: u16,
    /// The name of the break.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub name: BreakName,
}

/// The name of a break.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum BreakName {
    #[default]
    Break,
    Dinner,
    /// A name in the house's own words.
    Own(String),
}

impl Row {
    /// Returns the length of the row in minutes: zero, unless it is a level or a break.
    pub const fn minutes(&self) -> u16 {
        match self {
            Self::Level(level) => level.minutes,
            Self::Break(pause) => pause.minutes,
            Self::ColourUp(_) | Self::RegistrationCloses | Self::EndOfDay => 0,
        }
    }

    /// Returns the level, if the row is one.
    pub const fn level(&self) -> Option<&Level> {
        if let Self::Level(level) = self { Some(level) } else { None }
    }

    /// Returns whether the clock runs through this row.
    pub const fn takes_time(&self) -> bool {
        matches!(self, Self::Level(_) | Self::Break(_))
    }
}

impl Structure {
    /// Returns the levels, each with its row and its number. The number counts levels only, from 1.
    pub fn levels(&self) -> impl Iterator<Item = (usize, usize, &Level)> {
        self.rows
            .iter()
            .enumerate()
            .filter_map(|(row, what)| Some((row, what.level()?)))
            .zip(1..)
            .map(|((row, level), number)| (row, number, level))
    }

    /// Returns the number of levels up to and including this row: the current level, or in a break
    /// the one before.
    pub fn level_number(&self, row: usize) -> usize {
        self.rows.iter().take(row.saturating_add(1)).filter(|row| row.level().is_some()).count()
    }

    /// Returns the total length of all levels and breaks in minutes.
    pub fn minutes(&self) -> u64 {
        self.rows.iter().map(|row| u64::from(row.minutes())).sum()
    }

    /// Returns the row of the first level after `row`.
    pub fn next_level(&self, row: usize) -> Option<usize> {
        self.next(row, |row| row.level().is_some())
    }

    /// Returns the row of the first break after `row`.
    pub fn next_break(&self, row: usize) -> Option<usize> {
        self.next(row, |row| matches!(row, Row::Break(_)))
    }

    fn next(&self, row: usize, wanted: impl Fn(&Row) -> bool) -> Option<usize> {
        let behind = row.saturating_add(1);
        self.rows.iter().skip(behind).position(wanted).map(|at| at.saturating_add(behind))
    }

    /// Returns the last level, from 1, with open registration; 0 if registration closes before the
    /// first, and `None` if it never closes by itself.
    pub fn registration_level(&self) -> Option<usize> {
        self.registration_closes().map(|row| self.level_number(row))
    }

    /// Returns the same structure with registration closed after this level, from 1, and after a
    /// break that follows it. With no level, or with one that does not exist, it never closes by
    /// itself.
    #[must_use]
    pub fn closing_after(&self, level: Option<usize>) -> Self {
        let mut structure = self.clone();
        structure.rows.retain(|row| *row != Row::RegistrationCloses);
        let found = structure.levels().find(|(_, number, _)| Some(*number) == level);
        if let Some(row) = found.map(|(row, ..)| row) {
            let pause = matches!(structure.rows.get(row + 1), Some(Row::Break(_)));
            structure.rows.insert(row + 1 + usize::from(pause), Row::RegistrationCloses);
        }
        structure
    }

    /// Returns the row where registration closes; `None` if it never closes by itself.
    pub fn registration_closes(&self) -> Option<usize> {
        self.rows.iter().position(|row| *row == Row::RegistrationCloses)
    }

    /// Returns the denominations that leave play in the break around `row`: after the level before
    /// it and before the next level.
    pub fn colour_ups_around(&self, row: usize) -> Vec<Chips> {
        let pauses = |row: &&Row| row.level().is_none();
        let (before, behind) = self.rows.split_at(row.min(self.rows.len()));
        let first = before.len() - before.iter().rev().take_while(pauses).count();
        let last = before.len() + behind.iter().take_while(pauses).count();
        if behind.first().is_none_or(|row| row.level().is_some()) {
            return Vec::new();
        }
        let pause = self.rows.iter().take(last).skip(first);
        pause
            .filter_map(|row| if let Row::ColourUp(chips) = row { Some(chips) } else { None })
            .flatten()
            .copied()
            .collect()
    }

    /// Returns the denominations still in play during `row`, the smallest first.
    pub fn chips_in_play(&self, row: usize) -> Vec<Chips> {
        let mut left: Vec<Chips> = self.chips.iter().map(|chip| chip.value).collect();
        for gone in self.rows.iter().take(row.saturating_add(1)) {
            if let Row::ColourUp(gone) = gone {
                left.retain(|chip| !gone.contains(chip));
            }
        }
        left.sort_unstable();
        left
    }

    /// Returns the denominations that could leave play before `row`, the smallest first: all posts
    /// and bets from there on can be paid without them. One stays.
    pub fn colour_ups_possible(&self, row: usize) -> Vec<Chips> {
        let levels = self.rows.iter().enumerate().skip(row);
        let levels = levels.filter_map(|(row, of)| Some((self.games_at(row), of.level()?)));
        let amounts: Vec<Chips> = levels
            .flat_map(|(games, level)| postings(level, &games))
            .map(|(_, chips)| chips)
            .collect();
        let mut stay = self.chips_in_play(row);
        let mut leave = Vec::new();
        while stay.len() > 1 && !amounts.is_empty() {
            let without = Purse::new(&stay[1..]);
            if !amounts.iter().all(|amount| without.pays(*amount)) {
                break;
            }
            leave.push(stay.remove(0));
        }
        leave
    }

    /// Returns the amount of stud in the structure.
    pub fn stud(&self) -> Stud {
        let levels = self.rows.iter().filter_map(Row::level);
        let games = levels.map(|level| level.game.as_ref().unwrap_or(&self.game));
        let (mut stud, mut others) = (false, false);
        for variant in games.flat_map(Game::variants) {
            stud |= variant.is_stud();
            others |= !variant.is_stud();
        }
        match (stud, others) {
            (true, true) => Stud::InMix,
            (true, false) => Stud::Always,
            (false, _) => Stud::Never,
        }
    }

    /// Returns the games played at `row`, in order, with their limits. Empty, unless it is a level.
    pub fn games_at(&self, row: usize) -> Vec<(Variant, Betting)> {
        let Some(level) = self.rows.get(row).and_then(Row::level) else { return Vec::new() };
        level.game.as_ref().unwrap_or(&self.game).at_level(self.level_number(row))
    }
}
