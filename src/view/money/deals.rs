//! Deals: the sheet to be signed, and the words about those made.

use std::cmp::Ordering;

use bottone_base::{
    chips::Chips,
    money::{Currency, Money},
    time::Timestamp,
};
use bottone_i18n::Language;
use bottone_rules::deals::DealMethod;
use bottone_tournament::{
    Tournament,
    deals::{Agreement, DealEvent},
    entries::EntryId,
};
use bottone_vocabulary::words;

use crate::{
    amounts,
    sheet::{Column, Sheet, SheetPart, SheetTable, TableRow},
};

/// The sheet that every player in a deal signs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealSheet {
    /// The event and its day: "Autumn main · Day 2".
    pub event: String,
    /// "19 September 2026, 21:06".
    pub date: String,
    /// The method: "By what the stacks are worth (ICM)".
    pub method: String,
    /// "5 players share €67,600. €2,000 is kept for the winner."
    pub summary: String,
    /// The players in the deal, the largest stack first.
    pub players: Vec<DealLine>,
    /// All chips, and all the money shared.
    pub total: DealLine,
    /// The stacks compared with the chips in play. Empty if chips did not matter, and in old deals
    /// without the check.
    pub count: String,
    /// The amounts kept, from the first place: "1st" and "€2,000".
    pub kept: Vec<(String, String)>,
    /// A note that bounties are shared too, or still to be won; empty without bounties.
    pub bounties: String,
    /// The meaning of the signature.
    pub consent: String,
}

/// One player on the sheet, with a line to sign on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealLine {
    /// "Grün, Jürgen".
    pub name: String,
    /// "2,310,000"; empty if chips did not matter.
    pub chips: String,
    /// The time of the count, "21:06", or a note that it was typed. Empty if there is no record of
    /// it.
    pub counted: String,
    /// "€16,622".
    pub amount: String,
    /// "€300" of the bounties; empty on every line if they are not shared.
    pub bounty: String,
    /// Both together; empty if the bounties are not shared.
    pub together: String,
}

impl DealSheet {
    /// Builds the sheet of `agreement`, made at `at`.
    pub fn of(language: Language, t: &Tournament, agreement: &Agreement, at: Timestamp) -> Self {
        let currency = &t.setup().currency;
        let of_shares = agreement.shares.iter().map(|(_, share)| *share);
        let of_bounties = agreement.shares.iter().map(|(entry, _)| agreement.bounty_of(*entry));
        let all = of_shares.chain(of_bounties).chain(agreement.kept.iter().copied());
        let column = amounts::AmountFormat::of(language, currency, all);
        let money = |amount| column.show(amount);
        let stack = |entry| {
            let found = agreement.stacks.iter().find(|(of, _)| *of == entry);
            found.map_or(Chips::ZERO, |(_, chips)| *chips)
        };
        let mut shares: Vec<(EntryId, Chips, Money)> =
            agreement.shares.iter().map(|(entry, share)| (*entry, stack(*entry), *share)).collect();
        shares.sort_by_key(|(entry, chips, _)| (std::cmp::Reverse(*chips), *entry));
        let divided = !agreement.bounties.is_empty();
        let if_divided = |amount| if divided { money(amount) } else { String::new() };
        let line = |name, chips: Chips, counted, amount: Money, bounty| DealLine {
            name,
            chips: if chips.is_zero() { String::new() } else { language.chips(chips) },
            counted,
            amount: money(amount),
            bounty: if_divided(bounty),
            together: if_divided(amount.plus(bounty)),
        };
        let chips = shares.iter().map(|(_, chips, _)| *chips).sum();
        let sum = shares.iter().map(|(_, _, share)| *share).sum();
        let player = |&(entry, chips, share): &(EntryId, Chips, Money)| {
            let name = words::full_name(language, t, entry);
            let counted = counted_at(language, agreement, entry, at);
            line(name, chips, counted, share, agreement.bounty_of(entry))
        };
        let players = shares.iter().map(player).collect();
        let word = language.word("deal-total");
        let total = line(word, chips, String::new(), sum, agreement.bounties_total());
        let kept = (1..).zip(&agreement.kept).filter(|(_, kept)| !kept.is_zero());
        let kept =
            kept.map(|(place, kept)| (words::ordinal(language, place), money(*kept))).collect();
        let all_shared = agreement.kept.iter().all(|kept| kept.is_zero());
        let consent = if all_shared { "deal-consent-all" } else { "deal-consent" };
        let setup = t.setup();
        let event = match setup.day.as_str() {
            "" => setup.name.clone(),
            day => format!("{} · {day}", setup.name),
        };
        let date = format!("{}, {}", words::date(language, at), words::time_of_day(at));
        Self {
            event,
            date,
            method: method(language, agreement.method),
            summary: summary(language, agreement, currency),
            players,
            total,
            count: chips_note(language, agreement, chips),
            kept,
            bounties: bounties(language, t, agreement),
            consent: language.word(consent),
        }
    }

