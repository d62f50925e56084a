//! The strip at the foot of the clock: chips, the last moves, the first prizes.

use bottone_store::profiles::themes::StripPart;
use bottone_ui_kit::widgets::{ChipDisc, spots};
use egui::{Align, Rect, Stroke, pos2, vec2};

use super::canvas::{Canvas, LEAST, MARGIN, WallText, set};
use crate::scene::ClockView;

/// The height of a strip with one line of parts, in units.
const STRIP: f32 = 188.0;
/// The radius of a chip, in units.
const CHIP: f32 = 33.0;
/// The size of chips that have the whole strip, as a multiple of the usual one, and the greatest gap
/// between two of them, in units.
const ALONE: f32 = 1.4;
const APART: f32 = 110.0;
/// The greatest number of moves and prizes in it.
const MOST: usize = 3;

impl Canvas<'_> {
    /// Draws the parts of the strip that have content; returns its upper edge.
    pub(super) fn strip(&self, view: &ClockView, body: Rect) -> f32 {
        let says = |part: &StripPart| match part {
            StripPart::Chips => !view.face.chips.is_empty(),
            StripPart::Moves => !view.face.moves.is_empty(),
            StripPart::Prizes => !view.prizes.is_empty(),
        };
        let parts: Vec<StripPart> =
            self.look.layout.strip.iter().copied().filter(|part| says(part)).collect();
        if parts.is_empty() {
            return body.bottom();
        }
        let rows = if self.upright { parts.len() } else { 1 };
        #[expect(clippy::cast_precision_loss, reason = "three parts")]
        let height = self.units(STRIP) * rows as f32;
        let top = body.bottom() - height;
        let strip = body.with_min_y(top);
        self.painter.rect_filled(strip, 0.0, self.ink.panel);
        let line = Stroke::new(self.units(2.0).max(1.0), self.ink.line);
        self.painter.hline(strip.x_range(), top, line);
        let inside = self.inside(strip);
        #[expect(clippy::cast_precision_loss, reason = "three parts")]
        let count = parts.len() as f32;
        let gap = self.units(MARGIN);
        for (at, part) in parts.iter().enumerate() {
            #[expect(clippy::cast_precision_loss, reason = "three parts")]
            let nth = at as f32;
            let place = if self.upright {
                let size = vec2(inside.width(), inside.height() / count);
                Rect::from_min_size(inside.min + vec2(0.0, nth * size.y), size)
            } else {
                let wide = (inside.width() - gap * (count - 1.0)) / count;
                let from = pos2(inside.left() + nth * (wide + gap), inside.top());
                Rect::from_min_size(from, vec2(wide, inside.height()))
            };
            // The last one ends at the wall's right margin.
            let last = at + 1 == parts.len() && at > 0 && !self.upright;
            match part {
                StripPart::Chips => self.chips(view, place, parts.len() == 1),
                StripPart::Moves => self.last_moves(view, place, last),
                StripPart::Prizes => self.first_prizes(view, place, last),
            }
        }
        top
    }

    /// Draws the chips in play with their values, in one row or two. If they are `alone`, one row
    /// is larger and in the middle.
    fn chips(&self, view: &ClockView, place: Rect, alone: bool) {
        let chips = &view.face.chips;
        let laid = |by: f32| {
            let set = set(LEAST * by, self.ink.text);
            let word = |value: &str| self.lay_out_text(value, set, f32::INFINITY);
            chips.iter().map(|(colour, value)| (*colour, value, word(value))).collect::<Vec<_>>()
        };
        let gap = self.units(30.0);
        let large = Some(laid(ALONE)).filter(|_| alone).and_then(|values| {
            let radius = self.units(CHIP * ALONE);
            let wide: f32 = values.iter().map(|chip| 2.4 * radius + chip.2.width()).sum();
            #[expect(clippy::cast_precision_loss, reason = "a dozen chips")]
            let gaps = values.len().saturating_sub(1) as f32;
            let between = ((place.width() - wide) / gaps.max(1.0)).min(self.units(APART));
            let left = place.center().x - f32::midpoint(wide, between * gaps);
            (between >= gap).then_some((values, radius, between, left))
        });
        let (values, radius, gap, left) =
            large.unwrap_or_else(|| (laid(1.0), self.units(CHIP), gap, place.left()));
        let wide = |word: &WallText| 2.4 * radius + word.width() + gap;
        let mut rows: Vec<Vec<_>> = vec![Vec::new()];
        let mut x = 0.0;
        for chip in values {
            let width = wide(&chip.2);
            if x + width - gap > place.width() + 0.5 && x > 0.0 {
                rows.push(Vec::new());
                x = 0.0;
            }
            x += width;
            if let Some(row) = rows.last_mut() {
                row.push(chip);
            }
        }
        // The smallest values are left out first if there is no room for a third row.
        let skip = rows.len().saturating_sub(2);
        let rows = &rows[skip..];
        #[expect(clippy::cast_precision_loss, reason = "at most two")]
        let count = rows.len() as f32;
        let step = self.units(84.0);
        let mut y = place.center().y - step * (count - 1.0) / 2.0;
        for row in rows {
            let mut x = left;
            for (colour, value, word) in row {
                let centre = pos2(x + radius, y);
                let disc = ChipDisc::new(value, *colour, spots(*colour)).radius(radius);
                disc.paint(&self.painter, centre, self.ink.desk);
                self.put_mid_named(word, pos2(x + 2.4 * radius, y), Align::Min, value);
                x += wide(word);
            }
            y += step;
        }
    }

    fn last_moves(&self, view: &ClockView, place: Rect, right: bool) {
        let lines = view.face.moves.iter().take(MOST);
        let lines: Vec<(Vec<WallText>, String)> = lines
            .map(|(who, seat)| {
                let seat_word =
                    self.lay_out_text(seat, set(LEAST, self.ink.accent).bold(), place.width());
                let gap = self.units(18.0);
                let room = place.width() - seat_word.width() - gap;
                let who_word = self.lay_out_text(who, set(LEAST, self.ink.text), room);
                let gaps = [("who", who.as_str().into()), ("seat", seat.as_str().into())];
                (vec![who_word, seat_word], self.language.say("wall-move", &gaps))
            })
            .collect();
        self.pairs(&lines, place, right);
    }

    fn first_prizes(&self, view: &ClockView, place: Rect, right: bool) {
        let lines = view.prizes.iter().take(MOST);
        let lines: Vec<(Vec<WallText>, String)> = lines
            .map(|(rank, prize)| {
                let prize_word =
                    self.lay_out_text(prize, set(LEAST, self.ink.gold).figure(), place.width());
                let room = place.width() - prize_word.width() - self.units(18.0);
                let rank_word = self.lay_out_text(rank, set(LEAST, self.ink.dim), room);
                (vec![rank_word, prize_word], format!("{rank} {prize}"))
            })
            .collect();
        self.pairs(&lines, place, right);
    }

    /// Draws two words on each line, one after the other.
    fn pairs(&self, lines: &[(Vec<WallText>, String)], place: Rect, right: bool) {
        let gap = self.units(18.0);
        let height: f32 =
            lines.iter().filter_map(|(words, _)| words.first()).map(WallText::height).sum();
        let mut y = place.center().y - height / 2.0;
        for (words, named) in lines {
            let [first, second] = &words[..] else { continue };
            let wide = first.width() + gap + second.width();
            let left = if right { place.right() - wide } else { place.left() };
            let line = y + 0.94 * first.size.max(second.size);
            self.at_baseline(first, left, line, Align::Min);
            self.at_baseline(second, left + first.width() + gap, line, Align::Min);
            let row = Rect::from_min_size(pos2(left, y), vec2(wide, first.height()));
            self.name(row, named);
            y += first.height();
        }
    }
}
