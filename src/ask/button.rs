//! Who has the button and the blinds next hand.

use serde::{Deserialize, Serialize};

use super::{
    fault::Fault,
    reading::{listed, out_of_order, seats},
};
use crate::rules::{
    button::{Blind, ButtonRule, LastHand, Newcomers, Positions, next_hand},
    seat::{SeatNo, Seats},
};

#[derive(Deserialize)]
#[serde(rename = "Button", deny_unknown_fields)]
pub(super) struct Question {
    rule: ButtonRule,
    #[serde(deserialize_with = "seats")]
    seats: Seats,
    last: Positions,
    #[serde(deserialize_with = "seats")]
    out: Seats,
    #[serde(default, deserialize_with = "seats")]
    joined: Seats,
    #[serde(default)]
    newcomers: Newcomers,
}

#[derive(Serialize)]
pub(super) struct Answer {
    button: SeatNo,
    small: SeatNo,
    big: SeatNo,
    posts: Vec<(SeatNo, Blind)>,
    first: SeatNo,
    last: SeatNo,
    dealt: Seats,
    waits: Seats,
}

impl Question {
    pub(super) fn answer(&self) -> Result<Answer, Fault> {
        let stay = self.check()?;
        let mut last = LastHand::new(self.highest_seat(), self.last, self.seats);
        last.leave(self.out);
        let live = stay.union(self.joined);
        let next = next_hand(self.rule, self.newcomers, &last, live).ok_or_else(|| {
            let left = match live.first() {
                Some(seat) => format!("only seat {seat} is left"),
                None => "nobody is left".to_owned(),
            };
            Fault::of("out", format!("{left}: expected two players or more"))
        })?;
        let Positions { button, small, big } = next.positions;
        Ok(Answer {
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

    /// Who of the last hand is still there.
    fn check(&self) -> Result<Seats, Fault> {
        let occupied = listed(self.seats);
        if self.seats.len() < 2 {
            let players = match self.seats.first() {
                Some(seat) => format!("only seat {seat} was occupied"),
                None => "nobody was there".to_owned(),
            };
            return Err(Fault::of("seats", format!("{players}: expected two players or more")));
        }
        self.check_positions()?;
        let strangers = self.out.difference(self.seats);
        if !strangers.is_empty() {
            let strangers = listed(strangers);
            return Err(Fault::of(
                "out",
                format!(
                    "nobody was in {strangers} to leave: expected some of the seats {occupied}"
                ),
            ));
        }
        let stay = self.seats.difference(self.out);
        let taken = self.joined.intersection(stay);
        if !taken.is_empty() {
            let taken = listed(taken);
            return Err(Fault::of(
                "joined",
                format!("{taken} was occupied and nobody left it: expected seats that are free"),
            ));
        }
        Ok(stay)
    }

    /// Could the button and the blinds stand like this in a hand?
    fn check_positions(&self) -> Result<(), Fault> {
        let Positions { button, small, big } = self.last;
        let occupied = listed(self.seats);
        if !self.seats.contains(big) {
            return Err(Fault::of(
                "big",
                format!("seat {big} had the big blind: expected one of the seats {occupied}"),
            ));
        }
        if big == button || big == small {
            return Err(Fault::of(
                "big",
                format!("seat {big} had the big blind and another position: expected another seat"),
            ));
        }
        if button == small && !self.seats.contains(button) {
            return Err(Fault::of(
                "button",
                format!(
                    "seat {button} was the dealer of two: expected one of the seats {occupied}"
                ),
            ));
        }
        if !self.last.go_clockwise() {
            return Err(Fault::of("last", out_of_order(self.last)));
        }
        Ok(())
    }

    /// The table has at least this many seats.
    fn highest_seat(&self) -> u8 {
        let Positions { button, small, big } = self.last;
        let named = self.seats.union(self.joined).with(button).with(small).with(big);
        named.iter().next_back().map_or(0, SeatNo::get)
    }
}
