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
mod forecast;
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
mod structure;

use std::path::Path;

use ron::{Options, extensions::Extensions};
use serde::{Deserialize, Serialize};

use crate::{i18n::Language, rules::money::Money, store::profiles::Rulebooks};
use fault::QuestionFault;
pub use lines::{Conversation, MOST_BYTES};

/// A question as it is written.
#[derive(Deserialize)]
enum AnyQuestion {
    Button(button::ButtonQuestion),
    Ruling(ruling::RulingQuestion),
    Pots(pots::PotsQuestion),
    Showdown(showdown::ShowdownQuestion),
    Hand(String),
    Balance(balance::BalanceQuestion),
    Icm(money::Prizes),
    ChipChop(money::Prizes),
    Payouts(money::Payouts),
    ColorUp(colour_up::ColourUpQuestion),
    Race(race::RaceQuestion),
    Places(places::PlacesQuestion),
    Split(prizes::Split),
    Satellite(prizes::Satellite),
    Bounty(bounty::BountyQuestion),
    Deal(deal::DealQuestion),
    Points(points::PointsQuestion),
    SeatDraw(seat_draw::SeatDrawQuestion),
    Missed(missed::MissedQuestion),
    Penalty(floor::Penalty),
    HandForHand(floor::HandForHand),
    Forecast(forecast::ForecastQuestion),
    Irregular(irregular::IrregularQuestion),
    Italian(italian::ItalianQuestion),
    Structure(Box<structure::StructureQuestion>),
}

/// An answer as it is written.
#[derive(Serialize)]
enum AnyAnswer {
    Button(button::ButtonAnswer),
    Ruling(ruling::RulingAnswer),
    Pots(pots::PotsAnswer),
    Showdown(showdown::ShowdownAnswer),
    Hand(hand::HandAnswer),
    Balance(balance::BalanceAnswer),
    Icm(Vec<f64>),
    ChipChop(Vec<f64>),
    Payouts(Vec<Money>),
    ColorUp(colour_up::ColourUpAnswer),
    Race(race::RaceAnswer),
    Places(Vec<places::Finish>),
    Split(Vec<Money>),
    Satellite(prizes::Seats),
    Bounty(bounty::BountyAnswer),
    Deal(deal::DealAnswer),
    Points(Vec<f64>),
    SeatDraw(seat_draw::SeatDrawAnswer),
    Missed(Vec<missed::Owed>),
    Penalty(floor::Missed),
    HandForHand(floor::Step),
    Forecast(forecast::ForecastAnswer),
    Irregular(irregular::IrregularAnswer),
    Italian(italian::ItalianAnswer),
    Structure(structure::StructureAnswer),
    Error(fault::FaultAnswer),
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

    fn answer(&self, line: &str) -> Result<AnyAnswer, QuestionFault> {
        Ok(match ron().from_str(line).map_err(|error| QuestionFault::unreadable(&error, line))? {
            AnyQuestion::Button(question) => AnyAnswer::Button(question.answer(&self.rulebooks)?),
            AnyQuestion::Ruling(question) => {
                AnyAnswer::Ruling(question.answer(self.language, &self.rulebooks)?)
            }
            AnyQuestion::Pots(question) => AnyAnswer::Pots(question.answer(&self.rulebooks)?),
            AnyQuestion::Showdown(question) => {
                AnyAnswer::Showdown(question.answer(self.language, &self.rulebooks)?)
            }
            AnyQuestion::Hand(text) => {
                AnyAnswer::Hand(hand::answer(&text, self.language, &self.rulebooks)?)
            }
            AnyQuestion::Balance(question) => AnyAnswer::Balance(question.answer(&self.rulebooks)?),
            AnyQuestion::Icm(question) => AnyAnswer::Icm(question.icm()?),
            AnyQuestion::ChipChop(question) => AnyAnswer::ChipChop(question.chip_chop()?),
            AnyQuestion::Payouts(question) => AnyAnswer::Payouts(question.answer()?),
            AnyQuestion::ColorUp(question) => AnyAnswer::ColorUp(question.answer()?),
            AnyQuestion::Race(question) => AnyAnswer::Race(question.answer(&self.rulebooks)?),
            AnyQuestion::Places(question) => AnyAnswer::Places(question.answer(&self.rulebooks)?),
            AnyQuestion::Split(question) => AnyAnswer::Split(question.answer()?),
            AnyQuestion::Satellite(question) => AnyAnswer::Satellite(question.answer()?),
            AnyQuestion::Bounty(question) => AnyAnswer::Bounty(question.answer()?),
            AnyQuestion::Deal(question) => AnyAnswer::Deal(question.answer()?),
            AnyQuestion::Points(question) => AnyAnswer::Points(question.answer()?),
            AnyQuestion::SeatDraw(question) => {
                AnyAnswer::SeatDraw(question.answer(&self.rulebooks)?)
            }
            AnyQuestion::Missed(question) => AnyAnswer::Missed(question.answer(&self.rulebooks)?),
            AnyQuestion::Penalty(question) => {
                AnyAnswer::Penalty(question.answer(self.language, &self.rulebooks)?)
            }
            AnyQuestion::HandForHand(question) => {
                AnyAnswer::HandForHand(question.answer(&self.rulebooks)?)
            }
            AnyQuestion::Forecast(question) => AnyAnswer::Forecast(question.answer()?),
            AnyQuestion::Irregular(question) => {
                AnyAnswer::Irregular(question.answer(self.language, &self.rulebooks)?)
            }
            AnyQuestion::Italian(question) => {
                AnyAnswer::Italian(question.answer(self.language, &self.rulebooks)?)
            }
            AnyQuestion::Structure(question) => {
                AnyAnswer::Structure(question.answer(self.language)?)
            }
        })
    }

    fn fault(&self, fault: QuestionFault, number: usize, line: &str) -> Reply {
        let fault = fault.at(number, line, self.language);
        Reply { text: written(&AnyAnswer::Error(fault)), answered: false }
    }
}

/// How questions are read: `600` as well as `Some(600)`.
fn ron() -> Options {
    Options::default().with_default_extension(Extensions::IMPLICIT_SOME)
}

fn written(answer: &AnyAnswer) -> String {
    // Every answer is plain data, which can always be written.
    Options::default().to_string(answer).unwrap_or_default()
}
