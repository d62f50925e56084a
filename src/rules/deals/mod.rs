//! The deals that the remaining players could agree on.
//!
//! A share is a fraction of money, but the tournament pays whole amounts. So shares are
//! floating-point numbers until [`shares()`] rounds them to whole money. Nowhere else in the rules
//! are such numbers allowed.

mod heads;
mod icm;
mod race;
mod shares;
mod subsets;
mod walk;
mod waves;

pub use heads::{BountySharing, bounty_shares};
pub use icm::{SumMismatch, icm};
pub use shares::{DealMethod, DealTerms, ShareFault, shares, under};

use bottone_base::chips::Chips;

/// Returns what each player is paid if every player first takes the least prize. The rest is shared
/// by chips. So no player gets less than is already secured.
///
/// `prizes` are those still to come, the first prize first; missing ones are 0, and surplus ones
/// are ignored. Without any chips the rest is shared equally.
pub fn chip_chop(stacks: &[Chips], prizes: &[f64]) -> Vec<f64> {
    let players = stacks.len();
    let paid = prizes.iter().take(players);
    let least = if prizes.len() < players {
        0.0
    } else {
        paid.clone().copied().fold(f64::INFINITY, f64::min)
    };
    let rest: f64 = paid.map(|prize| prize - least).sum();
    let total: f64 = stacks.iter().map(|stack| count(stack.get())).sum();
    let share =
        |stack: Chips| if total > 0.0 { count(stack.get()) / total } else { 1.0 / size(players) };
    // In exact arithmetic both bounds hold; rounding would break them in the last digit.
    stacks.iter().map(|stack| least + rest * share(*stack)).collect()
}

/// Converts chips to a floating-point number. A stack is exact, because no stack exceeds 2^53
/// chips; a sum of stacks is as exact as floating point allows.
#[expect(clippy::cast_precision_loss, reason = "a sum may lose its sixteenth digit")]
fn count(chips: u64) -> f64 {
    chips as f64
}

/// Converts a count to a floating-point number.
#[expect(clippy::cast_precision_loss, reason = "no list has 2^53 things")]
fn size(things: usize) -> f64 {
    things as f64
}
