//! The ruling if one thing had been different.

use bottone_base::chips::Chips;
use bottone_hands::ruling::{Alternative, alternatives};
use bottone_rules::ruling::PushAction;

use bottone_rules_support::question::{profile, situation};

fn neighbours(question: &str) -> Vec<(Alternative, PushAction, u64)> {
    let (push, betting) = profile("tda");
    let neighbours = alternatives(&situation(question), &push, &betting).unwrap();
    neighbours.iter().map(|(change, is)| (*change, is.action, is.total.get())).collect()
}

#[test]
fn only_what_changes_the_ruling_is_reported() {
    let hundred = Chips::new(100);
    let cases = [
        (
            // One oversized chip.
            "big_blind: 200, bet: 600, raise: 400, push: [1000]",
            vec![
                (Alternative::RaiseSaid, PushAction::Raise, 1_000),
                (Alternative::OneMore(Chips::new(1_000)), PushAction::Raise, 2_000),
            ],
        ),
        (
            // One chip short of half a raise.
            "big_blind: 500, bet: 1000, raise: 1000, push: [1000, 100, 100, 100, 100]",
            vec![
                (Alternative::RaiseSaid, PushAction::Raise, 2_000),
                (Alternative::OneMore(hundred), PushAction::Raise, 2_000),
                (Alternative::LastChips, PushAction::AllIn, 1_400),
            ],
        ),
        (
            // Exactly half a raise.
            "big_blind: 500, bet: 1000, raise: 1000, push: [1000, 100, 100, 100, 100, 100]",
            vec![
                (Alternative::OneFewer(hundred), PushAction::Call, 1_000),
                (Alternative::LastChips, PushAction::AllIn, 1_500),
            ],
        ),
        (
            // A word that came too late would have counted earlier.
            "big_blind: 400, bet: 400, push: [1000], said: Raise, when: After",
            vec![
                (Alternative::RaiseSaid, PushAction::Raise, 1_000),
                (Alternative::OneMore(Chips::new(1_000)), PushAction::Raise, 2_000),
            ],
        ),
        (
            // A word that came in time, compared with silence.
            "big_blind: 400, bet: 400, push: [1000], said: Raise",
            vec![
                (Alternative::Silent, PushAction::Call, 400),
                (Alternative::LastChips, PushAction::AllIn, 1_000),
            ],
        ),
        (
            // A player who may not raise may not raise by any means.
            "big_blind: 100, bet: 200, raise: 100, front: [100, 25], acted_at: 125, push: [500, 500], behind: 0",
            vec![],
        ),
    ];
    for (question, expected) in cases {
        assert_eq!(neighbours(question), expected, "{question}");
    }
}
