//! Cards, eight to a page with lines to cut along, or one to a page.

use super::{
    Paper,
    face::Faces,
    page::{Ink, Look, Mark, Page},
};
use crate::view::sheet::{Card, OnAPage};

/// White within a card.
const INSIDE: f32 = 16.0;

/// The pages of these cards. A pile of the pages, cut along the lines, gives piles that are in order
/// when they are laid on each other.
pub(super) fn pages(paper: Paper, faces: &Faces, cards: &[Card], on: OnAPage) -> Vec<Page> {
    let (across, down) = match on {
        OnAPage::Eight => (2, 4),
        OnAPage::One => (1, 1),
    };
    let count = cards.len().div_ceil(across * down);
    let size = paper.size();
    let mut pages = vec![Page::default(); count];
    for (number, card) in cards.iter().enumerate() {
        let (place, page) = (number / count.max(1), number % count.max(1));
        let Some(page) = pages.get_mut(page) else { continue };
        let frame = frame(size, (place % across, place / across), (across, down));
        put(page, faces, card, frame);
        cut(page, frame);
    }
    pages
}

/// Where a card lies: left, top, right, bottom.
type Frame = (f32, f32, f32, f32);

#[expect(clippy::cast_precision_loss, reason = "eight cards")]
fn frame(size: (f32, f32), at: (usize, usize), of: (usize, usize)) -> Frame {
    let (wide, high) = (size.0 / of.0 as f32, size.1 / of.1 as f32);
    let (left, top) = (at.0 as f32 * wide, at.1 as f32 * high);
    (left, top, left + wide, top + high)
}

fn cut(page: &mut Page, (left, top, right, bottom): Frame) {
    for (from, to) in [((left, bottom), (right, bottom)), ((right, top), (right, bottom))] {
        page.marks.push(Mark::Line { from, to, width: 0.6, ink: Ink::Light, dashed: true });
    }
}

fn put(page: &mut Page, faces: &Faces, card: &Card, (left, top, right, bottom): Frame) {
    let (left, right) = (left + INSIDE, right - INSIDE);
    let small = Look::grey(9.0);
    page.text(
        (left, top + 24.0),
        small.fitting(faces, &card.event, right - left, 5.0),
        &card.event,
    );
    let name = Look::bold(15.0).fitting(faces, &card.name, right - left, 6.0);
    page.text((left, top + 44.0), name, &card.name);
    let mut x = left;
    for figure in &card.figures {
        let large = Look::bold(42.0);
        let ink = if figure.faint { Ink::Light } else { Ink::Black };
        page.text((x, top + 62.0), small, &figure.caption);
        page.text((x, top + 104.0), Look { ink, ..large }, &figure.figure);
        x += large.width(faces, &figure.figure).max(small.width(faces, &figure.caption)) + 20.0;
    }
    page.text((left, bottom - 14.0), small, &card.left);
    page.text_to(faces, (right, bottom - 14.0), small, &card.right);
}
