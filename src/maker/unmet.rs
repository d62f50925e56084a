//! The wishes that a structure does not meet, with the reasons.

use bottone_base::chips::Chips;
use bottone_rules::{
    chip_set::Pile,
    ending::{EndEstimate, plain_end, stake},
    levels::{Level, Structure, Warning, check},
};

use super::{
    begun, is_near,
    offers::{LevelOffers, Orbit},
    schedule::Schedule,
    search::{DEEP, STEP, Search, StepBounds},
    set_capacity,
    wish::StructureWish,
    written,
};

/// The usual lengths of a level, in minutes.
const LENGTHS: [u16; 11] = [8, 10, 12, 15, 20, 25, 30, 40, 45, 50, 60];

/// The smallest and the largest step, in thousandths, for finding what an end would need; each
/// range is wider than the one before.
const WIDER: [(u64, u64); 4] = [(1_100, 1_700), (1_050, 2_000), (1_001, 2_500), (1_001, 4_000)];

/// A wish that is not met.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UnmetWish {
    /// The event ends at another time, in minutes from the start.
    End {
        /// The wished end.
        wished: u32,
        ends: u32,
        /// The change needed to end as wished; `None` if no blinds would do.
        needs: Option<Exception>,
        /// The length of a level with which it would end as wished, the nearest to the requested
        /// one.
        length: Option<u16>,
    },
    /// The first blinds differ from the wish.
    Deep {
        /// The starting stack in big blinds, as wished.
        wished: u32,
        /// The first big blind in the structure.
        big: Chips,
        /// True if blinds as deep as wished can be paid, but no sequence that starts with them ends
        /// as wished.
        payable: bool,
    },
    /// A step is smaller or larger than it should be.
    Uneven(LevelStep),
    /// The antes come in with a jump in the cost of an orbit.
    Jump {
        /// The number of the level.
        level: u32,
        /// The cost of an orbit before.
        from: Chips,
        /// The cost of an orbit in this level.
        to: Chips,
    },
    /// The house has chips for fewer players.
    Chips {
        carries: u32,
        wished: u32,
        /// The values that are short.
        short: Vec<Chips>,
    },
    /// A warning about a locked level.
    Odd(Warning),
}

/// The exception needed to meet a wish.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exception {
    /// A step that is smaller or larger than it should be.
    Step(LevelStep),
    /// Antes that come in with a jump at the level of this number.
    Jump(u32),
}

/// The step from one level to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LevelStep {
    /// The number of the level after the step.
    pub level: u32,
    /// The big blind before.
    pub from: Chips,
    /// The big blind of that level.
    pub to: Chips,
}

impl LevelStep {
    /// Returns the ratio of the big blinds in thousandths.
    pub fn thousandths(self) -> u64 {
        (self.to.get() * 1_000).checked_div(self.from.get()).unwrap_or(0)
    }

    /// Returns the range of steps that are all less uneven than this one.
    fn bounds_below(self) -> (u64, u64) {
        let within = self.unevenness().saturating_sub(1);
        (STEP.0.saturating_sub(within).max(1_001), STEP.1 + within)
    }

    /// Returns the distance in thousandths from an allowed step, on either side.
    fn unevenness(self) -> u64 {
        let step = self.thousandths();
        if step > STEP.1 { step - STEP.1 } else { STEP.0.saturating_sub(step) }
    }

    /// Returns whether it is smaller or larger than a step should be.
    fn is_uneven(self) -> bool {
        let from = self.from.get();
        let range = from * STEP.0..=from * STEP.1;
        !range.contains(&(self.to.get() * 1_000))
    }
}

/// Returns the reason why the end is not as wished.
pub(super) fn of_end(
    wish: &StructureWish,
    schedule: &Schedule,
    search: &Search,
    offers: &mut LevelOffers<'_>,
    end: EndEstimate,
) -> Option<UnmetWish> {
    if is_near(wish, end.middle) {
        return None;
    }
    let row = |bounds| punctual(wish, schedule, search, bounds);
    // First only a jump of the antes, otherwise the least uneven of the steps that would do.
    let needs = row(StepBounds::wider(STEP)).or_else(|| {
        let mut found = WIDER.into_iter().find_map(|step| row(StepBounds::wider(step)))?;
        while let Exception::Step(step) = found {
            let Some(less) = row(StepBounds::wider(step.bounds_below())) else { break };
            found = less;
        }
        Some(found)
    });
    let length = length_that_fits(wish, offers);
    Some(UnmetWish::End { wished: wish.end, ends: end.middle, needs, length })
}

