//! A picture of squares that a telephone reads (QR code, ISO/IEC 18004).

use qrcode::{Color, EcLevel, QrCode};

use super::page::{Ink, Mark, Page};

/// How many squares of white a telephone needs round it.
const QUIET: f32 = 4.0;

/// Puts `content` onto the page, with its upper left corner at `at` and so many points wide, the white
/// round it included. What is too long for any picture (some 2,300 letters) is left out.
pub(super) fn put(page: &mut Page, at: (f32, f32), wide: f32, content: &str) {
    let Ok(code) = QrCode::with_error_correction_level(content, EcLevel::M) else { return };
    let squares = code.width();
    #[expect(clippy::cast_precision_loss, reason = "at most 177 squares")]
    let step = wide / (squares as f32 + 2.0 * QUIET);
    let colors = code.to_colors();
    for (row, line) in (0u8..).zip(colors.chunks(squares)) {
        let mut column = 0;
        // Dark squares beside each other are one box: white hairlines between them would be printed.
        while let Some(dark) = line[column..].iter().position(|color| *color == Color::Dark) {
            let from = column + dark;
            let run = line[from..].iter().take_while(|color| **color == Color::Dark).count();
            #[expect(clippy::cast_precision_loss, reason = "at most 177 squares")]
            let (from, run, row) = (from as f32, run as f32, f32::from(row));
            let corner = (at.0 + (QUIET + from) * step, at.1 + (QUIET + row) * step);
            page.marks.push(Mark::Fill { at: corner, size: (run * step, step), ink: Ink::Black });
            column = line.len().min(
                column
                    + dark
                    + line[column + dark..]
                        .iter()
                        .take_while(|color| **color == Color::Dark)
                        .count(),
            );
        }
    }
}
