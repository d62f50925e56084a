//! What other methods would do with this table, and what is due from who comes back.

use egui::{Grid, Label, ScrollArea, Ui, vec2};

use super::super::AtTable;
use crate::{
    rules::ruling::cites::Topic,
    ui::{
        theme::{Text, Theme, space},
        tongue::Speaks as _,
    },
    view::table::button::{ButtonView, Owed, Way},
};

pub(super) fn show(ui: &mut Ui, view: &ButtonView, at: &AtTable<'_>) {
    ScrollArea::vertical().id_salt("ways").auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = space::TIGHT;
        let theme = Theme::of(ui);
        ui.label(Text::Heading.rich(ui.word("button-ways")).color(theme.text));
        compare(ui, &view.ways);
        ui.label(Text::Caption.rich(ui.word("button-way-differs")).color(theme.dim));
        ui.add_space(space::ITEM);
        ui.label(Text::Heading.rich(ui.word("button-owed")).color(theme.text));
        owed(ui, &view.owed);
        let cite = Topic::Absent.cite(at.book.book).to_string();
        let note = ui.say("button-owed-note", &[("cite", cite.into())]);
        ui.add(Label::new(Text::Caption.rich(note).color(theme.dim)).wrap());
    });
}

fn compare(ui: &mut Ui, ways: &[Way]) {
    let theme = Theme::of(ui);
    let (posts, waits) = (ui.word("button-way-posts"), ui.word("button-way-waits"));
    Grid::new("ways").spacing(vec2(space::CARD, space::TIGHT)).min_row_height(20.0).show(
        ui,
        |ui| {
            for head in ["", "D", "SB", "BB", &posts, &waits] {
                ui.label(Text::Caption.rich(head).color(theme.dim));
            }
            ui.end_row();
            for (number, way) in ways.iter().enumerate() {
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing.y = 0.0;
                    let text = if number == 0 { Text::Strong } else { Text::Note };
                    ui.add(Label::new(text.rich(&way.name).color(theme.text)).truncate());
                    if !way.cite.is_empty() {
                        ui.label(Text::Key.rich(way.cite).color(theme.dim));
                    }
                });
                for cell in &way.cells {
                    let words = if cell.differs {
                        Text::Strong.rich(&cell.words).color(theme.gold).underline()
                    } else {
                        Text::Body.rich(&cell.words).color(theme.text)
                    };
                    ui.label(words);
                }
                ui.end_row();
            }
        },
    );
}

fn owed(ui: &mut Ui, owed: &Owed) {
    let theme = Theme::of(ui);
    Grid::new("owed").spacing(vec2(space::INSIDE, space::TIGHT)).show(ui, |ui| {
        ui.label("");
        for place in &owed.places {
            ui.label(Text::Caption.rich(place).color(theme.dim));
        }
        ui.end_row();
        for (missed, dues) in &owed.rows {
            ui.label(Text::Note.rich(missed).color(theme.text));
            for due in dues {
                ui.label(Text::Note.rich(due).color(theme.text));
            }
            ui.end_row();
        }
    });
}
