//! The published draws as a text: one line for each change, so that any program can read it.

use std::collections::VecDeque;

use bottone_base::{
    fair::{Hash, Secret},
    seat::{FEWEST_SEATS, MOST_SEATS, Seat, SeatNo, TableNo},
    time::Timestamp,
};

use super::steps::{DrawKind, Envelope, ProofStep, ProvenDraw, Redraw};

/// The first line of such a text.
pub const HEAD: &str = "Bottone draws 1";

/// Returns the head of the text for an event of this name.
pub fn head(event: &str) -> String {
    format!("{HEAD}\nevent {}\n", one_line(event))
}

/// Returns the lines of one step.
pub fn lines(step: &ProofStep) -> String {
    match step {
        ProofStep::Open(table, size) => format!("open {table} {size}\n"),
        ProofStep::Gone(table) => format!("gone {table}\n"),
        ProofStep::Close(Seat { table, seat }) => format!("close {table} {seat}\n"),
        ProofStep::Reopen(Seat { table, seat }) => format!("reopen {table} {seat}\n"),
        ProofStep::Name(entry, name) => format!("name {entry} {}\n", one_line(name)),
        ProofStep::Sit(entry, Seat { table, seat }) => format!("sit {entry} {table} {seat}\n"),
        ProofStep::Leave(entry) => format!("leave {entry}\n"),
        ProofStep::Sealed(hash) => format!("sealed {hash}\n"),
        ProofStep::Word(word) => format!("word {}\n", one_line(word)),
        ProofStep::Revealed(secret) => format!("revealed {}\n", secret.revealed()),
        ProofStep::Withdrawn => "withdrawn\n".to_owned(),
        ProofStep::Back(number) => format!("back {number}\n"),
        ProofStep::Again(number) => format!("again {number}\n"),
        ProofStep::Draw(drawn) => draw(drawn),
    }
}

fn draw(drawn: &ProvenDraw) -> String {
    let ProvenDraw { number, at, seed, kind, seats } = drawn;
    let (what, rest) = match kind {
        DrawKind::Seats => ("seats", String::new()),
        DrawKind::Break(table) => ("break", format!(" {table}")),
        DrawKind::Redraw(Redraw { size, tables, .. }) => {
            let tables: Vec<String> = tables.iter().map(|table| format!(" {table}")).collect();
            ("redraw", format!(" {size}{}", tables.concat()))
        }
        DrawKind::Envelope(Envelope { entry, .. }) => ("envelope", format!(" {entry}")),
        DrawKind::LastHands { size, .. } => ("last", format!(" {size}")),
    };
    let mut lines = vec![format!("draw {number} {what} {at} {seed}{rest}")];
    if let DrawKind::Redraw(Redraw { stay, .. }) = kind {
        lines.extend(stay.iter().map(|entry| format!("stay {entry}")));
    }
    let seats = seats.iter();
    lines.extend(seats.map(|(entry, Seat { table, seat })| format!("seat {entry} {table} {seat}")));
    match kind {
        DrawKind::Redraw(Redraw { buttons, .. }) => {
            lines.extend(buttons.iter().map(|(table, seat)| format!("button {table} {seat}")));
        }
        DrawKind::Envelope(Envelope { drum, opened, .. }) => {
            lines.extend(drum.iter().map(|(amount, count)| format!("drum {amount} {count}")));
            lines.push(format!("opened {opened}"));
        }
        DrawKind::LastHands { hands, .. } => lines.push(format!("card {hands}")),
        _ => {}
    }
    lines.push("end\n".to_owned());
    lines.join("\n")
}

/// Returns words for use in a line: without characters that could end it.
fn one_line(words: &str) -> String {
    let safe = |letter: char| if letter.is_control() { ' ' } else { letter };
    words.chars().map(safe).collect()
}

/// An invalid line, counted from 1, and the expected kind of line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvalidLine {
    pub line: usize,
    pub expected: ExpectedLine,
}

