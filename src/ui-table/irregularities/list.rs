//! The list of irregularities: typing finds and opens an unambiguous match; arrows and a touch open
//! any.

use bottone_ui_kit::{
    gate,
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{List, ListColumn, SearchField, Width, card},
};
use bottone_view_table::irregularities::Irregularity;
use egui::{
    Frame, Label, Margin, Ui,
    text::{CCursor, CCursorRange},
    text_edit::TextEditState,
};

use super::IrregularitiesState;

/// The height of a row, in points: a name in each language, and enough for a finger.
const ROW: f32 = 46.0;

const COLUMNS: [ListColumn<'static>; 1] = [ListColumn::new("", Width::Share(1.0))];

pub(super) fn show(ui: &mut Ui, state: &mut IrregularitiesState) {
    let theme = Theme::of(ui);
    let language = ui.language();
    let hint = ui.word("irregular-search");
    let field = ui.add(SearchField::new(&mut state.typed, &hint).key("/"));
    if std::mem::take(&mut state.begin) {
        field.request_focus();
        // The next letter replaces the previous search.
        let mut edit = TextEditState::load(ui.ctx(), field.id).unwrap_or_default();
        let all = CCursorRange::two(CCursor::default(), CCursor::new(state.typed.chars().count()));
        edit.cursor.set_char_range(Some(all));
        edit.store(ui.ctx(), field.id);
    }
    let found = state.found();
    let entries = &found.entries;
    let step = gate::arrow_steps_beside(ui, field.id);
    if field.changed() {
        state.start_new_case();
        // The earlier content was about another entry.
        match entries.first() {
            Some(best) if found.sure => state.open(best),
            _ => state.chosen = None,
        }
        state.reveal = true;
    }
    let place = |entry: &Irregularity| entries.iter().position(|other| other.id == entry.id);
    let mut here = state.chosen.and_then(place);
    if let Some(step) = step.and_then(|step| gate::step_row(here, step, entries.len())) {
        here = Some(step);
        state.reveal = true;
    }
    let entered = gate::left_with_enter(ui, &field);
    if entered && entries.len() == 1 {
        here = Some(0);
    }
    if let Some(entry) = here.and_then(|row| entries.get(row)) {
        state.open(entry);
    }
    ui.add_space(space::TIGHT);
    card(ui).inner_margin(Margin::same(1)).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        if entries.is_empty() {
            let typed = ("typed", state.typed.trim().into());
            let name =
                if state.group.is_some() { "irregular-nothing-here" } else { "irregular-nothing" };
            let nothing = ui.say(name, &[typed]);
            Frame::new().inner_margin(Margin::same(14)).show(ui, |ui| {
                ui.add(Label::new(Text::Body.rich(nothing).color(theme.dim)).wrap());
            });
            return;
        }
        let reveal = here.filter(|_| std::mem::take(&mut state.reveal));
        let other = language.next();
        let name = ui.word("irregular-list");
        let list = List::new(&name, &COLUMNS).row_height(ROW).chosen(here).scroll_to(reveal);
        let pressed = list.rows(ui, entries.len(), |row, cells| {
            let Some(entry) = entries.get(row) else { return };
            let (name, elsewhere) = (entry.name(language), entry.name(other));
            let below = if name == elsewhere { "" } else { &elsewhere };
            cells.write_two(&name, below, Text::Body, [theme.text, theme.dim]);
        });
        if let Some(entry) = pressed.and_then(|row| entries.get(row)) {
            state.start_new_case();
            state.open(entry);
        }
    });
}
