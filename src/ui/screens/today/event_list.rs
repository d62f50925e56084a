//! The events of the day, one line each.

use bottone_ui_frame::{action::Outbox, commands::key_of};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    icons::Icon,
    theme::{Text, Theme, corner, mix, radius},
    widgets::{Button, badge, badge_width, cap_in, write_line},
};
use bottone_view::today::ClockState;
use egui::{Color32, Rect, Role, Sense, Stroke, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2};

use super::{TodayState, open};
use crate::board::{BoardLine, DayBoard, EventLocation};

const HEAD: f32 = 34.0;
const LINE: f32 = 50.0;
const PADDING: f32 = 8.0;
const GAP: f32 = 13.0;
const STATE: f32 = 13.0;
/// The width above which all columns get wider in proportion, in points.
const ROOMY: f32 = 1_240.0;

/// The columns, with their names, widths in points, and whether they hold figures.
const COLUMNS: [(&str, f32, bool); 12] = [
    ("", 44.0, false),
    // Takes the rest of the width.
    ("today-event", 0.0, false),
    ("today-clock", 92.0, false),
    ("today-level", 122.0, false),
    ("today-entries", 66.0, true),
    ("today-left", 50.0, true),
    ("figure-average", 76.0, true),
    ("today-prizes", 100.0, true),
    ("today-alternates", 72.0, true),
    ("today-to-do", 46.0, true),
    ("today-ends", 92.0, true),
    ("", 66.0, true),
];

/// Shows the heads and a line for each event.
pub(super) fn show(ui: &mut Ui, state: &TodayState, board: &DayBoard, out: &mut Outbox) {
    let theme = Theme::of(ui);
    ui.spacing_mut().item_spacing.y = 0.0;
    let width = ui.available_width();
    let (place, _) = ui.allocate_exact_size(vec2(width, HEAD), Sense::hover());
    for ((name, _, figures), span) in COLUMNS.iter().zip(spans(place)) {
        if !name.is_empty() {
            write_line(ui, span, *figures, &ui.word(name), Text::Note, theme.dim);
        }
    }
    if board.lines.is_empty() {
        let (place, _) = ui.allocate_exact_size(vec2(width, LINE), Sense::hover());
        let words = ui.word("today-nothing");
        write_line(ui, place.shrink2(vec2(PADDING, 0.0)), false, &words, Text::Body, theme.dim);
    }
    for (at, line) in board.lines.iter().enumerate() {
        let chosen = at == state.chosen;
        if event_line(ui, line, chosen, chosen && state.reveal) {
            open(board, at, out);
        }
    }
    ui.add_space(7.0);
}

/// Returns the span of each column in `place`.
fn spans(place: Rect) -> Vec<Rect> {
    let roomy = (place.width() / ROOMY).max(1.0);
    let fixed: f32 = COLUMNS.iter().map(|(_, width, _)| width * roomy).sum();
    #[expect(clippy::cast_precision_loss, reason = "a dozen")]
    let gaps = GAP * (COLUMNS.len() - 1) as f32;
    let left = (place.width() - 2.0 * PADDING - fixed - gaps).max(120.0);
    let mut x = place.left() + PADDING;
    let span = |(_, width, _): &(&str, f32, bool)| {
        let width = if *width > 0.0 { width * roomy } else { left };
        let span = Rect::from_min_size(pos2(x, place.top()), vec2(width, place.height()));
        x += width + GAP;
        span
    };
    COLUMNS.iter().map(span).collect()
}

