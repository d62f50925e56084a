//! The history of one player.

use bottone_i18n::Language;
use bottone_rules::{money::Currency, seat::Seat};
use bottone_tournament::{
    Event, Tournament,
    arrivals::ArrivalEvent,
    entries::{EntryEvent, EntryId, PlayerId},
    history::{Ledger, Record, standing},
    tables::{MoveReason, SeatMove, TableEvent},
};

use super::waiting;
use crate::{
    bags,
    chips::counts,
    incidents,
    money::{bounties, deals, payments},
    tickets, words,
};

/// Returns the history of one player, the latest first: "20:10" and "Re-entry 1 500+50, seated at
/// T4 S9".
pub(crate) fn player_history(
    language: Language,
    t: &Tournament,
    records: &[Record],
    ledger: &Ledger,
    player: PlayerId,
) -> Vec<(String, String)> {
    let Some(known) = t.entries().player(player) else { return Vec::new() };
    let mine = |entry: &EntryId| known.entries.contains(entry);
    let currency = &t.setup().currency;
    let mut happened = Vec::new();
    let mut entered = 0;
    for line in standing(records, ledger) {
        let mut said = String::new();
        for event in line.events {
            let more = match event {
                Event::Entries(event) => {
                    let enters = matches!(
                        event, EntryEvent::Entered { players, .. } if players.contains(&player)
                    );
                    entered += usize::from(enters);
                    let refunded =
                        matches!(event, EntryEvent::Refunded { entry, .. } if mine(entry));
                    entered -= usize::from(refunded && entered > 0);
                    entry_event(language, currency, event, player, entered, &mine)
                }
                Event::Tables(event) => table_event(language, event, &mine),
                Event::Waiting(event) => waiting::player_line(language, event, mine),
                Event::Arrivals(ArrivalEvent::CheckedIn { entries }) => {
                    let seen = entries.iter().any(mine);
                    seen.then(|| language.word("arrivals-card-seen"))
                }
                Event::Counts(event) => counts::player_line(language, event, mine),
                Event::Bags(event) => bags::player_line(language, event, mine),
                Event::Incidents(event) => incidents::player_line(language, event, mine),
                Event::Bounties(event) => bounties::player_line(language, event, currency, mine),
                Event::Deals(event) => deals::player_line(language, event, currency, mine),
                Event::Payments(event) => payments::player_line(language, event, currency, mine),
                Event::Tickets(event) => tickets::player_line(language, event, currency, mine),
                Event::Setup(_)
                | Event::Clock(_)
                | Event::Prizes(_)
                | Event::Papers(_)
                | Event::Filing(_)
                | Event::Draws(_)
                | Event::Flights(_)
                | Event::Hands(_)
                | Event::Staff(_) => None,
            };
            if let Some(more) = more {
                let comma = if said.is_empty() { "" } else { ", " };
                said = format!("{said}{comma}{more}");
            }
        }
        if !said.is_empty() {
            happened.push((words::time_of_day(line.at()), said));
        }
    }
    happened.reverse();
    happened
}

