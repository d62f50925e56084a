//! The sequence of levels of least cost, by dynamic programming.
//!
//! A state is a level, its contents (blinds and ante that people know), and the number of the
//! smallest chips that are gone. The cost of a sequence is the sum over its levels of
//!
//! * the distance of each step from even, squared: the logarithm of the cost of an orbit against
//!   the level before, less the step that would lead evenly from the wished start to the wished end;
//! * the distance of the end by the plain rule from the wished one, in thousandths of a level,
//!   squared (if the most even sequence ends at another time, it costs more than all else if it is
//!   not [near](super::tolerance): [`Bounds::PUNCTUAL`]);
//! * the distance of the first level from the wished depth: its logarithm squared, with the largest
//!   weight;
//! * [`Offer::cost`]: small blinds that are not half, antes that are not full;
//! * [`Offer::chips`]: each chip in play, and more for one that is small for these blinds.
//!
//! Each of these depends on one level or on two neighbours. So for each state only the least sum of
//! the sequences that lead there is kept.

use std::{ops::Range, rc::Rc};

use bottone_rules::{
    ending::{LEVEL, OCTAVE, Position, crossing, in_play, log2, log2_of_thousandths},
    levels::Level,
};

use super::{
    offers::{LevelOffer, LevelOffers, depth},
    schedule::Schedule,
    tolerance,
    wish::StructureWish,
};

/// The smallest and the largest step from one big blind to the next, in thousandths. Other steps
/// are used only if there is no other way.
pub const STEP: (u64, u64) = (1_150, 1_600);

/// The cost of an end at another time than wished, if evenness counts for less: more than all steps
/// together.
const MISSED: i64 = 1 << 40;

/// The cost of a step that breaks a rule where that is allowed: more than all else together.
const BROKEN: i64 = 1 << 50;

/// The least and the most of the first big blind that counts as wished, in thousandths of the wish.
pub(super) const DEEP: (u64, u64) = (870, 1_150);

/// The least and the most of the first big blind in any case, in thousandths of the wish. They hold
/// if such a blind is payable.
const START: (u64, u64) = (660, 1_500);

/// The rules for steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct StepBounds {
    /// The smallest and the largest step, in thousandths.
    step: (u64, u64),
    /// True if an orbit may cost more than the largest step allows where an ante is phased in.
    jump: bool,
    /// True if a step may break [`STEP`] at a cost.
    broken: bool,
    /// The cost of an end outside the tolerance.
    end: i64,
    /// True if the start may be outside [`DEEP`] although a first level as deep as wished can be
    /// paid.
    deep: bool,
}

impl StepBounds {
    /// The normal rules.
    pub(super) const STRICT: Self =
        Self { step: STEP, jump: false, broken: false, end: 0, deep: false };
    /// The rules if the most even sequence ends at another time: the end before evenness.
    pub(super) const PUNCTUAL: Self = Self { end: MISSED, ..Self::STRICT };
    /// The rules if no sequence with the wished depth ends as wished: the end before the depth.
    pub(super) const AT_ANY_DEPTH: Self = Self { deep: true, ..Self::PUNCTUAL };
    /// The rules if no sequence keeps the others: as few steps as possible break them.
    pub(super) const WIDE: Self =
        Self { step: (1_000, 10_000), jump: true, broken: true, ..Self::STRICT };

    /// Returns the rules that show what an end would need: steps in this range in thousandths, and
    /// antes that come in with a jump.
    pub(super) const fn wider(step: (u64, u64)) -> Self {
        Self { step, jump: true, ..Self::PUNCTUAL }
    }

    fn allow(self, from: &LevelOffer, to: &LevelOffer) -> bool {
        let step = |thousandths: u64| from.stake.saturating_mul(thousandths);
        let stake = to.stake.saturating_mul(1_000);
        (step(self.step.0)..=step(self.step.1)).contains(&stake)
            && !from.falls_to(to)
            // A level equal to the one before is not a new level, unless both are locked.
            && (from.stake != to.stake || from.locked && to.locked)
            && (self.jump || !from.orbit.jumps_to(to.orbit))
    }

