//! When values are to leave play by the structure, and what has become of it.

use super::CountEvent;
use crate::{
    rules::{
        chips::Chips,
        levels::Row,
        time::{Span, Timestamp},
    },
    tournament::{Refusal, Tournament},
};

/// Values that the structure took out at the same row, and that are still on tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Overdue {
    /// The values, as the structure names them.
    pub chips: Vec<Chips>,
    /// The level after which they were to leave, counted from 1.
    pub after_level: usize,
    /// How much has been played since.
    pub late: Span,
}

impl Tournament {
    /// Has everybody who sits at a table exchanged the value `old`?
    pub fn is_out_of_play(&self, old: Chips) -> bool {
        let mut tables = self.tables().open().filter(|(_, table)| !table.occupied().is_empty());
        self.counts().races().of(old).is_some()
            && tables.all(|(_, table)| self.has_coloured_up(table, old))
    }

    /// What leaves play in the break that is on, and has not been raced or put off.
    pub fn colour_ups_now(&self, at: Timestamp) -> Vec<Chips> {
        let (row, structure) = (self.clock().read(at).row, self.clock().structure());
        match structure.rows.get(row) {
            Some(Row::Break(_)) => self.still_to_leave(&structure.colour_ups_around(row)),
            _ => Vec::new(),
        }
    }

    /// What should have left play before, the longest due first: it stays so until it is raced or put off.
    pub fn colour_ups_overdue(&self, at: Timestamp) -> Vec<Overdue> {
        let (reading, structure) = (self.clock().read(at), self.clock().structure());
        let now = self.colour_ups_now(at);
        let gone_by = structure.rows.iter().enumerate().take(reading.row);
        let overdue = gone_by.filter_map(|(row, leaving)| {
            let Row::ColourUp(chips) = leaving else { return None };
            let mut chips = self.still_to_leave(chips);
            chips.retain(|chip| !now.contains(chip));
            let played = |(row, of): (usize, &Row)| match of {
                Row::Level(_) if row == reading.row => self.clock().length(row).minus(reading.left),
                Row::Level(_) => self.clock().length(row),
                _ => Span::ZERO,
            };
            // By the rows that there are: a record that nobody decided may have set the clock to any.
            let rows = structure.rows.iter().enumerate();
            let since = rows.take(reading.row.saturating_add(1)).skip(row);
            let late = since.map(played).fold(Span::ZERO, Span::plus);
            let after_level = structure.level_number(row);
            (!chips.is_empty()).then_some(Overdue { chips, after_level, late })
        });
        overdue.collect()
    }

    /// Those of these values that the structure has, that some table has not raced, and that nobody put off.
    fn still_to_leave(&self, chips: &[Chips]) -> Vec<Chips> {
        let known =
            |value: &Chips| self.clock().structure().chips.iter().any(|c| c.value == *value);
        let off = |value: &Chips| self.counts().is_put_off(*value);
        let chips = chips.iter().copied().filter(|chip| known(chip) && !off(chip));
        chips
            .filter(|chip| self.tables().seated_count() > 0 && !self.is_out_of_play(*chip))
            .collect()
    }
}

/// The floor leaves values in play that the structure takes out.
pub(super) fn put_off(t: &Tournament, chips: &[Chips]) -> Result<CountEvent, Refusal> {
    let structure = t.clock().structure();
    let known = |value: &Chips| structure.chips.iter().any(|chip| chip.value == *value);
    Refusal::ValuesWrong.unless(chips.iter().all(known), None)?;
    let mut sorted = chips.to_vec();
    sorted.sort_unstable();
    Refusal::NamedTwice.unless(sorted.windows(2).all(|pair| pair[0] != pair[1]), None)?;
    let changes = chips.iter().any(|chip| !t.counts().is_put_off(*chip));
    Refusal::NothingToDo.unless(changes, None)?;
    Ok(CountEvent::PutOff { chips: chips.to_vec() })
}
