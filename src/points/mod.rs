//! Points for places, and tables over several events.
//!
//! A house counts its season by a formula, of which every rival has another. A formula is a text that
//! is read once and asked for every place. Points are numbers with a point: no money and no chips
//! depend on them.

pub mod formula;
mod league;
mod presets;

pub use formula::{Formula, FormulaFault, Wrong};
pub use league::{Counting, Kept, League, Standing, standings};
pub use presets::{PRESETS, Preset, usual};

/// What a formula may ask about an event.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Field {
    /// `n`: how many entries there were.
    pub entries: f64,
    /// `b`: what one entry cost, all of it, in major units.
    pub buy_in: f64,
    /// `pp`: the prize pool, in major units.
    pub pool: f64,
    /// `nr`: how many rebuys were sold.
    pub rebuys: f64,
    /// `mr`: the last place that was paid; 0 when none was.
    pub last_paid: f64,
}

/// What a formula may ask about one who finished.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Finish {
    /// `r`: the place.
    pub place: f64,
    /// `nh`: how many the player knocked out.
    pub hits: f64,
    /// `tc`: what the player spent in all, in major units.
    pub spent: f64,
    /// `prize`: what the player won, in major units.
    pub prize: f64,
}

/// How many points: a formula may give fractions of one.
pub type Points = f64;

/// The points for a place or, where several share places, the mean of what those places give
/// (as the WSOP does for its player of the year, rules §8.4).
///
/// # Errors
/// When the formula gives no number for one of the places.
pub fn points(
    formula: &Formula,
    field: &Field,
    finish: &Finish,
    last_shared: u32,
) -> Result<Points, Wrong> {
    let mut steps = u32::MAX;
    points_within(formula, field, finish, last_shared, &mut steps)
}

/// As [`points()`], where several who finished together may take so many steps, which are counted down.
///
/// # Errors
/// When the formula gives no number for one of the places.
pub fn points_within(
    formula: &Formula,
    field: &Field,
    finish: &Finish,
    last_shared: u32,
    steps: &mut u32,
) -> Result<Points, Wrong> {
    let mut sum = 0.0;
    let mut places = 0.0;
    let mut place = finish.place;
    while place <= f64::from(last_shared).max(finish.place) {
        sum += formula.of_place_within(field, &Finish { place, ..*finish }, steps)?;
        places += 1.0;
        place += 1.0;
    }
    Ok(sum / places)
}
