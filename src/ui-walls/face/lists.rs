//! The lists of moves and of all seats by name, which turn their own pages.

use bottone_view_public::walls::{WallMove, WallMoves, WallSeat, WallSeats};
use egui::{Align, Color32, Rect, pos2, vec2};

use super::{
    PAGE,
    canvas::{Canvas, LEAD, LEAST, MARGIN, WallText, set},
};

/// The height of a list's title, in units.
const TITLE: f32 = 104.0;
/// The strength of a stripe on felt, of 255.
const STRIPE: u8 = 13;
/// The height of a move, in units.
const MOVE: f32 = 98.0;
/// The greatest factors of a move's height and letters, if there are few.
const FEW: (f32, f32) = (1.35, 1.15);
/// The height of a seat, in units.
const SEAT: f32 = 60.0;
/// The smallest letters of a long name there, in units: five minutes of arc at sixteen metres.
pub const LEAST_NAME: f32 = 32.0;
/// The height of the heads over the columns of seats, in units.
const HEADS: f32 = 52.0;

/// A page of a list.
pub(super) struct ListPage {
    /// Its number, from 0.
    pub(super) index: usize,
    pub(super) count: usize,
}

impl ListPage {
    /// Returns the page with this number of rows, `shown` milliseconds after the first.
    pub(super) fn of(rows: usize, per: usize, shown: u64) -> Self {
        let count = rows.div_ceil(per.max(1)).max(1);
        let at = usize::try_from(shown / PAGE).unwrap_or(0) % count;
        Self { index: at, count }
    }
}

