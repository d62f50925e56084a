//! A table of the floor as a small tile: its number, its players as dots, and its task.

use std::sync::Arc;

use bottone_base::seat::{SeatNo, Seats, TableNo};
use bottone_rules::floor::TableProgress;
use bottone_view::{
    Tone,
    floor::{Caption, HandMark, SeatMark, TableCard},
};
use egui::{
    Align2, Color32, FontFamily, FontId, Galley, Painter, Pos2, Rect, Response, Role, Sense,
    Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::{drawing_cache::DrawingCache, table_picture::table_name};
use crate::{
    fonts,
    theme::{Text, Theme, corner, mix, radius},
};

/// The smallest size of a tile with full text.
pub const TILE: Vec2 = vec2(84.0, 74.0);
/// The smallest size of a tile with short text.
pub const SMALL_TILE: Vec2 = vec2(64.0, 45.0);

const DOT: f32 = 3.5;
/// The greatest radius of a dot, in points.
const MOST_DOT: f32 = 6.0;
const DISC: f32 = 4.5;

/// True if it is under the pointer, and true if it has the keyboard.
type TileTouch = (bool, bool);

/// The look of a tile, without its place.
#[derive(PartialEq)]
pub struct TileLook {
    card: TableCard,
    selected: bool,
    lit: Seats,
    touched: TileTouch,
}

/// A table as a tile.
#[must_use = "show it"]
pub struct TableTile<'a> {
    card: &'a TableCard,
    selected: bool,
    lit: Seats,
    average_name: &'a str,
}

impl<'a> TableTile<'a> {
    /// Creates the tile of `card`.
    pub const fn new(card: &'a TableCard) -> Self {
        Self { card, selected: false, lit: Seats::NONE, average_name: "" }
    }

    /// Sets the word beside the average stack.
    pub const fn average_name(mut self, word: &'a str) -> Self {
        self.average_name = word;
        self
    }

    /// Shows whether this is the table that keys act on.
    pub const fn selected(mut self, selected: bool) -> Self {
        self.selected = selected;
        self
    }

    /// Rings these seats, which belong to the task under the pointer.
    pub const fn lit(mut self, seats: Seats) -> Self {
        self.lit = seats;
        self
    }

    /// Shows it in the given size, from the cache if its look is the same. Below the size of
    /// [`TILE`] its text is shorter.
    pub fn show(
        &self,
        ui: &mut Ui,
        size: Vec2,
        drawn: &mut DrawingCache<TableNo, TileLook>,
    ) -> Response {
        let (_, place) = ui.allocate_space(size);
        let id = ui.scope_id().with(("table", self.card.table));
        let response = ui.interact(place, id, Sense::click());
        let name = || {
            let apart = &self.card.size_difference;
            let name = table_name(self.card);
            if apart.is_empty() { name } else { format!("{name}, {apart}") }
        };
        response.widget_info(|| {
            WidgetInfo::selected(Role::Button, response.enabled(), self.selected, name())
        });
        if ui.is_rect_visible(place) {
            let theme = Theme::of(ui);
            let touched = (response.hovered(), response.has_focus());
            let look = TileLook {
                card: self.card.clone(),
                selected: self.selected,
                lit: self.lit,
                touched,
            };
            let table = self.card.table;
            drawn
                .draw(ui, table, place, look, |painter| self.paint(painter, place, touched, theme));
        }
        if response.hovered() { response.on_hover_text(name()) } else { response }
    }

