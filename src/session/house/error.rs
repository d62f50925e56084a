//! The reasons why an act failed at the house's desk.

use std::{io, path::PathBuf};

use bottone_house::{Refusal, history::RecordFault};
use bottone_i18n::{Language, Saying, ToText, shown_in_english};
use bottone_store::journal::ReadOnly;
use bottone_vocabulary::{house::refused, words};

use crate::{SignInError, SubmitError, TwoSignatures, error::AppendError};

/// The reason why an act has not happened.
#[derive(Debug, thiserror::Error)]
pub enum HouseError {
    /// A rule forbids it.
    Refused(Refusal),
    /// The act needs another role, or a sign-in.
    NotAllowed(bottone_tournament::Refusal),
    /// A sum this high needs two signatures.
    TwoSignatures(#[from] TwoSignatures),
    /// The act could not be written, so it has not happened.
    NotKept(#[from] AppendError),
    /// The house's file could not be decided again without the forgotten person's data.
    NotForgotten(RecordFault),
    /// The photograph could not be written.
    PortraitNotKept(io::Error),
    /// The house is read-only.
    ReadOnly(ReadOnly),
    /// No record to undo or to redo.
    NotStanding,
    /// An event of the house took no record.
    Event(Box<SubmitError>),
    /// The sign-in failed at an event of the house with staff.
    NotSignedIn { file: PathBuf, why: SignInError },
}

impl ToText for HouseError {
    fn to_text(&self, language: Language) -> String {
        match self {
            Self::Refused(refusal) => refused(*refusal).to_text(language),
            Self::NotAllowed(refusal) => words::refusal(language, *refusal),
            Self::TwoSignatures(why) => why.to_text(language),
            Self::NotKept(why) => why.to_text(language),
            Self::NotForgotten(fault) => describe_fault(language, *fault),
            Self::PortraitNotKept(error) => {
                Saying::of("club-portrait-not-kept").with("why", error).to_text(language)
            }
            Self::ReadOnly(why) => why.to_text(language),
            Self::NotStanding => language.word("files-nothing-to-undo"),
            Self::Event(error) => error.to_text(language),
            Self::NotSignedIn { file, why } => Saying::of("cli-of-file")
                .with("file", file.as_path())
                .with("what", why.to_text(language))
                .to_text(language),
        }
    }
}

shown_in_english!(HouseError);

/// Describes why no desk can have written a record there.
pub fn describe_fault(language: Language, fault: RecordFault) -> String {
    fault_saying(fault).to_text(language)
}

pub(super) fn fault_saying(fault: RecordFault) -> Saying {
    match fault {
        RecordFault::Earlier => Saying::of("files-fault-earlier"),
        RecordFault::NotStanding => Saying::of("club-fault-not-last"),
        RecordFault::NotUndone => Saying::of("club-fault-not-undone"),
        RecordFault::Refused(refusal) => {
            Saying::of("files-fault-refused").with("refusal", refused(refusal))
        }
        RecordFault::Different => Saying::of("files-fault-different"),
        RecordFault::UnknownSigner => Saying::of("club-fault-signer"),
        RecordFault::NotAllowed => Saying::of("club-fault-role"),
        RecordFault::NeedsTwoSignatures => Saying::of("club-fault-two-signatures"),
    }
}
