//! Main and side pots.

use serde::{Deserialize, Serialize};

use super::{
    fault::Fault,
    reading::{listed, seats},
};
use crate::rules::{
    chips::Chips,
    pots::{self, pots},
    seat::{SeatNo, Seats},
};

#[derive(Deserialize)]
#[serde(rename = "Pots", deny_unknown_fields)]
pub(super) struct Question {
    bets: Vec<Bet>,
    #[serde(default, deserialize_with = "seats")]
    folded: Seats,
    #[serde(default)]
    dead: Chips,
}

/// What one player put in.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Bet {
    seat: SeatNo,
    chips: Chips,
}

#[derive(Serialize)]
pub(super) struct Answer {
    pots: Vec<Pot>,
    back: Vec<(SeatNo, Chips)>,
}

/// A pot and who can win it, as it is written.
#[derive(Clone, Copy, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Pot {
    pub(super) chips: Chips,
    #[serde(deserialize_with = "seats")]
    pub(super) seats: Seats,
}

impl From<pots::Pot> for Pot {
    fn from(pot: pots::Pot) -> Self {
        Self { chips: pot.chips, seats: pot.seats }
    }
}

impl Question {
    pub(super) fn answer(&self) -> Result<Answer, Fault> {
        let mut players = Seats::NONE;
        for Bet { seat, .. } in &self.bets {
            if players.contains(*seat) {
                let twice = format!("seat {seat} is there twice: expected every player once");
                return Err(Fault::of("bets", twice));
            }
            players.insert(*seat);
        }
        let strangers = self.folded.difference(players);
        if !strangers.is_empty() {
            let (strangers, players) = (listed(strangers), listed(players));
            return Err(Fault::of(
                "folded",
                format!("{strangers} cannot have folded: expected some of the seats {players}"),
            ));
        }
        if players.difference(self.folded).is_empty() {
            let nobody = "nobody is left to win a pot: expected a player who has not folded";
            return Err(Fault::of(if players.is_empty() { "bets" } else { "folded" }, nobody));
        }
        let bets: Vec<_> = self.bets.iter().map(|bet| (bet.seat, bet.chips)).collect();
        let found = pots(&bets, self.folded, self.dead);
        Ok(Answer {
            pots: found.pots.into_iter().map(Pot::from).collect(),
            back: found.back.into_iter().collect(),
        })
    }
}
