//! The prizes as a ladder, with the event's position on it.

use std::collections::BTreeMap;

use crate::{
    i18n::Language,
    rules::time::Timestamp,
    tournament::{Tournament, entries::EntryId},
    view::{
        Stat, figures,
        money::prizes::{PrizeRow, PrizeTable, bubble, shared},
        namesakes::ShortNamesakes,
        words,
    },
};

/// Places with equal prizes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rung {
    /// "1", "10–12".
    pub place: String,
    /// "€25,100", "Seat", "€25,100 · Trophy".
    pub prize: String,
    /// The player who has it already, if it is a single place.
    pub who: String,
    /// True for the prize of the next bust.
    pub next: bool,
    /// True if all players with this prize are out.
    pub gone: bool,
}

/// The prizes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PayoutFace {
    /// From the first place down.
    pub rungs: Vec<Rung>,
    /// The prize pool, players left, and the next payout.
    pub figures: Vec<Stat>,
    /// "141 more out, then the money", "In the money"; after a deal its note. Empty without prizes
    /// and while they are provisional.
    pub bubble: String,
    /// "Prizes provisional: entries are open", "Prizes announced at 17:32"; empty without prizes.
    pub certainty: String,
    /// "Raffle: hamper · bottle of wine"; empty without a raffle.
    pub raffle: String,
}

impl PayoutFace {
    /// Builds the prizes at `at`: as announced, or as the plan gives them now.
    pub fn of(language: Language, t: &Tournament, at: Timestamp) -> Self {
        let table = PrizeTable::of(language, t, None, at);
        let left = u32::try_from(t.entries().playing_count()).unwrap_or(u32::MAX);
        let last = table.rows.iter().chain(&table.beyond).map(|row| row.last).max().unwrap_or(0);
        let mut placed = placed(t, last);
        placed.extend(t.winner(at).map(|entry| (1, entry)));
        let namesakes = ShortNamesakes::among(t, placed.values().copied());
        // Non-money prizes are promised as soon as they are in the setup.
        let announced = table.rows.is_empty() || !t.certainty(at).is_provisional();
        // While entries are open, no place is decided.
        let known = announced && !t.registration_open(at);
        let rungs = table.rows.iter().chain(&table.beyond).map(|row| {
            let one = row.first == row.last;
            let who = placed.get(&row.first).filter(|_| one && known);
            Rung {
                place: row.place.clone(),
                prize: row.prize(),
                who: who.map(|entry| namesakes.short_name(language, t, *entry)).unwrap_or_default(),
                next: announced && row.next,
                gone: known && row.first > left,
            }
        });
        let rungs: Vec<Rung> = rungs.collect();
        if rungs.is_empty() {
            return Self::default();
        }
        let figures = [
            super::figures::prize_pool(language, t),
            Some(figures::players(language, t)),
            super::figures::next_prize(language, t, at),
        ];
        let said =
            || shared(language, t).unwrap_or_else(|| bubble(language, t, table.paid, at).said);
        let raffle = if table.raffle.is_empty() {
            String::new()
        } else {
            language.say("prizes-wall-raffle", &[("items", words::joined(table.raffle).into())])
        };
        Self {
            rungs,
            figures: figures.into_iter().flatten().collect(),
            bubble: if known { said() } else { String::new() },
            certainty: table.certainty,
            raffle,
        }
    }
}

impl PayoutFace {
    /// Returns the non-money prizes: they are promised as soon as they are in the setup.
    pub fn from_items(language: Language, t: &Tournament, at: Timestamp) -> Self {
        let rung = |row: PrizeRow| Rung { place: row.place, prize: row.items, ..Rung::default() };
        let rows = PrizeTable::of(language, t, None, at).wins(false);
        Self { rungs: rows.into_iter().map(rung).collect(), ..Self::default() }
    }
}

/// Returns the player of each paid place that is not shared.
pub(super) fn placed(t: &Tournament, paid: u32) -> BTreeMap<u32, EntryId> {
    let places = t.entries().places();
    let alone = places.all().filter(|(_, place)| place.first == place.last && place.first <= paid);
    alone.map(|(id, place)| (place.first, id)).collect()
}
