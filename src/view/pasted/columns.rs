//! A row of a table whose columns have names.

use super::{
    heads::{Head, speaks},
    lex::{What, length, parts_by_space, pieces},
    line::{Before, Draft, Fact, LineRead, Unread, Why, read},
    words::Word,
};
use crate::rules::{
    chips::Chips,
    levels::{Ante, Level, LimitBets, StudStakes},
    typed,
};

/// Splits a line into cells: at tabs, bars or semicolons, or at commas.
pub(super) fn cells(line: &str, commas: bool) -> Option<Vec<&str>> {
    let sign = ['\t', '|', ';'].into_iter().find(|sign| line.contains(*sign));
    match sign {
        Some('|') => Some(line.trim().trim_matches('|').split('|').map(bare).collect()),
        Some(sign) => Some(line.split(sign).map(bare).collect()),
        None if commas || line.contains("\",") => Some(between_commas(line)),
        None => {
            // `1,100,200,20` is not a number and contains no words.
            let figures = |letter: char| letter.is_ascii_digit() || ",.".contains(letter);
            let tight = line.matches(',').count() > 1 && line.chars().all(figures);
            (tight && typed::read(line).is_none()).then(|| between_commas(line))
        }
    }
}

fn bare(cell: &str) -> &str {
    cell.trim().trim_matches('"').trim()
}

/// Splits a line at commas; a comma between quotation marks belongs to its cell.
fn between_commas(line: &str) -> Vec<&str> {
    let mut cells = Vec::new();
    let (mut begin, mut quoted) = (0, false);
    for (at, letter) in line.char_indices() {
        match letter {
            '"' => quoted = !quoted,
            ',' if !quoted => {
                cells.push(bare(&line[begin..at]));
                begin = at + 1;
            }
            _ => {}
        }
    }
    cells.push(bare(&line[begin..]));
    cells
}

/// Returns the cell of a column.
fn cell<'a>(heads: &[Head], cells: &[&'a str], head: Head) -> &'a str {
    let at = heads.iter().position(|other| *other == head);
    at.and_then(|at| cells.get(at)).copied().unwrap_or_default()
}

/// Returns whether a cell states that it is empty.
fn is_empty(cell: &str) -> bool {
    !cell.chars().any(char::is_alphanumeric)
        || matches!(cell.to_lowercase().as_str(), "no" | "none" | "n/a" | "nessuno" | "nessuna")
}

/// The columns: the content of each, and its name as written.
#[derive(Clone, Copy, Debug)]
pub(super) struct Columns<'a> {
    pub(super) heads: &'a [Head],
    pub(super) names: &'a [String],
}

impl Columns<'_> {
    /// Splits tables that stand side by side, each with its first column. `None` if the columns
    /// repeat in another way.
    pub(super) fn side_by_side(self) -> Option<Vec<(usize, Self)>> {
        let of_blinds = |head: &Head| matches!(head, Head::Big | Head::Blinds);
        let tables = self.heads.iter().filter(|head| of_blinds(head)).count();
        if tables < 2 {
            return Some(vec![(0, self)]);
        }
        let size = self.heads.len() / tables;
        let parts: Vec<&[Head]> = self.heads.chunks(size.max(1)).collect();
        let alike = parts.len() == tables && parts.windows(2).all(|pair| pair[0] == pair[1]);
        alike.then(|| {
            let names = self.names.chunks(size.max(1));
            let parts = parts.into_iter().zip(names).enumerate();
            parts.map(|(at, (heads, names))| (at * size, Columns { heads, names })).collect()
        })
    }
}

/// Reads the cells of a row, of one table or of several side by side.
pub(super) fn read_row(
    line: &str,
    cells: &[&str],
    columns: Columns<'_>,
    before: &Before,
) -> LineRead {
    let tables = columns.side_by_side().unwrap_or_else(|| vec![(0, columns)]);
    let mut read = LineRead::default();
    for (at, (first, table)) in tables.iter().enumerate() {
        let end = tables.get(at + 1).map_or(cells.len(), |(next, _)| *next);
        let own = cells.get(*first..end.min(cells.len())).unwrap_or_default();
        if own.iter().any(|cell| cell.chars().any(char::is_alphanumeric)) {
            let part = read_cells(line, own, *table, before);
            read.facts.extend(part.facts);
            read.unread = read.unread.or(part.unread);
        }
    }
    read
}

