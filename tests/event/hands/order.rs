//! The places follow the stacks at the start of the hand, for any order of the reports.

use super::*;
use bottone::{
    base::draw::Draw,
    rules::places::{BustedPlayer, of_one_hand},
    tournament::incidents::{IncidentCommand, Penalty},
};

/// Checks WSOP 2026 tournament rule 126.b and similar rules. The ranking routine is used, and each
/// statement has its rule number.
#[test]
fn who_is_out_is_ranked_by_the_book_and_reported_with_its_number() {
    use BustRanking::{Shared, Stack, StackAfterAnte, StackAtEachTable, StackAtOneTable};
    // 41,000 and 118,000 at table 1, 64,000 at table 2.
    let cases = [
        (Shared, [(10, 12), (10, 12), (10, 12)], "TDA RP-8"),
        (StackAtOneTable, [(10, 12), (10, 12), (10, 12)], "TDA RP-8"),
        (StackAfterAnte, [(10, 12), (10, 12), (10, 12)], "TDA RP-8"),
        (StackAtEachTable, [(12, 12), (10, 11), (10, 11)], "TDA RP-8"),
        (Stack, [(12, 12), (10, 10), (11, 11)], "TDA RP-8"),
    ];
    for (busts, places, cite) in cases {
        let mut room = Room::near_the_money(setup(busts), &[6, 6], &[50; 11]);
        room.does(together());
        for (number, chips) in [(1, 41_000), (2, 118_000)] {
            room.does(stack(number, chips));
            room.does(bust(number));
        }
        room.does(at(2, TableProgress::AllIn, &[1]));
        let before = room.money();
        assert!(before.out[2].at_risk && before.out[2].place == "all-in", "{before:?}");
        room.does(bust(7));
        let by_stack = matches!(busts, StackAtEachTable | Stack);
        // If the book says so, the first of two tables ranks by its own stacks.
        let needed = room.money().out.iter().any(|line| line.stack_needed);
        assert_eq!(needed, by_stack, "{busts:?}");
        room.does(stack(7, 64_000));
        assert_eq!(room.refused(stack(7, 64_000)), Refusal::NothingToDo);
        assert_eq!(room.finished(&[1, 2, 7]), places, "{busts:?}");
        let view = room.money();
        assert!(view.rule.contains(cite), "{busts:?}: {}", view.rule);
        assert!(!view.out.iter().any(|line| line.stack_needed), "{busts:?}");
    }
}

/// Checks the payout of each outcome: 99 paid, 100 left, as in the rules' example of shared places.
#[test]
fn each_way_the_hand_may_end_is_reported_with_what_it_pays() {
    let mut room = Room::near_the_money(
        setup(BustRanking::Shared),
        &[6, 6],
        &[600, 300, 100, 50, 50, 20, 20, 20, 20, 10, 10],
    );
    room.does(together());
    room.does(bust(1));
    room.does(at(2, TableProgress::AllIn, &[1, 2]));
    let view = room.money();
    let lines: Vec<_> = view
        .pays
        .iter()
        .map(|line| (line.case.as_str(), line.place.as_str(), line.money.as_str()))
        .collect();
    assert_eq!(
        lines,
        [("T2S1 stays", "12th", "no prize"), ("T2S1 busts", "11th–12th", "€10 / 2 = €5")]
    );
    assert_eq!(view.paid_and_left, "11 paid, 11 left");
    let burst = "The bubble bursts this hand.";
    assert_eq!(view.notes, [burst, "Next pay jump at 9 left: €10 to €20."]);
}

/// Checks stacks reported before, with or after the bust, in any order of tables, one by one or
/// together. The routine for one hand gives the same result for all. `EVENINGS=1000` runs more
/// cases.
#[test]
fn in_whatever_order_it_is_reported_the_stacks_at_its_start_decide() {
    use BustRanking::{Shared, Stack, StackAfterAnte, StackAtEachTable, StackAtOneTable};
    let evenings = std::env::var("EVENINGS").ok().and_then(|many| many.parse().ok()).unwrap_or(60);
    for seed in 0..evenings {
        let mut chance = Draw::new(seed);
        let mut below = |n: u64| chance.below(n).unwrap();
        let book = [Shared, StackAtOneTable, StackAtEachTable, StackAfterAnte, Stack]
            [usize::try_from(below(5)).unwrap()];
        let mut room = Room::near_the_money(setup(book), &[4, 4, 4], &[100; 9]);
        room.does(together());
        // Sometimes there is a hand without busts before, so the number differs.
        if below(2) == 0 {
            for number in 1..=3 {
                room.does(report(number, TableProgress::Done));
            }
            room.does(hands(HandsCommand::Deal));
        }
        let mut all: Vec<u32> = (1..=12).collect();
        Draw::new(seed ^ 0xb0a7).shuffle(&mut all);
        let busted: Vec<(u32, u64)> = all
            .into_iter()
            .take(1 + usize::try_from(below(5)).unwrap())
            .map(|number| (number, 1_000 * (1 + below(4))))
            .collect();
        for (number, chips) in &busted {
            let before = below(3);
            if before == 0 {
                room.does(stack(*number, *chips));
            }
            room.does(bust(*number));
            if before == 1 {
                room.does(stack(*number, *chips));
            }
            let at_table = u16::try_from((number - 1) / 4 + 1).unwrap();
            if below(2) == 0 {
                let done = report(at_table, TableProgress::Done);
                let result = room.session.submit(done, None);
                let fine =
                    matches!(result, Ok(()) | Err(SubmitError::Refused(Refusal::NothingToDo)));
                assert!(fine, "seed {seed}: {result:?}");
            }
        }
        for (number, chips) in busted.iter().rev() {
            let _ = room.session.submit(stack(*number, *chips), None);
        }
        let of_hand: Vec<BustedPlayer<u32>> = busted
            .iter()
            .map(|(number, chips)| BustedPlayer {
                who: *number,
                table: table(u16::try_from((number - 1) / 4 + 1).unwrap()),
                stack: Some(Chips::new(*chips)),
            })
            .collect();
        let left = 12 - u32::try_from(busted.len()).unwrap();
        for (number, place) in of_one_hand(&of_hand, left, Some(book)) {
            let found = room.finished(&[number]);
            assert_eq!(found, [(place.first, place.last)], "seed {seed}, {book:?}: {busted:?}");
        }
        room.stands_up();
    }
}

/// Checks that a disqualification takes the place of a bust at that moment: a shared one in a hand
/// of all tables.
#[test]
fn a_disqualification_is_out_in_the_hand_that_all_play() {
    let mut room = Room::near_the_money(setup(BustRanking::Shared), &[6, 6], &[50; 11]);
    room.does(together());
    let penalty = Penalty::Disqualified { stack: Chips::new(100) };
    let (entry, note) = (entry(1), "marked cards".to_owned());
    room.does(Command::Incidents(IncidentCommand::Penalise { entry, penalty, note }));
    room.does(bust(7));
    assert_eq!(room.finished(&[1, 7]), [(11, 12), (11, 12)]);
    assert_eq!(room.t().chips_in_play(), Chips::new(12 * 10_000 - 100));
    room.stands_up();
}
