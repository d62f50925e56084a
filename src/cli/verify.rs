//! `bottone verify`: compares a printed sheet with its event.

use std::{path::PathBuf, process::ExitCode};

use clap::Args;

use super::{
    complain, of_file,
    record::{Verdict, opened},
    say, standing_of,
};
use crate::{
    i18n::{Language, Told as _},
    session::witness::{Witnessed, witnessed},
    view::{
        verify::{Finding, since, then},
        words,
    },
};

/// The sheet's code, and the event's file.
#[derive(Debug, Args)]
pub(super) struct Verify {
    code: String,
    file: PathBuf,
}

impl Verify {
    /// Prints the state of the event when the sheet was made, and its changes since. The status is
    /// success if the file has everything that it had then, else [`Verdict::Damaged`].
    pub(super) fn run(&self, language: Language) -> ExitCode {
        match self.verdict(language) {
            Ok(verdict) => verdict.into(),
            Err(why) => {
                complain(&why);
                ExitCode::FAILURE
            }
        }
    }

    fn verdict(&self, language: Language) -> Result<Verdict, String> {
        let opened = opened(language, &self.file).map_err(|error| error.told(language))?;
        let desk = opened.desk.as_ref();
        let found = witnessed(&self.file, desk.records().len(), &self.code)
            .map_err(|error| of_file(&self.file, &error).told(language))?;
        let Witnessed::Holds(code, saying) = found else {
            complain(&found.saying().told(language));
            return Ok(match found {
                Witnessed::Fails(_) => Verdict::Damaged,
                _ => Verdict::Unreadable,
            });
        };
        say(&saying.told(language));
        let records = usize::try_from(code.line() - 1).unwrap_or(usize::MAX);
        let now = desk.papers(language);
        let then = then(&now, records);
        let at = then.desk(&now);
        say(&language.say(
            "cli-verify-then",
            &[
                ("time", words::instant(language, at.at, now.at).into()),
                ("standing", standing_of(language, at.t, at.at).told(language).into()),
            ],
        ));
        for Finding { title, then, now } in since(&now, &at) {
            say("");
            say(&title);
            for line in &then {
                say(&format!("  {line}"));
            }
            match now {
                None => say(&language.word("cli-verify-same")),
                Some(now) => {
                    say(&language.word("cli-verify-changed"));
                    for line in &now {
                        say(&format!("  {line}"));
                    }
                }
            }
        }
        Ok(Verdict::Sound)
    }
}
