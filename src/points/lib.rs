//! Points for places, and tables over several events.
//!
//! Each house counts its season by a formula of its own. A formula is a text that is parsed once
//! and evaluated for every place. Points are floating-point numbers: no money and no chips depend
//! on them.

pub mod formula;
mod league;
mod presets;

pub use formula::{EvaluationFault, Formula, FormulaFault};
pub use league::{CountedEvent, Counting, League, LeagueStanding, standings};
pub use presets::{PRESETS, Preset, usual};

/// The facts about an event for a formula.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct EventFacts {
    /// `n`: the number of entries.
    pub entries: f64,
    /// `b`: the whole price of one entry, in major units.
    pub buy_in: f64,
    /// `pp`: the prize pool, in major units.
    pub pool: f64,
    /// `nr`: the number of rebuys sold.
    pub rebuys: f64,
    /// `mr`: the last paid place; 0 if no place was paid.
    pub last_paid: f64,
}

/// The facts about a finisher for a formula.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Finish {
    /// `r`: the place.
    pub place: f64,
    /// `nh`: the number of players knocked out.
    pub hits: f64,
    /// `tc`: the player's total cost, in major units.
    pub spent: f64,
    /// `prize`: the amount that the player won, in major units.
    pub prize: f64,
}

/// A number of points; a formula may give fractions.
pub type Points = f64;

/// Returns the points for a place. If several players share places, it is the mean over those
/// places. The WSOP does the same for its player of the year (rules §8.4).
///
/// # Errors
/// If the formula gives no number for one of the places.
pub fn points(
    formula: &Formula,
    field: &EventFacts,
    finish: &Finish,
    last_shared: u32,
) -> Result<Points, EvaluationFault> {
    let mut steps = u32::MAX;
    points_within(formula, field, finish, last_shared, &mut steps)
}

/// Returns the points as [`points()`], with a common limit of steps for several who finished
/// together, which is counted down.
///
/// # Errors
/// If the formula gives no number for one of the places.
pub fn points_within(
    formula: &Formula,
    field: &EventFacts,
    finish: &Finish,
    last_shared: u32,
    steps: &mut u32,
) -> Result<Points, EvaluationFault> {
    let mut sum = 0.0;
    let mut places = 0.0;
    let mut place = finish.place;
    while place <= f64::from(last_shared).max(finish.place) {
        sum += formula.place_points_within(field, &Finish { place, ..*finish }, steps)?;
        places += 1.0;
        place += 1.0;
    }
    Ok(sum / places)
}
