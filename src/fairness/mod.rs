//! How fairly a night has treated its players: what happened to each, beside what chance alone would have done.
//!
//! What happened is told by the record. What chance does is found by playing the night again with other draws: the same
//! tables open and break, the same players go out at the same time, and who sits where and who moves to balance is drawn.
//! A figure is what chance does when it lies where 95 of 100 such nights put it.

mod again;
mod drawn_hands;
mod drawn_room;
mod story;

use std::collections::BTreeMap;

use serde::Serialize;

use crate::{
    rules::seating::OFTEN,
    tournament::{
        entries::EntryId,
        history::{Beginning, Ledger, Record},
    },
};
pub use again::Night;
pub use drawn_room::DrawnRoom;
use story::Story;
pub use story::{ChangeReason, PlayerStory, SeatChange};

/// How often a night is played again; less often in a large event, of which one night says more.
const NIGHTS: usize = 200;
/// So many players' nights are played again at most.
const MOST_PLAYED: usize = 200_000;
/// Never fewer nights than this: of so many the outermost on either side are left out.
const LEAST_NIGHTS: usize = 40;

/// Where 95 of 100 nights put a number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Band {
    pub least: usize,
    pub most: usize,
}

impl Band {
    /// Is this what chance does?
    pub const fn has(self, number: usize) -> bool {
        self.least <= number && number <= self.most
    }

    fn of(mut numbers: Vec<usize>) -> Self {
        numbers.sort_unstable();
        let out = numbers.len() / 40;
        let (least, most) = (numbers.get(out), numbers.iter().rev().nth(out));
        Self { least: least.copied().unwrap_or_default(), most: most.copied().unwrap_or_default() }
    }
}

/// A number of this night, and what chance makes of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Figure {
    pub told: usize,
    pub chance: Band,
}

/// What happened to one entry.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PlayerFairness {
    pub story: PlayerStory,
    /// Moves to balance and from broken tables.
    pub moves: Figure,
}

/// How a night has treated its players.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fairness {
    /// Everybody who had a seat.
    pub players: BTreeMap<EntryId, PlayerFairness>,
    /// Moves to balance and from broken tables, of all players.
    pub moves: Figure,
    /// How many players were moved [`OFTEN`].
    pub often: Figure,
    /// How often somebody was moved who was moved most.
    pub most: Figure,
    /// Big blinds out of turn after a move, of all players.
    pub early: Figure,
    /// Of these, such as were paid twice.
    pub twice: Figure,
    /// Hands in which somebody waited behind the button.
    pub waited: Figure,
    /// How many nights stand for chance.
    pub nights: usize,
}

impl Fairness {
    /// What these records tell. It takes a while where there are many.
    pub fn of(beginning: &Beginning, records: &[Record], ledger: &Ledger) -> Self {
        Self::with(beginning, records, ledger, |seeds, night| seeds.iter().map(night).collect())
    }

    /// The same; `each` plays the night of each of these numbers, in whatever order and on however many processors.
    pub fn with(
        beginning: &Beginning,
        records: &[Record],
        ledger: &Ledger,
        each: impl FnOnce(&[u64], &(dyn Fn(&u64) -> Night + Sync)) -> Vec<Night>,
    ) -> Self {
        let Story { players: told, acts } = Story::of(beginning, records, ledger);
        let seats = told.keys().map(|entry| entry.index() + 1).max().unwrap_or_default();
        let nights = MOST_PLAYED.checked_div(seats).unwrap_or_default().clamp(LEAST_NIGHTS, NIGHTS);
        let seeds: Vec<u64> = (1..).take(nights).collect();
        let again = each(&seeds, &|seed| again::play(&acts, seats, *seed));
        let times = |told: &PlayerStory| {
            told.times(ChangeReason::Balance) + told.times(ChangeReason::Break)
        };
        let of_night = |of: fn(&[usize]) -> usize| {
            let night = |night: &Night| {
                let moves = told.keys().filter_map(|entry| night.moves.get(entry.index()));
                of(&moves.map(|moves| usize::from(*moves)).collect::<Vec<_>>())
            };
            let now: Vec<usize> = told.values().map(times).collect();
            Figure { told: of(&now), chance: Band::of(again.iter().map(night).collect()) }
        };
        let (moves, often, most) = (
            of_night(|moves| moves.iter().sum()),
            of_night(|moves| moves.iter().filter(|times| **times >= OFTEN).count()),
            of_night(|moves| moves.iter().copied().max().unwrap_or_default()),
        );
        let of_hands = |now: fn(&PlayerStory) -> u32, night: fn(&Night) -> usize| Figure {
            told: told.values().map(|told| now(told) as usize).sum(),
            chance: Band::of(again.iter().map(night).collect()),
        };
        let early = of_hands(|told| told.early, |night| night.early);
        let twice = of_hands(|told| told.twice, |night| night.twice);
        let waited = of_hands(|told| told.waited, |night| night.waited);
        let players = told.iter().map(|(entry, told)| {
            let of = |night: &Night| night.moves.get(entry.index()).copied().map_or(0, usize::from);
            let chance = Band::of(again.iter().map(of).collect());
            (
                *entry,
                PlayerFairness { story: told.clone(), moves: Figure { told: times(told), chance } },
            )
        });
        Self { players: players.collect(), moves, often, most, early, twice, waited, nights }
    }
}
