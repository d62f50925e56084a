//! A house's listing of an event: its start, and its link to another as flight, later day or
//! satellite.

use bottone_base::time::Timestamp;
use bottone_house::events::{EventListing, EventPart};
use bottone_ui_frame::{
    action::{Action, HouseAction, Outbox},
    context::FrameContext,
    dialog::{Dialog, answer_buttons, show_question},
};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{TextField, choose},
};
use bottone_view::house::{start_fields, start_typed};
use egui::Ui;

const WIDTH: f32 = 480.0;
const HALF: f32 = 236.0;

/// The kind of an event within a house.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ListingKind {
    Event,
    Flight,
    Day,
    Satellite,
}

/// An event of the house as typed.
#[derive(Clone, Debug)]
pub struct EditListing {
    was: EventListing,
    date: String,
    time: String,
    kind: ListingKind,
    /// The name of the whole event, or of the one for which seats are won.
    of: String,
    /// The label of the flight, or the number of the day.
    label: String,
    focused: bool,
}

impl EditListing {
    /// Creates the dialog with the house's present listing.
    pub fn new(listed: &EventListing) -> Self {
        let (date, time) = listed.starts.map(|at| start_fields(at, 0)).unwrap_or_default();
        let (kind, label) = match &listed.part {
            EventPart::Event => (ListingKind::Event, String::new()),
            EventPart::Flight { label, .. } => (ListingKind::Flight, label.clone()),
            EventPart::Day { number, .. } => (ListingKind::Day, number.to_string()),
            EventPart::Satellite { .. } => (ListingKind::Satellite, String::new()),
        };
        let of = listed.part.of().unwrap_or_default().to_owned();
        Self { was: listed.clone(), date, time, kind, of, label, focused: false }
    }

    /// Returns the typed listing, or a message that says what is wrong.
    fn typed(&self, ui: &Ui) -> Result<EventListing, String> {
        let starts = read_start(ui, &self.date, &self.time)?;
        let of = self.of.trim().to_owned();
        let label = self.label.trim().to_owned();
        if self.kind != ListingKind::Event && of.is_empty() {
            return Err(ui.word("today-part-of-needed"));
        }
        let part = match self.kind {
            ListingKind::Event => EventPart::Event,
            ListingKind::Satellite => EventPart::Satellite { of },
            ListingKind::Flight if label.is_empty() => {
                return Err(ui.word("today-part-label-needed"));
            }
            ListingKind::Flight => EventPart::Flight { of, label },
            ListingKind::Day => {
                let number = label.parse().ok().filter(|number| *number > 0);
                let number = number.ok_or_else(|| ui.word("today-part-number-wrong"))?;
                EventPart::Day { of, number }
            }
        };
        Ok(EventListing { starts, part, ..self.was.clone() })
    }
}

impl Dialog for EditListing {
    fn show(&mut self, ui: &mut Ui, _cx: Option<&FrameContext<'_>>, out: &mut Outbox) {
        let title = ui.say("today-listed-title", &[("event", self.was.name.as_str().into())]);
        show_question(ui, &title, WIDTH, out, |ui, out| {
            ui.label(Text::Body.rich(ui.word("today-listed-why")).color(Theme::of(ui).dim));
            ui.add_space(space::ITEM);
            let date = edit_start(ui, (&mut self.date, &mut self.time), HALF);
            ui.add_space(space::ITEM);
            let kinds = [
                (ListingKind::Event, "today-part-event"),
                (ListingKind::Flight, "today-part-flight"),
                (ListingKind::Day, "today-part-day"),
                (ListingKind::Satellite, "today-part-satellite"),
            ];
            let kinds = kinds.map(|(kind, word)| (kind, ui.word(word)));
            choose(ui, &ui.word("today-part"), &mut self.kind, &kinds, WIDTH);
            if self.kind != ListingKind::Event {
                ui.add_space(space::ITEM);
                ui.horizontal_top(|ui| {
                    ui.spacing_mut().item_spacing.x = space::ITEM;
                    let whole = self.kind == ListingKind::Satellite;
                    let word = if whole { "today-part-for" } else { "today-part-of" };
                    let width = if whole { WIDTH } else { HALF };
                    TextField::new(&mut self.of, &ui.word(word)).width(width).show(ui);
                    if !whole {
                        let is_flight = self.kind == ListingKind::Flight;
                        let word = if is_flight { "today-part-label" } else { "today-part-number" };
                        TextField::new(&mut self.label, &ui.word(word)).width(HALF).show(ui);
                    }
                });
            }
            if !std::mem::replace(&mut self.focused, true) {
                date.request_focus();
            }
            let to = self.typed(ui);
            let why = to.as_ref().err().cloned();
            if answer_buttons(ui, &ui.word("today-own-save"), why.as_deref(), out)
                && let Ok(to) = to
            {
                out.send(Action::CloseDialog);
                out.send(Action::House(HouseAction::Say(Box::new(to))));
            }
        });
    }
}

/// Draws the fields for a day and a time of day; returns the first one.
pub(super) fn edit_start(
    ui: &mut Ui,
    (date, time): (&mut String, &mut String),
    width: f32,
) -> egui::Response {
    let field = ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = space::ITEM;
        let (word, hint) = (ui.word("today-date"), ui.word("today-date-hint"));
        let field = TextField::new(date, &word).hint(&hint).width(width).show(ui);
        let (word, hint) = (ui.word("today-start"), ui.word("today-start-hint"));
        TextField::new(time, &word).hint(&hint).width(width).show(ui);
        field
    });
    field.inner
}

/// Returns the typed start; `None` if both fields are empty, or a message that says what is wrong.
pub(super) fn read_start(ui: &Ui, date: &str, time: &str) -> Result<Option<Timestamp>, String> {
    if date.trim().is_empty() && time.trim().is_empty() {
        return Ok(None);
    }
    start_typed(date, time).map(Some).ok_or_else(|| ui.word("today-start-wrong"))
}
