//! The recent events as cards: each with its kind, its state, and its buttons.

use bottone_ui_frame::action::{Action, FileAction, HouseAction, Outbox};
use bottone_ui_kit::{
    gate,
    i18n::HasLanguage as _,
    icons::Icon,
    theme::{Text, Theme, corner, mix, radius, space},
    widgets::{Button, Stat, card, elided, tag},
};
use bottone_view::today::{EventCard, EventStage};
use egui::{Align, Color32, Frame, Label, Layout, Margin, Sense, Stroke, Ui, vec2};

use super::GAP;
use crate::recent::{CardState, RecentCard};

/// The smallest width of a card, and the height of its content, in points.
const LEAST: f32 = 330.0;
const HEIGHT: f32 = 144.0;

/// Shows the cards in rows.
pub(super) fn show(ui: &mut Ui, recent: &[&RecentCard], out: &mut Outbox) {
    if gate::consume_enter(ui)
        && let Some(first) = recent.first().filter(|first| first.is_under_way())
    {
        out.send(open(first));
    }
    let room = ui.available_width() - space::ITEM;
    let fitting = ((room + GAP) / (LEAST + GAP)).floor().clamp(1.0, 4.0);
    let width = (room - GAP * (fitting - 1.0)) / fitting;
    ui.spacing_mut().item_spacing = vec2(GAP, GAP);
    let columns = (1..=4).rev().find(|columns| f32::from(*columns) <= fitting).unwrap_or(1_u8);
    for (row, cards) in recent.chunks(columns.into()).enumerate() {
        ui.horizontal_top(|ui| {
            for (column, card) in cards.iter().enumerate() {
                let is_first = row == 0 && column == 0;
                ui.push_id(&card.path, |ui| recent_card(ui, card, width, is_first, out));
            }
        });
    }
}

fn open(card: &RecentCard) -> Action {
    Action::File(FileAction::OpenThis(card.path.clone()))
}

fn recent_card(ui: &mut Ui, recent: &RecentCard, width: f32, is_first: bool, out: &mut Outbox) {
    let theme = Theme::of(ui);
    let frame = if recent.is_under_way() { tinted(ui) } else { card(ui) };
    ui.allocate_ui_with_layout(vec2(width, HEIGHT), Layout::top_down(Align::Min), |ui| {
        frame.show(ui, |ui| {
            ui.set_width(width - 2.0 * space::INSIDE);
            ui.set_height(HEIGHT);
            ui.spacing_mut().item_spacing = vec2(space::ITEM, space::TIGHT);
            match &recent.state {
                CardState::Card(card) => {
                    event_card(ui, card);
                    ui.with_layout(Layout::bottom_up(Align::Min), |ui| {
                        ui.horizontal(|ui| buttons(ui, recent, card, is_first, out));
                    });
                }
                CardState::Reading => {
                    file_card(ui, recent, (&ui.word("card-reading"), theme.dim), out);
                }
                CardState::Unread(why) => file_card(ui, recent, (why, theme.red), out),
            }
        });
    });
}

/// Returns the frame of an event in progress.
fn tinted(ui: &Ui) -> Frame {
    let theme = Theme::of(ui);
    Frame::new()
        .fill(mix(theme.card, theme.accent, 0.12))
        .stroke(Stroke::new(1.0, theme.accent))
        .corner_radius(corner(radius::CARD))
        .inner_margin(Margin::same(14))
}

fn event_card(ui: &mut Ui, card: &EventCard) {
    let theme = Theme::of(ui);
    head(ui, &card.name, |ui| {
        tag(ui, card.tone, &card.state);
        let (place, _) = ui.allocate_exact_size(vec2(8.0, 8.0), Sense::hover());
        ui.painter().circle_filled(place.center(), 4.0, theme.tone(card.tone));
    });
    elided(ui, Text::Note.rich(&card.date).color(theme.dim));
    ui.add_space(space::TIGHT);
    ui.horizontal(|ui| {
        let half = ui.available_width() * 0.38;
        for stat in &card.figures {
            ui.allocate_ui_with_layout(vec2(half, 34.0), Layout::top_down(Align::Min), |ui| {
                ui.set_min_width(half);
                ui.add(Stat::from(stat));
            });
        }
    });
    ui.add_space(space::TIGHT);
    elided(ui, Text::Body.rich(&card.line).color(theme.text));
}

/// Draws the card of an event that is known only by its file.
fn file_card(ui: &mut Ui, recent: &RecentCard, (line, ink): (&str, Color32), out: &mut Outbox) {
    let name = recent.path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    head(ui, &name, |_| ());
    ui.add_space(space::TIGHT);
    ui.add(Label::new(Text::Body.rich(line).color(ink)).wrap());
    ui.with_layout(Layout::bottom_up(Align::Min), |ui| {
        ui.horizontal(|ui| {
            if ui.add(Button::new(&ui.word("screens-start-open"))).clicked() {
                out.send(open(recent));
            }
        });
    });
}

/// Draws the name, with `right` at the right edge.
fn head(ui: &mut Ui, name: &str, right: impl FnOnce(&mut Ui)) {
    let theme = Theme::of(ui);
    let line = vec2(ui.available_width(), 20.0);
    ui.allocate_ui_with_layout(line, Layout::right_to_left(Align::Center), |ui| {
        right(ui);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            elided(ui, Text::Figure.rich(name).color(theme.text));
        });
    });
}

fn buttons(ui: &mut Ui, recent: &RecentCard, card: &EventCard, is_first: bool, out: &mut Outbox) {
    let again = |ui: &mut Ui, out: &mut Outbox| {
        let word = ui.word("today-again");
        let hint = ui.say("today-again-why", &[("event", card.name.as_str().into())]);
        let button = Button::new(&word).icon(Icon::Calendar).tail(&card.again);
        if ui.add(button).on_hover_text(hint).clicked() {
            out.send(Action::House(HouseAction::Again(recent.path.clone())));
        }
    };
    if card.stage.is_over() {
        again(ui, out);
    }
    if card.stage == EventStage::DayOver {
        let next = ui.word("bags-make-day-two");
        if ui.add(Button::new(&next)).clicked() {
            out.send(Action::File(FileAction::DayTwoOf(recent.path.clone())));
        }
    }
    let go_on = ui.word("start-continue");
    let word = ui.word("screens-start-open");
    let button = match card.stage {
        stage if stage.is_under_way() && is_first => Button::primary(&go_on).key("Enter"),
        stage if stage.is_under_way() => Button::new(&go_on),
        _ => Button::new(&word),
    };
    if ui.add(button).clicked() {
        out.send(open(recent));
    }
    if card.stage == EventStage::Waits {
        again(ui, out);
    }
}
