//! Tests of outdated papers on the wall, and of their outdated parts.

use bottone::{
    base::time::Span,
    i18n::Language,
    session::Desk as _,
    tournament::{
        Command,
        entries::EntryCommand,
        history::RecordChoices,
        papers::{Scope, SheetKind},
        setup::Setup,
        tables::TableCommand,
    },
    view::sheet::Job,
    view_paper::{
        printing::{PrintRequest, SheetLayout, SheetState, last_break, rows},
        sheets::ALL,
    },
};

use crate::{
    papers::{comes, evening, moves, prints, row, seat, table, who},
    stage,
};

fn standing(room: &stage::Room, kind: SheetKind) -> SheetState {
    row(room, Language::English, kind).standing
}

#[test]
fn of_an_empty_event_nothing_is_printed_and_each_sheet_says_why() {
    for language in Language::complete() {
        let room = stage::Room::open(Setup::default(), stage::structure("deep-stack"));
        let rows = rows(&room.session.papers(language));
        assert_eq!(rows.len(), ALL.len());
        for row in rows {
            assert!(!row.name.is_empty() && !row.state.is_empty(), "{row:?}");
            assert!(matches!(row.standing, SheetState::Nothing | SheetState::Never), "{row:?}");
        }
        let cards = row(&room, language, SheetKind::SeatCards);
        assert_eq!(cards.standing, SheetState::Nothing);
    }
}

#[test]
fn a_table_sheet_is_out_of_date_table_by_table() {
    let mut room = evening(4);
    let sheets = SheetKind::TableSheets;
    assert_eq!(standing(&room, sheets), SheetState::Never);
    prints(&mut room, sheets, Scope::All);
    assert_eq!(standing(&room, sheets), SheetState::Current);
    moves(&mut room, seat(3, 1), seat(2, 4));
    let wrong = |tables: &[u16]| {
        SheetState::Changed(Scope::Tables(tables.iter().copied().map(table).collect()))
    };
    assert_eq!(standing(&room, sheets), wrong(&[2, 3]));
    prints(&mut room, sheets, Scope::Tables(vec![table(3)]));
    assert_eq!(standing(&room, sheets), wrong(&[2]), "what was printed again is right");
    prints(&mut room, sheets, Scope::Tables(vec![table(2)]));
    assert_eq!(standing(&room, sheets), SheetState::Current);
    // An undone act makes the paper that showed it wrong.
    room.session.undo().unwrap();
    assert_eq!(standing(&room, sheets), wrong(&[2, 3]));
    room.session.redo().unwrap();
    assert_eq!(standing(&room, sheets), SheetState::Current);
}

#[test]
fn a_late_player_has_no_card_and_a_moved_player_has_a_slip() {
    let mut room = evening(2);
    let (cards, slips) = (SheetKind::SeatCards, SheetKind::MoveSlips);
    prints(&mut room, cards, Scope::All);
    assert_eq!(standing(&room, cards), SheetState::Current);
    assert_eq!(standing(&room, slips), SheetState::Nothing);
    moves(&mut room, seat(1, 1), seat(2, 4));
    assert_eq!(standing(&room, cards), SheetState::Current, "the slip sends them");
    assert_eq!(standing(&room, slips), SheetState::Never);
    prints(&mut room, slips, Scope::All);
    assert_eq!(standing(&room, slips), SheetState::Current);
    comes(&mut room, "Late", seat(1, 1));
    let late = Scope::Entries(vec![who(&room, seat(1, 1))]);
    assert_eq!(standing(&room, cards), SheetState::Changed(late.clone()));
    let row = row(&room, Language::English, cards);
    assert!(row.detail.contains("1 player has no seat card"), "{}", row.detail);
    prints(&mut room, cards, late);
    assert_eq!(standing(&room, cards), SheetState::Current);
    moves(&mut room, seat(1, 2), seat(1, 4));
    assert!(matches!(standing(&room, slips), SheetState::Changed(_)));
}

