//! Who is meant by what somebody types on a telephone, decided as at the desk.

use std::sync::OnceLock;

use serde::Serialize;

use crate::view::{
    people::{Fit, Key, Sought},
    public::Sits,
};

/// More than these are not looked at by anybody.
const MOST: usize = 30;
/// Nobody is called longer, in characters.
const LONGEST: usize = 100;

/// Everybody who plays, and what they are found by.
pub(super) struct Finder {
    seats: Vec<Sits>,
    /// Made for the first who asks.
    keys: OnceLock<Vec<Key>>,
}

/// Who is meant.
#[derive(Serialize)]
struct Found<'a> {
    /// The best first; nothing when too little is typed to tell.
    #[serde(rename = "found")]
    people: Option<Vec<&'a Sits>>,
    /// The number of the event of each.
    events: Vec<u32>,
    all: usize,
}

impl Finder {
    pub(super) fn new(seats: Vec<Sits>) -> Self {
        Self { seats, keys: OnceLock::new() }
    }

    fn hits(&self, sought: &Sought) -> impl Iterator<Item = (Fit, &Sits)> {
        let key = |one: &Sits| Key::of_name(&one.family, &one.given);
        let keys = self.keys.get_or_init(|| self.seats.iter().map(key).collect());
        let fits = self.seats.iter().zip(keys);
        fits.filter_map(|(one, key)| Some((sought.finds(key, one.seat)?, one)))
    }
}

/// Who of these events is meant by `typed`, as JSON. Each comes with its number.
pub(super) fn find<'a>(events: impl Iterator<Item = (u32, &'a Finder)>, typed: &str) -> Vec<u8> {
    let typed: String = typed.chars().take(LONGEST).collect();
    let sought = Sought::typed(&typed);
    let mut hits: Vec<(Fit, &Sits, u32)> = Vec::new();
    if sought.is_enough() {
        for (event, finder) in events {
            hits.extend(finder.hits(&sought).map(|(fit, one)| (fit, one, event)));
        }
        hits.sort_by_key(|(fit, ..)| *fit);
    }
    let all = hits.len();
    hits.truncate(MOST);
    let (people, events) = hits.into_iter().map(|(_, one, event)| (one, event)).unzip();
    let people = sought.is_enough().then_some(people);
    let found = Found { people, events, all };
    // Structs of text and whole numbers can always be written.
    serde_json::to_vec(&found).unwrap_or_default()
}
