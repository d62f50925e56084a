//! The laws of every desk, checked for each kind.

use std::path::Path;

use bottone::{
    base::{draw::Draw, time::Span},
    session::{
        Desk, Operator, Session, SubmitError, file, memory,
        time::{StageClock, Timekeeper},
    },
    tournament::{
        Command,
        clock::ClockCommand,
        draws::DrawCommand,
        entries::{EntryCommand, EntryId},
        history::{Beginning, Record, RecordAction, audit},
    },
};
use tempfile::TempDir;

use crate::session::shared::alone;
use crate::session::undo::{assert_folds, below, resubmit, script};
use crate::stage::{EVENING, desk};

/// The creation of a desk for an event without records, which may be in this file.
type Make = fn(&Path, Beginning, Box<dyn Timekeeper>) -> Box<Session>;

/// Every kind of desk.
const DESKS: [(&str, Make); 5] = [
    ("of a shared log", |_, beginning, time| alone(beginning, time)),
    ("in memory", |_, beginning, time| memory::create(beginning, time, desk())),
    ("of a new file", |path, beginning, time| file::create(path, beginning, time, desk()).unwrap()),
    ("of a file that was opened", |path, beginning, time| {
        let made = Box::new(StageClock::at(time.now()));
        drop(file::create(path, beginning, made, desk()).unwrap());
        file::open(path, time, desk()).unwrap().desk
    }),
    ("in memory first, and then of a file", |path, beginning, time| {
        let mut desk = memory::create(beginning, time, desk());
        desk.continue_in(path).unwrap();
        desk
    }),
];

/// A desk, its clock, and its description for failures.
struct LabelledDesk {
    desk: Box<Session>,
    clock: StageClock,
    folder: TempDir,
    label: String,
}

impl LabelledDesk {
    /// Opens a copy of the records, as another user.
    fn copied(&self) -> file::OpenedEvent {
        let copy = self.folder.path().join("copy.ron");
        self.desk.save_copy(&copy).unwrap();
        self.opened(&copy)
    }

    fn opened(&self, path: &Path) -> file::OpenedEvent {
        let opened = file::open(path, Box::new(self.clock.clone()), desk()).unwrap();
        assert_eq!(opened.notices, [], "{}", self.label);
        opened
    }

    fn has_all_of(&self, other: &dyn Desk) {
        let label = &self.label;
        assert!(self.desk.records() == other.records(), "{label}: other records");
        assert!(*self.desk.tournament() == *other.tournament(), "{label}: another state");
        assert_eq!(self.desk.to_undo(), other.to_undo(), "{label}");
        assert_eq!(self.desk.to_redo(), other.to_redo(), "{label}");
    }
}

/// Checks a law at every desk, over the acts of some evenings, each with its own chance.
fn put(law: impl Fn(LabelledDesk, &[Record], Draw)) {
    for seed in 0..4 {
        let (beginning, records) = script(seed);
        for (name, make) in DESKS {
            let folder = tempfile::tempdir().unwrap();
            let clock = StageClock::at(EVENING);
            let path = folder.path().join("evening.ron");
            let desk = make(&path, beginning.clone(), Box::new(clock.clone()));
            let label = format!("the desk {name}, seed {seed}");
            law(LabelledDesk { desk, clock, folder, label }, &records, Draw::new(seed));
        }
    }
}

/// Checks that the same commands give the same records at every desk, and that its state is their
/// fold.
#[test]
fn a_report_is_recorded_and_has_the_same_result_at_every_desk() {
    put(|LabelledDesk { mut desk, clock, label, .. }, records, _| {
        for (number, record) in records.iter().enumerate() {
            let before = desk.revision();
            resubmit(desk.as_mut(), &clock, record, &label);
            assert_ne!(desk.revision(), before, "{label}: something has changed");
            let [new] = desk.records_since(number) else { panic!("{label}: one record an act") };
            assert_eq!(new.action, record.action, "{label}, record {number}");
            assert_eq!((&new.by, &new.desk), (&"Ann".to_owned(), &"desk 1".to_owned()), "{label}");
        }
        assert_folds(desk.as_ref(), &label);
        assert_eq!(audit(desk.beginning(), desk.records(), |_, _| {}), Ok(()), "{label}");
    });
}

