//! The reasons why an act failed, and why a file could not be opened.

use std::path::PathBuf;

use bottone_i18n::{Language, Saying, ToText, shown_in_english};
use bottone_shared_log::SyncError;
use bottone_store::journal::{JournalError, ReadOnly};
use bottone_tournament::{
    Refusal,
    entries::EntryId,
    history::{AuditFault, CorrectionFault},
    payments::ItemPiece,
};
use bottone_vocabulary::words;

use super::signing::TwoSignatures;

/// Returns the fault of a record that no desk can have written there, without its
/// language-dependent parts.
pub(super) fn saying_of(fault: AuditFault) -> Saying {
    // Records count from 0 and lines from 1, and the head is the first line.
    let line = |record: u32| u64::from(record) + 2;
    match fault {
        AuditFault::Earlier(_) => Saying::of("files-fault-earlier"),
        AuditFault::NotThen(_) => Saying::of("files-fault-not-then"),
        AuditFault::Ahead(_) => Saying::of("files-fault-ahead"),
        AuditFault::NotStanding { back, .. } => {
            Saying::of("files-fault-not-standing").with("line", line(back))
        }
        AuditFault::NotUndone { again, .. } => {
            Saying::of("files-fault-not-undone").with("line", line(again))
        }
        AuditFault::Depended { later, .. } => {
            Saying::of("files-fault-depended").with("line", line(later))
        }
        AuditFault::Different(_) => Saying::of("files-fault-different"),
        AuditFault::NotAllowed(_) => Saying::of("files-fault-role"),
        AuditFault::ChosenSeed(_) => Saying::of("files-fault-seed"),
        AuditFault::NotCountersigned(_) => Saying::of("files-fault-second-signature"),
        AuditFault::VoidsPayment(_) => Saying::of("files-fault-voids-payment"),
        AuditFault::UnknownSigner(_) => Saying::of("files-fault-signer"),
        AuditFault::Refused(..) => Saying::of("files-fault-impossible"),
    }
}

/// Describes the fault of a record that no desk can have written there.
pub fn describe_fault(language: Language, fault: AuditFault) -> String {
    match fault {
        AuditFault::Refused(_, refusal) => {
            let refusal = words::refusal(language, refusal);
            language.say("files-fault-refused", &[("refusal", refusal.into())])
        }
        other => saying_of(other).to_text(language),
    }
}

