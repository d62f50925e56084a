//! A table in the middle of a hand: who sits there, what lies in front of them and in the middle.

use std::f32::consts::TAU;

use egui::epaint::EllipseShape;
use egui::{
    Align2, Color32, FontId, Painter, Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};

use super::{button::focus_ring, card_face::paint_card};
use crate::rules::cards::Card;
use crate::rules::seat::SeatNo;
use crate::ui::icons::dealer_button;
use crate::ui::theme::{Text, Theme, corner, mix, radius};
use crate::view::table::hand::{Around, AtSeat, Standing};

const PLATE: f32 = 46.0;
const CARD: Vec2 = vec2(20.0, 28.0);
const BOARD: Vec2 = vec2(38.0, 54.0);
const BUTTON: f32 = 11.0;
/// How far from the middle bets and the button lie, of the way to the seats.
const BETS: Vec2 = vec2(0.62, 0.5);
const DISC: Vec2 = vec2(0.72, 0.68);

/// A table seen from above; its seats can be tapped.
#[must_use = "show it"]
pub struct HandTable<'a> {
    around: &'a Around,
    dealer: &'a str,
    chosen: Option<SeatNo>,
}

impl<'a> HandTable<'a> {
    /// This table; `dealer` is what is written where the dealer sits.
    pub const fn new(around: &'a Around, dealer: &'a str) -> Self {
        Self { around, dealer, chosen: None }
    }

    /// Rings this seat.
    pub const fn chosen(mut self, seat: Option<SeatNo>) -> Self {
        self.chosen = seat;
        self
    }

    /// Shows it in the given size; gives back the seat that was tapped.
    pub fn show(self, ui: &mut Ui, size: Vec2) -> Option<SeatNo> {
        let (_, room) = ui.allocate_space(size);
        // No table is longer from the dealer to the far side than from end to end.
        let oval = vec2(room.width(), room.height().min(room.width() * 0.82));
        let plan = Plan::new(Rect::from_center_size(room.center(), oval), self.around.size);
        let theme = Theme::of(ui);
        paint_felt(ui.painter(), &plan, theme, self.dealer);
        self.paint_middle(ui.painter(), &plan, theme);
        self.say_middle(ui, &plan);
        let mut tapped = None;
        for seat in &self.around.seats {
            if self.seat(ui, &plan, seat, theme) {
                tapped = Some(seat.seat);
            }
        }
        if let Some(seat) = self.around.button.filter(|seat| seat.get() <= self.around.size) {
            // Beside the bets, on the player's right.
            let at = plan.at(plan.turn(seat) - 0.13, DISC);
            dealer_button(ui.painter(), at, BUTTON, theme);
        }
        tapped
    }

    fn seat(&self, ui: &Ui, plan: &Plan, seat: &AtSeat, theme: &Theme) -> bool {
        let plate = plan.plate(seat.seat);
        let response = ui.interact(plate, ui.scope_id().with(("plate", seat.seat)), Sense::click());
        let is_next = seat.standing == Standing::Next;
        response.widget_info(|| {
            WidgetInfo::selected(Role::Button, response.enabled(), is_next, &seat.spoken)
        });
        let mut painter = ui.painter().clone();
        if matches!(seat.standing, Standing::Folded | Standing::Away) {
            painter.multiply_opacity(0.45);
        }
        let is_chosen = self.chosen == Some(seat.seat);
        let ground = if is_next { mix(theme.raised, theme.accent, 0.25) } else { theme.raised };
        let ground = if response.hovered() { mix(ground, theme.raised_hover, 0.6) } else { ground };
        let (pen, edge) = match (is_next, is_chosen) {
            (true, _) => (2.0, theme.accent),
            (false, true) => (2.0, theme.text),
            (false, false) => (1.0, theme.line),
        };
        painter.rect(
            plate,
            corner(radius::INNER),
            ground,
            Stroke::new(pen, edge),
            StrokeKind::Inside,
        );
        let half = plate.height() * 0.25;
        let name = plate.center() - vec2(0.0, half - 2.0);
        let stack = plate.center() + vec2(0.0, half - 2.0);
        let room = plate.width() - 8.0;
        let ink = if is_next { theme.text } else { theme.dim };
        fitted(&painter, name, &seat.name, &Text::Note.font(), ink, room);
        let ink = if seat.standing == Standing::AllIn { theme.gold } else { theme.text };
        fitted(&painter, stack, &seat.stack, &Text::Strong.font(), ink, room);
        if response.has_focus() {
            focus_ring(ui, plate, theme);
        }
        paint_fan(&painter, plate, &seat.cards, theme);
        if let Some((chips, what)) = &seat.front {
            paint_front(ui.painter(), plan.at(plan.turn(seat.seat), BETS), chips, what, theme);
        }
        response.clicked()
    }

