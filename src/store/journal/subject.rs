//! What a file tells of: its head line says so, and its seal is over it.

use crate::store::files::Readers;

/// What a file's records are acts of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// One event.
    Event,
    /// A house with its people.
    House,
    /// What a desk of a shared log was told while it was on its own.
    Reports,
}

impl Subject {
    const ALL: [Self; 3] = [Self::Event, Self::House, Self::Reports];

    /// As it stands before the body of the head line.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Event => "event",
            Self::House => "house",
            Self::Reports => "reports",
        }
    }

    /// As it is sealed. Events were there first, and are sealed without a word for them.
    pub(super) const fn sealed(self) -> &'static str {
        match self {
            Self::Event => "",
            Self::House => " house",
            Self::Reports => " reports",
        }
    }

    /// The subject behind the seal of a head line.
    pub(super) fn read(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|subject| {
            text.strip_prefix(subject.name()).is_some_and(|rest| rest.starts_with(": "))
        })
    }

    /// Who may read the file. What a house knows of people is for its owner.
    pub(super) const fn readers(self) -> Readers {
        match self {
            Self::Event | Self::Reports => Readers::OwnerAtFirst,
            Self::House => Readers::Owner,
        }
    }
}
