//! The backgrounds behind words: felt, light, rays and chips.

use std::{f32::consts::TAU, sync::OnceLock};

use bottone_ui_kit::theme::mix;
use egui::{
    Color32, ColorImage, Context, Id, Mesh, Pos2, Rect, Shape, Stroke, TextureHandle,
    TextureOptions, TextureWrapMode, Vec2, epaint::Vertex, pos2, vec2,
};

use super::canvas::Canvas;

/// The side of the tile of felt, in pixels.
const TILE: usize = 256;
/// The side of a tile, in units.
const TILE_UNITS: f32 = 420.0;
/// The cells of the clouds in a tile, from coarse to fine, with their strength.
const CLOUDS: [(u16, f32); 3] = [(4, 0.3), (10, 0.4), (32, 0.4)];
/// The strength of the grain of single fibres.
const GRAIN: f32 = 0.75;
/// The greatest strength of a light and of a dark spot, of 255.
const LIGHT: f32 = 34.0;
const SHADE: f32 = 84.0;
/// The darkness of the corners, of 255.
const CORNER: f32 = 120.0;
/// The columns and rows in which the shade of the edges is drawn.
const SHADED: (u8, u8) = (24, 14);
/// The number of rays from the middle.
const RAYS: u16 = 16;
/// The number of chips that fall at each side.
const CHIPS: u16 = 9;
/// The number of falls of a chip from top to bottom during the moment.
const ROUNDS: f32 = 7.0;
/// The colours of falling chips.
const COLOURS: [Color32; 5] = [
    Color32::from_rgb(0x2c, 0x8f, 0x66),
    Color32::from_rgb(0xbf, 0x3a, 0x30),
    Color32::from_rgb(0x2f, 0x63, 0xc4),
    Color32::from_rgb(0x2a, 0x2c, 0x33),
    Color32::from_rgb(0x79, 0x45, 0xb5),
];
/// The colour of the chips' edge spots.
const CREAM: Color32 = Color32::from_rgb(0xf2, 0xec, 0xdc);

/// Returns a number from 0 to 1, always the same for the same seed.
fn chance(seed: u32) -> f32 {
    let mut x = seed.wrapping_mul(0x9e37_79b9) ^ 0x85eb_ca6b;
    x = (x ^ (x >> 15)).wrapping_mul(0x2c1b_3c6d);
    x = (x ^ (x >> 12)).wrapping_mul(0x297a_2d39);
    x ^= x >> 15;
    let part = u16::try_from(x & 0xffff).unwrap_or(0);
    f32::from(part) / f32::from(u16::MAX)
}

/// Returns the strengths of light on a tile of felt, from −1 to 1. It repeats without a seam.
fn strengths() -> Vec<f32> {
    let at = |seed: usize| chance(u32::try_from(seed).unwrap_or(0)) - 0.5;
    let number = |of: usize| f32::from(u16::try_from(of).unwrap_or(0));
    let soft = |part: f32| part * part * (3.0 - 2.0 * part);
    let cloud = |cells: u16, row: usize, column: usize| {
        let scale = f32::from(cells) / number(TILE);
        let (x, y) = (number(column) * scale, number(row) * scale);
        let cells = usize::from(cells);
        let (left, top) = (column * cells / TILE, row * cells / TILE);
        let corner = |across: usize, down: usize| {
            at(cells * 7_919 + (top + down) % cells * cells + (left + across) % cells)
        };
        let upper = corner(0, 0) + (corner(1, 0) - corner(0, 0)) * soft(x.fract());
        let lower = corner(0, 1) + (corner(1, 1) - corner(0, 1)) * soft(x.fract());
        upper + (lower - upper) * soft(y.fract())
    };
    // Fibres lie in two directions, each a few pixels long.
    let grain = |row: usize, column: usize| {
        let down = at(100_003 + row / 4 * TILE + (column + row) % TILE);
        let across = at(200_003 + (row + TILE - column / 2) % TILE * TILE + column / 4);
        down + across
    };
    let light = |at: usize| {
        let (row, column) = (at / TILE, at % TILE);
        let clouds: f32 =
            CLOUDS.iter().map(|(cells, strength)| strength * cloud(*cells, row, column)).sum();
        (clouds + GRAIN * grain(row, column)).clamp(-1.0, 1.0)
    };
    (0..TILE * TILE).map(light).collect()
}

