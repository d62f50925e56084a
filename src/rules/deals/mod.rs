//! What the players who are left could agree on.
//!
//! A share is a fraction of money, and what the tournament pays is whole. So shares are numbers with
//! a point, which here and nowhere else in the rules are allowed, until [`shares()`] brings them to
//! whole money.

mod heads;
mod icm;
mod race;
mod shares;
mod subsets;
mod walk;
mod waves;

pub use heads::{ByHeads, bounty_shares};
pub use icm::{DoesNotAddUp, icm};
pub use shares::{Method, ShareFault, Terms, shares, under};

use super::chips::Chips;

/// What each is paid when everyone first takes the least prize still to come and the rest is shared
/// by chips, so that nobody gets less than he has already.
///
/// `prizes` are those still to come, the first prize first; missing ones are 0 and those that nobody
/// is left for are passed over. Without any chips the rest is shared equally.
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
    // Both bounds hold on paper and would be missed by the last digit.
    stacks.iter().map(|stack| least + rest * share(*stack)).collect()
}

/// Chips as a number that can be divided. A stack is exact, for none has more than 2^53 chips; a sum
/// of stacks is as exact as such numbers are.
#[expect(clippy::cast_precision_loss, reason = "a sum may lose its sixteenth digit")]
fn count(chips: u64) -> f64 {
    chips as f64
}

/// How many there are, as a number that can be divided.
#[expect(clippy::cast_precision_loss, reason = "no list has 2^53 things")]
fn size(things: usize) -> f64 {
    things as f64
}
