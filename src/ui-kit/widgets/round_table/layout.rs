//! The layout of a table: seats, bets, discs, and the middle.

use std::{
    f32::consts::TAU,
    sync::{Arc, LazyLock},
};

use bottone_base::seat::{MOST_SEATS, SeatNo};
use egui::{
    Context, Pos2, Rect, Vec2,
    cache::{ComputerMut, FrameCache},
    pos2, vec2,
};

/// The greatest height of the felt, in widths: a table is longer than it is wide.
pub const TALLEST: f32 = 0.62;
/// The size of the chips in front of a player, in points. The size of a disc and the height of the
/// cards follow.
const BET: Vec2 = vec2(66.0, 28.0);
const DISC: f32 = 12.0;
const CARDS: f32 = 25.0;
/// The smallest space in the middle, for a word and a sum, in points.
const MIDDLE: Vec2 = vec2(80.0, 44.0);
/// The largest useful space there: five cards, a sum and three lines, in points.
const ENOUGH: Vec2 = vec2(250.0, 150.0);
/// The share of the measured size that plates have at least.
const SMALLEST: f32 = 0.58;
/// The gap between two separate parts, in points.
const GAP: f32 = 3.0;
/// The share of a seat's place that overlaps the felt.
const OVER: f32 = 0.3;
/// The roundness of the corners: 2 is an oval, larger values approach a box.
const ROUND: f32 = 2.5;

/// The parts on a table besides plates.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TableParts {
    /// Cards, above the plates.
    pub cards: bool,
    /// Chips, before the players.
    pub bets: bool,
}

/// The layout of a table.
pub struct TableLayout {
    /// The middle of the table.
    pub centre: Pos2,
    /// Half the felt's width and height.
    pub felt: Vec2,
    /// The scale of all parts, 1 for the measured sizes.
    pub scale: f32,
    /// The free space in the middle, clear of every player's chips.
    pub middle: Rect,
    plate: Vec2,
    /// The space above each plate, for cards.
    above: f32,
    /// Half the size of the line through the middles of the seats' places.
    ring: Vec2,
    /// That closed line, with the position of each point along it, counted in places.
    line: Vec<(f32, Pos2)>,
    /// The place of each seat: the plate and the cards above it.
    places: Vec<Rect>,
    /// The place for the chips before each seat.
    fronts: Vec<Rect>,
    bets: bool,
}

/// The room of a table as the bits of its left, top, right and bottom edge, its seats and parts.
type LayoutKey = ([u32; 4], u8, TableParts);

#[derive(Default)]
struct LayoutComputer;

impl ComputerMut<LayoutKey, Arc<TableLayout>> for LayoutComputer {
    fn compute(&mut self, (edges, seats, holds): LayoutKey) -> Arc<TableLayout> {
        let [left, top, right, bottom] = edges.map(f32::from_bits);
        let room = Rect { min: pos2(left, top), max: pos2(right, bottom) };
        Arc::new(TableLayout::new(room, seats, holds))
    }
}

impl TableLayout {
    /// Lays out a table of this number of seats in this space. It chooses the largest plates that
    /// leave room for all parts. A layout of the frame before is not computed again.
    pub fn cached(ctx: &Context, room: Rect, seats: u8, holds: TableParts) -> Arc<Self> {
        let edges = [room.min.x, room.min.y, room.max.x, room.max.y].map(f32::to_bits);
        ctx.memory_mut(|memory| {
            let layouts = memory.caches.cache::<FrameCache<Arc<Self>, LayoutComputer>>();
            Arc::clone(layouts.get((edges, seats, holds)))
        })
    }

    fn new(room: Rect, seats: u8, holds: TableParts) -> Self {
        const STEPS: u8 = 20;
        let mut lay = Self::of_size(room, seats, holds, 1.0);
        for step in 1..=STEPS {
            if lay.is_clear() {
                break;
            }
            let size = 1.0 - (1.0 - SMALLEST) * f32::from(step) / f32::from(STEPS);
            lay = Self::of_size(room, seats, holds, size);
        }
        lay
    }

