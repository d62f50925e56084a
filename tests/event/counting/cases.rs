//! Single cases of counts.

use bottone::{
    base::{chips::Chips, seat::TableNo},
    rules::levels::{Chip, Structure},
    session::{Desk as _, SubmitError},
    tournament::{
        Command, Refusal, Tournament, Waiver,
        clock::ClockCommand,
        counts::{Age, ChipDifference, ChipSum, CountCommand},
        entries::EntryCommand,
        tables::{SeatWish, TableCommand},
    },
};

use super::{
    bust, correct, enters, entry, mend, moves, open, row, seat, setup, sheet, structure, table,
};
use crate::stage::Room;

const START: Command = Command::Clock(ClockCommand::Start);
const PAUSE: Command = Command::Clock(ClockCommand::Pause);

/// Opens tables of three players each, with entries numbered through them. Each player has 10,000,
/// and the clock has run for ten minutes.
fn room(tables: u16) -> Room {
    room_of(structure(), tables)
}

/// Opens the same room with another structure.
fn room_of(structure: Structure, tables: u16) -> Room {
    let mut room = Room::open(setup(), structure);
    room.does(open(&(1..=tables).collect::<Vec<_>>()));
    for number in 1..=tables {
        for place in 1..=3 {
            room.does(enters(SeatWish::At(seat(number, place))));
        }
    }
    room.does(Command::Clock(ClockCommand::Start));
    room.minutes_later(10);
    room
}

fn t(room: &Room) -> &Tournament {
    assert_eq!(room.session.tournament().breach(), None);
    room.session.tournament()
}

/// Returns the groups: their tables, the chips due, and the difference if known.
fn groups(room: &Room) -> Vec<(Vec<u16>, u64, Option<i64>)> {
    let matches = |sum: ChipSum| match sum.change() {
        None => 0,
        Some(ChipDifference::More(chips)) => i64::try_from(chips.get()).unwrap(),
        Some(ChipDifference::Fewer(chips)) => -i64::try_from(chips.get()).unwrap(),
    };
    let mut all: Vec<_> = t(room)
        .counts()
        .groups()
        .map(|group| {
            let tables = group.tables().map(TableNo::get).collect();
            (tables, group.due().chips().get(), group.difference().map(matches))
        })
        .collect();
    all.sort();
    all
}

