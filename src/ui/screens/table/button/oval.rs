//! A table from above, with its three discs, which can be dragged.

use std::f32::consts::TAU;

use egui::epaint::EllipseShape;
use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Align2, Color32, EventFilter, FontFamily, FontId, Id, Pos2, Rect, Response, Role, Sense, Shape,
    Stroke, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::super::TOUCH;
use crate::{
    rules::{button::Positions, seat::SeatNo},
    ui::{
        fonts,
        icons::dealer_button,
        theme::{Text, Theme, mix},
        tongue::Speaks as _,
    },
};

/// What a seat is between two hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    /// Nobody sits there.
    Empty,
    /// Somebody does.
    Sits,
    /// Somebody did, and has left.
    Left,
    /// Somebody has just sat down.
    New,
    /// Somebody has just been moved there.
    Moved,
    /// Somebody sits there who gets no cards.
    Waits,
}

impl Mark {
    /// The name of its word; none where there is nothing to say.
    const fn word(self) -> Option<&'static str> {
        match self {
            Self::Sits => None,
            Self::Empty => Some("button-state-empty"),
            Self::Left => Some("button-state-left"),
            Self::New => Some("button-state-new"),
            Self::Moved => Some("button-state-moved"),
            Self::Waits => Some("button-state-waits"),
        }
    }
}

/// A seat of the picture.
pub(super) struct Spot {
    pub(super) seat: SeatNo,
    pub(super) mark: Mark,
    pub(super) name: String,
}

/// One of the three discs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Disc {
    Button,
    Small,
    Big,
}

impl Disc {
    pub(super) const ALL: [Self; 3] = [Self::Button, Self::Small, Self::Big];

    /// The name of its words.
    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::Button => "button-disc-button",
            Self::Small => "button-disc-small",
            Self::Big => "button-disc-big",
        }
    }

    /// What is written on it.
    const fn face(self) -> &'static str {
        match self {
            Self::Button => "D",
            Self::Small => "SB",
            Self::Big => "BB",
        }
    }

    /// Where it lies.
    pub(super) const fn seat(self, at: Positions) -> SeatNo {
        match self {
            Self::Button => at.button,
            Self::Small => at.small,
            Self::Big => at.big,
        }
    }
}

/// What was touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Touched {
    /// A seat was tapped.
    Seat(SeatNo),
    /// A disc was tapped.
    Disc(Disc),
    /// A disc was dragged to a seat.
    Put(Disc, SeatNo),
}

/// A table from above.
pub(super) struct Oval<'a> {
    /// What it is called; unique on the screen.
    pub(super) title: &'a str,
    pub(super) spots: &'a [Spot],
    pub(super) positions: Option<Positions>,
    /// The disc that keys move.
    pub(super) lit: Option<Disc>,
    /// Can its seats be tapped?
    pub(super) seats: bool,
    /// Can its discs be moved?
    pub(super) discs: bool,
}

/// Where everything lies.
struct Plan {
    centre: Pos2,
    seats: Vec2,
    felt: Vec2,
    discs: Vec2,
    radius: f32,
    count: usize,
}

impl Plan {
    fn new(place: Rect, count: usize) -> Self {
        let radius = (place.height() / 13.0).clamp(15.0, 26.0);
        let names = Text::Caption.font().size + 4.0;
        let centre = place.center();
        let seats = place.size() / 2.0 - vec2(radius + 16.0, radius + names);
        let felt = seats - Vec2::splat(radius * 1.3);
        let discs = felt - Vec2::splat(radius * 0.45);
        Self { centre, seats, felt, discs, radius, count }
    }

    /// The dealer sits at the bottom, in the place of one seat more; seat 1 is at the dealer's left.
    fn at(&self, seat: SeatNo, ellipse: Vec2) -> Pos2 {
        #[expect(clippy::cast_precision_loss, reason = "a table has few seats")]
        let turn = TAU * f32::from(seat.get()) / (self.count + 1) as f32;
        self.centre + vec2(-turn.sin(), turn.cos()) * ellipse
    }

