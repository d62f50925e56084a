//! Spans, times of day and dates.

use bottone_base::time::{Span, Timestamp};
use bottone_i18n::Language;
use chrono::{DateTime, Datelike, Local, NaiveDate, Timelike};

/// Formats a countdown: "14:32", "1:14:32".
pub fn countdown(span: Span) -> String {
    let secs = span.secs_up().max(0);
    let (hours, minutes, secs) = (secs / 3600, secs / 60 % 60, secs % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{secs:02}")
    } else {
        format!("{minutes:02}:{secs:02}")
    }
}

/// Formats minutes as "8 h 40".
pub fn hours(language: Language, minutes: u64) -> String {
    let (hours, minutes) = (minutes / 60, minutes % 60);
    let of_both = [("hours", hours.into()), ("minutes", format!("{minutes:02}").into())];
    match (hours, minutes) {
        (0, minutes) => language.say("time-minutes", &[("minutes", minutes.into())]),
        (hours, 0) => language.say("time-hours", &[("hours", hours.into())]),
        _ => language.say("time-hours-minutes", &of_both),
    }
}

/// Returns the whole minutes of a span; 0 if it is negative.
pub fn whole_minutes(span: Span) -> u64 {
    u64::try_from(span.millis() / Span::from_minutes(1).millis()).unwrap_or_default()
}

/// Formats a time after a start that is not known yet: "+2:15".
pub fn after_the_start(span: Span) -> String {
    let minutes = span.millis() / Span::from_minutes(1).millis();
    format!("+{}:{:02}", minutes / 60, minutes % 60)
}

/// Formats a time in the computer's time zone: "21:06".
pub fn time_of_day(at: Timestamp) -> String {
    local(at).format("%H:%M").to_string()
}

/// Formats a time in the computer's time zone: "21:06:11".
pub fn time_to_the_second(at: Timestamp) -> String {
    local(at).format("%H:%M:%S").to_string()
}

/// Formats a date in the computer's time zone: "Sat 21 Nov 2026".
pub fn date(language: Language, at: Timestamp) -> String {
    let day = local(at);
    let gaps = [
        ("weekday", day.weekday().number_from_monday().into()),
        ("day", day.day().into()),
        ("month", day.month().into()),
        // Without a thousands separator.
        ("year", day.year().to_string().into()),
    ];
    language.say("time-date", &gaps)
}

/// Returns the day of an instant on this computer.
pub fn local_day(at: Timestamp) -> NaiveDate {
    local(at).date_naive()
}

/// Formats a day: "Thu 3 Dec".
pub fn day(language: Language, day: NaiveDate) -> String {
    let gaps = [
        ("weekday", day.weekday().number_from_monday().into()),
        ("day", day.day().into()),
        ("month", day.month().into()),
    ];
    language.say("time-day", &gaps)
}

/// Formats a time, "21:06", with the date if it differs from that of `now`.
pub fn instant(language: Language, at: Timestamp, now: Timestamp) -> String {
    let time = time_of_day(at);
    if hour(at).0 == hour(now).0 { time } else { format!("{} {time}", date(language, at)) }
}

/// Returns the day and the hour, 0 to 23, in the computer's time zone.
pub fn hour(at: Timestamp) -> (NaiveDate, u32) {
    let at = local(at);
    (at.date_naive(), at.hour())
}

fn local(at: Timestamp) -> DateTime<Local> {
    at.date_time().with_timezone(&Local)
}

#[cfg(test)]
mod tests {
    use chrono::TimeZone as _;

    use super::*;

    #[test]
    fn a_countdown_ends_at_nothing() {
        let cases = [
            (0, "00:00"),
            (1, "00:01"),
            (59_001, "01:00"),
            (872_000, "14:32"),
            (4_472_000, "1:14:32"),
            (-5, "00:00"),
        ];
        for (millis, text) in cases {
            assert_eq!(countdown(Span::from_millis(millis)), text);
        }
    }

    #[test]
    fn every_day_and_month_has_its_name() {
        let noon = |year, month, day| {
            let noon = Local.with_ymd_and_hms(year, month, day, 12, 0, 0).unwrap();
            Timestamp::from_millis(noon.timestamp_millis())
        };
        let cases = [
            (noon(2026, 11, 21), "Sat 21 Nov 2026", "sab 21 nov 2026"),
            (noon(2027, 5, 3), "Mon 3 May 2027", "lun 3 mag 2027"),
        ];
        for (at, english, italian) in cases {
            assert_eq!(date(Language::English, at), english);
            assert_eq!(date(Language::Italian, at), italian);
        }
        for at in (1..=12).map(|month| noon(2026, month, 15)) {
            let by_the_calendar = local(at).format("%a %-d %b %Y").to_string();
            assert_eq!(date(Language::English, at), by_the_calendar);
        }
        for at in (1..=7).map(|day| noon(2026, 2, day)) {
            let by_the_calendar = local(at).format("%a %-d %b %Y").to_string();
            assert_eq!(date(Language::English, at), by_the_calendar);
        }
    }

    #[test]
    fn a_length_is_in_hours_and_minutes() {
        for (minutes, said) in [(0, "0 min"), (45, "45 min"), (60, "1 h"), (485, "8 h 05")] {
            assert_eq!(hours(Language::English, minutes), said);
            assert_eq!(hours(Language::Italian, minutes), said);
        }
    }
}
