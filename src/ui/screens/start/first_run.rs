//! The first page before any event was opened: a sample evening, the club's name, and pictures of
//! the program's three uses.

use bottone_ui_frame::action::{Action, Outbox, WallAction};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    icons::Icon,
    theme::{Text, Theme, space},
    widgets::{Button, card, elided},
};
use egui::{Align, Label, Layout, Rect, ScrollArea, Sense, Ui, Vec2, vec2};

use super::{GAP, pictures, sample_button};
use crate::jobs::Jobs;

/// The smallest height of the cards with a button, in points. The bounds of a picture's height follow.
const ACTS: f32 = 132.0;
const LOWEST: f32 = 84.0;
const TALLEST: f32 = 240.0;
/// The height of the words below a picture, in points.
const WORDS: f32 = 84.0;
/// The share of the width for the sample evening.
const SAMPLE: f32 = 2.0 / 3.0;

/// Draws one of the uses.
type Picture = fn(&Ui, Rect);

/// The uses: the picture, the heading and the line.
const USES: [(Picture, &str, &str); 3] = [
    (pictures::wall, "start-use-walls", "start-use-walls-line"),
    (pictures::floor, "start-use-seats", "start-use-seats-line"),
    (pictures::ruling, "start-use-rulings", "start-use-rulings-line"),
];

/// Shows the page below the answers.
pub(super) fn show(ui: &mut Ui, club: &str, jobs: &Jobs, out: &mut Outbox) {
    let height = ui.available_height();
    ScrollArea::vertical().id_salt("first run").auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(GAP);
        let whole = ui.available_width();
        let left = ((whole - GAP) * SAMPLE).round();
        let right = whole - GAP - left;
        let lines = [("screens-start-sample-line", left), ("room-club-why", right)];
        let acts = lines.map(|(line, width)| act_height(ui, line, width)).into_iter();
        let acts = acts.fold(ACTS, f32::max);
        ui.horizontal_top(|ui| {
            part(ui, vec2(left, acts), |ui| sample(ui, jobs, out));
            part(ui, vec2(right, acts), |ui| club_name(ui, club, out));
        });
        let picture = height - acts - GAP - WORDS - 2.0 * space::INSIDE - space::ITEM;
        let picture = picture.clamp(LOWEST, TALLEST);
        let width = (whole - 2.0 * GAP) / 3.0;
        ui.horizontal_top(|ui| {
            for (draw, name, line) in USES {
                part(ui, vec2(width, picture + WORDS + 2.0 * space::INSIDE), |ui| {
                    let size = vec2(ui.available_width(), picture);
                    let (place, _) = ui.allocate_exact_size(size, Sense::hover());
                    draw(ui, place);
                    ui.add_space(space::TIGHT);
                    heading(ui, &ui.word(name));
                    text(ui, &ui.word(line));
                });
            }
        });
    });
}

/// Returns the height of a card of this width with a heading, this line and a button.
fn act_height(ui: &Ui, line: &str, width: f32) -> f32 {
    let inside = width - 2.0 * space::INSIDE - 2.0;
    let font = |text: Text| (text.font(), Theme::of(ui).dim);
    let (heading, ink) = font(Text::Heading);
    let head = ui.painter().layout_no_wrap("A".to_owned(), heading, ink).size().y;
    let (body, ink) = font(Text::Body);
    let text = ui.painter().layout(ui.word(line), body, ink, inside).size().y;
    let button = ui.spacing().interact_size.y;
    head + text + button + 2.0 * space::TIGHT + space::ITEM + 2.0 * space::INSIDE + 2.0
}

/// Draws a card of this size, its edges included.
fn part(ui: &mut Ui, size: Vec2, content: impl FnOnce(&mut Ui)) {
    ui.allocate_ui_with_layout(size, Layout::top_down(Align::Min), |ui| {
        card(ui).show(ui, |ui| {
            ui.set_width(size.x - 2.0 * space::INSIDE - 2.0);
            ui.set_height(size.y - 2.0 * space::INSIDE - 2.0);
            ui.spacing_mut().item_spacing = vec2(space::ITEM, space::TIGHT);
            content(ui);
        });
    });
}

fn heading(ui: &mut Ui, words: &str) {
    let ink = Theme::of(ui).text;
    elided(ui, Text::Heading.rich(words).color(ink));
}

fn text(ui: &mut Ui, words: &str) {
    let dim = Theme::of(ui).dim;
    ui.add(Label::new(Text::Body.rich(words).color(dim)).wrap());
}

/// Draws the sample evening, the page's primary button.
fn sample(ui: &mut Ui, jobs: &Jobs, out: &mut Outbox) {
    heading(ui, &ui.word("screens-start-new-here"));
    text(ui, &ui.word("screens-start-sample-line"));
    ui.with_layout(Layout::bottom_up(Align::Min), |ui| {
        ui.horizontal(|ui| sample_button(ui, |word| Button::primary(word), jobs, out));
    });
}

/// Draws the club's name, and the button that asks for it and the logo.
fn club_name(ui: &mut Ui, club: &str, out: &mut Outbox) {
    let title = ui.word("room-club-title");
    heading(ui, if club.is_empty() { &title } else { club });
    text(ui, &ui.word("room-club-why"));
    ui.with_layout(Layout::bottom_up(Align::Min), |ui| {
        ui.horizontal(|ui| {
            let word = ui.word("room-club-button");
            if ui.add(Button::new(&word).icon(Icon::Home)).clicked() {
                out.send(Action::Wall(WallAction::AskClub));
            }
        });
    });
}