    /// Returns whether the bounties are shared.
    pub const fn divides_bounties(&self) -> bool {
        !self.total.together.is_empty()
    }

    /// Returns the printed sheet, with a signature line for each player and the house.
    pub fn paper(&self, language: Language) -> Sheet {
        let word = |name| language.word(name);
        // If chips did not matter, no player was counted.
        let chips = self.players.iter().any(|line| !line.chips.is_empty());
        let divided = self.divides_bounties();
        let mut columns = vec![Column::words(word("deal-player"))];
        columns.extend(chips.then(|| Column::figures(word("deal-chips"))));
        let counted = self.players.iter().any(|line| !line.counted.is_empty());
        columns.extend(counted.then(|| Column::figures(word("deal-counted"))));
        columns.push(Column::figures(word("deal-share")));
        if divided {
            columns.push(Column::figures(word("deal-bounty")));
            columns.push(Column::figures(word("deal-together")));
        }
        columns.push(Column::blank(word("deal-signature")));
        let cells = |line: &DealLine| {
            let mut cells = vec![line.name.clone()];
            cells.extend(chips.then(|| line.chips.clone()));
            cells.extend(counted.then(|| line.counted.clone()));
            cells.push(line.amount.clone());
            if divided {
                cells.extend([line.bounty.clone(), line.together.clone()]);
            }
            cells.push(String::new());
            cells
        };
        let mut rows: Vec<TableRow> =
            self.players.iter().map(|line| TableRow::Cells(cells(line))).collect();
        rows.push(TableRow::Total(cells(&self.total)));
        let mut parts = vec![
            SheetPart::Heading(self.summary.clone()),
            SheetPart::Table(SheetTable { columns, rows }),
        ];
        if !self.count.is_empty() {
            parts.push(SheetPart::Note(self.count.clone()));
        }
        if !self.kept.is_empty() {
            let columns =
                vec![Column::words(word("deal-kept-for")), Column::figures(word("deal-share"))];
            let row = |(place, kept): &(String, String)| {
                TableRow::Cells(vec![place.clone(), kept.clone()])
            };
            let rows = self.kept.iter().map(row).collect();
            parts.push(SheetPart::Table(SheetTable { columns, rows }));
        }
        if !self.bounties.is_empty() {
            parts.push(SheetPart::Note(self.bounties.clone()));
        }
        parts.push(SheetPart::Note(self.consent.clone()));
        let columns = vec![Column::words(String::new()), Column::blank(word("deal-signature"))];
        let house = TableRow::Cells(vec![word("deal-floor-signature"), String::new()]);
        parts.push(SheetPart::Table(SheetTable { columns, rows: vec![house] }));
        Sheet {
            title: self.event.clone(),
            detail: format!("{} · {} · {}", word("deal-title"), self.method, self.date),
            mark: String::new(),
            parts,
            foot: self.event.clone(),
            ..Sheet::default()
        }
    }
}

/// Returns the time of a stack's count, with the date if it differs from that of the sheet.
fn counted_at(language: Language, deal: &Agreement, entry: EntryId, at: Timestamp) -> String {
    let Some(known) = deal.known.as_ref().filter(|_| deal.has_stack(entry)) else {
        return String::new();
    };
    let Some(counted) = known.counted_at(entry) else { return language.word("deal-typed-stack") };
    let (day, time) = (words::date(language, counted), words::time_of_day(counted));
    if day == words::date(language, at) { time } else { format!("{day}, {time}") }
}

