//! The names and icons of the kinds of evening, for the first page and for a new event.

use bottone_i18n::Language;
use bottone_store::profiles::Kind;
use bottone_ui_kit::icons::Icon;
use chrono::{Datelike as _, NaiveDate};

/// Returns the name of this kind's label.
pub const fn name(kind: Kind) -> &'static str {
    match kind {
        Kind::Home => "start-home",
        Kind::League => "start-league",
        Kind::Charity => "start-charity",
        Kind::Casino => "start-casino",
        Kind::Clock => "start-clock",
    }
}

/// Returns the name of this kind's description.
pub const fn line(kind: Kind) -> &'static str {
    match kind {
        Kind::Home => "start-home-line",
        Kind::League => "start-league-line",
        Kind::Charity => "start-charity-line",
        Kind::Casino => "start-casino-line",
        Kind::Clock => "start-clock-line",
    }
}

/// Returns the icon of this kind.
pub const fn icon(kind: Kind) -> Icon {
    match kind {
        Kind::Home => Icon::Home,
        Kind::League => Icon::Cup,
        Kind::Charity => Icon::Heart,
        Kind::Casino => Icon::Spade,
        Kind::Clock => Icon::Clock,
    }
}

/// Returns the default name of an event of this kind, such as "Home game 2026-11-28".
pub fn default_name(language: Language, kind: Kind, day: NaiveDate) -> String {
    let noun = match kind {
        Kind::Clock => "shell-clock",
        Kind::Home | Kind::League | Kind::Charity | Kind::Casino => name(kind),
    };
    let gaps = [
        ("kind", language.word(noun).into()),
        ("year", day.year().to_string().into()),
        ("month", format!("{:02}", day.month()).into()),
        ("day", format!("{:02}", day.day()).into()),
    ];
    language.say("start-named", &gaps)
}
