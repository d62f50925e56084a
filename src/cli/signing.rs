//! The staff member who acts from the command line, in an event with staff.

use std::path::{Path, PathBuf};

use bottone_base::{
    person::{PinHash, Role},
    seat::TableNo,
    time::Span,
};
use bottone_i18n::{Language, Saying, ToText as _};
use bottone_session::{
    DeniedRequest, Desk, Operator, Session, SignIn, SignInError, Signatory, house::HouseDesk,
    pin_hash_of,
};
use bottone_store::{
    pin_guesses::{self, Guesses},
    settings::SettingsFile,
    text_starting_with, trace,
};
use bottone_tournament::{Command, staff::StaffCommand};
use clap::Args;

use super::{of_file, operator, print_error};

/// The staff who sign for a command. A PIN is read from a file, never from the command line, which
/// other users of the machine can see.
#[derive(Clone, Debug, Args)]
pub(super) struct AsArgs {
    #[arg(id = "as", long = "as", value_name = "NAME", global = true)]
    name: Option<String>,
    #[arg(long, value_name = "FILE", global = true)]
    pin_file: Option<PathBuf>,
    #[arg(long, value_name = "FILE", global = true)]
    director_pin_file: Option<PathBuf>,
}

/// The staff who sign for one act of one event.
#[derive(Debug, Args)]
pub(super) struct SigningArgs {
    #[command(flatten)]
    who: AsArgs,
    #[arg(long, value_name = "NUMBER", requires = "as")]
    at_table: Option<u16>,
    #[arg(long, value_name = "FILE")]
    new_pin_file: Option<PathBuf>,
}

/// A person who signs in at every event that a command writes, with the PINs already read.
pub(super) struct Signer {
    operator: Operator,
    name: Option<String>,
    pin: String,
    directors_pin: Option<String>,
}

impl Signatory for Signer {
    fn operator(&self) -> &Operator {
        &self.operator
    }

    fn sign(&self, desk: &mut Session) -> Result<(), SignInError> {
        if let Some(name) = &self.name {
            let how = SignIn::Pin { name, pin: &self.pin };
            with_guesses(desk, |desk| desk.sign_in(how, None))?;
        }
        match &self.directors_pin {
            Some(pin) => with_guesses(desk, |desk| desk.approve(pin)).map(drop),
            None => Ok(()),
        }
    }

    fn sign_house(&self, desk: &mut HouseDesk) -> Result<(), SignInError> {
        if let Some(name) = &self.name {
            let how = SignIn::Pin { name, pin: &self.pin };
            with_guesses(desk, |desk| desk.sign_in(how))?;
        }
        match &self.directors_pin {
            Some(pin) => with_guesses(desk, |desk| desk.approve(pin)).map(drop),
            None => Ok(()),
        }
    }
}

impl AsArgs {
    /// Reads the PINs.
    pub(super) fn signer(&self, language: Language) -> Result<Signer, String> {
        let read = |file: &Option<PathBuf>| {
            file.as_deref().map(|file| read_pin(language, file)).transpose()
        };
        if self.name.is_none() && self.pin_file.is_some() {
            return Err(language.word("cli-pin-without-name"));
        }
        let (pin, directors_pin) = (read(&self.pin_file)?, read(&self.director_pin_file)?);
        let (operator, name) = (operator(language), self.name.clone());
        Ok(Signer { operator, name, pin: pin.unwrap_or_default(), directors_pin })
    }
}

/// A desk with a sign-in by PIN.
trait PinDesk {
    /// Returns the name under which wrong PINs are stored.
    fn name(&self) -> String;
    fn guesses(&self) -> Guesses;
    fn remember_guesses(&mut self, guesses: Guesses);
}

impl PinDesk for Session {
    fn name(&self) -> String {
        self.beginning().at.millis().to_string()
    }

    fn guesses(&self) -> Guesses {
        Desk::guesses(self)
    }

    fn remember_guesses(&mut self, guesses: Guesses) {
        Self::remember_guesses(self, guesses);
    }
}

impl PinDesk for HouseDesk {
    fn name(&self) -> String {
        self.seal().to_owned()
    }

    fn guesses(&self) -> Guesses {
        Self::guesses(self)
    }

