//! Why nothing happened, and why a file could not be opened.

use std::path::PathBuf;

use super::signing::TwoSignatures;
use crate::{
    i18n::{Language, Saying, Told, shown_in_english},
    store::{
        journal::{JournalError, ReadOnly},
        shared::SyncError,
    },
    tournament::{
        Refusal,
        entries::EntryId,
        history::{AuditFault, RetellFault},
        payments::Piece,
    },
    view::words,
};

/// Why no desk can have written a record there, without what hangs on a language.
pub(super) fn saying_of(fault: AuditFault) -> Saying {
    // Records are counted from 0, lines from 1, and the head is the first.
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
        AuditFault::Refused(..) => Saying::of("files-fault-impossible"),
    }
}

/// Why no desk can have written a record there.
pub fn fault_told(language: Language, fault: AuditFault) -> String {
    match fault {
        AuditFault::Refused(_, refusal) => {
            let refusal = words::refusal(language, refusal);
            language.say("files-fault-refused", &[("refusal", refusal.into())])
        }
        other => saying_of(other).told(language),
    }
}

/// Why a record is not in its log.
#[derive(Debug, thiserror::Error)]
pub enum NotKept {
    /// The file is open for reading only.
    ReadOnly(ReadOnly),
    /// The disk said no.
    Write(#[from] JournalError),
    /// RON has no way to write it. No command can lead here.
    Unwritable(#[from] ron::Error),
}

impl From<NotKept> for SubmitError {
    fn from(why: NotKept) -> Self {
        match why {
            NotKept::ReadOnly(why) => Self::ReadOnly(why),
            NotKept::Write(error) => Self::Write(error),
            NotKept::Unwritable(error) => Self::Unwritable(error),
        }
    }
}

impl Told for NotKept {
    fn told(&self, language: Language) -> String {
        match self {
            Self::ReadOnly(why) => why.told(language),
            Self::Write(error) => Saying::of("files-not-written-down")
                .with("why", error.told(language))
                .told(language),
            Self::Unwritable(error) => {
                Saying::of("files-not-in-ron").with("why", error.to_string()).told(language)
            }
        }
    }
}

/// Why nothing happened.
#[derive(Debug, thiserror::Error)]
pub enum SubmitError {
    /// A rule forbids it. The words for it are in `view::words`.
    Refused(Refusal),
    /// So much money does not go out by one signature.
    TwoSignatures(#[from] TwoSignatures),
    /// This file is open for reading only.
    ReadOnly(ReadOnly),
    /// The disk said no, so it has not happened.
    Write(#[from] JournalError),
    /// RON has no way to write it. No command can lead here.
    Unwritable(#[from] ron::Error),
    /// There is nothing to undo, to redo or to strike out.
    NotStanding,
    /// It paid somebody: that is taken back with a reason, and not undone.
    PaymentStands {
        /// Who was paid.
        entry: EntryId,
        /// The prize that is not money, where it was one.
        piece: Option<Piece>,
    },
    /// The past is looked at, and told of late; nothing is done in it.
    Past,
    /// It cannot have happened then.
    NotThen(RetellFault),
    /// A later record could not be decided as it was.
    LaterRecordDependsOnIt {
        /// The first such record.
        record: u32,
    },
    /// The log that several desks share is not reached, so it has not happened.
    CutOff(Saying),
    /// The log gives no answer: nobody knows whether this has happened, or something that was asked before it. It is
    /// told when it is known ([`Desk::unsure`](super::Desk::unsure)).
    Unsure,
    /// Another desk was first, and now it cannot be done any more.
    Overtaken {
        /// Who was first.
        by: String,
        /// At which desk.
        desk: String,
        why: Box<SubmitError>,
    },
    /// Other desks were first again and again.
    Crowded,
}

impl From<Refusal> for SubmitError {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<RetellFault> for SubmitError {
    fn from(fault: RetellFault) -> Self {
        match fault {
            RetellFault::Refused(refusal) => Self::Refused(refusal),
            RetellFault::NotStanding => Self::NotStanding,
            other => Self::NotThen(other),
        }
    }
}

/// Why an event does not go on in its second place.
#[derive(Debug, thiserror::Error)]
pub enum SecondPlaceError {
    /// There is none, it cannot be written, or what lies there lacks something or is another event's.
    NotThere,
    /// Its disk said no.
    Write(#[from] JournalError),
}

impl Told for SecondPlaceError {
    fn told(&self, language: Language) -> String {
        match self {
            Self::NotThere => language.word("files-mirror-not-there"),
            Self::Write(error) => error.told(language),
        }
    }
}

/// Why something cannot be told late, or struck out.
pub fn not_then(language: Language, fault: RetellFault) -> String {
    SubmitError::from(fault).told(language)
}

impl SubmitError {
    /// Checks whether the same cannot be done later either. A log that is not reached, a missing right and a missing second
    /// signature pass.
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
            | Self::Past
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
            Self::TwoSignatures(why) => Saying::AsItIs(why.told(language)),
            Self::ReadOnly(why) => Saying::AsItIs(why.told(language)),
            Self::Write(error) => {
                Saying::of("files-not-written-down").with("why", error.told(language))
            }
            Self::Unwritable(error) => {
                Saying::of("files-not-in-ron").with("why", error.to_string())
            }
            Self::NotStanding => Saying::of("files-nothing-to-undo"),
            Self::PaymentStands { .. } => Saying::of("files-payment-stands"),
            Self::Past => Saying::of("files-past"),
            Self::NotThen(fault) => match fault {
                RetellFault::TooEarly => Saying::of("files-late-too-early"),
                RetellFault::Ahead => Saying::of("files-late-ahead"),
                RetellFault::IsDrawn => Saying::of("files-late-drawn"),
                RetellFault::PaidSince(record) => {
                    Saying::of("files-late-paid").with("record", *record)
                }
                RetellFault::Contradicts(_) | RetellFault::TooDeep => {
                    Saying::of("files-late-contradicts")
                }
                RetellFault::Refused(refusal) => Saying::AsItIs(words::refusal(language, *refusal)),
                RetellFault::NotStanding => Saying::of("files-nothing-to-undo"),
            },
            Self::LaterRecordDependsOnIt { record } => {
                Saying::of("files-depends").with("record", *record)
            }
            Self::CutOff(why) => Saying::of("network-not-done").with("why", why),
            Self::Unsure => Saying::of("network-unsure"),
            Self::Overtaken { by, desk, why } => Saying::of("network-overtaken")
                .with("by", by.clone())
                .with("desk", desk.clone())
                .with("why", why.told(language)),
            Self::Crowded => Saying::of("network-crowded"),
        }
    }
}

impl Told for SubmitError {
    fn told(&self, language: Language) -> String {
        self.saying(language).told(language)
    }
}

/// Why a file could not be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The file itself.
    Journal(#[from] JournalError),
    /// RON has no way to write the event. No event can lead here.
    Unwritable(#[from] ron::Error),
    /// A line is not what a tournament is made of.
    Content {
        path: PathBuf,
        /// Which line, from 1.
        line: usize,
        /// What was expected.
        message: Saying,
    },
    /// The log that several desks share.
    Shared(Box<SyncError>),
    /// What the desk was told while it was on its own cannot be gone on with.
    Reports {
        path: PathBuf,
        /// Why it cannot be written; none where it is of another event.
        why: Option<ReadOnly>,
    },
}

impl From<SyncError> for OpenError {
    fn from(error: SyncError) -> Self {
        Self::Shared(Box::new(error))
    }
}

impl Told for OpenError {
    fn told(&self, language: Language) -> String {
        match self {
            Self::Journal(error) => error.told(language),
            Self::Unwritable(error) => {
                language.say("files-event-not-in-ron", &[("why", error.to_string().into())])
            }
            Self::Content { path, line, message } => Saying::of("files-content")
                .with("path", path.as_path())
                .with("line", *line)
                .with("what", message)
                .told(language),
            Self::Shared(error) => error.told(language),
            Self::Reports { path, why } => {
                let another = || language.word("network-reports-of-another");
                let why = why.as_ref().map_or_else(another, |why| why.told(language));
                Saying::of("network-reports-not-open")
                    .with("path", path.as_path())
                    .with("why", why)
                    .told(language)
            }
        }
    }
}

shown_in_english!(NotKept, SubmitError, SecondPlaceError, OpenError);
