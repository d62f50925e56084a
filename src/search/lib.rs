//! The search for a person, wherever one is asked for.
//!
//! Every field for a person uses it. Examples are the players' list, busts and moves, bounties,
//! payments, printed cards, the command line and the room's page. [`Query`] reads the typed text;
//! a `ActionKey` is the text by which a person is found.

pub mod book;
mod query;

use bottone_base::person::Person;
pub use bottone_base::person::SearchKey;
use bottone_tournament::{Tournament, entries::PlayerId};

pub use query::{MatchQuality, Query};

/// The players of an event, prepared for searching. Kept beside the event, as names seldom change.
#[derive(Debug, Default)]
pub struct PlayerIndex(Vec<Option<(Person, SearchKey)>>);

impl PlayerIndex {
    /// Prepares every player of this event.
    pub fn of(t: &Tournament) -> Self {
        Self::default().updated(t)
    }

    /// Updates the index to the event. Only new and corrected people are read again.
    #[must_use]
    pub fn updated(mut self, t: &Tournament) -> Self {
        let last = t.entries().players().next_back();
        self.0.resize(last.map_or(0, |(id, _)| id.index() + 1), None);
        for (id, player) in t.entries().players() {
            let Some(kept) = self.0.get_mut(id.index()) else { continue };
            if kept.as_ref().is_none_or(|(known, _)| *known != player.person) {
                *kept = Some((player.person.clone(), SearchKey::of(&player.person)));
            }
        }
        self
    }

    /// Returns the players that match the typed text, or every player if it is empty.
    pub fn find(&self, t: &Tournament, typed: &str) -> Hits {
        let sought = Query::typed(typed);
        let mut fits = vec![None; self.0.len()];
        for (id, player) in t.entries().players() {
            let Some(Some((_, key))) = self.0.get(id.index()) else { continue };
            let seat = player.entries.last().and_then(|entry| t.tables().seat_of(*entry));
            fits[id.index()] = sought.finds(key, seat);
        }
        Hits(fits)
    }
}

/// The matches of a typed text, and how well each fits.
#[derive(Clone, Debug, Default)]
pub struct Hits(Vec<Option<MatchQuality>>);

impl Hits {
    /// Returns how well the text fits this player; `None` if it does not.
    pub fn fit(&self, player: PlayerId) -> Option<MatchQuality> {
        self.0.get(player.index()).copied().flatten()
    }
}
