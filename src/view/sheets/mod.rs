//! Every sheet that can be printed, by its kind: what stands on it now, and whether that has changed
//! since it was printed.
//!
//! A sheet is a function from the event to a [`Job`]; a file of this folder holds sheets of one subject.
//! What must be the same on all of them (the title, the line under it, the mark of a copy) is here.

mod cards;
mod chips;
mod fingerprint;
mod floor;
mod seats;
mod starts;
mod times;

use super::{
    money::{
        deals::DealSheet,
        payments::{payout_sheet, slips_of, waits},
    },
    results::{Results, results_sheet},
    sheet::{Job, Part, Sheet, Slip},
    words,
};
use crate::{
    rules::{seat::TableNo, time::Timestamp},
    tongue::Language,
    tournament::{
        Command, Tournament,
        entries::{EntryId, Standing},
        history::{Beginning, Deed, Ledger, Record},
        papers::{Printed, Scope, SheetKind},
        payments::{Due, Payment},
    },
};
pub use fingerprint::fingerprint;

/// What a sheet is made from.
#[derive(Clone, Copy)]
pub struct Desk<'a> {
    /// The language of the paper.
    pub language: Language,
    /// The event.
    pub t: &'a Tournament,
    /// How it began.
    pub beginning: &'a Beginning,
    /// What happened.
    pub records: &'a [Record],
    /// Which of it stands.
    pub ledger: &'a Ledger,
    /// The instant that the paper tells of.
    pub at: Timestamp,
    /// Who prints it.
    pub by: &'a str,
}

/// Every kind, in the order of the list.
pub const ALL: [SheetKind; 17] = [
    SheetKind::SeatCards,
    SheetKind::MoveSlips,
    SheetKind::TableSheets,
    SheetKind::SeatsByName,
    SheetKind::SeatsByTable,
    SheetKind::SignIn,
    SheetKind::Levels,
    SheetKind::BreakingOrder,
    SheetKind::ChipCounts,
    SheetKind::BagSlips,
    SheetKind::ColorUp,
    SheetKind::Payouts,
    SheetKind::PayoutSlips,
    SheetKind::Deal,
    SheetKind::Results,
    SheetKind::Rulings,
    SheetKind::Log,
];

/// What of a sheet can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Nothing: it is one list.
    Whole,
    /// Tables.
    Tables,
    /// Tables or players.
    Players,
}

/// What of this sheet can be chosen.
pub const fn choice(kind: SheetKind) -> Choice {
    match kind {
        SheetKind::SeatCards
        | SheetKind::MoveSlips
        | SheetKind::BagSlips
        | SheetKind::PayoutSlips => Choice::Players,
        SheetKind::TableSheets | SheetKind::SeatsByTable | SheetKind::ChipCounts => Choice::Tables,
        _ => Choice::Whole,
    }
}

/// The sheet's name: "Seat cards".
pub fn name(language: Language, kind: SheetKind) -> String {
    language.word(match kind {
        SheetKind::SeatCards => "sheets-seat-cards",
        SheetKind::MoveSlips => "sheets-move-slips",
        SheetKind::TableSheets => "sheets-table-sheets",
        SheetKind::SeatsByName => "sheets-seats-by-name",
        SheetKind::SeatsByTable => "sheets-seats-by-table",
        SheetKind::Levels => "sheets-levels",
        SheetKind::BreakingOrder => "sheets-breaking-order",
        SheetKind::Payouts => "sheets-payouts",
        SheetKind::PayoutSlips => "sheets-payout-slips",
        SheetKind::ChipCounts => "sheets-chip-counts",
        SheetKind::BagSlips => "sheets-bag-slips",
        SheetKind::ColorUp => "sheets-colour-up",
        SheetKind::Deal => "sheets-deal",
        SheetKind::SignIn => "sheets-sign-in",
        SheetKind::Rulings => "sheets-rulings",
        SheetKind::Results => "sheets-results",
        SheetKind::Log => "sheets-log",
    })
}

