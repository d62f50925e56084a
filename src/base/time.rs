//! Instants and spans. The rules never read a clock: the instant is an argument.

use std::fmt;

use chrono::{DateTime, Datelike as _, NaiveDate, SecondsFormat, Utc};
use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{Error, Visitor},
};

use super::unreadable::ExpectedKind;

/// An instant, in milliseconds since 1970 (UTC).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Timestamp(i64);

/// A span between two instants, in milliseconds; may be negative.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Span(i64);

/// A time of day in local time, in whole minutes, written as "14:00".
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TimeOfDay(u16);

impl Timestamp {
    /// The earliest instant. The limits are well inside what a calendar can show: the years 1900 to
    /// 9000.
    const EARLIEST: i64 = -2_208_988_800_000;
    const LATEST: i64 = 221_845_392_000_000;

    /// Returns the instant this many milliseconds after the start of 1970.
    pub const fn from_millis(millis: i64) -> Self {
        let late = if millis < Self::EARLIEST { Self::EARLIEST } else { millis };
        Self(if late > Self::LATEST { Self::LATEST } else { late })
    }

    /// Returns the milliseconds since the start of 1970.
    pub const fn millis(self) -> i64 {
        self.0
    }

    /// Returns the span from `earlier` to this instant.
    pub const fn since(self, earlier: Self) -> Span {
        Span(self.0 - earlier.0)
    }

    /// Returns the instant `span` later.
    #[must_use]
    pub const fn after(self, span: Span) -> Self {
        Self::from_millis(self.0.saturating_add(span.0))
    }

    /// Returns the instant at which this calendar day ends (UTC); `None` if there is no such day.
    pub fn end_of_day(year: i32, month: u32, day: u32) -> Option<Self> {
        let next = NaiveDate::from_ymd_opt(year, month, day)?.succ_opt()?.and_hms_opt(0, 0, 0)?;
        Some(Self::from_millis(next.and_utc().timestamp_millis()))
    }

    /// Returns the year of the instant (UTC).
    pub fn year(self) -> i32 {
        self.date_time().year()
    }

    /// Returns the instant as a date and time of day (UTC).
    pub fn date_time(self) -> DateTime<Utc> {
        DateTime::from_timestamp_millis(self.0).unwrap_or_default()
    }
}

impl Span {
    /// No time.
    pub const ZERO: Self = Self(0);

    /// Returns this many milliseconds.
    pub const fn from_millis(millis: i64) -> Self {
        Self(millis)
    }

    /// Returns this many seconds.
    pub const fn from_secs(secs: i64) -> Self {
        Self(secs.saturating_mul(1_000))
    }

    /// Returns this many minutes.
    pub const fn from_minutes(minutes: i64) -> Self {
        Self(minutes.saturating_mul(60_000))
    }

    /// Returns the span in milliseconds.
    pub const fn millis(self) -> i64 {
        self.0
    }

    /// Returns whole seconds, rounded up: a countdown shows 0:01 until it is over.
    pub const fn secs_up(self) -> i64 {
        self.0.saturating_add(999).div_euclid(1_000)
    }

    /// Adds two spans.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }

    /// Subtracts `other`.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

impl TimeOfDay {
    /// The number of minutes in a day.
    const DAY: u16 = 24 * 60;

    /// Returns the time this many hours and minutes after midnight, modulo a day.
    pub const fn new(hours: u8, minutes: u8) -> Self {
        Self((hours as u16 * 60 + minutes as u16) % Self::DAY)
    }

    /// Returns the time this many minutes later, modulo a day.
    #[must_use]
    pub fn later(self, minutes: u32) -> Self {
        let minutes = (u32::from(self.0) + minutes) % u32::from(Self::DAY);
        Self(u16::try_from(minutes).unwrap_or_default())
    }

    /// Returns the minutes from `earlier` to the next time it is this time: 0 to one minute less
    /// than a day.
    pub const fn minutes_after(self, earlier: Self) -> u16 {
        (self.0 + Self::DAY - earlier.0) % Self::DAY
    }

    /// Returns the minutes past the hour.
    pub fn minutes_of_hour(self) -> u32 {
        u32::from(self.0 % 60)
    }

    /// Parses what people type: "14:00", "9.30", "14".
    pub fn parse(text: &str) -> Option<Self> {
        let (hours, minutes) = text.trim().split_once([':', '.']).unwrap_or((text.trim(), "00"));
        let figures = |text: &str, most: u16| {
            let all = matches!(text.len(), 1 | 2) && text.bytes().all(|byte| byte.is_ascii_digit());
            text.parse().ok().filter(|number: &u16| all && *number <= most)
        };
        let (hours, minutes) = (figures(hours, 23)?, figures(minutes, 59)?);
        Some(Self(hours * 60 + minutes))
    }
}

impl fmt::Display for TimeOfDay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}:{:02}", self.0 / 60, self.0 % 60)
    }
}

impl Serialize for TimeOfDay {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for TimeOfDay {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(from)?;
        Self::parse(&text).ok_or_else(|| ExpectedKind::TimeOfDay.error(text))
    }
}

/// Writes the instant as in RFC 3339, with milliseconds.
impl fmt::Display for Timestamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.date_time().to_rfc3339_opts(SecondsFormat::Millis, true))
    }
}

