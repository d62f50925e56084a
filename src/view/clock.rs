//! The clock, for the operator's screen and the wall.

use bottone_base::{
    chips::Chips,
    time::{Span, Timestamp},
};
use bottone_i18n::Language;
use bottone_rules::levels::{Chip, Row, Structure};
use bottone_tournament::{Tournament, clock::ClockStatus};
use bottone_vocabulary::words;

use super::{
    Stat, Tone, add_ons,
    clock_text::{ClockText, detail},
    figures,
    money::prizes::next_out,
};

pub use super::clock_text::EveningPart;

/// Everything the clock shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ClockFace {
    /// The part of the evening.
    pub moment: EveningPart,
    /// The event's name.
    pub event: String,
    /// "Day 1B · No-Limit Hold'em".
    pub detail: String,
    /// The time of day, "21:06".
    pub time_of_day: String,
    /// "Level 9", "Break", "Dinner", "Paused · Level 9", the winner's face says "Winner".
    pub heading: String,
    /// The large figure: "14:32", "1:14:32"; the winner's name on the winner's face. After a day,
    /// the time when play resumes, or empty if it is not known.
    pub left: String,
    /// The part of the row that is over, in thousandths.
    pub progress: u16,
    /// `Waits` in the last minute, `Gold` when paused, else `Plain`.
    pub tone: Tone,
    /// True if the clock is running.
    pub running: bool,
    /// "400 / 800"; in a break "Back at 19:15".
    pub stakes: String,
    /// "Big blind ante 800"; in a break the price of the add-on; empty without either.
    pub ante: String,
    /// The next level: "500 / 1,000" and "ante 1,000". `None` after the last one.
    pub next: Option<(String, String)>,
    /// Left zone: players, average stack, chips in play.
    pub left_zone: Vec<Stat>,
    /// Right zone: prize pool, entries close, break in.
    pub right_zone: Vec<Stat>,
    /// The chips in play: colour (red, green, blue) and value.
    pub chips: Vec<([u8; 3], String)>,
    /// "100s come off at the break"; empty when nothing is due.
    pub chip_note: String,
    /// The latest moves: "Bianchi, L." and "Table 9 Seat 3", the latest first.
    pub moves: Vec<(String, String)>,
}

impl ClockFace {
    /// Builds the face at `at`, with the latest moves beside it.
    pub fn of(
        language: Language,
        t: &Tournament,
        moves: &[(String, String)],
        at: Timestamp,
    ) -> Self {
        let reading = t.clock().read(at);
        let length = t.clock().length(reading.row);
        let structure = t.clock().structure();
        let text = ClockText::of(language, t, at);
        let heading = text.title(language);
        let (stakes, ante) = match text.moment {
            EveningPart::Break if reading.state == ClockStatus::Running => {
                let time = words::time_of_day(at.after(reading.left));
                let sold = add_ons::line(language, t, at).unwrap_or_default();
                (language.say("clock-back-at", &[("time", time.into())]), sold)
            }
            EveningPart::Won => Default::default(),
            _ => (text.stakes, text.ante),
        };
        Self {
            moment: text.moment,
            event: t.setup().name.clone(),
            detail: detail(language, t),
            time_of_day: words::time_of_day(at),
            heading,
            left: match t.winner(at) {
                Some(entry) => words::full_name(language, t, entry),
                None if text.resumes.is_empty() => text.left,
                None => text.resumes,
            },
            progress: thousandths(length.minus(reading.left), length),
            tone: text.tone,
            running: text.running,
            stakes,
            ante,
            next: text.next,
            left_zone: left_zone(language, t, at),
            right_zone: right_zone(language, t, at),
            chips: chips(language, structure, reading.row),
            chip_note: chip_note(language, structure, reading.row),
            moves: moves.to_vec(),
        }
    }
}

fn left_zone(language: Language, t: &Tournament, at: Timestamp) -> Vec<Stat> {
    let in_play = || {
        let chips = language.chips(t.chips_in_play());
        Stat::new(language, "clock-chips-in-play", chips, "")
    };
    let mut zone = vec![figures::players(language, t)];
    if t.winner(at).is_some() {
        zone.push(in_play());
        return zone;
    }
    if let Some((chips, big)) = figures::average(t, at) {
        let blinds = big.map(|big| figures::big_blinds_speech(language, chips, big));
        let (chips, blinds) = (language.chips(chips), blinds.unwrap_or_default());
        zone.push(Stat::new(language, "clock-average-stack", chips, blinds));
        zone.push(in_play());
    }
    zone
}