    /// What is only painted is said as well.
    fn say_middle(&self, ui: &Ui, plan: &Plan) {
        let middle = &self.around.middle;
        if middle.pot.is_empty() {
            return;
        }
        let place = Rect::from_center_size(plan.centre, vec2(200.0, 120.0));
        let response = ui.interact(place, ui.scope_id().with("middle"), Sense::hover());
        response.widget_info(|| {
            let card = |card: &Option<Card>| card.map_or("?".to_owned(), |card| card.to_string());
            let board: Vec<String> = middle.board.iter().map(card).collect();
            let pot = format!("{} {}", middle.caption, middle.pot);
            let mut said = vec![pot];
            said.extend(middle.pots.iter().cloned());
            said.extend((!board.is_empty()).then(|| board.join(" ")));
            WidgetInfo::labeled(Role::Label, true, said.join(", "))
        });
    }

    fn paint_middle(&self, painter: &Painter, plan: &Plan, theme: &Theme) {
        let middle = &self.around.middle;
        if middle.pot.is_empty() {
            return;
        }
        let lines = f32::from(u8::try_from(middle.pots.len()).unwrap_or(u8::MAX)).min(3.0);
        let has_board = !middle.board.is_empty();
        let board = if has_board { BOARD.y * plan.scale + 6.0 } else { 0.0 };
        let height = board + 40.0 + lines * 15.0;
        let mut y = plan.centre.y - height / 2.0;
        let x = plan.centre.x;
        if has_board {
            paint_board(painter, pos2(x, y), &middle.board, plan.scale, theme);
            y += board;
        }
        let caption = Text::Caption.font();
        painter.text(
            pos2(x, y),
            Align2::CENTER_TOP,
            &middle.caption,
            caption.clone(),
            theme.felt_dim,
        );
        let figure = Text::Total.font();
        painter.text(pos2(x, y + 11.0), Align2::CENTER_TOP, &middle.pot, figure, theme.felt_text);
        y += 40.0;
        // More than three side pots are read in the panel.
        for line in middle.pots.iter().take(3) {
            painter.text(pos2(x, y), Align2::CENTER_TOP, line, caption.clone(), theme.felt_dim);
            y += 15.0;
        }
    }
}

/// Where everything lies.
struct Plan {
    centre: Pos2,
    seats: Vec2,
    plate: Vec2,
    size: u8,
    scale: f32,
    bottom: f32,
}

impl Plan {
    fn new(room: Rect, size: u8) -> Self {
        let scale = (room.width() / 620.0).min(room.height() / 430.0).clamp(0.8, 1.6);
        let plate = vec2((room.width() * 0.19).clamp(96.0, 170.0), PLATE * scale.max(1.0));
        let above = CARD.y * scale + 2.0;
        let seats = vec2(
            (room.width() - plate.x) / 2.0 - 2.0,
            (room.height() - plate.y - above) / 2.0 - 2.0,
        );
        let centre = room.center() + vec2(0.0, above / 2.0);
        Self { centre, seats, plate, size, scale, bottom: room.bottom() }
    }

    /// The dealer sits at the bottom, in the place of one seat more; seat 1 is at the dealer's left
    /// and the rest follow clockwise.
    fn turn(&self, seat: SeatNo) -> f32 {
        TAU * f32::from(seat.get()) / f32::from(self.size + 1)
    }

