//! Stacks in bags at the end of a day.

use bottone_base::{chips::Chips, seat::TableNo, time::Timestamp};
use bottone_i18n::Language;
use bottone_tournament::{
    Tournament,
    bags::{Bag, BagEvent},
    counts::{ChipSum, TableGroup},
    entries::EntryId,
};
use bottone_vocabulary::words;

use super::{
    Stat, Tone,
    chips::counts::changed,
    todo::{Task, TaskAct},
};

/// The progress of the bagging, and every bag.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BagsView {
    /// "61 of 84 bagged", "Every chip is in a bag", "1,500 fewer in bags than in play".
    pub verdict: String,
    /// The work that is left, or where a difference may come from.
    pub why: String,
    pub tone: Tone,
    /// The chips in play, the chips in bags, and the tables left.
    pub figures: Vec<Stat>,
    /// The tables still to be bagged.
    pub to_bag: Vec<TableNo>,
    /// Every bag by number, then the players without one.
    pub lines: Vec<BagLine>,
    /// The file into which the stacks were carried over.
    pub carried: Option<String>,
}

/// One bag, or a player without one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BagLine {
    pub entry: EntryId,
    /// "41"; empty without a bag.
    pub bag: String,
    /// "Bianchi, Luca".
    pub name: String,
    /// The owner's seat when the bag was sealed.
    pub seat: String,
    pub chips: String,
    /// The seat of the next day, once drawn.
    pub next: String,
    pub has_bag: bool,
    /// The table at which the bag was sealed.
    pub table: Option<TableNo>,
}

impl BagsView {
    /// Builds the view of the bags at `at`.
    pub fn of(language: Language, t: &Tournament, at: Timestamp) -> Self {
        let bags = t.bags();
        let to_bag: Vec<TableNo> = t.tables_to_bag().collect();
        let (verdict, why, tone) = verdict(language, t, &to_bag);
        let mut lines: Vec<(u32, BagLine)> =
            bags.all().map(|(entry, bag)| (bag.number, line(language, t, entry, bag))).collect();
        lines.sort_by_key(|(number, line)| (*number, line.entry));
        let mut lines: Vec<BagLine> = lines.into_iter().map(|(_, line)| line).collect();
        if t.is_bagging(at) {
            lines.extend(t.without_a_bag().map(|entry| missing_bag(language, t, entry)));
        }
        let stat = |name: &str, chips: Chips| Stat::new(language, name, language.chips(chips), "");
        let figures = vec![
            stat("bags-in-play", t.chips_in_play()),
            stat("bags-in-bags", bags.sum().chips()),
            Stat::new(language, "bags-tables-left", language.number(to_bag.len() as u64), ""),
        ];
        let carried = bags.carried_over().map(|over| over.into.clone());
        Self { verdict, why, tone, figures, to_bag, lines, carried }
    }
}

fn line(language: Language, t: &Tournament, entry: EntryId, bag: &Bag) -> BagLine {
    let next = t.tables().seat_of(entry).filter(|seat| *seat != bag.seat);
    BagLine {
        entry,
        bag: bag.number.to_string(),
        name: words::full_name(language, t, entry),
        seat: words::seat(language, bag.seat),
        chips: language.chips(bag.chips),
        next: next.map(|seat| words::seat(language, seat)).unwrap_or_default(),
        has_bag: true,
        table: Some(bag.seat.table),
    }
}

fn missing_bag(language: Language, t: &Tournament, entry: EntryId) -> BagLine {
    let seat = t.tables().seat_of(entry);
    BagLine {
        entry,
        bag: String::new(),
        name: words::full_name(language, t, entry),
        seat: seat.map(|seat| words::seat(language, seat)).unwrap_or_default(),
        chips: String::new(),
        next: String::new(),
        has_bag: false,
        table: None,
    }
}