    fn of_size(room: Rect, seats: u8, holds: TableParts, size: f32) -> Self {
        let seats = seats.clamp(1, MOST_SEATS);
        let scale = (room.width() / 620.0).min(room.height() / 430.0).clamp(0.8, 1.5);
        let wide = (room.width() * 0.19).clamp(96.0, 170.0);
        let plate = vec2(wide * size, (46.0 * scale.max(1.0) * size).max(34.0));
        let above = if holds.cards { CARDS * scale } else { 0.0 };
        let whole = plate + vec2(0.0, above);
        let mut ring = ((room.size() - whole) / 2.0 - Vec2::splat(1.0)).max(Vec2::splat(1.0));
        let over = whole * OVER;
        // At the far and the near side, plates may lie beside the felt where it would be too
        // tall.
        let tallest = (ring.x - over.x) * TALLEST;
        ring.y = ring.y.min(tallest + whole.y * 0.45);
        let felt = vec2(ring.x - over.x, (ring.y - over.y).min(tallest)).max(Vec2::splat(1.0));
        let centre = room.center();
        let mut lay = Self {
            centre,
            felt,
            scale,
            middle: Rect::from_center_size(centre, Vec2::ZERO),
            plate,
            above,
            ring,
            line: seat_line(centre, ring, whole, seats),
            places: Vec::new(),
            fronts: Vec::new(),
            bets: holds.bets,
        };
        let middles: Vec<Pos2> =
            SeatNo::up_to(seats).map(|seat| lay.point_at(f32::from(seat.get()), seats)).collect();
        lay.places = middles.iter().map(|at| Rect::from_center_size(*at, whole)).collect();
        // If plates touch, nothing else needs to be checked, except where smaller ones do not exist.
        let is_smallest = size < SMALLEST + 0.01;
        if !is_smallest && !are_apart(&lay.places, GAP) {
            return lay;
        }
        let front = if holds.bets { BET * scale.min(1.2) } else { Vec2::splat(2.0 * DISC * scale) };
        lay.fronts = middles.iter().map(|at| lay.inwards(*at, front, &[])).collect();
        lay.middle = lay.free_middle();
        lay
    }

    /// Returns the line around the felt.
    pub fn edge(&self, inwards: f32) -> Vec<Pos2> {
        const EVERY: usize = 3;
        let felt = (self.felt - Vec2::splat(inwards)).max(Vec2::splat(1.0));
        let points = UNIT_LINE.iter().take(usize::from(POINTS)).step_by(EVERY);
        points.map(|point| self.centre + *point * felt).collect()
    }

    /// Returns the dealer's place: at the bottom, as if there were one more seat.
    pub fn dealer(&self) -> Pos2 {
        self.centre + vec2(0.0, self.ring.y + self.above / 2.0)
    }

    /// Returns a player's plate. Seat 1 is at the dealer's left and the rest follow clockwise.
    pub fn plate(&self, seat: SeatNo) -> Rect {
        let place = self.place(seat);
        place.with_min_y(place.bottom() - self.plate.y)
    }

    /// Returns the place of a player's bet: in front of the player, clear of every plate.
    pub fn front(&self, seat: SeatNo) -> Rect {
        self.fronts.get(seat.index()).copied().unwrap_or(self.middle)
    }

    /// Returns the radius of a disc.
    pub fn radius(&self) -> f32 {
        DISC * self.scale
    }

    /// Returns the place of the `nth` disc of a seat: before the player, or to the right of the
    /// player's chips.
    pub fn disc(&self, seat: SeatNo, nth: u8) -> Pos2 {
        let size = Vec2::splat(2.0 * self.radius());
        if self.bets {
            let own = f32::from(seat.get()) - 0.42 - 0.2 * f32::from(nth);
            return self.inwards(self.point_at(own, self.seats()), size, &self.fronts).center();
        }
        let first = self.front(seat).center();
        let inwards = (self.aim(first) - first).normalized();
        first + inwards * (size.x + GAP) * f32::from(nth)
    }

    /// Returns the seat nearest to this point, by its place or by the chips before it.
    pub fn nearest(&self, point: Pos2) -> Option<SeatNo> {
        let away = |seat: SeatNo| {
            let to_seat = self.place(seat).distance_to_pos(point);
            to_seat.min(self.front(seat).distance_to_pos(point))
        };
        SeatNo::up_to(self.seats()).min_by(|one, other| away(*one).total_cmp(&away(*other)))
    }

    /// Returns the place of a seat: the plate and the cards above it.
    fn place(&self, seat: SeatNo) -> Rect {
        self.places.get(seat.index()).copied().unwrap_or(self.middle)
    }

    fn seats(&self) -> u8 {
        u8::try_from(self.places.len()).unwrap_or(MOST_SEATS)
    }