impl Serialize for Timestamp {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl Timestamp {
    /// Parses a full instant: "2026-11-21T20:10:03.250Z".
    pub fn parse(text: &str) -> Option<Self> {
        Self::as_written(text).or_else(|| {
            let instant = DateTime::parse_from_rfc3339(text).ok()?;
            Some(Self::from_millis(instant.timestamp_millis()))
        })
    }

    /// Parses the form that this program writes, in a tenth of the time that the general parser
    /// takes.
    fn as_written(text: &str) -> Option<Self> {
        let bytes: &[u8; 24] = text.as_bytes().try_into().ok()?;
        let signs =
            [(4, b'-'), (7, b'-'), (10, b'T'), (13, b':'), (16, b':'), (19, b'.'), (23, b'Z')];
        if signs.iter().any(|(at, sign)| bytes[*at] != *sign) {
            return None;
        }
        let number = |at: std::ops::Range<usize>| {
            bytes[at].iter().try_fold(0_u32, |number, digit| {
                digit.is_ascii_digit().then(|| number * 10 + u32::from(digit - b'0'))
            })
        };
        let year = i32::try_from(number(0..4)?).ok()?;
        let day = NaiveDate::from_ymd_opt(year, number(5..7)?, number(8..10)?)?;
        let (hour, minute, second) = (number(11..13)?, number(14..16)?, number(17..19)?);
        let instant = day.and_hms_milli_opt(hour, minute, second, number(20..23)?)?;
        Some(Self::from_millis(instant.and_utc().timestamp_millis()))
    }
}

impl<'de> Deserialize<'de> for Timestamp {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct TimeVisitor;

        impl Visitor<'_> for TimeVisitor {
            type Value = Timestamp;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a time: \"2026-11-21T20:10:03.250Z\"")
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Timestamp, E> {
                Timestamp::parse(text).ok_or_else(|| ExpectedKind::Time.error(text))
            }
        }

        from.deserialize_str(TimeVisitor)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_instant_reads_as_it_is_written() {
        let instant = Timestamp::from_millis(1_795_205_403_250);
        let text = ron::to_string(&instant).unwrap();
        assert_eq!(ron::from_str::<Timestamp>(&text), Ok(instant));
        assert!(ron::from_str::<Timestamp>("\"yesterday\"").is_err());
    }

    /// The fast parser agrees with the general one; other forms are read by the general parser
    /// alone.
    #[test]
    fn an_instant_is_read_quickly_as_it_is_read_at_length() {
        let at_length = |text: &str| {
            let instant = DateTime::parse_from_rfc3339(text).ok()?;
            Some(Timestamp::from_millis(instant.timestamp_millis()))
        };
        let cases = [
            ("2026-11-21T20:10:03.250Z", true),
            ("2024-02-29T23:59:59.999Z", true),
            ("1900-01-01T00:00:00.000Z", true),
            ("1969-12-31T23:59:59.001Z", true),
            ("2023-02-29T00:00:00.000Z", false),
            ("2026-13-01T00:00:00.000Z", false),
            ("2026-11-21T24:00:00.000Z", false),
            ("2026-11-21T20:10:60.000Z", false),
            ("2026-11-21T20:10:03.250z", false),
            ("2026-11-21 20:10:03.250Z", false),
            ("2026-11-21T20:10:03.25Z", false),
            ("+026-11-21T20:10:03.250Z", false),
            ("2026-11-21T20:10:0é.50Z", false),
        ];
        for (text, quickly) in cases {
            let read = Timestamp::as_written(text);
            assert_eq!(read.is_some(), quickly, "{text}");
            assert!(read.is_none() || read == at_length(text), "{text}");
            let written = format!("{text:?}");
            assert_eq!(ron::from_str(&written).ok(), at_length(text), "{text}");
        }
    }

    #[test]
    fn a_time_of_day_reads_as_people_type_it() {
        let cases = [
            ("14:00", Some("14:00")),
            (" 9.30 ", Some("09:30")),
            ("9", Some("09:00")),
            ("23:59", Some("23:59")),
            ("0:05", Some("00:05")),
            ("24:00", None),
            ("12:60", None),
            ("12:+5", None),
            ("12:", None),
            ("", None),
            ("012:00", None),
            ("noon", None),
        ];
        for (typed, said) in cases {
            let read = TimeOfDay::parse(typed);
            assert_eq!(read.map(|time| time.to_string()).as_deref(), said, "{typed}");
            if let Some(time) = read {
                let text = ron::to_string(&time).unwrap();
                assert_eq!(ron::from_str::<TimeOfDay>(&text), Ok(time));
            }
        }
        assert!(ron::from_str::<TimeOfDay>("\"25:00\"").is_err());
    }

    #[test]
    fn an_evening_goes_past_midnight() {
        let time = |text| TimeOfDay::parse(text).unwrap();
        let cases = [("20:30", "01:00", 270), ("00:00", "23:59", 1_439), ("12:00", "12:00", 0)];
        for (from, to, minutes) in cases {
            assert_eq!(time(to).minutes_after(time(from)), minutes, "{from} to {to}");
            assert_eq!(time(from).later(minutes.into()), time(to), "{from} to {to}");
            assert_eq!(time(from).later(u32::from(minutes) + 1_440), time(to), "{from} to {to}");
        }
    }

    #[test]
    fn a_begun_second_counts() {
        let cases = [(0, 0), (1, 1), (1_000, 1), (1_001, 2), (-1, 0), (-1_000, -1)];
        for (millis, secs) in cases {
            assert_eq!(Span::from_millis(millis).secs_up(), secs, "{millis} ms");
        }
    }
}
