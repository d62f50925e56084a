//! A word to press that may be chosen, with its key in the corner, for rows of many.

use egui::{
    Align2, Color32, Response, Role, Sense, Stroke, StrokeKind, Ui, Widget, WidgetInfo, pos2,
    text::LayoutJob, vec2,
};

use super::{button::focus_ring, elided::narrowed, key_cap::KeyCap};
use crate::theme::{Text, Theme, corner, radius, space};

/// The height from which the key stands above the word, in points.
const STACKED: f32 = 56.0;

/// One word of a row, one of which may be chosen.
#[must_use = "add it to a ui"]
pub struct WordKey<'a> {
    word: &'a str,
    name: &'a str,
    key: &'a str,
    chosen: bool,
    quiet: bool,
    text: Text,
    lines: usize,
    width: f32,
    height: f32,
    sense: Sense,
}

impl<'a> WordKey<'a> {
    /// Creates the key with this word, chosen or not.
    pub const fn new(word: &'a str, chosen: bool) -> Self {
        Self {
            word,
            name: word,
            key: "",
            chosen,
            quiet: false,
            text: Text::Strong,
            lines: 1,
            width: 80.0,
            height: 48.0,
            sense: Sense::CLICK.union(Sense::FOCUSABLE),
        }
    }

    /// Sets a longer name for screen readers.
    pub const fn name(mut self, name: &'a str) -> Self {
        self.name = name;
        self
    }

    /// Shows the key that does the same.
    pub const fn key(mut self, key: &'a str) -> Self {
        self.key = key;
        self
    }

    /// Dims it if it changes nothing now.
    pub const fn quiet(mut self, quiet: bool) -> Self {
        self.quiet = quiet;
        self
    }

    /// Sets its font and size.
    pub const fn text(mut self, text: Text) -> Self {
        self.text = text;
        self
    }

    /// Lets the word take this number of lines, with its key beside it.
    pub const fn lines(mut self, lines: usize) -> Self {
        self.lines = lines;
        self
    }

    /// Makes it for the pointer only: Tab skips it, because the same can be typed into a field.
    pub const fn by_pointer(mut self) -> Self {
        self.sense = Sense::CLICK;
        self
    }

    /// Sets its size, in points.
    pub const fn size(mut self, width: f32, height: f32) -> Self {
        self.width = width;
        self.height = height;
        self
    }
}

impl Widget for WordKey<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let theme = Theme::of(ui);
        let (place, response) = ui.allocate_exact_size(vec2(self.width, self.height), self.sense);
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
        let dim = theme.dim;
        let painter = ui.painter();
        let stroke = Stroke::new(1.0, edge);
        painter.rect(place, corner(radius::BUTTON), fill, stroke, StrokeKind::Inside);
        if response.has_focus() {
            focus_ring(ui, place, theme);
        }
        let cap = (!self.key.is_empty()).then(|| KeyCap::new(painter, self.key));
        let beside = self.lines > 1;
        let cap_width = cap.as_ref().map_or(0.0, |cap| space::ITEM + cap.size().x);
        let room = self.width - 2.0 * space::ITEM - if beside { cap_width } else { 0.0 };
        let mut job = layout_word(self.word, self.text, ink, (room, self.lines));
        if self.lines == 1 {
            let font = narrowed(painter, self.word, self.text.font(), room);
            job.sections.iter_mut().for_each(|section| section.format.font_id = font.clone());
        }
        let word = painter.layout_job(job);
        let inside = place.shrink2(vec2(space::ITEM, 0.0));
        let Some(cap) = cap else {
            painter.galley(place.center() - word.size() / 2.0, word, ink);
            return response;
        };
        let size = cap.size();
        let all = word.size().x + space::ITEM + size.x;
        if self.height >= STACKED {
            let at = Align2::CENTER_CENTER.anchor_size(
                pos2(place.center().x, place.bottom() - self.height * 0.32),
                word.size(),
            );
            painter.galley(at.min, word, ink);
            let top = place.top() + self.height * 0.27;
            cap.paint(painter, pos2(place.center().x - size.x / 2.0, top), dim, theme.line_hover);
        } else if all <= inside.width() {
            let left = place.center().x - all / 2.0;
            painter.galley(pos2(left, place.center().y - word.size().y / 2.0), word, ink);
            let cap_at = pos2(left + all - size.x, place.center().y);
            cap.paint(painter, cap_at, dim, theme.line_hover);
        } else {
            painter.galley(place.center() - word.size() / 2.0, word, ink);
        }
        response
    }
}

/// Lays it out in this space and number of lines.
fn layout_word(word: &str, text: Text, ink: Color32, (room, lines): (f32, usize)) -> LayoutJob {
    let mut job = LayoutJob::simple(word.to_owned(), text.font(), ink, room);
    job.wrap.max_rows = lines;
    job.wrap.break_anywhere = lines == 1;
    job
}