/// The reason why a record is not in its log.
#[derive(Debug, thiserror::Error)]
pub enum AppendError {
    /// The file is open for reading only.
    ReadOnly(ReadOnly),
    /// The disk cannot be written.
    Write(#[from] JournalError),
    /// RON cannot express it. No command leads here.
    Unwritable(#[from] ron::Error),
}

impl From<AppendError> for SubmitError {
    fn from(why: AppendError) -> Self {
        match why {
            AppendError::ReadOnly(why) => Self::ReadOnly(why),
            AppendError::Write(error) => Self::Write(error),
            AppendError::Unwritable(error) => Self::Unwritable(error),
        }
    }
}

impl ToText for AppendError {
    fn to_text(&self, language: Language) -> String {
        match self {
            Self::ReadOnly(why) => why.to_text(language),
            Self::Write(error) => Saying::of("files-not-written-down")
                .with("why", error.to_text(language))
                .to_text(language),
            Self::Unwritable(error) => {
                Saying::of("files-not-in-ron").with("why", error.to_string()).to_text(language)
            }
        }
    }
}

/// The reason why an act has not happened.
#[derive(Debug, thiserror::Error)]
pub enum SubmitError {
    /// A rule forbids it. The words for it are in `vocabulary::words`.
    Refused(Refusal),
    /// A sum this high needs two signatures.
    TwoSignatures(#[from] TwoSignatures),
    /// This file is open for reading only.
    ReadOnly(ReadOnly),
    /// The disk cannot be written, so the act has not happened.
    Write(#[from] JournalError),
    /// RON cannot express it. No command leads here.
    Unwritable(#[from] ron::Error),
    /// No record to undo, to redo or to strike out.
    NotStanding,
    /// The record is a payment: it is taken back with a reason, and not undone.
    PaymentStands {
        /// The paid entry.
        entry: EntryId,
        /// The prize in kind, if it was one.
        piece: Option<ItemPiece>,
    },
    /// The act cannot have happened then.
    NotThen(CorrectionFault),
    /// A later record could not be decided as it was.
    LaterRecordDependsOnIt {
        /// The first such record.
        record: u32,
    },
    /// The shared log is not reached, so the act has not happened.
    CutOff(Saying),
    /// The log gives no answer: it is unknown whether this act, or an earlier one, has happened.
    /// The outcome comes later (`Desk::unsure`).
    Unsure,
    /// Another desk was first, and the act is no longer possible.
    Overtaken {
        /// The person who was first.
        by: String,
        /// That person's desk.
        desk: String,
        why: Box<SubmitError>,
    },
    /// Other desks were first in every try.
    Crowded,
}

impl From<Refusal> for SubmitError {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<CorrectionFault> for SubmitError {
    fn from(fault: CorrectionFault) -> Self {
        match fault {
            CorrectionFault::Refused(refusal) => Self::Refused(refusal),
            CorrectionFault::NotStanding => Self::NotStanding,
            other => Self::NotThen(other),
        }
    }
}

/// The reason why an event does not continue in its second place.
#[derive(Debug, thiserror::Error)]
pub enum SecondPlaceError {
    /// No second place, one that cannot be written, or a file there that is incomplete or of
    /// another event.
    NotThere,
    /// Its disk cannot be written.
    Write(#[from] JournalError),
}

impl ToText for SecondPlaceError {
    fn to_text(&self, language: Language) -> String {
        match self {
            Self::NotThere => language.word("files-mirror-not-there"),
            Self::Write(error) => error.to_text(language),
        }
    }
}

/// Describes why a late record or a strike is not possible.
pub fn describe_late_fault(language: Language, fault: CorrectionFault) -> String {
    SubmitError::from(fault).to_text(language)
}

impl SubmitError {
    /// Returns whether the same act would fail later too. It is false for a log that is not
    /// reached, a missing right and a missing second signature.
    pub(super) const fn is_final(&self) -> bool {
        match self {
            Self::Refused(refusal) => !(refusal.is_unsigned() || refusal.is_of_a_role()),
            Self::NotStanding
            | Self::PaymentStands { .. }
            | Self::NotThen(_)
            | Self::LaterRecordDependsOnIt { .. }
            | Self::Overtaken { .. } => true,
            Self::TwoSignatures(_)
            | Self::ReadOnly(_)
            | Self::Write(_)
            | Self::Unwritable(_)
            | Self::CutOff(_)
            | Self::Unsure
            | Self::Crowded => false,
        }
    }

    fn saying(&self, language: Language) -> Saying {
        match self {
            Self::Refused(refusal) => {
                Saying::of("files-refused").with("refusal", words::refusal(language, *refusal))
            }
            Self::TwoSignatures(why) => Saying::AsItIs(why.to_text(language)),
            Self::ReadOnly(why) => Saying::AsItIs(why.to_text(language)),
            Self::Write(error) => {
                Saying::of("files-not-written-down").with("why", error.to_text(language))
            }
            Self::Unwritable(error) => {
                Saying::of("files-not-in-ron").with("why", error.to_string())
            }
            Self::NotStanding => Saying::of("files-nothing-to-undo"),
            Self::PaymentStands { .. } => Saying::of("files-payment-stands"),
            Self::NotThen(fault) => match fault {
                CorrectionFault::TooEarly => Saying::of("files-late-too-early"),
                CorrectionFault::Ahead => Saying::of("files-late-ahead"),
                CorrectionFault::IsDrawn => Saying::of("files-late-drawn"),
                CorrectionFault::PaidSince(record) => {
                    Saying::of("files-late-paid").with("record", *record)
                }
                CorrectionFault::Contradicts(_) | CorrectionFault::TooDeep => {
                    Saying::of("files-late-contradicts")
                }
                CorrectionFault::Refused(refusal) => {
                    Saying::AsItIs(words::refusal(language, *refusal))
                }
                CorrectionFault::NotStanding => Saying::of("files-nothing-to-undo"),
            },
            Self::LaterRecordDependsOnIt { record } => {
                Saying::of("files-depends").with("record", *record)
            }
            Self::CutOff(why) => Saying::of("network-not-done").with("why", why),
            Self::Unsure => Saying::of("network-unsure"),
            Self::Overtaken { by, desk, why } => Saying::of("network-overtaken")
                .with("by", by.clone())
                .with("desk", desk.clone())
                .with("why", why.to_text(language)),
            Self::Crowded => Saying::of("network-crowded"),
        }
    }
}

impl ToText for SubmitError {
    fn to_text(&self, language: Language) -> String {
        self.saying(language).to_text(language)
    }
}

/// The reason why a file could not be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// An error of the file itself.
    Journal(#[from] JournalError),
    /// RON cannot express the event. No event leads here.
    Unwritable(#[from] ron::Error),
    /// A line that is no part of a tournament.
    Content {
        path: PathBuf,
        /// The line's number, from 1.
        line: usize,
        /// The expected content.
        message: Saying,
    },
    /// An error of the shared log.
    Shared(Box<SyncError>),
    /// The reports of the desk's time on its own cannot be continued.
    Reports {
        path: PathBuf,
        /// The reason why they cannot be written; `None` if they are of another event.
        why: Option<ReadOnly>,
    },
}

impl From<SyncError> for OpenError {
    fn from(error: SyncError) -> Self {
        Self::Shared(Box::new(error))
    }
}

impl ToText for OpenError {
    fn to_text(&self, language: Language) -> String {
        match self {
            Self::Journal(error) => error.to_text(language),
            Self::Unwritable(error) => {
                language.say("files-event-not-in-ron", &[("why", error.to_string().into())])
            }
            Self::Content { path, line, message } => Saying::of("files-content")
                .with("path", path.as_path())
                .with("line", *line)
                .with("what", message)
                .to_text(language),
            Self::Shared(error) => error.to_text(language),
            Self::Reports { path, why } => {
                let another = || language.word("network-reports-of-another");
                let why = why.as_ref().map_or_else(another, |why| why.to_text(language));
                Saying::of("network-reports-not-open")
                    .with("path", path.as_path())
                    .with("why", why)
                    .to_text(language)
            }
        }
    }
}

shown_in_english!(AppendError, SubmitError, SecondPlaceError, OpenError);
