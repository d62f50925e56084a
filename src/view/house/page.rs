//! The page of one person in the book.

use bottone_base::{
    person::{PersonId, Stop},
    time::{TimeOfDay, Timestamp},
};
use bottone_house::{House, people::BookPerson};
use bottone_i18n::{Language, Saying, ToText as _};
use bottone_vocabulary::words;
use chrono::{Days, Local, NaiveDate, TimeDelta};

/// A person's page in the book, as finished text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BookPage {
    /// "Bianchi, Luca".
    pub name: String,
    /// The details of the person, as caption and content.
    pub lines: Vec<(String, String)>,
    /// "Barred until 3 March 2027, by Carla: threw chips".
    pub bar: Option<String>,
    /// The records merged into this person, which may be separated again.
    pub merged: Vec<(PersonId, String)>,
}

/// The treatment of personal data: documents, birth dates and notes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Personal {
    Shown,
    /// Hidden: the person at the desk may not see them.
    Hidden,
}

impl Personal {
    /// Returns `Shown` for a person who may see them.
    pub const fn of(may_see: bool) -> Self {
        if may_see { Self::Shown } else { Self::Hidden }
    }
}

impl BookPage {
    /// Builds the page of this person.
    pub fn of(
        language: Language,
        house: &House,
        (person, at): (PersonId, Timestamp),
        personal: Personal,
    ) -> Option<Self> {
        let people = house.people();
        let person = people.current_id(person);
        let known = people.get(person)?;
        let merged = people.merged().filter(|(_, into, _)| *into == person);
        let name = |known: &BookPerson| known.details.person(person).display_name();
        Some(Self {
            name: name(known),
            lines: lines(language, person, known, personal),
            bar: known
                .bar
                .as_ref()
                .filter(|bar| bar.is_in_force(at))
                .map(|_| bar_text(language, known, personal)),
            merged: merged.map(|(gone, _, known)| (gone, name(known))).collect(),
        })
    }
}

fn lines(
    language: Language,
    person: PersonId,
    known: &BookPerson,
    personal: Personal,
) -> Vec<(String, String)> {
    let details = match personal {
        Personal::Shown => known.details.clone(),
        Personal::Hidden => known.details.without_personal_data(),
    };
    let year = details.born.map(|year| year.to_string()).unwrap_or_default();
    let all = [
        ("club-spellings", details.spellings.join("; ")),
        ("club-card", details.card.clone()),
        ("club-country", details.country.clone()),
        ("club-born", year),
        ("club-document", details.document.clone()),
        ("club-language", details.language.clone()),
        ("club-notes", details.notes.clone()),
        ("club-since", words::date(language, known.since)),
        ("club-id", person.to_string()),
    ];
    let said = all.into_iter().filter(|(_, text)| !text.is_empty());
    said.map(|(name, text)| (language.word(name), text)).collect()
}

fn bar_text(language: Language, known: &BookPerson, personal: Personal) -> String {
    let Some(bar) = &known.bar else { return String::new() };
    let saying = match bar.until {
        Some(until) => Saying::of("club-barred-until").with("until", words::date(language, until)),
        None => Saying::of("club-barred"),
    };
    let why = match personal {
        Personal::Shown => bar.reason.clone(),
        Personal::Hidden => language.word("club-why-hidden"),
    };
    saying.with("by", bar.by.as_str()).with("why", why).to_text(language)
}

/// Returns the end of a typed day: "2027-03-31", "31.3.2027", "31/3/2027".
pub fn end_of_day(typed: &str) -> Option<Timestamp> {
    let (year, month, day) = date_typed(typed)?;
    Timestamp::end_of_day(year, month, day)
}

