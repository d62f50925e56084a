//! The final table as a real table: felt, seats in their true places, stacks of chips, and the
//! ladder at the foot.

use std::f32::consts::TAU;

use bottone_ui_kit::theme::mix;
use bottone_view::finish::{FinalSeat, FinalTable};
use egui::{
    Align, Color32, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, epaint::EllipseShape, pos2, vec2,
};

use super::{
    canvas::{Canvas, LEAST, WallText, set},
    frame::{BRASS, RAIL},
};
use crate::scene::WallScene;

/// The sizes of plates to try, in units: the first one without touching plates is used.
const PLATES: [Vec2; 7] = [
    vec2(430.0, 128.0),
    vec2(400.0, 128.0),
    vec2(380.0, 126.0),
    vec2(360.0, 124.0),
    vec2(340.0, 122.0),
    vec2(320.0, 120.0),
    vec2(290.0, 116.0),
];
/// The smallest gap between two plates, in units.
const APART: f32 = 8.0;
/// The height of the foot with prizes, in units.
const FOOT: f32 = 146.0;
/// The height of a line of the introduction from which big blinds stand below the stack, in units.
const TWO_LINES: f32 = 92.0;
/// The exponent of the table's shape: 2 is an ellipse, and more is nearer to a rectangle.
const SHAPE: f32 = 2.9;
/// The dealer's place at the table, as a share of a seat.
const DEALER: f32 = 0.45;
/// The distance of chips from plates and from other chips, in units.
const BEFORE: f32 = 12.0;
/// The steps from a plate towards the middle of the table at which chips may stand.
const STEPS_IN: u8 = 40;
/// The width and the height of a chip seen from the side, in units.
const CHIP: Vec2 = vec2(48.0, 10.5);
/// The number of chips in the largest stack, and in a column.
const MOST: u16 = 30;
const COLUMN: u16 = 10;
/// The colour of the seam in the leather.
const STITCH: Color32 = Color32::from_rgb(0x7d, 0x62, 0x4c);
/// The felt of the table, which has its usual colour in every theme.
const FELT: Color32 = Color32::from_rgb(0x17, 0x63, 0x48);
const PRINT: Color32 = Color32::from_rgb(0xec, 0xe6, 0xcb);
/// The light and the dark colour of chips.
const CREAM: Color32 = Color32::from_rgb(0xee, 0xe8, 0xd6);
const GREEN: Color32 = Color32::from_rgb(0x2c, 0x7d, 0x5c);

/// The layout of the table and its seats.
struct FinalLayout {
    centre: Pos2,
    /// The distances from the middle to the middles of the plates.
    radius: Vec2,
    plate: Vec2,
    /// The ways from the middle of the table to the seats, from the first.
    ways: Vec<Vec2>,
}

impl FinalLayout {
    /// Lays out a table of `size` seats in `room`. The dealer sits at the foot and needs less space
    /// than a seat; seat 1 is at the dealer's left. Plates are equally far from each other.
    fn of(room: Rect, plate: Vec2, size: u8) -> Self {
        const STEPS: u16 = 720;
        let radius = (room.size() - plate) / 2.0;
        let at = |step: u16| {
            let turn = TAU * f32::from(step) / f32::from(STEPS);
            rounded(vec2(-turn.sin(), turn.cos())) * radius
        };
        // A step counts by the share of a plate that it passes.
        let long = |from: Vec2, to: Vec2| ((to - from) / plate).length();
        let steps: Vec<(f32, Vec2)> = (0..=STEPS)
            .scan((0.0, at(0)), |(sum, last), step| {
                let here = at(step);
                *sum += long(*last, here);
                *last = here;
                Some((*sum, here))
            })
            .collect();
        let whole = steps.last().map_or(0.0, |(sum, _)| *sum);
        let way = |seat: u8| {
            let share = (f32::from(seat) - 0.5 + DEALER / 2.0) / (f32::from(size) + DEALER);
            let there = steps.iter().find(|(sum, _)| *sum >= share * whole);
            there.map_or(Vec2::ZERO, |(_, way)| *way)
        };
        let ways = (1..=size.max(1)).map(way).collect();
        Self { centre: room.center(), radius, plate, ways }
    }

