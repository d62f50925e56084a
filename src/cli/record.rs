//! `bottone show` and `bottone check`: what an event says, and whether it is as it was written.

use std::path::Path;

use super::{Done, complain, desk, of_file, progress, standing};
use crate::{
    session::{Session, time::SystemClock},
    store::journal::Notice,
    tongue::{Filling, Language, Saying, Told as _},
    tournament::history::{Fault, audit},
    view::words,
};

/// Opens an event to be read. Damage comes back; whatever else there is to say is said.
pub(super) fn read(language: Language, file: &Path) -> Result<(Session, Option<String>), String> {
    let clock = Box::new(SystemClock::start());
    let (session, notices) =
        Session::read(file, clock, desk(language)).map_err(|error| error.told(language))?;
    let mut damage = None;
    for notice in notices {
        let sentence = of_file(file, notice.told(language)).told(language);
        match notice {
            Notice::Damaged { .. } => damage = Some(sentence),
            _ => complain(&sentence),
        }
    }
    Ok((session, damage))
}

pub(super) fn show(language: Language, file: &Path) -> Done {
    let (session, damage) = read(language, file)?;
    if let Some(sentence) = &damage {
        complain(sentence);
    }
    let pretty = ron::ser::PrettyConfig::default().indentor("  ".to_owned());
    ron::ser::to_string_pretty(session.tournament(), pretty).map_err(|error| error.to_string())
}

/// Looking at every law after every record costs records times entries. Beyond this many steps the
/// laws are looked at after every so many records and after the last.
const LAW_STEPS: usize = 20_000_000;

pub(super) fn check(language: Language, file: &Path) -> Done {
    let (session, damage) = read(language, file)?;
    let records = session.records().len();
    let bar = progress(language, records as u64, "cli-records-decided");
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
    let on_line = |number: u32, what: Saying| {
        let line = Saying::of("cli-line").with("file", file).with("line", number + 2);
        Err(line.with("what", what).told(language))
    };
    let breach = |name, breach| Saying::of(name).with("breach", format_args!("{breach:?}"));
    match again {
        Err(Fault::Refused(number, refusal)) => {
            let refusal = words::refusal(language, refusal);
            return on_line(number, Saying::of("cli-not-possible").with("refusal", refusal));
        }
        Err(Fault::Different(number)) => {
            return on_line(number, Saying::of("cli-different"));
        }
        Ok(()) => {}
    }
    if let Some((number, found)) = broken {
        return on_line(number, breach("cli-contradicts-after", found));
    }
    if let Some(found) = session.tournament().breach() {
        return Err(of_file(file, breach("cli-contradicts", found)).told(language));
    }
    match damage {
        Some(sentence) => Err(sentence),
        None => Ok(Saying::of("cli-sound")
            .with("file", file)
            .with("count", Filling::Count(records as u64))
            .with("records", Saying::count("count-records", records))
            .with("standing", standing(language, &session))
            .told(language)),
    }
}
