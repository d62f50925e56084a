//! Corrected bets, calls of misunderstood bets, a wrong button or level.

use bottone_rules::{
    floor::{
        AcceptedCall, AcceptedVerdict, ActedAfter, BetAftermath, BetRuling, BetVerdict, Mistake,
        NoticeTime, PendingAction,
        PlayerAction::{Call, Fold},
        Reason, SetupFault, SetupVerdict, StreetBet, TinyCall, accepted, pot_miscounted, tiny_call,
        too_small, words_not_heard, wrong_start,
    },
    rulebook::Overbet,
};

use bottone_rules_support::profiles::rulebook;

use super::{chips, cites};

/// 100-200 after the flop: a bet of 600, a raise to 1,000, two calls and a fold.
#[test]
fn v52_1() {
    let tda = rulebook("tda-2024");
    let stood = StreetBet { bet: chips(600), raise: chips(600) };
    let ruled = too_small(&tda, stood, chips(1_000), NoticeTime::OnTheStreet);
    assert_eq!(ruled.verdict, BetVerdict::Becomes(chips(1_200)), "for all three who are in");
    assert_eq!(cites(&ruled), ["TDA 52-A"]);
    let later = too_small(&tda, stood, chips(1_000), NoticeTime::Later);
    assert_eq!((later.verdict, later.reason), (BetVerdict::Stands, Reason::NextCardDealt));
    let full = too_small(&tda, stood, chips(1_200), NoticeTime::OnTheStreet);
    assert_eq!((full.verdict, full.reason), (BetVerdict::Stands, Reason::LargeEnough));
    let short_open = StreetBet { bet: chips(0), raise: chips(200) };
    let ruled = too_small(&tda, short_open, chips(100), NoticeTime::OnTheStreet);
    assert_eq!(ruled.verdict, BetVerdict::Becomes(chips(200)), "a bet is at least the big blind");
}

const POT: u64 = 10_500;

/// Pot-limit 500-1,000 with 10,500 in the pot; the dealer says 9,500, and that is bet; a fold and a
/// call.
#[test]
fn v52b_1() {
    let since = BetAftermath {
        acts: &[Fold, Call],
        action: PendingAction::Closed,
        noticed: NoticeTime::OnTheStreet,
    };
    let ruled = pot_miscounted(&rulebook("tda-2024"), chips(POT), chips(9_500), &since);
    assert_eq!((ruled.verdict, ruled.reason), (BetVerdict::Stands, Reason::PotPlayedOn));
    assert_eq!(cites(&ruled), ["TDA 52-B", "TDA 36"]);
}

/// As before, with the fold alone.
#[test]
fn v52b_2() {
    let since = BetAftermath {
        acts: &[Fold],
        action: PendingAction::Open,
        noticed: NoticeTime::OnTheStreet,
    };
    let ruled = pot_miscounted(&rulebook("tda-2024"), chips(POT), chips(9_500), &since);
    assert_eq!(ruled.verdict, BetVerdict::Becomes(chips(POT)));
    assert_eq!(ruled.reason, Reason::PotTooLow);
}

/// The dealer says 11,500, and that is bet; a fold and two calls.
#[test]
fn v52b_3() {
    let acts = [Fold, Call, Call];
    let before = BetAftermath {
        acts: &acts,
        action: PendingAction::Closed,
        noticed: NoticeTime::OnTheStreet,
    };
    let after = BetAftermath { noticed: NoticeTime::Later, ..before };
    let rule =
        |rules: &_, since: &_| pot_miscounted(rules, chips(POT), chips(11_500), since).verdict;
    let tda = rulebook("tda-2024");
    assert_eq!(rule(&tda, &before), BetVerdict::Becomes(chips(POT)), "for all who are in");
    assert_eq!(rule(&tda, &after), BetVerdict::Stands);

    // WSOP section VIII-d, and Robert's Rules, which check the players who have acted.
    let mut wsop = rulebook("wsop-2026");
    assert_eq!(rule(&wsop, &before), BetVerdict::Becomes(chips(POT)));
    wsop.corrections.overbet = Overbet::UntilSubstantialAction;
    assert_eq!(rule(&wsop, &before), BetVerdict::Stands);
    let roberts = rulebook("roberts");
    assert_eq!(rule(&roberts, &before), BetVerdict::Stands);
    let open = BetAftermath { action: PendingAction::Open, ..before };
    assert_eq!(rule(&roberts, &open), BetVerdict::Becomes(chips(POT)));
}

