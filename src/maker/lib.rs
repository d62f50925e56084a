//! A structure made from wishes: players, chips, a length, and the chips that a house owns.
//!
//! The sequence of levels is searched, not rounded. Among the blinds that people know it is the one
//! of least cost (`search.rs`) that keeps every rule. A wish that cannot be met is reported as
//! [`UnmetWish`].

mod offers;
mod schedule;
mod search;
mod stack;
mod unmet;
mod wish;

pub use self::{
    search::STEP,
    stack::stack_from,
    unmet::{Exception, LevelStep, UnmetWish},
    wish::{AnteWish, BreakTime, BreakWish, MOST_LEVELS, StructureWish, WishFault},
};

use bottone_base::{chips::Chips, note::Note};
use bottone_rules::{
    chip_set::{self, ChipDemand, ChipSet, Pile, SetCapacity, Style, starting_stack},
    colour_up::Leftover,
    ending::{EndEstimate, plain_end, stake},
    levels::{Break, Chip, Level, Row, Structure},
};
use offers::LevelOffers;
use schedule::Schedule;
use search::{LevelPath, Search, StepBounds};

/// The most times that the levels are made again because the end is later than the last level.
const AGAIN: usize = 4;

/// A generated structure, with the remarks about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GeneratedStructure {
    /// The structure, without a name.
    pub structure: Structure,
    /// The end in minutes from the start.
    pub end: EndEstimate,
    /// The composition of a starting stack.
    pub stack: Vec<Pile>,
    /// The smallest and the largest step from one big blind to the next, in thousandths: 1,250 is a
    /// quarter more. `None` if there is only one level.
    pub steps: Option<(u64, u64)>,
    /// The wishes that are not met, the most important first.
    pub unmet: Vec<UnmetWish>,
}

/// Makes the structure of least cost for these wishes.
///
/// # Errors
///
/// The reason why the wishes are impossible with any blinds.
pub fn make(wish: &StructureWish) -> Result<GeneratedStructure, WishFault> {
    wish.validate()?;
    let mut offers = LevelOffers::new(wish);
    let mut until = wish.end;
    let (schedule, search, mut structure) = searched(wish, &mut offers, until, usize::MAX)?;
    let mut end = plain_end(&structure, wish.entries);
    // A structure that ends later than wished needs levels up to that time; with them it may end a
    // little later still.
    for _ in 0..AGAIN {
        if structure.minutes() >= u64::from(end.late) || end.middle <= wish.end {
            break;
        }
        until = end.middle;
        structure = searched(wish, &mut offers, until, usize::MAX)?.2;
        end = plain_end(&structure, wish.entries);
    }
    let played = levels_played(wish, &structure, end);
    if played < structure.levels().count() {
        structure = searched(wish, &mut offers, until, played)?.2;
        end = plain_end(&structure, wish.entries);
    }
    let steps = steps(&structure);
    let stack = piles(wish, &structure);
    let mut unmet: Vec<UnmetWish> = Vec::new();
    unmet.extend(unmet::of_end(wish, &schedule, &search, &mut offers, end));
    unmet.extend(unmet::of_levels(wish, &search, &structure));
    unmet.extend(unmet::of_chips(wish, &structure, &stack));
    Ok(GeneratedStructure { structure, end, stack, steps, unmet })
}

/// Returns the number of levels that an evening may reach: those that begin before nine in ten
/// events are over, and one more.
fn levels_played(wish: &StructureWish, structure: &Structure, end: EndEstimate) -> usize {
    let locked = wish.locked.keys().next_back().copied().unwrap_or(0);
    let locked = usize::try_from(locked).unwrap_or(usize::MAX);
    (begun(structure, end.high) + 1).max(locked).max(usize::from(wish.late) + 1)
}

/// Returns the number of levels that begin in this many minutes.
fn begun(structure: &Structure, minutes: u32) -> usize {
    let mut clock = 0;
    let begin = structure.rows.iter().filter(|row| {
        let begins = row.level().is_some() && clock < minutes;
        clock += u32::from(row.minutes());
        begins
    });
    begin.count()
}

/// Runs the search with levels for an end after this many minutes, and at most this many levels;
/// returns its result.
fn searched(
    wish: &StructureWish,
    offers: &mut LevelOffers<'_>,
    end: u32,
    most: usize,
) -> Result<(Schedule, Search, Structure), WishFault> {
    let mut schedule = Schedule::until(wish, end);
    schedule.truncate(most);
    let search = Search::new(wish, &schedule, offers);
    let row = |bounds| search.run(bounds).map(|found| written(wish, &schedule, &found));
    let ends_as_wished = |row: &Structure| is_near(wish, plain_end(row, wish.entries).middle);
    let ends = |bounds| row(bounds).filter(ends_as_wished);
    let even = row(StepBounds::STRICT);
    let structure = if even.as_ref().is_some_and(ends_as_wished) {
        even
    } else {
        let ends = ends(StepBounds::PUNCTUAL).or_else(|| ends(StepBounds::AT_ANY_DEPTH));
        ends.or(even).or_else(|| row(StepBounds::WIDE))
    };
    let structure = structure.ok_or(WishFault::NoBlinds)?;
    Ok((schedule, search, structure))
}

