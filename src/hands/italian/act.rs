//! The actions in an Italian evening, and the reasons for refusing them.

use bottone_base::{
    cards::Card,
    chips::Chips,
    seat::{SeatNo, Seats},
};
use bottone_rules::italian::FourToStraightFlush;
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use super::{five, opening::OpeningPair};

/// A player's five cards.
pub type Five = [Card; 5];

/// An act at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum ItalianAct {
    /// A player puts more chips on the table (*rifornimento*), between hands. The player's debt
    /// goes into the pot at once.
    Buy { seat: SeatNo, chips: Chips },
    /// All agree to play a pot of words in parts over as many hands (*frazionare*), between hands.
    Split { parts: u8 },
    /// The evening ends, between hands, when no pot is waiting.
    Stop,
    /// All players post the ante (*invito*).
    Ante,
    /// The dealer gives five cards to each player, one at a time. After this no player may open
    /// blind.
    Deal,
    /// A player speaks.
    Says(SeatNo, PlayerWord),
    /// The dealer exposes a card in the draw; it plays (seed 001).
    Exposed {
        /// The player who gets the card.
        seat: SeatNo,
        /// The card, if it is recorded.
        card: Option<Card>,
    },
    /// All players pay up to the same amount (*conguaglio*) after all have said *parola*.
    Equalise,
    /// The dealer says who has the best hand in the next pot, if the cards are not recorded. Side
    /// pots come first, the last formed before the others (seed 000).
    Award {
        /// One seat, or several where pots are split.
        winners: Seats,
    },
    /// The players ask for the openers, with this result.
    Openers(Proof),
    /// The pot is collected, without a request for openers.
    Collect,
}

/// The word of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum PlayerWord {
    /// *Buio*: opens blind before the cards are dealt, for twice the pot.
    Blind,
    /// *Controbuio*: the next player opens blind for four times the pot.
    Reblind,
    /// *Contro-controbuio*: a later player does so for eight times the pot.
    ThirdBlind,
    /// *Vedo* by the first blind before looking at the cards: the player keeps the right to raise
    /// first.
    SeeUnseen,
    /// *Passo*: before the opening, does not open but may still come in; later, folds.
    Pass,
    /// *Apro*.
    Open {
        chips: Chips,
        /// The cards, if known; then the program checks that they open.
        #[serde(default, with = "five")]
        cards: Option<Five>,
    },
    /// *Vedo*: pays the price, or all-in.
    See,
    /// *Rilancio*.
    Raise {
        /// The amount of the raise, beyond the price to see.
        by: Chips,
    },
    /// Changes this many cards. Zero is the same as *servito*.
    Draw { cards: u8 },
    /// *Cip*: bets the minimum.
    Cip,
    /// Bets after the draw.
    Bet { chips: Chips },
    /// *Parola*: leaves the word to the next player. A blind who does not raise says it too.
    Parola,
    /// Shows the cards.
    Show {
        /// The cards, if recorded; then they speak for themselves.
        #[serde(default, with = "five")]
        cards: Option<Five>,
    },
    /// Gives up without showing.
    Concede,
}

impl PlayerWord {
    /// *Servito*: changes no cards.
    pub const SERVED: Self = Self::Draw { cards: 0 };
}

/// The result of asking for the openers (seed 001).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Proof {
    /// The opener proves the right to open.
    Opener {
        /// The five cards dealt to the opener, if recorded.
        #[serde(default, with = "five")]
        cards: Option<Five>,
    },
    /// The opener does not, but the player with the better hand could have opened and had not
    /// passed.
    Winner {
        /// The five cards dealt to the winner, if recorded.
        #[serde(default, with = "five")]
        cards: Option<Five>,
    },
    /// No player proves it.
    Nobody,
}

/// The phase of an evening, by the act that comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Phase {
    /// The ante of the next hand.
    Ante,
    /// Blind openings, and the deal.
    Blinds,
    Opening,
    /// Raises after an opening.
    Raising,
    /// The change of cards.
    Draw,
    /// Bets after the draw.
    Second,
    /// All players pay up to the same amount.
    Equalise,
    /// Cards to be shown, or read.
    Showdown,
    /// The proof of the opening, if a player asks for it.
    Proof,
    /// The evening is over.
    Over,
}

/// The reason why an act is refused, with its numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum ItalianRefusal {
    /// The act does not belong to this phase.
    NotNow(Phase),
    /// The player does not play, or has folded.
    NotInHand(SeatNo),
    /// Another player's turn.
    NotHisTurn {
        turn: SeatNo,
    },
    /// Fewer than two players.
    TooFewPlayers,
    /// More chips than the largest amount.
    TooManyChips,
    /// A purchase of no chips.
    NoChips,
    /// The player owes a pot, and a purchase must be more than that.
    OwesMore {
        owes: Chips,
    },
    /// A pot is waiting to be won.
    PotWaits {
        pot: Chips,
    },
    /// This pot cannot be played in parts.
    NotToBeSplit,
    /// Too few or too many parts.
    WrongParts {
        most: u8,
    },
    /// These rules do not have this blind opening.
    NoSuchBlind,
    /// A pot of words is not opened blind.
    NoBlindInParole,
    /// Another blind must come first, or has come already.
    BlindOutOfOrder,
    /// The blind belongs to another seat.
    BlindBelongsTo(SeatNo),
    /// The player is not between the last blind and the first.
    NotBeyondReblind,
    /// Only the first blind keeps the right to raise by seeing before looking.
    OnlyFirstBlind(SeatNo),
    /// The player does not have enough chips for it.
    CostsTooMuch {
        costs: Chips,
        has: Chips,
    },
    /// The player's cards do not open.
    NotOpeners {
        /// The lowest pair that opens.
        level: OpeningPair,
        /// The four cards to a straight flush that open.
        four: FourToStraightFlush,
    },
    /// Fewer chips than the minimum.
    TooLittle {
        least: Chips,
    },
    /// More chips than the maximum.
    TooMuch {
        most: Chips,
    },
    /// A pot of words is opened for the amount of the pot.
    ForThePot {
        pot: Chips,
    },
    NothingToSee,
    /// The player must see, raise or pass.
    HasToSee {
        costs: Chips,
    },
    /// There is a bet already: only a raise is possible.
    BetAlready,
    /// There is no bet to raise.
    NothingToRaise,
    /// Only the blind may raise first.
    OnlyTheBlindRaises(SeatNo),
    /// The blind may raise only by one, two or three times the blind.
    NotTimesTheBlind {
        blind: Chips,
    },
    /// The player has spoken, and no full raise has come since (seed 000).
    NotReopened,
    /// No other player could answer a raise.
    NobodyToAnswer,
    /// More cards than may be changed.
    TooManyCards {
        most: u8,
    },
    /// The player was given no card that could have been exposed.
    NothingExposed,
    /// The player who was called shows.
    CalledShows,
    /// No other player can win all that the player has put in.
    NobodyElse,
    /// A card that is not in the deck.
    NotInDeck(Card),
    CardTwice(Card),
    /// Not one of the players who can win the pot, or several where suits decide.
    CannotWin {
        among: Seats,
    },
    /// The opener won: no other player can prove it.
    OpenerWon,
    /// The winner had passed before the opening.
    WinnerPassed(SeatNo),
}
