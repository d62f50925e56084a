//! The conversion of rows to people, by the director's choice of columns.

use std::mem;

use bottone_base::person::{PeopleIndex, Person};
use bottone_i18n::{Saying, displayed_by_saying};

use super::{
    CsvRow, CsvSheet, LONGEST_NAME, PlayerField, SheetError, guess, line_numbers,
    line_numbers::Numbering, names, status,
};

/// A person on the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewPlayer {
    /// The line of the file, counted from 1.
    pub line: u64,
    pub person: Person,
    /// The doubts for the director before this person is imported.
    pub doubts: Vec<Doubt>,
    /// True if this person is to be imported. The default is true without a doubt that keeps
    /// away; the director can change it.
    pub included: bool,
}

impl NewPlayer {
    /// Returns whether the row may be a title or a heading instead of a person.
    pub fn may_be_heading(&self) -> bool {
        self.doubts.iter().any(|doubt| matches!(doubt, Doubt::Headings | Doubt::NoNumber))
    }

    /// Returns whether a person of the same name is known, or on the list.
    pub fn has_namesake(&self) -> bool {
        self.doubts.iter().any(|doubt| matches!(doubt, Doubt::Known | Doubt::OnLine(_)))
    }
}

/// A doubt about a row, for the director before the import.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// A player of the event may be the same person.
    Known,
    /// The player on this line of the same file may be the same.
    OnLine(u64),
    /// By a column, or by a title above, this person does not come, or not for certain.
    StaysAway {
        /// The heading of the column; empty for a line above.
        column: String,
        says: String,
    },
    /// A column with replies has an unknown reply for this person.
    NotUnderstood {
        /// The heading of the column.
        column: String,
        says: String,
    },
    /// The row looks like the headings of columns, or like a title.
    Headings,
    /// The other lines are numbered, but this one is not.
    NoNumber,
}

impl Doubt {
    /// Returns whether a row with this doubt is left out unless the director includes it.
    pub const fn excludes(&self) -> bool {
        !matches!(self, Self::NotUnderstood { .. })
    }

    fn saying(&self) -> Saying {
        match self {
            Self::Known => Saying::of("files-player-known"),
            Self::OnLine(line) => Saying::of("files-player-twice").with("line", *line),
            Self::StaysAway { column, says } if column.is_empty() => {
                Saying::of("files-player-under").with("says", says.as_str())
            }
            Self::StaysAway { column, says } => Saying::of("files-player-away")
                .with("column", column.as_str())
                .with("says", says.as_str()),
            Self::NotUnderstood { column, says } => Saying::of("files-player-unclear")
                .with("column", column.as_str())
                .with("says", says.as_str()),
            Self::Headings => Saying::of("files-player-headings"),
            Self::NoNumber => Saying::of("files-player-no-number"),
        }
    }
}

/// A problem in a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineProblem {
    /// The line of the file, counted from 1.
    pub line: u64,
    /// The kind of problem.
    pub trouble: LineTrouble,
}

/// The kind of a problem in a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineTrouble {
    /// The line has no name, and was left out.
    NoName,
    /// The name is unreadable: too many marks on a letter, or invisible characters. The line was
    /// left out.
    NotReadable,
    /// A name longer than [`LONGEST_NAME`] characters was cut.
    NameCut,
    /// The line has more cells than there are columns.
    TooManyCells {
        /// The number of columns.
        columns: usize,
        cells: usize,
    },
}

impl LineProblem {
    fn saying(&self) -> Saying {
        match self.trouble {
            LineTrouble::NoName => Saying::of("files-no-name"),
            LineTrouble::NotReadable => Saying::of("files-name-not-readable"),
            LineTrouble::NameCut => Saying::of("files-name-cut").with("most", LONGEST_NAME),
            LineTrouble::TooManyCells { columns, cells } => {
                Saying::of("files-too-many-cells").with("cells", cells).with("columns", columns)
            }
        }
        .with("line", self.line)
    }
}

displayed_by_saying!(Doubt, LineProblem);

/// The people on the list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ImportList {
    /// The people, in the order of the file.
    pub people: Vec<NewPlayer>,
    /// The problems, in the order of the file.
    pub problems: Vec<LineProblem>,
}

impl CsvSheet {
    /// Makes people of the rows. `mapping` is the content of each column, from the left; columns
    /// beyond it are skipped. `known` holds the existing players.
    ///
    /// Several columns may have the same content: their words are joined in the order of the
    /// columns.
    ///
    /// # Errors
    /// No column holds names.
    pub fn players(
        &self,
        mapping: &[PlayerField],
        known: &PeopleIndex<()>,
    ) -> Result<ImportList, SheetError> {
        let mapping = mapping.get(..self.columns.len()).unwrap_or(mapping);
        let Some(names) = mapping.iter().position(|field| field.is_name()) else {
            return Err(SheetError::NoNameColumn);
        };
        let numbering = self.numbering(names);
        let mut players = ImportList::default();
        let mut seen: PeopleIndex<u64> = PeopleIndex::default();
        let mut part = None;
        for (at, row) in self.rows.iter().enumerate() {
            let mut tell = |trouble| players.problems.push(LineProblem { line: row.line, trouble });
            let cells = row.extent();
            if cells > self.width {
                tell(LineTrouble::TooManyCells { columns: self.width, cells });
            }
            let mut person = self.person(row, mapping, numbering);
            if shorten(&mut person.family) | shorten(&mut person.given) {
                tell(LineTrouble::NameCut);
            }
            if person.namesake().is_empty() {
                tell(LineTrouble::NoName);
                continue;
            }
            if !person.is_readable() {
                tell(LineTrouble::NotReadable);
                continue;
            }
            let mut doubts = self.doubts_of_row(at, row, numbering, names);
            if let Some(title) = is_title(row, &doubts) {
                part = (status::is_attending(title) == Some(false)).then(|| title.to_owned());
            } else if let Some(says) = part.clone() {
                doubts.push(Doubt::StaysAway { column: String::new(), says });
            }
            doubts.extend(self.answers(row, mapping));
            if known.find(&person, None).is_some() {
                doubts.push(Doubt::Known);
            } else if let Some(line) = seen.find(&person, None) {
                doubts.push(Doubt::OnLine(*line));
            }
            seen.note(&person, None, row.line);
            let taken = !doubts.iter().any(Doubt::excludes);
            players.people.push(NewPlayer { line: row.line, person, doubts, included: taken });
        }
        Ok(players)
    }

