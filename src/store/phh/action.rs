//! Actions as the format writes them: `d dh p1 AcKd`, `p3 cbr 200`.

use std::fmt;

use crate::rules::{
    cards::{Card, Rank, Suit},
    chips::Chips,
    hand::{Act, Dealt, Hand, Play},
    seat::SeatNo,
};

/// An action. Whether a check or a call, a bet or a raise is meant, only the hand can say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Action {
    Deal(SeatNo, Dealt),
    Board(Dealt),
    Fold(SeatNo),
    CheckOrCall(SeatNo),
    BetOrRaise(SeatNo, Chips),
    BringIn(SeatNo),
    Draw(SeatNo, Dealt),
    Show(SeatNo, Dealt),
    Muck(SeatNo),
    /// Only a remark.
    Nothing,
}

const CARDS: &str = "cards such as AcKd, or ?? for one that is not known, at most seven";
const PLAYER: &str = "a player such as p1, one of those with a stack";
const ALL: &str = "d dh PLAYER CARDS, d db CARDS, PLAYER f, PLAYER cc, PLAYER cbr AMOUNT, PLAYER pb, \
                   PLAYER sd CARDS, PLAYER sm CARDS, PLAYER sm -, or PLAYER sm";

impl Action {
    /// Reads one, of so many players.
    ///
    /// # Errors
    /// What was expected.
    pub(super) fn read(text: &str, players: usize) -> Result<Self, &'static str> {
        let text = text.split_once('#').map_or(text, |(action, _)| action);
        let mut words = text.split_ascii_whitespace();
        let mut next = || words.next().unwrap_or_default();
        let [first, second, third, fourth, fifth] = [next(), next(), next(), next(), next()];
        if !fifth.is_empty() {
            return Err(ALL);
        }
        let player = |word| player(word, players);
        Ok(match (first, second, third, fourth) {
            ("", ..) => Self::Nothing,
            ("d", "dh", who, dealt) => Self::Deal(player(who)?, some_cards(dealt)?),
            ("d", "db", dealt, "") => Self::Board(some_cards(dealt)?),
            (who, "f", "", "") => Self::Fold(player(who)?),
            (who, "cc", "", "") => Self::CheckOrCall(player(who)?),
            (who, "cbr", amount, "") => Self::BetOrRaise(player(who)?, chips(amount)?),
            (who, "pb", "", "") => Self::BringIn(player(who)?),
            (who, "sd", discards, "") => Self::Draw(player(who)?, cards(discards)?),
            (who, "sm", "", "") => Self::Muck(player(who)?),
            (who, "sm", "-", "") => Self::Show(player(who)?, Dealt::NONE),
            (who, "sm", shown, "") => Self::Show(player(who)?, some_cards(shown)?),
            _ => return Err(ALL),
        })
    }

    /// What it is in a hand that stands like this.
    pub(super) fn act(self, hand: &Hand) -> Option<Act> {
        Some(match self {
            Self::Deal(seat, cards) => Act::Deal(seat, cards),
            Self::Board(cards) => Act::Board(cards),
            Self::Fold(seat) => Act::Player(seat, Play::Fold),
            Self::CheckOrCall(seat) => Act::Player(seat, hand.check_or_call()),
            Self::BetOrRaise(seat, to) => Act::Player(seat, hand.bet_or_raise(to)),
            Self::BringIn(seat) => Act::Player(seat, Play::BringIn),
            Self::Draw(seat, cards) if cards.is_empty() => Act::Player(seat, Play::StandPat),
            Self::Draw(seat, cards) => Act::Player(seat, Play::Draw(cards)),
            Self::Show(seat, cards) => Act::Player(seat, Play::Show(cards)),
            Self::Muck(seat) => Act::Player(seat, Play::Muck),
            Self::Nothing => return None,
        })
    }
}

impl Action {
    /// How the format calls an act.
    pub(super) const fn of(act: &Act) -> Self {
        match *act {
            Act::Deal(seat, cards) => Self::Deal(seat, cards),
            Act::Board(cards) => Self::Board(cards),
            Act::Player(seat, play) => match play {
                Play::Fold => Self::Fold(seat),
                Play::Check | Play::Call => Self::CheckOrCall(seat),
                Play::Bet(to) | Play::Raise(to) | Play::Complete(to) => Self::BetOrRaise(seat, to),
                Play::BringIn => Self::BringIn(seat),
                Play::Draw(cards) => Self::Draw(seat, cards),
                Play::StandPat => Self::Draw(seat, Dealt::NONE),
                Play::Show(cards) => Self::Show(seat, cards),
                Play::Muck => Self::Muck(seat),
            },
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Deal(seat, cards) => write!(f, "d dh p{seat} {cards}"),
            Self::Board(cards) => write!(f, "d db {cards}"),
            Self::Fold(seat) => write!(f, "p{seat} f"),
            Self::CheckOrCall(seat) => write!(f, "p{seat} cc"),
            Self::BetOrRaise(seat, to) => write!(f, "p{seat} cbr {}", to.get()),
            Self::BringIn(seat) => write!(f, "p{seat} pb"),
            Self::Draw(seat, cards) if cards.is_empty() => write!(f, "p{seat} sd"),
            Self::Draw(seat, cards) => write!(f, "p{seat} sd {cards}"),
            Self::Show(seat, cards) if cards.is_empty() => write!(f, "p{seat} sm -"),
            Self::Show(seat, cards) => write!(f, "p{seat} sm {cards}"),
            Self::Muck(seat) => write!(f, "p{seat} sm"),
            Self::Nothing => Ok(()),
        }
    }
}

fn player(word: &str, players: usize) -> Result<SeatNo, &'static str> {
    let number = word.strip_prefix('p').and_then(|number| number.parse::<u8>().ok());
    let number = number.filter(|number| usize::from(*number) <= players);
    number.and_then(SeatNo::new).ok_or(PLAYER)
}

fn chips(word: &str) -> Result<Chips, &'static str> {
    const AMOUNT: &str = "a whole number of chips";
    let (whole, rest) = word.split_once('.').unwrap_or((word, ""));
    let whole = whole.bytes().all(|digit| digit.is_ascii_digit()).then(|| whole.parse().ok());
    let whole = whole.flatten().filter(|_| rest.bytes().all(|digit| digit == b'0'));
    whole.filter(|chips| *chips <= Chips::MOST).map(Chips::new).ok_or(AMOUNT)
}

fn some_cards(word: &str) -> Result<Dealt, &'static str> {
    cards(word).and_then(|cards| if cards.is_empty() { Err(CARDS) } else { Ok(cards) })
}

fn cards(word: &str) -> Result<Dealt, &'static str> {
    let mut dealt = Dealt::NONE;
    for card in word.as_bytes().chunks(2) {
        let card = match *card {
            [b'?', b'?'] => None,
            [rank, suit] => {
                let rank = Rank::from_letter(rank.into());
                let suit = Suit::from_letter(suit.into());
                Some(rank.zip(suit).map(|(rank, suit)| Card::new(rank, suit)).ok_or(CARDS)?)
            }
            _ => return Err(CARDS),
        };
        dealt = dealt.and(card).ok_or(CARDS)?;
    }
    Ok(dealt)
}
