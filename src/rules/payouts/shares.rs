//! Prizes without a curve: shares of the pool, fixed sums, seats.

use super::{
    Money, PayoutFault, PoolUnits, money,
    plan::{Prize, Remainder, Rest},
};

/// Returns the prizes by shares in hundredths of a percent, rounded down to whole units.
pub(super) fn percent(
    purse: &PoolUnits,
    shares: &[u16],
    over: Remainder,
) -> Result<Vec<Money>, PayoutFault> {
    if shares.is_empty() || shares.len() > purse.entries as usize {
        return Err(PayoutFault::Places);
    }
    let exact = |share: u16| u128::from(purse.units) * u128::from(share);
    let mut prizes: Vec<u64> = Vec::with_capacity(shares.len());
    for share in shares {
        let prize = u64::try_from(exact(*share) / 10_000).unwrap_or(u64::MAX);
        if prize == 0 {
            return Err(PayoutFault::PoolTooSmall { places: prizes.len() as u64 });
        }
        prizes.push(prize);
    }
    let left = purse.units - prizes.iter().sum::<u64>();
    if over == Remainder::Nearest {
        // A stable sort, so that of equals the better place comes first.
        let mut lost: Vec<(usize, u128)> =
            shares.iter().map(|share| exact(*share) % 10_000).enumerate().collect();
        lost.sort_by_key(|(_, lost)| std::cmp::Reverse(*lost));
        for (place, _) in lost.into_iter().take(usize::try_from(left).unwrap_or(0)) {
            prizes[place] += 1;
        }
    } else {
        hand_out(&mut prizes, left, over);
    }
    Ok(in_money(purse, prizes.into_iter().map(|units| units * purse.unit)))
}

/// Returns the guaranteed sums. The rest is handed out in whole units.
pub(super) fn fixed(
    purse: &PoolUnits,
    promised: &[Money],
    over: Remainder,
) -> Result<Vec<Money>, PayoutFault> {
    if promised.is_empty() || promised.len() > purse.entries as usize {
        return Err(PayoutFault::Places);
    }
    let mut left = purse.pool;
    for (place, prize) in promised.iter().enumerate() {
        let prize = u64::try_from(prize.minor()).unwrap_or(0);
        left = left.checked_sub(prize).ok_or(PayoutFault::PoolTooSmall { places: place as u64 })?;
    }
    let mut more = vec![0; promised.len()];
    hand_out(&mut more, left / purse.unit, over);
    let more = more.into_iter().map(|units| money(units * purse.unit));
    let mut prizes: Vec<Money> = promised.iter().zip(more).map(|(one, m)| one.plus(m)).collect();
    if let Some(first) = prizes.first_mut() {
        *first = first.plus(money(left % purse.unit));
    }
    Ok(prizes)
}

/// Returns as many prizes of one value as the pool can pay (rules §8.6). The remainder, which is
/// less than one prize, goes to the next finishers. It goes to the first if every finisher has a
/// prize.
///
/// In steps, no place is paid more than the one above it. If the steps reach every finisher, the
/// excess goes from the best of them down, up to the value of a seat.
pub(super) fn satellite(
    purse: &PoolUnits,
    value: Money,
    tickets: bool,
    rest: Rest,
) -> Result<Vec<Prize>, PayoutFault> {
    let worth = u64::try_from(value.minor()).ok().filter(|value| *value > 0);
    let worth = worth.ok_or(PayoutFault::Unit)?;
    let seats = (purse.pool / worth).min(purse.entries.into());
    let seat = if tickets { Prize { money: Money::ZERO, tickets: 1 } } else { Prize::of(value) };
    let mut prizes: Vec<Prize> = (0..seats).map(|_| seat).collect();
    let mut left = purse.pool - seats * worth;
    let step = match rest {
        Rest::Next => left,
        Rest::InSteps(step) => u64::try_from(step.minor()).unwrap_or(left),
    };
    let others = u64::from(purse.entries) - seats;
    let mut parts: Vec<u64> = Vec::new();
    while left > 0 && (parts.len() as u64) < others {
        let paid = left.min(step.max(1));
        parts.push(paid);
        left -= paid;
    }
    // No place is paid more than a seat is worth, nor more than the place above it.
    for part in &mut parts {
        let more = left.min(worth.saturating_sub(*part));
        *part += more;
        left -= more;
    }
    prizes.extend(parts.into_iter().map(|part| Prize::of(money(part))));
    if let Some(first) = prizes.first_mut() {
        first.money = first.money.plus(money(left));
    }
    Ok(prizes)
}

/// Hands out units to the first, or one each from the top until all are paid.
fn hand_out(prizes: &mut [u64], left: u64, over: Remainder) {
    let places = prizes.len() as u64;
    let (all, top) = match over {
        Remainder::FromTop => (left / places.max(1), left % places.max(1)),
        Remainder::Nearest | Remainder::First => {
            if let Some(first) = prizes.first_mut() {
                *first += left;
            }
            return;
        }
    };
    for (place, prize) in (0..).zip(prizes) {
        *prize += all + u64::from(place < top);
    }
}

/// Converts units to money; a rest of less than one unit goes to the first.
fn in_money(purse: &PoolUnits, prizes: impl Iterator<Item = u64>) -> Vec<Money> {
    let mut prizes: Vec<Money> = prizes.map(money).collect();
    if let Some(first) = prizes.first_mut() {
        *first = first.plus(money(purse.pool % purse.unit));
    }
    prizes
}

/// Divides a sum into this many shares, the largest first: in steps of `whole` if the sum is a
/// multiple of it, otherwise to the minor unit. The remainder goes, one step each, to the first
/// shares.
pub fn shared(sum: Money, heads: usize, whole: i64) -> Vec<Money> {
    let step = if sum.minor() % whole.max(1) == 0 { whole.max(1) } else { 1 };
    let steps = sum.minor() / step;
    let heads = i64::try_from(heads).unwrap_or(i64::MAX);
    if heads == 0 {
        return Vec::new();
    }
    let (each, over) = (steps.div_euclid(heads), steps.rem_euclid(heads));
    (0..heads).map(|head| Money::from_minor((each + i64::from(head < over)) * step)).collect()
}
