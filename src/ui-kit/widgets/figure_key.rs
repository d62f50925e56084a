//! An amount to press; once pressed, it takes typed digits.

use egui::{
    Align2, Color32, FontId, Painter, Response, Role, Sense, Stroke, StrokeKind, Ui, Widget,
    WidgetInfo, pos2, vec2,
};

use super::button::focus_ring;
use crate::theme::{Text, Theme, corner, radius, space};

/// A caption and a figure to press.
#[must_use = "add it to a ui"]
pub struct FigureKey<'a> {
    caption: &'a str,
    figure: &'a str,
    lit: bool,
    typing: bool,
    wrong: bool,
    width: f32,
    height: f32,
}

impl<'a> FigureKey<'a> {
    /// Creates the amount called `caption`.
    pub const fn new(caption: &'a str, figure: &'a str) -> Self {
        Self {
            caption,
            figure,
            lit: false,
            typing: false,
            wrong: false,
            width: 110.0,
            height: 48.0,
        }
    }

    /// Shows whether typed digits go here.
    pub const fn lit(mut self, lit: bool) -> Self {
        self.lit = lit;
        self
    }

    /// Shows whether it is being typed right now.
    pub const fn typing(mut self, typing: bool) -> Self {
        self.typing = typing;
        self
    }

    /// Shows that this is the missing value.
    pub const fn wrong(mut self, wrong: bool) -> Self {
        self.wrong = wrong;
        self
    }

    /// Sets its size, in points.
    pub const fn size(mut self, width: f32, height: f32) -> Self {
        self.width = width;
        self.height = height;
        self
    }
}

impl Widget for FigureKey<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let theme = Theme::of(ui);
        let size = vec2(self.width, self.height);
        let (place, response) = ui.allocate_exact_size(size, Sense::click());
        response.widget_info(|| {
            let mut info = WidgetInfo::labeled(Role::Button, response.enabled(), self.caption);
            info.current_text_value = Some(self.figure.to_owned());
            info.selected = Some(self.lit);
            info
        });
        if !ui.is_rect_visible(place) {
            return response;
        }
        let painter = ui.painter().with_clip_rect(place);
        let edge = match () {
            () if self.wrong => theme.red,
            () if self.lit => theme.accent,
            () if response.hovered() => theme.line_hover,
            () => theme.line,
        };
        let width = if self.lit || self.wrong { 1.5 } else { 1.0 };
        let stroke = Stroke::new(width, edge);
        let fill = if response.hovered() { theme.raised_hover } else { theme.raised };
        painter.rect(place, corner(radius::BUTTON), fill, stroke, StrokeKind::Inside);
        if response.has_focus() {
            focus_ring(ui, place, theme);
        }
        let left = place.left() + space::ITEM;
        let ink = if self.wrong { theme.red } else { theme.dim };
        let caption = pos2(left, place.top() + self.height * 0.29);
        painter.text(caption, Align2::LEFT_CENTER, self.caption, Text::Caption.font(), ink);
        let at = pos2(left, place.top() + self.height * 0.68);
        let figure = if self.figure.is_empty() && !self.typing { "—" } else { self.figure };
        let ink = if self.figure.is_empty() { theme.dim } else { theme.text };
        // A cut figure would be another figure: one too long for the key is written smaller.
        let room = place.right() - space::ITEM - left;
        let font = fitted_font(&painter, figure, Text::Heading.font(), room);
        let figure = painter.text(at, Align2::LEFT_CENTER, figure, font, ink);
        if self.typing {
            let x = figure.right() + 2.0;
            let cursor = Stroke::new(1.5, theme.accent);
            painter.vline(x, figure.y_range(), cursor);
        }
        response
    }
}

/// Returns `font`, reduced as far as these words need to fit.
fn fitted_font(painter: &Painter, words: &str, font: FontId, room: f32) -> FontId {
    let wide = painter.layout_no_wrap(words.to_owned(), font.clone(), Color32::WHITE).size().x;
    if wide <= room { font } else { FontId { size: font.size * room / wide, ..font } }
}
