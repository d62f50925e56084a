//! The reports of tables, the deal of the next hand, the clock, and the display.

use bottone::{
    rules::rulebook::HandForHand,
    session::Desk as _,
    view::{
        Tone,
        board::spoken_prompt,
        todo::{TaskAct, tasks},
    },
    view_public::walls::FaceHead,
};

use super::*;

/// Checks TDA 2024 recommended procedure 8: the next hand is dealt when the last table has played,
/// and each costs the clock two minutes.
#[test]
fn the_next_hand_is_dealt_when_the_last_table_is_done() {
    let mut room = Room::near_the_money(setup(BustRanking::Shared), &[6, 6, 6], &[50; 17]);
    assert_eq!(room.refused(report(1, TableProgress::Done)), Refusal::NotDecided, "nobody waits");
    room.does(together());
    assert_eq!(room.refused(report(9, TableProgress::Done)), Refusal::TableUnknown);
    assert_eq!(room.refused(at(1, TableProgress::AllIn, &[9])), Refusal::SeatUnknown);
    assert_eq!(room.refused(at(1, TableProgress::AllIn, &[2, 2])), Refusal::NamedTwice);
    let deal = || hands(HandsCommand::Deal);
    let before = room.left_on_the_clock();
    for number in 1..=3_u16 {
        room.seconds_later(20);
        let fine = if number == 1 { Ok(()) } else { Err(Refusal::TablesStillPlay) };
        assert_eq!(room.session.can(&deal()), fine, "{number}");
        room.does(report(number, TableProgress::Done));
        assert_eq!(room.refused(report(number, TableProgress::Done)), Refusal::NothingToDo);
    }
    let view = room.board();
    assert_eq!(view.progress.texts, ["3 done", "0 all-in", "0 playing"]);
    assert_eq!(view.tiles[2].since, "after 01:00");
    room.does(deal());
    assert_eq!(before.minus(room.left_on_the_clock()), Span::from_minutes(2));
    let view = room.board();
    let clock = view.clock.unwrap();
    assert_eq!(clock.sum, "1:00:00 − 1 × 02:00 =");
    assert_eq!(clock.left, "58:00");
    assert_eq!(clock.rule, "2 minutes a hand (TDA RP-8)");
    assert!(clock.notes[0].starts_with("After this hand 56:00; after hand 30 comes"), "{clock:?}");
    assert_eq!(view.notes[0], "hand 2");
    assert_eq!(view.progress.plays, 3);
    room.stands_up();
}

/// Checks TDA 2024 recommended procedure 8-B: the time of the hand, at most three minutes.
#[test]
fn the_sum_of_the_clock_is_what_the_rule_takes() {
    let mut setup = setup(BustRanking::Shared);
    setup.house.rulebook.bubble.hand_for_hand = HandForHand::AtMostThreeMinutes;
    let mut room = Room::near_the_money(setup, &[6, 6], &[50; 11]);
    room.does(together());
    for minutes in [1, 5] {
        room.minutes_later(minutes);
        room.does(report(1, TableProgress::Done));
        room.does(report(2, TableProgress::Done));
        room.does(hands(HandsCommand::Deal));
    }
    let clock = room.board().clock.unwrap();
    assert_eq!((clock.sum.as_str(), clock.left.as_str()), ("1:00:00 − 04:00 =", "56:00"));
    // After a setting of the clock the sum would no longer be right.
    room.does(Command::Clock(ClockCommand::Adjust { by: Span::from_minutes(1) }));
    assert_eq!(room.board().clock.unwrap().sum, "");
}

/// Checks that the rule can be waived with a reason, like any house rule.
#[test]
fn a_table_that_says_nothing_is_passed_over_with_a_reason() {
    let mut room = Room::near_the_money(setup(BustRanking::Shared), &[6, 6], &[50; 11]);
    room.does(together());
    room.does(report(1, TableProgress::Done));
    room.waived(hands(HandsCommand::Deal), Refusal::TablesStillPlay);
    assert_eq!(room.t().hands().board().unwrap().number, 2);
    room.stands_up();
}

