//! The results of other methods at this table, and the dues of returning players.

use bottone_rules::ruling::cites::Topic;
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
};
use bottone_view_table::button::{ButtonMethod, ButtonView, PostsTable};
use egui::{
    Align, Label, Layout, RichText, Stroke, Ui,
    text::{LayoutJob, TextFormat},
    vec2,
};

use super::super::TableContext;

/// Draws the results of other methods.
pub(super) fn ways(ui: &mut Ui, view: &ButtonView) {
    ui.label(Text::Heading.rich(ui.word("button-ways")).color(Theme::of(ui).text));
    compare(ui, &view.methods);
}

/// Draws the dues of returning and new players.
pub(super) fn owed(ui: &mut Ui, view: &ButtonView, at: &TableContext<'_>) {
    let theme = Theme::of(ui);
    ui.label(Text::Heading.rich(ui.word("button-owed")).color(theme.text));
    // A tournament asks no dues of returning players; a table without an event may be a cash
    // game.
    if at.felt.table.is_none() {
        dues_line(ui, &view.owed);
    }
    let cite = Topic::Absent.cite(at.book.book).to_string();
    let note = ui.say("button-owed-note", &[("cite", cite.into())]);
    ui.add(Label::new(Text::Note.rich(note).color(theme.dim)).wrap());
}

/// The height of a line of the table of dues, in points.
const LINE: f32 = 36.0;

/// Draws every method with a different result, and those with the same one in a single sentence.
fn compare(ui: &mut Ui, ways: &[ButtonMethod]) {
    let theme = Theme::of(ui);
    let others = ways.iter().skip(1);
    let (other, same): (Vec<&ButtonMethod>, Vec<&ButtonMethod>) =
        others.partition(|way| way.cells.iter().any(|cell| cell.differs));
    for way in &other {
        ui.add(Label::new(Text::Strong.rich(name(way)).color(theme.text)).wrap());
        ui.add(Label::new(line_of(ui, way)).wrap());
    }
    if !other.is_empty() {
        ui.label(Text::Caption.rich(ui.word("button-way-differs")).color(theme.dim));
    }
    if !same.is_empty() {
        let names: Vec<String> = same.into_iter().map(name).collect();
        let words = ui.say("button-way-same", &[("ways", names.join(", ").into())]);
        ui.add(Label::new(Text::Body.rich(words).color(theme.dim)).wrap());
    }
}

/// Returns a name such as "Dead button (TDA 32)".
fn name(way: &ButtonMethod) -> String {
    if way.cite.is_empty() { way.name.clone() } else { format!("{} ({})", way.name, way.cite) }
}

/// Returns the line of a method: the discs, the posts and the waiting players, with the differences
/// emphasised.
fn line_of(ui: &Ui, way: &ButtonMethod) -> LayoutJob {
    let theme = Theme::of(ui);
    let (posts, waits) = (ui.word("button-way-posts"), ui.word("button-way-waits"));
    let heads = ["D", "SB", "BB", &posts, &waits];
    let mut line = LayoutJob::default();
    let small = |ink| TextFormat::simple(Text::Note.font(), ink);
    for (head, cell) in heads.iter().zip(&way.cells) {
        let gap = if line.is_empty() { 0.0 } else { space::ITEM };
        line.append(head, gap, small(theme.dim));
        let format = if cell.differs {
            TextFormat { underline: Stroke::new(1.0, theme.gold), ..small(theme.gold) }
        } else {
            small(theme.text)
        };
        line.append(&cell.words, space::TIGHT, format);
    }
    line
}

fn dues_line(ui: &mut Ui, owed: &PostsTable) {
    let theme = Theme::of(ui);
    let whole = ui.available_width();
    let name = whole * 0.25;
    let widths = [0.19, 0.28, 0.28].map(|share| whole * share);
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
        ui.add(Label::new(words).wrap());
    });
}
