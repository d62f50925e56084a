//! The people of the house: a search field, the list, and the page of the chosen person.

mod page;
mod tickets;

use bottone_base::{person::PersonId, time::Timestamp};
use bottone_i18n::Language;
use bottone_ui_frame::action::{Action, HouseAction, Outbox};
use bottone_ui_kit::{
    gate,
    i18n::HasLanguage as _,
    icons::Icon,
    theme::{Text, Theme, space},
    widgets::{
        Button, EmptyState, List, ListColumn, SearchField, Section, Width, card as frame, elided,
        with_min_size,
    },
};
use bottone_view::house::standing;
use bottone_vocabulary::staff::named;
use egui::{Align, CentralPanel, Frame, Key, Layout, Margin, Panel, Response, Ui};
use page::Drafts;

use crate::house::OpenHouse;

/// The width of the page at the right, in points.
const PAGE: f32 = 440.0;

const COLUMNS: [ListColumn<'static>; 4] = [
    ListColumn::new("club-name", Width::Share(2.0)),
    ListColumn::new("club-card", Width::Share(0.8)),
    ListColumn::new("club-country", Width::Share(0.6)),
    ListColumn::new("club-born", Width::Share(0.5)),
];

/// The state of this screen.
#[derive(Debug, Default)]
pub(crate) struct PeopleState {
    text: String,
    chosen: Option<PersonId>,
    drafts: Drafts,
    begun: bool,
    /// True if the house's tickets are listed instead of its people.
    tickets: bool,
}

impl PeopleState {
    /// Shows this person. Drafts about other people stay with them.
    pub(crate) fn choose(&mut self, person: PersonId) {
        self.chosen = Some(person);
    }

    /// Returns whether there is an unsaved draft about a person.
    pub(crate) fn is_writing(&self) -> bool {
        self.drafts.has_any()
    }

    /// Discards the drafts.
    pub(crate) fn discard(&mut self) {
        self.drafts = Drafts::default();
    }

    /// Returns the shown person.
    pub(crate) const fn chosen(&self) -> Option<PersonId> {
        self.chosen
    }

    /// Takes the person chosen in the list: as the answer for a draft that asks for one, or else to
    /// be shown.
    fn take_person(&mut self, person: PersonId) {
        if !self.drafts.take_person(self.chosen, person) {
            self.choose(person);
        }
    }
}

/// Shows the people of this house.
pub(crate) fn show(
    ui: &mut Ui,
    state: &mut PeopleState,
    house: &OpenHouse,
    language: Language,
    out: &mut Outbox,
) {
    bar(ui, state, house);
    let ground = Frame::new().fill(Theme::of(ui).window).inner_margin(Margin::same(20));
    CentralPanel::default().frame(ground).show(ui, |ui| {
        with_min_size(ui, |ui| {
            let people = house.book.desk();
            state.chosen = state.chosen.map(|person| people.house().people().current_id(person));
            drop(people);
            head(ui, state, house, language, out);
            let now = house.book.desk().now();
            Panel::right("person")
                .exact_size(PAGE.min(ui.available_width() * 0.45))
                .resizable(false)
                .show_separator_line(false)
                .frame(Frame::NONE.inner_margin(Margin { left: 20, ..Margin::ZERO }))
                .show(ui, |ui| page::show(ui, state, house, language, now, out));
            let field = field(ui, state);
            if state.tickets {
                tickets::list(ui, state, house, language);
            } else {
                list(ui, state, (house, now), &field);
            }
        });
    });
    // A field with the keyboard takes Esc for itself.
    if gate::is_struck(ui, Key::Escape) && !state.drafts.cancel(state.chosen) {
        out.send(Action::House(HouseAction::People(false)));
    }
}

/// Shows the bar about unsaved edits of a person who is not shown now.
fn bar(ui: &mut Ui, state: &mut PeopleState, house: &OpenHouse) {
    let Some(person) = state.drafts.other_person(state.chosen) else { return };
    let desk = house.book.desk();
    let name =
        desk.house().people().get(person).map(|known| known.details.person(person).display_name());
    let theme = Theme::of(ui);
    let frame = Frame::new().fill(theme.raised).inner_margin(Margin::symmetric(20, 6));
    Panel::bottom("unsaved person").resizable(false).frame(frame).show(ui, |ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if ui.add(Button::primary(&ui.word("unsaved-show"))).clicked() {
                state.choose(person);
            }
            if ui.add(Button::quiet(&ui.word("unsaved-discard"))).clicked() {
                state.drafts.cancel(Some(person));
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let name = name.unwrap_or_default();
                let said = ui.say("unsaved-bar", &[("form", name.into())]);
                elided(ui, Text::Strong.rich(said).color(theme.gold));
            });
        });
    });
}

