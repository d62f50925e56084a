//! `bottone verify`: compares a printed sheet with its event.

use std::{path::PathBuf, process::ExitCode};

use bottone_club::witness::{CodeCheck, witnessed};
use bottone_i18n::{Language, ToText as _};
use bottone_session::Desk as _;
use bottone_view_paper::verify::{Finding, compare, state_after};
use bottone_vocabulary::words;
use clap::Args;

use super::{
    event_state, of_file, print_error, print_line,
    record::{CheckVerdict, opened},
};

/// The sheet's code, and the event's file.
#[derive(Debug, Args)]
pub(super) struct VerifyArgs {
    code: String,
    file: PathBuf,
}

impl VerifyArgs {
    /// Prints the state of the event when the sheet was made, and its changes since. The status is
    /// success if the file has everything that it had then, else [`Verdict::Damaged`].
    pub(super) fn run(&self, language: Language) -> ExitCode {
        match self.verdict(language) {
            Ok(verdict) => verdict.into(),
            Err(why) => {
                print_error(&why);
                ExitCode::FAILURE
            }
        }
    }

    fn verdict(&self, language: Language) -> Result<CheckVerdict, String> {
        let opened = opened(language, &self.file).map_err(|error| error.to_text(language))?;
        let desk = opened.desk.as_ref();
        let found = witnessed(&self.file, desk.records().len(), &self.code)
            .map_err(|error| of_file(&self.file, &error).to_text(language))?;
        let CodeCheck::Holds(code, saying) = found else {
            print_error(&found.saying().to_text(language));
            return Ok(match found {
                CodeCheck::Fails(_) => CheckVerdict::Damaged,
                _ => CheckVerdict::Unreadable,
            });
        };
        print_line(&saying.to_text(language));
        let records = usize::try_from(code.line() - 1).unwrap_or(usize::MAX);
        let now = desk.papers(language);
        let then = state_after(&now, records);
        let at = then.desk(&now);
        print_line(&language.say(
            "cli-verify-then",
            &[
                ("time", words::instant(language, at.at, now.at).into()),
                ("standing", event_state(language, at.t, at.at).to_text(language).into()),
            ],
        ));
        for Finding { title, old_lines: then, new_lines: now } in compare(&now, &at) {
            print_line("");
            print_line(&title);
            for line in &then {
                print_line(&format!("  {line}"));
            }
            match now {
                None => print_line(&language.word("cli-verify-same")),
                Some(now) => {
                    print_line(&language.word("cli-verify-changed"));
                    for line in &now {
                        print_line(&format!("  {line}"));
                    }
                }
            }
        }
        Ok(CheckVerdict::Sound)
    }
}
