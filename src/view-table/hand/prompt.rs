//! The dealer's next step in one line, as a good dealer would say it.

use bottone_base::seat::{SeatNo, Seats};
use bottone_dealer::FollowedHand;
use bottone_hands::hand::{Hand, HandAct, HandStep, Play};
use bottone_i18n::Language;
use bottone_rules::ruling::cites::Topic;

use super::{
    name,
    pot_winners::{pot_name, winners},
    wording::returned,
};

/// Returns the dealer's next step. Examples are "Bianchi to act · 1,200 to call · raise 3,200 to
/// 27,400", "Burn one, flop" and "All hands face up (TDA 16)". `pot` is the one being awarded, if
/// selected.
pub fn prompt(language: Language, followed: &FollowedHand, pot: Option<usize>) -> String {
    let step = step(language, followed, pot);
    let Some((seat, chips)) = returned(followed.hand()).filter(|_| just_closed(followed.hand()))
    else {
        return step;
    };
    let gaps =
        [("chips", language.chips(chips).into()), ("name", name(language, followed, seat).into())];
    format!("{} · {step}", language.say("hand-give-back", &gaps))
}

/// Returns whether the betting has just ended. The uncalled bet is then returned first.
fn just_closed(hand: &Hand) -> bool {
    matches!(hand.acts().last(), Some(HandAct::Player(_, play)) if !matches!(play, Play::Show(_) | Play::Muck))
}

fn step(language: Language, followed: &FollowedHand, pot: Option<usize>) -> String {
    let hand = followed.hand();
    let named =
        |word: &str, seat| language.say(word, &[("name", name(language, followed, seat).into())]);
    let cited = |word: &str, topic: Topic| {
        language.say(word, &[("cite", topic.cite(followed.book()).to_string().into())])
    };
    let burnt = |burn: bool, words: String| {
        if burn { language.say("hand-burn", &[("step", words.into())]) } else { words }
    };
    let stub = |old_burns: bool, words: String| {
        if old_burns {
            format!("{} · {words}", cited("hand-old-burns", Topic::StudStub))
        } else {
            words
        }
    };
    match followed.step() {
        HandStep::Act(seat) => turn(language, followed, seat),
        HandStep::Board { burn, old_burns, .. } if hand.start().kind.is_stud() => {
            stub(old_burns, burnt(burn, language.word("hand-deal-shared")))
        }
        HandStep::Board { burn, .. } => {
            burnt(burn, language.say("hand-deal-board", &[("number", hand.street().into())]))
        }
        HandStep::Cards { burn, seats, old_burns } => {
            stub(old_burns, burnt(burn, deal(language, hand, seats)))
        }
        HandStep::Draw { burn, seat } => burnt(burn, named("hand-draws", seat)),
        HandStep::FaceUp(_) => cited("hand-face-up", Topic::AllFaceUp),
        HandStep::FaceDown(_) => cited("hand-face-down", Topic::HandForHand),
        HandStep::Show(seat) => named("hand-show", seat),
        HandStep::ShowAtWill(_) => language.word("hand-show-all"),
        HandStep::Award(next) => award(language, followed, pot.unwrap_or(next)),
        HandStep::Push(order) => push(language, followed, &order),
    }
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

/// Asks for the winner of this pot. The winner also takes earlier pots that only one player can
/// win.
fn award(language: Language, followed: &FollowedHand, pot: usize) -> String {
    let hand = followed.hand();
    let pots = hand.pots().pots;
    let order = hand.pots_in_order();
    let place = order.iter().position(|at| *at == pot).unwrap_or_default();
    let word = match place {
        _ if order.len() == 1 => return language.word("hand-who-won"),
        0 => "hand-award-first",
        _ if place + 1 == order.len() => "hand-award-last",
        _ => "hand-award-then",
    };
    let mut parts =
        vec![language.say(word, &[("pot", pot_name(language, pot, pots.len()).into())])];
    for at in order.iter().take(place).rev() {
        let Some(seat) = pots.get(*at).filter(|pot| pot.seats.len() == 1) else { break };
        let Some(seat) = seat.seats.first() else { break };
        parts.push(pushed(language, followed, *at, pots.len(), &[seat]));
    }
    parts.reverse();
    parts.join(" · ")
}

/// Describes the pushing of the pots. Only the first is named, as the list below has the others in
/// order.
fn push(language: Language, followed: &FollowedHand, order: &[usize]) -> String {
    let hand = followed.hand();
    if let (1, Some(seat)) = (hand.live().len(), hand.live().first()) {
        let gaps = [("name", name(language, followed, seat).into())];
        return language.say("hand-takes-it", &gaps);
    }
    let (Some(first), Some(outcome)) = (order.first(), followed.outcome()) else {
        return language.word("hand-is-over");
    };
    let won = outcome.won.get(*first).map(winners).unwrap_or_default();
    if order.len() > 1 {
        let gaps = [
            ("pot", pot_name(language, *first, order.len()).into()),
            ("who", names(language, followed, &won).into()),
        ];
        return language.say("hand-push-first", &gaps);
    }
    pushed(language, followed, *first, 1, &won)
}

fn pushed(
    language: Language,
    followed: &FollowedHand,
    pot: usize,
    count: usize,
    to: &[SeatNo],
) -> String {
    let gaps = [
        ("pot", pot_name(language, pot, count).into()),
        ("who", names(language, followed, to).into()),
        ("count", to.len().into()),
    ];
    language.say("hand-push", &gaps)
}

fn names(language: Language, followed: &FollowedHand, seats: &[SeatNo]) -> String {
    let names = seats.iter().map(|seat| name(language, followed, *seat));
    names.collect::<Vec<_>>().join(", ")
}

/// Describes the options of the player whose turn it is.
fn turn(language: Language, followed: &FollowedHand, seat: SeatNo) -> String {
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
