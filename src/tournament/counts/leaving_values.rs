//! The chip values that leave play by the structure, and the state of their colour-up.

use bottone_base::{
    chips::Chips,
    time::{Span, Timestamp},
};
use bottone_rules::levels::Row;

use super::CountEvent;
use crate::{Refusal, Tournament};

/// The values that the structure took out at one row and that are still on tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Overdue {
    /// The values, as the structure lists them.
    pub chips: Vec<Chips>,
    /// The level after which they should have left, counted from 1.
    pub after_level: usize,
    /// The time played since.
    pub late: Span,
}

impl Tournament {
    /// Returns whether every seated player has exchanged the value `old`.
    pub fn is_out_of_play(&self, old: Chips) -> bool {
        let mut tables = self.tables().open().filter(|(_, table)| !table.occupied().is_empty());
        self.counts().races().of(old).is_some()
            && tables.all(|(_, table)| self.has_coloured_up(table, old))
    }

    /// Returns the values that leave play in the present break and are neither raced nor put off.
    pub fn colour_ups_now(&self, at: Timestamp) -> Vec<Chips> {
        let (row, structure) = (self.clock().read(at).row, self.clock().structure());
        match structure.rows.get(row) {
            Some(Row::Break(_)) => self.still_to_leave(&structure.colour_ups_around(row)),
            _ => Vec::new(),
        }
    }

    /// Returns the values that should have left play before, the longest due first. They stay in
    /// the list until they are raced or put off.
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
            // Only existing rows are read: an undecided record may have set the clock to any
            // row.
            let rows = structure.rows.iter().enumerate();
            let since = rows.take(reading.row.saturating_add(1)).skip(row);
            let late = since.map(played).fold(Span::ZERO, Span::plus);
            let after_level = structure.level_number(row);
            (!chips.is_empty()).then_some(Overdue { chips, after_level, late })
        });
        overdue.collect()
    }

    /// Returns those of these values that are in the structure, not put off, and not raced at every
    /// table.
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

/// Decides to keep values in play that the structure takes out.
pub(super) fn put_off(t: &Tournament, chips: &[Chips]) -> Result<CountEvent, Refusal> {
    let structure = t.clock().structure();
    let known = |value: &Chips| structure.chips.iter().any(|chip| chip.value == *value);
    Refusal::ValuesWrong.check(chips.iter().all(known), None)?;
    let mut sorted = chips.to_vec();
    sorted.sort_unstable();
    Refusal::NamedTwice.check(sorted.windows(2).all(|pair| pair[0] != pair[1]), None)?;
    let changes = chips.iter().any(|chip| !t.counts().is_put_off(*chip));
    Refusal::NothingToDo.check(changes, None)?;
    Ok(CountEvent::PutOff { chips: chips.to_vec() })
}
