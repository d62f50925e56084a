//! The import of people into the book: from spreadsheets, from events, from The Tournament
//! Director.

use std::{collections::BTreeMap, path::Path};

use super::{HouseDesk, HouseError};
use crate::{
    house::{
        Command,
        people::{Details, PeopleCommand},
    },
    i18n::{Language, Saying, Told, shown_in_english},
    rules::person::{Known, Person, PersonId, fold},
    session::{OpenError, file, time::SystemClock},
    store::{
        csv::{Field, Row, Sheet, SheetError},
        folder::{is_book, is_event},
        tdt::{self, TdtError},
    },
};

/// The people of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ListedPeople {
    pub people: Vec<Details>,
    /// The number of a spreadsheet's lines that are titles or headings.
    pub left_out: usize,
}

impl From<Vec<Details>> for ListedPeople {
    fn from(people: Vec<Details>) -> Self {
        Self { people, left_out: 0 }
    }
}

/// The outcome of an import.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TakenIn {
    pub new: usize,
    /// The number of people already in the book, or twice on the list.
    pub known: usize,
    /// The number of lines that are titles or headings.
    pub left_out: usize,
}

/// The reason why an import failed.
#[derive(Debug, thiserror::Error)]
pub enum TakingInError {
    Sheet(#[from] SheetError),
    Event(#[from] OpenError),
    Tdt(#[from] TdtError),
    House(#[from] HouseError),
}

impl Told for TakingInError {
    fn told(&self, language: Language) -> String {
        match self {
            Self::Sheet(error) => error.told(language),
            Self::Event(error) => error.told(language),
            Self::Tdt(error) => error.told(language),
            Self::House(error) => error.told(language),
        }
    }
}

shown_in_english!(TakingInError);

/// Reads the people in a file: an event (`.bottone`, `.ron`), one of The Tournament Director
/// (`.tdt`), or a spreadsheet.
///
/// # Errors
/// If it cannot be read as what its name says.
pub fn people_in(path: &Path, desk: &HouseDesk) -> Result<ListedPeople, TakingInError> {
    let ends_in =
        |ending: &str| path.extension().is_some_and(|found| found.eq_ignore_ascii_case(ending));
    if is_event(path) || is_book(path) {
        let clock = Box::new(SystemClock::start());
        let event = file::read(path, clock, desk.operator().clone())?.desk;
        let players = event.tournament().entries().players();
        let people: Vec<_> = players.map(|(_, player)| with_note(&player.person)).collect();
        return Ok(people.into());
    }
    if ends_in("tdt") {
        let text = tdt::text_of(path)?;
        let players = tdt::tournament_of(&text)?.players;
        let people: Vec<_> = players.iter().map(|player| with_note(&player.person)).collect();
        return Ok(people.into());
    }
    let sheet = Sheet::open(path)?;
    let own = OwnColumns::of(&sheet);
    let mut mapping = sheet.guessed();
    own.take_from(&mut mapping);
    let rows: BTreeMap<u64, &Row> = sheet.rows.iter().map(|row| (row.line, row)).collect();
    let players = sheet.players(&mapping, &Known::default())?.people;
    let left_out = players.iter().filter(|new| new.may_be_nobody()).count();
    let people = players.iter().filter(|new| !new.may_be_nobody()).map(|new| {
        let mut details = with_note(&new.person);
        if let Some(row) = rows.get(&new.line) {
            own.fill(&mut details, row);
        }
        details
    });
    Ok(ListedPeople { people: people.collect(), left_out })
}

fn with_note(person: &Person) -> Details {
    Details { notes: person.note.clone(), ..Details::of(person) }
}

/// The columns that only a book has, not a list of players. Their names are those of a house's own
/// export.
struct OwnColumns {
    id: Option<usize>,
    born: Option<usize>,
    document: Option<usize>,
    language: Option<usize>,
    spellings: Option<usize>,
}

impl OwnColumns {
    fn of(sheet: &Sheet) -> Self {
        let named = |name: &str| {
            let titles: Vec<String> =
                Language::complete().map(|language| fold(&language.word(name))).collect();
            sheet.columns.iter().position(|column| titles.contains(&fold(&column.header)))
        };
        Self {
            id: named("house-id"),
            born: named("house-born"),
            document: named("house-document"),
            language: named("house-language"),
            spellings: named("house-spellings"),
        }
    }

    /// Takes the book's own columns from the mapping. The others are read as a list of players.
    fn take_from(&self, mapping: &mut [Field]) {
        let own = [self.id, self.born, self.document, self.language, self.spellings];
        for at in own.into_iter().flatten() {
            if let Some(field) = mapping.get_mut(at) {
                *field = Field::Skip;
            }
        }
    }

    fn fill(&self, details: &mut Details, row: &Row) {
        let cell =
            |at: Option<usize>| at.and_then(|at| row.cells.get(at)).map_or("", |cell| cell.trim());
        // A whole date begins or ends with the year.
        let numbers = cell(self.born).split(|c: char| !c.is_ascii_digit());
        let year = numbers.filter(|number| number.len() == 4).find_map(|year| year.parse().ok());
        details.born = year;
        cell(self.document).clone_into(&mut details.document);
        cell(self.language).clone_into(&mut details.language);
        let spellings = cell(self.spellings).split(';').map(str::trim);
        details.spellings = spellings.filter(|name| !name.is_empty()).map(str::to_owned).collect();
    }
}

/// Imports people into the book, in one act. A person already there is left out: by card, or by
/// name if nothing contradicts it.
///
/// # Errors
/// If the book cannot be written, or a person has no name.
pub fn take_in(
    desk: &mut HouseDesk,
    people: impl Into<ListedPeople>,
) -> Result<TakenIn, HouseError> {
    let ListedPeople { people, left_out } = people.into();
    let mut known = Known::default();
    let person_of = |details: &Details| details.person(PersonId::default());
    for (_, person) in desk.house().people().all() {
        known.note(&person_of(&person.details), person.details.born, ());
    }
    let mut taken = TakenIn { left_out, ..TakenIn::default() };
    let mut new: BTreeMap<PersonId, Details> = BTreeMap::new();
    for details in people {
        let whom = person_of(&details);
        if known.find(&whom, details.born).is_some() {
            taken.known += 1;
            continue;
        }
        known.note(&whom, details.born, ());
        let mut person = desk.new_person();
        while new.contains_key(&person) {
            person = desk.new_person();
        }
        new.insert(person, details);
    }
    taken.new = new.len();
    if !new.is_empty() {
        let people = new.into_iter().collect();
        desk.submit(Command::People(PeopleCommand::Add { people }))?;
    }
    Ok(taken)
}

/// Describes the outcome in one sentence.
pub fn taken_in_told(language: Language, taken: TakenIn) -> String {
    let taken_in = Saying::of("house-taken-in")
        .with("new", Saying::count("house-count-people", taken.new))
        .with("known", Saying::count("house-count-people", taken.known));
    match taken.left_out {
        0 => taken_in,
        lines => Saying::of("house-taken-in-without")
            .with("taken", taken_in)
            .with("lines", Saying::count("count-lines", lines)),
    }
    .told(language)
}
