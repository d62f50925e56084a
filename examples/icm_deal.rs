//! Shares the prizes of three players by the independent chip model.
#![allow(clippy::print_stdout, reason = "an example prints its result")]

use bottone::{
    base::{chips::Chips, money::Money},
    rules::deals::{DealMethod, DealTerms, ShareFault, shares},
};

pub(crate) fn main() -> Result<(), ShareFault> {
    let euros = |euros: i64| Money::from_minor(euros * 100);
    let stacks = [5_500, 3_500, 1_000].map(Chips::new);
    let terms = DealTerms {
        stacks: &stacks,
        prizes: &[euros(5_000), euros(3_000), euros(2_000)],
        kept: Money::ZERO,
        unit: euros(1),
        method: DealMethod::Icm,
    };

    let deal = shares(&terms)?;

    // The shares are whole euros, and add up to the prizes.
    assert_eq!(deal, [euros(4_007), euros(3_517), euros(2_476)]);
    assert_eq!(deal.iter().copied().sum::<Money>(), euros(10_000));
    for (stack, share) in stacks.iter().zip(&deal) {
        println!("{stack} chips: {share:?}");
    }
    Ok(())
}
