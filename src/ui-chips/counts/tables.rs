//! The tables, each with the state of its count.

use bottone_ui_kit::{
    gate,
    theme::{Text, Theme},
    widgets::{List, ListColumn, Width, card},
};
use bottone_view::chips::counts::CountsView;
use egui::Ui;

use super::CountsState;

const COLUMNS: [ListColumn<'static>; 2] = [
    ListColumn::figures("counts-table-column", Width::Points(42.0)),
    ListColumn::figures("counts-state", Width::Share(1.0)),
];

pub(super) fn show(ui: &mut Ui, state: &mut CountsState, counts: &CountsView) {
    let theme = Theme::of(ui);
    card(ui).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        let rows = counts.tables.len();
        let chosen = counts.tables.iter().position(|line| Some(line.table) == state.table);
        let step = gate::arrow_steps(ui).and_then(|step| gate::step_row(chosen, step, rows));
        let list =
            List::new("tables", &COLUMNS).localized().chosen(step.or(chosen)).scroll_to(chosen);
        list.heads(ui, None);
        let pressed = list.rows(ui, rows, |index, cells| {
            let Some(line) = counts.tables.get(index) else { return };
            let ink = if line.counted { theme.dim } else { theme.text };
            cells.write(&line.table.to_string(), Text::Strong, ink);
            cells.write(&line.state, Text::Note, theme.tone(line.tone));
        });
        if let Some(line) = pressed.or(step).and_then(|row| counts.tables.get(row)) {
            state.choose(line.table);
            state.seek = pressed.is_some();
        }
    });
}
