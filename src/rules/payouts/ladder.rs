//! The ladder from the least prize to the first, in round numbers.

use super::curve::Curve;

/// Returns the prize of each rung of the curve in units, from the first down. The steps are found
/// from the least prize up, and the sum is exactly `units`.
pub(super) fn rung_prizes(units: u64, least: u64, curve: &Curve, ladder: &Ladder) -> Vec<u64> {
    // The curve is stretched as far as the pool allows.
    let (mut low, mut high) = (0, units.saturating_mul(2).max(1));
    let mut best = Stairs::flat(curve, least);
    while high - low > 1 {
        let stretch = low.midpoint(high);
        let stairs = Stairs::on_curve(curve, least, stretch, ladder);
        if stairs.sum <= u128::from(units) {
            (best, low) = (stairs, stretch);
        } else {
            high = stretch;
        }
    }
    let over = u64::try_from(u128::from(units).saturating_sub(best.sum)).unwrap_or(0);
    best.raise(over, curve, ladder);
    best.prizes
}

/// The prizes of the rungs, the first one first. No prize is larger than the one before, and no
/// step is larger than the one above it.
struct Stairs {
    prizes: Vec<u64>,
    sum: u128,
}

impl Stairs {
    /// Returns the same prize for all places.
    fn flat(curve: &Curve, least: u64) -> Self {
        let sum = u128::from(least) * u128::from(curve.places());
        Self { prizes: vec![least; curve.widths().len()], sum }
    }

    /// Returns steps as near to those of the stretched curve as round numbers and the promises
    /// allow.
    fn on_curve(curve: &Curve, least: u64, stretch: u64, ladder: &Ladder) -> Self {
        let mut stairs = Self::flat(curve, least);
        let (mut below, mut step) = (least, 0);
        let rungs = stairs.prizes.iter_mut().zip(curve.widths()).enumerate();
        for (rung, (prize, width)) in rungs.rev().skip(1) {
            let ideal = curve.step(rung, stretch);
            let round = if curve.is_exact() { 1 } else { ladder.at_most(ideal / 4) };
            let aim = below.saturating_add(ideal.max(step));
            let down = aim / round * round;
            // Take the nearer of the two round numbers, if the step may be so small.
            let fits = down >= below + step && aim - down <= round / 2;
            let up = || aim.checked_next_multiple_of(round).unwrap_or(aim);
            *prize = if fits { down } else { up() };
            step = *prize - below;
            stairs.sum += u128::from(*prize - least) * u128::from(*width);
            below = *prize;
        }
        stairs
    }

    /// Distributes the excess. The same amount is added to each of the upper steps, which keeps
    /// their order. First as many of them as possible get a round amount, then the few at the top a
    /// less round one. The rest goes to the first. Only places with their own rung are raised.
    fn raise(&mut self, mut over: u64, curve: &Curve, ladder: &Ladder) {
        let single = curve.widths().iter().take_while(|width| **width == 1).count();
        let most = single.min(self.prizes.len().saturating_sub(1)) as u64;
        if let [first, second, ..] = self.prizes[..] {
            let round = ladder.at_most((first - second) / 4);
            for round in [round, ladder.at_most(round / 2)] {
                over = self.raise_by(round, over, most);
            }
        }
        if let Some(first) = self.prizes.first_mut() {
            *first += over;
        }
    }

    /// Raises the upper steps, at most `most`, by `round` while at least two of them can be raised.
    /// Returns the rest.
    fn raise_by(&mut self, round: u64, mut over: u64, most: u64) -> u64 {
        loop {
            let rounds = over / round;
            if rounds < 3 || most < 2 {
                return over;
            }
            // One more for each step down costs 1 + 2 + … rounds.
            let steps = ((8 * u128::from(rounds) + 1).isqrt() - 1) / 2;
            let steps = u64::try_from(steps).unwrap_or(most).min(most);
            let all = steps * (steps + 1) / 2;
            let times = rounds / all;
            for (prize, steps) in self.prizes.iter_mut().zip((1..=steps).rev()) {
                *prize += round * times * steps;
            }
            over -= round * times * all;
        }
    }
}

/// Round numbers in units, each a multiple of the one before: 1, 5, 10, 50 … as far as they are
/// whole units of money, as chips and banknotes are.
pub(super) struct Ladder(Vec<u64>);

impl Ladder {
    pub(super) fn of(unit: u64) -> Self {
        let mut rungs = vec![unit];
        let mut decade = 1_u64;
        while decade < u64::MAX / 100 {
            for round in [decade, 5 * decade] {
                if rungs.last().is_some_and(|last| round > *last && round.is_multiple_of(*last)) {
                    rungs.push(round);
                }
            }
            decade *= 10;
        }
        for rung in &mut rungs {
            *rung /= unit;
        }
        Self(rungs)
    }

    /// Returns the largest one that is not above `units`; one unit if there is no such number.
    pub(super) fn at_most(&self, units: u64) -> u64 {
        let above = self.0.partition_point(|rung| *rung <= units);
        self.0.get(above.wrapping_sub(1)).copied().unwrap_or(1)
    }
}
