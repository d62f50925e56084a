//! The actions in the words of the format: `d dh p1 AcKd`, `p3 cbr 200`.

use std::fmt;

use bottone_base::{
    cards::{Card, Rank, Suit},
    chips::Chips,
    seat::SeatNo,
};
use bottone_hands::hand::{DealtCards, Hand, HandAct, Play};

use super::{fields::Unit, push::Push};

/// An action. Only the hand shows whether it is a check or a call, a bet or a raise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PhhAction {
    Deal(SeatNo, DealtCards),
    Board(DealtCards),
    Fold(SeatNo),
    CheckOrCall(SeatNo),
    BetOrRaise(SeatNo, Chips),
    BringIn(SeatNo),
    Draw(SeatNo, DealtCards),
    Show(SeatNo, DealtCards),
    Muck(SeatNo),
    /// A push of chips, with its index among the pushes of its hand.
    Push(SeatNo, usize),
    /// Only a remark.
    Nothing,
}

const CARDS: &str = "files-cards";
const PLAYER: &str = "files-player";
const ALL: &str = "files-all-actions";

impl PhhAction {
    /// Reads an action in a hand of `players` players. A push is added to those of its hand.
    ///
    /// # Errors
    /// The expected form, as the name of its message.
    pub(super) fn read(
        text: &str,
        players: usize,
        unit: Unit,
        pushes: &mut Vec<Push>,
    ) -> Result<Self, &'static str> {
        let few = words(text.as_bytes()).filter(|[_, second, ..]| *second != b"push");
        let Some([first, second, third, fourth]) = few else {
            let push = Push::read(text, players, unit).ok_or(ALL)??;
            let seat = push.seat;
            pushes.push(push);
            return Ok(Self::Push(seat, pushes.len() - 1));
        };
        let player = |word| player(word, players);
        Ok(match (first, second, third, fourth) {
            (b"", ..) => Self::Nothing,
            (b"d", b"dh", who, dealt) => Self::Deal(player(who)?, some_cards(dealt)?),
            (b"d", b"db", dealt, b"") => Self::Board(some_cards(dealt)?),
            (who, b"f", b"", b"") => Self::Fold(player(who)?),
            (who, b"cc", b"", b"") => Self::CheckOrCall(player(who)?),
            (who, b"cbr", amount, b"") => Self::BetOrRaise(player(who)?, chips(amount, unit)?),
            (who, b"pb", b"", b"") => Self::BringIn(player(who)?),
            (who, b"sd", discards, b"") => Self::Draw(player(who)?, cards(discards)?),
            (who, b"sm", b"", b"") => Self::Muck(player(who)?),
            (who, b"sm", b"-", b"") => Self::Show(player(who)?, DealtCards::NONE),
            (who, b"sm", shown, b"") => Self::Show(player(who)?, some_cards(shown)?),
            _ => return Err(ALL),
        })
    }

    /// Returns the act in this state of the hand; `None` for a push, which needs a ruling first.
    pub(super) fn act(self, hand: &Hand) -> Option<HandAct> {
        Some(match self {
            Self::Deal(seat, cards) => HandAct::Deal(seat, cards),
            Self::Board(cards) => HandAct::Board(cards),
            Self::Fold(seat) => HandAct::Player(seat, Play::Fold),
            Self::CheckOrCall(seat) => HandAct::Player(seat, hand.check_or_call()),
            Self::BetOrRaise(seat, to) => HandAct::Player(seat, hand.bet_or_raise(to)),
            Self::BringIn(seat) => HandAct::Player(seat, Play::BringIn),
            Self::Draw(seat, cards) if cards.is_empty() => HandAct::Player(seat, Play::StandPat),
            Self::Draw(seat, cards) => HandAct::Player(seat, Play::Draw(cards)),
            Self::Show(seat, cards) => HandAct::Player(seat, Play::Show(cards)),
            Self::Muck(seat) => HandAct::Player(seat, Play::Muck),
            Self::Push(..) | Self::Nothing => return None,
        })
    }
}

impl PhhAction {
    /// Returns the action in the words of the format, with amounts in this unit.
    pub(super) fn written(&self, unit: Unit) -> String {
        match self {
            Self::BetOrRaise(seat, to) => format!("p{seat} cbr {}", unit.written(*to)),
            action => action.to_string(),
        }
    }

