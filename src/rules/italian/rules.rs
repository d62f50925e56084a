//! The switches in which the guides to the Italian game differ.
//!
//! The guides are the three that the rest of Bottone calls seeds 000 (the general rules, which
//! have a paragraph on opening with jacks), 001 (a guide to five-card draw as in Italy) and 004 (a
//! book of card games). Where a guide says nothing, its rules take the word of seed 001.

use serde::{Deserialize, Serialize};

use crate::rules::{
    cards::{Card, Cards, Rank, Suit},
    ranking::{
        FlushTie, Game, Ties,
        italian::{deck, lowest_rank},
    },
};

/// How an Italian evening is played: every point on which the guides differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ItalianRules {
    /// How many may sit down.
    pub company: Company,
    pub deck: Deck,
    /// Which suit is worth more.
    pub suits: SuitOrder,
    /// What decides between hands of the same ranks.
    pub ties: Ties,
    /// What decides between two flushes.
    pub flush: FlushTie,
    /// Does one need anything in order to open?
    pub openers: Openers,
    /// Do four cards to a straight flush open?
    pub four_to_straight_flush: FourToStraightFlush,
    /// What opens after hands that nobody opened.
    pub progression: Progression,
    /// Who deals after a hand that nobody opened.
    pub dealer_after_no_opening: DealerAfterNoOpening,
    /// The limit of bets and raises.
    pub limit: Limit,
    /// What counts as the pot when a raise is measured by it.
    pub pot_of_raise: PotOfRaise,
    pub opening_most: OpeningMost,
    pub raise_least: RaiseLeast,
    /// How far blind openings go.
    pub blinds: BlindOpenings,
    /// By how much the blind raises those who came to see it.
    pub blind_raise: BlindRaise,
    /// The most cards that one may change.
    pub draw_most: DrawMost,
    /// What becomes of discards.
    pub discards: Discards,
    /// What becomes of the opener's discards.
    pub opener_discards: OpenerDiscards,
    /// What happens when everybody says *parola* after the draw.
    pub parole: Parole,
    /// What it costs to open without openers.
    pub false_opening: FalseOpening,
}

impl ItalianRules {
    /// The game by which hands are compared when so many play.
    pub const fn game(&self, players: u8) -> Game {
        Game::Italian { players: self.counted(players), flush: self.flush, ties: self.ties }
    }

    /// The players for whom the rule of eleven gives the deck that is played with.
    pub(super) const fn counted(&self, players: u8) -> u8 {
        self.deck.counted(players)
    }

    /// The lowest rank in the deck when so many play, two to nine: eleven less the players.
    pub const fn lowest(&self, players: u8) -> Option<Rank> {
        lowest_rank(self.deck.counted(players))
    }

    /// The cards that are played with when so many play, two to nine.
    pub fn cards(&self, players: u8) -> Option<Cards> {
        deck(self.deck.counted(players))
    }

    /// A card as the Italian order of suits sees it: it takes the suit that has its place there.
    pub(super) fn in_order(&self, card: Card) -> Card {
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
    /// Those of seed 001, the guide to the Italian game, which has nearly everything.
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

/// How many may sit down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Company {
    /// Four or five as a rule, seldom six, hardly ever three; at most eight (seed 001).
    FourOrFive,
    /// Four to six as a rule, at most seven (seed 004).
    FourToSix,
}

impl Company {
    /// The most players.
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
    /// The lowest rank is eleven less the players (seeds 001 and 004), which makes four more ranks
    /// than there are players (seed 004: "the rule of four").
    Stripped,
    /// All 52 cards (seed 000).
    Whole,
}

impl Deck {
    /// The players for whom the rule of eleven gives this deck.
    const fn counted(self, players: u8) -> u8 {
        match self {
            Self::Stripped => players,
            Self::Whole => 9,
        }
    }
}

/// Which suit is worth more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SuitOrder {
    /// Hearts, diamonds, clubs, spades (seed 004; the picture in seed 001 is lost, but hearts win in
    /// its examples).
    HeartsHighest,
    /// Spades, hearts, diamonds, clubs, as casinos order them: a house rule.
    SpadesHighest,
}

