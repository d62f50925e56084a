//! A house's tickets, in words.

use std::collections::BTreeMap;

use bottone_base::{
    money::{Currency, Money},
    person::PersonId,
};
use bottone_house::{
    House,
    tickets::{Ticket, TicketState},
};
use bottone_i18n::{Language, Saying, ToText as _};

/// Lists every ticket with its holder and state, then the outstanding ones by event.
pub fn listed(language: Language, house: &House) -> Vec<String> {
    let mut lines: Vec<String> =
        house.tickets().all().map(|(number, _)| line(language, house, number)).collect();
    if lines.is_empty() {
        return vec![language.word("tickets-none")];
    }
    lines.extend(outstanding(language, house));
    lines
}

/// Returns a line for each event: "Autumn Main Event: 12 tickets outstanding, €6,600".
pub fn outstanding(language: Language, house: &House) -> Vec<String> {
    let mut by_event: BTreeMap<&str, Vec<&Ticket>> = BTreeMap::new();
    for (_, ticket) in house.tickets().all() {
        if ticket.state == TicketState::Open {
            by_event.entry(&ticket.event).or_default().push(ticket);
        }
    }
    let line = |(event, tickets): (&str, Vec<&Ticket>)| {
        Saying::of("tickets-outstanding")
            .with("event", event)
            .with("count", tickets.len())
            .with("value", total_value(language, tickets))
            .to_text(language)
    };
    by_event.into_iter().map(line).collect()
}

/// Adds up the value of tickets by currency: "€550 + CHF 200".
fn total_value<'a>(language: Language, tickets: impl IntoIterator<Item = &'a Ticket>) -> String {
    let mut sums: BTreeMap<(String, u8), Money> = BTreeMap::new();
    for ticket in tickets {
        let Currency { symbol, decimals } = ticket.currency.clone().unwrap_or_default();
        let sum = sums.entry((symbol, decimals)).or_default();
        *sum = sum.plus(ticket.value);
    }
    let text = |((symbol, decimals), sum)| language.money(sum, &Currency { symbol, decimals });
    sums.into_iter().map(text).collect::<Vec<_>>().join(" + ")
}

/// A ticket in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TicketLine {
    pub number: u32,
    pub holder: PersonId,
    /// "Bianchi, Luca".
    pub name: String,
    pub event: String,
    pub value: String,
    /// "open", "used in main-1b.ron".
    pub state: String,
    /// True if it can still be used.
    pub is_open: bool,
}

impl TicketLine {
    fn of(language: Language, house: &House, number: u32, ticket: &Ticket) -> Self {
        let holder = house.people().current_id(ticket.holder);
        let known = house.people().get(holder);
        let currency = ticket.currency.clone().unwrap_or_default();
        let state = match &ticket.state {
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
        Self {
            number,
            holder,
            name: known
                .map_or_else(String::new, |known| known.details.person(holder).display_name()),
            event: ticket.event.clone(),
            value: language.money(ticket.value, &currency),
            state: state.to_text(language),
            is_open: ticket.state == TicketState::Open,
        }
    }

    /// Returns every ticket: those still usable first, of these the latest first.
    pub fn all(language: Language, house: &House) -> Vec<Self> {
        let line = |(number, ticket)| Self::of(language, house, number, ticket);
        let mut lines: Vec<Self> = house.tickets().all().map(line).collect();
        lines.sort_by_key(|line| (!line.is_open, std::cmp::Reverse(line.number)));
        lines
    }
}

/// Returns the total value of the tickets of these numbers.
pub fn money_of(language: Language, house: &House, numbers: &[u32]) -> String {
    total_value(language, numbers.iter().filter_map(|number| house.tickets().get(*number)))
}

/// Returns the number, holder, event, value and state, separated by tabs.
pub fn line(language: Language, house: &House, number: u32) -> String {
    let Some(ticket) = house.tickets().get(number) else { return String::new() };
    let TicketLine { name, event, value, state, .. } =
        TicketLine::of(language, house, number, ticket);
    format!("{number}\t{name}\t{event}\t{value}\t{state}")
}
