//! A question in writing, with the fields and defaults of `bottone ask`; the ruling of a book on it,
//! and the expected one.

use bottone_base::chips::Chips;
use bottone_hands::ruling::{Ruling, rule};
use bottone_rules::{
    betting::{Betting, BettingRules, CapLifts, HalfBet, PotMost, RaiseCap},
    ruling::{
        ActionOutcome, Announcement, PushAction, PushRules, Situation, StreetFacts, WordTiming,
    },
};
use serde::Deserialize;

use crate::profiles::rulebook;

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
pub fn situation(question: &str) -> Situation {
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

/// An answer.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Answer {
    action: PushAction,
    total: Chips,
    #[serde(default)]
    add: Chips,
    #[serde(default)]
    back: Chips,
    #[serde(default)]
    choice: Vec<ActionOutcome>,
    #[serde(default)]
    penalty: bool,
}

/// Returns the rules of a shipped book, or of a source without a book of its own.
pub fn profile(name: &str) -> (PushRules, BettingRules) {
    let shipped = |name: &str| {
        let book = rulebook(name);
        (book.pushing, book.betting)
    };
    let (push, betting) = shipped("italian");
    match name {
        "tda" => shipped("tda-2024"),
        "wsop" => shipped("wsop-2026"),
        "wsop-live" => (
            PushRules::roberts(),
            BettingRules {
                raise_cap: RaiseCap::Raises(4),
                cap_lifts: CapLifts::RoundHeadsUp,
                ..betting
            },
        ),
        "seed-002" => (push, BettingRules { half_bet: HalfBet::MoreThanHalf, ..betting }),
        "seed-003" => (
            push,
            BettingRules {
                cap_lifts: CapLifts::TableHeadsUp,
                pot_most: PotMost::BeforeAction,
                ..betting
            },
        ),
        name => shipped(name),
    }
}

/// Returns the ruling on a question.
pub fn ruling(rules: &str, question: &str) -> Ruling {
    let (push, betting) = profile(rules);
    let answer = rule(&situation(question), &push, &betting);
    answer.unwrap_or_else(|fault| panic!("{question}: {fault:?}"))
}

fn answer(ruling: &Ruling) -> Answer {
    Answer {
        action: ruling.action,
        total: ruling.total,
        add: ruling.add,
        back: ruling.back,
        choice: ruling.choice.iter().collect(),
        penalty: ruling.penalty_possible,
    }
}

/// A vector: its id, the profile, the question and the answer, both without their outer brackets.
pub type Vector = (&'static str, &'static str, &'static str, &'static str);

/// Rules on every vector, and lists those with another ruling.
pub fn all_are_ruled(vectors: &[Vector]) {
    let wrong: Vec<String> = vectors.iter().filter_map(wrong).collect();
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

fn wrong((id, rules, question, expected): &Vector) -> Option<String> {
    let read = ron::from_str::<Answer>(&format!("({expected})"));
    let expected = read.unwrap_or_else(|error| panic!("{id}: {expected}: {error}"));
    let ruling = ruling(rules, question);
    let found = answer(&ruling);
    let steps = ruling.steps;
    (found != expected).then(|| {
        format!(
            "{id} ({rules}): {question}\n  ruled    {found:?}\n  expected {expected:?}\n  {steps:?}"
        )
    })
}
