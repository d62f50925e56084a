//! Faults found by mixed evenings, each in its smallest form.

use bottone::{
    base::{
        chips::Chips,
        money::{Money, PaymentMethod},
        person::Person,
        seat::{Seat, SeatNo, TableNo},
        time::Timestamp,
    },
    rules::{
        bounties::{BountyKind, EnvelopeStart},
        deals,
        payouts::Prize,
    },
    session::{Desk as _, SubmitError},
    tournament::{
        Command, Refusal, Waiver,
        bags::{BagCommand, Bagging},
        bounties::BountyCommand,
        cash::{Flow, movements},
        clock::ClockCommand,
        deals::{Agreement, DealCommand},
        entries::{Entrant, EntryCommand},
        flights::{Flight, FlightCommand, FlightEntry, FlightResult},
        history::{HistoryChange, RecordChoice, RecordChoices, audit},
        payments::{PaymentCommand, PurchaseRef},
        prizes::{PrizeCommand, PrizeRange},
        setup::{Purchase, Setup, SetupCommand},
        tables::{self, SeatWish, TableCommand},
        waiting::{Alternates, WaitingCommand},
    },
};

use super::chance::entry;
use crate::stage::{Room, buy_in, structure};

const START: Command = Command::Clock(ClockCommand::Start);
const CLOSE: Command = Command::Entries(EntryCommand::Registration { open: false });

fn setup(price: &str) -> Setup {
    Setup { buy_in: buy_in(price), ..Setup::default() }
}

fn enter(name: &str) -> Command {
    let who = vec![Entrant::New(Person { family: name.into(), ..Person::default() })];
    Command::Entries(EntryCommand::Enter { who, seat: SeatWish::Draw(3) })
}

fn bust(number: u32) -> Command {
    Command::Entries(EntryCommand::Bust { out: vec![(entry(number), None)] })
}

fn take(out: u32, by: u32) -> Command {
    let (out, by) = (entry(out), vec![entry(by)]);
    Command::Bounties(BountyCommand::Take { out, nth: 0, by })
}

fn lock(euros: &[i64]) -> Command {
    let prize = |euros: &i64| Prize { money: Money::from_minor(euros * 100), tickets: 0 };
    let rows = PrizeRange::of(&euros.iter().map(prize).collect::<Vec<_>>());
    Command::Prizes(PrizeCommand::Lock { rows })
}

fn pay(number: u32, euros: i64) -> Command {
    Command::Payments(PaymentCommand::Pay {
        entry: entry(number),
        amount: Money::from_minor(euros * 100),
        withheld: Money::ZERO,
        tickets: 0,
        method: PaymentMethod::Cash,
        document: String::new(),
    })
}

/// Checks every law, and decides every record again.
fn stands(room: &Room) {
    assert_eq!(room.t().breach(), None);
    let again = audit(room.session.beginning(), room.session.records(), |_, _| {});
    assert_eq!(again, Ok(()));
}

fn room_of(setup: Setup, names: &[&str]) -> Room {
    let mut room = Room::open(setup, structure("deep-stack"));
    let tables = vec![TableNo::new(1).unwrap()];
    room.does(Command::Tables(TableCommand::Open { tables, size: 9 }));
    for name in names {
        room.does(enter(name));
    }
    room
}

/// Checks that a deleted entry leaves its number: the prizes still belong to their winners.
#[test]
fn a_struck_entry_moves_no_prize_to_another_player() {
    let mut room = room_of(setup("100"), &["Anna", "Bea", "Cem", "Dov"]);
    room.session.strike_with(1, &RecordChoices::new()).unwrap();
    room.does(START);
    room.does(CLOSE);
    room.does(lock(&[200, 100]));
    room.does(bust(3));
    room.does(bust(4));
    stands(&room);
    let won = room.t().winnings(room.now()).unwrap();
    let money = |number| won.get(&entry(number)).map(|won| won.prize.money.minor() / 100);
    assert_eq!([2, 3, 4].map(money), [Some(200), None, Some(100)]);
    room.does(pay(4, 100));
    stands(&room);
}

