//! The subject of a file: its head line names it, and its seal includes it.

use crate::files::Readers;

/// The subject of a file's records.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// One event.
    Event,
    /// A house with its people.
    House,
    /// The reports made at a desk of a shared log while it was offline.
    Reports,
}

impl Subject {
    const ALL: [Self; 3] = [Self::Event, Self::House, Self::Reports];

    /// Returns the name before the body of the head line.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Event => "event",
            Self::House => "house",
            Self::Reports => "reports",
        }
    }

    /// Returns the name in the seal. Events came first, and are sealed without a word for them.
    pub(super) const fn sealed(self) -> &'static str {
        match self {
            Self::Event => "",
            Self::House => " house",
            Self::Reports => " reports",
        }
    }

    /// Reads the subject after the seal of a head line.
    pub(super) fn read(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|subject| {
            text.strip_prefix(subject.name()).is_some_and(|rest| rest.starts_with(": "))
        })
    }

    /// Returns the readers of the file. A house's data about people is for its owner only.
    pub(super) const fn readers(self) -> Readers {
        match self {
            Self::Event | Self::Reports => Readers::OwnerAtFirst,
            Self::House => Readers::Owner,
        }
    }
}
