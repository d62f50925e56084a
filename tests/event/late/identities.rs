//! Numbers are given once, with the record, and never change.

use std::{ffi::OsStr, fs, path::Path};

use bottone::{
    base::{
        chips::Chips,
        money::{Money, PaymentMethod},
        time::Span,
    },
    rules::{bounties::BountyKind, buy_in::BuyIn},
    session::Desk as _,
    tournament::{
        Command, Event,
        bounties::{BountyCommand, BountyEvent},
        cash::{Movement, movements},
        clock::ClockCommand,
        entries::{EntryCommand, EntryEvent, EntryId},
        history::{
            Ledger, RecordAction, RecordChoice, RecordChoices, RecordRevision, Revision, audit,
            fold,
        },
        payments::{PaymentCommand, PaymentEvent, PurchaseRef},
        setup::{Purchase, Setup},
    },
};

use crate::formats::as_printed_today;
use crate::stage::{Room, bottone, structure};

fn euros(euros: i64) -> Money {
    Money::from_minor(euros * 100)
}

fn entry(number: u32) -> EntryId {
    ron::from_str(&number.to_string()).unwrap()
}

fn bust(number: u32) -> Command {
    Command::Entries(EntryCommand::Bust { out: vec![(entry(number), None)] })
}

fn rebuy(by: PaymentMethod) -> Command {
    Command::Entries(EntryCommand::Rebuy { entry: entry(1) }.paid_by(by))
}

fn pay(amount: i64, method: PaymentMethod) -> Command {
    Command::Payments(PaymentCommand::Pay {
        entry: entry(1),
        amount: euros(amount),
        withheld: Money::ZERO,
        tickets: 0,
        method,
        document: String::new(),
    })
}

/// Returns prices: rebuys cost €20, then €30, then €40.
fn setup() -> Setup {
    let part = |euros| BuyIn { prize: self::euros(euros), ..BuyIn::default() };
    let later = [30, 40]
        .map(|euros| bottone::tournament::prices::LaterPrice { price: part(euros), chips: None });
    let rebuy = Purchase {
        price: part(20),
        chips: Chips::new(10_000),
        later: later.into(),
        most: 5,
        through_level: 6,
    };
    let buy_in = BuyIn { prize: euros(100), bounty: euros(50), ..BuyIn::default() };
    Setup { buy_in, rebuy: Some(rebuy), bounty: BountyKind::Fixed, ..Setup::default() }
}

fn room(setup: Setup) -> Room {
    let mut room = Room::seated(setup, structure("club-turbo"), &[4]);
    room.does(Command::Clock(ClockCommand::Start));
    room.minutes_later(5);
    room
}

impl Room {
    /// Reports this as of `minutes_ago` minutes ago; returns its events.
    fn events_late(&mut self, command: Command, minutes_ago: i64) -> Vec<Event> {
        self.events_late_with(command, minutes_ago, &RecordChoices::new())
    }

    fn events_late_with(
        &mut self,
        command: Command,
        minutes_ago: i64,
        choices: &RecordChoices,
    ) -> Vec<Event> {
        let at = self.now().after(Span::from_minutes(-minutes_ago));
        let label = format!("{command:?}");
        self.session
            .record_late(command, None, at, choices)
            .unwrap_or_else(|error| panic!("{label}: {error}"));
        self.is_sound(&label);
        self.session.records().last().unwrap().events().to_vec()
    }

    fn is_sound(&self, label: &str) {
        assert_eq!(self.t().breach(), None, "{label}");
        let (beginning, records) = (self.session.beginning(), self.session.records());
        assert_eq!(audit(beginning, records, |_, _| {}), Ok(()), "{label}");
    }

    fn bought(&self) -> Vec<(PurchaseRef, Money, PaymentMethod)> {
        let moved = movements(self.session.records(), self.session.ledger());
        let sold = |one: &Movement| one.sold.map(|sold| (sold, one.money, one.method));
        let mut bought: Vec<_> = moved.iter().filter_map(sold).collect();
        bought.retain(|(sold, ..)| *sold != PurchaseRef::Entry);
        bought
    }
}

