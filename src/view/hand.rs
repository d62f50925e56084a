//! One hand in words: reasons for refusing an action, and errors in a recorded hand.

use crate::{
    i18n::{Language, Saying, Told as _},
    rules::{
        cards::Card,
        chips::Chips,
        hand::{Allowed, Hand, Refused, Waits, Wrong},
        seat::{SeatNo, Seats},
    },
    view::ruling::fault,
};

/// Returns the reason for refusing an action, in a few words without a full stop.
pub fn refused(why: Refused, language: Language) -> String {
    let plain = |name: &str| language.say(name, &[]);
    let of_seat = |name: &str, seat: SeatNo| language.say(name, &[("seat", seat.get().into())]);
    let of_card = |name: &str, card: Card| language.say(name, &[("card", card.to_string().into())]);
    let of_chips =
        |name: &str, chips: Chips| language.say(name, &[("chips", language.chips(chips).into())]);
    match why {
        Refused::Over => plain("act-over"),
        Refused::NotDealtIn(seat) => of_seat("act-not-dealt-in", seat),
        Refused::NotInHand(seat) => of_seat("act-not-in-hand", seat),
        Refused::CardsFirst => plain("act-cards-first"),
        Refused::ActionFirst(seat) => of_seat("act-action-first", seat),
        Refused::OutOfTurn(seat) => of_seat("act-out-of-turn", seat),
        Refused::NoBetting => plain("act-no-betting"),
        Refused::NoDraw => plain("act-no-draw"),
        Refused::DrawFirst(seat) => of_seat("act-draw-first", seat),
        Refused::CardsDue(count) => language.say("act-cards-due", &[("count", count.into())]),
        Refused::CardTwice(card) => of_card("act-card-twice", card),
        Refused::NotHeld(card) => of_card("act-not-held", card),
        Refused::TooManyCards => plain("act-too-many-cards"),
        Refused::BetToMatch(chips) => of_chips("act-bet-to-match", chips),
        Refused::NothingToCall => plain("act-nothing-to-call"),
        Refused::BetAlready => plain("act-bet-already"),
        Refused::NothingToRaise => plain("act-nothing-to-raise"),
        Refused::NothingToComplete => plain("act-nothing-to-complete"),
        Refused::BringInFirst => plain("act-bring-in-first"),
        Refused::NoBringIn => plain("act-no-bring-in"),
        Refused::NobodyToCall => plain("act-nobody-to-call"),
        Refused::NoMoreChips => plain("act-no-more-chips"),
        Refused::NotReopened => plain("act-not-reopened"),
        Refused::RaisesCapped => plain("act-raises-capped"),
        Refused::BelowLeast(chips) => of_chips("act-below-least", chips),
        Refused::AboveMost(chips) => of_chips("act-above-most", chips),
        Refused::AllInShows => plain("act-all-in-shows"),
        Refused::NoShowdown => plain("act-no-showdown"),
        Refused::ShownAlready => plain("act-shown-already"),
        Refused::LastHand => plain("act-last-hand"),
    }
}

/// Describes the error in a recorded hand, in the words of the PHH format. `hand` is the hand up to
/// the error; `action` returns the text of an action by its number.
pub fn wrong(
    language: Language,
    wrong: &Wrong,
    hand: &Hand,
    action: impl Fn(usize) -> Option<String>,
) -> String {
    let saying = match wrong {
        Wrong::Action { number, why, allowed } => {
            let (name, allowed) = match allowed.waits {
                Waits::Nothing => ("act-wrong", Saying::AsItIs(String::new())),
                _ => ("act-wrong-allowed", possible(allowed)),
            };
            Saying::of(name)
                .with("number", *number)
                .with("action", action(*number).unwrap_or_default())
                .with("why", refused(*why, language))
                .with("allowed", allowed)
        }
        Wrong::Push { number, why } => Saying::of("act-wrong")
            .with("number", *number)
            .with("action", action(*number).unwrap_or_default())
            .with("why", fault(language, *why)),
        Wrong::Unfollowed { number } => Saying::of("act-unfollowed").with("number", *number),
        Wrong::Stack { seat, written, ruled } => Saying::of("act-wrong-stack")
            .with("seat", *seat)
            .with("ruled", *ruled)
            .with("written", *written),
        Wrong::NotOver { waits } => Saying::of("act-not-over")
            .with("street", hand.street())
            .with("awaited", awaited(*waits)),
    };
    saying.told(language)
}

/// Lists the possible actions in the words of the format. Amounts that are not part of an action
/// stand in brackets, formatted as elsewhere.
fn possible(allowed: &Allowed) -> Saying {
    let Waits::Action(seat) = allowed.waits else { return awaited(allowed.waits) };
    let way = |name| Saying::of(name).with("seat", seat);
    let mut ways = Vec::new();
    if allowed.is_bring_in {
        ways.push(way("act-way-bring-in").with("chips", allowed.call));
    } else if allowed.call.is_zero() {
        ways.push(way("act-way-check"));
    } else {
        ways.push(way("act-way-fold"));
        ways.push(way("act-way-call").with("chips", allowed.call));
    }
    if let Some((least, most)) = allowed.raise {
        let name = if least == most { "act-way-raise" } else { "act-way-raise-to" };
        // The format has no commas in its numbers.
        ways.push(way(name).with("least", least.get()).with("most", most));
    }
    let and = |one: Saying, other| Saying::of("act-ways").with("one", one).with("other", other);
    ways.into_iter().reduce(and).unwrap_or(Saying::AsItIs(String::new()))
}

fn awaited(waits: Waits) -> Saying {
    match waits {
        Waits::Board(count) => Saying::of("act-awaits-board").with("count", count),
        Waits::Cards(seats) => Saying::of("act-awaits-cards").with("players", players(seats)),
        Waits::Action(seat) => Saying::of("act-awaits-action").with("seat", seat),
        Waits::Draw(seat) => Saying::of("act-awaits-draw").with("seat", seat),
        Waits::Show(seats) => Saying::of("act-awaits-show").with("players", players(seats)),
        Waits::Nothing => Saying::of("act-awaits-nothing"),
    }
}

fn players(seats: Seats) -> String {
    seats.iter().map(|seat| format!("p{seat}")).collect::<Vec<_>>().join(", ")
}
