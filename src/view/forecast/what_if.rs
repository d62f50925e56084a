//! The effect of a change before it is made: the event is continued in memory with the change.

use bottone_base::{seat::TableNo, time::Timestamp};
use bottone_i18n::Language;
use bottone_rules::{
    deals::DealMethod,
    levels::{Break, Row},
    payouts::{PaidPlaces, PayoutKind, PayoutPlan},
};
use bottone_tournament::{
    Command, Refusal, Tournament,
    clock::ClockCommand,
    deals::{Agreement, DealCommand},
    entries::EntryCommand,
    prizes::PrizeCommand,
    tables::TableCommand,
};
use bottone_vocabulary::words;

use crate::{figures, level_minutes::remaining_level_minutes, money::deal_table::DealRequest};

/// The most players at a final table; a deal among so many is computed within a frame.
const MOST_SHARING: usize = 10;

/// A change under consideration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhatIfChange {
    /// All levels from the present one on last this many minutes.
    Levels(u16),
    /// This coming level is left out.
    Skip(usize),
    /// The next break lasts this many minutes.
    NextBreak(u16),
    /// Registration closes.
    CloseRegistration,
    /// This table breaks next.
    Break(TableNo),
    /// This many places are paid.
    Pay(u32),
    /// The players left share the remaining prizes by this method.
    Deal(DealMethod),
}

impl WhatIfChange {
    /// Returns the changes possible at `at`, each with its present value.
    pub fn options(t: &Tournament, at: Timestamp) -> Vec<Self> {
        let structure = t.clock().structure();
        let row = t.clock().read(at).row;
        let now = structure.rows.get(row).and_then(Row::level);
        let next = structure.next_level(row);
        let length = now.or(next.and_then(|next| structure.rows.get(next)?.level()));
        let pause = structure.next_break(row).and_then(|row| structure.rows.get(row));
        let by_curve = matches!(t.prizes().plan().kind, PayoutKind::Curve(_));
        let offered = [
            length.map(|level| Self::Levels(level.minutes)),
            next.map(Self::Skip),
            pause.map(|pause| Self::NextBreak(pause.minutes())),
            t.registration_open(at).then_some(Self::CloseRegistration),
            breakable(t, at).first().copied().map(Self::Break),
            u32::try_from(t.places_paid())
                .ok()
                .filter(|paid| *paid > 0 && by_curve && t.prizes().locked().is_none())
                .map(Self::Pay),
            deals(t, at).first().copied().map(Self::Deal),
        ];
        offered.into_iter().flatten().collect()
    }

    /// Returns the command for the change, with this seed for chance. `None` if it would change
    /// nothing.
    pub fn command(
        self,
        language: Language,
        t: &Tournament,
        at: Timestamp,
        seed: u64,
    ) -> Option<Command> {
        let structure = t.clock().structure();
        let row = t.clock().read(at).row;
        let command = match self {
            Self::CloseRegistration => {
                return Some(Command::Entries(EntryCommand::Registration { open: false }));
            }
            Self::Break(table) => {
                return Some(Command::Tables(TableCommand::Break { table, seed }));
            }
            Self::Pay(places) => {
                if usize::try_from(places).ok() == Some(t.places_paid()) {
                    return None;
                }
                let plan = t.prizes().plan().clone();
                // An unnamed plan has no name to keep.
                let name = if plan.name.is_empty() {
                    language.say("forecast-if-pay-of", &[("places", places.into())])
                } else {
                    plan.name
                };
                let plan = PayoutPlan { name, places: PaidPlaces::Exactly(places), ..plan };
                return Some(Command::Prizes(PrizeCommand::Plan(Box::new(plan))));
            }
            Self::Deal(method) => {
                let agreement = signed_agreement(t, method)?;
                return Some(Command::Deals(DealCommand::Agree(Box::new(agreement))));
            }
            Self::Levels(minutes) => {
                let rows = remaining_level_minutes(t, minutes, at);
                if rows.is_empty() {
                    return None;
                }
                ClockCommand::SetRows { rows }
            }
            Self::Skip(row) => ClockCommand::RemoveRow { row },
            Self::NextBreak(minutes) => {
                let row = structure.next_break(row)?;
                let Row::Break(pause) = structure.rows.get(row)? else { return None };
                if pause.minutes == minutes {
                    return None;
                }
                let to = Box::new(Row::Break(Break { minutes, ..pause.clone() }));
                ClockCommand::SetRow { row, to }
            }
        };
        Some(Command::Clock(command))
    }
}

