//! The plan of the night: which value leaves when, and what to bring to the tables.

use crate::{
    i18n::Language,
    rules::{
        chip_set::Exchange, chips::Chips, levels::earliest_colour_ups, seat::TableNo,
        time::Timestamp,
    },
    tournament::{Tournament, entries::EntryId, tables::Table},
    view::{
        Tone,
        chips::set::{Asked, in_room, plan_of, stack_of},
        words,
    },
};

/// A value that leaves play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leaving {
    pub old: Chips,
    /// What it is exchanged for; `None` where no larger value is a multiple.
    pub new: Option<Chips>,
    /// "25s → 100s".
    pub name: String,
    /// "After level 6 · 20:40"; that it is not planned.
    pub when: String,
    /// "Done", "3 of 20 tables", "Now".
    pub state: String,
    /// How the state is shown.
    pub tone: Tone,
    /// How early it could leave, where the plan says later or nothing; may be empty.
    pub remark: String,
    /// "Bring 571 of 500"; may be empty.
    pub bring: String,
    /// Has every table raced it?
    pub done: bool,
    /// What it came to in the room: out, in, and the change of the total; empty before.
    pub sum: String,
    /// Is it due now, or begun?
    due: bool,
}

/// The plan of the night.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// The values in the order in which they leave; then those that no row of the structure takes
    /// out, but the largest.
    pub leaving: Vec<Leaving>,
}

/// What to bring to one table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bring {
    /// New chips, if the old ones lie evenly over the room.
    pub expected: u64,
    /// New chips at most.
    pub most: u64,
}

