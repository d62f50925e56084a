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
    /// Until when a deal is a misdeal.
    pub until: MisdealUntil,
    /// A card with another back in a hand.
    pub other_back: OtherBack,
    /// A flop of four cards.
    pub four_card_flop: FourCardFlop,
    /// A burn that was left out, or one too many.
    pub burns: Burns,
    /// A turn that was dealt before the betting was over.
    pub early_turn: EarlyTurn,
}

/// Until when a deal is a misdeal.
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

/// A burn that was left out, or one too many.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Burns {
    /// The order of the cards is not restored; of a flop without a burn one card becomes the burn (TDA 2024 rules
    /// 38 and 39-B).
    #[default]
    NotRestored,
    /// Put right until somebody acts, and later cards are those that would have come (Robert's Rules, hold'em 4
    /// and 5).
    PutRight,
}

/// A turn that was dealt before the betting was over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum EarlyTurn {
    /// It goes back into the stub, which is shuffled (TDA 2024 recommended procedure 5, WSOP tournament rule 90).
    #[default]
    IntoTheStub,
    /// It is out of play, and the card of the river takes its place (Robert's Rules, hold'em 7).
    OutOfPlay,
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