/// Checks two entries busted before there were bounties: neither takes the head of a later bust.
#[test]
fn no_one_takes_a_bounty_who_was_out_before_there_were_any() {
    let setup = Setup { bounty: BountyKind::PROGRESSIVE, ..setup("100") };
    let mut room = room_of(setup, &["Anna", "Bea", "Cem"]);
    room.does(START);
    room.does(bust(1));
    let with_bounty = Setup { buy_in: buy_in("50+50+10"), ..room.t().setup().clone() };
    room.does(Command::Setup(SetupCommand::Change(Box::new(with_bounty))));
    room.does(enter("Dov"));
    room.does(bust(4));
    assert_eq!(room.refused(take(4, 1)), Refusal::NotIn);
    room.does(take(4, 2));
    stands(&room);
}

/// Returns the next day of a flight in which the second bag of a player is forfeited.
fn next_day() -> Room {
    let setup = Setup { bounty: BountyKind::PROGRESSIVE, ..setup("50+50+10") };
    let mut room = Room::open(setup, structure("deep-stack"));
    let bag = |number: u32, person: u32, chips: u64| {
        let seat = SeatNo::new(u8::try_from(number).unwrap()).unwrap();
        let seat = Seat { table: TableNo::new(1).unwrap(), seat };
        let (bag, pieces) = (number, Vec::new());
        let came =
            FlightResult::Bagged { bag, chips: Chips::new(chips), pieces, seat, void: false };
        FlightEntry {
            person,
            number: entry(number),
            paid: buy_in("50+50+10"),
            bought: Vec::new(),
            result: came,
        }
    };
    let flight = |file: &str, entries: Vec<FlightEntry>| Flight {
        file: file.into(),
        seal: "00".into(),
        records: 1,
        name: file.into(),
        issued: Chips::new(20_000).times(entries.len() as u64),
        changed: None,
        kept: buy_in("0"),
        bounties: Money::ZERO,
        entries,
    };
    let first = flight("1A.ron", vec![bag(1, 0, 20_000), bag(2, 1, 20_000), bag(3, 2, 20_000)]);
    let second = flight("1B.ron", vec![bag(1, 0, 9_000)]);
    let named = |name: &str| Person { family: name.into(), ..Person::default() };
    let people = ["Anna", "Bea", "Cem"].map(named).into();
    let (flights, qualifiers) = (vec![first, second], Vec::new());
    let make = FlightCommand::Make { terms: Box::default(), people, flights, qualifiers };
    room.does(Command::Flights(make));
    let tables = vec![TableNo::new(1).unwrap()];
    room.does(Command::Tables(TableCommand::OpenAndSeat { tables, size: 9, seed: 1 }));
    room
}

#[test]
fn a_forfeited_stack_takes_no_bounty() {
    let mut room = next_day();
    room.does(START);
    room.does(bust(3));
    assert_eq!(room.refused(take(3, 4)), Refusal::NotIn);
    room.does(take(3, 1));
    stands(&room);
}

/// Checks that the end of hand for hand does not start the clock while stacks are in bags.
#[test]
fn bags_stay_sealed_when_hand_for_hand_ends() {
    let mut room = room_of(setup("100"), &["Anna", "Bea"]);
    room.does(START);
    let together = |on| Command::Entries(EntryCommand::HandForHand { on });
    room.does(together(true));
    let stack = room.t().clock().structure().starting_stack;
    let bag = |number: u32| {
        let (entry, pieces) = (entry(number), Vec::new());
        Bagging { entry, bag: number, chips: stack, pieces }
    };
    let (table, bags) = (TableNo::new(1).unwrap(), vec![bag(1), bag(2)]);
    room.does(Command::Bags(BagCommand::Seal { table, bags }));
    room.does(together(false));
    assert!(room.t().is_bagged() && !room.t().clock().runs(room.now()));
    room.does(START);
    assert!(!room.t().is_bagged(), "who starts the clock opens the bags");
    stands(&room);
}

/// Checks a payment taken back at 21:00: it cannot be reported late as taken back at 20:50 as well.
#[test]
fn a_payment_comes_back_once_whenever_it_is_reported() {
    let mut room = room_of(setup("100"), &["Anna", "Bea", "Cem"]);
    room.does(START);
    room.does(CLOSE);
    room.does(lock(&[200, 100]));
    room.does(bust(3));
    room.does(bust(2));
    room.does(pay(2, 40));
    room.does(pay(2, 60));
    room.minutes_later(10);
    let then = room.now();
    room.minutes_later(10);
    let back = || {
        let reason = "the wrong envelope".into();
        Command::Payments(PaymentCommand::TakeBack { entry: entry(2), reason })
    };
    room.does(back());
    let late = room.session.record_late(back(), None, then, &RecordChoices::new());
    assert!(matches!(late, Err(SubmitError::Refused(Refusal::NotPaid))), "{late:?}");
    let moved = movements(room.session.records(), room.session.ledger());
    let backs: Vec<_> = moved.iter().filter(|one| one.flow == Flow::PayoutBack).collect();
    assert_eq!(backs.len(), 1, "{backs:?}");
    stands(&room);
}

