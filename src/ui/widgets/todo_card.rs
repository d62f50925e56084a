//! One task: its name, its reason, and its buttons.

use egui::epaint::RectShape;
use egui::{Color32, Frame, Label, Margin, Shape, Stroke, StrokeKind, Ui};

use crate::ui::theme::{Text, Theme, corner, radius, space};
use crate::view::Tone;

const EDGE: f32 = 3.0;

/// A task with its edge in the colour of its urgency.
#[must_use = "show it"]
pub struct TodoCard<'a> {
    tone: Tone,
    task: &'a str,
    why: &'a str,
}

impl<'a> TodoCard<'a> {
    /// Creates the card of the task `what` with its reason `why`.
    pub const fn new(tone: Tone, what: &'a str, why: &'a str) -> Self {
        Self { tone, task: what, why }
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

    fn show_with<R>(self, ui: &mut Ui, foot: impl FnOnce(&mut Ui) -> R) -> R {
        let theme = Theme::of(ui);
        let back = ui.painter().add(Shape::Noop);
        let shown = Frame::new()
            .inner_margin(Margin { left: 14, right: 10, top: 10, bottom: 11 })
            .show(ui, |ui| {
                ui.take_available_width();
                ui.spacing_mut().item_spacing.y = space::TIGHT;
                ui.add(Label::new(Text::Strong.rich(self.task).color(theme.text)).wrap());
                ui.add(Label::new(Text::Note.rich(self.why).color(theme.dim)).wrap());
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
        shown.inner
    }
}
