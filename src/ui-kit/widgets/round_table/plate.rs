//! A player's plate: the name, the stack, the cards above it and the bet in front.

use std::ops::Range;

use bottone_base::{cards::Card, seat::SeatNo};
use bottone_view::Tone;
use egui::{
    Align2, Color32, FontId, Id, Painter, Pos2, Rect, Response, Role, Sense, Shape, Stroke,
    StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::{
    super::{button::focus_ring, card_face::paint_card},
    layout::TableLayout,
    on_felt,
};
use crate::{
    icons::Icon,
    theme::{Text, Theme, corner, mix, radius, space},
};

/// The opacity of a player who is out of the hand; the words stay legible.
const DIMMED: f32 = 0.6;
const CARD: Vec2 = vec2(20.0, 28.0);
/// The size of a touch target, however small the plate is drawn, in points.
pub(super) const TOUCH: f32 = 44.0;
/// The gap between face-down and face-up cards, in points.
const APART: f32 = 5.0;
/// The offset of face-up cards upwards, in points.
const RAISED: f32 = 4.0;
/// The greatest growth of letters: they grow less than the table, so that a plate keeps a margin.
const MOST_GROWN: f32 = 1.35;
/// The smallest letters on a plate, in points of an unscaled window.
const SMALLEST: f32 = 11.0;

/// The data of one seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plate {
    /// The seat and the name, such as "7 · Bianchi".
    pub name: String,
    /// The stack, such as "27,400", or the player's state, such as "passed"; may be empty.
    pub stack: String,
    /// The tone of the stack.
    pub stack_tone: Tone,
    /// A smaller addition such as "31 BB", left out where space is short.
    pub aside: String,
    /// The tone of the addition.
    pub aside_tone: Tone,
    /// True if the player must not be moved.
    pub pinned: bool,
    /// The chips in front, such as "2,000"; may be empty.
    pub front: String,
    /// The meaning of these chips, such as "raise to 2,000"; may be empty.
    pub front_is: String,
    /// The player's cards; `None` for a card whose face is not known.
    pub cards: Vec<Option<Card>>,
    /// The range of face-up cards among others: they stand apart, and higher.
    pub up: Range<usize>,
    /// The tone of the plate: `Good` is the player to act, `Dim` a player out of the hand, `Gold` a
    /// player all-in.
    pub tone: Tone,
    /// True for an empty seat.
    pub empty: bool,
    /// True if it is ringed as the subject of an act.
    pub chosen: bool,
    /// The text for screen readers; if empty, it is made from the other fields.
    pub spoken: String,
}

impl Plate {
    fn spoken(&self) -> String {
        if !self.spoken.is_empty() {
            return self.spoken.clone();
        }
        let words = [&self.name, &self.stack, &self.front, &self.front_is];
        let words = words.into_iter().map(String::as_str).filter(|word| !word.is_empty());
        words.collect::<Vec<_>>().join(" ")
    }

    /// Shows it; with an `id` it handles taps, and returns whether it was tapped.
    pub(super) fn show(&self, ui: &Ui, lay: &TableLayout, seat: SeatNo, id: Option<Id>) -> bool {
        let theme = Theme::of(ui);
        let place = lay.plate(seat);
        let felt = Rect::from_center_size(place.center(), place.size().max(Vec2::splat(TOUCH)));
        let response = id.map(|id| ui.interact(felt, id.with(seat), Sense::click()));
        if let Some(response) = &response {
            let chosen = self.tone == Tone::Good || self.chosen;
            response.widget_info(|| {
                WidgetInfo::selected(Role::Button, response.enabled(), chosen, self.spoken())
            });
        }
        let mut painter = ui.painter().clone();
        if self.tone == Tone::Dim {
            // The felt's edge must not be seen through the words.
            painter.rect_filled(place, corner(radius::INNER), theme.window);
            painter.multiply_opacity(DIMMED);
        }
        self.paint_ground(&painter, place, response.as_ref(), theme);
        let grow = lay.scale.clamp(1.0, MOST_GROWN);
        self.paint_words(&painter, place, grow, theme);
        if self.pinned {
            let pin =
                Rect::from_center_size(place.right_top() + vec2(-9.0, 9.0), Vec2::splat(11.0));
            Icon::Pin.paint(&painter, pin, theme.dim);
        }
        if response.as_ref().is_some_and(Response::has_focus) {
            focus_ring(ui, place, theme);
        }
        self.paint_fan(&painter, place, lay.scale, theme);
        self.paint_front(ui.painter(), lay.front(seat), grow, theme);
        response.is_some_and(|response| response.clicked())
    }

