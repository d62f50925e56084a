//! The places of several busts in the same hand, and their winnings.

use bottone::{
    base::time::Span,
    i18n::Language,
    rules::payouts::{PayoutKind, Remainder, Rest},
    session::Desk as _,
    tournament::clock::ClockStatus,
    view::todo,
};

use super::*;

fn fixed(euros: &[i64]) -> PayoutPlan {
    let prizes = euros.iter().map(|euros| money(*euros)).collect();
    let kind = PayoutKind::Fixed { prizes, over: Remainder::First };
    PayoutPlan { name: "Fixed".into(), kind, ..PayoutPlan::default() }
}

fn cents(prizes: &[Prize]) -> Vec<i64> {
    prizes.iter().map(|prize| prize.money.minor()).collect()
}

/// Checks busts outside hand for hand. Under every book the larger stack is first and equal stacks
/// tie. Records from before hand for hand keep their places.
#[test]
fn one_table_by_itself_goes_by_stack_under_every_book() {
    use BustRanking::{Shared, Stack, StackAfterAnte, StackAtEachTable, StackAtOneTable};
    for busts in [Shared, StackAtOneTable, StackAtEachTable, StackAfterAnte, Stack] {
        let mut room = Room::closed(setup(busts), &[6, 6]);
        assert_eq!(room.refused(bust(&[(1, 0), (2, 0)])), Refusal::StacksNeeded, "{busts:?}");
        assert_eq!(room.refused(bust(&[(1, 5), (7, 9)])), Refusal::NotOneTable, "{busts:?}");
        room.does(bust(&[(1, 4_000), (2, 9_000), (3, 4_000)]));
        assert_eq!(room.places(&[1, 2, 3]), [(11, 12), (10, 10), (11, 12)], "{busts:?}");
    }
}

/// Checks rules §2.7: 9,000 at table 1, 20,000 at table 2, 4,000 at table 3, all in the same hand;
/// then the first two at one table.
#[test]
fn in_a_hand_that_all_play_together_the_book_ranks() {
    use BustRanking::{Shared, Stack, StackAfterAnte, StackAtEachTable, StackAtOneTable};
    let apart = [(1, 9_000), (7, 20_000), (13, 4_000)];
    let all = [1, 7, 13];
    for (busts, expected) in [
        (Shared, [(16, 18); 3]),
        (StackAtOneTable, [(16, 18); 3]),
        (StackAtEachTable, [(16, 18); 3]),
        (StackAfterAnte, [(16, 18); 3]),
        (Stack, [(17, 17), (16, 16), (18, 18)]),
    ] {
        // At once.
        let mut room = Room::closed(setup(busts), &[6, 6, 6]);
        room.does(together(true));
        room.does(bust(&apart));
        assert_eq!(room.places(&all), expected, "{busts:?}");
        // One by one, as the tables report.
        let mut room = Room::closed(setup(busts), &[6, 6, 6]);
        room.does(together(true));
        for one in apart {
            room.does(bust(&[one]));
        }
        assert_eq!(room.places(&all), expected, "{busts:?}");
        // One by one, joined afterwards.
        let mut room = Room::closed(setup(busts), &[6, 6, 6]);
        for one in apart {
            room.does(bust(&[one]));
        }
        assert_eq!(room.places(&all), [(18, 18), (17, 17), (16, 16)], "{busts:?}");
        room.does(same_hand(&apart));
        assert_eq!(room.places(&all), expected, "{busts:?}");
        assert_eq!(room.refused(same_hand(&apart)), Refusal::NothingToDo, "{busts:?}");
    }
    let one_table = [(1, 4_000), (2, 9_000)];
    for (busts, expected) in [
        (Shared, [(17, 18), (17, 18)]),
        (StackAtOneTable, [(18, 18), (17, 17)]),
        (StackAtEachTable, [(18, 18), (17, 17)]),
        (StackAfterAnte, [(18, 18), (17, 17)]),
        (Stack, [(18, 18), (17, 17)]),
    ] {
        let mut room = Room::closed(setup(busts), &[6, 6, 6]);
        room.does(together(true));
        room.does(bust(&one_table));
        assert_eq!(room.places(&[1, 2]), expected, "{busts:?}");
    }
}

/// Checks TDA 2026 rule 22: the big blind's stack counts without the ante, as the floor reports it.
#[test]
fn a_stack_after_the_ante_may_finish_lower() {
    let mut room = Room::closed(setup(BustRanking::StackAfterAnte), &[6, 6]);
    room.does(together(true));
    room.does(bust(&[(1, 5_000 - 2_000), (2, 4_000)]));
    assert_eq!(room.places(&[1, 2]), [(12, 12), (11, 11)]);
}