/// Checks the script latepay.sh: €100 paid by mistake is taken back, and then an earlier payment of
/// €300 is reported.
#[test]
fn a_payment_that_is_reported_late_does_not_move_what_was_taken_back() {
    let free = Setup { rebuy: None, bounty: BountyKind::default(), ..setup() };
    let buy_in = BuyIn { prize: euros(100), ..BuyIn::default() };
    let mut room = room(Setup { buy_in, ..free });
    room.does(Command::Entries(EntryCommand::Registration { open: false }));
    for number in [4, 3, 2] {
        room.does(bust(number));
    }
    room.minutes_later(5);
    room.does(pay(100, PaymentMethod::Cash));
    let reason = "the wrong player".to_owned();
    room.does(Command::Payments(PaymentCommand::TakeBack { entry: entry(1), reason }));
    room.minutes_later(5);
    let owed = room.t().due(entry(1), room.now()).unwrap().total;
    let events = room.events_late(pay(owed.minor() / 100, PaymentMethod::Transfer), 7);
    assert!(
        matches!(events[..], [Event::Payments(PaymentEvent::Paid { number: Some(2), .. })]),
        "{events:?}"
    );
    let stand: Vec<_> = room.t().payments().all().iter().filter(|one| one.is_valid()).collect();
    assert_eq!(stand.len(), 1);
    assert_eq!(
        (stand[0].amount, stand[0].method, stand[0].number),
        (owed, PaymentMethod::Transfer, 2)
    );
    let cash: Money = movements(room.session.records(), room.session.ledger())
        .iter()
        .map(Movement::to_desk)
        .sum();
    assert_eq!(cash, euros(400), "four entries in cash, and what was paid by mistake came back");
    // The next payment is the third.
    let reason = "by the other bank".to_owned();
    room.does(Command::Payments(PaymentCommand::TakeBack { entry: entry(1), reason }));
    room.does(pay(10, PaymentMethod::Cash));
    assert_eq!(room.t().payments().all().last().unwrap().number, 3);
    room.is_sound("the third");
}

#[test]
fn how_a_rebuy_was_paid_stays_with_it_whatever_is_reported_before_it_or_struck_out() {
    let mut room = room(setup());
    room.does(rebuy(PaymentMethod::Card));
    room.minutes_later(5);
    let second = room.does(rebuy(PaymentMethod::Transfer));
    room.minutes_later(5);
    let (one, two, three) = (PurchaseRef::Rebuy(1), PurchaseRef::Rebuy(2), PurchaseRef::Rebuy(3));
    let expected =
        [(one, euros(20), PaymentMethod::Card), (two, euros(30), PaymentMethod::Transfer)];
    assert_eq!(room.bought(), expected);
    let events = room.events_late(rebuy(PaymentMethod::Cash), 12);
    assert!(
        matches!(events[..], [Event::Entries(EntryEvent::Rebought { number: Some(3), .. })]),
        "{events:?}"
    );
    let kept = |room: &Room| {
        let mut bought = room.bought();
        bought.retain(|(sold, ..)| *sold != three);
        bought
    };
    assert_eq!(kept(&room), expected);
    // The first is deleted: the second stays the second.
    let first = second - 1;
    room.session.strike_with(first, &RecordChoices::new()).unwrap();
    room.is_sound("struck out");
    assert_eq!(kept(&room), expected[1..]);
    assert_eq!(room.t().payments().method_of(entry(1), two), PaymentMethod::Transfer);
    // The next sale has a new number.
    room.does(rebuy(PaymentMethod::Cheque));
    assert_eq!(
        room.t().payments().method_of(entry(1), PurchaseRef::Rebuy(4)),
        PaymentMethod::Cheque
    );
}

