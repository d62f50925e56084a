//! The plan of the event: the order in which values leave, and the chips to bring.

use bottone_base::{chips::Chips, seat::TableNo, time::Timestamp};
use bottone_i18n::Language;
use bottone_rules::{chip_set::Exchange, levels::earliest_colour_ups};
use bottone_tournament::{Tournament, entries::EntryId, tables::Table};
use bottone_vocabulary::words;

use crate::{
    Tone,
    chips::set::{ExpectedPlayers, plan_of, stack_of, with_demand},
};

/// A value that leaves play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeavingValue {
    pub old: Chips,
    /// The value that replaces it; `None` if no larger value is a multiple.
    pub new: Option<Chips>,
    /// "25s → 100s".
    pub name: String,
    /// "After level 6 · 20:40", or a note that it is not planned.
    pub when: String,
    /// "Done", "3 of 20 tables", "Now".
    pub state: String,
    /// The tone of the state.
    pub tone: Tone,
    /// The earliest possible time, if the plan is later or has none; may be empty.
    pub remark: String,
    /// "Bring 571 of 500"; may be empty.
    pub bring: String,
    /// True if every table has raced it.
    pub done: bool,
    /// The result in the room: chips out, chips in, the change of the total. Empty before the race.
    pub sum: String,
    /// True if the race is due or has begun.
    due: bool,
}

/// The plan of the event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ColourUpPlan {
    /// The values in the order in which they leave, then those that the structure never removes,
    /// except the largest.
    pub leaving: Vec<LeavingValue>,
}

/// The chips to bring to one table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableChips {
    /// The new chips needed if the old ones lie evenly over the room.
    pub expected: u64,
    /// The most new chips that can be needed.
    pub most: u64,
}

impl ColourUpPlan {
    /// Builds the plan at `at`.
    pub fn of(language: Language, t: &Tournament, at: Timestamp) -> Self {
        let structure = t.clock().structure();
        let row = t.clock().read(at).row;
        let exchanges = exchanges(language, t);
        let mut leaving: Vec<LeavingValue> = exchanges
            .iter()
            .filter(|exchange| structure.chips.iter().any(|chip| chip.value == exchange.old))
            .map(|exchange| planned(language, t, exchange, (row, at)))
            .collect();
        let mut others: Vec<Chips> = structure.chips.iter().map(|chip| chip.value).collect();
        others.sort_unstable();
        others.pop();
        others.retain(|value| exchanges.iter().all(|exchange| exchange.old != *value));
        leaving.extend(others.into_iter().map(|old| unplanned(language, t, old, at)));
        Self { leaving }
    }

    /// Returns the value to show: the one due or in progress, else the next, else the last.
    pub fn next(&self) -> Option<&LeavingValue> {
        let open = || self.leaving.iter().filter(|leaving| !leaving.done);
        open().find(|leaving| leaving.due).or_else(|| open().next()).or(self.leaving.last())
    }

    /// Returns the line of this value.
    pub fn of_value(&self, old: Chips) -> Option<&LeavingValue> {
        self.leaving.iter().find(|leaving| leaving.old == old)
    }
}

/// Returns the exchanges of the structure, for all entries so far.
fn exchanges(language: Language, t: &Tournament) -> Vec<Exchange> {
    let plan = plan_of(language, t);
    let asked = ExpectedPlayers::current(t);
    with_demand(t, &plan, asked, |room| room.exchanges(asked.entries))
}

fn name(language: Language, old: Chips, new: Option<Chips>) -> String {
    let named = |value| language.say("colour-up-value", &[("value", language.chips(value).into())]);
    let old = named(old);
    match new {
        Some(new) => format!("{old} → {}", named(new)),
        None => old,
    }
}

fn planned(
    language: Language,
    t: &Tournament,
    exchange: &Exchange,
    (now, at): (usize, Timestamp),
) -> LeavingValue {
    let structure = t.clock().structure();
    let level = structure.level_number(exchange.row);
    let after = language.say("colour-up-after", &[("level", level.into())]);
    let when = match t.clock().time_until(exchange.row, at) {
        Some(until) if exchange.row > now => {
            format!("{after} · {}", words::time_of_day(at.after(until)))
        }
        _ => after,
    };
    let due = exchange.row <= now || structure.colour_ups_around(now).contains(&exchange.old);
    let earliest = earliest_colour_ups(structure);
    let earlier = earliest.iter().find(|one| one.chip == exchange.old && one.after_level < level);
    let said_earlier = |one: &bottone_rules::levels::ColourUpTime| {
        language.say("colour-up-earlier", &[("level", one.after_level.into())])
    };
    let bring = exchange.new.filter(|_| exchange.new_chips > 0).map(|new| {
        let gaps = [("count", exchange.new_chips.into()), ("new", language.chips(new).into())];
        language.say("colour-up-bring-room", &gaps)
    });
    LeavingValue {
        when,
        remark: earlier.map(said_earlier).unwrap_or_default(),
        bring: bring.unwrap_or_default(),
        ..leaving(language, t, (exchange.old, exchange.new), due)
    }
}

