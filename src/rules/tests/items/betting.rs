//! Tests of `src/rules/betting/mod.rs`.

use bottone_base::chips::Chips;
use bottone_rules::betting::{Betting, BettingRules, Facing, HalfBet, PotMost, reopened};

fn facing(betting: Betting, bet: u64, raise: u64, pot: u64, front: u64) -> Facing {
    let [bet, raise, pot, front] = [bet, raise, pot, front].map(Chips::new);
    Facing { betting, least: Chips::new(100), bet, full: bet, raise, pot, front }
}

/// Each case: the pot before, the bet, and the chips in front. Then the greatest raise by the pot
/// after the call, and by the pot before it.
const POT: &[(u64, u64, u64, u64, u64)] = &[
    // V54-3: pot 100, bet 50: a raise of 200 to 250.
    (150, 50, 0, 250, 200),
    // V54-4: blinds 5-10, first in: 35.
    (15, 10, 0, 35, 25),
    // V54-5: blinds 100-200, the small blind: 600.
    (300, 200, 100, 600, 500),
];

#[test]
fn the_pot_is_counted_after_the_call_or_before_the_action() {
    for &(pot, bet, front, after, before) in POT {
        let facing =
            Facing { raise: Chips::new(bet), ..facing(Betting::PotLimit, bet, bet, pot, front) };
        let most =
            |pot_most| facing.most_raise_to(&BettingRules { pot_most, ..BettingRules::default() });
        assert_eq!(most(PotMost::AfterCall), Some(Chips::new(after)));
        assert_eq!(most(PotMost::BeforeAction), Some(Chips::new(before)));
    }
}

#[test]
fn half_a_bet_reopens_in_limit_and_a_full_raise_elsewhere() {
    let rules = BettingRules::default();
    let strict = BettingRules { half_bet: HalfBet::MoreThanHalf, ..BettingRules::default() };
    let limit = facing(Betting::Limit(Chips::new(20)), 30, 20, 0, 0);
    assert!(reopened(&limit, Chips::new(20), &rules));
    assert!(!reopened(&limit, Chips::new(20), &strict));
    assert!(!reopened(&limit, Chips::new(21), &rules));
    let no_limit = facing(Betting::NoLimit, 200, 100, 0, 0);
    assert!(reopened(&no_limit, Chips::new(100), &rules));
    assert!(!reopened(&no_limit, Chips::new(101), &rules));
}

#[test]
fn absurd_amounts_do_not_overflow() {
    let most = u64::MAX;
    for betting in [Betting::NoLimit, Betting::PotLimit, Betting::Limit(Chips::new(most))] {
        let facing = facing(betting, most, most, most, 0);
        assert!(facing.least_raise_to() >= facing.bet);
        assert!(facing.most_raise_to(&BettingRules::default()).is_none_or(|to| to >= facing.bet));
    }
}