fn head(
    ui: &mut Ui,
    state: &mut PeopleState,
    house: &OpenHouse,
    language: Language,
    out: &mut Outbox,
) {
    let desk = house.book.desk();
    let line = standing(language, desk.house());
    let name = ui.say("club-people-of", &[("house", desk.house().setup().name.as_str().into())]);
    Section::screen(&name).note(&line).show(ui, |ui| {
        let refusal = desk.read_only().map(|_| ui.word("shell-only-reading"));
        let back = ui.word("club-back");
        if ui.add(Button::new(&back).key("Esc")).clicked() {
            out.send(Action::House(HouseAction::People(false)));
        }
        for (name, action) in [
            ("club-give-all", HouseAction::AskExport(None)),
            ("club-take-in", HouseAction::AskImport),
        ] {
            let writes = matches!(action, HouseAction::AskImport);
            let refusal = refusal.as_deref().filter(|_| writes);
            if ui.add(Button::new(&ui.word(name)).refusal(refusal)).clicked() {
                out.send(Action::House(action));
            }
        }
        let staff = match desk.signed_in() {
            Some(signed) => named(language, &signed.name, signed.role),
            None => ui.word("club-staff-open"),
        };
        if ui.add(Button::new(&staff)).clicked() {
            out.send(Action::House(HouseAction::AskStaff));
        }
        if desk.house().tickets().all().len() > 0 {
            let word = ui.word(if state.tickets { "club-people" } else { "tickets-title" });
            if ui.add(Button::new(&word)).clicked() {
                state.tickets = !state.tickets;
            }
        }
    });
}

/// Shows the field that finds a person.
fn field(ui: &mut Ui, state: &mut PeopleState) -> Response {
    let name = ui.word("club-find");
    let width = ui.available_width();
    let field = ui.add(SearchField::new(&mut state.text, &name).width(width));
    if !std::mem::replace(&mut state.begun, true) {
        field.request_focus();
    }
    if field.changed() && !state.drafts.asks_for_person(state.chosen) {
        state.chosen = None;
    }
    ui.add_space(space::TIGHT);
    field
}

fn list(
    ui: &mut Ui,
    state: &mut PeopleState,
    (house, now): (&OpenHouse, Timestamp),
    field: &Response,
) {
    let theme = Theme::of(ui);
    let found = house.search(&state.text);
    if found.is_empty() {
        let word = if state.text.is_empty() { "club-empty-book" } else { "club-none-found" };
        EmptyState::new(Icon::Players, &ui.word(word)).show(ui, |_| {});
        return;
    }
    if state.chosen.is_none() && !state.text.is_empty() {
        state.chosen = found.first().map(|line| line.person);
    }
    let pointed = state.drafts.chosen_person(state.chosen).or(state.chosen);
    let mut chosen = found.iter().position(|line| Some(line.person) == pointed);
    let step = gate::arrow_steps_beside(ui, field.id);
    if let Some(step) = step.and_then(|step| gate::step_row(chosen, step, found.len()))
        && let Some(line) = found.get(step)
    {
        chosen = Some(step);
        state.take_person(line.person);
    }
    let desk = house.book.desk();
    let shows_born = desk.may_see_people().is_ok();
    frame(ui).inner_margin(Margin::same(1)).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        ui.spacing_mut().item_spacing.y = 0.0;
        let list = List::new("people", &COLUMNS).localized().chosen(chosen);
        list.heads(ui, None);
        let pressed = list.rows(ui, found.len(), |at, cells| {
            let Some(line) = found.get(at) else { return };
            let known = desk.house().people().get(line.person);
            let barred =
                known.and_then(|known| known.bar.as_ref()).is_some_and(|bar| bar.is_in_force(now));
            let ink = if barred { theme.red } else { theme.text };
            if barred {
                let word = cells.language().word("club-bar");
                cells.write_two(&line.name, &word, Text::Strong, [ink, theme.red]);
            } else {
                cells.write(&line.name, Text::Strong, ink);
            }
            cells.write(&line.card, Text::Body, theme.dim);
            cells.write(&line.country, Text::Body, theme.dim);
            let born = line.born.filter(|_| shows_born);
            let born = born.map(|year| year.to_string()).unwrap_or_default();
            cells.write(&born, Text::Body, theme.dim);
        });
        if let Some(line) = pressed.and_then(|at| found.get(at)) {
            state.take_person(line.person);
        }
    });
}
