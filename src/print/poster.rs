//! A QR code as large as the page allows, between words readable across the room and the address in
//! letters.

use std::borrow::Cow;

use bottone_view::sheet::Code;

use super::{
    code::Squares,
    flow::Flow,
    page::{Ink, TextStyle},
};

/// The largest type sizes of the purpose, the address, and the instructions.
const PURPOSE: f32 = 92.0;
const ADDRESS: f32 = 40.0;
const HOW: f32 = 18.0;

/// Draws it at the flow's position; it takes the rest of the page.
pub(super) fn put(flow: &mut Flow<'_>, code: &Code) {
    let (faces, width) = (flow.faces, flow.width());
    let middle = flow.left() + width / 2.0;
    let small = if flow.is_roll { 0.6 } else { 1.0 };
    let purpose = TextStyle::bold(PURPOSE).fitting(faces, &code.purpose, width, 12.0);
    flow.y += purpose.size;
    let y = flow.y;
    flow.page().text_amid(faces, (middle, y), purpose, &code.purpose);
    flow.y += purpose.size * 0.35;
    let mut lines: Vec<(TextStyle, Cow<'_, str>)> = Vec::new();
    for (number, text) in code.words.iter().enumerate() {
        let look = if number == 0 {
            TextStyle::bold(ADDRESS).fitting(faces, text, width, 8.0)
        } else {
            TextStyle { ink: Ink::Black, ..TextStyle::plain(HOW * small) }
        };
        lines.extend(look.lines(faces, text, width).into_iter().map(|line| (look, line)));
    }
    let words: f32 = lines.iter().map(|(look, _)| look.size * 1.4).sum();
    if let Some(squares) = Squares::of(&code.content) {
        let room = flow.free() - words - 12.0;
        let wide = squares.wide(width, width).min(room.max(80.0));
        let at = (middle - wide / 2.0, flow.y);
        squares.put(flow.page(), at, wide);
        flow.y += wide;
    }
    for (look, line) in lines {
        flow.y += look.size * 1.4;
        let y = flow.y - look.size * 0.35;
        flow.page().text_amid(faces, (middle, y), look, &line);
    }
}
