//! The facts of all entries that the laws read.

use super::{Entries, EntryId, EntryState, PlayerId, totals::Totals};

/// The states of all entries, by number.
#[derive(Debug, Default)]
pub(crate) struct Standings(Vec<Option<EntryState>>);

impl Standings {
    /// Adds the state of an entry, after those with lower numbers.
    pub(super) fn push(&mut self, id: EntryId, standing: EntryState) {
        self.0.resize(id.index(), None);
        self.0.push(Some(standing));
    }

    /// Returns the state of an entry; `None` if there is no such entry.
    pub(crate) fn get(&self, id: EntryId) -> Option<EntryState> {
        self.0.get(id.index()).copied().flatten()
    }

    /// Returns one more than the highest number of an entry.
    pub(crate) fn end(&self) -> usize {
        self.0.len()
    }
}

/// The facts of all entries that the laws read, collected in one pass. An entry is large, so a pass
/// costs more than the reading of a few values.
pub(crate) struct EntryFacts {
    pub(crate) standings: Standings,
    /// The players of the entries that are in, each as often as it is in.
    pub(crate) playing: Vec<PlayerId>,
    /// True if the player of an entry that is in was disqualified.
    pub(crate) plays_disqualified: bool,
    pub(super) totals: Totals,
}

impl EntryFacts {
    pub(crate) fn of(entries: &Entries) -> Self {
        let mut facts = Self {
            standings: Standings::default(),
            playing: Vec::with_capacity(entries.playing_count()),
            plays_disqualified: false,
            totals: Totals::default(),
        };
        for (id, entry) in entries.all() {
            facts.standings.push(id, entry.standing);
            facts.totals.add(entry);
            if entry.is_in() {
                facts.playing.push(entry.player);
                facts.plays_disqualified |= entry.disqualified.is_some();
            }
        }
        facts
    }
}