/// Returns the number of paid places and, in the money, the next payout. `None` until the prizes
/// are announced.
fn prizes(language: Language, t: &Tournament, at: Timestamp) -> Option<Stat> {
    let places = t.places_paid();
    if t.entries().playing_count() > places && !t.certainty(at).is_provisional() {
        return Some(Stat::new(language, "prizes-wall-paid", language.number(places as u64), ""));
    }
    let (_, next) = next_out(language, t, at)?;
    Some(Stat::new(language, "prizes-wall-next", next, ""))
}

fn right_zone(language: Language, t: &Tournament, at: Timestamp) -> Vec<Stat> {
    let mut zone = Vec::with_capacity(3);
    let pool = figures::prize_pool(t);
    if !pool.is_zero() {
        zone.push(Stat::new(
            language,
            "clock-prize-pool",
            language.money(pool, &t.setup().currency),
            "",
        ));
    }
    if t.winner(at).is_some() {
        return zone;
    }
    if let Some(span) = figures::entries_close_in(t, at) {
        zone.push(Stat::new(language, "clock-entries-close-in", words::countdown(span), ""));
    }
    zone.extend(prizes(language, t, at));
    if let Some(span) = figures::break_in(t, at) {
        let caption =
            if figures::on_break(t, at) { "clock-next-break-in" } else { "figure-break-in" };
        zone.push(Stat::new(language, caption, words::countdown(span), ""));
    }
    zone
}

fn chips(language: Language, structure: &Structure, row: usize) -> Vec<([u8; 3], String)> {
    let in_play = structure.chips_in_play(row);
    let mut chips: Vec<_> =
        structure.chips.iter().filter(|chip| in_play.contains(&chip.value)).collect();
    chips.sort_by_key(|chip| chip.value);
    let show = |chip: &&Chip| {
        let (red, green, blue) = chip.colour;
        ([red, green, blue], language.chips(chip.value))
    };
    chips.iter().map(show).collect()
}

/// Returns which chips are coloured up in this break or the next one.
pub(crate) fn chip_note(language: Language, structure: &Structure, row: usize) -> String {
    let come_off = |name: &str, chips: &[Chips]| {
        language.say(name, &[("chips", words::denominations(language, chips).into())])
    };
    let now = structure.colour_ups_around(row);
    if !now.is_empty() {
        return come_off("clock-chips-now", &now);
    }
    let next = structure.next_level(row).map_or(structure.rows.len(), |next| next);
    let coming = structure.rows.get(row.saturating_add(1)..next).unwrap_or_default();
    let due: Vec<Chips> = coming
        .iter()
        .filter_map(|row| if let Row::ColourUp(chips) = row { Some(chips) } else { None })
        .flatten()
        .copied()
        .collect();
    match due.as_slice() {
        [] => String::new(),
        due if coming.iter().any(|row| matches!(row, Row::Break(_))) => {
            come_off("clock-chips-at-break", due)
        }
        due => come_off("clock-chips-after-level", due),
    }
}

fn thousandths(part: Span, whole: Span) -> u16 {
    let part = part.millis().clamp(0, whole.millis().max(0));
    let share = part.saturating_mul(1_000).checked_div(whole.millis()).unwrap_or(0);
    u16::try_from(share).unwrap_or(1_000)
}

/// The kind of a row of the structure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowKind {
    Level,
    /// A break of any name.
    Break,
    /// A colour-up of chips.
    ColourUp,
    RegistrationCloses,
    EndOfDay,
}

/// The progress of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum RowState {
    /// Over, and no longer editable.
    Played,
    /// Being played.
    Now,
    /// Still to come.
    Coming,
}

/// One row of the structure as the Clock and Setup screens list it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LevelRow {
    /// Index into the structure.
    pub row: usize,
    pub kind: RowKind,
    /// The progress of the row.
    pub state: RowState,
    /// "9" for a level; empty otherwise.
    pub number: String,
    /// For a level the game when it differs; for other rows the whole sentence: "Break",
    /// "Registration closes", "100s come off".
    pub text: String,
    /// The small blind or, in a stud level, the ante.
    pub small: String,
    /// The big blind or, in a stud level, the bring-in.
    pub big: String,
    /// "800 big blind", "25 each"; empty without one.
    pub ante: String,
    /// Limit bets, "150 / 300"; empty in other games.
    pub bets: String,
    /// Minutes; empty for a row of no length.
    pub minutes: String,
    /// The time of day when it starts or started, "21:15".
    pub starts: String,
    /// The average stack in big blinds of this level, if the field stays as it is. Empty when
    /// unknown.
    pub average: String,
    /// The warning of the structure check about this row; empty without one.
    pub warning: String,
}
