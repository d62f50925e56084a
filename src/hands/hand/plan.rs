//! The cards dealt and drawn on each street of a game.

use bottone_rules::{
    levels::{Betting, Variant},
    ranking::RankingGame,
};
use serde::{Deserialize, Serialize};
use strum::{EnumCount, IntoStaticStr, VariantArray};

/// A game, by the way it is dealt.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    EnumCount,
    VariantArray,
    IntoStaticStr,
)]
#[strum(serialize_all = "kebab-case")]
pub enum HandGame {
    Holdem,
    Omaha,
    /// Omaha, high and low.
    OmahaHiLo,
    /// Omaha of five cards, high and low.
    BigO,
    Stud,
    /// Seven-card stud, high and low.
    StudHiLo,
    /// Seven-card stud for the low.
    Razz,
    /// Five-card draw, one draw.
    Draw,
    /// Deuce to seven, one draw.
    SingleDraw27,
    /// Deuce to seven, three draws.
    TripleDraw27,
    /// Ace to five, three draws.
    TripleDrawA5,
    /// Badugi, three draws.
    Badugi,
    /// Hold'em with 36 cards.
    ShortDeck,
}

/// One street: the cards dealt or drawn before its betting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Street {
    /// The cards for each player, face down.
    pub(super) down: u8,
    /// The cards for each player after those, face up.
    pub(super) up: u8,
    /// The cards for the board.
    pub(super) board: u8,
    /// True if the players may change cards.
    pub(super) draws: bool,
    /// True for the big bet in limit.
    pub(super) big_bet: bool,
}

const fn down(cards: u8) -> Street {
    Street { down: cards, up: 0, board: 0, draws: false, big_bet: false }
}

const fn up(cards: u8, big_bet: bool) -> Street {
    Street { down: 0, up: cards, board: 0, draws: false, big_bet }
}

const fn board(cards: u8, big_bet: bool) -> Street {
    Street { down: 0, up: 0, board: cards, draws: false, big_bet }
}

const fn draw(big_bet: bool) -> Street {
    Street { down: 0, up: 0, board: 0, draws: true, big_bet }
}

const HOLDEM: &[Street] = &[down(2), board(3, false), board(1, true), board(1, true)];
const OMAHA: &[Street] = &[down(4), board(3, false), board(1, true), board(1, true)];
const BIG_O: &[Street] = &[down(5), board(3, false), board(1, true), board(1, true)];
const STUD: &[Street] = &[
    Street { up: 1, ..down(2) },
    up(1, false),
    up(1, true),
    up(1, true),
    Street { big_bet: true, ..down(1) },
];
const ONE_DRAW: &[Street] = &[down(5), draw(true)];
const THREE_DRAWS: &[Street] = &[down(5), draw(false), draw(true), draw(true)];
const BADUGI: &[Street] = &[down(4), draw(false), draw(true), draw(true)];

impl HandGame {
    /// All games.
    pub const ALL: [Self; Self::COUNT] = bottone_base::all(Self::VARIANTS);

    /// Returns the game whose hand ranking applies.
    pub const fn game(self) -> RankingGame {
        match self {
            Self::Holdem => RankingGame::Holdem,
            Self::Omaha => RankingGame::Omaha,
            Self::OmahaHiLo | Self::BigO => RankingGame::OmahaHiLo,
            Self::Stud => RankingGame::Stud,
            Self::StudHiLo => RankingGame::StudHiLo,
            Self::Razz => RankingGame::Razz,
            Self::Draw => RankingGame::Draw,
            Self::SingleDraw27 | Self::TripleDraw27 => RankingGame::TripleDraw27,
            Self::TripleDrawA5 => RankingGame::TripleDrawA5,
            Self::Badugi => RankingGame::Badugi,
            Self::ShortDeck => RankingGame::ShortDeck,
        }
    }

    /// Returns whether it is a stud game: cards face up, a bring-in, no blinds.
    pub const fn is_stud(self) -> bool {
        matches!(self, Self::Stud | Self::StudHiLo | Self::Razz)
    }

    /// Returns the usual betting. Stud, draw and hi-lo games are nearly always played limit.
    pub const fn usual_betting(self) -> Betting {
        match self {
            Self::Holdem | Self::ShortDeck | Self::Draw | Self::SingleDraw27 => Betting::NoLimit,
            Self::Omaha | Self::BigO => Betting::PotLimit,
            Self::OmahaHiLo
            | Self::Stud
            | Self::StudHiLo
            | Self::Razz
            | Self::TripleDraw27
            | Self::TripleDrawA5
            | Self::Badugi => Betting::Limit,
        }
    }

    /// Returns the number of times that players may change cards.
    pub fn draws(self) -> usize {
        self.streets().iter().filter(|street| street.draws).count()
    }

    pub(super) const fn streets(self) -> &'static [Street] {
        match self {
            Self::Holdem | Self::ShortDeck => HOLDEM,
            Self::Omaha | Self::OmahaHiLo => OMAHA,
            Self::BigO => BIG_O,
            Self::Stud | Self::StudHiLo | Self::Razz => STUD,
            Self::Draw | Self::SingleDraw27 => ONE_DRAW,
            Self::TripleDraw27 | Self::TripleDrawA5 => THREE_DRAWS,
            Self::Badugi => BADUGI,
        }
    }

    /// Returns how the game that a structure names is dealt; [`HandGame::game`] gives the ranking
    /// of its hands.
    ///
    /// `None` if hands of the game cannot be played here act by act. Short deck has its own deck
    /// and its own order of hands, which houses set differently. No hand here compares a high with
    /// a low that need not qualify. The Italian game has its own round
    /// ([`italian`](crate::italian)).
    pub const fn of(game: Variant) -> Option<Self> {
        Some(match game {
            Variant::HoldEm => Self::Holdem,
            Variant::Omaha => Self::Omaha,
            Variant::Omaha8 => Self::OmahaHiLo,
            Variant::BigO => Self::BigO,
            Variant::Stud => Self::Stud,
            Variant::Stud8 => Self::StudHiLo,
            Variant::Razz => Self::Razz,
            Variant::FiveCardDraw => Self::Draw,
            Variant::SingleDraw27 => Self::SingleDraw27,
            Variant::TripleDraw27 => Self::TripleDraw27,
            Variant::TripleDrawA5 => Self::TripleDrawA5,
            Variant::Badugi => Self::Badugi,
            Variant::ShortDeck | Variant::StudHiLo | Variant::ItalianDraw => return None,
        })
    }
}
