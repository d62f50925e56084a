//! One table, large: names and stacks round the felt, what lies in front of each, and the pot.

use std::f32::consts::TAU;

use egui::epaint::EllipseShape;
use egui::{
    Align2, Color32, FontFamily, FontId, Galley, Id, Painter, Pos2, Rect, Response, Role, Sense,
    Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2,
};
use std::sync::Arc;

use super::button::focus_ring;
use crate::rules::seat::SeatNo;
use crate::ui::icons::dealer_button;
use crate::ui::theme::{Text, Theme, corner, mix, radius, space};
use crate::view::Tone;

/// The size of a player's plate, in points.
const PLATE: Vec2 = vec2(118.0, 48.0);
const DISC: f32 = 11.0;
/// How high the ring of plates may be, in widths.
const TALLEST: f32 = 0.72;

/// What is known of one seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plate {
    /// "7 · Bianchi".
    pub name: String,
    /// "27,400", or what he has done: "passed".
    pub stack: String,
    /// What lies in front of him: "2,000"; may be empty.
    pub front: String,
    /// What that is: "raise to 2,000"; may be empty.
    pub front_is: String,
    /// How it is to be shown: `Good` is who acts, `Dim` is who is out of the hand.
    pub tone: Tone,
    /// Does the dealer button lie here?
    pub disc: bool,
}

/// A table with so many seats.
#[must_use = "show it"]
pub struct RoundTable<'a> {
    id: &'a str,
    seats: u8,
    pot: [&'a str; 3],
}

impl<'a> RoundTable<'a> {
    /// A table of so many seats, called `id` among all that are shown.
    pub const fn new(id: &'a str, seats: u8) -> Self {
        Self { id, seats, pot: [""; 3] }
    }

    /// Writes into its middle: what it is, how much, and a line below.
    pub const fn pot(mut self, caption: &'a str, figure: &'a str, below: &'a str) -> Self {
        self.pot = [caption, figure, below];
        self
    }

    /// Shows it in all the room there is; the seat that was pressed. A seat without a plate is left
    /// out.
    pub fn show(
        self,
        ui: &mut Ui,
        size: Vec2,
        plate: impl Fn(SeatNo) -> Option<Plate>,
    ) -> Option<SeatNo> {
        let (id, place) = ui.allocate_space(size);
        let plan = Plan::new(place, self.seats);
        if ui.is_rect_visible(place) {
            self.paint_felt(ui, &plan);
        }
        let mut pressed = None;
        for seat in SeatNo::up_to(self.seats) {
            let Some(plate) = plate(seat) else { continue };
            let response = show_plate(ui, &plan, id.with(self.id), seat, &plate);
            if response.clicked() {
                pressed = Some(seat);
            }
        }
        pressed
    }

    fn paint_felt(&self, ui: &Ui, plan: &Plan) {
        let theme = Theme::of(ui);
        let painter = ui.painter();
        painter.add(EllipseShape {
            center: plan.centre,
            radius: plan.felt,
            fill: theme.felt,
            stroke: Stroke::new(2.5, theme.felt_line),
            angle: 0.0,
        });
        let [caption, figure, below] = self.pot;
        let middle = Align2::CENTER_CENTER;
        painter.text(
            plan.centre - vec2(0.0, 25.0),
            middle,
            caption,
            Text::Body.font(),
            theme.felt_dim,
        );
        painter.text(plan.centre, middle, figure, Text::Clock.font(), theme.felt_text);
        let below_at = plan.centre + vec2(0.0, 26.0);
        painter.text(below_at, middle, below, Text::Body.font(), theme.felt_dim);
    }
}

/// Where everything lies.
struct Plan {
    centre: Pos2,
    felt: Vec2,
    seats: u8,
    plates: Vec2,
}

impl Plan {
    fn new(place: Rect, seats: u8) -> Self {
        let room = (place.size() - PLATE) / 2.0;
        // A poker table is no circle, however high the window is.
        let plates = vec2(room.x, room.y.min(room.x * TALLEST));
        Self { centre: place.center(), felt: plates - vec2(34.0, 12.0), seats, plates }
    }