/// Returns "All 6,600,000 chips in play are in these stacks."
fn chips_note(language: Language, deal: &Agreement, stacks: Chips) -> String {
    let Some(known) = deal.known.as_ref().filter(|_| !deal.stacks.is_empty()) else {
        return String::new();
    };
    let in_play = known.in_play;
    let apart = in_play.minus(stacks).plus(stacks.minus(in_play));
    let name = match stacks.cmp(&in_play) {
        Ordering::Equal => "deal-count-whole",
        Ordering::Less => "deal-count-missing",
        Ordering::Greater => "deal-count-too-many",
    };
    let gaps = [("apart", language.chips(apart).into()), ("all", language.chips(in_play).into())];
    language.say(name, &gaps)
}

/// Returns "Bounties are not part of it: €1,200 is still to be won."
fn bounties(language: Language, t: &Tournament, agreement: &Agreement) -> String {
    if !agreement.bounties.is_empty() {
        return language.word("deal-bounties-shared");
    }
    let left = t.bounties().remaining_money();
    if left.is_zero() {
        return String::new();
    }
    let amount = language.money(left, &t.setup().currency);
    language.say("deal-bounties", &[("amount", amount.into())])
}

/// Returns the name of a method: "ICM", "Mixed, 60% ICM".
pub fn method(language: Language, method: DealMethod) -> String {
    match method {
        DealMethod::Icm => language.word("deal-icm"),
        DealMethod::ChipChop => language.word("deal-chop"),
        DealMethod::ChipsAlone => language.word("deal-chips-alone"),
        DealMethod::Equal => language.word("deal-equal"),
        DealMethod::Mixed { icm } => language.say("deal-mixed-of", &[("percent", icm.into())]),
        DealMethod::Own => language.word("deal-own"),
    }
}

/// Returns "5 players share €67,600. €2,000 is kept to play for."
fn summary(language: Language, agreement: &Agreement, currency: &Currency) -> String {
    let prizes = prizes_shared(language, agreement, currency);
    if agreement.bounties.is_empty() {
        return prizes;
    }
    let amount = language.money(agreement.bounties_total(), currency);
    language.say("deal-summary-bounties", &[("what", prizes.into()), ("amount", amount.into())])
}

fn prizes_shared(language: Language, agreement: &Agreement, currency: &Currency) -> String {
    let kept: Money = agreement.kept.iter().copied().sum();
    let shared = agreement.total().minus(kept);
    let mut gaps = vec![
        ("count", agreement.shares.len().into()),
        ("shared", language.money(shared, currency).into()),
    ];
    if kept.is_zero() {
        return language.say("deal-summary", &gaps);
    }
    gaps.push(("kept", language.money(kept, currency).into()));
    let for_winner = agreement.kept.iter().skip(1).all(|kept| kept.is_zero());
    let name = if for_winner { "deal-summary-winner" } else { "deal-summary-kept" };
    language.say(name, &gaps)
}

/// Describes the event in one line of the log. `entry` gives the name of an entry.
pub(crate) fn log_line<'a>(
    language: Language,
    event: &DealEvent,
    currency: &Currency,
    _entry: impl Fn(EntryId) -> &'a str,
) -> String {
    match event {
        DealEvent::Agreed(agreement) => deal_text(language, agreement, currency),
        DealEvent::Cancelled { reason } => {
            language.say("deal-log-cancelled", &[("reason", reason.as_str().into())])
        }
    }
}

/// Returns "Deal · ICM: 5 players share €67,600, €2,000 is kept for the winner".
pub fn deal_text(language: Language, agreement: &Agreement, currency: &Currency) -> String {
    let gaps = [
        ("method", method(language, agreement.method).into()),
        ("what", summary(language, agreement, currency).into()),
    ];
    language.say("deal-log-agreed", &gaps)
}

/// Describes the event for one player, whose entries are `mine`. `None` if it concerns others.
pub(crate) fn player_line(
    language: Language,
    event: &DealEvent,
    currency: &Currency,
    mine: impl Fn(&EntryId) -> bool,
) -> Option<String> {
    let DealEvent::Agreed(agreement) = event else { return None };
    let (entry, share) = agreement.shares.iter().find(|(entry, _)| mine(entry))?;
    let share = share.plus(agreement.bounty_of(*entry));
    let gaps = [
        ("method", method(language, agreement.method).into()),
        ("share", language.money(share, currency).into()),
    ];
    Some(language.say("deal-about", &gaps))
}
