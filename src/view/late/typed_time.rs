//! Past times as people type them: "21:40", "-5", "level 6, 3:00 left".

use bottone_base::time::{Span, TimeOfDay, Timestamp};
use bottone_rules::levels::Row;
use bottone_source::sheet_source::SheetSource;
use bottone_tournament::history::RowStart;
use chrono::{Local, TimeZone as _};

/// Reads a typed time at `desk`: a time of day (the last such time), a time ago, or the time left
/// in a level. `None` if it cannot be read.
pub fn parse(typed: &str, desk: &SheetSource<'_>) -> Option<Timestamp> {
    let typed = typed.trim();
    Timestamp::parse(typed)
        .or_else(|| Some(desk.at.after(Span::ZERO.minus(parse_elapsed(typed)?))))
        .or_else(|| parse_level_time(typed, desk))
        .or_else(|| parse_time_of_day(typed, desk.at))
}

/// Reads a time ago, "-5", "- 1:30", "5 min", "5'": minutes, with seconds after a colon.
fn parse_elapsed(typed: &str) -> Option<Span> {
    let minus = typed.strip_prefix(['-', '−', '–']);
    let unit = typed.strip_suffix('\'').or_else(|| {
        let (number, unit) = typed.split_at(typed.find(char::is_alphabetic)?);
        "minutes".starts_with(unit).then_some(number).or_else(|| {
            ("minuti".starts_with(unit) || "minuto".starts_with(unit)).then_some(number)
        })
    });
    minutes(minus.or(unit)?.trim().trim_end_matches('\''))
}

/// Reads minutes: "5" or "1:30".
fn minutes(typed: &str) -> Option<Span> {
    let (minutes, seconds) = typed.split_once(':').unwrap_or((typed, "0"));
    let number = |text: &str| text.trim().parse::<u16>().ok();
    let seconds = number(seconds).filter(|seconds| *seconds < 60)?;
    Some(Span::from_minutes(number(minutes)?.into()).plus(Span::from_secs(seconds.into())))
}

/// Reads a time in a level: "level 6, 3 minutes left", "livello 6, 3:00", "L6 3". The level is
/// first, then the time left in it.
fn parse_level_time(typed: &str, desk: &SheetSource<'_>) -> Option<Timestamp> {
    let mut letters = typed.chars();
    let is_level = letters.next().is_some_and(|letter| letter.eq_ignore_ascii_case(&'l'));
    let figures = |text: &str| -> Vec<String> {
        let parts = text.split(|letter: char| !letter.is_ascii_digit() && letter != ':');
        let parts = parts.map(|part| part.trim_matches(':'));
        parts.filter(|part| !part.is_empty()).map(str::to_owned).collect()
    };
    let figures = figures(typed);
    let (level, left) = match figures.as_slice() {
        [level, left] if is_level => (level, left),
        _ => return None,
    };
    let (level, left) = (level.parse::<usize>().ok()?.checked_sub(1)?, minutes(left)?);
    let clock = desk.t.clock();
    let rows = clock.structure().rows.iter().enumerate();
    let (row, _) = rows.filter(|(_, row)| matches!(row, Row::Level(_))).nth(level)?;
    let RowStart::At(began) = *desk.starts().get(row)? else { return None };
    let length = clock.length(row);
    (left <= length).then(|| began.after(length.minus(left)))
}

/// Reads the last such time of day in the computer's time zone: "21:40", "21.40", "2140",
/// "21:40:30".
fn parse_time_of_day(typed: &str, now: Timestamp) -> Option<Timestamp> {
    let four = typed.len() == 4 && typed.bytes().all(|byte| byte.is_ascii_digit());
    let (time, seconds) = match typed.rsplit_once([':', '.']) {
        _ if four => (format!("{}:{}", &typed[..2], &typed[2..]), 0),
        Some((time, seconds)) if time.contains([':', '.']) => {
            (time.to_owned(), seconds.parse().ok().filter(|seconds: &u32| *seconds < 60)?)
        }
        _ => (typed.to_owned(), 0),
    };
    let minutes = u32::from(TimeOfDay::parse(&time)?.minutes_after(TimeOfDay::new(0, 0)));
    let today = now.date_time().with_timezone(&Local).date_naive();
    let then = |day: chrono::NaiveDate| {
        let time = day.and_hms_opt(minutes / 60, minutes % 60, seconds)?;
        let local = Local.from_local_datetime(&time).earliest()?;
        Some(Timestamp::from_millis(local.timestamp_millis()))
    };
    [Some(today), today.pred_opt()]
        .into_iter()
        .flatten()
        .filter_map(then)
        .find(|instant| *instant <= now)
}
