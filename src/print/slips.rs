//! Slips, three to a page, with lines to cut along; on a roll each on a page of its own.

use super::{
    Paper,
    faces::Faces,
    flow::times,
    page::{Look, Page},
};
use crate::view::sheet::Slip;

/// How many slips a page holds, one under the other.
const ON_A_PAGE: usize = 3;
/// White within a slip, and on either side of a roll.
const SIDE: f32 = 42.0;
const ABOVE: f32 = 24.0;
const EDGE: f32 = 11.4;

/// The pages of these slips. A pile of the pages, cut along the lines, gives three piles that are
/// in order when they are laid on each other.
pub(super) fn pages<'a>(
    paper: Paper,
    faces: &'a Faces,
    slips: &'a [Slip],
) -> Box<dyn Iterator<Item = Page> + 'a> {
    let (width, height) = paper.size();
    if paper.is_roll() {
        return Box::new(slips.iter().map(move |slip| strip(faces, slip, width)));
    }
    let count = slips.len().div_ceil(ON_A_PAGE);
    let each = height / times(ON_A_PAGE, 1.0);
    Box::new((0..count).map(move |number| {
        let mut page = Page { size: (width, height), ..Page::default() };
        for row in 0..ON_A_PAGE {
            if row > 0 {
                page.cut((0.0, times(row, each)), (width, times(row, each)));
            }
            let Some(slip) = slips.get(number + row * count) else { continue };
            let (top, bottom) = (times(row, each), times(row + 1, each));
            let frame = Frame { left: SIDE, right: width - SIDE, top, bottom };
            page.marks.append(&mut fitting(faces, slip, frame).marks);
        }
        page
    }))
}

/// The slip in the largest letters in which all of it has room.
fn fitting(faces: &Faces, slip: &Slip, frame: Frame) -> Page {
    let mut scale = 1.0;
    loop {
        let mut page = Page::default();
        if put(&mut page, faces, slip, frame, scale) || scale < 0.3 {
            return page;
        }
        scale *= 0.93;
    }
}

/// Where a slip lies.
#[derive(Clone, Copy)]
struct Frame {
    left: f32,
    right: f32,
    top: f32,
    bottom: f32,
}

/// Puts the slip there. Is there room for all of it?
fn put(page: &mut Page, faces: &Faces, slip: &Slip, frame: Frame, scale: f32) -> bool {
    let Frame { left, right, top, bottom } = frame;
    let small = Look::grey(9.0 * scale);
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

    // Who, on the left; how much, on the right.
    let name_room = middle - left - 16.0;
    let name = Look::bold(17.0 * scale);
    let two = name.lines(faces, &slip.name, name_room).len() > 2;
    let name = if two { Look::bold(12.0 * scale) } else { name };
    let name = name.fitting_words(faces, &slip.name, name_room, 9.0 * scale);
    y += 26.0 * scale;
    let amount = Look::bold(24.0 * scale).fitting(faces, &slip.amount, right - middle, 8.0 * scale);
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
    for line in name.lines(faces, &slip.name, name_room) {
        page.text((left, left_y), name, &line);
        left_y += name.size * 1.2;
    }
    let detail = Look::plain(10.5 * scale);
    for line in detail.lines(faces, &slip.detail, name_room) {
        page.text((left, left_y), detail, &line);
        left_y += detail.leading();
    }
    let (_, high) = Page::box_of(faces, 10.0 * scale, &slip.mark);
    if high > 0.0 {
        mark(page, faces, slip, (middle, right, words_y - small.size + 4.0), scale);
        words_y += high + 6.0;
    }
    let figures_top = left_y.max((top + 100.0).min(left_y + 30.0));
    let left_y = figures(page, faces, slip, (left, middle - 24.0, figures_top), scale);
    let above = blanks(page, faces, slip, frame);
    let foot = Look::grey(7.5).fitting(faces, &slip.foot, right - left, 4.0);
    page.text((left, bottom - 14.0), foot, &slip.foot);
    left_y.max(words_y) <= above
}

