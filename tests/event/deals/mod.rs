//! The deal of the last players: valid deals, their payouts, and cancelling.
#![allow(clippy::disallowed_methods, clippy::panic, clippy::unwrap_used, reason = "a test")]

mod bounties;

use crate::stage::five::{FIVE, PRIZES, euros, locked, planned};
use bottone::{
    base::{chips::Chips, money::Money, person::Person, time::Span},
    rules::deals::DealMethod,
    session::{
        Desk, Session, SubmitError,
        time::{StageClock, Timekeeper as _},
    },
    tournament::{
        Command, Event, FinishPlace, Refusal, Waiver,
        clock::ClockCommand,
        counts::CountCommand,
        deals::{Agreement, DealCommand, DealEvent, KnownStacks},
        entries::{Entrant, EntryCommand, EntryId},
        history::{Record, RecordAction, audit},
        prizes::PrizeCommand,
        tables::SeatWish,
    },
};

fn entries(session: &dyn Desk) -> Vec<EntryId> {
    session.tournament().entries().all().map(|(id, _)| id).collect()
}

/// Returns the deal of the picture: by ICM with 2,000 kept for the winner.
fn by_icm(session: &dyn Desk) -> Agreement {
    let ids = entries(session);
    let shares = [14_593, 16_622, 13_015, 12_477, 10_893].map(euros);
    Agreement {
        method: DealMethod::Icm,
        stacks: ids.iter().copied().zip(FIVE.map(|(.., chips)| Chips::new(chips))).collect(),
        shares: ids.into_iter().zip(shares).collect(),
        kept: vec![euros(2_000)],
        bounties: Vec::new(),
        known: None,
    }
}

const START: Command = Command::Clock(ClockCommand::Start);
const PAUSE: Command = Command::Clock(ClockCommand::Pause);

fn does(session: &mut Session, command: Command) {
    session.submit(command, None).unwrap();
}

fn count(session: &mut Session, stacks: Vec<(EntryId, Chips)>) {
    does(session, Command::Counts(CountCommand::Count { stacks }));
}

fn agree(agreement: Agreement) -> Command {
    Command::Deals(DealCommand::Agree(Box::new(agreement)))
}

fn cancel(reason: &str) -> Command {
    Command::Deals(DealCommand::Cancel { reason: reason.to_owned() })
}

fn bust(entry: EntryId) -> Command {
    Command::Entries(EntryCommand::Bust { out: vec![(entry, None)] })
}

