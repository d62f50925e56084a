//! The answers to irregularities, in both languages.
#![expect(clippy::unwrap_used, clippy::panic, reason = "a test")]

mod answers;
mod complete;
mod coverage;
mod glossary;
mod search;

use bottone_base::chips::Chips;
use bottone_i18n::Language;
use bottone_rules::rulebook::Rulebook;
use bottone_rules_support::profiles::rulebooks;
use bottone_view_table::irregularities::{AnsweredBy, Answers, Irregularity, Remedy, TableFacts};

/// A table of nine at 100-200.
const SCENE: TableFacts = TableFacts { big: Chips::new(200), players: 9 };

fn book(name: &str) -> Rulebook {
    rulebooks()
        .into_iter()
        .find(|book| book.name == name)
        .unwrap_or_else(|| panic!("no book {name}"))
}

/// Parses answers such as "stage=after, bet=600".
fn answers(entry: &Irregularity, text: &str) -> Answers {
    let read = |part: &str| {
        let (id, value) = part.trim().split_once('=').unwrap();
        let ask = entry.asks.iter().find(|ask| ask.id == id);
        let ask = ask.unwrap_or_else(|| panic!("{} does not ask {id}", entry.id));
        let value = match ask.kind {
            AnsweredBy::Amount(_) => value.parse().unwrap(),
            AnsweredBy::Choice(choices) => {
                let place = choices.iter().position(|choice| *choice == value);
                place.unwrap_or_else(|| panic!("{id} has no choice {value}")) as u64
            }
        };
        (ask.id, value)
    };
    text.split(',').filter(|part| !part.trim().is_empty()).map(read).collect()
}

fn answer(language: Language, id: &str, text: &str, name: &str) -> Remedy {
    let entry = Irregularity::called(id).unwrap_or_else(|| panic!("no entry {id}"));
    entry.answer(language, &answers(entry, text), SCENE, &book(name), &rulebooks())
}

/// Returns every way of answering the questions of an entry.
fn every_case(entry: &Irregularity) -> Vec<Answers> {
    let mut cases = vec![Answers::new()];
    for ask in entry.asks {
        let AnsweredBy::Choice(choices) = ask.kind else { continue };
        let with = |case: &Answers, place: usize| {
            let mut case = case.clone();
            case.insert(ask.id, place as u64);
            case
        };
        cases = cases
            .iter()
            .flat_map(|case| (0..choices.len()).map(|place| with(case, place)))
            .collect();
    }
    cases
}
