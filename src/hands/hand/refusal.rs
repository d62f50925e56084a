//! The reasons for refusing an act in a hand.

use bottone_base::{cards::Card, chips::Chips, seat::SeatNo};

/// The reason why an act is not possible now. The first that applies, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActRefusal {
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
    /// Another player is to act: this one.
    OutOfTurn(SeatNo),
    /// The betting is over.
    NoBetting,
    /// No cards may be changed now.
    NoDraw,
    /// The player must first draw or stand pat.
    DrawFirst(SeatNo),
    /// This many cards are due, not more.
    CardsDue(u8),
    /// This card is already in play.
    CardTwice(Card),
    /// The player does not hold this card.
    NotHeld(Card),
    /// More cards than the player holds.
    TooManyCards,
    /// There is a bet to match: this much is to be added, or the whole stack.
    BetToMatch(Chips),
    NothingToCall,
    /// There is a bet already: it can be raised.
    BetAlready,
    /// There is no bet to raise.
    NothingToRaise,
    NothingToComplete,
    /// The low card is to bring it in or to complete.
    BringInFirst,
    /// There is no bring-in to post.
    NoBringIn,
    /// No other player could call more.
    NobodyToCall,
    /// The player has no more chips than a call costs.
    NoMoreChips,
    /// The player acted already, and the increase since is less than a full raise (TDA 2024 rule
    /// 47).
    NotReopened,
    /// The house allows no more raises on this street (TDA 2024 rule 48).
    RaisesCapped,
    /// The amount must be at least this, all-in aside (TDA 2024 rule 43).
    BelowLeast(Chips),
    /// The amount may be at most this: the pot, the fixed bet, or the whole stack.
    AboveMost(Chips),
    /// A player who is all-in or called all-in shows (TDA 2024 rule 16).
    AllInShows,
    /// The showdown has not begun.
    NoShowdown,
    /// These cards were shown already.
    ShownAlready,
    /// The last hand takes the pot and cannot be given up.
    LastHand,
}

/// The reason why a hand cannot begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StartFault {
    /// Fewer than two players.
    TooFewPlayers,
    /// A player without chips.
    NoChips(SeatNo),
    /// More chips in total than one amount holds ([`Chips::MOST`]), so the winner's stack could not
    /// be stored.
    ///
    /// [`Chips::MOST`]: bottone_base::chips::Chips::MOST
    TooManyChips,
    /// A limit bet of zero; in other games, a least bet of zero.
    NoBet,
    /// A blind or ante of a player who was not dealt in.
    PostsWithoutCards(SeatNo),
    /// One deck is not enough.
    TooManyPlayers,
}