/// Returns the uneven point of the sequence within these bounds that ends as wished; `None` if
/// there is none.
fn punctual(
    wish: &StructureWish,
    schedule: &Schedule,
    search: &Search,
    bounds: StepBounds,
) -> Option<Exception> {
    let structure = written(wish, schedule, &search.run(bounds)?);
    let end = plain_end(&structure, wish.entries).middle;
    if !is_near(wish, end) {
        return None;
    }
    // After the end, no step is needed.
    let up_to = begun(&structure, end) + 1;
    let levels: Vec<&Level> = structure.levels().take(up_to).map(|(.., level)| level).collect();
    let uneven = steps(&levels).into_iter().filter(|step| step.is_uneven());
    let worst = uneven.max_by_key(|step| step.unevenness());
    let orbits = levels.windows(2).map(|pair| [pair[0], pair[1]].map(|l| Orbit::of(l, wish.seats)));
    let jump = || (2..).zip(orbits).find(|(_, [from, to])| from.jumps_to(*to));
    worst.map(Exception::Step).or_else(|| jump().map(|(level, _)| Exception::Jump(level)))
}

/// Returns the faults in the levels themselves.
pub(super) fn of_levels(
    wish: &StructureWish,
    search: &Search,
    structure: &Structure,
) -> Vec<UnmetWish> {
    let levels: Vec<&Level> = structure.levels().map(|(.., level)| level).collect();
    let mut unmet = Vec::new();
    if let Some(first) = levels.first() {
        let deep = stake(first).times(u64::from(wish.deep) * 1_000).get();
        let deep = deep / wish.stack.get().max(1);
        if !(DEEP.0..=DEEP.1).contains(&deep) && !wish.locked.contains_key(&1) {
            let payable = search.is_payable_as_deep();
            unmet.push(UnmetWish::Deep { wished: wish.deep, big: stake(first), payable });
        }
    }
    unmet.extend(steps(&levels).into_iter().filter(|step| step.is_uneven()).map(UnmetWish::Uneven));
    for (number, pair) in (2_u32..).zip(levels.windows(2)) {
        let [from, to] = [pair[0], pair[1]].map(|level| Orbit::of(level, wish.seats));
        if from.jumps_to(to) {
            let (from, to) = (Chips::new(from.all), Chips::new(to.all));
            unmet.push(UnmetWish::Jump { level: number, from, to });
        }
    }
    unmet.extend(check(structure).into_iter().map(UnmetWish::Odd));
    unmet
}

/// Returns the shortage of the house's chips, if there is one.
pub(super) fn of_chips(
    wish: &StructureWish,
    structure: &Structure,
    stack: &[Pile],
) -> Option<UnmetWish> {
    let carries = set_capacity(wish, structure, stack)?;
    let enough = carries.players >= wish.most;
    let short = carries.short;
    (!enough).then_some(UnmetWish::Chips { carries: carries.players, wished: wish.most, short })
}

/// Returns the length of a level with which the end would be as wished, the nearest to the
/// requested one.
fn length_that_fits(wish: &StructureWish, offers: &mut LevelOffers<'_>) -> Option<u16> {
    let mut lengths = LENGTHS;
    lengths.sort_by_key(|length| length.abs_diff(wish.minutes));
    lengths.into_iter().filter(|length| *length != wish.minutes).find(|&minutes| {
        let wish = StructureWish { minutes, ..wish.clone() };
        let schedule = Schedule::until(&wish, wish.end);
        let search = Search::new(&wish, &schedule, offers);
        let ends = |found: super::search::LevelPath| {
            is_near(&wish, plain_end(&written(&wish, &schedule, &found), wish.entries).middle)
        };
        wish.validate().is_ok() && search.run(StepBounds::PUNCTUAL).is_some_and(ends)
    })
}

fn steps(levels: &[&Level]) -> Vec<LevelStep> {
    let step = |(level, pair): (u32, &[&Level])| LevelStep {
        level,
        from: stake(pair[0]),
        to: stake(pair[1]),
    };
    (2..).zip(levels.windows(2)).map(step).collect()
}
