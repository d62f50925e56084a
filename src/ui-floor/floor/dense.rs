//! The tables as tiles, so that hundreds are in sight.

#![expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "counts of tiles become points on a screen and back"
)]

use bottone_ui_frame::action::Outbox;
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    widgets::{SMALL_TILE, TILE, TableTile, shares},
};
use bottone_view::floor::TableCard;
use egui::{ScrollArea, Ui, Vec2, vec2};

use super::{FloorState, tables::KeyWalk};

/// The greatest size of a tile, in points.
const LARGEST: Vec2 = vec2(280.0, 170.0);
/// The gap between two tiles, and between two small ones, in points.
const GAP: f32 = 6.0;
const SMALL_GAP: f32 = 3.0;
/// The distance of the scroll bar from the tiles, in points.
const BAR: f32 = 10.0;

/// The layout of the tiles.
#[derive(Clone, Copy, Debug, PartialEq)]
struct DenseGrid {
    columns: usize,
    size: Vec2,
    gap: f32,
}

pub(super) fn show(ui: &mut Ui, state: &mut FloorState, cards: &[TableCard], out: &mut Outbox) {
    let grid = DenseGrid::of(cards.len(), ui.available_size());
    let walk = KeyWalk::of(ui, state, cards, grid.columns);
    let rows = cards.len().div_ceil(grid.columns);
    let average = ui.word("figure-average");
    state.tiles.begin(ui);
    ui.spacing_mut().item_spacing = Vec2::splat(grid.gap);
    let mut area = ScrollArea::vertical().auto_shrink(false).id_salt("tiles");
    if let Some(row) = state.row_to_show(cards, grid.columns) {
        let top = row as f32 * (grid.size.y + grid.gap);
        let above = (ui.available_height() - grid.size.y) / 2.0;
        area = area.vertical_scroll_offset((top - above).max(0.0));
    }
    area.show_rows(ui, grid.size.y, rows, |ui, rows| {
        let filled = grid.size.x < LARGEST.x;
        let length = if filled { ui.available_width() } else { grid.length() };
        for row in rows {
            ui.horizontal(|ui| {
                let widths = shares(length, grid.columns, grid.gap);
                let row = cards.iter().skip(row * grid.columns).take(grid.columns);
                for (card, wide) in row.zip(widths) {
                    let tile = TableTile::new(card)
                        .average_name(&average)
                        .selected(state.table() == Some(card.table))
                        .lit(state.lit_at(card.table));
                    let size = vec2(wide, grid.size.y);
                    let response = tile.show(ui, size, &mut state.tiles);
                    if response.clicked() {
                        walk.press(state, card.table, out);
                    } else {
                        walk.focus_chosen(state, card.table, &response);
                    }
                }
            });
        }
    });
}

impl DenseGrid {
    /// Returns the width of a whole row.
    fn length(&self) -> f32 {
        self.columns as f32 * (self.size.x + self.gap) - self.gap
    }

    /// Returns the layout with the largest tiles that are all in sight; small ones are used only if
    /// needed. If even those are too many, as many as fit are shown.
    fn of(tiles: usize, room: Vec2) -> Self {
        let filled = |least, gap| Self::filling(tiles, room, least, gap);
        filled(TILE, GAP).or_else(|| filled(SMALL_TILE, SMALL_GAP)).unwrap_or_else(|| {
            let width = room.x - BAR;
            let columns = Self::most_tiles(width, SMALL_TILE.x, SMALL_GAP);
            let wide = Self::tile_width(width, columns, SMALL_GAP);
            Self { columns, size: vec2(wide, SMALL_TILE.y), gap: SMALL_GAP }
        })
    }

    /// Returns the layout of this number of tiles, none smaller than `least`, all in this space.
    fn filling(tiles: usize, room: Vec2, least: Vec2, gap: f32) -> Option<Self> {
        let of = |columns: usize| {
            let rows = tiles.div_ceil(columns).max(1) as f32;
            let high = ((room.y - (rows - 1.0) * gap) / rows).floor();
            let size = vec2(Self::tile_width(room.x, columns, gap), high).min(LARGEST);
            Self { columns, size, gap }
        };
        let fits = |grid: &Self| grid.size.x >= least.x && grid.size.y >= least.y;
        let worth = |grid: &Self| (grid.size / least).min_elem();
        let all = (1..=Self::most_tiles(room.x, least.x, gap)).map(of).filter(fits);
        all.max_by(|one, other| worth(one).total_cmp(&worth(other)))
    }

    fn most_tiles(room: f32, least: f32, gap: f32) -> usize {
        (((room + gap) / (least + gap)).floor() as usize).max(1)
    }

    fn tile_width(room: f32, columns: usize, gap: f32) -> f32 {
        ((room - (columns as f32 - 1.0) * gap) / columns as f32).floor()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_are_as_large_as_they_can_be_with_all_in_sight() {
        let small = vec2(802.0, 516.0);
        let large = vec2(1_442.0, 876.0);
        let cases =
            [(small, 17), (small, 30), (small, 48), (small, 113), (large, 120), (large, 350)];
        for (room, tiles) in cases {
            let DenseGrid { columns, size, gap } = DenseGrid::of(tiles, room);
            let rows = tiles.div_ceil(columns) as f32;
            let whole = vec2(columns as f32, rows) * (size + Vec2::splat(gap)) - Vec2::splat(gap);
            assert!(whole.x <= room.x && whole.y <= room.y, "{tiles} in {room}: {whole}");
            let full = size.x >= TILE.x && size.y >= TILE.y;
            assert_eq!(full, tiles <= 48 || room == large && tiles == 120, "{tiles}: {size}");
        }
    }

    #[test]
    fn where_they_are_too_many_they_scroll_and_none_is_too_small() {
        for (room, tiles) in [(vec2(802.0, 516.0), 1_200), (vec2(30.0, 20.0), 3)] {
            let DenseGrid { columns, size, .. } = DenseGrid::of(tiles, room);
            assert!(columns > 0 && size.y >= SMALL_TILE.y, "{tiles} in {room}");
        }
    }
}