    fn remember_guesses(&mut self, guesses: Guesses) {
        Self::remember_guesses(self, guesses);
    }
}

/// Runs a sign-in or an approval with the wrong PINs of earlier commands counted, and stores the
/// new count.
fn with_guesses<D: PinDesk + ?Sized, T>(
    desk: &mut D,
    gives: impl FnOnce(&mut D) -> Result<T, SignInError>,
) -> Result<T, SignInError> {
    let settings = SettingsFile::for_user();
    let name = desk.name();
    let Some(_turn) = pin_guesses::turn(&settings) else {
        return Err(SignInError::Wait(Span::from_secs(1)));
    };
    desk.remember_guesses(pin_guesses::of(&settings, &name));
    let outcome = gives(desk);
    if let Err(error) = pin_guesses::save(&settings, &name, desk.guesses()) {
        print_error(&error.to_string());
    }
    outcome
}

/// The longest PIN file, in bytes.
const LONGEST: u64 = 1_000;

fn read_pin(language: Language, file: &Path) -> Result<String, String> {
    let text = text_starting_with(file, "", LONGEST);
    let text = text.map_err(|error| of_file(file, error.to_string()).to_text(language))?;
    Ok(text.unwrap_or_default().lines().next().unwrap_or_default().trim().to_owned())
}

impl SigningArgs {
    /// Signs in, and gives a director's PIN for the act if one is given.
    pub(super) fn sign_in(&self, language: Language, desk: &mut Session) -> Result<(), String> {
        let signer = self.who.signer(language)?;
        if let Some(name) = &signer.name {
            let how = SignIn::Pin { name, pin: &signer.pin };
            let table = self.at_table.and_then(TableNo::new);
            with_guesses(desk, |desk| desk.sign_in(how, table))
                .map_err(|why| why.to_text(language))?;
        }
        self.approve(language, desk)
    }

    /// Gives a director's PIN for the next act.
    pub(super) fn approve(&self, language: Language, desk: &mut Session) -> Result<(), String> {
        let Some(file) = &self.who.director_pin_file else { return Ok(()) };
        let pin = read_pin(language, file)?;
        let approved = with_guesses(desk, |desk| desk.approve(&pin));
        approved.map(drop).map_err(|why| why.to_text(language))
    }

    /// Returns the command with the new PIN for the staff member whom it adds or changes.
    pub(super) fn with_new_pin(
        &self,
        language: Language,
        mut command: Command,
    ) -> Result<Command, String> {
        let Some(file) = &self.new_pin_file else { return Ok(command) };
        let Command::Staff(StaffCommand::Add(member) | StaffCommand::Change { to: member, .. }) =
            &mut command
        else {
            return Err(Saying::of("cli-no-staff-command").to_text(language));
        };
        member.pin = Some(new_pin(language, member.role, file)?);
        Ok(command)
    }
}

/// Returns the stored hash of the new PIN in this file, for a person in this role.
pub(super) fn new_pin(language: Language, role: Role, file: &Path) -> Result<PinHash, String> {
    pin_hash_of(role, &read_pin(language, file)?).map_err(|why| why.to_text(language))
}

/// Writes the acts that the desk refused for lack of rights to the trace file, as the window does.
pub(super) fn keep_trace(language: Language, desk: &mut Session) -> Result<(), String> {
    keep_denied(language, &desk.take_denied())
}

/// Notes the refusals of a house's desk, as [`keep_trace`] does for an event.
pub(super) fn keep_house_trace(language: Language, desk: &mut HouseDesk) -> Result<(), String> {
    keep_denied(language, &desk.take_denied())
}

fn keep_denied(language: Language, denied: &[DeniedRequest]) -> Result<(), String> {
    let lines: Vec<String> = denied.iter().map(|denied| denied.to_text(language)).collect();
    match trace::path(&SettingsFile::for_user()) {
        Some(path) if !lines.is_empty() => trace::add(&path, &lines)
            .map_err(|error| of_file(&path, error.to_string()).to_text(language)),
        _ => Ok(()),
    }
}

/// Reports the writes to the house's file that failed; the program tries them again later.
pub(super) fn print_failed_writes(language: Language, file: &Path, desk: &mut Session) {
    for error in desk.take_write_errors() {
        print_error(&of_file(file, error.to_text(language)).to_text(language));
    }
}
