//! The question about seats drawn with cards, in the two ways of seed 004.

use bottone_base::{cards::Card, seat::MOST_SEATS};
use bottone_i18n::Saying;
use bottone_rules::{rulebook::DrawnSuits, seating::DrawnSeats};
use bottone_store::profiles::Rulebooks;
use serde::{Deserialize, Deserializer, Serialize};

use super::{
    fault::{QuestionFault, expected},
    reading::{book, cards, sealed},
};

#[derive(Deserialize)]
#[serde(rename = "SeatDraw", deny_unknown_fields)]
pub(super) struct SeatDrawQuestion {
    #[serde(deserialize_with = "method")]
    method: u8,
    seats: u8,
    cards: Vec<DrawnCard>,
    /// The second way: the face-up cards at the seats, from seat 1.
    #[serde(default, deserialize_with = "cards")]
    laid: Vec<Card>,
    /// The second way: the card that each player drew for the first deal.
    #[serde(default)]
    dealer: Vec<DrawnCard>,
    /// The book with the order of suits; without one that of seed 004, hearts first.
    #[serde(default)]
    rules: Option<String>,
}

#[derive(Deserialize)]
struct DrawnCard(String, Card);

#[derive(Serialize)]
pub(super) struct SeatDrawAnswer {
    seats: Vec<(String, usize)>,
    again: Vec<String>,
    /// The first dealer.
    dealer: Option<String>,
}

/// Reads the number of the way: 1 or 2.
fn method<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
    match u8::deserialize(from)? {
        method @ 1..=2 => Ok(method),
        method => {
            let range = Saying::of("ask-range").with("least", 1_u8).with("most", 2_u8);
            Err(sealed(&expected(Saying::AsItIs(method.to_string()), range)))
        }
    }
}

impl SeatDrawQuestion {
    pub(super) fn answer(&self, rulebooks: &Rulebooks) -> Result<SeatDrawAnswer, QuestionFault> {
        let suits = match &self.rules {
            Some(name) => book(rulebooks, name)?.seating.drawn_suits,
            None => DrawnSuits::HeartsFirst,
        };
        self.check()?;
        let drawn: Vec<Card> = self.cards.iter().map(|DrawnCard(_, card)| *card).collect();
        let DrawnSeats { seats, dealer, redraw } = if self.method == 1 {
            suits.seats_by_card(&drawn)
        } else {
            let for_dealer: Vec<Card> =
                self.dealer.iter().map(|DrawnCard(_, card)| *card).collect();
            suits.seats_at_cards(&self.laid, &drawn, &for_dealer)
        };
        let name =
            |of: &[DrawnCard], who: usize| of.get(who).map(|DrawnCard(name, _)| name.clone());
        let mut seats: Vec<(String, usize)> = seats
            .into_iter()
            .filter_map(|(who, seat)| Some((name(&self.cards, who)?, seat + 1)))
            .collect();
        seats.sort_by_key(|(_, seat)| *seat);
        let drew = if self.method == 1 { &self.cards } else { &self.dealer };
        Ok(SeatDrawAnswer {
            seats,
            again: redraw.into_iter().filter_map(|who| name(&self.cards, who)).collect(),
            dealer: dealer.and_then(|who| name(drew, who)),
        })
    }

    fn check(&self) -> Result<(), QuestionFault> {
        if !(2..=MOST_SEATS).contains(&self.seats) {
            let seats = Saying::of("ask-seats").with("seats", self.seats);
            let range = Saying::of("ask-range").with("least", 2_u8).with("most", MOST_SEATS);
            return Err(QuestionFault::of("seats", expected(seats, range)));
        }
        let each = |field, found: usize| {
            let cards = Saying::of("ask-cards-for-seats").with("found", found);
            let message = || cards.with("seats", self.seats);
            if found == usize::from(self.seats) {
                Ok(())
            } else {
                Err(QuestionFault::of(field, message()))
            }
        };
        each("cards", self.cards.len())?;
        if !self.dealer.is_empty() {
            each("dealer", self.dealer.len())?;
        }
        if self.method == 2 {
            each("laid", self.laid.len())?;
            let ranks: Vec<_> = self.laid.iter().map(|card| card.rank()).collect();
            let twice = self
                .laid
                .iter()
                .find(|card| ranks.iter().filter(|rank| **rank == card.rank()).count() > 1);
            if let Some(card) = twice {
                let twice = Saying::of("ask-rank-twice").with("card", card.to_string());
                return Err(QuestionFault::of("laid", twice));
            }
        } else if !self.laid.is_empty() || !self.dealer.is_empty() {
            let field = if self.laid.is_empty() { "dealer" } else { "laid" };
            return Err(QuestionFault::of(field, Saying::of("ask-second-way")));
        }
        for list in [&self.cards, &self.dealer] {
            for (at, DrawnCard(name, _)) in list.iter().enumerate() {
                if list.iter().skip(at + 1).any(|DrawnCard(other, _)| other == name) {
                    let twice = Saying::of("ask-name-twice").with("name", name.as_str());
                    return Err(QuestionFault::of("cards", twice));
                }
            }
        }
        let stranger = self
            .dealer
            .iter()
            .find(|DrawnCard(name, _)| self.cards.iter().all(|DrawnCard(known, _)| known != name));
        match stranger {
            Some(DrawnCard(name, _)) => {
                let stranger = Saying::of("ask-name-unknown").with("name", name.as_str());
                Err(QuestionFault::of("dealer", stranger))
            }
            None => Ok(()),
        }
    }
}
