//! The wall's face during hand for hand.

use bottone_rules::floor::TableProgress;
use bottone_ui_kit::theme::mix;
use bottone_view_public::walls::{HandForHandFace, HandTile};
use egui::{Align, Color32, Rect, Shape, Stroke, StrokeKind, pos2, vec2};

use super::canvas::{Canvas, LEAST, WallText, set};
use crate::scene::WallScene;

/// The width of the wall's edge, in units.
const EDGE: f32 = 10.0;
/// The height of a tile, and the gap between two of them, in units.
const TILE: f32 = 236.0;
const GAP: f32 = 24.0;
/// The greatest and the smallest width of a tile, in units.
const WIDE: f32 = 340.0;
const NARROW: f32 = 196.0;
/// The number of tables from which finished ones are left out.
const MANY: usize = 25;
/// The greatest number of rows of tiles, usually and upright.
const ROWS: (usize, usize) = (2, 4);

impl Canvas<'_> {
    pub(super) fn hand_for_hand(&self, scene: &WallScene, hand: &HandForHandFace) {
        let ink = self.ink;
        self.ground(scene);
        let title = (self.event_title(scene), hand.level.as_str());
        let (left, note) = &hand.left;
        let top = self.large_head(title, (left, note), (ink.text, ink.dim, ink.text));
        let foot = self.foot();
        let foot = self.foot_above(&hand.foot, foot - self.units(EDGE));
        let room = self.inside(self.place.with_min_y(top).with_max_y(foot));
        let rows = self.hand_rows(&hand.tiles, room.width());
        let wide = room.width();
        let name = self.lay_out_text(&hand.title, set(210.0, ink.text).bold(), wide);
        let far = (!hand.how_far.is_empty()).then(|| {
            let far = self.lay_out_text(&hand.how_far, set(68.0, ink.text).bold(), wide);
            let count = self.lay_out_text(&hand.count, set(68.0, ink.dim), wide);
            (far, count)
        });
        let waits = self.lay_out_text(&hand.waits, set(64.0, ink.text).bold(), wide);
        let gap = self.units(GAP);
        let side_by_side =
            far.as_ref().map_or(0.0, |(far, count)| far.width() + self.units(40.0) + count.width());
        let stacked = side_by_side > wide;
        let far_high = far.as_ref().map_or(0.0, |(far, count)| {
            if stacked { far.height() + count.height() } else { far.height() }
        });
        let words = 1.0 * name.size + far_high + waits.height() + 3.0 * gap;
        let count = f32::from(u8::try_from(rows.len()).unwrap_or(u8::MAX));
        let row_height = if rows.is_empty() {
            0.0
        } else {
            ((room.height() - words - gap * count) / count).min(self.units(TILE))
        };
        let high = words + (row_height + gap) * count;
        let centre = room.center().x;
        let mut y = room.center().y - high / 2.0;
        self.put_named(&name, centre, y - 0.12 * name.size, Align::Center, &hand.title);
        y += name.size + gap;
        if let Some((far, count)) = &far {
            if stacked {
                self.put_named(far, centre, y, Align::Center, &hand.how_far);
                self.put_named(count, centre, y + far.height(), Align::Center, &hand.count);
            } else {
                let line = y + 0.94 * far.size;
                let from = centre - side_by_side / 2.0;
                let one = self.at_baseline(far, from, line, Align::Min);
                let two = self.at_baseline(count, from + side_by_side, line, Align::Max);
                let dot = pos2(f32::midpoint(one.right(), two.left()), line - 0.34 * far.size);
                self.painter.circle_filled(dot, self.units(5.0), ink.dim);
                self.name(one, &hand.how_far);
                self.name(two, &hand.count);
            }
        }
        y += far_high + gap;
        for row in &rows {
            self.hand_row(row, Rect::from_x_y_ranges(room.x_range(), y..=y + row_height));
            y += row_height + gap;
        }
        self.put_named(&waits, centre, y, Align::Center, &hand.waits);
        let stroke = Stroke::new(self.units(EDGE), ink.gold);
        self.painter.rect_stroke(self.place, 0.0, stroke, StrokeKind::Inside);
    }

    /// Returns the tables that fit, in rows of about the same length.
    fn hand_rows<'t>(&self, tiles: &'t [HandTile], wide: f32) -> Vec<Vec<&'t HandTile>> {
        let mut shown: Vec<&HandTile> = tiles.iter().collect();
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a wall has room for a few"
        )]
        let fit = ((wide / self.units(NARROW + GAP)).max(1.0)) as usize;
        let most = if self.upright { ROWS.1 } else { ROWS.0 };
        if shown.len() >= MANY || shown.len() > fit * most {
            shown.retain(|tile| tile.progress != TableProgress::Done);
        }
        shown.truncate(fit * most);
        let rows = shown.len().div_ceil(fit).max(1);
        let each = shown.len().div_ceil(rows).max(1);
        shown.chunks(each).map(<[_]>::to_vec).collect()
    }

    fn hand_row(&self, tiles: &[&HandTile], row: Rect) {
        let gap = self.units(GAP);
        let count = f32::from(u8::try_from(tiles.len()).unwrap_or(u8::MAX)).max(1.0);
        let wide = ((row.width() - gap * (count - 1.0)) / count).min(self.units(WIDE));
        let all = wide * count + gap * (count - 1.0);
        let mut x = row.center().x - all / 2.0;
        for tile in tiles {
            let place = Rect::from_min_size(pos2(x, row.top()), vec2(wide, row.height()));
            self.hand_tile(tile, place);
            x += wide + gap;
        }
    }

    /// Draws a tile: a finished table is dim, a playing one light, and an awaited one gold, which
    /// draws the eye.
    fn hand_tile(&self, tile: &HandTile, place: Rect) {
        let ink = self.ink;
        let (fill, text, dim) = match tile.progress {
            TableProgress::Done => (ink.panel, ink.dim, ink.dim),
            TableProgress::AllIn => (ink.banner, ink.on_banner, ink.on_banner),
            TableProgress::Plays | TableProgress::Stopped => (ink.text, ink.ground, ink.ground),
        };
        self.fill(place, 18.0, fill);
        if tile.progress == TableProgress::Done {
            let pen = Stroke::new(self.units(2.0).max(1.0), mix(ink.panel, ink.line, 0.8));
            self.painter.rect_stroke(place, self.units(18.0), pen, StrokeKind::Inside);
        }
        let room = place.width() - self.units(28.0);
        let part = place.height() / TILE;
        let table = self.language.word("wall-table-long");
        let caption = self.lay_out_text(&table, set(LEAST, dim), room);
        let number = self.lay_out_text(
            &tile.table,
            set((104.0 * part / self.unit).max(48.0), text).bold(),
            room,
        );
        let centre = place.center().x;
        let mark = if tile.progress == TableProgress::AllIn { 0.0 } else { self.units(44.0) };
        let word = self.fitting(&tile.words, text, room - mark);
        let lines = caption.size + number.size + word.size;
        let free = (place.height() - lines) / 4.0;
        // On a low tile, the number alone says that this is a table.
        let mut y = place.top();
        if free > self.units(4.0) {
            y += free + 0.5 * caption.size;
            self.put_mid(&caption, centre, y, Align::Center);
            y += 0.5 * caption.size + 0.7 * free;
        } else {
            y += (place.height() - number.size - word.size) / 3.0;
        }
        y += 0.5 * number.size;
        self.put_mid(&number, centre, y, Align::Center);
        y = place.bottom() - 0.5 * word.size - (place.height() * 0.09);
        let whole = word.width() + mark;
        let from = centre - whole / 2.0;
        self.put_mid(&word, from + mark, y, Align::Min);
        self.hand_mark(tile.progress, pos2(from, y), text);
        let said = tile.words.first().map_or("", String::as_str);
        self.name(place, &format!("{table} {} {said}", tile.table));
    }

    /// Returns the first of these texts that fits, or the last.
    fn fitting(&self, words: &[String], text: Color32, room: f32) -> WallText {
        let large = |word: &String| self.lay_out_text(word, set(50.0, text).bold(), room);
        let small = |word: &String| self.lay_out_text(word, set(LEAST, text).bold(), room);
        let whole = words.iter().map(large).find(|word| !word.is_cut());
        whole.unwrap_or_else(|| words.last().map_or_else(|| small(&String::new()), small))
    }

    /// Draws a tick, or the sign of a running table, beside the word.
    fn hand_mark(&self, progress: TableProgress, at: egui::Pos2, ink: Color32) {
        let size = self.units(30.0);
        match progress {
            TableProgress::Done => {
                let points = vec![
                    pos2(at.x, at.y + size * 0.05),
                    pos2(at.x + size * 0.36, at.y + size * 0.4),
                    pos2(at.x + size, at.y - size * 0.4),
                ];
                let pen = Stroke::new(self.units(6.0).max(1.0), self.ink.accent);
                self.painter.add(Shape::line(points, pen));
            }
            TableProgress::Plays => {
                let half = size * 0.42;
                let points = vec![
                    pos2(at.x, at.y - half),
                    pos2(at.x + size * 0.8, at.y),
                    pos2(at.x, at.y + half),
                ];
                self.painter.add(Shape::convex_polygon(points, ink, Stroke::NONE));
            }
            TableProgress::Stopped => {
                for part in [0.0, 0.5] {
                    let bar = Rect::from_min_size(
                        pos2(at.x + size * part, at.y - size * 0.4),
                        vec2(size * 0.28, size * 0.8),
                    );
                    self.painter.rect_filled(bar, 0.0, ink);
                }
            }
            TableProgress::AllIn => {}
        }
    }
}
