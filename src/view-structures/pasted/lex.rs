//! The pieces of a line: numbers, lengths, times of day, words and signs.

use bottone_base::{chips::Chips, typed};
use bottone_rules::levels::MOST_MINUTES;

use super::words::{SheetWord, meaning};

/// A piece of a line.
#[derive(Clone, Copy, Debug)]
pub(super) struct LinePiece<'a> {
    pub(super) kind: PieceKind,
    pub(super) text: &'a str,
    /// The first byte in the line, and the one after the last.
    pub(super) start: usize,
    pub(super) end: usize,
    /// True if a space comes before it.
    pub(super) spaced: bool,
}

/// The kind of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PieceKind {
    Number(Number),
    /// A length in minutes, with its unit.
    Minutes(u16),
    /// Figures with colons: a length or a time of day.
    Clock(u16, u16, Option<u16>),
    /// A time of day.
    Hour,
    Word(SheetWord),
    Sign(char),
    /// Figures that do not form a number.
    Bad,
}

/// An amount of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Number {
    pub(super) chips: Chips,
    /// True if it is only one to three digits, which may be the number of a level.
    pub(super) is_plain: bool,
    /// True if it is written like chips: `25s`, `T100`.
    pub(super) is_chip: bool,
}

impl LinePiece<'_> {
    pub(super) const fn number(&self) -> Option<Number> {
        if let PieceKind::Number(number) = self.kind { Some(number) } else { None }
    }

    pub(super) const fn word(&self) -> Option<SheetWord> {
        if let PieceKind::Word(word) = self.kind { Some(word) } else { None }
    }
}

/// Splits a line into pieces. `by_space` is true if the sheet separates thousands by spaces.
pub(super) fn pieces(line: &str, by_space: bool) -> Vec<LinePiece<'_>> {
    let mut pieces = Vec::new();
    let mut at = 0;
    let mut spaced = false;
    while let Some(letter) = line[at..].chars().next() {
        let start = at;
        if letter.is_whitespace() {
            at += letter.len_utf8();
            spaced = true;
            continue;
        }
        let kind;
        (kind, at) = if letter.is_ascii_digit() {
            number(line, at, false)
        } else if let Some(behind) = before_amount(line, at, letter) {
            number(line, behind, true)
        } else if letter.is_alphabetic() {
            word(line, at)
        } else {
            (sign(line, at, letter), at + letter.len_utf8())
        };
        if let Some(kind) = kind {
            pieces.push(LinePiece { kind, text: &line[start..at], start, end: at, spaced });
            spaced = false;
        }
    }
    joined(line, units(line, pieces), by_space)
}

/// Returns the position of the digits after a currency sign or a `T` of chips.
fn before_amount(line: &str, at: usize, letter: char) -> Option<usize> {
    let behind = at + letter.len_utf8();
    let of_money = matches!(letter, '$' | '€' | '£' | 'T' | 't');
    let digit = line[behind..].starts_with(|letter: char| letter.is_ascii_digit());
    (of_money && digit).then_some(behind)
}

fn sign(line: &str, at: usize, letter: char) -> Option<PieceKind> {
    let alphanumeric = |letter: Option<char>| letter.is_some_and(char::is_alphanumeric);
    let (before, behind) =
        (line[..at].chars().next_back(), line[at + letter.len_utf8()..].chars().next());
    match letter {
        '-' | '–' | '—' | '−' => {
            // A hyphen within a word or after a figure has no meaning.
            let letters = |letter: Option<char>| letter.is_some_and(char::is_alphabetic);
            let within =
                alphanumeric(before) && letters(behind) || letters(before) && alphanumeric(behind);
            (!within).then_some(PieceKind::Sign('-'))
        }
        // The apostrophe of `l'ante`, and of figures already read.
        '\'' | '’' | '‘' | '"' | '“' | '”' | '*' | '_' | '~' => None,
        '[' => Some(PieceKind::Sign('(')),
        ']' => Some(PieceKind::Sign(')')),
        letter => Some(PieceKind::Sign(letter)),
    }
}

