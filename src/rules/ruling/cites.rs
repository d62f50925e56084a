//! Which rule of which book says it.

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
    /// The second: five cards in the Italian manner.
    Seed001,
    /// The third: Lottomatica.
    Seed002,
    /// The fourth: Texas hold'em.
    Seed003,
    /// The fifth: card games.
    Seed004,
}

impl Book {
    /// Every book, the one first that has a word on most points.
    pub const ALL: [Self; Self::COUNT] = crate::rules::all(Self::VARIANTS);

    /// Returns whether the whole text of the book was read, so that its silence on a point is known.
    pub const fn was_read_whole(self) -> bool {
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

    /// Where to look, in this order: a book that is silent on a point leaves it to the next.
    const fn and_behind_it(self) -> &'static [Self] {
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

    /// What is written before the number.
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
    /// The number in it; empty where the book has none.
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
    /// How a bet is called.
    WaysToCall,
    /// How a bet is raised.
    WaysToRaise,
    /// What a raise must be at least, and half of it.
    HalfRaise,
    /// "Raise" and an amount: the amount is the whole bet.
    RaiseTo,
    /// One oversized chip.
    Overchip,
    /// Several chips of which every one is needed to call.
    EveryChip,
    /// Several chips, one of them not needed, and they are the last.
    LastChips,
    /// Chips of an earlier bet still in front.
    FrontChips,
    /// A chip in front pulled back: call or raise.
    PulledBack,
    /// Who may raise again.
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
    /// What the pot is in pot-limit.
    PotSize,
    /// "Pot" where there is no pot limit.
    PotWord,
    /// "Call" without a bet, "check" against one.
    InvalidWords,
    /// An amount with several meanings.
    UnclearAmount,
    /// A fold with nothing to call.
    NeedlessFold,
    /// Who calls must know the amount.
    AcceptedAction,
    /// What a fixed limit allows.
    FixedLimit,
    SubstantialAction,
    /// A check or call out of turn in a round that began with two.
    OutOfTurnHeadsUp,
    /// A player who was skipped.
    Skipped,
    /// The floor decides in the best interest of the game.
    FloorDecisions,
    /// Until when a hand may be disputed.
    Disputes,
    /// When a new level begins.
    NewLevel,
    /// The clock that is called on a player.
    CalledClock,
    /// A button on the wrong seat.
    WrongButton,
    /// What makes a misdeal.
    Misdeals,
    /// Until when a deal is a misdeal.
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
    /// A stub that fell.
    DroppedStub,
    /// A stub too short for the last cards of stud.
    StudStub,
    Penalties,
    /// Who finishes higher of those who bust in one hand.
    BustsInOneHand,
    /// The same, at one table that plays for itself.
    BustsAtOneTable,
    /// The big blind goes on, and draws small blind and button after it.
    DeadButton,
    /// The button when two are left.
    HeadsUpButton,
    /// Two are left: nobody has the big blind twice running.
    ToHeadsUp,
    /// Who has just sat down: dealt in or not.
    Newcomers,
    /// The button while stud is played.
    FrozenButton,
    /// Who is not at the seat is dealt in and posts.
    Absent,
    /// Who gets the odd chip.
    OddChips,
    /// Each pot is shared by itself.
    SidePots,
    /// One burn a street.
    OneBurn,
    /// A player shows cards while the hand goes on.
    PlayerExposes,
    /// Nobody talks about a hand, and each plays alone.
    Disclosure,
    /// Phones and other devices.
    Devices,
    /// How players behave.
    Conduct,
    /// Soft play and collusion.
    EthicalPlay,
    /// In which languages players speak while a hand is played.
    OfficialLanguage,
    /// Cards that would have come are not shown.
    RabbitHunting,
    /// Who walks off with a live hand.
    LeavesHand,
    DodgedBlinds,
    CardsSpeak,
    /// A hand that is tabled.
    Tabled,
    /// One card of a hand is tabled.
    OneCardTabled,
    /// A hand that was thrown in.
    Mucked,
    /// What nobody called comes back.
    UncalledBet,
    /// All-in: every hand face up.
    AllFaceUp,
    /// Who shows first.
    ShowOrder,
    /// The last hand wins unseen.
    LastHandWins,
    /// Who may see a hand.
    AskingToSee,
    /// A hand that plays the board.
    PlaysTheBoard,
    /// Side pots are awarded before the main pot.
    PotOrder,
    /// A hand that was killed by accident.
    KilledHand,
    /// Chips are stacked and in sight.
    ChipsInSight,
    /// Chips that were hidden behind an all-in.
    HiddenChips,
    /// Chips out of view or carried off.
    ChipsCarriedOff,
    /// Chips that nobody owns.
    FoundChips,
    /// Bounty markers and other objects.
    BountyMarkers,
    AllInButtons,
    /// Chips that were bought before the hand.
    RebuyBehind,
    /// Nobody bets more than lies on the table.
    TableStakes,
    /// Odd chips of a value that goes.
    ChipRace,
    /// Bets in several motions.
    StringBet,
    /// What a player will do if.
    Conditional,
    /// Who acts waits for the amount.
    WaitsForAmount,
    BetForChange,
    /// Who may have chips counted.
    CountAsked,
    /// A big blind that is short.
    ShortBlind,
    /// An all-in that is less than the least bet.
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
    /// Nobody plays for another.
    NoSubstitutes,
    /// Entrants who are not there yet.
    AbsentEntrants,
    /// Hole cards that cameras see.
    SecretCards,
    /// Suits do not decide.
    SuitsDoNotCount,
    /// A downcard of stud that was exposed.
    StudDowncards,
    /// A hand of stud whose first three cards all lie face down.
    NoUpcard,
    /// The last card of stud that was exposed.
    LastDowncard,
    /// A card of stud before the betting is over.
    EarlyStud,
    /// Upcards that a player picks up.
    UpcardsPickedUp,
    /// Players can be recognised.
    Identity,
    /// A card exposed in a draw game.
    DrawCards,
    /// What a dealer says about the size of the pot.
    PotCounted,
    /// The Italian game: what opens.
    OpenEnded,
    /// The Italian game: an opening without openers.
    FalseOpening,
    /// The Italian game: nobody opens.
    NobodyOpens,
    /// The Italian game: cards are dealt one at a time.
    OneAtATime,
    /// The Italian game: the change of cards.
    ItalianDraw,
    /// The Italian game: blind openings.
    ItalianBlinds,
    /// The Italian game: all say parola.
    AllParola,
    /// The Italian game: who shows, and what wins.
    ItalianShowdown,
    /// The Italian game: its deck.
    ItalianDeck,
}

impl Topic {
    /// Every point.
    pub const ALL: [Self; Self::COUNT] = crate::rules::all(Self::VARIANTS);

    /// The rule to cite under this book; where it is silent, the rule of the book behind it, in the
    /// end of the first that speaks of the point.
    pub fn cite(self, book: Book) -> Cite {
        let of = |book: &Book| self.number(*book).map(|number| Cite { book: *book, number });
        let found = book.and_behind_it().iter().chain(&Book::ALL).find_map(of);
        found.unwrap_or(Cite { book, number: "" })
    }

    /// The number of the rule in this book, if it speaks of the point.
    pub const fn number(self, book: Book) -> Option<&'static str> {
        rule_numbers::of(rule_numbers::numbers(self), book)
    }
}