/// Checks a rebuy deleted before a refund that kept its fee: the kept money is at most the price.
#[test]
fn a_refund_keeps_no_fee_that_was_not_paid() {
    let price = buy_in("20+1");
    let rebuy =
        Purchase { price, chips: Chips::new(10_000), later: Vec::new(), most: 3, through_level: 9 };
    let setup = Setup { rebuy: Some(rebuy), ..setup("100+7") };
    let mut room = room_of(setup, &["Anna", "Bea"]);
    let rebuy = room.does(Command::Entries(EntryCommand::Rebuy { entry: entry(1) }));
    room.does(Command::Entries(EntryCommand::Refund { entry: entry(1), keep_fee: true }));
    assert_eq!(room.t().entries().get(entry(1)).unwrap().kept, buy_in("0+8"));
    room.session.strike_with(rebuy, &RecordChoices::new()).unwrap();
    assert_eq!(room.t().entries().get(entry(1)).unwrap().kept, buy_in("0+7"));
    let moved = movements(room.session.records(), room.session.ledger());
    let left: i64 = moved.iter().filter(|m| m.entry == entry(1)).map(|m| m.signed().minor()).sum();
    assert_eq!(left, 700);
    stands(&room);
}

/// Checks an opened envelope whose taker was out by then: it stays open and waits for its taker.
#[test]
fn an_opened_envelope_waits_for_its_taker() {
    let bounty = BountyKind::Mystery { from: EnvelopeStart::Players(9) };
    let setup = Setup { bounty, ..setup("50+50+10") };
    let mut room = room_of(setup, &["Anna", "Bea", "Cem", "Dov"]);
    room.does(START);
    let envelopes = vec![(Money::from_minor(5_000), 4)];
    room.does(Command::Bounties(BountyCommand::Prepare { envelopes, from: 9 }));
    room.minutes_later(5);
    let then: Timestamp = room.now();
    room.minutes_later(5);
    room.does(bust(4));
    room.does(take(4, 3));
    let amount = Money::from_minor(5_000);
    room.does(Command::Bounties(BountyCommand::Open { out: entry(4), nth: 0, amount }));
    assert_eq!(room.t().bounties().won(entry(3)), amount);
    room.session.record_late(bust(3), None, then, &RecordChoices::new()).unwrap();
    stands(&room);
    let bounties = room.t().bounties();
    let claim = bounties.claim(entry(4), 0).unwrap();
    assert!(claim.is_open() && claim.by.is_none(), "{claim:?}");
    assert_eq!((claim.amount, bounties.won(entry(3))), (amount, Money::ZERO));
    assert_eq!(bounties.drum().count(), 3, "nobody draws it twice");
    room.does(take(4, 2));
    assert_eq!(room.t().bounties().won(entry(2)), amount);
    stands(&room);
}

/// Checks that retelling without the making of the next day ranks no missing entries.
#[test]
fn a_correction_of_a_bag_is_computed_without_its_flights() {
    let mut room = next_day();
    let chips = Chips::new(9_500);
    let reason = "misread".to_owned();
    room.does(Command::Flights(FlightCommand::CorrectBag { entry: entry(1), chips, reason }));
    let _: Result<(), SubmitError> = room.session.strike_with(0, &RecordChoices::new());
    stands(&room);
}

/// Checks four entries from flights and a fifth sold here by cheque: it stays the fifth after any
/// deletion.
#[test]
fn an_entry_keeps_its_number_though_the_flights_are_struck_out() {
    let mut room = next_day();
    let who = vec![Entrant::New(Person { family: "Dov".into(), ..Person::default() })];
    let sale = EntryCommand::Enter { who, seat: SeatWish::Later };
    room.does(Command::Entries(sale.paid_by(PaymentMethod::Cheque)));
    let paid = |room: &Room| {
        let moved = movements(room.session.records(), room.session.ledger());
        let sold: Vec<_> = moved.iter().map(|one| (one.entry, one.method)).collect();
        sold
    };
    assert_eq!(paid(&room), [(entry(5), PaymentMethod::Cheque)]);
    room.session.strike_with(0, &RecordChoices::new()).unwrap();
    assert_eq!(paid(&room), [(entry(5), PaymentMethod::Cheque)]);
    assert_eq!(room.t().payments().method_of(entry(5), PurchaseRef::Entry), PaymentMethod::Cheque);
    assert!(room.t().entries().get(entry(1)).is_none());
    stands(&room);
}