    /// Where the dealer button lies: on the felt between this seat and the one before, clear of what
    /// is in front of both.
    fn beside(&self, seat: SeatNo) -> Pos2 {
        let turn = TAU * (f32::from(seat.get()) - 0.36) / f32::from(self.seats + 1);
        self.centre + vec2(-turn.sin(), turn.cos()) * self.felt * 0.82
    }

    /// The point of an ellipse that `seat` looks at: the dealer sits at the bottom, seat 1 at his left.
    fn at(&self, seat: SeatNo, ellipse: Vec2) -> Pos2 {
        let turn = TAU * f32::from(seat.get()) / f32::from(self.seats + 1);
        self.centre + vec2(-turn.sin(), turn.cos()) * ellipse
    }
}

fn show_plate(ui: &Ui, plan: &Plan, id: Id, seat: SeatNo, plate: &Plate) -> Response {
    let theme = Theme::of(ui);
    let place = Rect::from_center_size(plan.at(seat, plan.plates), PLATE);
    let response = ui.interact(place, id.with(seat), Sense::click());
    response.widget_info(|| {
        let words = [&plate.name, &plate.stack, &plate.front, &plate.front_is];
        let words: Vec<&str> =
            words.into_iter().map(String::as_str).filter(|word| !word.is_empty()).collect();
        WidgetInfo::labeled(Role::Button, response.enabled(), words.join(" "))
    });
    let painter = ui.painter();
    let (fill, edge, ink) = match plate.tone {
        Tone::Good => (theme.chosen, Stroke::new(2.0, theme.accent), theme.text),
        Tone::Waits => (theme.raised, Stroke::new(2.0, theme.red), theme.text),
        Tone::Dim => {
            (mix(theme.window, theme.raised, 0.4), Stroke::new(1.0, theme.line), theme.dim)
        }
        _ => (theme.raised, Stroke::new(1.0, theme.line), theme.text),
    };
    let fill = if response.hovered() { theme.raised_hover } else { fill };
    painter.rect(place, corner(radius::INNER), fill, edge, StrokeKind::Inside);
    if response.has_focus() {
        focus_ring(ui, place, theme);
    }
    let inside = PLATE.x - 2.0 * space::ITEM;
    let name = cut(painter, &plate.name, Text::Body.font(), theme.dim, inside);
    let stack = cut(painter, &plate.stack, Text::Strong.font(), ink, inside);
    let top = place.center_top() + vec2(-name.size().x / 2.0, 5.0);
    let bottom = place.center_bottom() + vec2(-stack.size().x / 2.0, -5.0 - stack.size().y);
    painter.galley(top, name, theme.dim);
    painter.galley(bottom, stack, ink);
    if !plate.front.is_empty() {
        let at = plan.at(seat, plan.felt * 0.66);
        let middle = Align2::CENTER_CENTER;
        let up = if plate.front_is.is_empty() { 0.0 } else { 8.0 };
        let figure = Text::Strong.font();
        painter.text(at - vec2(0.0, up), middle, &plate.front, figure, on_felt(theme, theme.gold));
        let small = FontId::new(11.0, FontFamily::Proportional);
        painter.text(at + vec2(0.0, 8.0), middle, &plate.front_is, small, theme.felt_dim);
    }
    if plate.disc {
        dealer_button(painter, plan.beside(seat), DISC, theme);
    }
    response
}

/// Gold that is read on felt in both themes.
const fn on_felt(theme: &Theme, gold: Color32) -> Color32 {
    if theme.dark { gold } else { Theme::DARK.gold }
}

/// Words in one line, cut with an ellipsis where there is no room.
fn cut(painter: &Painter, words: &str, font: FontId, ink: Color32, width: f32) -> Arc<Galley> {
    let mut job = egui::text::LayoutJob::simple_singleline(words.to_owned(), font, ink);
    job.wrap = egui::text::TextWrapping::truncate_at_width(width);
    painter.layout_job(job)
}
