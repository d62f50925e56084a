//! The money taken in and paid out over all events: a card for each cashier, and one for the day.

use bottone_ui_dialogs::drawers::{AskDrawer, CountDrawer, MoveMoney, OpenDrawer};
use bottone_ui_frame::action::{Action, DrawerAction, HouseAction, Outbox};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{Button, Section, card, elided},
};
use bottone_view::today::{CashAct, CashCard};
use egui::{Align, Layout, Ui, UiBuilder, vec2};

use crate::board::DayBoard;

/// The smallest width of a card, in points.
const LEAST: f32 = 250.0;
const HEIGHT: f32 = 148.0;
/// The height of a card with a button, in points.
const TALL: f32 = 214.0;
const MARGIN: f32 = 14.0;

/// Shows the cards, as many side by side as fit; in a house they open drawers.
pub(super) fn show(ui: &mut Ui, board: &DayBoard, out: &mut Outbox) {
    let cards = &board.cash;
    if board.in_house {
        let (cashier, desk, currency) = &board.cashier;
        Section::screen(&ui.word("today-cash")).show(ui, |ui| {
            if ui.add(Button::new(&ui.word("drawers-open-one"))).clicked() {
                ask_drawer(out, AskDrawer::Open(OpenDrawer::new(cashier, desk, currency.clone())));
            }
        });
    }
    if cards.is_empty() {
        return;
    }
    let height = if cards.iter().any(|card| !card.acts.is_empty()) { TALL } else { HEIGHT };
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
                let (_, place) = ui.allocate_space(vec2(each, height));
                let inside = UiBuilder::new().max_rect(place).layout(Layout::top_down(Align::Min));
                ui.scope_builder(inside, |ui| show_one(ui, one, height, board, out));
            }
        });
    }
}

fn show_one(ui: &mut Ui, of: &CashCard, height: f32, board: &DayBoard, out: &mut Outbox) {
    let theme = Theme::of(ui);
    card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.set_height(height - 2.0 * MARGIN);
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
        if !of.acts.is_empty() {
            ui.with_layout(Layout::bottom_up(Align::Min), |ui| {
                ui.horizontal(|ui| of.acts.iter().for_each(|act| press(ui, act, board, out)));
            });
        }
    });
}

fn press(ui: &mut Ui, act: &CashAct, board: &DayBoard, out: &mut Outbox) {
    let word = ui.word(match act {
        CashAct::Open(_) => "drawers-open-for",
        CashAct::Count(_) => "drawers-count",
        CashAct::Move(_) => "drawers-move",
        CashAct::Slip(_) => "drawers-print-slip",
        CashAct::Close => "drawers-print-close",
    });
    if !ui.add(Button::new(&word)).clicked() {
        return;
    }
    let open = |number: u32| board.drawers.iter().find(|(known, ..)| *known == number).cloned();
    match act {
        CashAct::Open(loose) => {
            let (who, money, first) = &**loose;
            let asked = OpenDrawer::new(&who.by, &who.desk, who.currency());
            ask_drawer(out, AskDrawer::Open(asked.with_earlier_money(*first, *money)));
        }
        CashAct::Count(number) => {
            if let Some((number, currency, expected)) = open(*number) {
                ask_drawer(out, AskDrawer::Count(CountDrawer::new(number, currency, expected)));
            }
        }
        CashAct::Move(number) => {
            if let Some((number, currency, _)) = open(*number) {
                ask_drawer(out, AskDrawer::Move(MoveMoney::new(number, currency)));
            }
        }
        CashAct::Slip(number) => {
            out.send(Action::House(HouseAction::Drawer(DrawerAction::Slip(*number))));
        }
        CashAct::Close => out.send(Action::House(HouseAction::Drawer(DrawerAction::DayClose))),
    }
}

fn ask_drawer(out: &mut Outbox, asked: AskDrawer) {
    out.send(Action::ask(asked));
}

/// Draws a label at the left, and a figure at the right.
pub(super) fn line(ui: &mut Ui, what: &str, money: &str, text: Text) {
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