/// Checks that the hand that bursts the bubble costs the clock its time too, but a broken-off one
/// does not.
#[test]
fn the_last_hand_is_charged_when_it_was_played() {
    for (played, lost) in [(true, 2), (false, 0)] {
        let mut room = Room::near_the_money(setup(BustRanking::Shared), &[6, 6], &[50; 11]);
        room.does(together());
        let before = room.left_on_the_clock();
        if played {
            assert_eq!(
                room.refused(hands(HandsCommand::End { played, day: false })),
                Refusal::TablesStillPlay
            );
            room.does(bust(1));
            room.does(report(1, TableProgress::Done));
            room.does(report(2, TableProgress::Done));
            let view = room.board();
            assert!(view.over);
            assert_eq!(view.prompt.say, "We are in the money. Shuffle up and deal.");
        }
        room.does(hands(HandsCommand::End { played, day: false }));
        assert_eq!(before.minus(room.left_on_the_clock()), Span::from_minutes(lost), "{played}");
        assert!(room.t().clock().runs(room.now()) && room.t().hands().board().is_none());
    }
}

/// Checks that called all-in hands are shown when all others are done, one table after the other.
#[test]
fn all_in_waits_and_is_shown_when_the_others_are_done() {
    let mut room = Room::near_the_money(setup(BustRanking::Shared), &[6, 6], &[300, 200, 100]);
    room.does(together());
    room.does(at(2, TableProgress::AllIn, &[3, 5]));
    let view = room.board();
    assert_eq!(
        (view.tiles[1].state.as_str(), view.tiles[1].note.as_str()),
        ("All-in, waiting", "T2S3 against T2S5")
    );
    assert!(view.prompt.note.contains("face down") && view.prompt.note.contains("TDA RP-8"));
    room.does(report(1, TableProgress::Done));
    assert_eq!(room.board().prompt.say, "Table 2: turn hands up and run it out.");
    assert_eq!(room.refused(hands(HandsCommand::Deal)), Refusal::TablesStillPlay);
    room.does(report(2, TableProgress::Done));
    assert_eq!(room.board().prompt.say, "Shuffle up and deal one hand, then hold.");
}

/// Checks that time stopped by the floor does not count for a table. The slowest table is counted
/// hand by hand.
#[test]
fn a_table_that_stalls_is_seen_and_one_that_was_stopped_is_not() {
    let mut room = Room::near_the_money(setup(BustRanking::Shared), &[6, 6, 6], &[50; 17]);
    room.does(together());
    for _ in 0..3 {
        room.seconds_later(10);
        room.does(report(1, TableProgress::Done));
        room.does(report(3, TableProgress::Stopped));
        room.seconds_later(60);
        room.does(report(2, TableProgress::Done));
        room.does(report(3, TableProgress::Plays));
        room.seconds_later(5);
        room.does(report(3, TableProgress::Done));
        room.does(hands(HandsCommand::Deal));
    }
    let tiles = room.board().tiles;
    assert_eq!(
        (tiles[1].note.as_str(), tiles[1].note_tone),
        ("Slowest in 3 of 3 hands", Tone::Gold)
    );
    assert_eq!((tiles[0].note.as_str(), tiles[2].note.as_str()), ("", ""));
}

/// Checks that every table confirms its head count before the bubble bursts.
#[test]
fn every_table_counts_its_heads() {
    let mut room = Room::near_the_money(setup(BustRanking::Shared), &[6, 6], &[50; 11]);
    room.does(together());
    room.does(hands(HandsCommand::AskHeads));
    let heads = |number, heads| hands(HandsCommand::Heads { table: table(number), heads });
    room.does(heads(1, 6));
    room.does(report(1, TableProgress::Done));
    room.does(report(2, TableProgress::Done));
    assert_eq!(room.refused(hands(HandsCommand::Deal)), Refusal::HeadsNotCounted);
    room.does(heads(2, 5));
    let view = room.board();
    let counted = view.heads.clone().unwrap();
    assert_eq!(counted.text, "Headcount: 2 of 2 tables · 11 counted, 12 in the event");
    assert!(counted.differs);
    assert_eq!((view.tiles[0].heads_tone, view.tiles[1].heads_tone), (Tone::Good, Tone::Waits));
    room.does(heads(2, 6));
    assert_eq!(room.board().heads, None, "all reports agree with the records");
    // A player who busts afterwards is not missing.
    room.does(bust(1));
    assert_eq!(room.board().heads, None);
    room.does(hands(HandsCommand::Deal));
    room.stands_up();
}

