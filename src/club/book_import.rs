//! The import of people into the book: from spreadsheets, from events, from The Tournament
//! Director.

use std::{collections::BTreeMap, path::Path};

use bottone_base::{
    person::{PeopleIndex, Person, PersonId, fold},
    time::Timestamp,
};
use bottone_house::{
    Command,
    people::{Bar, Details, PeopleCommand},
};
use bottone_i18n::{Language, Saying, ToText, shown_in_english};
use bottone_session::{
    Desk as _, OpenError, file,
    house::{HouseDesk, HouseError},
    time::SystemClock,
};
use bottone_store::{
    csv::{CsvRow, CsvSheet, PlayerField, SheetError},
    folder::{is_book, is_event},
    journal::Notice,
    tdt::{self, TdtError},
};
use bottone_view::house::end_of_day;

/// A person on a list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ListedPerson {
    pub details: Details,
    /// The id in the book from which the list was exported.
    pub id: Option<PersonId>,
    pub bar: Option<Bar>,
}

/// The people of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ListedPeople {
    pub people: Vec<ListedPerson>,
    /// The number of a spreadsheet's lines that are titles or headings.
    pub left_out: usize,
    /// The headings of columns that were not read.
    pub unread: Vec<String>,
    /// The faults of an event's file by which lines were left out.
    pub damage: Vec<Notice>,
}

impl From<Vec<Details>> for ListedPeople {
    fn from(people: Vec<Details>) -> Self {
        let listed = |details| ListedPerson { details, ..ListedPerson::default() };
        Self { people: people.into_iter().map(listed).collect(), ..Self::default() }
    }
}

/// The result of importing a list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BookImport {
    /// The number of people barred from now on, new or known before.
    pub barred: usize,
    /// The headings of columns that were not read.
    pub unread: Vec<String>,
    pub new: usize,
    /// The number of people already in the book, or twice on the list.
    pub known: usize,
    /// The number of lines that are titles or headings.
    pub left_out: usize,
    /// The faults of an event's file by which lines were left out.
    pub damage: Vec<Notice>,
}

