//! Misdeals, disputes and players who are not at their seat.

use serde::{Deserialize, Serialize};

/// The switches of misdeals.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MisdealRules {
    /// The rule for a player who missed the first deal and is back for the second.
    pub back_for_redeal: BackForRedeal,
    /// The number of extra cards that make a misdeal.
    pub extra_cards: ExtraCards,
    /// A stud card that should have been dealt face down.
    pub stud_downcard: StudDowncard,
    /// A card that the dealer exposes in the first deal of a draw game.
    pub draw_card: DrawCard,
    /// The time limit for a misdeal.
    pub until: MisdealUntil,
    /// A card with another back in a hand.
    pub other_back: OtherBack,
    /// A flop of four cards.
    pub four_card_flop: FourCardFlop,
    /// A missing burn, or an extra one.
    pub burns: Burns,
    /// A turn that was dealt before the betting was over.
    pub early_turn: EarlyTurn,
}

/// The time limit for a misdeal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum MisdealUntil {
    /// Until substantial action (TDA 2024 rule 35-D, WSOP tournament rule 88).
    #[default]
    SubstantialAction,
    /// Until two players have acted on their hands (Robert's Rules, misdeals).
    TwoActed,
}

/// A card with another back in a hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum OtherBack {
    /// A misdeal until substantial action (TDA 2024 rule 35-A).
    #[default]
    Misdeal,
    /// All action is void at any time (WSOP tournament rule 88-d, Robert's Rules, irregularities).
    Voids,
}

/// A flop of four cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum FourCardFlop {
    /// One of them is the next burn (TDA 2024 rule 39-A, WSOP tournament rule 89).
    #[default]
    OneIsTheNextBurn,
    /// The flop is dealt again (Robert's Rules, hold'em 3).
    DealtAgain,
}

/// A missing burn, or an extra one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Burns {
    /// The order of the cards is not restored; of a flop without a burn one card becomes the burn (TDA 2024 rules
    /// 38 and 39-B).
    #[default]
    NotRestored,
    /// Corrected until the first action, and later cards are those that would have come (Robert's
    /// Rules, hold'em 4 and 5).
    Restored,
}

/// A turn that was dealt before the betting was over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum EarlyTurn {
    /// The card returns to the stub, which is shuffled (TDA 2024 recommended procedure 5, WSOP
    /// tournament rule 90).
    #[default]
    IntoTheStub,
    /// The card is out of play, and the river card takes its place (Robert's Rules, hold'em 7).
    OutOfPlay,
}

/// The rule for a player who was away from the first deal and is back for the second.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum BackForRedeal {
    /// The player may play it (TDA 2024 rule 35-C).
    #[default]
    Plays,
    /// The hand is killed again (WSOP tournament rule 88).
    Killed,
}

/// The number of extra cards that make a misdeal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ExtraCards {
    /// A wrong number to any player (TDA 2024 rule 35-A).
    #[default]
    AnyWrongNumber,
    /// A wrong number to any player, or two or more extra cards in total, to any players (WSOP
    /// tournament rule 88).
    TwoInAll,
}

/// A stud card that should have been dealt face down and was exposed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum StudDowncard {
    /// The card is the upcard, and the third card is dealt face down (TDA 2024 recommended
    /// procedure 10-A).
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
    /// The card plays (the five-card draw of seed 001).
    Plays,
}

/// The switches of disputes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DisputeRules {
    /// The time limit for disputing the arithmetic of an awarded pot.
    pub pot_count: PotCount,
    /// The seconds after the award in which a hand that ended in a break may be disputed (60 in TDA
    /// 2024 rule 22).
    pub in_break: u16,
}

impl Default for DisputeRules {
    fn default() -> Self {
        Self { pot_count: PotCount::default(), in_break: 60 }
    }
}

/// The time limit for disputing the arithmetic of an awarded pot.
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
    /// The hand of a player who leaves the table with action pending.
    pub left_hand: LeftHand,
}

/// The hand of a player who is not at the seat when the first deal ends with its last card. Blinds
/// and antes are posted in any case.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum NotAtSeat {
    /// Killed at once (TDA 2024 rule 30, WSOP tournament rule 82).
    #[default]
    Killed,
    /// Passed on its turn (seed 000: an absent player's hands are passed; Robert's Rules 15: always
    /// dealt in and charged).
    PassedInTurn,
}

/// The hand of a player who leaves the table with action pending.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum LeftHand {
    /// The hand stays live and the player is penalised (TDA 2024 rule 31).
    #[default]
    LiveWithPenalty,
    /// The floor may declare it abandoned (WSOP tournament rule 84).
    MayBeAbandoned,
}
