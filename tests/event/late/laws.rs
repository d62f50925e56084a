//! The laws of late reports, over random evenings.

use bottone::{
    base::{draw::Draw, time::Timestamp},
    rehearsal::{RehearsalEnd, Script, replay_with_late_reports},
    session::{Desk, Session, SubmitError, memory, time::StageClock},
    tournament::{
        Tournament,
        draws::seed_of,
        history::{Ledger, Record, RecordAction, RecordChoices, Snapshots, audit, fold},
    },
};

use crate::stage::{EVENING, desk, play, play_in, setup};

fn below(draw: &mut Draw, n: usize) -> usize {
    usize::try_from(draw.below(n as u64).unwrap_or(0)).unwrap()
}

/// Returns a desk in memory for the same event, with a clock for the test.
fn empty(of: &dyn Desk) -> (Box<Session>, StageClock) {
    let clock = StageClock::at(EVENING);
    (memory::create(of.beginning().clone(), Box::new(clock.clone()), desk()), clock)
}

/// Checks the laws of every desk.
fn is_sound(desk: &dyn Desk, label: &str) {
    assert_eq!(desk.tournament().breach(), None, "{label}");
    let folded = fold(desk.beginning(), desk.records(), &Ledger::of(desk.records()));
    assert!(folded == *desk.tournament(), "{label}: the state is not what the records come to");
    assert_eq!(audit(desk.beginning(), desk.records(), |_, _| {}), Ok(()), "{label}");
}

/// Checks an evening with a tenth of its acts late, as soon as others need them: the result is the
/// same evening.
#[test]
fn a_late_report_is_shown() {
    let mut late = 0;
    for (seed, structure) in (0..).zip(["club-turbo", "limit-horse", "satellite", "deep-stack"]) {
        let script = Script {
            entries: 24 + u32::try_from(seed).unwrap(),
            guests: Vec::new(),
            seed,
            until: RehearsalEnd::End,
            office: seed % 2 == 0,
        };
        let played = play_in(setup(seed), structure, script);
        for again in 0..3 {
            let label = format!("{structure}, seed {seed}, reported again {again}");
            let from = played.session.as_ref();
            let (mut to, clock) = empty(from);
            late += replay_with_late_reports(from, to.as_mut(), &clock, again)
                .unwrap_or_else(|e| panic!("{label}: {e}"));
            is_sound(to.as_ref(), &label);
            assert!(to.tournament() == from.tournament(), "{label}: it comes out otherwise");
        }
    }
    assert!(late > 80, "only {late} were reported late");
}

/// Checks random late acts: they are left out, reported at the end in any order, and undone again,
/// with any changes.
#[test]
fn a_late_report_breaks_no_law_and_undo_takes_it_back() {
    let (mut reported, mut refused, mut otherwise) = (0, 0, 0);
    for seed in 0..24_u64 {
        let structure = ["club-turbo", "limit-horse", "satellite"][below(&mut Draw::new(seed), 3)];
        let until = RehearsalEnd::Level { number: 7, into: bottone::base::time::Span::ZERO };
        let played = play(structure, 16 + u32::try_from(seed).unwrap(), seed, until);
        let (mut session, clock) = empty(played.session.as_ref());
        let mut draw = Draw::new(seed);
        let mut left_out: Vec<Record> = Vec::new();
        for (number, record) in played.session.records().iter().enumerate() {
            let RecordAction::Done { command, waiver, .. } = &record.action else { continue };
            clock.set(record.recorded);
            // Tables open, people enter, and the clock starts.
            let may_wait = number > 4 && seed_of(command).is_none();
            if may_wait && below(&mut draw, 12) == 0 {
                left_out.push(record.clone());
            } else if session.submit(command.clone(), waiver.clone()).is_err() {
                // The act is not possible without those left out: then it is left out too.
                left_out.push(record.clone());
            }
        }
        draw.shuffle(&mut left_out);
        let mut before: Vec<Tournament> = Vec::new();
        for record in left_out {
            let label = format!("{structure}, seed {seed}: {record:?}");
            let RecordAction::Done { command, waiver, .. } = record.action else { continue };
            let then = session.tournament().clone();
            match session.record_late(command, waiver, record.recorded, &RecordChoices::new()) {
                Ok(()) => {
                    reported += 1;
                    otherwise += session.records().last().unwrap().revisions.len();
                    is_sound(session.as_ref(), &label);
                    before.push(then);
                }
                Err(SubmitError::Refused(_) | SubmitError::NotThen(_)) => {
                    refused += 1;
                    assert!(*session.tournament() == then, "{label}: a refusal changed something");
                }
                Err(error) => panic!("{label}: {error}"),
            }
        }
        let after = session.tournament().clone();
        let times = before.len();
        for (nth, then) in before.iter().enumerate().rev() {
            session.undo().unwrap();
            assert!(*session.tournament() == *then, "seed {seed}: undo of late act {nth}");
        }
        is_sound(session.as_ref(), &format!("seed {seed}, all taken back"));
        for _ in 0..times {
            session.redo().unwrap();
        }
        assert!(*session.tournament() == after, "seed {seed}: all done again");
        is_sound(session.as_ref(), &format!("seed {seed}, all done again"));
    }
    assert!(
        reported > 60 && refused > 10 && otherwise > 30,
        "{reported} reported late, {refused} refused, {otherwise} came out otherwise"
    );
}

/// Checks that the room at any instant is the fold of the events up to it.
#[test]
fn the_past_is_what_had_happened_by_then() {
    let played = play("deep-stack", 400, 5, RehearsalEnd::End);
    let from = played.session.as_ref();
    let (mut to, clock) = empty(from);
    replay_with_late_reports(from, to.as_mut(), &clock, 1).unwrap();
    let past = Snapshots::new(to.beginning(), to.records(), to.ledger());
    // Built up record by record, with the late ones, it is the same.
    let records = to.records();
    assert!(records.len() > 2_000, "enough for a copy that lies between");
    let mut piece_by_piece = Snapshots::new(to.beginning(), &[], &Ledger::default());
    for so_far in (0..records.len()).step_by(577).chain([records.len()]) {
        let so_far = &records[..so_far];
        piece_by_piece.update(so_far, &Ledger::of(so_far));
    }
    let mut instants: Vec<Timestamp> = to.records().iter().map(Record::at).collect();
    instants.sort_unstable();
    for at in instants.into_iter().step_by(149) {
        let so_far: Vec<Record> = {
            let mut records = from.records().to_vec();
            records.retain(|record| record.recorded <= at);
            records
        };
        let then = fold(from.beginning(), &so_far, &Ledger::of(&so_far));
        assert!(past.at(to.records(), to.ledger(), at) == then, "{at:?}");
        assert!(piece_by_piece.at(to.records(), to.ledger(), at) == then, "{at:?}, piece by piece");
    }
}
