//! A table of the floor plan, seen from above.

use std::f32::consts::TAU;

use egui::{
    Align2, Color32, FontFamily, FontId, Id, Painter, Pos2, Rect, Response, Role, Sense, Shape,
    Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use crate::rules::seat::{MOST_SEATS, Seat, SeatNo};
use crate::ui::fonts;
use crate::ui::icons::dealer_button;
use crate::ui::theme::{Text, Theme, corner, mix, radius, space};
use crate::view::floor::{SeatMark, TableCard, Tone};

/// The size that the measures below are drawn for, in points.
const DRAWN_FOR: Vec2 = vec2(232.0, 134.0);
const FELT: Vec2 = vec2(66.5, 30.5);
const SEATS: Vec2 = vec2(82.0, 42.0);
const BUTTON: Vec2 = vec2(56.0, 23.5);
const SEAT_RADIUS: f32 = 11.0;
const BUTTON_RADIUS: f32 = 7.0;

/// What of a table was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pressed {
    /// The table itself.
    Table,
    /// One of its seats.
    Seat(SeatNo),
}

/// What came of showing a table.
pub struct TableCardResponse {
    /// The card as a whole; for menus and scrolling.
    pub response: Response,
    /// What was pressed in this frame.
    pub pressed: Option<Pressed>,
}

/// Shows a table in the given size.
pub fn table_card(ui: &mut Ui, card: &TableCard, size: Vec2) -> TableCardResponse {
    let (_, place) = ui.allocate_space(size);
    let id = ui.scope_id().with(("table", card.table));
    let response = ui.interact(place, id, Sense::click());
    response.widget_info(|| {
        WidgetInfo::selected(Role::Button, response.enabled(), card.selected, spoken(card))
    });
    let mut pressed = response.clicked().then_some(Pressed::Table);
    if ui.is_rect_visible(place) {
        let plan = Plan::new(place, card.size);
        let pointed = seats(ui, card, &plan, id, &mut pressed);
        paint(ui, card, &plan, &response, pointed);
    }
    TableCardResponse { response, pressed }
}

/// Where everything lies.
struct Plan {
    place: Rect,
    centre: Pos2,
    scale: f32,
    size: u8,
}

impl Plan {
    fn new(place: Rect, size: u8) -> Self {
        let fit = place.size() / DRAWN_FOR;
        Self {
            place,
            centre: place.center() + vec2(0.0, 1.0),
            scale: fit.min_elem(),
            size: size.min(MOST_SEATS),
        }
    }

    /// The point of an ellipse that `seat` looks at. The dealer sits at the bottom, in the place of
    /// one seat more; seat 1 is at the dealer's left and the rest follow clockwise.
    fn at(&self, seat: SeatNo, ellipse: Vec2) -> Pos2 {
        let turn = TAU * f32::from(seat.get()) / f32::from(self.size + 1);
        self.centre + vec2(-turn.sin(), turn.cos()) * ellipse * self.scale
    }

    fn font(&self, points: f32, family: FontFamily) -> FontId {
        FontId::new((points * self.scale).round(), family)
    }
}

/// Feels for the pointer at each seat; returns the seat under it.
fn seats(
    ui: &Ui,
    card: &TableCard,
    plan: &Plan,
    id: Id,
    pressed: &mut Option<Pressed>,
) -> Option<SeatNo> {
    // Neighbours are this far apart, so that a larger target would take from the next one.
    let side = SEAT_RADIUS * 2.0 * plan.scale;
    let target = Vec2::splat(side.max(ui.spacing().interact_size.y.min(side * 1.15)));
    let mut pointed = None;
    for seat in SeatNo::up_to(card.size) {
        let place = Rect::from_center_size(plan.at(seat, SEATS), target);
        // Seats can be pressed but not reached with Tab: a floor of 1,200 tables has 10,800 of them.
        let response = ui.interact(place, id.with(seat), Sense::CLICK);
        let name = || seat_name(card, seat);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, response.enabled(), name()));
        if response.clicked() {
            *pressed = Some(Pressed::Seat(seat));
        }
        if response.hovered() {
            pointed = Some(seat);
            response.on_hover_text(name());
        }
    }
    pointed
}

fn seat_name(card: &TableCard, seat: SeatNo) -> String {
    let at = Seat { table: card.table, seat };
    match card.seat(seat) {
        SeatMark::Free => at.to_string(),
        SeatMark::Closed(words)
        | SeatMark::Taken(words)
        | SeatMark::Moving(words)
        | SeatMark::Awaited(words) => format!("{at} {words}"),
    }
}

fn spoken(card: &TableCard) -> String {
    match &card.caption {
        Some((_, caption)) => format!("{}, {}, {caption}", card.name, card.fill),
        None => format!("{}, {}", card.name, card.fill),
    }
}

