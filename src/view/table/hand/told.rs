//! What a hand waits for, in words: whose turn it is and what is open to him.

use super::{CannotDeal, Change, Followed, Player};
use crate::{
    rules::{
        chips::Chips,
        hand::{CannotStart, Hand, Kind, Play, Refused, Waits},
        levels::Betting,
        seat::{SeatNo, Seats},
        showdown::Showing,
    },
    tongue::Language,
};

/// What a player is called; by the seat where nobody has a name.
pub fn name(language: Language, followed: &Followed, seat: SeatNo) -> String {
    called(language, followed.at(seat), seat)
}

pub(super) fn called(language: Language, player: Option<&Player>, seat: SeatNo) -> String {
    match player {
        Some(player) if !player.name.is_empty() => player.name.clone(),
        _ => language.say("hand-seat", &[("seat", seat.get().into())]),
    }
}

/// "No-limit hold'em".
pub fn game_title(language: Language, kind: Kind, betting: Betting) -> String {
    let (game, betting) = (game_name(language, kind), betting_name(language, betting));
    language.say("hand-title", &[("betting", betting.into()), ("game", game.into())])
}

/// "hold'em".
pub fn game_name(language: Language, kind: Kind) -> String {
    language.word(match kind {
        Kind::Holdem => "hand-game-holdem",
        Kind::Omaha => "hand-game-omaha",
        Kind::OmahaHiLo => "hand-game-omaha-hi-lo",
        Kind::BigO => "hand-game-big-o",
        Kind::Stud => "hand-game-stud",
        Kind::StudHiLo => "hand-game-stud-hi-lo",
        Kind::Razz => "hand-game-razz",
        Kind::Draw => "hand-game-draw",
        Kind::SingleDraw27 => "hand-game-single-27",
        Kind::TripleDraw27 => "hand-game-triple-27",
        Kind::TripleDrawA5 => "hand-game-triple-a5",
        Kind::Badugi => "hand-game-badugi",
    })
}

/// "No-limit".
pub fn betting_name(language: Language, betting: Betting) -> String {
    language.word(match betting {
        Betting::NoLimit => "hand-no-limit",
        Betting::PotLimit => "hand-pot-limit",
        Betting::Limit => "hand-limit",
    })
}

/// "Flop", "Fifth street", "After the second draw".
pub fn street(language: Language, hand: &Hand) -> String {
    let kind = hand.start().kind;
    let number = ("number", hand.street().into());
    let name = match kind {
        _ if kind.is_stud() => "hand-stud-street",
        Kind::Draw | Kind::SingleDraw27 => "hand-one-draw-street",
        Kind::TripleDraw27 | Kind::TripleDrawA5 | Kind::Badugi => "hand-draw-street",
        _ => "hand-board-street",
    };
    language.say(name, &[number])
}

/// What the hand waits for, in one line: "Bianchi to act, 1,200 to call, raise 3,200 to 27,400".
pub fn headline(language: Language, followed: &Followed) -> String {
    let hand = followed.hand();
    let of_seat =
        |word: &str, seat| language.say(word, &[("name", name(language, followed, seat).into())]);
    if followed.outcome().is_some() {
        return match hand.live().first() {
            Some(seat) if hand.live().len() == 1 => of_seat("hand-takes-it", seat),
            _ => language.word("hand-is-over"),
        };
    }
    match hand.waits_for() {
        Waits::Action(seat) => turn(language, followed, seat),
        Waits::Draw(seat) => of_seat("hand-draws", seat),
        Waits::Board(_) => language.say("hand-deal-board", &[("number", hand.street().into())]),
        Waits::Cards(seats) => deal(language, hand, seats),
        Waits::Show(_) => match hand.showing() {
            Showing::InTurn { order, .. } => {
                let left = order.into_iter().find(|seat| is_to_show(hand, *seat));
                left.map_or_else(
                    || language.word("hand-show-all"),
                    |seat| of_seat("hand-show", seat),
                )
            }
            Showing::AtOnce(_) => language.word("hand-show-at-once"),
            _ => language.word("hand-show-all"),
        },
        Waits::Nothing => language.word("hand-who-won"),
    }
}

