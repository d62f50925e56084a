//! A new event is made: its structure, its name, its price and its tables.

use std::path::Path;

use egui::{Align, Color32, Label, Layout, ScrollArea, Ui, vec2};

use super::{answer, ask};
use crate::ui::tongue::Speaks as _;
use crate::{
    rules::{
        buy_in::BuyIn,
        levels::{Row, Structure},
        money::Money,
        rulebook::Rulebook,
        seat::{FEWEST_SEATS, MOST_SEATS},
        time::Timestamp,
    },
    store::profiles::{Entry, Origin, Rulebooks, USUAL_RULEBOOK},
    tongue::Language,
    tournament::{
        history::Beginning,
        setup::{House, Setup},
    },
    ui::{
        action::{Action, FileAction, Outbox},
        price_field::PriceField,
        screens,
        theme::{Text, Theme, space},
        widgets::{Column, Field, List, Width, card, choose, choose_book, elided},
    },
    view::words,
};

/// The width of a level's number in the preview, in points.
const NUMBER: f32 = 20.0;

/// The folder beside the events in which the house's own structures lie.
pub const OWN_STRUCTURES: &str = "structures";

/// An event as it is being made.
#[derive(Clone, Debug)]
pub struct NewEvent {
    profiles: Vec<Profile>,
    chosen: usize,
    folder: Option<String>,
    name: String,
    day: String,
    buy_in: PriceField,
    seats: u8,
    books: Vec<Rulebook>,
    rulebook: Rulebook,
}

/// A structure on the shelf, or why it cannot be used.
#[derive(Clone, Debug)]
struct Profile {
    name: String,
    own: bool,
    structure: Result<Structure, String>,
}

const COLUMNS: [Column<'static>; 4] = [
    Column::new("Structure", Width::Share(1.0)),
    Column::figures("Levels", Width::Points(50.0)),
    Column::figures("Stack", Width::Points(64.0)),
    Column::figures("Length", Width::Points(64.0)),
];

impl NewEvent {
    /// Chooses from the structures on the `shelf` and from these rule books. The file will lie in
    /// `folder`.
    pub fn new(shelf: Vec<Entry<Structure>>, books: Rulebooks, folder: Option<&Path>) -> Self {
        let rulebook = books.find(USUAL_RULEBOOK).cloned().unwrap_or_default();
        let profiles = shelf.into_iter().map(|entry| Profile {
            own: entry.origin != Origin::Shipped,
            name: entry.profile.as_ref().map_or(entry.id, |structure| structure.name.clone()),
            structure: entry.profile.map_err(|error| error.to_string()),
        });
        Self {
            profiles: profiles.collect(),
            chosen: 0,
            folder: folder.map(|folder| folder.display().to_string()),
            name: String::new(),
            day: String::new(),
            buy_in: PriceField::of(&usual_price(), &Setup::default().currency),
            seats: 9,
            books: books.into_usable().map(|(_, book)| book).collect(),
            rulebook,
        }
    }

    fn structure(&self) -> Result<&Structure, &str> {
        match self.profiles.get(self.chosen) {
            Some(profile) => profile.structure.as_ref().map_err(String::as_str),
            None => Err("There is no structure to choose"),
        }
    }

    /// The event as it is written, or why it is none yet.
    fn beginning(&self) -> Result<Beginning, String> {
        let structure = self.structure().map_err(str::to_owned)?;
        if self.name.trim().is_empty() {
            return Err("Give the event a name".to_owned());
        }
        let buy_in = self.buy_in.read(&Setup::default().currency)?;
        let setup = Setup {
            name: self.name.trim().to_owned(),
            day: self.day.trim().to_owned(),
            buy_in,
            seats: self.seats,
            house: House { rulebook: self.rulebook.clone(), ..House::default() },
            ..Setup::default()
        };
        // The desk sets the instant when it makes the file.
        Ok(Beginning { at: Timestamp::default(), setup, structure: structure.clone() })
    }