impl Plan {
    /// The plan as it stands at `at`.
    pub fn of(language: Language, t: &Tournament, at: Timestamp) -> Self {
        let structure = t.clock().structure();
        let row = t.clock().read(at).row;
        let exchanges = exchanges(language, t);
        let mut leaving: Vec<Leaving> = exchanges
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

    /// The value to look at: what is due or begun and not done, else what comes next, else the last.
    pub fn next(&self) -> Option<&Leaving> {
        let open = || self.leaving.iter().filter(|leaving| !leaving.done);
        open().find(|leaving| leaving.due).or_else(|| open().next()).or(self.leaving.last())
    }

    /// The line of this value.
    pub fn of_value(&self, old: Chips) -> Option<&Leaving> {
        self.leaving.iter().find(|leaving| leaving.old == old)
    }
}

/// What leaves by the structure, for everybody who came so far.
fn exchanges(language: Language, t: &Tournament) -> Vec<Exchange> {
    let plan = plan_of(language, t);
    let asked = Asked::so_far(t);
    in_room(t, &plan, asked, |room| room.exchanges(asked.entries))
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
) -> Leaving {
    let structure = t.clock().structure();
    let level = structure.level_number(exchange.row);
    let after = language.say("colour-up-after", &[("level", level.into())]);
    let when = match t.clock().until(exchange.row, at) {
        Some(until) if exchange.row > now => {
            format!("{after} · {}", words::time_of_day(at.after(until)))
        }
        _ => after,
    };
    let due = exchange.row <= now || structure.colour_ups_around(now).contains(&exchange.old);
    let earliest = earliest_colour_ups(structure);
    let earlier = earliest.iter().find(|one| one.chip == exchange.old && one.after_level < level);
    let said_earlier = |one: &crate::rules::levels::ColourUp| {
        language.say("colour-up-earlier", &[("level", one.after_level.into())])
    };
    let bring = exchange.new.filter(|_| exchange.new_chips > 0).map(|new| {
        let gaps = [("count", exchange.new_chips.into()), ("new", language.chips(new).into())];
        language.say("colour-up-bring-room", &gaps)
    });
    Leaving {
        when,
        remark: earlier.map(said_earlier).unwrap_or_default(),
        bring: bring.unwrap_or_default(),
        ..leaving(language, t, (exchange.old, exchange.new), due)
    }
}

fn unplanned(language: Language, t: &Tournament, old: Chips, at: Timestamp) -> Leaving {
    let mut larger = t.denominations(at).into_iter().filter(|value| *value > old);
    let new = larger.find(|value| value.get().is_multiple_of(old.get().max(1)));
    let earliest = earliest_colour_ups(t.clock().structure());
    let could = earliest.iter().find(|one| one.chip == old).map(|one| one.after_level);
    Leaving {
        when: language.word("colour-up-not-planned"),
        remark: match could {
            Some(level) => language.say("colour-up-could", &[("level", level.into())]),
            None => language.word("colour-up-needed"),
        },
        ..leaving(language, t, (old, new), false)
    }
}

/// What both kinds of lines say alike.
fn leaving(
    language: Language,
    t: &Tournament,
    (old, new): (Chips, Option<Chips>),
    due: bool,
) -> Leaving {
    let tables: Vec<bool> =
        with_players(t).map(|(_, table)| t.has_coloured_up(table, old)).collect();
    let raced = tables.iter().filter(|raced| **raced).count();
    let gone = t.counts().races().of(old);
    let done = t.is_out_of_play(old);
    let (state, tone) = if done {
        (language.word("colour-up-done"), Tone::Good)
    } else if t.counts().is_put_off(old) {
        (language.word("colour-up-off"), Tone::Dim)
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
    Leaving {
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

impl Bring {
    /// What to bring to `table` for the value `old`. Where everybody's stack was counted, nobody
    /// has more of the old value than that.
    pub fn to(
        language: Language,
        t: &Tournament,
        table: &Table,
        (old, new): (Chips, Chips),
    ) -> Self {
        let players = u64::try_from(table.occupied().len()).unwrap_or(0);
        let everybody = u64::try_from(t.entries().playing_count()).unwrap_or(0).max(1);
        let there = in_the_room(language, t, old);
        let stacks = table.entries().map(|(_, entry)| t.counts().of(entry));
        let counted: Option<Chips> = stacks.map(|count| count.map(|count| count.chips)).sum();
        let could = counted.map_or(there, |counted| there.min(counted.get() / old.get().max(1)));
        let worth = |chips: u64| old.times(chips).get().div_ceil(new.get().max(1));
        let share = (there * players).div_ceil(everybody);
        // Where every stack was counted chip by chip, that is how many there were.
        let expected = worth(seen(t, table, old).unwrap_or(share).min(could));
        let round = u64::from(could > 0);
        Self { expected, most: worth(could) + round }
    }
}

/// How many chips of this value were seen at a table of which every stack was counted chip by chip.
fn seen(t: &Tournament, table: &Table, old: Chips) -> Option<u64> {
    let of = |entry: EntryId| {
        let sheet = t.counts().sheet(t.tables().seat_of(entry)?.table)?;
        let pieces = &sheet.rows.iter().find(|row| row.entry == entry)?.pieces;
        let sits = |(value, count): &(Chips, u32)| (*value == old).then_some(u64::from(*count));
        (!pieces.is_empty()).then(|| pieces.iter().filter_map(sits).sum::<u64>())
    };
    table.entries().map(|(_, entry)| of(entry)).sum()
}

/// How many chips of a value were given out so far.
fn in_the_room(language: Language, t: &Tournament, old: Chips) -> u64 {
    if let Some(exchange) = exchanges(language, t).iter().find(|exchange| exchange.old == old) {
        return exchange.old_chips;
    }
    let stack = stack_of(&plan_of(language, t), t.clock().structure());
    let each = stack.iter().find(|pile| pile.value == old).map_or(0, |pile| pile.chips);
    u64::from(each) * u64::try_from(t.entries().count()).unwrap_or(0)
}

/// "15,480,000 in play, +1,200 by races": for the foot of the plan.
pub fn in_play(language: Language, t: &Tournament) -> String {
    let races = t.counts().races();
    let gaps = [
        ("chips", language.chips(t.chips_in_play()).into()),
        ("change", super::change(language, races.out(), races.into()).into()),
    ];
    language.say("colour-up-in-play", &gaps)
}

/// The tables that have players, by number.
pub(super) fn with_players(t: &Tournament) -> impl Iterator<Item = (TableNo, &Table)> {
    t.tables().open().filter(|(_, table)| !table.occupied().is_empty())
}
