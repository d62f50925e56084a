//! Announced and handed-out results stay valid after a late report.

use std::collections::BTreeMap;

use bottone::{
    base::{
        chips::Chips,
        draw::Draw,
        money::{self, Money},
        person::Person,
        seat::{Seat, SeatNo, TableNo},
        time::Span,
    },
    i18n::Language,
    rehearsal::{RehearsalEnd, Script},
    rules::{
        bounties::{BountyKind, EnvelopeStart},
        buy_in::BuyIn,
        colour_up::Holding,
        deals::DealMethod,
        payouts::Prize,
        rulebook::DrawnSuits,
    },
    session::{Desk, SubmitError},
    tournament::{
        Command, Event, Refusal, Waiver,
        bags::{BagCommand, Bagging},
        bounties::BountyCommand,
        clock::ClockCommand,
        counts::{CountCommand, RaceCards},
        deals::{Agreement, DealCommand},
        entries::{Entrant, EntryCommand, EntryId},
        history::{RecordChoices, audit, standing},
        payments::{PaymentCommand, Results},
        prizes::{PrizeCommand, PrizeRange},
        setup::{Purchase, Setup},
        tables::{MoveReason, SeatWish, TableCommand},
    },
    view::todo,
};

use crate::stage::{self, Room, structure};

fn euros(euros: i64) -> Money {
    Money::from_minor(euros * 100)
}

fn entry(number: u32) -> EntryId {
    ron::from_str(&number.to_string()).unwrap()
}

fn seat(table: u16, seat: u8) -> Seat {
    Seat { table: TableNo::new(table).unwrap(), seat: SeatNo::new(seat).unwrap() }
}

fn bust(number: u32) -> Command {
    Command::Entries(EntryCommand::Bust { out: vec![(entry(number), None)] })
}

fn enter(wish: SeatWish) -> Command {
    let who = vec![Entrant::New(Person { family: "Gina".into(), ..Person::default() })];
    Command::Entries(EntryCommand::Enter { who, seat: wish })
}

fn add_on(number: u32) -> Command {
    Command::Entries(EntryCommand::AddOn { entry: entry(number) })
}

const CLOSE: Command = Command::Entries(EntryCommand::Registration { open: false });

fn setup() -> Setup {
    let part = |euros| BuyIn { prize: self::euros(euros), ..BuyIn::default() };
    let add_on = Purchase {
        price: part(50),
        chips: Chips::new(10_000),
        later: Vec::new(),
        most: 3,
        through_level: 6,
    };
    Setup { buy_in: part(100), add_on: Some(add_on), ..Setup::default() }
}

/// Seats players at one table, with the clock running for five minutes.
fn room(setup: Setup, players: u8) -> Room {
    let mut room = Room::seated(setup, structure("club-turbo"), &[players]);
    room.does(Command::Clock(ClockCommand::Start));
    room.minutes_later(5);
    room
}

impl Room {
    /// Locks €300 and €100 and makes a deal of two at €200 each; returns the numbers of both
    /// records.
    fn locks_and_deals(&mut self) -> (u32, u32) {
        self.does(CLOSE);
        let prizes = [300, 100].map(|prize| Prize::of(euros(prize)));
        let lock = self.does(Command::Prizes(PrizeCommand::Lock { rows: PrizeRange::of(&prizes) }));
        self.minutes_later(5);
        self.does(bust(4));
        self.does(bust(3));
        let shares = vec![(entry(1), euros(200)), (entry(2), euros(200))];
        let (stacks, kept, bounties) = (Vec::new(), Vec::new(), Vec::new());
        let method = DealMethod::Equal;
        let agreed = Agreement { method, stacks, shares, kept, bounties, known: None };
        let deal = self.does(Command::Deals(DealCommand::Agree(Box::new(agreed))));
        self.minutes_later(5);
        (lock, deal)
    }

    /// Reports this command as of `minutes_ago` minutes ago.
    fn reports(&mut self, command: Command, refusal: Option<Refusal>, minutes_ago: i64) {
        let at = self.now().after(Span::from_minutes(-minutes_ago));
        let what = format!("{command:?}");
        let waiver = refusal.map(|refusal| Waiver::new(refusal, "it was so".into()));
        self.session
            .record_late(command, waiver, at, &RecordChoices::new())
            .unwrap_or_else(|error| panic!("{what}: {error}"));
        assert_eq!(self.t().breach(), None, "{what}");
        let (beginning, records) = (self.session.beginning(), self.session.records());
        assert_eq!(audit(beginning, records, |_, _| {}), Ok(()), "{what}");
    }

    fn stands(&self, record: u32) -> bool {
        self.session.ledger().is_valid(record)
    }

    fn titles(&self) -> Vec<String> {
        let (t, at) = (self.t(), self.now());
        let tasks = todo::tasks(Language::English, t, &t.seating_plan(at), at);
        tasks.into_iter().map(|task| task.title).collect()
    }
}

