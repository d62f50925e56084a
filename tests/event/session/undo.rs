//! Undo and redo of everything, at any moment of any evening.

use bottone::{
    base::{draw::Draw, seat::Seat, time::Span},
    rehearsal::RehearsalEnd,
    session::{Desk, Session, SubmitError, memory, time::StageClock},
    tournament::{
        Command, Tournament,
        entries::{EntryCommand, EntryId},
        history::{Beginning, Record, RecordAction, audit, fold},
    },
};

use crate::stage::{EVENING, desk, open, play};

const STRUCTURES: [&str; 3] = ["club-turbo", "limit-horse", "satellite"];

pub(crate) fn below(draw: &mut Draw, n: usize) -> usize {
    usize::try_from(draw.below(n as u64).unwrap_or(0)).unwrap()
}

/// Returns an evening's beginning and all its records.
pub(crate) fn script(seed: u64) -> (Beginning, Vec<Record>) {
    let id = STRUCTURES[usize::try_from(seed % 3).unwrap()];
    let until = RehearsalEnd::Level { number: 6, into: Span::from_minutes(3) };
    let played = play(id, 14 + u32::try_from(seed).unwrap(), seed, until);
    (played.session.beginning().clone(), played.session.records().to_vec())
}

/// Returns a desk for playing the evening again, with its clock.
fn again(beginning: &Beginning) -> (Box<Session>, StageClock) {
    let clock = StageClock::at(EVENING);
    (memory::create(beginning.clone(), Box::new(clock.clone()), desk()), clock)
}

pub(crate) fn resubmit(session: &mut Session, clock: &StageClock, record: &Record, label: &str) {
    let RecordAction::Done { command, waiver, .. } = &record.action else {
        panic!("{label}: not a command")
    };
    clock.set(record.recorded);
    let done = session.submit(command.clone(), waiver.clone());
    done.unwrap_or_else(|error| panic!("{label}: {command:?}: {error}"));
}

/// Checks that fold(file) = state.
pub(crate) fn assert_folds(session: &dyn Desk, label: &str) {
    let folded = fold(session.beginning(), session.records(), session.ledger());
    assert!(folded == *session.tournament(), "{label}: the state is not the fold of the records");
}

#[test]
fn undo_then_redo_is_identity_at_any_moment() {
    for seed in 0..9 {
        let (beginning, records) = script(seed);
        let (mut session, clock) = again(&beginning);
        let mut draw = Draw::new(seed);
        let mut states: Vec<Tournament> = vec![session.tournament().clone()];
        for (number, record) in records.iter().enumerate() {
            let label = format!("seed {seed}, record {number}");
            resubmit(session.as_mut(), &clock, record, &label);
            states.push(session.tournament().clone());
            if below(&mut draw, 8) > 0 {
                continue;
            }
            let back = 1 + below(&mut draw, (states.len() - 1).min(40));
            let now = states.len() - 1;
            for step in 1..=back {
                session.undo().unwrap_or_else(|error| panic!("{label}, {step} back: {error}"));
                assert!(*session.tournament() == states[now - step], "{label}: {step} back");
            }
            assert_folds(session.as_ref(), &label);
            for step in (0..back).rev() {
                session.redo().unwrap_or_else(|error| panic!("{label}, on to {step}: {error}"));
                assert!(*session.tournament() == states[now - step], "{label}: on to {step}");
            }
            let none = session.redo();
            assert!(matches!(none, Err(SubmitError::NotStanding)), "{label}: redo after redo");
        }
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("again.ron");
        session.save_copy(&path).unwrap();
        let last = session.tournament().clone();
        let (opened, notices) = open(&path).unwrap();
        assert!(notices.is_empty() && *opened.tournament() == last, "seed {seed}: reopened");
        let checked = audit(opened.beginning(), opened.records(), |_, _| {});
        assert_eq!(checked, Ok(()), "seed {seed}: decided again");
    }
}

#[test]
fn everything_undone_is_the_beginning_and_everything_redone_the_end() {
    for seed in 9..12 {
        let (beginning, records) = script(seed);
        let (mut session, clock) = again(&beginning);
        for record in &records {
            resubmit(session.as_mut(), &clock, record, &format!("seed {seed}"));
        }
        let end = session.tournament().clone();
        while session.undo().is_ok() {}
        assert!(*session.tournament() == session.beginning().tournament(), "seed {seed}");
        assert_eq!(session.records().len(), 2 * records.len(), "seed {seed}: nothing is removed");
        while session.redo().is_ok() {}
        assert!(*session.tournament() == end, "seed {seed}");
        assert_folds(session.as_ref(), &format!("seed {seed}"));
    }
}

