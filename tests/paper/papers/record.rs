//! Tests that a print record changes nothing in the event and blocks no other act.

use bottone::{
    base::{chips::Chips, draw::Draw},
    i18n::Language,
    session::{Desk as _, SubmitError},
    tournament::{
        Command,
        counts::CountCommand,
        entries::EntryCommand,
        history::audit,
        papers::{LONGEST_PRINTER, Outlet, PaperCommand, PrintRecord, Scope, SheetKind},
    },
    view::log::LogBook,
    view_paper::sheets::ALL,
};

use crate::{
    papers::{comes, evening, moves, prints, row, seat, table, who},
    stage,
};

#[test]
fn undo_passes_over_it_and_redo_stays_possible() {
    let mut room = evening(1);
    comes(&mut room, "Late", seat(1, 4));
    let came = u32::try_from(room.session.records().len() - 1).unwrap();
    let printed = prints(&mut room, SheetKind::SeatCards, Scope::All);
    assert_eq!(room.session.to_undo(), Some(came), "not the paper");
    assert_eq!(room.session.undo().unwrap(), came);
    prints(&mut room, SheetKind::SeatsByName, Scope::All);
    assert_eq!(room.session.to_redo(), Some(came), "printing does not end what can be done again");
    assert_eq!(room.session.redo().unwrap(), came);
    assert!(room.session.ledger().is_valid(printed));
    assert_eq!(room.session.tournament().papers().list().len(), 2);
}

/// Every record that could be struck before a print can be struck after it, and no other.
#[test]
fn a_strike_of_an_older_record_is_never_blocked_by_it() {
    for seed in 0..12 {
        let mut chance = Draw::new(seed);
        let (mut with, mut without) = (evening(2), evening(2));
        for room in [&mut with, &mut without] {
            moves(room, seat(1, 1), seat(1, 4));
            moves(room, seat(2, 3), seat(2, 4));
            let out = vec![(who(room, seat(2, 1)), None)];
            room.does(Command::Entries(EntryCommand::Bust { out }));
            let stacks = vec![(who(room, seat(1, 2)), Chips::new(9_000))];
            room.does(Command::Counts(CountCommand::Count { stacks }));
        }
        let records = u32::try_from(without.session.records().len()).unwrap();
        for _ in 0..5 {
            let sheet = chance.pick(ALL.into_iter()).unwrap();
            prints(&mut with, sheet, Scope::Tables(vec![table(1), table(7)]));
            prints(&mut with, sheet, Scope::All);
        }
        let struck = u32::try_from(chance.below(u64::from(records)).unwrap()).unwrap();
        let label = format!("seed {seed}, record {struck}");
        let (with_paper, bare) = (with.session.strike(struck), without.session.strike(struck));
        match (with_paper, bare) {
            (Ok(()), Ok(())) => {}
            (
                Err(SubmitError::LaterRecordDependsOnIt { record: a }),
                Err(SubmitError::LaterRecordDependsOnIt { record: b }),
            ) => assert_eq!(a, b, "{label}"),
            (a, b) => panic!("{label}: {a:?} with paper, {b:?} without"),
        }
        let session = &*with.session;
        audit(session.beginning(), session.records(), |_, _| {})
            .unwrap_or_else(|fault| panic!("{label}: {fault:?}"));
    }
}

#[test]
fn the_log_says_what_when_by_whom_and_where_to_in_both_languages() {
    let mut room = evening(2);
    let three = Scope::Tables(vec![table(1), table(2)]);
    let tables = prints(&mut room, SheetKind::TableSheets, three);
    let cards = prints(&mut room, SheetKind::SeatCards, Scope::All);
    let first = Scope::Entries(vec![who(&room, seat(1, 1))]);
    let one = prints(&mut room, SheetKind::SeatCards, first);
    let said = [
        (
            Language::English,
            [
                "Printed · Table sheets · tables 1 and 2 · Office",
                "Printed · Seat cards · Office",
                "Printed · Seat cards · 1 player · Office",
            ],
        ),
        (
            Language::Italian,
            [
                "Stampato · Fogli dei tavoli · tavoli 1 e 2 · Office",
                "Stampato · Cartellini dei posti · Office",
                "Stampato · Cartellini dei posti · 1 giocatore · Office",
            ],
        ),
    ];
    for (language, words) in said {
        let book =
            LogBook::new(language).updated(room.session.records(), room.session.tournament());
        let log = book.reader(room.session.records(), room.session.tournament());
        for (record, words) in [tables, cards, one].into_iter().zip(words) {
            assert_eq!(log.text(record), words);
        }
    }
    let record = &room.session.records()[tables as usize];
    assert_eq!((record.by.as_str(), record.desk.as_str()), ("Ann", "desk 1"));
}

#[test]
fn a_printer_of_any_name_is_kept_in_bounds() {
    let mut room = evening(1);
    let name = format!("a\nb\u{0}{}", "x".repeat(1_000));
    let printed = PrintRecord {
        sheet: SheetKind::Levels,
        scope: Scope::All,
        fingerprint: 0,
        outlet: Outlet::Printer(name),
        line: None,
    };
    room.does(Command::Papers(PaperCommand::Record(Box::new(printed))));
    let (_, kept) = room.session.tournament().papers().list().last().unwrap();
    let Outlet::Printer(name) = &kept.outlet else { panic!("a printer") };
    assert_eq!(name.chars().count(), LONGEST_PRINTER);
    assert!(!name.contains(char::is_control) && name.starts_with("abx"));
}

#[test]
fn what_was_printed_is_there_after_the_file_is_opened_again() {
    let mut room = evening(1);
    prints(&mut room, SheetKind::SeatCards, Scope::All);
    let before = row(&room, Language::English, SheetKind::SeatCards);
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("copy.ron");
    room.session.save_copy(&copy).unwrap();
    let (again, notices) = stage::open(&copy).unwrap();
    assert!(notices.is_empty(), "{notices:?}");
    assert_eq!(again.tournament().papers(), room.session.tournament().papers());
    let rows = bottone::view_paper::printing::rows(&again.papers(Language::English));
    let now = rows.iter().find(|row| row.kind == SheetKind::SeatCards).unwrap();
    assert_eq!(now.standing, before.standing);
}
