//! The waiting list: the players waiting, called and gone, and the possible actions.

use bottone_base::{money::Money, seat::TableNo, time::Timestamp};
use bottone_i18n::Language;
use bottone_tournament::{
    Command, Tournament,
    entries::EntryId,
    waiting::{Alternate, AlternateState, Alternates, WaitingCommand},
};
use bottone_vocabulary::words;

use super::{
    Tone,
    today::RoomTables,
    todo::{Task, TaskAct},
};

/// The waiting list as a screen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WaitingView {
    /// "12 wait · 2 called · 1 seat is open".
    pub line: String,
    /// The called players not yet seen, then the waiting in order, then the seated and the gone.
    pub rows: Vec<WaitingRow>,
    /// The players to be called now, by the event's rule.
    pub to_call: Vec<EntryId>,
    /// The number of players waiting, including those on hold.
    pub waiting: usize,
    /// The total refund when the list is closed.
    pub money: Money,
    /// The total refund if the organiser keeps the fee.
    pub money_without_fee: Money,
}

/// One row of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WaitingRow {
    pub entry: EntryId,
    /// "3": the position among the waiting; empty for the others.
    pub place: String,
    /// "A14": the number on the posted list.
    pub number: String,
    /// "Bianchi, Luca".
    pub name: String,
    /// The number of the player's card; may be empty.
    pub card: String,
    /// "20:41 · 36 min".
    pub since: String,
    /// "€550"; empty if it was free.
    pub paid: String,
    /// "Waits", "Held: gone to eat", "Called 21:14 → T4 S3", "T4 S3", "Refunded 22:00".
    pub status: String,
    pub tone: Tone,
    pub standing: WaitingStatus,
}

/// The standing of a player on the list, which decides the possible actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum WaitingStatus {
    /// Called, but not yet seen in the seat.
    Called,
    Waits,
    Held,
    /// Seated or refunded.
    Gone,
}

impl WaitingView {
    /// Builds the list at `at`.
    pub fn of(language: Language, t: &Tournament, at: Timestamp) -> Self {
        let list = t.waiting_list();
        let row = |(entry, alternate)| {
            let row = row(language, t, entry, alternate, at);
            (order(t, &row, alternate), row)
        };
        let mut rows: Vec<(WaitingOrder, WaitingRow)> = list.all().map(row).collect();
        rows.sort_by_key(|(order, _)| *order);
        let money = |keep_fee: bool| {
            let paid = list.line().filter_map(|entry| t.entries().get(entry)).map(|entry| {
                let kept = if keep_fee { entry.paid.house_part().total() } else { Money::ZERO };
                entry.paid.total().minus(kept)
            });
            paid.sum()
        };
        Self {
            line: summary(language, t),
            rows: rows.into_iter().map(|(_, row)| row).collect(),
            to_call: list.ready().take(t.to_be_called()).collect(),
            waiting: list.line().len(),
            money: money(false),
            money_without_fee: money(true),
        }
    }
}

/// The key for sorting the rows: the called by time, then the waiting by position, then the others
/// by departure.
type WaitingOrder = (u8, i64);

fn order(t: &Tournament, row: &WaitingRow, alternate: &Alternate) -> WaitingOrder {
    let group = match row.standing {
        WaitingStatus::Called => 0,
        WaitingStatus::Waits | WaitingStatus::Held => 1,
        WaitingStatus::Gone => 2,
    };
    let within = match &alternate.turn {
        AlternateState::Waits | AlternateState::Held { .. } => {
            t.waiting_list().place(row.entry).and_then(|place| i64::try_from(place).ok())
        }
        // The longest-called come first; of the gone, the latest.
        AlternateState::Called { at, .. } if group == 0 => Some(at.millis()),
        AlternateState::Called { at, .. }
        | AlternateState::Refunded { at }
        | AlternateState::Gone { at } => Some(-at.millis()),
    };
    (group, within.unwrap_or(i64::MAX))
}

/// Returns the name of the sentence that says when a freed seat is offered.
const fn rule_name(alternates: Alternates) -> &'static str {
    match alternates {
        Alternates::Unlisted => "waiting-why-unlisted",
        Alternates::AtOnce => "waiting-why-at-once",
        Alternates::TwoShort => "waiting-why-two-short",
        Alternates::FullTables => "waiting-why-full-tables",
    }
}

/// Returns every rule for running a full room, with its name.
pub fn rules(language: Language) -> [(Alternates, String); 4] {
    [Alternates::Unlisted, Alternates::AtOnce, Alternates::TwoShort, Alternates::FullTables]
        .map(|alternates| (alternates, language.word(rule(alternates))))
}

/// Returns the name of the event's rule.
pub(super) const fn rule(alternates: Alternates) -> &'static str {
    match alternates {
        Alternates::Unlisted => "waiting-rule-unlisted",
        Alternates::AtOnce => "waiting-rule-at-once",
        Alternates::TwoShort => "waiting-rule-two-short",
        Alternates::FullTables => "waiting-rule-full-tables",
    }
}

/// Returns the summary: "12 wait · 2 called · 1 seat is open".
fn summary(language: Language, t: &Tournament) -> String {
    let list = t.waiting_list();
    let called = t.arrivals().all().filter(|(entry, _)| list.get(*entry).is_some()).count();
    let free: usize = t.tables().open().map(|(_, table)| table.free().len()).sum();
    let mut parts = vec![words::count(language, "waiting-count", list.line().len())];
    if called > 0 {
        parts.push(words::count(language, "waiting-called-count", called));
    }
    parts.push(words::count(language, "count-open-seats", free));
    parts.join(" · ")
}

