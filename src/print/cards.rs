//! Cards, eight to a page with lines to cut along, or one to a page of a card's own size.
//!
//! A card on a page of its own is as large as an eighth of the paper: for A4 that is A7, which card
//! printers know. On a roll each card is a page as long as it must be, which the printer cuts off.

use super::{
    Paper,
    code::Squares,
    faces::Faces,
    flow::times,
    page::{Ink, Look, Page},
};
use crate::view::sheet::{BigFigure, Card, OnAPage};

/// How many cards lie beside each other on a page, and how many under each other.
const ACROSS: usize = 2;
const DOWN: usize = 4;
/// White within a card, and between its figures.
const INSIDE: f32 = 17.0;
const BETWEEN: f32 = 22.0;
/// White on either side of a roll.
const EDGE: f32 = 11.4;
/// The largest figures, and how much smaller the faint ones are: where somebody comes from.
const LARGEST: f32 = 88.0;
const FAINT: f32 = 0.5;
/// How high a digit is, of the size of its letters.
const DIGIT: f32 = 0.714;

/// The pages of these cards. A pile of the pages, cut along the lines, gives piles that are in order
/// when they are laid on each other.
pub(super) fn pages<'a>(
    paper: Paper,
    faces: &'a Faces,
    cards: &'a [Card],
    on: OnAPage,
) -> Box<dyn Iterator<Item = Page> + 'a> {
    let (wide, high) = paper.size();
    let size = (wide / times(ACROSS, 1.0), high / times(DOWN, 1.0));
    if paper.is_roll() {
        return Box::new(cards.iter().map(move |card| strip(faces, card, wide)));
    }
    if on == OnAPage::One {
        return Box::new(cards.iter().map(move |card| {
            let mut page = Page { size, ..Page::default() };
            put(&mut page, faces, card, (0.0, 0.0, size.0, size.1));
            page
        }));
    }
    let count = cards.len().div_ceil(ACROSS * DOWN);
    Box::new((0..count).map(move |number| {
        let mut page = Page { size: (wide, high), ..Page::default() };
        for place in 0..ACROSS * DOWN {
            let Some(card) = cards.get(number + place * count) else { break };
            let (left, top) = (times(place % ACROSS, size.0), times(place / ACROSS, size.1));
            put(&mut page, faces, card, (left, top, left + size.0, top + size.1));
        }
        page.cut((size.0, 0.0), (size.0, high));
        for row in 1..DOWN {
            page.cut((0.0, times(row, size.1)), (wide, times(row, size.1)));
        }
        page
    }))
}

/// A card that is set in letters of one size, and what of its height is left for the figures.
struct Setting {
    small: Look,
    /// What the card is, and how wide its words are with the mark's box.
    kind: Look,
    event: Look,
    events: Vec<String>,
    name: Look,
    names: Vec<String>,
    fact: Look,
    /// The small facts, line by line.
    told: Vec<String>,
    /// The last lines: the left ones, and whether the right one stands beside the last of them.
    lefts: Vec<String>,
    /// Where the captions stand.
    captions: f32,
    /// Where the figures end at the bottom.
    figures: f32,
}

/// The largest setting in which everything has room, the figures among it.
fn setting(faces: &Faces, card: &Card, room: f32, (top, bottom): (f32, f32)) -> Setting {
    let mut scale = 1.0;
    loop {
        let setting = scaled(faces, card, room, (top, bottom), scale);
        let high = setting.figures - setting.captions;
        if high >= 34.0 || card.figures.is_empty() && high >= 0.0 || scale < 0.3 {
            return setting;
        }
        scale *= 0.93;
    }
}