/// Checks the scripts latelock.sh and latelock2.sh.
#[test]
fn a_lock_a_deal_and_payments_stand_though_an_add_on_is_reported_late() {
    let mut room = room(setup(), 4);
    let (lock, deal) = room.locks_and_deals();
    room.does(bust(2));
    let paid = [1, 2].map(|number| {
        room.does(Command::Payments(PaymentCommand::Pay {
            entry: entry(number),
            amount: euros(200),
            withheld: Money::ZERO,
            tickets: 0,
            method: money::PaymentMethod::Cash,
            document: String::new(),
        }))
    });
    assert_eq!(room.t().results(room.now()), Results::Final);
    room.reports(add_on(2), None, 13);
    for record in [lock, deal].into_iter().chain(paid) {
        assert!(room.stands(record), "record {record}");
    }
    assert_eq!(room.t().prizes().locked().unwrap().pool, euros(400));
    assert_eq!(room.t().pool().to_pay, euros(450));
    let dues = room.t().dues(room.now());
    assert!(dues.iter().all(|due| due.remaining().is_zero()), "{dues:?}");
    assert_eq!(room.t().results(room.now()), Results::Unpaid, "€50 is paid to nobody");
    let grew = "The pool grew by €50 after the prizes were locked";
    assert!(room.titles().iter().any(|title| title == grew), "{:?}", room.titles());
    room.session.undo().unwrap();
    assert_eq!(room.t().results(room.now()), Results::Final);
}

#[test]
fn a_deal_stands_though_somebody_plays_who_was_reported_late() {
    let mut room = room(setup(), 4);
    let (lock, deal) = room.locks_and_deals();
    room.reports(enter(SeatWish::At(seat(1, 8))), None, 12);
    assert!(room.stands(lock) && room.stands(deal));
    assert_eq!(room.t().without_a_part().collect::<Vec<_>>(), [entry(5)]);
    let said = "Gina is still in but not part of the deal";
    assert!(room.titles().iter().any(|title| title == said), "{:?}", room.titles());
    // She wins, and the shares stay the same.
    room.does(bust(1));
    room.does(bust(2));
    let won = room.t().winnings(room.now()).unwrap();
    let money = |number| won.get(&entry(number)).map_or(Money::ZERO, |won| won.prize.money);
    assert_eq!((money(1), money(2), money(5)), (euros(200), euros(200), Money::ZERO));
}

/// Plays an event with €25 on each head: eight came, three busted before the draws, and two
/// envelopes are open.
fn mystery() -> (Room, [u32; 3]) {
    let price = BuyIn { prize: euros(50), bounty: euros(25), ..BuyIn::default() };
    let bounty = BountyKind::Mystery { from: EnvelopeStart::Players(5) };
    let mut room = room(Setup { buy_in: price, bounty, ..Setup::default() }, 8);
    room.does(CLOSE);
    for number in 6..=8 {
        room.does(bust(number));
    }
    let envelopes = vec![(euros(100), 1), (euros(40), 1), (euros(20), 3)];
    let made = room.does(Command::Bounties(BountyCommand::Prepare { envelopes, from: 5 }));
    room.minutes_later(5);
    let out = vec![(entry(5), None)];
    let taken = vec![(entry(5), vec![entry(1)])];
    room.does(Command::Bounties(BountyCommand::KnockOut { out, taken }));
    let (out, nth) = (entry(5), 0);
    let one = room.does(Command::Bounties(BountyCommand::Open { out, nth, amount: euros(100) }));
    let taken = vec![(entry(4), vec![entry(1)])];
    let out = vec![(entry(4), None)];
    room.does(Command::Bounties(BountyCommand::KnockOut { out, taken }));
    let draw = BountyCommand::Draw { out: entry(4), nth: 0, seed: 7 };
    let other = room.does(Command::Bounties(draw));
    room.minutes_later(5);
    (room, [made, one, other])
}

#[test]
fn envelopes_stay_though_a_buy_in_is_reported_late() {
    let (mut room, announced) = mystery();
    let won = room.t().bounties().won(entry(1));
    room.reports(enter(SeatWish::Later), None, 11);
    assert!(announced.iter().all(|record| room.stands(*record)));
    assert_eq!(room.t().bounties().won(entry(1)), won);
    assert_eq!(room.t().bounties().pool(), euros(25), "in no envelope");
}

#[test]
fn envelopes_stay_though_a_refund_is_reported_late() {
    let (mut room, announced) = mystery();
    let won = room.t().bounties().won(entry(1));
    let refund = Command::Entries(EntryCommand::Refund { entry: entry(3), keep_fee: false });
    room.reports(refund, Some(Refusal::HasPlayed), 11);
    assert!(announced.iter().all(|record| room.stands(*record)));
    assert_eq!(room.t().bounties().won(entry(1)), won);
    let said = "The envelopes hold €25 more than was paid in for bounties";
    assert!(room.titles().iter().any(|title| title == said), "{:?}", room.titles());
    // All others bust, and no payout is negative.
    room.does(bust(2));
    let due = room.t().bounties_due(room.now());
    assert!(due.values().all(|due| *due >= Money::ZERO), "{due:?}");
    assert_eq!(room.t().breach(), None);
}