/// Returns the tables that can break now, in the breaking order.
pub fn breakable(t: &Tournament, at: Timestamp) -> Vec<TableNo> {
    let may = |table: &TableNo| {
        let command = Command::Tables(TableCommand::Break { table: *table, seed: 0 });
        t.decide(&command, at, None).is_ok()
    };
    let due = t.seating_plan(at).breaks;
    t.tables().breaking_order(&due).into_iter().filter(may).collect()
}

/// Returns the methods of a deal among the players left, by the last counts. Includes those that
/// need a reason by some rule.
pub fn deals(t: &Tournament, at: Timestamp) -> Vec<DealMethod> {
    let may = |method: &DealMethod| {
        signed_agreement(t, *method).is_some_and(|agreement| {
            let command = Command::Deals(DealCommand::Agree(Box::new(agreement)));
            t.decide(&command, at, None).map_or_else(Refusal::is_waivable, |_| true)
        })
    };
    DealRequest::by_counts(t).methods().into_iter().filter(may).collect()
}

/// Returns the agreement that the players would sign.
fn signed_agreement(t: &Tournament, method: DealMethod) -> Option<Agreement> {
    let request = DealRequest::by_counts(t);
    let is_few = (2..=MOST_SHARING).contains(&request.stacks.len());
    if !is_few || !request.is_counted() || t.deals().agreed().is_some() {
        return None;
    }
    let way = request.methods().iter().position(|way| *way == method)?;
    let shares = request.answer().ok()?;
    Some(request.agreement(t.known_of(&request.known_stacks()), method, shares.get(way)?))
}

/// Returns the guaranteed prize of each player left: the name and the amount.
pub fn guaranteed_prizes(language: Language, t: &Tournament) -> Vec<(String, String)> {
    let least = t.prizes_to_come().last().copied().unwrap_or_default();
    let sure =
        |entry| t.deals().agreed().and_then(|deal| deal.guaranteed_to(entry)).unwrap_or(least);
    let playing = t.entries().playing().map(|(entry, _)| entry);
    playing
        .map(|entry| {
            let money = language.money(sure(entry), &t.setup().currency);
            (words::full_name(language, t, entry), money)
        })
        .collect()
}

/// Returns the event at `at` after this command; `None` if it would be refused. The real event
/// stays unchanged.
pub fn event_after(t: &Tournament, command: &Command, at: Timestamp) -> Option<Tournament> {
    t.after(command, at).ok()
}

/// Returns the figures of the room and the money for comparison: caption and value.
pub fn comparison_figures(
    language: Language,
    t: &Tournament,
    at: Timestamp,
) -> Vec<(String, String)> {
    /// The number of moves from which a player counts as often moved.
    const OFTEN: u8 = 3;
    let tables = t.tables();
    let free: usize =
        tables.open().map(|(_, table)| usize::from(table.size()) - table.occupied().len()).sum();
    let often = tables.sitting().filter(|(entry, _)| tables.times_moved(*entry) >= OFTEN).count();
    let prizes = t.prize_list().unwrap_or_default();
    let money = |prize: Option<&bottone_rules::payouts::Prize>| {
        let worth = prize.map(|prize| prize.worth(t.ticket())).unwrap_or_default();
        language.money(worth, &t.setup().currency)
    };
    let average = figures::average(t, at).map_or_else(String::new, |(chips, big)| {
        big.map_or_else(|| language.chips(chips), |big| figures::big_blinds(language, chips, big))
    });
    let number = |count: usize| language.number(u32::try_from(count).unwrap_or(u32::MAX));
    [
        ("forecast-comes-tables", number(tables.open().len())),
        ("forecast-comes-free", number(free)),
        ("forecast-comes-moves", language.number(tables.moves())),
        ("forecast-comes-often", number(often)),
        ("forecast-comes-average", average),
        ("forecast-comes-paid", number(prizes.len())),
        ("forecast-comes-first", money(prizes.first())),
        ("forecast-comes-min-cash", money(prizes.last())),
    ]
    .map(|(name, comes)| (language.word(name), comes))
    .to_vec()
}
