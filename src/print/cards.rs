//! Cards, eight to a page with lines to cut along, or one to a page of a card's own size.
//!
//! A card on its own page is an eighth of the paper: for A4 that is A7, a usual size for card
//! printers. On a roll each card is a page of the necessary length, which the printer cuts off.

use std::borrow::Cow;

use bottone_view::sheet::{BigFigure, CardsPerPage, PaperCard};

use super::{
    Paper,
    code::Squares,
    faces::Faces,
    flow::times,
    page::{Ink, Page, TextStyle},
    pieces::{PieceFrame, PieceGrid, Strip},
};

/// Eight cards.
const ON_A_PAGE: PieceGrid = PieceGrid { across: 2, down: 4 };
/// The margin within a card, and between its figures.
const INSIDE: f32 = 17.0;
const BETWEEN: f32 = 22.0;
/// The size of the largest figures, and the ratio of the faint ones: those of the old seat.
const LARGEST: f32 = 88.0;
const FAINT: f32 = 0.5;
/// The width of the QR code, including its margin.
const CODE: f32 = 60.0;
/// The height of a digit, as a part of the type size.
const DIGIT: f32 = 0.714;

/// Returns the pages of these cards.
pub(super) fn pages<'a>(
    paper: Paper,
    faces: &'a Faces,
    cards: Vec<PaperCard>,
    on: CardsPerPage,
) -> Box<dyn Iterator<Item = Page> + 'a> {
    if paper.is_roll() {
        return Box::new(cards.into_iter().map(move |card| strip(faces, &card, paper)));
    }
    if on == CardsPerPage::One {
        let size = ON_A_PAGE.piece(paper);
        let frame = PieceFrame { left: 0.0, top: 0.0, right: size.0, bottom: size.1 };
        return Box::new(cards.into_iter().map(move |card| {
            let mut page = Page { size, ..Page::default() };
            put(&mut page, faces, &card, frame);
            page
        }));
    }
    Box::new(ON_A_PAGE.pages(paper, cards, |page, card, frame| put(page, faces, card, frame)))
}

/// A card set in one type size, and the height left for the figures.
struct CardSetting<'t> {
    small: TextStyle,
    /// The look of the words for the kind of card, which share a line with the mark's box.
    kind: TextStyle,
    event: TextStyle,
    events: Vec<Cow<'t, str>>,
    name: TextStyle,
    names: Vec<String>,
    fact: TextStyle,
    /// The small details, by line.
    details: Vec<Cow<'t, str>>,
    /// The last lines: those on the left, and whether the right one fits beside the last of them.
    lefts: Vec<Cow<'t, str>>,
    /// The position of the captions.
    captions: f32,
    /// The lower edge of the figures.
    figures: f32,
}

/// Returns the largest setting in which everything fits, including the figures.
fn setting<'t>(
    faces: &Faces,
    card: &'t PaperCard,
    room: f32,
    (top, bottom): (f32, f32),
) -> CardSetting<'t> {
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

fn scaled<'t>(
    faces: &Faces,
    card: &'t PaperCard,
    room: f32,
    (top, bottom): (f32, f32),
    scale: f32,
) -> CardSetting<'t> {
    let called = faces.readable(&card.name, &card.instead);
    let small = TextStyle::grey(8.5 * scale);
    let (boxed, _) = Page::box_of(faces, small.size * 1.1, &card.mark);
    let end = if boxed > 0.0 { room - boxed.min(room * 0.5) - 8.0 } else { room };
    let kind = TextStyle { ink: Ink::Black, ..small }.fitting(faces, &card.kind, end * 0.4, 3.0);
    let end = end - kind.width(faces, &card.kind) - 10.0;
    let event = small.fitting(faces, &card.event, end, 6.5 * scale);
    let events = event.lines(faces, &card.event, end);
    // One line in the largest type that fits; a long name has two smaller lines.
    let one = TextStyle::bold(20.0 * scale).fitting(faces, &called, room, 14.0 * scale);
    let name = if one.lines(faces, &called, room).len() > 1 {
        TextStyle::bold(14.0 * scale).fitting_words(faces, &called, room, 9.0 * scale)
    } else {
        one
    };
    let names = name.lines(faces, &called, room);
    let names: Vec<String> = names.into_iter().map(Cow::into_owned).collect();
    let plain = TextStyle::plain(10.0 * scale);
    let details: Vec<Cow<'_, str>> =
        card.lines.iter().flat_map(|line| plain.lines(faces, line, room)).collect();
    // The right part of the last line keeps its place, and the left part continues above it.
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
    let figures = bottom - last - times(details.len(), plain.size * 1.3) - 8.0 * scale;
    CardSetting {
        small,
        kind,
        event,
        events,
        name,
        names,
        fact: plain,
        details,
        lefts,
        captions,
        figures,
    }
}

