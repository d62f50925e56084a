//! The event's rulings and penalties, and the handover between dealers at a table.

use bottone_base::{
    person::mentions,
    seat::{SeatNo, TableNo},
    time::Timestamp,
};
use bottone_i18n::{Gap, Language};
use bottone_rules::{
    button::NextHand,
    rulebook::{Rulebook, ShotClockRules},
};
use bottone_tournament::{
    Event, Tournament,
    entries::EntryId,
    history::{self, Ledger, Record},
    incidents::{IncidentEvent, Penalty},
};
use bottone_view::{Tone, incidents};
use bottone_vocabulary::words;

/// The reasons for penalties, by the ids of their messages. They are from TDA 2024 rules 5, 68, 70
/// and 71, and from WSOP 2026 tournament rules 46 to 48 and 117.
pub const TRIGGERS: [&str; 12] = [
    "record-why-exposed",
    "record-why-threw",
    "record-why-turn",
    "record-why-phone",
    "record-why-abuse",
    "record-why-delay",
    "record-why-discussed",
    "record-why-one-player",
    "record-why-soft",
    "record-why-blinds",
    "record-why-left",
    "record-why-dumping",
];

/// One ruling or penalty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordLine {
    /// The record's number in the file.
    pub record: u32,
    /// "21:06".
    pub time: String,
    pub table: Option<TableNo>,
    /// "Table 3"; empty without a table.
    pub place: String,
    /// The player concerned: "Bianchi, L."; may be empty.
    pub who: String,
    /// The subject: "Chips pushed", "Phone at the table".
    pub what: String,
    /// "Call 600. Give back 400.", "9 hands: one round of 9".
    pub verdict: String,
    /// "TDA 44, TDA 45".
    pub rules: String,
    /// The name of the rulebook.
    pub book: String,
    /// The floor's own words; may be empty.
    pub note: String,
    /// The author of the record.
    pub by: String,
    /// `Plain` for a ruling, `Gold` for a warning, `Waits` for a penalty.
    pub tone: Tone,
    text: String,
}

impl RecordLine {
    /// Returns whether it contains all these words. The words are folded; see [`mentions`].
    pub fn mentions(&self, words: &[&str]) -> bool {
        mentions(&self.text, words)
    }
}

/// Returns every valid ruling and penalty, the latest first.
pub fn lines(
    language: Language,
    t: &Tournament,
    records: &[Record],
    ledger: &Ledger,
) -> Vec<RecordLine> {
    let mut lines = Vec::new();
    for ruled in history::latest(records, ledger) {
        for event in ruled.events {
            let Event::Incidents(event) = event else { continue };
            lines.extend(line(language, t, ruled.number, ruled.record, event));
        }
    }
    lines
}

fn line(
    language: Language,
    t: &Tournament,
    number: u32,
    record: &Record,
    event: &IncidentEvent,
) -> Option<RecordLine> {
    let own = &t.setup().house.rulebook;
    let mut line = RecordLine {
        record: number,
        time: words::time_of_day(record.at()),
        table: None,
        place: String::new(),
        who: String::new(),
        what: String::new(),
        verdict: String::new(),
        rules: String::new(),
        book: String::new(),
        note: String::new(),
        by: record.by.clone(),
        tone: Tone::Plain,
        text: String::new(),
    };
    let (entry, table) = match event {
        IncidentEvent::Ruled(given) => {
            line.what = incidents::matter(language, &given.matter);
            line.verdict = incidents::verdict(language, &given.verdict);
            line.rules = incidents::cited(given.rules.iter().cloned());
            line.book.clone_from(&given.book);
            line.note.clone_from(&given.note);
            (given.player, given.table)
        }
        IncidentEvent::Penalised { entry, table, penalty, hands, note } => {
            line.what.clone_from(note);
            line.verdict = incidents::penalty(language, *penalty, *hands);
            line.rules = incidents::penalty_rule(own);
            line.book.clone_from(&own.name);
            line.tone = match penalty {
                Penalty::Warning => Tone::Gold,
                _ => Tone::Waits,
            };
            (Some(*entry), *table)
        }
        IncidentEvent::Lifted { entry, reason } => {
            line.what.clone_from(reason);
            line.verdict = language.word("record-lifted");
            (Some(*entry), t.tables().seat_of(*entry).map(|seat| seat.table))
        }
        _ => return None,
    };
    line.table = table;
    line.place = table.map_or_else(String::new, |table| words::table(language, table));
    line.who = entry.map_or_else(String::new, |entry| words::short_name(language, t, entry));
    let RecordLine { place, who, what, verdict, rules, book, note, by, .. } = &line;
    line.text = [place, who, what, verdict, rules, book, note, by].map(String::as_str).join(" ");
    Some(line)
}

/// A penalty in progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RunningPenalty {
    pub entry: EntryId,
    /// "Romano, E.".
    pub who: String,
    /// "Table 1, seat 8"; empty without a seat.
    pub seat: String,
    /// The hands left.
    pub left: u16,
    /// "7 hands left".
    pub text: String,
    /// The reason; may be empty.
    pub note: String,
}

