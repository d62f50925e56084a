//! A picture of squares that a telephone reads (QR code, ISO/IEC 18004).

use qrcode::{Color, EcLevel, QrCode};

use super::page::{Ink, Mark, Page};

/// How many squares of white a telephone needs round it.
const QUIET: f32 = 4.0;

/// The narrowest that a square may be for a telephone to tell it from the next: half a millimetre.
const LEAST: f32 = 1.4;

/// The squares of a content.
pub(super) struct Squares {
    dark: Vec<bool>,
    across: usize,
}

impl Squares {
    /// None for what is too long for any picture (some 2,300 letters) and for nothing.
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

    /// How wide the picture is, the white round it included: `wanted`, or more when it is read only so.
    pub(super) fn wide(&self, wanted: f32, most: f32) -> f32 {
        wanted.max(self.steps() * LEAST).min(most)
    }

    /// Puts them onto the page, with the upper left corner of their white at `at`, and `wide` points wide.
    pub(super) fn put(&self, page: &mut Page, at: (f32, f32), wide: f32) {
        let step = wide / self.steps();
        for (row, line) in (0u8..).zip(self.dark.chunks(self.across)) {
            let mut column = 0;
            // Dark squares beside each other are one box: white hairlines between them would be printed.
            for run in line.chunk_by(|a, b| a == b) {
                if run.first() == Some(&true) {
                    #[expect(clippy::cast_precision_loss, reason = "at most 177 squares")]
                    let (from, long) = (column as f32, run.len() as f32);
                    let corner =
                        (at.0 + (QUIET + from) * step, at.1 + (QUIET + f32::from(row)) * step);
                    let size = (long * step, step);
                    page.marks.push(Mark::Fill { at: corner, size, ink: Ink::Black });
                }
                column += run.len();
            }
        }
    }

    /// How much of the picture's side is white before the first square.
    pub(super) fn quiet(&self, wide: f32) -> f32 {
        wide / self.steps() * QUIET
    }
}
