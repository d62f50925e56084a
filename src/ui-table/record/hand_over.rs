//! The handover from the outgoing to the incoming dealer (TDA 2024 recommended procedure 15).

use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::card,
};
use bottone_view_table::record::{banks, handover};
use egui::{Label, ScrollArea, Ui};

use super::super::TableContext;
use crate::TableEvent;

pub(super) fn show(ui: &mut Ui, at: &TableContext<'_>, cx: &dyn TableEvent) {
    let theme = Theme::of(ui);
    let t = cx.tournament();
    ScrollArea::vertical().id_salt("the hand over").auto_shrink(false).show(ui, |ui| {
        card(ui).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = space::ITEM;
            ui.label(Text::Heading.rich(ui.word("record-for-next-dealer")).color(theme.text));
            let items = at.felt.table.map(|table| handover(at.language, t, table, at.now));
            let items = items.unwrap_or_default();
            for line in &items {
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing.y = 0.0;
                    ui.label(Text::Strong.rich(&line.about).color(theme.text));
                    let what = Text::Body.rich(&line.text).color(theme.tone(line.tone));
                    ui.add(Label::new(what).wrap());
                });
            }
            if items.len() < 2 {
                ui.label(Text::Body.rich(ui.word("record-all-clear")).color(theme.dim));
            }
        });
        let banks = banks(at.language, t, &t.setup().house.rulebook);
        if banks.is_empty() {
            return;
        }
        card(ui).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.label(Text::Heading.rich(ui.word("record-banks-used")).color(theme.text));
            for (who, used) in banks {
                ui.horizontal(|ui| {
                    ui.label(Text::Body.rich(who).color(theme.text));
                    ui.label(Text::Strong.rich(used).color(theme.gold));
                });
            }
        });
    });
}
