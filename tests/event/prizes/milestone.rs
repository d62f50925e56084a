//! A satellite in which a stack of a certain size wins a seat at once.

use bottone::{
    i18n::Language,
    rules::{
        deals::DealMethod,
        payouts::{PayoutKind, Rest},
    },
    session::Desk as _,
    tournament::{
        deals::{Agreement, DealCommand},
        history::audit,
    },
    view::players::PlayerCard,
};

use super::*;

fn seats(milestone: u64) -> Command {
    let milestone = Some(Chips::new(milestone));
    let kind =
        PayoutKind::Satellite { value: money(200), tickets: true, rest: Rest::Next, milestone };
    plan(PayoutPlan { name: "Seats".into(), kind, ..PayoutPlan::default() })
}

fn wins(number: u32, stack: u64) -> Command {
    Command::Entries(EntryCommand::WinSeat { entry: entry(number), stack: Chips::new(stack) })
}

/// Checks seven players with three seats and a rest. Two reach the milestone and have the first two
/// places. Play ends with one player and one seat left; the runner-up has the rest.
#[test]
fn a_stack_that_reaches_the_milestone_wins_a_seat_and_leaves_play() {
    let mut room = Room::closed(setup(BustRanking::Shared), &[7]);
    let before = room.t().chips_in_play();
    assert_eq!(room.session.can(&wins(1, 9_000)), Err(Refusal::NoMilestone));
    room.does(seats(2_000));
    assert_eq!(room.session.can(&wins(1, 1_999)), Err(Refusal::StackTooShort));
    assert_eq!(room.session.can(&wins(1, before.get())), Err(Refusal::NotUnderstood));
    room.does(wins(3, 2_500));
    assert_eq!(room.t().chips_in_play().plus(Chips::new(2_500)), before);
    assert_eq!(room.t().tables().seat_of(entry(3)), None);
    assert_eq!(room.session.can(&wins(3, 2_500)), Err(Refusal::NotIn));
    assert_eq!(room.session.can(&bust(&[(3, 0)])), Err(Refusal::NotIn));
    let place = |room: &Room, number: u32| {
        room.t().entries().place(entry(number)).map(|place| (place.first, place.last))
    };
    assert_eq!(place(&room, 3), Some((1, 1)));
    let due = room.t().due(entry(3), room.now()).unwrap();
    assert_eq!((due.tickets, due.plays), (1, false), "at once, whoever plays on");
    let (records, ledger) = (room.session.records(), room.session.ledger());
    let player = room.t().entries().get(entry(3)).unwrap().player;
    let card =
        PlayerCard::of(Language::English, room.t(), records, ledger, player, room.now()).unwrap();
    assert_eq!(card.happened.first().unwrap().1, "Seat won with 2,500");
    room.does(bust(&[(7, 0)]));
    assert_eq!(place(&room, 7), Some((7, 7)));
    room.does(wins(1, 2_000));
    assert_eq!(place(&room, 1), Some((2, 2)));
    for number in [6, 5] {
        room.does(bust(&[(number, 0)]));
    }
    assert_eq!(room.t().next_out(room.now()).map(|next| next.place), Some(4));
    assert!(!room.t().is_played_out(room.now()));
    room.does(bust(&[(4, 0)]));
    assert!(room.t().is_played_out(room.now()), "one player and one seat are left");
    assert_eq!(room.t().winner(room.now()), None, "three have won alike");
    let dues = room.t().dues(room.now());
    let owed: Vec<_> =
        dues.iter().map(|due| (due.entry.get(), due.tickets, due.total.minor())).collect();
    assert_eq!(owed, [(3, 1, 0), (1, 1, 0), (2, 1, 0), (4, 0, 10_000)]);
    assert_eq!(room.t().breach(), None);
    let desk = &room.session;
    assert_eq!(audit(desk.beginning(), desk.records(), |_, _| {}), Ok(()));
    room.session.undo().unwrap();
    assert!(!room.t().is_played_out(room.now()));
    assert_eq!(room.t().breach(), None);
}

/// Checks that no other player wins a seat once the milestones have taken every one.
#[test]
fn no_more_seats_are_won_than_there_are() {
    let mut room = Room::closed(setup(BustRanking::Shared), &[7]);
    room.does(seats(1_100));
    for number in [1, 2, 3] {
        room.does(wins(number, 1_100));
    }
    assert_eq!(room.session.can(&wins(4, 1_100)), Err(Refusal::SeatsAreWon));
    assert_eq!(room.t().breach(), None);
    for number in [7, 6, 5] {
        room.does(bust(&[(number, 0)]));
    }
    let dues = room.t().dues(room.now());
    assert_eq!(dues.iter().map(|due| due.tickets).sum::<u16>(), 3);
    let money: i64 = dues.iter().map(|due| due.total.minor()).sum();
    assert_eq!(money, 10_000, "what is over goes to the next place");
    assert_eq!(room.t().breach(), None);
}

/// Checks that a won seat has the first place: a deal of the remaining players shares the prizes of
/// the places after it.
#[test]
fn a_deal_behind_a_seat_shares_the_places_that_are_left() {
    let mut room = Room::closed(setup(BustRanking::Shared), &[4]);
    room.does(seats(2_000));
    let row = |euros, tickets| {
        let prize = Prize { money: money(euros), tickets };
        PrizeRow { places: 1, prize }
    };
    room.does(Command::Prizes(PrizeCommand::Lock { rows: vec![row(150, 1), row(50, 0)] }));
    room.does(wins(3, 2_500));
    let to_come: Vec<i64> = room.t().prizes_to_come().iter().map(|m| m.minor() / 100).collect();
    assert_eq!(to_come, [50, 0, 0]);
    let agree = |euros: [i64; 3]| {
        let shares = [1, 2, 4].map(entry).into_iter().zip(euros.map(money)).collect();
        Command::Deals(DealCommand::Agree(Box::new(Agreement {
            method: DealMethod::Own,
            stacks: Vec::new(),
            shares,
            kept: Vec::new(),
            bounties: Vec::new(),
            known: None,
        })))
    };
    assert_eq!(room.session.can(&agree([150, 0, 0])), Err(Refusal::SumWrong));
    room.does(agree([20, 20, 10]));
    assert_eq!(room.t().breach(), None);
    let won = |number| room.t().winnings(room.now()).unwrap()[&entry(number)].prize;
    assert_eq!(won(3), Prize { money: money(150), tickets: 1 });
    assert_eq!(won(1), Prize { money: money(20), tickets: 0 });
}
