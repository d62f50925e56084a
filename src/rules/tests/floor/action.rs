//! Substantial action, action out of turn, and the skipped player.

use bottone_rules::floor::{
    Options, OutOfTurn,
    PlayerAction::{self, Call, Check, Fold, RaiseTo},
    PromptSource, Reason, RoundSize, SkippedActions, SkippedHand, SkippedVerdict, StreetBet,
    TimeToSpeak, TurnVerdict, is_substantial, out_of_turn, skipped,
};

use bottone_rules_support::profiles::rulebook;

use super::{chips, cites};

/// The vectors SA of TDA 2024 rule 36. Posted blinds are not acts.
#[test]
fn sa() {
    let bet = RaiseTo(chips(100));
    let cases: &[(&[PlayerAction], bool)] = &[
        (&[Fold, Fold], false),
        (&[Fold, Call], true),
        (&[Check, Check], false),
        (&[Check, bet], true),
        (&[Fold, Fold, Fold], true),
        // The small and the big blind posted, then a fold.
        (&[Fold], false),
        (&[], false),
        (&[bet], false),
        (&[bet, Fold], true),
        (&[Check, Fold], false),
        (&[Check, Check, Check], true),
    ];
    for (acts, substantial) in cases {
        assert_eq!(is_substantial(acts), *substantial, "{acts:?}");
    }
}

const fn standing(bet: u64, raise: u64) -> StreetBet {
    StreetBet { bet: chips(bet), raise: chips(raise) }
}

const fn with_more(act: PlayerAction, stood: StreetBet) -> OutOfTurn {
    OutOfTurn { act, stood, round: RoundSize::WithMore, prompted: PromptSource::ByNobody }
}

const fn returned(call: u64, raise: Option<u64>) -> TurnVerdict {
    let raise = match raise {
        Some(raise) => Some(chips(raise)),
        None => None,
    };
    TurnVerdict::Returned(Options { call: chips(call), raise })
}

/// 50-100 after the flop: seat 3 bets 300, seat 4 folds, seat 6 raises to 800 before seat 5 acts.
#[test]
fn v53_1() {
    let tda = rulebook("tda-2024");
    let raise = with_more(RaiseTo(chips(800)), standing(300, 300));
    let after = |acts: &[PlayerAction]| out_of_turn(&tda, &raise, SkippedActions::Acted(acts));
    assert_eq!(out_of_turn(&tda, &raise, SkippedActions::NotYet).verdict, TurnVerdict::BackUp);
    for act in [Call, Fold] {
        assert_eq!(after(&[act]).verdict, TurnVerdict::Binding, "{act:?}");
    }
    let raised = after(&[RaiseTo(chips(600))]);
    assert_eq!(raised.verdict, returned(600, Some(900)));
    assert_eq!(raised.reason, Reason::ActionChanged);
    assert_eq!(cites(&raised), ["TDA 53"]);
}

/// Seats 3 and 4 check, seat 6 checks before seat 5 acts.
#[test]
fn v53_2() {
    let tda = rulebook("tda-2024");
    let check = with_more(Check, standing(0, 100));
    let after = |act| out_of_turn(&tda, &check, SkippedActions::Acted(&[act])).verdict;
    assert_eq!(after(Check), TurnVerdict::Binding);
    assert_eq!(after(RaiseTo(chips(300))), returned(300, Some(600)));
}

/// 100-200: seat 3 bets 600, seat 4 is skipped, seat 5 calls, seat 6 thinks and folds.
#[test]
fn v53_3() {
    let tda = rulebook("tda-2024");
    let ruled = skipped(&tda, &[Call, Fold], TimeToSpeak::Reasonable);
    let choice = SkippedVerdict::FloorSays([SkippedHand::NoRaise, SkippedHand::Dead]);
    assert_eq!(ruled.verdict, choice);
    assert_eq!(cites(&ruled), ["TDA 53-B", "TDA 36"]);
    let hurried = skipped(&tda, &[Call, Fold], TimeToSpeak::TooShort);
    assert_eq!(hurried.verdict, SkippedVerdict::Acts);
}

/// Four players see the turn: seat 3 bets 600, seat 4 is skipped, seat 5 checks and seat 6 calls
/// 600.
#[test]
fn v53_4() {
    let tda = rulebook("tda-2024");
    let ruled = skipped(&tda, &[Check, Call], TimeToSpeak::Reasonable);
    assert!(matches!(ruled.verdict, SkippedVerdict::FloorSays(_)));
    // After an action by seat 5 alone, seat 4 would still be in time.
    let one = skipped(&tda, &[Check], TimeToSpeak::Reasonable);
    assert_eq!((one.verdict, one.reason), (SkippedVerdict::Acts, Reason::LittleBehind));
}

/// A fold out of turn binds at once, regardless of the action before it.
#[test]
fn a_fold_out_of_turn_binds() {
    let tda = rulebook("wsop-2026");
    let fold = with_more(Fold, standing(300, 300));
    let raised = [RaiseTo(chips(900))];
    for meanwhile in [SkippedActions::NotYet, SkippedActions::Acted(&raised)] {
        let ruled = out_of_turn(&tda, &fold, meanwhile);
        assert_eq!((ruled.verdict, ruled.reason), (TurnVerdict::Binding, Reason::FoldsBind));
        assert_eq!(cites(&ruled), ["WSOP T90"]);
    }
}

/// WSOP glossary: a passive action out of turn in a round of two, not prompted, excludes a raise
/// afterwards.
#[test]
fn passive_heads_up() {
    let bet = [RaiseTo(chips(300))];
    let (heads_up, with_more) = (RoundSize::HeadsUp, RoundSize::WithMore);
    let (dealer, nobody) = (PromptSource::ByTheDealer, PromptSource::ByNobody);
    let cases = [
        ("wsop-2026", Check, heads_up, nobody, returned(300, None)),
        ("wsop-2026", Check, heads_up, dealer, returned(300, Some(600))),
        ("wsop-2026", Check, with_more, nobody, returned(300, Some(600))),
        ("wsop-2026", RaiseTo(chips(100)), heads_up, nobody, returned(300, Some(500))),
        ("tda-2024", Check, heads_up, nobody, returned(300, Some(600))),
    ];
    for (id, act, round, prompted, verdict) in cases {
        let stood = standing(0, 100);
        let stood = if act == Check { stood } else { standing(100, 100) };
        let out = OutOfTurn { act, stood, round, prompted };
        let ruled = out_of_turn(&rulebook(id), &out, SkippedActions::Acted(&bet));
        assert_eq!(ruled.verdict, verdict, "{id} {act:?} {round:?} {prompted:?}");
    }
}

/// A short all-in changes the bet but not the size of a raise.
#[test]
fn a_short_all_in_changes_the_action() {
    let tda = rulebook("tda-2024");
    let call = with_more(Call, standing(300, 300));
    let all_in = [RaiseTo(chips(400))];
    let ruled = out_of_turn(&tda, &call, SkippedActions::Acted(&all_in));
    assert_eq!(ruled.verdict, returned(400, Some(700)));
}
