//! The tables of the board as tiles, all of them in sight.

#![expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "counts of tiles become points on a screen and back"
)]

use bottone_ui_frame::{action::Outbox, context::FrameContext};
use bottone_ui_kit::theme::space;
use bottone_view::board::BoardView;
use egui::{ScrollArea, Ui, Vec2, vec2};

use super::tile;

/// The size of a tile with its whole content, and the smallest one with its words, in points. The
/// smallest of all follows.
pub(super) const FULL: Vec2 = vec2(178.0, 112.0);
pub(super) const WORDS: Vec2 = vec2(86.0, 58.0);
const LEAST: Vec2 = vec2(64.0, 40.0);
const LARGEST: Vec2 = vec2(360.0, 220.0);
/// The distance of the scroll bar from the tiles, in points.
const BAR: f32 = 10.0;

pub(super) fn show(ui: &mut Ui, view: &BoardView, cx: &FrameContext<'_>, out: &mut Outbox) {
    let grid = TileGrid::of(view.tiles.len(), ui.available_size());
    ui.spacing_mut().item_spacing = Vec2::splat(grid.gap);
    let rows = view.tiles.len().div_ceil(grid.columns);
    let area = ScrollArea::vertical().auto_shrink(false).id_salt("board tiles");
    area.show_rows(ui, grid.size.y, rows, |ui, rows| {
        for row in rows {
            ui.horizontal(|ui| {
                for table in view.tiles.iter().skip(row * grid.columns).take(grid.columns) {
                    tile::show(ui, table, grid.size, cx, out);
                }
            });
        }
    });
}

/// The layout of the tiles.
#[derive(Clone, Copy, Debug, PartialEq)]
struct TileGrid {
    columns: usize,
    size: Vec2,
    gap: f32,
}

impl TileGrid {
    /// Returns the layout with the largest tiles that are all in sight; if even small ones are too
    /// many, they scroll.
    fn of(tiles: usize, room: Vec2) -> Self {
        let gap = if tiles > 24 { 5.0 } else { space::ITEM };
        let of = |columns: usize| {
            let rows = tiles.div_ceil(columns).max(1) as f32;
            let wide = ((room.x - (columns as f32 - 1.0) * gap) / columns as f32).floor();
            let high = ((room.y - (rows - 1.0) * gap) / rows).floor();
            Self { columns, size: vec2(wide, high).min(LARGEST), gap }
        };
        let most = (((room.x + gap) / (LEAST.x + gap)).floor() as usize).max(1);
        let worth = |grid: &Self| (grid.size / FULL).min_elem();
        let fits = |grid: &Self| grid.size.x >= LEAST.x && grid.size.y >= LEAST.y;
        let all = (1..=most).map(of).filter(fits);
        all.max_by(|one, other| worth(one).total_cmp(&worth(other))).unwrap_or_else(|| {
            let columns = (((room.x - BAR + gap) / (LEAST.x + gap)).floor() as usize).max(1);
            let wide = ((room.x - BAR - (columns as f32 - 1.0) * gap) / columns as f32).floor();
            Self { columns, size: vec2(wide.max(LEAST.x), LEAST.y), gap }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks the space of the tiles at 1280×720 and at 1920×1080.
    #[test]
    fn forty_tables_are_on_one_screen_with_their_words() {
        for (room, tiles, least) in [
            (vec2(802.0, 400.0), 12, FULL),
            (vec2(802.0, 400.0), 40, WORDS),
            (vec2(1_442.0, 760.0), 40, FULL),
            (vec2(802.0, 400.0), 80, LEAST),
        ] {
            let TileGrid { columns, size, gap } = TileGrid::of(tiles, room);
            let rows = tiles.div_ceil(columns) as f32;
            let whole = vec2(columns as f32, rows) * (size + Vec2::splat(gap)) - Vec2::splat(gap);
            assert!(whole.x <= room.x && whole.y <= room.y, "{tiles} in {room}: {whole}");
            assert!(size.x >= least.x && size.y >= least.y, "{tiles} in {room}: {size}");
        }
        assert!(TileGrid::of(1_000, vec2(802.0, 400.0)).size.y >= LEAST.y);
    }
}