fn paint(ui: &Ui, card: &TableCard, plan: &Plan, response: &Response, pointed: Option<SeatNo>) {
    let theme = Theme::of(ui);
    let painter = ui.painter();
    paint_ground(painter, card, plan, response, theme);
    painter.add(egui::epaint::EllipseShape {
        center: plan.centre,
        radius: FELT * plan.scale,
        fill: theme.felt,
        stroke: Stroke::new(1.5 * plan.scale, theme.felt_line),
        angle: 0.0,
    });
    let number = plan.centre - vec2(0.0, 6.5 * plan.scale);
    let fill = plan.centre + vec2(0.0, 11.0 * plan.scale);
    let middle = Align2::CENTER_CENTER;
    painter.text(number, middle, card.table, plan.font(20.0, fonts::bold()), theme.felt_text);
    let small = plan.font(11.5, FontFamily::Proportional);
    painter.text(fill, middle, &card.fill, small, theme.felt_dim);
    let digits = plan.font(11.0, FontFamily::Proportional);
    for seat in SeatNo::up_to(card.size) {
        paint_seat(painter, card.seat(seat), plan, seat, &digits, theme);
    }
    if let Some(seat) = pointed {
        let ring = Stroke::new(1.5, theme.text);
        painter.circle_stroke(plan.at(seat, SEATS), SEAT_RADIUS * plan.scale, ring);
    }
    if let Some(seat) = card.button.filter(|seat| seat.get() <= card.size) {
        dealer_button(painter, plan.at(seat, BUTTON), BUTTON_RADIUS * plan.scale, theme);
    }
    if let Some((tone, caption)) = &card.caption {
        let at = plan.place.left_bottom() + vec2(space::CARD, -space::TIGHT);
        let font = Text::Caption.font();
        painter.text(at, Align2::LEFT_BOTTOM, caption, font, theme.tone(*tone));
    }
}

fn paint_ground(
    painter: &Painter,
    card: &TableCard,
    plan: &Plan,
    response: &Response,
    theme: &Theme,
) {
    let tone = card.tone();
    let edge = match (card.selected, tone) {
        (true, _) => theme.accent,
        (false, Tone::Plain | Tone::Waits) if !response.hovered() => theme.line,
        (false, Tone::Plain) => theme.line_hover,
        (false, tone) => mix(theme.card, theme.tone(tone), 0.6),
    };
    let ground = match tone {
        Tone::Planned => mix(theme.card, theme.blue, 0.04),
        Tone::Plain | Tone::Good | Tone::Gold | Tone::Waits => theme.card,
    };
    let width = if card.selected || response.has_focus() { 2.0 } else { 1.0 };
    let edge = if response.has_focus() { theme.text } else { edge };
    let stroke = Stroke::new(width, edge);
    painter.rect(plan.place, corner(radius::CARD), ground, stroke, StrokeKind::Inside);
}

fn paint_seat(
    painter: &Painter,
    mark: &SeatMark,
    plan: &Plan,
    seat: SeatNo,
    digits: &FontId,
    theme: &Theme,
) {
    let centre = plan.at(seat, SEATS);
    let size = SEAT_RADIUS * plan.scale;
    let ink = match mark {
        SeatMark::Taken(_) => {
            painter.circle_filled(centre, size, theme.seat);
            theme.on_seat
        }
        SeatMark::Moving(_) => {
            painter.circle_filled(centre, size, theme.red);
            theme.on_red
        }
        SeatMark::Awaited(_) => {
            painter.circle(centre, size - 0.75, theme.open_seat, Stroke::new(1.5, theme.blue));
            theme.blue
        }
        SeatMark::Free => {
            painter.circle_filled(centre, size, theme.open_seat);
            dashes(painter, centre, size - 0.5, theme.line_hover);
            theme.on_open_seat
        }
        SeatMark::Closed(_) => {
            painter.circle_filled(centre, size, theme.open_seat);
            let arm = Vec2::splat(size * 0.5);
            let pen = Stroke::new(1.5, theme.on_open_seat);
            painter.line_segment([centre - arm, centre + arm], pen);
            let arm = vec2(arm.x, -arm.y);
            painter.line_segment([centre - arm, centre + arm], pen);
            return;
        }
    };
    painter.text(centre, Align2::CENTER_CENTER, seat, digits.clone(), ink);
}

fn dashes(painter: &Painter, centre: Pos2, radius: f32, colour: Color32) {
    const DASHES: u8 = 10;
    let turn = TAU / f32::from(DASHES);
    let pen = Stroke::new(1.0, colour);
    painter.extend((0..DASHES).map(|dash| {
        let from = turn * f32::from(dash);
        let at = |angle: f32| pos2(centre.x, centre.y) + Vec2::angled(angle) * radius;
        Shape::line_segment([at(from), at(from + turn * 0.55)], pen)
    }));
}
