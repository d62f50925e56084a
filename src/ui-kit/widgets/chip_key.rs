//! A chip to press, with a count of its presses.

use egui::{
    Align2, Color32, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Widget, WidgetInfo, pos2,
    vec2,
};

use super::{ChipDisc, button::focus_ring, chip::spots, key_cap::KeyCap};
use crate::theme::{Text, Theme, corner, radius};

const LINE: f32 = 17.0;
const INSIDE: f32 = 6.0;

/// A chip to press, with its value, its count and its key.
#[must_use = "add it to a ui"]
pub struct ChipKey<'a> {
    name: &'a str,
    worth: &'a str,
    count: usize,
    key: &'a str,
    face: [u8; 3],
    radius: f32,
    width: f32,
    bare: bool,
    sense: Sense,
}

impl<'a> ChipKey<'a> {
    /// Creates the chip called `name`, with `worth` written below it and a face in this colour
    /// (red, green, blue).
    pub const fn new(name: &'a str, worth: &'a str, face: [u8; 3]) -> Self {
        Self {
            name,
            worth,
            count: 0,
            key: "",
            face,
            radius: 26.0,
            width: 72.0,
            bare: false,
            sense: Sense::CLICK.union(Sense::FOCUSABLE),
        }
    }

    /// Sets its count.
    pub const fn count(mut self, count: usize) -> Self {
        self.count = count;
        self
    }

    /// Shows the key that does the same.
    pub const fn key(mut self, key: &'a str) -> Self {
        self.key = key;
        self
    }

    /// Makes it for the pointer only: Tab skips it, because the same can be typed into a field.
    pub const fn by_pointer(mut self) -> Self {
        self.sense = Sense::CLICK;
        self
    }

    /// Omits the line for the count and the key.
    pub const fn bare(mut self) -> Self {
        self.bare = true;
        self
    }

    /// Sets its width, and the radius of its disc, in points.
    pub const fn size(mut self, width: f32, radius: f32) -> Self {
        self.width = width;
        self.radius = radius;
        self
    }

    /// Returns its height.
    pub fn height(radius: f32) -> f32 {
        Self::bare_height(radius) + LINE
    }

    /// Returns its height without the line for the count and the key.
    pub fn bare_height(radius: f32) -> f32 {
        2.0 * radius + LINE + 2.0 * INSIDE
    }
}

impl Widget for ChipKey<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let theme = Theme::of(ui);
        let height = if self.bare { Self::bare_height } else { Self::height };
        let size = vec2(self.width, height(self.radius));
        let (place, response) = ui.allocate_exact_size(size, self.sense);
        response.widget_info(|| {
            let mut info = WidgetInfo::labeled(Role::Button, response.enabled(), self.name);
            info.current_text_value = Some(self.count.to_string());
            info
        });
        response.ctx.accesskit_node_builder(response.id, |node| {
            if !self.key.is_empty() {
                node.set_keyboard_shortcut(self.key);
            }
        });
        if !ui.is_rect_visible(place) {
            return response;
        }
        let painter = ui.painter();
        let lies = self.count > 0;
        let fill = match (lies, response.hovered()) {
            (true, _) => theme.chosen,
            (false, true) => theme.raised_hover,
            (false, false) => Color32::TRANSPARENT,
        };
        let edge = if lies { theme.accent } else { Color32::TRANSPARENT };
        let stroke = Stroke::new(1.0, edge);
        painter.rect(place, corner(radius::INNER), fill, stroke, StrokeKind::Inside);
        if response.has_focus() {
            focus_ring(ui, place, theme);
        }
        let centre = pos2(place.center().x, place.top() + INSIDE + self.radius);
        ChipDisc::new(self.name, self.face, spots(self.face))
            .radius(self.radius)
            .paint(painter, centre, theme);
        let below = centre.y + self.radius;
        let text = |y: f32, words: &str, font: Text, ink| {
            let at = pos2(place.center().x, y);
            painter.text(at, Align2::CENTER_CENTER, words, font.font(), ink);
        };
        text(below + LINE * 0.55, self.worth, Text::Strong, theme.text);
        let second = below + LINE * 1.5;
        if lies {
            text(second, &format!("×{}", self.count), Text::Strong, theme.gold);
        }
        if !self.key.is_empty() {
            let cap = KeyCap::new(painter, self.key);
            let size = cap.size();
            let x =
                if lies { place.right() - size.x - 3.0 } else { place.center().x - size.x / 2.0 };
            let spot = Rect::from_center_size(pos2(x + size.x / 2.0, second), size);
            cap.paint(painter, spot.left_center(), theme.dim, theme.line_hover);
        }
        response
    }
}
