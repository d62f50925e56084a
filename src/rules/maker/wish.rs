//! What somebody wants of a structure.

use std::collections::BTreeMap;

use crate::rules::{
    chip_set::Owned,
    chips::Chips,
    levels::{Betting, BreakName, Game, Level, MOST_MINUTES, Variant},
};

/// The most levels that are looked for.
pub const MOST_LEVELS: u32 = 100;

/// The most entries that a structure is made for.
const MOST_ENTRIES: u32 = 1_000_000;

/// Chips that every house has: as many as are needed.
const USUAL: [u64; 10] =
    [25, 100, 500, 1_000, 5_000, 25_000, 100_000, 500_000, 1_000_000, 5_000_000];

/// So many of the largest chip hold everything in play, where a house does not say what it owns.
const LARGEST: u64 = 200;

/// What a structure is to be like.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wish {
    /// How many stacks are expected to be sold: entries, re-entries and rebuys.
    pub entries: u32,
    /// How many stacks there must be chips for.
    pub most: u32,
    /// What a player starts with.
    pub stack: Chips,
    /// When it is to end, in minutes from the start, breaks included.
    pub end: u32,
    /// How long a level lasts.
    pub minutes: u16,
    /// The antes beside the blinds.
    pub ante: AnteWish,
    pub breaks: Vec<BreakWish>,
    /// The starting stack in big blinds.
    pub deep: u32,
    /// In so many levels entries are sold; 0: registration is not closed by the structure.
    pub late: u16,
    /// The chips that the house owns; none: as many as are needed of those that every house has.
    pub chips: Vec<Owned>,
    /// The small and big blinds of this house; behind the last of them, and where there are none, those that people know.
    pub blinds: Vec<(Chips, Chips)>,
    /// What is played.
    pub game: Game,
    /// Levels that stay as they are, by their number from 1.
    pub locked: BTreeMap<u32, Level>,
    /// Seats at a table: what an ante of every player costs in an orbit.
    pub seats: u8,
}

/// Who posts an ante, and from which level on, counted from 1.
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
    /// The first level with an ante.
    pub const fn from(self) -> Option<u32> {
        match self {
            Self::None => None,
            Self::BigBlind(level) | Self::Each(level) => Some(level),
        }
    }
}

/// A pause that is wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BreakWish {
    pub when: When,
    /// How long.
    pub minutes: u16,
    /// What it is called.
    pub name: BreakName,
}

/// When a pause is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// After every so many levels.
    Every(u32),
    /// After the level that ends nearest to so many minutes from the start.
    Near(u32),
}

impl Default for Wish {
    /// A club's evening: sixty players, 20,000 chips, five hours.
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

/// What makes wishes impossible, or contradict themselves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WishFault {
    /// Fewer than two entries, or more than anybody has.
    Entries,
    /// Nobody would have a chip.
    NoStack,
    /// A level or a pause lasts no time, or longer than a day.
    Minutes,
    /// It would end before a level is over.
    TooShort,
    /// It would take more than [`MOST_LEVELS`].
    TooManyLevels,
    /// The starting stack is no big blind deep.
    Deep,
    /// A chip is worth nothing or named twice.
    Chips,
    /// A pause after every none levels.
    Breaks,
    /// An ante from no level on.
    Ante,
    /// A pair of blinds is nothing, or its small one is the larger.
    Blinds,
    /// The starting stack cannot be made of these chips.
    Unpayable {
        stack: Chips,
        /// The values, the smallest first.
        chips: Vec<Chips>,
    },
    /// A game without two blinds or bets: there is nothing to make a row of levels of.
    Game(Variant),
    /// No row of blinds can be paid with these chips.
    NoBlinds,
    /// The house's chips give nobody a stack, or it does not say what it owns.
    NoChips,
}

impl Wish {
    /// All chips in play.
    pub fn total(&self) -> Chips {
        self.stack.times(self.entries.into())
    }

    /// The values that may be in play, the smallest first.
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
        if self.breaks.iter().any(|pause| pause.when == When::Every(0)) {
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
        let pays = crate::rules::levels::Purse::new(&values).pays(self.stack);
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
