//! A button with a word and its key.

use egui::{
    Color32, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Widget, WidgetInfo, pos2, vec2,
};

use super::{explanation::explain, key_cap::KeyCap};
use crate::{
    icons::Icon,
    theme::{Text, Theme, corner, mix, radius, space},
};

const ICON: f32 = 15.0;
/// The height from which the word is larger, in points.
const LARGE: f32 = 52.0;

#[derive(Clone, Copy, PartialEq, Eq)]
enum ButtonRank {
    Primary,
    Secondary,
    Quiet,
}

/// A button with a word.
#[must_use = "add it to a ui"]
pub struct Button<'a> {
    word: &'a str,
    /// The name for a screen reader, if the word alone does not say it.
    name: &'a str,
    rank: ButtonRank,
    key: Option<&'a str>,
    icon: Option<Icon>,
    bare: bool,
    /// True if it has no edge.
    flat: bool,
    tail: &'a str,
    chosen: Option<bool>,
    refusal: Option<&'a str>,
    least_width: f32,
}

impl<'a> Button<'a> {
    /// Creates one of several buttons.
    pub const fn new(word: &'a str) -> Self {
        Self {
            word,
            name: "",
            rank: ButtonRank::Secondary,
            key: None,
            icon: None,
            bare: false,
            flat: false,
            tail: "",
            chosen: None,
            refusal: None,
            least_width: 0.0,
        }
    }

    /// Creates the main button; there is at most one on a card.
    pub const fn primary(word: &'a str) -> Self {
        Self { rank: ButtonRank::Primary, ..Self::new(word) }
    }

    /// Creates a button for a rare act.
    pub const fn quiet(word: &'a str) -> Self {
        Self { rank: ButtonRank::Quiet, ..Self::new(word) }
    }

    /// Creates a button with an icon; `name` is its text on hover.
    pub const fn picture(icon: Icon, name: &'a str) -> Self {
        Self { icon: Some(icon), bare: true, ..Self::quiet(name) }
    }

    /// Gives it a background of its own, for use on a coloured surface.
    pub const fn raised(mut self) -> Self {
        self.rank = ButtonRank::Secondary;
        self
    }

    /// Names it for a screen reader, where the word is a sign.
    pub const fn name(mut self, name: &'a str) -> Self {
        self.name = name;
        self
    }

    /// Shows the key that does the same.
    pub const fn key(mut self, key: &'a str) -> Self {
        self.key = Some(key);
        self
    }

    /// Shows `icon` before the word.
    pub const fn icon(mut self, icon: Icon) -> Self {
        self.icon = Some(icon);
        self
    }

    /// Shows this dimmed text after the word.
    pub const fn tail(mut self, tail: &'a str) -> Self {
        self.tail = tail;
        self
    }

    /// Removes its edge, for a row of similar buttons.
    pub const fn flat(mut self) -> Self {
        self.flat = true;
        self
    }

    /// Shows whether this is the chosen one of several.
    pub const fn chosen(mut self, chosen: bool) -> Self {
        self.chosen = Some(chosen);
        self
    }

    /// Dims it if there is a refusal, which is shown on hover.
    pub const fn refusal(mut self, refusal: Option<&'a str>) -> Self {
        self.refusal = refusal;
        self
    }

    /// Sets its smallest width, in points.
    pub const fn least_width(mut self, points: f32) -> Self {
        self.least_width = points;
        self
    }

    /// Returns the width that its word and its key need, in points; it has no icon and no tail.
    pub fn width(&self, ui: &Ui) -> f32 {
        let word = self.word.to_owned();
        let word =
            ui.painter().layout_no_wrap(word, self.text(ui).font(), Color32::PLACEHOLDER).size().x;
        let cap = self.key.map_or(0.0, |key| space::ITEM + KeyCap::new(ui.painter(), key).size().x);
        word + cap + 2.0 * space::BUTTON
    }

