//! The posts due from new players, and from players who come back after missed blinds.

use bottone_base::chips::Chips;
use bottone_i18n::Language;
use bottone_rules::{
    button::{ButtonRules, DueChips, MissedPosts, Newcomers, PlayCondition, ReturnSeat},
    levels::Level,
};

/// The posts due, by the blinds missed and the player's position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PostsTable {
    /// The positions: on the big blind, between button and big blind, elsewhere.
    pub places: [String; 3],
    /// The blinds missed, and the post due in each position.
    pub rows: Vec<(String, [String; 3])>,
}

const PLACES: [(ReturnSeat, &str); 3] = [
    (ReturnSeat::BigBlind, "button-place-big"),
    (ReturnSeat::ButtonToBig, "button-place-between"),
    (ReturnSeat::Elsewhere, "button-place-else"),
];

const MISSED: [(MissedPosts, &str); 3] = [
    (MissedPosts::Small, "button-missed-small"),
    (MissedPosts::Big, "button-missed-big"),
    (MissedPosts::Both, "button-missed-both"),
];

impl PostsTable {
    /// Builds the table of posts due under these rules at this level.
    pub(super) fn of(language: Language, rules: ButtonRules, level: &Level) -> Self {
        let row = |name: &str, due: &dyn Fn(ReturnSeat) -> PlayCondition| {
            let dues = PLACES.map(|(place, _)| due_in(language, rules, due(place), level, place));
            (language.word(name), dues)
        };
        let mut rows: Vec<_> = MISSED
            .iter()
            .map(|&(missed, name)| row(name, &|place| rules.return_condition(missed, place)))
            .collect();
        rows.push(row("button-new-no-limit", &|place| rules.entry_condition(false, place)));
        rows.push(row("button-new-limit", &|place| rules.entry_condition(true, place)));
        Self { places: PLACES.map(|(_, name)| language.word(name)), rows }
    }
}

/// Returns the post due. A player dealt in between the button and the big blind is on the small
/// blind and posts it. The exception is a rule that newcomers wait from the small blind on.
fn due_in(
    language: Language,
    rules: ButtonRules,
    due: PlayCondition,
    level: &Level,
    place: ReturnSeat,
) -> String {
    if due == PlayCondition::Wait {
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
