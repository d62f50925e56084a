//! The results: one model, used by every output.

mod files;
mod hendon;
mod paper;

use std::collections::BTreeMap;

use bottone_base::{
    money::{Currency, Money},
    person::Person,
    seat::Seat,
    time::Timestamp,
};
use bottone_i18n::Language;
use bottone_rules::buy_in::BuyIn;
use bottone_tournament::{
    FinishPlace, OpenPoint, Tournament,
    deals::Agreement,
    entries::{EntryId, EntryState},
    history::{Beginning, Ledger, Record, levels},
    payments::Results as HowFar,
    prizes::Certainty,
};
use bottone_view::money::{deals::deal_text, items, open_points, prizes::certainty_text};
use bottone_vocabulary::words;
pub use paper::results_sheet;

/// The result of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Results {
    /// The event's name.
    pub event: String,
    /// The day or flight; may be empty.
    pub day: String,
    /// The start: the first entry, or else the file.
    pub began: Timestamp,
    /// The currency of every amount.
    pub currency: Currency,
    /// The price of an entry.
    pub buy_in: BuyIn,
    /// The game: "No-Limit Hold'em".
    pub game: String,
    /// The number of entries, including re-entries.
    pub entries: usize,
    /// The number of people who entered.
    pub players: usize,
    pub rebuys: usize,
    pub add_ons: usize,
    /// The amount that the places are paid.
    pub pool: Money,
    /// True for an event without prizes.
    pub without_prizes: bool,
    /// The time of the results.
    pub at: Timestamp,
    pub far: HowFar,
    /// The certainty of the prizes; `None` if there are none.
    pub certainty: Option<Certainty>,
    /// The reasons why they are not final, once every place is decided. Before that, only a plan
    /// that does not fit.
    pub open: Vec<OpenPoint>,
    /// The same reasons in words, without waiting payments, in the requested language and in
    /// English.
    because: Vec<(Language, Vec<String>)>,
    /// The deal, if one was made.
    pub deal: Option<Agreement>,
    /// Every entry, the best place first; active entries come before those that are out.
    pub lines: Vec<ResultLine>,
}

/// The result of one entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultLine {
    pub entry: EntryId,
    pub person: Person,
    /// The number among the player's entries, 1 for the first.
    pub number: u16,
    /// The place; `None` for an active player.
    pub place: Option<FinishPlace>,
    /// The amount for the place or by a deal.
    pub prize: Money,
    /// The part of it that is the share of a deal; `None` without a share.
    pub share: Option<Money>,
    /// The tickets for another event.
    pub tickets: u16,
    /// The names of the non-money prizes won.
    pub items: Vec<String>,
    pub bounty: Money,
    pub rebuys: u8,
    pub add_ons: u8,
    /// The number of players knocked out, a shared one counted as one; `None` if it is not
    /// recorded.
    pub hits: Option<usize>,
    /// The time of the bust, and its level.
    pub out: Option<(Timestamp, Option<usize>)>,
    /// The seat at the time of the bust.
    pub seat: Option<Seat>,
    /// The players who knocked this one out; empty if not recorded.
    pub winners: Vec<String>,
}

impl Results {
    /// Builds the results of the event `t`, made by these records, at `at`.
    pub fn of(
        language: Language,
        t: &Tournament,
        (beginning, records, ledger): (&Beginning, &[Record], &Ledger),
        at: Timestamp,
    ) -> Self {
        let levels = levels(beginning, records, ledger);
        let setup = t.setup();
        let standing = || t.entries().all().filter(|(_, e)| e.standing != EntryState::Refunded);
        let mut people: Vec<_> = standing().map(|(_, entry)| entry.player).collect();
        people.sort_unstable();
        people.dedup();
        let structure = t.clock().structure();
        let number = |of: fn(&bottone_tournament::entries::Entry) -> u8| -> usize {
            standing().map(|(_, entry)| usize::from(of(entry))).sum()
        };
        let far = t.results(at);
        let mut open = t.open(at);
        open.retain(|open| far != HowFar::Playing || matches!(open, OpenPoint::Plan { .. }));
        let because = [language, Language::English].map(|language| {
            let mut said = Vec::new();
            for open in open.iter().filter(|open| open.changes_results()) {
                said.extend(match open {
                    OpenPoint::Plan { .. } => open_points::plan_fault(language, t, at),
                    open => open_points::open_lines(language, t, &[*open]).pop(),
                });
            }
            (language, said)
        });
        Self {
            event: setup.name.clone(),
            day: setup.day.clone(),
            began: standing().map(|(_, entry)| entry.at).min().unwrap_or(beginning.at),
            currency: setup.currency.clone(),
            buy_in: setup.buy_in,
            game: words::game_long(language, &structure.game),
            entries: t.entries().count(),
            players: people.len(),
            rebuys: number(|entry| entry.rebuys),
            add_ons: number(|entry| entry.add_ons),
            pool: t.pool().to_pay,
            without_prizes: setup.without_prizes,
            at,
            far,
            certainty: (t.places_paid() > 0 || t.plan_fault(at).is_some()).then(|| t.certainty(at)),
            open,
            because: because.into(),
            deal: t.deals().agreed().cloned(),
            lines: lines(language, t, &levels, at),
        }
    }

