//! The staff member who acts from the command line, in an event with staff.

use std::path::{Path, PathBuf};

use clap::Args;

use super::{complain, of_file, operator};
use crate::{
    i18n::{Language, Saying, Told as _},
    rules::{
        person::{PinHash, Role},
        seat::TableNo,
        time::Span,
    },
    session::{Denied, Desk, Operator, SignIn, SignInError, Signs, house::HouseDesk, pin_hash_of},
    store::{
        guesses::{self, Guesses},
        settings::SettingsFile,
        text_that_begins_with, trace,
    },
    tournament::{Command, staff::StaffCommand},
};

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

impl Signs for Signer {
    fn operator(&self) -> &Operator {
        &self.operator
    }

    fn sign(&self, desk: &mut dyn Desk) -> Result<(), SignInError> {
        if let Some(name) = &self.name {
            let how = SignIn::Pin { name, pin: &self.pin };
            guessed(desk, |desk| desk.sign_in(how, None))?;
        }
        match &self.directors_pin {
            Some(pin) => guessed(desk, |desk| desk.approve(pin)).map(drop),
            None => Ok(()),
        }
    }

    fn sign_house(&self, desk: &mut HouseDesk) -> Result<(), SignInError> {
        if let Some(name) = &self.name {
            let how = SignIn::Pin { name, pin: &self.pin };
            guessed(desk, |desk| desk.sign_in(how))?;
        }
        match &self.directors_pin {
            Some(pin) => guessed(desk, |desk| desk.approve(pin)).map(drop),
            None => Ok(()),
        }
    }
}

impl AsArgs {
    /// Reads the PINs.
    pub(super) fn signer(&self, language: Language) -> Result<Signer, String> {
        let read =
            |file: &Option<PathBuf>| file.as_deref().map(|file| pin_in(language, file)).transpose();
        if self.name.is_none() && self.pin_file.is_some() {
            return Err(language.word("cli-pin-of-nobody"));
        }
        let (pin, directors_pin) = (read(&self.pin_file)?, read(&self.director_pin_file)?);
        let (operator, name) = (operator(language), self.name.clone());
        Ok(Signer { operator, name, pin: pin.unwrap_or_default(), directors_pin })
    }
}

/// A desk with a sign-in by PIN.
trait Guessed {
    /// Returns the name under which wrong PINs are stored.
    fn name(&self) -> String;
    fn guesses(&self) -> Guesses;
    fn remember_guesses(&mut self, guesses: Guesses);
}

impl Guessed for dyn Desk + '_ {
    fn name(&self) -> String {
        self.beginning().at.millis().to_string()
    }

    fn guesses(&self) -> Guesses {
        Desk::guesses(self)
    }

    fn remember_guesses(&mut self, guesses: Guesses) {
        Desk::remember_guesses(self, guesses);
    }
}

impl Guessed for HouseDesk {
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
fn guessed<D: Guessed + ?Sized, T>(
    desk: &mut D,
    gives: impl FnOnce(&mut D) -> Result<T, SignInError>,
) -> Result<T, SignInError> {
    let settings = SettingsFile::of_this_person();
    let name = desk.name();
    let Some(_turn) = guesses::turn(&settings) else {
        return Err(SignInError::Wait(Span::from_secs(1)));
    };
    desk.remember_guesses(guesses::of(&settings, &name));
    let outcome = gives(desk);
    if let Err(error) = guesses::keep(&settings, &name, desk.guesses()) {
        complain(&error.to_string());
    }
    outcome
}

/// The longest PIN file, in bytes.
const LONGEST: u64 = 1_000;

fn pin_in(language: Language, file: &Path) -> Result<String, String> {
    let text = text_that_begins_with(file, "", LONGEST);
    let text = text.map_err(|error| of_file(file, error.to_string()).told(language))?;
    Ok(text.unwrap_or_default().lines().next().unwrap_or_default().trim().to_owned())
}

impl SigningArgs {
    /// Signs in, and gives a director's PIN for the act if one is given.
    pub(super) fn sign_in(&self, language: Language, desk: &mut dyn Desk) -> Result<(), String> {
        let signer = self.who.signer(language)?;
        if let Some(name) = &signer.name {
            let how = SignIn::Pin { name, pin: &signer.pin };
            let table = self.at_table.and_then(TableNo::new);
            guessed(desk, |desk| desk.sign_in(how, table)).map_err(|why| why.told(language))?;
        }
        self.approve(language, desk)
    }

    /// Gives a director's PIN for the next act.
    pub(super) fn approve(&self, language: Language, desk: &mut dyn Desk) -> Result<(), String> {
        let Some(file) = &self.who.director_pin_file else { return Ok(()) };
        let pin = pin_in(language, file)?;
        let approved = guessed(desk, |desk| desk.approve(&pin));
        approved.map(drop).map_err(|why| why.told(language))
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
            return Err(Saying::of("cli-no-staff-command").told(language));
        };
        member.pin = Some(new_pin(language, member.role, file)?);
        Ok(command)
    }
}

/// Returns the stored hash of the new PIN in this file, for a person in this role.
pub(super) fn new_pin(language: Language, role: Role, file: &Path) -> Result<PinHash, String> {
    pin_hash_of(role, &pin_in(language, file)?).map_err(|why| why.told(language))
}

/// Writes the acts that the desk refused for lack of rights to the trace file, as the window does.
pub(super) fn keep_trace(language: Language, desk: &mut dyn Desk) -> Result<(), String> {
    keep_denied(language, &desk.take_denied())
}

/// Notes the refusals of a house's desk, as [`keep_trace`] does for an event.
pub(super) fn keep_house_trace(language: Language, desk: &mut HouseDesk) -> Result<(), String> {
    keep_denied(language, &desk.take_denied())
}

fn keep_denied(language: Language, denied: &[Denied]) -> Result<(), String> {
    let lines: Vec<String> = denied.iter().map(|denied| denied.told(language)).collect();
    match trace::path(&SettingsFile::of_this_person()) {
        Some(path) if !lines.is_empty() => trace::add(&path, &lines)
            .map_err(|error| of_file(&path, error.to_string()).told(language)),
        _ => Ok(()),
    }
}

/// Reports the writes to the house's file that failed; the program tries them again later.
pub(super) fn say_owed(language: Language, file: &Path, desk: &mut dyn Desk) {
    for error in desk.take_owed() {
        complain(&of_file(file, error.told(language)).told(language));
    }
}
