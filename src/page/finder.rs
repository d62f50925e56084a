//! The search for players by typed text on a phone, with the same rules as at the desk.

use std::sync::OnceLock;

use bottone_search::{MatchQuality, Query, SearchKey};
use bottone_view_public::page::PublicSeat;
use serde::Serialize;

/// The most matches returned.
const MOST: usize = 30;
/// The longest text accepted, in characters.
const LONGEST: usize = 100;

/// The active players, and the keys by which they are found.
pub(super) struct Finder {
    seats: Vec<PublicSeat>,
    /// The keys, made for the first search.
    keys: OnceLock<Vec<SearchKey>>,
}

/// The result of a search.
#[derive(Serialize)]
struct SearchResult<'a> {
    /// The matches, the best first; `None` if the text is too short.
    #[serde(rename = "found")]
    people: Option<Vec<&'a PublicSeat>>,
    /// The number of the event of each match.
    events: Vec<u32>,
    all: usize,
}

impl Finder {
    pub(super) fn new(seats: Vec<PublicSeat>) -> Self {
        Self { seats, keys: OnceLock::new() }
    }

    fn hits(&self, sought: &Query) -> impl Iterator<Item = (MatchQuality, &PublicSeat)> {
        let key = |one: &PublicSeat| SearchKey::of_name(&one.family, &one.given);
        let keys = self.keys.get_or_init(|| self.seats.iter().map(key).collect());
        let fits = self.seats.iter().zip(keys);
        fits.filter_map(|(one, key)| Some((sought.finds(key, one.seat)?, one)))
    }
}

/// Returns the players of these events that match `typed`, as JSON. Each event comes with its
/// number.
pub(super) fn find<'a>(events: impl Iterator<Item = (u32, &'a Finder)>, typed: &str) -> Vec<u8> {
    let typed: String = typed.chars().take(LONGEST).collect();
    let sought = Query::typed(&typed);
    let mut hits: Vec<(MatchQuality, &PublicSeat, u32)> = Vec::new();
    if sought.is_specific() {
        for (event, finder) in events {
            hits.extend(finder.hits(&sought).map(|(fit, one)| (fit, one, event)));
        }
        hits.sort_by_key(|(fit, ..)| *fit);
    }
    let all = hits.len();
    hits.truncate(MOST);
    let (people, events) = hits.into_iter().map(|(_, one, event)| (one, event)).unzip();
    let people = sought.is_specific().then_some(people);
    let found = SearchResult { people, events, all };
    // Structs of text and whole numbers can always be written.
    serde_json::to_vec(&found).unwrap_or_default()
}