/// Returns a tile of felt as light and shade over its colour. It is made once.
fn tile() -> &'static ColorImage {
    static MADE: OnceLock<ColorImage> = OnceLock::new();
    MADE.get_or_init(|| {
        let pixels = strengths().into_iter().map(|light| {
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "it is between 0 and the greatest strength"
            )]
            let of = |most: f32| (light.abs() * most) as u8;
            if light > 0.0 {
                Color32::from_white_alpha(of(LIGHT))
            } else {
                Color32::from_black_alpha(of(SHADE))
            }
        });
        ColorImage::new([TILE, TILE], pixels.collect())
    })
}

/// Returns the tile, made once for each window's context.
fn fibres(ctx: &Context) -> TextureHandle {
    let id = Id::unique("the fibres of felt");
    if let Some(known) = ctx.data(|data| data.get_temp::<TextureHandle>(id)) {
        return known;
    }
    let options = TextureOptions { wrap_mode: TextureWrapMode::Repeat, ..TextureOptions::LINEAR };
    let made = ctx.load_texture("felt", tile().clone(), options);
    ctx.data_mut(|data| data.insert_temp(id, made.clone()));
    made
}

/// Returns a colour at this share of its opacity.
fn faint(ink: Color32, share: f32) -> Color32 {
    ink.gamma_multiply(share)
}

