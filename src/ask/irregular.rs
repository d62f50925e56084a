//! The questions about irregularities at a table and their remedies.

use std::fmt;

use bottone_base::chips::Chips;
use bottone_i18n::{Language, Saying};
use bottone_store::profiles::Rulebooks;
use bottone_view_table::irregularities::{
    self, AnsweredBy, Answers, CaseFact, Irregularity, TableFacts,
};
use serde::{
    Deserialize, Deserializer, Serialize,
    de::{Error, Visitor},
};

use super::{
    fault::{QuestionFault, expected},
    reading::{book, sealed, usual_book},
};

#[derive(Deserialize)]
#[serde(rename = "Irregular", deny_unknown_fields)]
pub(super) struct IrregularQuestion {
    #[serde(default)]
    id: Option<String>,
    #[serde(default = "usual_book")]
    rules: String,
    #[serde(default)]
    answers: Vec<(String, FactAnswer)>,
    #[serde(default = "hundred")]
    big_blind: Chips,
    #[serde(default = "nine")]
    players: u8,
}

/// An answer to a question: one of its choices, or an amount.
enum FactAnswer {
    Choice(String),
    Amount(u64),
}

#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum IrregularAnswer {
    Cases { cases: Vec<CaseAnswer> },
    Ruled(RemedyAnswer),
}

/// A line of the catalogue.
#[derive(Serialize)]
pub(super) struct CaseAnswer {
    id: &'static str,
    group: String,
    name: String,
    asks: Vec<CaseQuestion>,
}

/// A question about a case and its possible answers, the usual one first.
#[derive(Serialize)]
struct CaseQuestion {
    id: &'static str,
    question: String,
    choices: Vec<&'static str>,
    amount: Option<Chips>,
}

/// The remedy for a case.
#[derive(Serialize)]
pub(super) struct RemedyAnswer {
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

impl<'de> Deserialize<'de> for FactAnswer {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct FactVisitor;

        impl Visitor<'_> for FactVisitor {
            type Value = FactAnswer;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}", Saying::of("ask-choice-or-amount"))
            }

            fn visit_str<E: Error>(self, choice: &str) -> Result<FactAnswer, E> {
                Ok(FactAnswer::Choice(choice.to_owned()))
            }

            fn visit_u64<E: Error>(self, amount: u64) -> Result<FactAnswer, E> {
                Ok(FactAnswer::Amount(amount))
            }

            fn visit_i64<E: Error>(self, number: i64) -> Result<FactAnswer, E> {
                let found = Saying::AsItIs(number.to_string());
                Err(sealed(&expected(found, Saying::of("ask-choice-or-amount"))))
            }
        }

        from.deserialize_any(FactVisitor)
    }
}

impl IrregularQuestion {
    pub(super) fn answer(
        &self,
        language: Language,
        rulebooks: &Rulebooks,
    ) -> Result<IrregularAnswer, QuestionFault> {
        let book = book(rulebooks, &self.rules)?;
        let scene = TableFacts { big: self.big_blind, players: self.players };
        let Some(id) = &self.id else {
            let case = |(group, entry): (irregularities::IrregularGroup, &'static Irregularity)| {
                CaseAnswer {
                    id: entry.id,
                    group: group.name(language),
                    name: entry.name(language),
                    asks: entry.asks.iter().map(|ask| asked(language, ask, scene)).collect(),
                }
            };
            return Ok(IrregularAnswer::Cases { cases: Irregularity::all().map(case).collect() });
        };
        let entry = Irregularity::called(id).ok_or_else(|| {
            QuestionFault::of("id", Saying::of("ask-no-case").with("id", id.as_str()))
        })?;
        let given = self.parse_answers(entry)?;
        let remedy = entry.answer(language, &given, scene, book, rulebooks.usable());
        Ok(IrregularAnswer::Ruled(RemedyAnswer {
            verdict: remedy.verdict,
            steps: remedy.steps,
            cites: remedy.cites,
            why: remedy.why,
            silent: remedy.silent,
            elsewhere: remedy.elsewhere,
        }))
    }

    /// Returns the answers, if each belongs to a question about this case.
    fn parse_answers(&self, entry: &Irregularity) -> Result<Answers, QuestionFault> {
        let mut answers = Answers::new();
        for (id, given) in &self.answers {
            let ask = entry.asks.iter().find(|ask| ask.id == id).ok_or_else(|| {
                let asks: Vec<&str> = entry.asks.iter().map(|ask| ask.id).collect();
                let found = Saying::of("ask-not-asked").with("id", id.as_str());
                QuestionFault::of("answers", found.with("asks", asks.join(", ")))
            })?;
            let value = match (ask.kind, given) {
                (AnsweredBy::Amount(_), FactAnswer::Amount(amount)) if *amount <= Chips::MOST => {
                    *amount
                }
                (AnsweredBy::Choice(choices), FactAnswer::Choice(choice)) => {
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

fn asked(language: Language, ask: &'static CaseFact, scene: TableFacts) -> CaseQuestion {
    let choices = match ask.kind {
        AnsweredBy::Choice(choices) => choices.to_vec(),
        AnsweredBy::Amount(_) => Vec::new(),
    };
    CaseQuestion { id: ask.id, question: ask.question(language), choices, amount: ask.usual(scene) }
}

/// Makes the fault for an answer of the wrong kind.
fn wrong(ask: &CaseFact) -> QuestionFault {
    let wrong = match ask.kind {
        AnsweredBy::Choice(choices) => {
            Saying::of("ask-choices").with("choices", choices.join(", "))
        }
        AnsweredBy::Amount(_) => Saying::of("ask-an-amount").with("most", Chips::new(Chips::MOST)),
    };
    QuestionFault::of("answers", wrong.with("id", ask.id))
}