    fn price(self, from: &LevelOffer, to: &LevelOffer) -> i64 {
        let breaks = !Self::STRICT.allow(from, to);
        if breaks && (self.broken || from.locked || to.locked) { BROKEN } else { 0 }
    }
}

/// A level that was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct FoundLevel {
    /// The level without its minutes.
    pub(super) level: Level,
    /// The number of the smallest chips gone in it.
    pub(super) gone: usize,
}

/// A sequence of levels and its cost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct LevelPath {
    pub(super) levels: Vec<FoundLevel>,
    pub(super) cost: i64,
}

/// The aim of the search, and the candidates.
pub(super) struct Search {
    /// The possible contents of each level.
    layers: Vec<Rc<[LevelOffer]>>,
    /// True if there is a break before the layer.
    pauses: Vec<bool>,
    /// True if one break may lead from one number of gone chips to another.
    leave: Vec<Vec<bool>>,
    most_gone_at_first: usize,
    values: usize,
    /// The logarithm of the wished first stake.
    start: i64,
    /// The step that would lead evenly to the end.
    step: i64,
    /// The logarithm of the stake at the end.
    pub(super) aim: i64,
    pub(super) end: Position,
    /// The positions of an end that is not reported.
    near: Range<Position>,
}

/// The least cost of a state, and its predecessor.
#[derive(Clone, Copy)]
struct BestPath {
    cost: i64,
    from: (usize, usize),
}

const NOWHERE: BestPath = BestPath { cost: i64::MAX, from: (0, 0) };

/// The states of a layer that some step leads to: in most layers few offers can be reached.
struct ReachedStates {
    /// The number of the layer's offers before the first that can be reached.
    skipped: usize,
    states: Vec<BestPath>,
}

impl Search {
    pub(super) fn new(
        wish: &StructureWish,
        schedule: &Schedule,
        offers: &mut LevelOffers<'_>,
    ) -> Self {
        let start = log2(wish.stack.get()) - log2(wish.deep.into());
        let aim = log2(wish.total().get()) - in_play(wish.minutes, wish.entries);
        let end = schedule.position(wish.end);
        let (least, most) = (log2_of_thousandths(STEP.0), log2_of_thousandths(STEP.1));
        let levels = i64::from(end.saturating_sub(LEVEL / 2)).max(1);
        let step = ((aim - start) * i64::from(LEVEL) / levels).clamp(least, most);
        let mut layers: Vec<Rc<[LevelOffer]>> =
            (1..).take(schedule.count()).map(|number| offers.of(number)).collect();
        if let Some(first) = layers.first_mut() {
            *first = near_the_start(first, start).into();
        }
        let values = offers.values();
        let leave = (0..values)
            .map(|from| (0..values).map(|to| to >= from && offers.can_leave(from, to)).collect())
            .collect();
        Self {
            pauses: (0..layers.len()).map(|at| schedule.pauses_before(at)).collect(),
            layers,
            leave,
            most_gone_at_first: offers.most_gone_at_first(),
            values,
            start,
            step,
            aim,
            end,
            near: schedule.positions_near(wish.end, tolerance(wish)),
        }
    }

    /// Returns the possible contents of the level at index `at`, from 0.
    fn layer(&self, at: usize) -> &[LevelOffer] {
        self.layers.get(at).map_or(&[], |offers| offers)
    }

    /// Returns whether the offer starts as deep as wished.
    fn is_as_deep(&self, offer: &LevelOffer) -> bool {
        let off = offer.log - self.start;
        offer.locked || (log2_of_thousandths(DEEP.0)..=log2_of_thousandths(DEEP.1)).contains(&off)
    }

    /// Returns whether there is a first level as deep as wished that the chips can pay.
    pub(super) fn is_payable_as_deep(&self) -> bool {
        self.layer(0).iter().any(|offer| self.is_as_deep(offer))
    }