#[test]
fn a_new_act_ends_what_could_be_done_again() {
    let (beginning, records) = script(3);
    let (mut session, clock) = again(&beginning);
    for record in &records[..4] {
        resubmit(session.as_mut(), &clock, record, "seed 3");
    }
    session.undo().unwrap();
    session.undo().unwrap();
    resubmit(session.as_mut(), &clock, &records[2], "seed 3");
    assert!(matches!(session.redo(), Err(SubmitError::NotStanding)));
}

/// Checks that a player busted by mistake can be brought back at any moment. The result is as
/// without that bust, except for the seat.
#[test]
fn who_is_brought_back_never_went_out() {
    let mut back = 0;
    for seed in 0..9 {
        let (beginning, records) = script(seed);
        let (mut session, clock) = again(&beginning);
        for record in &records {
            resubmit(session.as_mut(), &clock, record, &format!("seed {seed}"));
        }
        let t = session.tournament();
        let out: Vec<EntryId> = t
            .entries()
            .all()
            .map(|(id, _)| id)
            .filter(|id| t.entries().left_seat(*id).is_some())
            .collect();
        for entry in out {
            let label = format!("seed {seed}, entry {}", entry.get());
            let before = session.tournament().clone();
            let free = before
                .tables()
                .open()
                .find_map(|(table, at)| at.free().iter().next().map(|seat| Seat { table, seat }));
            let Some(to) = free else { continue };
            let chips = before.chips_in_play();
            if let Err(error) =
                session.submit(Command::Entries(EntryCommand::BringBack { entry, to }), None)
            {
                assert!(matches!(error, SubmitError::Refused(_)), "{label}: {error}");
                continue;
            }
            back += 1;
            let t = session.tournament();
            assert_eq!(t.breach(), None, "{label}");
            assert_eq!(
                (t.tables().seat_of(entry), t.chips_in_play()),
                (Some(to), chips),
                "{label}"
            );
            assert_eq!(
                t.entries().playing_count(),
                before.entries().playing_count() + 1,
                "{label}"
            );
            // All others keep the order of their busts; places after the player stay, those before
            // move one down.
            let (was, is) = (before.entries().places(), t.entries().places());
            let his = was.of(entry).unwrap();
            assert_eq!(is.of(entry), None, "{label}");
            let others = t.entries().all().map(|(other, _)| other);
            for other in others.filter(|other| *other != entry) {
                let (Some(was), Some(is)) = (was.of(other), is.of(other)) else {
                    assert_eq!(was.of(other), is.of(other), "{label}");
                    continue;
                };
                let behind = was.first > his.last;
                assert_eq!(is.last, was.last + u32::from(!behind), "{label}: place of {other:?}");
            }
            let checked = audit(session.beginning(), session.records(), |_, _| {});
            assert_eq!(checked, Ok(()), "{label}");
            session.undo().unwrap();
            assert!(*session.tournament() == before, "{label}: undone");
        }
    }
    assert!(back > 20, "{back} were brought back");
}

/// Checks that a middle record can be deleted exactly if all later ones would still have the same
/// results.
#[test]
fn striking_out_leaves_what_would_have_been_decided_without_it() {
    let (mut struck, mut kept) = (0, 0);
    for seed in 0..6 {
        let (beginning, records) = script(seed);
        let (mut session, clock) = again(&beginning);
        for record in &records {
            resubmit(session.as_mut(), &clock, record, &format!("seed {seed}"));
        }
        let mut draw = Draw::new(seed);
        for _ in 0..40 {
            let record = u32::try_from(below(&mut draw, records.len())).unwrap();
            let label = format!("seed {seed}, record {record}");
            let (before, count) = (session.tournament().clone(), session.records().len());
            match session.strike(record) {
                Ok(()) => {
                    struck += 1;
                    assert!(!session.ledger().is_valid(record), "{label}");
                    assert_folds(session.as_ref(), &label);
                    assert_eq!(session.tournament().breach(), None, "{label}");
                    let checked = audit(session.beginning(), session.records(), |_, _| {});
                    assert_eq!(checked, Ok(()), "{label}");
                }
                Err(SubmitError::LaterRecordDependsOnIt { record: later }) => {
                    kept += 1;
                    assert!(later > record, "{label}: {later} does not come later");
                    assert!(
                        *session.tournament() == before,
                        "{label}: a refusal changed something"
                    );
                    assert_eq!(session.records().len(), count, "{label}");
                }
                Err(SubmitError::NotStanding) => assert!(!session.ledger().is_valid(record)),
                Err(error) => panic!("{label}: {error}"),
            }
        }
    }
    assert!(struck > 10 && kept > 10, "{struck} struck, {kept} kept: both must come up");
}