/// The reason why an import failed.
#[derive(Debug, thiserror::Error)]
pub enum BookImportError {
    Sheet(#[from] SheetError),
    Event(#[from] OpenError),
    Tdt(#[from] TdtError),
    House(#[from] HouseError),
    /// A cell is not what its column takes.
    Cell {
        line: u64,
        column: String,
        says: String,
        expected: CellKind,
    },
}

/// The content that a column takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CellKind {
    Year,
    Date,
    YesOrNo,
}

impl CellKind {
    /// Returns the id of the message with an example.
    const fn id(self) -> &'static str {
        match self {
            Self::Year => "club-list-year",
            Self::Date => "club-list-date",
            Self::YesOrNo => "club-list-yes-or-no",
        }
    }
}

impl ToText for BookImportError {
    fn to_text(&self, language: Language) -> String {
        match self {
            Self::Sheet(error) => error.to_text(language),
            Self::Event(error) => error.to_text(language),
            Self::Tdt(error) => error.to_text(language),
            Self::House(error) => error.to_text(language),
            Self::Cell { line, column, says, expected } => Saying::of("club-list-cell")
                .with("line", *line)
                .with("column", column.as_str())
                .with("says", says.as_str())
                .with("expected", Saying::of(expected.id()))
                .to_text(language),
        }
    }
}

shown_in_english!(BookImportError);

/// Reads the people in a file: an event (`.bottone`, `.ron`), one of The Tournament Director
/// (`.tdt`), or a spreadsheet.
///
/// # Errors
/// The file cannot be read as the kind that its name states.
pub fn people_in(path: &Path, desk: &HouseDesk) -> Result<ListedPeople, BookImportError> {
    let ends_in =
        |ending: &str| path.extension().is_some_and(|found| found.eq_ignore_ascii_case(ending));
    if is_event(path) || is_book(path) {
        let clock = Box::new(SystemClock::start());
        let opened = file::read(path, clock, desk.operator().clone())?;
        let players = opened.desk.tournament().entries().players();
        let people: Vec<_> = players.map(|(_, player)| with_note(&player.person)).collect();
        let damage = opened.notices.into_iter().filter(Notice::drops_lines).collect();
        return Ok(ListedPeople { damage, ..people.into() });
    }
    if ends_in("tdt") {
        let text = tdt::text_of(path)?;
        let players = tdt::tournament_of(&text)?.players;
        let people: Vec<_> = players.iter().map(|player| with_note(&player.person)).collect();
        return Ok(people.into());
    }
    let sheet = CsvSheet::open(path)?;
    let own = OwnColumns::of(&sheet);
    let mut mapping = sheet.guessed();
    own.take_from(&mut mapping);
    let by = &desk.operator().name;
    let rows: BTreeMap<u64, &CsvRow> = sheet.rows.iter().map(|row| (row.line, row)).collect();
    let players = sheet.players(&mapping, &PeopleIndex::default())?.people;
    let left_out = players.iter().filter(|new| new.may_be_heading()).count();
    let mut people = Vec::new();
    for new in players.iter().filter(|new| !new.may_be_heading()) {
        let details = with_note(&new.person);
        let mut listed = ListedPerson { details, ..ListedPerson::default() };
        if let Some(row) = rows.get(&new.line) {
            own.fill(&mut listed, row, by).map_err(|(at, expected)| {
                let column = sheet.columns.get(at).map(|column| column.header.clone());
                let says = row.cells.get(at).cloned().unwrap_or_default();
                let column = column.unwrap_or_default();
                BookImportError::Cell { line: new.line, column, says, expected }
            })?;
        }
        people.push(listed);
    }
    let unread = own.unread_headings(&sheet, &mapping);
    Ok(ListedPeople { people, left_out, unread, damage: Vec::new() })
}

fn with_note(person: &Person) -> Details {
    Details { notes: person.note.clone(), ..Details::of(person) }
}

/// The columns that only a book has, not a list of players. Their names are those of a house's own
/// export, and those of other lists for births and bars.
struct OwnColumns {
    id: Option<usize>,
    born: Option<usize>,
    document: Option<usize>,
    language: Option<usize>,
    spellings: Option<usize>,
    notes: Option<usize>,
    barred: Option<usize>,
    until: Option<usize>,
    by: Option<usize>,
    why: Option<usize>,
}

/// Returns a heading in the form in which headings are compared.
fn key(heading: &str) -> String {
    fold(heading).replace(' ', "")
}

/// Other headings for a year or a date of birth, folded and without spaces.
const BORN: [&str; 14] = [
    "yearofbirth",
    "birthyear",
    "birthdate",
    "birthday",
    "dateofbirth",
    "dob",
    "born",
    "bornon",
    "annodinascita",
    "datadinascita",
    "nascita",
    "natoil",
    "natail",
    "anodenacimiento",
];

/// Other headings for bars, folded and without spaces.
const BARRED: [&str; 16] = [
    "barred",
    "bar",
    "ban",
    "banned",
    "excluded",
    "exclusion",
    "selfexcluded",
    "blacklist",
    "blacklisted",
    "blocked",
    "escluso",
    "esclusi",
    "bandito",
    "autoescluso",
    "excluido",
    "vetado",
];

/// Cells in a column of bars, folded.
const YES: [&str; 9] = ["yes", "y", "si", "s", "true", "1", "x", "barred", "banned"];
const NO: [&str; 8] = ["", "no", "n", "false", "0", "-", "—", "none"];

impl OwnColumns {
    fn of(sheet: &CsvSheet) -> Self {
        let at = |is: &dyn Fn(&str) -> bool| {
            sheet.columns.iter().position(|column| is(&key(&column.header)))
        };
        let named = |name: &str| {
            let titles: Vec<String> =
                Language::complete().map(|language| key(&language.word(name))).collect();
            at(&|header| titles.iter().any(|title| title == header))
        };
        let also = |name: &str, others: &[&str]| {
            named(name).or_else(|| at(&|header| others.contains(&header)))
        };
        Self {
            id: named("club-id"),
            born: also("club-born", &BORN),
            document: named("club-document"),
            language: named("club-language"),
            spellings: named("club-spellings"),
            notes: named("club-notes"),
            barred: also("club-column-barred", &BARRED),
            until: named("club-column-until"),
            by: named("club-column-by"),
            why: named("club-column-why"),
        }
    }

    fn all(&self) -> impl Iterator<Item = usize> {
        let Self { id, born, document, language, spellings, notes, barred, until, by, why } = self;
        [id, born, document, language, spellings, notes, barred, until, by, why]
            .into_iter()
            .flatten()
            .copied()
    }

    /// Takes the book's own columns from the mapping. The others are read as a list of players.
    fn take_from(&self, mapping: &mut [PlayerField]) {
        for at in self.all() {
            if let Some(field) = mapping.get_mut(at) {
                *field = PlayerField::Skip;
            }
        }
    }

    /// Returns the headings of the columns that are not read.
    fn unread_headings(&self, sheet: &CsvSheet, mapping: &[PlayerField]) -> Vec<String> {
        let own: Vec<usize> = self.all().collect();
        let columns = sheet.columns.iter().zip(mapping).enumerate();
        let unread = columns.filter(|(at, (column, field))| {
            **field == PlayerField::Skip && !own.contains(at) && !column.header.trim().is_empty()
        });
        unread.map(|(_, (column, _))| column.header.clone()).collect()
    }

    /// Fills in the data of the row.
    ///
    /// # Errors
    /// The column whose cell is not understood, and the content that it takes.
    fn fill(
        &self,
        listed: &mut ListedPerson,
        row: &CsvRow,
        by: &str,
    ) -> Result<(), (usize, CellKind)> {
        let cell =
            |at: Option<usize>| at.and_then(|at| row.cells.get(at)).map_or("", |cell| cell.trim());
        let details = &mut listed.details;
        // A whole date begins or ends with the year.
        let numbers = cell(self.born).split(|c: char| !c.is_ascii_digit());
        let year = numbers.filter(|number| number.len() == 4).find_map(|year| year.parse().ok());
        if let Some(at) = self.born.filter(|at| year.is_none() && !cell(Some(*at)).is_empty()) {
            return Err((at, CellKind::Year));
        }
        details.born = year;
        cell(self.document).clone_into(&mut details.document);
        cell(self.language).clone_into(&mut details.language);
        let spellings = cell(self.spellings).split(';').map(str::trim);
        details.spellings = spellings.filter(|name| !name.is_empty()).map(str::to_owned).collect();
        let notes = [cell(self.notes), &details.notes];
        let notes: Vec<&str> = notes.into_iter().filter(|note| !note.is_empty()).collect();
        details.notes = notes.join("; ");
        listed.id = PersonId::parse(cell(self.id));
        listed.bar = self.bar(cell, by)?;
        Ok(())
    }

    fn bar<'c>(
        &self,
        cell: impl Fn(Option<usize>) -> &'c str,
        by: &str,
    ) -> Result<Option<Bar>, (usize, CellKind)> {
        let said = |text: &str, otherwise: &str| {
            if text.is_empty() { otherwise.to_owned() } else { text.to_owned() }
        };
        let typed = cell(self.until);
        let until = Timestamp::parse(typed).or_else(|| end_of_day(typed));
        if let Some(at) = self.until.filter(|_| until.is_none() && !typed.is_empty()) {
            return Err((at, CellKind::Date));
        }
        let answer = fold(cell(self.barred));
        let is_yes = YES.contains(&answer.as_str())
            || Language::complete().any(|of| fold(&of.word("club-column-yes")) == answer);
        if let Some(at) = self.barred.filter(|_| !is_yes && !NO.contains(&answer.as_str())) {
            return Err((at, CellKind::YesOrNo));
        }
        let why = cell(self.why);
        let heading = self.barred.is_some() || self.until.is_some();
        let is_barred = is_yes || self.barred.is_none() && heading && until.is_some();
        Ok(is_barred.then(|| Bar { until, by: said(cell(self.by), by), reason: said(why, "-") }))
    }
}

/// Imports people into the book, in one act. A person already there is left out: by id, by card, or
/// by name if nothing contradicts it. A bar on the list that the book lacks is added to them.
///
/// # Errors
/// The book cannot be written, or a person has no name.
pub fn take_in(
    desk: &mut HouseDesk,
    people: impl Into<ListedPeople>,
) -> Result<BookImport, HouseError> {
    let ListedPeople { people, left_out, unread, damage } = people.into();
    let (mut in_book, mut on_list) = (PeopleIndex::default(), PeopleIndex::default());
    let person_of = |details: &Details| details.person(PersonId::default());
    for (id, person) in desk.house().people().all() {
        in_book.note(&person_of(&person.details), person.details.born, id);
    }
    let mut taken = BookImport { unread, left_out, damage, ..BookImport::default() };
    let mut new: BTreeMap<PersonId, Details> = BTreeMap::new();
    let mut bars: BTreeMap<PersonId, Bar> = BTreeMap::new();
    for ListedPerson { details, id, bar } in people {
        let whom = person_of(&details);
        let book = desk.house().people();
        let by_id = id.filter(|id| book.get(*id).is_some()).map(|id| book.current_id(id));
        let found = by_id.or_else(|| in_book.find(&whom, details.born).copied());
        // Two lines with ids of their own are two people, even with one name.
        let found = found.or_else(|| match id {
            Some(_) => None,
            None => on_list.find(&whom, details.born).copied(),
        });
        let person = if let Some(there) = found {
            taken.known += 1;
            there
        } else {
            let is_free =
                |id: &PersonId| !desk.house().people().contains(*id) && !new.contains_key(id);
            let mut person = id.filter(is_free).unwrap_or_else(|| desk.new_person());
            while new.contains_key(&person) {
                person = desk.new_person();
            }
            on_list.note(&whom, details.born, person);
            new.insert(person, details);
            person
        };
        let is_barred = desk.house().people().get(person).is_some_and(|known| known.bar.is_some());
        if let Some(bar) = bar.filter(|_| !is_barred) {
            bars.entry(person).or_insert(bar);
        }
    }
    (taken.new, taken.barred) = (new.len(), bars.len());
    let people: Vec<_> = new.into_iter().collect();
    if !bars.is_empty() {
        let bars = bars.into_iter().collect();
        desk.submit(Command::People(PeopleCommand::Import { people, bars }))?;
    } else if !people.is_empty() {
        desk.submit(Command::People(PeopleCommand::Add { people }))?;
    }
    Ok(taken)
}

/// Returns the result of an import, in a sentence or two.
pub fn import_summary(language: Language, taken: &BookImport) -> String {
    let taken_in = Saying::of("club-taken-in")
        .with("new", Saying::count("club-count-people", taken.new))
        .with("known", Saying::count("club-count-people", taken.known));
    let mut parts = match taken.left_out {
        0 => taken_in,
        lines => Saying::of("club-taken-in-without")
            .with("taken", taken_in)
            .with("lines", Saying::count("count-lines", lines)),
    }
    .to_text(language);
    if taken.barred > 0 {
        let people = Saying::count("club-count-people", taken.barred);
        let barred = Saying::of("club-taken-in-barred").with("people", people);
        parts = format!("{parts}. {}", barred.to_text(language));
    }
    if !taken.unread.is_empty() {
        let unread = Saying::of("club-list-unread").with("columns", taken.unread.join(", "));
        parts = format!("{parts}. {}", unread.to_text(language));
    }
    for notice in &taken.damage {
        parts = format!("{parts}. {}", notice.to_text(language));
    }
    parts
}
