//! Seats for other events: issued as tickets of the house, and one-sided records of them.

use std::path::Path;

use bottone_house::{
    Command,
    events::{EventListing, EventPart, EventsCommand},
};
use bottone_i18n::{Language, Saying, ToText as _};
use bottone_session::{
    Desk,
    house::{HouseBook, TicketGap, file_in_house, hand_out, hand_out_all, seats_for},
};
use bottone_tournament::entries::EntryId;
use bottone_ui_frame::action::{Action, HouseAction};
use bottone_view::house::tickets::money_of;
use bottone_vocabulary::words;

use crate::app::App;

impl App {
    /// Issues a ticket for the seat that this entry won, or for every seat that is owed.
    pub(super) fn issue_tickets(&mut self, entry: Option<EntryId>) {
        let language = self.settings.language;
        let Some(desk) = self.desk.as_deref_mut() else { return };
        let done = match entry {
            Some(entry) => hand_out(desk, entry).map(|number| vec![number]),
            None => hand_out_all(desk),
        };
        match done {
            Ok(numbers) => {
                let event = seats_for(desk).unwrap_or_default();
                let book = desk.book().map(HouseBook::desk);
                let value = book.map(|book| money_of(language, book.house(), &numbers));
                let line = Saying::of("tickets-handed-out")
                    .with("what", words::count(language, "pay-tickets", numbers.len()))
                    .with("event", event)
                    .with("value", value.unwrap_or_default());
                self.show_status(line.to_text(language));
            }
            Err(error) => self.show_status(error.to_text(language)),
        }
    }

    /// Records that the event on the desk awards seats for the event of this name.
    pub(super) fn set_target_event(&mut self, event: String) {
        let Some(desk) = self.desk.as_deref() else { return };
        let Some((book, file)) = desk.book().zip(file_in_house(desk)) else { return };
        let again = Action::House(HouseAction::SeatsFor(event.clone()));
        let mut house = book.desk_mut();
        let Some(listed) = house.house().events().get(file).cloned() else { return };
        let to = EventListing { part: EventPart::Satellite { of: event }, ..listed };
        let change = EventsCommand::Change { file: file.to_owned(), to };
        let done = house.submit(Command::Events(change));
        drop(house);
        if let Err(error) = done {
            self.handle_house_refusal(&error, Some(again));
        }
    }
}

/// Writes into the book the tickets that only this event records. Returns the notices, with those
/// that need a decision.
pub(super) fn settle_tickets(
    language: Language,
    book: &HouseBook,
    event: &Path,
    desk: &dyn Desk,
) -> Vec<String> {
    let mut lines = Vec::new();
    let t = desk.tournament();
    match book.settle(event, (t, desk.records())) {
        Ok(0) => {}
        Ok(count) => lines.push(Saying::count("tickets-settled", count).to_text(language)),
        Err(error) => lines.push(error.to_text(language)),
    }
    let gaps = book.gaps(event, t);
    lines.extend(gaps.iter().map(|gap| gap.to_text(language)));
    if gaps.iter().any(TicketGap::can_be_settled) {
        lines.push(language.word("tickets-need-sign-in"));
    }
    lines
}
