//! The average payout of each player at the moment when their clock rings, by Fourier waves.
//!
//! The number of rings among many clocks is nearly normal, and a normal curve is made of few waves.
//! Its Fourier series ends after about thirty, for any number of players. The series of all clocks
//! together is the product of each clock's factor. The series of all clocks but one is this product
//! divided by one factor `silent + rung·e^iθ`. Such a factor is never smaller than `cos θ/2`. That
//! stays far from 0 for the waves that matter, so the division loses no digits. (Dividing the
//! chances themselves by one player would lose everything.)
//!
//! With `w` waves the work is players times `w`. The error is returned with the result. It covers
//! rounding (every product bounded at its worst), chances outside the window (Bernstein's bound),
//! and waves beyond the last (by the variance).

use libm::{acos, asin, exp, hypot, sin, sincos};

use super::{
    race::{RaceClock, Rings},
    size,
};

/// The least variance. Below it too many waves matter, and too many of them come near 0.
const LEAST_VARIANCE: f64 = 26.0;
/// Values below e to the power of minus this (1e-20) are left out.
const NEVER: f64 = 46.0;
/// The number of players processed side by side.
const LANES: usize = 8;
/// The relative error of one step of a product of two complex numbers. It covers the two roundings
/// of a factor's parts, those of the factor's own numbers, and those of the product.
const STEP: f64 = 6.0 * f64::EPSILON / 2.0;

/// The waves of one moment.
#[derive(Debug, Default)]
pub(super) struct Waves {
    /// 1 − cos θ of each wave (its versine), and sin θ.
    versine: Vec<f64>,
    sin: Vec<f64>,
    /// The effect of all clocks together on each wave.
    re: Vec<f64>,
    im: Vec<f64>,
    /// The circle in as many parts as the window has rings: cosine and sine.
    circle: Vec<(f64, f64)>,
}

/// The contribution of one wave to a player's average: (`own` + `rung`·chance) / (1 − `near`·chance
/// of both).
#[derive(Clone, Copy)]
struct Term {
    own: f64,
    rung: f64,
    near: f64,
}

/// A range of numbers of rings.
#[derive(Clone, Copy)]
struct RingRange {
    /// The fewest rings; may be below zero.
    first: f64,
    /// The number of values in the range.
    length: usize,
    /// The number of waves besides the constant one.
    waves: usize,
}

impl RingRange {
    /// Returns the window that contains the rings of all clocks but any one, except for a chance of
    /// 2e-20.
    fn around(rings: Rings) -> Option<Self> {
        if rings.variance < LEAST_VARIANCE {
            return None;
        }
        let third = NEVER / 3.0;
        let reach = third + (third * third + 2.0 * NEVER * rings.variance).sqrt();
        let first = (rings.mean - 1.0 - reach).floor();
        let length = whole(rings.mean + reach - first) + 2;
        // From here on waves are smaller than the limit, even without one clock.
        let sine = (NEVER / (2.0 * (rings.variance - 0.25))).sqrt();
        let waves = whole(2.0 * asin(sine.min(1.0)) / angle(length)) + 1;
        Some(Self { first, length, waves: waves.min((length - 1) / 2) })
    }

    /// Returns the prizes for these numbers of rings, and the number of rings before the first of
    /// them.
    fn prizes<'a>(&self, prizes: &'a [f64]) -> (&'a [f64], usize) {
        let skipped = whole(self.first.max(0.0)).min(prizes.len());
        let before = whole((-self.first).max(0.0));
        let end = prizes.len().min(skipped + self.length - before.min(self.length));
        (prizes.get(skipped..end).unwrap_or_default(), before)
    }
}

impl Waves {
    /// Computes the averages for these clocks and returns the largest error of each; `None` if this
    /// method does not apply.
    pub(super) fn averages(
        &mut self,
        clocks: &[RaceClock],
        rings: Rings,
        prizes: &[f64],
        averages: &mut [f64],
    ) -> Option<f64> {
        let window = RingRange::around(rings)?;
        self.set(window);
        self.multiply(clocks);
        let (seen, before) = window.prizes(prizes);
        let length = size(window.length);
        let constant = seen.iter().sum::<f64>() / length;
        let mut terms = Vec::with_capacity(window.waves);
        // The size of everything added up, and so the cost of a rounding.
        let mut bulk = constant;
        for wave in 1..=window.waves {
            let (re, im) = self.wave(wave, window, seen, before);
            let (re, im) = (2.0 * re / length, 2.0 * im / length);
            let (versine, sin) = (self.versine[wave - 1], self.sin[wave - 1]);
            terms.push(Term { own: re, rung: im * sin - re * versine, near: 2.0 * versine });
            bulk += hypot(re, im) / (1.0 - versine / 2.0);
        }
        add_up(clocks, constant, &terms, averages);
        let highest = |prizes: &[f64]| prizes.iter().copied().fold(0.0, f64::max);
        let never = exp(-NEVER);
        let rounding = bulk * STEP * size(clocks.len() + window.length);
        Some(rounding + 2.0 * never * (highest(prizes) + length * highest(seen)))
    }