/// Draws one line; returns whether it is to be opened.
fn event_line(ui: &mut Ui, of: &BoardLine, chosen: bool, reveal: bool) -> bool {
    let theme = Theme::of(ui);
    let line = &of.line;
    let size = vec2(ui.available_width(), LINE);
    let (place, response) = ui.allocate_exact_size(size, Sense::CLICK);
    if reveal {
        response.scroll_to_me(None);
    }
    if !ui.is_rect_visible(place) {
        return false;
    }
    let ground = if chosen {
        theme.chosen
    } else if response.hovered() {
        mix(theme.card, theme.raised, 0.7)
    } else {
        Color32::TRANSPARENT
    };
    ui.painter().rect_filled(place, corner(radius::BUTTON), ground);
    let edge = Stroke::new(1.0, mix(theme.card, theme.line, 0.6));
    ui.painter().hline(place.x_range().shrink(1.0), place.bottom() - 0.5, edge);
    let spans = spans(place);
    let two = |at: usize, upper: &str, lower: &str, ink: Color32| {
        let (Some(span), Some((_, _, figures))) = (spans.get(at), COLUMNS.get(at)) else { return };
        if lower.is_empty() {
            return write_line(ui, *span, *figures, upper, Text::Figure, ink);
        }
        let (above, below) = span.shrink2(vec2(0.0, 7.0)).split_top_bottom_at_fraction(0.54);
        write_line(ui, above, *figures, upper, Text::Figure, ink);
        write_line(ui, below, *figures, lower, Text::Note, theme.dim);
    };
    if let EventLocation::Open(number) = of.place {
        cap_in(ui, key_of(number), place.left() + PADDING, place.center().y);
    }
    two(1, &line.name, &line.detail, theme.text);
    clock(ui, of, spans.get(2));
    two(3, &line.stakes, &line.level, theme.text);
    two(4, &line.entries, &line.tickets, theme.text);
    two(5, &line.left, "", theme.text);
    two(6, &line.average, &line.blinds, theme.text);
    two(7, &line.prizes, &line.paid, theme.text);
    let dim = |at: usize, words: &str| {
        let words = if words.is_empty() { "–" } else { words };
        if let Some(span) = spans.get(at) {
            write_line(ui, *span, true, words, Text::Body, theme.dim);
        }
    };
    dim(8, &line.alternates);
    if line.waiting.count == 0 {
        dim(9, "");
    } else if let Some(span) = spans.get(9) {
        let left = span.right() - badge_width(ui, line.waiting.count);
        badge(ui, line.waiting, pos2(left, place.center().y));
    }
    dim(10, &line.ends);
    let said = spoken_text(ui, of);
    response.widget_info(|| WidgetInfo::selected(Role::Row, true, chosen, &said));
    let pressed = spans.get(11).is_some_and(|span| button(ui, *span, chosen));
    pressed || response.clicked()
}

fn button(ui: &mut Ui, span: Rect, chosen: bool) -> bool {
    let word = ui.word("today-open");
    let place = Rect::from_center_size(span.center(), vec2(span.width(), 28.0));
    let button = if chosen { Button::primary(&word) } else { Button::new(&word) };
    let mut inside = ui.new_child(UiBuilder::new().max_rect(place));
    inside.add(button.least_width(span.width())).clicked()
}

/// Draws the time left, with a mark for the state of the clock.
fn clock(ui: &Ui, of: &BoardLine, span: Option<&Rect>) {
    let Some(span) = span else { return };
    let theme = Theme::of(ui);
    let (icon, mark, ink) = match of.line.state {
        ClockState::Runs => (Icon::Play, theme.accent, theme.tone(of.line.tone)),
        ClockState::Stands => (Icon::Pause, theme.gold, theme.gold),
        ClockState::Waits => (Icon::Clock, theme.blue, theme.blue),
        ClockState::Over | ClockState::PlayedOut => (Icon::Tick, theme.dim, theme.dim),
    };
    let state = Rect::from_center_size(
        pos2(span.left() + STATE / 2.0, span.center().y),
        Vec2::splat(STATE),
    );
    icon.paint(ui.painter(), state, mark);
    let place = span.with_min_x(span.left() + STATE + 10.0);
    write_line(ui, place, false, &of.line.clock, Text::Title, ink);
}

/// Returns the line for a screen reader.
fn spoken_text(ui: &Ui, of: &BoardLine) -> String {
    let line = &of.line;
    let tasks = ui.say("today-tasks", &[("count", line.waiting.count.into())]);
    let parts = [
        &line.name,
        &line.detail,
        &line.clock,
        &line.stakes,
        &line.level,
        &line.entries,
        &line.left,
        &line.average,
        &line.prizes,
        &line.alternates,
        &tasks,
        &line.ends,
    ];
    let parts: Vec<&str> =
        parts.into_iter().map(String::as_str).filter(|p| !p.is_empty()).collect();
    parts.join(" ")
}
