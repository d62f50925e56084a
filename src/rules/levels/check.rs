//! The checks of a structure for the floor manager before the event.
//!
//! No warning stops an event: real sheets have misprints and houses have habits.

use std::collections::BTreeMap;

use bottone_base::chips::Chips;
use strum::IntoStaticStr;

use super::{Ante, Betting, Level, Row, Structure, Variant, payable::Purse};

/// A post or bet at a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Amount {
    SmallBlind,
    BigBlind,
    /// The ante in addition to the blinds.
    Ante,
    /// The small bet of a limit game.
    SmallBet,
    /// The big bet of a limit game.
    BigBet,
    /// Half the small bet of a limit game with blinds: its usual small blind.
    HalfBet,
    /// The ante of a stud game.
    StudAnte,
    /// The bring-in of a stud game.
    BringIn,
}

/// An unusual point of a structure. Rows count from 0, levels from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Warning {
    /// The structure has no level.
    NoLevel,
    /// A level of a game with blinds has no big blind.
    NoBlinds {
        /// The level's row.
        row: usize,
        /// The level's number.
        level: usize,
    },
    /// A level of a limit game has no bets.
    NoBets {
        /// The level's row.
        row: usize,
        /// The level's number.
        level: usize,
    },
    /// A level of a stud game has neither ante nor bring-in.
    NoStudStakes {
        /// The level's row.
        row: usize,
        /// The level's number.
        level: usize,
    },
    /// The big blind or the big bet is below the small one.
    BigUnderSmall {
        /// The level's row.
        row: usize,
        /// The level's number.
        level: usize,
        /// [`Amount::BigBlind`] or [`Amount::BigBet`].
        amount: Amount,
    },
    /// The ante is above the big blind.
    AnteOverBig {
        /// The level's row.
        row: usize,
        /// The level's number.
        level: usize,
    },
    /// There is no ante, although there was one when the same games were last played.
    AnteStops {
        /// The level's row.
        row: usize,
        /// The level's number.
        level: usize,
    },
    /// A blind or bet is lower than when the same games were last played.
    Falls {
        /// The level's row.
        row: usize,
        /// The level's number.
        level: usize,
        /// The blind or bet in question.
        amount: Amount,
        from: Chips,
        to: Chips,
    },
    /// No chips, including those gone before this level, can pay this.
    Unpayable {
        /// The level's row.
        row: usize,
        /// The level's number.
        level: usize,
        /// The post or bet in question.
        amount: Amount,
        chips: Chips,
        /// The denominations in play at this level, the smallest first.
        left: Vec<Chips>,
    },
    /// A denomination leaves play, and a later level still needs it. Reported once for each chip.
    StillNeeded {
        /// The row of the colour-up.
        row: usize,
        chip: Chips,
        /// The number of the first level that needs it.
        level: usize,
        /// The post or bet in question.
        amount: Amount,
        chips: Chips,
        /// The denominations in play at that level, the smallest first.
        left: Vec<Chips>,
    },
    /// A denomination is coloured up that is not in play.
    NotInPlay {
        /// The row of the colour-up.
        row: usize,
        chip: Chips,
    },
}

/// The earliest time at which a denomination can leave play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ColourUpTime {
    pub chip: Chips,
    /// The last level that needs it or a smaller one: it can leave after this. 0 if no level needs
    /// it.
    pub after_level: usize,
    /// The row of the first break or end of a day after that.
    pub pause: Option<usize>,
}

/// The games of a level, with their betting limits.
type Games = Vec<(Variant, Betting)>;

/// Returns all warnings about a structure, row by row.
pub fn check(structure: &Structure) -> Vec<Warning> {
    let mut found = StructureCheck::new(structure);
    for (at, row) in structure.rows.iter().enumerate() {
        match row {
            Row::ColourUp(chips) => found.colour_up(at, chips),
            Row::Level(level) => found.level(at, level, structure.games_at(at)),
            Row::Break(_) | Row::RegistrationCloses | Row::EndOfDay => {}
        }
    }
    if found.levels == 0 {
        found.warnings.push(Warning::NoLevel);
    }
    found.warnings
}