/// The expected kind of line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExpectedLine {
    /// The first line of every such text.
    Head,
    /// The name of the event.
    Event,
    /// A complete line of a kind in docs/guide/draw.md.
    Line,
    /// A line of the draw in progress.
    Draw,
    /// A line that can follow the lines before it.
    Sequel,
}

/// A step, its first line and the text up to its end.
pub(super) struct ReadStep {
    pub(super) line: usize,
    pub(super) step: ProofStep,
    pub(super) ends: usize,
}

/// Reads a whole text: the event's name and the steps.
///
/// # Errors
/// The first line that is not valid in such a text.
pub(super) fn read(text: &str) -> Result<(&str, Vec<ReadStep>), InvalidLine> {
    let unread = |line, expected| InvalidLine { line, expected };
    let mut lines = TextLines { text, at: 0, line: 0 };
    if lines.next() != Some(HEAD) {
        return Err(unread(1, ExpectedLine::Head));
    }
    let event = lines.next().and_then(|line| line.strip_prefix("event "));
    let event = event.ok_or_else(|| unread(2, ExpectedLine::Event))?;
    let mut steps = Vec::new();
    while let Some(first) = lines.next() {
        let line = lines.line;
        let step = match first.strip_prefix("draw ") {
            Some(rest) => {
                let drawn = read_draw(rest, &mut lines);
                ProofStep::Draw(drawn.ok_or_else(|| unread(lines.line, ExpectedLine::Draw))?)
            }
            None => read_line(first).ok_or_else(|| unread(line, ExpectedLine::Line))?,
        };
        steps.push(ReadStep { line, step, ends: lines.at });
    }
    if lines.at < text.len() {
        return Err(unread(lines.line, ExpectedLine::Line));
    }
    Ok((event, steps))
}

/// The lines of a text. The last line must be ended, so that a cut line is never taken for a
/// shorter one.
struct TextLines<'a> {
    text: &'a str,
    at: usize,
    line: usize,
}

impl<'a> Iterator for TextLines<'a> {
    type Item = &'a str;

    fn next(&mut self) -> Option<&'a str> {
        let rest = self.text.get(self.at..)?;
        if rest.is_empty() {
            return None;
        }
        self.line += 1;
        let (line, _) = rest.split_once('\n')?;
        self.at += line.len() + 1;
        Some(line)
    }
}

fn read_line(line: &str) -> Option<ProofStep> {
    let (what, rest) = line.split_once(' ').unwrap_or((line, ""));
    Some(match what {
        "name" => {
            let (entry, name) = rest.split_once(' ')?;
            ProofStep::Name(number(entry)?, name.to_owned())
        }
        "word" => ProofStep::Word(rest.to_owned()),
        "sealed" => ProofStep::Sealed(Hash::read(rest)?),
        "revealed" => ProofStep::Revealed(Secret::read(rest)?),
        _ => {
            let mut words = LineWords::of(rest);
            let step = match what {
                "open" => ProofStep::Open(words.table()?, words.size()?),
                "gone" => ProofStep::Gone(words.table()?),
                "close" => ProofStep::Close(words.seat()?),
                "reopen" => ProofStep::Reopen(words.seat()?),
                "sit" => ProofStep::Sit(words.number()?, words.seat()?),
                "leave" => ProofStep::Leave(words.number()?),
                "withdrawn" => ProofStep::Withdrawn,
                "back" => ProofStep::Back(words.number()?),
                "again" => ProofStep::Again(words.number()?),
                _ => return None,
            };
            return words.is_finished().then_some(step);
        }
    })
}

