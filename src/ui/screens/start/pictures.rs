//! The pictures of the first page: a wall, a room with a move, and chips with their ruling.

use std::f32::consts::TAU;

use bottone_ui_kit::{
    fonts,
    i18n::HasLanguage as _,
    icons::{Icon, dealer_button},
    theme::{Theme, corner, mix, radius},
};
use egui::{
    Align2, Color32, FontId, Painter, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2,
    epaint::EllipseShape, pos2, vec2,
};

/// The size for which the measures below are drawn, in points.
const DRAWN_FOR: Vec2 = vec2(340.0, 130.0);

/// The ground of a picture, and the scale of its parts.
struct Ground {
    painter: Painter,
    place: Rect,
    scale: f32,
}

impl Ground {
    /// Fills `place` with `fill`.
    fn new(ui: &Ui, place: Rect, fill: Color32) -> Self {
        let painter = ui.painter().with_clip_rect(place.intersect(ui.clip_rect()));
        painter.rect_filled(place, corner(radius::INNER), fill);
        let scale = (place.width() / DRAWN_FOR.x).min(place.height() / DRAWN_FOR.y);
        Self { painter, place, scale }
    }

    /// Returns the point that lies this far from the middle.
    fn at(&self, x: f32, y: f32) -> Pos2 {
        self.place.center() + vec2(x, y) * self.scale
    }

    fn write(&self, at: Pos2, words: &str, points: f32, ink: Color32) {
        let font = FontId::new((points * self.scale).round(), fonts::bold());
        self.painter.text(at, Align2::CENTER_CENTER, words, font, ink);
    }
}

/// Draws a wall on its felt: the time left within the printed line, the blinds, and a bar.
pub(super) fn wall(ui: &Ui, place: Rect) {
    let theme = Theme::of(ui);
    let ground = Ground::new(ui, place, theme.felt);
    let line = Stroke::new(1.5 * ground.scale, mix(theme.felt, theme.felt_text, 0.35));
    let oval = Rect::from_center_size(ground.at(0.0, -4.0), vec2(196.0, 92.0) * ground.scale);
    let round = corner(44.0 * ground.scale);
    ground.painter.rect_stroke(oval, round, line, StrokeKind::Inside);
    ground.write(ground.at(0.0, -16.0), "19:42", 42.0, theme.felt_text);
    ground.write(ground.at(0.0, 20.0), "300 / 600", 17.0, theme.felt_dim);
    let bar = Rect::from_center_size(ground.at(0.0, 54.0), vec2(300.0, 5.0) * ground.scale);
    ground.painter.rect_filled(bar, corner(radius::KEY), theme.felt_line);
    let done = bar.with_max_x(bar.left() + bar.width() * 0.34);
    ground.painter.rect_filled(done, corner(radius::KEY), theme.felt_text);
}

/// Draws three tables, and a player who moves from one to the next.
pub(super) fn floor(ui: &Ui, place: Rect) {
    let theme = Theme::of(ui);
    let ground = Ground::new(ui, place, theme.raised);
    // The seats that are taken, from the top clockwise; the button's seat follows.
    let tables = [(-112.0, 0b1111_1111_u8, 6_u8), (0.0, 0b1110_1011, 2), (112.0, 0b0111_0111, 4)];
    for (x, taken, button) in tables {
        table(&ground, theme, ground.at(x, 4.0), taken, button);
    }
    let (from, to) = (ground.at(-86.0, -34.0), ground.at(-26.0, -34.0));
    let bow = [from, from + vec2(16.0, -18.0) * ground.scale, to - vec2(16.0, 18.0) * ground.scale];
    let pen = Stroke::new(2.5 * ground.scale, theme.gold);
    let path = egui::epaint::CubicBezierShape::from_points_stroke(
        [bow[0], bow[1], bow[2], to],
        false,
        Color32::TRANSPARENT,
        pen,
    );
    ground.painter.add(path);
    let tip = |x: f32, y: f32| to + vec2(x, y) * ground.scale;
    ground.painter.line(vec![tip(-9.0, -3.0), to, tip(-1.0, -9.5)], pen);
}

/// Draws a table of eight seats from above.
fn table(ground: &Ground, theme: &Theme, middle: Pos2, taken: u8, button: u8) {
    let felt = EllipseShape {
        stroke: Stroke::new(2.0 * ground.scale, theme.felt_line),
        ..EllipseShape::filled(middle, vec2(34.0, 20.0) * ground.scale, theme.felt)
    };
    ground.painter.add(felt);
    let around = |seat: u8, reach: Vec2| {
        let turn = TAU * f32::from(seat) / 8.0 - TAU / 4.0;
        middle + vec2(turn.cos() * reach.x, turn.sin() * reach.y) * ground.scale
    };
    for seat in 0..8 {
        let at = around(seat, vec2(46.0, 32.0));
        let size = 6.5 * ground.scale;
        if taken & (1 << seat) == 0 {
            let edge = Stroke::new(1.0, theme.on_open_seat);
            ground.painter.circle_stroke(at, size, edge);
        } else {
            ground.painter.circle_filled(at, size, theme.on_open_seat);
        }
    }
    let at = around(button, vec2(24.0, 12.0));
    dealer_button(&ground.painter, at, 6.0 * ground.scale, theme);
}

/// Draws two chips that were pushed, and the bet they make.
pub(super) fn ruling(ui: &Ui, place: Rect) {
    let theme = Theme::of(ui);
    let ground = Ground::new(ui, place, theme.raised);
    let figure = |chips: u64| ui.language().number(chips);
    for (x, value, ink) in [(-116.0, 1_000, theme.gold), (-66.0, 500, theme.blue)] {
        chip(&ground, theme, ground.at(x, 0.0), ink);
        ground.write(ground.at(x, 0.0), &figure(value), 10.5, theme.text);
    }
    let arrow = Rect::from_center_size(ground.at(-14.0, 0.0), Vec2::splat(26.0 * ground.scale));
    Icon::Arrow.paint(&ground.painter, arrow, theme.dim);
    ground.write(ground.at(64.0, 0.0), &figure(1_500), 40.0, theme.text);
    let tick = Rect::from_center_size(ground.at(138.0, 0.0), Vec2::splat(26.0 * ground.scale));
    Icon::Tick.paint(&ground.painter, tick, theme.accent);
}

fn chip(ground: &Ground, theme: &Theme, middle: Pos2, ink: Color32) {
    let size = 22.0 * ground.scale;
    ground.painter.circle_filled(middle, size, ink);
    for spoke in 0_u8..8 {
        let turn = TAU * f32::from(spoke) / 8.0;
        let way = vec2(turn.cos(), turn.sin());
        let pen = Stroke::new(5.0 * ground.scale, theme.disc);
        let ends = [middle + way * size * 0.78, middle + way * size];
        ground.painter.line_segment(ends, pen);
    }
    ground.painter.circle_filled(pos2(middle.x, middle.y), size * 0.72, theme.card);
}