/// Returns the earliest time at which each denomination can leave play, the smallest first. Those
/// that the last level needs are left out. The largest never leaves.
pub fn earliest_colour_ups(structure: &Structure) -> Vec<ColourUpTime> {
    let mut chips: Vec<Chips> = structure.chips.iter().map(|chip| chip.value).collect();
    chips.sort_unstable();
    let levels: Vec<_> = structure
        .levels()
        .map(|(row, number, level)| (row, number, postings(level, &structure.games_at(row))))
        .collect();
    let Some(&(_, last, _)) = levels.last() else { return Vec::new() };
    let purses: Vec<Purse> = (0..chips.len()).map(|from| Purse::new(&chips[from..])).collect();
    let mut needed_until = (0, None);
    let mut found = Vec::new();
    for (chip, purses) in chips.iter().zip(purses.windows(2)) {
        let needs =
            |(_, chips): &(Amount, Chips)| purses[0].pays(*chips) && !purses[1].pays(*chips);
        let needing = levels.iter().rfind(|(.., postings)| postings.iter().any(needs));
        needed_until = needed_until.max(needing.map_or((0, None), |&(row, n, _)| (n, Some(row))));
        let (after_level, row) = needed_until;
        if after_level == last {
            break;
        }
        let pause = row.and_then(|row| {
            structure.next(row, |row| matches!(row, Row::Break(_) | Row::EndOfDay))
        });
        found.push(ColourUpTime { chip: *chip, after_level, pause });
    }
    found
}

/// The state of a walk down the rows.
struct StructureCheck {
    warnings: Vec<Warning>,
    levels: usize,
    /// The chips in play, the smallest first.
    left: Vec<Chips>,
    purse: Purse,
    /// The chips gone, with the row of their colour-up, in the order of leaving.
    gone: Vec<(usize, Chips)>,
    blamed: Vec<Chips>,
    /// The last posts and bets in these games.
    before: BTreeMap<Games, Vec<(Amount, Chips)>>,
}

impl StructureCheck {
    fn new(structure: &Structure) -> Self {
        let mut left: Vec<Chips> = structure.chips.iter().map(|chip| chip.value).collect();
        left.sort_unstable();
        Self {
            warnings: Vec::new(),
            levels: 0,
            purse: Purse::new(&left),
            left,
            gone: Vec::new(),
            blamed: Vec::new(),
            before: BTreeMap::new(),
        }
    }

    fn colour_up(&mut self, row: usize, chips: &[Chips]) {
        if self.left.is_empty() && self.gone.is_empty() {
            return;
        }
        for &chip in chips {
            if self.left.contains(&chip) {
                self.left.retain(|left| *left != chip);
                self.gone.push((row, chip));
            } else {
                self.warnings.push(Warning::NotInPlay { row, chip });
            }
        }
        self.purse = Purse::new(&self.left);
    }

    fn level(&mut self, row: usize, level: &Level, games: Games) {
        self.levels += 1;
        self.stakes(row, level, &games);
        let postings = postings(level, &games);
        self.check_previous(row, &postings, &games);
        for &(amount, chips) in &postings {
            self.payment(row, amount, chips);
        }
        self.before.insert(games, postings);
    }

