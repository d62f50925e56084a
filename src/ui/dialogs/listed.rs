//! A house's listing of an event: its start, and its link to another as flight, later day or
//! satellite.

use egui::Ui;

use super::{answer, ask};
use crate::{
    house::events::{Listed, Part},
    rules::time::Timestamp,
    ui::{
        action::{Action, HouseAction, Outbox},
        i18n::Speaks as _,
        theme::{Text, Theme, space},
        widgets::{Field, choose},
    },
    view::house::{start_as_typed, start_typed},
};

const WIDTH: f32 = 480.0;
const HALF: f32 = 236.0;

/// The kind of an event within a house.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Event,
    Flight,
    Day,
    Satellite,
}

/// An event of the house as typed.
#[derive(Clone, Debug)]
pub struct ListedEvent {
    was: Listed,
    date: String,
    time: String,
    kind: Kind,
    /// The name of the whole event, or of the one for which seats are won.
    of: String,
    /// The label of the flight, or the number of the day.
    label: String,
    begun: bool,
}

impl ListedEvent {
    /// Creates the dialog with the house's present listing.
    pub fn new(listed: &Listed) -> Self {
        let (date, time) = listed.starts.map(|at| start_as_typed(at, 0)).unwrap_or_default();
        let (kind, label) = match &listed.part {
            Part::Event => (Kind::Event, String::new()),
            Part::Flight { label, .. } => (Kind::Flight, label.clone()),
            Part::Day { number, .. } => (Kind::Day, number.to_string()),
            Part::Satellite { .. } => (Kind::Satellite, String::new()),
        };
        let of = listed.part.of().unwrap_or_default().to_owned();
        Self { was: listed.clone(), date, time, kind, of, label, begun: false }
    }

    pub(super) fn show(&mut self, ui: &mut Ui, out: &mut Outbox) {
        let title = ui.say("today-listed-title", &[("event", self.was.name.as_str().into())]);
        ask(ui, &title, WIDTH, out, |ui, out| {
            ui.label(Text::Body.rich(ui.word("today-listed-why")).color(Theme::of(ui).dim));
            ui.add_space(space::ITEM);
            let date = when(ui, (&mut self.date, &mut self.time), HALF);
            ui.add_space(space::ITEM);
            let kinds = [
                (Kind::Event, "today-part-event"),
                (Kind::Flight, "today-part-flight"),
                (Kind::Day, "today-part-day"),
                (Kind::Satellite, "today-part-satellite"),
            ];
            let kinds = kinds.map(|(kind, word)| (kind, ui.word(word)));
            choose(ui, &ui.word("today-part"), &mut self.kind, &kinds, WIDTH);
            if self.kind != Kind::Event {
                ui.add_space(space::ITEM);
                ui.horizontal_top(|ui| {
                    ui.spacing_mut().item_spacing.x = space::ITEM;
                    let whole = self.kind == Kind::Satellite;
                    let word = if whole { "today-part-for" } else { "today-part-of" };
                    let width = if whole { WIDTH } else { HALF };
                    Field::new(&mut self.of, &ui.word(word)).width(width).show(ui);
                    if !whole {
                        let is_flight = self.kind == Kind::Flight;
                        let word = if is_flight { "today-part-label" } else { "today-part-number" };
                        Field::new(&mut self.label, &ui.word(word)).width(HALF).show(ui);
                    }
                });
            }
            if !std::mem::replace(&mut self.begun, true) {
                date.request_focus();
            }
            let to = self.typed(ui);
            let why = to.as_ref().err().cloned();
            if answer(ui, &ui.word("today-own-save"), why.as_deref(), out)
                && let Ok(to) = to
            {
                out.send(Action::CloseDialog);
                out.send(Action::House(HouseAction::Say(Box::new(to))));
            }
        });
    }

    /// Returns the typed listing, or a message that says what is wrong.
    fn typed(&self, ui: &Ui) -> Result<Listed, String> {
        let starts = starts(ui, &self.date, &self.time)?;
        let of = self.of.trim().to_owned();
        let label = self.label.trim().to_owned();
        if self.kind != Kind::Event && of.is_empty() {
            return Err(ui.word("today-part-of-needed"));
        }
        let part = match self.kind {
            Kind::Event => Part::Event,
            Kind::Satellite => Part::Satellite { of },
            Kind::Flight if label.is_empty() => return Err(ui.word("today-part-label-needed")),
            Kind::Flight => Part::Flight { of, label },
            Kind::Day => {
                let number = label.parse().ok().filter(|number| *number > 0);
                let number = number.ok_or_else(|| ui.word("today-part-number-wrong"))?;
                Part::Day { of, number }
            }
        };
        Ok(Listed { starts, part, ..self.was.clone() })
    }
}

/// Draws the fields for a day and a time of day; returns the first one.
pub(super) fn when(
    ui: &mut Ui,
    (date, time): (&mut String, &mut String),
    width: f32,
) -> egui::Response {
    let field = ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = space::ITEM;
        let (word, hint) = (ui.word("today-date"), ui.word("today-date-hint"));
        let field = Field::new(date, &word).hint(&hint).width(width).show(ui);
        let (word, hint) = (ui.word("today-start"), ui.word("today-start-hint"));
        Field::new(time, &word).hint(&hint).width(width).show(ui);
        field
    });
    field.inner
}

/// Returns the typed start; `None` if both fields are empty, or a message that says what is wrong.
pub(super) fn starts(ui: &Ui, date: &str, time: &str) -> Result<Option<Timestamp>, String> {
    if date.trim().is_empty() && time.trim().is_empty() {
        return Ok(None);
    }
    start_typed(date, time).map(Some).ok_or_else(|| ui.word("today-start-wrong"))
}
