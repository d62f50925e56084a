//! The question about the button and the blinds of the next hand.

use bottone_base::seat::{SeatNo, Seats};
use bottone_i18n::Saying;
use bottone_rules::button::{Blind, ButtonRule, ButtonRules, LastHand, Newcomers, Positions};
use bottone_store::profiles::Rulebooks;
use serde::{Deserialize, Serialize};

use super::{
    fault::QuestionFault,
    reading::{book, impossible_positions, listed, seats},
};

#[derive(Deserialize)]
#[serde(rename = "Button", deny_unknown_fields)]
pub(super) struct ButtonQuestion {
    #[serde(default)]
    rule: Option<ButtonRule>,
    #[serde(deserialize_with = "seats")]
    seats: Seats,
    last: Positions,
    #[serde(deserialize_with = "seats")]
    out: Seats,
    #[serde(default, deserialize_with = "seats")]
    joined: Seats,
    /// The players who joined from another table.
    #[serde(default, deserialize_with = "seats")]
    moved: Seats,
    #[serde(default)]
    newcomers: Option<Newcomers>,
    /// The book for the switches that are not given.
    #[serde(default)]
    rules: Option<String>,
}

#[derive(Serialize)]
pub(super) struct ButtonAnswer {
    button: SeatNo,
    small: SeatNo,
    big: SeatNo,
    posts: Vec<(SeatNo, Blind)>,
    first: SeatNo,
    last: SeatNo,
    dealt: Seats,
    waits: Seats,
}

impl ButtonQuestion {
    pub(super) fn answer(&self, rulebooks: &Rulebooks) -> Result<ButtonAnswer, QuestionFault> {
        let rules = self.switches(rulebooks)?;
        let stay = self.check()?;
        let mut last = LastHand::new(self.highest_seat(), self.last, self.seats);
        last.leave(self.out);
        let live = stay.union(self.joined);
        let next = rules.next_hand(&last, live, self.moved).ok_or_else(|| {
            let left = match live.first() {
                Some(seat) => Saying::of("ask-one-left").with("seat", seat),
                None => Saying::of("ask-no-one-left"),
            };
            QuestionFault::of("out", left)
        })?;
        let Positions { button, small, big } = next.positions;
        Ok(ButtonAnswer {
            button,
            small,
            big,
            posts: next.posts().collect(),
            first: next.first,
            last: next.last,
            dealt: next.dealt,
            waits: next.waits,
        })
    }

    /// Returns the switches of the book, replaced where the question gives its own.
    fn switches(&self, rulebooks: &Rulebooks) -> Result<ButtonRules, QuestionFault> {
        let mut rules = match (&self.rules, self.rule) {
            (Some(name), _) => book(rulebooks, name)?.button,
            (None, Some(_)) => ButtonRules::default(),
            (None, None) => {
                return Err(QuestionFault::of(
                    "seats",
                    Saying::of("ask-field-missing").with("field", "rule"),
                ));
            }
        };
        rules.rule = self.rule.unwrap_or(rules.rule);
        rules.newcomers = self.newcomers.unwrap_or(rules.newcomers);
        Ok(rules)
    }

    /// Checks the question and returns the players of the last hand who are still there.
    fn check(&self) -> Result<Seats, QuestionFault> {
        let occupied = listed(self.seats);
        if self.seats.len() < 2 {
            let players = match self.seats.first() {
                Some(seat) => Saying::of("ask-one-there").with("seat", seat),
                None => Saying::of("ask-no-one-there"),
            };
            return Err(QuestionFault::of("seats", players));
        }
        self.check_positions()?;
        let strangers = self.out.difference(self.seats);
        if !strangers.is_empty() {
            let strangers = Saying::of("ask-strangers-left").with("seats", listed(strangers));
            return Err(QuestionFault::of("out", strangers.with("occupied", occupied)));
        }
        let stay = self.seats.difference(self.out);
        let taken = self.joined.intersection(stay);
        if !taken.is_empty() {
            let taken = Saying::of("ask-occupied").with("seats", listed(taken));
            return Err(QuestionFault::of("joined", taken));
        }
        let strangers = self.moved.difference(self.joined);
        if !strangers.is_empty() {
            let strangers = Saying::of("ask-strangers-moved").with("seats", listed(strangers));
            return Err(QuestionFault::of("moved", strangers.with("joined", listed(self.joined))));
        }
        Ok(stay)
    }

    /// Returns whether the button and the blinds could be like this in a hand.
    fn check_positions(&self) -> Result<(), QuestionFault> {
        let Positions { button, small, big } = self.last;
        let occupied = listed(self.seats);
        if !self.seats.contains(big) {
            let empty = Saying::of("ask-big-not-there").with("seat", big);
            return Err(QuestionFault::of("big", empty.with("occupied", occupied)));
        }
        if big == button || big == small {
            return Err(QuestionFault::of("big", Saying::of("ask-big-twice").with("seat", big)));
        }
        if button == small && !self.seats.contains(button) {
            let empty = Saying::of("ask-dealer-of-two").with("seat", button);
            return Err(QuestionFault::of("button", empty.with("occupied", occupied)));
        }
        if !self.last.are_clockwise() {
            return Err(QuestionFault::of("last", impossible_positions(self.last)));
        }
        Ok(())
    }

    /// Returns the smallest possible number of seats at the table.
    fn highest_seat(&self) -> u8 {
        let Positions { button, small, big } = self.last;
        let named = self.seats.union(self.joined).with(button).with(small).with(big);
        named.iter().next_back().map_or(0, SeatNo::get)
    }
}