    /// Returns whether all players are paid, so that only a correction can change the results.
    pub fn is_final(&self) -> bool {
        self.far == HowFar::Final
    }

    /// Returns whether part of the pool has no recipient, or more than the pool is promised.
    pub fn has_a_difference(&self) -> bool {
        self.open.iter().any(|open| open.is_a_difference())
    }

    /// Returns whether places or prizes can still change.
    fn is_provisional(&self) -> bool {
        self.far == HowFar::Playing
            || self.certainty.is_some_and(Certainty::is_provisional)
            || self.open.iter().any(|open| open.changes_results())
    }

    /// Returns the status of the event or its prizes. Examples are "Still being played · Prizes
    /// announced at 17:32", "All prizes paid" and "Prizes announced at 17:32 · 2 bounties wait for
    /// a taker".
    pub fn status(&self, language: Language) -> String {
        let sure = self.certainty.map(|sure| certainty_text(language, sure, self.at));
        let far = match self.far {
            HowFar::Playing => language.word("results-playing"),
            HowFar::Final if sure.is_none() => language.word("results-final"),
            HowFar::Unpaid | HowFar::Final => String::new(),
        };
        let because = self.because.iter().find(|(of, _)| *of == language);
        let because = because.map_or(&[][..], |(_, said)| said).iter().cloned();
        words::joined([far, sure.unwrap_or_default()].into_iter().chain(because))
    }

    /// Returns "Deal · ICM: 5 players share €67,600, €2,000 is kept for the winner"; empty without
    /// one.
    pub fn deal_text(&self, language: Language) -> String {
        let deal = self.deal.as_ref();
        deal.map(|deal| deal_text(language, deal, &self.currency)).unwrap_or_default()
    }
}

fn lines(
    language: Language,
    t: &Tournament,
    levels: &BTreeMap<EntryId, Option<usize>>,
    at: Timestamp,
) -> Vec<ResultLine> {
    let dues: BTreeMap<EntryId, _> = t.dues(at).into_iter().map(|due| (due.entry, due)).collect();
    let places = t.entries().places();
    let winner = t.winner(at);
    let mut items: BTreeMap<EntryId, Vec<String>> = items::won_items(language, t, at)
        .into_iter()
        .map(|(entry, items)| (entry, items.into_iter().map(|item| item.name).collect()))
        .collect();
    let mut hits: BTreeMap<EntryId, usize> = BTreeMap::new();
    let mut by: BTreeMap<EntryId, Vec<String>> = BTreeMap::new();
    let kept = t.bounties().any();
    for claim in t.bounties().claims() {
        let Some(takers) = &claim.by else { continue };
        for taker in takers {
            *hits.entry(*taker).or_default() += 1;
        }
        let names = takers.iter().map(|taker| words::full_name(language, t, *taker)).collect();
        by.insert(claim.out, names);
    }
    let mut line = |(id, entry): (EntryId, &bottone_tournament::entries::Entry)| {
        let due = dues.get(&id);
        let first = (winner == Some(id)).then_some(FinishPlace { first: 1, last: 1 });
        let bust = match entry.standing {
            EntryState::Out { bust } => t.entries().busts().get(bust),
            EntryState::In
            | EntryState::Refunded
            | EntryState::Behind
            | EntryState::Through
            | EntryState::Forfeited => None,
        };
        let seat = bust.and_then(|bust| bust.out.iter().find(|out| out.entry == id));
        ResultLine {
            entry: id,
            person: t.entries().person(id).cloned().unwrap_or_default(),
            number: entry.number,
            place: places.of(id).or(first).or_else(|| due.and_then(|due| due.place)),
            prize: due.map_or(Money::ZERO, |due| due.prize),
            share: t.deals().agreed().and_then(|deal| deal.share_of(id)),
            tickets: due.map_or(0, |due| due.tickets),
            items: items.remove(&id).unwrap_or_default(),
            bounty: due.map_or(Money::ZERO, |due| due.bounty),
            rebuys: entry.rebuys,
            add_ons: entry.add_ons,
            hits: kept.then(|| hits.get(&id).copied().unwrap_or(0)),
            out: bust.map(|bust| (bust.at, levels.get(&id).copied().flatten())),
            seat: seat.map(|out| out.from),
            winners: if bust.is_some() { by.remove(&id).unwrap_or_default() } else { Vec::new() },
        }
    };
    let standing = t.entries().all().filter(|(_, e)| e.standing != EntryState::Refunded);
    let mut lines: Vec<ResultLine> = standing.map(&mut line).collect();
    lines.sort_by_key(|line| (line.place, line.entry));
    lines
}