    fn stakes(&mut self, row: usize, level: &Level, games: &Games) {
        let number = self.levels;
        let plays = |wanted: fn(&(Variant, Betting)) -> bool| games.iter().any(wanted);
        let has_big = |(variant, _): &(Variant, Betting)| {
            variant.has_blinds() || *variant == Variant::ShortDeck
        };
        if plays(has_big) && level.big.is_zero() {
            self.warnings.push(Warning::NoBlinds { row, level: number });
        }
        if plays(|(_, betting)| *betting == Betting::Limit) && level.bets.is_none() {
            self.warnings.push(Warning::NoBets { row, level: number });
        }
        if plays(|(variant, _)| variant.is_stud()) && level.stud.is_none() {
            self.warnings.push(Warning::NoStudStakes { row, level: number });
        }
        if level.big < level.small {
            let amount = Amount::BigBlind;
            self.warnings.push(Warning::BigUnderSmall { row, level: number, amount });
        }
        if level.bets.is_some_and(|bets| bets.big < bets.small) {
            let amount = Amount::BigBet;
            self.warnings.push(Warning::BigUnderSmall { row, level: number, amount });
        }
        if !level.big.is_zero() && level.ante.is_some_and(|ante| ante.chips() > level.big) {
            self.warnings.push(Warning::AnteOverBig { row, level: number });
        }
    }

    fn check_previous(&mut self, row: usize, postings: &[(Amount, Chips)], games: &Games) {
        let Some(before) = self.before.get(games) else { return };
        let is_ante = |(amount, _): &(Amount, Chips)| *amount == Amount::Ante;
        if before.iter().any(is_ante) && !postings.iter().any(is_ante) {
            self.warnings.push(Warning::AnteStops { row, level: self.levels });
        }
        let rises = [Amount::SmallBlind, Amount::BigBlind, Amount::SmallBet, Amount::BigBet];
        for &(amount, to) in postings.iter().filter(|(amount, _)| rises.contains(amount)) {
            let last = before.iter().find(|(before, _)| *before == amount);
            if let Some(&(_, from)) = last.filter(|(_, from)| *from > to) {
                let level = self.levels;
                self.warnings.push(Warning::Falls { row, level, amount, from, to });
            }
        }
    }

    fn payment(&mut self, row: usize, amount: Amount, chips: Chips) {
        let no_set = self.left.is_empty() && self.gone.is_empty();
        if no_set || self.purse.pays(chips) {
            return;
        }
        let (level, left) = (self.levels, self.left.clone());
        match self.missed(chips) {
            None => {
                self.warnings.push(Warning::Unpayable { row, level, amount, chips, left });
            }
            Some((_, chip)) if self.blamed.contains(&chip) => {}
            Some((row, chip)) => {
                self.blamed.push(chip);
                self.warnings.push(Warning::StillNeeded { row, chip, level, amount, chips, left });
            }
        }
    }

    /// Returns the chip that left too early to pay this, with the row of its colour-up. Chips are
    /// put back one at a time, the last to leave first, until the amount can be paid.
    fn missed(&self, chips: Chips) -> Option<(usize, Chips)> {
        let mut back = self.left.clone();
        self.gone.iter().rev().copied().find(|(_, chip)| {
            back.push(*chip);
            Purse::new(&back).pays(chips)
        })
    }
}

/// Returns all posts and bets at a level with their amounts; zero amounts are left out.
pub fn postings(level: &Level, games: &[(Variant, Betting)]) -> Vec<(Amount, Chips)> {
    let limit_blinds = |(variant, betting): &(Variant, Betting)| {
        *betting == Betting::Limit && variant.has_blinds()
    };
    let half = level.bets.filter(|_| games.iter().any(limit_blinds));
    [
        (Amount::SmallBlind, Some(level.small)),
        (Amount::BigBlind, Some(level.big)),
        (Amount::Ante, level.ante.map(Ante::chips)),
        (Amount::SmallBet, level.bets.map(|bets| bets.small)),
        (Amount::BigBet, level.bets.map(|bets| bets.big)),
        (Amount::HalfBet, half.map(|bets| Chips::new(bets.small.get() / 2))),
        (Amount::StudAnte, level.stud.map(|stud| stud.ante)),
        (Amount::BringIn, level.stud.map(|stud| stud.bring_in)),
    ]
    .into_iter()
    .filter_map(|(amount, chips)| Some((amount, chips.filter(|chips| !chips.is_zero())?)))
    .collect()
}