#[test]
fn a_list_is_out_of_date_as_a_whole_and_the_log_never() {
    let mut room = evening(2);
    for kind in [SheetKind::SeatsByName, SheetKind::SeatsByTable, SheetKind::Log] {
        prints(&mut room, kind, Scope::All);
        assert_eq!(standing(&room, kind), SheetState::Current, "{kind:?}");
    }
    let out = vec![(who(&room, seat(1, 1)), None)];
    room.does(Command::Entries(EntryCommand::Bust { out }));
    assert_eq!(standing(&room, SheetKind::SeatsByName), SheetState::Changed(Scope::All));
    assert_eq!(standing(&room, SheetKind::SeatsByTable), SheetState::Changed(Scope::All));
    assert_eq!(standing(&room, SheetKind::Log), SheetState::Current);
}

/// Paper shows the knowledge at the time of printing. A bust before that time, recorded after it,
/// makes the paper wrong.
#[test]
fn a_late_report_makes_paper_wrong_that_was_printed_since() {
    let mut room = evening(2);
    room.minutes_later(10);
    prints(&mut room, SheetKind::SeatsByName, Scope::All);
    prints(&mut room, SheetKind::TableSheets, Scope::All);
    room.minutes_later(10);
    let out = vec![(who(&room, seat(1, 1)), None)];
    let bust = Command::Entries(EntryCommand::Bust { out });
    let happened = room.now().after(Span::from_minutes(-15));
    room.session.record_late(bust, None, happened, &RecordChoices::new()).unwrap();
    assert_eq!(standing(&room, SheetKind::SeatsByName), SheetState::Changed(Scope::All));
    let wrong = SheetState::Changed(Scope::Tables(vec![table(1)]));
    assert_eq!(standing(&room, SheetKind::TableSheets), wrong);
    room.session.undo().unwrap();
    assert_eq!(standing(&room, SheetKind::SeatsByName), SheetState::Current);
}

#[test]
fn time_alone_changes_no_paper_but_the_one_that_tells_times() {
    let mut room = evening(2);
    for kind in [SheetKind::SeatCards, SheetKind::TableSheets, SheetKind::SeatsByName] {
        prints(&mut room, kind, Scope::All);
    }
    room.clock.set(room.session.now().after(Span::from_minutes(95)));
    for kind in [SheetKind::SeatCards, SheetKind::TableSheets, SheetKind::SeatsByName] {
        assert_eq!(standing(&room, kind), SheetState::Current, "{kind:?}");
    }
}

#[test]
fn a_second_print_says_that_it_is_a_copy_or_which_one_it_replaces() {
    let mut room = evening(3);
    let kind = SheetKind::TableSheets;
    let mark = |room: &stage::Room, language, scope: &Scope| {
        let wanted = PrintRequest { sheet: kind, scope: scope.clone(), laid: SheetLayout::Usual };
        let Job::Sheets(sheets) = wanted.job(&room.session.papers(language)) else {
            panic!("sheets")
        };
        sheets.into_iter().map(|sheet| sheet.mark).collect::<Vec<_>>()
    };
    assert_eq!(mark(&room, Language::English, &Scope::All), vec![""; 3]);
    prints(&mut room, kind, Scope::All);
    assert_eq!(mark(&room, Language::English, &Scope::All), vec!["Copy"; 3]);
    assert_eq!(mark(&room, Language::Italian, &Scope::All), vec!["Copia"; 3]);
    let two = Scope::Tables(vec![table(2)]);
    assert_eq!(mark(&room, Language::English, &two), vec!["Copy"], "it was among all");
    moves(&mut room, seat(1, 1), seat(2, 4));
    let replaced = mark(&room, Language::English, &two);
    assert!(replaced[0].starts_with("Replaces the one from "), "{replaced:?}");
    let third = Scope::Tables(vec![table(3)]);
    assert_eq!(mark(&room, Language::English, &third), vec!["Copy"], "nothing happened there");
}

#[test]
fn the_last_break_is_known_by_who_left_and_where_they_went() {
    let mut room = evening(4);
    assert_eq!(last_break(&room.session.papers(Language::English)), None);
    let leave: Vec<_> = (1..=3).map(|place| who(&room, seat(4, place))).collect();
    room.does(Command::Tables(TableCommand::Break { table: table(4), seed: 5 }));
    let broke = last_break(&room.session.papers(Language::English)).unwrap();
    assert_eq!(broke.table, table(4));
    assert_eq!(broke.entries, leave);
    let seats = room.session.tournament().tables();
    for entry in leave {
        assert!(broke.tables.contains(&seats.seat_of(entry).unwrap().table));
    }
}