    fn paint_ground(
        &self,
        painter: &Painter,
        place: Rect,
        response: Option<&Response>,
        theme: &Theme,
    ) {
        let (pen, edge) = match self.tone {
            Tone::Good => (2.0, theme.accent),
            Tone::Waits => (2.0, theme.red),
            Tone::Planned => (2.0, theme.blue),
            _ if self.chosen => (2.0, theme.text),
            _ => (1.0, theme.line),
        };
        let hovered = response.is_some_and(Response::hovered);
        if self.empty {
            let edge = if hovered { theme.text } else { theme.line_hover };
            painter.rect_filled(place, corner(radius::INNER), theme.window);
            paint_dashes(painter, place, Stroke::new(1.0, edge));
            return;
        }
        let ground = match self.tone {
            Tone::Good => mix(theme.raised, theme.accent, 0.25),
            _ => theme.raised,
        };
        let ground = if hovered { mix(ground, theme.raised_hover, 0.6) } else { ground };
        let edge = Stroke::new(pen, edge);
        painter.rect(place, corner(radius::INNER), ground, edge, StrokeKind::Inside);
    }

    fn paint_words(&self, painter: &Painter, place: Rect, grow: f32, theme: &Theme) {
        let name_ink = theme.text;
        let middle = place.center();
        let room = place.width() - 8.0;
        let small = fitted_font(painter, &self.name, Text::Note.font(), grow, room);
        if self.stack.is_empty() {
            write_fitted(painter, middle, &self.name, small, name_ink, room);
            return;
        }
        let half = vec2(0.0, place.height() * 0.25 - 1.0);
        let is_figure = self.stack.chars().any(|letter| letter.is_ascii_digit());
        let stack_ink = match self.tone {
            Tone::Gold => theme.gold,
            // A word shows a planned act in blue; a stack keeps its colour.
            Tone::Planned if !is_figure => theme.blue,
            _ => theme.tone(self.stack_tone),
        };
        let font = if is_figure { Text::Strong.font() } else { Text::Note.font() };
        let font = fitted_font(painter, &self.stack, font, grow, room);
        write_fitted(painter, middle - half, &self.name, small, name_ink, room);
        let below = middle + half;
        if self.aside.is_empty() || !self.paint_both(painter, below, stack_ink, (room, grow), theme)
        {
            write_fitted(painter, below, &self.stack, font, stack_ink, room);
        }
    }

    /// Draws the stack and its addition, if there is room for both; returns whether there was.
    fn paint_both(
        &self,
        painter: &Painter,
        at: Pos2,
        ink: Color32,
        (room, grow): (f32, f32),
        theme: &Theme,
    ) -> bool {
        let aside_ink = match self.aside_tone {
            Tone::Plain => theme.dim,
            tone => theme.tone(tone),
        };
        let small = FontId::new(Text::Note.font().size, Text::Strong.font().family);
        let sizes = [
            (
                scaled_font(Text::Strong.font(), grow),
                scaled_font(Text::Note.font(), grow),
                space::ITEM,
            ),
            (Text::Strong.font(), Text::Note.font(), space::ITEM),
            (small, Text::Caption.font(), space::TIGHT),
        ];
        for (font, aside_font, gap) in sizes {
            let stack = painter.layout_no_wrap(self.stack.clone(), font, ink);
            let aside = painter.layout_no_wrap(self.aside.clone(), aside_font, aside_ink);
            let wide = stack.size().x + gap + aside.size().x;
            if wide <= room {
                let left = at.x - wide / 2.0;
                let right = left + stack.size().x + gap;
                painter.galley(pos2(left, at.y - stack.size().y / 2.0), stack, ink);
                painter.galley(pos2(right, at.y - aside.size().y / 2.0), aside, aside_ink);
                return true;
            }
        }
        false
    }