/// Returns the penalties in progress at this table, or in the whole event if none is given.
pub fn running(language: Language, t: &Tournament, table: Option<TableNo>) -> Vec<RunningPenalty> {
    let mut all: Vec<RunningPenalty> = Vec::new();
    for served in t.incidents().penalties().iter().filter(|served| served.left > 0) {
        let (entry, left) = (served.entry, t.hands_to_miss(served.entry));
        let seat = t.tables().seat_of(entry);
        let here = table.is_none_or(|table| seat.is_some_and(|seat| seat.table == table));
        if left == 0 || !here || all.iter().any(|running| running.entry == entry) {
            continue;
        }
        all.push(RunningPenalty {
            entry,
            who: words::short_name(language, t, entry),
            seat: seat.map_or_else(String::new, |seat| words::seat_in_full(language, seat)),
            left,
            text: language.say("record-left", &[("hands", left.into())]),
            note: served.note.clone(),
        });
    }
    all
}

/// Describes a penalty of this many rounds or hands for this player now: "9 hands: one round of 9".
/// `None` if it cannot be computed.
pub fn penalty_preview(
    language: Language,
    t: &Tournament,
    entry: EntryId,
    penalty: Penalty,
) -> Option<String> {
    let hands = match penalty {
        Penalty::Warning | Penalty::Disqualified { .. } => 0,
        Penalty::Hands(hands) => hands,
        Penalty::Rounds(rounds) => {
            let table = t.tables().table(t.tables().seat_of(entry)?.table)?;
            let players = u16::try_from(table.occupied().len()).ok()?;
            players.saturating_mul(rounds.into())
        }
    };
    Some(incidents::penalty(language, penalty, hands))
}

/// One item of the handover from the outgoing dealer to the incoming one (TDA 2024 recommended
/// procedure 15).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandoverItem {
    /// "Seat 8 · Romano, E."; "Button".
    pub about: String,
    /// "misses 7 hands: dealt in, posts, and the hand is killed".
    pub text: String,
    /// The tone of the item.
    pub tone: Tone,
}

/// Returns the handover of this table: button and blinds, waiting players, penalties, warnings.
pub fn handover(
    language: Language,
    t: &Tournament,
    number: TableNo,
    at: Timestamp,
) -> Vec<HandoverItem> {
    let Some(table) = t.tables().table(number) else { return Vec::new() };
    let next = table.next_hand(&t.setup().house);
    let known = t.button_is_known(table, at);
    let mut items = vec![button(language, next.as_ref().filter(|_| known))];
    let waits = next.iter().filter(|_| known).flat_map(|next| next.waits.iter());
    for seat in waits {
        let what = language.word("record-waits");
        items.push(HandoverItem {
            about: player_at(language, t, table.entry(seat), seat),
            text: what,
            tone: Tone::Planned,
        });
    }
    for (seat, entry) in table.entries() {
        let left = t.hands_to_miss(entry);
        if left > 0 {
            let what = language.say("record-dealt-and-killed", &[("hands", left.into())]);
            let about = player_at(language, t, Some(entry), seat);
            items.push(HandoverItem { about, text: what, tone: Tone::Waits });
        }
    }
    for (seat, entry) in table.entries() {
        let own = t.incidents().penalties().iter().filter(|served| served.entry == entry);
        for served in own.filter(|served| served.left == 0 && served.lifted.is_none()) {
            let what =
                past_penalty(language, served.penalty, served.hands, &served.note, served.at);
            let about = player_at(language, t, Some(entry), seat);
            items.push(HandoverItem { about, text: what, tone: Tone::Gold });
        }
    }
    items
}

fn button(language: Language, next: Option<&NextHand>) -> HandoverItem {
    let about = language.word("record-button");
    let Some(next) = next else {
        return HandoverItem {
            about,
            text: language.word("record-button-unknown"),
            tone: Tone::Waits,
        };
    };
    let place = next.positions;
    let gaps: [Gap<'_>; 3] = [
        ("button", place.button.get().into()),
        ("small", place.small.get().into()),
        ("big", place.big.get().into()),
    ];
    HandoverItem { about, text: language.say("record-next-hand", &gaps), tone: Tone::Plain }
}

/// Returns "Seat 8 · Romano, E.".
fn player_at(language: Language, t: &Tournament, entry: Option<EntryId>, seat: SeatNo) -> String {
    let gaps: [Gap<'_>; 2] = [
        ("seat", seat.get().into()),
        (
            "who",
            entry.map_or_else(String::new, |entry| words::short_name(language, t, entry)).into(),
        ),
    ];
    language.say("record-at-seat", &gaps)
}

/// Returns "Warning at 21:06: phone at the table".
fn past_penalty(
    language: Language,
    given: Penalty,
    hands: u16,
    note: &str,
    at: Timestamp,
) -> String {
    let gaps: [Gap<'_>; 2] = [
        ("what", incidents::penalty(language, given, hands).into()),
        ("time", words::time_of_day(at).into()),
    ];
    let what = language.say("record-given-at", &gaps);
    if note.is_empty() { what } else { format!("{what}: {note}") }
}

/// Returns the players who have used time banks: "Bianchi, L." and "2 of 4"; "2" if the rules give
/// no number.
pub fn banks(language: Language, t: &Tournament, book: &Rulebook) -> Vec<(String, String)> {
    let given = match book.shot_clock {
        ShotClockRules::On(clock) => Some(clock.banks),
        ShotClockRules::Off => None,
    };
    let used = t.incidents().banks().map(|(entry, used)| {
        let said = match given {
            None => used.to_string(),
            Some(of) => {
                language.say("record-banks-of", &[("used", used.into()), ("of", of.into())])
            }
        };
        (words::short_name(language, t, entry), said)
    });
    used.collect()
}
