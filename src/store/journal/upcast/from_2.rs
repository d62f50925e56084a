//! The step from format 2 to format 3: plain words.
//!
//! Format 2 had words that were no English of a card room: a record had a `deed`, a ruling was
//! `Told`, a stack `StackTold`. Format 3 differs in these words only, so a line is not taken apart.

use std::borrow::Cow;

use super::{Line, words::renamed};

/// A word with a new name: the type that has it as a field or variant, the old and the new name.
type NewWord = (&'static str, &'static str, &'static str);

/// The new words of a record of either kind.
const OF_RECORDS: [NewWord; 5] = [
    ("Record", "deed", "action"),
    ("Record", "act", "request_id"),
    ("Record", "again", "revisions"),
    ("RecordRevision", "comes", "result"),
    ("Revision", "Falls", "Invalid"),
];

/// The new words of the commands and events of an event.
const OF_EVENTS: [NewWord; 18] = [
    ("ArrivalCommand", "See", "CheckIn"),
    ("ArrivalEvent", "Seen", "CheckedIn"),
    ("CountCommand", "Mend", "CorrectSheet"),
    ("CountEvent", "Mended", "SheetCorrected"),
    ("EntryCommand", "apart", "separate_hand"),
    ("EntryEvent", "apart", "separate_hand"),
    ("FilingCommand", "GoOn", "Continue"),
    ("FilingEvent", "GoneOn", "Continued"),
    ("FlightEntry", "came", "result"),
    ("HandsCommand", "did", "progress"),
    ("HandsEvent", "did", "progress"),
    ("HandsEvent", "StackTold", "StackReported"),
    ("PaperCommand", "Keep", "Record"),
    ("PaymentCommand", "TakenBy", "PaidWith"),
    ("PaymentEvent", "TakenBy", "PaidWith"),
    ("Refusal", "NobodySignedIn", "NotSignedIn"),
    ("Refusal", "ProgramAlone", "ProgramOnly"),
    ("Verdict", "Told", "Text"),
];

/// The new words of a rule book.
const OF_RULE_BOOKS: [NewWord; 4] = [
    ("Burns", "PutRight", "Restored"),
    ("Conceding", "Anybody", "Anyone"),
    ("Conceding", "AnybodyPenalised", "AnyonePenalised"),
    ("DeadButtonAnte", "Nobody", "NotPaid"),
];

/// The new words of a club's file.
const OF_HOUSES: [NewWord; 13] = [
    ("Bar", "why", "reason"),
    ("EventsCommand", "Leave", "Remove"),
    ("EventsEvent", "Left", "Removed"),
    ("PeopleCommand", "Part", "Separate"),
    ("PeopleCommand", "TakeIn", "Import"),
    ("PeopleEvent", "Parted", "Separated"),
    ("PeopleEvent", "TakenIn", "Imported"),
    ("Setup", "call", "contact"),
    ("Setup", "least_age", "min_age"),
    ("Setup", "ways", "payment_methods"),
    ("StaffCommand", "Take", "Import"),
    ("StaffEvent", "Taken", "Imported"),
    ("TicketsEvent", "Became", "StateChanged"),
];

/// The new names of the lines of a file of reports.
const OF_REPORTS: [NewWord; 5] = [
    ("ReportLine", "Alone", "Offline"),
    ("ReportLine", "Back", "Online"),
    ("ReportLine", "OnRecord", "Recorded"),
    ("ReportLine", "PutAway", "Discarded"),
    ("ReportLine", "Told", "Report"),
];

pub(super) fn line(line: Line, text: &str) -> Cow<'_, str> {
    match line {
        Line::Head | Line::Record => renamed(text, of_event),
        Line::HouseHead | Line::HouseRecord => renamed(text, of_house),
        Line::ReportsHead => Cow::Borrowed(text),
        Line::Report => report(text),
    }
}

pub(super) fn unfinished(text: &str) -> String {
    renamed(text, of_event).into_owned()
}

/// Renames a line of reports: its first word is its own, and the rest is a record.
fn report(text: &str) -> Cow<'_, str> {
    let length = text.find(|letter: char| !letter.is_ascii_alphabetic()).unwrap_or(text.len());
    let (first, rest) = text.split_at(length);
    let first = find(&OF_REPORTS, first).unwrap_or(first);
    Cow::Owned(format!("{first}{}", renamed(rest, of_event)))
}

fn of_event(word: &str) -> Option<&'static str> {
    find(&OF_RECORDS, word).or_else(|| find(&OF_EVENTS, word)).or_else(|| of_rule_book(word))
}

fn of_house(word: &str) -> Option<&'static str> {
    find(&OF_RECORDS, word).or_else(|| find(&OF_HOUSES, word))
}

/// Returns the new name of a word of a rule book.
pub(super) fn of_rule_book(word: &str) -> Option<&'static str> {
    find(&OF_RULE_BOOKS, word)
}

fn find(words: &[NewWord], word: &str) -> Option<&'static str> {
    words.iter().find(|(_, old, _)| *old == word).map(|(_, _, new)| *new)
}

#[cfg(test)]
mod tests {
    use super::*;

    macro_rules! shape {
        ($name:literal) => {
            include_str!(concat!("../../../../tests/event/formats/", $name, ".shape"))
        };
    }

    /// Checks every field and variant of format 2 with the name of a new word: it belongs to the
    /// type of that word, and no other field or variant of that type has the new name. So renaming
    /// by the word alone is safe.
    #[test]
    fn a_word_means_one_thing_in_format_2() {
        let kinds: [(&str, &[&[NewWord]]); 2] = [
            (shape!("format-2"), &[&OF_RECORDS, &OF_EVENTS, &OF_RULE_BOOKS]),
            (shape!("house-2"), &[&OF_RECORDS[..1], &OF_HOUSES]),
        ];
        for (shape, words) in kinds {
            let words: Vec<NewWord> = words.concat();
            let mut unseen: Vec<&NewWord> = words.iter().collect();
            let mut within = "";
            let mut members: Vec<(&str, &str)> = Vec::new();
            for line in shape.lines().filter(|line| !line.is_empty()) {
                let name = line.trim_start();
                let end = name.find(['?', ':', '(']).unwrap_or(name.len());
                if name == line {
                    within = name;
                } else {
                    members.push((within, &name[..end]));
                }
            }
            for (owner, name) in &members {
                let is_it = |word: &&NewWord| word.1 == *name;
                if words.iter().any(|word| is_it(&word)) {
                    assert!(
                        words.iter().filter(is_it).any(|word| word.0 == *owner),
                        "{owner} {name}"
                    );
                }
                unseen.retain(|word| (word.0, word.1) != (*owner, *name));
                let taken = words.iter().find(|word| (word.0, word.2) == (*owner, *name));
                assert_eq!(taken, None);
            }
            assert_eq!(unseen, [] as [&NewWord; 0]);
        }
    }

    #[test]
    fn a_report_is_renamed_by_its_own_word() {
        for (old, new) in [
            ("Alone(at:\"x\",after:3)", "Offline(at:\"x\",after:3)"),
            (
                "Told((by:\"Told\",act:Some(\"a-1\"),deed:Done(command:Incidents(Rule((verdict:Told(\"\")))))))",
                "Report((by:\"Told\",request_id:Some(\"a-1\"),action:Done(command:Incidents(Rule((verdict:Text(\"\")))))))",
            ),
            ("Sent(report:1)", "Sent(report:1)"),
        ] {
            assert_eq!(line(Line::Report, old), new);
        }
    }
}
