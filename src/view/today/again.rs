//! The same event repeated a week later.

use chrono::{Datelike as _, Days, NaiveDate};

use crate::{
    rules::time::{Span, Timestamp},
    tournament::{Tournament, history::Beginning, setup::Setup},
    view::words,
};

const WEEK: u64 = 7;

/// Returns the event set up again: its setup and structure, with a new date in place of one in its
/// name. The end of that day is not known yet.
pub fn again(t: &Tournament, today: NaiveDate, at: Timestamp) -> Beginning {
    let old = t.setup();
    let name = name_again(&old.name, today);
    let setup = Setup { name, resumes: None, ..old.clone() };
    Beginning::new(at, setup, t.clock().structure().clone())
}

/// Returns the first time after `now` that is whole weeks after `starts`.
pub fn starts_again(starts: Timestamp, now: Timestamp) -> Timestamp {
    let week = Span::from_minutes(7 * 24 * 60);
    let mut next = starts.after(week);
    while next <= now {
        next = next.after(week);
    }
    next
}

/// Returns the name with every date in it moved by weeks, to the first day not before `today`:
/// "Turbo 17.11.2026" becomes "Turbo 24.11.2026". Text that is not a date stays.
pub fn name_again(name: &str, today: NaiveDate) -> String {
    let word = |word: &str| {
        let core = core(word);
        let next = date_again(core, today);
        next.map_or_else(|| word.to_owned(), |next| word.replacen(core, &next, 1))
    };
    name.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

/// Returns the word without the signs around it.
fn core(word: &str) -> &str {
    word.trim_matches(|letter: char| "(),;".contains(letter))
}

/// Returns the day a week after the event of this name that was played at `was`. It uses the first
/// date in the name, or else the day of play. It is not before that of `now`.
pub fn day_again(name: &str, was: Timestamp, now: Timestamp) -> Option<NaiveDate> {
    let (today, _) = words::hour(now);
    let named = name.split(' ').find_map(|word| Some(Dated::read(core(word), today)?.day));
    put_off(named.unwrap_or(words::hour(was).0), today)
}

/// A date as written in a name.
struct Dated {
    day: NaiveDate,
    /// The format of the date.
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

/// Returns a date moved by weeks, in the same format.
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