fn verdict(language: Language, t: &Tournament, to_bag: &[TableNo]) -> (String, String, Tone) {
    let bags = t.bags();
    let players = t.entries().playing_count();
    if bags.all().len() < players {
        let gaps = [
            ("bags", language.number(bags.all().len() as u64).into()),
            ("players", language.number(players as u64).into()),
        ];
        let waits = t.entries().playing().filter(|(entry, _)| t.tables().seat_of(*entry).is_none());
        let left = match waits.count() {
            0 => language.say("bags-left", &[("tables", words::tables(language, to_bag).into())]),
            count => language.say("bags-left-unseated", &[("count", count.into())]),
        };
        return (language.say("bags-so-far", &gaps), left, Tone::Gold);
    }
    match bags.sum().minus(ChipSum::from(t.chips_in_play())).change() {
        None => {
            let chips = [("chips", language.chips(t.chips_in_play()).into())];
            (language.word("bags-whole"), language.say("bags-whole-why", &chips), Tone::Good)
        }
        Some(change) => {
            let apart = [("change", changed(language, change).into())];
            let wrong = t
                .counts()
                .groups()
                .filter(|group| group.difference().is_some_and(|apart| apart != ChipSum::ZERO));
            let tables: Vec<TableNo> = wrong.flat_map(TableGroup::tables).collect();
            let why = if tables.is_empty() {
                language.word("bags-apart-anywhere")
            } else {
                language
                    .say("bags-apart-at", &[("tables", words::tables(language, &tables).into())])
            };
            (language.say("bags-apart", &apart), why, Tone::Waits)
        }
    }
}

/// Returns the end of the day as a task.
pub(super) fn task(language: Language, t: &Tournament, at: Timestamp) -> Option<Task> {
    if !t.is_bagging(at) || t.entries().playing_count() < 2 {
        return None;
    }
    let to_bag: Vec<TableNo> = t.tables_to_bag().collect();
    let (verdict, why, tone) = verdict(language, t, &to_bag);
    if to_bag.is_empty() && tone == Tone::Good {
        return None;
    }
    let title = match to_bag.len() {
        0 => verdict,
        count => language.say("bags-todo", &[("count", count.into())]),
    };
    Some(Task::new(tone, title, why).with_step(language.word("bags-todo-bag"), TaskAct::ShowBags))
}

/// Describes the event in one line of the log. `entry` gives the name of an entry.
pub(crate) fn log_line<'a>(
    language: Language,
    event: &BagEvent,
    entry: impl Fn(EntryId) -> &'a str,
) -> String {
    match event {
        BagEvent::Sealed { table, bags } => {
            let numbers = bags.iter().map(|(_, number)| *number);
            let (first, last) = (numbers.clone().min(), numbers.max());
            let gaps = [
                ("table", words::table(language, *table).into()),
                ("count", bags.len().into()),
                ("first", first.unwrap_or_default().to_string().into()),
                ("last", last.unwrap_or_default().to_string().into()),
            ];
            language.say("bags-log-sealed", &gaps)
        }
        BagEvent::Corrected { entry: of, was, chips, reason } => {
            let gaps = [
                ("who", entry(*of).into()),
                ("was", language.chips(*was).into()),
                ("chips", language.chips(*chips).into()),
                ("reason", reason.as_str().into()),
            ];
            language.say("bags-log-corrected", &gaps)
        }
        BagEvent::Reopened { table, entries, reason } => {
            let gaps = [
                ("table", words::table(language, *table).into()),
                ("count", entries.len().into()),
                ("reason", reason.as_str().into()),
            ];
            language.say("bags-log-reopened", &gaps)
        }
        BagEvent::CarriedOver { into, .. } => {
            language.say("bags-log-carried", &[("file", into.as_str().into())])
        }
    }
}

/// Describes the event for one player, whose entries are `mine`. `None` if it concerns others.
pub(crate) fn player_line(
    language: Language,
    event: &BagEvent,
    mine: impl Fn(&EntryId) -> bool,
) -> Option<String> {
    match event {
        BagEvent::Sealed { bags, .. } => {
            let (_, number) = bags.iter().find(|(entry, _)| mine(entry))?;
            Some(language.say("bags-card-sealed", &[("bag", number.to_string().into())]))
        }
        BagEvent::Corrected { entry, chips, .. } if mine(entry) => {
            let chips = [("chips", language.chips(*chips).into())];
            Some(language.say("bags-card-corrected", &chips))
        }
        BagEvent::Corrected { .. } | BagEvent::Reopened { .. } | BagEvent::CarriedOver { .. } => {
            None
        }
    }
}