    /// Draws the cards in a row above the plate, the more cards the closer together.
    fn paint_fan(&self, painter: &Painter, plate: Rect, scale: f32, theme: &Theme) {
        let card = CARD * scale;
        let Some(others) = self.cards.len().checked_sub(1) else { return };
        let apart = |at: usize| at > 0 && (at == self.up.start || at == self.up.end);
        let gaps =
            if self.up.is_empty() { 0 } else { (0..=others).filter(|at| apart(*at)).count() };
        let count = |number: usize| f32::from(u8::try_from(number).unwrap_or(u8::MAX));
        let gap = APART * scale;
        let room = plate.width() - card.x - gap * count(gaps);
        let step = if others > 0 { (card.x + 2.0).min(room / count(others)) } else { 0.0 };
        let whole = step * count(others) + gap * count(gaps) + card.x;
        let mut left = plate.center().x - whole / 2.0;
        for (at, face) in self.cards.iter().enumerate() {
            if !self.up.is_empty() && apart(at) {
                left += gap;
            }
            let raised = if self.up.contains(&at) { RAISED * scale } else { 0.0 };
            let top = plate.top() - card.y + 3.0 * scale - raised;
            paint_card(painter, Rect::from_min_size(pos2(left, top), card), *face, theme);
            left += step;
        }
    }

    fn paint_front(&self, painter: &Painter, place: Rect, grow: f32, theme: &Theme) {
        let middle = place.center();
        let grow = grow.min(1.2);
        let small = scaled_font(Text::Caption.font(), grow);
        let words = |at, is: &str, font, ink| {
            write_fitted(painter, at, is, font, ink, place.width() + 14.0);
        };
        match (self.front.is_empty(), self.front_is.is_empty()) {
            (true, true) => {}
            (true, false) => words(middle, &self.front_is, small, theme.felt_dim),
            (false, true) => {
                words(middle, &self.front, scaled_font(Text::Strong.font(), grow), on_felt(theme));
            }
            (false, false) => {
                let figure = scaled_font(Text::Figure.font(), grow);
                // At a small table the place is lower than two lines of letters.
                let least = (figure.size + small.size) * 0.29;
                let half = vec2(0.0, (place.height() * 0.25 * grow).max(least));
                words(middle - half, &self.front, figure, on_felt(theme));
                words(middle + half, &self.front_is, small, theme.felt_dim);
            }
        }
    }
}

/// Draws the edge of an empty seat.
fn paint_dashes(painter: &Painter, place: Rect, pen: Stroke) {
    let inside = place.shrink(1.0);
    let corners = [
        inside.left_top(),
        inside.right_top(),
        inside.right_bottom(),
        inside.left_bottom(),
        inside.left_top(),
    ];
    painter.extend(Shape::dashed_line(&corners, pen, 4.0, 3.0));
}

/// Returns `font` scaled by this factor.
pub(super) fn scaled_font(font: FontId, by: f32) -> FontId {
    FontId { size: (font.size * by).round(), ..font }
}

/// Returns `font`, scaled up if these words have room for it.
fn fitted_font(painter: &Painter, words: &str, font: FontId, by: f32, room: f32) -> FontId {
    let large = scaled_font(font.clone(), by);
    let wide = painter.layout_no_wrap(words.to_owned(), large.clone(), Color32::WHITE).size().x;
    if wide <= room { large } else { font }
}

/// Writes one line around this point. A line that is too long is smaller, as far as it is legible
/// at this size of the window, and then cut with an ellipsis.
pub(super) fn write_fitted(
    painter: &Painter,
    at: Pos2,
    words: &str,
    font: FontId,
    ink: Color32,
    room: f32,
) {
    let wide = painter.layout_no_wrap(words.to_owned(), font.clone(), ink).size().x;
    let least = (SMALLEST / painter.ctx().zoom_factor()).min(font.size);
    let size = if wide > room { (font.size * room / wide).max(least) } else { font.size };
    let font = FontId { size, ..font };
    let mut job = egui::text::LayoutJob::simple_singleline(words.to_owned(), font, ink);
    job.wrap = egui::text::TextWrapping::truncate_at_width(room);
    let line = painter.layout_job(job);
    let place = Align2::CENTER_CENTER.anchor_size(at, line.size());
    painter.galley(place.min, line, ink);
}
