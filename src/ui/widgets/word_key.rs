//! A word to press that may be chosen, with its key in the corner: for rows of many.

use egui::{
    Align2, Color32, Response, Role, Sense, Stroke, StrokeKind, Ui, Widget, WidgetInfo, pos2, vec2,
};

use super::{button::focus_ring, key_cap::KeyCap};
use crate::ui::theme::{Text, Theme, corner, radius, space};

/// One word of a row, one of which may be chosen.
#[must_use = "add it to a ui"]
pub struct WordKey<'a> {
    word: &'a str,
    name: &'a str,
    key: &'a str,
    chosen: bool,
    quiet: bool,
    width: f32,
    height: f32,
}

impl<'a> WordKey<'a> {
    /// The word, and whether it is chosen.
    pub const fn new(word: &'a str, chosen: bool) -> Self {
        Self { word, name: word, key: "", chosen, quiet: false, width: 80.0, height: 48.0 }
    }

    /// Says more to who cannot see where it stands.
    pub const fn name(mut self, name: &'a str) -> Self {
        self.name = name;
        self
    }

    /// Shows the key that does the same.
    pub const fn key(mut self, key: &'a str) -> Self {
        self.key = key;
        self
    }

    /// Dims it where it changes nothing now.
    pub const fn quiet(mut self, quiet: bool) -> Self {
        self.quiet = quiet;
        self
    }

    /// Makes it so large, in points.
    pub const fn size(mut self, width: f32, height: f32) -> Self {
        self.width = width;
        self.height = height;
        self
    }
}

impl Widget for WordKey<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let theme = Theme::of(ui);
        let (place, response) =
            ui.allocate_exact_size(vec2(self.width, self.height), Sense::click());
        response.widget_info(|| {
            WidgetInfo::selected(Role::Button, response.enabled(), self.chosen, self.name)
        });
        response.ctx.accesskit_node_builder(response.id, |node| {
            if !self.key.is_empty() {
                node.set_keyboard_shortcut(self.key);
            }
        });
        if !ui.is_rect_visible(place) {
            return response;
        }
        let lit = response.hovered() || response.is_pointer_button_down_on();
        let (fill, edge, ink) = match (self.chosen, lit) {
            (true, _) if !self.quiet => (theme.chosen, theme.accent, theme.text),
            (_, true) => (theme.raised_hover, theme.line_hover, theme.text),
            (_, false) if self.quiet => (Color32::TRANSPARENT, theme.line, theme.dim),
            (_, false) => (theme.raised, theme.line, theme.text),
        };
        let painter = ui.painter();
        let stroke = Stroke::new(1.0, edge);
        painter.rect(place, corner(radius::BUTTON), fill, stroke, StrokeKind::Inside);
        if response.has_focus() {
            focus_ring(ui, place, theme);
        }
        let cap = (!self.key.is_empty()).then(|| KeyCap::new(painter, self.key));
        let room = self.width - 2.0 * space::ITEM;
        let word = painter.layout_job(one_line(self.word, ink, room));
        let inside = place.shrink2(vec2(space::ITEM, 0.0));
        let Some(cap) = cap else {
            painter.galley(place.center() - word.size() / 2.0, word, ink);
            return response;
        };
        let beside = word.size().x + space::TIGHT + cap.size().x <= inside.width();
        let size = cap.size();
        if beside {
            let all =
                word.size().x + space::ITEM.min(inside.width() - word.size().x - size.x) + size.x;
            let left = place.center().x - all / 2.0;
            let at = pos2(left, place.center().y - word.size().y / 2.0);
            painter.galley(at, word, ink);
            let cap_at = pos2(left + all - size.x, place.center().y);
            cap.paint(painter, cap_at, theme.dim, theme.line_hover);
        } else {
            let at = Align2::CENTER_BOTTOM
                .anchor_size(pos2(place.center().x, place.bottom() - space::TIGHT), word.size());
            painter.galley(at.min, word, ink);
            let cap_at = pos2(place.center().x - size.x / 2.0, place.top() + 3.0 + size.y / 2.0);
            cap.paint(painter, cap_at, theme.dim, theme.line_hover);
        }
        response
    }
}

fn one_line(word: &str, ink: Color32, width: f32) -> egui::text::LayoutJob {
    let mut job =
        egui::text::LayoutJob::simple_singleline(word.to_owned(), Text::Strong.font(), ink);
    job.wrap = egui::text::TextWrapping::truncate_at_width(width);
    job
}