/// What is typed for the sheet on the command line, and what its file is called: "seat-cards".
pub const fn typed(kind: SheetKind) -> &'static str {
    match kind {
        SheetKind::SeatCards => "seat-cards",
        SheetKind::MoveSlips => "move-slips",
        SheetKind::TableSheets => "table-sheets",
        SheetKind::SeatsByName => "seats-by-name",
        SheetKind::SeatsByTable => "seats-by-table",
        SheetKind::Levels => "levels",
        SheetKind::BreakingOrder => "breaking-order",
        SheetKind::Payouts => "payouts",
        SheetKind::PayoutSlips => "payout-slips",
        SheetKind::ChipCounts => "chip-counts",
        SheetKind::BagSlips => "bag-slips",
        SheetKind::ColorUp => "colour-up",
        SheetKind::Deal => "deal",
        SheetKind::SignIn => "sign-in",
        SheetKind::Rulings => "rulings",
        SheetKind::Results => "results",
        SheetKind::Log => "log",
    }
}

/// Why there is nothing of this sheet to print, as a sentence.
pub fn nothing(language: Language, kind: SheetKind, scope: &Scope) -> String {
    if *scope != Scope::All {
        let gaps = [("sheet", name(language, kind).into())];
        return language.say("sheets-none-chosen", &gaps);
    }
    language.word(match kind {
        SheetKind::SeatCards
        | SheetKind::TableSheets
        | SheetKind::SeatsByName
        | SheetKind::SeatsByTable
        | SheetKind::ChipCounts => "sheets-none-seated",
        SheetKind::MoveSlips => "sheets-none-moved",
        SheetKind::BreakingOrder => "sheets-none-breaks",
        SheetKind::PayoutSlips => "sheets-none-owed",
        SheetKind::BagSlips => "sheets-none-playing",
        SheetKind::ColorUp => "sheets-none-comes-off",
        SheetKind::Deal => "sheets-none-agreed",
        SheetKind::SignIn => "sheets-none-listed",
        SheetKind::Rulings => "sheets-none-ruled",
        SheetKind::Log => "sheets-none-done",
        SheetKind::Levels | SheetKind::Payouts | SheetKind::Results => "paper-nothing",
    })
}

/// What stands on this sheet now; an empty job when there is nothing to print.
pub fn job(desk: &Desk<'_>, kind: SheetKind, scope: &Scope) -> Job {
    let Desk { language, t, at, .. } = *desk;
    match kind {
        SheetKind::SeatCards => cards::seats(desk, scope),
        SheetKind::MoveSlips => cards::moves(desk, scope),
        SheetKind::TableSheets => seats::tables(desk, scope),
        SheetKind::SeatsByName => seats::by_name(desk),
        SheetKind::SeatsByTable => seats::by_table(desk, scope),
        SheetKind::SignIn => seats::sign_in(desk),
        SheetKind::BreakingOrder => seats::breaking_order(desk),
        SheetKind::Levels => times::levels(desk),
        SheetKind::ChipCounts => chips::counts(desk, scope),
        SheetKind::BagSlips => chips::bags(desk, scope),
        SheetKind::ColorUp => chips::color_up(desk),
        SheetKind::Rulings => floor::rulings(desk),
        SheetKind::Log => floor::log(desk),
        SheetKind::Payouts => Job::Sheets(vec![footed(desk, kind, payout_sheet(language, t, at))]),
        SheetKind::PayoutSlips => Job::Slips(payout_slips(desk, scope)),
        SheetKind::Deal => {
            let agreed = t.deals().agreed().zip(t.deals().agreed_at());
            let sheet = agreed.map(|(agreed, at)| {
                footed(desk, kind, DealSheet::of(language, t, agreed, at).paper(language))
            });
            Job::Sheets(sheet.into_iter().collect())
        }
        SheetKind::Results => {
            let results = Results::of(language, t, (desk.beginning, desk.records, desk.ledger), at);
            Job::Sheets(vec![footed(desk, kind, results_sheet(language, &results, at))])
        }
    }
}

/// A sheet of the whole event: its name, what the sheet is and of when, and the foot.
fn sheet(desk: &Desk<'_>, kind: SheetKind, parts: Vec<Part>) -> Sheet {
    let detail = format!("{} · {}", name(desk.language, kind), when(desk));
    footed(desk, kind, Sheet { title: event(desk.t), detail, parts, ..Sheet::default() })
}

