//! What is due from a player who comes back after blinds that were missed, or who is new.

use crate::{
    i18n::Language,
    rules::{
        button::{ButtonRules, DueChips, Missed, Newcomers, ReturnSeat, ToPlay},
        chips::Chips,
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
            let dues = PLACES.map(|(place, _)| due_in(language, rules, due(place), level, place));
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

/// Who has cards between the button and the big blind sits on the small blind and posts it, except where newcomers
/// wait from the small blind on.
fn due_in(
    language: Language,
    rules: ButtonRules,
    due: ToPlay,
    level: &Level,
    place: ReturnSeat,
) -> String {
    if due == ToPlay::Wait {
        return language.word("button-due-waits");
    }
    let is_small = place == ReturnSeat::ButtonToBig && rules.newcomers != Newcomers::SmallToBig;
    let posts = if is_small { level.small } else { Chips::ZERO };
    let DueChips { live, dead } = due.chips(level.small, level.big, posts);
    let gaps = [("live", language.chips(live).into()), ("dead", language.chips(dead).into())];
    match (live.is_zero(), dead.is_zero()) {
        (true, true) => language.word("button-due-nothing"),
        (false, true) => language.say("button-due-live", &gaps),
        (true, false) => language.say("button-due-dead", &gaps),
        (false, false) => language.say("button-due-both", &gaps),
    }
}