/// Does one need anything in order to open?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Openers {
    /// A pair of jacks or better, and more after hands that nobody opened (all seeds).
    JacksOrBetter,
    /// Nothing: official play and casinos do not ask for openers (seed 000).
    Anything,
}

/// Do four cards to a straight flush (*progetto di scala reale*) open?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FourToStraightFlush {
    /// Four in sequence, the ace not among them (seed 000).
    WithoutAce,
    /// Any four that one of two cards completes (seed 001). It differs from seed 000 only where
    /// two play: `ATJQ` is completed by the king, and by the nine above a low ace.
    OneOfTwoCards,
    /// Any four that some card completes: a custom of some tables.
    OneCard,
    /// No (seed 004, which does not mention them).
    Never,
}

/// What opens after hands that nobody opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Progression {
    /// Jacks, queens, then kings until the pot is won (seed 000; seed 004 says no more than jacks,
    /// queens, kings).
    KingsUntilWon,
    /// Jacks, queens, kings for three hands, queens, jacks (seed 001), and then up again.
    KingsThreeTimes,
}

/// Who deals after a hand that nobody opened.
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
    /// What is in the pot (seed 001: the usual game).
    Pot,
    /// What one has on the table, *i resti* (seeds 001 and 004).
    Table,
}

/// What counts as the pot when a raise is measured by it. Seed 001 says "what is in the pot at that
/// moment", which can be read both ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PotOfRaise {
    /// The pot after the raiser has called, as pot limit is counted elsewhere.
    WithTheCall,
    /// The pot as it lies when he begins to speak.
    AsItLies,
}

/// The most that one may open for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum OpeningMost {
    /// The pot, whatever the limit afterwards (seed 001).
    Pot,
    /// What one has in front (seed 004).
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

/// How far blind openings go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum BlindOpenings {
    /// There are none (seed 000 knows them only as the blinds of other games).
    None,
    /// *Buio* and *controbuio* (seed 001).
    Controbuio,
    /// *Buio*, *controbuio* and *contro-controbuio* (seed 004).
    ControControbuio,
}

/// By how much the blind raises those who came to see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum BlindRaise {
    /// By the blind, or by two or three times the blind (seed 001). The limit does not matter.
    UpToThreeTimes,
    /// As by any other raise (seed 004, which says nothing).
    Any,
}

/// The most cards that one may change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DrawMost {
    /// Four (seed 001).
    Four,
    /// All five (seed 004: "one or more"; seed 001 of the American game).
    Five,
}

impl DrawMost {
    /// How many cards that is.
    pub const fn cards(self) -> u8 {
        match self {
            Self::Four => 4,
            Self::Five => 5,
        }
    }
}

/// What becomes of discards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Discards {
    /// They are kept apart, and shuffled when the stock runs out (seed 001).
    Apart,
    /// They go under the stock (seed 004).
    UnderStock,
}

/// What becomes of the opener's discards, by which he may have to prove his opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum OpenerDiscards {
    /// He keeps them in front of him, unless they are needed for a shuffle; then he names them
    /// (seed 001).
    KeptUnlessNeeded,
    /// He says so when he splits his openers, and they are never shuffled (seed 001: some tables).
    NeverShuffled,
}

/// What happens when everybody says *parola* after the draw. With somebody all-in, who cannot say
/// it, the cards are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Parole {
    /// *Piatto di parole*: everybody pays up to the same amount, a pair of kings or better opens the
    /// next hand for the pot, nobody opens blind, and the pot may be split if all agree (seed 001).
    OpenForPot,
    /// Everybody pays up to the same amount, and the pot goes to the next hand (seed 004).
    AddsToNext,
    /// The cards are shown, as in other games (seed 000: when all check, the next phase is free).
    ShowCards,
}

/// What it costs to open without openers (*falsa apertura*).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FalseOpening {
    /// If the opener wins, everybody takes back all his chips; if another wins, who could not have
    /// opened either, the opener pays the pot at the start of the hand once more (seed 001).
    Everything,
    /// The same, but only the bets of the hand go back and the pot at its start stays for the next:
    /// the other way to read seed 001.
    BetsOnly,
    /// Nothing (seeds 000 and 004 do not mention it).
    Unpunished,
}
