//! The switches for the points on which the guides to the Italian game differ.
//!
//! The guides are the three that the rest of Bottone calls seeds 000, 001 and 004. Seed 000 is the
//! general rules, which have a paragraph on opening with jacks; 001 is a guide to Italian five-card
//! draw; 004 is a book of card games. Where a guide is silent, its rules follow seed 001.

use bottone_base::cards::{Card, Cards, Rank, Suit};
use serde::{Deserialize, Serialize};

use crate::ranking::{
    FlushTie, RankingGame, Ties,
    italian::{deck, lowest_rank},
};

/// The rules of an Italian evening: every point on which the guides differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ItalianRules {
    /// The number of players allowed.
    pub company: Company,
    pub deck: Deck,
    /// The order of the suits.
    pub suits: SuitOrder,
    /// The rule that decides between hands of the same ranks.
    pub ties: Ties,
    /// The rule that decides between two flushes.
    pub flush: FlushTie,
    /// The requirement for opening.
    pub openers: Openers,
    /// The rule for opening with four cards to a straight flush.
    pub four_to_straight_flush: FourToStraightFlush,
    /// The requirement after hands without an opening.
    pub progression: Progression,
    /// The dealer after a hand without an opening.
    pub dealer_after_no_opening: DealerAfterNoOpening,
    /// The limit of bets and raises.
    pub limit: Limit,
    /// The pot by which a raise is measured.
    pub pot_of_raise: PotOfRaise,
    pub opening_most: OpeningMost,
    pub raise_least: RaiseLeast,
    /// The extent of blind openings.
    pub blinds: BlindOpenings,
    /// The amount by which the blind raises the players who came to see it.
    pub blind_raise: BlindRaise,
    /// The most cards that a player may change.
    pub draw_most: DrawMost,
    /// The rule for discards.
    pub discards: Discards,
    /// The rule for the opener's discards.
    pub opener_discards: OpenerDiscards,
    /// The outcome if all players say *parola* after the draw.
    pub parole: Parole,
    /// The penalty for opening without openers.
    pub false_opening: FalseOpening,
}

impl ItalianRules {
    /// Returns the game whose hand ranking applies with this many players.
    pub const fn game(&self, players: u8) -> RankingGame {
        RankingGame::Italian { players: self.counted(players), flush: self.flush, ties: self.ties }
    }

    /// Returns the number of players for which the rule of eleven gives the deck in use.
    pub const fn counted(&self, players: u8) -> u8 {
        self.deck.counted(players)
    }

    /// Returns the lowest rank in the deck with this many players, two to nine: eleven less the
    /// players.
    pub const fn lowest(&self, players: u8) -> Option<Rank> {
        lowest_rank(self.deck.counted(players))
    }

    /// Returns the cards in play with this many players, two to nine.
    pub fn cards(&self, players: u8) -> Option<Cards> {
        deck(self.deck.counted(players))
    }

    /// Returns the card with the suit that has its place in the Italian order of suits.
    pub fn in_order(&self, card: Card) -> Card {
        let suit = match (self.suits, card.suit()) {
            (SuitOrder::HeartsHighest, suit) => suit,
            (SuitOrder::SpadesHighest, Suit::Spades) => Suit::Hearts,
            (SuitOrder::SpadesHighest, Suit::Hearts) => Suit::Diamonds,
            (SuitOrder::SpadesHighest, Suit::Diamonds) => Suit::Clubs,
            (SuitOrder::SpadesHighest, Suit::Clubs) => Suit::Spades,
        };
        Card::new(card.rank(), suit)
    }
}

impl Default for ItalianRules {
    /// Returns the rules of seed 001, the guide to the Italian game, which covers nearly
    /// everything.
    fn default() -> Self {
        Self {
            company: Company::FourOrFive,
            deck: Deck::Stripped,
            suits: SuitOrder::HeartsHighest,
            ties: Ties::SuitsDecide,
            flush: FlushTie::SuitFirst,
            openers: Openers::JacksOrBetter,
            four_to_straight_flush: FourToStraightFlush::OneOfTwoCards,
            progression: Progression::KingsThreeTimes,
            dealer_after_no_opening: DealerAfterNoOpening::PassesLeft,
            limit: Limit::Pot,
            pot_of_raise: PotOfRaise::WithTheCall,
            opening_most: OpeningMost::Pot,
            raise_least: RaiseLeast::Cip,
            blinds: BlindOpenings::Controbuio,
            blind_raise: BlindRaise::UpToThreeTimes,
            draw_most: DrawMost::Four,
            discards: Discards::Apart,
            opener_discards: OpenerDiscards::KeptUnlessNeeded,
            parole: Parole::OpenForPot,
            false_opening: FalseOpening::Everything,
        }
    }
}

/// The number of players allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Company {
    /// Four or five as a rule, seldom six, hardly ever three; at most eight (seed 001).
    FourOrFive,
    /// Four to six as a rule, at most seven (seed 004).
    FourToSix,
}

impl Company {
    /// Returns the most players.
    pub const fn most(self) -> u8 {
        match self {
            Self::FourOrFive => 8,
            Self::FourToSix => 7,
        }
    }
}

/// The deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Deck {
    /// The lowest rank is eleven less the players (seeds 001 and 004). That makes four more ranks
    /// than players (seed 004: "the rule of four").
    Stripped,
    /// All 52 cards (seed 000).
    Whole,
}

