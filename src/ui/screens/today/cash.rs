//! What was taken in and paid out over all events, a card for each cashier and one for the day.

use egui::{Align, Layout, Ui, UiBuilder, vec2};

use crate::{
    ui::{
        theme::{Text, Theme, space},
        widgets::{Section, card, elided},
    },
    view::today::CashCard,
};

/// The narrowest that a card is, in points.
const LEAST: f32 = 250.0;
const HEIGHT: f32 = 148.0;
const MARGIN: f32 = 14.0;

/// Shows the cards, as many beside each other as there is room for.
pub(super) fn show(ui: &mut Ui, cards: &[CashCard]) {
    if cards.is_empty() {
        return;
    }
    let width = ui.available_width();
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few")]
    let fit = ((width + space::CARD) / (LEAST + space::CARD)).max(1.0) as usize;
    let columns = fit.min(cards.len());
    #[expect(clippy::cast_precision_loss, reason = "a few")]
    let each = (width - space::CARD * (columns - 1) as f32) / columns as f32;
    for row in cards.chunks(columns) {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = space::CARD;
            for one in row {
                let (_, place) = ui.allocate_space(vec2(each, HEIGHT));
                let inside = UiBuilder::new().max_rect(place).layout(Layout::top_down(Align::Min));
                ui.scope_builder(inside, |ui| show_one(ui, one));
            }
        });
    }
}

fn show_one(ui: &mut Ui, of: &CashCard) {
    let theme = Theme::of(ui);
    card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.set_height(HEIGHT - 2.0 * MARGIN);
        ui.spacing_mut().item_spacing.y = 2.0;
        Section::card(&of.title).show(ui, |ui| {
            ui.label(Text::Note.rich(&of.detail).color(theme.dim));
        });
        for (what, money) in &of.lines {
            line(ui, what, money, Text::Body);
        }
        ui.separator();
        line(ui, &of.total.0, &of.total.1, Text::Strong);
        if let Some((note, tone)) = &of.note {
            elided(ui, Text::Note.rich(note).color(theme.tone(*tone)));
        }
    });
}

fn line(ui: &mut Ui, what: &str, money: &str, text: Text) {
    let theme = Theme::of(ui);
    let size = vec2(ui.available_width(), 18.0);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
        ui.label(text.rich(money).color(theme.text));
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            elided(
                ui,
                text.rich(what).color(if text == Text::Strong { theme.text } else { theme.dim }),
            );
        });
    });
}
