//! One screen on the rail at the left.

use egui::{Color32, Rect, Response, Role, Sense, Ui, Vec2, Widget, WidgetInfo, pos2, vec2};

use super::button::focus_ring;
use crate::{
    icons::Icon,
    theme::{Text, Theme, corner, mix, radius},
};

const WIDTH: f32 = 64.0;
/// The smallest and the greatest height, in points.
const LOWEST: f32 = 34.0;
const HIGHEST: f32 = 54.0;
const ICON: f32 = 18.0;

/// An icon and a word that lead to a screen.
#[must_use = "add it to a ui"]
pub struct NavItem<'a> {
    icon: Icon,
    word: &'a str,
    current: bool,
    height: f32,
    marked: Option<&'a str>,
}

impl<'a> NavItem<'a> {
    /// Creates the link to `word`; `here` marks the shown screen.
    pub const fn new(icon: Icon, word: &'a str, here: bool) -> Self {
        Self { icon, word, current: here, height: HIGHEST, marked: None }
    }

    /// Marks it with a dot. The text is its name for screen readers.
    pub const fn marked(mut self, name: Option<&'a str>) -> Self {
        self.marked = name;
        self
    }

    /// Sets its height in points, as far as it stays readable.
    pub const fn height(mut self, points: f32) -> Self {
        self.height = points.clamp(LOWEST, HIGHEST);
        self
    }
}

impl Widget for NavItem<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let theme = Theme::of(ui);
        let (place, response) = ui.allocate_exact_size(vec2(WIDTH, self.height), Sense::click());
        response.widget_info(|| {
            let name = self.marked.unwrap_or(self.word);
            WidgetInfo::selected(Role::Tab, response.enabled(), self.current, name)
        });
        if !ui.is_rect_visible(place) {
            return response;
        }
        let ground = match (self.current, response.hovered()) {
            (true, _) => theme.raised,
            (false, true) => mix(theme.card, theme.raised, 0.6),
            (false, false) => Color32::TRANSPARENT,
        };
        ui.painter().rect_filled(place, corner(radius::INNER), ground);
        if response.has_focus() {
            focus_ring(ui, place.shrink(2.0), theme);
        }
        let ink = if self.current || response.hovered() { theme.text } else { theme.dim };
        let icon = pos2(place.center().x, place.top() + self.height * 0.35);
        self.icon.paint(
            ui.painter(),
            Rect::from_center_size(icon, Vec2::splat(ICON.min(self.height / 2.4))),
            ink,
        );
        if self.marked.is_some() {
            let dot = pos2(place.center().x + ICON * 0.75, place.top() + self.height * 0.2);
            ui.painter().circle_filled(dot, 3.5, theme.gold);
        }
        let word = pos2(place.center().x, place.bottom() - self.height * 0.26);
        let font = Text::Caption.font();
        ui.painter().text(word, egui::Align2::CENTER_CENTER, self.word, font, ink);
        response
    }
}
