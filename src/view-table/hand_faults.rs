//! One hand in words: reasons for refusing an action, and errors in a recorded hand.

use bottone_base::{
    cards::Card,
    chips::Chips,
    seat::{SeatNo, Seats},
};
use bottone_hands::hand::{ActRefusal, AllowedActs, Hand, HandFault, PendingStep};
use bottone_i18n::{Language, Saying, ToText as _};
use bottone_view::ruling::fault;

/// Returns the reason for refusing an action, in a few words without a full stop.
pub fn refused(why: ActRefusal, language: Language) -> String {
    let plain = |name: &str| language.say(name, &[]);
    let of_seat = |name: &str, seat: SeatNo| language.say(name, &[("seat", seat.get().into())]);
    let of_card = |name: &str, card: Card| language.say(name, &[("card", card.to_string().into())]);
    let of_chips =
        |name: &str, chips: Chips| language.say(name, &[("chips", language.chips(chips).into())]);
    match why {
        ActRefusal::Over => plain("act-over"),
        ActRefusal::NotDealtIn(seat) => of_seat("act-not-dealt-in", seat),
        ActRefusal::NotInHand(seat) => of_seat("act-not-in-hand", seat),
        ActRefusal::CardsFirst => plain("act-cards-first"),
        ActRefusal::ActionFirst(seat) => of_seat("act-action-first", seat),
        ActRefusal::OutOfTurn(seat) => of_seat("act-out-of-turn", seat),
        ActRefusal::NoBetting => plain("act-no-betting"),
        ActRefusal::NoDraw => plain("act-no-draw"),
        ActRefusal::DrawFirst(seat) => of_seat("act-draw-first", seat),
        ActRefusal::CardsDue(count) => language.say("act-cards-due", &[("count", count.into())]),
        ActRefusal::CardTwice(card) => of_card("act-card-twice", card),
        ActRefusal::NotHeld(card) => of_card("act-not-held", card),
        ActRefusal::TooManyCards => plain("act-too-many-cards"),
        ActRefusal::BetToMatch(chips) => of_chips("act-bet-to-match", chips),
        ActRefusal::NothingToCall => plain("act-nothing-to-call"),
        ActRefusal::BetAlready => plain("act-bet-already"),
        ActRefusal::NothingToRaise => plain("act-nothing-to-raise"),
        ActRefusal::NothingToComplete => plain("act-nothing-to-complete"),
        ActRefusal::BringInFirst => plain("act-bring-in-first"),
        ActRefusal::NoBringIn => plain("act-no-bring-in"),
        ActRefusal::NobodyToCall => plain("act-no-one-to-call"),
        ActRefusal::NoMoreChips => plain("act-no-more-chips"),
        ActRefusal::NotReopened => plain("act-not-reopened"),
        ActRefusal::RaisesCapped => plain("act-raises-capped"),
        ActRefusal::BelowLeast(chips) => of_chips("act-below-minimum", chips),
        ActRefusal::AboveMost(chips) => of_chips("act-above-most", chips),
        ActRefusal::AllInShows => plain("act-all-in-shows"),
        ActRefusal::NoShowdown => plain("act-no-showdown"),
        ActRefusal::ShownAlready => plain("act-shown-already"),
        ActRefusal::LastHand => plain("act-last-hand"),
    }
}

/// Describes the error in a recorded hand, in the words of the PHH format. `hand` is the hand up to
/// the error; `action` returns the text of an action by its number.
pub fn hand_fault(
    language: Language,
    wrong: &HandFault,
    hand: &Hand,
    action: impl Fn(usize) -> Option<String>,
) -> String {
    let saying = match wrong {
        HandFault::Action { number, why, allowed } => {
            let (name, allowed) = match allowed.waits {
                PendingStep::Nothing => ("act-wrong", Saying::AsItIs(String::new())),
                _ => ("act-wrong-allowed", possible(allowed)),
            };
            Saying::of(name)
                .with("number", *number)
                .with("action", action(*number).unwrap_or_default())
                .with("why", refused(*why, language))
                .with("allowed", allowed)
        }
        HandFault::Push { number, why } => Saying::of("act-wrong")
            .with("number", *number)
            .with("action", action(*number).unwrap_or_default())
            .with("why", fault(language, *why)),
        HandFault::Unfollowed { number } => Saying::of("act-unfollowed").with("number", *number),
        HandFault::Stack { seat, written, ruled } => Saying::of("act-wrong-stack")
            .with("seat", *seat)
            .with("ruled", *ruled)
            .with("written", *written),
        HandFault::NotOver { waits } => Saying::of("act-not-over")
            .with("street", hand.street())
            .with("awaited", pending_step(*waits)),
    };
    saying.to_text(language)
}

/// Lists the possible actions in the words of the format. Amounts that are not part of an action
/// stand in brackets, formatted as elsewhere.
fn possible(allowed: &AllowedActs) -> Saying {
    let PendingStep::Action(seat) = allowed.waits else { return pending_step(allowed.waits) };
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

fn pending_step(waits: PendingStep) -> Saying {
    match waits {
        PendingStep::Board(count) => Saying::of("act-awaits-board").with("count", count),
        PendingStep::Cards(seats) => Saying::of("act-awaits-cards").with("players", players(seats)),
        PendingStep::Action(seat) => Saying::of("act-awaits-action").with("seat", seat),
        PendingStep::Draw(seat) => Saying::of("act-awaits-draw").with("seat", seat),
        PendingStep::Show(seats) => Saying::of("act-awaits-show").with("players", players(seats)),
        PendingStep::Nothing => Saying::of("act-awaits-nothing"),
    }
}

fn players(seats: Seats) -> String {
    seats.iter().map(|seat| format!("p{seat}")).collect::<Vec<_>>().join(", ")
}