    /// Prepares the waves.
    fn set(&mut self, window: RingRange) {
        let step = angle(window.length);
        self.circle.clear();
        self.circle.extend((0..window.length).map(|part| {
            let (sin, cos) = sincos(size(part) * step);
            (cos, sin)
        }));
        self.versine.clear();
        self.sin.clear();
        for wave in 1..=window.waves {
            let half = sin(size(wave) * step / 2.0);
            self.versine.push(2.0 * half * half);
            self.sin.push(sin(size(wave) * step));
        }
    }

    /// Computes the effect of all clocks together on each wave.
    fn multiply(&mut self, clocks: &[RaceClock]) {
        let Self { versine, sin, re, im, .. } = self;
        re.clear();
        re.resize(versine.len(), 1.0);
        im.clear();
        im.resize(versine.len(), 0.0);
        for clock in clocks {
            let wave = versine.iter().zip(sin.iter()).zip(re.iter_mut().zip(im.iter_mut()));
            for ((versine, sin), (re, im)) in wave {
                let (own, turned) = (1.0 - clock.rung * versine, clock.rung * sin);
                (*re, *im) = (*re * own - *im * turned, *re * turned + *im * own);
            }
        }
    }

    /// Multiplies one wave of the chances by the same wave of the prizes.
    fn wave(&self, wave: usize, window: RingRange, prizes: &[f64], before: usize) -> (f64, f64) {
        let length = window.length;
        let (mut re, mut im) = (0.0, 0.0);
        let mut part = wave * before % length;
        for prize in prizes {
            let (cos, sin) = self.circle[part];
            re += prize * cos;
            im -= prize * sin;
            part += wave;
            if part >= length {
                part -= length;
            }
        }
        // The chances count from 0, the prizes from the start of the window.
        let (sin, cos) = sincos(-window.first * size(wave) * angle(length));
        let (re, im) = (re * cos - im * sin, re * sin + im * cos);
        let (all, turned) = (self.re[wave - 1], self.im[wave - 1]);
        (re * all - im * turned, re * turned + im * all)
    }
}

/// Adds the waves up for every player.
fn add_up(clocks: &[RaceClock], constant: f64, terms: &[Term], averages: &mut [f64]) {
    for (clocks, averages) in clocks.chunks(LANES).zip(averages.chunks_mut(LANES)) {
        let (mut rung, mut both) = ([0.0; LANES], [0.0; LANES]);
        for ((clock, rung), both) in clocks.iter().zip(&mut rung).zip(&mut both) {
            *rung = clock.rung;
            *both = clock.rung * clock.silent;
        }
        let mut sums = [constant; LANES];
        for term in terms {
            for ((sum, rung), both) in sums.iter_mut().zip(&rung).zip(&both) {
                *sum += (term.own + term.rung * rung) / (1.0 - term.near * both);
            }
        }
        averages.copy_from_slice(&sums[..averages.len()]);
    }
}

/// Returns the angle between two parts of the circle.
fn angle(parts: usize) -> f64 {
    2.0 * acos(-1.0) / size(parts)
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a number of rings, never less than none here"
)]
fn whole(number: f64) -> usize {
    number.ceil() as usize
}

#[cfg(test)]
mod tests {
    use super::{
        super::walk::{NEVER, Walk},
        *,
    };

    /// Returns pseudo-random chances, the same in every run.
    fn clocks(count: usize, mut seed: u64) -> Vec<RaceClock> {
        let next = move || {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            #[expect(clippy::cast_precision_loss, reason = "a chance")]
            let rung = ((seed >> 11) as f64 / (1_u64 << 53) as f64).powi(1 + (seed % 3) as i32 * 4);
            RaceClock { rung, silent: 1.0 - rung }
        };
        std::iter::repeat_with(next).take(count).collect()
    }

    /// Compares with the walk, which adds only positive numbers: the result is within the returned
    /// error.
    #[test]
    fn waves_find_what_the_walk_finds() {
        let mut found = 0;
        for (count, seed) in [(60, 1), (400, 2), (700, 3), (700, 4), (3000, 5)] {
            let clocks = clocks(count, seed);
            let rings = clocks.iter().fold(Rings::default(), |sum, clock| Rings {
                mean: sum.mean + clock.rung,
                variance: sum.variance + clock.rung * clock.silent,
            });
            let half = whole(rings.mean);
            let lists = [
                vec![1.0; half],
                (1..=count).rev().map(size).collect(),
                (1..=half / 2).map(|place| 1e6 * libm::pow(size(place), -0.8)).collect(),
                (1..=half + 20).map(|place| 1e9 * libm::pow(0.9, size(place))).collect(),
                vec![1e9, 1.0, 1.0],
            ];
            for prizes in lists {
                let (mut waves, mut walk) = (vec![0.0; count], vec![0.0; count]);
                let error = Waves::default().averages(&clocks, rings, &prizes, &mut waves);
                Walk::default().averages(&clocks, &prizes, &mut walk);
                let Some(error) = error else {
                    assert!(rings.variance < LEAST_VARIANCE, "{count} players");
                    continue;
                };
                found += 1;
                assert!(error < 1e-10 * prizes[0], "{count} players: {error}");
                for (one, other) in waves.iter().zip(&walk) {
                    let off = (one - other).abs();
                    // The walk rounds, and leaves out this much of a prize at each step.
                    let left_out = size(count) * NEVER * prizes[0];
                    assert!(
                        off <= error + left_out + 1e-12 * other,
                        "{count} players: {one} for {other}, {error}"
                    );
                }
            }
        }
        assert_eq!(found, 20);
    }
}
