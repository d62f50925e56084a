//! The rules of each book to cite for a point.

use std::fmt;
use strum::{EnumCount, VariantArray};

use serde::{Deserialize, Serialize};

use super::rule_numbers;

/// A book of rules.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    EnumCount,
    VariantArray,
)]
pub enum Book {
    /// Poker TDA, 2024 (version 1.0).
    #[default]
    Tda2024,
    /// Poker TDA, 2026.
    Tda2026,
    /// World Series of Poker 2026, tournaments.
    Wsop,
    /// World Series of Poker 2026, cash games ("live action").
    WsopLive,
    /// Robert's Rules of Poker, version 11.
    Roberts,
    /// The first Italian text: rules and course of the game.
    Seed000,
    /// The second Italian text: five-card draw.
    Seed001,
    /// The third Italian text: Lottomatica.
    Seed002,
    /// The fourth Italian text: Texas hold'em.
    Seed003,
    /// The fifth Italian text: card games.
    Seed004,
}

impl Book {
    /// Every book; the one that covers most points comes first.
    pub const ALL: [Self; Self::COUNT] = bottone_base::all(Self::VARIANTS);

    /// Returns whether the whole text of the book was read, so that its silence on a point is
    /// certain.
    pub const fn is_fully_read(self) -> bool {
        match self {
            Self::Tda2024
            | Self::Seed000
            | Self::Seed001
            | Self::Seed002
            | Self::Seed003
            | Self::Seed004 => true,
            Self::Tda2026 | Self::Wsop | Self::WsopLive | Self::Roberts => false,
        }
    }

    /// Returns the books to search, in order: a book that is silent on a point leaves it to the
    /// next.
    const fn search_order(self) -> &'static [Self] {
        match self {
            Self::Tda2024 => &[Self::Tda2024],
            Self::Tda2026 => &[Self::Tda2026, Self::Tda2024],
            Self::Wsop => &[Self::Wsop, Self::WsopLive, Self::Tda2024],
            Self::WsopLive => &[Self::WsopLive, Self::Wsop, Self::Tda2024],
            Self::Roberts => &[Self::Roberts, Self::Tda2024],
            Self::Seed000 | Self::Seed001 | Self::Seed002 | Self::Seed003 | Self::Seed004 => {
                &[Self::Seed000, Self::Seed002, Self::Tda2024]
            }
        }
    }

    /// Returns the text before the number.
    const fn short(self) -> &'static str {
        match self {
            Self::Tda2024 => "TDA",
            Self::Tda2026 => "TDA 2026",
            Self::Wsop | Self::WsopLive => "WSOP",
            Self::Roberts => "RRP",
            Self::Seed000 => "Seed 000",
            Self::Seed001 => "Seed 001",
            Self::Seed002 => "Seed 002",
            Self::Seed003 => "Seed 003",
            Self::Seed004 => "Seed 004",
        }
    }
}

/// A rule as it is cited: "TDA 44", "TDA 2026 46", "WSOP T97", "RRP NL 3", "Seed 000".
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cite {
    pub book: Book,
    /// The number in it; empty if the book has none.
    pub number: &'static str,
}

impl fmt::Display for Cite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.book.short())?;
        if self.number.is_empty() { Ok(()) } else { write!(f, " {}", self.number) }
    }
}