/// Returns a deal of three players at €100 each.
fn deal_of_three() -> Command {
    let shares = (1..=3).map(|number| (entry(number), Money::from_minor(10_000))).collect();
    Command::Deals(DealCommand::Agree(Box::new(Agreement {
        method: deals::DealMethod::Equal,
        stacks: Vec::new(),
        shares,
        kept: Vec::new(),
        bounties: Vec::new(),
        known: None,
    })))
}

/// Checks that a deal falls with the lock whose sum it shares, as the preview of the deletion
/// shows. A prize plan may then change the sum again.
#[test]
fn a_deal_falls_with_the_lock_that_it_shares() {
    let mut room = room_of(setup("100"), &["Anna", "Bea", "Cem"]);
    room.does(START);
    room.does(CLOSE);
    let lock = room.does(lock(&[200, 100]));
    let deal = room.does(deal_of_three());
    let struck =
        room.session.corrected(HistoryChange::Strike(lock), &RecordChoices::new()).unwrap();
    let falls: Vec<_> = struck.otherwise.iter().map(|one| (one.record, one.choice)).collect();
    assert_eq!(falls, [(deal, RecordChoice::Drop)]);
    room.session.strike_with(lock, &RecordChoices::new()).unwrap();
    assert!(room.t().deals().agreed().is_none() && !room.session.ledger().is_valid(deal));
    stands(&room);
}

/// Checks that a deal divides the pool to the last cent: no entry is refunded after it, with or
/// without a waiver.
#[test]
fn no_entry_is_refunded_after_a_deal() {
    let mut room = room_of(setup("100"), &["Anna", "Bea", "Cem"]);
    room.does(START);
    room.does(CLOSE);
    room.does(lock(&[200, 100]));
    room.does(deal_of_three());
    let refund = Command::Entries(EntryCommand::Refund { entry: entry(3), keep_fee: true });
    let waiver = Waiver::new(Refusal::HasPlayed, "taken ill".into());
    let refused = room.session.submit(refund.clone(), Some(waiver.clone()));
    assert!(matches!(refused, Err(SubmitError::Refused(Refusal::DealMade))), "{refused:?}");
    stands(&room);
    let reason = "one of them is ill".to_owned();
    room.does(Command::Deals(DealCommand::Cancel { reason }));
    room.session.submit(refund, Some(waiver)).unwrap();
    stands(&room);
}

/// Checks the deletion of a seating before a bag and a move: the preview shows the bag that is no
/// longer possible.
#[test]
fn a_strike_shows_the_bag_of_an_owner_without_a_seat() {
    let mut room = room_of(setup("100"), &["Anna", "Bea"]);
    let who = vec![Entrant::New(Person { family: "Cem".into(), ..Person::default() })];
    room.does(Command::Entries(EntryCommand::Enter { who, seat: SeatWish::Later }));
    let at =
        |number: u8| Seat { table: TableNo::new(1).unwrap(), seat: SeatNo::new(number).unwrap() };
    let taken: Vec<Seat> = room.t().tables().sitting().map(|(_, seat)| seat).collect();
    let mut free = (1..=9).map(at).filter(|seat| !taken.contains(seat));
    let (first, second) = (SeatWish::At(free.next().unwrap()), free.next().unwrap());
    let entries = vec![entry(3)];
    let seated = room.does(Command::Tables(TableCommand::Seat { entries, seat: first }));
    let chips = room.t().clock().structure().starting_stack;
    let bag = |number: u32| {
        let (entry, pieces) = (entry(number), Vec::new());
        Bagging { entry, bag: number, chips, pieces }
    };
    let table = TableNo::new(1).unwrap();
    let bags = vec![bag(1), bag(2), bag(3)];
    let seal = room.does(Command::Bags(BagCommand::Seal { table, bags }));
    let reason = tables::MoveReason::Floor("more room".into());
    room.does(Command::Tables(TableCommand::Move { entry: entry(3), to: second, reason }));
    let struck =
        room.session.corrected(HistoryChange::Strike(seated), &RecordChoices::new()).unwrap();
    let changed: Vec<_> = struck.otherwise.iter().map(|one| (one.record, one.choice)).collect();
    assert!(changed.contains(&(seal, RecordChoice::Change)), "{changed:?}");
    room.session.strike_with(seated, &RecordChoices::new()).unwrap();
    let bagged: Vec<_> = room.t().bags().all().map(|(entry, _)| entry).collect();
    assert_eq!(bagged, [entry(1), entry(2)]);
    stands(&room);
}

