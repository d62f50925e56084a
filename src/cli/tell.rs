//! `bottone tell`: one act at the desk of a file, for scripts.

use std::path::{Path, PathBuf};

use bottone_base::fair::Hash;
use bottone_i18n::{Language, Saying, ToText as _};
use bottone_session::{Desk, Session, SubmitError, file::OpenedEvent, ron_text};
use bottone_store::reader;
use bottone_tournament::{
    Command, Event, Waiver,
    history::{Record, RecordAction, RecordChoices},
};
use bottone_vocabulary::words;
use clap::Args;

use super::{
    CommandError, EventPlace, LogArg, MirrorArg, of_file, operator, print_error,
    record::moment,
    shared::cut_off,
    signing::{SigningArgs, keep_trace, print_failed_writes},
};

#[derive(Debug, Args)]
pub(super) struct TellArgs {
    #[command(flatten)]
    log: LogArg,
    file: Option<PathBuf>,
    command: Option<String>,
    #[arg(long, value_name = "WHEN", allow_hyphen_values = true)]
    happened: Option<String>,
    #[arg(long, value_name = "REASON")]
    waive: Option<String>,
    #[arg(long, value_name = "ID", value_parser = request_id)]
    request: Option<String>,
    #[command(flatten)]
    mirror: MirrorArg,
    #[command(flatten)]
    signing: SigningArgs,
}

/// Leaves only the initials of people who were forgotten while the event could not be written.
fn forget_names(language: Language, file: &Path, desk: &mut Session) {
    let Some(book) = desk.book().cloned().filter(|_| desk.read_only().is_none()) else { return };
    if let Err(error) = book.leave_initials(desk) {
        print_error(&of_file(file, error.to_text(language)).to_text(language));
    }
}

/// Submits the act to the desk of this file, and prints the resulting record in RON.
pub(super) fn submit_act(language: Language, asked: &TellArgs) -> Result<String, CommandError> {
    let (file, command) = match (&asked.file, &asked.command) {
        // With a shared log, the one word left is the act.
        (Some(command), None) => (None, command.to_string_lossy().into_owned()),
        (file, command) => (file.as_ref(), command.clone().unwrap_or_default()),
    };
    let place = EventPlace::of(language, file, &asked.log)?;
    let name = place.name();
    let file = name.as_path();
    let command = ron_text::command(&command).map_err(|error| {
        let what = reader::fault_with_position(&error).to_text(language);
        Saying::of("cli-no-command").with("what", what).to_text(language)
    })?;
    let request =
        asked.request.as_deref().map(|id| ActName::of(id, &command, asked)).transpose()?;
    let command = asked.signing.with_new_pin(language, command)?;
    let opened = place.open(operator(language)).map_err(|error| error.to_text(language))?;
    let OpenedEvent { mut desk, notices, .. } = opened;
    if let Some(why) = cut_off(desk.as_ref()) {
        return Err(of_file(file, why).to_text(language).into());
    }
    asked.mirror.begin(desk.as_mut());
    for notice in &notices {
        print_error(&of_file(file, notice.to_text(language)).to_text(language));
    }
    if desk.tournament().staff().is_empty() {
        forget_names(language, file, desk.as_mut());
    }
    let signed = asked.signing.sign_in(language, desk.as_mut());
    if let Err(why) = signed {
        keep_trace(language, desk.as_mut())?;
        return Err(of_file(file, why).to_text(language).into());
    }
    if let Some(request) = &request {
        if let Some(number) = request.find_record(language, file, desk.as_ref())? {
            return printed(desk.as_ref(), number);
        }
        desk.name_request(Some(&request.name));
    }
    let happened = asked.happened.as_deref();
    let happened = happened.map(|typed| moment(language, typed, desk.as_ref())).transpose()?;
    let tell = |desk: &mut Session, waiver| match happened {
        Some(at) => desk.record_late(command.clone(), waiver, at, &RecordChoices::new()),
        None => desk.submit(command.clone(), waiver),
    };
    let result = match (tell(desk.as_mut(), None), &asked.waive) {
        (Err(SubmitError::Refused(refusal)), Some(reason)) if refusal.is_waivable() => {
            // The PIN was for the act, which is only now submitted in its final form.
            asked.signing.approve(language, desk.as_mut())?;
            tell(desk.as_mut(), Some(Waiver::new(refusal, reason.clone())))
        }
        (result, _) => result,
    };
    keep_trace(language, desk.as_mut())?;
    print_failed_writes(language, file, desk.as_mut());
    result.map_err(|error| {
        let words = match &error {
            SubmitError::Refused(refusal) => {
                let words = words::refusal(language, *refusal);
                of_file(file, format!("{words} ({refusal:?})")).to_text(language)
            }
            SubmitError::Unsure => unknown(language, file, asked.request.as_deref()),
            error => of_file(file, error.to_text(language)).to_text(language),
        };
        CommandError::of(&error, words)
    })?;
    MirrorArg::end(language, desk.as_mut());
    let number = desk.requested().map_or(desk.records().len().saturating_sub(1), |number| {
        usize::try_from(number).unwrap_or(usize::MAX)
    });
    printed(desk.as_ref(), number)
}

