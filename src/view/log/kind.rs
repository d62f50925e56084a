//! The kinds of acts by which the log can be filtered.

use bottone_i18n::Language;
use bottone_tournament::{Event, entries::EntryEvent, tables::TableEvent};
use strum::{EnumCount, IntoStaticStr, VariantArray};

/// The subject of an act.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, EnumCount, VariantArray, IntoStaticStr,
)]
#[strum(serialize_all = "kebab-case")]
pub enum ActKind {
    /// Entries, rebuys, names.
    Entries,
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
    /// Printing.
    Paper,
    Setup,
    /// Undo and redo.
    Undo,
}

impl ActKind {
    /// Every kind, in the order of the filter.
    pub const ALL: [Self; Self::COUNT] = bottone_base::all(Self::VARIANTS);

    /// Returns the name of the kind.
    pub fn name(self, language: Language) -> String {
        let name: &str = self.into();
        language.word(&format!("log-kind-{name}"))
    }

    /// Returns the kind of an event.
    pub(super) fn of(event: &Event) -> Self {
        match event {
            Event::Setup(_) | Event::Staff(_) | Event::Filing(_) => Self::Setup,
            Event::Clock(_) => Self::Clock,
            Event::Counts(_)
            | Event::Bags(_)
            | Event::Hands(_)
            | Event::Tables(TableEvent::ButtonSeen { .. } | TableEvent::Dealt { .. }) => {
                Self::Table
            }
            Event::Tables(_) | Event::Waiting(_) | Event::Arrivals(_) | Event::Draws(_) => {
                Self::Seats
            }
            Event::Incidents(_) => Self::Rulings,
            Event::Bounties(_)
            | Event::Prizes(_)
            | Event::Deals(_)
            | Event::Payments(_)
            | Event::Tickets(_) => Self::Money,
            Event::Papers(_) => Self::Paper,
            Event::Entries(EntryEvent::Busted { .. } | EntryEvent::BroughtBack { .. }) => {
                Self::Busts
            }
            Event::Entries(_) | Event::Flights(_) => Self::Entries,
        }
    }
}