impl Canvas<'_> {
    /// Returns the number of rows of this height, in units, that fit.
    pub(super) fn rows(&self, room: Rect, units: f32) -> usize {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a wall has a few dozen rows"
        )]
        let rows = (room.height() / self.units(units)).max(1.0) as usize;
        rows
    }

    /// Draws the title of a list, with notes under each other beside it and the number of the page;
    /// returns the space below.
    pub(super) fn title(&self, title: &str, notes: &[&str], page: &ListPage, body: Rect) -> Rect {
        let inside = self.inside(body);
        let mid = inside.top() + self.units(TITLE) * 0.49;
        let mut right = inside.right();
        if page.count > 1 {
            let gaps = [("page", (page.index + 1).into()), ("pages", page.count.into())];
            let named = self.language.say("wall-page", &gaps);
            let word = self.lay_out_text(&named, set(LEAST, self.ink.dim), inside.width() * 0.4);
            let at = pos2(right, mid);
            right = self.put_mid_named(&word, at, Align::Max, &named).left() - self.units(36.0);
        }
        let room = right - inside.left();
        let sized = |size: f32| self.lay_out_text(title, set(size, self.ink.accent).bold(), room);
        // A long name gets smaller before it is cut.
        let word = Some(sized(66.0)).filter(|word| !word.is_cut()).unwrap_or_else(|| sized(LEAST));
        let left = self.put_mid_named(&word, pos2(inside.left(), mid), Align::Min, title).right();
        let left = left + self.units(36.0);
        let notes: Vec<&str> = notes.iter().copied().filter(|note| !note.is_empty()).collect();
        let room = right - left;
        let large = set(46.0, self.ink.dim);
        let fits = |note: &str| self.lay_out_text(note, large, f32::INFINITY).width() <= room;
        let small = set(LEAST, self.ink.dim);
        let lines: Vec<(WallText, &str)> = match notes.as_slice() {
            [note] if fits(note) => vec![(self.lay_out_text(note, large, room), *note)],
            // Beside a long title there may be no room for it in two lines either.
            [note] => {
                let lines = self.caption(note, small, room);
                let whole = !lines.iter().any(WallText::is_cut);
                lines.into_iter().filter(|_| whole).map(|word| (word, *note)).collect()
            }
            notes => {
                notes.iter().map(|note| (self.lay_out_text(note, small, room), *note)).collect()
            }
        };
        let step = self.units(LEAST * LEAD);
        #[expect(clippy::cast_precision_loss, reason = "two lines")]
        let mut y = mid - step * (lines.len().max(1) - 1) as f32 / 2.0;
        for (word, note) in &lines {
            self.put_mid_named(word, pos2(left, y), Align::Min, note);
            y += step;
        }
        let bottom = inside.bottom() - self.units(24.0);
        inside.with_min_y(inside.top() + self.units(TITLE)).with_max_y(bottom)
    }

    /// Draws the ground of every second row of a list, so that the eye stays in the row.
    pub(super) fn stripe(&self, row: Rect) {
        let row = row.expand2(vec2(self.units(MARGIN * 0.3), 0.0));
        // On felt, the edges are as dark as a panel.
        let lit = self.look.layout.felt && self.look.is_dark;
        let ink = if lit { Color32::from_white_alpha(STRIPE) } else { self.ink.panel };
        self.fill(row, 10.0, ink);
    }

    /// Returns the title of a face: the house's own words, or the program's.
    pub(super) fn titled(&self, own: &str, name: &str) -> String {
        if own.is_empty() { self.language.word(name) } else { own.to_owned() }
    }

    pub(super) fn moves(&self, moves: &WallMoves, shown: u64, body: Rect) {
        let title = self.titled(&self.look.texts.moves, "wall-moves");
        let room_of = |body: Rect| body.height() - self.units(TITLE + 24.0);
        let height = if self.upright { MOVE * 1.7 } else { MOVE };
        let room = body.with_max_y(body.top() + room_of(body));
        let fit = room.height() / self.units(height);
        #[expect(clippy::cast_precision_loss, reason = "at most a few hundred")]
        let few = (fit / moves.lines.len().max(1) as f32).clamp(1.0, FEW.0);
        let (height, by) = (height * few, few.min(FEW.1));
        let per = self.rows(room, height);
        let page = ListPage::of(moves.lines.len(), per, shown);
        let room = self.title(&title, &[&moves.note], &page, body);
        if moves.lines.is_empty() {
            return self.empty(room, &self.language.word("wall-no-moves"));
        }
        let from =
            self.old_seats_edge(moves.lines.iter().skip(page.index * per).take(per), room, by);
        let mut y = room.top();
        for (at, line) in moves.lines.iter().enumerate().skip(page.index * per).take(per) {
            let row = Rect::from_x_y_ranges(room.x_range(), y..=y + self.units(height));
            self.one_move(line, row, (by, from), at % 2 == 0);
            y = row.bottom();
        }
    }

    /// Returns the left edge of the old seats on a page of moves. It follows the longest name that
    /// leaves room for one, so that all old seats begin on one line.
    fn old_seats_edge<'m>(
        &self,
        lines: impl Iterator<Item = &'m WallMove>,
        room: Rect,
        by: f32,
    ) -> f32 {
        let gap = self.units(30.0);
        let wide = |text: &str, set| self.lay_out_text(text, set, f32::INFINITY).width();
        let large = set(64.0 * by, self.ink.text).bold();
        let small = set(LEAST, self.ink.dim);
        let ends = lines.filter_map(|line| {
            let words =
                [("table", line.table.as_str().into()), ("seat", line.seat.as_str().into())];
            let to = wide(&self.language.say("wall-table-seat", &words), large);
            let end = room.left() + wide(&line.time, small) + gap + wide(&line.who, large) + gap;
            (end + wide(&line.from, small) + gap + to <= room.right()).then_some(end)
        });
        ends.fold(room.left() + room.width() * 0.4, f32::max)
    }

    fn one_move(&self, line: &WallMove, row: Rect, (by, from_at): (f32, f32), striped: bool) {
        let ink = self.ink;
        if striped {
            self.stripe(row);
        }
        let words = [("table", line.table.as_str().into()), ("seat", line.seat.as_str().into())];
        let to = self.language.say("wall-table-seat", &words);
        let large = if self.upright { 54.0 } else { 64.0 * by };
        let from = self.lay_out_text(&line.from, set(LEAST, ink.dim), f32::INFINITY);
        // Upright they share a line: the new seat comes first, and leaves room for the old one if
        // possible.
        let rest = row.width() - from.width() - self.units(24.0);
        let widest = if self.upright { rest.max(row.width() * 0.5) } else { row.width() * 0.6 };
        let to_word = self.lay_out_text(&to, set(large, ink.accent).bold(), widest);
        let named = format!("{} {} {to}", line.who, line.from);
        self.name(row, &named);
        if self.upright {
            let upper = row.top() + row.height() * 0.30;
            let lower = row.top() + row.height() * 0.72;
            let who = self.lay_out_text(&line.who, set(60.0, ink.text).bold(), row.width());
            self.put_mid(&who, row.left(), upper, Align::Min);
            let left = self.put_mid(&to_word, row.right(), lower, Align::Max).left();
            let room = left - row.left() - self.units(24.0);
            let from = self.lay_out_text(&line.from, set(LEAST, ink.dim), room);
            if !from.is_cut() {
                self.put_mid(&from, row.left(), lower, Align::Min);
            }
            return;
        }
        let mid = row.center().y;
        let right = self.put_mid(&to_word, row.right(), mid, Align::Max).left();
        let time = self.lay_out_text(&line.time, set(LEAST, ink.dim), f32::INFINITY);
        let left = self.put_mid(&time, row.left(), mid, Align::Min).right() + self.units(30.0);
        // The old seat is dropped first if the name needs the space.
        let who = self.lay_out_text(&line.who, set(large, ink.text).bold(), f32::INFINITY);
        let gap = self.units(30.0);
        let both = right - gap - left;
        if who.width() + gap + from.width() <= both {
            let at = from_at.max(left + who.width() + gap).min(right - gap - from.width());
            self.put_mid(&who, left, mid, Align::Min);
            self.put_mid(&from, at, mid, Align::Min);
        } else {
            let who = self.lay_out_text(&line.who, set(large, ink.text).bold(), both);
            self.put_mid(&who, left, mid, Align::Min);
        }
    }

    pub(super) fn seats(&self, seats: &WallSeats, shown: u64, body: Rect) {
        let title = self.titled(&self.look.texts.seats, "wall-seats");
        let below = body.height() - self.units(TITLE + 24.0 + HEADS);
        let rows = self.rows(body.with_max_y(body.top() + below), SEAT);
        // Few names are set in few columns, so that long ones have room.
        let most = if self.upright { 1 } else { 3 };
        let columns = seats.lines.len().div_ceil(rows).clamp(1, most);
        let per = rows * columns;
        let page = ListPage::of(seats.lines.len(), per, shown);
        let lines = seats.lines.iter().skip(page.index * per).take(per);
        let lines: Vec<_> = lines.collect();
        // Names end at the left edge of the longest table number.
        let digits = lines.iter().map(|line| line.table.len()).max().unwrap_or(1);
        let number = self.lay_out_text(
            &"0".repeat(digits),
            set(48.0, self.ink.accent).bold(),
            f32::INFINITY,
        );
        let digits = number.width();
        // The first and the last name, so that people know whether to wait for their page.
        let note = match (lines.first(), lines.last()) {
            (Some(first), Some(last)) if page.count > 1 => {
                let family = |who: &str| -> String {
                    who.split(',').next().unwrap_or_default().chars().take(14).collect()
                };
                let whole = |who: &str| -> String { who.chars().take(24).collect() };
                let (from, to) = (family(&first.who), family(&last.who));
                // A page with a single family name shows given names.
                if from == to {
                    format!("{} – {}", whole(&first.who), whole(&last.who))
                } else {
                    format!("{from} – {to}")
                }
            }
            _ => seats.note.clone(),
        };
        let room = self.title(&title, &[&note], &page, body);
        if lines.is_empty() {
            return self.empty(room, &self.language.word("wall-no-seats"));
        }
        #[expect(clippy::cast_precision_loss, reason = "three columns")]
        let count = columns as f32;
        let gap = self.units(48.0);
        let wide = (room.width() - gap * (count - 1.0)) / count;
        let name_room = wide - self.units(114.0 + 14.0) - digits;
        // All names of a page have one size, the smallest one if any of them needs it.
        let fits = |who: &str| {
            self.lay_out_text(who, set(46.0, self.ink.text), f32::INFINITY).width() <= name_room
        };
        let size = if lines.iter().all(|line| fits(&line.who)) { 46.0 } else { LEAST };
        for (at, part) in lines.chunks(rows).enumerate() {
            #[expect(clippy::cast_precision_loss, reason = "three columns")]
            let left = room.left() + (wide + gap) * at as f32;
            let column = room.with_min_x(left).with_max_x(left + wide);
            let seat_at = column.right();
            let table_at = seat_at - self.units(114.0);
            let ink = self.ink;
            for (word, x) in [("wall-table", table_at), ("wall-seat", seat_at)] {
                let words = self.language.word(word);
                let word = self.lay_out_text(&words, set(LEAST, ink.dim), self.units(116.0));
                self.put(&word, x, column.top(), Align::Max);
            }
            let mut y = column.top() + self.units(HEADS);
            for (nth, seat) in part.iter().enumerate() {
                let row = Rect::from_x_y_ranges(column.x_range(), y..=y + self.units(SEAT));
                let mid = row.center().y;
                if nth % 2 == 0 {
                    self.stripe(row);
                }
                let figure = set(48.0, ink.accent).bold();
                let number =
                    self.lay_out_text(&seat.seat, set(48.0, ink.text).bold(), f32::INFINITY);
                self.put_mid(&number, seat_at, mid, Align::Max);
                let table = self.lay_out_text(&seat.table, figure, f32::INFINITY);
                self.put_mid(&table, table_at, mid, Align::Max);
                let who = self.seated_name(seat, size, name_room);
                self.put_mid(&who, column.left(), mid, Align::Min);
                self.name(row, &format!("{} {} {}", seat.who, seat.table, seat.seat));
                y = row.bottom();
            }
        }
    }

    /// Lays out a player's name. A long one is smaller than the others; then its given name is an
    /// initial; only then is it cut.
    fn seated_name(&self, seat: &WallSeat, size: f32, room: f32) -> WallText {
        let laid = |name: &str| {
            self.lay_out_text(name, set(size, self.ink.text).down_to(LEAST_NAME), room)
        };
        let whole = laid(&seat.who);
        if whole.is_cut() && !seat.short.is_empty() { laid(&seat.short) } else { whole }
    }
}