/// Describes an unknown outcome, and the way to find it out.
fn unknown(language: Language, file: &Path, request: Option<&str>) -> String {
    let what = match request {
        Some(id) => Saying::of("cli-tell-unknown-request").with("id", id),
        None => Saying::of("cli-tell-unknown"),
    };
    of_file(file, what).to_text(language)
}

/// The name under which an act is taken once: the typed name, with a code of the act, its typed time
/// and the reason for setting a rule aside.
struct ActName {
    /// The beginning of the record names of all acts of this request.
    id: String,
    name: String,
}

impl ActName {
    fn of(id: &str, command: &Command, asked: &TellArgs) -> Result<Self, String> {
        let mut text = ron_text::of_command(command).map_err(|error| error.to_string())?;
        for (option, typed) in [("happened", &asked.happened), ("waive", &asked.waive)] {
            if let Some(typed) = typed {
                // No command has a line break outside its quoted texts, where it is escaped.
                text = format!("{text}\n{option}: {typed:?}");
            }
        }
        let seal = Hash::of(text).code();
        let id = format!("{REQUEST}{id}:");
        Ok(Self { name: format!("{id}{seal}"), id })
    }

    /// Returns the record of this request, if there is one.
    ///
    /// # Errors
    /// If the name was used for another act.
    fn find_record(
        &self,
        language: Language,
        file: &Path,
        desk: &dyn Desk,
    ) -> Result<Option<usize>, String> {
        // The code of an act has no colon, unlike the rest of a longer name.
        let begins = |record: &Record| {
            let code = record.request_id.as_ref().and_then(|act| act.strip_prefix(&self.id));
            code.is_some_and(|code| !code.contains(':'))
        };
        let Some((number, record)) =
            desk.records().iter().enumerate().find(|(_, record)| begins(record))
        else {
            return Ok(None);
        };
        let line = number as u64 + 2;
        if record.request_id.as_ref() != Some(&self.name) {
            let other = Saying::of("cli-tell-other-request").with("line", line);
            return Err(of_file(file, other).to_text(language));
        }
        if !u32::try_from(number).is_ok_and(|number| desk.ledger().is_valid(number)) {
            let struck = Saying::of("cli-tell-request-struck").with("line", line);
            print_error(&of_file(file, struck).to_text(language));
        }
        Ok(Some(number))
    }
}

/// The beginning of a command-line request's name on record. Reports and phones have names of their
/// own.
const REQUEST: &str = "request:";

fn printed(desk: &dyn Desk, number: usize) -> Result<String, CommandError> {
    desk.records().get(number).map_or(Ok(String::new()), |record| {
        ron_text::record(&without_secrets(record))
            .map_err(|error| CommandError::NotDone(error.to_string()))
    })
}

/// Parses the name of a request: letters, digits and `-_.:`, at most 64.
fn request_id(typed: &str) -> Result<String, String> {
    let fits = |letter: char| letter.is_ascii_alphanumeric() || "-_.:".contains(letter);
    let is_name = !typed.is_empty() && typed.len() <= 64 && typed.chars().all(fits);
    if is_name { Ok(typed.to_owned()) } else { Err(typed.to_owned()) }
}

/// Returns the printed form of a record, without the hash of a PIN.
fn without_secrets(record: &Record) -> Record {
    let mut record = record.clone();
    if let RecordAction::Done { command: Command::Staff(command), events, .. } = &mut record.action
    {
        *command = command.without_secrets();
        for event in events {
            if let Event::Staff(event) = event {
                *event = event.without_secrets();
            }
        }
    }
    record
}
