//! The standings of the house's leagues: the first places of each, and the whole table as a sheet.

use bottone_ui_frame::action::{Action, HouseAction, Outbox};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{Button, Section, card, elided},
};
use bottone_view::house::StandingsView;
use egui::{Align, Layout, Ui, UiBuilder, vec2};

use super::cash::line;
use crate::board::DayBoard;

/// The number of rows shown of each table.
const SHOWN: usize = 5;
/// The smallest width of a card, in points.
const LEAST: f32 = 330.0;
const HEIGHT: f32 = 214.0;
const MARGIN: f32 = 14.0;

/// Shows a card for each league, as many side by side as fit.
pub(super) fn show(ui: &mut Ui, board: &DayBoard, out: &mut Outbox) {
    if board.standings.is_empty() {
        return;
    }
    Section::screen(&ui.word("points-standings")).show(ui, |_| {});
    let width = ui.available_width();
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few")]
    let fit = ((width + space::CARD) / (LEAST + space::CARD)).max(1.0) as usize;
    #[expect(clippy::cast_precision_loss, reason = "a few")]
    let each = (width - space::CARD * (fit - 1) as f32) / fit as f32;
    for (row, leagues) in board.standings.chunks(fit).enumerate() {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = space::CARD;
            for (nth, league) in leagues.iter().enumerate() {
                let (_, place) = ui.allocate_space(vec2(each, HEIGHT));
                let inside = UiBuilder::new().max_rect(place).layout(Layout::top_down(Align::Min));
                ui.scope_builder(inside, |ui| show_one(ui, row * fit + nth, league, out));
            }
        });
    }
}

fn show_one(ui: &mut Ui, nth: usize, of: &StandingsView, out: &mut Outbox) {
    let theme = Theme::of(ui);
    card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.set_height(HEIGHT - 2.0 * MARGIN);
        ui.spacing_mut().item_spacing.y = 2.0;
        elided(ui, Text::Heading.rich(&of.name).color(theme.text));
        elided(ui, Text::Note.rich(&of.note).color(theme.dim));
        ui.add_space(space::TIGHT);
        for row in of.rows.iter().take(SHOWN) {
            line(ui, &format!("{}  {}", row.place, row.name), &row.points, Text::Body);
        }
        if of.rows.is_empty() {
            elided(ui, Text::Body.rich(ui.word("points-none-yet")).color(theme.dim));
        }
        ui.with_layout(Layout::bottom_up(Align::Min), |ui| {
            let word = ui.word("points-print");
            if ui.add(Button::new(&word)).clicked() {
                out.send(Action::House(HouseAction::Standings(nth)));
            }
        });
    });
}