    /// Returns the numbering of the lines in the column `names`.
    fn numbering(&self, names: usize) -> Numbering {
        let cells = self.rows.iter().filter_map(|row| row.cells.get(names));
        Numbering::of(cells.map(String::as_str))
    }

    /// Returns the doubts whether a row is a person at all.
    fn doubts_of_row(
        &self,
        at: usize,
        row: &CsvRow,
        numbering: Numbering,
        names: usize,
    ) -> Vec<Doubt> {
        let cell = row.cells.get(names).map_or("", String::as_str);
        let is_first = at == 0 && !self.has_header();
        let below = self.rows.get(1..).unwrap_or_default();
        let is_title = row.extent() == 1 && row.cells.iter().any(|cell| cell.ends_with(':'));
        let mut doubts = Vec::new();
        if is_title
            || guess::names_columns(row)
            || (is_first && guess::looks_like_headings(row, below))
        {
            doubts.push(Doubt::Headings);
        } else if numbering.is_usual && !numbering.strip(cell).1 {
            doubts.push(Doubt::NoNumber);
        }
        doubts
    }

    /// Returns the doubts from the columns with replies.
    fn answers<'a>(
        &'a self,
        row: &'a CsvRow,
        mapping: &'a [PlayerField],
    ) -> impl Iterator<Item = Doubt> + 'a {
        let columns = row.cells.iter().zip(mapping).zip(&self.columns);
        columns
            .filter(|((cell, field), _)| **field == PlayerField::Status && !cell.is_empty())
            .filter_map(|((says, _), column)| {
                let (column, says) = (column.header.clone(), says.clone());
                match status::is_attending(&says) {
                    Some(true) => None,
                    Some(false) => Some(Doubt::StaysAway { column, says }),
                    None => Some(Doubt::NotUnderstood { column, says }),
                }
            })
    }

    fn person(&self, row: &CsvRow, mapping: &[PlayerField], numbering: Numbering) -> Person {
        let mut person = Person::default();
        let mut remarks = String::new();
        let mut whole = (String::new(), String::new());
        for ((cell, field), column) in row.cells.iter().zip(mapping).zip(&self.columns) {
            if cell.is_empty() {
                continue;
            }
            let mut cell = cell.as_str();
            if field.is_name() {
                let (name, remark) = line_numbers::remark(numbering.strip(cell).0);
                join(&mut remarks, "; ", &remark);
                cell = name;
            }
            match field {
                PlayerField::Family => join(&mut person.family, " ", cell),
                PlayerField::Given => join(&mut person.given, " ", cell),
                PlayerField::FullName | PlayerField::FullNameFamilyFirst => {
                    let parts = names::split(cell, *field == PlayerField::FullNameFamilyFirst);
                    join(&mut whole.0, " ", &parts.0);
                    join(&mut whole.1, " ", &parts.1);
                }
                PlayerField::Country => join(&mut person.country, " ", cell),
                PlayerField::Card => join(&mut person.card, " ", cell),
                PlayerField::Note if guess::is_plain_note(&column.header) => {
                    join(&mut person.note, "; ", cell);
                }
                PlayerField::Note => {
                    join(&mut person.note, "; ", &format!("{}: {cell}", column.header));
                }
                PlayerField::Status | PlayerField::Skip => {}
            }
        }
        join(&mut person.note, "; ", &remarks);
        // Half a name in its own column takes precedence over a divided full name.
        if person.family.is_empty() && person.given.is_empty() {
            (person.family, person.given) = whole;
        }
        // A single name is a family name in any column.
        if person.family.is_empty() {
            person.family = mem::take(&mut person.given);
        }
        if matches!(person.country.len(), 2 | 3) {
            person.country.make_ascii_uppercase();
        }
        person
    }
}

/// Returns the words of a row that is a title over a part of the list.
fn is_title<'a>(row: &'a CsvRow, doubts: &[Doubt]) -> Option<&'a str> {
    let is_one = row.extent() == 1;
    let title = row.cells.iter().find(|cell| !cell.is_empty())?.trim_end_matches(':').trim_end();
    let says_so = doubts.iter().any(|doubt| matches!(doubt, Doubt::Headings | Doubt::NoNumber));
    (is_one && says_so).then_some(title)
}

fn join(text: &mut String, between: &str, more: &str) {
    if !text.is_empty() && !more.is_empty() {
        text.push_str(between);
    }
    text.push_str(more);
}

/// Cuts a name that is too long. Returns whether it was cut.
fn shorten(name: &mut String) -> bool {
    let Some((end, _)) = name.char_indices().nth(LONGEST_NAME) else { return false };
    name.truncate(end);
    name.truncate(name.trim_end().len());
    true
}