fn unplanned(language: Language, t: &Tournament, old: Chips, at: Timestamp) -> LeavingValue {
    let mut larger = t.denominations(at).into_iter().filter(|value| *value > old);
    let new = larger.find(|value| value.get().is_multiple_of(old.get().max(1)));
    let earliest = earliest_colour_ups(t.clock().structure());
    let could = earliest.iter().find(|one| one.chip == old).map(|one| one.after_level);
    LeavingValue {
        when: language.word("colour-up-not-planned"),
        remark: match could {
            Some(level) => language.say("colour-up-could", &[("level", level.into())]),
            None => language.word("colour-up-needed"),
        },
        ..leaving(language, t, (old, new), false)
    }
}

/// Builds the content that both kinds of lines share.
fn leaving(
    language: Language,
    t: &Tournament,
    (old, new): (Chips, Option<Chips>),
    due: bool,
) -> LeavingValue {
    let tables: Vec<bool> =
        occupied_tables(t).map(|(_, table)| t.has_coloured_up(table, old)).collect();
    let raced = tables.iter().filter(|raced| **raced).count();
    let gone = t.counts().races().of(old);
    let done = t.is_out_of_play(old);
    let (state, tone) = if done {
        (language.word("colour-up-done"), Tone::Good)
    } else if t.counts().is_put_off(old) {
        (language.word("colour-up-postponed"), Tone::Dim)
    } else if gone.is_some() {
        let gaps = [("raced", raced.into()), ("tables", tables.len().into())];
        (language.say("colour-up-some", &gaps), Tone::Gold)
    } else if due {
        (language.word("colour-up-due"), Tone::Gold)
    } else {
        (String::new(), Tone::Planned)
    };
    let sum = gone.map(|gone| {
        let gaps = [
            ("out", language.chips(gone.out).into()),
            ("into", language.chips(gone.into).into()),
            ("change", super::change(language, gone.out, gone.into).into()),
        ];
        language.say("colour-up-sum", &gaps)
    });
    LeavingValue {
        old,
        new,
        name: name(language, old, new),
        when: String::new(),
        state,
        tone,
        remark: String::new(),
        bring: String::new(),
        done,
        sum: sum.unwrap_or_default(),
        due: !done && (due || gone.is_some()),
    }
}

impl TableChips {
    /// Returns the chips to bring to `table` for the value `old`. If every stack was counted, no
    /// player can hold more of the old value than their stack.
    pub fn for_table(
        language: Language,
        t: &Tournament,
        table: &Table,
        (old, new): (Chips, Chips),
    ) -> Self {
        let players = u64::try_from(table.occupied().len()).unwrap_or(0);
        let everybody = u64::try_from(t.entries().playing_count()).unwrap_or(0).max(1);
        let there = issued_chips(language, t, old);
        let stacks = table.entries().map(|(_, entry)| t.counts().of(entry));
        let counted: Option<Chips> = stacks.map(|count| count.map(|count| count.chips)).sum();
        let could = counted.map_or(there, |counted| there.min(counted.get() / old.get().max(1)));
        let worth = |chips: u64| old.times(chips).get().div_ceil(new.get().max(1));
        let share = (there * players).div_ceil(everybody);
        // If every stack was counted chip by chip, the number of old chips is known.
        let expected = worth(counted_chips(t, table, old).unwrap_or(share).min(could));
        let round = u64::from(could > 0);
        Self { expected, most: worth(could) + round }
    }
}

/// Returns the number of chips of this value at a table, if every stack was counted chip by chip.
fn counted_chips(t: &Tournament, table: &Table, old: Chips) -> Option<u64> {
    let of = |entry: EntryId| {
        let sheet = t.counts().sheet(t.tables().seat_of(entry)?.table)?;
        let pieces = &sheet.rows.iter().find(|row| row.entry == entry)?.pieces;
        let sits = |(value, count): &(Chips, u32)| (*value == old).then_some(u64::from(*count));
        (!pieces.is_empty()).then(|| pieces.iter().filter_map(sits).sum::<u64>())
    };
    table.entries().map(|(_, entry)| of(entry)).sum()
}

/// Returns the number of chips of a value issued so far.
fn issued_chips(language: Language, t: &Tournament, old: Chips) -> u64 {
    if let Some(exchange) = exchanges(language, t).iter().find(|exchange| exchange.old == old) {
        return exchange.old_chips;
    }
    let stack = stack_of(&plan_of(language, t), t.clock().structure());
    let each = stack.iter().find(|pile| pile.value == old).map_or(0, |pile| pile.chips);
    u64::from(each) * u64::try_from(t.entries().count()).unwrap_or(0)
}

/// Formats the foot of the plan: "15,480,000 in play, +1,200 by races".
pub fn play_total(language: Language, t: &Tournament) -> String {
    let races = t.counts().races();
    let gaps = [
        ("chips", language.chips(t.chips_in_play()).into()),
        ("change", super::change(language, races.out(), races.into()).into()),
    ];
    language.say("colour-up-in-play", &gaps)
}

/// Returns the tables that have players, by number.
pub(super) fn occupied_tables(t: &Tournament) -> impl Iterator<Item = (TableNo, &Table)> {
    t.tables().open().filter(|(_, table)| !table.occupied().is_empty())
}
