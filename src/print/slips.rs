//! Slips, three to a page, with lines to cut along.

use super::{
    Paper,
    face::Faces,
    page::{Ink, Look, Mark, Page},
};
use crate::view::sheet::Slip;

/// How many slips a page holds, one under the other.
const ON_A_PAGE: usize = 3;
/// White within a slip.
const SIDE: f32 = 42.0;
const ABOVE: f32 = 24.0;

/// The pages of these slips. A pile of the pages, cut along the lines, gives three piles that are
/// in order when they are laid on each other.
pub(super) fn pages(paper: Paper, faces: &Faces, slips: &[Slip]) -> Vec<Page> {
    let count = slips.len().div_ceil(ON_A_PAGE);
    let (width, height) = paper.size();
    let mut pages = vec![Page::default(); count];
    for (number, slip) in slips.iter().enumerate() {
        let (row, page) = (number / count.max(1), number % count.max(1));
        let Some(page) = pages.get_mut(page) else { continue };
        let (top, bottom) = (edge(height, row), edge(height, row + 1));
        put(page, faces, slip, Frame { left: SIDE, right: width - SIDE, top, bottom });
        if row + 1 < ON_A_PAGE {
            cut(page, width, bottom);
        }
    }
    pages
}

/// Where a slip lies.
#[derive(Clone, Copy)]
struct Frame {
    left: f32,
    right: f32,
    top: f32,
    bottom: f32,
}

#[expect(clippy::cast_precision_loss, reason = "three slips")]
fn edge(height: f32, row: usize) -> f32 {
    height * row as f32 / ON_A_PAGE as f32
}

fn cut(page: &mut Page, width: f32, y: f32) {
    let (from, to) = ((0.0, y), (width, y));
    page.marks.push(Mark::Line { from, to, width: 0.6, ink: Ink::Light, dashed: true });
}

fn put(page: &mut Page, faces: &Faces, slip: &Slip, frame: Frame) {
    let Frame { left, right, top, bottom } = frame;
    let small = Look::grey(9.0);
    let middle = left + (right - left) * 0.56;
    let mut y = top + ABOVE + 8.0;
    let kind_width = small.width(faces, &slip.kind);
    let event = small.fitting(faces, &slip.event, right - left - kind_width - 20.0, 6.0);
    page.text((left, y), event, &slip.event);
    page.text_to(faces, (right, y), small, &slip.kind);

    // Who, on the left; how much, on the right.
    let name_room = middle - left - 16.0;
    let name = Look::bold(17.0);
    let lines = faces.lines(&slip.name, name.weight, name.size, name_room);
    let name = if lines.len() > 2 { Look::bold(12.0) } else { name };
    let lines = faces.lines(&slip.name, name.weight, name.size, name_room);
    y += 26.0;
    let amount = Look::bold(24.0).fitting(faces, &slip.amount, right - middle, 8.0);
    page.text_to(faces, (right, y), amount, &slip.amount);
    let mut words_y = y + 14.0;
    for line in faces.lines(&slip.in_words, small.weight, small.size, right - middle) {
        page.text_to(faces, (right, words_y), small, &line);
        words_y += 11.5;
    }
    let mut left_y = y;
    for line in lines {
        page.text((left, left_y), name, &line);
        left_y += name.size * 1.2;
    }
    let detail = Look::plain(10.5);
    for line in faces.lines(&slip.detail, detail.weight, detail.size, name_room) {
        page.text((left, left_y), detail, &line);
        left_y += 13.5;
    }
    figures(page, faces, slip, (left, middle - 24.0, left_y.max(top + 100.0)));
    mark(page, faces, slip, (right, words_y + 6.0));
    blanks(page, faces, slip, frame);
    page.text((left, bottom - 14.0), Look::grey(7.5), &slip.foot);
}

/// What the amount is made of: captions on the left, figures on their right.
fn figures(page: &mut Page, faces: &Faces, slip: &Slip, (left, right, top): (f32, f32, f32)) {
    let mut y = top;
    for (caption, figure) in &slip.figures {
        page.text((left, y), Look::grey(9.5), caption);
        page.text_to(faces, (right, y), Look::plain(9.5), figure);
        y += 13.0;
    }
}

/// "Provisional", boxed, under the amount.
fn mark(page: &mut Page, faces: &Faces, slip: &Slip, (right, y): (f32, f32)) {
    if slip.mark.is_empty() {
        return;
    }
    let look = Look::bold(10.0);
    let left = right - look.width(faces, &slip.mark) - 12.0;
    let (top, bottom) = (y, y + 17.0);
    for (from, to) in [
        ((left, top), (right, top)),
        ((right, top), (right, bottom)),
        ((right, bottom), (left, bottom)),
        ((left, bottom), (left, top)),
    ] {
        page.line(from, to, 1.0, Ink::Black);
    }
    page.text((left + 6.0, bottom - 5.0), look, &slip.mark);
}

/// Lines to fill in, two beside each other, at the bottom of the slip.
fn blanks(page: &mut Page, faces: &Faces, slip: &Slip, frame: Frame) {
    let Frame { left, right, bottom, .. } = frame;
    let gap = 24.0;
    let wide = (right - left - gap) / 2.0;
    let rows = slip.blanks.len().div_ceil(2);
    for (number, (caption, known)) in slip.blanks.iter().enumerate() {
        let x = if number % 2 == 0 { left } else { left + wide + gap };
        let y = bottom - 36.0 - rows_below(rows, number) * 38.0;
        page.line((x, y), (x + wide, y), 0.7, Ink::Black);
        page.text((x, y + 10.0), Look::grey(8.0), caption);
        let look = Look::plain(11.0).fitting(faces, known, wide, 6.0);
        page.text((x, y - 4.0), look, known);
    }
}

#[expect(clippy::cast_precision_loss, reason = "two rows or three")]
fn rows_below(rows: usize, number: usize) -> f32 {
    rows.saturating_sub(1 + number / 2) as f32
}
