//! The backgrounds behind words: felt, light, rays and chips.

use std::f32::consts::TAU;

use egui::{
    Color32, ColorImage, Context, Id, Mesh, Pos2, Rect, Shape, Stroke, TextureHandle,
    TextureOptions, TextureWrapMode, Vec2, pos2, vec2,
};

use super::canvas::Canvas;
use crate::ui::theme::mix;

/// The side of a tile of fibres, in pixels.
const TILE: usize = 256;
/// The side of a tile, in units.
const TILE_UNITS: f32 = 300.0;
/// The greatest strength of a fibre, of 255.
const FIBRE: f32 = 15.0;
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

/// Returns a tile of short fibres in two directions, light and dark.
fn tile() -> ColorImage {
    let mut light = vec![0.0_f32; TILE * TILE];
    let fibres = u32::try_from(TILE * TILE / 6).unwrap_or(0);
    let whole = |share: f32, of: f32| -> usize {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a share of a few hundred"
        )]
        let whole = (share * of).max(0.0) as usize;
        whole
    };
    for fibre in 0..fibres {
        let of = |nth: u32| chance(fibre * 5 + nth);
        let (x, y) = (whole(of(0), 256.0), whole(of(1), 256.0));
        let length = 4 + whole(of(2), 10.0);
        let strength = (of(3) - 0.5) * 0.9;
        let down = of(4) < 0.5;
        for step in 0..length {
            let row = (y + if down { step } else { TILE - step / 2 }) % TILE;
            let column = (x + if down { step / 2 } else { step }) % TILE;
            light[row * TILE + column] += strength;
        }
    }
    let pixels = light.into_iter().map(|light| {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "it is between 0 and the strength of a fibre"
        )]
        let alpha = (light.abs().min(1.0) * FIBRE) as u8;
        if light > 0.0 {
            Color32::from_white_alpha(alpha)
        } else {
            Color32::from_black_alpha(alpha.saturating_mul(2))
        }
    });
    ColorImage::new([TILE, TILE], pixels.collect())
}

/// Returns the tile, made once for each window's context.
fn fibres(ctx: &Context) -> TextureHandle {
    let id = Id::unique("the fibres of felt");
    if let Some(known) = ctx.data(|data| data.get_temp::<TextureHandle>(id)) {
        return known;
    }
    let options = TextureOptions { wrap_mode: TextureWrapMode::Repeat, ..TextureOptions::LINEAR };
    let made = ctx.load_texture("felt", tile(), options);
    ctx.data_mut(|data| data.insert_temp(id, made.clone()));
    made
}

/// Returns a colour at this share of its opacity.
fn faint(ink: Color32, share: f32) -> Color32 {
    ink.gamma_multiply(share)
}

impl Canvas<'_> {
    /// Draws fibres over the picture at `place`.
    pub(super) fn felt(&self, place: Rect) {
        let fibres = fibres(self.ui.ctx());
        let tiles = place.size() / self.units(TILE_UNITS);
        let uv = Rect::from_min_size(Pos2::ZERO, tiles);
        self.painter.image(fibres.id(), place, uv, Color32::WHITE);
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
            chip_at(&painter, pos2(x, y), radius, (turn, 0.45 + 0.55 * of(6)), colours[nth]);
        }
    }
}

/// Draws a turned chip, seen from the side by `tilt`.
pub(super) fn chip_at(
    painter: &egui::Painter,
    centre: Pos2,
    radius: f32,
    (turn, tilt): (f32, f32),
    face: Color32,
) {
    const CORNERS: u8 = 32;
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
        painter.add(Shape::convex_polygon(points, ink, Stroke::NONE));
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
