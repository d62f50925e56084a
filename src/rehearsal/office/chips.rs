//! Wrong counts, and races for the chips that leave play.

use bottone_base::{chips::Chips, seat::TableNo};
use bottone_rules::colour_up::Holding;
use bottone_session::Desk as _;
use bottone_tournament::{
    Command, Event,
    counts::{ChipDifference, CountCommand, CountEvent, RaceCards, StackCount},
    entries::EntryId,
    history::Record,
};

use super::{Rehearsal, RehearsalError};

impl Rehearsal<'_> {
    /// Drops a chip under a table before a break's count; after it, the difference is accepted.
    pub(crate) fn lose_a_chip(&mut self) -> Option<(TableNo, Chips)> {
        if !self.office_happens(15) {
            return None;
        }
        let now = self.now();
        let chip = self.session.tournament().denominations(now).first().copied()?;
        let seated = self.session.tournament().tables().open();
        let seated: Vec<(TableNo, EntryId)> = seated
            .flat_map(|(number, table)| table.entries().map(move |(_, entry)| (number, entry)))
            .collect();
        let (table, entry) = self.office_pick(&seated)?;
        self.room.lose(entry, chip).then_some((table, chip))
    }

    /// Counts a table. Sometimes a stack is typed wrongly, and corrected alone.
    pub(crate) fn count(
        &mut self,
        table: TableNo,
        rows: Vec<StackCount>,
    ) -> Result<(), RehearsalError> {
        let right = if self.office_happens(10) { self.office_pick(&rows) } else { None };
        let Some(right) = right else {
            return self.submit(Command::Counts(CountCommand::Sheet { table, rows }));
        };
        let (mut rows, chip) = (rows, self.session.tournament().smallest_chip());
        let chip = chip.unwrap_or(Chips::new(1));
        for row in rows.iter_mut().filter(|row| row.entry == right.entry) {
            row.chips = row.chips.plus(chip);
        }
        self.submit(Command::Counts(CountCommand::Sheet { table, rows }))?;
        self.submit(Command::Counts(CountCommand::CorrectSheet { table, rows: vec![right] }))
    }

    /// Accepts a count with a missing chip.
    pub(crate) fn accept(&mut self, (table, chip): (TableNo, Chips)) -> Result<(), RehearsalError> {
        let table = self.office_happens(50).then_some(table);
        let reason = "A chip is under the table.".to_owned();
        let change = ChipDifference::Fewer(chip);
        self.submit(Command::Counts(CountCommand::Correct { table, change, reason }))
    }

    /// Exchanges and races the chips that leave play in the pause around `row`, at every table.
    pub(crate) fn colour_up(&mut self, row: usize) -> Result<(), RehearsalError> {
        if self.office.is_none() {
            return Ok(());
        }
        let structure = self.session.tournament().clock().structure();
        let mut values: Vec<Chips> = structure.chips.iter().map(|chip| chip.value).collect();
        values.sort_unstable();
        let mut leaving = structure.colour_ups_around(row);
        leaving.sort_unstable();
        for old in leaving {
            let Some(new) = values.iter().copied().find(|value| *value > old) else { continue };
            let mut hidden = Vec::new();
            for table in self.room.tables() {
                hidden.extend(self.race(table, old, new)?);
            }
            for (entry, chips) in hidden {
                let found = CountCommand::FoundLate { entry, old, chips };
                if self.submit_if_allowed(Command::Counts(found))? {
                    self.follow_exchange();
                }
            }
        }
        Ok(())
    }

    /// Exchanges and races `old` at one table. Returns the players who found some of it in a pocket
    /// afterwards.
    fn race(
        &mut self,
        table: TableNo,
        old: Chips,
        new: Chips,
    ) -> Result<Vec<(EntryId, u64)>, RehearsalError> {
        let Some(open) = self.session.tournament().tables().table(table) else {
            return Ok(Vec::new());
        };
        let seated: Vec<_> = open.entries().collect();
        let (mut holdings, mut hidden) = (Vec::new(), Vec::new());
        for (seat, entry) in seated {
            let stack = self.room.chips_of(std::iter::once(entry)).get();
            let ratio = new.get() / old.get();
            let odd = stack % new.get() / old.get();
            let even = self.office_below(3) as u64 * ratio;
            let held = if (odd + even) * old.get() <= stack { odd + even } else { odd };
            let others = stack > held * old.get();
            let kept = u64::from(others && held > 0 && self.office_happens(8));
            if kept > 0 {
                hidden.push((entry, kept));
            }
            holdings.push(Holding { seat, chips: held - kept, others });
        }
        let cards = RaceCards::Drawn { seed: self.office_seed() };
        let suits = self.session.tournament().setup().house.rulebook.seating.drawn_suits;
        let race = CountCommand::ColourUp { table, old, new, holdings, cards, suits };
        // More odd chips than a deck has cards cannot be raced: that table keeps them.
        if self.submit_if_allowed(Command::Counts(race))? {
            self.follow_exchange();
            return Ok(hidden);
        }
        Ok(Vec::new())
    }

    /// Updates the stacks after the last exchange.
    fn follow_exchange(&mut self) {
        let events = self.session.records().last().map_or(&[][..], Record::events);
        for event in events {
            match event {
                Event::Counts(CountEvent::ColouredUp(raced)) => {
                    for player in &raced.players {
                        self.room.exchange(player.entry, player.out, player.into);
                    }
                }
                Event::Counts(CountEvent::FoundLate { entry, old, chips, into }) => {
                    self.room.exchange(*entry, old.times(*chips), *into);
                }
                _ => {}
            }
        }
    }
}