#[test]
fn who_took_a_bounty_stays_with_the_bust_whatever_is_reported_before_it() {
    let mut room = room(setup());
    room.does(Command::Bounties(BountyCommand::KnockOut {
        out: vec![(entry(1), None)],
        taken: vec![(entry(1), vec![entry(2)])],
    }));
    room.does(rebuy(PaymentMethod::Cash));
    room.minutes_later(5);
    // The player had busted and come back once before.
    room.events_late(rebuy(PaymentMethod::Cash), 7);
    let back = u32::try_from(room.session.records().len() - 1).unwrap();
    // With the rebuy the player got the old seat back.
    let choices = RecordChoices::from([(back, RecordChoice::Change)]);
    let events = room.events_late_with(bust(1), 8, &choices);
    assert!(
        matches!(events[0], Event::Bounties(BountyEvent::Numbered { nth: 1, .. })),
        "{events:?}"
    );
    let claims = room.t().bounties().claims();
    let claims: Vec<_> = claims.iter().map(|claim| (claim.nth, claim.by.clone())).collect();
    assert_eq!(claims, [(1, None), (0, Some(vec![entry(2)]))]);
    room.does(Command::Bounties(BountyCommand::Take { out: entry(1), nth: 1, by: vec![entry(3)] }));
    room.is_sound("taken");
    assert_eq!(room.t().bounties().open_claims().count(), 0);
}

/// Checks a program from before late reports recorded their numbers: it counted by place, and its
/// results stay valid.
#[test]
fn a_payment_that_was_numbered_by_place_is_decided_as_it_was() {
    let free = Setup { rebuy: None, bounty: BountyKind::default(), ..setup() };
    let buy_in = BuyIn { prize: euros(100), ..BuyIn::default() };
    let mut room = room(Setup { buy_in, ..free });
    room.does(Command::Entries(EntryCommand::Registration { open: false }));
    for number in [4, 3, 2] {
        room.does(bust(number));
    }
    room.minutes_later(5);
    room.does(pay(100, PaymentMethod::Cash));
    let reason = "the wrong player".to_owned();
    let back = room.does(Command::Payments(PaymentCommand::TakeBack { entry: entry(1), reason }));
    room.minutes_later(5);
    room.events_late(pay(300, PaymentMethod::Transfer), 7);
    let mut records = room.session.records().to_vec();
    let last = records.last_mut().unwrap();
    let RecordAction::Done { events, .. } = &mut last.action else { panic!("{last:?}") };
    let Event::Payments(PaymentEvent::Paid { number, .. }) = &mut events[0] else { panic!() };
    assert_eq!(number.take(), Some(2));
    last.revisions = vec![RecordRevision { record: back, result: Revision::Kept }];
    let beginning = room.session.beginning();
    assert_eq!(audit(beginning, &records, |_, _| {}), Ok(()));
    let t = fold(beginning, &records, &Ledger::of(&records));
    let stand: Vec<_> = t.payments().all().iter().filter(|one| one.is_valid()).collect();
    assert_eq!((stand.len(), stand[0].amount, stand[0].number), (1, euros(100), 2));
}

/// Checks events of programs that counted by place, and in which a late report cancelled announced
/// results.
#[test]
fn late_lines_of_older_programs_are_decided_as_they_were() {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/journals/v2");
    for name in ["late-payment", "late-lock"] {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("e.ron");
        fs::copy(kept.join(name).with_extension("ron"), &file).unwrap();
        let checked = bottone([OsStr::new("check"), file.as_os_str()]);
        // Its rule book may lack younger switches; that is the only notice.
        let is_notice = |line: &str| line.contains("the rule book is older than these options");
        assert_eq!(checked.status, Some(0), "{name}: {}", checked.complaint);
        assert!(checked.complaint.lines().all(is_notice), "{name}: {}", checked.complaint);
        let shown = bottone([OsStr::new("show"), file.as_os_str()]);
        let state = fs::read_to_string(kept.join(name).with_extension("state.ron")).unwrap();
        // A later program may know more of an event, and prints no hash of a PIN.
        assert!(!shown.out.contains("argon2"), "{name}");
        let mut lines = shown.out.lines();
        for line in state.lines().filter(|line| !line.trim_start().starts_with("pin:")) {
            let line = as_printed_today(line);
            assert!(lines.any(|shown| shown == line), "{name}: no longer has: {line}");
        }
    }
}
