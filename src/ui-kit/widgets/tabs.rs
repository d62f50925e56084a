//! A choice between a few views of a subject.

use egui::{Color32, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use super::{button::focus_ring, explanation::explain};
use crate::theme::{Text, Theme, corner, radius, space};

/// Draws segments side by side, one of which is chosen; the response is changed when another one is
/// pressed.
pub fn tabs<T: PartialEq + Copy>(
    ui: &mut Ui,
    chosen: &mut T,
    all: &[(T, impl AsRef<str>)],
) -> Response {
    let theme = Theme::of(ui);
    let font = Text::Button.font();
    let words: Vec<_> = all
        .iter()
        .map(|(_, word)| {
            let word = word.as_ref().to_owned();
            ui.painter().layout_no_wrap(word, font.clone(), Color32::PLACEHOLDER)
        })
        .collect();
    let widths = words.iter().map(|word| word.size().x + 2.0 * space::BUTTON);
    let height = ui.spacing().interact_size.y;
    let size = vec2(widths.clone().sum(), height);
    let (place, mut whole) = ui.allocate_exact_size(size, Sense::hover());
    let edge = Stroke::new(1.0, theme.line);
    ui.painter().rect(place, corner(radius::BUTTON), theme.card, edge, StrokeKind::Inside);

    let mut left = place.left();
    for (((value, name), word), width) in all.iter().zip(&words).zip(widths) {
        let segment = Rect::from_min_size(pos2(left, place.top()), vec2(width, height));
        left += width;
        let response = ui.interact(segment, whole.id.with(name.as_ref()), Sense::click());
        if response.clicked() && chosen != value {
            *chosen = *value;
            whole.mark_changed();
        }
        let here = chosen == value;
        response.widget_info(|| {
            WidgetInfo::selected(Role::Tab, response.enabled(), here, name.as_ref())
        });
        if here {
            ui.painter().rect(
                segment,
                corner(radius::BUTTON),
                theme.raised_hover,
                Stroke::new(1.0, theme.line),
                StrokeKind::Inside,
            );
        }
        if response.has_focus() {
            focus_ring(ui, segment, theme);
        }
        let ink = if here || response.hovered() { theme.text } else { theme.dim };
        explain(ui, response, name.as_ref());
        let at = segment.center() - word.size() / 2.0;
        ui.painter().galley(at, word.clone(), ink);
    }
    whole
}
