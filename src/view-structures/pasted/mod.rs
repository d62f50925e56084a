//! Structures from a sheet: lines pasted or read from a file, and the meaning of each.

mod columns;
mod heads;
mod lex;
mod line;
mod spreadsheet;
mod wording;
mod words;

use bottone_base::{chips::Chips, note::Note};
use bottone_rules::levels::{Level, MOST_NAME, MOST_ROWS, Row, Structure};

use columns::{TableColumns, cells, read_row, read_spaced};
pub use heads::ColumnHead;
use line::{Fact, LONG_LEVEL, LevelDraft, LineContext, LineRead};
pub use line::{UnreadPart, UnreadReason};
pub use spreadsheet::written;
pub use wording::{assumption_lines, line as line_in_words, unread_reason};

/// The longest text accepted, in bytes.
pub const MOST_TEXT: usize = 200_000;

/// The length of a level if no line gives it, in minutes.
const USUAL: u16 = 20;
/// The starting stack if the sheet has none, in big blinds of the first level.
const USUAL_DEPTH: u64 = 100;

/// The content of a sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PastedSheet {
    /// The lines with a letter or a figure, from top to bottom.
    pub lines: Vec<SheetLine>,
    /// The title above the table.
    pub name: Option<String>,
    pub stack: Option<Chips>,
    /// The rows of all lines, in order.
    pub rows: Vec<Row>,
    /// True if no line gives the length of a level.
    pub assumes_minutes: bool,
    /// Facts that do not fit any row, in the words of the sheet.
    pub notes: Vec<String>,
}

/// A line and its meaning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetLine {
    /// Its number in the text, from 1.
    pub number: usize,
    /// The text of the line.
    pub text: String,
    /// The facts of the line, from left to right.
    pub taken: Vec<LineMeaning>,
    /// The part that was not understood.
    pub unread: Option<UnreadPart>,
}

/// The meaning of a line, or of a part of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineMeaning {
    /// The title.
    Name(String),
    /// The starting stack.
    Stack(Chips),
    /// The length of all levels, in minutes.
    Minutes(u16),
    /// The names of the columns.
    Heads(Vec<ColumnHead>),
    /// A level, with the number given on the sheet.
    Level(Option<u64>, Level),
    /// Another row; true if its length is the usual one.
    Row(Row, bool),
    /// A row after the level of this number.
    After(u64, Row),
    /// Registration stays open: it closes after a level that the sheet does not have.
    StaysOpen(u64),
    /// The end of rebuys; registration closes at its own line.
    RebuysEnd,
    /// The start of another day.
    NextDay,
    /// A time of day.
    Hour,
    /// A subject that is not part of a structure.
    Aside(String),
    /// Words after a row.
    Remark(String),
    /// A line left out by the user.
    LeftOut,
}

impl PastedSheet {
    /// Returns the lines that were not understood.
    pub fn unread(&self) -> impl Iterator<Item = (&SheetLine, &UnreadPart)> {
        self.lines.iter().filter_map(|line| Some((line, line.unread.as_ref()?)))
    }

    /// Returns the starting stack and false. If the sheet has none, returns the usual number of big
    /// blinds and true.
    pub fn stack_or_usual(&self) -> (Chips, bool) {
        let first = self.rows.iter().find_map(|row| row.level());
        let usual = first.map(|level| level.big.times(USUAL_DEPTH)).unwrap_or_default();
        (self.stack.unwrap_or(usual), self.stack.is_none())
    }

    /// Builds the structure from the rows that were understood. `name` is used if the sheet has no
    /// title.
    pub fn structure(&self, name: &str) -> Structure {
        Structure {
            name: self.name.clone().unwrap_or_else(|| name.to_owned()),
            starting_stack: self.stack_or_usual().0,
            rows: self.rows.clone(),
            notes: self.notes.iter().cloned().map(Note::One).collect(),
            ..Structure::default()
        }
    }
}

