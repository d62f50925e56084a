//! The cost of a whole night at three sizes, beside the cost of its fold. Run it with `cargo bench
//! --no-default-features --bench night`, or with `-- 500 2000 10000` for other sizes.
//!
//! The output is processor time, so other work on the machine and the disk do not count. Linux
//! only.
#![allow(
    missing_docs,
    clippy::disallowed_methods,
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a bench"
)]

use bottone::{
    base::time::Timestamp,
    rehearsal::{Rehearsal, RehearsalEnd, Script},
    rules::levels::Structure,
    session::{Desk as _, Operator, file, time::StageClock},
    store::profiles,
    tournament::{
        history::{Beginning, RecordAction, ValidRecord, apply, fold},
        setup::Setup,
    },
};

const EVENING: Timestamp = Timestamp::from_millis(1_795_284_000_000);

fn main() {
    let asked: Vec<u32> = std::env::args().filter_map(|size| size.parse().ok()).collect();
    let sizes = if asked.is_empty() { vec![500, 2_000, 10_000] } else { asked };
    println!(
        "entries  records  µs a record: the night  its commands in the core  its fold  exponent"
    );
    let mut before: Option<(f64, f64)> = None;
    for entries in sizes {
        let (records, night, core, fold) = night(entries);
        let (records, night) = (f64::from(records), night * 1e6);
        // The cost of the night grows with this power of its records.
        let power =
            before.map(|(records_then, then)| (night / then).ln() / (records / records_then).ln());
        let power = power.map(|power| format!("{power:8.2}")).unwrap_or_default();
        let (each, core, fold) = (night / records, core * 1e6 / records, fold * 1e6 / records);
        println!("{entries:7}  {records:7}  {each:22.1}  {core:24.1}  {fold:8.2}  {power}");
        before = Some((records, night));
    }
}

/// Returns the number of records of a night, and three times in seconds. The first is for the whole
/// night at a desk. The second is to decide and carry out its commands and to plan the tables after
/// each. The third is to fold its records.
fn night(entries: u32) -> (u32, f64, f64, f64) {
    let folder = tempfile::tempdir().unwrap();
    let shelf = profiles::shelf::<Structure>(None);
    let structure = shelf.into_iter().find(|entry| entry.id == "deep-stack").unwrap();
    let clock = StageClock::at(EVENING);
    let beginning = Beginning::new(EVENING, Setup::default(), structure.profile.unwrap());
    let operator = Operator { name: "Ann".into(), station: "bench".into() };
    let path = folder.path().join("night.ron");
    let mut session = file::create(&path, beginning, Box::new(clock.clone()), operator).unwrap();
    let script =
        Script { entries, guests: Vec::new(), seed: 1, until: RehearsalEnd::End, office: false };
    let night = taken(|| Rehearsal::new(session.as_mut(), clock, script).play(|_| {}).unwrap());
    let core = taken(|| {
        let mut t = session.beginning().tournament();
        for record in session.records() {
            let RecordAction::Done { command, waiver, .. } = &record.action else { continue };
            assert!(t.decide(command, record.recorded, waiver.as_ref()).is_ok());
            apply(&mut t, &ValidRecord::recorded(0, record));
            std::hint::black_box(t.seating_plan(record.recorded));
        }
    });
    let again = || fold(session.beginning(), session.records(), session.ledger());
    let fold = taken(|| drop(std::hint::black_box(again())));
    (u32::try_from(session.records().len()).unwrap(), night, core, fold)
}

/// Returns the processor time of this thread for a call, in seconds.
fn taken(what: impl FnOnce()) -> f64 {
    let now = || {
        let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap();
        text.split(' ').next().unwrap().parse::<f64>().unwrap() / 1e9
    };
    let before = now();
    what();
    now() - before
}
