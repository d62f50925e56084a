//! Whom somebody means, wherever a person is asked for.
//!
//! Every field that asks for a person is answered here: the players' list, who busts or moves, who takes a bounty, who is
//! paid, whose card is printed, the command line and the room's page. [`Sought`] reads what is typed, a [`Key`] is what a
//! person is found by.

mod query;

pub use crate::rules::person::Key;
use crate::{
    rules::person::Person,
    tournament::{Tournament, entries::PlayerId},
};
pub use query::{Fit, Sought};

/// Everybody of an event as they are looked for. Kept beside the event, since names seldom change.
#[derive(Debug, Default)]
pub struct People(Vec<Option<(Person, Key)>>);

impl People {
    /// Everybody of this event.
    pub fn of(t: &Tournament) -> Self {
        Self::default().caught_up(t)
    }

    /// Brings it up to the event: only who is new or was corrected is read again.
    #[must_use]
    pub fn caught_up(mut self, t: &Tournament) -> Self {
        let last = t.entries().players().next_back();
        self.0.resize(last.map_or(0, |(id, _)| id.index() + 1), None);
        for (id, player) in t.entries().players() {
            let Some(kept) = self.0.get_mut(id.index()) else { continue };
            if kept.as_ref().is_none_or(|(known, _)| *known != player.person) {
                *kept = Some((player.person.clone(), Key::of(&player.person)));
            }
        }
        self
    }

    /// Who of the event is meant by what is typed; everybody, as long as nothing is.
    pub fn find(&self, t: &Tournament, typed: &str) -> Hits {
        let sought = Sought::typed(typed);
        let mut fits = vec![None; self.0.len()];
        for (id, player) in t.entries().players() {
            let Some(Some((_, key))) = self.0.get(id.index()) else { continue };
            let seat = player.entries.last().and_then(|entry| t.tables().seat_of(*entry));
            fits[id.index()] = sought.finds(key, seat);
        }
        Hits(fits)
    }
}

/// Who is meant by what was typed, and how well it fits.
#[derive(Clone, Debug, Default)]
pub struct Hits(Vec<Option<Fit>>);

impl Hits {
    /// How well it fits this player; `None` when somebody else is meant.
    pub fn fit(&self, player: PlayerId) -> Option<Fit> {
        self.0.get(player.index()).copied().flatten()
    }
}
