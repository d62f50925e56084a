//! Pieces of paper: their places on a page with lines to cut along, and their filling on a roll.

use std::mem;

use bottone_view::sheet::Code;

use super::{
    EDGE, Paper,
    code::Squares,
    faces::Faces,
    flow::times,
    page::{Page, TextStyle},
};

/// The number of pieces across and down a page.
#[derive(Clone, Copy)]
pub(super) struct PieceGrid {
    pub(super) across: usize,
    pub(super) down: usize,
}

/// The place of a piece on its page.
#[derive(Clone, Copy)]
pub(super) struct PieceFrame {
    pub(super) left: f32,
    pub(super) top: f32,
    pub(super) right: f32,
    pub(super) bottom: f32,
}

impl PieceGrid {
    /// Returns the width and height of a piece.
    pub(super) fn piece(self, paper: Paper) -> (f32, f32) {
        let (wide, high) = paper.size();
        (wide / times(self.across, 1.0), high / times(self.down, 1.0))
    }

    /// Returns the pages of these pieces. When a pile of pages is cut, the smaller piles stacked on
    /// each other are in order. A piece is dropped once it is on its page, as ten thousand cards
    /// would take 13 MB.
    pub(super) fn pages<'a, T: Default + 'a>(
        self,
        paper: Paper,
        mut pieces: Vec<T>,
        put: impl Fn(&mut Page, &T, PieceFrame) + 'a,
    ) -> impl Iterator<Item = Page> + 'a {
        let Self { across, down } = self;
        let (size, (wide, high)) = (paper.size(), self.piece(paper));
        let count = pieces.len().div_ceil(across * down);
        (0..count).map(move |number| {
            let mut page = Page { size, ..Page::default() };
            for place in 0..across * down {
                let Some(piece) = pieces.get_mut(number + place * count) else { break };
                let piece = mem::take(piece);
                let (left, top) = (times(place % across, wide), times(place / across, high));
                let frame = PieceFrame { left, top, right: left + wide, bottom: top + high };
                put(&mut page, &piece, frame);
            }
            for column in 1..across {
                page.cut((times(column, wide), 0.0), (times(column, wide), size.1));
            }
            for row in 1..down {
                page.cut((0.0, times(row, high)), (size.0, times(row, high)));
            }
            page
        })
    }
}

/// A piece of a roll, filled from the top; its page has the necessary length.
pub(super) struct Strip<'a> {
    faces: &'a Faces,
    pub(super) page: Page,
    pub(super) left: f32,
    pub(super) right: f32,
    /// The depth to which it is filled.
    pub(super) y: f32,
}

impl<'a> Strip<'a> {
    /// Makes an empty piece, with the mark at its head if there is one.
    pub(super) fn new(faces: &'a Faces, paper: Paper, mark: &str) -> Self {
        let (wide, _) = paper.size();
        let page = Page { size: (wide, 0.0), ..Page::default() };
        let mut strip = Self { faces, page, left: EDGE, right: wide - EDGE, y: 12.0 };
        let (boxed, high) = Page::box_of(faces, 10.0, mark);
        if boxed > 0.0 {
            let size = 10.0 * (strip.room() / boxed).min(1.0);
            strip.page.boxed(faces, (strip.right, strip.y), size, mark);
            strip.y += high + 2.0;
        }
        strip
    }

    /// Returns the width of lines.
    pub(super) fn room(&self) -> f32 {
        self.right - self.left
    }

    /// Writes the next lines from the left; none for empty text.
    pub(super) fn lines(&mut self, look: TextStyle, text: &str) {
        let lines = look.lines(self.faces, text, self.room());
        for line in lines.iter().filter(|line| !line.is_empty()) {
            self.y += look.leading();
            self.page.text((self.left, self.y - look.size * 0.25), look, line);
        }
    }

    /// Draws a QR code, with its words and purpose below.
    pub(super) fn code(&mut self, code: &Code, look: TextStyle) {
        let (faces, middle) = (self.faces, self.left + self.room() / 2.0);
        if let Some(squares) = Squares::of(&code.content) {
            let across = squares.wide(120.0, self.room());
            squares.put(&mut self.page, (middle - across / 2.0, self.y), across);
            self.y += across;
        }
        for text in code.words.iter().chain([&code.purpose]).filter(|text| !text.is_empty()) {
            for line in look.lines(faces, text, self.room()) {
                self.y += look.leading();
                self.page.text_amid(faces, (middle, self.y - 2.5), look, &line);
            }
        }
        self.y += 4.0;
    }

    /// Returns the page in black, as a receipt printer has no grey.
    pub(super) fn finish(mut self) -> Page {
        self.page.size.1 = self.y + 14.0;
        self.page.blackened()
    }
}
