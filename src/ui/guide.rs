//! The guide: five cards, each pointing at one part of the window.

use bottone_ui_frame::{
    action::{Action, FileAction, GuideAction, Outbox, Screen},
    commands::{UiCommand, key_label},
    guide_target::{GuideTarget, place_of},
};
use bottone_ui_kit::{
    gate,
    i18n::HasLanguage as _,
    theme::{Text, Theme, corner, radius, space},
    widgets::{Button, Section},
};
use egui::{
    Align, Align2, Area, Context, Frame, Id, Key, Label, Layout, Margin, Order, Rect, Stroke,
    StrokeKind, Ui, pos2, vec2,
};

use super::app::App;

/// The width of a card, and its distance from its target, in points.
const WIDTH: f32 = 340.0;
const AWAY: f32 = 16.0;
/// The assumed height of a card before it was drawn, in points.
const HIGH: f32 = 150.0;

/// A card: its target, its screen, and the names of its heading and its sentence.
struct GuideCard {
    spot: GuideTarget,
    screen: Screen,
    title: &'static str,
    line: &'static str,
}

/// The cards in their order.
const CARDS: [GuideCard; 5] = [
    GuideCard {
        spot: GuideTarget::Name,
        screen: Screen::Players,
        title: "guide-players",
        line: "guide-players-line",
    },
    GuideCard {
        spot: GuideTarget::Clock,
        screen: Screen::Floor,
        title: "guide-clock",
        line: "guide-clock-line",
    },
    GuideCard {
        spot: GuideTarget::Bust,
        screen: Screen::Floor,
        title: "guide-bust",
        line: "guide-bust-line",
    },
    GuideCard {
        spot: GuideTarget::Rail(Screen::Room),
        screen: Screen::Room,
        title: "guide-wall",
        line: "guide-wall-line",
    },
    GuideCard {
        spot: GuideTarget::Rail(Screen::Money),
        screen: Screen::Money,
        title: "guide-pay",
        line: "guide-pay-line",
    },
];

impl App {
    /// Begins the guide, moves in it, or ends it. Without an event it begins with the sample
    /// evening.
    pub(super) fn turn_guide(&mut self, ctx: &Context, action: GuideAction) {
        match (action, self.guide) {
            (GuideAction::Next, _) if self.desk.is_none() => {
                self.guides_sample = true;
                return self.handle_file(ctx, FileAction::Sample);
            }
            (GuideAction::Next, None) => self.guide = Some(0),
            (GuideAction::Next, Some(at)) if at + 1 < CARDS.len() => self.guide = Some(at + 1),
            (GuideAction::Next, Some(_)) => return self.leave_guide(),
            (GuideAction::Leave, _) => {
                // On Players, letters are names: the keys of the other cards work on Floor.
                self.screen = Screen::Floor;
                return self.leave_guide();
            }
            (GuideAction::Back, at) => self.guide = at.map(|at| at.saturating_sub(1)),
        }
        if let Some(card) = self.guide.and_then(|at| CARDS.get(at)) {
            self.screen = card.screen;
        }
    }

    /// Begins the guide of the new sample evening, unless the guide was left before and not
    /// requested again.
    pub(super) fn guide_sample(&mut self, ctx: &Context) {
        let asked = std::mem::take(&mut self.guides_sample);
        if self.desk.is_some() && (asked || !self.settings.guide_left) {
            self.guide = None;
            self.turn_guide(ctx, GuideAction::Next);
        }
    }

    fn leave_guide(&mut self) {
        self.guide = None;
        if !self.settings.guide_left {
            self.settings.guide_left = true;
            self.store_settings();
        }
    }
}

/// Shows the card with this number, from 0, beside its target.
pub(super) fn show(ui: &Ui, at: usize, out: &mut Outbox) {
    let Some(card) = CARDS.get(at) else { return };
    let (ctx, theme) = (ui.ctx(), Theme::of(ui));
    let spot = place_of(ctx, card.spot);
    let id = Id::unique("the guide");
    let high = ctx.memory(|memory| memory.area_rect(id)).map_or(HIGH, |area| area.height());
    let window = ctx.content_rect().shrink(space::SCREEN);
    let ring = Stroke::new(2.5, theme.accent);
    if let Some(spot) = spot {
        let painter = ctx.layer_painter(egui::LayerId::new(Order::Foreground, id.with("ring")));
        painter.rect_stroke(spot.expand(3.0), corner(radius::INNER), ring, StrokeKind::Outside);
    }
    let place = spot.map_or_else(|| window.center(), |spot| card_position(spot, window, high));
    let area = Area::new(id).order(Order::Foreground).pivot(Align2::LEFT_TOP).fixed_pos(place);
    area.show(ctx, |ui| {
        let frame = Frame::new()
            .fill(theme.raised)
            .stroke(Stroke::new(1.5, theme.accent))
            .corner_radius(corner(radius::CARD))
            .shadow(ui.visuals().window_shadow)
            .inner_margin(Margin::same(14));
        frame.show(ui, |ui| content(ui, at, card, out));
    });
}

fn content(ui: &mut Ui, at: usize, card: &GuideCard, out: &mut Outbox) {
    let theme = Theme::of(ui);
    ui.set_width(WIDTH);
    let number = at + 1;
    let count = ui.say("guide-of", &[("number", number.into()), ("all", CARDS.len().into())]);
    Section::card(&ui.word(card.title)).show(ui, |ui| {
        ui.label(Text::Note.rich(count).color(theme.dim));
    });
    ui.add(Label::new(Text::Body.rich(ui.word(card.line)).color(theme.text)).wrap());
    ui.add_space(space::ITEM);
    let last = number == CARDS.len();
    let line = vec2(ui.available_width(), ui.spacing().interact_size.y);
    ui.allocate_ui_with_layout(line, Layout::right_to_left(Align::Center), |ui| {
        let word = ui.word(if last { "guide-done" } else { "guide-next" });
        if ui.add(Button::new(&word).key(key_label(UiCommand::Guide))).clicked() {
            out.send(Action::Guide(GuideAction::Next));
        }
        let word = ui.word("guide-back");
        if at > 0 && ui.add(Button::new(&word)).clicked() {
            out.send(Action::Guide(GuideAction::Back));
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            let word = ui.word("guide-leave");
            if ui.add(Button::quiet(&word).key("Esc")).clicked() {
                out.send(Action::Guide(GuideAction::Leave));
            }
        });
    });
}

/// Returns the position of a card: at the right of its target, or below it if there is no room.
fn card_position(spot: Rect, window: Rect, high: f32) -> egui::Pos2 {
    let width = WIDTH + 2.0 * space::INSIDE;
    let right = spot.right() + AWAY;
    let place = if right + width <= window.right() && spot.left() < window.width() * 0.2 {
        pos2(right, spot.center().y - high / 2.0)
    } else {
        pos2(spot.center().x - width / 2.0, spot.bottom() + AWAY)
    };
    pos2(
        place.x.clamp(window.left(), (window.right() - width).max(window.left())),
        place.y.clamp(window.top(), (window.bottom() - high).max(window.top())),
    )
}

/// Consumes Esc for the guide, if nothing covers the screen and no text field has the keyboard.
/// Returns whether the guide ends.
pub(super) fn take_escape(ui: &Ui) -> bool {
    gate::keys_are_free(ui) && gate::consume(ui, Key::Escape)
}