/// Reads a word, hyphenated words that form one, or `add on`.
fn word(line: &str, at: usize) -> (Option<PieceKind>, usize) {
    let letters = |at: usize| {
        let rest = &line[at..];
        at + rest.find(|letter: char| !letter.is_alphabetic()).unwrap_or(rest.len())
    };
    let end = letters(at);
    if let Some(parted) = line[end..].chars().next().filter(|sign| matches!(sign, '-' | ' ')) {
        let whole = letters(end + 1);
        let joined = meaning(&line[at..whole].replace(parted, ""));
        // Of words with a space between them, only `add on` counts as one.
        let is_one =
            if parted == ' ' { joined == SheetWord::AddOn } else { joined != SheetWord::Other };
        if whole > end + 1 && is_one {
            return (Some(PieceKind::Word(joined)), whole);
        }
    }
    (Some(PieceKind::Word(meaning(&line[at..end]))), end)
}

/// Reads figures from `at` on, with the signs that belong to them.
fn number(line: &str, at: usize, is_chip: bool) -> (Option<PieceKind>, usize) {
    if let Some((what, end)) = clock(line, at) {
        return (Some(what), end);
    }
    let mut end = at + digits(&line[at..]);
    let first = end - at;
    // Groups of three after one separator, which must be the same throughout.
    let mut between = None;
    while let Some(sign) = line[end..].chars().next().filter(|_| first <= 3) {
        let apart = matches!(sign, '.' | ',' | '\'' | '’' | '\u{a0}' | '\u{2009}' | '\u{202f}');
        let behind = end + sign.len_utf8();
        if !apart || between.is_some_and(|between| between != sign) || digits(&line[behind..]) != 3
        {
            break;
        }
        between = Some(sign);
        end = behind + 3;
    }
    // A part of a thousand: `1.5k`.
    let part = line[end..].starts_with(['.', ',']).then(|| digits(&line[end + 1..]));
    if let Some(part) = part.filter(|part| *part > 0) {
        let behind = end + 1 + part;
        let letters = letters(&line[behind..]);
        let scaled = &line[at..behind + letters];
        if letters > 0
            && let Some(chips) = typed::read(scaled)
        {
            let number = Number { chips, is_plain: false, is_chip };
            return (Some(PieceKind::Number(number)), behind + letters);
        }
        // `1,2` separates two numbers if both are short; anything else is not a number.
        if line[end..].starts_with('.') || between.is_some() || first > 3 && part > 2 {
            return (Some(PieceKind::Bad), behind + letters);
        }
    }
    with_suffix(line, at, end, is_chip)
}

/// Reads the number in `at..end` and the letters directly after it.
fn with_suffix(line: &str, at: usize, end: usize, is_chip: bool) -> (Option<PieceKind>, usize) {
    let figures = &line[at..end];
    let plain = typed::number(figures);
    let leads = figures.starts_with('0') && figures != "0";
    let read = typed::read(figures).filter(|_| !leads);
    let is_plain = figures.len() <= 3 && plain.is_some() && !is_chip;
    let amount = |is_chip| {
        read.map_or(PieceKind::Bad, |chips| PieceKind::Number(Number { chips, is_plain, is_chip }))
    };
    let rest = &line[end..];
    let quote = rest.chars().next().filter(|letter| matches!(letter, '\'' | '’' | '′' | '‘'));
    let length = |minutes: Option<u64>| minutes.and_then(in_minutes).map(PieceKind::Minutes);
    if let Some(quote) = quote {
        let behind = end + quote.len_utf8();
        return match letters(&line[behind..]) {
            0 => (length(plain).or(Some(PieceKind::Bad)), behind),
            1 if line[behind..].starts_with(['s', 'S']) => (Some(amount(true)), behind + 1),
            _ => (Some(amount(is_chip)), end),
        };
    }
    let suffix = letters(rest);
    let letters = rest[..suffix].to_lowercase();
    let behind = end + suffix;
    if suffix == 0 {
        let ordinal = rest.chars().next().filter(|letter| matches!(letter, '°' | 'º' | 'ª'));
        let end = end + ordinal.map_or(0, char::len_utf8);
        return (Some(amount(is_chip)), end);
    }
    let what = match (letters.as_str(), meaning(&letters)) {
        ("s", _) => amount(true),
        ("k" | "mila", _) => typed::read(&line[at..behind]).map_or(PieceKind::Bad, |chips| {
            PieceKind::Number(Number { chips, is_plain: false, is_chip })
        }),
        // Millions beside a stroke, else minutes.
        ("m", _) => {
            let beside = line[..at].trim_end().ends_with('/')
                || line[behind..].trim_start().starts_with('/');
            let minutes = plain.filter(|minutes| !beside && *minutes <= 180);
            // Separated thousands and millions do not go together.
            let millions = || plain.and_then(|_| typed::read(&line[at..behind]));
            length(minutes).unwrap_or_else(|| {
                millions().map_or(PieceKind::Bad, |chips| {
                    PieceKind::Number(Number { chips, is_plain: false, is_chip })
                })
            })
        }
        ("am" | "pm" | "uhr", _) => PieceKind::Hour,
        ("st" | "nd" | "rd" | "th" | "er" | "e" | "eme", _) => PieceKind::Word(SheetWord::Filler),
        ("h", _) if plain.is_some_and(|hours| hours > 6) => {
            return (Some(PieceKind::Hour), behind + digits(&line[behind..]));
        }
        ("h", _) => {
            let part = digits(&line[behind..]);
            let minutes = typed::number(&line[behind..behind + part]).or((part == 0).then_some(0));
            let minutes = plain.zip(minutes).map(|(hours, minutes)| hours * 60 + minutes);
            return (length(minutes).or(Some(PieceKind::Bad)), behind + part);
        }
        (_, SheetWord::Minutes) => length(plain).unwrap_or(PieceKind::Bad),
        (_, SheetWord::Hours) => {
            length(plain.and_then(|hours| hours.checked_mul(60))).unwrap_or(PieceKind::Bad)
        }
        (_, SheetWord::Other) => PieceKind::Bad,
        // A known word was written without a space.
        _ => return (Some(amount(is_chip)), end),
    };
    (Some(what), behind)
}

