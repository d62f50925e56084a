//! The faults that make a structure impossible to run.

use bottone_base::chips::Chips;

use super::{BreakName, Game, Rotation, Row, Structure};

/// The most rows a structure may have.
pub const MOST_ROWS: usize = 1_000;

/// The longest level or break, in minutes: one day.
pub const MOST_MINUTES: u16 = 1_440;

/// The longest name, in characters.
pub const MOST_NAME: usize = 200;

/// The most denominations in one set.
pub const MOST_CHIPS: usize = 100;

/// The first fault that makes a structure impossible to run. Rows and chips count from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StructureFault {
    /// The name is missing, or longer than [`MOST_NAME`].
    Name,
    /// The starting stack is zero.
    NoStack,
    /// More denominations than [`MOST_CHIPS`].
    TooManyChips,
    /// A chip has no value.
    WorthlessChip {
        /// Its index in the set.
        chip: usize,
    },
    /// A denomination is in the set twice.
    ChipTwice {
        /// Its second index in the set.
        chip: usize,
        /// The value of the chip.
        value: Chips,
    },
    /// More rows than [`MOST_ROWS`].
    TooManyRows,
    /// A level or a break has no length, or is longer than [`MOST_MINUTES`].
    Minutes {
        row: usize,
        /// The length in minutes.
        minutes: u16,
    },
    /// A break's own name is missing, or longer than [`MOST_NAME`].
    BreakName { row: usize },
    /// A colour-up removes no chips.
    EmptyColourUp { row: usize },
    /// Registration closes a second time.
    ClosesTwice {
        /// The row of the second close.
        row: usize,
    },
    /// A mix has fewer than two games.
    ShortMix {
        /// The level's row; `None` for the structure's own game.
        row: Option<usize>,
    },
    /// A mix changes after zero hands.
    NoHands {
        /// The level's row; `None` for the structure's own game.
        row: Option<usize>,
    },
}

impl Structure {
    /// Checks that a clock can run on this structure.
    ///
    /// # Errors
    /// The first fault, from top to bottom.
    pub fn validate(&self) -> Result<(), StructureFault> {
        if !is_name(&self.name) {
            return Err(StructureFault::Name);
        }
        validate_game(&self.game, None)?;
        if self.starting_stack.is_zero() {
            return Err(StructureFault::NoStack);
        }
        self.validate_chips()?;
        if self.rows.len() > MOST_ROWS {
            return Err(StructureFault::TooManyRows);
        }
        for (at, row) in self.rows.iter().enumerate() {
            validate_row(at, row)?;
        }
        let closes = |(_, row): &(usize, &Row)| **row == Row::RegistrationCloses;
        match self.rows.iter().enumerate().filter(closes).nth(1) {
            Some((row, _)) => Err(StructureFault::ClosesTwice { row }),
            None => Ok(()),
        }
    }

    fn validate_chips(&self) -> Result<(), StructureFault> {
        if self.chips.len() > MOST_CHIPS {
            return Err(StructureFault::TooManyChips);
        }
        for (at, chip) in self.chips.iter().enumerate() {
            if chip.value.is_zero() {
                return Err(StructureFault::WorthlessChip { chip: at });
            }
            if self.chips.iter().take(at).any(|before| before.value == chip.value) {
                return Err(StructureFault::ChipTwice { chip: at, value: chip.value });
            }
        }
        Ok(())
    }
}

fn validate_row(at: usize, row: &Row) -> Result<(), StructureFault> {
    if row.takes_time() && !(1..=MOST_MINUTES).contains(&row.minutes()) {
        return Err(StructureFault::Minutes { row: at, minutes: row.minutes() });
    }
    match row {
        Row::Level(level) => {
            level.game.as_ref().map_or(Ok(()), |game| validate_game(game, Some(at)))
        }
        Row::Break(pause) => match &pause.name {
            BreakName::Own(name) if !is_name(name) => Err(StructureFault::BreakName { row: at }),
            _ => Ok(()),
        },
        Row::ColourUp(chips) if chips.is_empty() => Err(StructureFault::EmptyColourUp { row: at }),
        Row::ColourUp(_) | Row::RegistrationCloses | Row::EndOfDay => Ok(()),
    }
}

fn validate_game(game: &Game, row: Option<usize>) -> Result<(), StructureFault> {
    match game {
        Game::Mix { games, .. } if games.len() < 2 => Err(StructureFault::ShortMix { row }),
        Game::Mix { rotation: Rotation::Hands(0), .. } => Err(StructureFault::NoHands { row }),
        Game::Mix { .. } | Game::One(..) => Ok(()),
    }
}

fn is_name(name: &str) -> bool {
    !name.trim().is_empty() && name.chars().count() <= MOST_NAME
}
