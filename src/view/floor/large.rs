//! One table as large as the screen allows: names, stacks, and the posts of the coming hand.

use bottone_base::{
    chips::Chips,
    money::Money,
    seat::{Seat, SeatNo, Seats, TableNo},
    time::Timestamp,
};
use bottone_i18n::Language;
use bottone_rules::button::{Blind, NextHand, Positions};
use bottone_tournament::{Tournament, tables::Table};
use bottone_vocabulary::words;

use super::{Caption, TableCard, role};
use crate::{
    Tone,
    chips::age::CountAge,
    figures,
    finish::FinalTable,
    floor::SeatMark,
    money::prizes::{PrizeRow, PrizeTable, bubble, certainty},
    table_middle::Middle,
};

/// A stack with fewer big blinds than this is short.
const SHORT: u64 = 10;

/// A table with everything known about its coming hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LargeTable {
    pub table: TableNo,
    /// The number of seats.
    pub size: u8,
    /// The positions of the button and the blinds in the coming hand. `None` if unknown.
    pub positions: Option<Positions>,
    /// The lines for a small felt: "S7 → T9", "next BB: 8".
    pub brief: Vec<String>,
    /// Every seat from 1 to the table's size.
    pub seats: Vec<LargeSeat>,
    /// The text on the felt.
    pub middle: Middle,
}

/// One seat of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LargeSeat {
    pub seat: SeatNo,
    /// True if the seat is empty.
    pub empty: bool,
    /// "Bianchi, L."; "Closed" for a closed seat.
    pub name: String,
    /// The last count, "27,400"; empty without one.
    pub chips: String,
    /// `Dim` if that count is old.
    pub chips_tone: Tone,
    /// "31 BB"; empty without a count or a big blind.
    pub blinds: String,
    /// True if the stack is short.
    pub short: bool,
    /// The player's post in the coming hand, "15,000"; empty without one.
    pub posts: String,
    /// "small blind", "big blind", "next BB", "waits"; may be empty.
    pub role: String,
    /// `Waits` for a player to be moved, `Gold` for one with a penalty, `Planned` for the next big
    /// blind.
    pub tone: Tone,
    pub pinned: bool,
    /// The whole content, for a screen reader.
    pub spoken: String,
}

/// The coming hand of a table, if known.
struct ComingHand {
    next: NextHand,
    /// The seat with the big blind in the hand after it.
    big_after: Option<SeatNo>,
    small: Chips,
    big: Chips,
}

impl LargeTable {
    /// Builds the table of `card` at `at`, with the event's `prizes`. `None` once the table is
    /// closed.
    pub fn of(
        language: Language,
        t: &Tournament,
        card: &TableCard,
        prizes: &PrizeTable,
        at: Timestamp,
    ) -> Option<Self> {
        let table = t.tables().table(card.table)?;
        let coming = ComingHand::of(t, card.table, table, at);
        let seats = SeatNo::up_to(table.size())
            .map(|seat| large_seat(language, t, (card, table), seat, coming.as_ref(), at))
            .collect();
        let next_big = coming.as_ref().and_then(|coming| coming.big_after);
        Some(Self {
            table: card.table,
            size: table.size(),
            positions: coming.as_ref().map(|coming| coming.next.positions),
            brief: card
                .caption
                .iter()
                .map(|caption| caption.brief.clone())
                .chain(next_big.map(|seat| {
                    language.say("floor-next-big-blind-at", &[("seat", seat.get().into())])
                }))
                .collect(),
            seats,
            middle: middle(language, t, card, prizes, at),
        })
    }
}

impl ComingHand {
    fn of(t: &Tournament, number: TableNo, table: &Table, at: Timestamp) -> Option<Self> {
        let next = t.next_hand(number, at)?;
        let rules = &t.setup().house.rulebook.button;
        let after = rules.next_hand(&next.played(table.size()), table.occupied(), Seats::NONE);
        let level = t.clock().level(at).map(|(_, level)| level);
        Some(Self {
            next,
            big_after: after.map(|after| after.positions.big),
            small: level.map(|level| level.small).unwrap_or_default(),
            big: level.map(|level| level.big).unwrap_or_default(),
        })
    }

    fn posts(&self, seat: SeatNo) -> Chips {
        match self.next.blind_due(seat) {
            Some(Blind::Small) => self.small,
            Some(Blind::Big) => self.big,
            None => Chips::default(),
        }
    }
}