/// Checks rules §2.7: two at one table and one at another. By WSOP rule 126.b the larger stack of
/// the two finishes higher, and shares with the other table's. Reports may come at once or one by
/// one.
#[test]
fn two_at_one_table_and_one_at_another() {
    for reports in [
        vec![vec![(1, 4_000), (2, 9_000), (7, 1_000)]],
        vec![vec![(1, 4_000), (2, 9_000)], vec![(7, 1_000)]],
    ] {
        let mut room = Room::closed(setup(BustRanking::StackAtEachTable), &[6, 6]);
        room.does(together(true));
        assert_eq!(room.refused(bust(&[(1, 0), (2, 0), (7, 1_000)])), Refusal::StacksNeeded);
        for report in reports {
            room.does(bust(&report));
        }
        assert_eq!(room.places(&[1, 2, 7]), [(12, 12), (10, 11), (10, 11)]);
    }
}

/// Checks a book with rules for one table and for different tables only: two at one and one at
/// another share. Unknown stacks do not rank either.
#[test]
fn mixed_groups_and_unknown_stacks_share() {
    let mut room = Room::closed(setup(BustRanking::StackAtOneTable), &[6, 6]);
    room.does(together(true));
    room.does(bust(&[(1, 4_000), (2, 9_000)]));
    room.does(bust(&[(7, 1_000)]));
    assert_eq!(room.places(&[1, 2, 7]), [(10, 12); 3]);

    let mut room = Room::closed(setup(BustRanking::StackAtOneTable), &[6, 6]);
    room.does(together(true));
    room.does(bust(&[(1, 0)]));
    room.does(bust(&[(2, 0)]));
    assert_eq!(room.places(&[1, 2]), [(11, 12); 2]);
    assert_eq!(room.refused(same_hand(&[(1, 0), (2, 0)])), Refusal::StacksNeeded);
    room.does(same_hand(&[(1, 9_000), (2, 4_000)]));
    assert_eq!(room.places(&[1, 2]), [(11, 11), (12, 12)]);
}

#[test]
fn the_next_hand_is_another_hand_and_costs_the_clock_what_the_book_says() {
    for (rule, minutes, lost) in [
        (HandForHand::TwoMinutes, 5, 2),
        (HandForHand::AtMostThreeMinutes, 5, 3),
        (HandForHand::AtMostThreeMinutes, 1, 1),
    ] {
        let mut setup = setup(BustRanking::Shared);
        setup.house.rulebook.bubble.hand_for_hand = rule;
        let mut room = Room::closed(setup, &[6, 6]);
        let next = || Command::Entries(EntryCommand::NextHand);
        assert_eq!(room.refused(next()), Refusal::NotDecided);
        room.does(together(true));
        assert_eq!(room.refused(together(true)), Refusal::NothingToDo);
        let before = room.t().clock().read(room.session.now());
        assert_eq!(before.state, ClockStatus::Paused);
        room.does(bust(&[(1, 0)]));
        room.minutes_later(minutes);
        room.does(next());
        let after = room.t().clock().read(room.session.now());
        assert_eq!(before.left.minus(after.left), Span::from_minutes(lost), "{rule:?}");
        room.does(bust(&[(7, 0)]));
        assert_eq!(room.places(&[1, 7]), [(12, 12), (11, 11)]);
        room.does(together(false));
        assert_eq!(room.t().clock().read(room.session.now()).state, ClockStatus::Running);
        room.session.undo().unwrap();
        assert!(room.t().entries().hand_for_hand().began().is_some());
    }
}

/// Checks busts after hand for hand ended: at two tables they were in two hands. At one table they
/// may have been in one, as may reports before and after the end.
#[test]
fn who_bust_after_hand_for_hand_ended_is_not_asked_about_as_if_it_went_on() {
    let (on, off) = (|| Some(together(true)), || Some(together(false)));
    let cases = [
        ("no hand for hand, two tables", [None, None, None], [1, 7], true),
        ("begun since the first", [None, on(), None], [1, 7], true),
        ("ended between them", [on(), off(), None], [1, 7], true),
        ("ended before both, two tables", [on(), None, off()], [1, 7], false),
        ("ended before both, one table", [on(), None, off()], [1, 2], true),
    ];
    for (name, [first, between, before_all], [one, other], asked) in cases {
        let mut room = Room::closed(setup(BustRanking::Shared), &[6, 6]);
        room.does(plan(fixed(&[100; 11])));
        room.locks();
        let ended = before_all.is_some();
        for command in first.into_iter().chain(before_all) {
            room.does(command);
        }
        room.minutes_later(i64::from(ended));
        room.does(bust(&[(one, 0)]));
        between.map(|command| room.does(command));
        room.does(bust(&[(other, 0)]));
        let (t, at) = (room.t(), room.session.now());
        let tasks = todo::tasks(Language::English, t, &t.seating_plan(at), at);
        let asks = |task: &todo::Task| task.title.ends_with("the same hand?");
        assert_eq!(tasks.iter().any(asks), asked, "{name}");
    }
}