/// Reads a sheet. Lines not understood are skipped if their text is in `left_out`.
pub fn read(text: &str, left_out: &[String]) -> PastedSheet {
    let end = text.floor_char_boundary(MOST_TEXT.min(text.len()));
    let numbered = text[..end].lines().enumerate().map(|(at, line)| (at + 1, line.trim()));
    let lines: Vec<(usize, &str)> =
        numbered.filter(|(_, line)| line.chars().any(char::is_alphanumeric)).collect();
    let mut reader = SheetReader::default();
    reader.before.by_space = lines.iter().any(|(_, line)| lex::parts_by_space(line));
    let mut read: Vec<(usize, &str, LineFacts)> = Vec::with_capacity(lines.len());
    for (number, line) in lines {
        let of = reader.line(line);
        read.push((number, line, of));
    }
    let mut sheet = assembled(read, left_out);
    if end < text.len() {
        let number = text[..end].lines().count();
        let unread =
            UnreadPart { part: String::new(), reason: UnreadReason::TooLong, instead: Vec::new() };
        sheet.lines.push(SheetLine {
            number,
            text: String::new(),
            taken: Vec::new(),
            unread: Some(unread),
        });
    }
    sheet
}

/// The facts of one line, before the lines are combined.
enum LineFacts {
    Heads(Vec<ColumnHead>, Vec<String>),
    Facts(LineRead),
}

/// The reader's state from line to line.
#[derive(Default)]
struct SheetReader {
    before: LineContext,
    heads: Vec<ColumnHead>,
    names: Vec<String>,
    /// True if spaces separate the names of columns.
    spaced: bool,
    /// True if commas separate the cells.
    commas: bool,
}

impl SheetReader {
    fn line(&mut self, line: &str) -> LineFacts {
        let cells = cells(line, self.commas);
        if let Some(heads) = self.names_of_columns(line, cells.as_deref()) {
            return heads;
        }
        let read = match cells {
            Some(cells) if !self.heads.is_empty() && !self.spaced => {
                let columns = TableColumns { heads: &self.heads, names: &self.names };
                read_row(line, &cells, columns, &self.before)
            }
            Some(cells) => line::read(&cells.join(" | "), &self.before),
            None if self.spaced => read_spaced(line, &self.heads, &self.before)
                .unwrap_or_else(|| line::read(line, &self.before)),
            None => line::read(line, &self.before),
        };
        for fact in &read.facts {
            match fact {
                Fact::Level(draft) => {
                    self.before.in_table = true;
                    self.before.number = draft.number.unwrap_or(self.before.number + 1);
                }
                Fact::Name(_) => self.before.has_name = true,
                _ => {}
            }
        }
        LineFacts::Facts(read)
    }

    fn names_of_columns(&mut self, line: &str, cells: Option<&[&str]>) -> Option<LineFacts> {
        let by_commas = || {
            let cells = columns::cells(line, true)?;
            Some((heads::of_cells(&cells)?, cells))
        };
        let (heads, names) = if let Some(cells) = cells {
            (heads::of_cells(cells)?, cells.to_vec())
        } else if let Some(found) = by_commas().filter(|_| line.contains(',')) {
            found
        } else {
            self.heads = heads::of_line(line)?;
            self.spaced = true;
            self.before.in_table = true;
            return Some(LineFacts::Heads(self.heads.clone(), Vec::new()));
        };
        self.commas |= !line.contains(['\t', '|', ';']);
        self.spaced = false;
        self.before.in_table = true;
        let unknown = heads.iter().zip(&names).filter(|(head, name)| {
            **head == ColumnHead::Unknown && name.chars().any(char::is_alphanumeric)
        });
        let mut unknown: Vec<String> = unknown.map(|(_, name)| (*name).to_owned()).collect();
        self.heads.clone_from(&heads);
        self.names = names.iter().map(|name| (*name).to_owned()).collect();
        if (TableColumns { heads: &self.heads, names: &self.names }).side_by_side().is_none() {
            // Columns that occur twice in an unknown order.
            unknown.clone_from(&self.names);
        }
        Some(LineFacts::Heads(heads, unknown))
    }
}

