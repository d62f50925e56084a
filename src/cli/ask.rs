//! `bottone ask`: questions about the rules.

use std::{
    io::{self, BufRead},
    path::PathBuf,
    process::ExitCode,
};

use clap::{Args, ValueEnum};

use super::{complain, rulebooks::OwnRulebooks};
use crate::{
    ask::{Conversation, Desk},
    store,
    tongue::Language,
};

#[derive(Debug, Args)]
pub(super) struct Ask {
    /// A file with questions; without it they come from standard input.
    file: Option<PathBuf>,
    /// The language of names and sentences.
    #[arg(long, value_enum, default_value_t = Tongue::En)]
    language: Tongue,
    #[command(flatten)]
    rulebooks: OwnRulebooks,
}

/// A language, as it is typed.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Tongue {
    /// English.
    En,
    /// Italian.
    It,
}

impl From<Tongue> for Language {
    fn from(tongue: Tongue) -> Self {
        match tongue {
            Tongue::En => Self::English,
            Tongue::It => Self::Italian,
        }
    }
}

impl Ask {
    /// Holds the conversation. The status says whether every question was answered.
    pub(super) fn answer(&self) -> ExitCode {
        let done = match &self.file {
            Some(file) => store::lines_of(file)
                .and_then(|questions| self.converse(questions))
                .map_err(|error| format!("{}: {error}", file.display())),
            None => self.converse(io::stdin().lock()).map_err(|error| error.to_string()),
        };
        match done {
            Ok(true) => ExitCode::SUCCESS,
            Ok(false) => ExitCode::FAILURE,
            Err(error) => {
                complain(&error);
                ExitCode::FAILURE
            }
        }
    }

    fn converse(&self, questions: impl BufRead) -> io::Result<bool> {
        let desk = Desk::new(self.language.into(), self.rulebooks.folder().as_deref());
        match Conversation::new(desk, questions, io::stdout().lock()).hold() {
            // Whoever closed the pipe does not want to hear more.
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(true),
            held => held,
        }
    }
}
