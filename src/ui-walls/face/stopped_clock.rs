//! The clock's face when no clock runs: before the start, after the day, and for the winner.

use bottone_view::{Stat, finish::PlacedPlayer};
use egui::{Align, Rect, Stroke};

use super::{
    canvas::{ASCENT, Canvas, LEAD, LEAST, MARGIN, WallText, set},
    clock::{ClockLine, height},
};
use crate::scene::ClockView;

/// The smallest width of an addition to a figure in a short list, in units.
const TAIL: f32 = 150.0;

impl Canvas<'_> {
    pub(super) fn waiting(&self, view: &ClockView, body: Rect) {
        let body = body.with_max_y(self.strip(view, body));
        let face = &view.face;
        let ink = self.ink;
        let room = self.inside(body);
        let wide = room.width();
        let mut lines = Vec::new();
        let own = &self.look.texts.title;
        let title = if own.is_empty() { &face.event } else { own };
        for word in self.lines(title, set(140.0, ink.text).bold(), wide, 2) {
            let named = title.clone();
            lines.push(ClockLine { word, above: 0.0, tight: false, named });
        }
        lines.push(self.line(&face.heading, set(70.0, ink.accent), 14.0, wide));
        lines.push(self.line(&face.stakes, set(96.0, ink.text).figure(), 30.0, wide));
        if !face.ante.is_empty() {
            lines.push(self.line(&face.ante, set(56.0, ink.text).bold(), 0.0, wide));
        }
        self.own_words(&self.look.texts.waiting, &mut lines, wide);
        let stats: Vec<&Stat> = view.left.iter().chain(&view.right).collect();
        self.middle_and_row(&lines, &stats, room);
    }

    pub(super) fn day_over(&self, view: &ClockView, body: Rect) {
        let face = &view.face;
        let ink = self.ink;
        let body = body.with_max_y(body.bottom() - self.units(20.0));
        let room = self.inside(body);
        let leaders = &view.over.list;
        let split = !leaders.is_empty() && !self.upright;
        let room_left =
            if split { room.with_max_x(room.left() + room.width() * 0.46) } else { room };
        let wide = room_left.width();
        let mut lines = Vec::new();
        for word in self.lines(&face.heading, set(140.0, ink.accent).bold(), wide, 2) {
            lines.push(ClockLine { word, above: 0.0, tight: false, named: face.heading.clone() });
        }
        if !face.left.is_empty() {
            lines.push(self.line(&face.left, set(84.0, ink.gold).bold(), 0.0, wide));
        }
        if !face.stakes.is_empty() {
            let goes_on = self.language.word("wall-resumes-with");
            lines.push(self.line(&goes_on, set(48.0, ink.dim), 24.0, wide));
            lines.push(self.line(&face.stakes, set(96.0, ink.text).figure(), 0.0, wide));
        }
        if !face.ante.is_empty() {
            lines.push(self.line(&face.ante, set(52.0, ink.text).bold(), 0.0, wide));
        }
        self.own_words(&self.look.texts.day_over, &mut lines, wide);
        if leaders.is_empty() {
            let stats: Vec<&Stat> = view.left.iter().chain(&view.right).collect();
            return self.middle_and_row(&lines, &stats, room);
        }
        if self.upright {
            let cut = room.top() + room.height() * 0.42;
            self.middle_and_row(&lines, &[], room.with_max_y(cut));
            return self.placed(&view.over.caption, leaders, room.with_min_y(cut));
        }
        let stats: Vec<&Stat> = view.left.iter().take(2).collect();
        self.middle_and_row(&lines, &stats, room_left);
        let right = room.with_min_x(room_left.right() + self.units(MARGIN));
        self.placed(&view.over.caption, leaders, right);
    }

    fn own_words(&self, words: &str, lines: &mut Vec<ClockLine>, wide: f32) {
        if !words.is_empty() {
            lines.push(self.line(words, set(54.0, self.ink.gold), 24.0, wide));
        }
    }

    /// Draws lines in the middle, and figures side by side under them.
    pub(super) fn middle_and_row(&self, lines: &[ClockLine], stats: &[&Stat], room: Rect) {
        let foot = if stats.is_empty() { 0.0 } else { self.units(190.0) };
        let middle = room.with_max_y(room.bottom() - foot);
        let mut y = middle.center().y - height(lines) / 2.0;
        self.stack(lines, room.center().x, &mut y);
        self.row(stats, room.with_min_y(room.bottom() - foot));
    }

    /// Draws as many figures side by side as fit.
    pub(super) fn row(&self, stats: &[&Stat], room: Rect) {
        let least = self.units(if self.upright { 300.0 } else { 330.0 });
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a wall has room for a few"
        )]
        let fit = (room.width() / least).max(1.0) as usize;
        let most = stats.len().min(fit);
        if most == 0 {
            return;
        }
        #[expect(clippy::cast_precision_loss, reason = "a few")]
        let wide = room.width() / most as f32;
        let inner = wide - self.units(24.0);
        let laid = |stat: &&Stat| {
            let caption = self.caption(&stat.caption, set(LEAST, self.ink.dim), inner);
            let figure = self.lay_out_text(&stat.figure, set(72.0, self.ink.text).figure(), inner);
            (caption, figure)
        };
        let laid: Vec<(Vec<WallText>, WallText)> = stats.iter().take(most).map(laid).collect();
        // All figures begin at one height, under the caption with the most lines.
        let high = |words: &Vec<WallText>| words.iter().map(WallText::height).sum::<f32>();
        let head = laid.iter().map(|(caption, _)| high(caption)).fold(0.0, f32::max);
        let middle = room.center().y + (head - self.units(72.0 * LEAD)) / 2.0;
        let mut x = room.left() + wide / 2.0;
        for (stat, (caption, figure)) in stats.iter().zip(&laid) {
            let mut y = middle - high(caption);
            // A long figure that is smaller stands on the same baseline.
            let line = middle + ASCENT * self.units(72.0);
            let mut place = self.at_baseline(figure, x, line, Align::Center);
            for line in caption {
                place = place.union(self.put(line, x, y, Align::Center));
                y += line.height();
            }
            self.name(place, &format!("{} {}", stat.caption, stat.figure));
            x += wide;
        }
    }

    /// Draws a short list of people with their amounts.
    fn placed(&self, caption: &str, list: &[PlacedPlayer], room: Rect) {
        let ink = self.ink;
        let head = if caption.is_empty() { 0.0 } else { self.units(76.0) };
        #[expect(clippy::cast_precision_loss, reason = "eight of them")]
        let count = list.len().max(1) as f32;
        let row = ((room.height() - head) / count).min(self.units(92.0));
        let mut y = room.center().y - f32::midpoint(head, row * count);
        if !caption.is_empty() {
            let word = self.lay_out_text(caption, set(54.0, ink.accent).bold(), room.width());
            self.put_named(&word, room.left(), y, Align::Min, caption);
            y += head;
        }
        // Additions to the figures are dropped first if a name needs the space.
        let tails = list.iter().all(|placed| {
            let (_, room) = self.name_room(placed, room, true);
            !self.lay_out_text(&placed.who, set(56.0, ink.text).bold(), room).is_cut()
        });
        for placed in list {
            let mid = y + row / 2.0;
            let line = Stroke::new(self.units(2.0).max(1.0), ink.line);
            self.painter.hline(room.x_range(), y, line);
            let place = self.lay_out_text(&placed.place, set(50.0, ink.dim), f32::INFINITY);
            self.put_mid(&place, room.left(), mid, Align::Min);
            let mut right = room.right();
            if tails && !placed.tail.is_empty() {
                let tail = self.lay_out_text(&placed.tail, set(LEAST, ink.dim), f32::INFINITY);
                self.put_mid(&tail, right, mid, Align::Max);
                right -= self.units(TAIL).max(tail.width() + self.units(20.0));
            }
            let figure = self.placed_figure(placed, room);
            self.put_mid(&figure, right, mid, Align::Max);
            let (left, name_room) = self.name_room(placed, room, tails);
            let name = self.lay_out_text(&placed.who, set(56.0, ink.text).bold(), name_room);
            self.put_mid(&name, left, mid, Align::Min);
            let all = [&*placed.place, &placed.who, &placed.figure, &placed.tail].join(" ");
            self.name(Rect::from_x_y_ranges(room.x_range(), y..=y + row), all.trim_end());
            y += row;
        }
    }

    fn placed_figure(&self, placed: &PlacedPlayer, room: Rect) -> WallText {
        self.lay_out_text(&placed.figure, set(56.0, self.ink.text).figure(), room.width() * 0.4)
    }

    /// Returns the left edge of a name in a short list, and its greatest width.
    fn name_room(&self, placed: &PlacedPlayer, room: Rect, tails: bool) -> (f32, f32) {
        let place = self.lay_out_text(&placed.place, set(50.0, self.ink.dim), f32::INFINITY);
        let left = room.left() + place.width().max(self.units(90.0)) + self.units(24.0);
        let mut right = room.right() - self.placed_figure(placed, room).width();
        if tails && !placed.tail.is_empty() {
            let tail = self.lay_out_text(&placed.tail, set(LEAST, self.ink.dim), f32::INFINITY);
            right -= self.units(TAIL).max(tail.width() + self.units(20.0));
        }
        (left, right - left - self.units(24.0))
    }
}
