//! A page: marks at positions in points from the upper left corner.

use std::borrow::Cow;

use super::{face::Weight, faces::Faces, text::plain};

/// The blackness of a mark. All text is dark enough for any printer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Ink {
    /// Text.
    #[default]
    Black,
    /// Captions.
    Grey,
    /// Lines between rows, lines to cut along.
    Light,
    /// The background of a band of words.
    Pale,
    /// The background of every second row.
    Faint,
}

impl Ink {
    /// Returns the grey level, from 0 for black to 255 for white.
    pub(super) const fn level(self) -> u8 {
        match self {
            Self::Black => 0,
            Self::Grey => 85,
            Self::Light => 170,
            Self::Pale => 236,
            Self::Faint => 246,
        }
    }
}

/// Something on a page.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum PageMark {
    /// A line of text. `y` is its baseline.
    Text { x: f32, y: f32, size: f32, weight: Weight, ink: Ink, text: String },
    /// A straight line.
    Line { from: (f32, f32), to: (f32, f32), width: f32, ink: Ink, dashed: bool },
    /// A filled box: left, top, width, height.
    Fill { at: (f32, f32), size: (f32, f32), ink: Ink },
    /// Black boxes on a grid whose squares are `step` wide: left, top, width, height in squares.
    Squares { at: (f32, f32), step: f32, boxes: Vec<[u8; 4]> },
}

/// A page, with its marks in order of drawing.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Page {
    /// Width and height.
    pub(super) size: (f32, f32),
    pub(super) marks: Vec<PageMark>,
}

/// The look of a text.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct TextStyle {
    pub(super) size: f32,
    pub(super) weight: Weight,
    pub(super) ink: Ink,
}

impl TextStyle {
    /// Makes a black look of this size.
    pub(super) const fn plain(size: f32) -> Self {
        Self { size, weight: Weight::Regular, ink: Ink::Black }
    }

    /// Makes a bold, black look of this size.
    pub(super) const fn bold(size: f32) -> Self {
        Self { size, weight: Weight::Bold, ink: Ink::Black }
    }

    /// Makes a grey look of this size.
    pub(super) const fn grey(size: f32) -> Self {
        Self { size, weight: Weight::Regular, ink: Ink::Grey }
    }

    /// Returns the width of `text`.
    pub(super) fn width(self, faces: &Faces, text: &str) -> f32 {
        faces.width(&plain(text), self.weight, self.size)
    }

    /// Returns the distance between lines.
    pub(super) const fn leading(self) -> f32 {
        self.size * 1.25
    }

    /// Breaks `text` into lines of this width.
    pub(super) fn lines<'t>(self, faces: &Faces, text: &'t str, room: f32) -> Vec<Cow<'t, str>> {
        let mut lines = Vec::new();
        self.break_into(&mut lines, faces, text, room);
        lines
    }

    /// Adds the lines of `text` to `lines`.
    pub(super) fn break_into<'t>(
        self,
        lines: &mut Vec<Cow<'t, str>>,
        faces: &Faces,
        text: &'t str,
        room: f32,
    ) {
        faces.break_into(lines, text, (self.weight, self.size, room));
    }

    /// Reduces the size until each word of `text` fits into `room`, down to `least`.
    pub(super) fn fitting_words(self, faces: &Faces, text: &str, room: f32, least: f32) -> Self {
        let widest = faces.widest_word(text, self.weight, self.size);
        let size = if widest > room { (self.size * room / widest).max(least) } else { self.size };
        Self { size, ..self }
    }

    /// Reduces the size until `text` fits into `room`, down to `least`.
    pub(super) fn fitting(self, faces: &Faces, text: &str, room: f32, least: f32) -> Self {
        let width = self.width(faces, text);
        let size = if width > room { (self.size * room / width).max(least) } else { self.size };
        Self { size, ..self }
    }
}

impl Page {
    /// Writes `text` starting at `x`.
    pub(super) fn text(&mut self, (x, y): (f32, f32), look: TextStyle, text: &str) {
        let TextStyle { size, weight, ink } = look;
        let text = plain(text).into_owned();
        if !text.is_empty() {
            self.marks.push(PageMark::Text { x, y, size, weight, ink, text });
        }
    }

    /// Writes `text` so that it ends at `x`.
    pub(super) fn text_to(
        &mut self,
        faces: &Faces,
        (x, y): (f32, f32),
        look: TextStyle,
        text: &str,
    ) {
        self.text((x - look.width(faces, text), y), look, text);
    }

    /// Draws a line.
    pub(super) fn line(&mut self, from: (f32, f32), to: (f32, f32), width: f32, ink: Ink) {
        self.marks.push(PageMark::Line { from, to, width, ink, dashed: false });
    }

    /// Writes `text` centred at `x`.
    pub(super) fn text_amid(
        &mut self,
        faces: &Faces,
        (x, y): (f32, f32),
        look: TextStyle,
        text: &str,
    ) {
        self.text((x - look.width(faces, text) / 2.0, y), look, text);
    }

    /// Draws a line to cut along.
    pub(super) fn cut(&mut self, from: (f32, f32), to: (f32, f32)) {
        self.marks.push(PageMark::Line { from, to, width: 0.6, ink: Ink::Light, dashed: true });
    }

    /// Adds all marks of a smaller page, moved down by this much.
    pub(super) fn absorb(&mut self, other: &Self, down: f32) {
        self.marks.extend(other.marks.iter().cloned().map(|mut mark| {
            match &mut mark {
                PageMark::Text { y, .. } => *y += down,
                PageMark::Line { from, to, .. } => {
                    from.1 += down;
                    to.1 += down;
                }
                PageMark::Fill { at, .. } | PageMark::Squares { at, .. } => at.1 += down,
            }
            mark
        }));
    }

    /// Writes a warning in a box that survives copying, with its upper right corner at `(right,
    /// top)`. Returns the width and height of the box.
    pub(super) fn boxed(
        &mut self,
        faces: &Faces,
        (right, top): (f32, f32),
        size: f32,
        text: &str,
    ) -> (f32, f32) {
        let look = TextStyle::bold(size);
        let (wide, high) = Self::box_of(faces, size, text);
        let (left, bottom) = (right - wide, top + high);
        for (from, to) in [
            ((left, top), (right, top)),
            ((right, top), (right, bottom)),
            ((right, bottom), (left, bottom)),
            ((left, bottom), (left, top)),
        ] {
            self.line(from, to, 1.2, Ink::Black);
        }
        self.text((left + size * 0.6, bottom - size * 0.5), look, text);
        (wide, high)
    }

    /// Returns the page in black. A receipt printer has no grey and would print small text as dots.
    pub(super) fn blackened(mut self) -> Self {
        for mark in &mut self.marks {
            if let PageMark::Text { ink: ink @ Ink::Grey, size, .. } = mark
                && *size < 14.0
            {
                *ink = Ink::Black;
            }
        }
        self
    }

    /// Returns the width and height of the box of [`Self::boxed`]; zero for empty text.
    pub(super) fn box_of(faces: &Faces, size: f32, text: &str) -> (f32, f32) {
        if text.is_empty() {
            return (0.0, 0.0);
        }
        (TextStyle::bold(size).width(faces, text) + size * 1.2, size * 1.7)
    }
}