/// Checks a closed waiting list whose earlier closing is reported late: each entry is refunded
/// once.
#[test]
fn the_waiting_list_is_refunded_once() {
    let mut setup = setup("100+10");
    setup.house.alternates = Alternates::AtOnce;
    let mut room = room_of(setup, &[]);
    for name in ["Anna", "Bea"] {
        let who = vec![Entrant::New(Person { family: name.into(), ..Person::default() })];
        room.does(Command::Entries(EntryCommand::Enter { who, seat: SeatWish::Later }));
    }
    let join =
        |number: u32| Command::Waiting(WaitingCommand::Join { entries: vec![entry(number)] });
    room.does(join(1));
    room.minutes_later(10);
    let then = room.now();
    room.minutes_later(10);
    room.does(join(2));
    let close = || Command::Waiting(WaitingCommand::Close { keep_fee: true });
    room.does(close());
    room.session.record_late(close(), None, then, &RecordChoices::new()).unwrap();
    let moved = movements(room.session.records(), room.session.ledger());
    let refunded: Vec<_> =
        moved.iter().filter(|one| one.flow == Flow::Refund).map(|one| one.entry).collect();
    assert_eq!(refunded, [entry(1), entry(2)]);
    stands(&room);
}

/// Checks the deletion of a bust with its opened envelope: the record of the envelope cannot be
/// kept without its subject.
#[test]
fn no_envelope_is_kept_without_its_bust() {
    let bounty = BountyKind::Mystery { from: EnvelopeStart::Players(9) };
    let setup = Setup { bounty, ..setup("50+50+10") };
    let mut room = room_of(setup, &["Anna", "Bea", "Cem", "Dov"]);
    room.does(START);
    let envelopes = vec![(Money::from_minor(5_000), 4)];
    room.does(Command::Bounties(BountyCommand::Prepare { envelopes, from: 9 }));
    let out = room.does(bust(4));
    let taken = room.does(take(4, 3));
    let amount = Money::from_minor(5_000);
    let opened =
        room.does(Command::Bounties(BountyCommand::Open { out: entry(4), nth: 0, amount }));
    let keep = RecordChoices::from([(taken, RecordChoice::Keep), (opened, RecordChoice::Keep)]);
    room.session.strike_with(out, &keep).unwrap();
    assert!(!room.session.ledger().is_valid(opened), "nothing is opened for a player who is in");
    stands(&room);
}

/// Checks a player with a bounty whose own earlier bust is reported late: later money for the head
/// goes to the pool.
#[test]
fn no_bounty_comes_on_the_head_of_a_player_who_is_out() {
    let setup = Setup { bounty: BountyKind::Progressive { cash: 50 }, ..setup("50+50+10") };
    let mut room = room_of(setup, &["Anna", "Bea", "Cem", "Dov"]);
    room.does(START);
    room.does(Command::Entries(EntryCommand::Bust { out: vec![(entry(4), None)] }));
    room.minutes_later(5);
    let then = room.now();
    room.minutes_later(5);
    let (out, taken) = (vec![(entry(3), None)], vec![(entry(3), vec![entry(2), entry(1)])]);
    let knock_out = room.does(Command::Bounties(BountyCommand::KnockOut { out, taken }));
    let keep = RecordChoices::from([(knock_out, RecordChoice::Keep)]);
    room.session.record_late(bust(2), None, then, &keep).unwrap();
    stands(&room);
    room.does(take(4, 3));
    stands(&room);
    let bounties = room.t().bounties();
    assert_eq!(bounties.head(entry(2)), Money::ZERO);
    assert!(bounties.pool() > Money::ZERO);
}
