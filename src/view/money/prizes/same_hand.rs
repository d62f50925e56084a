//! Busts reported separately that happened in the same hand.

use bottone_base::time::{Span, Timestamp};
use bottone_i18n::Language;
use bottone_tournament::{
    Tournament,
    entries::{Bust, EntryId, EntryState},
};
use bottone_vocabulary::words;

use crate::{
    Tone,
    todo::{Task, TaskAct},
};

/// The number of latest reports offered.
const OFFERED: usize = 6;
/// The longest time between reports that may be of one hand.
const ONE_HAND: Span = Span::from_minutes(2);
/// The time after the later report in which the question is asked.
const ASKED: Span = Span::from_minutes(5);

/// The players of one report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BustReport {
    /// "21:14", when it was reported.
    pub time: String,
    pub busted: Vec<ReportedBust>,
}

/// One player of a report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportedBust {
    pub entry: EntryId,
    /// "Rossi, M.  T4 S3".
    pub player: String,
    /// The stack at the start of the hand, if reported.
    pub stack: String,
}

/// Returns the latest reports of players who are still out, the latest first.
pub fn reports(language: Language, t: &Tournament) -> Vec<BustReport> {
    let busts = t.entries().busts().iter().enumerate().rev();
    let report = |(number, bust): (usize, &Bust)| {
        let out = standing(t, number, bust).map(|out| ReportedBust {
            entry: out.entry,
            player: format!(
                "{}  {}",
                words::short_name(language, t, out.entry),
                words::seat(language, out.from)
            ),
            stack: out.stack.map(|stack| language.chips(stack)).unwrap_or_default(),
        });
        BustReport { time: words::time_of_day(bust.at), busted: out.collect() }
    };
    busts.map(report).filter(|report| !report.busted.is_empty()).take(OFFERED).collect()
}

/// Returns the players of a report whose bust stands.
fn standing<'a>(
    t: &'a Tournament,
    number: usize,
    bust: &'a Bust,
) -> impl Iterator<Item = &'a bottone_tournament::entries::BustedEntry> {
    let stands = move |entry: EntryId| {
        let standing = t.entries().get(entry).map(|entry| entry.standing);
        standing == Some(EntryState::Out { bust: number })
    };
    bust.out.iter().filter(move |out| stands(out.entry))
}

/// Returns a task if two busts were reported close together and sharing would change the prizes.
/// The floor then asks the tables whether it was one hand.
pub(super) fn task(language: Language, t: &Tournament, at: Timestamp) -> Option<Task> {
    let busts = t.entries().busts();
    let (later, earlier) = (busts.len().checked_sub(1)?, busts.len().checked_sub(2)?);
    let (last, before) = (busts.get(later)?, busts.get(earlier)?);
    let near = last.at.since(before.at) <= ONE_HAND && at.since(last.at) <= ASKED;
    let together = last.hand.is_some() && last.hand == before.hand;
    if !near || together || !t.entries().may_be_one_hand(before, last) {
        return None;
    }
    let one = standing(t, later, last).next()?;
    let other = standing(t, earlier, before).next()?;
    let (better, worse) = (t.entries().place(one.entry)?, t.entries().place(other.entry)?);
    let prizes = t.remaining_prizes().ok()?;
    let prize = |place: u32| {
        let prize = prizes.get((place as usize).saturating_sub(1)).copied();
        prize.map(|prize| prize.worth(t.ticket())).unwrap_or_default()
    };
    let (more, less) = (prize(better.first), prize(worse.last));
    if more == less {
        return None;
    }
    let who = |entry| words::short_name(language, t, entry);
    let title = language.say(
        "prizes-todo-same",
        &[("one", who(other.entry).into()), ("other", who(one.entry).into())],
    );
    let money = |money| language.money(money, &t.setup().currency);
    let why = language.say(
        "prizes-todo-same-why",
        &[
            ("one", words::place(language, worse).into()),
            ("less", money(less).into()),
            ("other", words::place(language, better).into()),
            ("more", money(more).into()),
        ],
    );
    let mut task = Task::new(Tone::Gold, title, why);
    task.seats = vec![one.from, other.from];
    Some(task.with_step(language.word("prizes-same-ask"), TaskAct::AskSameHand))
}
