//! The switches in which rule books differ, and what is wrong with a set of them.
//!
//! No rule book wins: every point on which they differ is a switch, and a [`Rulebook`] sets them all.
//! Each part of the rules has its own switches; those of the floor are here.

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
    italian::rules::ItalianRules,
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

/// The rules that a house plays by: every switch, and the book whose numbers are cited.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rulebook {
    /// What it is called.
    pub name: String,
    /// The book whose numbers are cited. Where it is silent, the book behind it is.
    pub book: Book,
    /// What a director should know about it.
    pub notes: Vec<String>,
    /// The button, the blinds and those who join.
    pub button: ButtonRules,
    /// How much may be bet.
    pub betting: BettingRules,
    /// What a push of chips and words means.
    pub pushing: PushRules,
    /// Who shows, and how a pot is shared.
    pub showdown: ShowdownRules,
    /// Five-card draw in the Italian manner.
    pub italian: ItalianRules,
    /// Action out of turn.
    pub out_of_turn: OutOfTurnRules,
    /// Wrong action put right.
    pub corrections: CorrectionRules,
    pub misdeals: MisdealRules,
    pub disputes: DisputeRules,
    /// Who moves, when a table stops, when everybody draws anew.
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
    /// Has this the other's name and every switch of it? What is noted beside may differ.
    pub fn plays_as(&self, other: &Self) -> bool {
        let bare = |book: &Self| Self { notes: Vec::new(), ..book.clone() };
        bare(self) == bare(other)
    }
}

impl Default for Rulebook {
    /// TDA 2024, which has a word on most points.
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
