//! Tests of `src/rules/deals/heads.rs`.

use bottone_base::{chips::Chips, money::Money};
use bottone_rules::deals::{BountySharing, ShareFault, bounty_shares};

fn money(amounts: &[i64]) -> Vec<Money> {
    amounts.iter().copied().map(Money::from_minor).collect()
}

#[test]
fn what_is_left_is_shared_to_the_cent() {
    type Cents = &'static [i64];
    let cases: [(BountySharing, Cents, i64, i64, Cents); 9] = [
        (BountySharing::Own, &[300, 200, 100], 600, 1, &[300, 200, 100]),
        // A bounty that was not won, and an odd cent.
        (BountySharing::Own, &[300, 200, 100], 1_000, 1, &[434, 333, 233]),
        // One bounty of 100 stays with the prizes.
        (BountySharing::Own, &[100, 100, 100], 200, 1, &[66, 67, 67]),
        // Envelopes: no bounty on any head.
        (BountySharing::Own, &[], 100, 1, &[34, 33, 33]),
        // A head that cannot lose that much.
        (BountySharing::Own, &[290, 10, 0], 200, 1, &[67, 67, 66]),
        (BountySharing::Equal, &[300, 200, 100], 1_000, 100, &[400, 300, 300]),
        (BountySharing::Chips, &[], 1_000, 1, &[500, 300, 200]),
        (BountySharing::Chips, &[], 1_000, 250, &[500, 250, 250]),
        // Less than a unit for any player: all of it goes to the largest stack.
        (BountySharing::Chips, &[], 60, 100, &[60, 0, 0]),
    ];
    let stacks = [50, 30, 20].map(Chips::new);
    for (how, heads, to_share, unit, expected) in cases {
        let (sum, unit) = (Money::from_minor(to_share), Money::from_minor(unit));
        let shares = bounty_shares(&stacks, &money(heads), sum, unit, how);
        assert_eq!(shares, Ok(money(expected)), "{how:?} {heads:?} {to_share}");
    }
    let wrong = bounty_shares(&stacks, &[], Money::ZERO, Money::ZERO, BountySharing::Equal);
    assert_eq!(wrong, Err(ShareFault::Terms));
}
