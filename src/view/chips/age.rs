//! The age of a count in words, the same wherever a stack is shown.

use bottone_base::{seat::TableNo, time::Timestamp};
use bottone_i18n::Language;
use bottone_tournament::{Tournament, counts::Age, entries::EntryId};
use bottone_vocabulary::words;

use crate::Tone;

const MINUTES_OF_A_DAY: u64 = 1_440;

/// The age of a count, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CountAge {
    /// The age, which says how far the count can be trusted.
    pub age: Age,
    /// "21:06" while it is fresh, "14 min ago" once hands have been dealt since.
    pub short: String,
    /// "counted 21:06, 14 min ago: hands were dealt since".
    pub long: String,
    /// The tone: good for fresh counts, dim for old ones.
    pub tone: Tone,
}

impl CountAge {
    /// Returns the age of this entry's last count. `None` if it was never counted.
    pub fn of_stack(
        language: Language,
        t: &Tournament,
        entry: EntryId,
        at: Timestamp,
    ) -> Option<Self> {
        let counted = t.counts().of(entry)?;
        Some(Self::text(language, t.age_of_stack(entry, at)?, counted.at, at))
    }

    /// Returns the age of this table's last sheet. `None` without one.
    pub fn of_sheet(
        language: Language,
        t: &Tournament,
        table: TableNo,
        at: Timestamp,
    ) -> Option<Self> {
        let sheet = t.counts().sheet(table)?;
        Some(Self::text(language, t.age_of_sheet(table, at)?, sheet.at, at))
    }

    /// Returns the tone of a stack shown without its age: `Dim` if the count is old.
    pub fn tone_of_stack(t: &Tournament, entry: EntryId, at: Timestamp) -> Tone {
        if t.age_of_stack(entry, at) == Some(Age::Old) { Tone::Dim } else { Tone::Plain }
    }

    fn text(language: Language, age: Age, counted: Timestamp, now: Timestamp) -> Self {
        let minutes = u64::try_from(now.since(counted).secs_up() / 60).unwrap_or(0);
        let (name, tone) = match age {
            Age::Fresh => ("counts-fresh", Tone::Good),
            Age::PlayedOn => ("counts-played-on", Tone::Plain),
            Age::Old => ("counts-old", Tone::Dim),
        };
        let time = words::time_of_day(counted);
        let ago = match minutes / MINUTES_OF_A_DAY {
            _ if minutes == 0 => language.word("counts-just-now"),
            days @ 2.. => words::count(
                language,
                "counts-days-ago",
                usize::try_from(days).unwrap_or(usize::MAX),
            ),
            _ => language.say("counts-ago", &[("time", words::hours(language, minutes).into())]),
        };
        let gaps = [("time", time.as_str().into()), ("ago", ago.as_str().into())];
        let long = language.say(name, &gaps);
        Self { age, short: if age == Age::Fresh { time } else { ago }, long, tone }
    }
}
