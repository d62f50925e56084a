//! Who has the button and the blinds next hand.

use serde::{Deserialize, Serialize};

use super::{
    fault::Fault,
    reading::{listed, out_of_order, seats},
};
use crate::{
    rules::{
        button::{Blind, ButtonRule, LastHand, Newcomers, Positions, next_hand},
        seat::{SeatNo, Seats},
    },
    tongue::Saying,
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
                Some(seat) => Saying::of("ask-one-left").with("seat", seat),
                None => Saying::of("ask-nobody-left"),
            };
            Fault::of("out", left)
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
                Some(seat) => Saying::of("ask-one-there").with("seat", seat),
                None => Saying::of("ask-nobody-there"),
            };
            return Err(Fault::of("seats", players));
        }
        self.check_positions()?;
        let strangers = self.out.difference(self.seats);
        if !strangers.is_empty() {
            let strangers = Saying::of("ask-strangers-left").with("seats", listed(strangers));
            return Err(Fault::of("out", strangers.with("occupied", occupied)));
        }
        let stay = self.seats.difference(self.out);
        let taken = self.joined.intersection(stay);
        if !taken.is_empty() {
            let taken = Saying::of("ask-occupied").with("seats", listed(taken));
            return Err(Fault::of("joined", taken));
        }
        Ok(stay)
    }

    /// Could the button and the blinds stand like this in a hand?
    fn check_positions(&self) -> Result<(), Fault> {
        let Positions { button, small, big } = self.last;
        let occupied = listed(self.seats);
        if !self.seats.contains(big) {
            let empty = Saying::of("ask-big-not-there").with("seat", big);
            return Err(Fault::of("big", empty.with("occupied", occupied)));
        }
        if big == button || big == small {
            return Err(Fault::of("big", Saying::of("ask-big-twice").with("seat", big)));
        }
        if button == small && !self.seats.contains(button) {
            let empty = Saying::of("ask-dealer-of-two").with("seat", button);
            return Err(Fault::of("button", empty.with("occupied", occupied)));
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