/// A sheet of one table: the table, the largest words on it; under them of which event and when.
fn of_table(desk: &Desk<'_>, kind: SheetKind, table: TableNo, parts: Vec<Part>) -> Sheet {
    let title = words::table(desk.language, table);
    let detail = format!("{} · {} · {}", event(desk.t), name(desk.language, kind), when(desk));
    footed(desk, kind, Sheet { title, detail, parts, ..Sheet::default() })
}

/// The sheet with its foot: which of two papers is the later one is seen on every page of them.
fn footed(desk: &Desk<'_>, kind: SheetKind, sheet: Sheet) -> Sheet {
    Sheet { foot: foot(desk, kind), ..sheet }
}

/// "21:06 · record 412 · Levels · Autumn Main Event · Day 1B". The record is the last one of the file
/// that the paper knows of; where there is no room for all of it, the event's name gives way.
fn foot(desk: &Desk<'_>, kind: SheetKind) -> String {
    let parts =
        [words::time_of_day(desk.at), record(desk), name(desk.language, kind), event(desk.t)];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}

/// "record 412": the last one that the paper knows of.
fn record(desk: &Desk<'_>) -> String {
    let last = desk.records.len().saturating_sub(1);
    desk.language.say("sheets-record", &[("number", last.to_string().into())])
}

/// "Sat 21 Nov 2026, 21:06".
fn when(desk: &Desk<'_>) -> String {
    format!("{}, {}", words::date(desk.language, desk.at), words::time_of_day(desk.at))
}

/// "Autumn Main Event · Day 1B".
fn event(t: &Tournament) -> String {
    let parts = [t.setup().name.as_str(), t.setup().day.as_str()];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}

/// Was this sheet printed for this entry at `since` or later? Then what is printed now is a copy.
fn was_printed(desk: &Desk<'_>, kind: SheetKind, entry: EntryId, since: Timestamp) -> bool {
    let seat = desk.t.tables().seat_of(entry);
    let of = |printed: &Printed| printed.sheet == kind && printed.scope.has_entry(entry, seat);
    let later = desk.t.papers().list().iter().rev().take_while(|(at, _)| *at >= since);
    later.map(|(_, printed)| printed).any(of)
}

/// "Copy" beside what else must not be overlooked.
fn marked(desk: &Desk<'_>, mark: &str, copy: bool) -> String {
    let copy = if copy { desk.language.word("sheets-copy") } else { String::new() };
    let parts = [mark, &copy];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}

/// The slips of all who wait for money, or of those who are chosen, be they paid or not.
fn payout_slips(desk: &Desk<'_>, scope: &Scope) -> Vec<Slip> {
    let Desk { language, t, at, .. } = *desk;
    let chosen = |due: &Due| match scope {
        Scope::All => waits(due),
        some => some.has_entry(due.entry, t.tables().seat_of(due.entry)),
    };
    let slips = slips_of(language, t, at, chosen, |payment| paid_by(desk, payment));
    let marked = |(entry, slip): (EntryId, Slip)| {
        let copy = was_printed(desk, SheetKind::PayoutSlips, entry, owed_since(t, entry));
        Slip { mark: marked(desk, &slip.mark, copy), ..slip }
    };
    slips.into_iter().map(marked).collect()
}

/// Who made a payment.
fn paid_by<'a>(desk: &Desk<'a>, payment: &Payment) -> &'a str {
    let paid = |record: &&Record| {
        record.at == payment.at
            && matches!(&record.deed, Deed::Done { command: Command::Payments(_), .. })
    };
    desk.records.iter().rev().find(paid).map_or("", |record| record.by.as_str())
}

/// Since when a slip of this entry says what it says: its bust, a deal, its last payment.
fn owed_since(t: &Tournament, entry: EntryId) -> Timestamp {
    let out = match t.entries().get(entry).map(|entry| entry.standing) {
        Some(Standing::Out { bust }) => t.entries().busts().get(bust).map(|bust| bust.at),
        _ => None,
    };
    let paid = t
        .payments()
        .of(entry)
        .map(|payment| payment.taken_back.as_ref().map_or(payment.at, |(at, _)| *at));
    paid.chain(out).chain(t.deals().agreed_at()).max().unwrap_or(Timestamp::from_millis(0))
}
