//! A whole hand, checked action by action.

use std::sync::OnceLock;

use serde::Serialize;

use super::fault::Fault;
use crate::{
    rules::{
        chips::Chips,
        hand::Waits,
        pots,
        seat::{SeatNo, Seats},
    },
    store::{
        phh::{self, Allowed, Replayed, Written, Wrong},
        profiles::{Rulebooks, USUAL_RULEBOOK},
    },
    tongue::Language,
    view::hand::refused,
};

#[derive(Serialize)]
pub(super) struct Answer {
    decisions: Vec<Decision>,
    pots: Vec<Pot>,
    stacks: Vec<Chips>,
    wrong: Vec<String>,
    back: Vec<(SeatNo, Chips)>,
    next: Option<Decision>,
}

/// What a player could do when it was his turn.
#[derive(Serialize)]
struct Decision {
    street: u8,
    player: u8,
    pot: Chips,
    call: Chips,
    raise: Option<(Chips, Chips)>,
}

/// A pot and who can win it.
#[derive(Serialize)]
struct Pot {
    chips: Chips,
    players: Seats,
}

impl From<phh::Decision> for Decision {
    fn from(decision: phh::Decision) -> Self {
        let phh::Decision { street, player, pot, call, raise } = decision;
        Self { street, player, pot, call, raise }
    }
}

impl From<&pots::Pot> for Pot {
    fn from(pot: &pots::Pot) -> Self {
        Self { chips: pot.chips, players: pot.seats }
    }
}

/// Plays the hand that this text in the PHH format tells of.
pub(super) fn answer(text: &str, rulebooks: &Rulebooks) -> Result<Answer, Fault> {
    // A rulebook that cannot be used is told as everywhere else, and not as a fault of the hand.
    let no_rules = OnceLock::new();
    let rules = |name: Option<&str>| match rulebooks.find(name.unwrap_or(USUAL_RULEBOOK)) {
        Ok(rulebook) => Ok((rulebook.betting.clone(), rulebook.showdown)),
        Err(why) => {
            no_rules.get_or_init(|| Fault::of("rules", why.clone()));
            Err(why)
        }
    };
    let hand = Written::read(text, &rules).map_err(|fault| {
        let of_text = || Fault::of_text(format!("in the hand, {fault}"));
        no_rules.into_inner().unwrap_or_else(of_text)
    })?;
    let mut decisions = Vec::new();
    let replayed = hand.replay(|hand| decisions.extend(phh::Decision::now(hand)));
    let pots = replayed.hand.pots();
    Ok(Answer {
        decisions: decisions.into_iter().map(Decision::from).collect(),
        pots: pots.pots.iter().map(Pot::from).collect(),
        stacks: replayed.stacks(),
        wrong: replayed.wrong.iter().map(|wrong| sentence(&hand, &replayed, wrong)).collect(),
        back: pots.back.into_iter().collect(),
        next: phh::Decision::now(&replayed.hand).map(Decision::from),
    })
}

/// What is wrong with a hand that was played again, with the words of the format.
pub fn sentence(hand: &Written<'_>, replayed: &Replayed, wrong: &Wrong) -> String {
    match wrong {
        Wrong::Action { number, why, allowed } => {
            let action = hand.action(*number).unwrap_or_default();
            let told = format!("action {number} ({action}): {}", refused(*why, Language::English));
            if allowed.waits == Waits::Nothing {
                return told;
            }
            format!("{told}; allowed: {}", possible(allowed))
        }
        Wrong::Unfollowed { number } => {
            format!("action {number}: what comes after it could not be followed")
        }
        Wrong::Stack { seat, written, ruled } => {
            format!("finishing_stacks: p{seat} ends with {ruled}, the file says {written}")
        }
        Wrong::NotOver { waits } => {
            let street = replayed.hand.street();
            format!("it is not over on street {street}: it waits for {}", awaited(*waits))
        }
    }
}

/// What was possible, in the words of the format; amounts that are no part of an action stand in
/// brackets, as amounts are written elsewhere.
fn possible(allowed: &Allowed) -> String {
    let Waits::Action(seat) = allowed.waits else { return awaited(allowed.waits) };
    let mut ways = Vec::new();
    if allowed.is_bring_in {
        ways.push(format!("p{seat} pb ({})", allowed.call));
    } else if allowed.call.is_zero() {
        ways.push(format!("p{seat} cc (check)"));
    } else {
        ways.push(format!("p{seat} f"));
        ways.push(format!("p{seat} cc ({})", allowed.call));
    }
    match allowed.raise {
        Some((least, most)) if least == most => ways.push(format!("p{seat} cbr {}", least.get())),
        Some((least, most)) => {
            ways.push(format!("p{seat} cbr {} (at most {most})", least.get()));
        }
        None => {}
    }
    ways.join(", ")
}

fn awaited(waits: Waits) -> String {
    match waits {
        Waits::Board(1) => "d db, one card".to_owned(),
        Waits::Board(count) => format!("d db, {count} cards"),
        Waits::Cards(seats) => format!("d dh for {}", players(seats)),
        Waits::Action(seat) => format!("p{seat} to act"),
        Waits::Draw(seat) => format!("p{seat} sd"),
        Waits::Show(seats) => format!("sm of {}", players(seats)),
        Waits::Nothing => "nothing".to_owned(),
    }
}

fn players(seats: Seats) -> String {
    seats.iter().map(|seat| format!("p{seat}")).collect::<Vec<_>>().join(", ")
}
