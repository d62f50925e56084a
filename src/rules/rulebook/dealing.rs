//! Misdeals, disputes and those who are not at their seat.

use serde::{Deserialize, Serialize};

/// The switches of misdeals.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MisdealRules {
    /// Who missed the first deal and is back for the second.
    pub back_for_redeal: BackForRedeal,
    /// How many cards too many make a misdeal.
    pub extra_cards: ExtraCards,
    /// A card of a stud player that should have been dealt face down.
    pub stud_downcard: StudDowncard,
    /// A card that the dealer exposes in the first deal of a draw game.
    pub draw_card: DrawCard,
}

/// Who was away from the first deal and is back for the second.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum BackForRedeal {
    /// May play it (TDA 2024 rule 35-C).
    #[default]
    Plays,
    /// The hand is killed again (WSOP tournament rule 88).
    Killed,
}

/// How many cards too many make a misdeal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ExtraCards {
    /// A wrong number to any player (TDA 2024 rule 35-A).
    #[default]
    AnyWrongNumber,
    /// A wrong number to any player, and two or more cards too many in all whoever got them (WSOP
    /// tournament rule 88).
    TwoInAll,
}

/// A card of a stud player that should have been dealt face down and was exposed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum StudDowncard {
    /// It is the upcard, and the third card comes face down (TDA 2024 recommended procedure 10-A).
    #[default]
    BecomesUpcard,
    /// A misdeal (WSOP tournament rule 88).
    Misdeal,
}

/// A card that the dealer exposes in the first deal of a draw game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum DrawCard {
    /// As the house says (TDA 2024 rule 35-A).
    #[default]
    House,
    /// The first is replaced, the second makes a misdeal (WSOP tournament rules section IX).
    SecondMisdeals,
    /// It plays (the five-card draw of seed 001).
    Plays,
}

/// The switches of disputes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DisputeRules {
    /// Until when the arithmetic of a pot that was awarded may be disputed.
    pub pot_count: PotCount,
    /// Seconds after the award in which a hand that ended in a break may be disputed (60 in TDA 2024
    /// rule 22).
    pub in_break: u16,
}

impl Default for DisputeRules {
    fn default() -> Self {
        Self { pot_count: PotCount::default(), in_break: 60 }
    }
}

/// Until when the arithmetic of a pot that was awarded may be disputed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum PotCount {
    /// Until substantial action in the next hand (TDA 2024 rule 22).
    #[default]
    UntilSubstantialAction,
    /// Until the next hand begins (WSOP tournament rule 76).
    UntilNextHand,
}

/// The switches of absence.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AbsenceRules {
    /// The hand of a player who is not at the seat when the deal ends.
    pub not_at_seat: NotAtSeat,
    /// The hand of a player who walks off with action pending.
    pub left_hand: LeftHand,
}

/// The hand of a player who is not at the seat when the last card of the first deal is dealt. Blinds
/// and antes are posted all the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum NotAtSeat {
    /// Killed at once (TDA 2024 rule 30, WSOP tournament rule 82).
    #[default]
    Killed,
    /// Passed when its turn comes (seed 000: an absent player's hands are passed;
    /// Robert's Rules 15: always dealt in and charged).
    PassedInTurn,
}

/// The hand of a player who walks off with action pending.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum LeftHand {
    /// It stays live and the player is penalised (TDA 2024 rule 31).
    #[default]
    LiveWithPenalty,
    /// The floor may hold it abandoned (WSOP tournament rule 84).
    MayBeAbandoned,
}
