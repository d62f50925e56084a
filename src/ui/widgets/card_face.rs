//! A playing card.

use egui::{
    Align2, FontId, Painter, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, Widget,
    WidgetInfo, vec2,
};

use crate::rules::cards::{Card, Suit};
use crate::ui::fonts;
use crate::ui::theme::{Theme, corner, mix};

/// A card by itself, or its back.
#[must_use = "add it to a ui"]
pub struct CardFace<'a> {
    card: Option<Card>,
    name: &'a str,
    size: Vec2,
}

impl<'a> CardFace<'a> {
    /// This card; the back of one without. `name` is what it is called.
    pub const fn new(card: Option<Card>, name: &'a str) -> Self {
        Self { card, name, size: vec2(30.0, 42.0) }
    }
}

impl Widget for CardFace<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let (place, response) = ui.allocate_exact_size(self.size, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, self.name));
        paint_card(ui.painter(), place, self.card, Theme::of(ui));
        response
    }
}

/// Draws a card, or its back, without taking any room. The suit is said by its sign and its colour.
pub fn paint_card(painter: &Painter, place: Rect, card: Option<Card>, theme: &Theme) {
    let round = corner((place.width() * 0.13).clamp(2.0, 6.0));
    let rim = Stroke::new(1.0, theme.line_hover);
    let Some(card) = card else {
        painter.rect(place, round, theme.back, rim, StrokeKind::Inside);
        let inside = place.shrink(place.width() * 0.16);
        let edge = Stroke::new(1.0, mix(theme.back, theme.paper, 0.45));
        painter.rect_stroke(inside, round, edge, StrokeKind::Inside);
        return;
    };
    painter.rect(place, round, theme.paper, rim, StrokeKind::Inside);
    let ink = theme.suits[match card.suit() {
        Suit::Clubs => 0,
        Suit::Diamonds => 1,
        Suit::Hearts => 2,
        Suit::Spades => 3,
    }];
    let points = (place.width() * 0.54).min(place.height() * 0.4).round();
    let at = |share: f32| egui::pos2(place.center().x, place.top() + place.height() * share);
    let font = FontId::new(points, fonts::bold());
    painter.text(at(0.29), Align2::CENTER_CENTER, rank(card), font.clone(), ink);
    painter.text(at(0.7), Align2::CENTER_CENTER, card.suit().sign(), font, ink);
}

/// As it is printed: 10, not T.
fn rank(card: Card) -> String {
    match card.rank().number() {
        10 => "10".to_owned(),
        _ => card.rank().letter().to_string(),
    }
}
