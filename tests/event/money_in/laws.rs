//! No cent is made or lost by acts, undos, redos and deletions.

use std::collections::BTreeMap;

use bottone::{
    base::{draw::Draw, money::Money},
    rehearsal::RehearsalEnd,
    rules::buy_in::BuyIn,
    session::Desk,
    tournament::{
        Command,
        cash::{Flow, Movement, MovementSum, movements},
        entries::{Entrant, EntryCommand, EntryState},
        history::{Ledger, audit, fold},
        payments::{Payment, PaymentCommand, PaymentMethod},
        prices::{WithheldAmount, Withholding},
        setup::{Purchase, Setup, SetupCommand},
        tables::SeatWish,
    },
};

use crate::money_in::{bust, buy_in, entry, euro, later, player, purchase, refund, room, somebody};

/// Checks that the desk's income less its payouts equals the entries' payments, by parts. Every way
/// of adding up gives the same.
fn assert_adds_up(session: &dyn Desk, label: &str) {
    let t = session.tournament();
    assert_eq!(t.breach(), None, "{label}");
    let moved = movements(session.records(), session.ledger());
    let sold: BuyIn = moved.iter().map(Movement::parts_to_desk).sum();
    assert_eq!(sold, t.entries().paid(), "{label}: the desk and the entries differ");
    let in_hand: Money = moved.iter().map(Movement::to_desk).sum();
    let handed_over: Money = t
        .payments()
        .all()
        .iter()
        .filter(|paid| paid.is_valid() && paid.method == PaymentMethod::Cash)
        .map(Payment::handed_over)
        .sum();
    assert_eq!(in_hand, sold.total().minus(handed_over), "{label}: what is in hand");
    let mut by_operator: BTreeMap<(&str, &str), MovementSum> = BTreeMap::new();
    let mut by_flow: BTreeMap<Flow, MovementSum> = BTreeMap::new();
    for movement in &moved {
        let record = &session.records()[movement.record as usize];
        by_operator.entry((&record.by, &record.desk)).or_default().add(movement);
        by_flow.entry(movement.flow).or_default().add(movement);
    }
    for sums in [by_operator.values().collect::<Vec<_>>(), by_flow.values().collect()] {
        let all: Money = sums.iter().map(|sum| sum.to_desk).sum();
        assert_eq!(all, in_hand, "{label}");
        assert_eq!(sums.iter().map(|sum| sum.count).sum::<u32>() as usize, moved.len(), "{label}");
    }
    let pool = t.pool();
    let sold: BuyIn = t.sales().iter().map(|sales| sales.price.times(sales.count)).sum();
    assert_eq!(sold.plus(t.entries().kept()), pool.paid, "{label}");
    assert_eq!(
        pool.paid.prize.plus(pool.overlay),
        pool.to_pay.plus(pool.withheld),
        "{label}: the pool"
    );
}

struct RandomMoney(Draw);

impl RandomMoney {
    fn below(&mut self, n: usize) -> usize {
        usize::try_from(self.0.below(n.max(1) as u64).unwrap_or(0)).unwrap()
    }

    fn number(&mut self, n: usize) -> u32 {
        u32::try_from(self.below(n) + 1).unwrap()
    }

    fn command(&mut self, session: &dyn Desk) -> Command {
        let entries = session.tournament().entries();
        let (known, made) = (entries.players().count(), entries.all().count());
        match self.below(12) {
            0..=3 => {
                let mut who: Vec<Entrant> =
                    (0..self.below(3)).map(|n| somebody(&format!("Player {known} {n}"))).collect();
                who.extend((0..self.below(3)).map(|_| Entrant::Known(player(self.number(known)))));
                let seat = SeatWish::Draw(session.seed());
                Command::Entries(EntryCommand::Enter { who, seat })
            }
            4 | 5 => bust(self.number(made)),
            6 | 7 => Command::Entries(EntryCommand::Rebuy { entry: entry(self.number(made)) }),
            8 => Command::Entries(EntryCommand::AddOn { entry: entry(self.number(made)) }),
            9 => refund(self.number(made), true),
            10 => refund(self.number(made), false),
            _ => {
                // The prices change in the middle of the evening.
                let (prize, fee) = (self.below(300), self.below(40));
                let setup = Setup {
                    buy_in: buy_in(&format!("{prize}+{fee}")),
                    guarantee: euro(i64::try_from(self.below(5_000)).unwrap()),
                    ..session.tournament().setup().clone()
                };
                Command::Setup(SetupCommand::Change(Box::new(setup)))
            }
        }
    }
}

