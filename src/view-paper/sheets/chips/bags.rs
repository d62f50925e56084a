//! The bag slip at the end of the day, in three parts.

use std::collections::BTreeMap;

use bottone_base::{chips::Chips, paper_code::PaperKind, seat::Seat, time::Timestamp};
use bottone_tournament::{
    Event,
    clock::ClockStatus,
    counts::CountedStack,
    entries::EntryId,
    history::{EarlierPaper, Handouts},
    papers::{Scope, SheetKind},
    tables::TableEvent,
};
use bottone_view::sheet::{Job, Slip};
use bottone_vocabulary::words;

use super::{SheetSource, foot, mark_of};
use crate::{scan, sheets::frame::dated_title};

/// The holders of the parts.
const PARTS: [&str; 3] = ["sheets-bag-in", "sheets-bag-player", "sheets-bag-office"];

/// Makes three slips for each player: one for the bag, one for the player, one for the office.
///
/// All first parts come before all second parts. Slips are placed so that the cut piles are in
/// order. So a page holds the three parts of one player, and the third pile is the office's.
pub(in crate::sheets) fn bags(desk: &SheetSource<'_>, scope: &Scope) -> Job {
    let t = desk.t;
    let day = BaggingDay::of(desk);
    let mut sitting: Vec<(Seat, EntryId)> = t
        .tables()
        .sitting()
        .filter(|(entry, seat)| scope.has_entry(*entry, Some(*seat)))
        .map(|(entry, seat)| {
            let bagged = t.bags().get(entry).map(|bag| bag.seat);
            (bagged.or_else(|| day.seats.get(&entry).copied()).unwrap_or(seat), entry)
        })
        .collect();
    sitting.sort_unstable();
    let handed = desk.handouts();
    let slips = PARTS.iter().flat_map(|part| {
        let slip =
            |(seat, entry): &(Seat, EntryId)| slip((desk, &handed, &day), part, *seat, *entry);
        sitting.iter().map(slip).collect::<Vec<_>>()
    });
    Job::Slips(slips.collect())
}

/// The end of the day, once play has stopped.
struct BaggingDay {
    /// The time since which no hands are dealt.
    over: Option<Timestamp>,
    /// The old seats of players who have moved since the day ended.
    seats: BTreeMap<EntryId, Seat>,
    /// True if every player has drawn a seat for the next day.
    drawn: bool,
}

impl BaggingDay {
    fn of(desk: &SheetSource<'_>) -> Self {
        // Before the first hand every count is valid.
        let clock = desk.t.clock();
        let before = (!clock.started()).then_some(Timestamp::from_millis(0));
        let over = before.or_else(|| clock.stopped_since(desk.at));
        let mut day = Self { over, seats: BTreeMap::new(), drawn: false };
        let ended = clock.read(desk.at).state == ClockStatus::DayOver;
        let Some(over) = over.filter(|_| ended) else { return day };
        for line in desk.standing().filter(|line| line.at() >= over) {
            for event in line.events {
                let moves = match event {
                    Event::Tables(TableEvent::Redrawn { moves, .. }) => {
                        day.drawn = true;
                        moves
                    }
                    Event::Tables(TableEvent::Moved { moves, .. }) => moves,
                    _ => continue,
                };
                for moved in moves {
                    // The first seat left is the one at the end of the day.
                    if let Some(from) = moved.from {
                        day.seats.entry(moved.entry).or_insert(from);
                    }
                }
            }
        }
        day
    }

    /// Returns the count of the stack if it was made since play stopped.
    fn final_count(&self, counted: Option<CountedStack>) -> Option<CountedStack> {
        counted.filter(|counted| self.over.is_some_and(|over| counted.at >= over))
    }
}

fn slip(
    (desk, handed, day): (&SheetSource<'_>, &Handouts<'_>, &BaggingDay),
    part: &str,
    seat: Seat,
    entry: EntryId,
) -> Slip {
    let SheetSource { language, t, .. } = *desk;
    let word = |name: &str| language.word(name);
    let count = day.final_count(t.counts().of(entry));
    let next = t.tables().seat_of(entry).filter(|_| day.drawn || day.seats.contains_key(&entry));
    let next = next.map(|seat| words::seat_in_full(language, seat)).unwrap_or_default();
    let mut blanks = Vec::new();
    if count.is_none() {
        blanks.push((word("sheets-bag-count"), String::new()));
        blanks.push((word("sheets-bag-in-words"), String::new()));
    }
    blanks.push((word("sheets-bag-next"), next));
    let number = t.bags().get(entry).map(|bag| bag.number.to_string()).unwrap_or_default();
    blanks.push((word("sheets-bag-number"), number));
    blanks.push((word("sheets-bag-player-signs"), String::new()));
    blanks.push((word("sheets-bag-dealer-signs"), String::new()));
    let earlier = count.map_or(EarlierPaper::None, |count| {
        handed.signed(desk.t, (SheetKind::BagSlips, entry), count.at, true)
    });
    Slip {
        event: dated_title(desk),
        kind: word(part),
        name: words::full_name(language, t, entry),
        detail: detail(desk, seat, entry),
        amount: count.map(|count| language.chips(count.chips)).unwrap_or_default(),
        in_words: count.map(|c| words::chips_in_words(language, c.chips)).unwrap_or_default(),
        figures: count.map(|count| pieces(desk, entry, count)).unwrap_or_default(),
        blanks,
        mark: mark_of(desk, earlier),
        foot: foot(desk, SheetKind::BagSlips),
        instead: words::capital(&words::entry_no(language, entry)),
        code: scan::code(desk, PaperKind::Bag, entry),
    }
}

/// Returns "Table 9 Seat 3 · entry 41 · card 0217 · IT".
fn detail(desk: &SheetSource<'_>, seat: Seat, entry: EntryId) -> String {
    let SheetSource { language, t, .. } = *desk;
    let mut parts = vec![words::seat_in_full(language, seat), words::entry_no(language, entry)];
    if let Some(person) = t.entries().person(entry) {
        if !person.card.is_empty() {
            parts.push(language.say("players-card", &[("card", person.card.as_str().into())]));
        }
        parts.extend((!person.country.is_empty()).then(|| person.country.clone()));
    }
    parts.join(" · ")
}

/// Returns the chips of a stack that was counted chip by chip: "1,000 × 12", "12,000".
fn pieces(desk: &SheetSource<'_>, entry: EntryId, count: CountedStack) -> Vec<(String, String)> {
    let sheet = count.table.and_then(|table| desk.t.counts().sheet(table));
    let row = sheet.and_then(|sheet| sheet.rows.iter().find(|row| row.entry == entry));
    let pieces = row.map(|row| row.pieces.as_slice()).unwrap_or_default();
    let line = |(value, chips): &(Chips, u32)| {
        let language = desk.language;
        let sum = value.times(u64::from(*chips));
        (format!("{} × {}", language.chips(*value), language.number(*chips)), language.chips(sum))
    };
    pieces.iter().filter(|(_, chips)| *chips > 0).map(line).collect()
}
