//! The chips that an evening is played with, to tap.

use crate::rules::{chips::Chips, levels::Chip};

/// What a box of chips has, in the least of them.
const BOX: [u64; 5] = [1, 5, 10, 50, 100];

/// The chips of the set where it can pay both the *invito* and the *cip* with its least; otherwise the evening's own:
/// the least amount that pays both, and the multiples of it that a box has, as far as somebody has so much. Their
/// colours are those of the set.
pub fn chips(set: &[Chip], ante: Chips, cip: Chips, most: Chips) -> Vec<Chip> {
    let unit = Chips::ZERO.least_with([ante, cip]);
    let fits = set.first().is_none_or(|least| least.value.least_with([ante, cip]) == least.value);
    if fits || unit.is_zero() {
        return set.to_vec();
    }
    let value = |times: u64| Chips::new(unit.get().saturating_mul(times));
    let own = BOX.into_iter().map(value).filter(|value| *value <= most);
    own.zip(set.iter().cycle()).map(|(value, like)| Chip { value, ..like.clone() }).collect()
}