    /// Shows it.
    pub fn show(&mut self, ui: &mut Ui, out: &mut Outbox) {
        ask(ui, "New event", 880.0, out, |ui, out| {
            let height = (ui.ctx().content_rect().height() - 230.0).clamp(240.0, 460.0);
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = space::SCREEN;
                let half = (ui.available_width() - space::SCREEN) / 2.0;
                ui.vertical(|ui| {
                    ui.set_width(half);
                    ui.set_height(height);
                    self.shelf(ui, height * 0.5);
                    self.preview(ui);
                });
                ui.vertical(|ui| {
                    ui.set_width(half);
                    self.fields(ui, half);
                });
            });
            let beginning = self.beginning();
            let why = beginning.as_ref().err().map(String::as_str);
            if answer(ui, "Make the event", why, out)
                && let Ok(beginning) = beginning
            {
                out.send(Action::CloseDialog);
                out.send(Action::File(FileAction::Create(Box::new(beginning))));
            }
        });
    }

    fn shelf(&mut self, ui: &mut Ui, height: f32) {
        let theme = Theme::of(ui);
        card(ui).inner_margin(egui::Margin::same(1)).show(ui, |ui| {
            ui.set_height(height);
            ui.spacing_mut().item_spacing.y = 0.0;
            let step = screens::step_in_dialog(ui)
                .and_then(|step| screens::stepped(Some(self.chosen), step, self.profiles.len()));
            if let Some(step) = step {
                self.chosen = step;
            }
            let list = List::new("Structures", &COLUMNS)
                .row_height(30.0)
                .chosen(Some(self.chosen))
                .scroll_to(step);
            list.heads(ui, None);
            let language = ui.language();
            let pressed = list.rows(ui, self.profiles.len(), |index, cells| {
                let Some(profile) = self.profiles.get(index) else { return };
                let own = if profile.own { " · own" } else { "" };
                cells.write(&format!("{}{own}", profile.name), Text::Strong, theme.text);
                match &profile.structure {
                    Ok(structure) => {
                        let levels = structure.levels().count().to_string();
                        cells.write(&levels, Text::Body, theme.dim);
                        let stack = structure.starting_stack.to_string();
                        cells.write(&stack, Text::Body, theme.dim);
                        let length = words::hours(language, structure.minutes());
                        cells.write(&length, Text::Body, theme.dim);
                    }
                    Err(_) => cells.write_left("cannot be used", 3, Text::Body, theme.red),
                }
            });
            if let Some(pressed) = pressed {
                self.chosen = pressed;
            }
        });
    }

    /// The chosen structure in short: its game, its chips and its first rows.
    fn preview(&self, ui: &mut Ui) {
        let theme = Theme::of(ui);
        let structure = match self.structure() {
            Ok(structure) => structure,
            Err(why) => {
                ui.add(Label::new(Text::Note.rich(why).color(theme.red)).wrap());
                return;
            }
        };
        let chips: Vec<String> =
            structure.chips.iter().map(|chip| chip.value.to_string()).collect();
        let game = words::game_long(ui.language(), &structure.game);
        let chips =
            if chips.is_empty() { game } else { format!("{game} · chips {}", chips.join(", ")) };
        elided(ui, Text::Note.rich(chips).color(theme.dim));
        ScrollArea::vertical().id_salt(("preview", self.chosen)).auto_shrink(false).show(
            ui,
            |ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                for (at, row) in structure.rows.iter().enumerate() {
                    let ink = if row.level().is_some() { theme.text } else { theme.dim };
                    let number = row
                        .level()
                        .map_or_else(String::new, |_| structure.level_number(at).to_string());
                    let minutes = match row.minutes() {
                        0 => String::new(),
                        minutes => format!("{minutes} min"),
                    };
                    cells(ui, ink, [&number, &what(ui.language(), row), &minutes]);
                }
                for note in &structure.notes {
                    ui.add(Label::new(Text::Note.rich(note).color(theme.gold)).wrap());
                }
            },
        );
    }

    fn fields(&mut self, ui: &mut Ui, width: f32) {
        let theme = Theme::of(ui);
        ui.spacing_mut().item_spacing.y = space::CARD;
        let first = self.name.is_empty();
        let name = Field::new(&mut self.name, "Name of the event")
            .hint("Autumn Main Event")
            .width(width)
            .show(ui);
        if first && ui.memory(|memory| memory.focused().is_none()) {
            name.request_focus();
        }
        Field::new(&mut self.day, "Day or flight").hint("Day 1B").width(width).show(ui);
        self.buy_in.show(ui, "Buy-in", &Setup::default().currency, width);
        let sizes: Vec<(u8, String)> =
            (FEWEST_SEATS..=MOST_SEATS).map(|seats| (seats, seats.to_string())).collect();
        let sizes: Vec<(u8, &str)> =
            sizes.iter().map(|(seats, word)| (*seats, word.as_str())).collect();
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = space::INSIDE;
            choose(ui, "Seats at a table", &mut self.seats, &sizes, 140.0);
            let books: Vec<&Rulebook> = self.books.iter().collect();
            choose_book(ui, &ui.word("record-rules"), &mut self.rulebook, &books, 180.0);
        });
        if let Some(folder) = &self.folder {
            ui.label(Text::Caption.rich("The file").color(theme.dim));
            let place = format!("{folder}, under the event's name");
            ui.add(Label::new(Text::Note.rich(place).color(theme.dim)).wrap());
        }
        let more =
            "Re-entries, guarantee and house rules can be set on the Setup screen at any time.";
        ui.add(Label::new(Text::Note.rich(more).color(theme.dim)).wrap());
    }
}

/// A row of a structure in short, without its length.
fn what(language: Language, row: &Row) -> String {
    match row {
        Row::Level(level) => {
            let (stakes, ante) =
                (words::stakes(language, level), words::ante_short(language, level));
            if ante.is_empty() { stakes } else { format!("{stakes}  {ante}") }
        }
        Row::Break(pause) => words::break_name(language, &pause.name),
        Row::ColourUp(chips) => format!("{} come off", words::denominations(language, chips)),
        Row::RegistrationCloses => "Registration closes".to_owned(),
        Row::EndOfDay => "End of the day".to_owned(),
    }
}

/// One line of the preview: the number and the minutes right-aligned in their columns.
fn cells(ui: &mut Ui, ink: Color32, [number, what, minutes]: [&str; 3]) {
    let height = ui.fonts_mut(|fonts| fonts.row_height(&Text::Note.font()));
    let right = Layout::right_to_left(Align::Center);
    let note = |text: &str| Text::Note.rich(text).color(ink);
    ui.allocate_ui_with_layout(vec2(ui.available_width(), height), right, |ui| {
        ui.add_space(space::INSIDE);
        ui.label(note(minutes));
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.allocate_ui_with_layout(vec2(NUMBER, height), right, |ui| ui.label(note(number)));
            elided(ui, note(what));
        });
    });
}

/// What an evening in a club costs, 20+5, to begin with.
fn usual_price() -> BuyIn {
    let (prize, fee) = (Money::from_minor(2_000), Money::from_minor(500));
    BuyIn { prize, fee, ..BuyIn::default() }
}
