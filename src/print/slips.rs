//! Slips, three to a page, with lines to cut along; on a roll each on a page of its own.

use bottone_view::sheet::Slip;

use super::{
    Paper,
    code::Squares,
    faces::Faces,
    flow::times,
    page::{Ink, Page, TextStyle},
    pieces::{PieceFrame, PieceGrid, Strip},
};

/// Three slips, one under the other.
const ON_A_PAGE: PieceGrid = PieceGrid { across: 1, down: 3 };
/// The margin within a slip.
const SIDE: f32 = 42.0;
const ABOVE: f32 = 24.0;
/// The width of the QR code, including its margin.
const CODE: f32 = 60.0;

/// Returns the pages of these slips.
pub(super) fn pages<'a>(
    paper: Paper,
    faces: &'a Faces,
    slips: Vec<Slip>,
) -> Box<dyn Iterator<Item = Page> + 'a> {
    if paper.is_roll() {
        return Box::new(slips.into_iter().map(move |slip| strip(faces, &slip, paper)));
    }
    Box::new(ON_A_PAGE.pages(paper, slips, |page, slip, frame| {
        let frame = PieceFrame { left: frame.left + SIDE, right: frame.right - SIDE, ..frame };
        page.marks.append(&mut fitting(faces, slip, frame).marks);
    }))
}

/// Returns the slip in the largest type in which all of it fits.
fn fitting(faces: &Faces, slip: &Slip, frame: PieceFrame) -> Page {
    let mut scale = 1.0;
    loop {
        let mut page = Page::default();
        if put(&mut page, faces, slip, frame, scale) || scale < 0.3 {
            return page;
        }
        scale *= 0.93;
    }
}

/// Draws the slip. Returns whether all of it fits.
fn put(page: &mut Page, faces: &Faces, slip: &Slip, frame: PieceFrame, scale: f32) -> bool {
    let PieceFrame { left, top, right, bottom } = frame;
    let small = TextStyle::grey(9.0 * scale);
    let called = faces.readable(&slip.name, &slip.instead);
    let middle = left + (right - left) * 0.56;
    let mut y = top + ABOVE + 8.0;
    let kind = small.fitting(faces, &slip.kind, (right - left) * 0.4, 5.0);
    let event_room = right - left - kind.width(faces, &slip.kind) - 20.0;
    page.text_to(faces, (right, y), kind, &slip.kind);
    let events = small.fitting(faces, &slip.event, event_room, 6.0 * scale);
    for (number, line) in events.lines(faces, &slip.event, event_room).iter().enumerate() {
        y += if number == 0 { 0.0 } else { events.leading() };
        page.text((left, y), events, line);
    }

    // The name on the left; the amount on the right.
    let name_room = middle - left - 16.0;
    let name = TextStyle::bold(17.0 * scale);
    let two = name.lines(faces, &called, name_room).len() > 2;
    let name = if two { TextStyle::bold(12.0 * scale) } else { name };
    let name = name.fitting_words(faces, &called, name_room, 9.0 * scale);
    y += 26.0 * scale;
    let amount =
        TextStyle::bold(24.0 * scale).fitting(faces, &slip.amount, right - middle, 8.0 * scale);
    let mut words_y = y;
    for (number, line) in amount.lines(faces, &slip.amount, right - middle + 0.2).iter().enumerate()
    {
        words_y += if number == 0 { 0.0 } else { amount.leading() };
        page.text_to(faces, (right, words_y), amount, line);
    }
    words_y += 14.0 * scale;
    for line in small.lines(faces, &slip.in_words, right - middle) {
        page.text_to(faces, (right, words_y), small, &line);
        words_y += small.leading();
    }
    let mut left_y = y;
    for line in name.lines(faces, &called, name_room) {
        page.text((left, left_y), name, &line);
        left_y += name.size * 1.2;
    }
    let detail = TextStyle::plain(10.5 * scale);
    for line in detail.lines(faces, &slip.detail, name_room) {
        page.text((left, left_y), detail, &line);
        left_y += detail.leading();
    }
    let (_, high) = Page::box_of(faces, 10.0 * scale, &slip.mark);
    if high > 0.0 {
        put_provisional_mark(page, faces, slip, (middle, right, words_y - small.size + 4.0), scale);
        words_y += high + 6.0;
    }
    words_y = code(page, faces, slip, (middle, right, words_y), small);
    let figures_top = left_y.max((top + 100.0).min(left_y + 30.0));
    let left_y = figures(page, faces, slip, (left, middle - 24.0, figures_top), scale);
    let above = blanks(page, faces, slip, frame);
    let foot = TextStyle::grey(7.5).fitting(faces, &slip.foot, right - left, 4.0);
    page.text((left, bottom - 14.0), foot, &slip.foot);
    left_y.max(words_y) <= above
}

