//! The laws of the floor's rulings for any action at a table, including absurd amounts.

use bottone_rules::floor::{
    AcceptedCall, AcceptedVerdict, ActedAfter, BetAftermath, BetVerdict, Mistake, NoticeTime,
    OutOfTurn, PendingAction, PlayerAction, PromptSource, RoundSize, SkippedActions, StreetBet,
    TurnVerdict, accepted, is_substantial, out_of_turn, pot_miscounted, too_small,
};
use proptest::prelude::*;

use bottone_rules_support::profiles::rulebook;

use super::chips;

const BOOKS: [&str; 7] =
    ["tda-2024", "tda-2026", "wsop-2026", "roberts", "italian", "seed-004", "home"];

fn amount() -> impl Strategy<Value = u64> {
    prop_oneof![0..100_000_u64, Just(0), Just(u64::MAX)]
}

fn act() -> impl Strategy<Value = PlayerAction> {
    prop_oneof![
        Just(PlayerAction::Fold),
        Just(PlayerAction::Check),
        Just(PlayerAction::Call),
        amount().prop_map(|to| PlayerAction::RaiseTo(chips(to))),
    ]
}

fn acts() -> impl Strategy<Value = Vec<PlayerAction>> {
    prop::collection::vec(act(), 0..6)
}

fn standing() -> impl Strategy<Value = StreetBet> {
    (amount(), 1..100_000_u64)
        .prop_map(|(bet, raise)| StreetBet { bet: chips(bet), raise: chips(raise) })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, failure_persistence: None, ..ProptestConfig::default() })]

    /// Substantial action stays substantial after any further act.
    #[test]
    fn substantial_action_does_not_end(acts in acts(), next in act()) {
        let more: Vec<PlayerAction> = acts.iter().copied().chain([next]).collect();
        prop_assert!(!is_substantial(&acts) || is_substantial(&more));
    }

    /// An act out of turn binds unless the bet has grown; then a call costs the new bet.
    #[test]
    fn out_of_turn_binds_unless_the_bet_grows(
        book in prop::sample::select(&BOOKS[..]),
        act in act(),
        stood in standing(),
        since in acts(),
        heads_up in any::<bool>(),
    ) {
        let round = if heads_up { RoundSize::HeadsUp } else { RoundSize::WithMore };
        let out = OutOfTurn { act, stood, round, prompted: PromptSource::ByNobody };
        let ruled = out_of_turn(&rulebook(book), &out, SkippedActions::Acted(&since));
        let raised = since.iter().filter_map(|act| match act {
            PlayerAction::RaiseTo(to) => Some(*to),
            _ => None,
        });
        let bet = raised.max().unwrap_or_default().max(stood.bet);
        match ruled.verdict {
            TurnVerdict::BackUp => prop_assert!(false, "all have acted"),
            TurnVerdict::Binding => prop_assert!(act == PlayerAction::Fold || bet == stood.bet),
            TurnVerdict::Returned(options) => {
                prop_assert!(bet > stood.bet && options.call == bet);
                prop_assert!(options.raise.is_none_or(|raise| raise >= bet));
            }
        }
        prop_assert!(!ruled.cites.is_empty());
    }

    /// A caller is never asked for more than the stack, nor for more than the bet.
    #[test]
    fn a_caller_pays_the_bet_and_no_more(
        book in prop::sample::select(&BOOKS[..]),
        (bet, called, behind) in (amount(), amount(), amount()),
        gross in any::<bool>(),
    ) {
        let mistake = if gross { Mistake::Gross } else { Mistake::Ordinary };
        let call = AcceptedCall {
            bet: chips(bet),
            called: chips(called),
            behind: chips(behind),
            mistake,
            after: ActedAfter::Nobody,
        };
        match accepted(&rulebook(book), &call).verdict {
            AcceptedVerdict::Pays { total, add } => {
                prop_assert!(add <= call.behind && total <= call.bet);
                prop_assert_eq!(total, call.called.plus(add));
            }
            AcceptedVerdict::GetsBack(back) => prop_assert_eq!(call.called.minus(back), call.bet),
            AcceptedVerdict::MayTakeBack => prop_assert!(gross && call.called < call.bet),
        }
    }

    /// A bet that is corrected becomes the legal one, and never after the next card.
    #[test]
    fn a_corrected_bet_is_legal(
        book in prop::sample::select(&BOOKS[..]),
        stood in standing(),
        (made, most) in (amount(), amount()),
        acts in acts(),
        later in any::<bool>(),
    ) {
        let noticed = if later { NoticeTime::Later } else { NoticeTime::OnTheStreet };
        let since = BetAftermath { acts: &acts, action: PendingAction::Open, noticed };
        let (made, most) = (chips(made), chips(most));
        let small = too_small(&rulebook(book), stood, made, noticed).verdict;
        let pot = pot_miscounted(&rulebook(book), most, made, &since).verdict;
        for (verdict, legal) in [(small, stood.least_raise_to()), (pot, most)] {
            match verdict {
                BetVerdict::Becomes(amount) => prop_assert!(!later && amount == legal && amount != made),
                BetVerdict::Stands => {}
            }
        }
    }
}
