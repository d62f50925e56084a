//! The kinds of evening that the first page offers, and the terms with which each begins a new event.

use strum::{EnumCount, VariantArray};

use super::USUAL_RULEBOOK;

/// A kind of evening.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumCount, VariantArray)]
pub enum Kind {
    /// One table at home.
    Home,
    /// A night of a league.
    League,
    /// An evening that collects money.
    Charity,
    /// An event of a card room.
    Casino,
    /// Levels on the wall, without players.
    Clock,
}

/// The terms with which a kind begins a new event. Entry is free until a price is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "facts that do not depend on each other")]
pub struct KindTerms {
    /// The id of the shipped structure.
    pub structure: &'static str,
    pub rebuys: bool,
    pub add_on: bool,
    /// How often one player may re-enter.
    pub re_entries: u8,
    /// The id of the shipped plan of prizes.
    pub prizes: &'static str,
    /// The event has no prizes.
    pub without_prizes: bool,
    /// The id of the shipped rule book.
    pub rulebook: &'static str,
    /// Seats at a table.
    pub seats: u8,
    /// Tables that are open at once.
    pub tables: u8,
    /// Registration closes where the structure says; else nothing counts down to it.
    pub closes: bool,
    /// The event counts in a league.
    pub league: bool,
    /// The wall is opened at once.
    pub wall: bool,
    /// The clock is started at once.
    pub runs: bool,
}

impl KindTerms {
    /// The plan by which an event pays as long as no other is chosen.
    pub const USUAL_PRIZES: &str = "standard";
}

impl Kind {
    /// Every kind, in the order of its keys 1 to 5.
    pub const ALL: [Self; Self::COUNT] = crate::rules::all(Self::VARIANTS);

    /// Returns the terms of this kind: the one table of what sets what.
    pub const fn terms(self) -> KindTerms {
        let usual = KindTerms {
            structure: "club-turbo",
            rebuys: false,
            add_on: false,
            re_entries: 0,
            prizes: KindTerms::USUAL_PRIZES,
            without_prizes: false,
            rulebook: USUAL_RULEBOOK,
            seats: 9,
            tables: 0,
            closes: true,
            league: false,
            wall: false,
            runs: false,
        };
        match self {
            Self::Home => KindTerms {
                rebuys: true,
                prizes: "small-games",
                rulebook: "home",
                tables: 1,
                ..usual
            },
            Self::League => KindTerms { structure: "freeroll-90", league: true, ..usual },
            Self::Charity => KindTerms {
                structure: "charity-rebuys",
                rebuys: true,
                add_on: true,
                prizes: "flat",
                wall: true,
                ..usual
            },
            Self::Casino => KindTerms { structure: "deep-stack", re_entries: 1, ..usual },
            Self::Clock => {
                KindTerms { without_prizes: true, closes: false, wall: true, runs: true, ..usual }
            }
        }
    }
}
