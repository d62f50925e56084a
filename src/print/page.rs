//! A page: marks at places, in points from the upper left corner.

use super::{face::Weight, faces::Faces, text::plain};

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

impl Ink {
    /// Returns the grey level, from 0 for black to 255 for white.
    pub(super) const fn level(self) -> u8 {
        match self {
            Self::Black => 0,
            Self::Grey => 85,
            Self::Light => 170,
            Self::Pale => 236,
        }
    }
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
    /// Black boxes on a grid whose squares are `step` wide: left, top, width, height in squares.
    Squares { at: (f32, f32), step: f32, boxes: Vec<[u8; 4]> },
}

/// A page, in the order in which its marks are made.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Page {
    /// Width and height.
    pub(super) size: (f32, f32),
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

    /// How far lines of it are from each other.
    pub(super) const fn leading(self) -> f32 {
        self.size * 1.25
    }

    /// The lines that `text` needs in a column so wide.
    pub(super) fn lines(self, faces: &Faces, text: &str, room: f32) -> Vec<String> {
        faces.lines(text, self.weight, self.size, room)
    }

    /// The same but no larger than lets each word of `text` fit into `room`, and no smaller than `least`.
    pub(super) fn fitting_words(self, faces: &Faces, text: &str, room: f32, least: f32) -> Self {
        let widest = faces.widest_word(text, self.weight, self.size);
        let size = if widest > room { (self.size * room / widest).max(least) } else { self.size };
        Self { size, ..self }
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

    /// Writes `text` so that its middle is at `x`.
    pub(super) fn text_amid(&mut self, faces: &Faces, (x, y): (f32, f32), look: Look, text: &str) {
        self.text((x - look.width(faces, text) / 2.0, y), look, text);
    }

    /// Draws a line to cut along.
    pub(super) fn cut(&mut self, from: (f32, f32), to: (f32, f32)) {
        self.marks.push(Mark::Line { from, to, width: 0.6, ink: Ink::Light, dashed: true });
    }

    /// Puts everything of a smaller page here, so far down.
    pub(super) fn take(&mut self, other: &Self, down: f32) {
        self.marks.extend(other.marks.iter().cloned().map(|mut mark| {
            match &mut mark {
                Mark::Text { y, .. } => *y += down,
                Mark::Line { from, to, .. } => {
                    from.1 += down;
                    to.1 += down;
                }
                Mark::Fill { at, .. } | Mark::Squares { at, .. } => at.1 += down,
            }
            mark
        }));
    }

    /// Writes what must not be overlooked into a box that no copier loses; its upper right corner is at
    /// `(right, top)`. Gives how wide and high the box is.
    pub(super) fn boxed(
        &mut self,
        faces: &Faces,
        (right, top): (f32, f32),
        size: f32,
        text: &str,
    ) -> (f32, f32) {
        let look = Look::bold(size);
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

    /// The same in black: a receipt printer has no grey, and what is small would be dots.
    pub(super) fn blackened(mut self) -> Self {
        for mark in &mut self.marks {
            if let Mark::Text { ink: ink @ Ink::Grey, size, .. } = mark
                && *size < 14.0
            {
                *ink = Ink::Black;
            }
        }
        self
    }

    /// How wide and high the box of [`Self::boxed`] is; nothing for no text.
    pub(super) fn box_of(faces: &Faces, size: f32, text: &str) -> (f32, f32) {
        if text.is_empty() {
            return (0.0, 0.0);
        }
        (Look::bold(size).width(faces, text) + size * 1.2, size * 1.7)
    }
}
