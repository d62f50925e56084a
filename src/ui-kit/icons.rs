//! The few icons, drawn as paths on a grid of 24 by 24, and the dealer button.

use egui::{Align2, Color32, FontId, Painter, Pos2, Rect, Shape, Stroke, Vec2, pos2};
use strum::{EnumCount, VariantArray};

use super::fonts;
use super::theme::Theme;

/// A small picture beside a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumCount, VariantArray)]
pub enum Icon {
    /// Four tables of the floor plan.
    Floor,
    Players,
    /// A clock face.
    Clock,
    /// An eye: look at one table.
    Table,
    /// Two stacks of chips.
    Chips,
    /// Bars: prizes and payouts.
    Money,
    Print,
    /// A screen on the wall.
    Room,
    /// Lines of a list.
    Log,
    Setup,
    /// A magnifying glass.
    Search,
    /// An arrow pointing back.
    Undo,
    /// A triangle, for a running clock or to start it.
    Play,
    /// Two bars, for a stopped clock or to stop it.
    Pause,
    /// A plus sign, to add one.
    Plus,
    /// A cross, to close or remove.
    Close,
    Arrow,
    /// The rest of a list, below.
    Down,
    /// A tick, for a finished item.
    Tick,
    /// A padlock, for a fixed item.
    Lock,
    /// A pin, for an item that stays in its place.
    Pin,
    /// A house with a door.
    Home,
    /// The cup of a season.
    Cup,
    Heart,
    Spade,
    /// A leaf of a calendar.
    Calendar,
}

