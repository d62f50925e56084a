//! The Malmuth–Harville model for few players, by the set of players who have taken the first
//! places.

use bottone_base::chips::Chips;

use super::count;

/// Returns the value of each of `stacks` (all with chips, at most 20) for these prizes.
///
/// The chance that a set of players has the first places does not depend on the order within it. So
/// every set is computed once, and not every order.
pub(super) fn values(stacks: &[Chips], prizes: &[f64]) -> Vec<f64> {
    let sets = 1_usize << stacks.len();
    let total: u64 = stacks.iter().map(|stack| stack.get()).sum();
    // The chips of all players outside the set, in whole chips and so without error.
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
