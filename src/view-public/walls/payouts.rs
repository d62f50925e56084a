//! The prizes as a ladder, with the event's position on it.

use std::collections::BTreeMap;

use bottone_base::{money::Money, time::Timestamp};
use bottone_i18n::Language;
use bottone_rules::payouts::Prize;
use bottone_tournament::{Tournament, entries::EntryId};
use bottone_view::{
    Stat, figures,
    finish::placed,
    money::prizes::{PrizeRow, PrizeTable, bubble, shared},
    namesakes::{Namesakes, ShortNamesakes},
};
use bottone_vocabulary::words;

/// Places with equal prizes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rung {
    /// "1", "10–12".
    pub place: String,
    /// "€25,100", "Seat", "€25,100 · Trophy".
    pub prize: String,
    /// The player who has it already, if it is a single place.
    pub who: String,
    /// The same in full, as spoken: "Sofia Marchetti". It is the short form if another player has
    /// that name.
    pub called: String,
    /// The gain over the place below, "+€930"; empty if the prizes differ in more than money.
    pub step: String,
    /// True for the prize of the next bust.
    pub next: bool,
    /// True if all players with this prize are out.
    pub is_gone: bool,
}

/// The prizes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PayoutFace {
    /// From the first place down.
    pub rungs: Vec<Rung>,
    /// The prize pool or what is still to pay, players left, and the average stack.
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
        let alike = Namesakes::among(t, placed.values().copied());
        let steps = steps(language, t);
        let rungs = table.rows.iter().chain(&table.beyond).map(|row| {
            let one = row.first == row.last;
            let who = placed.get(&row.first).copied().filter(|_| one && known);
            let called = |entry: EntryId| {
                if alike.contains(entry) {
                    namesakes.short_name(language, t, entry)
                } else {
                    words::natural_name(language, t, entry)
                }
            };
            let place = if one { words::ordinal(language, row.first) } else { row.place.clone() };
            Rung {
                place,
                prize: row.prize(),
                who: who.map(|entry| namesakes.short_name(language, t, entry)).unwrap_or_default(),
                called: who.map(called).unwrap_or_default(),
                step: steps.get(&row.last).filter(|_| !row.shared).cloned().unwrap_or_default(),
                next: announced && row.next,
                is_gone: known && row.first > left,
            }
        });
        let rungs: Vec<Rung> = rungs.collect();
        if rungs.is_empty() {
            return Self::default();
        }
        let figures = [
            still_to_pay(language, t, known).or_else(|| super::figures::prize_pool(language, t)),
            Some(figures::players(language, t)),
            super::figures::average(language, t, at),
        ];
        let said =
            || shared(language, t).unwrap_or_else(|| bubble(language, t, table.paid, at).text);
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

/// Returns the money of the places still played for, once all players left are in the money.
/// `None` before that and after a deal.
fn still_to_pay(language: Language, t: &Tournament, known: bool) -> Option<Stat> {
    let prizes = t.prize_list().ok()?;
    let left = t.entries().playing_count();
    let is_in = known && left > 1 && left <= prizes.len() && t.deals().agreed().is_none();
    let sum = |prizes: &[Prize]| prizes.iter().map(|prize| prize.money).sum::<Money>();
    let (rest, all) = (sum(prizes.get(..left)?), sum(&prizes));
    let money = |money| language.money(money, &t.setup().currency);
    let of = language.say("wall-of-all", &[("all", money(all).into())]);
    let stat = || Stat::new(language, "wall-still-to-pay", money(rest), of);
    (is_in && rest > Money::ZERO).then(stat)
}

/// Returns for each place the gain over the place below it.
fn steps(language: Language, t: &Tournament) -> BTreeMap<u32, String> {
    let prizes = t.prize_list().unwrap_or_default();
    let money = |money| language.money(money, &t.setup().currency);
    let step = |(place, pair): (u32, &[Prize])| {
        let [this, below] = pair else { return None };
        let gain = this.money.minus(below.money);
        (this.tickets == below.tickets && gain > Money::ZERO)
            .then(|| (place, format!("+{}", money(gain))))
    };
    (1..).zip(prizes.windows(2)).filter_map(step).collect()
}
