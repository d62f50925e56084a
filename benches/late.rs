//! The costs of recording an act late, striking it out, and looking back.
//!
//! `cargo bench --no-default-features --bench late -- [ENTRIES…]`: for evenings with these numbers
//! of entries, beside one act recorded in time.
#![expect(
    clippy::disallowed_methods,
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a bench measures, prints and stops where it fails"
)]

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use bottone::{
    base::time::{Span, Timestamp},
    rehearsal::{Rehearsal, RehearsalEnd, Script},
    session::{Desk, Operator, Session, memory, time::StageClock},
    store::profiles,
    tournament::{
        Command,
        entries::{EntryCommand, EntryId},
        history::{Beginning, HistoryChange, Record, RecordChoices, Snapshots},
        setup::Setup,
    },
};

const BEGAN: Timestamp = Timestamp::from_millis(1_795_284_000_000);
const TIMES: u32 = 9;

fn evening(entries: u32) -> Box<Session> {
    let shelf = profiles::shelf::<bottone::rules::levels::Structure>(None);
    let structure = shelf.into_iter().find(|entry| entry.id == "deep-stack").unwrap();
    let structure = structure.profile.unwrap();
    let clock = StageClock::at(BEGAN);
    let beginning = Beginning::new(BEGAN, Setup::default(), structure);
    let operator = Operator { name: "Bench".into(), station: String::new() };
    let mut desk = memory::create(beginning, Box::new(clock.clone()), operator);
    let until = RehearsalEnd::Players(entries / 3);
    let script = Script { entries, guests: Vec::new(), seed: 1, until, office: false };
    Rehearsal::new(desk.as_mut(), clock, script).play(|_| {}).unwrap();
    desk
}

/// Returns the shortest of several runs, since other work on the machine only adds time.
fn least(mut act: impl FnMut()) -> Duration {
    (0..TIMES)
        .map(|_| {
            let began = Instant::now();
            act();
            began.elapsed()
        })
        .min()
        .unwrap_or_default()
}

fn main() {
    let sizes: Vec<u32> = std::env::args().filter_map(|word| word.parse().ok()).collect();
    let sizes = if sizes.is_empty() { vec![300, 1_000, 10_000] } else { sizes };
    println!(
        "entries  records  decide one  ten acts back  a hundred  a thousand  into the past  a step there"
    );
    for entries in sizes {
        let desk = evening(entries);
        let desk = desk.as_ref();
        let t = desk.tournament();
        let (out, _) = t.tables().sitting().next().unwrap();
        let bust = |out: EntryId| Command::Entries(EntryCommand::Bust { out: vec![(out, None)] });
        let command = bust(out);
        let once = least(|| drop(black_box(t.decide(&command, desk.now(), None))));
        let back = |acts: usize| {
            let at = desk.records().iter().rev().nth(acts).map_or(BEGAN, Record::at);
            least(|| {
                let act = HistoryChange::Late { at, command: &command, waiver: None };
                let _ = black_box(desk.corrected(act, &RecordChoices::new()).is_ok());
            })
        };
        let into = least(|| {
            drop(black_box(Snapshots::new(desk.beginning(), desk.records(), desk.ledger())));
        });
        let past = Snapshots::new(desk.beginning(), desk.records(), desk.ledger());
        let span = desk.now().since(BEGAN).millis();
        let mut nth = 0;
        let step = least(|| {
            nth += 1;
            let at = BEGAN.after(Span::from_millis(span * nth / i64::from(TIMES)));
            drop(black_box(past.at(desk.records(), desk.ledger(), at)));
            drop(black_box(desk.ledger().as_of(at)));
        });
        let ms = |time: Duration| format!("{:.2} ms", time.as_secs_f64() * 1e3);
        println!(
            "{entries:>7}  {:>7}  {:>10}  {:>13}  {:>9}  {:>10}  {:>13}  {:>12}",
            desk.records().len(),
            ms(once),
            ms(back(10)),
            ms(back(100)),
            ms(back(1_000)),
            ms(into),
            ms(step)
        );
    }
}