fn refused(room: &mut Room, command: Command) -> Refusal {
    match room.session.submit(command, None) {
        Err(SubmitError::Refused(refusal)) => refusal,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_table_that_was_never_left_is_known_by_itself() {
    let mut room = room(2);
    assert_eq!(groups(&room), [(vec![1], 30_000, None), (vec![2], 30_000, None)]);
    room.does(sheet(1, &[(1, 5_000), (2, 25_000), (3, 0)]));
    room.does(sheet(2, &[(4, 5_000), (5, 24_500), (6, 0)]));
    assert_eq!(groups(&room), [(vec![1], 30_000, Some(0)), (vec![2], 30_000, Some(-500))]);
    assert_eq!(t(&room).counts().proved(table(1)), Some(room.session.now()));
    assert_eq!(t(&room).counts().proved(table(2)), None);
    assert_eq!(t(&room).counts().of(entry(2)).unwrap().chips, Chips::new(25_000));
}

/// Checks the correction of 7,000 typed for 700,000: one stack is changed, and the table adds up.
#[test]
fn one_stack_of_a_sheet_is_put_right_alone() {
    let mut room = room(2);
    room.does(sheet(1, &[(1, 500), (2, 25_000), (3, 0)]));
    let first = room.session.now();
    room.minutes_later(2);
    let cases = [
        // Not counted, seated elsewhere, never in, unchanged, no stack.
        (mend(2, &[(4, 5_000)]), Refusal::NotAtTable),
        (mend(1, &[(4, 5_000)]), Refusal::NotAtTable),
        (mend(1, &[(99, 5_000)]), Refusal::EntryUnknown),
        (mend(3, &[(1, 5_000)]), Refusal::TableUnknown),
        (mend(1, &[(1, 500), (2, 25_000)]), Refusal::NothingToDo),
        (mend(1, &[]), Refusal::NothingToDo),
        (mend(1, &[(1, 5_000), (1, 5_000)]), Refusal::NamedTwice),
    ];
    for (command, why) in cases {
        let label = format!("{command:?}");
        assert_eq!(refused(&mut room, command), why, "{label}");
    }
    assert_eq!(groups(&room)[0].2, Some(-4_500));
    room.does(mend(1, &[(1, 5_000)]));
    assert_eq!(groups(&room)[0].2, Some(0));
    let counts = t(&room).counts();
    let counted = |number| counts.of(entry(number)).map(|c| (c.chips.get(), c.at)).unwrap();
    assert_eq!(counted(1), (5_000, room.session.now()), "it has a time of its own");
    assert_eq!(counted(2), (25_000, first), "the others keep theirs");
    assert_eq!(counts.proved(table(1)), Some(room.session.now()));
    // A player who comes to the table brings chips: the count is invalid, and the sum stays
    // unknown.
    room.does(enters(SeatWish::At(seat(1, 4))));
    room.does(mend(1, &[(1, 6_000)]));
    assert_eq!((groups(&room)[0].2, t(&room).counts().table_chips(table(1))), (None, None));
}

/// Checks the age of a count, case by case: the time of counting and the later events.
#[test]
fn a_count_is_fresh_until_a_hand_can_have_been_dealt() {
    type Then = fn(&mut Room);
    let cases: [(&str, Then, Age, Age); 8] = [
        ("play stands", |_| {}, Age::Fresh, Age::Fresh),
        ("for an hour", |room| room.minutes_later(60), Age::Fresh, Age::Fresh),
        (
            "play goes on",
            |room| {
                room.does(START);
            },
            Age::PlayedOn,
            Age::PlayedOn,
        ),
        (
            "and stopped again",
            |room| {
                room.does(START);
                room.minutes_later(3);
                room.does(PAUSE);
            },
            Age::Old,
            Age::Old,
        ),
        (
            "a break came",
            |room| {
                room.does(START);
                room.minutes_later(70);
            },
            Age::Old,
            Age::Old,
        ),
        (
            "somebody went out there",
            |room| {
                room.does(bust(3));
            },
            Age::PlayedOn,
            Age::PlayedOn,
        ),
        (
            "somebody went out elsewhere",
            |room| {
                room.does(bust(4));
            },
            Age::Fresh,
            Age::Fresh,
        ),
        (
            "somebody came with chips",
            |room| {
                room.does(enters(SeatWish::At(seat(1, 4))));
            },
            Age::Fresh,
            Age::Old,
        ),
    ];
    for (label, then, stack, of_table) in cases {
        let mut room = room(2);
        room.does(PAUSE);
        room.does(sheet(1, &[(1, 5_000), (2, 25_000), (3, 0)]));
        room.minutes_later(1);
        then(&mut room);
        let now = room.session.now();
        assert_eq!(t(&room).age_of_stack(entry(1), now), Some(stack), "{label}");
        assert_eq!(t(&room).age_of_sheet(table(1), now), Some(of_table), "{label}");
        assert_eq!(t(&room).age_of_stack(entry(5), now), None, "{label}: never counted");
        assert_eq!(t(&room).age_of_sheet(table(2), now), None, "{label}: never counted");
    }
}

#[test]
fn a_player_who_goes_to_another_table_takes_an_unknown_amount() {
    let mut room = room(3);
    room.does(moves(1, seat(2, 9)));
    assert_eq!(groups(&room), [(vec![1, 2], 60_000, None), (vec![3], 30_000, None)]);
    // One table of the two proves nothing yet.
    room.does(sheet(1, &[(2, 9_000), (3, 9_000)]));
    assert_eq!(groups(&room)[0], (vec![1, 2], 60_000, None));
    room.does(sheet(2, &[(1, 12_000), (4, 10_000), (5, 10_000), (6, 10_500)]));
    assert_eq!(groups(&room)[0], (vec![1, 2], 60_000, Some(500)));
    // Counted again it adds up, and each table is known by itself.
    room.does(sheet(2, &[(1, 12_000), (4, 10_000), (5, 10_000), (6, 10_000)]));
    assert_eq!(groups(&room)[..2], [(vec![1], 18_000, Some(0)), (vec![2], 42_000, Some(0))]);
}

#[test]
fn a_bust_moves_no_chip_and_a_sheet_still_holds() {
    let mut room = room(2);
    room.does(sheet(1, &[(1, 29_000), (2, 1_000), (3, 0)]));
    room.does(bust(3));
    assert_eq!(groups(&room)[0], (vec![1], 30_000, Some(0)));
}

#[test]
fn chips_that_come_or_go_ask_for_another_count() {
    let all = |tables: &[(u32, u64)]| sheet(1, tables);
    let cases: [(fn() -> Command, u64); 4] = [
        (|| Command::Entries(EntryCommand::Rebuy { entry: entry(1) }), 38_000),
        (|| Command::Entries(EntryCommand::AddOn { entry: entry(2) }), 45_000),
        (|| enters(SeatWish::At(seat(1, 9))), 40_000),
        (|| correct(Some(1), ChipDifference::Fewer(Chips::new(500))), 29_500),
    ];
    for (command, due) in cases {
        let mut room = room(2);
        room.does(all(&[(1, 10_000), (2, 10_000), (3, 10_000)]));
        room.does(command());
        assert_eq!(groups(&room)[0], (vec![1], due, None), "{:?}", command());
        room.session.undo().unwrap();
        assert_eq!(groups(&room)[0], (vec![1], 30_000, Some(0)), "{:?}", command());
    }
}

#[test]
fn a_difference_that_is_accepted_is_what_should_be_there() {
    let mut room = room(2);
    room.does(moves(1, seat(2, 9)));
    room.does(sheet(1, &[(2, 9_000), (3, 9_000)]));
    room.does(sheet(2, &[(1, 12_000), (4, 10_000), (5, 10_000), (6, 10_500)]));
    let before = t(&room).chips_in_play();
    room.does(correct(Some(1), ChipDifference::More(Chips::new(500))));
    assert_eq!(groups(&room), [(vec![1], 18_000, Some(0)), (vec![2], 42_500, Some(0))]);
    assert_eq!(t(&room).chips_in_play(), before.plus(Chips::new(500)));
    room.session.undo().unwrap();
    assert_eq!(groups(&room), [(vec![1, 2], 60_000, Some(500))]);
    assert_eq!(t(&room).chips_in_play(), before);
}

#[test]
fn chips_of_no_known_table_may_be_of_any() {
    let mut room = room(2);
    room.does(correct(None, ChipDifference::Fewer(Chips::new(500))));
    assert_eq!(groups(&room), [(vec![1, 2], 59_500, None)]);
    room.does(sheet(1, &[(1, 10_000), (2, 10_000), (3, 10_000)]));
    room.does(sheet(2, &[(4, 10_000), (5, 10_000), (6, 9_500)]));
    assert_eq!(groups(&room), [(vec![1], 30_000, Some(0)), (vec![2], 29_500, Some(0))]);
}

#[test]
fn before_the_start_everybody_has_what_was_given() {
    let mut room = Room::open(setup(), structure());
    room.does(open(&[1, 2]));
    room.does(enters(SeatWish::At(seat(1, 1))));
    room.does(enters(SeatWish::Later));
    assert_eq!(groups(&room), [(vec![1], 10_000, None), (vec![2], 0, Some(0))]);
    assert_eq!(t(&room).counts().waiting().chips(), Chips::new(10_000));
    room.does(moves(1, seat(2, 1)));
    assert_eq!(groups(&room), [(vec![1], 0, Some(0)), (vec![2], 10_000, None)]);
    room.does(Command::Entries(EntryCommand::Refund { entry: entry(2), keep_fee: false }));
    assert_eq!(t(&room).chips_in_play(), Chips::new(10_000));
    assert_eq!(t(&room).counts().waiting(), ChipSum::ZERO);
}

#[test]
fn who_was_counted_since_the_last_hand_takes_that() {
    let mut room = room(2);
    room.does(Command::Clock(ClockCommand::Pause));
    room.does(sheet(1, &[(1, 5_000), (2, 25_000), (3, 0)]));
    room.does(sheet(2, &[(4, 5_000), (5, 25_000), (6, 0)]));
    room.does(moves(1, seat(2, 9)));
    assert_eq!(groups(&room), [(vec![1], 25_000, Some(0)), (vec![2], 35_000, Some(0))]);
    // A further move, from the sheet that has the row now.
    room.does(moves(1, seat(1, 9)));
    assert_eq!(groups(&room), [(vec![1], 30_000, Some(0)), (vec![2], 30_000, Some(0))]);
    // Hands were dealt since.
    room.does(Command::Clock(ClockCommand::Start));
    room.minutes_later(1);
    room.does(moves(1, seat(2, 9)));
    assert_eq!(groups(&room), [(vec![1, 2], 60_000, None)]);
}

#[test]
fn a_count_that_does_not_add_up_is_no_knowledge() {
    let mut room = room(2);
    room.does(Command::Clock(ClockCommand::Pause));
    room.does(sheet(1, &[(1, 50_000), (2, 25_000), (3, 0)]));
    room.does(moves(1, seat(2, 9)));
    assert_eq!(groups(&room), [(vec![1, 2], 60_000, None)]);
}

#[test]
fn a_table_that_breaks_leaves_its_chips_with_the_others() {
    let mut room = room(3);
    room.does(Command::Tables(TableCommand::Break { table: table(3), seed: 7 }));
    assert_eq!(groups(&room), [(vec![1, 2], 90_000, None)]);
    room.does(open(&[3]));
    assert_eq!(groups(&room)[1], (vec![3], 0, Some(0)));
}

#[test]
fn a_redraw_of_counted_tables_knows_every_new_table() {
    let mut room = room(3);
    room.does(Command::Clock(ClockCommand::Pause));
    for number in 1..=3_u16 {
        let first = u32::from(number) * 3 - 2;
        let rows = [(first, 5_000), (first + 1, 24_000), (first + 2, 1_000)];
        room.does(sheet(number, &rows));
    }
    let tables = vec![table(1), table(7)];
    room.does(Command::Tables(TableCommand::Redraw { tables, size: 9, seed: 3 }));
    let known = groups(&room);
    assert_eq!(known.iter().map(|group| group.1).sum::<u64>(), 90_000);
    let of: Vec<_> = known.iter().map(|group| (group.0.clone(), group.2)).collect();
    assert_eq!(of, [(vec![1], Some(0)), (vec![7], Some(0))]);
    for group in known {
        let at = table(group.0[0]);
        let seats = t(&room).tables().table(at).unwrap().entries();
        let chips: u64 = seats.map(|(_, id)| t(&room).counts().of(id).unwrap().chips.get()).sum();
        assert_eq!(chips, group.1);
    }
}

#[test]
fn a_table_closed_with_chips_at_it_is_remembered() {
    let mut room = room(2);
    for number in 1..=3 {
        room.does(bust(number));
    }
    assert_eq!(groups(&room)[0], (vec![1], 30_000, Some(-30_000)));
    room.does(Command::Tables(TableCommand::Break { table: table(1), seed: 7 }));
    assert_eq!(groups(&room)[0], (vec![1], 30_000, Some(-30_000)));
    room.does(correct(Some(1), ChipDifference::Fewer(Chips::new(30_000))));
    assert_eq!(groups(&room)[0], (vec![1], 0, Some(0)));
    assert_eq!(t(&room).chips_in_play(), Chips::new(30_000));
}

#[test]
fn a_refund_after_a_bust_gives_back_what_was_bought_since() {
    let mut room = room(2);
    room.does(bust(1));
    room.does(enters(SeatWish::At(seat(1, 1))));
    room.does(Command::Entries(EntryCommand::Rebuy { entry: entry(1) }));
    assert_eq!(t(&room).counts().waiting().chips(), Chips::new(8_000));
    let refund = Command::Entries(EntryCommand::Refund { entry: entry(1), keep_fee: false });
    assert_eq!(room.session.can(&refund), Err(Refusal::HasPlayed));
    let waiver = Waiver::new(Refusal::HasPlayed, "sent home".to_owned());
    room.session.submit(refund, Some(waiver)).unwrap();
    assert_eq!(groups(&room)[0], (vec![1], 40_000, None));
    assert_eq!(t(&room).chips_in_play(), Chips::new(70_000));
}

#[test]
fn a_sheet_is_refused_for_the_first_thing_that_is_wrong() {
    let mut room = room(2);
    room.does(bust(3));
    let with = |pieces: &[(u64, u32)], chips| {
        let pieces = pieces.iter().map(|(value, many)| (Chips::new(*value), *many)).collect();
        vec![bottone::tournament::counts::StackCount { pieces, ..row(1, chips) }]
    };
    let of = |number, rows| Command::Counts(CountCommand::Sheet { table: table(number), rows });
    let cases = [
        (of(1, vec![row(99, 5)]), Refusal::EntryUnknown),
        (of(9, vec![row(1, 5)]), Refusal::TableUnknown),
        (of(1, with(&[(0, 5)], 0)), Refusal::NotUnderstood),
        (of(1, vec![row(3, 5)]), Refusal::NotIn),
        (of(1, vec![row(1, 5), row(1, 5)]), Refusal::NamedTwice),
        (of(1, vec![row(4, 5)]), Refusal::NotAtTable),
        (of(1, with(&[(25, 12), (100, 8)], 1_200)), Refusal::PiecesWrong),
        (of(1, Vec::new()), Refusal::NothingToDo),
        (correct(Some(9), ChipDifference::More(Chips::new(5))), Refusal::TableUnknown),
        (correct(Some(1), ChipDifference::More(Chips::ZERO)), Refusal::NothingToDo),
        (correct(Some(1), ChipDifference::Fewer(Chips::new(60_001))), Refusal::NotUnderstood),
    ];
    for (command, refusal) in cases {
        let label = format!("{command:?}");
        assert_eq!(refused(&mut room, command), refusal, "{label}");
    }
    room.does(of(1, with(&[(25, 12), (100, 8)], 1_100)));
}

/// Checks two tables of three with 10,000 each and 25 as the smallest chip. A stack above 60,000 or
/// of 7 needs a reason, and its difference is reported. No hand begins without chips.
#[test]
fn a_stack_that_cannot_be_made_of_chips_takes_a_reason_and_a_hand_takes_chips() {
    let (value, name, colour) = (Chips::new(25), "green".to_owned(), (0, 128, 0));
    let chips = vec![Chip { value, name, colour }];
    let mut room = room_of(Structure { chips, ..structure() }, 2);
    let all = t(&room).chips_in_play().get();
    let out = |stack: u64| {
        Command::Entries(EntryCommand::Bust { out: vec![(entry(1), Some(Chips::new(stack)))] })
    };
    let count = |stack: u64| {
        Command::Counts(CountCommand::Count { stacks: vec![(entry(1), Chips::new(stack))] })
    };
    let unlikely = [out(all + 25), out(7), count(all + 25), sheet(1, &[(1, 10_007)])];
    for command in unlikely {
        let label = format!("{command:?}");
        assert_eq!(refused(&mut room, command), Refusal::StackUnlikely, "{label}");
    }
    assert_eq!(refused(&mut room, out(0)), Refusal::StackImpossible);
    let of = Refusal::StackUnlikely;
    let waived = |reason: &str| Some(Waiver::new(of, reason.to_owned()));
    assert!(room.session.submit(out(0), waived("he was there")).is_err());
    let whole = sheet(1, &[(1, all + 7), (2, 10_000), (3, 10_000)]);
    room.session.submit(whole, waived("a wrong fill")).unwrap();
    let more = i64::try_from(all + 7 - 10_000).unwrap();
    assert!(groups(&room).contains(&(vec![1], 30_000, Some(more))), "{:?}", groups(&room));
    room.does(count(0));
    room.does(count(all));
    room.does(out(all));
}

#[test]
fn a_count_is_of_now_since_the_last_break() {
    let mut room = room(1);
    let since = |room: &Room| {
        let now = room.session.now();
        now.since(t(room).clock().counts_since(now)).millis() / 60_000
    };
    // Ten minutes into the first level.
    assert_eq!(since(&room), 10);
    room.does(Command::Clock(ClockCommand::Pause));
    room.minutes_later(5);
    assert_eq!(since(&room), 5, "since play stopped");
    room.does(Command::Clock(ClockCommand::Start));
    room.minutes_later(49);
    assert_eq!(since(&room), 64, "the level began as it began");
    room.minutes_later(3);
    assert_eq!(since(&room), 2, "in the break");
    room.minutes_later(14);
    assert_eq!(since(&room), 16, "one minute after it");
    room.does(Command::Clock(ClockCommand::Next));
    room.minutes_later(3);
    room.does(Command::Clock(ClockCommand::Next));
    room.minutes_later(2);
    assert_eq!(since(&room), 5, "a break that was begun and ended by hand");
}