    /// Returns the action of the format for an act.
    pub(super) const fn of(act: &HandAct) -> Self {
        match *act {
            HandAct::Deal(seat, cards) => Self::Deal(seat, cards),
            HandAct::Board(cards) => Self::Board(cards),
            HandAct::Player(seat, play) => match play {
                Play::Fold => Self::Fold(seat),
                Play::Check | Play::Call => Self::CheckOrCall(seat),
                Play::Bet(to) | Play::Raise(to) | Play::Complete(to) => Self::BetOrRaise(seat, to),
                Play::BringIn => Self::BringIn(seat),
                Play::Draw(cards) => Self::Draw(seat, cards),
                Play::StandPat => Self::Draw(seat, DealtCards::NONE),
                Play::Show(cards) => Self::Show(seat, cards),
                Play::Muck => Self::Muck(seat),
            },
        }
    }
}

impl fmt::Display for PhhAction {
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
            Self::Push(seat, _) => write!(f, "p{seat} push"),
            Self::Nothing => Ok(()),
        }
    }
}

/// The rank of each letter. A file is full of cards, so a look-up is faster than comparing letters.
const RANKS: [Option<Rank>; 256] = {
    let mut ranks = [None; 256];
    let mut letter = 0;
    while letter < 128_u8 {
        ranks[letter as usize] = Rank::from_letter(letter as char);
        letter += 1;
    }
    ranks
};

/// The suit of each letter.
const SUITS: [Option<Suit>; 256] = {
    let mut suits = [None; 256];
    let mut letter = 0;
    while letter < 128_u8 {
        suits[letter as usize] = Suit::from_letter(letter as char);
        letter += 1;
    }
    suits
};

/// Returns up to four words before a remark, empty if missing; `None` for more words.
fn words(text: &[u8]) -> Option<[&[u8]; 4]> {
    let mut words: [&[u8]; 4] = [b""; 4];
    let (mut count, mut rest) = (0, text.trim_ascii_start());
    while !matches!(rest.first(), None | Some(b'#')) {
        let end = rest.iter().position(|byte| ends_word(*byte)).unwrap_or(rest.len());
        let (word, after) = rest.split_at_checked(end)?;
        *words.get_mut(count)? = word;
        (count, rest) = (count + 1, after.trim_ascii_start());
    }
    Some(words)
}

/// Returns whether the byte is a blank, or the sign before a remark. Nearly all other bytes are
/// greater.
const fn ends_word(byte: u8) -> bool {
    byte <= b'#' && (byte == b'#' || byte.is_ascii_whitespace())
}

/// Reads a number of decimal digits.
fn number(digits: &[u8]) -> Option<u64> {
    if digits.is_empty() {
        return None;
    }
    digits.iter().try_fold(0_u64, |sum, digit| {
        let digit = digit.is_ascii_digit().then(|| u64::from(digit - b'0'))?;
        sum.checked_mul(10)?.checked_add(digit)
    })
}

pub(super) fn player(word: &[u8], players: usize) -> Result<SeatNo, &'static str> {
    let number = word.strip_prefix(b"p").and_then(number);
    let number = number.and_then(|number| u8::try_from(number).ok());
    number.filter(|number| usize::from(*number) <= players).and_then(SeatNo::new).ok_or(PLAYER)
}

pub(super) fn chips(word: &[u8], unit: Unit) -> Result<Chips, &'static str> {
    const AMOUNT: &str = "files-whole-chips";
    let point = word.iter().position(|byte| *byte == b'.').unwrap_or(word.len());
    let (whole, rest) = word.split_at_checked(point).ok_or(AMOUNT)?;
    let mut decimals = rest.iter().skip(1).copied();
    let part = match unit {
        Unit::Whole => 0,
        Unit::Hundredth => {
            let digits = [0; 2].map(|_: u8| decimals.next().unwrap_or(b'0'));
            number(&digits).ok_or(AMOUNT)?
        }
    };
    let is_fine = decimals.all(|digit| digit == b'0');
    let chips = number(whole).and_then(|whole| whole.checked_mul(unit.per_whole()));
    let chips = chips.and_then(|whole| whole.checked_add(part));
    let chips = chips.filter(|chips| is_fine && *chips <= Chips::MOST);
    chips.map(Chips::new).ok_or(AMOUNT)
}

fn some_cards(word: &[u8]) -> Result<DealtCards, &'static str> {
    cards(word).and_then(|cards| if cards.is_empty() { Err(CARDS) } else { Ok(cards) })
}

fn cards(word: &[u8]) -> Result<DealtCards, &'static str> {
    let mut dealt = DealtCards::NONE;
    for card in word.chunks(2) {
        let card = match *card {
            [b'?', b'?'] => None,
            [rank, suit] => {
                let rank = RANKS[usize::from(rank)];
                let suit = SUITS[usize::from(suit)];
                Some(rank.zip(suit).map(|(rank, suit)| Card::new(rank, suit)).ok_or(CARDS)?)
            }
            _ => return Err(CARDS),
        };
        if !dealt.push(card) {
            return Err(CARDS);
        }
    }
    Ok(dealt)
}
