//! What the log can be filtered by.

use crate::{
    i18n::Language,
    tournament::{Event, entries::EntryEvent, tables::TableEvent},
};

/// What an act is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// Entries, rebuys, names.
    Entries,
    /// Busts.
    Busts,
    /// Tables, seats, moves.
    Seats,
    /// The clock and its structure.
    Clock,
    /// Buttons, hands and counts.
    Table,
    /// Rulings and penalties.
    Rulings,
    /// Prizes, deals, bounties and payments.
    Money,
    /// What was printed.
    Paper,
    /// The setup.
    Setup,
    /// Undo and redo.
    Undo,
}

impl Kind {
    /// Every kind, in the order of the filter.
    pub const ALL: [Self; 10] = [
        Self::Entries,
        Self::Busts,
        Self::Seats,
        Self::Clock,
        Self::Table,
        Self::Rulings,
        Self::Money,
        Self::Paper,
        Self::Setup,
        Self::Undo,
    ];

    /// Its name.
    pub fn name(self, language: Language) -> String {
        language.word(match self {
            Self::Entries => "log-kind-entries",
            Self::Busts => "log-kind-busts",
            Self::Seats => "log-kind-seats",
            Self::Clock => "log-kind-clock",
            Self::Table => "log-kind-table",
            Self::Rulings => "log-kind-rulings",
            Self::Money => "log-kind-money",
            Self::Paper => "log-kind-paper",
            Self::Setup => "log-kind-setup",
            Self::Undo => "log-kind-undo",
        })
    }

    /// What an event is about.
    pub(super) fn of(event: &Event) -> Self {
        match event {
            Event::Setup(_) => Self::Setup,
            Event::Clock(_) => Self::Clock,
            Event::Counts(_)
            | Event::Tables(TableEvent::ButtonSeen { .. } | TableEvent::Dealt { .. }) => {
                Self::Table
            }
            Event::Tables(_) | Event::Draws(_) => Self::Seats,
            Event::Incidents(_) => Self::Rulings,
            Event::Bounties(_) | Event::Prizes(_) | Event::Deals(_) | Event::Payments(_) => {
                Self::Money
            }
            Event::Papers(_) => Self::Paper,
            Event::Entries(EntryEvent::Busted { .. } | EntryEvent::BroughtBack { .. }) => {
                Self::Busts
            }
            Event::Entries(_) => Self::Entries,
        }
    }
}
