//! The flights of an event, made all at once: each is a file with the event's prices, chips,
//! structure and prizes.

use std::path::PathBuf;

use bottone_base::time::Timestamp;
use bottone_ui_frame::{
    action::{Action, HouseAction, Outbox},
    context::FrameContext,
    dialog::{Dialog, answer_buttons, show_question},
};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    icons::Icon,
    theme::{Text, Theme, space},
    widgets::{Button, TextField},
};
use bottone_view::house::start_fields;
use egui::{ScrollArea, Ui};

use super::listing::{edit_start, read_start};

const WIDTH: f32 = 560.0;
const LABEL: f32 = 120.0;
const HALF: f32 = 180.0;
/// The greatest number of flights of an event.
const MOST: usize = 26;

/// The flights as typed.
#[derive(Clone, Debug)]
pub struct MakeFlights {
    file: PathBuf,
    event: String,
    /// True if the event itself becomes the first flight, because it has no entries yet.
    is_first: bool,
    rows: Vec<FlightRow>,
    focused: bool,
}

#[derive(Clone, Debug)]
struct FlightRow {
    label: String,
    date: String,
    time: String,
}

impl MakeFlights {
    /// Creates three flights of the event in `file`, a day apart. With `is_first`, the event itself
    /// is the first.
    pub fn new(file: PathBuf, event: &str, is_first: bool, starts: Option<Timestamp>) -> Self {
        let row = |(days, label): (u64, &str)| {
            let (date, time) = starts.map(|at| start_fields(at, days)).unwrap_or_default();
            FlightRow { label: label.to_owned(), date, time }
        };
        let rows = (0..).zip(["1A", "1B", "1C"]).map(row).collect();
        Self { file, event: event.to_owned(), is_first, rows, focused: false }
    }

    fn typed(&self, ui: &Ui) -> Result<Vec<(String, Option<Timestamp>)>, String> {
        let mut flights: Vec<(String, Option<Timestamp>)> = Vec::new();
        for row in &self.rows {
            let label = row.label.trim().to_owned();
            if label.is_empty() {
                return Err(ui.word("today-part-label-needed"));
            }
            if flights.iter().any(|(known, _)| *known == label) {
                return Err(ui.say("today-flights-twice", &[("flight", label.into())]));
            }
            flights.push((label, read_start(ui, &row.date, &row.time)?));
        }
        Ok(flights)
    }
}

impl Dialog for MakeFlights {
    fn show(&mut self, ui: &mut Ui, _cx: Option<&FrameContext<'_>>, out: &mut Outbox) {
        let title = ui.say("today-flights-title", &[("event", self.event.as_str().into())]);
        show_question(ui, &title, WIDTH, out, |ui, out| {
            let why = if self.is_first { "today-flights-first" } else { "today-flights-why" };
            ui.label(Text::Body.rich(ui.word(why)).color(Theme::of(ui).dim));
            ui.add_space(space::ITEM);
            let high = (ui.ctx().content_rect().height() - 300.0).clamp(160.0, 420.0);
            ScrollArea::vertical().id_salt("flights").max_height(high).show(ui, |ui| {
                let mut gone = None;
                let few = self.rows.len() < 2;
                for (at, row) in self.rows.iter_mut().enumerate() {
                    ui.push_id(at, |ui| {
                        ui.horizontal_top(|ui| {
                            ui.spacing_mut().item_spacing.x = space::ITEM;
                            let name = ui.word("today-part-label");
                            let label = TextField::new(&mut row.label, &name).width(LABEL).show(ui);
                            if at == 0 && !std::mem::replace(&mut self.focused, true) {
                                label.request_focus();
                            }
                            edit_start(ui, (&mut row.date, &mut row.time), HALF);
                            ui.vertical(|ui| {
                                // The buttons stand beside the fields, not beside their names.
                                ui.add_space(20.0);
                                let gaps = [("flight", row.label.as_str().into())];
                                let word = ui.say("today-flights-remove", &gaps);
                                let cross = Button::picture(Icon::Close, &word);
                                if !few && ui.add(cross).clicked() {
                                    gone = Some(at);
                                }
                            });
                        });
                    });
                }
                if let Some(at) = gone {
                    self.rows.remove(at);
                }
            });
            if self.rows.len() < MOST
                && ui.add(Button::new(&ui.word("today-flights-add")).icon(Icon::Plus)).clicked()
            {
                self.rows.push(next_row(self.rows.last()));
            }
            let typed = self.typed(ui);
            let why = typed.as_ref().err().cloned();
            let gaps = [("count", self.rows.len().into())];
            if answer_buttons(ui, &ui.say("today-flights-make", &gaps), why.as_deref(), out)
                && let Ok(flights) = typed
            {
                out.send(Action::CloseDialog);
                out.send(Action::House(HouseAction::Flights(self.file.clone(), flights)));
            }
        });
    }
}

/// Returns the next flight, such as "1D" a day after "1C".
fn next_row(last: Option<&FlightRow>) -> FlightRow {
    let Some(FlightRow { label, date, time }) = last else {
        return FlightRow { label: String::new(), date: String::new(), time: String::new() };
    };
    let mut letters: Vec<char> = label.chars().collect();
    let label = match letters.pop() {
        Some(letter @ ('A'..='Y' | 'a'..='y' | '0'..='8')) => {
            letters.extend(char::from_u32(u32::from(letter) + 1));
            letters.into_iter().collect()
        }
        _ => String::new(),
    };
    let at = bottone_view::house::start_typed(date, time);
    let (date, time) = at.map(|at| start_fields(at, 1)).unwrap_or_default();
    FlightRow { label, date, time }
}
