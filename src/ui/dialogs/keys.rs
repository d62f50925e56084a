//! The list of keys.

use egui::{Grid, Ui};

use super::ask;
use crate::ui::{
    action::Outbox,
    keys::ALL,
    theme::{Text, Theme, space},
};

/// Shows every key of the table.
pub(super) fn show(ui: &mut Ui, out: &mut Outbox) {
    ask(ui, "Keys", 720.0, out, |ui, _| {
        let theme = Theme::of(ui);
        let half = ALL.len().div_ceil(2);
        ui.columns(2, |columns| {
            for (number, (column, part)) in columns.iter_mut().zip(ALL.chunks(half)).enumerate() {
                let grid = Grid::new(number).num_columns(2).spacing([space::SCREEN, space::ITEM]);
                grid.show(column, |ui| {
                    for binding in part {
                        ui.label(Text::Strong.rich(binding.cap).color(theme.accent));
                        ui.label(Text::Body.rich(binding.words).color(theme.text));
                        ui.end_row();
                    }
                });
            }
        });
        ui.add_space(space::ITEM);
        let note = "Keys do nothing while you type in a field.";
        ui.label(Text::Note.rich(note).color(theme.dim));
    });
}