/// Combines the lines: lengths given elsewhere, rows after named levels, the order.
fn assembled(read: Vec<(usize, &str, LineFacts)>, left_out: &[String]) -> PastedSheet {
    let facts = |of: &LineFacts| match of {
        LineFacts::Heads(..) => Vec::new(),
        LineFacts::Facts(read) => read.facts.clone(),
    };
    let all: Vec<Fact> = read.iter().flat_map(|(_, _, of)| facts(of)).collect();
    let whole = SheetFacts::of(&all);
    let mut joined = JoinedRows {
        rows: Vec::new(),
        column: 0,
        sheet: PastedSheet::default(),
        length: whole.first_length,
    };
    for (number, text, of) in read {
        joined.column = 0;
        let mut line = SheetLine { number, text: text.to_owned(), taken: Vec::new(), unread: None };
        match of {
            LineFacts::Heads(heads, unknown) => {
                line.taken.push(LineMeaning::Heads(heads));
                if !unknown.is_empty() {
                    let part = unknown.join(", ");
                    line.unread = Some(UnreadPart {
                        part,
                        reason: UnreadReason::Column,
                        instead: Vec::new(),
                    });
                }
            }
            LineFacts::Facts(read) => {
                line.unread = read.unread;
                for fact in read.facts {
                    joined.fact(fact, &whole, &mut line);
                }
            }
        }
        if line.unread.is_some() && left_out.iter().any(|left| left == text) {
            line.unread = None;
            line.taken.push(LineMeaning::LeftOut);
        }
        joined.sheet.lines.push(line);
    }
    joined.place_rows_after_levels();
    joined.sheet
}

/// The combined facts of all lines.
struct SheetFacts {
    /// True if lone figures after blinds are minutes.
    lone_is_minutes: Option<bool>,
    /// The first length given for all levels.
    first_length: Option<u16>,
    /// True if registration closes at a line of its own.
    closes: bool,
}

impl SheetFacts {
    fn of(facts: &[Fact]) -> Self {
        let drafts: Vec<&LevelDraft> = facts
            .iter()
            .filter_map(|fact| if let Fact::Level(draft) = fact { Some(draft) } else { None })
            .collect();
        let lone: Vec<u64> = drafts.iter().filter_map(|draft| Some(draft.lone?.get())).collect();
        let first_length = facts
            .iter()
            .find_map(|fact| if let Fact::Minutes(minutes) = fact { Some(*minutes) } else { None });
        let antes = drafts
            .iter()
            .filter(|draft| draft.lone.is_some())
            .all(|draft| draft.lone.is_some_and(|lone| lone <= draft.level.big));
        let changes = lone.windows(2).filter(|pair| pair[0] != pair[1]).count();
        let stated: Vec<u64> =
            drafts.iter().filter_map(|draft| Some(draft.minutes?.into())).collect();
        let known =
            |lone: &u64| stated.contains(lone) || first_length.map(u64::from) == Some(*lone);
        let lone_is_minutes = if lone.iter().all(known) {
            Some(true)
        } else if first_length.is_some() {
            // The length is given for all levels, so the figures are antes.
            antes.then_some(false)
        } else if stated.is_empty() && changes * 2 < lone.len() {
            Some(true)
        } else {
            None
        };
        let closes = facts.iter().any(|fact| {
            matches!(
                fact,
                Fact::Row(Row::RegistrationCloses, _) | Fact::After(_, Row::RegistrationCloses)
            )
        });
        Self { lone_is_minutes, first_length, closes }
    }
}

/// The rows combined so far.
struct JoinedRows {
    /// Each row with the number of its level. The index is that of the level in its line that it is
    /// or follows.
    rows: Vec<(Option<u64>, usize, Row)>,
    /// The index in its line of the next level, from 1; 0 before the first.
    column: usize,
    sheet: PastedSheet,
    /// The length of the level above, or that of all levels.
    length: Option<u16>,
}