    fn paint(&self, painter: &Painter, place: Rect, (hovered, focused): TileTouch, theme: &Theme) {
        self.paint_ground(painter, place, (hovered, focused), theme);
        let is_small = is_small(place);
        let inside =
            if is_small { place.shrink2(vec2(6.0, 3.0)) } else { place.shrink2(vec2(8.0, 6.0)) };
        let high = if is_small { 13.0 } else { (place.height() * 0.18).clamp(17.0, 24.0) };
        let number = FontId::new(high.round(), fonts::bold());
        let is_done =
            self.card.hand.as_ref().is_some_and(|hand| hand.progress == TableProgress::Done);
        let ink = if is_done { theme.dim } else { theme.text };
        let number = painter.layout_no_wrap(self.card.table.to_string(), number, ink);
        let (number_wide, number_high) = (number.size().x, number.size().y);
        painter.galley(inside.left_top(), number, ink);
        let first = inside.top() + number_high / 2.0;
        let beside = inside.width() - number_wide - 4.0;
        let last = inside.bottom() - 7.0;
        let has_hand = self.hand(painter, pos2(inside.right(), first), beside, theme);
        if !has_hand {
            let at = pos2(inside.right(), first);
            self.players(painter, at, Align2::RIGHT_CENTER, (beside, is_small), theme);
        }
        if is_small {
            let dots = f32::midpoint(inside.top() + number_high, last - 7.0);
            self.dots(painter, inside, dots, theme);
            let wide = self.apart(painter, pos2(inside.right(), last), theme);
            self.caption(painter, pos2(inside.left(), last), inside.width() - wide, true, theme);
            return;
        }
        // The three lines below the number share the remaining height.
        let step = (last - (inside.top() + number_high + 5.0)) / 2.0;
        self.dots(painter, inside, last - 2.0 * step, theme);
        let second = pos2(inside.left(), last - step);
        if has_hand {
            self.players(painter, second, Align2::LEFT_CENTER, (inside.width(), false), theme);
        } else {
            self.average(painter, second, inside.width(), theme);
        }
        let button = self.button(painter, pos2(inside.right(), last), theme);
        let room = inside.width() - button - 4.0;
        self.caption(painter, pos2(inside.left(), last), room, false, theme);
    }

    fn paint_ground(
        &self,
        painter: &Painter,
        place: Rect,
        (hovered, focused): TileTouch,
        theme: &Theme,
    ) {
        let tone = self.card.caption.as_ref().map_or(Tone::Plain, |caption| caption.tone);
        let edge = match tone {
            _ if focused => theme.text,
            _ if self.selected => theme.accent,
            Tone::Plain | Tone::Dim if hovered => theme.line_hover,
            Tone::Plain | Tone::Dim => theme.line,
            tone => mix(theme.card, theme.tone(tone), 0.75),
        };
        let ground = match (tone, self.card.hand.as_ref().map(|hand| hand.progress)) {
            (_, Some(TableProgress::AllIn)) => mix(theme.card, theme.gold, 0.2),
            (_, Some(TableProgress::Plays | TableProgress::Stopped)) => theme.raised,
            (Tone::Waits, _) => mix(theme.card, theme.red, 0.07),
            _ => theme.card,
        };
        let ground = if hovered { mix(ground, theme.raised, 0.6) } else { ground };
        let is_small = is_small(place);
        let pen = match tone {
            _ if self.selected || focused => 2.0,
            // Hundreds of meaningless edges are half of a frame's cost.
            Tone::Plain | Tone::Dim if is_small && !hovered => 0.0,
            _ => 1.0,
        };
        let edge = Stroke::new(pen, edge);
        let round = if is_small { radius::KEY } else { radius::INNER };
        painter.rect(place, corner(round), ground, edge, StrokeKind::Inside);
    }

    /// Draws the table's report of a hand that all tables play together, in the corner beside its
    /// number. Returns whether there is one.
    fn hand(&self, painter: &Painter, at: Pos2, room: f32, theme: &Theme) -> bool {
        let Some(mark) = &self.card.hand else { return false };
        hand_mark(painter, mark, at, room, theme);
        true
    }

    /// Draws "9 of 9", "9/9", or as much of it as fits, with the number it is short or long.
    fn players(
        &self,
        painter: &Painter,
        at: Pos2,
        align: Align2,
        (room, is_small): (f32, bool),
        theme: &Theme,
    ) {
        let (taken, size) = (self.card.taken, self.card.size);
        let short = format!("{taken}/{size}");
        // Small tiles all use the same form.
        let whole = if is_small { short.clone() } else { self.card.of.clone() };
        let apart = &self.card.size_difference;
        let beside = !is_small && !apart.is_empty();
        let (words, ink) = if beside {
            let words = [&whole, &short].map(|words| format!("{words}  {apart}"));
            let [whole, short] = words;
            ([whole, short, apart.clone()], theme.gold)
        } else {
            ([whole, short, taken.to_string()], theme.dim)
        };
        let words = longest(painter, words, &Text::Caption.font(), room);
        painter.galley(align.anchor_size(at, words.size()).min, words, ink);
    }