impl Canvas<'_> {
    /// Draws the fibres of felt over the picture at `place`, lit by this colour.
    pub(super) fn fibres(&self, place: Rect, light: Color32) {
        let fibres = fibres(self.ui.ctx());
        let tiles = place.size() / self.units(TILE_UNITS);
        let uv = Rect::from_min_size(Pos2::ZERO, tiles);
        self.painter.image(fibres.id(), place, uv, light);
    }

    /// Returns an empty mesh of the fibres of felt.
    pub(super) fn fibre_mesh(&self) -> Mesh {
        Mesh::with_texture(fibres(self.ui.ctx()).id())
    }

    /// Returns a corner of such a mesh, lit by this colour.
    pub(super) fn fibre_at(&self, at: Pos2, light: Color32) -> Vertex {
        let uv = (at - self.place.min) / self.units(TILE_UNITS);
        Vertex { pos: at, uv: uv.to_pos2(), color: light }
    }

    /// Draws felt over the whole wall: fibres, and darker edges as under a lamp.
    pub(super) fn felt(&self, place: Rect) {
        self.fibres(place, mix(self.ink.accent, Color32::WHITE, 0.35));
        if self.look.is_dark {
            self.edges(place);
        }
    }

    /// Darkens the edges of `place`, the lower ones more.
    fn edges(&self, place: Rect) {
        let mut mesh = Mesh::default();
        let (columns, rows) = SHADED;
        for row in 0..=rows {
            for column in 0..=columns {
                let (x, y) =
                    (f32::from(column) / f32::from(columns), f32::from(row) / f32::from(rows));
                let far = vec2((x - 0.5) / 0.62, (y - 0.42) / 0.66).length();
                let part = ((far - 0.35) / 0.85).clamp(0.0, 1.0);
                #[expect(
                    clippy::cast_possible_truncation,
                    clippy::cast_sign_loss,
                    reason = "between 0 and the darkness of a corner"
                )]
                let shade = (part * part * (3.0 - 2.0 * part) * CORNER) as u8;
                let at = place.min + vec2(x, y) * place.size();
                mesh.colored_vertex(at, Color32::from_black_alpha(shade));
            }
        }
        let wide = u32::from(columns) + 1;
        for row in 0..u32::from(rows) {
            for column in 0..u32::from(columns) {
                let first = row * wide + column;
                mesh.add_triangle(first, first + 1, first + wide);
                mesh.add_triangle(first + 1, first + wide, first + wide + 1);
            }
        }
        self.painter.add(Shape::mesh(mesh));
    }

    /// Draws a light of this colour around `centre`, which fades with the distance.
    pub(super) fn glow(&self, centre: Pos2, radius: Vec2, ink: Color32, share: f32) {
        const STEPS: u16 = 48;
        let mut mesh = Mesh::default();
        mesh.colored_vertex(centre, faint(ink, share));
        for step in 0..=STEPS {
            let angle = TAU * f32::from(step) / f32::from(STEPS);
            mesh.colored_vertex(centre + Vec2::angled(angle) * radius, Color32::TRANSPARENT);
        }
        for step in 1..=u32::from(STEPS) {
            mesh.add_triangle(0, step, step + 1);
        }
        self.painter.add(Shape::mesh(mesh));
    }

    /// Draws rays from `centre` to beyond the edges.
    pub(super) fn rays(&self, centre: Pos2, ink: Color32, share: f32) {
        let far = self.place.width() + self.place.height();
        let mut mesh = Mesh::default();
        for ray in 0..RAYS {
            let turn = TAU / f32::from(RAYS);
            let from = turn * f32::from(ray);
            let first = u32::try_from(mesh.vertices.len()).unwrap_or(0);
            mesh.colored_vertex(centre, faint(ink, share));
            for angle in [from, from + turn * 0.5] {
                let edge = centre + Vec2::angled(angle) * far;
                mesh.colored_vertex(edge, faint(ink, share * 0.5));
            }
            mesh.add_triangle(first, first + 1, first + 2);
        }
        self.painter.add(Shape::mesh(mesh));
    }

    /// Draws chips that fall in `column`. `over` is the elapsed share of the moment, in
    /// thousandths; without motion they stay in place.
    pub(super) fn falling_chips(&self, column: Rect, seed: u32, over: u16, colours: &[Color32]) {
        let colours = if colours.is_empty() { &COLOURS[..] } else { colours };
        let largest = (column.width() * 0.22).min(self.units(62.0));
        if largest < self.units(16.0) {
            return;
        }
        let painter = self.painter.with_clip_rect(column);
        let fallen = if self.look.moves { f32::from(over) / 1_000.0 } else { 0.0 };
        for chip in 0..CHIPS {
            let of = |nth: u32| chance(seed + u32::from(chip) * 11 + nth);
            let radius = largest * (0.35 + 0.65 * of(1));
            let x = column.left() + radius + (column.width() - 2.0 * radius) * of(2);
            // Spread evenly over the height, each with a small offset.
            let from = (f32::from(chip) + 0.8 * of(3)) / f32::from(CHIPS);
            let passed = (from + fallen * ROUNDS).fract();
            let y = column.top() - radius + (column.height() + 2.0 * radius) * passed;
            let turn = TAU * (of(4) + fallen * (6.0 * of(5) - 3.0));
            let nth = (u32::from(chip) + seed) as usize % colours.len();
            // Chips come out of nothing under a head, whose edge would cut them.
            let shown = if column.top() > self.place.top() {
                ((y - radius - column.top()) / (1.5 * radius)).clamp(0.0, 1.0)
            } else {
                1.0
            };
            let turned = (turn, 0.45 + 0.55 * of(6));
            chip_at(&painter, pos2(x, y), radius, turned, (colours[nth], shown));
        }
    }
}

