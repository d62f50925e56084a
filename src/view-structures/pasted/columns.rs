//! A row of a table whose columns have names.

use bottone_base::{chips::Chips, typed};
use bottone_rules::levels::{Ante, AntePoster, Level, LimitBets, StudStakes};

use super::{
    heads::{ColumnHead, names_row},
    lex::{PieceKind, length, parts_by_space, pieces},
    line::{Fact, LevelDraft, LineContext, LineRead, UnreadPart, UnreadReason, read},
    words::SheetWord,
};

/// Splits a line into cells: at tabs, bars or semicolons, or at commas.
pub(super) fn cells(line: &str, commas: bool) -> Option<Vec<&str>> {
    let sign = ['\t', '|', ';'].into_iter().find(|sign| line.contains(*sign));
    match sign {
        Some('|') => Some(line.trim().trim_matches('|').split('|').map(unquoted).collect()),
        Some(sign) => Some(line.split(sign).map(unquoted).collect()),
        None if commas || line.contains("\",") => Some(between_commas(line)),
        None => {
            // `1,100,200,20` is not a number and contains no words.
            let figures = |letter: char| letter.is_ascii_digit() || ",.".contains(letter);
            let tight = line.matches(',').count() > 1 && line.chars().all(figures);
            (tight && typed::read(line).is_none()).then(|| between_commas(line))
        }
    }
}

fn unquoted(cell: &str) -> &str {
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
                cells.push(unquoted(&line[begin..at]));
                begin = at + 1;
            }
            _ => {}
        }
    }
    cells.push(unquoted(&line[begin..]));
    cells
}

/// Returns the cell of a column.
fn cell<'a>(heads: &[ColumnHead], cells: &[&'a str], head: ColumnHead) -> &'a str {
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
pub(super) struct TableColumns<'a> {
    pub(super) heads: &'a [ColumnHead],
    pub(super) names: &'a [String],
}

impl TableColumns<'_> {
    /// Splits tables that stand side by side, each with its first column. `None` if the columns
    /// repeat in another way.
    pub(super) fn side_by_side(self) -> Option<Vec<(usize, Self)>> {
        let is_blinds = |head: &ColumnHead| matches!(head, ColumnHead::Big | ColumnHead::Blinds);
        let tables = self.heads.iter().filter(|head| is_blinds(head)).count();
        if tables < 2 {
            return Some(vec![(0, self)]);
        }
        let size = self.heads.len() / tables;
        let parts: Vec<&[ColumnHead]> = self.heads.chunks(size.max(1)).collect();
        let alike = parts.len() == tables && parts.windows(2).all(|pair| pair[0] == pair[1]);
        alike.then(|| {
            let names = self.names.chunks(size.max(1));
            let parts = parts.into_iter().zip(names).enumerate();
            parts.map(|(at, (heads, names))| (at * size, TableColumns { heads, names })).collect()
        })
    }
}