/// Reads the cells of a row. Cells without a meaning of a level are read as words.
fn read_cells(line: &str, cells: &[&str], columns: Columns<'_>, before: &Before) -> LineRead {
    let heads = columns.heads;
    if is_words(cells, heads) {
        return read(&as_words(cells, heads), before);
    }
    match level(line, cells, heads) {
        Ok(draft) => {
            let mut taken = LineRead { facts: vec![Fact::Level(draft)], unread: None };
            notes(cells, columns, before, &mut taken);
            taken
        }
        Err(unread) => LineRead { facts: Vec::new(), unread: Some(unread) },
    }
}

/// Returns whether the row holds words in place of a level.
fn is_words(cells: &[&str], heads: &[Head]) -> bool {
    let columns = cells.iter().enumerate().map(|(at, cell)| (heads.get(at), *cell));
    let figures = |head: Option<&Head>| {
        matches!(
            head,
            Some(
                Head::Level
                    | Head::Small
                    | Head::Big
                    | Head::Blinds
                    | Head::SmallBet
                    | Head::BigBet
                    | Head::StudAnte
                    | Head::BringIn
            )
        )
    };
    let speaks = columns.clone().any(|(head, cell)| figures(head) && speaks(cell));
    // A row without blinds is one of words.
    let blinds = columns.into_iter().any(|(head, cell)| {
        matches!(
            head,
            Some(
                Head::Big
                    | Head::Small
                    | Head::Blinds
                    | Head::StudAnte
                    | Head::SmallBet
                    | Head::Ante
                    | Head::BigBlindAnte
            )
        ) && cell.chars().any(|letter| letter.is_ascii_digit())
    });
    speaks || !blinds
}

/// Joins the cells of such a row into a line of words, without figures that have columns of their
/// own.
fn as_words(cells: &[&str], heads: &[Head]) -> String {
    let mut words = Vec::new();
    for (at, cell) in cells.iter().enumerate().filter(|(_, cell)| !cell.is_empty()) {
        let number = typed::number(cell).is_some();
        match heads.get(at) {
            Some(Head::Clock | Head::Other) => {}
            Some(Head::Level) if number => {}
            Some(Head::Minutes | Head::Time) if number => words.push(format!("{cell} min")),
            Some(Head::Time)
                if pieces(cell, false).iter().all(|piece| piece.what == What::Hour) => {}
            _ => words.push((*cell).to_owned()),
        }
    }
    words.join(" | ")
}

/// Reads an amount in a cell.
fn amount(line: &str, cell: &str) -> Result<Chips, Unread> {
    if is_empty(cell) {
        return Ok(Chips::ZERO);
    }
    let trimmed = cell.trim_matches(|letter: char| {
        matches!(letter, '$' | '€' | '£' | '(' | ')') || letter.is_whitespace()
    });
    let trimmed = trimmed.strip_prefix(['T', 't']).unwrap_or(trimmed);
    typed::read(trimmed).ok_or_else(|| no_number(line, cell))
}

fn no_number(line: &str, cell: &str) -> Unread {
    // The line reader knows which letters stand for digits.
    let read = read(cell, &Before { in_table: true, ..Before::default() });
    let instead = read.unread.map(|unread| unread.instead).unwrap_or_default();
    let instead = instead.iter().filter(|_| line.matches(cell).count() == 1);
    let instead = instead.map(|better| line.replacen(cell, better, 1)).collect();
    Unread { part: cell.to_owned(), why: Why::NoNumber, instead }
}

