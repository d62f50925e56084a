//! A page: marks at places, in points from the upper left corner.

use super::face::{Faces, Weight, plain};

/// How black a mark is: everything that is read is dark enough for any printer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Ink {
    /// What is read.
    #[default]
    Black,
    /// Captions.
    Grey,
    /// Lines between rows, lines to cut along.
    Light,
    /// What lies behind a band of words.
    Pale,
}

/// Something on a page.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Mark {
    /// A line of text. `y` is where its letters stand.
    Text { x: f32, y: f32, size: f32, weight: Weight, ink: Ink, text: String },
    /// A straight line.
    Line { from: (f32, f32), to: (f32, f32), width: f32, ink: Ink, dashed: bool },
    /// A filled box: left, top, width, height.
    Fill { at: (f32, f32), size: (f32, f32), ink: Ink },
}

/// A page, in the order in which its marks are made.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Page {
    pub(super) marks: Vec<Mark>,
}

/// How a text looks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Look {
    pub(super) size: f32,
    pub(super) weight: Weight,
    pub(super) ink: Ink,
}

impl Look {
    /// Black and of this size.
    pub(super) const fn plain(size: f32) -> Self {
        Self { size, weight: Weight::Regular, ink: Ink::Black }
    }

    /// Bold, black and of this size.
    pub(super) const fn bold(size: f32) -> Self {
        Self { size, weight: Weight::Bold, ink: Ink::Black }
    }

    /// Grey and of this size.
    pub(super) const fn grey(size: f32) -> Self {
        Self { size, weight: Weight::Regular, ink: Ink::Grey }
    }

    /// How wide `text` is.
    pub(super) fn width(self, faces: &Faces, text: &str) -> f32 {
        faces.width(&plain(text), self.weight, self.size)
    }

    /// The same but no larger than lets `text` fit into `room`, and no smaller than `least`.
    pub(super) fn fitting(self, faces: &Faces, text: &str, room: f32, least: f32) -> Self {
        let width = self.width(faces, text);
        let size = if width > room { (self.size * room / width).max(least) } else { self.size };
        Self { size, ..self }
    }
}

impl Page {
    /// Writes `text` from `x` on.
    pub(super) fn text(&mut self, (x, y): (f32, f32), look: Look, text: &str) {
        let Look { size, weight, ink } = look;
        let text = plain(text).into_owned();
        if !text.is_empty() {
            self.marks.push(Mark::Text { x, y, size, weight, ink, text });
        }
    }

    /// Writes `text` so that it ends at `x`.
    pub(super) fn text_to(&mut self, faces: &Faces, (x, y): (f32, f32), look: Look, text: &str) {
        self.text((x - look.width(faces, text), y), look, text);
    }

    /// Draws a line.
    pub(super) fn line(&mut self, from: (f32, f32), to: (f32, f32), width: f32, ink: Ink) {
        self.marks.push(Mark::Line { from, to, width, ink, dashed: false });
    }

    /// Every text with its weight.
    pub(super) fn texts(&self) -> impl Iterator<Item = (&str, Weight)> {
        self.marks.iter().filter_map(|mark| match mark {
            Mark::Text { text, weight, .. } => Some((text.as_str(), *weight)),
            _ => None,
        })
    }
}