    /// Returns the sequence of least cost within these bounds; `None` if there is none.
    pub(super) fn run(&self, bounds: StepBounds) -> Option<LevelPath> {
        let first = self.layer(0);
        let mut all: Vec<ReachedStates> = Vec::with_capacity(self.layers.len());
        let mut states = vec![NOWHERE; first.len() * self.values];
        for (at, offer) in first.iter().enumerate() {
            if !bounds.deep && self.is_payable_as_deep() && !self.is_as_deep(offer) {
                continue;
            }
            for gone in 0..=offer.most_gone.min(self.most_gone_at_first) {
                let cost = self.first(offer, bounds) + offer.cost + offer.chips[gone];
                states[at * self.values + gone] = BestPath { cost, from: (0, 0) };
            }
        }
        let mut now = ReachedStates { skipped: 0, states };
        for before in 0..self.layers.len().saturating_sub(1) {
            let next = self.follow(before, self.layer(before + 1), &now, bounds);
            all.push(std::mem::replace(&mut now, next));
        }
        let (end, best) = now.states.iter().enumerate().min_by_key(|(_, best)| best.cost)?;
        let (end, cost) = ((now.skipped + end / self.values, end % self.values), best.cost);
        all.push(now);
        (cost < i64::MAX).then(|| self.path_to(&all, end, cost))
    }

    /// Returns the least costs of the next layer.
    fn follow(
        &self,
        before: usize,
        layer: &[LevelOffer],
        now: &ReachedStates,
        bounds: StepBounds,
    ) -> ReachedStates {
        let any_is_locked = layer.iter().any(|to| to.locked);
        let span = |from: &LevelOffer| {
            if from.locked || any_is_locked {
                return 0..layer.len();
            }
            let least = from.stake.saturating_mul(bounds.step.0).div_ceil(1_000);
            let most = from.stake.saturating_mul(bounds.step.1) / 1_000;
            layer.partition_point(|to| to.stake < least)
                ..layer.partition_point(|to| to.stake <= most)
        };
        let offers = self.layer(before).iter().enumerate().skip(now.skipped);
        let reached: Vec<_> = offers
            .zip(now.states.chunks(self.values))
            .filter(|(_, states)| states.iter().any(|state| state.cost < i64::MAX))
            .map(|((at, from), states)| (at, from, states, span(from)))
            .collect();
        let first = reached.iter().map(|(.., span)| span.start).min().unwrap_or(0);
        let end = reached.iter().map(|(.., span)| span.end).max().unwrap_or(0);
        let mut next = vec![NOWHERE; end.saturating_sub(first) * self.values];
        for (at, from, states, span) in reached {
            for (to_at, to) in layer.iter().enumerate().take(span.end).skip(span.start) {
                if !(bounds.allow(from, to) || from.locked || to.locked) {
                    continue;
                }
                let step =
                    self.step_cost(before, (from, to), bounds) + bounds.price(from, to) + to.cost;
                for (gone, state) in states.iter().enumerate() {
                    if state.cost == i64::MAX {
                        continue;
                    }
                    let most = if self.pauses[before + 1] { to.most_gone } else { gone };
                    for then in gone..=most.min(to.most_gone) {
                        if !self.leave[gone][then] {
                            continue;
                        }
                        let cost = state.cost + step + to.chips[then];
                        let best = &mut next[(to_at - first) * self.values + then];
                        if cost < best.cost {
                            *best = BestPath { cost, from: (at, gone) };
                        }
                    }
                }
            }
        }
        ReachedStates { skipped: first, states: next }
    }

    /// Returns the cost of the first level in addition to its own.
    fn first(&self, offer: &LevelOffer, bounds: StepBounds) -> i64 {
        let over = if offer.log > self.aim { self.end_cost(LEVEL / 2, bounds) } else { 0 };
        depth(offer.log, self.start) + over
    }

    /// Returns the cost of the step from a level to the next, including the end if it falls there.
    fn step_cost(
        &self,
        before: usize,
        (from, to): (&LevelOffer, &LevelOffer),
        bounds: StepBounds,
    ) -> i64 {
        let off = to.log_orbit - from.log_orbit - self.step;
        let even = off * off / (OCTAVE / 256);
        let last = before + 2 == self.layers.len();
        let end = if from.log <= self.aim && self.aim < to.log {
            self.end_cost(crossing(before, from.log, to.log, self.aim), bounds)
        } else if last && to.log <= self.aim {
            // Beyond the last level; the final check of the end says how far.
            self.end_cost(crossing(before + 1, to.log, to.log + self.step, self.aim), bounds)
        } else {
            0
        };
        even + end
    }