/// All-in 12,400; the dealer says eleven thousand; the caller puts in 11,000.
#[test]
fn v49_1() {
    let call = AcceptedCall {
        bet: chips(12_400),
        called: chips(11_000),
        behind: chips(20_000),
        mistake: Mistake::Ordinary,
        after: ActedAfter::Nobody,
    };
    let owes = |total, add| AcceptedVerdict::Pays { total: chips(total), add: chips(add) };
    for (id, cite) in
        [("tda-2024", "TDA 49"), ("tda-2026", "TDA 2026 51"), ("wsop-2026", "WSOP T104")]
    {
        let ruled = accepted(&rulebook(id), &call);
        assert_eq!(ruled.verdict, owes(12_400, 1_400), "{id}");
        assert_eq!(cites(&ruled), [cite]);
    }
    let short = AcceptedCall { behind: chips(1_000), ..call };
    assert_eq!(accepted(&rulebook("tda-2024"), &short).verdict, owes(12_000, 1_000), "all-in");
    let much = AcceptedCall { called: chips(13_000), ..call };
    let back = AcceptedVerdict::GetsBack(chips(600));
    assert_eq!(accepted(&rulebook("tda-2024"), &much).verdict, back);

    let gross = AcceptedCall { bet: chips(112_400), mistake: Mistake::Gross, ..call };
    let rule = |id, call| accepted(&rulebook(id), call).verdict;
    assert_eq!(rule("tda-2024", &gross), owes(31_000, 20_000));
    assert_eq!(rule("roberts", &gross), AcceptedVerdict::MayTakeBack);
    let late = AcceptedCall { after: ActedAfter::Somebody, ..gross };
    assert_eq!(rule("roberts", &late), owes(31_000, 20_000));
}

/// Heads-up on the river, "forty-two thousand" and one chip of 5,000, not heard by all; called with
/// 5,000. The book has no fixed answer.
#[test]
fn v40_2() {
    let ruled = words_not_heard(&rulebook("tda-2024"), chips(42_000), chips(5_000));
    let choice = [BetRuling::Amount(chips(42_000)), BetRuling::Amount(chips(5_000))];
    assert_eq!((ruled.verdict, ruled.reason), (choice, Reason::WordsNotHeard));
    assert_eq!(cites(&ruled), ["TDA 40", "TDA 1", "TDA 49"]);
}

/// 2,000-4,000, a bet of 50,000, one chip of 1,000 without words.
#[test]
fn v41_1() {
    let ruled = tiny_call(&rulebook("tda-2024"), chips(50_000), chips(1_000), chips(90_000));
    let choice = [TinyCall::FullCall { add: chips(49_000) }, TinyCall::Undercall];
    assert_eq!((ruled.verdict, ruled.reason), (choice, Reason::NotAStandardCall));
    assert_eq!(cites(&ruled), ["TDA 41"]);
}

/// TDA 2024 rules 23 and 34-A.
#[test]
fn a_wrong_button_or_level_is_put_right_before_substantial_action() {
    let tda = rulebook("tda-2024");
    let cases = [
        (SetupFault::Button, &[Fold, Fold][..], SetupVerdict::Corrected, "TDA 34-A"),
        (SetupFault::Button, &[Fold, Call], SetupVerdict::ButtonGoesOn, "TDA 34-A"),
        (SetupFault::Level, &[Fold], SetupVerdict::Corrected, "TDA 23"),
        (SetupFault::Level, &[Call, Fold], SetupVerdict::OldLevelForTheHand, "TDA 23"),
    ];
    for (wrong, acts, verdict, cite) in cases {
        let ruled = wrong_start(&tda, wrong, acts);
        assert_eq!(ruled.verdict, verdict, "{wrong:?} {acts:?}");
        assert_eq!(cites(&ruled), [cite, "TDA 36"]);
    }
}