#[test]
fn no_cent_is_made_or_lost_by_any_command_undo_included() {
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    for seed in 0..24 {
        let by_number = |price| Purchase { later: vec![later("7.77")], ..purchase(price) };
        let setup = Setup {
            buy_in: buy_in("100+10+5+3"),
            later: vec![later("90+20"), later("80+1.11+2.22+0.01")],
            withheld: vec![
                Withholding { name: "Staff".into(), part: WithheldAmount::Hundredths(333) },
                Withholding { name: "League".into(), part: WithheldAmount::Fixed(euro(150)) },
            ],
            guarantee: euro(1_000),
            rebuy: Some(by_number("20+2")),
            add_on: Some(by_number("33.33")),
            ..Setup::default()
        };
        let mut room = room(setup);
        let mut chance = RandomMoney(Draw::new(seed));
        for step in 0..120 {
            let label = format!("seed {seed}, step {step}");
            let session = &mut *room.session;
            let (what, done) = match chance.below(10) {
                0 => ("undo", session.undo().is_ok()),
                1 => ("redo", session.redo().is_ok()),
                2 => {
                    let record = chance.below(session.records().len());
                    ("strike", session.strike(u32::try_from(record).unwrap()).is_ok())
                }
                _ => {
                    let command = chance.command(session);
                    ("command", session.submit(command, None).is_ok())
                }
            };
            *seen.entry(what).or_default() += usize::from(done);
            assert_adds_up(session, &label);
        }
        let session = &*room.session;
        let ledger = Ledger::of(session.records());
        let folded = fold(session.beginning(), session.records(), &ledger);
        assert!(folded == *session.tournament(), "seed {seed}: not the fold of the records");
        let again = audit(session.beginning(), session.records(), |_, _| {});
        assert_eq!(again, Ok(()), "seed {seed}: decided again");
        let refunded =
            folded.entries().all().filter(|(_, entry)| entry.standing == EntryState::Refunded);
        *seen.entry("refunds").or_default() += refunded.count();
    }
    for what in ["undo", "redo", "strike", "command", "refunds"] {
        assert!(seen.get(what).is_some_and(|times| *times > 20), "{what}: {seen:?}");
    }
}

/// Checks a whole evening to the last payment: every entry is paid its dues, by every method, with
/// one payment taken back.
#[test]
fn a_whole_evening_adds_up_until_the_last_prize_is_paid() {
    for seed in 0..4 {
        let label = format!("seed {seed}");
        let mut played = crate::stage::play("club-turbo", 30, seed, RehearsalEnd::End);
        let session = &mut *played.session;
        assert_adds_up(session, &label);
        let dues = session.tournament().dues(session.now());
        let owed: Vec<_> = dues.iter().filter(|due| due.remaining() > Money::ZERO).collect();
        assert!(owed.len() > 1, "{label}: {dues:?}");
        for (due, method) in owed.into_iter().zip(PaymentMethod::ALL.into_iter().cycle()) {
            let (entry, amount) = (due.entry, due.remaining());
            let withheld = Money::from_minor(amount.minor() / 5);
            let pay = PaymentCommand::Pay {
                entry,
                amount,
                withheld,
                tickets: 0,
                method,
                document: String::new(),
            };
            session.submit(Command::Payments(pay), None).unwrap();
            assert_adds_up(session, &label);
        }
        let entry = session.tournament().payments().all()[0].entry;
        let back = PaymentCommand::TakeBack { entry, reason: "the wrong envelope".into() };
        session.submit(Command::Payments(back), None).unwrap();
        assert_adds_up(session, &label);
        let moved = movements(session.records(), session.ledger());
        let back = moved.last().map(|movement| movement.flow);
        assert_eq!(back, Some(Flow::PayoutBack), "{label}");
    }
}