    /// Returns the cost of an end at this position.
    fn end_cost(&self, end: Position, bounds: StepBounds) -> i64 {
        let off = i64::from(end) - i64::from(self.end);
        off * off + if self.near.contains(&end) { 0 } else { bounds.end }
    }

    fn path_to(&self, all: &[ReachedStates], end: (usize, usize), cost: i64) -> LevelPath {
        let mut state = end;
        let mut levels = Vec::with_capacity(all.len());
        for (layer, reached) in all.iter().enumerate().rev() {
            let (at, gone) = state;
            let Some(offer) = self.layer(layer).get(at) else { continue };
            levels.push(FoundLevel { level: offer.level.clone(), gone });
            state = reached.states[(at - reached.skipped) * self.values + gone].from;
        }
        levels.reverse();
        LevelPath { levels, cost }
    }
}

/// Returns the offers of the first level near the wished stake, or the nearest.
fn near_the_start(first: &[LevelOffer], start: i64) -> Vec<LevelOffer> {
    let (least, most) =
        (start + log2_of_thousandths(START.0), start + log2_of_thousandths(START.1));
    let near = |offer: &&LevelOffer| offer.locked || (least..=most).contains(&offer.log);
    if first.iter().any(|offer| near(&offer)) {
        return first.iter().filter(near).cloned().collect();
    }
    let nearest = first.iter().map(|offer| offer.log.abs_diff(start)).min();
    let is_nearest = |offer: &&LevelOffer| Some(offer.log.abs_diff(start)) == nearest;
    first.iter().filter(is_nearest).cloned().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    impl Search {
        /// Returns the least cost of all sequences by trying each of them.
        fn exhaustive(&self, bounds: StepBounds) -> Option<i64> {
            let mut least = None::<i64>;
            self.each_row(bounds, |row| {
                let cost = self.cost_of(row, bounds);
                least = Some(least.map_or(cost, |least| least.min(cost)));
            });
            least
        }

        /// Calls `tell` with every sequence within the bounds.
        fn each_row(&self, bounds: StepBounds, mut tell: impl FnMut(&[(&LevelOffer, usize)])) {
            let as_wished = |offer: &&LevelOffer| {
                bounds.deep || !self.is_payable_as_deep() || self.is_as_deep(offer)
            };
            for offer in self.layer(0).iter().filter(as_wished) {
                for gone in 0..=offer.most_gone.min(self.most_gone_at_first) {
                    self.try_all(&mut vec![(offer, gone)], bounds, &mut tell);
                }
            }
        }

        fn try_all<'a>(
            &'a self,
            row: &mut Vec<(&'a LevelOffer, usize)>,
            bounds: StepBounds,
            tell: &mut impl FnMut(&[(&LevelOffer, usize)]),
        ) {
            if row.len() == self.layers.len() {
                return tell(row);
            }
            let &(from, gone) = row.last().unwrap();
            for to in self.layer(row.len()) {
                let free = from.locked || to.locked;
                if !free && !bounds.allow(from, to) {
                    continue;
                }
                let pause = self.pauses[row.len()];
                for then in gone..=to.most_gone {
                    if then != gone && !pause || !self.leave[gone][then] {
                        continue;
                    }
                    row.push((to, then));
                    self.try_all(row, bounds, tell);
                    row.pop();
                }
            }
        }

        /// Returns the cost of a whole sequence by the definition at the head of this file.
        fn cost_of(&self, row: &[(&LevelOffer, usize)], bounds: StepBounds) -> i64 {
            let own: i64 = row.iter().map(|(offer, gone)| offer.cost + offer.chips[*gone]).sum();
            let pairs = || row.windows(2).map(|pair| (pair[0].0, pair[1].0));
            let even = |(from, to): (&LevelOffer, &LevelOffer)| {
                (to.log_orbit - from.log_orbit - self.step).pow(2) / (OCTAVE / 256)
                    + bounds.price(from, to)
            };
            let stakes: Vec<i64> = row.iter().map(|(offer, _)| offer.log).collect();
            let last = *stakes.last().unwrap();
            let crosses = |pair: &[i64]| pair[0] <= self.aim && self.aim < pair[1];
            let end = match stakes.windows(2).position(crosses) {
                _ if stakes[0] > self.aim => LEVEL / 2,
                Some(at) => crossing(at, stakes[at], stakes[at + 1], self.aim),
                None => crossing(row.len() - 1, last, last + self.step, self.aim),
            };
            own + pairs().map(even).sum::<i64>()
                + depth(stakes[0], self.start)
                + self.end_cost(end, bounds)
        }
    }

    /// Returns the wishes for a small evening; its end and the rest depend on the number of the
    /// case.
    fn small(case: u32) -> StructureWish {
        use super::super::{AnteWish, BreakTime, BreakWish};
        use bottone_base::chips::Chips;
        use bottone_rules::{chip_set::ChipStock, levels::BreakName};
        let owned = |value: u64| ChipStock {
            value: Chips::new(value),
            name: String::new(),
            colour: (0, 0, 0),
            owned: 1_000,
        };
        let pause =
            BreakWish { time: BreakTime::Every(1 + case % 3), minutes: 10, name: BreakName::Break };
        let sets: [&[u64]; 4] = [&[], &[25, 100, 500], &[100, 500, 1_000], &[5, 25, 100]];
        StructureWish {
            entries: 2 + case % 7,
            stack: Chips::new(1_000 * u64::from(1 + case % 4)),
            end: 60 + 5 * (case % 5),
            minutes: 20,
            ante: match case % 4 {
                0 => AnteWish::None,
                1 => AnteWish::BigBlind(1),
                2 => AnteWish::BigBlind(2),
                _ => AnteWish::Each(2),
            },
            breaks: vec![pause],
            deep: 10 + 10 * (case % 5),
            chips: sets[case as usize / 40].iter().map(|value| owned(*value)).collect(),
            ..StructureWish::default()
        }
    }

    /// For random small evenings, the search finds the same as trying everything.
    #[test]
    fn trying_everything_finds_no_better_row() {
        let mut tried = 0;
        for case in 0..160 {
            let wish = small(case);
            let mut schedule = Schedule::until(&wish, wish.end);
            schedule.truncate(3 + case as usize % 2);
            let search = Search::new(&wish, &schedule, &mut LevelOffers::new(&wish));
            let wider = StepBounds::wider((1_100, 1_700));
            for bounds in [StepBounds::STRICT, StepBounds::AT_ANY_DEPTH, wider] {
                let found = search.run(bounds).map(|found| found.cost);
                assert_eq!(found, search.exhaustive(bounds), "case {case}, {bounds:?}");
                tried += usize::from(found.is_some());
            }
        }
        assert!(tried > 300, "{tried} cases have a row at all");
    }

    /// If an end is reported as impossible, no sequence within the rules ends there.
    #[test]
    fn what_is_said_not_to_be_is_not_among_all_rows() {
        use super::super::{UnmetWish, is_near, make, written};
        use bottone_rules::ending::plain_end;
        let (mut unmet, mut rows) = (0, 0);
        for case in 0..160 {
            let wish = StructureWish { end: 40, ..small(case) };
            let Ok(made) = make(&wish) else { continue };
            if !made.unmet.iter().any(|unmet| matches!(unmet, UnmetWish::End { .. })) {
                continue;
            }
            unmet += 1;
            let schedule = Schedule::until(&wish, wish.end);
            let search = Search::new(&wish, &schedule, &mut LevelOffers::new(&wish));
            search.each_row(StepBounds::STRICT, |row| {
                rows += 1;
                let level = |(offer, gone): &(&LevelOffer, usize)| FoundLevel {
                    level: offer.level.clone(),
                    gone: *gone,
                };
                let found = LevelPath { levels: row.iter().map(level).collect(), cost: 0 };
                let end = plain_end(&written(&wish, &schedule, &found), wish.entries);
                assert!(!is_near(&wish, end.middle), "case {case}: {:?}\n{wish:?}", found.levels);
            });
        }
        assert!(unmet > 20 && rows > 1_000, "{unmet} ends cannot be, of {rows} rows");
    }
}