fn entry_event(
    language: Language,
    currency: &Currency,
    event: &EntryEvent,
    player: PlayerId,
    entered: usize,
    mine: &impl Fn(&EntryId) -> bool,
) -> Option<String> {
    let paid_for = |said: String, paid| {
        let price = words::price(language, paid, currency);
        if price.is_empty() { said } else { format!("{said} {price}") }
    };
    match event {
        EntryEvent::Entered { players, paid, .. } if players.contains(&player) => {
            let said = match entered {
                0 | 1 => language.word("log-card-buy-in"),
                times => language.say("log-card-re-entry", &[("number", (times - 1).into())]),
            };
            Some(paid_for(said, *paid))
        }
        EntryEvent::Corrected { player: whose, .. } if *whose == player => {
            Some(language.word("log-card-corrected"))
        }
        EntryEvent::Rebought { entry, paid, .. } if mine(entry) => {
            Some(paid_for(language.word("log-card-rebuy"), *paid))
        }
        EntryEvent::AddedOn { entry, paid, .. } if mine(entry) => {
            Some(paid_for(language.word("log-card-add-on"), *paid))
        }
        EntryEvent::Refunded { entry, .. } if mine(entry) => {
            Some(language.word("log-card-refunded"))
        }
        EntryEvent::Busted { out } => {
            let out = out.iter().find(|out| mine(&out.entry))?;
            Some(seat_text(language, "log-card-bust", out.from))
        }
        EntryEvent::SeatWon { out } if mine(&out.entry) => {
            let stack = language.chips(out.stack.unwrap_or_default());
            Some(language.say("log-card-seat-won", &[("stack", stack.into())]))
        }
        EntryEvent::StartSet { entry, chips, .. } if mine(entry) => {
            let chips = language.chips(*chips);
            Some(language.say("log-card-start-set", &[("chips", chips.into())]))
        }
        EntryEvent::Forfeited { out } if mine(&out.entry) => {
            let stack = language.chips(out.stack.unwrap_or_default());
            Some(language.say("log-card-forfeited", &[("stack", stack.into())]))
        }
        EntryEvent::BroughtBack { entry, to } if mine(entry) => {
            Some(seat_text(language, "log-card-back", *to))
        }
        // The penalty already names a disqualification, and the bag a stack from a flight.
        EntryEvent::Entered { .. }
        | EntryEvent::Corrected { .. }
        | EntryEvent::Rebought { .. }
        | EntryEvent::AddedOn { .. }
        | EntryEvent::Refunded { .. }
        | EntryEvent::SeatWon { .. }
        | EntryEvent::StartSet { .. }
        | EntryEvent::Forfeited { .. }
        | EntryEvent::BroughtBack { .. }
        | EntryEvent::Disqualified { .. }
        | EntryEvent::Listed { .. }
        | EntryEvent::NumbersSkipped { .. }
        | EntryEvent::Carried { .. }
        | EntryEvent::Restacked { .. }
        | EntryEvent::RankedBehind { .. }
        | EntryEvent::RegistrationSet { .. }
        | EntryEvent::RegistrationFollows
        | EntryEvent::HandForHandSet { .. }
        | EntryEvent::HandPlayed
        | EntryEvent::SameHand { .. } => None,
    }
}

fn seat_text(language: Language, name: &str, seat: Seat) -> String {
    language.say(name, &[("seat", words::seat(language, seat).into())])
}

fn table_event(
    language: Language,
    event: &TableEvent,
    mine: &impl Fn(&EntryId) -> bool,
) -> Option<String> {
    let found = |moves: &[SeatMove]| -> Option<(Option<Seat>, Seat)> {
        moves.iter().find(|step| mine(&step.entry)).map(|step| (step.from, step.to))
    };
    let said = |(from, to): (Option<Seat>, Seat), why: String| {
        let to = ("to", words::seat(language, to).into());
        match from {
            Some(from) => {
                let from = ("from", words::seat(language, from).into());
                language.say("log-card-moved", &[from, to, ("why", why.into())])
            }
            None => language.say("log-card-placed", &[to, ("why", why.into())]),
        }
    };
    match event {
        TableEvent::Seated { seats } => {
            let (_, seat) = seats.iter().find(|(entry, _)| mine(entry))?;
            Some(seat_text(language, "log-card-seated", *seat))
        }
        TableEvent::Moved { moves, reason } => {
            let step = found(moves)?;
            let why = match (step, reason) {
                ((Some(from), _), MoveReason::Break) => {
                    let table = from.table.to_string();
                    language.say("log-card-broke", &[("table", table.into())])
                }
                (_, MoveReason::Balance(_)) => language.word("log-card-balance"),
                (_, MoveReason::Redraw) => language.word("log-card-redraw"),
                (_, MoveReason::Floor(words)) if !words.is_empty() => words.clone(),
                _ => language.word("log-card-floor"),
            };
            Some(said(step, why))
        }
        TableEvent::Redrawn { moves, .. } => {
            found(moves).map(|step| said(step, language.word("log-card-redraw")))
        }
        TableEvent::Pinned { entry, pinned } if mine(entry) => {
            Some(language.word(if *pinned { "log-card-pinned" } else { "log-card-unpinned" }))
        }
        TableEvent::Pinned { .. }
        | TableEvent::Opened { .. }
        | TableEvent::Resized { .. }
        | TableEvent::SeatClosed { .. }
        | TableEvent::Broken { .. }
        | TableEvent::Ordered { .. }
        | TableEvent::Held { .. }
        | TableEvent::ButtonSeen { .. }
        | TableEvent::ButtonDrawn { .. }
        | TableEvent::Dealt { .. } => None,
    }
}
