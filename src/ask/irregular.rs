//! The questions about irregularities at a table and their remedies.

use std::fmt;

use serde::{
    Deserialize, Deserializer, Serialize,
    de::{Error, Visitor},
};

use super::{
    fault::{QuestionFault, expected},
    reading::{book, sealed, usual_book},
};
use crate::{
    i18n::{Language, Saying},
    rules::chips::Chips,
    store::profiles::Rulebooks,
    view::table::irregularities::{self, AnsweredBy, Answers, Ask, Entry, Scene},
};

#[derive(Deserialize)]
#[serde(rename = "Irregular", deny_unknown_fields)]
pub(super) struct IrregularQuestion {
    #[serde(default)]
    id: Option<String>,
    #[serde(default = "usual_book")]
    rules: String,
    #[serde(default)]
    answers: Vec<(String, Given)>,
    #[serde(default = "hundred")]
    big_blind: Chips,
    #[serde(default = "nine")]
    players: u8,
}

/// An answer to a question: one of its choices, or an amount.
enum Given {
    Choice(String),
    Amount(u64),
}

#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum IrregularAnswer {
    Cases { cases: Vec<Case> },
    Ruled(Ruled),
}

/// A line of the catalogue.
#[derive(Serialize)]
pub(super) struct Case {
    id: &'static str,
    group: String,
    name: String,
    asks: Vec<Asked>,
}

/// A question about a case and its possible answers, the usual one first.
#[derive(Serialize)]
struct Asked {
    id: &'static str,
    question: String,
    choices: Vec<&'static str>,
    amount: Option<Chips>,
}

/// The remedy for a case.
#[derive(Serialize)]
pub(super) struct Ruled {
    verdict: String,
    steps: Vec<String>,
    cites: Vec<String>,
    why: String,
    silent: String,
    elsewhere: Vec<String>,
}

const fn hundred() -> Chips {
    Chips::new(100)
}

const fn nine() -> u8 {
    9
}

impl<'de> Deserialize<'de> for Given {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Either;

        impl Visitor<'_> for Either {
            type Value = Given;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}", Saying::of("ask-choice-or-amount"))
            }

            fn visit_str<E: Error>(self, choice: &str) -> Result<Given, E> {
                Ok(Given::Choice(choice.to_owned()))
            }

            fn visit_u64<E: Error>(self, amount: u64) -> Result<Given, E> {
                Ok(Given::Amount(amount))
            }

            fn visit_i64<E: Error>(self, number: i64) -> Result<Given, E> {
                let found = Saying::AsItIs(number.to_string());
                Err(sealed(&expected(found, Saying::of("ask-choice-or-amount"))))
            }
        }

        from.deserialize_any(Either)
    }
}

impl IrregularQuestion {
    pub(super) fn answer(
        &self,
        language: Language,
        rulebooks: &Rulebooks,
    ) -> Result<IrregularAnswer, QuestionFault> {
        let book = book(rulebooks, &self.rules)?;
        let scene = Scene { big: self.big_blind, players: self.players };
        let Some(id) = &self.id else {
            let case = |(group, entry): (irregularities::Group, &'static Entry)| Case {
                id: entry.id,
                group: group.name(language),
                name: entry.name(language),
                asks: entry.asks.iter().map(|ask| asked(language, ask, scene)).collect(),
            };
            return Ok(IrregularAnswer::Cases { cases: Entry::all().map(case).collect() });
        };
        let entry = Entry::called(id).ok_or_else(|| {
            QuestionFault::of("id", Saying::of("ask-no-case").with("id", id.as_str()))
        })?;
        let given = self.given(entry)?;
        let told = entry.answer(language, &given, scene, book, rulebooks.usable());
        Ok(IrregularAnswer::Ruled(Ruled {
            verdict: told.verdict,
            steps: told.steps,
            cites: told.cites,
            why: told.why,
            silent: told.silent,
            elsewhere: told.elsewhere,
        }))
    }

    /// Returns the answers, if each belongs to a question about this case.
    fn given(&self, entry: &Entry) -> Result<Answers, QuestionFault> {
        let mut answers = Answers::new();
        for (id, given) in &self.answers {
            let ask = entry.asks.iter().find(|ask| ask.id == id).ok_or_else(|| {
                let asks: Vec<&str> = entry.asks.iter().map(|ask| ask.id).collect();
                let found = Saying::of("ask-not-asked").with("id", id.as_str());
                QuestionFault::of("answers", found.with("asks", asks.join(", ")))
            })?;
            let value = match (ask.kind, given) {
                (AnsweredBy::Amount(_), Given::Amount(amount)) if *amount <= Chips::MOST => *amount,
                (AnsweredBy::Choice(choices), Given::Choice(choice)) => {
                    let place = choices.iter().position(|of| of == choice);
                    place.ok_or_else(|| wrong(ask))? as u64
                }
                _ => return Err(wrong(ask)),
            };
            if answers.insert(ask.id, value).is_some() {
                return Err(QuestionFault::of(
                    "answers",
                    Saying::of("ask-answered-twice").with("id", ask.id),
                ));
            }
        }
        Ok(answers)
    }
}

fn asked(language: Language, ask: &'static Ask, scene: Scene) -> Asked {
    let choices = match ask.kind {
        AnsweredBy::Choice(choices) => choices.to_vec(),
        AnsweredBy::Amount(_) => Vec::new(),
    };
    Asked { id: ask.id, question: ask.question(language), choices, amount: ask.usual(scene) }
}

/// Makes the fault for an answer of the wrong kind.
fn wrong(ask: &Ask) -> QuestionFault {
    let wrong = match ask.kind {
        AnsweredBy::Choice(choices) => {
            Saying::of("ask-choices").with("choices", choices.join(", "))
        }
        AnsweredBy::Amount(_) => Saying::of("ask-an-amount").with("most", Chips::new(Chips::MOST)),
    };
    QuestionFault::of("answers", wrong.with("id", ask.id))
}
