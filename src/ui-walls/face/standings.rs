//! The standings of leagues, one league after another.

use bottone_view::house::{StandingsRow, StandingsView};
use bottone_view_public::walls::Standings;
use egui::{Align, Rect};

use super::{
    canvas::{Canvas, LEAST, set},
    lists::ListPage,
};

/// The height of a row, in units.
const ROW: f32 = 66.0;
/// The greatest factors of rows and their words, if there are few.
const FEW: (f32, f32) = (1.5, 1.3);
/// The height of the title, in units.
const TITLE: f32 = 104.0;
/// The space between a place and a name, and between a name and points, in units.
const GAP: f32 = 28.0;
/// The space between two columns, in units.
const BETWEEN: f32 = 80.0;

impl Canvas<'_> {
    pub(super) fn standings(&self, standings: &Standings, shown: u64, body: Rect) {
        let below = body.with_min_y(body.top() + self.units(TITLE + 24.0));
        let fit = self.rows(below, ROW);
        let most = if self.upright { 1 } else { 2 };
        let parts: Vec<(&StandingsView, &[StandingsRow])> = standings
            .leagues()
            .flat_map(|league| league.rows.chunks(fit * most).map(move |rows| (league, rows)))
            .collect();
        let page = ListPage::of(parts.len(), 1, shown);
        let Some((league, rows)) = parts.get(page.index) else {
            let room = self.title(&self.language.word("points-standings"), &[], &page, body);
            return self.empty(room, &self.language.word("wall-no-standings"));
        };
        let room = self.title(&league.name, &[&league.note], &page, body);
        // Whole pages of a league have one shape; a short league has one column of larger rows.
        let columns = league.rows.len().div_ceil(fit).clamp(1, most);
        let each = if league.rows.len() > fit * most { fit } else { rows.len().div_ceil(columns) };
        #[expect(clippy::cast_precision_loss, reason = "a few dozen")]
        let few = fit as f32 / each as f32;
        let (height, by) = (ROW * few.clamp(1.0, FEW.0), few.clamp(1.0, FEW.1));
        #[expect(clippy::cast_precision_loss, reason = "two columns")]
        let count = columns as f32;
        let between = self.units(BETWEEN);
        let wide = (room.width() - between * (count - 1.0)) / count;
        for (at, part) in rows.chunks(each).enumerate() {
            #[expect(clippy::cast_precision_loss, reason = "two columns")]
            let left = room.left() + (wide + between) * at as f32;
            let mut y = room.top();
            let width = |row: &StandingsRow| self.place_of(row, by).width();
            let places = part.iter().map(width).fold(0.0, f32::max);
            for (nth, row) in part.iter().enumerate() {
                let end = y + self.units(height);
                let line = Rect::from_x_y_ranges(left..=left + wide, y..=end);
                self.standing(row, line, (by, places), nth % 2 == 0);
                y = end;
            }
        }
    }

    fn place_of(&self, row: &StandingsRow, by: f32) -> super::canvas::WallText {
        self.lay_out_text(&row.place, set(46.0 * by, self.ink.dim).figure(), f32::INFINITY)
    }

    /// Draws one row: the place, the name, and the points at the right.
    fn standing(&self, row: &StandingsRow, line: Rect, (by, places): (f32, f32), striped: bool) {
        let ink = self.ink;
        if striped {
            self.stripe(line);
        }
        let mid = line.center().y;
        let gap = self.units(GAP);
        let place_right = line.left() + places;
        self.put_mid(&self.place_of(row, by), place_right, mid, Align::Max);
        let points = set((50.0 * by).max(LEAST), ink.accent).figure();
        let points = self.lay_out_text(&row.points, points, line.width() * 0.4);
        let right = self.put_mid(&points, line.right(), mid, Align::Max).left();
        let left = place_right + gap;
        let name = self.lay_out_text(&row.name, set(50.0 * by, ink.text), right - gap - left);
        self.put_mid(&name, left, mid, Align::Min);
        self.name(line, &format!("{} {} {}", row.place, row.name, row.points));
    }
}
