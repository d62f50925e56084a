//! Malmuth and Harville for few players, by who has taken the first places.

use super::count;
use crate::rules::chips::Chips;

/// What each of `stacks` (none without chips, at most 20) is worth for these prizes.
///
/// The chance that just these players have the first places does not depend on how they share them
/// out, so every set of players is looked at once and not every order.
pub(super) fn values(stacks: &[Chips], prizes: &[f64]) -> Vec<f64> {
    let sets = 1_usize << stacks.len();
    let total: u64 = stacks.iter().map(|stack| stack.get()).sum();
    // The chips of all who are not in the set, in whole chips and so without error.
    let mut left = vec![total; sets];
    let mut chance = vec![0.0; sets];
    let mut values = vec![0.0; stacks.len()];
    if let Some(nobody) = chance.first_mut() {
        *nobody = 1.0;
    }
    for set in 0..sets {
        if let Some(lowest) = stacks.get(set.trailing_zeros() as usize) {
            left[set] = left[set & (set - 1)] - lowest.get();
        }
        let Some(prize) = prizes.get(set.count_ones() as usize) else { continue };
        for (player, stack) in stacks.iter().enumerate() {
            let with = set | 1 << player;
            if with == set {
                continue;
            }
            let next = chance[set] * count(stack.get()) / count(left[set]);
            chance[with] += next;
            values[player] += next * prize;
        }
    }
    values
}
