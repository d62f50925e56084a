//! Records added later about the past, and what they change.

mod typed_time;

use std::collections::BTreeMap;

use bottone_base::time::{Span, Timestamp};
use bottone_i18n::Language;
use bottone_tournament::{
    Command, Event, FinishPlace, Tournament, Waiver,
    bounties::Claim,
    entries::EntryId,
    history::{
        ChangedRecord, CorrectedEvent, HistoryChange, Ledger, Record, RecordAction, RecordChoice,
        standing,
    },
    tables::Table,
};
use bottone_vocabulary::words;

use crate::{figures, log::LogReader, money::bounties::task_title};
pub use typed_time::parse;

/// A change to the past of the record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PastChange {
    /// A command that happened at this time.
    Late { at: Timestamp, command: Box<Command>, waiver: Option<Waiver> },
    /// The removal of this record.
    Strike(u32),
}

impl PastChange {
    /// Returns the act for a desk.
    pub fn change(&self) -> HistoryChange<'_> {
        match self {
            Self::Late { at, command, waiver } => {
                HistoryChange::Late { at: *at, command, waiver: waiver.as_ref() }
            }
            Self::Strike(record) => HistoryChange::Strike(*record),
        }
    }
}

/// The effect of the change, as shown before it is made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LateView {
    /// "It happened at 21:40".
    pub title: String,
    /// The change, in the words of the log.
    pub what: String,
    /// The position of the change: "Between records 512 and 513 · 24 min ago".
    pub stands: String,
    /// "Decided again: 11 acts since then".
    pub since: String,
    /// "6 stand as they are · 5 come out otherwise".
    pub counts: String,
    pub lines: Vec<LateLine>,
    /// The bounties newly pending because of the change.
    pub bounties: Vec<LateBounty>,
    /// The figures of the event that change: name, before and after.
    pub figures: Vec<(String, String, String)>,
    /// The people who must sign before it is recorded.
    pub signs: Vec<String>,
}

/// A record with a different result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LateLine {
    pub record: u32,
    pub time: String,
    /// The record's text.
    pub what: String,
    /// The reason for the different result, or the new result.
    pub why: String,
    /// The old result.
    pub old_result: String,
    pub new_result: String,
    /// The chosen treatment; `None` if there is no choice.
    pub choice: Option<RecordChoice>,
    /// The possible choices.
    pub may: Vec<RecordChoice>,
}

/// A bounty without a known winner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LateBounty {
    pub out: EntryId,
    pub nth: u16,
    /// "Bounty of Rossi, M., €50: who took it?"
    pub asks: String,
    /// The possible winners at the table, by seat: "Grün, J. T12 S8".
    pub offered: Vec<(EntryId, String)>,
}

/// The event before the change, and what is known of it.
pub struct PriorState<'a> {
    pub t: &'a Tournament,
    pub records: &'a [Record],
    pub ledger: &'a Ledger,
    pub log: LogReader<'a>,
    pub now: Timestamp,
    /// The missing signatures, in words.
    pub signs: &'a [String],
}

impl LateView {
    /// Builds the effect of `past_change`.
    pub fn of(
        language: Language,
        before: &PriorState<'_>,
        past_change: &PastChange,
        corrected: &CorrectedEvent,
    ) -> Self {
        let PriorState { t, records, ledger, log, now, signs } = *before;
        let (at, title, what) = match past_change {
            PastChange::Late { at, command, waiver } => {
                let action = RecordAction::Done {
                    command: (**command).clone(),
                    waiver: waiver.clone(),
                    events: corrected.events.clone(),
                };
                let time = words::instant(language, *at, now);
                let title = language.say("late-title", &[("time", time.into())]);
                (*at, title, log.refused_text(&record(action, *at)))
            }
            PastChange::Strike(number) => {
                let at = records.get(*number as usize).map_or(now, Record::at);
                (at, language.word("late-void-title"), log.text(*number).to_owned())
            }
        };
        let lines = lines(language, before, at, corrected);
        let count = corrected.otherwise.len();
        let gap = |name, number: usize| (name, number.into());
        Self {
            title,
            what,
            stands: position(language, ledger, at, now),
            since: words::count(language, "late-since", corrected.since),
            counts: if corrected.since == 0 {
                String::new()
            } else {
                let same = corrected.since.saturating_sub(count);
                language.say("late-counts", &[gap("same", same), gap("otherwise", count)])
            },
            lines,
            bounties: bounties(language, t, &corrected.tournament),
            figures: figures(language, t, &corrected.tournament, now),
            signs: signs.to_vec(),
        }
    }
}

/// Makes a record that is not in the log.
const fn record(action: RecordAction, at: Timestamp) -> Record {
    Record {
        recorded: at,
        happened: None,
        by: String::new(),
        desk: String::new(),
        role: None,
        approved_by: None,
        request_id: None,
        action,
        revisions: Vec::new(),
    }
}

/// Formats the time since then, "24 min", "8 h 40", with the present minute counted as full.
pub fn elapsed(language: Language, span: Span) -> String {
    words::hours(language, u64::try_from((span.millis() + 59_999) / 60_000).unwrap_or_default())
}