fn digits(text: &str) -> usize {
    text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len())
}

/// Returns the length of the letters and digits at the start, in bytes.
fn letters(text: &str) -> usize {
    let begins = text.starts_with(char::is_alphabetic);
    let is_alone = text.starts_with(['h', 'H']) && !text[1..].starts_with(char::is_alphabetic);
    if !begins {
        0
    } else if is_alone {
        1
    } else {
        text.find(|letter: char| !letter.is_alphanumeric()).unwrap_or(text.len())
    }
}

fn in_minutes(minutes: u64) -> Option<u16> {
    u16::try_from(minutes).ok().filter(|minutes| (1..=MOST_MINUTES).contains(minutes))
}

/// Reads figures separated by colons: `0:15`, `20:00`, `7:20 PM`.
fn clock(line: &str, at: usize) -> Option<(PieceKind, usize)> {
    let first = digits(&line[at..]);
    let mut parts = [0_u16; 3];
    let mut end = at + first;
    parts[0] = line[at..end].parse().ok().filter(|_| first <= 2)?;
    let mut count = 1;
    while count < 3 && line[end..].starts_with(':') && digits(&line[end + 1..]) == 2 {
        parts[count] = line[end + 1..end + 3].parse().ok()?;
        end += 3;
        count += 1;
    }
    // `1:25/50` is the first level.
    let more = line[end..].trim_start().starts_with(['/', ':', ','])
        && count == 2
        && line[end..].starts_with(['/', ':']);
    if count == 1
        || more
        || line[end..].starts_with(char::is_alphabetic) && !is_half_day(&line[end..])
    {
        return None;
    }
    if is_half_day(&line[end..]) {
        let rest = &line[end..];
        let space = rest.len() - rest.trim_start().len();
        return Some((PieceKind::Hour, end + space + 2));
    }
    Some((PieceKind::Clock(parts[0], parts[1], (count == 3).then_some(parts[2])), end))
}

/// Returns whether the text starts with `am` or `pm`.
fn is_half_day(rest: &str) -> bool {
    let rest = rest.trim_start();
    let half =
        rest.get(..2).is_some_and(|half| ["am", "pm"].contains(&half.to_lowercase().as_str()));
    half && !rest[2..].starts_with(char::is_alphanumeric)
}

/// Joins figures with a following unit: `20 min`, `1 hour 30 min`, `7 pm`.
fn units<'a>(line: &'a str, pieces: Vec<LinePiece<'a>>) -> Vec<LinePiece<'a>> {
    let mut joined: Vec<LinePiece<'a>> = Vec::with_capacity(pieces.len());
    for piece in pieces {
        let Some(last) = joined.last_mut() else {
            joined.push(piece);
            continue;
        };
        let plain = last.number().filter(|number| !number.is_chip).map(|number| number.chips.get());
        let whole = match (piece.kind, plain) {
            (PieceKind::Word(SheetWord::Minutes), Some(minutes)) => {
                in_minutes(minutes).map(PieceKind::Minutes)
            }
            (PieceKind::Word(SheetWord::Hours), Some(hours)) => {
                hours.checked_mul(60).and_then(in_minutes).map(PieceKind::Minutes)
            }
            (PieceKind::Word(SheetWord::Aside), Some(_))
                if is_half_day(piece.text) || piece.text.eq_ignore_ascii_case("uhr") =>
            {
                Some(PieceKind::Hour)
            }
            (PieceKind::Word(SheetWord::Minutes), None)
                if matches!(last.kind, PieceKind::Clock(..)) =>
            {
                let PieceKind::Clock(first, second, third) = last.kind else { continue };
                length(first, second, third).map(PieceKind::Minutes)
            }
            _ => None,
        };
        match whole {
            Some(what) => {
                last.kind = what;
                last.end = piece.end;
                last.text = &line[last.start..piece.end];
            }
            None => joined.push(piece),
        }
        merge_hours(line, &mut joined);
    }
    joined
}

