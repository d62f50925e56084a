//! The reasons for the seats of the discs, and the alternatives.

use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::card,
};
use bottone_view::Tone;
use bottone_view_table::button::{ButtonView, HandNote};
use egui::{Align, Label, Layout, ScrollArea, Ui, vec2};

use super::{ButtonContext, ButtonState, methods};

/// The shares of the width for the columns.
const PARTS: [f32; 3] = [0.46, 0.31, 0.23];

/// Draws the reasons, the results of other methods, and the dues of returning players.
pub(super) fn show(ui: &mut Ui, state: &ButtonState, here: &ButtonContext<'_>, view: &ButtonView) {
    let room = ui.available_height() - 2.0 * space::INSIDE;
    card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.set_height(room);
        ScrollArea::vertical().id_salt("because").auto_shrink(false).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = space::TIGHT;
            reason_lines(ui, state, here, view);
            if here.next.is_some() {
                ui.add_space(space::ITEM);
                methods::ways(ui, view);
                ui.add_space(space::ITEM);
                methods::owed(ui, view, here.at);
            }
        });
    });
}

/// Draws the same in columns side by side, in the remaining height.
pub(super) fn show_in_columns(
    ui: &mut Ui,
    state: &ButtonState,
    here: &ButtonContext<'_>,
    view: &ButtonView,
) {
    let room = ui.available_size();
    let has_next = here.next.is_some();
    let whole = room.x - 2.0 * space::CARD;
    let column = |ui: &mut Ui, id: &str, part: f32, content: &dyn Fn(&mut Ui)| {
        let width = if has_next { (whole * part).floor() } else { room.x };
        ui.allocate_ui_with_layout(vec2(width, room.y), Layout::top_down(Align::Min), |ui| {
            card(ui).show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.set_height(room.y - 2.0 * space::INSIDE);
                ScrollArea::vertical().id_salt(id).auto_shrink(false).show(ui, |ui| {
                    ui.spacing_mut().item_spacing.y = space::TIGHT;
                    content(ui);
                });
            });
        });
    };
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = space::CARD;
        column(ui, "because", PARTS[0], &|ui| reason_lines(ui, state, here, view));
        if has_next {
            column(ui, "ways", PARTS[1], &|ui| methods::ways(ui, view));
            column(ui, "owed", PARTS[2], &|ui| methods::owed(ui, view, here.at));
        }
    });
}

fn reason_lines(ui: &mut Ui, state: &ButtonState, here: &ButtonContext<'_>, view: &ButtonView) {
    let theme = Theme::of(ui);
    ui.label(Text::Heading.rich(ui.word("button-why")).color(theme.text));
    let mut say = |name: &str, ink| {
        ui.add(Label::new(Text::Body.rich(ui.word(name)).color(ink)).wrap());
    };
    if state.what_if.is_some() {
        if here.at.felt.table.is_some() {
            say("button-what-if-here", theme.blue);
        }
        if here.next.is_none() {
            let few = here.between.live.len() < 2;
            say(if few { "button-too-few" } else { "button-impossible" }, theme.red);
        }
    }
    if !view.stud.is_empty() {
        ui.add(Label::new(Text::Body.rich(&view.stud).color(theme.blue)).wrap());
    }
    for note in view.reasons.iter().filter(|_| here.next.is_some()) {
        sentence(ui, note);
    }
}

fn sentence(ui: &mut Ui, note: &HandNote) {
    let theme = Theme::of(ui);
    let ink = match note.tone {
        Tone::Plain => theme.text,
        tone => theme.tone(tone),
    };
    let words = if note.cite.is_empty() {
        note.words.clone()
    } else {
        format!("{} · {}", note.words, note.cite)
    };
    ui.add(Label::new(Text::Body.rich(words).color(ink)).wrap());
}