/// Describes the position: "Between records 512 and 513 · 24 min ago".
fn position(language: Language, ledger: &Ledger, at: Timestamp, now: Timestamp) -> String {
    let ago = ("ago", elapsed(language, now.since(at)).into());
    // Records are counted from 0; people count from 1.
    let number = |record: u32| u64::from(record) + 1;
    match ledger.around(at) {
        (Some(before), Some(after)) => language.say(
            "late-between",
            &[("before", number(before).into()), ("after", number(after).into()), ago],
        ),
        _ => language.say("late-last", &[ago]),
    }
}

/// Returns the records with a different result, and the changed places, in order of time.
fn lines(
    language: Language,
    before: &PriorState<'_>,
    at: Timestamp,
    corrected: &CorrectedEvent,
) -> Vec<LateLine> {
    let PriorState { t, records, ledger, log, .. } = *before;
    let otherwise: BTreeMap<u32, &ChangedRecord> =
        corrected.otherwise.iter().map(|one| (one.record, one)).collect();
    let (was, is) = (t.entries().places(), corrected.tournament.entries().places());
    let said = |place: Option<FinishPlace>| match place {
        Some(place) => words::place(language, place),
        None => "–".to_owned(),
    };
    let mut lines = Vec::new();
    for line in standing(records, ledger).skip_while(|line| line.at() < at) {
        let (number, time) = (line.number, words::time_of_day(line.at()));
        let what = log.text(number).to_owned();
        if let Some(one) = otherwise.get(&number) {
            lines.push(LateLine {
                record: number,
                time,
                what,
                why: reason(language, before, line.record, one),
                old_result: language.word("late-as-recorded"),
                new_result: language.word(choice_name(one.choice)),
                choice: Some(one.choice),
                may: [RecordChoice::Keep, RecordChoice::Change, RecordChoice::Drop]
                    .into_iter()
                    .filter(|choice| one.allows(*choice))
                    .collect(),
            });
            continue;
        }
        let busted = line.events.iter().flat_map(|event| match event {
            Event::Entries(event) => event.out(),
            _ => &[],
        });
        for out in busted {
            let (was, now) = (was.of(out.entry), is.of(out.entry));
            if was != now {
                lines.push(LateLine {
                    record: number,
                    time: time.clone(),
                    what: what.clone(),
                    why: String::new(),
                    old_result: said(was),
                    new_result: said(now),
                    choice: None,
                    may: Vec::new(),
                });
            }
        }
    }
    lines
}

/// Explains the new result of a record: other events, or the rule that forbids it.
fn reason(
    language: Language,
    before: &PriorState<'_>,
    old: &Record,
    one: &ChangedRecord,
) -> String {
    match (&one.new_result, &old.action) {
        (Err(refusal), _) => words::refusal(language, *refusal),
        (Ok(events), RecordAction::Done { command, waiver, .. }) => {
            let (command, waiver) = (command.clone(), waiver.clone());
            let action = RecordAction::Done { command, waiver, events: events.clone() };
            let now = before.log.hypothetical_text(&record(action, old.at()));
            language.say("late-would-be", &[("what", now.into())])
        }
        (Ok(_), _) => String::new(),
    }
}

/// Returns the bounties that are pending now and were not before.
fn bounties(language: Language, was: &Tournament, is: &Tournament) -> Vec<LateBounty> {
    let waited = |claim: &&Claim| {
        was.bounties().claim(claim.out, claim.nth).is_some_and(|before| before.by.is_none())
    };
    let waits = is.bounties().open_claims().filter(|claim| claim.by.is_none() && !waited(claim));
    waits
        .map(|claim| {
            let table = claim.from(is.entries()).and_then(|seat| is.tables().table(seat.table));
            let there = table.into_iter().flat_map(Table::entries);
            let could = there.filter(|(_, entry)| is.bounties().could_take(claim, *entry));
            let named = could.map(|(seat, entry)| {
                (entry, format!("{seat} {}", words::short_name(language, is, entry)))
            });
            let asks = task_title(language, is, claim);
            LateBounty { out: claim.out, nth: claim.nth, asks, offered: named.collect() }
        })
        .collect()
}

/// Returns the name of the word for a choice.
const fn choice_name(choice: RecordChoice) -> &'static str {
    match choice {
        RecordChoice::Keep => "late-kept",
        RecordChoice::Change => "late-changed",
        RecordChoice::Drop => "late-dropped",
    }
}

/// Returns the figures of the event that change.
fn figures(
    language: Language,
    was: &Tournament,
    is: &Tournament,
    at: Timestamp,
) -> Vec<(String, String, String)> {
    let money = |t: &Tournament| language.money(t.pool().to_pay, &t.setup().currency);
    let average = |t: &Tournament| {
        figures::average(t, at).map_or_else(String::new, |(chips, _)| language.chips(chips))
    };
    let players = |t: &Tournament| t.entries().playing_count().to_string();
    let all: [(&str, [String; 2]); 3] = [
        ("late-players", [players(was), players(is)]),
        ("late-average", [average(was), average(is)]),
        ("late-pool", [money(was), money(is)]),
    ];
    all.into_iter().map(|(name, [was, is])| (language.word(name), was, is)).collect()
}