    /// Returns the best free space around the middle.
    fn free_middle(&self) -> Rect {
        const STEPS: u8 = 30;
        let used: Vec<Rect> = self.places.iter().chain(&self.fronts).copied().collect();
        let of_width = |step: u8| {
            let half = self.felt.x * 0.75 * f32::from(step) / f32::from(STEPS);
            let (left, right) = (self.centre.x - half, self.centre.x + half);
            let over = used.iter().filter(|used| used.right() > left && used.left() < right);
            let (mut top, mut bottom) = (self.centre.y - self.felt.y, self.centre.y + self.felt.y);
            for used in over {
                if used.center().y < self.centre.y {
                    top = top.max(used.bottom());
                } else {
                    bottom = bottom.min(used.top());
                }
            }
            let bottom = bottom.max(top);
            Rect::from_x_y_ranges(left..=right, top..=bottom)
        };
        let worth = |room: &Rect| {
            let share = room.size().min(ENOUGH * self.scale) / ENOUGH;
            share.x * share.y
        };
        let rooms = (1..=STEPS).map(of_width);
        rooms.max_by(|one, other| worth(one).total_cmp(&worth(other))).unwrap_or(self.middle)
    }

    /// Returns whether no two places touch, and there is room for a pot.
    pub fn is_clear(&self) -> bool {
        let room = self.middle.size();
        let has_pot = room.x >= MIDDLE.x && room.y >= MIDDLE.y;
        has_pot && are_apart(&self.fronts, 0.0)
    }

    /// Returns the point this number of places on from the dealer's.
    fn point_at(&self, places: f32, seats: u8) -> Pos2 {
        let whole = f32::from(seats + 1);
        let along = places.rem_euclid(whole);
        let after = self.line.partition_point(|(far, _)| *far < along);
        let before = after.saturating_sub(1);
        match (self.line.get(before), self.line.get(after)) {
            (Some((from, start)), Some((to, end))) if to > from => {
                start.lerp(*end, (along - from) / (to - from))
            }
            (Some((_, point)), _) | (None, Some((_, point))) => *point,
            (None, None) => self.centre,
        }
    }

    /// Returns the point faced from here: straight across the table, at the ends to its middle
    /// line.
    fn aim(&self, from: Pos2) -> Pos2 {
        let long = (self.ring.x - self.ring.y).max(0.0) * 0.9;
        self.centre + vec2((from.x - self.centre.x).clamp(-long, long), 0.0)
    }

    /// Returns the place nearest to this point towards the middle that is clear of all plates, and
    /// of `others`.
    fn inwards(&self, from: Pos2, size: Vec2, others: &[Rect]) -> Rect {
        const STEPS: u8 = 60;
        let aim = self.aim(from);
        // Plates may lie beside the felt; parts further inwards lie on it.
        let from = self.centre + (from - self.centre) / self.ring * (self.felt - size / 2.0);
        let is_clear = |at: &Rect| {
            let wide = at.expand(GAP);
            !self.places.iter().chain(others).any(|other| wide.intersects(*other))
        };
        let at = |step: u8| {
            Rect::from_center_size(from.lerp(aim, f32::from(step) / f32::from(STEPS)), size)
        };
        (0..STEPS).map(at).find(is_clear).unwrap_or_else(|| at(STEPS))
    }
}

/// Returns whether all of these are at least this far apart.
fn are_apart(all: &[Rect], gap: f32) -> bool {
    let clear = |at: usize, one: &Rect| {
        all.iter().skip(at + 1).all(|other| !one.expand(gap).intersects(*other))
    };
    all.iter().enumerate().all(|(at, one)| clear(at, one))
}

/// Returns a closed line through the middles of all places, measured in places of this size. Two
/// points one place apart never overlap.
fn seat_line(centre: Pos2, ring: Vec2, place: Vec2, seats: u8) -> Vec<(f32, Pos2)> {
    let mut far = 0.0;
    let mut before = centre + UNIT_LINE.first().map_or(Vec2::ZERO, |point| *point * ring);
    let mut line: Vec<(f32, Pos2)> = Vec::with_capacity(UNIT_LINE.len());
    for point in UNIT_LINE.iter() {
        let point = centre + *point * ring;
        let step = (point - before).abs() / place;
        far += step.max_elem();
        line.push((far, point));
        before = point;
    }
    let places = f32::from(seats + 1);
    for (along, _) in &mut line {
        *along *= places / far;
    }
    line
}

/// The number of points of the line around a table.
const POINTS: u16 = 360;

/// The closed line between an oval and a box, of half size 1; from the bottom, clockwise as seen
/// from above. The last point is the first.
static UNIT_LINE: LazyLock<Vec<Vec2>> = LazyLock::new(|| {
    let bent = |share: f32| share.abs().powf(2.0 / ROUND) * share.signum();
    let turns = (0..=POINTS).map(|at| TAU * f32::from(at) / f32::from(POINTS));
    turns.map(|turn| vec2(-bent(turn.sin()), bent(turn.cos()))).collect()
});
