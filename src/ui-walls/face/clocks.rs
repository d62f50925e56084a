//! Several clocks on one wall, each on a panel of its own.

use bottone_view::Tone;
use bottone_view_public::walls::ClockTile;
use egui::{Align, Rect, pos2, vec2};

use super::canvas::{Canvas, LEAST, set};

/// The gap between two panels, in units.
const GAP: f32 = 28.0;
/// The distance from a panel's edge to its words, in units.
const PADDING: f32 = 34.0;

impl Canvas<'_> {
    pub(super) fn clocks(&self, tiles: &[ClockTile], body: Rect) {
        let inside = self.inside(body).with_max_y(body.bottom() - self.units(GAP));
        let count = tiles.len().max(1);
        // Two stand side by side, or one above the other on an upright wall.
        let columns = match (count, self.upright) {
            (1, _) | (2 | 3, true) => 1,
            _ => 2,
        };
        let rows = count.div_ceil(columns);
        let gap = self.units(GAP);
        #[expect(clippy::cast_precision_loss, reason = "four at most")]
        let size = vec2(
            (inside.width() - gap * (columns - 1) as f32) / columns as f32,
            (inside.height() - gap * (rows - 1) as f32) / rows as f32,
        );
        for (nth, tile) in tiles.iter().enumerate() {
            #[expect(clippy::cast_precision_loss, reason = "four at most")]
            let at = vec2((nth % columns) as f32, (nth / columns) as f32) * (size + vec2(gap, gap));
            self.clock_tile(tile, Rect::from_min_size(inside.min + at, size));
        }
    }

    /// Draws the name at the top, the time in the middle, blinds under it and players at the
    /// bottom.
    fn clock_tile(&self, tile: &ClockTile, place: Rect) {
        let ink = self.ink;
        self.fill(place, 18.0, ink.panel);
        let room = place.shrink(self.units(PADDING));
        let (middle, widest) = (room.center().x, room.width());
        let name = self.lay_out_text(&tile.name, set(50.0, ink.text).bold(), widest);
        let mut y = room.top();
        self.put_named(&name, middle, y, Align::Center, &tile.name);
        y += name.height();
        let bold = !matches!(tile.tone, Tone::Plain | Tone::Dim);
        let tone = if bold { self.tone(tile.tone) } else { ink.dim };
        let heading = self.lay_out_text(&tile.heading, set(LEAST, tone), widest);
        self.put_named(&heading, middle, y, Align::Center, &tile.heading);
        y += heading.height();
        let players = format!("{} {}", tile.players.figure, tile.players.tail);
        let players = format!("{}: {}", tile.players.caption, players.trim_end());
        let foot = self.lay_out_text(&players, set(LEAST, ink.dim), widest);
        let stakes = self.lay_out_text(&tile.stakes, set(58.0, ink.text).bold(), widest);
        let below = room.bottom() - foot.height();
        self.put_named(&foot, middle, below, Align::Center, &players);
        let stakes_at = below - stakes.height();
        self.put_named(&stakes, middle, stakes_at, Align::Center, &tile.stakes);
        // The time takes the remaining height.
        let high = (stakes_at - y).max(0.0) / self.unit.max(f32::EPSILON);
        let colour = if tile.tone == Tone::Dim { ink.dim } else { self.tone(tile.tone) };
        let left =
            self.lay_out_text(&tile.left, set((high * 0.86).min(300.0), colour).figure(), widest);
        let at = pos2(middle, f32::midpoint(y, stakes_at));
        self.put_mid_named(&left, at, Align::Center, &tile.left);
    }
}
