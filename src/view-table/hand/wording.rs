//! A hand in words: its players, its game, and the restrictions on a player with reasons.

use bottone_base::{chips::Chips, seat::SeatNo};
use bottone_dealer::{DealFailure, FollowedHand, HandPlayer, PlayerChange};
use bottone_hands::hand::{ActRefusal, Hand, HandGame, StartFault};
use bottone_i18n::Language;
use bottone_rules::levels::Betting;

/// Returns the name of a player, or the seat if it is unknown.
pub fn name(language: Language, followed: &FollowedHand, seat: SeatNo) -> String {
    called(language, followed.at(seat), seat)
}

pub(super) fn called(language: Language, player: Option<&HandPlayer>, seat: SeatNo) -> String {
    match player {
        Some(player) if !player.name.is_empty() => player.name.clone(),
        _ => language.say("hand-seat", &[("seat", seat.get().into())]),
    }
}

/// Returns "No-limit hold'em".
pub fn game_title(language: Language, kind: HandGame, betting: Betting) -> String {
    let (game, betting) = (game_name(language, kind), betting_name(language, betting));
    language.say("hand-title", &[("betting", betting.into()), ("game", game.into())])
}

/// Returns "hold'em".
pub fn game_name(language: Language, kind: HandGame) -> String {
    let name: &str = kind.into();
    language.word(&format!("hand-game-{name}"))
}

/// Returns "No-limit".
pub fn betting_name(language: Language, betting: Betting) -> String {
    language.word(match betting {
        Betting::NoLimit => "hand-no-limit",
        Betting::PotLimit => "hand-pot-limit",
        Betting::Limit => "hand-limit",
    })
}

/// Returns the name of the street: "Flop", "Fifth street", "After the second draw".
pub fn street(language: Language, hand: &Hand) -> String {
    let kind = hand.start().kind;
    let number = ("number", hand.street().into());
    let name = match kind.draws() {
        0 if kind.is_stud() => "hand-stud-street",
        0 => "hand-board-street",
        1 => "hand-one-draw-street",
        _ => "hand-draw-street",
    };
    language.say(name, &[number])
}

/// Returns which action is closed to the player despite enough chips, and why.
pub fn note(language: Language, followed: &FollowedHand) -> Option<String> {
    let hand = followed.hand();
    let word = match hand.raise().err()? {
        ActRefusal::NotReopened => "hand-closed-reopened",
        ActRefusal::RaisesCapped => "hand-closed-capped",
        ActRefusal::NobodyToCall => "hand-closed-no-caller",
        _ => return None,
    };
    let name = name(language, followed, hand.turn()?);
    Some(language.say(word, &[("name", name.into())]))
}

/// Explains in a sentence why no hand can be dealt.
pub fn cannot_deal(language: Language, why: DealFailure) -> String {
    match why {
        DealFailure::NoGame => language.word("hand-no-game"),
        DealFailure::TooFewPlayers | DealFailure::Start(StartFault::TooFewPlayers) => {
            language.word("hand-too-few")
        }
        DealFailure::Start(StartFault::NoChips(seat)) => {
            language.say("hand-no-chips", &[("seat", seat.get().into())])
        }
        DealFailure::Start(StartFault::TooManyChips) => {
            let most = language.chips(Chips::new(Chips::MOST));
            language.say("hand-too-many-chips", &[("most", most.into())])
        }
        DealFailure::Start(StartFault::NoBet) => language.word("hand-no-bet"),
        DealFailure::Start(StartFault::TooManyPlayers) => language.word("hand-too-many"),
        DealFailure::Start(StartFault::PostsWithoutCards(seat)) => {
            language.say("hand-posts-without-cards", &[("seat", seat.get().into())])
        }
    }
}

/// Describes the seats whose player has changed since the hand began.
pub fn changed(language: Language, change: &PlayerChange) -> String {
    let word = match (change.former.is_empty(), change.present.is_empty()) {
        (false, false) => "hand-changed",
        (false, true) => "hand-left",
        (true, _) => "hand-came",
    };
    let gaps = [
        ("seat", change.seat.get().into()),
        ("was", change.former.as_str().into()),
        ("is", change.present.as_str().into()),
    ];
    language.say(word, &gaps)
}

/// Returns all chips of a player, in front and behind.
pub(super) fn all_of(hand: &Hand, seat: SeatNo) -> Chips {
    hand.front(seat).plus(hand.stack(seat))
}

/// Returns the uncalled bet and its owner; it is returned before the next card.
pub(super) fn returned(hand: &Hand) -> Option<(SeatNo, Chips)> {
    hand.pots().back.filter(|_| hand.turn().is_none() && hand.is_betting_over())
}
