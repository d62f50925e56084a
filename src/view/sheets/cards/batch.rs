//! Which moves get a slip: those that have had none.

use std::collections::BTreeMap;

use crate::{
    rules::{seat::TableNo, time::Timestamp},
    tournament::{
        Event,
        entries::EntryId,
        history::{Deed, Ledger, Record},
        papers::{PaperEvent, Scope, SheetKind},
        tables::{Moved, Reason, TableEvent},
    },
};

/// A redraw is its own reason.
static REDRAW: Reason = Reason::Redraw;

/// A move that was made.
pub(super) struct Made<'a> {
    /// Which move of the event, from 1.
    pub(super) number: usize,
    /// The record that made it.
    record: u32,
    /// When.
    pub(super) at: Timestamp,
    /// Who, from where, to where.
    pub(super) step: Moved,
    /// Why.
    pub(super) reason: &'a Reason,
    /// Was a slip printed for it?
    pub(super) printed: bool,
}

impl Made<'_> {
    /// Has the player left this table, or come to it?
    fn concerns(&self, table: TableNo) -> bool {
        self.step.to.table == table || self.step.from.is_some_and(|from| from.table == table)
    }
}

/// Every move that stands, and which of them were given out on slips.
#[derive(Default)]
pub(super) struct Moves<'a> {
    made: Vec<Made<'a>>,
    /// The last move of each entry, as an index.
    last: BTreeMap<EntryId, usize>,
    /// How many there were when slips were last printed for all.
    before: Option<usize>,
    /// What was on the slips each time.
    given: Vec<(&'a Scope, Vec<usize>)>,
}

impl<'a> Moves<'a> {
    pub(super) fn of(records: &'a [Record], ledger: &Ledger) -> Self {
        let mut moves = Self::default();
        for (number, record) in (0..).zip(records).filter(|(number, _)| ledger.stands(*number)) {
            let Deed::Done { events, .. } = &record.deed else { continue };
            for event in events {
                match event {
                    Event::Tables(TableEvent::Moved { moves: steps, reason }) => {
                        moves.add((number, record.at), steps, reason);
                    }
                    Event::Tables(TableEvent::Redrawn { moves: steps, .. }) => {
                        moves.add((number, record.at), steps, &REDRAW);
                    }
                    Event::Papers(PaperEvent::Printed(printed))
                        if printed.sheet == SheetKind::MoveSlips =>
                    {
                        moves.give(&printed.scope);
                    }
                    _ => {}
                }
            }
        }
        moves
    }

    fn add(&mut self, (record, at): (u32, Timestamp), steps: &[Moved], reason: &'a Reason) {
        for &step in steps {
            self.last.insert(step.entry, self.made.len());
            let number = self.made.len() + 1;
            self.made.push(Made { number, record, at, step, reason, printed: false });
        }
    }

    /// Slips were printed for this.
    fn give(&mut self, scope: &'a Scope) {
        let given = self.places(scope);
        for &place in &given {
            self.made[place].printed = true;
        }
        if *scope == Scope::All {
            self.before = Some(self.made.len());
        }
        self.given.push((scope, given));
    }

    /// The moves that slips are printed for when they are asked for now, in the order in which they
    /// were made, each entry's last move only. Of all, and of those who have left a table or come to it:
    /// the moves since slips were last printed for all; if they never were, those of the last act. If
    /// there is none without a slip, the same once more as the last time. Of certain entries: each
    /// one's last.
    pub(super) fn chosen(&self, scope: &Scope) -> impl Iterator<Item = &Made<'a>> {
        self.places(scope).into_iter().map(|place| &self.made[place])
    }

    fn places(&self, scope: &Scope) -> Vec<usize> {
        let mut places = match scope {
            Scope::All => self.of_group(scope, |_| true),
            Scope::Tables(tables) => {
                let of = |table: &TableNo| self.of_group(scope, |made| made.concerns(*table));
                tables.iter().flat_map(of).collect()
            }
            Scope::Entries(entries) => {
                entries.iter().filter_map(|entry| self.last.get(entry).copied()).collect()
            }
        };
        places.sort_unstable();
        places.dedup();
        places
    }

    fn of_group(&self, scope: &Scope, belongs: impl Fn(&Made<'_>) -> bool) -> Vec<usize> {
        let Some(act) = self.made.iter().rev().find(|made| belongs(made)).map(|made| made.record)
        else {
            return Vec::new();
        };
        let last = || self.last.values().copied().filter(|place| belongs(&self.made[*place]));
        let is_new = |place: &usize| match self.before {
            Some(before) => *place >= before,
            None => self.made[*place].record == act,
        };
        let new: Vec<usize> =
            last().filter(is_new).filter(|place| !self.made[*place].printed).collect();
        if !new.is_empty() {
            return new;
        }
        let again = self.given.iter().rev().find(|(given, _)| *given == scope);
        match again {
            Some((_, given)) => last().filter(|place| given.binary_search(place).is_ok()).collect(),
            None => last().filter(|place| self.made[*place].record == act).collect(),
        }
    }
}