/// Reads the level of a row.
fn level(line: &str, cells: &[&str], heads: &[Head]) -> Result<Draft, Unread> {
    let of = |head| cell(heads, cells, head);
    let unknown =
        |part: &str| Unread { part: part.to_owned(), why: Why::Unknown, instead: Vec::new() };
    let mut draft = Draft::default();
    if heads.contains(&Head::Blinds) && !is_empty(of(Head::Blinds)) {
        let by_space = parts_by_space(of(Head::Blinds));
        let read =
            read(of(Head::Blinds), &Before { in_table: true, by_space, ..Before::default() });
        match (read.facts.into_iter().next(), read.unread) {
            (Some(Fact::Level(inner)), None) if inner.number.is_none() && inner.lone.is_none() => {
                draft = inner;
            }
            (_, Some(unread)) if unread.why == Why::NoNumber => {
                return Err(no_number(line, of(Head::Blinds)));
            }
            _ => return Err(unknown(of(Head::Blinds))),
        }
    } else {
        draft.level.small = amount(line, of(Head::Small))?;
        draft.level.big = amount(line, of(Head::Big))?;
    }
    draft.number = number(of(Head::Level)).ok_or_else(|| unknown(of(Head::Level)))?;
    let big = draft.level.big;
    for head in [Head::Ante, Head::BigBlindAnte] {
        if let Some(ante) = ante(line, of(head), head == Head::BigBlindAnte, big)? {
            draft.level.ante = Some(ante);
        }
    }
    draft.level = Level {
        bets: pair(line, of(Head::SmallBet), of(Head::BigBet))?
            .map(|(small, big)| LimitBets { small, big }),
        stud: pair(line, of(Head::StudAnte), of(Head::BringIn))?
            .map(|(ante, bring_in)| StudStakes { ante, bring_in }),
        ..draft.level
    };
    let posts = !big.is_zero() || draft.level.stud.is_some() || draft.level.ante.is_some();
    if !posts || draft.level.small > big {
        return Err(unknown(line.trim()));
    }
    for head in [Head::Minutes, Head::Time] {
        let text = of(head);
        if !is_empty(text) {
            match minutes(text) {
                Some(Some(minutes)) => draft.minutes = Some(minutes),
                // A time of day does not give the length.
                Some(None) if head == Head::Time => {}
                _ => return Err(unknown(text)),
            }
        }
    }
    Ok(draft)
}

fn pair(line: &str, first: &str, second: &str) -> Result<Option<(Chips, Chips)>, Unread> {
    let (first, second) = (amount(line, first)?, amount(line, second)?);
    Ok((!first.is_zero() && !second.is_zero()).then_some((first, second)))
}

/// Reads the number of a level: `3`, `Level 3`, or an empty cell.
#[expect(clippy::option_option, reason = "a cell without a number is not one that cannot be read")]
fn number(cell: &str) -> Option<Option<u64>> {
    let mut number = None;
    for piece in pieces(cell, false) {
        match piece.what {
            What::Number(found) if number.is_none() => number = Some(found.chips.get()),
            What::Sign(_) | What::Word(Word::Level | Word::Filler | Word::Last | Word::Blind) => {}
            _ => return None,
        }
    }
    Some(number)
}

/// Reads the length in a cell; the inner `None` if the cell holds a time of day.
#[expect(clippy::option_option, reason = "a time of day is not a length that cannot be read")]
fn minutes(cell: &str) -> Option<Option<u16>> {
    let mut minutes = None;
    for piece in pieces(cell, false) {
        match piece.what {
            What::Minutes(found) if minutes.is_none() => minutes = Some(found),
            What::Number(number) if minutes.is_none() && number.is_plain => {
                minutes =
                    Some(u16::try_from(number.chips.get()).ok().filter(|minutes| *minutes > 0)?);
            }
            What::Clock(first, second, third) if minutes.is_none() => {
                minutes = Some(length(first, second, third)?);
            }
            What::Hour => return Some(None),
            What::Sign('.') => {}
            _ => return None,
        }
    }
    minutes.map(Some)
}

/// Reads the ante in a cell: `25`, `25 each`, `800 BBA`, `BB`.
fn ante(line: &str, cell: &str, of_big: bool, big: Chips) -> Result<Option<Ante>, Unread> {
    if is_empty(cell) {
        return Ok(None);
    }
    if let Ok(chips) = amount(line, cell) {
        let whole = if of_big { Some(Ante::BigBlind(chips)) } else { Ante::by_size(chips, big) };
        return Ok(whole.filter(|_| !chips.is_zero()));
    }
    let (mut chips, mut by) = (None, None);
    for piece in pieces(cell, false) {
        match piece.what {
            What::Number(number) if chips.is_none() => chips = Some(number.chips),
            What::Word(Word::BigBlindAnte | Word::BigBlind | Word::Big) => {
                by = Some(Ante::BigBlind as fn(Chips) -> Ante);
            }
            What::Word(Word::Each | Word::Player) => by = Some(Ante::Each),
            What::Word(Word::Button) => by = Some(Ante::Button),
            What::Word(Word::Ante | Word::Blind | Word::Filler) | What::Sign('(' | ')') => {}
            _ => return Err(no_number(line, cell)),
        }
    }
    match (chips, by) {
        (Some(chips), _) if chips.is_zero() => Ok(None),
        (Some(chips), Some(by)) => Ok(Some(by(chips))),
        (Some(chips), None) if of_big => Ok(Some(Ante::BigBlind(chips))),
        (Some(chips), None) => Ok(Ante::by_size(chips, big)),
        // "BB" means the amount of the big blind.
        (None, Some(by)) if !big.is_zero() => Ok(Some(by(big))),
        _ => Err(no_number(line, cell)),
    }
}

