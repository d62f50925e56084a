//! `bottone show` and `bottone check`: what an event says, and whether it is as it was written.

use std::path::Path;

use super::{Done, complain, desk, progress, standing};
use crate::{
    session::{Session, time::SystemClock},
    store::journal::Notice,
    tongue::Language,
    tournament::history::{Fault, audit},
    view::words,
};

/// Opens an event to be read. Damage comes back; whatever else there is to say is said.
fn read(file: &Path) -> Result<(Session, Option<String>), String> {
    let clock = Box::new(SystemClock::start());
    let (session, notices) =
        Session::read(file, clock, desk()).map_err(|error| error.to_string())?;
    let mut damage = None;
    for notice in notices {
        let sentence = format!("{}: {notice}", file.display());
        match notice {
            Notice::Damaged { .. } => damage = Some(sentence),
            _ => complain(&sentence),
        }
    }
    Ok((session, damage))
}

pub(super) fn show(file: &Path) -> Done {
    let (session, damage) = read(file)?;
    if let Some(sentence) = &damage {
        complain(sentence);
    }
    let pretty = ron::ser::PrettyConfig::default().indentor("  ".to_owned());
    ron::ser::to_string_pretty(session.tournament(), pretty).map_err(|error| error.to_string())
}

/// Looking at every law after every record costs records times entries. Beyond this many steps the
/// laws are looked at after every so many records and after the last.
const LAW_STEPS: usize = 20_000_000;

pub(super) fn check(file: &Path) -> Done {
    let (session, damage) = read(file)?;
    let records = session.records().len();
    let bar = progress(records as u64, "records decided again");
    let entries = session.tournament().entries().all().len();
    let every = u32::try_from(records * entries / LAW_STEPS + 1).unwrap_or(u32::MAX);
    let mut broken = None;
    let again = audit(session.beginning(), session.records(), session.ledger(), |t, number| {
        bar.inc(1);
        if broken.is_none() && number.is_multiple_of(every) {
            broken = t.breach().map(|breach| (number, breach));
        }
    });
    bar.finish_and_clear();
    let place = |number: u32| format!("{}, line {}", file.display(), number + 2);
    match again {
        Err(Fault::Refused(number, refusal)) => {
            return Err(format!(
                "{}: this could not have been done: {}",
                place(number),
                words::refusal(Language::English, refusal)
            ));
        }
        Err(Fault::Different(number)) => {
            return Err(format!("{}: deciding it again has other consequences", place(number)));
        }
        Ok(()) => {}
    }
    if let Some((number, breach)) = broken {
        return Err(format!(
            "{}: after this the event contradicts itself: {breach:?}",
            place(number)
        ));
    }
    if let Some(breach) = session.tournament().breach() {
        return Err(format!("{}: the event contradicts itself: {breach:?}", file.display()));
    }
    match damage {
        Some(sentence) => Err(sentence),
        None => Ok(format!("{}: {} {}", file.display(), sound(records), standing(&session))),
    }
}

fn sound(records: usize) -> String {
    let records = words::count(Language::English, "count-records", records);
    format!("{records}, every one sealed, allowed and as it was decided.")
}