    /// Where a disc lies. Two on one seat lie side by side.
    fn disc(&self, disc: Disc, at: Positions) -> Pos2 {
        let here = disc.seat(at);
        let spot = self.at(here, self.discs);
        let before = Disc::ALL.iter().take_while(|other| **other != disc);
        let under = before.filter(|other| other.seat(at) == here).count();
        let beside = if under == 0 { 0.0 } else { self.radius * 1.5 };
        let inwards = if spot.x > self.centre.x { -beside } else { beside };
        pos2(spot.x + inwards, spot.y)
    }
}

impl Oval<'_> {
    /// Shows it, and says what was touched.
    pub(super) fn show(&self, ui: &mut Ui, size: Vec2) -> Option<Touched> {
        let (_, place) = ui.allocate_space(size);
        let plan = Plan::new(place, self.spots.len());
        let id = ui.scope_id().with(("oval", self.title));
        self.paint_felt(ui, &plan);
        let mut touched = None;
        for spot in self.spots {
            if self.seat(ui, &plan, id, spot) {
                touched = Some(Touched::Seat(spot.seat));
            }
        }
        if let Some(at) = self.positions {
            // The button is felt for last, so that it is on top.
            for disc in Disc::ALL.into_iter().rev() {
                touched = touched.or(self.disc(ui, &plan, id, disc, at));
            }
        }
        touched
    }

    fn paint_felt(&self, ui: &Ui, plan: &Plan) {
        let theme = Theme::of(ui);
        ui.painter().add(EllipseShape {
            center: plan.centre,
            radius: plan.felt,
            fill: theme.felt,
            stroke: Stroke::new(2.0, theme.felt_line),
            angle: 0.0,
        });
        let font = FontId::new(15.0, fonts::bold());
        ui.painter().text(plan.centre, Align2::CENTER_CENTER, self.title, font, theme.felt_text);
    }

    /// Draws a seat; true when it was tapped.
    fn seat(&self, ui: &mut Ui, plan: &Plan, id: Id, spot: &Spot) -> bool {
        let theme = Theme::of(ui);
        let centre = plan.at(spot.seat, plan.seats);
        let target = Rect::from_center_size(centre, Vec2::splat(TOUCH.max(plan.radius * 2.0)));
        let mut tapped = false;
        let mut lit = false;
        if self.seats {
            let response = ui.interact(target, id.with(spot.seat), Sense::click());
            // Said before: nothing can be asked of the window while it is being described.
            let name = self.seat_name(ui, spot);
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
            tapped = response.clicked();
            lit = response.hovered() || response.has_focus();
        }
        let painter = ui.painter();
        let (fill, edge, ink) = colours(theme, spot.mark);
        painter.circle_filled(centre, plan.radius, fill);
        let pen = Stroke::new(2.0, if lit { theme.accent } else { edge });
        if matches!(spot.mark, Mark::Empty | Mark::Left) {
            dashes(ui, centre, plan.radius - 1.0, pen);
        } else {
            painter.circle_stroke(centre, plan.radius - 1.0, pen);
        }
        let digits = FontId::new((plan.radius * 0.8).round(), FontFamily::Proportional);
        painter.text(centre, Align2::CENTER_CENTER, spot.seat, digits, ink);
        let state = spot.mark.word().map(|word| ui.word(word));
        let below = match state {
            Some(state) if spot.mark != Mark::Empty => (state, edge),
            _ => (spot.name.clone(), theme.dim),
        };
        // Names stand outside the felt: over the far seats, under the near ones.
        let far = centre.y < plan.centre.y - plan.seats.y * 0.5;
        let (edge, side) =
            if far { (-1.0, Align2::CENTER_BOTTOM) } else { (1.0, Align2::CENTER_TOP) };
        write_name(ui, centre + vec2(0.0, (plan.radius + 1.0) * edge), side, &below.0, below.1);
        tapped
    }

    fn seat_name(&self, ui: &Ui, spot: &Spot) -> String {
        let state = spot.mark.word().map(|word| ui.word(word)).unwrap_or_default();
        let state = if spot.name.is_empty() { state } else { format!("{} {state}", spot.name) };
        let gaps = [
            ("table", self.title.into()),
            ("seat", spot.seat.get().into()),
            ("state", state.trim().into()),
        ];
        ui.say("button-seat-at", &gaps).trim_end().to_owned()
    }

    /// Draws a disc and feels for it.
    fn disc(&self, ui: &mut Ui, plan: &Plan, id: Id, disc: Disc, at: Positions) -> Option<Touched> {
        let rests = plan.disc(disc, at);
        let mut centre = rests;
        let mut touched = None;
        let mut ring = self.lit == Some(disc);
        if self.discs {
            let target = Rect::from_center_size(rests, Vec2::splat(TOUCH));
            let response = ui.interact(target, id.with(disc.face()), Sense::click_and_drag());
            self.describe(ui, &response, disc, at);
            if response.dragged() {
                centre = response.interact_pointer_pos().unwrap_or(centre);
            }
            if response.drag_stopped()
                && let Some(pointer) = response.interact_pointer_pos()
            {
                touched = self.nearest(plan, pointer).map(|seat| Touched::Put(disc, seat));
            } else if response.clicked() {
                touched = Some(Touched::Disc(disc));
            }
            if response.has_focus() {
                // The arrows move the disc, not the keyboard's place.
                let arrows = EventFilter {
                    horizontal_arrows: true,
                    vertical_arrows: true,
                    ..EventFilter::default()
                };
                ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, arrows));
            }
            ring |= response.has_focus() || response.hovered();
        }
        let theme = Theme::of(ui);
        let radius = plan.radius * 0.72;
        let painter = ui.painter();
        if disc == Disc::Button {
            dealer_button(painter, centre, radius, theme);
        } else {
            let (fill, ink) = match disc {
                Disc::Big => (theme.gold, theme.window),
                Disc::Button | Disc::Small => (mix(theme.window, theme.gold, 0.25), theme.gold),
            };
            painter.circle(centre, radius, fill, Stroke::new(1.5, theme.gold));
            let font = FontId::new((radius * 0.9).round(), fonts::bold());
            painter.text(centre, Align2::CENTER_CENTER, disc.face(), font, ink);
        }
        if ring {
            painter.circle_stroke(centre, radius + 3.0, Stroke::new(2.0, theme.accent));
        }
        touched
    }

    fn describe(&self, ui: &Ui, response: &Response, disc: Disc, at: Positions) {
        let gaps = [
            ("table", self.title.into()),
            ("disc", ui.word(disc.word()).into()),
            ("seat", disc.seat(at).get().into()),
        ];
        let name = ui.say("button-disc-at", &gaps);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    }

    /// The seat that is nearest to where a disc was let go, by the way that the seats look.
    fn nearest(&self, plan: &Plan, pointer: Pos2) -> Option<SeatNo> {
        let away = |seat: SeatNo| {
            let to_seat = plan.at(seat, plan.seats).distance(pointer);
            to_seat.min(plan.at(seat, plan.discs).distance(pointer))
        };
        let seats = self.spots.iter().map(|spot| spot.seat);
        seats.min_by(|one, other| away(*one).total_cmp(&away(*other)))
    }
}

