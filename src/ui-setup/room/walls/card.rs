//! A wall as a card: a small picture of its present content, and its display.

use std::sync::Arc;

use bottone_store::settings::Projector;
use bottone_ui_frame::context::FrameContext;
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, corner, radius, space},
};
use bottone_ui_walls::{Walls, face::draw, scene::WallScene};
use egui::{Rect, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use super::face_label;
use crate::wall_event::EventOfWalls;

/// Shows the card; returns whether it was pressed.
pub(super) fn show(
    ui: &mut Ui,
    (nth, look): (usize, &Projector),
    chosen: bool,
    walls: &mut Walls,
    cx: &FrameContext<'_>,
) -> bool {
    let theme = Theme::of(ui);
    let wide = ui.available_width();
    let inner = wide - 2.0 * space::ITEM;
    let picture = vec2(inner, (inner * 9.0 / 16.0).round());
    let size = vec2(wide, picture.y + 3.0 * space::ITEM + 20.0);
    let (place, response) = ui.allocate_exact_size(size, Sense::click());
    let name = ui.say("room-wall", &[("number", (nth + 1).into())]);
    response.widget_info(|| WidgetInfo::selected(egui::Role::Button, true, chosen, &name));
    let edge = match (chosen, response.hovered()) {
        (true, _) => theme.accent,
        (false, true) => theme.line_hover,
        (false, false) => theme.line,
    };
    let fill = if chosen { theme.chosen } else { theme.card };
    let stroke = Stroke::new(if chosen { 2.0 } else { 1.0 }, edge);
    ui.painter().rect(place, corner(radius::CARD), fill, stroke, StrokeKind::Inside);
    let at = Rect::from_min_size(place.min + vec2(space::ITEM, space::ITEM), picture);
    let scene = self::picture(ui, at, (nth, look), walls, cx);
    let ink = if walls.is_open(nth) { theme.text } else { theme.dim };
    let line = at.bottom() + space::ITEM + 9.0;
    let shows = ui.word(face_label(scene.view.face()));
    let shows = if walls.is_open(nth) { shows } else { ui.word("room-is-closed") };
    let note = ui.painter().layout_no_wrap(shows, Text::Body.font(), theme.dim);
    let x = at.right() - note.size().x;
    ui.painter().galley(pos2(x, line - note.size().y / 2.0), note, theme.dim);
    let name = ui.painter().layout_no_wrap(name, Text::Strong.font(), ink);
    ui.painter().galley(pos2(at.left(), line - name.size().y / 2.0), name, ink);
    response.clicked()
}

/// Draws a small picture of a wall: its present content, or the content it would have if it were
/// open.
pub(super) fn picture(
    ui: &Ui,
    place: Rect,
    (nth, look): (usize, &Projector),
    walls: &mut Walls,
    cx: &FrameContext<'_>,
) -> Arc<WallScene> {
    let (theme, folder) = walls.theme(look.theme());
    let dress = walls.look(ui.ctx(), &theme, folder.as_deref());
    let scene = walls.scene(nth).unwrap_or_else(|| walls.preview(&EventOfWalls(*cx), look, &theme));
    draw(ui, place, &scene, &dress, false);
    scene
}