/// Checks that `can` and `submit` give one answer, and that a refusal changes nothing.
#[test]
fn what_is_refused_changes_nothing() {
    let nobody: EntryId = ron::from_str("60000").unwrap();
    let asked = [
        Command::Entries(EntryCommand::Bust { out: vec![(nobody, None)] }),
        Command::Entries(EntryCommand::NextHand),
        Command::Clock(ClockCommand::Start),
        Command::Clock(ClockCommand::Pause),
        Command::Draws(DrawCommand::Reveal),
    ];
    put(|LabelledDesk { mut desk, clock, label, .. }, records, mut chance| {
        let mut refused = 0;
        for record in records {
            resubmit(desk.as_mut(), &clock, record, &label);
            let command = &asked[below(&mut chance, asked.len())];
            let Err(refusal) = desk.can(command) else { continue };
            let (revision, count) = (desk.revision(), desk.records().len());
            let state = desk.tournament().clone();
            let done = desk.submit(command.clone(), None);
            let label = format!("{label}, {command:?}");
            assert!(matches!(done, Err(SubmitError::Refused(why)) if why == refusal), "{label}");
            assert_eq!((desk.revision(), desk.records().len()), (revision, count), "{label}");
            assert!(*desk.tournament() == state, "{label}: the state is another");
            refused += 1;
        }
        assert!(refused > 10, "{label}: {refused} refused");
    });
}

/// Checks that undo, redo and deletion name the changed record, add one record, and remove none.
#[test]
fn what_is_taken_back_is_as_if_it_had_never_been() {
    put(|LabelledDesk { mut desk, clock, label, .. }, records, mut chance| {
        for record in records {
            let before = desk.tournament().clone();
            resubmit(desk.as_mut(), &clock, record, &label);
            if below(&mut chance, 6) > 0 {
                continue;
            }
            let (after, number) = (desk.tournament().clone(), desk.to_undo());
            assert_eq!(number, u32::try_from(desk.records().len() - 1).ok(), "{label}");
            assert_eq!(desk.undo().ok(), number, "{label}");
            assert!(*desk.tournament() == before, "{label}: undone");
            assert_eq!(desk.to_redo(), number, "{label}");
            assert_eq!(desk.redo().ok(), number, "{label}");
            assert!(*desk.tournament() == after, "{label}: done again");
            assert!(
                matches!(desk.redo(), Err(SubmitError::NotStanding)),
                "{label}: nothing is left"
            );
            let number = number.unwrap();
            desk.strike(number).unwrap();
            assert!(*desk.tournament() == before, "{label}: struck");
            assert!(matches!(desk.strike(number), Err(SubmitError::NotStanding)), "{label}: twice");
            assert_eq!(desk.redo().ok(), Some(number), "{label}");
            let turned = desk.records().iter().rev().take(4).map(|record| &record.action);
            let turns = |action: &RecordAction| !matches!(action, RecordAction::Done { .. });
            assert!(turned.into_iter().all(turns), "{label}: each is on record");
        }
        assert_folds(desk.as_ref(), &label);
    });
}

/// Checks that the records are found again in a copy, and in the event's own file if any: byte by
/// byte the same.
#[test]
fn what_is_on_record_is_found_again() {
    put(|mut event, records, mut chance| {
        for record in records {
            resubmit(event.desk.as_mut(), &event.clock, record, &event.label);
            if below(&mut chance, 9) == 0 {
                event.desk.undo().unwrap();
                event.desk.redo().unwrap();
            }
        }
        event.desk.undo().unwrap();
        event.has_all_of(event.copied().desk.as_ref());
        let read = |name: &str| file_bytes(&event.folder.path().join(name));
        if let Some(path) = event.desk.path().map(Path::to_owned) {
            assert!(read("evening.ron") == read("copy.ron"), "{}: another file", event.label);
            // Only the holder of the lock writes.
            let second = file::open(&path, Box::new(event.clock.clone()), desk()).unwrap();
            assert!(second.desk.read_only().is_some(), "{}: a second writer", event.label);
        }
    });
}