fn colours(theme: &Theme, mark: Mark) -> (Color32, Color32, Color32) {
    match mark {
        Mark::Sits => (theme.seat, theme.seat, theme.on_seat),
        Mark::Empty => (theme.open_seat, theme.line_hover, theme.on_open_seat),
        Mark::Left => (theme.open_seat, theme.dim, theme.on_open_seat),
        Mark::New | Mark::Moved => (theme.seat, theme.blue, theme.on_seat),
        Mark::Waits => (theme.seat, theme.red, theme.on_seat),
    }
}

fn write_name(ui: &Ui, at: Pos2, side: Align2, name: &str, ink: Color32) {
    let font = Text::Caption.font();
    let mut job = LayoutJob::simple_singleline(name.to_owned(), font, ink);
    job.wrap = TextWrapping::truncate_at_width(84.0);
    let galley = ui.painter().layout_job(job);
    let place = side.anchor_size(at, galley.size());
    ui.painter().galley(place.min, galley, ink);
}

fn dashes(ui: &Ui, centre: Pos2, radius: f32, pen: Stroke) {
    const DASHES: u8 = 10;
    let turn = TAU / f32::from(DASHES);
    ui.painter().extend((0..DASHES).map(|dash| {
        let from = turn * f32::from(dash);
        let at = |angle: f32| centre + Vec2::angled(angle) * radius;
        Shape::line_segment([at(from), at(from + turn * 0.55)], pen)
    }));
}
