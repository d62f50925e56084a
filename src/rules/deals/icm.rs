//! The value of a stack by the places that it can still take.

use std::cmp::Reverse;

use bottone_base::chips::Chips;

use super::{count, race, size, subsets};

/// The most players for whom every finishing order is added up.
const SUBSETS: usize = 15;

/// The tolerance between the sum of the values and the sum of the prizes, as a fraction of it.
const TOLERANCE: f64 = 1e-10;

/// The values of the stacks do not add up to the prizes, so they must not be used.
///
/// Every value comes from its own sum. So this shows a number that is too large or too small for
/// the method, or a fault in it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SumMismatch {
    /// The sum of the values.
    pub values: f64,
    /// The sum of the prizes.
    pub prizes: f64,
}

/// Returns the value of each stack (independent chip model, Malmuth and Harville). The chance of
/// the next place is the player's share of the chips among those who have no place yet.
///
/// `prizes` begin with the first; missing ones are 0, and surplus ones are ignored. Empty stacks
/// come after all others and share equally what is left for them. At least nine digits of every
/// value are exact, for any number of players. The order of the players does not change a digit,
/// and equal stacks have equal values.
///
/// # Errors
///
/// If the values do not add up to the prizes; this is checked every time.
pub fn icm(stacks: &[Chips], prizes: &[f64]) -> Result<Vec<f64>, SumMismatch> {
    let players = stacks.len();
    let mut prizes: Vec<f64> = prizes.iter().copied().take(players).collect();
    prizes.resize(players, 0.0);
    let mut live: Vec<Chips> = stacks.iter().copied().filter(|stack| !stack.is_zero()).collect();
    live.sort_unstable_by_key(|stack| Reverse(*stack));
    let (first, rest) = prizes.split_at(live.len());
    let without = rest.iter().sum::<f64>() / size(rest.len());
    let worth = values(&live, first);
    check_sum(&worth, first)?;
    let value = |stack: &Chips| {
        if stack.is_zero() {
            return without;
        }
        let at = live.partition_point(|other| other > stack);
        worth.get(at).copied().unwrap_or(0.0)
    };
    Ok(stacks.iter().map(value).collect())
}

fn check_sum(values: &[f64], prizes: &[f64]) -> Result<(), SumMismatch> {
    let money: f64 = prizes.iter().map(|prize| prize.abs()).sum();
    let [values, prizes] = [values, prizes].map(|list| list.iter().sum::<f64>());
    let off = (values - prizes).abs();
    if off <= TOLERANCE * money { Ok(()) } else { Err(SumMismatch { values, prizes }) }
}

/// Returns the values of stacks that all have chips, with one prize for each.
fn values(stacks: &[Chips], prizes: &[f64]) -> Vec<f64> {
    // Every player is sure of the least prize; only the money above it is played for.
    let sure = prizes.iter().copied().fold(f64::INFINITY, f64::min);
    let mut above: Vec<f64> = prizes.iter().map(|prize| prize - sure).collect();
    let last = above.iter().rposition(|prize| *prize > 0.0);
    above.truncate(last.map_or(0, |last| last + 1));
    let mut values = if above.is_empty() {
        vec![0.0; stacks.len()]
    } else if stacks.len() <= SUBSETS {
        subsets::values(stacks, &above)
    } else {
        let total: f64 = stacks.iter().map(|stack| count(stack.get())).sum();
        let shares: Vec<f64> = stacks.iter().map(|stack| count(stack.get()) / total).collect();
        race::values(&shares, &above)
    };
    for value in &mut values {
        *value += sure;
    }
    values
}

#[cfg(test)]
#[expect(clippy::cast_precision_loss, reason = "a test")]
mod tests {
    use super::*;

    #[track_caller]
    fn near(chips: &[u64], prizes: &[f64], expected: &[f64]) {
        let stacks: Vec<Chips> = chips.iter().copied().map(Chips::new).collect();
        let found = icm(&stacks, prizes).unwrap();
        assert_eq!(found.len(), expected.len());
        for (found, expected) in found.iter().zip(expected) {
            let close = (found - expected).abs() <= 1e-12 * expected.abs();
            assert!(close, "{chips:?} {prizes:?}: {found} for {expected}");
        }
    }

    #[test]
    fn what_needs_no_arithmetic() {
        near(&[], &[5.0], &[]);
        near(&[7], &[5.0, 3.0], &[5.0]);
        near(&[3000, 1000], &[700.0, 300.0], &[600.0, 400.0]);
        near(&[5, 5, 5], &[500.0, 300.0, 200.0], &[1000.0 / 3.0; 3]);
        near(&[5; 40], &[500.0, 300.0, 200.0], &[25.0; 40]);
        near(&[5, 9, 5], &[], &[0.0; 3]);
        near(&[Chips::MOST; 12], &[600.0, 240.0], &[70.0; 12]);
        near(&[Chips::MOST; 20], &[600.0, 240.0], &[42.0; 20]);
        // Equal prizes for all: a satellite.
        near(&[1, 999, 70], &[10.0; 3], &[10.0; 3]);
        near(&(1..=30).collect::<Vec<_>>(), &[10.0; 30], &[10.0; 30]);
        // Players without chips come last and share equally.
        near(&[0, 5, 0], &[50.0, 30.0, 20.0], &[25.0, 50.0, 25.0]);
        near(&[0, 0], &[50.0, 30.0], &[40.0, 40.0]);
        near(&[500, 300, 200], &[50.0, 30.0, 20.0], &[1075.0 / 28.0, 131.0 / 4.0, 202.0 / 7.0]);
    }

    /// Compares the two methods where both can be used.
    #[test]
    fn both_methods_agree() {
        for players in [2, 7, 15] {
            let chips = (0..players).map(|n: u64| 1 + n * n * n * 1_000_003 % 999_983);
            let stacks: Vec<Chips> = chips.map(Chips::new).collect();
            let total: f64 = stacks.iter().map(|stack| count(stack.get())).sum();
            let shares: Vec<f64> = stacks.iter().map(|stack| count(stack.get()) / total).collect();
            for paid in 1..players {
                let prizes: Vec<f64> = (1..=paid).rev().map(|n| (n * n) as f64).collect();
                let one = subsets::values(&stacks, &prizes);
                let other = race::values(&shares, &prizes);
                for (one, other) in one.iter().zip(other) {
                    assert!((one - other).abs() <= 1e-11 * one, "{players}, {paid}: {one} {other}");
                }
            }
        }
    }

    /// A single first prize is divided by chips, for any number of players and any spread of
    /// stacks.
    #[test]
    fn a_first_prize_alone_goes_by_chips() {
        for players in [2, 15, 16, 40] {
            let mut chips = vec![1; players];
            chips[0] = 999_999_999_999;
            chips[1] = 123_456;
            let total: u64 = chips.iter().sum();
            let shares: Vec<f64> =
                chips.iter().map(|chips| *chips as f64 / total as f64 * 1000.0).collect();
            near(&chips, &[1000.0], &shares);
        }
    }
}
