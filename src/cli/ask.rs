//! `bottone ask`: questions about the rules.

use std::{
    io::{self, BufRead},
    path::PathBuf,
    process::ExitCode,
};

use bottone_ask::{AnswerDesk, Conversation};
use bottone_i18n::{Language, ToText as _};
use clap::Args;

use super::{ended, of_file, rulebooks::OwnRulebooks};

#[derive(Debug, Args)]
pub(super) struct AskArgs {
    file: Option<PathBuf>,
    #[command(flatten)]
    rulebooks: OwnRulebooks,
}

impl AskArgs {
    /// Answers the questions in `language`. Errors of the file are reported in `error_language`. The exit status is success if every question was answered.
    pub(super) fn answer(&self, language: Language, error_language: Language) -> ExitCode {
        ended(self.answer_all(language, error_language))
    }

    fn answer_all(&self, language: Language, error_language: Language) -> Result<bool, String> {
        let desk = AnswerDesk::new(language, self.rulebooks.folder(error_language)?.as_deref());
        match &self.file {
            Some(file) => bottone_store::lines_of(file)
                .and_then(|questions| converse(desk, questions))
                .map_err(|error| of_file(file, &error).to_text(error_language)),
            None => converse(desk, io::stdin().lock()).map_err(|error| error.to_string()),
        }
    }
}

fn converse(desk: AnswerDesk, questions: impl BufRead) -> io::Result<bool> {
    match Conversation::new(desk, questions, io::stdout().lock()).run() {
        // The reader closed the pipe and wants no more output.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(true),
        result => result,
    }
}
