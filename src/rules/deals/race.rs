//! The Malmuth–Harville model for many players, as a race of clocks.
//!
//! Give every player a clock that rings once, at a random time. At every moment, the chance that a
//! silent clock rings next is proportional to its player's chips. Then the order of ringing is the
//! order of places. So a stack's value is a sum over all times `t`. Each term is the chance that
//! its own clock rings at `t`, times the average prize that the earlier rings leave. The number of
//! earlier rings is a sum of independent coins, and all players' averages at one `t` are found at
//! once. [`Walk`] does it while few of the coins are open, [`Waves`] when many are.

use std::array;

use libm::{acos, cos, exp, expm1, log};

use super::{size, walk::Walk, waves::Waves};

/// The number of points in a panel.
const POINTS: usize = 16;
/// The width of a panel, in standard deviations of the number of rings.
const WIDTH: f64 = 1.6;
/// The race is over when the chance of a remaining prize is at most this.
const OVER: f64 = 1e-17;
/// The largest error allowed at one moment, relative to the sum found so far. All moments together
/// span less than ten times their own time, so nine digits are safe.
const ERROR: f64 = 1e-10;

/// Returns the value of each player for these prizes; `shares` are fractions of all chips, none of
/// them 0.
pub(super) fn values(shares: &[f64], prizes: &[f64]) -> Vec<f64> {
    let rule = gauss_legendre();
    let mut race = Race::new(shares, prizes);
    // Up to half a ring, everything is as good as a polynomial in t.
    let mut t = 0.5;
    for (node, weight) in rule {
        race.add(t * (node + 1.0) / 2.0, t * weight / 2.0);
    }
    // From there on in ln t, because a stack may be a million times as large as another.
    while race.open(t) > OVER {
        let width = race.width(t).min(race.width(t * exp(race.width(t))));
        for (node, weight) in rule {
            let at = t * exp(width * (node + 1.0) / 2.0);
            race.add(at, at * width * weight / 2.0);
        }
        t *= exp(width);
    }
    race.values
}

/// The race, and the sums so far.
struct Race<'a> {
    shares: &'a [f64],
    prizes: &'a [f64],
    /// The state of each clock at the current moment.
    clocks: Vec<RaceClock>,
    /// The average payout of each player whose clock rings at that moment.
    averages: Vec<f64>,
    walk: Walk,
    waves: Waves,
    values: Vec<f64>,
}

/// A clock at one moment: the chance that it has rung, and the chance that it has not.
#[derive(Clone, Copy)]
pub(super) struct RaceClock {
    pub(super) rung: f64,
    pub(super) silent: f64,
}

impl RaceClock {
    fn at(time: f64) -> Self {
        // The smaller of the two keeps all its digits.
        if time < 0.7 {
            let rung = -expm1(-time);
            Self { rung, silent: 1.0 - rung }
        } else {
            let silent = exp(-time);
            Self { rung: 1.0 - silent, silent }
        }
    }
}

/// The number of rings at one moment: the mean and the variance.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Rings {
    pub(super) mean: f64,
    pub(super) variance: f64,
}

impl<'a> Race<'a> {
    fn new(shares: &'a [f64], prizes: &'a [f64]) -> Self {
        Self {
            shares,
            prizes,
            clocks: Vec::with_capacity(shares.len()),
            averages: vec![0.0; shares.len()],
            walk: Walk::default(),
            waves: Waves::default(),
            values: vec![0.0; shares.len()],
        }
    }

    /// Adds the contribution of `t`, which has the weight `time`.
    fn add(&mut self, t: f64, time: f64) {
        self.clocks.clear();
        self.clocks.extend(self.shares.iter().map(|share| RaceClock::at(share * t)));
        let rings = self.clocks.iter().fold(Rings::default(), |sum, clock| Rings {
            mean: sum.mean + clock.rung,
            variance: sum.variance + clock.rung * clock.silent,
        });
        let error = self.waves.averages(&self.clocks, rings, self.prizes, &mut self.averages);
        if !error.is_some_and(|error| self.is_small(error, t)) {
            self.walk.averages(&self.clocks, self.prizes, &mut self.averages);
        }
        let players = self.shares.iter().zip(&self.clocks).zip(&self.averages);
        for (value, ((share, clock), average)) in self.values.iter_mut().zip(players) {
            *value += share * clock.silent * average * time;
        }
    }

    /// Returns whether an error of the averages at `t` is negligible beside what every player has
    /// so far.
    fn is_small(&self, error: f64, t: f64) -> bool {
        let players = self.shares.iter().zip(&self.clocks).zip(&self.averages);
        players.zip(&self.values).all(|(((share, clock), average), value)| {
            let rings = share * clock.silent * t;
            rings * error <= ERROR * (value + rings * average)
        })
    }

    /// Returns an upper bound of the chance that a prize is left at `t`: that enough clocks are
    /// silent to leave one (the bounds of Chernoff and Bernstein).
    fn open(&self, t: f64) -> f64 {
        let silent: f64 = self.shares.iter().map(|share| exp(-share * t)).sum();
        let needed = size(self.shares.len() - self.prizes.len() + 1);
        if silent >= needed {
            return 1.0;
        }
        let variance: f64 = (self.shares.iter().map(|share| RaceClock::at(share * t)))
            .map(|clock| clock.rung * clock.silent)
            .sum();
        let short = needed - silent;
        let bernstein = -short * short / (2.0 * (variance + short / 3.0));
        let chernoff = short - needed * log(needed / silent.max(f64::MIN_POSITIVE));
        exp(bernstein.min(chernoff))
    }

    /// Returns the width in ln t of a panel that begins at `t`.
    fn width(&self, t: f64) -> f64 {
        let (mut pace, mut spread) = (0.0, f64::MIN_POSITIVE);
        for share in self.shares {
            let time = share * t;
            let clock = RaceClock::at(time);
            pace += time * clock.silent;
            spread += clock.silent * clock.rung;
        }
        WIDTH / (1.0 + pace / spread.sqrt())
    }
}

/// Returns the Gauss–Legendre points and weights between −1 and 1.
fn gauss_legendre() -> [(f64, f64); POINTS] {
    array::from_fn(|point| {
        let (pi, degree) = (acos(-1.0), size(POINTS));
        let mut x = cos(pi * (size(point) + 0.75) / (degree + 0.5));
        let mut slope = 1.0;
        for _ in 0..8 {
            let (mut before, mut now) = (0.0, 1.0);
            for k in 0..POINTS {
                let k = size(k);
                (before, now) = (now, ((2.0 * k + 1.0) * x * now - k * before) / (k + 1.0));
            }
            slope = degree * (x * now - before) / (x * x - 1.0);
            x -= now / slope;
        }
        (x, 2.0 / ((1.0 - x * x) * slope * slope))
    })
}
