//! A QR code, which a phone can read (ISO/IEC 18004).

use qrcode::{Color, EcLevel, QrCode};

use super::page::{Page, PageMark};

/// The white margin that a phone needs, in squares.
const QUIET: f32 = 4.0;

/// The smallest square that a phone can distinguish, in points: 0.7 millimetres.
const LEAST: f32 = 2.0;

/// The squares of a content.
pub(super) struct Squares {
    dark: Vec<bool>,
    across: usize,
}

impl Squares {
    /// Encodes the content. `None` if it is empty or too long (above some 2,300 letters).
    pub(super) fn of(content: &str) -> Option<Self> {
        if content.is_empty() {
            return None;
        }
        let code = QrCode::with_error_correction_level(content, EcLevel::M).ok()?;
        let across = code.width();
        let dark = code.to_colors().into_iter().map(|color| color == Color::Dark).collect();
        Some(Self { dark, across })
    }

    #[expect(clippy::cast_precision_loss, reason = "at most 177 squares")]
    fn steps(&self) -> f32 {
        self.across as f32 + 2.0 * QUIET
    }

    /// Returns the width of the code with its margin: `wanted`, or more if only that is readable.
    pub(super) fn wide(&self, wanted: f32, most: f32) -> f32 {
        wanted.max(self.steps() * LEAST).min(most)
    }

    /// Draws the code with the upper left corner of its margin at `at`, and `wide` points wide.
    pub(super) fn put(&self, page: &mut Page, at: (f32, f32), wide: f32) {
        let step = wide / self.steps();
        let at = (at.0 + QUIET * step, at.1 + QUIET * step);
        page.marks.push(PageMark::Squares { at, step, boxes: self.boxes() });
    }

    /// Returns the dark squares as boxes: left, top, width and height in squares. Adjacent squares
    /// and equal rows share a box, which makes a document of ten thousand cards smaller.
    fn boxes(&self) -> Vec<[u8; 4]> {
        let mut boxes: Vec<[u8; 4]> = Vec::new();
        for (row, line) in (0u8..).zip(self.dark.chunks(self.across)) {
            let mut left = 0;
            for run in line.chunk_by(|a, b| a == b) {
                let wide = u8::try_from(run.len()).unwrap_or(u8::MAX);
                if run.first() == Some(&true) {
                    let above = boxes.iter_mut().rev().find(|above| {
                        above[0] == left && above[2] == wide && above[1] + above[3] == row
                    });
                    match above {
                        Some(above) => above[3] += 1,
                        None => boxes.push([left, row, wide, 1]),
                    }
                }
                left += wide;
            }
        }
        boxes
    }

    /// Returns the width of the margin on one side.
    pub(super) fn quiet(&self, wide: f32) -> f32 {
        wide / self.steps() * QUIET
    }
}
