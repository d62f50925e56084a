//! The places of the players who busted in a flight, behind all who go on.

use std::cmp::Ordering;

/// A player who busted in a flight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FlightBust<T> {
    pub who: T,
    /// The place in the flight; the worst place of a tie.
    pub place: u32,
    /// The number of entries in the flight.
    pub of: u32,
}

/// Ranks the players who busted in flights, the best first; players who tie are in one group.
///
/// Flights differ in size, so a place counts by the share of the flight that it beat: the 10th of
/// 100 ties with the 20th of 200.
pub fn rank_flight_busts<T: Copy>(out: &[FlightBust<T>]) -> Vec<Vec<T>> {
    let share = |one: &FlightBust<T>, other: &FlightBust<T>| -> Ordering {
        let cross = |place: u32, of: u32| u64::from(place) * u64::from(of);
        cross(one.place, other.of).cmp(&cross(other.place, one.of))
    };
    let mut sorted: Vec<&FlightBust<T>> = out.iter().collect();
    sorted.sort_by(|one, other| share(one, other));
    let tied = |one: &&FlightBust<T>, other: &&FlightBust<T>| share(one, other).is_eq();
    let groups = sorted.chunk_by(tied);
    groups.map(|group| group.iter().map(|one| one.who).collect()).collect()
}
