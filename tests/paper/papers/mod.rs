//! Tests of the record of prints, outdated papers, and printing on printers.
#![allow(clippy::disallowed_methods, clippy::panic, clippy::unwrap_used, reason = "a test")]

use bottone::{
    base::{
        person::Person,
        seat::{Seat, SeatNo, TableNo},
    },
    i18n::Language,
    session::Desk as _,
    tournament::{
        Command,
        entries::{Entrant, EntryCommand, EntryId},
        papers::{Outlet, PaperCommand, Scope, SheetKind},
        setup::Setup,
        tables::{SeatWish, TableCommand},
    },
    view_paper::printing::{PrintRequest, SheetLayout, SheetRow, rows},
};

use crate::stage::{self, Room};
#[cfg(unix)]
mod printers;
mod record;
mod snapshot;
mod standing;

fn table(number: u16) -> TableNo {
    TableNo::new(number).unwrap()
}

fn seat(of: u16, place: u8) -> Seat {
    Seat { table: table(of), seat: SeatNo::new(place).unwrap() }
}

/// Makes this many tables of four seats, each with three players.
fn evening(tables: u16) -> Room {
    let mut room = Room::open(Setup::default(), stage::structure("deep-stack"));
    let numbers = (1..=tables).map(table).collect();
    room.does(Command::Tables(TableCommand::Open { tables: numbers, size: 4 }));
    for number in 1..=tables {
        for place in 1..=3 {
            comes(&mut room, &format!("T{number}S{place}"), seat(number, place));
        }
    }
    room
}

fn comes(room: &mut Room, family: &str, at: Seat) {
    let who = vec![Entrant::New(Person { family: family.to_owned(), ..Person::default() })];
    room.does(Command::Entries(EntryCommand::Enter { who, seat: SeatWish::At(at) }));
}

fn who(room: &Room, at: Seat) -> EntryId {
    room.session.tournament().tables().table(at.table).unwrap().entry(at.seat).unwrap()
}

fn moves(room: &mut Room, from: Seat, to: Seat) {
    let entry = who(room, from);
    let reason = bottone::tournament::tables::MoveReason::Floor(String::new());
    room.does(Command::Tables(TableCommand::Move { entry, to, reason }));
}

/// Prints a sheet and records it.
fn prints(room: &mut Room, sheet: SheetKind, scope: Scope) -> u32 {
    let desk = room.session.papers(Language::English);
    let wanted = PrintRequest { sheet, scope, laid: SheetLayout::Usual };
    let printed = wanted.printed(&desk, Outlet::Printer("Office".to_owned()));
    room.does(Command::Papers(PaperCommand::Record(Box::new(printed))))
}

fn row(room: &Room, language: Language, kind: SheetKind) -> SheetRow {
    let rows = rows(&room.session.papers(language));
    rows.into_iter().find(|row| row.kind == kind).unwrap()
}
