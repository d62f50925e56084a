//! The events of the house: the start, the price and the state of each.

use bottone_view_public::walls::{Schedule, ScheduleLine};
use egui::{Align, Rect, Stroke};

use super::{
    canvas::{Canvas, LEAST, set},
    lists::ListPage,
};

/// The height of the face's title, in units.
const TITLE: f32 = 104.0;
/// The height of an event, and its greatest factor if there are few, in units.
const EVENT: f32 = 118.0;
const FEW: f32 = 1.3;
/// The height of a day's name over its first event, in units.
const DAY: f32 = 58.0;
/// The gap between the start and the name, in units.
const GAP: f32 = 36.0;

impl Canvas<'_> {
    pub(super) fn schedule(&self, schedule: &Schedule, shown: u64, body: Rect) {
        let title = self.language.word("today-schedule");
        let event = if self.upright { EVENT * 1.5 } else { EVENT };
        let below = body.with_min_y(body.top() + self.units(TITLE + 24.0));
        // If any event has the name of its day above it, all are as high as that one.
        let day = if schedule.lines.iter().any(|line| !line.day.is_empty()) { DAY } else { 0.0 };
        let per = self.rows(below, event + day);
        let page = ListPage::of(schedule.lines.len(), per, shown);
        let room = self.title(&title, &[], &page, body);
        if schedule.lines.is_empty() {
            return self.empty(room, &self.language.word("wall-no-schedule"));
        }
        let lines: Vec<_> = schedule.lines.iter().skip(page.index * per).take(per).collect();
        #[expect(clippy::cast_precision_loss, reason = "a few dozen")]
        let few = (room.height() / (self.units(event + day) * lines.len() as f32)).clamp(1.0, FEW);
        // Names begin after the widest start.
        let start = |line: &&ScheduleLine| {
            self.lay_out_text(&line.start, set(64.0, self.ink.text).figure(), f32::INFINITY).width()
        };
        let starts = lines.iter().map(start).fold(0.0, f32::max);
        let indent = if starts > 0.0 { starts + self.units(GAP) } else { 0.0 };
        let rule = Stroke::new(self.units(2.0).max(1.0), self.ink.line);
        let mut y = room.top();
        for (nth, line) in lines.into_iter().enumerate() {
            if !line.day.is_empty() {
                let named =
                    self.lay_out_text(&line.day, set(LEAST, self.ink.dim).bold(), room.width());
                self.put_named(&named, room.left(), y, Align::Min, &line.day);
                y += self.units(DAY);
            } else if nth > 0 {
                self.painter.hline(room.x_range(), y, rule);
            }
            let row = Rect::from_x_y_ranges(room.x_range(), y..=y + self.units(event * few));
            self.planned(line, row, indent);
            y = row.bottom();
        }
    }

    /// Draws the start at the left, the name over the price, and the state at the right; upright
    /// the state is below.
    fn planned(&self, line: &ScheduleLine, row: Rect, indent: f32) {
        let ink = self.ink;
        let gap = self.units(GAP);
        let left = row.left() + indent;
        let named = [&*line.start, &line.name, &line.detail, &line.state].join(" ");
        self.name(row, named.trim());
        let tone = if line.may_enter { ink.accent } else { ink.dim };
        let start = self.lay_out_text(&line.start, set(64.0, ink.text).figure(), f32::INFINITY);
        let widest = row.right() - left;
        if self.upright {
            let part = |of: f32| row.top() + row.height() * of;
            self.put_mid(&start, row.left(), part(0.22), Align::Min);
            let name = self.lay_out_text(&line.name, set(60.0, ink.text).bold(), widest);
            self.put_mid(&name, left, part(0.22), Align::Min);
            let detail = self.lay_out_text(&line.detail, set(LEAST, ink.dim), widest);
            self.put_mid(&detail, left, part(0.53), Align::Min);
            let state = self.lay_out_text(&line.state, set(LEAST, tone), widest);
            self.put_mid(&state, left, part(0.80), Align::Min);
            return;
        }
        let (upper, lower) = (row.top() + row.height() * 0.32, row.top() + row.height() * 0.74);
        self.put_mid(&start, row.left(), row.center().y, Align::Min);
        // The state gets less space than the name.
        let state = self.lay_out_text(&line.state, set(44.0, tone), widest * 0.5);
        let name = set(60.0, ink.text).bold();
        let whole = self.lay_out_text(&line.name, name, f32::INFINITY).width();
        let room = if state.width() > 0.0 { widest - state.width() - gap } else { widest };
        let beside = whole <= room;
        let (state_at, name_room) = if beside { (upper, room) } else { (lower, widest) };
        let name = self.lay_out_text(&line.name, name, name_room);
        self.put_mid(&name, left, upper, Align::Min);
        let end = self.put_mid(&state, row.right(), state_at, Align::Max).left();
        let room = if beside { widest } else { end - gap - left };
        let detail = self.lay_out_text(&line.detail, set(LEAST, ink.dim), room);
        self.put_mid(&detail, left, lower, Align::Min);
    }
}
