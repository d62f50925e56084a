//! A house's tickets, in words.

use std::collections::BTreeMap;

use crate::{
    house::{
        House,
        tickets::{Ticket, TicketState},
    },
    i18n::{Language, Saying, Told as _},
    rules::money::{Currency, Money},
};

/// Every ticket with its holder and what became of it, and under them what is outstanding, event by event.
pub fn listed(language: Language, house: &House) -> Vec<String> {
    let mut lines: Vec<String> =
        house.tickets().all().map(|(number, _)| line(language, house, number)).collect();
    if lines.is_empty() {
        return vec![language.word("tickets-none")];
    }
    let mut outstanding: BTreeMap<&str, (usize, Money)> = BTreeMap::new();
    for (_, ticket) in house.tickets().all() {
        if ticket.state == TicketState::Open {
            let (count, value) = outstanding.entry(&ticket.event).or_default();
            *count += 1;
            *value = value.plus(ticket.value);
        }
    }
    lines.extend(outstanding.into_iter().map(|(event, (count, value))| {
        Saying::of("tickets-outstanding")
            .with("event", event)
            .with("count", count)
            .with("value", money(language, value))
            .told(language)
    }));
    lines
}

/// Number, holder, event, value and what became of it, with tabs between.
pub fn line(language: Language, house: &House, number: u32) -> String {
    let Some(ticket) = house.tickets().get(number) else { return String::new() };
    let Ticket { holder, event, value, state, .. } = ticket;
    let name = house
        .people()
        .get(*holder)
        .map_or_else(String::new, |known| known.details.person(*holder).shown());
    let state = match state {
        TicketState::Open => Saying::of("tickets-open"),
        TicketState::Used(by) => Saying::of("tickets-used").with("file", by.file.as_str()),
        TicketState::SoldBack { reason } => {
            Saying::of("tickets-sold-back").with("reason", reason.as_str())
        }
        TicketState::Lapsed { reason } => {
            Saying::of("tickets-lapsed").with("reason", reason.as_str())
        }
        TicketState::Withdrawn => Saying::of("tickets-withdrawn"),
    };
    let value = money(language, *value);
    format!("{number}\t{name}\t{event}\t{value}\t{}", state.told(language))
}

/// A house counts in the currency of its events; without one of them it is the usual.
fn money(language: Language, value: Money) -> String {
    language.money(value, &Currency::default())
}
