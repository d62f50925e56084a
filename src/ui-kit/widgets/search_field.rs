//! A search field for people and other items.

use egui::{
    Color32, Frame, Id, Margin, Rect, Response, Sense, Stroke, StrokeKind, TextEdit, Ui, UiBuilder,
    Widget, pos2, vec2,
};

use super::key_cap::KeyCap;
use crate::{
    gate,
    theme::{Text, Theme, corner, radius, space},
    typing::{LONGEST_LINE, field_id_of},
};

/// A one-line field with a hint, and a note or key at its right.
#[must_use = "add it to a ui"]
pub struct SearchField<'a> {
    text: &'a mut String,
    name: &'a str,
    note: Option<&'a str>,
    key: Option<&'a str>,
    width: Option<f32>,
    id: Option<Id>,
}

impl<'a> SearchField<'a> {
    /// Creates a field for `text`; `name` is its hint while it is empty, and its name at all times.
    pub const fn new(text: &'a mut String, name: &'a str) -> Self {
        Self { text, name, note: None, key: None, width: None, id: None }
    }

    /// Shows the result of the search at the right, such as "1 of 412".
    pub const fn note(mut self, note: &'a str) -> Self {
        self.note = Some(note);
        self
    }

    /// Shows the key that leads here.
    pub const fn key(mut self, key: &'a str) -> Self {
        self.key = Some(key);
        self
    }

    /// Sets the id of the text line.
    pub const fn id(mut self, id: Id) -> Self {
        self.id = Some(id);
        self
    }

    /// Sets its width in points; the default is the remaining width.
    pub const fn width(mut self, points: f32) -> Self {
        self.width = Some(points);
        self
    }
}

impl Widget for SearchField<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let theme = Theme::of(ui);
        let height = ui.spacing().interact_size.y + 4.0;
        let width = self.width.unwrap_or_else(|| ui.available_width());
        let (place, ground) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
        let inside = place.shrink2(vec2(space::BUTTON, 0.0));
        let back = ui.painter().add(egui::Shape::Noop);

        let mut right = inside.right();
        if let Some(key) = self.key {
            let cap = KeyCap::new(ui.painter(), key);
            right -= cap.size().x;
            cap.paint(ui.painter(), pos2(right, place.center().y), theme.dim, theme.line_hover);
            right -= space::ITEM;
        }
        if let Some(note) = self.note {
            let font = Text::Caption.font();
            let note = ui.painter().layout_no_wrap(note.to_owned(), font, theme.dim);
            right -= note.size().x;
            let top = place.center().y - note.size().y / 2.0;
            ui.painter().galley(pos2(right, top), note, Color32::PLACEHOLDER);
            right -= space::ITEM;
        }

        let line = Rect::from_min_max(inside.min, pos2(right.max(inside.left()), inside.bottom()));
        let mut child = ui.new_child(UiBuilder::new().max_rect(line).id_salt(ground.id));
        let edit = TextEdit::singleline(self.text).char_limit(LONGEST_LINE);
        let edit = edit.id(self.id.unwrap_or_else(|| field_id_of(ui, self.name)));
        let field = child.add_sized(
            line.size(),
            edit.hint_text(Text::Body.rich(self.name).color(theme.dim))
                .font(Text::Body.font())
                .frame(Frame::NONE)
                .margin(Margin::ZERO)
                .align(egui::Align2::LEFT_CENTER)
                .desired_width(line.width()),
        );
        let field = gate::keeps(ui, field, self.text.trim().is_empty());
        // The surroundings are not a control of their own: the keyboard goes to the text line.
        if ground.contains_pointer() && ui.input(|input| input.pointer.primary_clicked()) {
            field.request_focus();
        }
        let edge = match (field.has_focus(), ground.hovered() || field.hovered()) {
            (true, _) => theme.accent,
            (false, true) => theme.line_hover,
            (false, false) => theme.line,
        };
        let shape = egui::epaint::RectShape::new(
            place,
            corner(radius::BUTTON),
            theme.raised,
            Stroke::new(1.0, edge),
            StrokeKind::Inside,
        );
        ui.painter().set(back, shape);
        field.accessible_name(self.name)
    }
}
