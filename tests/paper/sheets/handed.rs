//! Tests of copies and replacements of cards and slips.

use bottone::{
    base::{seat::Seat, time::Timestamp},
    i18n::Language,
    session::Desk as _,
    tournament::{
        entries::{EntryCommand, EntryId},
        papers::{
            Scope,
            SheetKind::{BagSlips, MoveSlips, SeatCards},
        },
        tables::{SeatWish, TableCommand},
    },
    vocabulary::words::{date, time_of_day},
};

use crate::{
    sheets::tables::{number, person, seat},
    stage::Room,
};

/// Returns the mark on the card of this entry.
fn card(room: &Room, entry: EntryId) -> String {
    room.cards(SeatCards, &Scope::Entries(vec![entry])).remove(0).mark
}

fn slip(room: &Room, entry: EntryId) -> String {
    room.cards(MoveSlips, &Scope::Entries(vec![entry])).remove(0).mark
}

/// Returns the mark of a paper that replaces one of this many minutes ago. Midnight may lie between
/// them, depending on the time zone.
fn replaces(room: &Room, minutes_ago: i64) -> String {
    let now = room.session.now();
    let then = Timestamp::from_millis(now.millis() - minutes_ago * 60_000);
    let day = |at| date(Language::English, at);
    let day = if day(then) == day(now) { String::new() } else { format!("{} ", day(then)) };
    format!("Replaces the one from {day}{}", time_of_day(then))
}

/// Makes two tables, with three players at the first.
fn three() -> (Room, Vec<EntryId>) {
    let mut room = Room::with_tables(&[1, 2]);
    let here = room.fills(1, 3);
    (room, here)
}

const THERE: (u16, u8) = (2, 5);

fn there() -> Seat {
    seat(THERE.0, THERE.1)
}

#[test]
fn a_slip_is_no_card_and_a_card_is_no_slip() {
    let (mut room, here) = three();
    room.moves(here[0], there(), "");
    room.prints(MoveSlips, Scope::All);
    assert_eq!(card(&room, here[0]), "", "no card was printed");
    assert_eq!(slip(&room, here[0]), "Copy");
    room.moves(here[1], seat(2, 6), "");
    room.prints(SeatCards, Scope::All);
    assert_eq!(slip(&room, here[1]), "", "no slip was printed");
    assert_eq!(card(&room, here[1]), "Copy");
}

#[test]
fn a_card_that_sent_the_player_elsewhere_is_replaced() {
    let (mut room, here) = three();
    room.prints(SeatCards, Scope::All);
    room.minutes_later(20);
    room.moves(here[0], there(), "");
    room.prints(MoveSlips, Scope::All);
    assert_eq!(card(&room, here[0]), replaces(&room, 20));
    assert_eq!(card(&room, here[1]), "Copy");
    room.prints(SeatCards, Scope::Tables(vec![number(2)]));
    assert_eq!(card(&room, here[0]), "Copy");
    room.minutes_later(5);
    room.moves(here[0], seat(1, 1), "");
    assert_eq!(card(&room, here[0]), replaces(&room, 5), "the last card counts");
}

#[test]
fn who_waits_has_a_copy_whatever_the_place_on_the_list() {
    let (mut room, _) = three();
    let [first, second] = ["Ugo", "Pia"].map(|given| room.enters(person("Verdi", given), None));
    assert_eq!([card(&room, first), card(&room, second)], ["", ""]);
    room.prints(SeatCards, Scope::Tables(vec![number(1)]));
    assert_eq!([card(&room, first), card(&room, second)], ["", ""], "they are at no table");
    room.prints(SeatCards, Scope::All);
    assert_eq!([card(&room, first), card(&room, second)], ["Copy", "Copy"]);
    room.minutes_later(3);
    room.tables(TableCommand::Seat { entries: vec![first], seat: SeatWish::At(there()) });
    assert_eq!(card(&room, second), "Copy", "now the first on the list");
    assert_eq!(card(&room, first), replaces(&room, 3), "the seat for the ticket");
    room.prints(SeatCards, Scope::Entries(vec![first]));
    assert_eq!(card(&room, first), "Copy");
}

#[test]
fn what_is_on_paper_stays_there_whatever_is_taken_back() {
    let (mut room, here) = three();
    room.moves(here[0], there(), "");
    room.prints(SeatCards, Scope::All);
    room.prints(MoveSlips, Scope::All);
    room.minutes_later(2);
    room.session.undo().unwrap();
    assert_eq!(card(&room, here[0]), replaces(&room, 2), "the card says table 2");
    assert_eq!(card(&room, here[1]), "Copy");
    room.session.redo().unwrap();
    assert_eq!(card(&room, here[0]), "Copy");
    assert_eq!(slip(&room, here[0]), "Copy");
    room.session.undo().unwrap();
    room.moves(here[0], seat(2, 7), "");
    assert_eq!(slip(&room, here[0]), replaces(&room, 2), "the slip says seat 5");
    room.prints(MoveSlips, Scope::All);
    assert_eq!(slip(&room, here[0]), "Copy");
    room.moves(here[0], seat(1, 1), "");
    assert_eq!(slip(&room, here[0]), "", "a slip that was followed is not replaced");
}

#[test]
fn a_slip_of_a_move_that_was_taken_back_is_not_one_of_the_move_before() {
    let (mut room, here) = three();
    room.moves(here[0], there(), "");
    room.moves(here[0], seat(2, 6), "");
    room.prints(MoveSlips, Scope::All);
    room.session.undo().unwrap();
    assert_eq!(slip(&room, here[0]), replaces(&room, 0), "of the first move there is no slip");
}

#[test]
fn the_paper_of_a_refunded_entry_is_no_one_else_s() {
    let (mut room, _) = three();
    let rossi = room.enters(person("Rossi", "Ada"), Some(seat(1, 4)));
    room.prints(SeatCards, Scope::Entries(vec![rossi]));
    room.session.undo().unwrap();
    let verdi = room.enters(person("Verdi", "Ugo"), Some(seat(1, 4)));
    assert_eq!(verdi, rossi, "the number is free again");
    assert_eq!(card(&room, verdi), "");
    room.prints(SeatCards, Scope::All);
    assert_eq!(card(&room, verdi), "Copy");
}

#[test]
fn who_was_out_when_slips_were_printed_has_none() {
    let (mut room, here) = three();
    room.moves(here[0], there(), "");
    room.entries(EntryCommand::Bust { out: vec![(here[0], None)] });
    room.prints(MoveSlips, Scope::All);
    room.prints(SeatCards, Scope::All);
    room.session.undo().unwrap();
    assert_eq!([slip(&room, here[0]), card(&room, here[0])], ["", ""]);
}

#[test]
fn a_bag_slip_is_a_copy_until_the_stack_is_counted_again() {
    let (mut room, here) = three();
    let marks = |room: &Room| {
        let bottone::view::sheet::Job::Slips(slips) =
            room.job(bottone::i18n::Language::English, BagSlips, &Scope::All)
        else {
            panic!("slips")
        };
        slips.into_iter().take(3).map(|slip| slip.mark).collect::<Vec<_>>()
    };
    room.counts(&[(here[0], 31_000), (here[1], 29_000)]);
    room.minutes_later(1);
    room.prints(BagSlips, Scope::Entries(vec![here[0]]));
    assert_eq!(marks(&room), ["Copy", "", ""]);
    room.minutes_later(1);
    room.counts(&[(here[0], 30_500)]);
    assert_eq!(marks(&room), ["", "", ""]);
}
