//! The table over several events.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{EvaluationFault, Formula, Points};

/// A season: its events, and the method of counting them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct League {
    /// The name of the league.
    pub name: String,
    /// The formula of a place.
    pub points: String,
    /// The formula of a season.
    pub season: String,
    /// The events of a player that count.
    #[serde(default)]
    pub counting: Counting,
    /// The fewest events of a player in the table.
    #[serde(default)]
    pub fewest: u16,
    /// The files of the events, relative to the league's own folder unless the path is absolute.
    #[serde(default)]
    pub events: Vec<String>,
}

impl League {
    /// The longest name, in characters.
    pub const LONGEST_NAME: usize = 100;
    /// The most events of a season.
    pub const MOST_EVENTS: usize = 1_000;

    /// Returns a league without events that counts by the usual formula of its price.
    pub fn named(name: String, is_free: bool) -> Self {
        let preset = super::usual(is_free);
        Self {
            name,
            points: preset.points.to_owned(),
            season: preset.season.to_owned(),
            counting: Counting::All,
            fewest: 0,
            events: Vec::new(),
        }
    }
}

/// The events of a player that count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Counting {
    #[default]
    All,
    Best(u16),
    /// All except this many of the worst, among those that the player could have played: a missed
    /// event is dropped first.
    Drop(u16),
}

/// One event of a player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CountedEvent {
    /// The event of the season, from 0.
    pub event: usize,
    /// The points for it.
    pub points: Points,
    pub counts: bool,
}

/// One line of the table.
#[derive(Clone, Debug, PartialEq)]
pub struct LeagueStanding<P> {
    pub player: P,
    /// The place, from 1; equal points share the better one.
    pub place: u32,
    /// The points of the season.
    pub points: Points,
    /// Every event that was played, in the order of the season.
    pub events: Vec<CountedEvent>,
}

/// Returns the table of a season; `events` has the points of each player, event by event.
///
/// Players with fewer events than `fewest` are left out. A player with more points ranks higher; of
/// two with equal points, the one with the better single event, then the smaller `player`.
///
/// # Errors
/// If the season's formula gives no number for a player.
pub fn standings<P: Clone + Ord>(
    events: &[Vec<(P, Points)>],
    counting: Counting,
    season: &Formula,
    fewest: usize,
) -> Result<Vec<LeagueStanding<P>>, EvaluationFault> {
    let mut players: BTreeMap<&P, Vec<CountedEvent>> = BTreeMap::new();
    for (event, scores) in events.iter().enumerate() {
        for (player, points) in scores {
            let kept = CountedEvent { event, points: *points, counts: true };
            players.entry(player).or_default().push(kept);
        }
    }
    let mut table = Vec::with_capacity(players.len());
    for (player, mut played) in players {
        if played.len() < fewest {
            continue;
        }
        let most = match counting {
            Counting::All => played.len(),
            Counting::Best(most) => usize::from(most),
            Counting::Drop(worst) => events.len().saturating_sub(worst.into()),
        };
        drop_worst(&mut played, most);
        let counted: Vec<f64> =
            played.iter().filter(|kept| kept.counts).map(|kept| kept.points).collect();
        let points = if counted.is_empty() { 0.0 } else { season.season_points(&counted)? };
        table.push(LeagueStanding { player: player.clone(), place: 0, points, events: played });
    }
    table.sort_by(|one, other| {
        let best = |standing: &LeagueStanding<P>| {
            standing.events.iter().map(|kept| kept.points).fold(f64::NEG_INFINITY, f64::max)
        };
        other
            .points
            .total_cmp(&one.points)
            .then_with(|| best(other).total_cmp(&best(one)))
            .then_with(|| one.player.cmp(&other.player))
    });
    let mut before: Option<(f64, u32)> = None;
    for (standing, place) in table.iter_mut().zip(1..) {
        standing.place = match before {
            Some((points, shared)) if points.total_cmp(&standing.points).is_eq() => shared,
            _ => place,
        };
        before = Some((standing.points, standing.place));
    }
    Ok(table)
}

/// Keeps only this many of the best events. Of two equal ones the earlier one counts.
fn drop_worst(played: &mut [CountedEvent], most: usize) {
    let mut order: Vec<usize> = (0..played.len()).collect();
    order.sort_by(|one, other| played[*other].points.total_cmp(&played[*one].points));
    for dropped in order.into_iter().skip(most) {
        played[dropped].counts = false;
    }
}
