//! Who tells a desk something from the command line, in an event that has staff.

use std::path::{Path, PathBuf};

use clap::Args;

use super::of_file;
use crate::{
    i18n::{Language, Saying, Told as _},
    rules::seat::TableNo,
    session::{Desk, SignIn, pin_hash},
    store::{settings::SettingsFile, text_that_begins_with, trace},
    tournament::{Command, staff::StaffCommand},
};

/// A PIN is never a word of the command line, which everybody on the machine can read: it stands in a file.
#[derive(Debug, Args)]
pub(super) struct SigningArgs {
    #[arg(id = "as", long = "as", value_name = "NAME")]
    name: Option<String>,
    #[arg(long, value_name = "FILE", requires = "as")]
    pin_file: Option<PathBuf>,
    #[arg(long, value_name = "NUMBER", requires = "as")]
    at_table: Option<u16>,
    #[arg(long, value_name = "FILE")]
    director_pin_file: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    new_pin_file: Option<PathBuf>,
}

/// The longest that a file with a PIN is, in bytes.
const LONGEST: u64 = 1_000;

fn pin_in(language: Language, file: &Path) -> Result<String, String> {
    let text = text_that_begins_with(file, "", LONGEST);
    let text = text.map_err(|error| of_file(file, error.to_string()).told(language))?;
    Ok(text.unwrap_or_default().lines().next().unwrap_or_default().trim().to_owned())
}

impl SigningArgs {
    /// Signs in, and gives a director's PIN for what is told, where that is asked for.
    pub(super) fn sign_in(&self, language: Language, desk: &mut dyn Desk) -> Result<(), String> {
        let told = |why: crate::session::SignInError| why.told(language);
        if let Some(name) = &self.name {
            let pin = self.pin_file.as_deref().map(|file| pin_in(language, file)).transpose()?;
            let how = SignIn::Pin { name, pin: &pin.unwrap_or_default() };
            desk.sign_in(how, self.at_table.and_then(TableNo::new)).map_err(told)?;
        }
        self.approve(language, desk)
    }

    /// Gives a director's PIN for the next act.
    pub(super) fn approve(&self, language: Language, desk: &mut dyn Desk) -> Result<(), String> {
        let Some(file) = &self.director_pin_file else { return Ok(()) };
        desk.approve(&pin_in(language, file)?).map(drop).map_err(|why| why.told(language))
    }

    /// The same command with the new PIN of the member of staff that it names.
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
        let hash = pin_hash(&pin_in(language, file)?).map_err(|why| why.told(language))?;
        member.pin = Some(hash);
        Ok(command)
    }
}

/// Notes what the desk refused because of who asked, as the window does.
pub(super) fn keep_trace(language: Language, desk: &mut dyn Desk) -> Result<(), String> {
    let lines: Vec<String> =
        desk.take_denied().iter().map(|denied| denied.told(language)).collect();
    match trace::path(&SettingsFile::of_this_person()) {
        Some(path) if !lines.is_empty() => trace::add(&path, &lines)
            .map_err(|error| of_file(&path, error.to_string()).told(language)),
        _ => Ok(()),
    }
}
