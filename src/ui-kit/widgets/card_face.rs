//! A playing card.

use bottone_base::cards::{Card, Rank, Suit};
use egui::{
    Align2, Color32, FontId, Painter, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2,
    Widget, WidgetInfo, vec2,
};

use crate::{
    fonts,
    theme::{Theme, corner, mix},
};

/// The smallest size of letters, in points.
const SMALLEST: f32 = 12.0;

/// A single card, or its back.
#[must_use = "add it to a ui"]
pub struct CardFace<'a> {
    card: Option<Card>,
    name: &'a str,
    size: Vec2,
}

impl<'a> CardFace<'a> {
    /// Creates this card, or the back of one for `None`. `name` is its accessible name.
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

/// Draws a card, or its back, without taking any space. The suit is shown by its symbol and its
/// colour.
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
    let ink = ink(card.suit(), theme);
    let points = (place.width() * 0.54).min(place.height() * 0.4).round().max(SMALLEST);
    let at = |share: f32| egui::pos2(place.center().x, place.top() + place.height() * share);
    let font = FontId::new(points, fonts::bold());
    painter.text(at(0.29), Align2::CENTER_CENTER, written(card.rank()), font.clone(), ink);
    painter.text(at(0.7), Align2::CENTER_CENTER, card.suit().sign(), font, ink);
}

/// Draws a rank alone in the middle of this place.
pub(super) fn paint_rank(painter: &Painter, place: Rect, rank: Rank, ink: Color32) {
    let font = FontId::new(letter_size(place), fonts::bold());
    painter.text(place.center(), Align2::CENTER_CENTER, written(rank), font, ink);
}

/// Draws a suit alone in the middle of this place. It needs the paper of a card, for which its
/// colour is made.
pub(super) fn paint_suit(painter: &Painter, place: Rect, suit: Suit, theme: &Theme) {
    painter.rect_filled(place, corner(6.0), theme.paper);
    let font = FontId::new(letter_size(place), fonts::bold());
    painter.text(place.center(), Align2::CENTER_CENTER, suit.sign(), font, ink(suit, theme));
}

/// Returns the size of a letter that has a place for itself.
fn letter_size(place: Rect) -> f32 {
    (place.width() * 0.5).min(place.height() * 0.5).clamp(14.0, 32.0).round()
}

const fn ink(suit: Suit, theme: &Theme) -> Color32 {
    theme.suits[match suit {
        Suit::Clubs => 0,
        Suit::Diamonds => 1,
        Suit::Hearts => 2,
        Suit::Spades => 3,
    }]
}

/// Returns the rank as printed: 10, not T.
fn written(rank: Rank) -> String {
    match rank.number() {
        10 => "10".to_owned(),
        _ => rank.letter().to_string(),
    }
}
