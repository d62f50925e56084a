//! The length of levels, changed for all or for those that are not over.

use bottone_base::time::{Span, Timestamp};
use bottone_rules::levels::{Level, Row};
use bottone_tournament::Tournament;

/// Returns the length that all levels share, in minutes. `None` if they differ.
pub fn common_minutes(rows: &[Row]) -> Option<u16> {
    let mut levels = rows.iter().filter_map(Row::level).map(|level| level.minutes);
    let first = levels.next()?;
    levels.all(|minutes| minutes == first).then_some(first)
}

/// Sets every level of these rows to this many minutes. Returns the rows that change, each with its
/// new content.
pub fn all_minutes(rows: &[Row], minutes: u16) -> Vec<(usize, Row)> {
    let longer = |(index, row): (usize, &Row)| {
        let level = row.level().filter(|level| level.minutes != minutes)?;
        Some((index, Row::Level(Level { minutes, ..level.clone() })))
    };
    rows.iter().enumerate().filter_map(longer).collect()
}

/// Sets the length of the levels that are not over. The level in play is included unless it has
/// already run that long.
pub fn remaining_level_minutes(t: &Tournament, minutes: u16, at: Timestamp) -> Vec<(usize, Row)> {
    let (clock, now) = (t.clock(), t.clock().read(at));
    let elapsed = clock.length(now.row).minus(now.left);
    let mut rows = all_minutes(&clock.structure().rows, minutes);
    let fits = Span::from_minutes(minutes.into()) > elapsed;
    rows.retain(|(row, _)| *row > now.row || *row == now.row && fits);
    rows
}