/// Returns the start from a day as for [`end_of_day`] and a time of day, in the computer's time
/// zone. If clocks are put back and the time occurs twice, it is the first.
pub fn start_typed(date: &str, time: &str) -> Option<Timestamp> {
    let (year, month, day) = date_typed(date)?;
    let minutes = TimeOfDay::parse(time)?.minutes_after(TimeOfDay::new(0, 0));
    let day = NaiveDate::from_ymd_opt(year, month, day)?.and_hms_opt(0, 0, 0)?;
    let at = day.checked_add_signed(TimeDelta::minutes(minutes.into()))?;
    let at = at.and_local_timezone(Local).earliest()?;
    Some(Timestamp::from_millis(at.timestamp_millis()))
}

/// Formats a day and a time as [`start_typed`] reads them, this many days after that of `at`.
pub fn start_fields(at: Timestamp, days: u64) -> (String, String) {
    let at = at.date_time().with_timezone(&Local);
    let day = at.date_naive();
    let day = day.checked_add_days(Days::new(days)).unwrap_or(day);
    (day.format("%Y-%m-%d").to_string(), at.format("%H:%M").to_string())
}

fn date_typed(typed: &str) -> Option<(i32, u32, u32)> {
    let parts: Vec<u32> = typed
        .trim()
        .split(['-', '.', '/'])
        .map(|part| part.trim().parse().ok())
        .collect::<Option<_>>()?;
    let [one, month, other] = parts[..] else { return None };
    let (year, day) = if one > 31 { (one, other) } else { (other, one) };
    Some((i32::try_from(year).ok().filter(|year| *year > 1_900)?, month, day))
}

/// Explains why this person may not play, and the person to call.
pub fn ban_text(
    language: Language,
    house: &House,
    person: PersonId,
    (at, personal): (Timestamp, Personal),
) -> Option<String> {
    let known = house.people().get(person)?;
    let what = match house.people().stop(person, house.setup().min_age, at)? {
        Stop::Barred => bar_text(language, known, personal),
        Stop::UnderAge if personal == Personal::Hidden => Saying::of("club-under-age-hidden")
            .with("age", house.setup().min_age.map_or(0, u32::from))
            .to_text(language),
        Stop::UnderAge => Saying::of("club-under-age")
            .with("born", known.details.born.map_or(0, u32::from))
            .with("age", house.setup().min_age.map_or(0, u32::from))
            .to_text(language),
    };
    let call = house.setup().contact.as_str();
    if call.is_empty() {
        return Some(what);
    }
    Some(Saying::of("club-call").with("what", what).with("call", call).to_text(language))
}

/// Returns every person in the book as spreadsheet rows, with a title row. The content is for the
/// house only.
pub fn rows(language: Language, house: &House) -> Vec<Vec<String>> {
    const TITLES: [&str; 14] = [
        "club-id",
        "club-family",
        "club-given",
        "club-spellings",
        "club-country",
        "club-card",
        "club-document",
        "club-born",
        "club-language",
        "club-notes",
        "club-column-barred",
        "club-column-until",
        "club-column-by",
        "club-column-why",
    ];
    let titles = TITLES.iter().map(|title| language.word(title)).collect();
    let row = |(person, known): (PersonId, &BookPerson)| {
        let details = known.details.clone();
        let born = details.born.map(|year| year.to_string()).unwrap_or_default();
        let bar = known.bar.clone();
        let barred = bar.as_ref().map(|_| language.word("club-column-yes")).unwrap_or_default();
        // To the instant, so that an import of the list gives bars of the same length.
        let until = bar.as_ref().and_then(|bar| bar.until);
        let until = until.map(|until| until.to_string()).unwrap_or_default();
        let (by, why) = bar.map(|bar| (bar.by, bar.reason)).unwrap_or_default();
        vec![
            person.to_string(),
            details.family,
            details.given,
            details.spellings.join("; "),
            details.country,
            details.card,
            details.document,
            born,
            details.language,
            details.notes,
            barred,
            until,
            by,
            why,
        ]
    };
    std::iter::once(titles).chain(house.people().all().map(row)).collect()
}
