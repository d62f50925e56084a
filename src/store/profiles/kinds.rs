//! The kinds of evening on the first page, with the terms of a new event of each.

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

/// The terms of a new event of a kind. Entry is free until a price is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "facts that do not depend on each other")]
pub struct KindTerms {
    /// The id of the shipped structure.
    pub structure: &'static str,
    pub rebuys: bool,
    pub add_on: bool,
    /// The number of re-entries for one player.
    pub re_entries: u8,
    /// The id of the shipped prize plan.
    pub prizes: &'static str,
    /// True if the event has no prizes.
    pub without_prizes: bool,
    /// The id of the shipped rule book.
    pub rulebook: &'static str,
    /// The number of seats at a table.
    pub seats: u8,
    /// The number of tables open at once.
    pub tables: u8,
    /// True if registration closes by the structure; otherwise there is no countdown to it.
    pub closes: bool,
    /// True if the event counts in a league.
    pub league: bool,
    /// True if the wall is opened at once.
    pub wall: bool,
    /// True if the clock is started at once.
    pub runs: bool,
}

impl KindTerms {
    /// The prize plan of an event without a chosen one.
    pub const USUAL_PRIZES: &str = "standard";
}

impl Kind {
    /// Every kind, in the order of its keys 1 to 5.
    pub const ALL: [Self; Self::COUNT] = bottone_base::all(Self::VARIANTS);

    /// Returns the terms of this kind, from the only table of them.
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
