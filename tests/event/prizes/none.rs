//! Events without prizes.

use bottone::{
    base::items::{Item, ItemWinner},
    i18n::Language,
    tournament::{
        bounties::BountyCommand,
        papers::SheetKind,
        payments::{PaymentCommand, PaymentMethod, Results},
        setup::SetupCommand,
    },
    view::{
        money::prizes::PrizeTable,
        todo::{self, TaskAct},
    },
    view_paper::sheets,
    view_public::walls::{PayoutFace, figures},
};

use super::*;

/// Returns a league night: five euros for the room, and no prizes.
fn league() -> Setup {
    let buy_in = BuyIn { fee: money(5), ..BuyIn::default() };
    Setup { buy_in, without_prizes: true, ..Setup::default() }
}

fn change(setup: Setup) -> Command {
    Command::Setup(SetupCommand::Change(Box::new(setup)))
}

#[test]
fn nothing_is_decided_of_prizes_where_there_are_none() {
    let mut room = Room::closed(league(), &[4]);
    let lock = PrizeCommand::Lock { rows: vec![PrizeRow { places: 1, prize: Prize::default() }] };
    let correct = PrizeCommand::Correct { prizes: vec![(1, money(1))], reason: "why".into() };
    let pay = PaymentCommand::Pay {
        entry: entry(1),
        amount: money(1),
        withheld: Money::ZERO,
        tickets: 0,
        method: PaymentMethod::Cash,
        document: String::new(),
    };
    for command in [
        plan(PayoutPlan { name: "Other".into(), ..PayoutPlan::default() }),
        Command::Prizes(lock),
        Command::Prizes(PrizeCommand::Unlock { reason: "why".into() }),
        Command::Prizes(correct),
        Command::Payments(pay),
    ] {
        assert_eq!(room.refused(command.clone()), Refusal::WithoutPrizes, "{command:?}");
    }
    let replace = Command::Bounties(BountyCommand::Replace { entry: entry(1) });
    assert_eq!(room.refused(replace), Refusal::NoBounties);
}

#[test]
fn an_event_without_prizes_asks_no_money_for_them() {
    let mut room = Room::closed(league(), &[4]);
    let price = BuyIn { prize: money(20), fee: money(5), ..BuyIn::default() };
    let bounty = BuyIn { bounty: money(5), ..BuyIn::default() };
    let cup = Item {
        number: 1,
        to: ItemWinner::Places { first: 1, last: 1 },
        name: "Cup".into(),
        value: None,
    };
    for setup in [
        Setup { buy_in: price, ..league() },
        Setup { buy_in: bounty, ..league() },
        Setup { guarantee: money(100), ..league() },
        Setup { items: vec![cup.clone()], ..league() },
    ] {
        assert!(setup.prize_part().is_some());
        assert_eq!(room.refused(change(setup)), Refusal::MoneyForPrizes);
    }
    // With prizes each of them is possible.
    room.does(change(Setup { items: vec![cup], without_prizes: false, ..league() }));
    assert_eq!(room.t().breach(), None);
}

#[test]
fn the_switch_is_refused_once_prizes_are_decided() {
    let mut room = Room::closed(setup(BustRanking::Shared), &[4]);
    let free = Setup { buy_in: BuyIn::default(), without_prizes: true, ..Setup::default() };
    // The money taken in is for the prizes.
    assert_eq!(room.refused(change(free.clone())), Refusal::MoneyForPrizes);
    room.locks();
    assert_eq!(room.refused(change(free)), Refusal::PrizesDecided);
}

/// Checks that no empty parts for prizes are shown, and the evening ends like any other.
#[test]
fn nothing_of_prizes_is_shown() {
    let language = Language::English;
    let mut room = Room::closed(league(), &[4]);
    let shows_nothing = |room: &Room| {
        let (t, at) = (room.t(), room.now());
        let table = PrizeTable::of(language, t, None, at);
        assert!(table.rows.is_empty() && table.beyond.is_empty(), "{table:?}");
        assert_eq!(table.fault, None);
        assert_eq!(PayoutFace::of(language, t, at), PayoutFace::default());
        let pool = figures::prize_pool(language, t);
        let stats =
            [pool, figures::paid_places(language, t, at), figures::first_prize(language, t, at)];
        assert!(stats.iter().all(Option::is_none), "{stats:?}");
        assert_eq!(t.next_out(at), None);
        let tasks = todo::tasks(language, t, &t.seating_plan(at), at);
        let of_prizes =
            |act: &TaskAct| matches!(act, TaskAct::ShowPrizes | TaskAct::ShowPayments(_));
        let mut steps = tasks.iter().flat_map(|task| &task.steps);
        assert!(!steps.any(|step| of_prizes(&step.act)), "{tasks:?}");
        for kind in [SheetKind::Payouts, SheetKind::PayoutSlips, SheetKind::Deal] {
            assert!(!sheets::is_offered(t, kind));
        }
        assert!(sheets::is_offered(t, SheetKind::Results));
    };
    for number in [1, 2, 3] {
        shows_nothing(&room);
        room.does(bust(&[(number, 0)]));
    }
    shows_nothing(&room);
    assert_eq!(room.t().results(room.now()), Results::Final);
}
