//! From rows to people, as the director has said what the columns hold.

use std::{
    collections::{BTreeMap, BTreeSet},
    mem,
};

use super::{Field, LONGEST_NAME, Row, Sheet, SheetError, guess, names};
use crate::{
    i18n::{Saying, told_by_saying},
    rules::person::Person,
};

/// Somebody on the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewPlayer {
    /// The line of the file, counted from 1.
    pub line: u64,
    pub person: Person,
    /// Who else has the same name, if anybody.
    pub twin: Option<Twin>,
    /// Is this person to be taken over? Twins are not, unless the director says so.
    pub taken: bool,
}

/// Somebody of the same name, accents, capitals and spaces aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Twin {
    /// A player who is known already.
    Known,
    /// The player on this line of the same file.
    OnLine(u64),
}

/// Something odd about a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The line of the file, counted from 1.
    pub line: u64,
    /// What is odd about it.
    pub trouble: Trouble,
}

/// What is odd about a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// There is no name on it, and nobody was made of it.
    NoName,
    /// A name was longer than [`LONGEST_NAME`] characters and was cut.
    NameCut,
    /// It has more cells than there are columns.
    TooManyCells {
        /// How many columns there are.
        columns: usize,
        cells: usize,
    },
}

impl Problem {
    fn saying(&self) -> Saying {
        match self.trouble {
            Trouble::NoName => Saying::of("files-no-name"),
            Trouble::NameCut => Saying::of("files-name-cut").with("most", LONGEST_NAME),
            Trouble::TooManyCells { columns, cells } => {
                Saying::of("files-too-many-cells").with("cells", cells).with("columns", columns)
            }
        }
        .with("line", self.line)
    }
}

told_by_saying!(Problem);

/// Everybody on the list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Players {
    /// The people, in the order of the file.
    pub people: Vec<NewPlayer>,
    /// What is odd, in the order of the file.
    pub problems: Vec<Problem>,
}

impl Sheet {
    /// Makes people of the rows. `mapping` says what each column holds, from the left; columns beyond it are skipped.
    /// `known` holds the names of those known already, as [`Person::namesake`] writes them.
    ///
    /// Several columns may hold the same: their words are joined in the order of the columns.
    ///
    /// # Errors
    /// If no column holds names.
    pub fn players(
        &self,
        mapping: &[Field],
        known: &BTreeSet<String>,
    ) -> Result<Players, SheetError> {
        let columns = mapping.iter().take(self.columns.len());
        if !columns.into_iter().any(|field| field.is_name()) {
            return Err(SheetError::NoNameColumn);
        }
        let mut players = Players::default();
        let mut seen = BTreeMap::new();
        for row in &self.rows {
            let mut tell = |trouble| players.problems.push(Problem { line: row.line, trouble });
            let cells = row.extent();
            if cells > self.width {
                tell(Trouble::TooManyCells { columns: self.width, cells });
            }
            let mut person = self.person(row, mapping);
            if shorten(&mut person.family) | shorten(&mut person.given) {
                tell(Trouble::NameCut);
            }
            let namesake = person.namesake();
            if namesake.is_empty() {
                tell(Trouble::NoName);
                continue;
            }
            let twin = if known.contains(&namesake) {
                Some(Twin::Known)
            } else {
                seen.get(&namesake).copied().map(Twin::OnLine)
            };
            seen.entry(namesake).or_insert(row.line);
            players.people.push(NewPlayer { line: row.line, person, twin, taken: twin.is_none() });
        }
        Ok(players)
    }

    fn person(&self, row: &Row, mapping: &[Field]) -> Person {
        let mut person = Person::default();
        let mut whole = (String::new(), String::new());
        for ((cell, field), column) in row.cells.iter().zip(mapping).zip(&self.columns) {
            if cell.is_empty() {
                continue;
            }
            match field {
                Field::Family => join(&mut person.family, " ", cell),
                Field::Given => join(&mut person.given, " ", cell),
                Field::FullName | Field::FullNameFamilyFirst => {
                    let parts = names::split(cell, *field == Field::FullNameFamilyFirst);
                    join(&mut whole.0, " ", &parts.0);
                    join(&mut whole.1, " ", &parts.1);
                }
                Field::Country => join(&mut person.country, " ", cell),
                Field::Card => join(&mut person.card, " ", cell),
                Field::Note if guess::is_plain_note(&column.header) => {
                    join(&mut person.note, "; ", cell);
                }
                Field::Note => join(&mut person.note, "; ", &format!("{}: {cell}", column.header)),
                Field::Skip => {}
            }
        }
        // Half a name in its own column outweighs what a whole name was taken apart into.
        if person.family.is_empty() && person.given.is_empty() {
            (person.family, person.given) = whole;
        }
        // A lone name is a family name wherever it stands.
        if person.family.is_empty() {
            person.family = mem::take(&mut person.given);
        }
        if matches!(person.country.len(), 2 | 3) {
            person.country.make_ascii_uppercase();
        }
        person
    }
}

fn join(text: &mut String, between: &str, more: &str) {
    if !text.is_empty() && !more.is_empty() {
        text.push_str(between);
    }
    text.push_str(more);
}

/// Cuts a name that is too long, and says so.
fn shorten(name: &mut String) -> bool {
    let Some((end, _)) = name.char_indices().nth(LONGEST_NAME) else { return false };
    name.truncate(end);
    name.truncate(name.trim_end().len());
    true
}