/// Joins `1 hour` and the following `30 min` once both have their units.
fn merge_hours<'a>(line: &'a str, joined: &mut Vec<LinePiece<'a>>) {
    let [.., first, second] = joined.as_mut_slice() else { return };
    let (PieceKind::Minutes(hours), PieceKind::Minutes(minutes)) = (first.kind, second.kind) else {
        return;
    };
    let is_hours = hours % 60 == 0 && !first.text.to_lowercase().contains("min");
    if is_hours && minutes < 60 && !first.text.ends_with(['\'', '’']) {
        first.kind = PieceKind::Minutes(hours + minutes);
        first.end = second.end;
        first.text = &line[first.start..second.end];
        joined.pop();
    }
}

/// Returns the minutes of a length written with colons: `0:15`, `20:00`, `1:30`, `0:20:00`.
pub(super) fn length(first: u16, second: u16, third: Option<u16>) -> Option<u16> {
    let minutes = match (first, second, third) {
        (hours, minutes, Some(0)) if minutes < 60 => hours.checked_mul(60)? + minutes,
        (0..=4, minutes, None) if minutes < 60 => first * 60 + minutes,
        (minutes, 0, None) => minutes,
        _ => return None,
    };
    in_minutes(minutes.into())
}

/// Joins thousands separated by spaces.
fn joined<'a>(line: &'a str, pieces: Vec<LinePiece<'a>>, by_space: bool) -> Vec<LinePiece<'a>> {
    let mut joined: Vec<LinePiece<'a>> = Vec::with_capacity(pieces.len());
    for piece in pieces {
        let before_last = joined.len().checked_sub(2).and_then(|at| joined.get(at));
        let free = before_last.is_some_and(|before| {
            before.number().is_none() && before.word() != Some(SheetWord::Level)
        });
        if let Some(last) = joined.last()
            && let Some(number) = thousands(line, last, &piece, by_space && free)
        {
            let kind = PieceKind::Number(number);
            let (start, end, spaced) = (last.start, piece.end, last.spaced);
            joined.pop();
            joined.push(LinePiece { kind, text: &line[start..end], start, end, spaced });
        } else {
            joined.push(piece);
        }
    }
    joined
}

/// Returns the amount of two pieces that form one: `1` and `000`.
fn thousands(line: &str, last: &LinePiece<'_>, piece: &LinePiece<'_>, may: bool) -> Option<Number> {
    let group = piece.text.len() == 3 && typed::number(piece.text).is_some();
    let gap = &line[last.end..piece.start];
    let must = piece.text.starts_with('0');
    if !group || gap.chars().count() != 1 || !(must || may) {
        return None;
    }
    let first = last.number()?;
    let text: String =
        line[last.start..piece.end].chars().filter(|letter| !"$€£Tt".contains(*letter)).collect();
    let groups = text.split_whitespace().count();
    if groups < 2 || first.is_chip && !last.text.starts_with(['T', 't', '$', '€', '£']) {
        return None;
    }
    let chips = typed::read(&text)?;
    Some(Number { chips, is_plain: false, is_chip: first.is_chip })
}

/// Returns whether a line clearly separates thousands by spaces.
pub(super) fn parts_by_space(line: &str) -> bool {
    let bytes = line.as_bytes();
    (1..bytes.len()).any(|at| {
        let group = bytes.get(at..at + 4).is_some_and(|group| {
            group[0] == b' ' && group[1] == b'0' && group[1..].iter().all(u8::is_ascii_digit)
        });
        let ends = !bytes.get(at + 4).is_some_and(u8::is_ascii_digit);
        group && ends && bytes.get(at - 1).is_some_and(u8::is_ascii_digit)
    })
}
