//! The final table: the players, their stacks, and the prizes left.

use bottone_base::{seat::TableNo, time::Timestamp};
use bottone_i18n::Language;
use bottone_tournament::{Tournament, tables::Table};
use bottone_vocabulary::words;

use crate::{
    figures,
    money::prizes::{PrizeTable, next_out, standing},
};

/// One seat of the final table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FinalSeat {
    /// "3".
    pub seat: String,
    /// The seat as a number.
    pub number: u8,
    /// "Bianchi, Luca".
    pub who: String,
    /// The spoken name in three lengths, for less and less space: "Luca Bianchi", "L. Bianchi",
    /// "Bianchi".
    pub called: String,
    pub initial: String,
    pub family: String,
    /// "1,240,000"; empty when never counted.
    pub chips: String,
    /// "31 BB"; empty without a count or a big blind.
    pub blinds: String,
    /// The stack relative to the largest, in thousandths.
    pub share: u16,
    /// True if the seat has the button in the coming hand.
    pub button: bool,
    /// True if the stack is the largest.
    pub leads: bool,
    /// True if the stack is below ten big blinds.
    pub short: bool,
}

/// The number of big blinds from which a stack is not short.
const SHORT: u64 = 10;

/// The final table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FinalTable {
    pub seats: Vec<FinalSeat>,
    /// The number of seats at the table.
    pub size: u8,
    /// "Counted at 21:10"; empty without a count.
    pub counted: String,
    /// The places still to be decided: "1st" and "€25,100".
    pub prizes: Vec<(String, String)>,
    /// True if the next bust gets the last of them.
    pub next: bool,
    /// The status of the prizes, "Prizes announced at 17:32", and the note on a deal; empty without
    /// prizes.
    pub certainty: Vec<String>,
}

impl FinalTable {
    /// Builds the final table at `at`. `None` while there is more than one table, or only one
    /// player.
    pub fn of(language: Language, t: &Tournament, at: Timestamp) -> Option<Self> {
        let (number, table) = Self::table(t, at)?;
        let big = t.clock().level(at).map(|(_, level)| level.big).filter(|big| !big.is_zero());
        let counted = |entry| t.counts().of(entry);
        let largest = table.entries().filter_map(|(_, entry)| counted(entry));
        let largest = largest.map(|counted| counted.chips).max().unwrap_or_default();
        let button = t.next_hand(number, at).map(|hand| hand.positions.button);
        let seats: Vec<FinalSeat> = table
            .entries()
            .map(|(seat, entry)| {
                let chips = counted(entry).map(|counted| counted.chips);
                let blinds = chips.zip(big);
                let share = chips.map(|chips| chips.times(1_000).get() / largest.get().max(1));
                let person = t.entries().person(entry);
                let family = person.map(|person| person.family.clone()).unwrap_or_default();
                let given = person.and_then(|person| person.given.chars().next());
                let initial = given.map(|letter| format!("{letter}. {family}"));
                let called = words::natural_name(language, t, entry);
                FinalSeat {
                    seat: seat.get().to_string(),
                    number: seat.get(),
                    family: if family.is_empty() { called.clone() } else { family },
                    initial: initial.unwrap_or_default(),
                    called,
                    leads: share == Some(1_000),
                    short: blinds.is_some_and(|(chips, big)| chips < big.times(SHORT)),
                    who: words::full_name(language, t, entry),
                    chips: chips.map(|chips| language.chips(chips)).unwrap_or_default(),
                    blinds: blinds
                        .map(|(chips, big)| figures::big_blinds(language, chips, big))
                        .unwrap_or_default(),
                    share: share.and_then(|share| u16::try_from(share).ok()).unwrap_or(0),
                    button: button == Some(seat),
                }
            })
            .collect();
        let left = u32::try_from(seats.len()).unwrap_or(u32::MAX);
        let ladder = PrizeTable::of(language, t, None, at);
        let next = next_out(language, t, at).is_some();
        let open = ladder.wins(true).into_iter().filter(|row| row.first <= left);
        let prizes = open.map(|row| {
            let prize = row.prize();
            let place =
                if row.first == row.last { words::ordinal(language, row.first) } else { row.place };
            (place, prize)
        });
        Some(Self {
            size: table.size(),
            seats,
            counted: counted_at(language, t, table),
            prizes: prizes.collect(),
            next,
            certainty: standing(language, t, at),
        })
    }

    /// Returns the final table at `at`.
    pub(crate) fn table(t: &Tournament, at: Timestamp) -> Option<(TableNo, &Table)> {
        let mut open = t.tables().open();
        let (Some((number, table)), None) = (open.next(), open.next()) else { return None };
        let more = t.entries().count() > t.tables().seated_count();
        let plays = t.clock().started() && !t.registration_open(at) && table.occupied().len() > 1;
        (more && plays).then_some((number, table))
    }
}

/// Returns "Counted at 21:10", the time of the last count there; empty without one.
pub(crate) fn counted_at(language: Language, t: &Tournament, table: &Table) -> String {
    let counted = table.entries().filter_map(|(_, entry)| t.counts().of(entry));
    let last = counted.map(|counted| counted.at).max();
    let said = |at| language.say("wall-counted-at", &[("time", words::time_of_day(at).into())]);
    last.map(said).unwrap_or_default()
}