    fn way(&self, seat: u8) -> Vec2 {
        let at = usize::from(seat).saturating_sub(1);
        self.ways.get(at).copied().unwrap_or_default()
    }

    fn place(&self, seat: u8) -> Rect {
        Rect::from_center_size(self.centre + self.way(seat), self.plate)
    }
}

/// Moves a point of the unit circle out to the shape of the table.
fn rounded(at: Vec2) -> Vec2 {
    let out = |part: f32| part.signum() * part.abs().powf(2.0 / SHAPE);
    vec2(out(at.x), out(at.y))
}

/// Returns the corners of the table's shape with these distances from the middle.
fn shape(centre: Pos2, radius: Vec2) -> Vec<Pos2> {
    const CORNERS: u8 = 120;
    let angles = (0..CORNERS).map(|nth| TAU * f32::from(nth) / f32::from(CORNERS));
    angles.map(|angle| centre + rounded(Vec2::angled(angle)) * radius).collect()
}

impl Canvas<'_> {
    pub(super) fn final_round(&self, scene: &WallScene, table: &FinalTable) {
        let ink = self.ink;
        let head = &scene.head;
        let level = [self.titled(&self.look.texts.final_table, "wall-final-table")];
        let level = level.into_iter().chain([head.heading.clone(), head.stakes.clone()]);
        let level: Vec<String> = level.filter(|word| !word.is_empty()).collect();
        let left = self.language.word("wall-left-in-this-level");
        let right = if head.left.is_empty() {
            (head.time_of_day.as_str(), "")
        } else {
            (head.left.as_str(), left.as_str())
        };
        let title = (self.event_title(scene), level.join(" · "));
        let top = self.large_head((title.0, &title.1), right, (ink.text, ink.dim, ink.text));
        let top = self.banner(&scene.head.banner, top);
        let bottom = self.final_ladder(table, self.foot());
        let body = self.inside(self.place.with_min_y(top).with_max_y(bottom));
        let lay = self.lay(table, body.shrink2(vec2(0.0, self.units(8.0))));
        self.felt_table(&lay, table);
        let stacks = self.stacks(&lay, table);
        for (seat, place) in table.seats.iter().zip(&stacks) {
            self.stack_at(&lay, seat, *place);
        }
        for seat in &table.seats {
            self.final_plate(seat, lay.place(seat.number));
        }
    }

    fn lay(&self, table: &FinalTable, room: Rect) -> FinalLayout {
        let of = |plate: Vec2| FinalLayout::of(room, plate * self.unit, table.size);
        let apart = self.units(APART);
        let clear = |lay: &FinalLayout| {
            let places: Vec<Rect> = table.seats.iter().map(|seat| lay.place(seat.number)).collect();
            let touches = |at: usize, one: &Rect| {
                places[at + 1..].iter().any(|other| one.expand(apart).intersects(*other))
            };
            !places.iter().enumerate().any(|(at, one)| touches(at, one))
        };
        let found = PLATES.into_iter().map(of).find(clear);
        found.unwrap_or_else(|| of(PLATES[PLATES.len() - 1]))
    }

    /// Draws the rail, the felt and the printed line, with the first prize in the middle.
    fn felt_table(&self, lay: &FinalLayout, table: &FinalTable) {
        let filled = |radius: Vec2, fill: Color32, stroke: Stroke| {
            let corners = shape(lay.centre, radius);
            self.painter.add(Shape::convex_polygon(corners, fill, stroke));
        };
        // The plates stand on the rail.
        let rail = lay.radius + vec2(lay.plate.x * 0.05, lay.plate.y * 0.12);
        let line = |units: f32, ink| Stroke::new(self.units(units).max(1.0), ink);
        for (grown, shade) in [(26.0, 30), (18.0, 40), (10.0, 60)] {
            let grown = rail + Vec2::splat(self.units(grown));
            filled(grown, Color32::from_black_alpha(shade), Stroke::NONE);
        }
        filled(rail, mix(RAIL, Color32::BLACK, 0.25), line(2.0, mix(RAIL, Color32::BLACK, 0.6)));
        // The padding is lit along its middle.
        for (nth, inset) in (1_u8..).zip([6.0, 12.0, 18.0, 24.0]) {
            let ink = mix(RAIL, Color32::WHITE, 0.035 * f32::from(nth));
            filled(rail - Vec2::splat(self.units(inset)), ink, Stroke::NONE);
        }
        for (nth, inset) in (1_u8..).zip([32.0, 40.0]) {
            let ink = mix(RAIL, Color32::BLACK, 0.18 * f32::from(nth));
            filled(rail - Vec2::splat(self.units(inset)), ink, Stroke::NONE);
        }
        self.stitches(lay.centre, rail - Vec2::splat(self.units(22.0)));
        let edge = rail - Vec2::splat(self.units(48.0));
        filled(edge, FELT, line(6.0, BRASS));
        let inside = edge - Vec2::splat(self.units(3.0));
        self.felt_within(lay.centre, &shape(lay.centre, inside));
        self.glow(lay.centre - vec2(0.0, edge.y * 0.1), edge * 0.95, Color32::WHITE, 0.12);
        let print = line(3.0, mix(FELT, PRINT, 0.5));
        let betting = edge - vec2(lay.plate.x * 0.36, lay.plate.y * 1.05);
        self.painter.add(Shape::closed_line(shape(lay.centre, betting), print));
        let logo = self.look.logo();
        let Some((_, first)) = table.prizes.first() else {
            if let Some(logo) = logo {
                let most = vec2(edge.x * 0.5, edge.y * 0.6);
                self.picture(logo, most, lay.centre, Align::Center);
            }
            return;
        };
        let wide = edge.x * 0.56;
        let prize = self.lay_out_text(first, set(104.0, PRINT).figure(), wide);
        let said = self.language.word("wall-to-the-winner");
        let below = self.lay_out_text(&said, set(44.0, PRINT), wide);
        let mut y = lay.centre.y + self.units(if logo.is_some() { 52.0 } else { -22.0 });
        if let Some(logo) = logo {
            let most = vec2(wide * 0.6, self.units(104.0));
            let at = pos2(lay.centre.x, y - self.units(112.0));
            self.picture(logo, most, at, Align::Center);
        }
        self.put_mid_named(&prize, pos2(lay.centre.x, y), Align::Center, first);
        y += self.units(78.0);
        self.put_mid_named(&below, pos2(lay.centre.x, y), Align::Center, &said);
    }

    /// Draws the fibres of felt within a shape around `centre`.
    fn felt_within(&self, centre: Pos2, corners: &[Pos2]) {
        let mut mesh = self.fibre_mesh();
        let tint = Color32::from_rgb(0xc8, 0xf5, 0xdf);
        let mut corner = |at: Pos2| mesh.vertices.push(self.fibre_at(at, tint));
        corner(centre);
        corners.iter().chain(corners.first()).for_each(|at| corner(*at));
        for nth in 1..=u32::try_from(corners.len()).unwrap_or(0) {
            mesh.add_triangle(0, nth, nth + 1);
        }
        self.painter.add(Shape::mesh(mesh));
    }

    fn stitches(&self, centre: Pos2, radius: Vec2) {
        const STEPS: u16 = 240;
        let pen = Stroke::new(self.units(2.5).max(1.0), STITCH);
        for step in (0..STEPS).step_by(2) {
            let at = |step: u16| {
                let turn = TAU * f32::from(step) / f32::from(STEPS);
                centre + rounded(Vec2::angled(turn)) * radius
            };
            self.painter.line_segment([at(step), at(step + 1)], pen);
        }
    }

    /// Returns the size of a seat's stack, with chips by its share of the largest one.
    fn stack_size(&self, seat: &FinalSeat) -> (u16, u16, Vec2) {
        let chips = u16::try_from(u32::from(seat.share) * u32::from(MOST) / 1_000).unwrap_or(MOST);
        let chips = if seat.share > 0 { chips.max(1) } else { 0 };
        let columns = chips.div_ceil(COLUMN);
        let chip = CHIP * self.unit;
        let wide = f32::from(columns) * (chip.x + self.units(3.0));
        let tall = f32::from(chips.min(COLUMN)) * chip.y * 0.92 + chip.y * 0.6;
        (chips, columns, vec2(wide, tall))
    }

    /// Returns the place of each stack: on the way from its plate to the middle of the table, as
    /// near to the plate as it is clear of all plates and of other stacks.
    fn stacks(&self, lay: &FinalLayout, table: &FinalTable) -> Vec<Rect> {
        let apart = self.units(BEFORE);
        let plates: Vec<Rect> = table.seats.iter().map(|seat| lay.place(seat.number)).collect();
        let middle = Rect::from_center_size(lay.centre, lay.radius * vec2(0.7, 0.7));
        let mut placed: Vec<Rect> = Vec::new();
        for seat in &table.seats {
            let (_, _, size) = self.stack_size(seat);
            // The button stands beside the stack.
            let size = if seat.button { size + vec2(self.units(140.0), 0.0) } else { size };
            let way = lay.way(seat.number);
            let at = |step: u8| {
                let part = 1.0 - 0.75 * f32::from(step) / f32::from(STEPS_IN);
                Rect::from_center_size(lay.centre + way * part, size)
            };
            let clear = |place: &Rect| {
                let room = place.expand(apart);
                let touches = |other: &Rect| room.intersects(*other);
                !plates.iter().any(touches) && !placed.iter().any(|other| place.intersects(*other))
            };
            let free = |place: &Rect| clear(place) && !place.intersects(middle);
            let found = (0..=STEPS_IN).map(at).find(free);
            let found = found.or_else(|| (0..=STEPS_IN).map(at).find(clear));
            placed.push(found.unwrap_or_else(|| at(STEPS_IN / 2)));
        }
        placed
    }

    /// Draws a seat's stack at its place, and the button beside it.
    fn stack_at(&self, lay: &FinalLayout, seat: &FinalSeat, place: Rect) {
        let (chips, columns, size) = self.stack_size(seat);
        let chip = CHIP * self.unit;
        let gap = self.units(3.0);
        let (wide, base) = (size.x, place.bottom());
        // The button stands nearer to the middle of the table.
        let right = lay.way(seat.number).x < 0.0;
        let left = if right || !seat.button { place.left() } else { place.right() - wide };
        for column in 0..columns {
            let left = left + f32::from(column) * (chip.x + gap);
            let high = (chips - column * COLUMN).min(COLUMN);
            let shadow = Rect::from_min_size(pos2(left, base - chip.y * 0.4), chip);
            self.painter.rect_filled(
                shadow.expand(self.units(3.0)),
                chip.y,
                Color32::from_black_alpha(90),
            );
            for nth in 0..high {
                let off = [0.0, 1.6, -0.8, 0.9][usize::from(nth % 4)];
                let top = base - f32::from(nth + 1) * chip.y * 0.92;
                let at = pos2(left + self.units(off), top);
                let turned = f32::from((nth * 3 + column) % 5) * 0.06;
                self.side_chip(Rect::from_min_size(at, chip), turned, nth + 1 == high);
            }
        }
        if seat.button {
            let radius = self.units(27.0);
            let apart = radius + self.units(14.0);
            let x = if right { left + wide + apart } else { left - apart };
            let y = base - radius;
            let centre = pos2(x, y);
            let shadow = centre + vec2(0.0, radius * 0.15);
            self.painter.circle_filled(shadow, radius * 1.03, Color32::from_black_alpha(90));
            self.painter.circle_filled(centre, radius, Color32::from_rgb(0xf4, 0xf1, 0xe6));
            let letter = self.language.word("wall-button");
            let ink = Color32::from_rgb(0x1b, 0x1d, 0x22);
            let word = self.lay_out_text(&letter, set(LEAST, ink).bold(), f32::INFINITY);
            self.put_mid(&word, centre.x, centre.y, Align::Center);
        }
    }

    /// Draws one chip from the side: cream with green spots, turned by a share of its width. The
    /// uppermost one shows its face too.
    fn side_chip(&self, place: Rect, turned: f32, uppermost: bool) {
        let round = place.height() * 0.4;
        if uppermost {
            let radius = vec2(place.width() / 2.0, place.height() * 0.62);
            let centre = pos2(place.center().x, place.top() + place.height() * 0.1);
            let face = |part: f32, fill: Color32| {
                let (radius, stroke) = (radius * part, Stroke::NONE);
                let shape = EllipseShape { center: centre, radius, fill, stroke, angle: 0.0 };
                self.painter.add(shape);
            };
            face(1.0, CREAM);
            face(0.74, GREEN);
            face(0.58, mix(CREAM, Color32::WHITE, 0.3));
        }
        self.painter.rect_filled(place, round, mix(CREAM, Color32::BLACK, 0.04));
        for part in [0.04, 0.38, 0.72] {
            let left = place.left() + place.width() * (part + turned);
            let spot = Rect::from_min_size(
                pos2(left, place.top()),
                vec2(place.width() * 0.15, place.height()),
            );
            self.painter.rect_filled(spot.intersect(place), 0.0, GREEN);
        }
        let pen = Stroke::new(self.units(1.5).max(0.5), Color32::from_black_alpha(110));
        self.painter.hline(place.x_range(), place.bottom(), pen);
    }

    /// Draws a seat's plate: number and name, then the stack and its big blinds.
    fn final_plate(&self, seat: &FinalSeat, place: Rect) {
        let ground = Color32::from_rgb(0x10, 0x15, 0x18);
        let white = Color32::from_rgb(0xf5, 0xf7, 0xf6);
        let dim = Color32::from_rgb(0xc2, 0xcb, 0xcc);
        let gold = Color32::from_rgb(0xf6, 0xce, 0x6a);
        let red = Color32::from_rgb(0xff, 0x9d, 0x8c);
        let round = self.units(14.0);
        let shadow = place.translate(vec2(0.0, self.units(5.0)));
        self.painter.rect_filled(shadow, round, Color32::from_black_alpha(90));
        self.painter.rect_filled(place, round, ground);
        let (wide, edge) = if seat.leads { (5.0, gold) } else { (2.0, mix(ground, white, 0.25)) };
        let pen = Stroke::new(self.units(wide).max(1.0), edge);
        self.painter.rect_stroke(place, round, pen, StrokeKind::Inside);
        if seat.leads {
            self.crown(pos2(place.right() - self.units(46.0), place.top() - self.units(2.0)), gold);
        }
        let inside = place.shrink2(vec2(self.units(18.0), self.units(6.0)));
        let upper = inside.top() + inside.height() * 0.29;
        let lower = inside.top() + inside.height() * 0.75;
        let radius = self.units(25.0);
        let disc = pos2(inside.left() + radius, upper);
        self.painter.circle_filled(disc, radius, mix(ground, white, 0.2));
        let number = self.lay_out_text(&seat.seat, set(LEAST, white).bold(), f32::INFINITY);
        self.put_mid(&number, disc.x, disc.y, Align::Center);
        let name_at = disc.x + radius + self.units(12.0);
        let room = inside.right() - name_at;
        let name =
            self.shorter([&seat.called, &seat.who, &seat.initial, &seat.family], white, room);
        self.put_mid(&name, name_at, upper, Align::Min);
        let blinds_ink = if seat.short { red } else { dim };
        let mut blinds = set(LEAST, blinds_ink);
        if seat.short {
            blinds = blinds.bold();
        }
        let blinds = self.lay_out_text(&seat.blinds, blinds, inside.width() * 0.5);
        let gap = self.units(14.0);
        let chips_room = inside.width() - blinds.width() - gap;
        let stack = |room: f32| self.lay_out_text(&seat.chips, set(50.0, white).figure(), room);
        let chips = stack(chips_room);
        // The number of big blinds is dropped first if both do not fit.
        let tight = chips.size < self.units(LEAST) - 0.51;
        let chips = if tight { stack(inside.width()) } else { chips };
        self.put_mid(&chips, inside.left(), lower, Align::Min);
        if !tight {
            self.put_mid(&blinds, inside.right(), lower, Align::Max);
        }
        let all = [&*seat.seat, &seat.called, &seat.chips, &seat.blinds].join(" ");
        self.name(place, all.trim_end());
    }

    /// Returns the first of these names that fits without getting smaller than words may.
    fn shorter(&self, names: [&String; 4], ink: Color32, room: f32) -> WallText {
        let word = |name: &String| self.lay_out_text(name, set(42.0, ink).bold(), room);
        let mut fits = names.into_iter().filter(|name| !name.is_empty()).map(word);
        let fits = fits.find(|word| !word.is_cut());
        fits.unwrap_or_else(|| word(names[3]))
    }

    fn crown(&self, foot: Pos2, ink: Color32) {
        let unit = self.units(1.0);
        let at = |x: f32, y: f32| foot + vec2(x, y) * unit;
        for points in [
            vec![at(-22.0, 0.0), at(-24.0, -24.0), at(-10.0, -8.0)],
            vec![at(-14.0, 0.0), at(0.0, -30.0), at(14.0, 0.0)],
            vec![at(22.0, 0.0), at(24.0, -24.0), at(10.0, -8.0)],
            vec![at(-22.0, 2.0), at(-22.0, -9.0), at(22.0, -9.0), at(22.0, 2.0)],
        ] {
            self.painter.add(Shape::convex_polygon(points, ink, Stroke::NONE));
        }
    }

    /// Draws the prizes from the next place to bust up to the first; returns the upper edge.
    fn final_ladder(&self, table: &FinalTable, bottom: f32) -> f32 {
        if table.prizes.is_empty() {
            return bottom;
        }
        let ink = self.ink;
        let top = bottom - self.units(FOOT);
        let place = self.inside(self.place.with_min_y(top).with_max_y(bottom - self.units(24.0)));
        let caption = |at: usize, place: &String| {
            let next = table.next && at == 0;
            let gaps = [("place", place.as_str().into())];
            if next { self.language.say("wall-next-out-place", &gaps) } else { place.clone() }
        };
        let cells = table.prizes.iter().rev().enumerate();
        let laid = |(at, (place_of, prize)): (usize, &(String, String))| {
            let first = table.next && at == 0;
            let (text, dim) =
                if first { (ink.on_banner, ink.on_banner) } else { (ink.text, ink.dim) };
            let caption = caption(at, place_of);
            let named = format!("{caption} {prize}");
            let caption = self.lay_out_text(&caption, set(LEAST, dim), place.width() * 0.5);
            let size = if first { 60.0 } else { 50.0 };
            let figure = self.lay_out_text(prize, set(size, text).figure(), place.width() * 0.4);
            (named, caption, figure)
        };
        let mut laid: Vec<_> = cells.map(laid).collect();
        let pad = self.units(34.0);
        let wide = |(_, caption, figure): &(String, WallText, WallText)| {
            caption.width().max(figure.width()) + pad
        };
        // Prizes in the middle are dropped first: people look for the next one and the first prize.
        while laid.len() > 2 && laid.iter().map(wide).sum::<f32>() > place.width() {
            laid.remove(laid.len() / 2);
        }
        let count = f32::from(u8::try_from(laid.len()).unwrap_or(u8::MAX));
        let free = (place.width() - laid.iter().map(wide).sum::<f32>()) / count;
        let round = self.units(14.0);
        self.painter.rect_filled(place, round, mix(ink.panel, ink.ground, 0.2));
        let mut x = place.left();
        let pen = Stroke::new(self.units(2.0).max(1.0), ink.line);
        for (at, cell) in laid.iter().enumerate() {
            let row = Rect::from_x_y_ranges(x..=x + wide(cell) + free, place.y_range());
            let (named, caption, figure) = cell;
            if table.next && at == 0 {
                self.painter.rect_filled(row, round, ink.banner);
            } else if at > 0 {
                self.painter.vline(x, place.y_range(), pen);
            }
            let middle = row.center().x;
            self.put_mid(caption, middle, row.top() + row.height() * 0.28, Align::Center);
            self.put_mid(figure, middle, row.top() + row.height() * 0.70, Align::Center);
            self.name(row, named);
            x = row.right();
        }
        self.painter.rect_stroke(place, round, pen, StrokeKind::Inside);
        top
    }

    /// Draws the introduction of the final table: all players by name, like a poster.
    pub(super) fn final_poster(&self, scene: &WallScene, table: &FinalTable) {
        let ink = self.ink;
        self.painter.rect_filled(self.place, 0.0, ink.feast);
        let light = pos2(self.place.center().x, self.place.top() + self.place.height() * 0.3);
        self.rays(light, ink.accent, 0.07);
        self.glow(light, self.place.size() * 0.7, ink.accent, 0.10);
        if self.look.layout.felt {
            self.felt(self.place);
        }
        let inside = self.inside(self.place);
        let bottom = self.foot() - self.units(40.0);
        let x = inside.center().x;
        if let Some(logo) = self.look.logo().filter(|_| !self.upright) {
            let most = vec2(inside.width() * 0.16, self.units(150.0));
            let at = pos2(inside.left(), self.place.top() + self.units(125.0));
            self.picture(logo, most, at, Align::Min);
        }
        let mut y = self.place.top() + self.units(40.0);
        let event = self.event_title(scene);
        let event_word = self.lay_out_text(event, set(72.0, ink.text).bold(), inside.width());
        self.put_named(&event_word, x, y, Align::Center, event);
        y += event_word.height();
        let title = self.titled(&self.look.texts.final_table, "wall-final-table");
        let title_word = self.lay_out_text(&title, set(150.0, ink.gold).bold(), inside.width());
        self.put_named(&title_word, x, y - 0.1 * title_word.size, Align::Center, &title);
        y += 1.02 * title_word.size;
        if let Some((_, first)) = table.prizes.first() {
            let said = self.language.word("wall-to-the-winner");
            let said = format!("{first} {said}");
            let word = self.lay_out_text(&said, set(60.0, ink.text), inside.width());
            self.put_named(&word, x, y, Align::Center, &said);
            y += word.height();
        }
        y += self.units(24.0);
        let columns: usize = if self.upright { 1 } else { 2 };
        let count = table.seats.len().max(1);
        let rows = count.div_ceil(columns);
        let deep = f32::from(u8::try_from(rows).unwrap_or(u8::MAX));
        let high = ((bottom - y) / deep).min(self.units(130.0));
        let gap = self.units(40.0);
        let wide = if columns == 1 { inside.width() } else { (inside.width() - gap) / 2.0 };
        let spare = ((bottom - y) - high * deep) / 2.0;
        y += spare.max(0.0);
        let cell = |nth: usize| {
            let (column, row) = (nth / rows, nth % rows);
            let across = f32::from(u8::try_from(column).unwrap_or(0));
            let down = f32::from(u8::try_from(row).unwrap_or(0));
            let at = pos2(inside.left() + across * (wide + gap), y + down * high);
            Rect::from_min_size(at, vec2(wide, high)).shrink2(vec2(0.0, self.units(6.0)))
        };
        // All names have one size, the largest in which each of them fits.
        let fits = |size: f32| {
            table.seats.iter().all(|seat| {
                let room = self.poster_room(seat, cell(0));
                self.lay_out_text(&seat.called, set(size, ink.text).bold(), f32::INFINITY).width()
                    <= room
            })
        };
        let size = [68.0, 64.0, 60.0, 56.0, 52.0, 48.0, 44.0].into_iter().find(|size| fits(*size));
        for (nth, seat) in table.seats.iter().enumerate() {
            self.poster_line(seat, cell(nth), size.unwrap_or(LEAST));
        }
        // The next prize stands in the place of a missing player.
        if let Some((place, prize)) = table.prizes.last().filter(|_| table.next)
            && columns == 2
            && count % 2 == 1
            && count > 1
        {
            let caption = self.language.say("wall-next-out-place", &[("place", place.into())]);
            self.poster_next(&caption, prize, cell(count));
        }
    }

    /// Draws the prize of the next bust in an outlined line.
    fn poster_next(&self, caption: &str, prize: &str, place: Rect) {
        let ink = self.ink;
        let pen = Stroke::new(self.units(3.0).max(1.0), ink.gold);
        self.painter.rect_stroke(place, self.units(14.0), pen, StrokeKind::Inside);
        let pad = self.units(26.0);
        let amount = self.lay_out_text(prize, set(54.0, ink.gold).figure(), place.width() * 0.5);
        let mid = place.center().y;
        let left = self.put_mid(&amount, place.right() - pad, mid, Align::Max).left();
        let room = left - self.units(30.0) - place.left() - pad;
        let word = self.lay_out_text(caption, set(50.0, ink.gold), room);
        self.put_mid(&word, place.left() + pad, mid, Align::Min);
        self.name(place, &format!("{caption} {prize}"));
    }

    /// Returns the width for a name beside its seat and its stack.
    fn poster_room(&self, seat: &FinalSeat, place: Rect) -> f32 {
        let (chips, blinds) = self.poster_stack(seat, place);
        let blinds = blinds.map_or(0.0, |blinds| blinds.width());
        place.width() - chips.width().max(blinds) - self.units(2.0 * 26.0 + 86.0 + 30.0)
    }

    /// Lays out a stack, and its big blinds if there is room for them below.
    fn poster_stack(&self, seat: &FinalSeat, place: Rect) -> (WallText, Option<WallText>) {
        let wide = place.width() * 0.4;
        let chips = self.lay_out_text(&seat.chips, set(54.0, self.ink.text).figure(), wide);
        let fits = !seat.blinds.is_empty() && place.height() >= self.units(TWO_LINES);
        let blinds = || self.lay_out_text(&seat.blinds, set(LEAST, self.ink.dim), wide);
        (chips, fits.then(blinds))
    }

    fn poster_line(&self, seat: &FinalSeat, place: Rect, size: f32) {
        let ink = self.ink;
        self.fill(place, 14.0, ink.panel);
        let mid = place.center().y;
        let pad = self.units(26.0);
        let number = self.lay_out_text(&seat.seat, set(64.0, ink.accent).bold(), f32::INFINITY);
        self.put_mid(&number, place.left() + pad + self.units(34.0), mid, Align::Center);
        let (chips, blinds) = self.poster_stack(seat, place);
        let right = place.right() - pad;
        let raised = if blinds.is_some() { self.units(22.0) } else { 0.0 };
        self.put_mid(&chips, right, mid - raised, Align::Max);
        if let Some(blinds) = blinds {
            self.put_mid(&blinds, right, mid + self.units(29.0), Align::Max);
        }
        let left = place.left() + pad + self.units(86.0);
        let room = self.poster_room(seat, place);
        let word = |name: &String| self.lay_out_text(name, set(size, ink.text).bold(), room);
        let names = [&seat.called, &seat.who, &seat.initial, &seat.family];
        let mut fits = names.into_iter().filter(|name| !name.is_empty()).map(word);
        let fits = fits.find(|word| !word.is_cut());
        let name = fits.unwrap_or_else(|| word(&seat.family));
        self.put_mid(&name, left, mid, Align::Min);
        let all = [&*seat.seat, &seat.called, &seat.chips, &seat.blinds].join(" ");
        self.name(place, all.trim_end());
    }
}