fn large_seat(
    language: Language,
    t: &Tournament,
    (card, table): (&TableCard, &Table),
    seat: SeatNo,
    coming: Option<&ComingHand>,
    at: Timestamp,
) -> LargeSeat {
    let entry = table.entry(seat);
    let place = words::seat(language, Seat { table: card.table, seat });
    let Some(entry) = entry else {
        let closed = table.closed().contains(seat);
        let name = if closed { language.word("floor-closed") } else { String::new() };
        let spoken = if closed { format!("{place} ×") } else { place };
        return LargeSeat { name, spoken, ..LargeSeat::empty(seat) };
    };
    let counted = t.counts().of(entry).map(|counted| counted.chips);
    let level = t.clock().level(at).map(|(_, level)| level);
    let big = level.map(|level| level.big).filter(|big| !big.is_zero());
    let stack = counted.zip(big);
    let posts = coming.map(|coming| coming.posts(seat)).filter(|chips| !chips.is_zero());
    let is_next = coming.is_some_and(|coming| coming.big_after == Some(seat));
    let role = match coming.and_then(|coming| role(&coming.next, seat)) {
        // The disc already marks the button.
        Some("floor-button") | None if is_next => Some("floor-next-big-blind"),
        Some("floor-button") | None => None,
        Some("floor-button-small-blind") => Some("floor-small-blind"),
        role => role,
    };
    let (marked, pinned) = match &card.seats[seat.index()] {
        SeatMark::Taken { tone, pinned, .. } => (*tone, *pinned),
        SeatMark::Free | SeatMark::Closed => (Tone::Plain, false),
    };
    LargeSeat {
        seat,
        empty: false,
        name: words::short_name(language, t, entry),
        chips: counted.map(|chips| language.chips(chips)).unwrap_or_default(),
        chips_tone: CountAge::tone_of_stack(t, entry, at),
        blinds: stack
            .map(|(chips, big)| figures::big_blinds(language, chips, big))
            .unwrap_or_default(),
        short: stack.is_some_and(|(chips, big)| chips < big.times(SHORT)),
        posts: posts.map(|chips| language.chips(chips)).unwrap_or_default(),
        role: role.map(|name| language.word(name)).unwrap_or_default(),
        tone: if marked == Tone::Plain && is_next { Tone::Planned } else { marked },
        pinned,
        spoken: format!("{place} {}", words::full_name(language, t, entry)),
    }
}

impl LargeSeat {
    fn empty(seat: SeatNo) -> Self {
        Self {
            seat,
            empty: true,
            name: String::new(),
            chips: String::new(),
            chips_tone: Tone::Plain,
            blinds: String::new(),
            short: false,
            posts: String::new(),
            role: String::new(),
            tone: Tone::Plain,
            pinned: false,
            spoken: String::new(),
        }
    }
}

/// Returns the text on the felt: the table, the number of players, and the next payout.
fn middle(
    language: Language,
    t: &Tournament,
    card: &TableCard,
    prizes: &PrizeTable,
    at: Timestamp,
) -> Middle {
    let text = card.caption.as_ref().map(|Caption { text, .. }| text.clone());
    let level = t.clock().level(at).map(|(_, level)| words::ante_long(language, level));
    let ante = level.filter(|ante| !ante.is_empty());
    if FinalTable::table(t, at).is_none() {
        let lines = text.into_iter().chain(ante).collect();
        return Middle {
            caption: card.title.clone(),
            pot: card.of.clone(),
            pots: lines,
            ..Middle::default()
        };
    }
    let left = words::count(language, "floor-left", t.entries().playing_count());
    let caption = format!("{} · {}", card.title, language.word("floor-final-table"));
    let lines = text.into_iter().chain(next_out(language, t, prizes, at)).chain(ante).collect();
    Middle { caption, pot: left, pots: lines, ..Middle::default() }
}

/// Returns the payout of the next bust, the jump after it, and the status of the prizes. Before the
/// money it returns the distance to it.
pub fn next_out(
    language: Language,
    t: &Tournament,
    prizes: &PrizeTable,
    at: Timestamp,
) -> Vec<String> {
    let bubble = bubble(language, t, prizes.paid, at);
    let next = prizes.rows.iter().find(|row| row.next);
    let first = if next.is_some() { bubble.next } else { bubble.text };
    let left = u32::try_from(t.entries().playing_count()).unwrap_or(u32::MAX);
    let jump = next.and_then(|next| {
        let after = prizes.rows.iter().find(|row| (row.first..=row.last).contains(&(left - 1)))?;
        let jump = jump(language, t, next, after);
        (!jump.is_empty()).then(|| language.say("floor-jump", &[("jump", jump.into())]))
    });
    let sure = t.certainty(at).is_provisional().then(|| certainty(language, t, at));
    [Some(first), jump, sure].into_iter().flatten().filter(|line| !line.is_empty()).collect()
}

/// Returns "+€600": the amount that `better` pays more than `worse`; empty if it pays no more.
pub(super) fn jump(
    language: Language,
    t: &Tournament,
    worse: &PrizeRow,
    better: &PrizeRow,
) -> String {
    let more = better.worth.saturating_sub(worse.worth);
    if more <= 0 {
        return String::new();
    }
    format!("+{}", language.money(Money::from_minor(more), &t.setup().currency))
}
