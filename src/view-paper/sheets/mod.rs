//! Every printable sheet by its kind: its present content, and whether it has changed since it was
//! printed.
//!
//! A sheet is a function from the event to a [`Job`]; a file of this folder holds sheets of one
//! subject. The parts that all of them share (the title, the line below it, the foot) are in
//! `frame`.

mod cards;
mod chips;
mod fingerprint;
mod flights;
mod floor;
pub(super) mod frame;
mod poster;
mod refunds;
mod seats;
mod slips;
mod structure;
mod times;

use bottone_i18n::Language;
use bottone_source::sheet_source::SheetSource;
use bottone_tournament::{
    OpenPoint, Tournament,
    papers::{Scope, SheetKind},
};
use bottone_view::{
    money::{deals::DealSheet, open_points, payments::payout_sheet},
    sheet::{Job, SheetPart},
    sheet_names::name,
};
use bottone_vocabulary::words;
use strum::{EnumCount as _, VariantArray as _};

use super::results::{Results, results_sheet};
pub use fingerprint::fingerprint;
pub use structure::structure_sheet;

/// Every kind, in the order of the list.
pub const ALL: [SheetKind; SheetKind::COUNT] = bottone_base::all(SheetKind::VARIANTS);

/// The kinds of sheets in groups, each with the name of its heading.
pub const GROUPS: [(&str, &[SheetKind]); 5] = [
    (
        "printing-group-seats",
        &[
            SheetKind::SeatCards,
            SheetKind::MoveSlips,
            SheetKind::TableSheets,
            SheetKind::SeatsByName,
            SheetKind::SeatsByTable,
        ],
    ),
    (
        "printing-group-room",
        &[SheetKind::SignIn, SheetKind::Levels, SheetKind::BreakingOrder, SheetKind::Poster],
    ),
    (
        "printing-group-chips",
        &[
            SheetKind::ChipCounts,
            SheetKind::BagSlips,
            SheetKind::BagList,
            SheetKind::FlightSeats,
            SheetKind::Flights,
            SheetKind::ColorUp,
        ],
    ),
    (
        "printing-group-money",
        &[
            SheetKind::Payouts,
            SheetKind::PayoutSlips,
            SheetKind::RefundSlips,
            SheetKind::Deal,
            SheetKind::Results,
        ],
    ),
    ("printing-group-record", &[SheetKind::Fairness, SheetKind::Rulings, SheetKind::Log]),
];

/// The selection that a sheet allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SheetChoice {
    /// No selection, as it is one list.
    Whole,
    Tables,
    /// Tables or players.
    Players,
}

/// Returns the selection that this sheet allows.
pub const fn choice(kind: SheetKind) -> SheetChoice {
    match kind {
        SheetKind::SeatCards
        | SheetKind::MoveSlips
        | SheetKind::BagSlips
        | SheetKind::PayoutSlips
        | SheetKind::RefundSlips => SheetChoice::Players,
        SheetKind::TableSheets | SheetKind::SeatsByTable | SheetKind::ChipCounts => {
            SheetChoice::Tables
        }
        _ => SheetChoice::Whole,
    }
}

/// Returns whether the sheet is offered: false for a sheet of prizes in an event without prizes.
pub fn is_offered(t: &Tournament, kind: SheetKind) -> bool {
    let of_prizes = matches!(kind, SheetKind::Payouts | SheetKind::PayoutSlips | SheetKind::Deal);
    !of_prizes || !t.setup().without_prizes
}

/// Returns in a sentence why this sheet has no content.
pub fn empty_reason(language: Language, kind: SheetKind, scope: &Scope) -> String {
    if *scope != Scope::All {
        let gaps = [("sheet", name(language, kind).into())];
        return language.say("sheets-none-chosen", &gaps);
    }
    language.word(match kind {
        SheetKind::SeatCards => "sheets-none-drawn",
        SheetKind::TableSheets
        | SheetKind::SeatsByName
        | SheetKind::SeatsByTable
        | SheetKind::ChipCounts => "sheets-none-seated",
        SheetKind::MoveSlips | SheetKind::Fairness => "sheets-none-moved",
        SheetKind::BreakingOrder => "sheets-none-breaks",
        SheetKind::Poster => "sheets-none-found",
        SheetKind::PayoutSlips => "sheets-none-owed",
        SheetKind::RefundSlips => "sheets-none-refunded",
        SheetKind::BagSlips => "sheets-none-playing",
        SheetKind::BagList => "sheets-none-bagged",
        SheetKind::Flights | SheetKind::FlightSeats => "sheets-none-of-flights",
        SheetKind::ColorUp => "sheets-none-comes-off",
        SheetKind::Deal => "sheets-none-agreed",
        SheetKind::SignIn => "sheets-none-listed",
        SheetKind::Rulings => "sheets-none-ruled",
        SheetKind::Log => "sheets-none-done",
        SheetKind::Levels | SheetKind::Payouts | SheetKind::Results => "paper-nothing",
    })
}

