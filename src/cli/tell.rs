//! `bottone tell`: one act at the desk of a file, for scripts.

use std::path::{Path, PathBuf};

use clap::Args;

use super::{
    Done, LogArg, MirrorArg, Place, complain, of_file, operator,
    record::moment,
    shared::cut_off,
    signing::{SigningArgs, keep_trace, say_owed},
};
use crate::{
    i18n::{Language, Saying, Told as _},
    session::{Desk, SubmitError, file::Opened, text},
    store::reader,
    tournament::{
        Command, Event, Waiver,
        history::{Choices, Deed, Record},
    },
    view::words,
};

#[derive(Debug, Args)]
pub(super) struct Tell {
    #[command(flatten)]
    log: LogArg,
    file: Option<PathBuf>,
    command: Option<String>,
    #[arg(long, value_name = "WHEN", allow_hyphen_values = true)]
    happened: Option<String>,
    #[arg(long, value_name = "REASON")]
    waive: Option<String>,
    #[command(flatten)]
    mirror: MirrorArg,
    #[command(flatten)]
    signing: SigningArgs,
}

/// Leaves only the initials of people who were forgotten while the event could not be written.
fn forget_names(language: Language, file: &Path, desk: &mut dyn Desk) {
    let Some(book) = desk.book().cloned().filter(|_| desk.read_only().is_none()) else { return };
    if let Err(error) = book.leave_initials(desk) {
        complain(&of_file(file, error.told(language)).told(language));
    }
}

/// Submits the act to the desk of this file, and prints the resulting record in RON.
pub(super) fn tell(language: Language, asked: &Tell) -> Done {
    let (file, command) = match (&asked.file, &asked.command) {
        // With a shared log, the one word left is the act.
        (Some(command), None) => (None, command.to_string_lossy().into_owned()),
        (file, command) => (file.as_ref(), command.clone().unwrap_or_default()),
    };
    let place = Place::of(language, file, &asked.log)?;
    let name = place.name();
    let file = name.as_path();
    let command = text::command(&command).map_err(|error| {
        let what = reader::what_and_where(&error).told(language);
        Saying::of("cli-no-command").with("what", what).told(language)
    })?;
    let command = asked.signing.with_new_pin(language, command)?;
    let opened = place.open(operator(language)).map_err(|error| error.told(language))?;
    let Opened { mut desk, notices, .. } = opened;
    if let Some(why) = cut_off(desk.as_ref()) {
        return Err(of_file(file, why).told(language));
    }
    asked.mirror.begin(desk.as_mut());
    for notice in &notices {
        complain(&of_file(file, notice.told(language)).told(language));
    }
    if desk.tournament().staff().is_empty() {
        forget_names(language, file, desk.as_mut());
    }
    let signed = asked.signing.sign_in(language, desk.as_mut());
    if let Err(why) = signed {
        keep_trace(language, desk.as_mut())?;
        return Err(of_file(file, why).told(language));
    }
    let happened = asked.happened.as_deref();
    let happened = happened.map(|typed| moment(language, typed, desk.as_ref())).transpose()?;
    let tell = |desk: &mut dyn Desk, waiver| match happened {
        Some(at) => desk.tell_late(command.clone(), waiver, at, &Choices::new()),
        None => desk.submit(command.clone(), waiver),
    };
    let told = match (tell(desk.as_mut(), None), &asked.waive) {
        (Err(SubmitError::Refused(refusal)), Some(reason)) if refusal.is_waivable() => {
            // The PIN was for the act, which is only now submitted in its final form.
            asked.signing.approve(language, desk.as_mut())?;
            tell(desk.as_mut(), Some(Waiver::new(refusal, reason.clone())))
        }
        (told, _) => told,
    };
    keep_trace(language, desk.as_mut())?;
    say_owed(language, file, desk.as_mut());
    told.map_err(|error| match error {
        SubmitError::Refused(refusal) => {
            let words = words::refusal(language, refusal);
            of_file(file, format!("{words} ({refusal:?})")).told(language)
        }
        error => of_file(file, error.told(language)).told(language),
    })?;
    MirrorArg::end(language, desk.as_mut());
    let record = desk.records().last();
    record.map_or(Ok(String::new()), |record| {
        text::record(&without_hashes(record)).map_err(|error| error.to_string())
    })
}

/// Returns the printed form of a record, without the hash of a PIN.
fn without_hashes(record: &Record) -> Record {
    let mut record = record.clone();
    if let Deed::Done { command: Command::Staff(command), events, .. } = &mut record.deed {
        *command = command.without_hash();
        for event in events {
            if let Event::Staff(event) = event {
                *event = event.without_hash();
            }
        }
    }
    record
}
