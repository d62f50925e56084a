//! The last hands of a day (WSOP 2026 tournament rule 125), and the draw for the next.

use super::*;
use bottone::{
    rules::{
        floor::{last_hand_card, last_hands},
        person::Person,
        seating,
    },
    tournament::{clock::State, entries::Who, tables::Wish},
    view::todo::{Act, tasks},
};

fn first_task(room: &Room, begins: &str) -> Option<Act> {
    let (t, at) = (room.t(), room.now());
    let all = tasks(Language::English, t, &t.seating_plan(at), at);
    let task = all.into_iter().find(|task| task.title.starts_with(begins))?;
    Some(task.steps[0].act.clone())
}

/// Ranks 3 to 7 at tables of nine, 2 to 5 at others; each comes up, and none beside them.
#[test]
fn the_card_says_how_many_hands() {
    for (seats, ranks) in [(9, 3..=7), (8, 2..=5), (6, 2..=5), (10, 2..=5)] {
        assert_eq!(last_hands(seats), ranks, "tables of {seats}");
        let drawn: std::collections::BTreeSet<u8> =
            (0..200).map(|seed| last_hand_card(seats, seed)).collect();
        assert!(drawn.into_iter().eq(ranks), "tables of {seats}");
    }
}

/// With 13 minutes left of the day it is on the list, at four tables and more.
#[test]
fn it_is_proposed_at_the_end_of_a_day() {
    for (tables, minutes, proposed) in
        [(4, 60 + 46, false), (4, 60 + 48, true), (3, 60 + 48, false), (4, 30, false)]
    {
        let mut room = Room::near_the_money(setup(BustRanking::Shared), &vec![5; tables], &[50; 3]);
        room.minutes_later(minutes);
        let act = first_task(&room, "The day ends");
        assert_eq!(act, proposed.then_some(Act::ShowBoard), "{tables} tables, {minutes} minutes");
        room.does(hands(HandsCommand::LastHands { card: LastCard::Turned(3) }));
        assert_eq!(first_task(&room, "The day ends"), None);
    }
}

#[test]
fn each_table_counts_down_and_then_everybody_draws() {
    let mut room = Room::near_the_money(setup(BustRanking::Shared), &[5, 5, 5, 5], &[50; 3]);
    room.minutes_later(110);
    for wrong in [0, 11] {
        let card = LastCard::Turned(wrong);
        assert_eq!(room.refused(hands(HandsCommand::LastHands { card })), Refusal::NotUnderstood);
    }
    let drawn = (0..200).find(|seed| last_hand_card(9, *seed) == 3).unwrap();
    room.does(hands(HandsCommand::LastHands { card: LastCard::Drawn(drawn) }));
    let kind = BoardKind::Last { hands: 3, seed: Some(drawn) };
    assert_eq!(room.t().hands().board().unwrap().kind, kind);
    assert_eq!(room.t().clock().read(room.now()).state, State::Paused);
    assert_eq!(room.board().prompt.say, "3 more hands at every table, then stop.");
    assert_eq!(room.refused(tells(1, TableDid::AllIn)), Refusal::NotUnderstood);
    for left in ["2 hands left", "1 hand left", "Done"] {
        room.does(tells(1, TableDid::Done));
        assert_eq!(room.board().tiles[0].state, left);
    }
    assert_eq!(room.refused(tells(1, TableDid::Done)), Refusal::NothingToDo);
    // A hand that was told too many is put back.
    room.does(tells(1, TableDid::Plays));
    assert_eq!(room.board().tiles[0].state, "1 hand left");
    room.does(tells(1, TableDid::Done));
    assert_eq!(room.board().tiles[3].note, "3 hands behind");
    // Somebody goes out: by the time, as ever.
    room.does(bust(6));
    for number in 2..=4 {
        for _ in 0..3 {
            room.does(tells(number, TableDid::Done));
        }
    }
    let view = room.board();
    assert!(view.over);
    let Some(Act::Redraw { tables, size }) =
        view.then.and_then(|task| task.steps.first().map(|step| step.act.clone()))
    else {
        panic!("no draw of seats")
    };
    assert_eq!((tables.len(), size), (3, 9), "nineteen players");
    room.stands_up();
    room.does(Command::Tables(TableCommand::Redraw { tables, size, seed: 7 }));
    assert!(room.t().hands().board().is_none(), "the day is over");
    room.session.undo().unwrap();
    assert!(room.board().over);
    room.does(hands(HandsCommand::End { played: true }));
    assert!(room.t().hands().board().is_none());
}

/// A day can end on the bubble: each table plays its own last hands then.
#[test]
fn last_hands_end_hand_for_hand() {
    let mut room = Room::near_the_money(setup(BustRanking::Shared), &[5, 5], &[50; 9]);
    room.does(together());
    room.does(hands(HandsCommand::LastHands { card: LastCard::Turned(4) }));
    assert!(room.t().entries().hand_for_hand().began().is_none());
    assert_eq!(room.t().hands().board().unwrap().kind, BoardKind::Last { hands: 4, seed: None });
    assert!(!room.t().clock().runs(room.now()));
    room.stands_up();
}

/// WSOP 2026 tournament rule 125: nobody new is seated, nobody is moved, and no table breaks while they are played.
#[test]
fn nobody_is_seated_or_moved_during_the_last_hands() {
    let mut room = Room::seated(setup(BustRanking::Shared), evening(), &[9, 9, 9, 3]);
    room.does(Command::Clock(ClockCommand::Start));
    let plan = |room: &Room| room.t().seating_plan(room.now());
    assert_ne!(plan(&room), seating::Plan::default(), "a table is six players short");
    room.does(hands(HandsCommand::LastHands { card: LastCard::Turned(3) }));
    assert_eq!(plan(&room), seating::Plan::default());
    let enter = |family: &str, seat| {
        let person = Person { family: family.into(), ..Person::default() };
        Command::Entries(EntryCommand::Enter { who: vec![Who::New(person)], seat })
    };
    assert_eq!(room.refused(enter("Late", Wish::Draw(1))), Refusal::LastHandsDrawn);
    room.does(enter("Late", Wish::Later));
    room.does(hands(HandsCommand::End { played: false }));
    room.does(enter("Later", Wish::Draw(1)));
}
