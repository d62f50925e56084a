//! Two structures side by side.

use bottone_base::time::TimeOfDay;
use bottone_rules::levels::Structure;
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
};
use bottone_view_structures::maker::compare;
use egui::{Grid, Label, ScrollArea, Ui};

/// Shows both under their names, as played by this number of entries from `start`.
pub(super) fn show(
    ui: &mut Ui,
    (both, names): ([&Structure; 2], [&str; 2]),
    entries: u32,
    start: TimeOfDay,
) {
    let theme = Theme::of(ui);
    let lines = compare(ui.language(), both, entries, start);
    let column = (ui.available_width() - 2.0 * space::INSIDE) / 3.0;
    ScrollArea::vertical().id_salt("beside").auto_shrink(false).show(ui, |ui| {
        Grid::new("beside")
            .num_columns(3)
            .min_col_width(column * 0.8)
            .max_col_width(column * 1.2)
            .spacing([space::INSIDE, space::ITEM])
            .show(ui, |ui| {
                ui.label("");
                for (name, ink) in names.into_iter().zip([theme.accent, theme.text]) {
                    ui.add(Label::new(Text::Strong.rich(name).color(ink)).wrap());
                }
                ui.end_row();
                for line in &lines {
                    ui.label(Text::Note.rich(&line.caption).color(theme.dim));
                    for words in &line.each {
                        ui.add(Label::new(Text::Body.rich(words).color(theme.text)).wrap());
                    }
                    ui.end_row();
                }
            });
    });
}
