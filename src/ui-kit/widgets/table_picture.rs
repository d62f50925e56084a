//! A table of the floor plan, seen from above.

use std::f32::consts::TAU;

use bottone_base::seat::{MOST_SEATS, Seat, SeatNo, Seats};
use bottone_i18n::Language;
use bottone_view::{
    Tone,
    floor::{SeatMark, TableCard},
};
use bottone_vocabulary::words;
use egui::{
    Align2, Color32, FontFamily, FontId, Id, Painter, Pos2, Rect, Response, Role, Sense, Shape,
    Stroke, StrokeKind, Ui, Vec2, WidgetInfo, epaint::EllipseShape, pos2, vec2,
};

use super::table_tile::hand_mark;
use crate::{
    fonts,
    i18n::HasLanguage as _,
    icons::{Icon, dealer_button},
    theme::{Text, Theme, corner, mix, radius, space},
};

/// The size for which the measures below are drawn, in points.
const DRAWN_FOR: Vec2 = vec2(232.0, 134.0);
const FELT: Vec2 = vec2(66.5, 30.5);
const SEATS: Vec2 = vec2(82.0, 42.0);
const BUTTON: Vec2 = vec2(56.0, 23.5);
/// The smallest text, in points.
const LEAST: f32 = 11.0;
/// The scale below which the number of players is in the corner of the card: on the felt, the disc
/// would lie over it.
const TIGHT: f32 = 0.8;
const SEAT_RADIUS: f32 = 11.0;
const BUTTON_RADIUS: f32 = 7.0;

/// The part of a table that was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PressedPart {
    /// The table itself.
    Table,
    Seat(SeatNo),
}

/// The result of showing a table.
pub struct TablePictureResponse {
    /// The card as a whole, for menus and scrolling.
    pub response: Response,
    /// The part pressed in this frame.
    pub pressed: Option<PressedPart>,
}

/// A table's card with its seats around the felt.
#[must_use = "show it"]
pub struct TablePicture<'a> {
    card: &'a TableCard,
    selected: bool,
    lit: Seats,
}

impl<'a> TablePicture<'a> {
    /// Creates the picture of `card`.
    pub const fn new(card: &'a TableCard) -> Self {
        Self { card, selected: false, lit: Seats::NONE }
    }

    /// Shows whether this is the table that keys act on.
    pub const fn selected(mut self, selected: bool) -> Self {
        self.selected = selected;
        self
    }

    /// Rings these seats, which belong to the task under the pointer.
    pub const fn lit(mut self, seats: Seats) -> Self {
        self.lit = seats;
        self
    }

    /// Shows it in the given size.
    pub fn show(&self, ui: &mut Ui, size: Vec2) -> TablePictureResponse {
        let (_, place) = ui.allocate_space(size);
        let id = ui.scope_id().with(("table", self.card.table));
        let response = ui.interact(place, id, Sense::click());
        response.widget_info(|| {
            let name = table_name(self.card);
            WidgetInfo::selected(Role::Button, response.enabled(), self.selected, name)
        });
        let mut pressed = response.clicked().then_some(PressedPart::Table);
        if ui.is_rect_visible(place) {
            let plan = PictureLayout::new(place, self.card.size);
            let pointed = press_seats(ui, self.card, &plan, id, &mut pressed);
            self.paint(ui, &plan, &response, pointed);
        }
        TablePictureResponse { response, pressed }
    }