/// Returns the height of the event's lines.
fn event_height(events: &[Cow<'_, str>], event: TextStyle) -> f32 {
    times(events.len(), event.leading()) + event.size * 0.3
}

/// Draws a card into its frame.
fn put(page: &mut Page, faces: &Faces, card: &PaperCard, frame: PieceFrame) {
    let (left, right) = (frame.left + INSIDE, frame.right - INSIDE);
    let (top, bottom) = (frame.top + INSIDE, frame.bottom - INSIDE + 3.0);
    let width = right - left;
    let code = card.code.as_ref();
    let squares = code.and_then(|code| Squares::of(&code.content));
    // The QR code stands at the right, from the captions down, with its words below.
    let wide = squares.as_ref().map_or(0.0, |squares| squares.wide(CODE, width * 0.4));
    let setting = setting(faces, card, width, (top, bottom));
    let CardSetting { small, .. } = setting;
    head(page, faces, card, &setting, (left, right, top));
    let mut room = width;
    if let (Some(squares), Some(code)) = (&squares, code) {
        let wide = wide.min(setting.figures - setting.captions + small.size * 2.0).max(40.0);
        let quiet = squares.quiet(wide);
        let at = (right - wide + quiet, setting.captions - small.size * 1.2 - quiet * 0.5);
        squares.put(page, at, wide);
        let mut y = at.1 + wide + small.size * 0.6;
        for words in code.words.iter().chain([&code.purpose]) {
            let look = TextStyle::plain(small.size).fitting(faces, words, wide, 4.0);
            page.text_amid(faces, (at.0 + wide / 2.0, y), look, words);
            y += look.leading();
        }
        room -= wide + 8.0;
    }
    let high = setting.figures - setting.captions;
    let size = figure_size(faces, &card.figures, room).min((high / DIGIT).max(10.0));
    // Spare room is divided: above the captions, and between them and the figures.
    let spare = (high - size * DIGIT).max(0.0);
    let captions = setting.captions + (spare * 0.3).min(10.0);
    let y = captions + size * DIGIT + (spare * 0.3).min(7.0);
    figures(page, faces, card, (left, captions, y), (small, size, room));
    foot(page, faces, card, &setting, (left, right, bottom));
}

/// Draws the event, the kind of card, the mark, and the player's name.
fn head(
    page: &mut Page,
    faces: &Faces,
    card: &PaperCard,
    setting: &CardSetting<'_>,
    (left, right, top): (f32, f32, f32),
) {
    let CardSetting { small, kind, event, name, .. } = *setting;
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

/// Returns the smallest gap between this many figures.
fn gap(room: f32, figures: usize) -> f32 {
    BETWEEN.min(room * 0.5 / times(figures.max(1), 1.0))
}

/// Returns the left edge of each figure. Figures read side by side start at equal parts of the
/// width if they fit. So table 1, seat 1 is never read as eleven.
fn places(widths: &[f32], room: f32) -> Vec<f32> {
    let least = gap(room, widths.len());
    let part = room / times(widths.len().max(1), 1.0);
    let even = widths.iter().all(|wide| wide + least <= part);
    let mut next = 0.0;
    let place = |(number, wide): (usize, &f32)| {
        let at = if even { times(number, part) } else { next };
        next += wide + least;
        at
    };
    widths.iter().enumerate().map(place).collect()
}

/// Returns the largest size at which these figures fit side by side.
fn figure_size(faces: &Faces, figures: &[BigFigure], room: f32) -> f32 {
    let gaps = times(figures.len().saturating_sub(1), gap(room, figures.len()));
    let wide: f32 = figures
        .iter()
        .map(|figure| {
            let part = if figure.faint { FAINT } else { 1.0 };
            TextStyle::bold(part).width(faces, &figure.figure)
        })
        .sum();
    if wide > 0.0 { ((room - gaps) / wide).clamp(1.0, LARGEST) } else { LARGEST }
}

fn figures(
    page: &mut Page,
    faces: &Faces,
    card: &PaperCard,
    (left, captions, y): (f32, f32, f32),
    (small, size, room): (TextStyle, f32, f32),
) {
    let look = |figure: &BigFigure| {
        let (part, ink) = if figure.faint { (FAINT, Ink::Grey) } else { (1.0, Ink::Black) };
        TextStyle { ink, ..TextStyle::bold(size * part) }
    };
    let width = |figure: &BigFigure| look(figure).width(faces, &figure.figure);
    let places = places(&card.figures.iter().map(width).collect::<Vec<_>>(), room);
    for (number, (figure, at)) in card.figures.iter().zip(&places).enumerate() {
        // A caption may extend to the next one.
        let free = places.get(number + 1).copied().unwrap_or(room) - at - 3.0;
        let caption = small.fitting(faces, &figure.caption, free, 1.0);
        page.text((left + at, captions - small.size * 0.5), caption, &figure.caption);
        page.text((left + at, y), look(figure), &figure.figure);
    }
}

/// Draws the details and the last lines.
fn foot(
    page: &mut Page,
    faces: &Faces,
    card: &PaperCard,
    setting: &CardSetting<'_>,
    (left, right, bottom): (f32, f32, f32),
) {
    let CardSetting { small, fact, .. } = *setting;
    let mut y = bottom - times(setting.lefts.len(), small.size * 1.3);
    let above = y - times(setting.details.len(), fact.size * 1.3);
    for (number, line) in setting.details.iter().enumerate() {
        page.text((left, above + times(number, fact.size * 1.3) + fact.size * 0.7), fact, line);
    }
    for line in &setting.lefts {
        y += small.size * 1.3;
        page.text((left, y - small.size * 0.2), small, line);
    }
    let right_look = small.fitting(faces, &card.right, (right - left) * 0.66, 3.0);
    page.text_to(faces, (right, y - small.size * 0.2), right_look, &card.right);
}

/// Draws a card on a roll, from the top down.
fn strip(faces: &Faces, card: &PaperCard, paper: Paper) -> Page {
    let mut strip = Strip::new(faces, paper, &card.mark);
    let (left, room) = (strip.left, strip.room());
    let (small, fact) = (TextStyle::plain(9.0), TextStyle::plain(10.0));
    strip.lines(small, &card.event);
    strip.lines(small, &card.kind);
    let called = faces.readable(&card.name, &card.instead);
    strip.lines(TextStyle::bold(17.0).fitting_words(faces, &called, room, 11.0), &called);
    if !card.figures.is_empty() {
        let captions = strip.y + small.size * 1.8;
        let size = figure_size(faces, &card.figures, room);
        let base = captions + size * DIGIT + 1.0;
        figures(&mut strip.page, faces, card, (left, captions, base), (small, size, room));
        strip.y = base + 8.0;
    }
    for line in &card.lines {
        strip.lines(fact, line);
    }
    if let Some(code) = &card.code {
        strip.code(code, fact);
    }
    strip.lines(small, &card.left);
    strip.lines(small, &card.right);
    strip.finish()
}
