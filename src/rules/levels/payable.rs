//! The amounts that a set of chips can pay, exactly and without change.

use bottone_base::chips::Chips;

/// The most classes of remainder. Beyond it, the answer is found by paying the largest chips first.
const MOST_CLASSES: u64 = 4_096;

/// Any number of chips of some denominations.
#[derive(Debug)]
pub struct Purse {
    /// The denominations, the largest first.
    chips: Vec<u64>,
    /// The greatest common divisor of all denominations.
    unit: u64,
    /// For each remainder modulo the smallest chip, the least amount that can be paid, in units.
    /// Adding smallest chips pays every larger amount of the class. Empty if there would be too
    /// many classes.
    least: Vec<u64>,
}

impl Purse {
    /// Creates a purse of these denominations.
    pub fn new(chips: &[Chips]) -> Self {
        let mut chips: Vec<u64> = chips.iter().map(|chip| chip.get()).filter(|&c| c > 0).collect();
        chips.sort_unstable_by(|a, b| b.cmp(a));
        let unit = chips.iter().copied().fold(0, gcd);
        let smallest = chips.last().map_or(0, |&chip| chip / unit);
        let mut least = Vec::new();
        if (1..=MOST_CLASSES).contains(&smallest) {
            least.push(0);
            least.extend((1..smallest).map(|_| u64::MAX));
            for chip in &chips {
                add(&mut least, chip / unit);
            }
        }
        Self { chips, unit, least }
    }

    /// Returns whether this amount can be paid. It checks only payment with the largest chips first
    /// if the smallest chip is thousands of times the common unit.
    pub fn pays(&self, amount: Chips) -> bool {
        let amount = amount.get();
        if amount == 0 {
            return true;
        }
        if self.unit == 0 || !amount.is_multiple_of(self.unit) {
            return false;
        }
        let Some(classes) = u64::try_from(self.least.len()).ok().filter(|&classes| classes > 0)
        else {
            return self.chips.iter().fold(amount, |left, chip| left % chip) == 0;
        };
        let units = amount / self.unit;
        usize::try_from(units % classes)
            .ok()
            .and_then(|class| self.least.get(class))
            .is_some_and(|&least| least <= units)
    }
}

/// Adds one denomination to the table of least amounts. It walks each cycle of classes from its
/// least member (the round robin of Böcker and Lipták).
fn add(least: &mut [u64], chip: u64) {
    let classes = least.len() as u64;
    let cycles = gcd(classes, chip);
    for cycle in 0..cycles {
        let in_cycle = (cycle..classes).step_by(usize::try_from(cycles).unwrap_or(usize::MAX));
        let Some(mut amount) = in_cycle.map(|class| least[at(class)]).min() else { continue };
        if amount == u64::MAX {
            continue;
        }
        for _ in 1..classes / cycles {
            amount = amount.saturating_add(chip);
            let known = &mut least[at(amount % classes)];
            amount = amount.min(*known);
            *known = amount;
        }
    }
}

/// Converts a class to an index; classes are few.
fn at(class: u64) -> usize {
    usize::try_from(class).unwrap_or_default()
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn purse(values: &[u64]) -> Purse {
        Purse::new(&values.iter().copied().map(Chips::new).collect::<Vec<_>>())
    }

    #[test]
    fn amounts_are_paid_without_change() {
        let cases: [(&[u64], u64, bool); 13] = [
            (&[25, 100, 500], 75, true),
            (&[100, 500], 75, false),
            (&[100, 500], 250, false),
            (&[200, 500], 300, false),
            (&[200, 500], 900, true),
            (&[200, 500], 600, true),
            (&[300, 500, 700], 400, false),
            (&[300, 500, 700], 800, true),
            (&[5_000, 25_000], 15_000, true),
            (&[25_000], 30_000, false),
            (&[], 1, false),
            (&[], 0, true),
            (&[1_000_000_007, 1_000_000_009], 2_000_000_016, true),
        ];
        for (chips, amount, paid) in cases {
            assert_eq!(purse(chips).pays(Chips::new(amount)), paid, "{amount} from {chips:?}");
        }
    }

    proptest! {
        #[test]
        fn the_table_agrees_with_trying_everything(
            chips in prop::collection::vec(1u64..40, 1..5),
        ) {
            let purse = purse(&chips);
            let mut paid = vec![true];
            for amount in 1..400u64 {
                let pays = chips.iter().any(|chip| amount >= *chip && paid[at(amount - chip)]);
                paid.push(pays);
                prop_assert_eq!(purse.pays(Chips::new(amount)), pays, "{} from {:?}", amount, chips);
            }
        }
    }
}
