//! The ruling of a book on a question, and the expected one.

use std::{collections::BTreeMap, path::Path, sync::LazyLock};

use bottone::{
    rules::{
        betting::{BettingRules, CapLifts, HalfBet, PotMost, RaiseCap},
        chips::Chips,
        rulebook::Rulebook,
        ruling::{ActionOutcome, PushAction, PushRules, Ruling, rule},
    },
    store::profiles::read,
};
use serde::Deserialize;

pub(crate) use crate::stage::asked::situation;

/// An answer.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Answer {
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

/// The shipped rule books, by file name.
static SHIPPED: LazyLock<BTreeMap<&str, Rulebook>> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("profiles/rulebooks");
    let names = ["tda-2024", "tda-2026", "wsop-2026", "roberts", "italian"];
    names.map(|name| (name, read(&folder.join(name).with_extension("ron")).unwrap())).into()
});

/// Returns the rules of a shipped book, or of a source without a book of its own.
pub(crate) fn profile(name: &str) -> (PushRules, BettingRules) {
    let shipped = |name: &str| {
        let book = &SHIPPED[name];
        (book.pushing, book.betting.clone())
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

#[test]
fn the_shipped_books_set_what_the_sources_say() {
    let sources = [
        ("tda-2024", PushRules::tda()),
        ("tda-2026", PushRules::tda()),
        ("wsop-2026", PushRules::wsop()),
        ("roberts", PushRules::roberts()),
        ("italian", PushRules::italian()),
    ];
    for (name, rules) in sources {
        assert_eq!(profile(name).0, rules, "{name}");
    }
    assert_eq!(PushRules::default(), PushRules::tda());
}

/// Returns the ruling on a question.
pub(crate) fn ruling(rules: &str, question: &str) -> Ruling {
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
pub(crate) type Vector = (&'static str, &'static str, &'static str, &'static str);

/// Rules on every vector, and lists those with another ruling.
pub(crate) fn all_are_ruled(vectors: &[Vector]) {
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