fn row(
    language: Language,
    t: &Tournament,
    id: EntryId,
    alternate: &Alternate,
    at: Timestamp,
) -> WaitingRow {
    let list = t.waiting_list();
    let paid = t.entries().get(id).map(|entry| entry.paid.total()).unwrap_or_default();
    let minutes = words::whole_minutes(at.since(alternate.since));
    let came = words::time_of_day(alternate.since);
    let (status, tone, standing) = waiting_status(language, t, id, alternate, at);
    let waits = alternate.waits();
    let person = t.entries().person(id);
    WaitingRow {
        entry: id,
        place: list.place(id).map(|place| language.number(place as u64)).unwrap_or_default(),
        number: language.say("waiting-number", &[("number", alternate.number.to_string().into())]),
        name: words::full_name(language, t, id),
        card: person.map(|person| person.card.clone()).unwrap_or_default(),
        since: if waits { format!("{came} · {}", words::hours(language, minutes)) } else { came },
        paid: if paid.is_zero() {
            String::new()
        } else {
            language.money(paid, &t.setup().currency)
        },
        status,
        tone,
        standing,
    }
}

fn waiting_status(
    language: Language,
    t: &Tournament,
    entry: EntryId,
    alternate: &Alternate,
    now: Timestamp,
) -> (String, Tone, WaitingStatus) {
    match &alternate.turn {
        AlternateState::Waits => {
            (language.word("waiting-is-waiting"), Tone::Planned, WaitingStatus::Waits)
        }
        AlternateState::Held { reason, .. } => {
            let status = language.say("waiting-held", &[("reason", reason.as_str().into())]);
            (status, Tone::Gold, WaitingStatus::Held)
        }
        AlternateState::Called { to, at } => {
            let seat = ("seat", words::seat(language, *to).into());
            let time = ("time", words::time_of_day(*at).into());
            if t.arrivals().awaits(entry) {
                let mut status = language.say("waiting-called", &[time, seat]);
                // No player is dealt in between the button and the small blind (TDA 2024 rule 8-A).
                let next = t.next_hand(to.table, now);
                if next.is_some_and(|next| next.waits.contains(to.seat)) {
                    status = format!("{status} · {}", language.word("waiting-hand"));
                }
                (status, Tone::Waits, WaitingStatus::Called)
            } else {
                let status = language.say("waiting-seated", &[time, seat]);
                (status, Tone::Dim, WaitingStatus::Gone)
            }
        }
        AlternateState::Refunded { at } => {
            let time = ("time", words::time_of_day(*at).into());
            (language.say("waiting-refunded", &[time]), Tone::Dim, WaitingStatus::Gone)
        }
        AlternateState::Gone { at } => {
            let time = ("time", words::time_of_day(*at).into());
            (language.say("waiting-gone", &[time]), Tone::Dim, WaitingStatus::Gone)
        }
    }
}

/// Returns the list's task: call the next player, open a table, or give refunds.
pub(super) fn task(
    language: Language,
    t: &Tournament,
    room: &RoomTables,
    at: Timestamp,
) -> Option<Task> {
    let list = t.waiting_list();
    let waiting = list.line().len();
    if waiting == 0 || t.deals().agreed().is_some() {
        return None;
    }
    if !t.registration_open(at) {
        let money: Money = list
            .line()
            .filter_map(|entry| t.entries().get(entry))
            .map(|entry| entry.paid.total())
            .sum();
        let title = words::count(language, "waiting-todo-close", waiting);
        let money = ("money", language.money(money, &t.setup().currency).into());
        let why = language.say("waiting-todo-close-why", &[money]);
        let close = Command::Waiting(WaitingCommand::Close { keep_fee: false });
        let task = Task::new(Tone::Waits, title, why);
        let task = task.with_step(language.word("waiting-close"), TaskAct::Submit(close));
        return Some(task.with_step(language.word("waiting-show"), TaskAct::ShowWaiting));
    }
    let entries: Vec<EntryId> = list.ready().take(t.to_be_called()).collect();
    let show = |task: Task| task.with_step(language.word("waiting-show"), TaskAct::ShowWaiting);
    if let [first, ..] = entries.as_slice() {
        let gaps = [
            ("name", words::short_name(language, t, *first).into()),
            ("count", entries.len().into()),
            ("others", (entries.len() - 1).into()),
        ];
        let title = language.say("waiting-todo-call", &gaps);
        let waits = words::count(language, "waiting-count", waiting);
        let rule = language.word(rule_name(t.setup().house.alternates));
        let why = language
            .say("waiting-todo-call-why", &[("waits", waits.into()), ("rule", rule.into())]);
        let task = Task::new(Tone::Waits, title, why);
        return Some(show(task.with_step(language.word("waiting-call"), TaskAct::Call(entries))));
    }
    let size = t.setup().seats;
    let ready = list.ready().count();
    let full = ready / usize::from(size);
    if t.setup().house.alternates != Alternates::FullTables || full == 0 {
        return None;
    }
    let tables: Vec<TableNo> = room.to_open(t, full);
    let free: usize = t.tables().open().map(|(_, table)| table.free().len()).sum();
    let seats = full * usize::from(size) + free;
    let entries: Vec<EntryId> = list.ready().take(seats).collect();
    let named = words::the_tables(language, &tables);
    let gaps = [("tables", named.into()), ("count", entries.len().into())];
    let title = language.say("waiting-todo-open", &gaps);
    let why = language.word(rule_name(Alternates::FullTables));
    let task = Task::new(Tone::Waits, title, why);
    let open = TaskAct::OpenForAlternates { tables, size, entries };
    Some(show(task.with_step(language.word("waiting-open"), open)))
}
