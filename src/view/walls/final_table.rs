//! The final table: who sits where, with how much, and what there is to win.

use crate::{
    i18n::Language,
    rules::{seat::TableNo, time::Timestamp},
    tournament::{Tournament, tables::Table},
    view::{
        figures,
        money::prizes::{PrizeTable, next_out, standing},
        words,
    },
};

/// One seat of the final table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FinalSeat {
    /// "3".
    pub seat: String,
    /// "Bianchi, Luca".
    pub who: String,
    /// "1,240,000"; empty when never counted.
    pub chips: String,
    /// "31 BB"; empty when never counted or without a big blind.
    pub blinds: String,
    /// How much of the largest stack it is, in thousandths.
    pub share: u16,
    /// Has the button in the coming hand.
    pub button: bool,
}

/// The final table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FinalTable {
    pub seats: Vec<FinalSeat>,
    /// "Counted at 21:10"; empty when nothing was.
    pub counted: String,
    /// The places still to be won: "1st" and "€25,100".
    pub prizes: Vec<(String, String)>,
    /// Does whoever is out next get the last of them?
    pub next: bool,
    /// How sure they are, "Prizes announced at 17:32", and what a deal has shared; nothing without
    /// prizes.
    pub certainty: Vec<String>,
}

impl FinalTable {
    /// The final table at `at`; none as long as there is more than one table, or nobody against whom to
    /// play.
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
                FinalSeat {
                    seat: seat.get().to_string(),
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
            seats,
            counted: counted_at(language, t, table),
            prizes: prizes.collect(),
            next,
            certainty: standing(language, t, at),
        })
    }

    /// The table that is the final one at `at`.
    pub(in crate::view) fn table(t: &Tournament, at: Timestamp) -> Option<(TableNo, &Table)> {
        let mut open = t.tables().open();
        let (Some((number, table)), None) = (open.next(), open.next()) else { return None };
        let more = t.entries().count() > t.tables().seated_count();
        let plays = t.clock().started() && !t.registration_open(at) && table.occupied().len() > 1;
        (more && plays).then_some((number, table))
    }
}

/// "Counted at 21:10", for the last stack that was counted there; empty when none was.
pub(in crate::view) fn counted_at(language: Language, t: &Tournament, table: &Table) -> String {
    let counted = table.entries().filter_map(|(_, entry)| t.counts().of(entry));
    let last = counted.map(|counted| counted.at).max();
    let said = |at| language.say("wall-counted-at", &[("time", words::time_of_day(at).into())]);
    last.map(said).unwrap_or_default()
}
