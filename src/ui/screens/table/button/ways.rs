//! What other methods would do with this table, and what is due from who comes back.

use egui::{Align, Label, Layout, RichText, ScrollArea, Ui, vec2};

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
        ui.spacing_mut().item_spacing.y = 1.0;
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

/// How wide the columns of the comparison are beside the name: the discs, who posts, who waits.
const COLUMNS: [f32; 5] = [52.0, 52.0, 28.0, 108.0, 46.0];

/// How high a line is that is only read.
const LINE: f32 = 21.0;

fn compare(ui: &mut Ui, ways: &[Way]) {
    let theme = Theme::of(ui);
    let (posts, waits) = (ui.word("button-way-posts"), ui.word("button-way-waits"));
    let name = ui.available_width() - COLUMNS.iter().sum::<f32>();
    let heads = ["D", "SB", "BB", &posts, &waits];
    line(ui, |ui| {
        cell(ui, name, Text::Caption.rich(""));
        for (head, width) in heads.iter().zip(COLUMNS) {
            cell(ui, width, Text::Caption.rich(*head).color(theme.dim));
        }
    });
    for (number, way) in ways.iter().enumerate() {
        line(ui, |ui| {
            let text = if number == 0 { Text::Strong } else { Text::Note };
            let words = if way.cite.is_empty() {
                way.name.clone()
            } else {
                format!("{} · {}", way.name, way.cite)
            };
            cell(ui, name, text.rich(words).color(theme.text));
            for (of, width) in way.cells.iter().zip(COLUMNS) {
                let words = if of.differs {
                    Text::Note.rich(&of.words).color(theme.gold).underline()
                } else {
                    Text::Note.rich(&of.words).color(theme.text)
                };
                cell(ui, width, words);
            }
        });
    }
}

fn owed(ui: &mut Ui, owed: &Owed) {
    let theme = Theme::of(ui);
    let whole = ui.available_width();
    let name = whole * 0.23;
    let widths = [0.15, 0.31, 0.31].map(|share| whole * share);
    line(ui, |ui| {
        cell(ui, name, Text::Caption.rich(""));
        for (place, width) in owed.places.iter().zip(widths) {
            cell(ui, width, Text::Caption.rich(place).color(theme.dim));
        }
    });
    for (missed, dues) in &owed.rows {
        line(ui, |ui| {
            cell(ui, name, Text::Note.rich(missed).color(theme.text));
            for (due, width) in dues.iter().zip(widths) {
                cell(ui, width, Text::Note.rich(due).color(theme.text));
            }
        });
    }
}

fn line(ui: &mut Ui, cells: impl FnOnce(&mut Ui)) {
    let size = vec2(ui.available_width(), LINE);
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        ui.spacing_mut().interact_size.y = LINE;
        cells(ui);
    });
}

fn cell(ui: &mut Ui, width: f32, words: RichText) {
    let size = vec2(width, LINE);
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_size(size);
        ui.set_max_width(width - space::TIGHT);
        ui.add(Label::new(words).truncate());
    });
}
