//! The prizes as a ladder, with a pointer to the next place to bust.

use egui::{Align, Rect, Shape, Stroke, pos2};

use super::{
    PAGE,
    canvas::{Canvas, LEAST, MARGIN, set},
    lists::ListPage,
};
use crate::view::walls::{PayoutFace, Rung};

/// The height of a rung, in units.
const RUNG: f32 = 66.0;
/// The greatest factors of a rung's height, if there are few: usually, upright, and in two columns.
const TALL: (f32, f32, f32) = (2.3, 1.8, 1.4);
/// The greatest factors of its words. Upright and in two columns a name must fit beside a prize of
/// nine digits.
const LARGE: (f32, f32, f32) = (1.9, 1.3, 1.0);
/// The height of the figures under a short ladder, upright, in units.
const FIGURES: f32 = 220.0;
/// The height of the face's title, in units.
const TITLE: f32 = 128.0;

impl Canvas<'_> {
    pub(super) fn payouts(&self, payouts: &PayoutFace, shown: u64, body: Rect) {
        let title = self.titled(&self.look.texts.payouts, "prizes-payouts");
        let below = body.with_min_y(body.top() + self.units(TITLE));
        let count = payouts.rungs.len().max(1);
        let fit = self.rows(below, RUNG);
        let two = !self.upright && count > fit;
        let columns = if two { 2 } else { 1 };
        // A single page has columns of equal height.
        let rows = if count <= fit * columns { count.div_ceil(columns) } else { fit };
        #[expect(clippy::cast_precision_loss, reason = "a few dozen")]
        let few = fit as f32 / rows as f32;
        let (tall, large) = match (two, self.upright) {
            (true, _) => (TALL.2, LARGE.2),
            (false, true) => (TALL.1, LARGE.1),
            (false, false) => (TALL.0, LARGE.0),
        };
        let (height, by) = (RUNG * few.clamp(1.0, tall), few.clamp(1.0, large));
        let aside = match (self.upright, two) {
            (true, _) => 0.0,
            (false, true) => 0.27,
            (false, false) => 0.30,
        };
        let per = (rows * columns).max(1);
        // The page with the pointer comes first.
        let pointer = payouts.rungs.iter().position(|rung| rung.next).unwrap_or(0) / per;
        let page = ListPage::of(payouts.rungs.len(), per, shown + pointer as u64 * PAGE);
        let room = self.title(
            &title,
            &[&payouts.certainty, &payouts.bubble, &payouts.raffle],
            &page,
            body,
        );
        if payouts.rungs.is_empty() {
            return self.empty(room, &self.language.word("wall-no-prizes"));
        }
        let cut = room.left() + room.width() * aside;
        let stats: Vec<_> = payouts.figures.iter().collect();
        #[expect(clippy::cast_precision_loss, reason = "a few dozen")]
        let end = room.top() + self.units(height) * rows as f32;
        if !self.upright {
            self.column(&stats, room.with_max_x(cut - self.units(MARGIN)));
        } else if end + self.units(FIGURES) <= room.bottom() {
            self.row(&stats, room.with_min_y(room.bottom() - self.units(FIGURES)));
        }
        let ladder = room.with_min_x(cut);
        let gap = self.units(60.0);
        let wide = if two { (ladder.width() - gap) / 2.0 } else { ladder.width() };
        let shown = payouts.rungs.iter().skip(page.index * per).take(per);
        let shown: Vec<&Rung> = shown.collect();
        for (at, part) in shown.chunks(rows).enumerate() {
            #[expect(clippy::cast_precision_loss, reason = "two columns")]
            let left = ladder.left() + (wide + gap) * at as f32;
            let mut y = ladder.top();
            for rung in part {
                let row =
                    Rect::from_min_max(pos2(left, y), pos2(left + wide, y + self.units(height)));
                self.rung(rung, row, by);
                y = row.bottom();
            }
        }
    }

    /// Draws the background of the rung for the next place to bust.
    pub(super) fn pointer(&self, row: Rect) {
        let ink = self.ink.banner;
        self.fill(row.shrink2(egui::vec2(0.0, self.units(2.0))), 10.0, ink);
        // A pointer at the ladder, which is visible without its colour too.
        let size = self.units(20.0);
        let tip = pos2(row.left() - self.units(2.0), row.center().y);
        let back = tip.x - size;
        let points = vec![tip, pos2(back, tip.y - size), pos2(back, tip.y + size)];
        self.painter.add(Shape::convex_polygon(points, ink, Stroke::NONE));
    }

    fn rung(&self, rung: &Rung, row: Rect, by: f32) {
        let ink = self.ink;
        let mid = row.center().y;
        let pad = self.units(20.0);
        let (text, dim, gold) = if rung.next {
            self.pointer(row);
            (ink.on_banner, ink.on_banner, ink.on_banner)
        } else if rung.gone {
            (ink.dim, ink.dim, ink.dim)
        } else {
            (ink.text, ink.dim, ink.gold)
        };
        let line = Stroke::new(self.units(2.0).max(1.0), ink.line);
        self.painter.hline(row.x_range(), row.bottom(), line);
        let place = self.word(&rung.place, set(50.0 * by, dim), row.width() * 0.3);
        self.put_mid(&place, row.left() + pad, mid, Align::Min);
        let prize = self.word(&rung.prize, set(56.0 * by, gold).figure(), row.width() * 0.62);
        let right = self.put_mid(&prize, row.right() - pad, mid, Align::Max).left();
        let left = row.left() + pad + place.width().max(self.units(90.0 * by)) + self.units(20.0);
        let room = right - left - self.units(20.0);
        if !rung.who.is_empty() && room > self.units(200.0) {
            let who = self.word(&rung.who, set(46.0 * by, text), room);
            self.put_mid(&who, left, mid, Align::Min);
        }
        let next = if rung.next { self.language.word("prizes-wall-next") } else { String::new() };
        self.name(row, &format!("{} {} {} {next}", rung.place, rung.prize, rung.who));
    }

    /// Draws figures under each other, from the top.
    pub(super) fn column(&self, stats: &[&crate::view::Stat], room: Rect) {
        let mut y = room.top();
        for stat in stats {
            let caption = self.word(&stat.caption, set(LEAST, self.ink.dim), room.width());
            let figure = self.word(&stat.figure, set(84.0, self.ink.text).figure(), room.width());
            let tail = (!stat.tail.is_empty())
                .then(|| self.word(&stat.tail, set(LEAST, self.ink.dim), room.width()));
            let tail_height = tail.as_ref().map_or(0.0, super::canvas::WallText::height);
            let height = caption.height() + figure.height() + tail_height;
            if y + height > room.bottom() {
                return;
            }
            let top = y;
            self.put(&caption, room.left(), y, Align::Min);
            y += caption.height();
            self.put(&figure, room.left(), y, Align::Min);
            y += figure.height();
            if let Some(tail) = &tail {
                self.put(tail, room.left(), y, Align::Min);
                y += tail.height();
            }
            let place = Rect::from_x_y_ranges(room.x_range(), top..=y);
            self.name(place, [&*stat.caption, &stat.figure, &stat.tail].join(" ").trim_end());
            y += self.units(44.0);
        }
    }
}
