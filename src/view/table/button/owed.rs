//! What is due from a player who comes back after blinds that were missed, or who is new.

use crate::{
    i18n::Language,
    rules::{
        button::{Blind, ButtonRules, Missed, ReturnSeat, ToPlay},
        levels::Level,
    },
};

/// What is due, by what was missed and where the player sits in the hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Owed {
    /// The places: on the big blind, between button and big blind, elsewhere.
    pub places: [String; 3],
    /// What was missed, and what is due in each place.
    pub rows: Vec<(String, [String; 3])>,
}

const PLACES: [(ReturnSeat, &str); 3] = [
    (ReturnSeat::BigBlind, "button-place-big"),
    (ReturnSeat::ButtonToBig, "button-place-between"),
    (ReturnSeat::Elsewhere, "button-place-else"),
];

const MISSED: [(Missed, &str); 3] = [
    (Missed::Small, "button-missed-small"),
    (Missed::Big, "button-missed-big"),
    (Missed::Both, "button-missed-both"),
];

impl Owed {
    /// What is due under these rules at this level.
    pub(super) fn of(language: Language, rules: ButtonRules, level: &Level) -> Self {
        let row = |name: &str, due: &dyn Fn(ReturnSeat) -> ToPlay| {
            let dues = PLACES.map(|(place, _)| due_in(language, due(place), level));
            (language.word(name), dues)
        };
        let mut rows: Vec<_> = MISSED
            .iter()
            .map(|&(missed, name)| row(name, &|place| rules.to_come_back(missed, place)))
            .collect();
        rows.push(row("button-new-no-limit", &|place| rules.to_come_in(false, place)));
        rows.push(row("button-new-limit", &|place| rules.to_come_in(true, place)));
        Self { places: PLACES.map(|(_, name)| language.word(name)), rows }
    }
}

fn due_in(language: Language, due: ToPlay, level: &Level) -> String {
    let chips = |blind| {
        language.chips(match blind {
            Blind::Small => level.small,
            Blind::Big => level.big,
        })
    };
    match due {
        ToPlay::Nothing | ToPlay::Post { live: None, dead: None } => {
            language.word("button-due-nothing")
        }
        ToPlay::Wait => language.word("button-due-waits"),
        ToPlay::Post { live: Some(live), dead: None } => {
            language.say("button-due-live", &[("live", chips(live).into())])
        }
        ToPlay::Post { live: None, dead: Some(dead) } => {
            language.say("button-due-dead", &[("dead", chips(dead).into())])
        }
        ToPlay::Post { live: Some(live), dead: Some(dead) } => {
            let gaps = [("live", chips(live).into()), ("dead", chips(dead).into())];
            language.say("button-due-both", &gaps)
        }
    }
}
