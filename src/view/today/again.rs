//! The same event again a week later.

use chrono::{Datelike as _, Days, NaiveDate};

use crate::{
    rules::time::{Span, Timestamp},
    tournament::{Tournament, history::Beginning, setup::Setup},
    view::words,
};

const WEEK: u64 = 7;

/// The event as it begins again: its setup and its structure, a new date in the place of one in its name. When that day
/// ends, nobody has said yet.
pub fn again(t: &Tournament, today: NaiveDate, at: Timestamp) -> Beginning {
    let old = t.setup();
    let name = name_again(&old.name, today);
    let setup = Setup { name, resumes: None, ..old.clone() };
    Beginning { at, setup, structure: t.clock().structure().clone() }
}

/// The instant so many weeks later that is the first after `now`.
pub fn starts_again(starts: Timestamp, now: Timestamp) -> Timestamp {
    let week = Span::from_minutes(7 * 24 * 60);
    let mut next = starts.after(week);
    while next <= now {
        next = next.after(week);
    }
    next
}

/// A name with every date in it put off by weeks, to the first day that is not before `today`: "Turbo 17.11.2026" is "Turbo
/// 24.11.2026". What is no date stays.
pub fn name_again(name: &str, today: NaiveDate) -> String {
    let word = |word: &str| {
        let core = core(word);
        let next = date_again(core, today);
        next.map_or_else(|| word.to_owned(), |next| word.replacen(core, &next, 1))
    };
    name.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

/// The word without the signs round it.
fn core(word: &str) -> &str {
    word.trim_matches(|letter: char| "(),;".contains(letter))
}

/// Returns the day of the event a week after the one of this name that was played at `was`: by the first date in its name,
/// else by the day on which it was. It is not before that of `now`.
pub fn day_again(name: &str, was: Timestamp, now: Timestamp) -> Option<NaiveDate> {
    let (today, _) = words::hour(now);
    let named = name.split(' ').find_map(|word| Some(Dated::read(core(word), today)?.day));
    put_off(named.unwrap_or(words::hour(was).0), today)
}

/// A date as it is written in a name.
struct Dated {
    day: NaiveDate,
    /// How it is written.
    way: &'static str,
}

impl Dated {
    fn read(text: &str, today: NaiveDate) -> Option<Self> {
        if !text.starts_with(|first: char| first.is_ascii_digit()) {
            return None;
        }
        for way in ["%Y-%m-%d", "%d.%m.%Y", "%d/%m/%Y"] {
            if let Ok(day) = NaiveDate::parse_from_str(text, way) {
                return Some(Self { day, way });
            }
        }
        // Without a year it is that of today: weeks are the same in each.
        let bare = text.strip_suffix('.')?;
        let (day, month) = bare.split_once('.')?;
        let (day, month) = (day.parse().ok()?, month.parse().ok()?);
        let day = NaiveDate::from_ymd_opt(today.year(), month, day)?;
        Some(Self { day, way: "%d.%m." })
    }
}

/// A date put off, written as it was.
fn date_again(text: &str, today: NaiveDate) -> Option<String> {
    let Dated { day, way } = Dated::read(text, today)?;
    Some(put_off(day, today)?.format(way).to_string())
}

fn put_off(date: NaiveDate, today: NaiveDate) -> Option<NaiveDate> {
    let mut next = date.checked_add_days(Days::new(WEEK))?;
    while next < today {
        next = next.checked_add_days(Days::new(WEEK))?;
    }
    Some(next)
}
