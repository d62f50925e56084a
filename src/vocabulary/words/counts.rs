//! Numbers, ordinals and lists in words.

use bottone_i18n::{Language, in_order};
use bottone_tournament::FinishPlace;

/// Returns a count with the sentence `what`: "1 player", "9 players".
pub fn count(language: Language, what: &str, number: usize) -> String {
    language.say(what, &[("count", number.into())])
}

/// Returns an ordinal: "1st", "2nd", "168th".
pub fn ordinal(language: Language, number: u32) -> String {
    language.say("count-ordinal", &[("number", in_order(number))])
}

/// Returns the number of an entry among a player's: "2nd entry".
pub fn entry_number(language: Language, number: u32) -> String {
    language.say("count-entry-number", &[("number", in_order(number))])
}

/// Returns a place: "168th", or "8th–9th" for a tie.
pub fn place(language: Language, place: FinishPlace) -> String {
    let first = ordinal(language, place.first);
    if place.first == place.last {
        first
    } else {
        format!("{first}–{}", ordinal(language, place.last))
    }
}

/// Returns "once", "twice", "3 times".
pub fn times(language: Language, number: u8) -> String {
    language.say("count-times", &[("count", number.into())])
}

/// Formats hundredths of a percent: "3%", "6.75%" in English, "6,75%" in Italian.
pub fn percent(language: Language, hundredths: u16) -> String {
    let all = percent_in_column(language, hundredths, 2);
    format!("{}%", all.trim_end_matches(['%', '0']).trim_end_matches(language.decimal_sign()))
}

/// Formats the same with one or two decimals, so that they align in columns: "30.20%", "16.16%".
pub fn percent_in_column(language: Language, hundredths: u16, figures: usize) -> String {
    let part = format!("{:02}", hundredths % 100);
    format!("{}{}{part:.figures$}%", hundredths / 100, language.decimal_sign())
}

/// Joins items: "25, 100 and 500".
pub fn listed(language: Language, items: &[String]) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => {
            let gaps = [("first", first.join(", ").into()), ("last", last.as_str().into())];
            language.say("count-and", &gaps)
        }
    }
}

/// Joins the non-empty parts in one line.
pub fn joined(parts: impl IntoIterator<Item = String>) -> String {
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    parts.join(" · ")
}

/// Formats the most that one entry may buy: "3", or a note that there is no limit.
pub fn most(language: Language, most: u8) -> String {
    if most == u8::MAX { language.word("words-unlimited") } else { most.to_string() }
}