/// Returns whether an end after this many minutes is as wished.
fn is_near(wish: &StructureWish, end: u32) -> bool {
    end.abs_diff(wish.end) <= tolerance(wish)
}

/// Returns the tolerance in minutes around the wished end before it is reported: a quarter of a
/// level, or five.
fn tolerance(wish: &StructureWish) -> u32 {
    u32::from(wish.minutes / 4).max(5)
}

/// Writes the levels that were found as a structure, with all rows between them.
fn written(wish: &StructureWish, schedule: &Schedule, found: &LevelPath) -> Structure {
    let chips = wish.values();
    let first = found.levels.first().map_or(0, |level| level.gone);
    let mut rows = Vec::new();
    let mut gone = first;
    for (at, level) in found.levels.iter().enumerate() {
        if at > 0 {
            let leaving: Vec<Chips> = chips.get(gone..level.gone).unwrap_or_default().to_vec();
            gone = level.gone;
            between(wish, schedule, at, leaving, &mut rows);
        }
        rows.push(Row::Level(Level { minutes: schedule.minutes(at), ..level.level.clone() }));
    }
    let chip = |value: &Chips| {
        let owned = wish.chips.iter().find(|owned| owned.value == *value);
        let (name, colour) = owned.map_or_else(
            || (String::new(), chip_set::usual_colour(*value)),
            |owned| (owned.name.clone(), owned.colour),
        );
        Chip { value: *value, name, colour }
    };
    Structure {
        name: String::new(),
        source: Note::default(),
        notes: Vec::new(),
        game: wish.game.clone(),
        starting_stack: wish.stack,
        chips: chips.iter().skip(first).map(chip).collect(),
        rows,
    }
}

/// Adds the rows between level `at` and the one before it.
fn between(
    wish: &StructureWish,
    schedule: &Schedule,
    at: usize,
    leaving: Vec<Chips>,
    rows: &mut Vec<Row>,
) {
    if let Some((minutes, name)) = schedule.pause_before(at) {
        rows.push(Row::Break(Break { minutes, name }));
    }
    if usize::from(wish.late) == at {
        rows.push(Row::RegistrationCloses);
    }
    if !leaving.is_empty() {
        rows.push(Row::ColourUp(leaving));
    }
}

/// Returns the composition of a starting stack: ample, or spare if the house does not have enough
/// chips.
fn piles(wish: &StructureWish, structure: &Structure) -> Vec<Pile> {
    let values: Vec<Chips> = structure.chips.iter().map(|chip| chip.value).collect();
    let ways = [Style::Ample, Style::Spare];
    let ways = ways.into_iter().filter_map(|style| starting_stack(&values, wish.stack, style));
    let ways: Vec<Vec<Pile>> = ways.collect();
    let enough = |way: &&Vec<Pile>| {
        set_capacity(wish, structure, way).is_none_or(|carries| carries.players >= wish.most)
    };
    ways.iter().find(enough).or(ways.first()).cloned().unwrap_or_default()
}

/// Returns the number of players for whom the house's chips suffice in this structure; `None` if
/// there are enough chips.
pub(crate) fn set_capacity(
    wish: &StructureWish,
    structure: &Structure,
    stack: &[Pile],
) -> Option<SetCapacity> {
    if wish.chips.is_empty() {
        return None;
    }
    let set = ChipSet { chips: wish.chips.clone(), ..ChipSet::default() };
    Some(room(wish, structure, stack).capacity(&set))
}

/// Returns the uses for which chips are needed.
fn room<'a>(wish: &StructureWish, structure: &'a Structure, stack: &'a [Pile]) -> ChipDemand<'a> {
    let (bought, leftover) = (&[], Leftover::HalfUp);
    ChipDemand { structure, stack, bought, seats: wish.seats, leftover, reserve: 0 }
}

/// Returns the smallest and the largest step from one big blind to the next, in thousandths.
fn steps(structure: &Structure) -> Option<(u64, u64)> {
    let stakes: Vec<u64> = structure.levels().map(|(.., level)| stake(level).get()).collect();
    let steps = stakes.windows(2).filter_map(|pair| (pair[1] * 1_000).checked_div(pair[0]));
    let (least, most) = (steps.clone().min()?, steps.max()?);
    Some((least, most))
}