    fn paint(&self, ui: &Ui, plan: &PictureLayout, response: &Response, pointed: Option<SeatNo>) {
        let theme = Theme::of(ui);
        let painter = ui.painter();
        self.paint_ground(painter, plan, response, theme);
        self.paint_felt(painter, plan, theme);
        let digits = plan.font(11.0, FontFamily::Proportional);
        for seat in SeatNo::up_to(self.card.size) {
            paint_seat(painter, self.mark(seat), plan, seat, &digits, theme);
        }
        for (seat, ink) in self
            .lit
            .iter()
            .map(|seat| (seat, theme.accent))
            .chain(pointed.map(|seat| (seat, theme.text)))
        {
            let radius = SEAT_RADIUS * plan.scale + 1.0;
            painter.circle_stroke(plan.point(seat, SEATS), radius, Stroke::new(2.0, ink));
        }
        if let Some(seat) = self.card.button.filter(|seat| seat.get() <= self.card.size) {
            let mut painter = painter.clone();
            if !self.card.button_known {
                painter.multiply_opacity(0.4);
            }
            dealer_button(&painter, plan.point(seat, BUTTON), BUTTON_RADIUS * plan.scale, theme);
        }
        if let Some(mark) = &self.card.hand {
            let at = plan.place.right_top() + vec2(-space::CARD, space::CARD);
            hand_mark(painter, mark, at, plan.place.width() * 0.4, theme);
        }
        if let Some(caption) = &self.card.caption {
            let at = plan.place.left_bottom() + vec2(space::CARD, -space::TIGHT);
            let (font, ink) = (Text::Caption.font(), theme.tone(caption.tone));
            let words = painter.layout_no_wrap(caption.text.clone(), font.clone(), ink);
            // A narrow card has a shorter text; no text is cut.
            let fits = words.size().x <= plan.place.width() - 2.0 * space::CARD;
            let said = if fits { &caption.text } else { &caption.brief };
            painter.text(at, Align2::LEFT_BOTTOM, said, font, ink);
        }
    }

    fn paint_ground(
        &self,
        painter: &Painter,
        plan: &PictureLayout,
        response: &Response,
        theme: &Theme,
    ) {
        let tone = self.card.caption.as_ref().map_or(Tone::Plain, |caption| caption.tone);
        let edge = match tone {
            _ if response.has_focus() => theme.text,
            _ if self.selected => theme.accent,
            Tone::Gold | Tone::Planned | Tone::Good => mix(theme.card, theme.tone(tone), 0.6),
            Tone::Waits | Tone::Plain | Tone::Dim if response.hovered() => theme.line_hover,
            Tone::Waits | Tone::Plain | Tone::Dim => theme.line,
        };
        let ground = match tone {
            Tone::Planned => mix(theme.card, theme.blue, 0.04),
            _ => theme.card,
        };
        let ground = if response.hovered() { mix(ground, theme.raised, 0.4) } else { ground };
        let width = if self.selected || response.has_focus() { 2.0 } else { 1.0 };
        let stroke = Stroke::new(width, edge);
        painter.rect(plan.place, corner(radius::CARD), ground, stroke, StrokeKind::Inside);
    }

    fn paint_felt(&self, painter: &Painter, plan: &PictureLayout, theme: &Theme) {
        painter.add(EllipseShape {
            center: plan.centre,
            radius: FELT * plan.scale,
            fill: theme.felt,
            stroke: Stroke::new(1.5 * plan.scale, theme.felt_line),
            angle: 0.0,
        });
        let middle = Align2::CENTER_CENTER;
        let is_tight = plan.scale < TIGHT;
        let big = plan.font(if is_tight { 25.0 } else { 20.0 }, fonts::bold());
        let above = if is_tight { 0.0 } else { 6.5 * plan.scale };
        let number = plan.centre - vec2(0.0, above);
        painter.text(number, middle, self.card.table, big, theme.felt_text);
        if !is_tight {
            let fill = plan.centre + vec2(0.0, 11.0 * plan.scale);
            let small = plan.font(11.5, FontFamily::Proportional);
            painter.text(fill, middle, &self.card.of, small, theme.felt_dim);
        } else if self.card.hand.is_none() {
            let corner = plan.place.right_top() + vec2(-space::ITEM, space::TIGHT);
            let font = Text::Caption.font();
            painter.text(corner, Align2::RIGHT_TOP, &self.card.of, font, theme.dim);
        }
    }

    fn mark(&self, seat: SeatNo) -> &SeatMark {
        &self.card.seats[seat.index()]
    }
}

/// The layout of the picture.
struct PictureLayout {
    place: Rect,
    centre: Pos2,
    scale: f32,
    size: u8,
}

impl PictureLayout {
    fn new(place: Rect, size: u8) -> Self {
        let fit = place.size() / DRAWN_FOR;
        Self {
            place,
            centre: place.center() + vec2(0.0, 1.0),
            scale: fit.min_elem(),
            size: size.min(MOST_SEATS),
        }
    }