/// Draws the code for the desk's scanner in the right corner, with its digits and purpose to the
/// left. Returns its end.
fn code(
    page: &mut Page,
    faces: &Faces,
    slip: &Slip,
    (left, right, y): (f32, f32, f32),
    small: TextStyle,
) -> f32 {
    let Some((code, squares)) =
        slip.code.as_ref().and_then(|code| Some((code, Squares::of(&code.content)?)))
    else {
        return y;
    };
    let wide = squares.wide(CODE, right - left);
    let quiet = squares.quiet(wide);
    // The squares end at the edge of the lines.
    let (x, top) = (right - wide + quiet, y - small.size - quiet * 0.5);
    squares.put(page, (x, top), wide);
    let said = code.words.iter().chain([&code.purpose]);
    let mut line = top + wide * 0.5;
    for words in said {
        let look = small.fitting(faces, words, x - left, 4.0);
        page.text_to(faces, (x, line), look, words);
        line += look.leading();
    }
    top + wide
}

/// Draws the parts of the amount: captions on the left, figures to their right. Returns the end.
fn figures(
    page: &mut Page,
    faces: &Faces,
    slip: &Slip,
    (left, right, top): (f32, f32, f32),
    scale: f32,
) -> f32 {
    let mut y = top;
    for (caption, figure) in &slip.figures {
        let (caption_look, look) = (TextStyle::grey(9.5 * scale), TextStyle::plain(9.5 * scale));
        let look = look.fitting(faces, figure, (right - left) * 0.7, 4.0);
        let room = right - left - look.width(faces, figure) - 10.0;
        let lines = caption_look.lines(faces, caption, room);
        page.text_to(faces, (right, y), look, figure);
        for line in lines {
            page.text((left, y), caption_look, &line);
            y += 13.0 * scale;
        }
    }
    y - 4.0 * scale
}

/// Draws "Provisional" in a box under the amount.
fn put_provisional_mark(
    page: &mut Page,
    faces: &Faces,
    slip: &Slip,
    (left, right, y): (f32, f32, f32),
    scale: f32,
) {
    let size = 10.0 * scale;
    let (wide, _) = Page::box_of(faces, size, &slip.mark);
    page.boxed(faces, (right, y), size * ((right - left) / wide).min(1.0), &slip.mark);
}

/// Draws lines to fill in, two side by side, at the bottom of the slip. Returns their top.
fn blanks(page: &mut Page, faces: &Faces, slip: &Slip, frame: PieceFrame) -> f32 {
    let PieceFrame { left, top, right, bottom } = frame;
    let gap = 24.0;
    let wide = (right - left - gap) / 2.0;
    let rows = slip.blanks.len().div_ceil(2);
    // Many lines stand closer, but must leave room to write.
    let each = 38.0_f32.min((bottom - top) * 0.6 / times(rows.max(1), 1.0));
    for (number, (caption, known)) in slip.blanks.iter().enumerate() {
        let x = if number % 2 == 0 { left } else { left + wide + gap };
        let y = bottom - 36.0 - times(rows.saturating_sub(1 + number / 2), each);
        blank(page, faces, (x, y, wide), (caption, known));
    }
    bottom - 36.0 - times(rows, each) + 20.0
}

/// Draws a line to write on, with its caption below and any known content on it.
fn blank(
    page: &mut Page,
    faces: &Faces,
    (x, y, wide): (f32, f32, f32),
    (caption, known): (&str, &str),
) {
    page.line((x, y), (x + wide, y), 0.7, Ink::Black);
    page.text((x, y + 10.0), TextStyle::grey(8.0).fitting(faces, caption, wide, 4.0), caption);
    page.text((x, y - 4.0), TextStyle::plain(11.0).fitting(faces, known, wide, 4.0), known);
}

/// Draws a slip on a roll, from the top down.
fn strip(faces: &Faces, slip: &Slip, paper: Paper) -> Page {
    let mut strip = Strip::new(faces, paper, &slip.mark);
    let (left, right, room) = (strip.left, strip.right, strip.room());
    let (small, detail) = (TextStyle::plain(9.0), TextStyle::plain(10.0));
    strip.lines(small, &slip.event);
    strip.lines(small, &slip.kind);
    strip.y += 3.0;
    let called = faces.readable(&slip.name, &slip.instead);
    strip.lines(TextStyle::bold(15.0).fitting_words(faces, &called, room, 11.0), &called);
    strip.lines(detail, &slip.detail);
    strip.y += 6.0;
    strip.lines(TextStyle::bold(24.0).fitting(faces, &slip.amount, room, 9.0), &slip.amount);
    strip.lines(small, &slip.in_words);
    let top = strip.y + 16.0;
    strip.y = figures(&mut strip.page, faces, slip, (left, right, top), 1.0) + 4.0;
    for (caption, known) in &slip.blanks {
        strip.y += 24.0;
        blank(&mut strip.page, faces, (left, strip.y, room), (caption, known));
        strip.y += 12.0;
    }
    strip.y += 4.0;
    if let Some(code) = &slip.code {
        strip.code(code, small);
    }
    strip.lines(small, &slip.foot);
    strip.finish()
}