/// Draws a turned chip, seen from the side by `tilt`, with this share of its opacity.
pub(super) fn chip_at(
    painter: &egui::Painter,
    centre: Pos2,
    radius: f32,
    (turn, tilt): (f32, f32),
    (face, shown): (Color32, f32),
) {
    const CORNERS: u8 = 32;
    if shown <= 0.0 {
        return;
    }
    let turned = |at: Vec2| {
        let (sin, cos) = turn.sin_cos();
        let at = vec2(at.x, at.y * tilt);
        centre + vec2(at.x * cos - at.y * sin, at.x * sin + at.y * cos)
    };
    let ring = |share: f32| -> Vec<Pos2> {
        let angles = (0..CORNERS).map(|nth| TAU * f32::from(nth) / f32::from(CORNERS));
        angles.map(|angle| turned(Vec2::angled(angle) * radius * share)).collect()
    };
    let filled = |points: Vec<Pos2>, ink: Color32| {
        painter.add(Shape::convex_polygon(points, faint(ink, shown), Stroke::NONE));
    };
    let shadow = vec2(0.0, radius * 0.12);
    filled(ring(1.02).iter().map(|at| *at + shadow).collect(), Color32::from_black_alpha(70));
    filled(ring(1.0), face);
    for spot in 0..8_u8 {
        let middle = TAU * f32::from(spot) / 8.0;
        let at = |angle: f32, share: f32| turned(Vec2::angled(middle + angle) * radius * share);
        let outside = [-0.16, -0.08, 0.0, 0.08, 0.16].map(|angle| at(angle, 0.98));
        let mut edge = outside.to_vec();
        edge.extend([at(0.16, 0.72), at(-0.16, 0.72)]);
        filled(edge, CREAM);
    }
    filled(ring(0.70), CREAM);
    filled(ring(0.64), face);
    filled(ring(0.46), mix(face, CREAM, 0.75));
    filled(ring(0.30), mix(face, CREAM, 0.15));
}

#[cfg(test)]
mod tests {
    use bottone_store::profiles::themes::{Colour, LEAST_CONTRAST, WallTheme, contrast};

    use super::*;

    /// Checks that captions and figures are read over the lightest and the darkest twentieth of the
    /// fibres too.
    #[test]
    fn words_are_read_on_felt() {
        let theme = WallTheme::default();
        let tint = mix(Color32::from_rgb(0x8f, 0xe6, 0xbf), Color32::WHITE, 0.35);
        let pixels = &tile().pixels;
        let over = |ground: Colour, pixel: Color32| -> Colour {
            let part = |of: u8, light: u8, by: u8| {
                let (light, by) = (u16::from(light) * u16::from(by) / 255, u16::from(pixel.a()));
                let sum = light + u16::from(of) * (255 - by) / 255;
                u8::try_from(sum.min(255)).unwrap()
            };
            (
                part(ground.0, tint.r(), pixel.r()),
                part(ground.1, tint.g(), pixel.g()),
                part(ground.2, tint.b(), pixel.b()),
            )
        };
        let colours = &theme.colours;
        for ink in [colours.text, colours.dim, colours.gold, colours.accent] {
            for ground in [colours.ground, colours.feast] {
                let found = pixels.iter().map(|pixel| contrast(ink, over(ground, *pixel)));
                let mut found: Vec<f32> = found.collect();
                found.sort_by(f32::total_cmp);
                let least = found[found.len() / 20];
                assert!(least >= LEAST_CONTRAST, "{ink:?} on {ground:?}: {least:.2}");
            }
        }
        let mut light: Vec<u8> = pixels.iter().map(egui::Color32::a).collect();
        light.sort_unstable();
        assert!(light[light.len() / 2] > 4, "felt that nobody sees");
    }

    /// Checks that a tile of felt meets the next one without a seam: neighbours across its edge
    /// differ no more than neighbours within it.
    #[test]
    fn felt_has_no_seam() {
        let light = strengths();
        let step = |row: usize, column: usize| {
            let next = light[row * TILE + (column + 1) % TILE];
            (light[row * TILE + column] - next).abs()
        };
        let across = |column: usize| {
            let rows = u16::try_from(TILE).unwrap();
            (0..TILE).map(|row| step(row, column)).sum::<f32>() / f32::from(rows)
        };
        let most = (0..TILE - 1).map(across).fold(0.0, f32::max);
        assert!(across(TILE - 1) <= most * 1.05, "{} against {most}", across(TILE - 1));
    }
}