/// Checks soft hand for hand (TDA 2024 recommended procedure 19): tables report their hands, and
/// wait only on request.
#[test]
fn soft_tables_go_on_and_wait_only_on_request() {
    let mut room = Room::near_the_money(setup(BustRanking::Shared), &[6, 6], &[50; 11]);
    room.does(hands(HandsCommand::Soft));
    assert!(room.t().clock().runs(room.now()));
    for _ in 0..3 {
        room.does(report(1, TableProgress::Done));
    }
    room.does(report(1, TableProgress::Stopped));
    let tiles = room.board().tiles;
    assert_eq!((tiles[0].state.as_str(), tiles[1].note.as_str()), ("Waiting", "3 hands behind"));
    assert_eq!(room.refused(hands(HandsCommand::Deal)), Refusal::NotDecided);
    // Busts in hands that are not played together rank by their time.
    room.does(bust(1));
    room.does(bust(7));
    assert_eq!(room.finished(&[1, 7]), [(12, 12), (11, 11)]);
    room.does(together());
    assert_eq!(room.t().hands().board().unwrap().kind, BoardKind::Together);
    room.does(hands(HandsCommand::Soft));
    assert!(room.t().clock().runs(room.now()));
    room.does(hands(HandsCommand::End { played: false, day: false }));
    room.does(hands(HandsCommand::Soft));
    room.stands_up();
}

/// Checks that the to-do list and the board name the same tables as awaited.
#[test]
fn the_list_says_what_the_board_says() {
    let mut room = Room::near_the_money(setup(BustRanking::Shared), &[6, 6], &[50; 11]);
    room.does(together());
    let first = |room: &Room| {
        let (t, at) = (room.t(), room.now());
        let all = tasks(Language::English, t, &t.seating_plan(at), at);
        let task = all.into_iter().find(|task| task.title.starts_with("Hand for hand")).unwrap();
        (task.steps[0].act.clone(), task.why)
    };
    assert_eq!(first(&room).0, TaskAct::Submit(Command::Entries(EntryCommand::NextHand)));
    room.does(report(1, TableProgress::Done));
    assert_eq!(first(&room), (TaskAct::ShowBoard, "Table 2 not finished yet".to_owned()));
    room.does(report(2, TableProgress::Done));
    assert_eq!(first(&room).0, TaskAct::Submit(hands(HandsCommand::Deal)));
    room.does(bust(1));
    assert_eq!(
        first(&room).0,
        TaskAct::Submit(hands(HandsCommand::End { played: true, day: false }))
    );
}

/// Checks that walls show the number of the hand, and a voice announces the next deal.
#[test]
fn the_room_sees_and_hears_which_hand_it_is() {
    let mut room = Room::near_the_money(setup(BustRanking::Shared), &[6, 6], &[50; 11]);
    let banner = |room: &Room| FaceHead::of(Language::English, room.t(), room.now()).banner;
    let heard =
        |room: &Room| spoken_prompt(Language::English, room.session.records().last().unwrap());
    room.does(together());
    assert_eq!(banner(&room), "Hand for hand · hand 1 · on the bubble");
    room.does(report(1, TableProgress::Done));
    assert_eq!(heard(&room), None);
    room.does(report(2, TableProgress::Done));
    room.does(hands(HandsCommand::Deal));
    assert_eq!(banner(&room), "Hand for hand · hand 2 · on the bubble");
    assert_eq!(heard(&room).as_deref(), Some("Shuffle up and deal one hand, then hold."));
    room.does(hands(HandsCommand::End { played: false, day: false }));
    room.does(hands(HandsCommand::LastHands { card: LastCard::Turned(1) }));
    assert_eq!(banner(&room), "Last hands of the day: 1");
    assert_eq!(heard(&room).as_deref(), Some("One more hand at every table, then stop."));
}

/// Checks two earlier busts joined into one hand during hand for hand. Busts of the present hand
/// share places only with each other. Older files stay as they were.
#[test]
fn a_hand_of_before_leaves_the_hand_that_goes_on_what_it_is() {
    for (apart, places) in [
        (true, [(14, 15), (14, 15), (12, 13), (12, 13)]),
        (
            false,
            // The earlier busts and the later ones of the present hand are of one hand then.
            [(12, 14), (12, 14), (15, 15), (12, 14)],
        ),
    ] {
        let mut room = Room::near_the_money(setup(BustRanking::Shared), &[5, 5, 5], &[50; 3]);
        room.does(bust(1));
        room.does(bust(6));
        room.does(together());
        room.does(bust(11));
        let out = vec![(entry(1), None), (entry(6), None)];
        room.does(Command::Entries(EntryCommand::SameHand { out, separate_hand: apart }));
        room.does(bust(2));
        assert_eq!(room.finished(&[1, 6, 11, 2]), places, "apart: {apart}");
        room.stands_up();
        if apart {
            // An earlier bust was in the present hand after all.
            let out = vec![(entry(1), None), (entry(2), None)];
            room.does(Command::Entries(EntryCommand::SameHand { out, separate_hand: apart }));
            assert_eq!(room.finished(&[6, 1, 11, 2]), [(15, 15), (12, 14), (12, 14), (12, 14)]);
        }
    }
}
