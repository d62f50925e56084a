//! Planning, locking, correcting.

use bottone::{
    rules::payouts::{CurveShape, PaidPlaces, PayoutKind, Remainder, Rest},
    tournament::entries::Entrant,
};

use super::*;

fn lock(prizes: &[i64]) -> Command {
    let prizes: Vec<Prize> = prizes.iter().map(|euros| Prize::of(money(*euros))).collect();
    Command::Prizes(PrizeCommand::Lock { rows: PrizeRow::of(&prizes) })
}

fn correct(prizes: &[(u32, i64)]) -> Command {
    let prizes = prizes.iter().map(|(place, euros)| (*place, money(*euros))).collect();
    Command::Prizes(PrizeCommand::Correct { prizes, reason: "typed wrongly".to_owned() })
}

fn unlock(reason: &str) -> Command {
    Command::Prizes(PrizeCommand::Unlock { reason: reason.to_owned() })
}

fn enter(name: &str) -> Command {
    let who = vec![Entrant::New(Person { family: name.to_owned(), ..Person::default() })];
    Command::Entries(EntryCommand::Enter { who, seat: SeatWish::Later })
}

#[test]
fn what_is_locked_stays_and_the_pool_that_moves_is_seen() {
    let mut room = Room::closed(setup(BustRanking::Shared), &[8]);
    assert_eq!(room.list(), [520, 280]);
    room.locks();
    let locked = room.t().prizes().locked().unwrap();
    assert_eq!((locked.pool, locked.entries, locked.places()), (money(800), 8, 2));
    assert!(!room.t().pool_moved());
    assert_eq!(room.refused(lock(&[800])), Refusal::PrizesLocked);
    let winner = PayoutPlan {
        name: "All".into(),
        kind: PayoutKind::WinnerTakesAll,
        ..PayoutPlan::default()
    };
    assert_eq!(room.refused(plan(winner.clone())), Refusal::PrizesLocked);

    room.does(Command::Entries(EntryCommand::Registration { open: true }));
    room.does(enter("Late"));
    assert!(room.t().pool_moved());
    assert_eq!(room.list(), [520, 280], "what was announced");
    assert_eq!(room.t().breach(), None);

    assert_eq!(room.refused(unlock("  ")), Refusal::NotUnderstood);
    room.does(unlock("a late entry"));
    assert_eq!(room.list(), [450, 270, 180]);
    room.does(plan(winner.clone()));
    assert_eq!(room.list(), [900]);
    assert_eq!(room.refused(plan(winner)), Refusal::NothingToDo);
    room.session.undo().unwrap();
    room.session.undo().unwrap();
    assert_eq!(room.list(), [520, 280], "locked again");
    assert_eq!(room.refused(unlock("")), Refusal::NotUnderstood);
}

#[test]
fn what_is_locked_is_the_whole_pool_and_falls() {
    let mut room = Room::closed(setup(BustRanking::Shared), &[8]);
    for (prizes, refusal) in [
        (&[500, 200][..], Refusal::SumWrong),
        (&[500, 301], Refusal::SumWrong),
        (&[300, 500], Refusal::NotUnderstood),
        (&[900, -100], Refusal::NotUnderstood),
        (&[], Refusal::NotUnderstood),
        (&[100, 100, 100, 100, 100, 100, 100, 50, 50], Refusal::NotUnderstood),
    ] {
        assert_eq!(room.refused(lock(prizes)), refusal, "{prizes:?}");
    }
    room.does(lock(&[400, 250, 150]));
    assert_eq!(room.list(), [400, 250, 150]);
}

#[test]
fn a_correction_is_on_record_and_pays_the_pool_as_it_is() {
    let mut room = Room::closed(setup(BustRanking::Shared), &[8]);
    assert_eq!(room.refused(correct(&[(1, 500), (2, 300)])), Refusal::PrizesOpen);
    room.locks();
    for (prizes, refusal) in [
        (&[(1, 500)][..], Refusal::SumWrong),
        (&[(1, 300), (2, 500)], Refusal::SumWrong),
        (&[(3, 0)], Refusal::NotUnderstood),
        (&[(0, 0)], Refusal::NotUnderstood),
        (&[(1, 500), (1, 500)], Refusal::NotUnderstood),
        (&[(1, 520), (2, 280)], Refusal::NothingToDo),
    ] {
        assert_eq!(room.refused(correct(prizes)), refusal, "{prizes:?}");
    }
    room.does(correct(&[(1, 500), (2, 300)]));
    assert_eq!((room.list(), room.t().prizes().locked().unwrap().corrections), (vec![500, 300], 1));

    // The pool changes, and the correction pays the new sum.
    room.does(Command::Entries(EntryCommand::Registration { open: true }));
    room.does(enter("Late"));
    assert_eq!(room.refused(correct(&[(1, 520), (2, 280)])), Refusal::SumWrong);
    room.does(correct(&[(1, 580), (2, 320)]));
    assert!(!room.t().pool_moved());
    assert_eq!(room.t().prizes().locked().unwrap().entries, 9);
    assert_eq!(room.t().breach(), None);
    room.session.undo().unwrap();
    room.session.undo().unwrap();
    room.session.undo().unwrap();
    assert_eq!(room.list(), [500, 300]);
}

#[test]
fn a_plan_that_cannot_be_used_is_refused() {
    let named = |kind| PayoutPlan { name: "Test".into(), kind, ..PayoutPlan::default() };
    let mut room = Room::closed(setup(BustRanking::Shared), &[8]);
    let wrong = [
        PayoutPlan::default(),
        named(PayoutKind::Curve(CurveShape::Power(301))),
        named(PayoutKind::Fixed { prizes: vec![money(1), money(2)], over: Remainder::First }),
        named(PayoutKind::Satellite {
            value: Money::ZERO,
            tickets: true,
            rest: Rest::Next,
            milestone: None,
        }),
        PayoutPlan { places: PaidPlaces::OneIn(0), ..named(PayoutKind::WinnerTakesAll) },
        PayoutPlan { round_to: Some(Money::ZERO), ..named(PayoutKind::WinnerTakesAll) },
    ];
    for plan_of in wrong {
        assert_eq!(room.refused(plan(plan_of.clone())), Refusal::NotUnderstood, "{plan_of:?}");
    }
}