    /// Returns the text of its word, which is larger on a high button.
    fn text(&self, ui: &Ui) -> Text {
        match (self.rank, ui.spacing().interact_size.y >= LARGE) {
            (ButtonRank::Primary, true) => Text::Heading,
            (_, true) => Text::Figure,
            (ButtonRank::Primary, false) => Text::StrongButton,
            (_, false) => Text::Button,
        }
    }

    fn show(&self, ui: &mut Ui) -> Response {
        let theme = Theme::of(ui);
        let height = ui.spacing().interact_size.y;
        let text = self.text(ui);
        let word = if self.bare { String::new() } else { self.word.to_owned() };
        let word = ui.painter().layout_no_wrap(word, text.font(), Color32::PLACEHOLDER);
        let cap = self.key.map(|key| KeyCap::new(ui.painter(), key));
        let tail = ui.painter().layout_no_wrap(self.tail.to_owned(), text.font(), theme.dim);

        let icon_width = match (self.icon, self.bare) {
            (None, _) => 0.0,
            (Some(_), true) => ICON,
            (Some(_), false) => ICON + space::ITEM,
        };
        let cap_width = cap.as_ref().map_or(0.0, |cap| space::ITEM + cap.size().x);
        let padding = if self.bare { space::ITEM } else { space::BUTTON };
        let tail_width = if self.tail.is_empty() { 0.0 } else { space::ITEM + tail.size().x };
        let inside = icon_width + word.size().x + tail_width + cap_width;
        let width = (inside + 2.0 * padding).max(self.least_width).max(height);
        let (place, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
        self.describe(&response);
        if !ui.is_rect_visible(place) {
            return response;
        }

        let (fill, edge, ink) = self.colours(theme, &response);
        let edge = if self.flat && !response.hovered() { Color32::TRANSPARENT } else { edge };
        let painter = &mut ui.painter().clone();
        if !response.enabled() {
            // A refused button has a look of its own; faded as well, its reason could not be
            // read.
            painter.set_opacity(painter.opacity() / ui.visuals().disabled_alpha);
        }
        painter.rect(
            place,
            corner(radius::BUTTON),
            fill,
            Stroke::new(1.0, edge),
            StrokeKind::Inside,
        );
        if response.has_focus() {
            focus_ring(ui, place, theme);
        }
        let middle = place.center().y;
        let mut x = place.center().x - inside / 2.0;
        if let Some(icon) = self.icon {
            let spot =
                Rect::from_center_size(pos2(x + ICON / 2.0, middle), egui::Vec2::splat(ICON));
            icon.paint(painter, spot, ink);
            x += icon_width;
        }
        let word_width = word.size().x;
        painter.galley(pos2(x, middle - word.size().y / 2.0), word, ink);
        let tail_at = pos2(x + word_width + space::ITEM, middle - tail.size().y / 2.0);
        painter.galley(tail_at, tail, theme.dim);
        if let Some(cap) = cap {
            let primary = self.rank == ButtonRank::Primary && response.enabled();
            let ink = if primary { theme.on_accent } else { theme.dim };
            let edge = match (primary, response.enabled()) {
                (true, _) => mix(fill, ink, 0.5),
                (false, true) => theme.line_hover,
                (false, false) => theme.line,
            };
            let left = x + word_width + tail_width + space::ITEM;
            cap.paint(painter, pos2(left, middle), ink, edge);
        }
        response
    }

    fn colours(&self, theme: &Theme, response: &Response) -> (Color32, Color32, Color32) {
        let lit = response.hovered() || response.is_pointer_button_down_on();
        let chosen = self.chosen == Some(true);
        if !response.enabled() {
            return refused_colours(theme, chosen);
        }
        if chosen {
            return (theme.chosen, theme.accent, theme.text);
        }
        match (self.rank, lit) {
            (rank, false) => rank.colours(theme),
            (ButtonRank::Primary, true) => {
                (theme.accent_hover, theme.accent_hover, theme.on_accent)
            }
            (ButtonRank::Secondary | ButtonRank::Quiet, true) => {
                (theme.raised_hover, theme.line_hover, theme.text)
            }
        }
    }

    fn describe(&self, response: &Response) {
        response.widget_info(|| {
            let name = if self.name.is_empty() { self.word } else { self.name };
            let mut info = WidgetInfo::labeled(Role::Button, response.enabled(), name);
            info.selected = self.chosen;
            info
        });
        response.ctx.accesskit_node_builder(response.id, |node| {
            if let Some(key) = self.key {
                node.set_keyboard_shortcut(key);
            }
            if !self.tail.is_empty() {
                node.set_description(self.tail);
            }
            if let Some(refusal) = self.refusal {
                node.set_description(refusal);
            }
        });
    }
}

/// Returns background, edge and ink of a refused button: flat, without an edge, its word dimmed.
const fn refused_colours(theme: &Theme, chosen: bool) -> (Color32, Color32, Color32) {
    let ground = if chosen { theme.chosen } else { theme.raised };
    (ground, ground, theme.dim)
}

impl ButtonRank {
    /// Returns background, edge and ink of a button at rest. A quiet one has no background. Its
    /// word is as dark as any, since dimmed words mean refused buttons.
    const fn colours(self, theme: &Theme) -> (Color32, Color32, Color32) {
        match self {
            Self::Primary => (theme.accent, theme.accent, theme.on_accent),
            Self::Secondary => (theme.raised, theme.line_hover, theme.text),
            Self::Quiet => (Color32::TRANSPARENT, theme.line, theme.text),
        }
    }
}

impl Widget for Button<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        match self.refusal {
            Some(refusal) => {
                ui.add_enabled(false, |ui: &mut Ui| self.show(ui)).on_disabled_hover_text(refusal)
            }
            None if self.bare => self.show(ui).on_hover_text(self.word),
            None => {
                let word = self.word;
                let response = self.show(ui);
                explain(ui, response, word)
            }
        }
    }
}

