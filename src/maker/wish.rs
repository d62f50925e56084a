//! The wishes for a structure.

use std::collections::BTreeMap;

use bottone_base::chips::Chips;
use bottone_rules::{
    chip_set::ChipStock,
    levels::{Betting, BreakName, Game, Level, MOST_MINUTES, Purse, Variant},
};

/// The most levels in a search.
pub const MOST_LEVELS: u32 = 100;

/// The most entries for which a structure is made.
const MOST_ENTRIES: u32 = 1_000_000;

/// The chips that every house has, in any number needed.
const USUAL: [u64; 10] =
    [25, 100, 500, 1_000, 5_000, 25_000, 100_000, 500_000, 1_000_000, 5_000_000];

/// The number of the largest chip that holds everything in play, if a house does not list its
/// chips.
const LARGEST: u64 = 200;

/// The wishes for a structure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StructureWish {
    /// The number of stacks expected to be sold: entries, re-entries and rebuys.
    pub entries: u32,
    /// The number of stacks for which there must be chips.
    pub most: u32,
    /// The starting stack.
    pub stack: Chips,
    /// The wished end in minutes from the start, breaks included.
    pub end: u32,
    /// The length of a level in minutes.
    pub minutes: u16,
    /// The antes in addition to the blinds.
    pub ante: AnteWish,
    pub breaks: Vec<BreakWish>,
    /// The starting stack in big blinds.
    pub deep: u32,
    /// The number of levels with open registration; 0 if the structure does not close it.
    pub late: u16,
    /// The chips that the house owns; empty means any number of those that every house has.
    pub chips: Vec<ChipStock>,
    /// The small and big blinds of this house; after the last of them, or if there are none, the
    /// known ones.
    pub blinds: Vec<(Chips, Chips)>,
    /// The game.
    pub game: Game,
    /// The locked levels, by number from 1.
    pub locked: BTreeMap<u32, Level>,
    /// The seats at a table, for the cost of each player's ante in an orbit.
    pub seats: u8,
}

/// The player who posts an ante, with its first level, counted from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AnteWish {
    #[default]
    None,
    /// The big blind, for the table.
    BigBlind(u32),
    /// Every player.
    Each(u32),
}

impl AnteWish {
    /// Returns the first level with an ante.
    pub const fn from(self) -> Option<u32> {
        match self {
            Self::None => None,
            Self::BigBlind(level) | Self::Each(level) => Some(level),
        }
    }
}

/// A wish for a break.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BreakWish {
    pub time: BreakTime,
    /// The length in minutes.
    pub minutes: u16,
    /// The name of the break.
    pub name: BreakName,
}

/// The time of a break.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BreakTime {
    /// After each group of this many levels.
    Every(u32),
    /// After the level whose end is nearest to this many minutes from the start.
    Near(u32),
}

impl Default for StructureWish {
    /// Returns a club's evening: sixty players, 20,000 chips, five hours.
    fn default() -> Self {
        Self {
            entries: 60,
            most: 60,
            stack: Chips::new(20_000),
            end: 300,
            minutes: 20,
            ante: AnteWish::None,
            breaks: Vec::new(),
            deep: 100,
            late: 6,
            chips: Vec::new(),
            blinds: Vec::new(),
            game: Game::One(Variant::HoldEm, Betting::NoLimit),
            locked: BTreeMap::new(),
            seats: 9,
        }
    }
}

/// The reason why wishes are impossible or contradictory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WishFault {
    /// Fewer than two entries, or more than the limit.
    Entries,
    /// The starting stack is zero.
    NoStack,
    /// A level or a break has no length, or is longer than a day.
    Minutes,
    /// The event would end before a level is over.
    TooShort,
    /// The event would take more than [`MOST_LEVELS`].
    TooManyLevels,
    /// The starting stack is less than one big blind.
    Deep,
    /// A chip has no value or is listed twice.
    Chips,
    /// A break after every zero levels.
    Breaks,
    /// An ante from level zero on.
    Ante,
    /// A pair of blinds has a zero, or the small blind is the larger one.
    Blinds,
    /// The starting stack cannot be made of these chips.
    Unpayable {
        stack: Chips,
        /// The values, the smallest first.
        chips: Vec<Chips>,
    },
    /// A game without two blinds or bets, for which no sequence of levels can be made.
    Game(Variant),
    /// No sequence of blinds can be paid with these chips.
    NoBlinds,
    /// The house's chips are too few for any stack, or the house does not list them.
    NoChips,
}

impl StructureWish {
    /// Returns all chips in play.
    pub fn total(&self) -> Chips {
        self.stack.times(self.entries.into())
    }

    /// Returns the values that may be in play, the smallest first.
    pub(super) fn values(&self) -> Vec<Chips> {
        let mut values: Vec<Chips> = if self.chips.is_empty() {
            let largest = self.total().get() / LARGEST;
            let usual = USUAL.iter().filter(|chip| **chip <= largest.max(USUAL[1]));
            let small = [1, 5].into_iter().filter(|_| self.stack.get() / u64::from(self.deep) < 50);
            small.chain(usual.copied()).map(Chips::new).collect()
        } else {
            self.chips.iter().filter(|chip| chip.owned > 0).map(|chip| chip.value).collect()
        };
        values.sort_unstable();
        values
    }

    pub(super) fn validate(&self) -> Result<(), WishFault> {
        let sound = |minutes: u16| (1..=MOST_MINUTES).contains(&minutes);
        if !(2..=MOST_ENTRIES).contains(&self.entries) || self.most > MOST_ENTRIES {
            return Err(WishFault::Entries);
        }
        if self.stack.is_zero() {
            return Err(WishFault::NoStack);
        }
        let locked = self.locked.values().map(|level| level.minutes);
        let pauses = self.breaks.iter().map(|pause| pause.minutes);
        if !sound(self.minutes) || !locked.chain(pauses).all(sound) {
            return Err(WishFault::Minutes);
        }
        if self.breaks.iter().any(|pause| pause.time == BreakTime::Every(0)) {
            return Err(WishFault::Breaks);
        }
        if self.end < u32::from(self.minutes) {
            return Err(WishFault::TooShort);
        }
        if self.end / u32::from(self.minutes) > MOST_LEVELS {
            return Err(WishFault::TooManyLevels);
        }
        if self.deep == 0 || self.stack.get() < self.deep.into() {
            return Err(WishFault::Deep);
        }
        if self.ante.from() == Some(0) {
            return Err(WishFault::Ante);
        }
        if self.blinds.iter().any(|(small, big)| big.is_zero() || small > big) {
            return Err(WishFault::Blinds);
        }
        for (variant, _) in self.games() {
            if matches!(variant, Variant::ShortDeck | Variant::ItalianDraw) {
                return Err(WishFault::Game(variant));
            }
        }
        self.validate_chips()
    }

    fn validate_chips(&self) -> Result<(), WishFault> {
        let values = self.values();
        let twice = values.windows(2).any(|pair| pair[0] == pair[1]);
        if values.is_empty() || values[0].is_zero() || twice {
            return Err(WishFault::Chips);
        }
        let pays = Purse::new(&values).pays(self.stack);
        let unpayable = || WishFault::Unpayable { stack: self.stack, chips: values };
        if pays { Ok(()) } else { Err(unpayable()) }
    }

    fn games(&self) -> Vec<(Variant, Betting)> {
        match &self.game {
            Game::One(variant, betting) => vec![(*variant, *betting)],
            Game::Mix { games, .. } => games.clone(),
        }
    }
}
