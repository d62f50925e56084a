//! A room with two tables, and helpers for its sheets.

use bottone::{
    base::{
        chips::Chips,
        person::Person,
        seat::{Seat, SeatNo, TableNo},
    },
    i18n::Language,
    rules::levels::Structure,
    session::Desk as _,
    tournament::{
        Command,
        counts::CountCommand,
        entries::{Entrant, EntryCommand, EntryId},
        papers::{Outlet, PaperCommand, PrintRecord, Scope, SheetKind},
        setup::Setup,
        tables::{MoveReason, SeatWish, TableCommand},
    },
    view::sheet::{Job, PaperCard, Sheet, SheetPart, SheetTable, TableRow},
    view_paper::sheets::{self, fingerprint},
};

use crate::stage::{self, Room};

pub(crate) fn number(table: u16) -> TableNo {
    TableNo::new(table).unwrap()
}

pub(crate) fn seat(table: u16, seat: u8) -> Seat {
    Seat { table: number(table), seat: SeatNo::new(seat).unwrap() }
}

pub(crate) fn person(family: &str, given: &str) -> Person {
    Person { family: family.to_owned(), given: given.to_owned(), ..Person::default() }
}

/// Returns an event with a buy-in of a hundred and ten, nine seats at a table and 30,000 starting
/// chips.
pub(crate) fn setup() -> Setup {
    Setup {
        name: "Autumn Main Event".to_owned(),
        day: "Day 1B".to_owned(),
        buy_in: stage::buy_in("100+10"),
        ..Setup::default()
    }
}

pub(crate) fn structure() -> Structure {
    Structure { starting_stack: Chips::new(30_000), ..stage::structure("deep-stack") }
}

impl Room {
    /// Makes tables with these numbers, of nine seats.
    pub(crate) fn with_tables(tables: &[u16]) -> Self {
        let mut room = Self::open(setup(), structure());
        room.tables(TableCommand::Open {
            tables: tables.iter().copied().map(number).collect(),
            size: 9,
        });
        room
    }

    pub(crate) fn tables(&mut self, command: TableCommand) {
        self.does(Command::Tables(command));
    }

    pub(crate) fn entries(&mut self, command: EntryCommand) {
        self.does(Command::Entries(command));
    }

    pub(crate) fn counts(&mut self, stacks: &[(EntryId, u64)]) {
        let stacks = stacks.iter().map(|(entry, chips)| (*entry, Chips::new(*chips))).collect();
        self.does(Command::Counts(CountCommand::Count { stacks }));
    }

    /// Enters a player, who sits down in the seat or waits.
    pub(crate) fn enters(&mut self, person: Person, at: Option<Seat>) -> EntryId {
        let seat = at.map_or(SeatWish::Later, SeatWish::At);
        self.entries(EntryCommand::Enter { who: vec![Entrant::New(person)], seat });
        self.last_entry()
    }

    pub(crate) fn last_entry(&self) -> EntryId {
        self.session.tournament().entries().all().last().unwrap().0
    }

    pub(crate) fn moves(&mut self, entry: EntryId, to: Seat, why: &str) {
        self.tables(TableCommand::Move { entry, to, reason: MoveReason::Floor(why.to_owned()) });
    }

    /// Seats this many players at a table, in the first seats; "T4 A" is at table 4 in seat 1.
    pub(crate) fn fills(&mut self, table: u16, players: u8) -> Vec<EntryId> {
        let of = |place: u8| person(&format!("T{table}"), &char::from(b'@' + place).to_string());
        (1..=players).map(|place| self.enters(of(place), Some(seat(table, place)))).collect()
    }

    pub(crate) fn job(&self, language: Language, kind: SheetKind, scope: &Scope) -> Job {
        sheets::job(&self.session.papers(language), kind, scope)
    }

    pub(crate) fn cards(&self, kind: SheetKind, scope: &Scope) -> Vec<PaperCard> {
        cards_of(self.job(Language::English, kind, scope))
    }

    pub(crate) fn sheets(&self, kind: SheetKind, scope: &Scope) -> Vec<Sheet> {
        sheets_of(self.job(Language::English, kind, scope))
    }

    pub(crate) fn fingerprint(&self, kind: SheetKind, scope: &Scope) -> u64 {
        fingerprint(&self.session.papers(Language::English), kind, scope)
    }

    /// Prints the sheet and records it.
    pub(crate) fn prints(&mut self, kind: SheetKind, scope: Scope) {
        let fingerprint = self.fingerprint(kind, &scope);
        let printed =
            PrintRecord { sheet: kind, scope, fingerprint, outlet: Outlet::File, line: None };
        self.does(Command::Papers(PaperCommand::Record(Box::new(printed))));
    }
}

pub(crate) fn cards_of(job: Job) -> Vec<PaperCard> {
    let Job::Cards(cards, _) = job else { panic!("no cards: {job:?}") };
    cards
}

pub(crate) fn sheets_of(job: Job) -> Vec<Sheet> {
    let Job::Sheets(sheets) = job else { panic!("no sheets: {job:?}") };
    sheets
}

pub(crate) fn table(sheet: &Sheet) -> &SheetTable {
    let table = sheet.parts.iter().find_map(|part| match part {
        SheetPart::Table(table) => Some(table),
        _ => None,
    });
    table.unwrap()
}

pub(crate) fn notes(sheet: &Sheet) -> Vec<&str> {
    let parts = sheet.parts.iter();
    let notes = parts.filter_map(|part| match part {
        SheetPart::Note(text) => Some(text.as_str()),
        _ => None,
    });
    notes.collect()
}

/// Returns the rows in the form "1 | Rossi, Ada | 30,000".
pub(crate) fn lines(sheet: &Sheet) -> Vec<String> {
    let line = |row: &TableRow| match row {
        TableRow::Cells(cells) => cells.join(" | "),
        TableRow::Total(cells) => format!("= {}", cells.join(" | ")),
        TableRow::Band(text) | TableRow::Between(text) => format!("# {text}"),
    };
    table(sheet).rows.iter().map(line).collect()
}

pub(crate) fn heads(sheet: &Sheet) -> Vec<&str> {
    table(sheet).columns.iter().map(|column| column.head.as_str()).collect()
}

/// Returns the figures of a card: "From 3·7 | Table 9 | Seat 3".
pub(crate) fn figures(card: &PaperCard) -> String {
    let figures = card.figures.iter().map(|big| format!("{} {}", big.caption, big.figure));
    figures.collect::<Vec<_>>().join(" | ")
}