/// Reads a draw: the rest of its first line, and its other lines up to `end`.
fn read_draw(first: &str, lines: &mut TextLines<'_>) -> Option<ProvenDraw> {
    let mut words = LineWords::of(first);
    let number = words.number()?;
    let what = words.next()?;
    let at: Timestamp = instant(words.next()?)?;
    let seed = number_of(words.next()?)?;
    let mut kind = match what {
        "seats" => DrawKind::Seats,
        "break" => DrawKind::Break(words.table()?),
        "redraw" => {
            let size = words.size()?;
            let mut tables = Vec::new();
            while !words.is_finished() {
                tables.push(words.table()?);
            }
            DrawKind::Redraw(Redraw { size, tables, ..Redraw::default() })
        }
        "envelope" => {
            DrawKind::Envelope(Envelope { entry: words.number()?, ..Envelope::default() })
        }
        "last" => DrawKind::LastHands { size: words.size()?, hands: 0 },
        _ => return None,
    };
    if !words.is_finished() {
        return None;
    }
    let mut seats = Vec::new();
    // Set by the result line of an envelope or a card.
    let mut opened = false;
    loop {
        let line = lines.next()?;
        let (what, rest) = line.split_once(' ').unwrap_or((line, ""));
        let mut words = LineWords::of(rest);
        match (what, &mut kind) {
            ("end", kind) => {
                let one = matches!(kind, DrawKind::Envelope(_) | DrawKind::LastHands { .. });
                let whole = opened || !one;
                let drawn = ProvenDraw { number, at, seed, kind: kind.clone(), seats };
                return (whole && words.is_finished()).then_some(drawn);
            }
            ("seat", DrawKind::Seats | DrawKind::Break(_) | DrawKind::Redraw(_)) => {
                seats.push((words.number()?, words.seat()?));
            }
            ("stay", DrawKind::Redraw(redraw)) => redraw.stay.push(words.number()?),
            ("button", DrawKind::Redraw(redraw)) => {
                redraw.buttons.push((words.table()?, words.seat_no()?));
            }
            ("drum", DrawKind::Envelope(envelope)) => {
                envelope.drum.push((number_of(words.next()?)?, words.number()?));
            }
            ("opened", DrawKind::Envelope(envelope)) if !opened => {
                envelope.opened = number_of(words.next()?)?;
                opened = true;
            }
            ("card", DrawKind::LastHands { hands, .. }) if !opened => {
                *hands = number_of(words.next()?)?;
                opened = true;
            }
            _ => return None,
        }
        if !words.is_finished() {
            return None;
        }
    }
}

/// Parses a number in the form of this text, without signs and redundant zeros: the same content is
/// always the same text.
fn number_of<N: std::str::FromStr + ToString>(word: &str) -> Option<N> {
    let number: N = word.parse().ok()?;
    (number.to_string() == word).then_some(number)
}

fn number(word: &str) -> Option<u32> {
    number_of(word).filter(|number| *number > 0)
}

fn instant(word: &str) -> Option<Timestamp> {
    let instant = chrono::DateTime::parse_from_rfc3339(word).ok()?;
    let instant = Timestamp::from_millis(instant.timestamp_millis());
    (instant.to_string() == word).then_some(instant)
}

/// The words of a line, with one space between them.
struct LineWords<'a>(VecDeque<&'a str>);

impl<'a> LineWords<'a> {
    fn of(text: &'a str) -> Self {
        Self(if text.is_empty() { VecDeque::new() } else { text.split(' ').collect() })
    }

    fn next(&mut self) -> Option<&'a str> {
        self.0.pop_front()
    }

    fn is_finished(&self) -> bool {
        self.0.is_empty()
    }

    fn number(&mut self) -> Option<u32> {
        number(self.next()?)
    }

    fn size(&mut self) -> Option<u8> {
        let sizes = FEWEST_SEATS..=MOST_SEATS;
        number_of(self.next()?).filter(|size| sizes.contains(size))
    }

    fn table(&mut self) -> Option<TableNo> {
        TableNo::new(number_of(self.next()?)?)
    }

    fn seat_no(&mut self) -> Option<SeatNo> {
        SeatNo::new(number_of(self.next()?)?)
    }

    fn seat(&mut self) -> Option<Seat> {
        Some(Seat { table: self.table()?, seat: self.seat_no()? })
    }
}
