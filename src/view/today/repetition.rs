//! The same event repeated a week later.

use bottone_base::time::{Span, Timestamp};
use bottone_tournament::{Tournament, history::Beginning, setup::Setup};
use bottone_vocabulary::words;
use chrono::{Datelike as _, Days, NaiveDate};

const WEEK: u64 = 7;

/// Returns the event set up again: its setup and structure, with a new date in place of one in its
/// name. The end of that day is not known yet.
pub fn repeated_event(t: &Tournament, today: NaiveDate, at: Timestamp) -> Beginning {
    let old = t.setup();
    let name = next_name(&old.name, today);
    let setup = Setup { name, resumes: None, ..old.clone() };
    Beginning::new(at, setup, t.clock().structure().clone())
}

/// Returns the first time after `now` that is whole weeks after `starts`.
pub fn next_start(starts: Timestamp, now: Timestamp) -> Timestamp {
    let week = Span::from_minutes(7 * 24 * 60);
    let mut next = starts.after(week);
    while next <= now {
        next = next.after(week);
    }
    next
}

/// Returns the name with every date in it moved by weeks, to the first day not before `today`:
/// "Turbo 17.11.2026" becomes "Turbo 24.11.2026". Text that is not a date stays.
pub fn next_name(name: &str, today: NaiveDate) -> String {
    let word = |word: &str| {
        let core = core(word);
        let next = next_date(core, today);
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
pub fn next_day(name: &str, was: Timestamp, now: Timestamp) -> Option<NaiveDate> {
    let (today, _) = words::hour(now);
    let named = name.split(' ').find_map(|word| Some(NamedDate::read(core(word), today)?.day));
    next_date_from(named.unwrap_or(words::hour(was).0), today)
}

/// A date as written in a name.
struct NamedDate {
    day: NaiveDate,
    /// The format of the date.
    format: &'static str,
}

impl NamedDate {
    fn read(text: &str, today: NaiveDate) -> Option<Self> {
        if !text.starts_with(|first: char| first.is_ascii_digit()) {
            return None;
        }
        for way in ["%Y-%m-%d", "%d.%m.%Y", "%d/%m/%Y"] {
            if let Ok(day) = NaiveDate::parse_from_str(text, way) {
                return Some(Self { day, format: way });
            }
        }
        // Without a year it is that of today: weeks are the same in each.
        let bare = text.strip_suffix('.')?;
        let (day, month) = bare.split_once('.')?;
        let (day, month) = (day.parse().ok()?, month.parse().ok()?);
        let day = NaiveDate::from_ymd_opt(today.year(), month, day)?;
        Some(Self { day, format: "%d.%m." })
    }
}

/// Returns a date moved by weeks, in the same format.
fn next_date(text: &str, today: NaiveDate) -> Option<String> {
    let NamedDate { day, format: way } = NamedDate::read(text, today)?;
    Some(next_date_from(day, today)?.format(way).to_string())
}

fn next_date_from(date: NaiveDate, today: NaiveDate) -> Option<NaiveDate> {
    let mut next = date.checked_add_days(Days::new(WEEK))?;
    while next < today {
        next = next.checked_add_days(Days::new(WEEK))?;
    }
    Some(next)
}
