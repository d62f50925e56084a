//! The face during registration: the number of players, its end, and the price.

use bottone_view::Stat;
use bottone_view_public::walls::Registration;
use egui::{Align, Rect, pos2, vec2};

use super::{
    canvas::{Canvas, LEAST, MARGIN, WallText, set},
    clock::{ClockLine, height},
};

/// The width of the smallest codes for phones, in units.
const LEAST_CODE: f32 = 200.0;
/// The height of a figure above them, in units.
const FIGURE: f32 = 210.0;

/// Returns the address as people type it.
fn address(page: &str) -> &str {
    page.trim_start_matches("http://").trim_end_matches('/')
}

impl Canvas<'_> {
    pub(super) fn registration(&self, registration: &Registration, body: Rect) {
        let ink = self.ink;
        let room = self.inside(body);
        let own = &self.look.texts.registration;
        let mut room = room.with_max_y(room.bottom() - self.units(30.0));
        if let Some(page) = &registration.page {
            room = self.page_code(page, room);
        }
        let wide = room.width();
        let tone = if registration.open { ink.accent } else { ink.gold };
        let mut lines: Vec<ClockLine> = self
            .lines(&registration.title, set(104.0, tone).bold(), wide, 2)
            .into_iter()
            .map(|word| {
                let named = registration.title.clone();
                ClockLine { word, above: 0.0, tight: false, named }
            })
            .collect();
        if !registration.starts.is_empty() {
            lines.push(self.line(&registration.starts, set(56.0, ink.dim), 0.0, wide));
        }
        if !own.is_empty() {
            lines.push(self.line(own, set(50.0, ink.gold), 10.0, wide));
        }
        let stats: Vec<_> = registration.small.iter().collect();
        let foot = if stats.is_empty() { 0.0 } else { self.units(190.0) };
        let two = self.upright && stats.len() > 3;
        let foot = if two { foot * 2.0 } else { foot };
        let above = room.with_max_y(room.bottom() - foot);
        let mut y = above.top() + self.units(10.0);
        let head = height(&lines);
        self.stack(&lines, room.center().x, &mut y);
        let large = above.with_min_y(above.top() + head + self.units(10.0));
        self.large(registration, large);
        let below = room.with_min_y(room.bottom() - foot);
        if two {
            let half = below.center().y;
            let (upper, lower) = stats.split_at(stats.len().div_ceil(2));
            self.row(upper, below.with_max_y(half));
            self.row(lower, below.with_min_y(half));
        } else {
            self.row(&stats, below);
        }
    }

    /// Draws entries and open seats, as large as possible.
    fn large(&self, registration: &Registration, room: Rect) {
        #[expect(clippy::cast_precision_loss, reason = "two of them")]
        let count = registration.large.len().max(1) as f32;
        let wide = room.width() / count;
        let caption_height = self.units(56.0 * 1.22);
        let tall = (room.height() - caption_height) / self.units(1.22);
        let inner = wide - self.units(MARGIN * 0.5);
        // All of them have the size that the longest one allows.
        let fits = |size: f32| {
            let wide = |stat: &Stat| {
                let set = set(size, self.ink.text).figure();
                self.lay_out_text(&stat.figure, set, f32::INFINITY).width()
            };
            registration.large.iter().all(|stat| wide(stat) <= inner)
        };
        let most = tall.clamp(60.0, 260.0);
        let sizes = (0_u8..12).map(|step| most * (1.0 - 0.05 * f32::from(step)));
        let size = sizes.into_iter().find(|size| fits(*size)).unwrap_or(most * 0.4);
        for (at, stat) in registration.large.iter().enumerate() {
            #[expect(clippy::cast_precision_loss, reason = "two of them")]
            let x = room.left() + wide * (at as f32 + 0.5);
            let figure = self.lay_out_text(&stat.figure, set(size, self.ink.text).figure(), inner);
            let caption = self.lay_out_text(&stat.caption, set(56.0, self.ink.dim), inner);
            let top = room.center().y - f32::midpoint(figure.height(), caption.height());
            let one = self.put(&caption, x, top, Align::Center);
            let two = self.put(&figure, x, top + caption.height(), Align::Center);
            self.name(one.union(two), &format!("{} {}", stat.caption, stat.figure));
        }
    }

    /// Draws the address of the room's own page with its code, at the right or at the foot; returns
    /// the remaining space.
    fn page_code(&self, page: &str, room: Rect) -> Rect {
        let side = self.units(if self.upright { 380.0 } else { 460.0 });
        let words = self.language.word("wall-page-here");
        let shown = address(page);
        if self.upright {
            let top = room.bottom() - side;
            let code = Rect::from_min_size(pos2(room.left(), top), vec2(side, side));
            self.code(code, page);
            let x = code.right() + self.units(36.0);
            let widest = room.right() - x;
            let mut lines = self.lines(&words, set(50.0, self.ink.text).bold(), widest, 3);
            lines.push(self.lay_out_text(shown, set(LEAST, self.ink.dim).bold(), widest));
            self.round_mid(&lines, x, code.center().y, Align::Min);
            return room.with_max_y(top - self.units(30.0));
        }
        let right = room.with_min_x(room.right() - side);
        let mut lines = self.lines(&words, set(46.0, self.ink.text).bold(), side, 3);
        lines.push(self.lay_out_text(shown, set(LEAST, self.ink.dim), side));
        let high: f32 = lines.iter().map(WallText::height).sum();
        let top = room.center().y - (side + high + self.units(20.0)) / 2.0;
        let code = Rect::from_min_size(pos2(right.left(), top), vec2(side, side));
        self.code(code, page);
        let mid = code.bottom() + self.units(20.0) + high / 2.0;
        self.round_mid(&lines, code.center().x, mid, Align::Center);
        room.with_max_x(right.left() - self.units(MARGIN))
    }

    /// Draws the same at the foot of a column, if it leaves room for a figure; returns the space
    /// above.
    pub(super) fn page_below(&self, page: Option<&str>, room: Rect) -> Rect {
        let Some(page) = page else { return room };
        let words = self.language.word("wall-page-here");
        let mut lines = self.lines(&words, set(LEAST, self.ink.text).bold(), room.width(), 4);
        let address = self.lay_out_text(address(page), set(LEAST, self.ink.dim), room.width());
        if !address.is_cut() {
            lines.push(address);
        }
        let high: f32 = lines.iter().map(WallText::height).sum();
        let gap = self.units(14.0);
        let bottom = room.bottom() - self.units(20.0);
        let most = room.height() - high - gap - self.units(44.0 + FIGURE);
        let side = most.min(room.width()).min(self.units(380.0));
        if side < self.units(LEAST_CODE) {
            return room;
        }
        let top = bottom - high - gap - side;
        self.code(Rect::from_min_size(pos2(room.left(), top), vec2(side, side)), page);
        self.round_mid(&lines, room.left(), bottom - high / 2.0, Align::Min);
        room.with_max_y(top - self.units(24.0))
    }

    /// Draws lines under each other, centred on `mid`.
    fn round_mid(&self, lines: &[WallText], x: f32, mid: f32, side: Align) {
        let high: f32 = lines.iter().map(WallText::height).sum();
        let mut y = mid - high / 2.0;
        for line in lines {
            self.put(line, x, y, side);
            y += line.height();
        }
    }
}
