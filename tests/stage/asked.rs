//! A question in writing, with the fields and defaults of `bottone ask`. The tests of the rules and
//! of the table screen use it.

use bottone::rules::{
    betting::Betting,
    chips::Chips,
    ruling::{Announcement, Situation, StreetFacts, WordTiming},
};
use serde::Deserialize;

/// A question.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Question {
    #[serde(default = "no_limit")]
    betting: Betting,
    big_blind: Chips,
    bet: Chips,
    raise: Option<Chips>,
    pot: Option<Chips>,
    #[serde(default)]
    front: Vec<Chips>,
    front_left: Option<Vec<Chips>>,
    #[serde(default)]
    push: Vec<Chips>,
    #[serde(default)]
    last_chips: bool,
    behind: Option<Chips>,
    #[serde(default)]
    said: Announcement,
    #[serde(default)]
    when: WordTiming,
    #[serde(default = "three")]
    live: u8,
    #[serde(default)]
    opener: bool,
    acted_at: Option<Chips>,
    #[serde(default)]
    raises: u8,
}

const fn no_limit() -> Betting {
    Betting::NoLimit
}

const fn three() -> u8 {
    3
}

/// Parses the situation of a question in RON, written without its outer brackets.
pub(crate) fn situation(question: &str) -> Situation {
    let some =
        ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    let read = some.from_str::<Question>(&format!("({question})"));
    let q = read.unwrap_or_else(|error| panic!("{question}: {error}"));
    let sum = |chips: &[Chips]| chips.iter().copied().sum::<Chips>();
    let pulled = q.front_left.as_deref().map(|left| sum(&q.front).minus(sum(left)));
    Situation {
        betting: q.betting,
        big_blind: q.big_blind,
        bet: q.bet,
        raise: q.raise.unwrap_or(q.big_blind),
        pot: q.pot,
        front: q.front,
        front_left: q.front_left,
        push: q.push,
        behind: if q.last_chips { pulled.or(Some(Chips::ZERO)) } else { q.behind },
        said: q.said,
        when: q.when,
        live: q.live,
        opener: q.opener,
        acted_at: q.acted_at,
        raises: q.raises,
        followed: StreetFacts::UNKNOWN,
    }
}