impl JoinedRows {
    fn fact(&mut self, fact: Fact, whole: &SheetFacts, line: &mut SheetLine) {
        match fact {
            Fact::Name(name) if name.chars().count() > MOST_NAME => {
                line.taken.push(LineMeaning::Aside(name));
            }
            Fact::Name(name) => {
                line.taken.push(LineMeaning::Name(name.clone()));
                self.sheet.name.get_or_insert(name);
            }
            Fact::Stack(stack) if self.sheet.stack.is_none_or(|known| known == stack) => {
                self.sheet.stack = Some(stack);
                line.taken.push(LineMeaning::Stack(stack));
            }
            Fact::Stack(stack) => {
                let part = stack.get().to_string();
                line.unread.get_or_insert(UnreadPart {
                    part,
                    reason: UnreadReason::Unknown,
                    instead: Vec::new(),
                });
            }
            Fact::Minutes(minutes) => {
                self.length = Some(minutes);
                line.taken.push(LineMeaning::Minutes(minutes));
            }
            Fact::Level(draft) => self.level(draft, whole, line),
            Fact::Row(Row::EndOfDay, _)
                if self.rows.last().is_some_and(|(.., row)| *row == Row::EndOfDay) =>
            {
                line.taken.push(LineMeaning::NextDay);
            }
            Fact::Row(row, assumed) => {
                let closes =
                    |(.., other): &(Option<u64>, usize, Row)| *other == Row::RegistrationCloses;
                if row == Row::RegistrationCloses && self.rows.iter().any(closes) {
                    let part = line.text.clone();
                    line.unread.get_or_insert(UnreadPart {
                        part,
                        reason: UnreadReason::ClosesTwice,
                        instead: Vec::new(),
                    });
                    return;
                }
                self.push(None, row.clone(), line);
                line.taken.push(LineMeaning::Row(row, assumed));
            }
            Fact::After(number, row) => {
                line.taken.push(LineMeaning::After(number, row));
            }
            Fact::RebuysEnd(_) if whole.closes => line.taken.push(LineMeaning::RebuysEnd),
            Fact::RebuysEnd(Some(number)) => {
                self.fact(Fact::After(number, Row::RegistrationCloses), whole, line);
            }
            Fact::RebuysEnd(None) => {
                self.fact(Fact::Row(Row::RegistrationCloses, false), whole, line);
            }
            Fact::NextDay => {
                let begun = self.rows.iter().any(|(.., row)| row.level().is_some());
                if begun && self.rows.last().is_none_or(|(.., row)| *row != Row::EndOfDay) {
                    self.push(None, Row::EndOfDay, line);
                    line.taken.push(LineMeaning::Row(Row::EndOfDay, false));
                } else {
                    line.taken.push(LineMeaning::NextDay);
                }
            }
            Fact::Restart => {
                if self.rows.last().is_some_and(|(.., row)| *row == Row::EndOfDay) {
                    line.taken.push(LineMeaning::NextDay);
                } else {
                    let part = line.text.clone();
                    line.unread.get_or_insert(UnreadPart {
                        part,
                        reason: UnreadReason::Unknown,
                        instead: vec!["End of day".to_owned()],
                    });
                }
            }
            Fact::Hour => line.taken.push(LineMeaning::Hour),
            Fact::Aside(words) => line.taken.push(LineMeaning::Aside(words)),
            Fact::Remark(words) => line.taken.push(LineMeaning::Remark(words)),
        }
    }

