//! What people do in an Italian evening, and why it may be refused.

use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use super::{five, opening::Level, rules::FourToStraightFlush};
use crate::rules::{
    cards::Card,
    chips::Chips,
    seat::{SeatNo, Seats},
};

/// A player's five cards.
pub type Five = [Card; 5];

/// Something that is done at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Act {
    /// A player puts more chips on the table (*rifornimento*). Between hands. What he owes goes into
    /// the pot at once.
    Buy { seat: SeatNo, chips: Chips },
    /// All agree to play a pot of words in parts over as many hands (*frazionare*). Between hands.
    Split { parts: u8 },
    /// The evening ends. Between hands, when no pot is waiting.
    Stop,
    /// Everybody puts in the ante (*invito*).
    Ante,
    /// The dealer gives five cards to each, one at a time. Nobody opens blind any more.
    Deal,
    /// A player speaks.
    Says(SeatNo, Word),
    /// The dealer exposes a card that he gives in the draw; it plays (seed 001).
    Exposed {
        /// To whom it was given.
        seat: SeatNo,
        /// The card, where it is written down.
        card: Option<Card>,
    },
    /// Everybody pays up to the same amount (*conguaglio*) after all have said *parola*.
    Equalise,
    /// The dealer says who has the best hand in the next pot, where the cards are not written down.
    /// Side pots come first, the last formed before the others (seed 000).
    Award {
        /// One seat, or several where pots are split.
        winners: Seats,
    },
    /// The players ask for the openers, and this is what comes of it.
    Openers(Proof),
    /// The pot is taken in, nobody having asked for openers.
    Collect,
}

/// What a player says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Word {
    /// *Buio*: he opens blind before the cards are dealt, for twice the pot.
    Blind,
    /// *Controbuio*: the next opens blind for four times the pot.
    Reblind,
    /// *Contro-controbuio*: a later player does so for eight times the pot.
    ThirdBlind,
    /// *Vedo*, of the first blind before he looks at his cards: he keeps the right to raise first.
    SeeUnseen,
    /// *Passo*: before the opening he does not open, but may still come in; later he gives up.
    Pass,
    /// *Apro*.
    Open {
        chips: Chips,
        /// His cards, where they are known; then it is checked that they open.
        #[serde(default, with = "five")]
        cards: Option<Five>,
    },
    /// *Vedo*: he puts in what is asked, or all he has.
    See,
    /// *Rilancio*.
    Raise {
        /// By how much, beyond what he has to see.
        by: Chips,
    },
    /// He changes so many cards. None is the same as *servito*.
    Draw { cards: u8 },
    /// *Cip*: he bets the least.
    Cip,
    /// He bets after the draw.
    Bet { chips: Chips },
    /// *Parola*: he leaves the word to the next. A blind who does not raise says it too.
    Parola,
    /// He shows his cards.
    Show {
        /// The cards, where they are written down; then they speak for themselves.
        #[serde(default, with = "five")]
        cards: Option<Five>,
    },
    /// He gives up without showing.
    Concede,
}

impl Word {
    /// *Servito*: he changes no card.
    pub const SERVED: Self = Self::Draw { cards: 0 };
}

/// What came of asking for the openers (seed 001).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Proof {
    /// The opener proves that he could open.
    Opener {
        /// The five cards that he was dealt, where they are written down.
        #[serde(default, with = "five")]
        cards: Option<Five>,
    },
    /// He does not, but the player who beat him could have opened and had not passed.
    Winner {
        /// The five cards that the winner was dealt, where they are written down.
        #[serde(default, with = "five")]
        cards: Option<Five>,
    },
    /// Neither does.
    Nobody,
}

/// What an evening waits for.
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
    /// That everybody pays up to the same amount.
    Equalise,
    /// Cards to be shown, or read.
    Showdown,
    /// The proof of the opening, if anybody asks for it.
    Proof,
    /// Nothing: it is over.
    Over,
}

/// Why something cannot be done, with its numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Refused {
    /// It does not belong to this moment.
    NotNow(Phase),
    /// He does not play, or has given up.
    NotInHand(SeatNo),
    /// Somebody else speaks.
    NotHisTurn {
        turn: SeatNo,
    },
    /// Fewer than two can play.
    TooFewPlayers,
    /// More chips than there can be.
    TooManyChips,
    /// Chips are to be bought, and these are none.
    NoChips,
    /// He owes a pot, and a purchase has to be more than that.
    OwesMore {
        owes: Chips,
    },
    /// A pot waits to be won.
    PotWaits {
        pot: Chips,
    },
    /// This pot cannot be played in parts.
    NotToBeSplit,
    /// Too few or too many parts.
    WrongParts {
        most: u8,
    },
    /// These rules have no such blind opening.
    NoSuchBlind,
    /// Nobody opens a pot of words blind.
    NoBlindInParole,
    /// Another blind has to come first, or has come already.
    BlindOutOfOrder,
    /// The blind belongs to another seat.
    BlindBelongsTo(SeatNo),
    /// He is not between the last blind and the first.
    NotBeyondReblind,
    /// Only the first blind keeps the right to raise by seeing before he looks.
    OnlyFirstBlind(SeatNo),
    /// He has not enough for it.
    CostsTooMuch {
        costs: Chips,
        has: Chips,
    },
    /// His cards do not open.
    NotOpeners {
        /// The lowest pair that does.
        level: Level,
        /// Which four cards to a straight flush do.
        four: FourToStraightFlush,
    },
    /// Fewer chips than the least.
    TooLittle {
        least: Chips,
    },
    /// More chips than the most.
    TooMuch {
        most: Chips,
    },
    /// A pot of words is opened for the pot.
    ForThePot {
        pot: Chips,
    },
    NothingToSee,
    /// He has to see, raise or pass.
    HasToSee {
        costs: Chips,
    },
    /// Somebody has bet: it takes a raise.
    BetAlready,
    /// Nobody has bet: it takes a bet.
    NothingToRaise,
    /// Only the blind may raise first.
    OnlyTheBlindRaises(SeatNo),
    /// The blind raises by the blind, or by two or three times the blind.
    NotTimesTheBlind {
        blind: Chips,
    },
    /// He has spoken, and no full raise has come since (seed 000).
    NotReopened,
    /// Nobody is left who could answer a raise.
    NobodyToAnswer,
    /// More cards than may be changed.
    TooManyCards {
        most: u8,
    },
    /// No card was given to him that could have been exposed.
    NothingExposed,
    /// The player who was called shows.
    CalledShows,
    /// Nobody else can win all that he has put in.
    NobodyElse,
    /// A card that is not in the deck.
    NotInDeck(Card),
    CardTwice(Card),
    /// Not one of those who can win the pot, or several where suits decide.
    CannotWin {
        among: Seats,
    },
    /// The opener won: nobody can prove it for him.
    OpenerWon,
    /// The winner had passed before the opening.
    WinnerPassed(SeatNo),
}