fn scaled(faces: &Faces, card: &Card, room: f32, (top, bottom): (f32, f32), scale: f32) -> Setting {
    let small = Look::grey(8.5 * scale);
    let (boxed, _) = Page::box_of(faces, small.size * 1.1, &card.mark);
    let end = if boxed > 0.0 { room - boxed.min(room * 0.5) - 8.0 } else { room };
    let kind = Look { ink: Ink::Black, ..small }.fitting(faces, &card.kind, end * 0.4, 3.0);
    let end = end - kind.width(faces, &card.kind) - 10.0;
    let event = small.fitting(faces, &card.event, end, 6.5 * scale);
    let events = event.lines(faces, &card.event, end);
    // One line, in letters as large as it lets them be; a long name two smaller ones.
    let one = Look::bold(20.0 * scale).fitting(faces, &card.name, room, 14.0 * scale);
    let name = if one.lines(faces, &card.name, room).len() > 1 {
        Look::bold(14.0 * scale).fitting_words(faces, &card.name, room, 9.0 * scale)
    } else {
        one
    };
    let names = name.lines(faces, &card.name, room);
    let fact = Look::plain(10.0 * scale);
    let told: Vec<String> =
        card.lines.iter().flat_map(|line| fact.lines(faces, line, room)).collect();
    // The right of the last line keeps its place, the left goes on above it.
    let right = small.width(faces, &card.right);
    let beside = if right > 0.0 { (room - right - 12.0).max(room * 0.3) } else { room };
    let lefts = if card.left.is_empty() && card.right.is_empty() {
        Vec::new()
    } else {
        small.lines(faces, &card.left, beside)
    };
    let captions = top
        + event_height(&events, event)
        + times(names.len(), name.size * 1.15)
        + if card.figures.is_empty() { 0.0 } else { small.size * 1.6 };
    let last = times(lefts.len(), small.size * 1.3);
    let figures = bottom - last - times(told.len(), fact.size * 1.3) - 8.0 * scale;
    Setting { small, kind, event, events, name, names, fact, told, lefts, captions, figures }
}

/// How much the lines of the event take.
fn event_height(events: &[String], event: Look) -> f32 {
    times(events.len(), event.leading()) + event.size * 0.3
}

/// Puts a card into a frame: left, top, right, bottom.
fn put(page: &mut Page, faces: &Faces, card: &Card, frame: (f32, f32, f32, f32)) {
    let (left, right) = (frame.0 + INSIDE, frame.2 - INSIDE);
    let (top, bottom) = (frame.1 + INSIDE, frame.3 - INSIDE + 3.0);
    let width = right - left;
    let code = card.code.as_ref();
    let squares = code.and_then(|code| Squares::of(&code.content));
    // The picture stands at the right, from the captions down, its words under it.
    let wide = squares.as_ref().map_or(0.0, |squares| squares.wide(84.0, width * 0.4));
    let setting = setting(faces, card, width, (top, bottom));
    let Setting { small, .. } = setting;
    head(page, faces, card, &setting, (left, right, top));
    let mut room = width;
    if let (Some(squares), Some(code)) = (&squares, code) {
        let wide = wide.min(setting.figures - setting.captions + small.size * 2.0).max(40.0);
        let quiet = squares.quiet(wide);
        let at = (right - wide + quiet, setting.captions - small.size * 1.2 - quiet * 0.5);
        squares.put(page, at, wide);
        let mut y = at.1 + wide + small.size * 0.6;
        for words in &code.words {
            let look = Look::plain(small.size).fitting(faces, words, wide, 4.0);
            page.text_amid(faces, (at.0 + wide / 2.0, y), look, words);
            y += look.leading();
        }
        room -= wide + 8.0;
    }
    let high = setting.figures - setting.captions;
    let size = figure_size(faces, &card.figures, room).min((high / DIGIT).max(10.0));
    // What is spare is shared: above the captions, and between them and the figures.
    let spare = (high - size * DIGIT).max(0.0);
    let captions = setting.captions + (spare * 0.3).min(10.0);
    let y = captions + size * DIGIT + (spare * 0.3).min(7.0);
    figures(page, faces, card, (left, captions, y), (small, size, room));
    foot(page, faces, card, &setting, (left, right, bottom));
}

/// The event, what the card is, the mark, and whose it is.
fn head(
    page: &mut Page,
    faces: &Faces,
    card: &Card,
    setting: &Setting,
    (left, right, top): (f32, f32, f32),
) {
    let Setting { small, kind, event, name, .. } = *setting;
    let first = top + small.size;
    let mut end = right;
    let (boxed, high) = Page::box_of(faces, small.size * 1.1, &card.mark);
    if boxed > 0.0 {
        let size = small.size * 1.1 * ((right - left) * 0.5 / boxed).min(1.0);
        let (boxed, _) = page.boxed(faces, (right, first - high * 0.72), size, &card.mark);
        end -= boxed + 8.0;
    }
    page.text_to(faces, (end, first), kind, &card.kind);
    for (number, line) in setting.events.iter().enumerate() {
        page.text((left, first + times(number, event.leading())), event, line);
    }
    let mut y = top + event_height(&setting.events, event) + name.size * 0.92;
    for line in &setting.names {
        page.text((left, y), name, line);
        y += name.size * 1.15;
    }
}

/// The white between so many figures.
fn between(room: f32, figures: usize) -> f32 {
    BETWEEN.min(room * 0.5 / times(figures.max(1), 1.0))
}

