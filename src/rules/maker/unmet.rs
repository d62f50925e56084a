//! Which wishes a structure does not meet, and why not.

use super::{
    carries,
    end::{End, reached},
    offers::Orbit,
    schedule::{LEVEL, Schedule},
    search::{Bounds, STEP, Search},
    stake,
    wish::Wish,
};
use crate::rules::{
    chip_set::Pile,
    chips::Chips,
    levels::{Level, Structure, Warning, check},
};

/// The first level may be so many thousandths deeper or less deep than wished before it is told.
const DEEP: (u64, u64) = (870, 1_150);

/// Lengths of a level that people play, in minutes.
const LENGTHS: [u16; 11] = [8, 10, 12, 15, 20, 25, 30, 40, 45, 50, 60];

/// A wish that is not met.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unmet {
    /// It ends at another time, in minutes from the start.
    End {
        /// When it was to end.
        wished: u32,
        ends: u32,
        /// What it would need to end as wished; nothing where no blinds would do.
        needs: Option<Need>,
    },
    /// The first blinds are others, because of the chips.
    Deep {
        /// The starting stack in big blinds, as wished.
        wished: u32,
        /// The first big blind that there is.
        big: Chips,
    },
    /// A step is smaller or larger than it should be.
    Uneven(Step),
    /// The antes come in with a jump of what an orbit costs.
    Jump {
        /// The number of the level.
        level: u32,
        /// What an orbit cost a player before.
        from: Chips,
        /// What it costs in this level.
        to: Chips,
    },
    /// The house has chips for fewer players.
    Chips {
        carries: u32,
        wished: u32,
        /// The values that are short.
        short: Vec<Chips>,
    },
    /// Something that is odd about a level that was to stay.
    Odd(Warning),
}

/// What would have to be for a wish to be met.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// A step that is smaller or larger than it should be.
    Step(Step),
    /// Antes that come in with a jump at the level of this number.
    Jump(u32),
}

/// From one level to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The number of the level that it leads to.
    pub level: u32,
    /// The big blind before.
    pub from: Chips,
    /// The big blind of that level.
    pub to: Chips,
}

impl Step {
    /// How many thousandths of the one before the big blind is.
    pub fn thousandths(self) -> u64 {
        (self.to.get() * 1_000).checked_div(self.from.get()).unwrap_or(0)
    }

    /// How far it is from being none, whether it rises or hardly does.
    fn unevenness(self) -> u64 {
        let step = self.thousandths();
        if step > STEP.1 { step - STEP.1 } else { STEP.0.saturating_sub(step) }
    }

    /// Is it smaller or larger than a step should be?
    fn is_uneven(self) -> bool {
        let from = self.from.get();
        let range = from * STEP.0..=from * STEP.1;
        !range.contains(&(self.to.get() * 1_000))
    }
}

/// So far from the wished time an end may be before it is told: a quarter of a level, or five minutes.
fn near(wish: &Wish, end: u32) -> bool {
    end.abs_diff(wish.end) <= u32::from(wish.minutes / 4).max(5)
}

/// Why the end is not as wished.
pub(super) fn of_end(wish: &Wish, schedule: &Schedule, search: &Search, end: End) -> Option<Unmet> {
    if near(wish, end.middle) {
        return None;
    }
    let needs = Bounds::WIDER.into_iter().find_map(|bounds| {
        let found = search.run(bounds)?;
        let position = reached(&found.stakes, search.aim);
        if !near(wish, schedule.clock(position)) {
            return None;
        }
        // Behind the end nothing is needed.
        let up_to = usize::try_from(position / LEVEL).unwrap_or_default() + 2;
        let levels: Vec<&Level> = found.levels.iter().take(up_to).map(|f| &f.level).collect();
        let uneven = steps(&levels).into_iter().filter(|step| step.is_uneven());
        let worst = uneven.max_by_key(|step| step.unevenness());
        let orbits =
            levels.windows(2).map(|pair| [pair[0], pair[1]].map(|l| Orbit::of(l, wish.seats)));
        let jump = || (2..).zip(orbits).find(|(_, [from, to])| from.jumps_to(*to));
        worst.map(Need::Step).or_else(|| jump().map(|(level, _)| Need::Jump(level)))
    });
    Some(Unmet::End { wished: wish.end, ends: end.middle, needs })
}

/// What is odd about the levels themselves.
pub(super) fn of_levels(wish: &Wish, structure: &Structure) -> Vec<Unmet> {
    let levels: Vec<&Level> = structure.levels().map(|(.., level)| level).collect();
    let mut unmet = Vec::new();
    if let Some(first) = levels.first() {
        let deep = stake(first).times(u64::from(wish.deep) * 1_000).get();
        let deep = deep / wish.stack.get().max(1);
        if !(DEEP.0..=DEEP.1).contains(&deep) && !wish.locked.contains_key(&1) {
            unmet.push(Unmet::Deep { wished: wish.deep, big: stake(first) });
        }
    }
    unmet.extend(steps(&levels).into_iter().filter(|step| step.is_uneven()).map(Unmet::Uneven));
    for (number, pair) in (2_u32..).zip(levels.windows(2)) {
        let [from, to] = [pair[0], pair[1]].map(|level| Orbit::of(level, wish.seats));
        if from.jumps_to(to) {
            let (from, to) = (Chips::new(from.all), Chips::new(to.all));
            unmet.push(Unmet::Jump { level: number, from, to });
        }
    }
    unmet.extend(check(structure).into_iter().map(Unmet::Odd));
    unmet
}

/// Whether the house's chips are enough.
pub(super) fn of_chips(wish: &Wish, structure: &Structure, stack: &[Pile]) -> Option<Unmet> {
    let carries = carries(wish, structure, stack)?;
    let enough = carries.players >= wish.most;
    let short = carries.short;
    (!enough).then_some(Unmet::Chips { carries: carries.players, wished: wish.most, short })
}

/// The length of a level with which the end would be as wished, the nearest to the one that was asked for.
pub fn length_that_fits(wish: &Wish) -> Option<u16> {
    let mut lengths = LENGTHS;
    lengths.sort_by_key(|length| length.abs_diff(wish.minutes));
    lengths.into_iter().filter(|length| *length != wish.minutes).find(|&minutes| {
        let wish = Wish { minutes, ..wish.clone() };
        let schedule = Schedule::until(&wish, wish.end);
        let search = Search::new(&wish, &schedule);
        let ends = |found: super::search::Found| {
            near(&wish, schedule.clock(reached(&found.stakes, search.aim)))
        };
        wish.validate().is_ok() && search.run(Bounds::STRICT).is_some_and(ends)
    })
}

fn steps(levels: &[&Level]) -> Vec<Step> {
    let step =
        |(level, pair): (u32, &[&Level])| Step { level, from: stake(pair[0]), to: stake(pair[1]) };
    (2..).zip(levels.windows(2)).map(step).collect()
}
