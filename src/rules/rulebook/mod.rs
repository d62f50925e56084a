//! The switches in which rule books differ, and the faults of a set of them.
//!
//! No rule book is preferred: every point on which they differ is a switch, and a [`Rulebook`] sets
//! them all. Each part of the rules has its own switches; those of the floor are here.

mod action;
mod bubble;
mod chips;
mod dealing;
mod discipline;
mod fault;
mod seating;

use serde::{Deserialize, Serialize};

use super::{
    betting::BettingRules,
    button::ButtonRules,
    italian::ItalianRules,
    ruling::{PushRules, cites::Book},
    showdown::ShowdownRules,
};

pub use action::{CorrectionRules, Misunderstanding, OutOfTurnRules, Overbet, PassiveHeadsUp};
pub use bubble::{BubbleRules, BustRanking, HandForHand};
pub use chips::{AnteRules, ChipRaceRules, DeadButtonAnte, RaceStart};
pub use dealing::{
    AbsenceRules, BackForRedeal, Burns, DisputeRules, DrawCard, EarlyTurn, ExtraCards,
    FourCardFlop, LeftHand, MisdealRules, MisdealUntil, NotAtSeat, OtherBack, PotCount,
    StudDowncard,
};
pub use discipline::{
    BankReset, CalledClockRules, ClockCaller, ClockExpiry, ClockSeconds, ClockTie, DodgedBlinds,
    PenaltyRounds, PenaltyRules, ShotClock, ShotClockRules, ShotClockStart, TimeBefore,
    UnusedBanks,
};
pub use fault::{MOST_NAME, MOST_NOTES, MOST_SECONDS, RulebookFault, ShotField};
pub use seating::{DrawnSuits, Halt, MoverInMix, Redraw, SeatingRules, Tolerance};

/// The rules by which a house plays: every switch, and the book whose numbers are cited.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rulebook {
    /// The name of the rule book.
    pub name: String,
    /// The book whose numbers are cited. Where it is silent, the book behind it is cited.
    pub book: Book,
    /// Notes for a director.
    pub notes: Vec<String>,
    /// The button, the blinds and players who join.
    pub button: ButtonRules,
    /// The limits of bets.
    pub betting: BettingRules,
    /// The meaning of pushed chips and words.
    pub pushing: PushRules,
    /// The order of showing, and the division of a pot.
    pub showdown: ShowdownRules,
    /// Italian five-card draw.
    pub italian: ItalianRules,
    /// Action out of turn.
    pub out_of_turn: OutOfTurnRules,
    /// Corrections of wrong action.
    pub corrections: CorrectionRules,
    pub misdeals: MisdealRules,
    pub disputes: DisputeRules,
    /// The players who move, the halt of a table, and redraws.
    pub seating: SeatingRules,
    /// Hand for hand, and busts in one hand.
    pub bubble: BubbleRules,
    pub antes: AnteRules,
    pub chip_race: ChipRaceRules,
    /// Players who are not at their seat.
    pub absence: AbsenceRules,
    pub penalties: PenaltyRules,
    /// The clock that is called on a player.
    pub clock: CalledClockRules,
    /// The clock of every decision.
    pub shot_clock: ShotClockRules,
}

impl Rulebook {
    /// Returns whether this has the other's name and all of its switches. The notes may differ.
    pub fn has_same_rules(&self, other: &Self) -> bool {
        let bare = |book: &Self| Self { notes: Vec::new(), ..book.clone() };
        bare(self) == bare(other)
    }
}

impl Default for Rulebook {
    /// Returns TDA 2024, which covers most points.
    fn default() -> Self {
        Self {
            name: "TDA 2024".to_owned(),
            book: Book::Tda2024,
            notes: Vec::new(),
            button: ButtonRules::default(),
            betting: BettingRules::default(),
            pushing: PushRules::default(),
            showdown: ShowdownRules::default(),
            italian: ItalianRules::default(),
            out_of_turn: OutOfTurnRules::default(),
            corrections: CorrectionRules::default(),
            misdeals: MisdealRules::default(),
            disputes: DisputeRules::default(),
            seating: SeatingRules::default(),
            bubble: BubbleRules::default(),
            antes: AnteRules::default(),
            chip_race: ChipRaceRules::default(),
            absence: AbsenceRules::default(),
            penalties: PenaltyRules::default(),
            clock: CalledClockRules::default(),
            shot_clock: ShotClockRules::default(),
        }
    }
}