impl Deck {
    /// Returns the number of players for which the rule of eleven gives this deck.
    const fn counted(self, players: u8) -> u8 {
        match self {
            Self::Stripped => players,
            Self::Whole => 9,
        }
    }
}

/// The order of the suits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SuitOrder {
    /// Hearts, diamonds, clubs, spades (seed 004; the picture in seed 001 is lost, but hearts win in
    /// its examples).
    HeartsHighest,
    /// Spades, hearts, diamonds, clubs, as casinos order them: a house rule.
    SpadesHighest,
}

/// The requirement for opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Openers {
    /// A pair of jacks or better, and more after hands without an opening (all seeds).
    JacksOrBetter,
    /// No requirement: official play and casinos do not ask for openers (seed 000).
    Anything,
}

/// The rule for opening with four cards to a straight flush (*progetto di scala reale*).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FourToStraightFlush {
    /// Four in sequence, without the ace (seed 000).
    WithoutAce,
    /// Any four that one of two cards completes (seed 001). It differs from seed 000 only with two
    /// players: `ATJQ` is completed by the king, and by the nine above a low ace.
    OneOfTwoCards,
    /// Any four that some card completes: a custom of some tables.
    OneCard,
    /// Four cards do not open (seed 004, which does not mention them).
    Never,
}

/// The requirement after hands without an opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Progression {
    /// Jacks, queens, then kings until the pot is won (seed 000; seed 004 says only jacks, queens,
    /// kings).
    KingsUntilWon,
    /// Jacks, queens, kings for three hands, queens, jacks (seed 001), and then up again.
    KingsThreeTimes,
}

/// The dealer after a hand without an opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DealerAfterNoOpening {
    /// The player to the dealer's left (seeds 001 and 004).
    PassesLeft,
    /// The same dealer: the cards are shuffled and the opening is repeated (seed 000).
    Stays,
}

/// The limit of bets and raises.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Limit {
    /// The pot (seed 001: the usual game).
    Pot,
    /// The player's chips on the table, *i resti* (seeds 001 and 004).
    Table,
}

/// The pot by which a raise is measured. Seed 001 says "what is in the pot at that moment", which
/// can be read both ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PotOfRaise {
    /// The pot after the raiser has called, as in pot-limit elsewhere.
    WithTheCall,
    /// The pot at the moment when the player begins to speak.
    AsItLies,
}

/// The most for which a player may open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum OpeningMost {
    /// The pot, regardless of the limit afterwards (seed 001).
    Pot,
    /// The player's stack (seed 004).
    Stack,
}

/// The least raise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RaiseLeast {
    /// The *cip* (seed 004; seed 001 says nothing).
    Cip,
    /// The last bet or raise (seed 000).
    LastRaise,
}

/// The extent of blind openings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum BlindOpenings {
    /// No blind openings (seed 000 knows them only as the blinds of other games).
    None,
    /// *Buio* and *controbuio* (seed 001).
    Controbuio,
    /// *Buio*, *controbuio* and *contro-controbuio* (seed 004).
    ControControbuio,
}

/// The amount by which the blind raises the players who came to see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum BlindRaise {
    /// By the blind, or by two or three times the blind (seed 001). The limit does not matter.
    UpToThreeTimes,
    /// As any other raise (seed 004, which is silent on it).
    Any,
}

/// The most cards that a player may change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DrawMost {
    /// Four (seed 001).
    Four,
    /// All five (seed 004: "one or more"; seed 001 of the American game).
    Five,
}

impl DrawMost {
    /// Returns the number of cards.
    pub const fn cards(self) -> u8 {
        match self {
            Self::Four => 4,
            Self::Five => 5,
        }
    }
}

/// The rule for discards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Discards {
    /// Discards are kept apart, and shuffled when the stock runs out (seed 001).
    Apart,
    /// Discards go under the stock (seed 004).
    UnderStock,
}

/// The rule for the opener's discards, which may be needed to prove the opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum OpenerDiscards {
    /// The opener keeps them in front unless they are needed for a shuffle, and then names them
    /// (seed 001).
    KeptUnlessNeeded,
    /// The opener announces a split of the openers, and the discards are never shuffled (seed 001:
    /// some tables).
    NeverShuffled,
}

/// The outcome if all players say *parola* after the draw. If a player is all-in, and so cannot say
/// it, the cards are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Parole {
    /// *Piatto di parole*: all players pay up to the same amount. A pair of kings or better opens
    /// the next hand for the pot. There are no blind openings, and the pot may be split if all
    /// agree (seed 001).
    OpenForPot,
    /// All players pay up to the same amount, and the pot goes to the next hand (seed 004).
    AddsToNext,
    /// The cards are shown, as in other games (seed 000: when all check, the next phase is free).
    ShowCards,
}

/// The penalty for opening without openers (*falsa apertura*).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FalseOpening {
    /// If the opener wins, all players take back all their chips. If another player wins, who could
    /// not have opened either, the opener pays the pot once more as it was at the start (seed 001).
    Everything,
    /// As `Everything`, but only the bets of the hand go back. The pot at its start stays for the
    /// next: the other reading of seed 001.
    BetsOnly,
    /// No penalty (seeds 000 and 004 do not mention it).
    Unpunished,
}