    /// Draws the average stack, with its name if there is room for both.
    fn average(&self, painter: &Painter, at: Pos2, room: f32, theme: &Theme) {
        if self.card.average.is_empty() {
            return;
        }
        let font = Text::Caption.font();
        let set = |words: &str, ink| painter.layout_no_wrap(words.to_owned(), font.clone(), ink);
        let figure = set(&self.card.average, theme.text);
        let name = set(self.average_name, theme.dim);
        let (figure_size, name_size) = (figure.size(), name.size());
        if figure_size.x + name_size.x + 8.0 > room {
            let place = Align2::LEFT_CENTER.anchor_size(at, figure_size);
            painter.galley(place.min, figure, theme.text);
            return;
        }
        let right = Align2::RIGHT_CENTER.anchor_size(at + vec2(room, 0.0), figure_size);
        painter.galley(right.min, figure, theme.text);
        let left = Align2::LEFT_CENTER.anchor_size(at, name_size);
        painter.galley(left.min, name, theme.dim);
    }

    /// Draws the number of players it is short or long; returns the width.
    fn apart(&self, painter: &Painter, at: Pos2, theme: &Theme) -> f32 {
        if self.card.size_difference.is_empty() {
            return 0.0;
        }
        let font = FontId::new(12.0, fonts::bold());
        let place =
            painter.text(at, Align2::RIGHT_CENTER, &self.card.size_difference, font, theme.gold);
        place.width() + 4.0
    }

    /// Draws the seat of the button, or that it is unknown; returns the width.
    fn button(&self, painter: &Painter, at: Pos2, theme: &Theme) -> f32 {
        let Some(button) = self.card.button else { return 0.0 };
        let known = self.card.button_known;
        let (word, ink) =
            if known { (button.to_string(), theme.text) } else { ("?".to_owned(), theme.gold) };
        let font = FontId::new(Text::Caption.font().size, fonts::bold());
        let place = painter.text(at, Align2::RIGHT_CENTER, word, font, ink);
        let centre = place.left_center() - vec2(DISC + 3.0, 0.0);
        if known {
            disc(painter, centre, DISC, theme);
        } else {
            ring(painter, centre, DISC - 0.5, theme.gold, theme.card);
        }
        at.x - (centre.x - DISC)
    }

    /// Draws the task, in as many words as fit.
    fn caption(&self, painter: &Painter, at: Pos2, room: f32, is_small: bool, theme: &Theme) {
        let Some(Caption { tone, brief, mark, .. }) = &self.card.caption else { return };
        // The number of players it is short is shown already.
        if is_small && *mark == self.card.size_difference {
            return;
        }
        let words = longest(painter, [brief.clone(), mark.clone()], &Text::Caption.font(), room);
        let place = Align2::LEFT_CENTER.anchor_size(at, words.size());
        painter.galley(place.min, words, theme.tone(*tone));
    }

    fn dots(&self, painter: &Painter, inside: Rect, y: f32, theme: &Theme) {
        let step = inside.width() / f32::from(self.card.size.max(1));
        // The dots go from edge to edge; on the smallest tiles they are close together.
        let radius = (step * 0.36).min(MOST_DOT).max(step.min(DOT) * 0.4);
        let first = inside.left() + radius + 1.0;
        let apart = (inside.width() - 2.0 * radius - 2.0) / f32::from((self.card.size - 1).max(1));
        let apart = apart.min(3.2 * MOST_DOT);
        let at = |seat: SeatNo| pos2(first + apart * (f32::from(seat.get()) - 1.0), y);
        for seat in SeatNo::up_to(self.card.size) {
            let centre = at(seat);
            match &self.card.seats[seat.index()] {
                SeatMark::Free => {
                    ring(painter, centre, radius - 0.5, theme.dim, theme.card);
                }
                SeatMark::Closed => {
                    let pen = Stroke::new(1.0, theme.line_hover);
                    painter.hline(centre.x - radius..=centre.x + radius, y, pen);
                }
                SeatMark::Taken { tone, .. } => {
                    let ink = match tone {
                        Tone::Plain | Tone::Dim => theme.on_open_seat,
                        tone => theme.tone(*tone),
                    };
                    painter.circle_filled(centre, radius, ink);
                }
            }
        }
        if let Some(button) = self.card.button.filter(|seat| seat.get() <= self.card.size)
            && self.card.button_known
        {
            disc(painter, at(button), radius + 1.0, theme);
        }
        for seat in self.lit.iter() {
            painter.circle_stroke(at(seat), radius + 2.0, Stroke::new(1.5, theme.accent));
        }
    }
}