/// One stroke of the pen, in grid units.
enum Pen {
    /// A line through these points.
    Line(&'static [(f32, f32)]),
    /// A closed line through these points.
    Loop(&'static [(f32, f32)]),
    /// The area inside these points, which form a convex shape.
    Fill(&'static [(f32, f32)]),
    /// A circle: centre and radius.
    Ring(f32, f32, f32),
    /// A filled circle: centre and radius.
    Dot(f32, f32, f32),
    /// Part of a circle: centre, radius, from and to in degrees, clockwise from the right.
    Arc(f32, f32, f32, f32, f32),
    /// Spokes round a centre: the centre, the inner and outer radius, and the number.
    Spokes(f32, f32, f32, f32, u8),
}

use Pen::{Arc, Dot, Fill, Line, Loop, Ring, Spokes};

impl Icon {
    /// Every icon.
    pub const ALL: [Self; Self::COUNT] = bottone_base::all(Self::VARIANTS);

    /// Draws it in the middle of `place`, as large as fits.
    pub fn paint(self, painter: &Painter, place: Rect, colour: Color32) {
        let side = place.width().min(place.height());
        let unit = side / 24.0;
        let corner = place.center() - Vec2::splat(side / 2.0);
        let at = |&(x, y): &(f32, f32)| pos2(corner.x + x * unit, corner.y + y * unit);
        let all = |points: &[(f32, f32)]| points.iter().map(at).collect::<Vec<_>>();
        let pen = Stroke::new((2.0 * unit).max(1.3), colour);
        painter.extend(self.strokes().iter().flat_map(|stroke| {
            match *stroke {
                Line(points) => vec![Shape::line(all(points), pen)],
                Loop(points) => vec![Shape::closed_line(all(points), pen)],
                Fill(points) => vec![Shape::convex_polygon(all(points), colour, Stroke::NONE)],
                Ring(x, y, r) => vec![Shape::circle_stroke(at(&(x, y)), r * unit, pen)],
                Dot(x, y, r) => vec![Shape::circle_filled(at(&(x, y)), r * unit, colour)],
                Arc(x, y, r, from, to) => {
                    vec![Shape::line(arc(at(&(x, y)), r * unit, from, to), pen)]
                }
                Spokes(x, y, inner, outer, count) => spokes(at(&(x, y)), count)
                    .map(|(hub, way)| {
                        Shape::line_segment(
                            [hub + way * inner * unit, hub + way * outer * unit],
                            pen,
                        )
                    })
                    .collect(),
            }
        }));
    }

    #[expect(clippy::too_many_lines, reason = "a table, a row an icon")]
    fn strokes(self) -> &'static [Pen] {
        match self {
            Self::Floor => &[
                Loop(&[(3.0, 3.0), (10.0, 3.0), (10.0, 10.0), (3.0, 10.0)]),
                Loop(&[(14.0, 3.0), (21.0, 3.0), (21.0, 10.0), (14.0, 10.0)]),
                Loop(&[(3.0, 14.0), (10.0, 14.0), (10.0, 21.0), (3.0, 21.0)]),
                Loop(&[(14.0, 14.0), (21.0, 14.0), (21.0, 21.0), (14.0, 21.0)]),
            ],
            Self::Players => &[Ring(12.0, 7.5, 4.5), Arc(12.0, 22.5, 8.5, 187.0, 353.0)],
            Self::Clock => {
                &[Ring(12.0, 12.0, 9.5), Line(&[(12.0, 6.5), (12.0, 12.0), (16.0, 14.5)])]
            }
            Self::Table => &[
                Arc(12.0, 19.5, 12.5, 217.0, 323.0),
                Arc(12.0, 4.5, 12.5, 37.0, 143.0),
                Ring(12.0, 12.0, 2.6),
            ],
            Self::Chips => &[
                Loop(&[(3.0, 16.5), (11.0, 16.5), (11.0, 20.5), (3.0, 20.5)]),
                Loop(&[(3.0, 12.5), (11.0, 12.5), (11.0, 16.5), (3.0, 16.5)]),
                Loop(&[(13.0, 16.5), (21.0, 16.5), (21.0, 20.5), (13.0, 20.5)]),
                Loop(&[(13.0, 12.5), (21.0, 12.5), (21.0, 16.5), (13.0, 16.5)]),
                Loop(&[(13.0, 8.5), (21.0, 8.5), (21.0, 12.5), (13.0, 12.5)]),
                Loop(&[(13.0, 4.5), (21.0, 4.5), (21.0, 8.5), (13.0, 8.5)]),
            ],
            Self::Money => &[
                Line(&[(3.0, 21.0), (21.0, 21.0)]),
                Line(&[(6.0, 20.0), (6.0, 12.0)]),
                Line(&[(12.0, 20.0), (12.0, 4.0)]),
                Line(&[(18.0, 20.0), (18.0, 9.0)]),
            ],
            Self::Print => &[
                Line(&[(7.0, 9.0), (7.0, 3.0), (17.0, 3.0), (17.0, 9.0)]),
                Line(&[(7.0, 17.0), (3.0, 17.0), (3.0, 9.0), (21.0, 9.0)]),
                Line(&[(21.0, 9.0), (21.0, 17.0), (17.0, 17.0)]),
                Loop(&[(7.0, 14.0), (17.0, 14.0), (17.0, 21.0), (7.0, 21.0)]),
            ],
            Self::Room => &[
                Loop(&[(3.0, 4.0), (21.0, 4.0), (21.0, 16.0), (3.0, 16.0)]),
                Line(&[(12.0, 16.0), (12.0, 20.0)]),
                Line(&[(7.5, 20.5), (16.5, 20.5)]),
            ],
            Self::Log => &[
                Line(&[(4.0, 5.5), (20.0, 5.5)]),
                Line(&[(4.0, 12.0), (20.0, 12.0)]),
                Line(&[(4.0, 18.5), (14.0, 18.5)]),
            ],
            Self::Setup => {
                &[Ring(12.0, 12.0, 6.2), Ring(12.0, 12.0, 2.2), Spokes(12.0, 12.0, 6.2, 10.2, 8)]
            }
            Self::Search => &[Ring(10.5, 10.5, 7.0), Line(&[(15.5, 15.5), (21.0, 21.0)])],
            Self::Undo => &[
                Line(&[(9.0, 4.0), (4.0, 9.0), (9.0, 14.0)]),
                Line(&[(4.0, 9.0), (14.5, 9.0)]),
                Arc(14.5, 14.5, 5.5, -90.0, 90.0),
                Line(&[(14.5, 20.0), (9.0, 20.0)]),
            ],
            Self::Play => &[Fill(&[(6.0, 4.0), (20.0, 12.0), (6.0, 20.0)])],
            Self::Pause => &[
                Fill(&[(6.0, 4.0), (10.0, 4.0), (10.0, 20.0), (6.0, 20.0)]),
                Fill(&[(14.0, 4.0), (18.0, 4.0), (18.0, 20.0), (14.0, 20.0)]),
            ],
            Self::Plus => &[Line(&[(12.0, 4.0), (12.0, 20.0)]), Line(&[(4.0, 12.0), (20.0, 12.0)])],
            Self::Close => &[Line(&[(5.0, 5.0), (19.0, 19.0)]), Line(&[(19.0, 5.0), (5.0, 19.0)])],
            Self::Down => &[Line(&[(4.0, 8.5), (12.0, 16.5), (20.0, 8.5)])],
            Self::Arrow => &[
                Line(&[(4.0, 12.0), (20.0, 12.0)]),
                Line(&[(14.0, 6.0), (20.0, 12.0), (14.0, 18.0)]),
            ],
            Self::Tick => &[Line(&[(4.0, 13.0), (9.5, 18.5), (20.0, 6.0)])],
            Self::Lock => &[
                Loop(&[(5.0, 11.0), (19.0, 11.0), (19.0, 21.0), (5.0, 21.0)]),
                Line(&[(8.0, 11.0), (8.0, 7.0)]),
                Arc(12.0, 7.0, 4.0, 180.0, 360.0),
                Line(&[(16.0, 7.0), (16.0, 11.0)]),
                Dot(12.0, 16.0, 1.5),
            ],
            Self::Pin => &[
                Arc(12.0, 9.5, 6.5, 150.0, 390.0),
                Line(&[(6.4, 12.75), (12.0, 22.0), (17.6, 12.75)]),
                Dot(12.0, 9.5, 2.2),
            ],
            Self::Home => &[
                Line(&[(2.5, 11.5), (12.0, 3.0), (21.5, 11.5)]),
                Line(&[(5.0, 10.0), (5.0, 21.0), (19.0, 21.0), (19.0, 10.0)]),
                Line(&[(9.5, 21.0), (9.5, 14.5), (14.5, 14.5), (14.5, 21.0)]),
            ],
            Self::Cup => &[
                Line(&[(7.0, 3.5), (17.0, 3.5)]),
                Line(&[(7.0, 3.5), (7.0, 9.0)]),
                Line(&[(17.0, 3.5), (17.0, 9.0)]),
                Arc(12.0, 9.0, 5.0, 0.0, 180.0),
                Arc(6.5, 7.0, 3.0, 80.0, 280.0),
                Arc(17.5, 7.0, 3.0, -100.0, 100.0),
                Line(&[(12.0, 14.0), (12.0, 20.0)]),
                Line(&[(7.5, 20.5), (16.5, 20.5)]),
            ],
            Self::Heart => &[
                Arc(7.5, 8.5, 5.0, 140.0, 335.0),
                Arc(16.5, 8.5, 5.0, 205.0, 400.0),
                Line(&[(3.7, 11.7), (12.0, 20.5), (20.3, 11.7)]),
            ],
            Self::Spade => &[
                Line(&[(4.0, 11.5), (12.0, 3.0), (20.0, 11.5)]),
                Arc(7.5, 14.0, 4.3, 35.0, 215.0),
                Arc(16.5, 14.0, 4.3, -35.0, 145.0),
                Line(&[(12.0, 14.5), (12.0, 20.5)]),
                Line(&[(8.5, 21.0), (15.5, 21.0)]),
            ],
            Self::Calendar => &[
                Loop(&[(3.5, 5.0), (20.5, 5.0), (20.5, 20.5), (3.5, 20.5)]),
                Line(&[(3.5, 10.0), (20.5, 10.0)]),
                Line(&[(8.0, 2.5), (8.0, 6.5)]),
                Line(&[(16.0, 2.5), (16.0, 6.5)]),
            ],
        }
    }
}

fn arc(centre: Pos2, radius: f32, from: f32, to: f32) -> Vec<Pos2> {
    const STEPS: u8 = 20;
    (0..=STEPS)
        .map(|step| {
            let degrees = from + (to - from) * f32::from(step) / f32::from(STEPS);
            centre + Vec2::angled(degrees.to_radians()) * radius
        })
        .collect()
}

fn spokes(hub: Pos2, count: u8) -> impl Iterator<Item = (Pos2, Vec2)> {
    let turn = std::f32::consts::TAU / f32::from(count);
    (0..count).map(move |spoke| (hub, Vec2::angled(turn * f32::from(spoke))))
}

/// Draws the dealer button: on a table, and as the program's logo.
pub fn dealer_button(painter: &Painter, centre: Pos2, radius: f32, theme: &Theme) {
    let rim = Stroke::new((radius * 0.12).max(1.0), theme.disc_rim);
    painter.circle(centre, radius - rim.width / 2.0, theme.disc, rim);
    // Large enough to read from a chair, but never larger than the disc: on a small table it is
    // only a mark.
    let readable = (radius * 1.3).min(12.0);
    let size = (radius * 1.15).min(radius * 0.5 + 6.0).max(readable).round();
    let letter = FontId::new(size, fonts::bold());
    painter.text(centre, Align2::CENTER_CENTER, "D", letter, theme.on_disc);
}