/// Checks rules §8.4: (5th + 6th) / 2, and §2.7: the last paid place divided by three.
#[test]
fn those_who_tie_share_what_their_places_are_paid() {
    let mut room = Room::closed(setup(BustRanking::Shared), &[5, 5]);
    room.does(plan(fixed(&[400, 200, 150, 100, 80, 70])));
    room.does(together(true));
    // Four bust in one hand: places 7 to 10 are not paid.
    room.does(bust(&[(1, 0), (2, 0), (6, 0), (7, 0)]));
    room.does(Command::Entries(EntryCommand::NextHand));
    room.does(bust(&[(3, 0), (8, 0)]));
    assert_eq!(cents(&room.won(&[1, 3, 8])), [0, 7_500, 7_500]);
    room.does(Command::Entries(EntryCommand::NextHand));
    // 150 + 100 for two, then the rest.
    room.does(bust(&[(4, 0), (9, 0)]));
    room.does(bust(&[(5, 0)]));
    assert_eq!(room.places(&[4, 9, 5]), [(2, 4); 3], "the same hand goes on");
    assert_eq!(cents(&room.won(&[4, 9, 5])), [15_000, 15_000, 15_000]);
    assert_eq!(cents(&room.won(&[10])), [40_000], "the winner");
    assert_eq!(room.t().breach(), None);
}

/// Checks that odd units go, one each, to the lowest table and seat.
#[test]
fn odd_money_goes_by_seat() {
    let mut room = Room::closed(setup(BustRanking::Shared), &[2, 2]);
    room.does(plan(fixed(&[200, 100, 100])));
    room.does(together(true));
    room.does(bust(&[(3, 0), (2, 0), (4, 0)]));
    // 200 for three: in whole euros, as the prizes are.
    assert_eq!(room.places(&[2, 3, 4]), [(2, 4); 3]);
    assert_eq!(cents(&room.won(&[2, 3, 4])), [6_700, 6_700, 6_600]);
    let won = room.t().winnings(room.session.now()).unwrap();
    let odd: Vec<i64> = [2, 3, 4].iter().map(|n| won[&entry(*n)].odd.minor()).collect();
    assert_eq!(odd, [100, 100, 0]);
    assert_eq!(room.t().breach(), None);
}

/// Checks that a satellite ends with no more players than seats. A tie for the last seat and the
/// rest divides the money.
#[test]
fn seats_are_won_by_all_who_are_left() {
    let seats = PayoutKind::Satellite {
        value: money(300),
        tickets: true,
        rest: Rest::Next,
        milestone: None,
    };
    let satellite = PayoutPlan { name: "Satellite".into(), kind: seats, ..PayoutPlan::default() };
    let mut room = Room::closed(setup(BustRanking::Shared), &[4, 4]);
    room.does(plan(satellite.clone()));
    // 800: two seats, 200 to the next.
    let list = room.t().prize_list().unwrap();
    let seat = Prize { money: Money::ZERO, tickets: 1 };
    assert_eq!(list, [seat, seat, Prize::of(money(200))]);
    for number in [1, 2, 3, 5, 6] {
        room.does(bust(&[(number, 0)]));
    }
    assert_eq!(room.won(&[4, 7, 8]), [Prize::default(); 3]);
    room.locks();
    room.does(bust(&[(7, 0)]));
    assert_eq!(room.won(&[4, 7, 8]), [seat, Prize::of(money(200)), seat]);
    assert_eq!(room.t().breach(), None);

    // Two tie for the second seat and the rest: 500 for both.
    let mut room = Room::closed(setup(BustRanking::Shared), &[4, 4]);
    room.does(plan(satellite));
    for number in [1, 2, 3, 5, 6] {
        room.does(bust(&[(number, 0)]));
    }
    room.does(together(true));
    room.does(bust(&[(4, 0), (7, 0)]));
    assert_eq!(room.won(&[4, 7, 8]), [Prize::of(money(250)), Prize::of(money(250)), seat]);
    assert_eq!(room.t().breach(), None);
}
