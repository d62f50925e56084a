//! The content of a screen that has nothing to show.

use egui::{Label, Rect, Ui, Vec2};

use crate::{
    icons::Icon,
    theme::{Text, Theme, space},
};

const ICON: f32 = 44.0;
const WIDEST: f32 = 400.0;
/// The height that its content needs, the share of the rest that is above it, and the greatest
/// space above it, in points.
const NEEDED: f32 = 190.0;
const ABOVE: f32 = 0.34;
const MOST_ABOVE: f32 = 170.0;

/// One sentence and the next step, in place of a list.
#[must_use = "show it"]
pub struct EmptyState<'a> {
    icon: Icon,
    sentence: &'a str,
}

impl<'a> EmptyState<'a> {
    /// Creates it with `sentence` under `icon`.
    pub const fn new(icon: Icon, sentence: &'a str) -> Self {
        Self { icon, sentence }
    }

    /// Shows it with the buttons that `buttons` adds, in the middle of the remaining width.
    pub fn show<R>(self, ui: &mut Ui, buttons: impl FnOnce(&mut Ui) -> R) -> R {
        let theme = Theme::of(ui);
        ui.vertical_centered(|ui| {
            let above = (ui.available_height() - NEEDED) * ABOVE;
            ui.add_space(above.clamp(space::SCREEN, MOST_ABOVE));
            let (_, place) = ui.allocate_space(Vec2::splat(ICON));
            self.icon.paint(
                ui.painter(),
                Rect::from_center_size(place.center(), Vec2::splat(ICON)),
                theme.dim,
            );
            ui.add_space(space::TIGHT);
            ui.scope(|ui| {
                ui.set_max_width(WIDEST.min(ui.available_width()));
                ui.add(Label::new(Text::Figure.rich(self.sentence).color(theme.dim)).wrap());
            });
            ui.add_space(space::TIGHT);
            let inner = centred_row(ui, buttons);
            ui.add_space(space::SCREEN);
            inner
        })
        .inner
    }
}

/// Draws a row in the middle of the width; it takes one frame to learn the width of its content.
fn centred_row<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> R {
    let id = ui.scope_id().with("centred row");
    let known: Option<f32> = ui.data(|data| data.get_temp(id));
    let indent = ((ui.available_width() - known.unwrap_or(0.0)) / 2.0).max(0.0);
    let shown = ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = space::ITEM;
        ui.add_space(indent);
        let row = ui.horizontal(add);
        (row.response.rect.width(), row.inner)
    });
    let (width, inner) = shown.inner;
    if known != Some(width) {
        ui.data_mut(|data| data.insert_temp(id, width));
        ui.ctx().request_discard("the width of a centred row became known");
    }
    inner
}
