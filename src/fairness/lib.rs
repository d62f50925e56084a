//! The fairness of a night to its players: the events of each player, compared with chance alone.
//!
//! The events come from the record. The effect of chance is found by replaying the night with other
//! draws. The same tables open and break, and the same players bust at the same time. Seats and
//! balancing moves are drawn. A figure counts as chance if it is in the range of 95 of 100 such
//! nights.

mod drawn_hands;
mod drawn_room;
mod random_night;
mod ranked_tables;
mod story;
mod table_turns;

use std::collections::BTreeMap;

use bottone_rules::seating::OFTEN;
use bottone_tournament::{
    entries::EntryId,
    history::{Beginning, Ledger, Record},
};
use serde::Serialize;

pub use drawn_room::DrawnRoom;
pub use random_night::Night;
use story::Story;
pub use story::{ChangeReason, PlayerStory, SeatChange};

/// The number of replayed nights; fewer for a large event, in which one night shows more.
const NIGHTS: usize = 200;
/// The limit for the number of nights times players.
const MOST_PLAYED: usize = 200_000;
/// The fewest nights: with this many, the outermost on either side are left out.
const LEAST_NIGHTS: usize = 40;

/// The range of a number in 95 of 100 nights.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct ChanceBand {
    pub least: usize,
    pub most: usize,
}

impl ChanceBand {
    /// Returns whether chance explains this number.
    pub const fn contains(self, number: usize) -> bool {
        self.least <= number && number <= self.most
    }

    fn of(mut numbers: Vec<usize>) -> Self {
        numbers.sort_unstable();
        let out = numbers.len() / 40;
        let (least, most) = (numbers.get(out), numbers.iter().rev().nth(out));
        Self { least: least.copied().unwrap_or_default(), most: most.copied().unwrap_or_default() }
    }
}

/// A number of this night, and its range by chance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct NightFigure {
    pub told: usize,
    pub chance: ChanceBand,
}

/// The events of one entry.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PlayerFairness {
    pub story: PlayerStory,
    /// The moves to balance and from broken tables.
    pub moves: NightFigure,
}

/// The fairness of a night to its players.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fairness {
    /// All entries that had a seat.
    pub players: BTreeMap<EntryId, PlayerFairness>,
    /// The moves to balance and from broken tables, of all players.
    pub moves: NightFigure,
    /// The number of players moved [`OFTEN`] times.
    pub often: NightFigure,
    /// The number of moves of the most moved player.
    pub most: NightFigure,
    /// The big blinds out of turn after a move, of all players.
    pub early: NightFigure,
    /// The number of them that were paid twice.
    pub twice: NightFigure,
    /// The number of hands in which a player waited behind the button.
    pub waited: NightFigure,
    /// The number of nights that represent chance.
    pub nights: usize,
}

impl Fairness {
    /// Computes the fairness from these records. It takes a while for large events.
    pub fn of(beginning: &Beginning, records: &[Record], ledger: &Ledger) -> Self {
        Self::compute_with(beginning, records, ledger, |seeds, night| {
            seeds.iter().map(night).collect()
        })
    }

    /// Computes the same; `each` plays the nights of these numbers, in any order and on any number
    /// of processors.
    pub fn compute_with(
        beginning: &Beginning,
        records: &[Record],
        ledger: &Ledger,
        each: impl FnOnce(&[u64], &(dyn Fn(&u64) -> Night + Sync)) -> Vec<Night>,
    ) -> Self {
        let (stories, acts) = Story::of(beginning, records, ledger).into_parts();
        let seats = stories.keys().map(|entry| entry.index() + 1).max().unwrap_or_default();
        let nights = MOST_PLAYED.checked_div(seats).unwrap_or_default().clamp(LEAST_NIGHTS, NIGHTS);
        let seeds: Vec<u64> = (1..).take(nights).collect();
        let numbers = random_night::first_numbers(&acts);
        let again = each(&seeds, &|seed| random_night::play(&acts, seats, *seed, &numbers));
        let times = |stories: &PlayerStory| {
            stories.times(ChangeReason::Balance) + stories.times(ChangeReason::Break)
        };
        let of_night = |of: fn(&[usize]) -> usize| {
            let night = |night: &Night| {
                let moves = stories.keys().filter_map(|entry| night.moves.get(entry.index()));
                of(&moves.map(|moves| usize::from(*moves)).collect::<Vec<_>>())
            };
            let now: Vec<usize> = stories.values().map(times).collect();
            NightFigure {
                told: of(&now),
                chance: ChanceBand::of(again.iter().map(night).collect()),
            }
        };
        let (moves, often, most) = (
            of_night(|moves| moves.iter().sum()),
            of_night(|moves| moves.iter().filter(|times| **times >= OFTEN).count()),
            of_night(|moves| moves.iter().copied().max().unwrap_or_default()),
        );
        let of_hands = |now: fn(&PlayerStory) -> u32, night: fn(&Night) -> usize| NightFigure {
            told: stories.values().map(|stories| now(stories) as usize).sum(),
            chance: ChanceBand::of(again.iter().map(night).collect()),
        };
        let early = of_hands(|stories| stories.early, |night| night.hands.early);
        let twice = of_hands(|stories| stories.twice, |night| night.hands.twice);
        let waited = of_hands(|stories| stories.waited, |night| night.hands.waited);
        let players = stories.iter().map(|(entry, stories)| {
            let of = |night: &Night| night.moves.get(entry.index()).copied().map_or(0, usize::from);
            let chance = ChanceBand::of(again.iter().map(of).collect());
            (
                *entry,
                PlayerFairness {
                    story: stories.clone(),
                    moves: NightFigure { told: times(stories), chance },
                },
            )
        });
        Self { players: players.collect(), moves, often, most, early, twice, waited, nights }
    }
}
