//! The final table: seats with their stacks, and the prizes.

use bottone_ui_kit::theme::mix;
use bottone_view::finish::{FinalSeat, FinalTable};
use egui::{Align, Align2, Rect, Stroke, pos2, vec2};

use super::{
    canvas::{Canvas, LEAST, MARGIN, WallText, set},
    lists::ListPage,
};

/// The distance from a seat's edge to its content, in units.
const PAD: f32 = 22.0;
/// The width of a seat's number, in units.
const NUMBER: f32 = 96.0;
/// The height of the title over the prizes, in units.
const PRIZES: f32 = 70.0;
/// The diameter of the button, in units.
const BUTTON: f32 = 48.0;

impl Canvas<'_> {
    pub(super) fn final_table(&self, table: Option<&FinalTable>, body: Rect) {
        let title = self.titled(&self.look.texts.final_table, "wall-final-table");
        let note = table.map_or("", |table| &table.counted);
        let room = self.title(&title, &[note], &ListPage { index: 0, count: 1 }, body);
        let Some(table) = table else {
            return self.empty(room, &self.language.word("wall-no-final-table"));
        };
        let prizes = !table.prizes.is_empty() || !table.certainty.is_empty();
        #[expect(clippy::cast_precision_loss, reason = "eleven seats")]
        let seats = table.seats.len().max(1) as f32;
        let (seats_in, prizes_in) = if !prizes {
            (room, None)
        } else if self.upright {
            let cut = room.top() + room.height() * 0.60;
            (room.with_max_y(cut), Some(room.with_min_y(cut + self.units(30.0))))
        } else {
            let cut = room.left() + room.width() * 0.66;
            (room.with_max_x(cut), Some(room.with_min_x(cut + self.units(MARGIN))))
        };
        let height = (seats_in.height() / seats).min(self.units(124.0));
        // Stacks in big blinds are dropped first if a name needs the space.
        let blinds = table.seats.iter().all(|seat| {
            let (left, right) = self.final_name(seat, seats_in, true);
            let name = self.lay_out_text(&seat.who, set(58.0, self.ink.text).bold(), right - left);
            !name.is_cut()
        });
        let mut y = seats_in.top();
        for seat in &table.seats {
            let row = Rect::from_x_y_ranges(seats_in.x_range(), y..=y + height);
            self.final_seat(seat, row, blinds);
            y = row.bottom();
        }
        if let Some(room) = prizes_in {
            self.final_prizes(table, room);
        }
    }

    fn final_seat(&self, seat: &FinalSeat, row: Rect, blinds: bool) {
        let ink = self.ink;
        let row = row.shrink2(vec2(0.0, self.units(4.0)));
        self.fill(row, 10.0, ink.panel);
        // The bar behind it shows the stack relative to the largest one.
        if seat.share > 0 {
            let wide = row.width() * f32::from(seat.share) / 1_000.0;
            let bar = Rect::from_min_size(
                pos2(row.left(), row.bottom() - self.units(8.0)),
                vec2(wide, self.units(8.0)),
            );
            self.fill(bar, 4.0, mix(ink.panel, ink.accent, 0.85));
        }
        let mid = row.center().y - self.units(2.0);
        let number = self.lay_out_text(&seat.seat, set(56.0, ink.accent).bold(), f32::INFINITY);
        let number_at = row.left() + self.units(PAD + 36.0);
        self.put_mid(&number, number_at, mid, Align::Center);
        let mut chips_at = row.right() - self.units(PAD);
        if blinds && !seat.blinds.is_empty() {
            let blinds = self.final_blinds(seat);
            self.put_mid(&blinds, chips_at, mid, Align::Max);
            chips_at -= self.final_blinds_room(&blinds);
        }
        let chips = self.final_chips(seat, row);
        self.put_mid(&chips, chips_at, mid, Align::Max);
        let (left, right) = self.final_name(seat, row, blinds);
        if seat.button {
            let radius = self.units(BUTTON / 2.0);
            let centre = pos2(row.left() + self.units(PAD + NUMBER) + radius, mid);
            self.painter.circle_filled(centre, radius, ink.text);
            let letter = self.lay_out_text(
                &self.language.word("wall-button"),
                set(LEAST, ink.panel).bold(),
                99.0,
            );
            self.put_mid(&letter, centre.x, centre.y, Align2::CENTER_TOP.x());
        }
        let name = self.lay_out_text(&seat.who, set(58.0, ink.text).bold(), right - left);
        self.put_mid(&name, left, mid, Align::Min);
        let all = [&*seat.seat, &seat.who, &seat.chips, &seat.blinds].join(" ");
        self.name(row, all.trim_end());
    }

    fn final_blinds(&self, seat: &FinalSeat) -> WallText {
        self.lay_out_text(&seat.blinds, set(44.0, self.ink.dim), f32::INFINITY)
    }

    /// Returns the width of stacks in big blinds, the same for all.
    fn final_blinds_room(&self, blinds: &WallText) -> f32 {
        blinds.width().max(self.units(170.0)) + self.units(24.0)
    }

    fn final_chips(&self, seat: &FinalSeat, row: Rect) -> WallText {
        self.lay_out_text(&seat.chips, set(62.0, self.ink.text).figure(), row.width() * 0.42)
    }

    /// Returns the left and the right edge of a name.
    fn final_name(&self, seat: &FinalSeat, row: Rect, blinds: bool) -> (f32, f32) {
        let button = if seat.button { BUTTON + 18.0 } else { 0.0 };
        let left = row.left() + self.units(PAD + NUMBER + button);
        let mut right = row.right() - self.units(PAD);
        if blinds && !seat.blinds.is_empty() {
            right -= self.final_blinds_room(&self.final_blinds(seat));
        }
        if !seat.chips.is_empty() {
            right -= self.final_chips(seat, row).width() + self.units(24.0);
        }
        (left, right)
    }

    /// Draws the prizes: a ladder of its own beside the seats, which shares only the space with
    /// them. A note under it says how certain they are.
    fn final_prizes(&self, table: &FinalTable, room: Rect) {
        let FinalTable { prizes, next, certainty, .. } = table;
        let ink = self.ink;
        let small = set(LEAST, ink.dim);
        let sure: Vec<(WallText, &str)> = certainty
            .iter()
            .flat_map(|said| {
                let lines = self.lines(said, small, room.width(), 2);
                lines.into_iter().map(move |line| (line, said.as_str()))
            })
            .collect();
        let foot: f32 = sure.iter().map(|(line, _)| line.height()).sum();
        let mut below = room.bottom() - foot;
        for (line, said) in &sure {
            self.put_named(line, room.left(), below, Align::Min, said);
            below += line.height();
        }
        let room = room.with_max_y(room.bottom() - foot - self.units(12.0));
        let name = self.language.word("prizes-payouts");
        let head = self.lay_out_text(&name, set(54.0, ink.accent).bold(), room.width());
        let ladder = if self.upright {
            room
        } else {
            self.put_named(&head, room.left(), room.top() - self.units(8.0), Align::Min, &name);
            room.with_min_y(room.top() + self.units(PRIZES))
        };
        #[expect(clippy::cast_precision_loss, reason = "eleven prizes")]
        let count = prizes.len().max(1) as f32;
        let height = (ladder.height() / count).clamp(self.units(54.0), self.units(84.0));
        let mut y = ladder.top();
        let line = Stroke::new(self.units(2.0).max(1.0), ink.line);
        for (at, (place, prize)) in prizes.iter().enumerate() {
            if y + height > ladder.bottom() + 1.0 {
                break;
            }
            let row = Rect::from_x_y_ranges(ladder.x_range(), y..=y + height);
            let (dim, gold) = if *next && at + 1 == prizes.len() {
                self.pointer(row);
                (ink.on_banner, ink.on_banner)
            } else {
                self.painter.hline(row.x_range(), row.bottom(), line);
                (ink.dim, ink.gold)
            };
            let mid = row.center().y;
            let inner = row.shrink2(vec2(self.units(16.0), 0.0));
            let size = if at == 0 { 62.0 } else { 52.0 };
            let place_word = self.lay_out_text(place, set(46.0, dim), inner.width() * 0.4);
            self.put_mid(&place_word, inner.left(), mid, Align::Min);
            let widest = inner.width() - place_word.width() - self.units(18.0);
            let word = self.lay_out_text(prize, set(size, gold).figure(), widest);
            self.put_mid(&word, inner.right(), mid, Align::Max);
            self.name(row, &format!("{place} {prize}"));
            y = row.bottom();
        }
    }
}