#[test]
fn bags_that_were_sealed_stay_though_a_move_is_reported_late() {
    let mut room = Room::seated(Setup::default(), structure("club-turbo"), &[3, 3]);
    room.does(Command::Clock(ClockCommand::Start));
    room.minutes_later(10);
    room.does(Command::Clock(ClockCommand::Pause));
    let chips = room.t().clock().structure().starting_stack;
    let bag =
        |number: u32| Bagging { entry: entry(number), bag: number, chips, pieces: Vec::new() };
    let bags = (1..=3).map(bag).collect();
    let table = seat(1, 1).table;
    let sealed = room.does(Command::Bags(BagCommand::Seal { table, bags }));
    let reason = MoveReason::Floor("he asked for it".into());
    let late = TableCommand::Move { entry: entry(4), to: seat(1, 8), reason };
    room.reports(Command::Tables(late), None, 5);
    assert!(room.stands(sealed));
    assert_eq!(room.t().bags().all().count(), 3);
    assert_eq!(room.t().tables().seat_of(entry(4)), Some(seat(1, 8)));
}

#[test]
fn a_colour_up_and_an_accepted_difference_stay_though_a_bust_is_reported_late() {
    let mut room = Room::seated(Setup::default(), structure("club-turbo"), &[4, 4]);
    room.does(Command::Clock(ClockCommand::Start));
    room.minutes_later(10);
    let table = seat(1, 1).table;
    let holding = |(at, chips)| Holding { seat: SeatNo::new(at).unwrap(), chips, others: true };
    let race = room.does(Command::Counts(CountCommand::ColourUp {
        table,
        old: Chips::new(25),
        new: Chips::new(100),
        holdings: [(1, 3), (2, 1), (3, 2)].map(holding).into(),
        cards: RaceCards::Drawn { seed: 3 },
        suits: DrawnSuits::default(),
    }));
    let change = bottone::tournament::counts::ChipDifference::Fewer(Chips::new(100));
    let (table, reason) = (Some(table), "one is lost".to_owned());
    let accepted = room.does(Command::Counts(CountCommand::Correct { table, change, reason }));
    room.minutes_later(5);
    let chips = room.t().chips_in_play();
    room.reports(bust(3), None, 8);
    assert!(room.stands(race) && room.stands(accepted));
    assert_eq!(room.t().chips_in_play(), chips);
}

/// Returns the locks, corrections, deals, payments and tickets, each with its events.
fn announced(desk: &dyn Desk) -> BTreeMap<u32, Vec<Event>> {
    let is_announced = |event: &Event| {
        matches!(event, Event::Prizes(_) | Event::Deals(_) | Event::Payments(_) | Event::Tickets(_))
    };
    let lines = standing(desk.records(), desk.ledger());
    lines
        .filter(|line| line.events.iter().any(is_announced))
        .map(|line| (line.number, line.events.to_vec()))
        .collect()
}

#[test]
fn nothing_that_was_announced_changes_by_a_late_report() {
    let (mut late, mut pools) = (0, 0);
    for seed in 0..8_u64 {
        let script = Script {
            entries: 12 + u32::try_from(seed).unwrap(),
            guests: Vec::new(),
            seed,
            until: RehearsalEnd::End,
            office: true,
        };
        let mut played = stage::play_in(stage::setup(seed), "club-turbo", script);
        let session = &mut *played.session;
        let before = announced(session);
        assert!(!before.is_empty(), "seed {seed}");
        let mut draw = Draw::new(seed);
        let mut below = |n: usize| usize::try_from(draw.below(n as u64).unwrap()).unwrap();
        for _ in 0..30 {
            let records = session.records();
            let at = records[below(records.len())].at();
            let number = u32::try_from(1 + below(12)).unwrap();
            let command = match below(3) {
                0 => add_on(number),
                1 => enter(SeatWish::Later),
                _ => Command::Entries(EntryCommand::Rebuy { entry: entry(number) }),
            };
            let said = format!("seed {seed}, {at:?}: {command:?}");
            match session.record_late(command, None, at, &RecordChoices::new()) {
                Ok(()) => {
                    late += 1;
                    assert_eq!(announced(session), before, "{said}");
                    assert_eq!(session.tournament().breach(), None, "{said}");
                    pools += u32::from(session.tournament().pool_moved());
                }
                Err(SubmitError::Refused(_) | SubmitError::NotThen(_)) => continue,
                Err(error) => panic!("{said}: {error}"),
            }
            session.undo().unwrap();
        }
    }
    assert!(late > 20 && pools > 5, "{late} reported late, {pools} moved the pool");
}