#[test]
fn what_may_be_agreed() {
    type AgreementChange<'a> = &'a dyn Fn(&mut Agreement);
    let (_folder, _clock, session) = locked();
    let good = by_icm(&*session);
    let ids = entries(&*session);
    let with = |change: &dyn Fn(&mut Agreement)| {
        let mut agreement = good.clone();
        change(&mut agreement);
        agreement
    };
    let unknown: EntryId = ron::from_str("99").unwrap();
    let cases: [(AgreementChange<'_>, Refusal); 11] = [
        (&|deal| deal.shares[0].0 = unknown, Refusal::EntryUnknown),
        (&|deal| deal.shares[0].1 = euros(-1), Refusal::NotUnderstood),
        (&|deal| deal.kept = vec![euros(0), euros(2_000)], Refusal::NotUnderstood),
        (&|deal| deal.kept = vec![euros(400); 6], Refusal::NotUnderstood),
        (&|deal| deal.method = DealMethod::Mixed { icm: 101 }, Refusal::NotUnderstood),
        // There is no bounty in this event.
        (&|deal| deal.bounties = vec![(ids[0], euros(1))], Refusal::SumWrong),
        (&|deal| deal.stacks.push(deal.stacks[0]), Refusal::NotUnderstood),
        (
            &|deal| {
                deal.stacks.clear();
                deal.shares[0].0 = ids[1];
            },
            Refusal::NamedTwice,
        ),
        (
            &|deal| {
                deal.stacks.pop();
                deal.shares.pop();
            },
            Refusal::NotEverybody,
        ),
        (&|deal| deal.shares[0].1 = euros(14_592), Refusal::SumWrong),
        (
            &|deal| {
                deal.shares[0].1 = deal.shares[0].1.plus(euros(5_000));
                deal.shares[4].1 = deal.shares[4].1.minus(euros(5_000));
            },
            Refusal::LessThanNextPrize,
        ),
    ];
    for (change, refusal) in cases {
        let command = agree(with(change));
        assert_eq!(session.can(&command), Err(refusal), "{command:?}");
    }
    assert_eq!(session.can(&agree(good.clone())), Ok(()));
    // With the amounts kept for each place no player is below the next prize.
    let kept = with(&|deal| {
        deal.kept = vec![euros(2_000); 5];
        let minus = [1_600; 5].map(euros);
        for (share, minus) in deal.shares.iter_mut().zip(minus) {
            share.1 = share.1.minus(minus);
        }
    });
    assert_eq!(session.can(&agree(kept)), Ok(()));

    let (_folder, _clock, mut session) = planned();
    let good = by_icm(&*session);
    assert_eq!(session.can(&agree(good.clone())), Err(Refusal::PrizesOpen));
    session.submit(Command::Entries(EntryCommand::Registration { open: true }), None).unwrap();
    let rows =
        bottone::tournament::prizes::PrizeRange::of(&session.tournament().prize_list().unwrap());
    session.submit(Command::Prizes(PrizeCommand::Lock { rows }), None).unwrap();
    assert_eq!(session.can(&agree(good)), Err(Refusal::NotDecided));
}

/// Checks that a deal by chips needs a fresh count of all of them, or a reason.
#[test]
#[expect(clippy::too_many_lines, reason = "a table of cases")]
fn a_deal_by_chips_is_made_on_a_fresh_count() {
    type Then = fn(&mut Session, &StageClock, &mut Agreement);
    let cases: [(&str, Then, Option<Refusal>); 9] = [
        ("counted since the clock stopped", |_, _, _| {}, None),
        ("hands are dealt", |session, _, _| does(session, START), Some(Refusal::NotCounted)),
        (
            "hands dealt since",
            |session, clock, _| {
                does(session, START);
                clock.set(clock.now().after(Span::from_minutes(1)));
                does(session, PAUSE);
            },
            Some(Refusal::NotCounted),
        ),
        (
            "chips are missing",
            |session, _, deal| {
                let fewer = (deal.stacks[0].0, Chips::new(1_000));
                count(session, vec![fewer]);
                deal.stacks[0] = fewer;
            },
            Some(Refusal::NotCounted),
        ),
        (
            "two stacks were typed, and add up",
            |_, _, deal| {
                deal.stacks[0].1 = deal.stacks[0].1.plus(Chips::new(1_000));
                deal.stacks[1].1 = deal.stacks[1].1.minus(Chips::new(1_000));
            },
            Some(Refusal::NotCounted),
        ),
        (
            "somebody is left out",
            |_, _, deal| {
                deal.stacks.pop();
            },
            Some(Refusal::NotCounted),
        ),
        (
            "shares that hang on no stack",
            |session, _, deal| {
                does(session, START);
                (deal.method, deal.stacks) = (DealMethod::Own, Vec::new());
            },
            None,
        ),
        (
            "what is known is not as it is",
            |session, _, deal| {
                deal.known = Some(KnownStacks { in_play: Chips::new(1), counted: Vec::new() });
                does(session, START);
            },
            Some(Refusal::NotUnderstood),
        ),
        (
            "nothing is said of how the stacks were known",
            |session, _, deal| {
                does(session, START);
                deal.stacks[0].1 = Chips::new(1_000);
                deal.known = None;
            },
            Some(Refusal::NotCounted),
        ),
    ];
    for (label, then, refusal) in cases {
        let (_folder, clock, mut session) = locked();
        let mut deal = by_icm(&*session);
        deal.known = Some(session.tournament().known_of(&[]));
        then(&mut session, &clock, &mut deal);
        // The desk writes its knowledge into the record.
        if deal
            .known
            .as_ref()
            .is_some_and(|known| known.in_play == session.tournament().chips_in_play())
        {
            deal.known = Some(session.tournament().known_of(&deal.stacks));
        }
        assert_eq!(session.can(&agree(deal.clone())).err(), refusal, "{label}");
        if refusal == Some(Refusal::NotCounted) {
            let waiver = Waiver::new(Refusal::NotCounted, "They insist".to_owned());
            session.submit(agree(deal.clone()), Some(waiver)).unwrap();
            assert_eq!(session.tournament().deals().agreed(), Some(&deal), "{label}");
        }
        let checked = audit(session.beginning(), session.records(), |_, _| {});
        assert_eq!(checked, Ok(()), "{label}: decided again");
    }
}

/// Checks that a record from before the question about the stacks keeps its meaning.
#[test]
fn a_deal_from_before_the_count_was_asked_stays_as_it_was() {
    let (_folder, _clock, mut session) = locked();
    does(&mut session, START);
    let agreement = Box::new(by_icm(&*session));
    let mut records = session.records().to_vec();
    let mut record = records.last().unwrap().clone();
    record.action = RecordAction::Done {
        command: Command::Deals(DealCommand::Agree(agreement.clone())),
        waiver: None,
        events: vec![Event::Deals(DealEvent::Agreed(agreement))],
    };
    records.push(record);
    assert_eq!(audit(session.beginning(), &records, |_, _| {}), Ok(()));
}

#[test]
fn less_than_the_next_prize_is_agreed_to_with_a_reason() {
    let (_folder, _clock, mut session) = locked();
    let mut deal = by_icm(&*session);
    deal.shares[0].1 = deal.shares[0].1.plus(euros(5_000));
    deal.shares[4].1 = deal.shares[4].1.minus(euros(5_000));
    let waiver = Waiver::new(Refusal::LessThanNextPrize, "He insists".to_owned());
    session.submit(agree(deal.clone()), Some(waiver)).unwrap();
    assert_eq!(session.tournament().deals().agreed(), Some(&deal));
    assert_eq!(session.tournament().breach(), None);
}

/// Checks that a player busting after the deal has the share and the amount kept for the place.
/// Together they are the prizes.
#[test]
fn a_deal_pays_its_shares_and_the_winner_what_was_kept() {
    let (_folder, _clock, mut session) = locked();
    let deal = by_icm(&*session);
    session.submit(agree(deal.clone()), None).unwrap();
    let ids = entries(&*session);
    let won = |session: &dyn Desk| session.tournament().winnings(session.now()).unwrap();
    // Every share is guaranteed at once.
    for (entry, share) in &deal.shares {
        assert_eq!(won(&*session)[entry].prize.money, *share);
    }
    for (left, loser) in [(5, 4), (4, 0), (3, 3), (2, 2)] {
        let command = bust(ids[loser]);
        session.submit(command, None).unwrap();
        let one = won(&*session)[&ids[loser]];
        assert_eq!(one.place, FinishPlace { first: left, last: left });
        assert_eq!(one.prize.money, deal.shares[loser].1, "{left} left");
        assert_eq!(session.tournament().breach(), None);
    }
    let winner = won(&*session)[&ids[1]];
    assert_eq!(winner.prize.money, euros(16_622 + 2_000));
    let all: Money = won(&*session).values().map(|won| won.prize.money).sum();
    assert_eq!(all, PRIZES.map(euros).into_iter().sum());
    // Undone one by one, everything is as before.
    for _ in 0..5 {
        session.undo().unwrap();
        assert_eq!(session.tournament().breach(), None);
    }
    assert_eq!(session.tournament().deals().agreed(), None);
    assert!(won(&*session).is_empty());
}

#[test]
fn while_a_deal_stands_nothing_moves_what_it_shared() {
    let (_folder, _clock, mut session) = locked();
    assert_eq!(session.can(&cancel("Misheard")), Err(Refusal::NoDeal));
    let deal = by_icm(&*session);
    session.submit(agree(deal.clone()), None).unwrap();
    assert_eq!(session.can(&agree(deal.clone())), Err(Refusal::DealMade));
    let reason = "Wrong".to_owned();
    let unlock = Command::Prizes(PrizeCommand::Unlock { reason: reason.clone() });
    assert_eq!(session.can(&unlock), Err(Refusal::DealMade));
    let prizes = vec![(1, euros(25_200)), (2, euros(16_900))];
    let correct = Command::Prizes(PrizeCommand::Correct { prizes, reason });
    assert_eq!(session.can(&correct), Err(Refusal::DealMade));
    // No late entry is possible, even with registration open again.
    session.submit(Command::Entries(EntryCommand::Registration { open: true }), None).unwrap();
    let who = vec![Entrant::New(Person { family: "Late".to_owned(), ..Person::default() })];
    let enter = Command::Entries(EntryCommand::Enter { who, seat: SeatWish::Later });
    assert_eq!(session.can(&enter), Err(Refusal::DealMade));
    session.undo().unwrap();

    for wrong in ["", "  ", &"x".repeat(201)] {
        assert_eq!(session.can(&cancel(wrong)), Err(Refusal::NotUnderstood), "{wrong:?}");
    }
    session.submit(cancel(" Misheard "), None).unwrap();
    assert_eq!(session.tournament().deals().agreed(), None);
    assert_eq!(session.can(&agree(deal.clone())), Ok(()));
    session.undo().unwrap();
    assert_eq!(session.tournament().deals().agreed(), Some(&deal));
    // The lock under the deal cannot be deleted.
    let is_lock = |record: &Record| {
        let RecordAction::Done { command, .. } = &record.action else { return false };
        matches!(command, Command::Prizes(PrizeCommand::Lock { .. }))
    };
    let lock = session.records().iter().position(is_lock).unwrap();
    let struck = session.strike(u32::try_from(lock).unwrap());
    assert!(matches!(struck, Err(SubmitError::LaterRecordDependsOnIt { .. })), "{struck:?}");
    assert_eq!(session.tournament().breach(), None);
}

/// Checks that a deal is unchanged in a file.
#[test]
fn a_deal_is_written_and_read() {
    let (_folder, _clock, session) = locked();
    for command in [agree(by_icm(&*session)), cancel("Misheard")] {
        let written = ron::to_string(&command).unwrap();
        assert_eq!(ron::from_str::<Command>(&written), Ok(command), "{written}");
    }
    let whole = "(method: Equal, stacks: [], shares: [], kept: [], bounties: [])";
    assert!(ron::from_str::<Agreement>(whole).is_ok());
    assert!(ron::from_str::<Agreement>(&whole.replacen('(', "(what: 1, ", 1)).is_err());
}