    fn level(&mut self, mut draft: LevelDraft, whole: &SheetFacts, line: &mut SheetLine) {
        if let Some(lone) = draft.lone {
            match whole.lone_is_minutes {
                Some(true) if lone.get() <= LONG_LEVEL => {
                    draft.minutes = u16::try_from(lone.get()).ok();
                }
                Some(false) => {
                    draft.level.ante = bottone_rules::levels::Ante::by_size(lone, draft.level.big);
                }
                _ => {
                    let part = lone.get().to_string();
                    let instead = [" min", ""].map(|unit| {
                        let stem = line.text.trim_end().strip_suffix(&part).unwrap_or(&line.text);
                        if unit.is_empty() {
                            format!("{stem}ante {part}")
                        } else {
                            format!("{stem}{part}{unit}")
                        }
                    });
                    let instead = if line.text.trim_end().ends_with(&part) {
                        instead.to_vec()
                    } else {
                        Vec::new()
                    };
                    line.unread.get_or_insert(UnreadPart {
                        part,
                        reason: UnreadReason::MinutesOrAnte,
                        instead,
                    });
                    return;
                }
            }
        }
        let minutes = draft.minutes.or(self.length);
        self.sheet.assumes_minutes |= minutes.is_none();
        if draft.minutes.is_some() {
            self.length = draft.minutes;
        }
        let level = Level { minutes: minutes.unwrap_or(USUAL), ..draft.level };
        self.column += 1;
        self.push(draft.number, Row::Level(level.clone()), line);
        line.taken.push(LineMeaning::Level(draft.number, level));
    }

    fn push(&mut self, number: Option<u64>, row: Row, line: &mut SheetLine) {
        if self.rows.len() < MOST_ROWS {
            // A row from a line without a level is not in any table.
            self.rows.push((number, self.column.checked_sub(1).unwrap_or(usize::MAX), row));
        } else {
            let part = line.text.clone();
            line.unread.get_or_insert(UnreadPart {
                part,
                reason: UnreadReason::TooLong,
                instead: Vec::new(),
            });
        }
    }

    /// Puts rows after the levels that their lines name.
    fn place_rows_after_levels(&mut self) {
        // Tables side by side are read one after the other.
        let ascends = |rows: &[(Option<u64>, usize, Row)]| {
            let numbers: Vec<u64> = rows.iter().filter_map(|(number, ..)| *number).collect();
            numbers.windows(2).all(|pair| pair[0] < pair[1])
        };
        // A row between side-by-side tables cannot be assigned to one of them.
        let tables_end = self.rows.iter().rposition(|(_, column, _)| *column != usize::MAX);
        let is_between = tables_end
            .is_some_and(|end| self.rows[..end].iter().any(|(_, column, _)| *column == usize::MAX));
        if !ascends(&self.rows) && !is_between {
            let mut by_table = self.rows.clone();
            by_table.sort_by_key(|(_, column, _)| *column);
            if ascends(&by_table) {
                self.rows = by_table;
            }
        }
        // A level without a number of its own has the next one.
        let mut last = 0;
        for (number, _, row) in &mut self.rows {
            if row.level().is_some() {
                last = number.unwrap_or(last + 1);
                *number = Some(last);
            }
        }
        for line in &mut self.sheet.lines {
            for taken in &mut line.taken {
                let LineMeaning::After(after, row) = taken else { continue };
                let at = self
                    .rows
                    .iter()
                    .position(|(number, _, row)| row.level().is_some() && *number == Some(*after));
                let last =
                    self.rows.iter().filter_map(|(number, ..)| *number).max().unwrap_or_default();
                let closes = *row == Row::RegistrationCloses
                    && self.rows.iter().any(|(.., other)| *other == Row::RegistrationCloses);
                match at {
                    _ if closes => {
                        let part = line.text.clone();
                        line.unread.get_or_insert(UnreadPart {
                            part,
                            reason: UnreadReason::ClosesTwice,
                            instead: Vec::new(),
                        });
                    }
                    Some(at) if self.rows.len() < MOST_ROWS => {
                        self.rows.insert(at + 1, (None, 0, row.clone()));
                    }
                    // Registration that is open through all levels needs no row.
                    None if *row == Row::RegistrationCloses && *after > last => {
                        self.sheet.notes.push(line.text.clone());
                        *taken = LineMeaning::StaysOpen(*after);
                    }
                    _ => {
                        let part = after.to_string();
                        line.unread.get_or_insert(UnreadPart {
                            part,
                            reason: UnreadReason::NoSuchLevel,
                            instead: Vec::new(),
                        });
                    }
                }
            }
        }
        self.sheet.rows = self.rows.drain(..).map(|(.., row)| row).collect();
    }
}