#[expect(clippy::disallowed_methods, reason = "a test looks at the file")]
fn file_bytes(path: &Path) -> Vec<u8> {
    std::fs::read(path).unwrap()
}

/// Checks that an event can go on in a file, or in another, at any moment, without another effect.
#[test]
fn an_event_goes_on_in_another_file() {
    put(|mut event, records, mut chance| {
        let turn = below(&mut chance, records.len());
        let other = event.folder.path().join("other.ron");
        // A desk with records in a file records where they were.
        let said = usize::from(event.desk.end().is_some());
        for (number, record) in records.iter().enumerate() {
            if number == turn {
                event.desk.continue_in(&other).unwrap();
                assert_eq!(event.desk.path(), Some(other.as_path()), "{}", event.label);
            }
            resubmit(event.desk.as_mut(), &event.clock, record, &event.label);
        }
        let state = event.desk.tournament().clone();
        event.desk =
            memory::create(event.desk.beginning().clone(), Box::new(event.clock.clone()), desk());
        let opened = event.opened(&other);
        assert!(opened.desk.read_only().is_none(), "{}: it was let go of", event.label);
        assert!(*opened.desk.tournament() == state, "{}: another state", event.label);
        assert_eq!(opened.desk.records().len(), records.len() + said, "{}", event.label);
    });
}

/// Checks that time never goes back at a desk, and that the present operator signs the acts.
#[test]
fn time_and_the_operator_are_those_of_the_desk() {
    put(|LabelledDesk { mut desk, clock, label, .. }, records, _| {
        for record in &records[..5] {
            resubmit(desk.as_mut(), &clock, record, &label);
        }
        let last = desk.records().last().unwrap().recorded;
        clock.set(last.after(Span::from_minutes(-90)));
        assert_eq!(desk.now(), last, "{label}: no record is earlier than the one before it");
        assert_eq!(desk.clock_lag(), None, "{label}: it was not behind when the event was opened");
        let bea = Operator { name: "Bea".to_owned(), station: "Till".to_owned() };
        desk.set_operator(bea.clone());
        assert_eq!(desk.operator(), &bea, "{label}");
        desk.strike(4).unwrap();
        let record = desk.records().last().unwrap();
        assert_eq!((&record.by, &record.desk), (&bea.name, &bea.station), "{label}");
        assert_eq!(record.recorded, last, "{label}");
    });
}

/// Checks that the draws of a sealed secret depend on it, not on the requested seed; a published
/// hash is not undone.
#[test]
fn a_sealed_secret_gives_the_seed_at_every_desk() {
    put(|LabelledDesk { mut desk, clock, label, .. }, records, _| {
        resubmit(desk.as_mut(), &clock, &records[0], &label);
        let secret = desk.secret().unwrap();
        desk.submit(Command::Draws(DrawCommand::Seal(secret)), None).unwrap();
        let RecordAction::Done { command, .. } = &records[1].action else { panic!("{label}") };
        desk.submit(command.clone(), None).unwrap();
        let Some(RecordAction::Done { command: written, .. }) =
            desk.records().last().map(|r| &r.action)
        else {
            panic!("{label}")
        };
        assert_ne!(written, command, "{label}: the seed is the secret's");
        assert_eq!(audit(desk.beginning(), desk.records(), |_, _| {}), Ok(()), "{label}");
        assert_eq!(desk.undo().ok(), Some(2), "{label}");
        assert_eq!(desk.to_undo(), Some(0), "{label}: undo passes over the secret");
    });
}
