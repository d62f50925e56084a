//! Why something cannot be done in a hand.

use crate::rules::{cards::Card, chips::Chips, seat::SeatNo};

/// Why an act is not possible now. The first that applies, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The hand is over.
    Over,
    /// This player was not dealt in.
    NotDealtIn(SeatNo),
    /// This player has folded or mucked.
    NotInHand(SeatNo),
    /// Cards are to be dealt first.
    CardsFirst,
    /// This player is to act before cards are dealt or shown.
    ActionFirst(SeatNo),
    /// It is this player's turn.
    OutOfTurn(SeatNo),
    /// The betting is over.
    NoBetting,
    /// No cards may be changed now.
    NoDraw,
    /// This is the time to change cards, or to keep them.
    DrawFirst(SeatNo),
    /// So many cards are due, not more.
    CardsDue(u8),
    /// This card is there already.
    CardTwice(Card),
    /// The player does not hold this card.
    NotHeld(Card),
    /// More cards than the player holds.
    TooManyCards,
    /// There is a bet to match: so much is to be added, or all there is.
    BetToMatch(Chips),
    NothingToCall,
    /// There is a bet already: it can be raised.
    BetAlready,
    /// Nobody has bet: there is nothing to raise.
    NothingToRaise,
    NothingToComplete,
    /// The low card is to bring it in or to complete.
    BringInFirst,
    /// There is no bring-in to post.
    NoBringIn,
    /// Nobody is left who could call more.
    NobodyToCall,
    /// The player has no more chips than it takes to call.
    NoMoreChips,
    /// He acted already, and what came since is less than a full raise (TDA 2024 rule 47).
    NotReopened,
    /// The house allows no more raises on this street (TDA 2024 rule 48).
    RaisesCapped,
    /// It is to be at least this much, all-in aside (TDA 2024 rule 43).
    BelowLeast(Chips),
    /// It may be at most this much: the pot, the fixed bet, or all there is.
    AboveMost(Chips),
    /// Who is all-in or called all-in shows (TDA 2024 rule 16).
    AllInShows,
    /// Nothing is to be shown yet.
    NoShowdown,
    /// These cards were shown already.
    ShownAlready,
    /// The last hand takes the pot and cannot be given up.
    LastHand,
}

/// Why a hand cannot begin like this.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CannotStart {
    /// Fewer than two players.
    TooFewPlayers,
    /// A player without chips.
    NoChips(SeatNo),
    /// More chips together than one amount holds ([`Chips::MOST`]): whoever wins them could not be told.
    ///
    /// [`Chips::MOST`]: crate::rules::chips::Chips::MOST
    TooManyChips,
    /// In limit, a bet that is nothing; elsewhere a least bet that is nothing.
    NoBet,
    /// A blind or ante of somebody who was not dealt in.
    PostsWithoutCards(SeatNo),
    /// A deck does not go round.
    TooManyPlayers,
}
