//! Questions of the rules and their answers, as `bottone ask` reads and writes them.
//!
//! One file for each question: how it is written, what would make it contradict itself, whom it is
//! asked and how the answer is written. No rule of the game is here. The names are fixed, for other
//! programs depend on them.

mod balance;
mod bounty;
mod button;
mod colour_up;
mod deal;
mod fault;
mod floor;
mod forms;
mod hand;
mod irregular;
mod italian;
mod lines;
mod missed;
mod money;
mod places;
mod points;
mod pots;
mod prizes;
mod race;
mod reader;
mod reading;
mod ruling;
mod seat_draw;
mod showdown;

use std::path::Path;

use ron::{Options, extensions::Extensions};
use serde::{Deserialize, Serialize};

use crate::{i18n::Language, rules::money::Money, store::profiles::Rulebooks};
use fault::Fault;
pub use lines::{Conversation, MOST_BYTES};

/// A question as it is written.
#[derive(Deserialize)]
enum Question {
    Button(button::Question),
    Ruling(ruling::Question),
    Pots(pots::Question),
    Showdown(showdown::Question),
    Hand(String),
    Balance(balance::Question),
    Icm(money::Prizes),
    ChipChop(money::Prizes),
    Payouts(money::Payouts),
    ColorUp(colour_up::Question),
    Race(race::Question),
    Places(places::Question),
    Split(prizes::Split),
    Satellite(prizes::Satellite),
    Bounty(bounty::Question),
    Deal(deal::Question),
    Points(points::Question),
    SeatDraw(seat_draw::Question),
    Missed(missed::Question),
    Penalty(floor::Penalty),
    HandForHand(floor::HandForHand),
    Irregular(irregular::Question),
    Italian(italian::Question),
}

/// An answer as it is written.
#[derive(Serialize)]
enum Answer {
    Button(button::Answer),
    Ruling(ruling::Answer),
    Pots(pots::Answer),
    Showdown(showdown::Answer),
    Hand(hand::Answer),
    Balance(balance::Answer),
    Icm(Vec<f64>),
    ChipChop(Vec<f64>),
    Payouts(Vec<Money>),
    ColorUp(colour_up::Answer),
    Race(race::Answer),
    Places(Vec<places::Finish>),
    Split(Vec<Money>),
    Satellite(prizes::Seats),
    Bounty(bounty::Answer),
    Deal(deal::Answer),
    Points(Vec<f64>),
    SeatDraw(seat_draw::Answer),
    Missed(Vec<missed::Owed>),
    Penalty(floor::Missed),
    HandForHand(floor::Step),
    Irregular(irregular::Answer),
    Italian(italian::Answer),
    Error(fault::Answer),
}

/// Who answers: in which language, and by which rule books.
#[derive(Debug)]
pub struct Desk {
    language: Language,
    rulebooks: Rulebooks,
}

/// What is written in place of a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The answer, in RON, on one line.
    pub text: String,
    /// Was the question answered? If not, the text says what is wrong with it, and where.
    pub answered: bool,
}

impl Desk {
    /// One that speaks `language` and knows the shipped rule books and those in the house's `own`
    /// folder; a house's rule book comes before a shipped one of the same name.
    pub fn new(language: Language, own: Option<&Path>) -> Self {
        Self { language, rulebooks: Rulebooks::on_the_shelf(own) }
    }

    /// The answer to the question that stands on this line, whose number is `number`.
    pub fn reply(&self, number: usize, line: &str) -> Reply {
        match self.answer(line) {
            Ok(answer) => Reply { text: written(&answer), answered: true },
            Err(fault) => self.fault(fault, number, line),
        }
    }

    fn answer(&self, line: &str) -> Result<Answer, Fault> {
        Ok(match ron().from_str(line).map_err(|error| Fault::unreadable(&error, line))? {
            Question::Button(question) => Answer::Button(question.answer(&self.rulebooks)?),
            Question::Ruling(question) => {
                Answer::Ruling(question.answer(self.language, &self.rulebooks)?)
            }
            Question::Pots(question) => Answer::Pots(question.answer(&self.rulebooks)?),
            Question::Showdown(question) => {
                Answer::Showdown(question.answer(self.language, &self.rulebooks)?)
            }
            Question::Hand(text) => {
                Answer::Hand(hand::answer(&text, self.language, &self.rulebooks)?)
            }
            Question::Balance(question) => Answer::Balance(question.answer()?),
            Question::Icm(question) => Answer::Icm(question.icm()?),
            Question::ChipChop(question) => Answer::ChipChop(question.chip_chop()?),
            Question::Payouts(question) => Answer::Payouts(question.answer()?),
            Question::ColorUp(question) => Answer::ColorUp(question.answer()?),
            Question::Race(question) => Answer::Race(question.answer(&self.rulebooks)?),
            Question::Places(question) => Answer::Places(question.answer(&self.rulebooks)?),
            Question::Split(question) => Answer::Split(question.answer()?),
            Question::Satellite(question) => Answer::Satellite(question.answer()?),
            Question::Bounty(question) => Answer::Bounty(question.answer()?),
            Question::Deal(question) => Answer::Deal(question.answer()?),
            Question::Points(question) => Answer::Points(question.answer()?),
            Question::SeatDraw(question) => Answer::SeatDraw(question.answer(&self.rulebooks)?),
            Question::Missed(question) => Answer::Missed(question.answer(&self.rulebooks)?),
            Question::Penalty(question) => {
                Answer::Penalty(question.answer(self.language, &self.rulebooks)?)
            }
            Question::HandForHand(question) => {
                Answer::HandForHand(question.answer(&self.rulebooks)?)
            }
            Question::Irregular(question) => {
                Answer::Irregular(question.answer(self.language, &self.rulebooks)?)
            }
            Question::Italian(question) => {
                Answer::Italian(question.answer(self.language, &self.rulebooks)?)
            }
        })
    }

    fn fault(&self, fault: Fault, number: usize, line: &str) -> Reply {
        let fault = fault.at(number, line, self.language);
        Reply { text: written(&Answer::Error(fault)), answered: false }
    }
}

/// How questions are read: `600` as well as `Some(600)`.
fn ron() -> Options {
    Options::default().with_default_extension(Extensions::IMPLICIT_SOME)
}

fn written(answer: &Answer) -> String {
    // Every answer is plain data, which can always be written.
    Options::default().to_string(answer).unwrap_or_default()
}