/// Draws the focus ring of the keyboard.
pub(super) fn focus_ring(ui: &Ui, place: Rect, theme: &Theme) {
    ui.painter().rect_stroke(
        place.expand(2.0),
        corner(radius::BUTTON + 2.0),
        Stroke::new(1.5, theme.accent),
        StrokeKind::Inside,
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::contrast;

    /// Checks contrasts by WCAG 2.2: 1.4.6 for active buttons, 1.4.3 for refused ones, and a clear
    /// difference between both.
    #[test]
    fn what_can_be_pressed_does_not_look_like_what_cannot() {
        for theme in [Theme::DARK, Theme::LIGHT] {
            let dark = theme.dark;
            for ground in [theme.card, theme.window] {
                let (flat, rim, dim) = refused_colours(&theme, false);
                let refused = contrast(dim, flat);
                assert!(refused >= 4.5, "dark: {dark}: {refused:.2} cannot be read");
                assert_eq!(rim, flat, "dark: {dark}: an edge");
                for rank in [ButtonRank::Primary, ButtonRank::Secondary, ButtonRank::Quiet] {
                    let (fill, edge, ink) = rank.colours(&theme);
                    let fill = if fill == Color32::TRANSPARENT { ground } else { fill };
                    let least = if rank == ButtonRank::Primary { 4.5 } else { 7.0 };
                    let pressed = contrast(ink, fill);
                    assert!(pressed >= least, "dark: {dark}: {pressed:.2}");
                    assert!(contrast(edge, ground) > 1.1, "dark: {dark}: no edge");
                    let differs = pressed > 1.8 * refused || contrast(fill, flat) > 2.0;
                    assert!(differs, "dark: {dark}: {pressed:.2}, refused {refused:.2}");
                }
            }
            let (ground, _, ink) = refused_colours(&theme, true);
            assert!(contrast(ink, ground) >= 4.5, "dark: {dark}: what was chosen cannot be read");
        }
    }
}
