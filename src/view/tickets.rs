//! Tickets for other events, in words.

use bottone_base::money::Currency;
use bottone_i18n::Language;
use bottone_tournament::{
    entries::EntryId,
    tickets::{Ticket, TicketEvent},
};

/// Describes the event for the log: "Ticket 14 for the Autumn Main Event, €550 · Rossi, M."
pub(super) fn log_line<'a>(
    language: Language,
    event: &TicketEvent,
    currency: &Currency,
    name: impl Fn(EntryId) -> &'a str,
) -> String {
    let (entry, said) = ticket_text(language, event, currency);
    format!("{said} · {}", name(entry))
}

/// Describes the event for one player's card.
pub(super) fn player_line(
    language: Language,
    event: &TicketEvent,
    currency: &Currency,
    mine: impl Fn(&EntryId) -> bool,
) -> Option<String> {
    let (entry, said) = ticket_text(language, event, currency);
    mine(&entry).then_some(said)
}

fn ticket_text(language: Language, event: &TicketEvent, currency: &Currency) -> (EntryId, String) {
    let (word, entry, ticket) = match event {
        TicketEvent::HandedOut { entry, ticket, .. } => ("tickets-log-handed-out", entry, ticket),
        TicketEvent::Taken { entry, ticket } => ("tickets-log-taken", entry, ticket),
    };
    let Ticket { number, event, value, .. } = &**ticket;
    let gaps = [
        ("number", (*number).into()),
        ("event", event.as_str().into()),
        ("value", language.money(*value, currency).into()),
    ];
    (*entry, language.say(word, &gaps))
}