/// Paints a table's report of a hand that all tables play together: all-in as a tag, the others as
/// a word. The middle of its right side is at `at`.
pub fn hand_mark(painter: &Painter, mark: &HandMark, at: Pos2, room: f32, theme: &Theme) {
    let bold = FontId::new(Text::Caption.font().size, fonts::bold());
    let (font, ink) = match mark.progress {
        TableProgress::AllIn => (bold, theme.window),
        TableProgress::Plays | TableProgress::Stopped => (bold, theme.text),
        TableProgress::Done => (Text::Caption.font(), theme.dim),
    };
    let words = painter.layout_no_wrap(mark.word.clone(), font, ink);
    let fits = words.size().x <= room;
    let place = Align2::RIGHT_CENTER.anchor_size(at, words.size());
    if mark.progress == TableProgress::AllIn {
        let tag = place.expand2(vec2(if fits { 4.0 } else { 2.0 }, 1.0));
        painter.rect_filled(tag, corner(radius::KEY), theme.gold);
    }
    if mark.progress == TableProgress::Done {
        // A tick replaces a word that does not fit.
        let tick = at - vec2(if fits { words.size().x + 12.0 } else { 9.0 }, 0.0);
        let points = vec![tick + vec2(0.0, 0.5), tick + vec2(3.0, 3.5), tick + vec2(8.0, -3.5)];
        painter.add(egui::Shape::line(points, Stroke::new(1.5, theme.accent)));
        if !fits {
            return;
        }
    }
    painter.galley(place.min, words, ink);
}

/// Returns whether the place is too small for the full text of a tile.
fn is_small(place: Rect) -> bool {
    place.width() < TILE.x || place.height() < TILE.y
}

/// Draws the dealer button, too small for its letter.
fn disc(painter: &Painter, centre: Pos2, radius: f32, theme: &Theme) {
    ring(painter, centre, radius, theme.disc_rim, theme.disc);
}

/// Draws a circle with an edge of one point, as two discs. A disc costs four corners, but a line
/// around a circle dozens, and hundreds of tiles have thousands of circles.
fn ring(painter: &Painter, centre: Pos2, radius: f32, edge: Color32, fill: Color32) {
    painter.circle_filled(centre, radius + 0.5, edge);
    painter.circle_filled(centre, radius - 0.5, fill);
}

/// Returns the first of `words` that fits, or the last.
fn longest<const N: usize>(
    painter: &Painter,
    words: [String; N],
    font: &FontId,
    room: f32,
) -> Arc<Galley> {
    let set = |words: String| painter.layout_no_wrap(words, font.clone(), Color32::PLACEHOLDER);
    let mut set = words.into_iter().map(set);
    let mut last = set.next();
    while last.as_ref().is_some_and(|words| words.size().x > room)
        && let Some(next) = set.next()
    {
        last = Some(next);
    }
    last.unwrap_or_else(|| {
        painter.layout_no_wrap(String::new(), font.clone(), Color32::PLACEHOLDER)
    })
}

/// One line of the legend of tiles: the mark of `tone`, or of the button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TileMark {
    Button,
    /// An unknown button.
    Unknown,
    /// An open seat.
    Open,
    Seat(Tone),
}

/// Shows a mark with its word, if there is room for both.
pub fn tile_mark(ui: &mut Ui, mark: TileMark, word: &str) {
    let theme = Theme::of(ui);
    let font = FontId::new(Text::Note.font().size, FontFamily::Proportional);
    let words = ui.painter().layout_no_wrap(word.to_owned(), font, theme.dim);
    let size = vec2(2.0 * DISC + 5.0 + words.size().x, ui.spacing().interact_size.y);
    if size.x > ui.available_width() {
        return;
    }
    let (place, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, word));
    let centre = pos2(place.left() + DISC, place.center().y);
    let painter = ui.painter();
    match mark {
        TileMark::Button => disc(painter, centre, DISC, theme),
        TileMark::Unknown => {
            painter.circle_stroke(centre, DISC - 0.5, Stroke::new(1.0, theme.gold));
        }
        TileMark::Open => {
            painter.circle_stroke(centre, DOT, Stroke::new(1.0, theme.dim));
        }
        TileMark::Seat(tone) => {
            painter.circle_filled(centre, DOT + 0.5, theme.tone(tone));
        }
    }
    let at = pos2(place.left() + 2.0 * DISC + 5.0, place.center().y - words.size().y / 2.0);
    painter.galley(at, words, theme.dim);
}
