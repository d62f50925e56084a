//! The answers to the question of the first page, each with its key and its description.

use bottone_store::profiles::Kind;
use bottone_ui_frame::{
    action::{Action, FileAction, Outbox},
    commands::{UiCommand, key_label},
    event_kinds,
};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, corner, radius, space},
    widgets::{cap_in, cap_width, narrowed},
};
use egui::{
    Align2, Color32, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2,
};

use super::GAP;

/// The smallest height of an answer, in points.
const HEIGHT: f32 = 116.0;
/// The height of the window below which they have no description, in points.
const LOW: f32 = 560.0;
const ICON: f32 = 26.0;

/// Shows the answers side by side.
pub(super) fn show(ui: &mut Ui, out: &mut Outbox) {
    let count = Kind::ALL.iter().map(|_| 1.0).sum::<f32>();
    let width = (ui.available_width() - GAP * (count - 1.0)) / count;
    let lines = Kind::ALL.map(|kind| ui.word(event_kinds::line(kind)));
    let inside = width - 2.0 * space::INSIDE;
    let dim = Theme::of(ui).dim;
    let lines = lines.map(|line| ui.painter().layout(line, Text::Body.font(), dim, inside));
    let tallest = lines.iter().map(|line| line.size().y).fold(0.0, f32::max);
    // In a low window, or with large type, the descriptions are shown on hover.
    let is_low = ui.ctx().content_rect().height() < LOW;
    let height =
        if is_low { TOP + space::TIGHT } else { (TOP + tallest + space::INSIDE).max(HEIGHT) };
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        for (kind, line) in Kind::ALL.into_iter().zip(lines) {
            let (place, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
            paint(ui, place, &response, kind);
            let at = place.left_top() + vec2(space::INSIDE, TOP);
            let response = if is_low {
                response.on_hover_text(ui.word(event_kinds::line(kind)))
            } else {
                ui.painter().galley(at, line, Color32::PLACEHOLDER);
                response
            };
            if response.clicked() {
                out.send(Action::File(FileAction::Begin(kind)));
            }
        }
    });
}

/// The top of an answer's description, below its icon and its name.
const TOP: f32 = space::INSIDE + ICON + space::ITEM + 22.0 + space::TIGHT;

fn paint(ui: &Ui, place: Rect, response: &Response, kind: Kind) {
    let theme = Theme::of(ui);
    let name = ui.word(event_kinds::name(kind));
    let key = key_label(UiCommand::Begin(kind));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, response.enabled(), &name));
    let line = ui.word(event_kinds::line(kind));
    response.ctx.accesskit_node_builder(response.id, |node| {
        node.set_keyboard_shortcut(key);
        node.set_description(line);
    });
    let lit = response.hovered() || response.has_focus();
    let (fill, edge) =
        if lit { (theme.raised_hover, theme.accent) } else { (theme.raised, theme.line) };
    let painter = ui.painter();
    painter.rect(place, corner(radius::CARD), fill, Stroke::new(1.0, edge), StrokeKind::Inside);
    if response.has_focus() {
        let ring = Stroke::new(2.0, theme.accent);
        painter.rect_stroke(place, corner(radius::CARD), ring, StrokeKind::Inside);
    }
    let corner = place.left_top() + vec2(space::INSIDE, space::INSIDE);
    let picture = Rect::from_min_size(corner, vec2(ICON, ICON));
    event_kinds::icon(kind).paint(painter, picture, theme.accent);
    let left = place.right() - space::INSIDE - cap_width(ui, key);
    cap_in(ui, key, left, place.top() + space::INSIDE + ICON / 2.0);
    let below = corner + vec2(0.0, ICON + space::ITEM);
    let font = narrowed(painter, &name, Text::Heading.font(), place.width() - 2.0 * space::INSIDE);
    painter.text(below, Align2::LEFT_TOP, name, font, theme.text);
}
