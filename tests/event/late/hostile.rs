//! Invented late acts in a manipulated file.

use bottone::tournament::{
    Command,
    clock::ClockCommand,
    history::{
        AuditFault, Beginning, Ledger, Record, RecordAction, RecordRevision, Revision, audit,
        in_place,
    },
    setup::Setup,
};

use crate::stage::{EVENING, structure};

/// The number of lines that each take back the change of the one before.
const LINES: u32 = 50_000;

fn beginning() -> Beginning {
    Beginning::new(EVENING, Setup::default(), structure("club-turbo"))
}

fn line(revisions: Vec<RecordRevision>) -> Record {
    let (command, events) = (Command::Clock(ClockCommand::Start), Vec::new());
    Record {
        recorded: EVENING,
        happened: Some(EVENING),
        by: String::new(),
        desk: String::new(),
        role: None,
        approved_by: None,
        request_id: None,
        action: RecordAction::Done { command, waiver: None, events },
        revisions,
    }
}

fn falls(record: u32) -> Vec<RecordRevision> {
    vec![RecordRevision { record, result: Revision::Invalid(Vec::new()) }]
}

#[test]
fn acts_that_stand_on_each_other_without_end_are_a_fault_and_take_no_stack() {
    let mut records = vec![line(Vec::new())];
    records.extend((0..LINES).map(|before| line(falls(before))));
    let ledger = Ledger::of(&records);
    assert!(ledger.is_valid(LINES), "the last was taken back by nobody");
    let fault = in_place(&beginning(), &records).unwrap_err();
    assert!(matches!(fault, AuditFault::NotThen(line) if line < 100), "{fault:?}");
    assert!(audit(&beginning(), &records, |_, _| {}).is_err());
}

#[test]
fn a_record_about_itself_a_later_one_or_none_is_a_fault() {
    for of in [1, 2, u32::MAX] {
        let records = [line(Vec::new()), line(falls(of))];
        assert_eq!(in_place(&beginning(), &records).unwrap_err(), AuditFault::NotThen(1), "{of}");
        assert!(Ledger::of(&records).is_valid(1), "{of}");
    }
}