/// The largest size at which these figures stand beside each other.
fn figure_size(faces: &Faces, figures: &[BigFigure], room: f32) -> f32 {
    let gaps = times(figures.len().saturating_sub(1), between(room, figures.len()));
    let wide: f32 = figures
        .iter()
        .map(|figure| {
            let part = if figure.faint { FAINT } else { 1.0 };
            Look::bold(part).width(faces, &figure.figure)
        })
        .sum();
    if wide > 0.0 { ((room - gaps) / wide).clamp(1.0, LARGEST) } else { LARGEST }
}

fn figures(
    page: &mut Page,
    faces: &Faces,
    card: &Card,
    (left, captions, y): (f32, f32, f32),
    (small, size, room): (Look, f32, f32),
) {
    let gap = between(room, card.figures.len());
    let mut x = left;
    for figure in &card.figures {
        let (part, ink) = if figure.faint { (FAINT, Ink::Grey) } else { (1.0, Ink::Black) };
        let look = Look { ink, ..Look::bold(size * part) };
        let wide = look.width(faces, &figure.figure);
        // A caption is as wide as its figure and the white after it.
        let free = (wide + gap - 3.0).min(left + room - x);
        let caption = small.fitting(faces, &figure.caption, free, 1.0);
        page.text((x, captions - small.size * 0.5), caption, &figure.caption);
        page.text((x, y), look, &figure.figure);
        x += wide + gap;
    }
}

/// The facts and the last lines.
fn foot(
    page: &mut Page,
    faces: &Faces,
    card: &Card,
    setting: &Setting,
    (left, right, bottom): (f32, f32, f32),
) {
    let Setting { small, fact, .. } = *setting;
    let mut y = bottom - times(setting.lefts.len(), small.size * 1.3);
    let above = y - times(setting.told.len(), fact.size * 1.3);
    for (number, line) in setting.told.iter().enumerate() {
        page.text((left, above + times(number, fact.size * 1.3) + fact.size * 0.7), fact, line);
    }
    for line in &setting.lefts {
        y += small.size * 1.3;
        page.text((left, y - small.size * 0.2), small, line);
    }
    let right_look = small.fitting(faces, &card.right, (right - left) * 0.66, 3.0);
    page.text_to(faces, (right, y - small.size * 0.2), right_look, &card.right);
}

/// A card on a roll: the same from the top down, as long as it must be.
fn strip(faces: &Faces, card: &Card, wide: f32) -> Page {
    let mut page = Page { size: (wide, 0.0), ..Page::default() };
    let (left, right, top) = (EDGE, wide - EDGE, 12.0);
    let room = right - left;
    let black = |size: f32| Look::plain(size);
    let (small, fact) = (black(9.0), black(10.0));
    let mut y = top;
    let (boxed, high) = Page::box_of(faces, 10.0, &card.mark);
    if boxed > 0.0 {
        let size = 10.0 * (room / boxed).min(1.0);
        page.boxed(faces, (right, y), size, &card.mark);
        y += high + 2.0;
    }
    let put = |page: &mut Page, y: &mut f32, look: Look, text: &str| {
        for line in look.lines(faces, text, room).into_iter().filter(|line| !line.is_empty()) {
            *y += look.size * 1.25;
            page.text((left, *y - look.size * 0.25), look, &line);
        }
    };
    put(&mut page, &mut y, small, &card.event);
    put(&mut page, &mut y, small, &card.kind);
    let name = Look::bold(17.0).fitting_words(faces, &card.name, room, 11.0);
    put(&mut page, &mut y, name, &card.name);
    if !card.figures.is_empty() {
        y += small.size * 1.8;
        let size = figure_size(faces, &card.figures, room);
        let base = y + size * DIGIT + 1.0;
        figures(&mut page, faces, card, (left, y, base), (small, size, room));
        y = base + 8.0;
    }
    for line in &card.lines {
        put(&mut page, &mut y, fact, line);
    }
    if let Some(code) = &card.code {
        if let Some(squares) = Squares::of(&code.content) {
            let across = squares.wide(120.0, room);
            squares.put(&mut page, (left + (room - across) / 2.0, y), across);
            y += across;
        }
        for words in code.words.iter().flat_map(|words| fact.lines(faces, words, room)) {
            y += fact.leading();
            page.text_amid(faces, (left + room / 2.0, y - 2.5), fact, &words);
        }
        y += 4.0;
    }
    put(&mut page, &mut y, small, &card.left);
    put(&mut page, &mut y, small, &card.right);
    page.size.1 = y + 14.0;
    page.blackened()
}
