//! The prizes as a chart: each place, the curve through them, and a handle at the first.

use bottone_base::money::Money;
use bottone_rules::payouts::{CurveShape, MOST_SHAPE, PayoutKind, PayoutPlan};
use bottone_ui_frame::{action::Outbox, context::FrameContext};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, mix},
};
use bottone_view::money::prizes::{PrizeRow, PrizeTable};
use egui::{Align2, Pos2, Rect, Sense, Stroke, Ui, pos2, vec2};

use super::shape;

/// The number of places from which they are spaced by their logarithm.
const MANY: u32 = 60;
/// The multiple of the smallest prize from which prizes are drawn by their logarithm.
const STEEP: f32 = 150.0;
const LEFT: f32 = 76.0;
const BELOW: f32 = 24.0;
const HANDLE: f32 = 7.0;
const LEAST_HEIGHT: f32 = 110.0;

/// The mapping from places and prizes to the chart.
struct ChartAxes {
    place: Rect,
    last: f32,
    least: f32,
    most: f32,
    log_x: bool,
    log_y: bool,
}

#[expect(clippy::cast_precision_loss, reason = "a picture")]
impl ChartAxes {
    fn of(place: Rect, table: &PrizeTable) -> Self {
        let (least, most) = (table.span.0.max(1) as f32, table.span.1.max(1) as f32);
        let (log_x, log_y) = (table.paid > MANY, most / least > STEEP);
        Self { place, last: table.paid.max(2) as f32, least, most, log_x, log_y }
    }

    fn x(&self, place: f32) -> f32 {
        let share = if self.log_x {
            place.ln() / self.last.ln()
        } else {
            (place - 1.0) / (self.last - 1.0)
        };
        self.place.left() + share * self.place.width()
    }

    fn y(&self, worth: f32) -> f32 {
        let share = if self.log_y {
            let low = self.least * 0.7;
            (worth.max(low) / low).ln() / (self.most * 1.1 / low).ln()
        } else {
            worth / (self.most * 1.08)
        };
        self.place.bottom() - share * self.place.height()
    }

    /// Returns the prize at this height.
    fn worth(&self, y: f32) -> f32 {
        let share = (self.place.bottom() - y) / self.place.height();
        if self.log_y {
            let low = self.least * 0.7;
            low * ((self.most * 1.1 / low).ln() * share).exp()
        } else {
            share * self.most * 1.08
        }
    }

    fn spot(&self, row: &PrizeRow) -> Pos2 {
        let middle = f32::midpoint(row.first as f32, row.last as f32);
        pos2(self.x(middle), self.y(row.worth as f32))
    }

    /// Returns the amounts of the lines behind the chart: 1, 2 or 5 followed by zeros.
    fn lines(&self) -> Vec<f32> {
        if self.log_y {
            let mut line = 10_f32.powf(self.least.log10().ceil());
            let mut lines = Vec::new();
            while line <= self.most {
                lines.push(line);
                line *= 10.0;
            }
            return lines;
        }
        let rough = self.most / 4.0;
        let decade = 10_f32.powf(rough.log10().floor());
        let step = [1.0, 2.0, 5.0, 10.0].map(|n| n * decade);
        let step = step.into_iter().find(|step| *step >= rough).unwrap_or(rough);
        (1_u8..=4).map(|n| f32::from(n) * step).filter(|line| *line <= self.most * 1.05).collect()
    }
}

pub(super) fn show(
    ui: &mut Ui,
    table: &PrizeTable,
    chosen: Option<&PrizeRow>,
    draft: &mut Option<PayoutPlan>,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let room = ui.available_size();
    if table.rows.is_empty() || room.y < LEAST_HEIGHT {
        return;
    }
    let t = cx.tournament();
    let plan = draft.clone().unwrap_or_else(|| t.prizes().plan().clone());
    let bends = matches!(plan.kind, PayoutKind::Curve(_)) && t.prizes().locked().is_none();
    let sense = if bends { Sense::click_and_drag() } else { Sense::hover() };
    let (whole, response) = ui.allocate_exact_size(room, sense);
    let name = ui.say("prizes-curve", &[("why", table.explanation.as_str().into())]);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Image, true, name.as_str()));
    let place = Rect::from_min_max(
        whole.min + vec2(LEFT, HANDLE + 4.0),
        whole.max - vec2(HANDLE + 8.0, BELOW),
    );
    let frame = ChartAxes::of(place, table);
    paint(ui, &frame, table, cx);
    let theme = Theme::of(ui);
    if let Some(row) = chosen {
        mark(ui, &frame, row, theme.text);
    }
    if let Some(next) = table.rows.iter().find(|row| row.next) {
        mark(ui, &frame, next, theme.gold);
    }
    if bends && let Some(tried) = bend(ui, &response, &frame, table, (&plan, draft), cx) {
        shape::submit(ui, draft, tried, cx, out);
    }
    if let Some(at) = response.hover_pos().filter(|_| !response.dragged()) {
        let near = |row: &&PrizeRow| in_tenths((frame.spot(row).x - at.x).abs());
        if let Some(row) = table.rows.iter().min_by_key(near) {
            mark(ui, &frame, row, theme.text);
            let gaps = [
                ("place", row.place.as_str().into()),
                ("money", row.money.as_str().into()),
                ("share", row.share.as_str().into()),
            ];
            response.clone().on_hover_text_at_pointer(ui.say("prizes-hover", &gaps));
        }
    }
}

/// Returns tenths of a point, so that distances can be compared.
#[expect(clippy::cast_possible_truncation, reason = "points of a screen")]
fn in_tenths(points: f32) -> i64 {
    (points * 10.0) as i64
}