    fn at(&self, turn: f32, share: Vec2) -> Pos2 {
        self.centre + vec2(-turn.sin(), turn.cos()) * self.seats * share
    }

    fn plate(&self, seat: SeatNo) -> Rect {
        Rect::from_center_size(self.at(self.turn(seat), Vec2::splat(1.0)), self.plate)
    }
}

fn paint_felt(painter: &Painter, plan: &Plan, theme: &Theme, dealer: &str) {
    let radius = plan.seats - vec2(plan.plate.x * 0.3, plan.plate.y * 0.3);
    let ellipse = |radius: Vec2, fill: Color32, stroke: Stroke| EllipseShape {
        center: plan.centre,
        radius,
        fill,
        stroke,
        angle: 0.0,
    };
    painter.add(ellipse(radius, theme.felt, Stroke::new(2.5, theme.felt_line)));
    let line = Stroke::new(1.0, mix(theme.felt, theme.felt_line, 0.7));
    painter.add(ellipse(radius - vec2(22.0, 18.0), Color32::TRANSPARENT, line));
    let at = pos2(plan.centre.x, (plan.centre.y + plan.seats.y).min(plan.bottom - 14.0));
    let word = painter.layout_no_wrap(dealer.to_owned(), Text::Caption.font(), theme.dim);
    let pill = Rect::from_center_size(at, word.size() + vec2(22.0, 8.0));
    let rim = Stroke::new(1.0, theme.line);
    painter.rect(pill, corner(pill.height() / 2.0), theme.window, rim, StrokeKind::Inside);
    painter.galley(pill.center() - word.size() / 2.0, word, theme.dim);
}

fn paint_board(painter: &Painter, top: Pos2, board: &[Option<Card>], scale: f32, theme: &Theme) {
    let card = BOARD * scale;
    let step = card.x + 5.0;
    let mut left = top.x - (step * f32::from(u8::try_from(board.len()).unwrap_or(5)) - 5.0) / 2.0;
    for face in board {
        paint_card(painter, Rect::from_min_size(pos2(left, top.y), card), *face, theme);
        left += step;
    }
}

/// Cards in a row above the plate, closer together the more they are.
fn paint_fan(painter: &Painter, plate: Rect, cards: &[Option<Card>], theme: &Theme) {
    let Some(others) = cards.len().checked_sub(1) else { return };
    let others = f32::from(u8::try_from(others).unwrap_or(u8::MAX));
    let step =
        if others > 0.0 { (CARD.x + 2.0).min((plate.width() - CARD.x) / others) } else { 0.0 };
    let mut left = plate.center().x - f32::midpoint(step * others, CARD.x);
    for card in cards {
        let spot = Rect::from_min_size(pos2(left, plate.top() - CARD.y + 3.0), CARD);
        paint_card(painter, spot, *card, theme);
        left += step;
    }
}

fn paint_front(painter: &Painter, at: Pos2, chips: &str, what: &str, theme: &Theme) {
    let caption = Text::Caption.font();
    if chips.is_empty() {
        painter.text(at, Align2::CENTER_CENTER, what, caption, theme.felt_dim);
        return;
    }
    let gold = if theme.dark { theme.gold } else { mix(theme.felt_text, Theme::DARK.gold, 0.9) };
    painter.text(at, Align2::CENTER_BOTTOM, chips, Text::Figure.font(), gold);
    painter.text(at, Align2::CENTER_TOP, what, caption, theme.felt_dim);
}

/// One line, cut with an ellipsis where it is too long.
fn fitted(painter: &Painter, at: Pos2, text: &str, font: &FontId, ink: Color32, room: f32) {
    let mut job = egui::text::LayoutJob::simple_singleline(text.to_owned(), font.clone(), ink);
    job.wrap = egui::text::TextWrapping::truncate_at_width(room);
    let line = painter.layout_job(job);
    painter.galley(at - line.size() / 2.0, line, ink);
}
