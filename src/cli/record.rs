//! `bottone show` and `bottone check`: what an event says, and whether it is as it was written.

use std::{path::Path, process::ExitCode};

use super::{Done, complain, desk, of_file, progress, say, standing};
use crate::{
    i18n::{Filling, Language, Saying, Told as _},
    session::{OpenError, Session, time::SystemClock},
    store::journal::{JournalError, Notice, PROGRAM, Writer, other_program},
    tournament::history::audit,
};

/// Opens an event to be read. What was left out of it comes back; whatever else there is to say is said.
pub(super) fn read(language: Language, file: &Path) -> Result<(Session, Option<String>), String> {
    let (session, notices) = opened(language, file).map_err(|error| error.told(language))?;
    let of_file = |notice: &Notice| of_file(file, notice.told(language)).told(language);
    let (left_out, others): (Vec<_>, Vec<_>) = notices.iter().partition(|n| leaves_out(n));
    for notice in others {
        complain(&of_file(notice));
    }
    Ok((session, left_out.first().map(|notice| of_file(notice))))
}

fn opened(language: Language, file: &Path) -> Result<(Session, Vec<Notice>), OpenError> {
    Session::read(file, Box::new(SystemClock::start()), desk(language))
}

/// Are lines left out that were finished?
const fn leaves_out(notice: &Notice) -> bool {
    matches!(notice, Notice::Damaged { .. } | Notice::Impossible { .. } | Notice::Newer { .. })
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

/// What became of an event that was looked through. The numbers are what the program ends with; 1 is for a file that
/// cannot be looked through at all, and 2 for words that are not understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verdict {
    /// Every record is sealed, possible and as it was decided.
    Sound = 0,
    /// As [`Verdict::Sound`], but for a last line that was never finished.
    TailSetAside = 3,
    /// A line is not as it was written.
    Damaged = 4,
    /// A line is sealed, and yet was never decided so.
    NotDecidedSo = 5,
    /// As [`Verdict::Sound`], up to a line of a newer program, which this one cannot judge.
    Newer = 6,
}

/// Decides every record again and says what came of it.
pub(super) fn check(language: Language, file: &Path) -> ExitCode {
    let (session, notices) = match opened(language, file) {
        Ok(opened) => opened,
        Err(error) => {
            complain(&error.told(language));
            let damaged = matches!(error, OpenError::Journal(JournalError::HeadDamaged { .. }));
            return if damaged { Verdict::Damaged.into() } else { ExitCode::FAILURE };
        }
    };
    if let Some((what, verdict)) = not_decided_so(language, file, &session) {
        complain(&what);
        return verdict.into();
    }
    let mut verdict = Verdict::Sound;
    for notice in &notices {
        complain(&of_file(file, notice.told(language)).told(language));
        match notice {
            Notice::Newer { .. } => verdict = Verdict::Newer,
            _ if leaves_out(notice) => verdict = Verdict::Damaged,
            Notice::TornLeft { .. } => verdict = Verdict::TailSetAside,
            _ => {}
        }
    }
    if verdict == Verdict::TailSetAside
        && let Some(said) = session.tail(language)
    {
        complain(&of_file(file, said).told(language));
    }
    if verdict != Verdict::Damaged {
        let records = session.records().len();
        let sound = Saying::of("cli-sound")
            .with("file", file)
            .with("count", Filling::Count(records as u64))
            .with("records", Saying::count("count-records", records))
            .with("standing", standing(language, &session));
        say(&sound.told(language));
    }
    verdict.into()
}

/// The first line that no desk can have written, and why; or how the event contradicts itself.
fn not_decided_so(language: Language, file: &Path, session: &Session) -> Option<(String, Verdict)> {
    let records = session.records().len();
    let bar = progress(language, records as u64, "cli-records-decided");
    let entries = session.tournament().entries().all().len();
    let every = u32::try_from(records * entries / LAW_STEPS + 1).unwrap_or(u32::MAX);
    let mut broken = None;
    let again = audit(session.beginning(), session.records(), |t, number| {
        bar.inc(1);
        if broken.is_none() && number.is_multiple_of(every) {
            broken = t.breach().map(|breach| (number, breach));
        }
    });
    bar.finish_and_clear();
    let on_line = |number: u32, what: String| {
        let line = Saying::of("cli-line").with("file", file).with("line", number + 2);
        Some((line.with("what", what).told(language), Verdict::NotDecidedSo))
    };
    let breach = |name, breach| Saying::of(name).with("breach", format_args!("{breach:?}"));
    if let Some(fault) = again.err().or(session.fault()) {
        if let Some(Writer { program, .. }) = session.newer_writer(fault.number()) {
            let what = Saying::of("cli-newer-decided")
                .with("program", other_program(program.as_deref()))
                .with("this", PROGRAM)
                .with("what", fault.told(language));
            let (line, _) = on_line(fault.number(), what.told(language))?;
            return Some((line, Verdict::Newer));
        }
        return on_line(fault.number(), fault.told(language));
    }
    if let Some((number, found)) = broken {
        return on_line(number, breach("cli-contradicts-after", found).told(language));
    }
    let found = session.tournament().breach()?;
    let what = of_file(file, breach("cli-contradicts", found)).told(language);
    Some((what, Verdict::NotDecidedSo))
}

impl From<Verdict> for ExitCode {
    fn from(verdict: Verdict) -> Self {
        Self::from(verdict as u8)
    }
}