fn paint(ui: &Ui, frame: &ChartAxes, table: &PrizeTable, cx: &FrameContext<'_>) {
    let theme = Theme::of(ui);
    let painter = ui.painter();
    let thin = Stroke::new(1.0, mix(theme.card, theme.line, 0.7));
    let currency = &cx.tournament().setup().currency;
    for line in frame.lines() {
        let y = frame.y(line);
        painter.hline(frame.place.x_range(), y, thin);
        #[expect(clippy::cast_possible_truncation, reason = "a picture")]
        let words = cx.language.money(Money::from_minor(line as i64), currency);
        let at = pos2(frame.place.left() - 8.0, y);
        painter.text(at, Align2::RIGHT_CENTER, words, Text::Caption.font(), theme.dim);
    }
    painter.hline(frame.place.x_range(), frame.place.bottom(), Stroke::new(1.0, theme.line));
    ticks(ui, frame, table, cx);
    let spots = spots(frame, table);
    painter.add(area(&spots, frame.place.bottom(), mix(theme.card, theme.accent, 0.13)));
    painter.add(egui::Shape::line(spots.clone(), Stroke::new(2.5, theme.accent)));
    if spots.len() <= 60 {
        for spot in &spots {
            painter.circle_filled(*spot, 3.0, theme.accent);
        }
    }
}

/// Returns the area under the curve as one mesh: edges between parts would be visible.
fn area(spots: &[Pos2], ground: f32, ink: egui::Color32) -> egui::Mesh {
    let mut mesh = egui::Mesh::default();
    for (at, spot) in (0_u32..).zip(spots) {
        mesh.colored_vertex(*spot, ink);
        mesh.colored_vertex(pos2(spot.x, ground), ink);
        if let Some(before) = at.checked_sub(1) {
            let (before, here) = (2 * before, 2 * at);
            mesh.add_triangle(before, before + 1, here);
            mesh.add_triangle(before + 1, here, here + 1);
        }
    }
    mesh
}

/// Returns the points of the curve: one for every row, or of thousands only one per pixel.
fn spots(frame: &ChartAxes, table: &PrizeTable) -> Vec<Pos2> {
    let mut spots: Vec<Pos2> = Vec::with_capacity(512);
    for row in &table.rows {
        let spot = frame.spot(row);
        if spots.last().is_none_or(|last| spot.x - last.x >= 1.0) {
            spots.push(spot);
        }
    }
    if let (Some(row), true) = (table.rows.last(), table.rows.len() > 1) {
        spots.push(frame.spot(row));
    }
    spots
}

/// Draws the places under the chart.
fn ticks(ui: &Ui, frame: &ChartAxes, table: &PrizeTable, cx: &FrameContext<'_>) {
    let theme = Theme::of(ui);
    let mut right = f32::MIN;
    for row in &table.rows {
        let x = frame.spot(row).x;
        if x - right < 34.0 {
            continue;
        }
        right = x;
        let words =
            if row.first == row.last { cx.language.number(row.first) } else { row.place.clone() };
        let at = pos2(x, frame.place.bottom() + 6.0);
        ui.painter().text(at, Align2::CENTER_TOP, words, Text::Caption.font(), theme.dim);
    }
}

fn mark(ui: &Ui, frame: &ChartAxes, row: &PrizeRow, ink: egui::Color32) {
    let spot = frame.spot(row);
    let soft = mix(Theme::of(ui).card, ink, 0.5);
    ui.painter().vline(spot.x, spot.y..=frame.place.bottom(), Stroke::new(1.0, soft));
    ui.painter().circle_filled(spot, 4.5, ink);
}

/// Draws the handle at the first place; dragged up and down it bends the curve, as the slider and
/// its keys do. Returns the plan at its release.
fn bend(
    ui: &Ui,
    response: &egui::Response,
    frame: &ChartAxes,
    table: &PrizeTable,
    (plan, draft): (&PayoutPlan, &mut Option<PayoutPlan>),
    cx: &FrameContext<'_>,
) -> Option<PayoutPlan> {
    let first = table.rows.first()?;
    let spot = frame.spot(first);
    let theme = Theme::of(ui);
    let near = response.hover_pos().is_some_and(|at| at.distance(spot) < 3.0 * HANDLE);
    if near || response.dragged() {
        ui.ctx().set_cursor_icon(egui::CursorIcon::ResizeVertical);
    }
    let radius = if near || response.dragged() { HANDLE + 2.0 } else { HANDLE };
    ui.painter().circle(spot, radius, theme.accent, Stroke::new(2.0, theme.text));
    let id = response.id.with("handle");
    if response.drag_started() {
        let on = response.interact_pointer_pos().is_some_and(|at| at.x < spot.x + 4.0 * HANDLE);
        ui.data_mut(|data| data.insert_temp(id, on));
    }
    let held = ui.data(|data| data.get_temp::<bool>(id)).unwrap_or(false);
    if let Some(at) = response.interact_pointer_pos().filter(|_| held && response.dragged()) {
        #[expect(clippy::cast_possible_truncation, reason = "a prize that a hand points at")]
        let wanted = Money::from_minor(frame.worth(at.y.max(frame.place.top())) as i64);
        let tried = plan.with_first(wanted, &cx.tournament().field());
        if matches!(tried.kind, PayoutKind::Curve(CurveShape::Power(power)) if power <= MOST_SHAPE)
        {
            *draft = Some(tried);
        }
    }
    if response.drag_stopped() { draft.take() } else { None }
}
