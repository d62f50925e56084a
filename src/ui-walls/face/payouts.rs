//! The prizes as a ladder, with a pointer to the next place to bust.

use bottone_view_public::walls::{PayoutFace, Rung};
use egui::{Align, Rect, Shape, Stroke, pos2};

use super::{
    PAGE,
    canvas::{Canvas, LEAST, MARGIN, WallText, set},
    lists::ListPage,
};

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

/// The distance from the edge of a rung to its words, in units.
const PAD: f32 = 20.0;

/// The columns of a ladder, from the left edge of a rung, in points.
struct Columns {
    /// The width of the places.
    places: f32,
    /// The right edge of the prizes.
    prize: f32,
    /// The left edge of the names.
    name: f32,
}

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
            (false, true) => 0.245,
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
        let columns = self.rung_columns(&shown, wide, (by, two || self.upright));
        // All names have one size.
        let room = wide - columns.name - self.units(PAD);
        let fits = |rung: &&Rung| {
            self.lay_out_text(&rung.called, set(46.0 * by, self.ink.text).bold(), f32::INFINITY)
                .width()
                <= room
        };
        let names = if shown.iter().all(fits) { 46.0 * by } else { (40.0 * by).max(LEAST) };
        for (at, part) in shown.chunks(rows).enumerate() {
            #[expect(clippy::cast_precision_loss, reason = "two columns")]
            let left = ladder.left() + (wide + gap) * at as f32;
            let mut y = ladder.top();
            for (nth, rung) in part.iter().enumerate() {
                let row =
                    Rect::from_min_max(pos2(left, y), pos2(left + wide, y + self.units(height)));
                if nth % 2 == 0 {
                    self.stripe(row);
                }
                self.rung(rung, row, (by, names), &columns);
                y = row.bottom();
            }
        }
    }

    /// Returns the edges of the columns of a ladder. Place, prize and name stand close together.
    fn rung_columns(&self, rungs: &[&Rung], wide: f32, (by, narrow): (f32, bool)) -> Columns {
        let widest =
            |words: &dyn Fn(&Rung) -> f32| rungs.iter().map(|rung| words(rung)).fold(0.0, f32::max);
        let place = |rung: &Rung| self.rung_place(rung, by, f32::INFINITY).width();
        let places = widest(&place).min(wide * 0.3);
        let prize = |rung: &Rung| self.rung_prize(rung, by, wide * 0.62 - places * 0.5).width();
        let prizes = widest(&prize);
        let between = self.units(if narrow { 26.0 } else { 48.0 });
        let prize = self.units(PAD) + places + between + prizes;
        Columns { places, prize, name: prize + between * 1.3 }
    }

    fn rung_place(&self, rung: &Rung, by: f32, widest: f32) -> WallText {
        let ink = if rung.next { self.ink.on_banner } else { self.ink.text };
        self.lay_out_text(&rung.place, set(46.0 * by, ink), widest)
    }

    /// Lays out a prize: in the colour of money while it can be won.
    fn rung_prize(&self, rung: &Rung, by: f32, widest: f32) -> WallText {
        let ink = self.ink;
        let ink = match (rung.next, rung.is_gone) {
            (true, _) => ink.on_banner,
            (_, true) => ink.dim,
            _ => ink.gold,
        };
        self.lay_out_text(&rung.prize, set(54.0 * by, ink).figure(), widest)
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

    fn rung(&self, rung: &Rung, row: Rect, (by, letters): (f32, f32), columns: &Columns) {
        let ink = self.ink;
        let mid = row.center().y;
        if rung.next {
            self.pointer(row);
        }
        let place = self.rung_place(rung, by, columns.places);
        self.put_mid(&place, row.left() + self.units(PAD), mid, Align::Min);
        let most = columns.prize - columns.places - 2.0 * self.units(PAD);
        let prize = self.rung_prize(rung, by, most);
        self.put_mid(&prize, row.left() + columns.prize, mid, Align::Max);
        let left = row.left() + columns.name;
        let room = row.right() - self.units(PAD) - left;
        let next = if rung.next { self.language.word("wall-next-out") } else { String::new() };
        let name = |text: &String, ink| self.lay_out_text(text, set(letters, ink).bold(), room);
        // The name of the player, or else the next bust, or the gain over the place below.
        let said = if !rung.who.is_empty() {
            let texts = [&rung.called, &rung.who].into_iter();
            let mut laid = texts.map(|text| name(text, ink.text));
            laid.find(|word| !word.is_cut()).or_else(|| Some(name(&rung.who, ink.text)))
        } else if rung.next {
            Some(name(&next, ink.on_banner)).filter(|word| !word.is_cut())
        } else {
            let step = self.lay_out_text(&rung.step, set(LEAST.max(40.0 * by), ink.dim), room);
            Some(step).filter(|step| !step.is_cut() && !rung.step.is_empty())
        };
        if let Some(word) = said.filter(|_| room > self.units(80.0)) {
            self.put_mid(&word, left, mid, Align::Min);
        }
        let named = [&*rung.place, &rung.prize, &rung.who, &next].join(" ");
        self.name(row, named.trim_end());
    }

    /// Draws figures under each other, from the top.
    pub(super) fn column(&self, stats: &[&bottone_view::Stat], room: Rect) {
        let mut y = room.top();
        for stat in stats {
            let caption = self.lay_out_text(&stat.caption, set(LEAST, self.ink.dim), room.width());
            let figure =
                self.lay_out_text(&stat.figure, set(84.0, self.ink.text).figure(), room.width());
            let tail = (!stat.tail.is_empty())
                .then(|| self.lay_out_text(&stat.tail, set(LEAST, self.ink.dim), room.width()));
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
