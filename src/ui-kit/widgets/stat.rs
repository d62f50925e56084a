//! A figure with its caption.

use std::sync::Arc;

use egui::text::{LayoutJob, TextFormat};
use egui::{Align, Galley, Response, Sense, Ui, Widget, WidgetInfo, vec2};

use crate::theme::{Text, Theme};

/// A small caption over a bold figure, such as "Players" over "167 of 220".
#[must_use = "add it to a ui"]
pub struct Stat<'a> {
    caption: &'a str,
    figure: &'a str,
    tail: &'a str,
}

impl<'a> Stat<'a> {
    /// Creates `figure` under `caption`.
    pub const fn new(caption: &'a str, figure: &'a str) -> Self {
        Self { caption, figure, tail: "" }
    }

    /// Adds text after the figure, such as "of 220".
    pub const fn tail(mut self, tail: &'a str) -> Self {
        self.tail = tail;
        self
    }
}

impl<'a> From<&'a bottone_view::Stat> for Stat<'a> {
    fn from(stat: &'a bottone_view::Stat) -> Self {
        Self { caption: &stat.caption, figure: &stat.figure, tail: &stat.tail }
    }
}

impl Stat<'_> {
    /// Returns its width, in points.
    pub fn width(&self, ui: &Ui) -> f32 {
        let (caption, figure) = self.layout(ui);
        caption.size().x.max(figure.size().x)
    }

    /// Lays out the caption, and the figure with its tail.
    fn layout(&self, ui: &Ui) -> (Arc<Galley>, Arc<Galley>) {
        let theme = Theme::of(ui);
        let painter = ui.painter();
        let caption =
            painter.layout_no_wrap(self.caption.to_owned(), Text::Caption.font(), theme.dim);
        let mut line = LayoutJob::default();
        let format = |text: Text, color| TextFormat {
            font_id: text.font(),
            color,
            valign: Align::BOTTOM,
            ..TextFormat::default()
        };
        line.append(self.figure, 0.0, format(Text::Figure, theme.text));
        if !self.tail.is_empty() {
            line.append(self.tail, 5.0, format(Text::Body, theme.dim));
        }
        (caption, painter.layout_job(line))
    }
}

impl Widget for Stat<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let theme = Theme::of(ui);
        let (caption, figure) = self.layout(ui);
        let size =
            vec2(caption.size().x.max(figure.size().x), caption.size().y + figure.size().y - 2.0);
        let (place, response) = ui.allocate_exact_size(size, Sense::hover());
        response.widget_info(|| {
            let words = [self.caption, self.figure, self.tail].join(" ");
            WidgetInfo::labeled(egui::Role::Label, true, words.trim_end())
        });
        if ui.is_rect_visible(place) {
            let below = place.left_top() + vec2(0.0, caption.size().y - 2.0);
            ui.painter().galley(place.left_top(), caption, theme.dim);
            ui.painter().galley(below, figure, theme.text);
        }
        response
    }
}
