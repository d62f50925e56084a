//! One task: its name, its reason, and its buttons.

use bottone_view::Tone;
use egui::epaint::RectShape;
use egui::{
    Color32, Frame, Label, Margin, Role, Sense, Shape, Stroke, StrokeKind, Ui, UiBuilder,
    WidgetInfo,
    text::{LayoutJob, TextFormat},
    vec2,
};

use super::{elided::narrowed, row::row};
use crate::theme::{Text, Theme, corner, radius, space};

const EDGE: f32 = 3.0;

/// A task with its edge in the colour of its urgency.
#[must_use = "show it"]
pub struct TodoCard<'a> {
    tone: Tone,
    task: &'a str,
    why: &'a str,
    brief: bool,
}

impl<'a> TodoCard<'a> {
    /// Creates the card of the task `what` with its reason `why`.
    pub const fn new(tone: Tone, task: &'a str, why: &'a str) -> Self {
        Self { tone, task, why, brief: false }
    }

    /// Leaves the reason out of the card, so that its buttons are in sight; it is shown on hover.
    pub const fn brief(mut self, brief: bool) -> Self {
        self.brief = brief;
        self
    }

    /// Shows it with the buttons that `buttons` adds.
    pub fn show<R>(self, ui: &mut Ui, buttons: impl FnOnce(&mut Ui) -> R) -> R {
        self.show_with(ui, |ui| {
            ui.add_space(space::TIGHT);
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = egui::vec2(space::ITEM, space::ITEM);
                buttons(ui)
            })
            .inner
        })
    }

    /// Shows it without buttons.
    pub fn show_alone(self, ui: &mut Ui) {
        self.show_with(ui, |_| ());
    }

    /// Shows it on one line, with the button that `button` adds; the reason is shown on hover.
    /// Returns whether the line itself was pressed.
    pub fn show_line<R>(self, ui: &mut Ui, button: impl FnOnce(&mut Ui) -> R) -> bool {
        let theme = Theme::of(ui);
        let size = vec2(ui.available_width(), ui.spacing().interact_size.y + 12.0);
        let (_, place) = ui.allocate_space(size);
        let response = ui.interact(place, ui.scope_id().with("line"), Sense::click());
        response.widget_info(|| {
            WidgetInfo::labeled(
                Role::Button,
                response.enabled(),
                format!("{}: {}", self.task, self.why),
            )
        });
        let edge = place.with_max_x(place.left() + 4.0 * EDGE);
        let mut inside = place;
        inside.min.x += EDGE;
        let ground = if response.hovered() { theme.raised_hover } else { theme.raised };
        let round = corner(radius::INNER);
        ui.painter().rect_filled(edge, round, theme.tone(self.tone));
        ui.painter().rect_filled(inside, round, ground);
        if response.has_focus() {
            let ring = Stroke::new(1.5, theme.accent);
            ui.painter().rect_stroke(place, round, ring, StrokeKind::Inside);
        }
        let content = place.shrink2(vec2(0.0, 6.0));
        let content = content.with_min_x(place.left() + 14.0).with_max_x(place.right() - 8.0);
        ui.scope_builder(UiBuilder::new().max_rect(content), |ui| {
            row(
                ui,
                |ui| button(ui),
                |ui| {
                    // A long task goes on below, a little smaller; both lines fit.
                    let font = Text::Strong.font();
                    let font = narrowed(ui.painter(), self.task, font, ui.available_width());
                    let mut what = LayoutJob::default();
                    what.append(self.task, 0.0, TextFormat::simple(font, theme.text));
                    what.wrap.max_rows = 2;
                    ui.add(Label::new(what).wrap());
                },
            );
        });
        let pressed = response.clicked();
        let hint = format!("{}\n{}", self.task, self.why);
        response.on_hover_text(hint.trim());
        pressed
    }

    fn show_with<R>(self, ui: &mut Ui, foot: impl FnOnce(&mut Ui) -> R) -> R {
        let theme = Theme::of(ui);
        let back = ui.painter().add(Shape::Noop);
        let shown = Frame::new()
            .inner_margin(Margin { left: 14, right: 10, top: 10, bottom: 11 })
            .show(ui, |ui| {
                ui.take_available_width();
                ui.spacing_mut().item_spacing.y = space::TIGHT;
                ui.add(Label::new(Text::Strong.rich(self.task).color(theme.text)).wrap());
                if !self.brief {
                    ui.add(Label::new(Text::Note.rich(self.why).color(theme.dim)).wrap());
                }
                foot(ui)
            });
        let whole = shown.response.rect;
        let mut inside = whole;
        inside.min.x += EDGE;
        let block = |place, fill: Color32| {
            RectShape::new(place, corner(radius::INNER), fill, Stroke::NONE, StrokeKind::Inside)
        };
        let edge = block(whole.with_max_x(whole.left() + 4.0 * EDGE), theme.tone(self.tone));
        let ground = block(inside, theme.raised);
        ui.painter().set(back, Shape::Vec(vec![edge.into(), ground.into()]));
        if self.brief {
            shown.response.on_hover_text(self.why);
        }
        shown.inner
    }
}