/// Returns the same for this event, with the reason if the prize plan does not fit.
pub fn empty_reason_here(desk: &SheetSource<'_>, kind: SheetKind, scope: &Scope) -> String {
    let open = desk.t.open(desk.at).into_iter().filter(|open| open.is_a_difference());
    let open: Vec<OpenPoint> = open.filter(|_| kind == SheetKind::PayoutSlips).collect();
    if !is_offered(desk.t, kind) {
        return desk.language.word("refusal-without-prizes");
    }
    let mut said = open_points::open_lines(desk.language, desk.t, &open);
    said.extend(
        open_points::plan_fault(desk.language, desk.t, desk.at).filter(|_| !open.is_empty()),
    );
    if said.is_empty() || *scope != Scope::All {
        return empty_reason(desk.language, kind, scope);
    }
    words::joined(said)
}

/// Returns the present content of this sheet; an empty job if there is none.
pub fn job(desk: &SheetSource<'_>, kind: SheetKind, scope: &Scope) -> Job {
    let mut job = build(desk, kind, scope);
    if let Job::Sheets(sheets) = &mut job {
        let foot = frame::foot(desk, kind);
        let mut seal = frame::seal(desk).filter(|_| is_sealed(kind));
        if let Some(code) = seal.as_mut().filter(|_| kind == SheetKind::SeatsByTable) {
            // Players look for their seat; the foot has the seal in letters.
            code.words.clear();
        }
        for sheet in sheets {
            sheet.foot.clone_from(&foot);
            // Leading codes are placed in the corner of the sheet.
            sheet.parts.splice(0..0, seal.clone().map(SheetPart::Code));
        }
    }
    job
}

/// Returns whether this sheet has the event's seal as a code in its corner. Sheets that people sign
/// or rely on have it, and those made in a break. Slips have the desk's own code there, and the
/// seal in words.
const fn is_sealed(kind: SheetKind) -> bool {
    matches!(
        kind,
        SheetKind::Deal
            | SheetKind::Payouts
            | SheetKind::Results
            | SheetKind::SeatsByTable
            | SheetKind::ChipCounts
            | SheetKind::ColorUp
            | SheetKind::BagList
            | SheetKind::Flights
    )
}

/// Returns whether this sheet has no content. Of papers for each player or table only the first is
/// made: thirty thousand slips would need as much memory as all else.
pub fn is_empty(desk: &SheetSource<'_>, kind: SheetKind) -> bool {
    let none = |scope: &Scope| build(desk, kind, scope).is_empty();
    let tables = desk.t.tables();
    match kind {
        SheetKind::SeatCards | SheetKind::BagSlips => {
            tables.sitting().all(|(entry, _)| none(&Scope::Entries(vec![entry])))
        }
        SheetKind::TableSheets | SheetKind::SeatsByTable | SheetKind::ChipCounts => {
            tables.open().all(|(table, _)| none(&Scope::Tables(vec![table])))
        }
        // The whole event is replayed for it.
        SheetKind::Fairness => tables.moves() == 0,
        _ => none(&Scope::All),
    }
}

fn build(desk: &SheetSource<'_>, kind: SheetKind, scope: &Scope) -> Job {
    let SheetSource { language, t, at, .. } = *desk;
    if !is_offered(t, kind) {
        return Job::Sheets(Vec::new());
    }
    match kind {
        SheetKind::SeatCards => cards::seats(desk, scope),
        SheetKind::MoveSlips => cards::moves(desk, scope),
        SheetKind::TableSheets => seats::tables(desk, scope),
        SheetKind::SeatsByName => seats::by_name(desk),
        SheetKind::SeatsByTable => seats::by_table(desk, scope),
        SheetKind::SignIn => seats::sign_in(desk),
        SheetKind::BreakingOrder => seats::breaking_order(desk),
        SheetKind::Poster => poster::poster(desk),
        SheetKind::Levels => times::levels(desk),
        SheetKind::ChipCounts => chips::counts(desk, scope),
        SheetKind::BagSlips => chips::bags(desk, scope),
        SheetKind::BagList => flights::bag_list(desk),
        SheetKind::Flights => flights::reconciliation(desk),
        SheetKind::FlightSeats => flights::seats(desk),
        SheetKind::ColorUp => chips::color_up(desk),
        SheetKind::Fairness => floor::fairness(desk),
        SheetKind::Rulings => floor::rulings(desk),
        SheetKind::Log => floor::log(desk),
        SheetKind::Payouts => Job::Sheets(vec![payout_sheet(language, t, at)]),
        SheetKind::PayoutSlips => slips::payouts(desk, scope),
        SheetKind::RefundSlips => refunds::refunds(desk, scope),
        SheetKind::Deal => {
            let agreed = t.deals().agreed().zip(t.deals().agreed_at());
            let sheet =
                agreed.map(|(agreed, at)| DealSheet::of(language, t, agreed, at).paper(language));
            Job::Sheets(sheet.into_iter().collect())
        }
        SheetKind::Results => {
            let results = Results::of(language, t, (desk.beginning, desk.records, desk.ledger), at);
            Job::Sheets(vec![results_sheet(language, &results, at)])
        }
    }
}