/// A point on which a rule decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, EnumCount, VariantArray)]
pub enum Topic {
    /// The terms and gestures that count.
    Terms,
    /// Words and chips: which of them counts.
    WordsAndChips,
    /// Words that come before the chips.
    WordsFirst,
    /// An amount said alone is a silent push of it.
    AmountAlone,
    /// The ways to call a bet.
    WaysToCall,
    /// The ways to raise a bet.
    WaysToRaise,
    /// The least raise, and half of it.
    HalfRaise,
    /// "Raise" and an amount: the amount is the whole bet.
    RaiseTo,
    /// One oversized chip.
    Overchip,
    /// Several chips of which every one is needed to call.
    EveryChip,
    /// Several last chips, one of them not needed to call.
    LastChips,
    /// Chips of an earlier bet still in front.
    FrontChips,
    /// A chip in front pulled back: call or raise.
    PulledBack,
    /// The right to raise again.
    Reopening,
    RaiseCap,
    /// Action in turn binds; players wait for the amount.
    InTurn,
    /// "Call", "raise": the whole amount.
    GeneralWords,
    /// Less than the call.
    Undercall,
    /// Several undercalls one after another.
    Undercalls,
    /// A bet or raise that is too small.
    Underbet,
    /// A wrong bet in pot-limit.
    PotError,
    /// Action out of turn.
    OutOfTurn,
    /// The size of the pot in pot-limit.
    PotSize,
    /// "Pot" where there is no pot limit.
    PotWord,
    /// "Call" without a bet, "check" against one.
    InvalidWords,
    /// An amount with several meanings.
    UnclearAmount,
    /// A fold with nothing to call.
    NeedlessFold,
    /// A caller must know the amount.
    AcceptedAction,
    /// The bets allowed in fixed limit.
    FixedLimit,
    SubstantialAction,
    /// A check or call out of turn in a round that began with two players.
    OutOfTurnHeadsUp,
    /// A player who was skipped.
    Skipped,
    /// The floor decides in the best interest of the game.
    FloorDecisions,
    /// The time limit for disputing a hand.
    Disputes,
    /// The start of a new level.
    NewLevel,
    /// The clock that is called on a player.
    CalledClock,
    /// A button on the wrong seat.
    WrongButton,
    /// The causes of a misdeal.
    Misdeals,
    /// The time limit for a misdeal.
    MisdealTooLate,
    /// A hand with a wrong number of cards after substantial action.
    WrongNumber,
    /// A card with another back in a hand.
    OtherBack,
    /// Too few cards on the button.
    ButtonShort,
    FouledDeck,
    FourCardFlop,
    /// A flop without a burn.
    NoBurn,
    /// A card before the betting is over.
    PrematureCard,
    /// A dropped stub.
    DroppedStub,
    /// A stub too short for the last cards of stud.
    StudStub,
    Penalties,
    /// The finishing order of players who bust in one hand.
    BustsInOneHand,
    /// The finishing order at one table that plays on its own.
    BustsAtOneTable,
    /// The big blind moves on, and the small blind and the button follow.
    DeadButton,
    /// The button with two players left.
    HeadsUpButton,
    /// Two players are left: no player has the big blind twice in a row.
    ToHeadsUp,
    /// Newcomers: dealt in or not.
    Newcomers,
    /// The button while stud is played.
    FrozenButton,
    /// An absent player is dealt in and posts.
    Absent,
    /// The winner of the odd chip.
    OddChips,
    /// Each pot is divided separately.
    SidePots,
    /// One burn for each street.
    OneBurn,
    /// A player shows cards while the hand goes on.
    PlayerExposes,
    /// No discussion of a hand in progress, and one player to a hand.
    Disclosure,
    /// Phones and other devices.
    Devices,
    /// The conduct of players.
    Conduct,
    /// Soft play and collusion.
    EthicalPlay,
    /// The languages allowed during a hand.
    OfficialLanguage,
    /// Cards that would have come are not shown.
    RabbitHunting,
    /// A player who leaves the table with a live hand.
    LeavesHand,
    DodgedBlinds,
    CardsSpeak,
    /// A tabled hand.
    Tabled,
    /// One card of a hand is tabled.
    OneCardTabled,
    /// A mucked hand.
    Mucked,
    /// An uncalled bet is returned.
    UncalledBet,
    /// All-in: every hand face up.
    AllFaceUp,
    /// The first player to show.
    ShowOrder,
    /// The last hand wins without showing.
    LastHandWins,
    /// The right to see a hand.
    AskingToSee,
    /// A hand that plays the board.
    PlaysTheBoard,
    /// Side pots are awarded before the main pot.
    PotOrder,
    /// A hand killed by accident.
    KilledHand,
    /// Chips are stacked and visible.
    ChipsInSight,
    /// Chips hidden behind an all-in.
    HiddenChips,
    /// Chips out of view or carried off.
    ChipsCarriedOff,
    /// Chips without an owner.
    FoundChips,
    /// Bounty markers and other objects.
    BountyMarkers,
    AllInButtons,
    /// Chips that were bought before the hand.
    RebuyBehind,
    /// A bet is limited to the chips on the table.
    TableStakes,
    /// Odd chips of a value that leaves play.
    ChipRace,
    /// Bets in several motions.
    StringBet,
    /// Conditional statements by a player.
    Conditional,
    /// A player waits for the amount before acting.
    WaitsForAmount,
    BetForChange,
    /// The right to have chips counted.
    CountAsked,
    /// A big blind that is short.
    ShortBlind,
    /// An all-in of less than the least bet.
    ShortOpen,
    /// A bring-in that is all-in for the ante.
    BringInAllIn,
    /// Ante and blind of a short stack.
    AnteOrder,
    /// The bring-in by the wrong player.
    WrongBringIn,
    /// No larger bet on a pair on fourth street.
    NoDoubling,
    /// A clock for every decision.
    ShotClock,
    DeckChange,
    /// Changes of dealers.
    DealerPush,
    HandForHand,
    /// The last hands of the day.
    LastHands,
    /// Chips are bagged for the night.
    Bagging,
    /// A player in the wrong seat.
    WrongSeat,
    /// No player plays for another.
    NoSubstitutes,
    /// Entrants who have not arrived yet.
    AbsentEntrants,
    /// Hole cards shown to cameras.
    SecretCards,
    /// Suits do not decide.
    SuitsDoNotCount,
    /// A downcard of stud that was exposed.
    StudDowncards,
    /// A stud hand with its first three cards all face down.
    NoUpcard,
    /// The last card of stud that was exposed.
    LastDowncard,
    /// A card of stud before the betting is over.
    EarlyStud,
    /// Upcards that a player picks up.
    UpcardsPickedUp,
    /// Players must be recognisable.
    Identity,
    /// A card exposed in a draw game.
    DrawCards,
    /// A dealer's statement about the size of the pot.
    PotCounted,
    /// The Italian game: the openers.
    OpenEnded,
    /// The Italian game: an opening without openers.
    FalseOpening,
    /// The Italian game: no player opens.
    NobodyOpens,
    /// The Italian game: cards are dealt one at a time.
    OneAtATime,
    /// The Italian game: the draw.
    ItalianDraw,
    /// The Italian game: blind openings.
    ItalianBlinds,
    /// The Italian game: all players say parola.
    AllParola,
    /// The Italian game: the showdown and the ranking.
    ItalianShowdown,
    /// The Italian game: its deck.
    ItalianDeck,
}

impl Topic {
    /// Every point.
    pub const ALL: [Self; Self::COUNT] = bottone_base::all(Self::VARIANTS);

    /// Returns the rule to cite under this book. If it is silent, that is the rule of the book
    /// behind it. The last resort is the first book that covers the point.
    pub fn cite(self, book: Book) -> Cite {
        let of = |book: &Book| self.number(*book).map(|number| Cite { book: *book, number });
        let found = book.search_order().iter().chain(&Book::ALL).find_map(of);
        found.unwrap_or(Cite { book, number: "" })
    }

    /// Returns the number of the rule in this book, if it covers the point.
    pub const fn number(self, book: Book) -> Option<&'static str> {
        rule_numbers::of(rule_numbers::numbers(self), book)
    }
}