/// Takes the facts in a column of remarks, and cells after the last column.
fn notes(cells: &[&str], columns: Columns<'_>, before: &Before, taken: &mut LineRead) {
    for (at, text) in cells.iter().enumerate().filter(|(_, cell)| !is_empty(cell)) {
        if !matches!(columns.heads.get(at), Some(Head::Notes) | None) {
            continue;
        }
        let before = Before { in_table: true, has_name: true, ..before.clone() };
        let mut inner = read(text, &before);
        // The column's name may be half of the remark: "Break", and below it "10 min".
        if let Some(name) =
            columns.names.get(at).filter(|name| inner.unread.is_some() && speaks(name))
        {
            let named = read(&format!("{name} {text}"), &before);
            if named.unread.is_none() && !named.facts.is_empty() {
                inner = named;
            }
        }
        let level = inner.facts.iter().any(|fact| matches!(fact, Fact::Level(_)));
        match inner.unread {
            // Words without a meaning for a structure.
            Some(unread)
                if inner.facts.is_empty() && unread.why == Why::Unknown && is_remark(text) =>
            {
                taken.facts.push(Fact::Remark((*text).to_owned()));
            }
            Some(unread) if taken.unread.is_none() => taken.unread = Some(unread),
            Some(_) => {}
            None if level => {
                let part = (*text).to_owned();
                taken.unread = Some(Unread { part, why: Why::Unknown, instead: Vec::new() });
            }
            None => taken.facts.extend(inner.facts),
        }
    }
}

fn is_remark(text: &str) -> bool {
    pieces(text, false).iter().all(|piece| match piece.what {
        What::Word(word) => !word.is_of_rows(),
        What::Sign(_) => true,
        _ => false,
    })
}

/// Reads a line of figures under column names separated by spaces. `None` if they do not match.
pub(super) fn read_spaced(line: &str, heads: &[Head], before: &Before) -> Option<LineRead> {
    let mut figures: Vec<&str> = Vec::new();
    let mut last_end = None;
    for piece in pieces(line, before.by_space) {
        match piece.what {
            What::Number(_) | What::Minutes(_) | What::Clock(..) | What::Hour => {
                figures.push(piece.text);
                last_end = Some(piece.end);
            }
            // A hyphen on its own is an empty cell.
            What::Sign('-') if piece.spaced || last_end.is_none() => figures.push(""),
            What::Sign('/' | '(' | ')' | '.' | ':' | '|') | What::Word(Word::Level) => {}
            What::Bad => figures.push(piece.text),
            _ => return None,
        }
    }
    let known: Vec<Head> =
        heads.iter().copied().filter(|head| !matches!(head, Head::Notes)).collect();
    let with_blinds: Vec<Head> = known
        .iter()
        .flat_map(
            |head| if *head == Head::Blinds { vec![Head::Small, Head::Big] } else { vec![*head] },
        )
        .collect();
    let without_ante: Vec<Head> = with_blinds
        .iter()
        .copied()
        .filter(|head| !matches!(head, Head::Ante | Head::BigBlindAnte))
        .collect();
    let fits = if figures.len() == with_blinds.len() {
        &with_blinds
    } else if figures.len() == without_ante.len() && without_ante.len() + 1 == with_blinds.len() {
        &without_ante
    } else {
        return None;
    };
    let read = read_cells(line, &figures, Columns { heads: fits, names: &[] }, before);
    (!read.facts.is_empty()
        || read.unread.as_ref().is_some_and(|unread| unread.why == Why::NoNumber))
    .then_some(read)
}
