//! The chips of an evening, for tapping.

use bottone_base::chips::Chips;
use bottone_rules::levels::Chip;

/// The values in a box of chips, in multiples of the smallest.
const BOX: [u64; 5] = [1, 5, 10, 50, 100];

/// Returns the chips of the set if its smallest can pay both the *invito* and the *cip*. Otherwise
/// it returns the evening's own: the smallest amount that pays both, and its multiples in a box, up
/// to the largest stack. Their colours are those of the set.
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