/// Is this player one of those who are still to show?
pub(super) fn is_to_show(hand: &Hand, seat: SeatNo) -> bool {
    matches!(hand.waits_for(), Waits::Show(seats) if seats.contains(seat))
}

fn deal(language: Language, hand: &Hand, seats: Seats) -> String {
    let kind = hand.start().kind;
    let due = seats.iter().map(|seat| hand.cards_due(seat)).max().unwrap_or_default();
    let word = match (kind.is_stud(), hand.street()) {
        (true, _) => "hand-deal-stud",
        (false, 0) => "hand-deal-first",
        (false, _) => "hand-deal-drawn",
    };
    language.say(word, &[("count", due.into()), ("number", hand.street().into())])
}

/// What the player whose turn it is can do, in one line.
pub fn turn(language: Language, followed: &Followed, seat: SeatNo) -> String {
    let hand = followed.hand();
    let to_act = language.say("hand-to-act", &[("name", name(language, followed, seat).into())]);
    let to_call = language.chips(hand.to_call());
    let call = if hand.is_bring_in() {
        language.say("hand-brings-in", &[("chips", to_call.as_str().into())])
    } else if hand.to_call().is_zero() {
        language.word("hand-can-check")
    } else {
        language.say("hand-to-call", &[("chips", to_call.into())])
    };
    let mut parts = vec![to_act, call];
    if let Ok((least, most)) = hand.raise() {
        let word = match hand.bet_or_raise(least) {
            Play::Bet(_) => "hand-can-bet",
            Play::Complete(_) => "hand-can-complete",
            _ => "hand-can-raise",
        };
        let only = if least == most { "one" } else { "range" };
        let (least, most) = (language.chips(least), language.chips(most));
        let gaps = [("amounts", only.into()), ("least", least.into()), ("most", most.into())];
        parts.push(language.say(word, &gaps));
    }
    parts.join(" · ")
}

/// What is closed to the player whose turn it is though he has the chips for it, and why.
pub fn note(language: Language, followed: &Followed) -> Option<String> {
    let hand = followed.hand();
    let word = match hand.raise().err()? {
        Refused::NotReopened => "hand-closed-reopened",
        Refused::RaisesCapped => "hand-closed-capped",
        Refused::NobodyToCall => "hand-closed-nobody",
        _ => return None,
    };
    let name = name(language, followed, hand.turn()?);
    Some(language.say(word, &[("name", name.into())]))
}

/// Why no hand can be dealt, as a sentence.
pub fn cannot_deal(language: Language, why: CannotDeal) -> String {
    match why {
        CannotDeal::NoGame => language.word("hand-no-game"),
        CannotDeal::TooFewPlayers | CannotDeal::Start(CannotStart::TooFewPlayers) => {
            language.word("hand-too-few")
        }
        CannotDeal::Start(CannotStart::NoChips(seat)) => {
            language.say("hand-no-chips", &[("seat", seat.get().into())])
        }
        CannotDeal::Start(CannotStart::NoBet) => language.word("hand-no-bet"),
        CannotDeal::Start(CannotStart::TooManyPlayers) => language.word("hand-too-many"),
        CannotDeal::Start(CannotStart::PostsWithoutCards(seat)) => {
            language.say("hand-posts-without-cards", &[("seat", seat.get().into())])
        }
    }
}

/// Who sits where another sat when the hand began.
pub fn changed(language: Language, change: &Change) -> String {
    let word = match (change.was.is_empty(), change.is.is_empty()) {
        (false, false) => "hand-changed",
        (false, true) => "hand-left",
        (true, _) => "hand-came",
    };
    let gaps = [
        ("seat", change.seat.get().into()),
        ("was", change.was.as_str().into()),
        ("is", change.is.as_str().into()),
    ];
    language.say(word, &gaps)
}

/// All that a player has, in front and behind.
pub(super) fn all_of(hand: &Hand, seat: SeatNo) -> Chips {
    hand.front(seat).plus(hand.stack(seat))
}
