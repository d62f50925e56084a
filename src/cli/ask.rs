//! `bottone ask`: questions about the rules.

use std::{
    io::{self, BufRead},
    path::PathBuf,
    process::ExitCode,
};

use clap::Args;

use super::{ended, of_file, rulebooks::OwnRulebooks};
use crate::{
    ask::{AnswerDesk, Conversation},
    i18n::{Language, ToText as _},
    store,
};

#[derive(Debug, Args)]
pub(super) struct AskArgs {
    file: Option<PathBuf>,
    #[command(flatten)]
    rulebooks: OwnRulebooks,
}

impl AskArgs {
    /// Holds the conversation in this language. Faults of the file are reported in the language
    /// `persons`. The exit status is success if every question was answered.
    pub(super) fn answer(&self, language: Language, persons: Language) -> ExitCode {
        ended(self.answer_all(language, persons))
    }

    fn answer_all(&self, language: Language, persons: Language) -> Result<bool, String> {
        let desk = AnswerDesk::new(language, self.rulebooks.folder(persons)?.as_deref());
        match &self.file {
            Some(file) => store::lines_of(file)
                .and_then(|questions| converse(desk, questions))
                .map_err(|error| of_file(file, &error).to_text(persons)),
            None => converse(desk, io::stdin().lock()).map_err(|error| error.to_string()),
        }
    }
}

fn converse(desk: AnswerDesk, questions: impl BufRead) -> io::Result<bool> {
    match Conversation::new(desk, questions, io::stdout().lock()).run() {
        // The reader closed the pipe and wants no more output.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(true),
        held => held,
    }
}