    /// Returns the point of an ellipse that `seat` looks at. The dealer sits at the bottom, as if
    /// there were one more seat; seat 1 is at the dealer's left and the rest follow clockwise.
    fn point(&self, seat: SeatNo, ellipse: Vec2) -> Pos2 {
        let turn = TAU * f32::from(seat.get()) / f32::from(self.size + 1);
        self.centre + vec2(-turn.sin(), turn.cos()) * ellipse * self.scale
    }

    fn font(&self, points: f32, family: FontFamily) -> FontId {
        FontId::new((points * self.scale).round().max(LEAST), family)
    }
}

/// Checks the pointer against each seat; returns the seat under it.
fn press_seats(
    ui: &Ui,
    card: &TableCard,
    plan: &PictureLayout,
    id: Id,
    pressed: &mut Option<PressedPart>,
) -> Option<SeatNo> {
    // Neighbours are this far apart; a larger target would take space from the next one.
    let side = SEAT_RADIUS * 2.0 * plan.scale;
    let target = Vec2::splat(side.max(ui.spacing().interact_size.y.min(side * 1.15)));
    let mut pointed = None;
    for seat in SeatNo::up_to(card.size) {
        let place = Rect::from_center_size(plan.point(seat, SEATS), target);
        // Seats can be pressed but not reached with Tab: a floor of 1,200 tables has 10,800 of
        // them.
        let response = ui.interact(place, id.with(seat), Sense::CLICK);
        let language = ui.language();
        let name = || seat_name(language, card, seat);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, response.enabled(), name()));
        if response.clicked() {
            *pressed = Some(PressedPart::Seat(seat));
        }
        if response.hovered() {
            pointed = Some(seat);
            response.on_hover_text(name());
        }
    }
    pointed
}

fn seat_name(language: Language, card: &TableCard, seat: SeatNo) -> String {
    let at = words::seat(language, Seat { table: card.table, seat });
    match &card.seats[seat.index()] {
        SeatMark::Free => at,
        SeatMark::Closed => format!("{at} ×"),
        SeatMark::Taken { name, .. } => format!("{at} {name}"),
    }
}

/// Returns the text of a table for screen readers.
pub fn table_name(card: &TableCard) -> String {
    let said = card.caption.as_ref().map_or("", |caption| &caption.text);
    let hand = card.hand.as_ref().map_or("", |mark| &mark.word);
    let words = [&card.title, &card.of, hand, said];
    words.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(", ")
}

fn paint_seat(
    painter: &Painter,
    mark: &SeatMark,
    plan: &PictureLayout,
    seat: SeatNo,
    digits: &FontId,
    theme: &Theme,
) {
    let centre = plan.point(seat, SEATS);
    let size = SEAT_RADIUS * plan.scale;
    let ink = match mark {
        SeatMark::Taken { tone: Tone::Waits, .. } => {
            painter.circle_filled(centre, size, theme.red);
            theme.on_red
        }
        SeatMark::Taken { tone: Tone::Plain | Tone::Dim, .. } => {
            painter.circle_filled(centre, size, theme.seat);
            theme.on_seat
        }
        SeatMark::Taken { tone, .. } => {
            painter.circle(centre, size - 1.0, theme.seat, Stroke::new(2.0, theme.tone(*tone)));
            theme.on_seat
        }
        SeatMark::Free => {
            painter.circle_filled(centre, size, theme.open_seat);
            dashes(painter, centre, size - 0.5, theme.line_hover);
            theme.on_open_seat
        }
        SeatMark::Closed => {
            painter.circle_filled(centre, size, theme.open_seat);
            Icon::Close.paint(
                painter,
                Rect::from_center_size(centre, Vec2::splat(size * 1.2)),
                theme.on_open_seat,
            );
            return;
        }
    };
    painter.text(centre, Align2::CENTER_CENTER, seat, digits.clone(), ink);
    if matches!(mark, SeatMark::Taken { pinned: true, .. }) {
        let place = centre + vec2(0.8, -0.8) * size;
        painter.circle_filled(place, size * 0.55, theme.card);
        Icon::Pin.paint(painter, Rect::from_center_size(place, Vec2::splat(size)), theme.text);
    }
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
