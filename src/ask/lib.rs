//! Questions about the rules and their answers, as `bottone ask` reads and writes them.
//!
//! One file for each question: its form, its possible contradictions, the rules it is passed to,
//! and the form of the answer. No rule of the game is here. The names are fixed, as other programs
//! depend on them.

mod balance;
mod bounty;
mod button;
mod colour_up;
mod conversation;
mod deal;
mod fault;
mod floor;
mod forecast;
mod forms;
mod hand;
mod irregular;
mod italian;
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

use bottone_base::money::Money;
use bottone_i18n::Language;
use bottone_store::profiles::Rulebooks;
use ron::{Options, extensions::Extensions};
use serde::{Deserialize, Serialize};

pub use conversation::{Conversation, MOST_BYTES};
use fault::QuestionFault;

/// A question in its written form.
#[derive(Deserialize)]
enum AnyQuestion {
    Button(button::ButtonQuestion),
    Ruling(ruling::RulingQuestion),
    Pots(pots::PotsQuestion),
    Showdown(showdown::ShowdownQuestion),
    Hand(String),
    Balance(balance::BalanceQuestion),
    Icm(money::PrizesQuestion),
    ChipChop(money::PrizesQuestion),
    Payouts(money::PayoutsQuestion),
    ColorUp(colour_up::ColourUpQuestion),
    Race(race::RaceQuestion),
    Places(places::PlacesQuestion),
    Split(prizes::TieQuestion),
    Satellite(prizes::SatelliteQuestion),
    Bounty(bounty::BountyQuestion),
    Deal(deal::DealQuestion),
    Points(points::PointsQuestion),
    SeatDraw(seat_draw::SeatDrawQuestion),
    Missed(missed::MissedQuestion),
    Penalty(floor::PenaltyQuestion),
    HandForHand(floor::HandForHandQuestion),
    Forecast(forecast::ForecastQuestion),
    Irregular(irregular::IrregularQuestion),
    Italian(italian::ItalianQuestion),
    Structure(Box<structure::StructureQuestion>),
}

/// An answer in its written form.
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
    Satellite(prizes::SatelliteAnswer),
    Bounty(bounty::BountyAnswer),
    Deal(deal::DealAnswer),
    Points(Vec<f64>),
    SeatDraw(seat_draw::SeatDrawAnswer),
    Missed(Vec<missed::PostDue>),
    Penalty(floor::PenaltyAnswer),
    HandForHand(floor::HandForHandAnswer),
    Forecast(forecast::ForecastAnswer),
    Irregular(irregular::IrregularAnswer),
    Italian(italian::ItalianAnswer),
    Structure(structure::StructureAnswer),
    Error(fault::FaultAnswer),
}

/// The desk that answers: its language and its rulebooks.
#[derive(Debug)]
pub struct AnswerDesk {
    language: Language,
    rulebooks: Rulebooks,
}

/// The reply written for a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The answer, in RON, on one line.
    pub text: String,
    /// True if the question was answered. If not, the text describes the fault and its place.
    pub answered: bool,
}

impl AnswerDesk {
    /// Makes a desk that answers in `language`. It knows the shipped rulebooks and those in the
    /// house's `own` folder. Own ones come before shipped ones of the same name.
    pub fn new(language: Language, own: Option<&Path>) -> Self {
        Self { language, rulebooks: Rulebooks::load(own) }
    }

    /// Returns the reply to the question on this line, whose number is `number`.
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
        let fault = fault.written(number, line, self.language);
        Reply { text: written(&AnyAnswer::Error(fault)), answered: false }
    }
}

/// Returns the options for reading questions: `600` is accepted as well as `Some(600)`.
fn ron() -> Options {
    Options::default().with_default_extension(Extensions::IMPLICIT_SOME)
}

fn written(answer: &AnyAnswer) -> String {
    // Every answer is plain data, which can always be written.
    Options::default().to_string(answer).unwrap_or_default()
}
