//! The whole record, the latest first.

use bottone_base::person::fold;
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    icons::Icon,
    theme::{Text, Theme, space},
    widgets::{Button, EmptyState, List, ListColumn, SearchField, Width, card, elided, tabs},
};
use bottone_view_table::record::RecordLine;
use egui::{Align, Label, Layout, Panel, Ui};

use super::super::{TOUCH, TableContext};
use crate::{TableAction, TableEvent, TableOutbox};

const COLUMNS: [ListColumn<'static>; 4] = [
    ListColumn::new("record-head-time", Width::Points(44.0)),
    ListColumn::new("record-head-who", Width::Share(0.34)),
    ListColumn::new("record-head-what", Width::Share(0.66)),
    ListColumn::new("record-head-rule", Width::Points(78.0)),
];

/// The state of the list.
#[derive(Default)]
pub(super) struct ListState {
    all_tables: bool,
    text: String,
    chosen: Option<u32>,
}

/// Draws the filter.
pub(super) fn filter(ui: &mut Ui, state: &mut ListState) {
    let tables = [(false, "record-this-table"), (true, "record-all-tables")];
    let tables = tables.map(|(all, name)| (all, ui.word(name)));
    tabs(ui, &mut state.all_tables, &tables);
    let find = ui.word("record-find");
    let width = ui.available_width().max(80.0);
    ui.add(SearchField::new(&mut state.text, &find).width(width));
}

/// Shows the lines, and the chosen one in full.
pub(super) fn show(
    ui: &mut Ui,
    state: &mut ListState,
    at: &TableContext<'_>,
    cx: &dyn TableEvent,
    out: &mut TableOutbox,
) {
    let all = cx.record_lines();
    let folded = fold(&state.text);
    let wanted: Vec<&str> = folded.split(' ').filter(|word| !word.is_empty()).collect();
    let here = |line: &&RecordLine| state.all_tables || line.table == at.felt.table;
    let shown: Vec<&RecordLine> =
        all.iter().filter(here).filter(|line| line.mentions(&wanted)).collect();
    if shown.is_empty() {
        let nothing = if all.is_empty() { "record-nothing" } else { "record-nothing-like" };
        let word = ui.word("record-show-all");
        let mut everything = false;
        let height = ui.available_height() - 2.0 * space::INSIDE;
        card(ui).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.set_height(height);
            EmptyState::new(Icon::Log, &ui.word(nothing)).show(ui, |ui| {
                everything = !all.is_empty() && ui.add(Button::new(&word)).clicked();
            });
        });
        if everything {
            (state.all_tables, state.text) = (true, String::new());
        }
        return;
    }
    let chosen = state.chosen.and_then(|chosen| shown.iter().find(|line| line.record == chosen));
    Panel::bottom("record line")
        .frame(egui::Frame::NONE)
        .show_separator_line(false)
        .resizable(false)
        .show(ui, |ui| {
            ui.add_space(space::ITEM);
            in_full(ui, chosen.copied(), cx, out);
        });
    let pressed = card(ui)
        .inner_margin(egui::Margin::same(1))
        .show(ui, |ui| rows(ui, &shown, state.chosen, at))
        .inner;
    if let Some(pressed) = pressed {
        state.chosen = Some(pressed);
    }
}

fn rows(
    ui: &mut Ui,
    shown: &[&RecordLine],
    chosen: Option<u32>,
    at: &TableContext<'_>,
) -> Option<u32> {
    ui.spacing_mut().item_spacing.y = 0.0;
    let theme = Theme::of(ui);
    let chosen = shown.iter().position(|line| Some(line.record) == chosen);
    let name = ui.word("record-list");
    let list =
        List::new(&name, &COLUMNS).localized().row_height(TOUCH + 4.0).chosen(chosen).by_tab();
    list.heads(ui, None);
    let pressed = list.rows(ui, shown.len(), |index, cells| {
        let Some(line) = shown.get(index) else { return };
        cells.write(&line.time, Text::Body, theme.dim);
        let place = if line.table == at.felt.table { "" } else { &line.place };
        cells.write_two(&line.who, place, Text::Strong, [theme.text, theme.dim]);
        let below = if line.note.is_empty() { &line.what } else { &line.note };
        cells.write_two(&line.verdict, below, Text::Body, [theme.tone(line.tone), theme.dim]);
        cells.write_two(&line.rules, &line.by, Text::Body, [theme.gold, theme.dim]);
    });
    pressed.and_then(|index| shown.get(index)).map(|line| line.record)
}

/// Draws the chosen line in full, with the possible actions. The card has the same height without a
/// line.
fn in_full(ui: &mut Ui, line: Option<&RecordLine>, cx: &dyn TableEvent, out: &mut TableOutbox) {
    let theme = Theme::of(ui);
    card(ui).show(ui, |ui| {
        ui.set_min_size(egui::vec2(ui.available_width(), 64.0));
        let Some(line) = line else {
            let words = ui.word("record-choose");
            ui.add(Label::new(Text::Body.rich(words).color(theme.dim)).wrap());
            return;
        };
        ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
            let refusal = cx.is_read_only().then(|| ui.word("shell-only-reading"));
            let word = ui.word("record-void");
            if ui.add(Button::new(&word).refusal(refusal.as_deref())).clicked() {
                out.send(TableAction::Strike(line.record));
            }
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = space::TIGHT;
                let gaps =
                    [("who", line.who.as_str().into()), ("table", line.place.as_str().into())];
                let head = match (line.who.is_empty(), line.place.is_empty()) {
                    (false, false) => ui.say("record-at-table", &gaps),
                    _ => format!("{}{}", line.who, line.place),
                };
                elided(ui, Text::Strong.rich(head).color(theme.text));
                let text = Text::Body.rich(&line.verdict).color(theme.tone(line.tone));
                ui.add(Label::new(text).wrap());
                let book = ui.say("record-from-book", &[("book", line.book.as_str().into())]);
                let book = if line.book.is_empty() { String::new() } else { book };
                let parts = [&line.what, &line.note, &line.rules, &book, &line.by];
                let parts: Vec<&str> =
                    parts.into_iter().map(String::as_str).filter(|part| !part.is_empty()).collect();
                ui.add(Label::new(Text::Note.rich(parts.join(" · ")).color(theme.dim)).wrap());
            });
        });
    });
}
