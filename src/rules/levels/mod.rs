//! Levels, breaks and the rest of a structure.
//!
//! A structure is a list of rows, as on the sheet that hangs on the wall. Levels and breaks take
//! time; a colour-up, the close of registration and the end of a day are rows of no length that
//! happen between two others.

mod check;
mod fault;
mod game;
mod note;
mod payable;

use serde::{Deserialize, Serialize};

pub(in crate::rules) use self::{check::postings, payable::Purse};
pub use self::{
    check::{Amount, ColourUp, Warning, check, earliest_colour_ups},
    fault::{MOST_CHIPS, MOST_MINUTES, MOST_NAME, MOST_ROWS, StructureFault},
    game::{Betting, Game, Rotation, Stud, Turn, Variant},
    note::Note,
};
use super::chips::Chips;

/// The plan of a tournament: what is played, with which chips, in which rows.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Structure {
    /// What it is called.
    pub name: String,
    /// Where it comes from.
    #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
    pub source: Note,
    /// What is known about it and what is not, a sentence each.
    #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
    pub notes: Vec<Note>,
    /// What is played at every level that names no other game.
    #[serde(default)]
    pub game: Game,
    /// What a player starts with.
    pub starting_stack: Chips,
    /// The chips in use, in any order. When there are none, nothing is checked against them.
    #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
    pub chips: Vec<Chip>,
    /// What happens, from the first level to the last.
    pub rows: Vec<Row>,
}

/// One denomination of the set in use.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chip {
    /// What it is worth.
    pub value: Chips,
    /// What its colour is called in this house.
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
    /// Nobody enters after this. Behind a break it stays open through the break, before it it
    /// closes with the level.
    RegistrationCloses,
    /// The clock stops until the next day is started.
    EndOfDay,
}

/// What is posted and bet during one level. What it does not have is nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Level {
    /// The small blind. Any part of the big one: real sheets have 200-300 and 100-100.
    #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
    pub small: Chips,
    /// The big blind.
    #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
    pub big: Chips,
    /// The ante beside the blinds.
    #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
    pub ante: Option<Ante>,
    /// The bets of limit games.
    #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
    pub bets: Option<LimitBets>,
    /// What is posted in stud games.
    #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
    pub stud: Option<StudStakes>,
    /// What is played, when it is not the structure's own game.
    #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
    pub game: Option<Game>,
    /// How long it lasts.
    pub minutes: u16,
}

/// Chips posted before the hand that are not part of a bet, and by whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ante {
    /// Every player posts this.
    Each(Chips),
    /// The big blind posts this for the table. Never less at a short table (TDA 2024 RP-11).
    BigBlind(Chips),
    /// The button posts this for the table.
    Button(Chips),
}

impl Ante {
    /// Returns an ante of `chips` by its size: the big blind's where it is as large as the big blind, else each
    /// player's. No chips are no ante.
    pub fn by_size(chips: Chips, big: Chips) -> Option<Self> {
        let posted = if chips >= big { Self::BigBlind(chips) } else { Self::Each(chips) };
        (!chips.is_zero()).then_some(posted)
    }

    /// How much one posting is.
    pub const fn chips(self) -> Chips {
        match self {
            Self::Each(chips) | Self::BigBlind(chips) | Self::Button(chips) => chips,
        }
    }
}

/// The two bets of a limit game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LimitBets {
    /// On the early streets. Also what a bring-in is completed to.
    pub small: Chips,
    /// On the late streets.
    pub big: Chips,
}

/// What is posted in a stud game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StudStakes {
    /// By every player.
    pub ante: Chips,
    /// By the player whose first open card says so.
    pub bring_in: Chips,
}

/// A pause of the whole room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Break {
    /// How long it lasts.
    pub minutes: u16,
    /// What it is called.
    #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
    pub name: BreakName,
}

/// What a break is called.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum BreakName {
    #[default]
    Break,
    Dinner,
    /// In the house's own words.
    Own(String),
}

impl Row {
    /// How long the row takes: nothing, unless it is a level or a break.
    pub const fn minutes(&self) -> u16 {
        match self {
            Self::Level(level) => level.minutes,
            Self::Break(pause) => pause.minutes,
            Self::ColourUp(_) | Self::RegistrationCloses | Self::EndOfDay => 0,
        }
    }

    /// The level, if it is one.
    pub const fn level(&self) -> Option<&Level> {
        if let Self::Level(level) = self { Some(level) } else { None }
    }

    /// Does the clock run through this row?
    pub const fn takes_time(&self) -> bool {
        matches!(self, Self::Level(_) | Self::Break(_))
    }
}

impl Structure {
    /// The levels, each with its row and its number, which counts levels only, from 1.
    pub fn levels(&self) -> impl Iterator<Item = (usize, usize, &Level)> {
        self.rows
            .iter()
            .enumerate()
            .filter_map(|(row, what)| Some((row, what.level()?)))
            .zip(1..)
            .map(|((row, level), number)| (row, number, level))
    }

    /// How many levels there are up to and with this row: the number of the level that is being
    /// played, or was before the break.
    pub fn level_number(&self, row: usize) -> usize {
        self.rows.iter().take(row.saturating_add(1)).filter(|row| row.level().is_some()).count()
    }

    /// How long all levels and breaks take together.
    pub fn minutes(&self) -> u64 {
        self.rows.iter().map(|row| u64::from(row.minutes())).sum()
    }

    /// The row of the first level behind `row`.
    pub fn next_level(&self, row: usize) -> Option<usize> {
        self.next(row, |row| row.level().is_some())
    }

    /// The row of the first break behind `row`.
    pub fn next_break(&self, row: usize) -> Option<usize> {
        self.next(row, |row| matches!(row, Row::Break(_)))
    }

    fn next(&self, row: usize, wanted: impl Fn(&Row) -> bool) -> Option<usize> {
        let behind = row.saturating_add(1);
        self.rows.iter().skip(behind).position(wanted).map(|at| at.saturating_add(behind))
    }

    /// Returns the last level, from 1, in which somebody may still enter; 0 where registration closes before the first, and
    /// nothing where it never closes by itself.
    pub fn registration_level(&self) -> Option<usize> {
        self.registration_closes().map(|row| self.level_number(row))
    }

    /// Returns the same structure with registration closed behind this level, from 1, and behind a break that follows it.
    /// Without a level, and behind a level that there is not, it never closes by itself.
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

    /// The row where registration closes. None: it never does by itself.
    pub fn registration_closes(&self) -> Option<usize> {
        self.rows.iter().position(|row| *row == Row::RegistrationCloses)
    }

    /// The denominations that leave play in the pause around `row`, that is between the level
    /// before it and the level after it.
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

    /// The denominations still in play during `row`, the smallest first.
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

    /// The denominations that could leave play before `row`, the smallest first: whatever is posted or bet from there on can
    /// be paid without them. One stays.
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

    /// How much of it is stud.
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

    /// What is played at `row`, in order, with how much may be bet. Nothing, unless it is a level.
    pub fn games_at(&self, row: usize) -> Vec<(Variant, Betting)> {
        let Some(level) = self.rows.get(row).and_then(Row::level) else { return Vec::new() };
        level.game.as_ref().unwrap_or(&self.game).at_level(self.level_number(row))
    }
}