/// What the amount is made of: captions on the left, figures on their right. Gives where they end.
fn figures(
    page: &mut Page,
    faces: &Faces,
    slip: &Slip,
    (left, right, top): (f32, f32, f32),
    scale: f32,
) -> f32 {
    let mut y = top;
    for (caption, figure) in &slip.figures {
        let (caption_look, look) = (Look::grey(9.5 * scale), Look::plain(9.5 * scale));
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

/// "Provisional", boxed, under the amount.
fn mark(
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

/// Lines to fill in, two beside each other, at the bottom of the slip. Gives where they begin.
fn blanks(page: &mut Page, faces: &Faces, slip: &Slip, frame: Frame) -> f32 {
    let Frame { left, right, top, bottom } = frame;
    let gap = 24.0;
    let wide = (right - left - gap) / 2.0;
    let rows = slip.blanks.len().div_ceil(2);
    // Many lines lie closer: whoever gets the slip still has to write on them.
    let each = 38.0_f32.min((bottom - top) * 0.6 / times(rows.max(1), 1.0));
    for (number, (caption, known)) in slip.blanks.iter().enumerate() {
        let x = if number % 2 == 0 { left } else { left + wide + gap };
        let y = bottom - 36.0 - times(rows.saturating_sub(1 + number / 2), each);
        blank(page, faces, (x, y, wide), (caption, known));
    }
    bottom - 36.0 - times(rows, each) + 20.0
}

/// A line to write on, its caption under it, and what is known of it already on it.
fn blank(
    page: &mut Page,
    faces: &Faces,
    (x, y, wide): (f32, f32, f32),
    (caption, known): (&str, &str),
) {
    page.line((x, y), (x + wide, y), 0.7, super::page::Ink::Black);
    page.text((x, y + 10.0), Look::grey(8.0).fitting(faces, caption, wide, 4.0), caption);
    page.text((x, y - 4.0), Look::plain(11.0).fitting(faces, known, wide, 4.0), known);
}

/// A slip on a roll: the same from the top down, as long as it must be.
fn strip(faces: &Faces, slip: &Slip, wide: f32) -> Page {
    let mut page = Page { size: (wide, 0.0), ..Page::default() };
    let (left, right) = (EDGE, wide - EDGE);
    let room = right - left;
    let (small, detail) = (Look::plain(9.0), Look::plain(10.0));
    let mut y = 12.0;
    let (boxed, high) = Page::box_of(faces, 10.0, &slip.mark);
    if boxed > 0.0 {
        page.boxed(faces, (right, y), 10.0 * (room / boxed).min(1.0), &slip.mark);
        y += high + 2.0;
    }
    let amount = Look::bold(24.0).fitting(faces, &slip.amount, room, 9.0);
    for (look, text, above) in [
        (small, &slip.event, 0.0),
        (small, &slip.kind, 0.0),
        (Look::bold(15.0).fitting_words(faces, &slip.name, room, 11.0), &slip.name, 3.0),
        (detail, &slip.detail, 0.0),
        (amount, &slip.amount, 6.0),
        (small, &slip.in_words, 0.0),
    ] {
        y += above;
        for line in look.lines(faces, text, room).iter().filter(|line| !line.is_empty()) {
            y += look.leading();
            page.text((left, y - look.size * 0.25), look, line);
        }
    }
    y += 16.0;
    y = figures(&mut page, faces, slip, (left, right, y), 1.0) + 4.0;
    for (caption, known) in &slip.blanks {
        y += 24.0;
        blank(&mut page, faces, (left, y, room), (caption, known));
        y += 12.0;
    }
    y += 4.0;
    for line in small.lines(faces, &slip.foot, room) {
        y += small.leading();
        page.text((left, y - 2.0), small, &line);
    }
    page.size.1 = y + 14.0;
    page.blackened()
}
