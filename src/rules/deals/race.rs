//! Malmuth and Harville for many players, as a race of clocks.
//!
//! Give every player a clock that rings once, at a random time: at every moment each clock that has
//! not rung is as likely to ring next as its player has chips. Then the order of ringing is the order
//! of places. So a stack is worth the sum over all times `t` of the chance that its own clock rings at
//! `t`, times the prize for which the clocks that rang before leave it, on average. How many of the
//! others rang before is a sum of independent coins; all players' averages at one `t` come from one
//! walk forwards (how many of the players so far have rung) and one backwards (what prize that leads
//! to). Everything that is added is positive, so no digits are lost.

use std::{array, ops::Range};

use super::size;

/// Points of a panel.
const POINTS: usize = 16;
/// How wide a panel is, in standard deviations of the number of clocks that have rung.
const WIDTH: f64 = 1.6;
/// What is less likely than this is left out.
const NEVER: f64 = 1e-24;
/// The race is over when there is a prize left with no more chance than this.
const OVER: f64 = 1e-17;

/// What each player is worth for these prizes; `shares` are parts of all chips, none of them 0.
pub(super) fn values(shares: &[f64], prizes: &[f64]) -> Vec<f64> {
    let rule = gauss_legendre();
    let mut race = Race::new(shares, prizes);
    // Up to the half of a ring everything is as good as a polynomial in t.
    let mut t = 0.5;
    for (node, weight) in rule {
        race.add(t * (node + 1.0) / 2.0, t * weight / 2.0);
    }
    // From there on in ln t, for stacks may be a million times as large as others.
    while race.open(t) > OVER {
        let width = race.width(t).min(race.width(t * race.width(t).exp()));
        for (node, weight) in rule {
            let at = t * (width * (node + 1.0) / 2.0).exp();
            race.add(at, at * width * weight / 2.0);
        }
        t *= width.exp();
    }
    race.values
}

/// The race, and what has been added up of it.
struct Race<'a> {
    shares: &'a [f64],
    prizes: &'a [f64],
    /// How each clock stands at the moment looked at.
    clocks: Vec<Clock>,
    /// Walking forwards: the chances of how many of the players so far have rung, one after another.
    walked: Vec<f64>,
    /// For each player, who of those before can have rung; one more for all players.
    windows: Vec<Window>,
    /// Walking backwards: the average prize by how many of the players so far have rung.
    prize: Vec<f64>,
    values: Vec<f64>,
}

/// How many of some players can have rung, with more than no chance.
#[derive(Clone, Debug, Default)]
struct Window {
    /// Where in `walked` the chances are.
    walked: Range<usize>,
    /// How many rings the first of them is for.
    first: usize,
}

/// A clock at one moment.
#[derive(Clone, Copy)]
struct Clock {
    rung: f64,
    silent: f64,
}

impl Clock {
    fn at(time: f64) -> Self {
        Self { rung: -(-time).exp_m1(), silent: (-time).exp() }
    }
}

impl<'a> Race<'a> {
    fn new(shares: &'a [f64], prizes: &'a [f64]) -> Self {
        Self {
            shares,
            prizes,
            clocks: Vec::with_capacity(shares.len()),
            walked: Vec::new(),
            windows: Vec::with_capacity(shares.len() + 1),
            prize: Vec::with_capacity(prizes.len()),
            values: vec![0.0; shares.len()],
        }
    }

    /// Adds what happens at `t`, which stands for so much time.
    fn add(&mut self, t: f64, time: f64) {
        self.walk_forwards(t);
        self.prize.clear();
        self.prize.extend_from_slice(self.prizes);
        let before = self.windows.iter().rev().skip(2).map(Some).chain([None]);
        let players = self.shares.iter().zip(&self.clocks).zip(&self.windows).zip(&mut self.values);
        for ((((share, clock), window), value), before) in players.rev().zip(before) {
            let chances = self.walked.get(window.walked.clone()).unwrap_or_default();
            let prizes = self.prize.get(window.first..).unwrap_or_default();
            let average: f64 =
                chances.iter().zip(prizes).map(|(chance, prize)| chance * prize).sum();
            *value += share * clock.silent * average * time;
            // For the player before: nobody asks beyond that window.
            let Some(window) = before else { break };
            let last = self.prize.len() - 1;
            let end = (window.first + window.walked.len()).min(last + 1);
            for rings in window.first..end {
                let next = if rings < last { self.prize[rings + 1] } else { 0.0 };
                self.prize[rings] = clock.silent * self.prize[rings] + clock.rung * next;
            }
        }
    }

    /// Fills `clocks`, `walked` and `windows` for the moment `t`; the last window is for all players.
    fn walk_forwards(&mut self, t: f64) {
        self.clocks.clear();
        self.clocks.extend(self.shares.iter().map(|share| Clock::at(share * t)));
        self.walked.clear();
        self.walked.push(1.0);
        self.windows.clear();
        self.windows.push(Window { walked: 0..1, first: 0 });
        let (mut start, mut first) = (0, 0);
        for clock in &self.clocks {
            let end = self.walked.len();
            let mut before = 0.0;
            for at in start..end {
                let chance = self.walked.get(at).copied().unwrap_or(0.0);
                self.walked.push(chance * clock.silent + before * clock.rung);
                before = chance;
            }
            if first + (end - start) < self.prizes.len() {
                self.walked.push(before * clock.rung);
            }
            start = end;
            while self.walked.len() > start + 1 && self.walked.last().is_some_and(|c| *c < NEVER) {
                self.walked.pop();
            }
            while start + 1 < self.walked.len()
                && self.walked.get(start).is_some_and(|c| *c < NEVER)
            {
                start += 1;
                first += 1;
            }
            self.windows.push(Window { walked: start..self.walked.len(), first });
        }
    }

    /// The chance that there is still a prize to be had at `t`.
    fn open(&mut self, t: f64) -> f64 {
        self.walk_forwards(t);
        let all = self.windows.last().cloned().unwrap_or_default();
        self.walked.get(all.walked).unwrap_or_default().iter().sum()
    }

    /// How wide a panel in ln t may be that begins at `t`.
    fn width(&self, t: f64) -> f64 {
        let (mut pace, mut spread) = (0.0, f64::MIN_POSITIVE);
        for share in self.shares {
            let time = share * t;
            let clock = Clock::at(time);
            pace += time * clock.silent;
            spread += clock.silent * clock.rung;
        }
        WIDTH / (1.0 + pace / spread.sqrt())
    }
}

/// The points and weights of Gauss and Legendre between −1 and 1.
fn gauss_legendre() -> [(f64, f64); POINTS] {
    let pi = (-1.0_f64).acos();
    array::from_fn(|point| {
        let degree = size(POINTS);
        let mut x = (pi * (size(point) + 0.75) / (degree + 0.5)).cos();
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