/// Reads the cells of a row, of one table or of several side by side.
pub(super) fn read_row(
    line: &str,
    cells: &[&str],
    columns: TableColumns<'_>,
    before: &LineContext,
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
fn read_cells(
    line: &str,
    cells: &[&str],
    columns: TableColumns<'_>,
    before: &LineContext,
) -> LineRead {
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
fn is_words(cells: &[&str], heads: &[ColumnHead]) -> bool {
    let columns = cells.iter().enumerate().map(|(at, cell)| (heads.get(at), *cell));
    let figures = |head: Option<&ColumnHead>| {
        matches!(
            head,
            Some(
                ColumnHead::Level
                    | ColumnHead::Small
                    | ColumnHead::Big
                    | ColumnHead::Blinds
                    | ColumnHead::SmallBet
                    | ColumnHead::BigBet
                    | ColumnHead::StudAnte
                    | ColumnHead::BringIn
            )
        )
    };
    let has_words = columns.clone().any(|(head, cell)| figures(head) && names_row(cell));
    // A row without blinds is one of words.
    let blinds = columns.into_iter().any(|(head, cell)| {
        matches!(
            head,
            Some(
                ColumnHead::Big
                    | ColumnHead::Small
                    | ColumnHead::Blinds
                    | ColumnHead::StudAnte
                    | ColumnHead::SmallBet
                    | ColumnHead::Ante
                    | ColumnHead::BigBlindAnte
            )
        ) && cell.chars().any(|letter| letter.is_ascii_digit())
    });
    has_words || !blinds
}

/// Joins the cells of such a row into a line of words, without figures that have columns of their
/// own.
fn as_words(cells: &[&str], heads: &[ColumnHead]) -> String {
    let mut words = Vec::new();
    for (at, cell) in cells.iter().enumerate().filter(|(_, cell)| !cell.is_empty()) {
        let number = typed::number(cell).is_some();
        match heads.get(at) {
            Some(ColumnHead::Clock | ColumnHead::Other) => {}
            Some(ColumnHead::Level) if number => {}
            Some(ColumnHead::Minutes | ColumnHead::Time) if number => {
                words.push(format!("{cell} min"));
            }
            Some(ColumnHead::Time)
                if pieces(cell, false).iter().all(|piece| piece.kind == PieceKind::Hour) => {}
            _ => words.push((*cell).to_owned()),
        }
    }
    words.join(" | ")
}

/// Reads an amount in a cell.
fn amount(line: &str, cell: &str) -> Result<Chips, UnreadPart> {
    if is_empty(cell) {
        return Ok(Chips::ZERO);
    }
    let trimmed = cell.trim_matches(|letter: char| {
        matches!(letter, '$' | '€' | '£' | '(' | ')') || letter.is_whitespace()
    });
    let trimmed = trimmed.strip_prefix(['T', 't']).unwrap_or(trimmed);
    typed::read(trimmed).ok_or_else(|| missing_number(line, cell))
}

fn missing_number(line: &str, cell: &str) -> UnreadPart {
    // The line reader knows which letters stand for digits.
    let read = read(cell, &LineContext { in_table: true, ..LineContext::default() });
    let instead = read.unread.map(|unread| unread.instead).unwrap_or_default();
    let instead = instead.iter().filter(|_| line.matches(cell).count() == 1);
    let instead = instead.map(|better| line.replacen(cell, better, 1)).collect();
    UnreadPart { part: cell.to_owned(), reason: UnreadReason::NoNumber, instead }
}

/// Reads the level of a row.
fn level(line: &str, cells: &[&str], heads: &[ColumnHead]) -> Result<LevelDraft, UnreadPart> {
    let of = |head| cell(heads, cells, head);
    let unknown = |part: &str| UnreadPart {
        part: part.to_owned(),
        reason: UnreadReason::Unknown,
        instead: Vec::new(),
    };
    let mut draft = LevelDraft::default();
    if heads.contains(&ColumnHead::Blinds) && !is_empty(of(ColumnHead::Blinds)) {
        let by_space = parts_by_space(of(ColumnHead::Blinds));
        let read = read(
            of(ColumnHead::Blinds),
            &LineContext { in_table: true, by_space, ..LineContext::default() },
        );
        match (read.facts.into_iter().next(), read.unread) {
            (Some(Fact::Level(inner)), None) if inner.number.is_none() && inner.lone.is_none() => {
                draft = inner;
            }
            (_, Some(unread)) if unread.reason == UnreadReason::NoNumber => {
                return Err(missing_number(line, of(ColumnHead::Blinds)));
            }
            _ => return Err(unknown(of(ColumnHead::Blinds))),
        }
    } else {
        draft.level.small = amount(line, of(ColumnHead::Small))?;
        draft.level.big = amount(line, of(ColumnHead::Big))?;
    }
    draft.number = number(of(ColumnHead::Level)).ok_or_else(|| unknown(of(ColumnHead::Level)))?;
    let big = draft.level.big;
    for head in [ColumnHead::Ante, ColumnHead::BigBlindAnte] {
        if let Some(ante) = ante(line, of(head), head == ColumnHead::BigBlindAnte, big)? {
            draft.level.ante = Some(ante);
        }
    }
    draft.level = Level {
        bets: pair(line, of(ColumnHead::SmallBet), of(ColumnHead::BigBet))?
            .map(|(small, big)| LimitBets { small, big }),
        stud: pair(line, of(ColumnHead::StudAnte), of(ColumnHead::BringIn))?
            .map(|(ante, bring_in)| StudStakes { ante, bring_in }),
        ..draft.level
    };
    let posts = !big.is_zero() || draft.level.stud.is_some() || draft.level.ante.is_some();
    if !posts || draft.level.small > big {
        return Err(unknown(line.trim()));
    }
    for head in [ColumnHead::Minutes, ColumnHead::Time] {
        let text = of(head);
        if !is_empty(text) {
            match minutes(text) {
                Some(Some(minutes)) => draft.minutes = Some(minutes),
                // A time of day does not give the length.
                Some(None) if head == ColumnHead::Time => {}
                _ => return Err(unknown(text)),
            }
        }
    }
    Ok(draft)
}

fn pair(line: &str, first: &str, second: &str) -> Result<Option<(Chips, Chips)>, UnreadPart> {
    let (first, second) = (amount(line, first)?, amount(line, second)?);
    Ok((!first.is_zero() && !second.is_zero()).then_some((first, second)))
}

/// Reads the number of a level: `3`, `Level 3`, or an empty cell.
#[expect(clippy::option_option, reason = "a cell without a number is not one that cannot be read")]
fn number(cell: &str) -> Option<Option<u64>> {
    let mut number = None;
    for piece in pieces(cell, false) {
        match piece.kind {
            PieceKind::Number(found) if number.is_none() => number = Some(found.chips.get()),
            PieceKind::Sign(_)
            | PieceKind::Word(
                SheetWord::Level | SheetWord::Filler | SheetWord::Last | SheetWord::Blind,
            ) => {}
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
        match piece.kind {
            PieceKind::Minutes(found) if minutes.is_none() => minutes = Some(found),
            PieceKind::Number(number) if minutes.is_none() && number.is_plain => {
                minutes =
                    Some(u16::try_from(number.chips.get()).ok().filter(|minutes| *minutes > 0)?);
            }
            PieceKind::Clock(first, second, third) if minutes.is_none() => {
                minutes = Some(length(first, second, third)?);
            }
            PieceKind::Hour => return Some(None),
            PieceKind::Sign('.') => {}
            _ => return None,
        }
    }
    minutes.map(Some)
}

/// Reads the ante in a cell: `25`, `25 each`, `800 BBA`, `BB`.
fn ante(line: &str, cell: &str, of_big: bool, big: Chips) -> Result<Option<Ante>, UnreadPart> {
    if is_empty(cell) {
        return Ok(None);
    }
    if let Ok(chips) = amount(line, cell) {
        let big_blinds = || AntePoster::BigBlind.posts(chips);
        return Ok(if of_big { big_blinds() } else { Ante::by_size(chips, big) });
    }
    let (mut chips, mut by) = (None, None);
    for piece in pieces(cell, false) {
        match piece.kind {
            PieceKind::Number(number) if chips.is_none() => chips = Some(number.chips),
            PieceKind::Word(SheetWord::Player) => by = Some(AntePoster::Each),
            PieceKind::Word(word) if word.poster().is_some() => by = word.poster(),
            PieceKind::Word(SheetWord::Ante | SheetWord::Blind | SheetWord::Filler)
            | PieceKind::Sign('(' | ')') => {}
            _ => return Err(missing_number(line, cell)),
        }
    }
    match (chips, by) {
        (Some(chips), Some(by)) => Ok(by.posts(chips)),
        (Some(chips), None) if of_big => Ok(AntePoster::BigBlind.posts(chips)),
        (Some(chips), None) => Ok(Ante::by_size(chips, big)),
        // "BB" means the amount of the big blind.
        (None, Some(by)) if !big.is_zero() => Ok(by.posts(big)),
        _ => Err(missing_number(line, cell)),
    }
}

/// Takes the facts in a column of remarks, and cells after the last column.
fn notes(cells: &[&str], columns: TableColumns<'_>, before: &LineContext, taken: &mut LineRead) {
    for (at, text) in cells.iter().enumerate().filter(|(_, cell)| !is_empty(cell)) {
        if !matches!(columns.heads.get(at), Some(ColumnHead::Notes) | None) {
            continue;
        }
        let before = LineContext { in_table: true, has_name: true, ..before.clone() };
        let mut inner = read(text, &before);
        // The column's name may be half of the remark: "Break", and below it "10 min".
        if let Some(name) =
            columns.names.get(at).filter(|name| inner.unread.is_some() && names_row(name))
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
                if inner.facts.is_empty()
                    && unread.reason == UnreadReason::Unknown
                    && is_remark(text) =>
            {
                taken.facts.push(Fact::Remark((*text).to_owned()));
            }
            Some(unread) if taken.unread.is_none() => taken.unread = Some(unread),
            Some(_) => {}
            None if level => {
                let part = (*text).to_owned();
                taken.unread =
                    Some(UnreadPart { part, reason: UnreadReason::Unknown, instead: Vec::new() });
            }
            None => taken.facts.extend(inner.facts),
        }
    }
}

fn is_remark(text: &str) -> bool {
    pieces(text, false).iter().all(|piece| match piece.kind {
        PieceKind::Word(word) => !word.is_of_rows(),
        PieceKind::Sign(_) => true,
        _ => false,
    })
}

/// Reads a line of figures under column names separated by spaces. `None` if they do not match.
pub(super) fn read_spaced(
    line: &str,
    heads: &[ColumnHead],
    before: &LineContext,
) -> Option<LineRead> {
    let mut figures: Vec<&str> = Vec::new();
    let mut last_end = None;
    for piece in pieces(line, before.by_space) {
        match piece.kind {
            PieceKind::Number(_)
            | PieceKind::Minutes(_)
            | PieceKind::Clock(..)
            | PieceKind::Hour => {
                figures.push(piece.text);
                last_end = Some(piece.end);
            }
            // A hyphen on its own is an empty cell.
            PieceKind::Sign('-') if piece.spaced || last_end.is_none() => figures.push(""),
            PieceKind::Sign('/' | '(' | ')' | '.' | ':' | '|')
            | PieceKind::Word(SheetWord::Level) => {}
            PieceKind::Bad => figures.push(piece.text),
            _ => return None,
        }
    }
    let known: Vec<ColumnHead> =
        heads.iter().copied().filter(|head| !matches!(head, ColumnHead::Notes)).collect();
    let with_blinds: Vec<ColumnHead> = known
        .iter()
        .flat_map(|head| {
            if *head == ColumnHead::Blinds {
                vec![ColumnHead::Small, ColumnHead::Big]
            } else {
                vec![*head]
            }
        })
        .collect();
    let without_ante: Vec<ColumnHead> = with_blinds
        .iter()
        .copied()
        .filter(|head| !matches!(head, ColumnHead::Ante | ColumnHead::BigBlindAnte))
        .collect();
    let fits = if figures.len() == with_blinds.len() {
        &with_blinds
    } else if figures.len() == without_ante.len() && without_ante.len() + 1 == with_blinds.len() {
        &without_ante
    } else {
        return None;
    };
    let read = read_cells(line, &figures, TableColumns { heads: fits, names: &[] }, before);
    (!read.facts.is_empty()
        || read.unread.as_ref().is_some_and(|unread| unread.reason == UnreadReason::NoNumber))
    .then_some(read)
}
