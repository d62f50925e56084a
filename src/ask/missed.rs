//! The question about the posts of players who missed blinds, are new, or were moved.

use serde::{Deserialize, Serialize};

use super::{
    fault::QuestionFault,
    reading::{book, out_of_order},
};
use crate::{
    i18n::Saying,
    rules::{
        button::{Blind, ButtonRules, DueChips, Missed, Positions, ReturnSeat, ToPlay},
        chips::Chips,
        seat::{SeatNo, Seats},
    },
    store::profiles::Rulebooks,
};

#[derive(Deserialize)]
#[serde(rename = "Missed", deny_unknown_fields)]
pub(super) struct MissedQuestion {
    rules: String,
    small: Chips,
    big: Chips,
    /// The hand in which the players want to be dealt in.
    next: Positions,
    players: Vec<Player>,
}

/// A player who wants to be dealt in.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Player {
    seat: SeatNo,
    came: Came,
}

/// The reason why the player may owe a post.
#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
enum Came {
    /// The player comes back after missing these blinds.
    Back(Missed),
    /// The player is new; `limit` is true in a limit game.
    New { limit: bool },
    /// The player was moved from another table of the tournament.
    Moved,
}

/// The post due from a player, besides that of the position.
#[derive(Serialize)]
pub(super) struct Owed {
    seat: SeatNo,
    /// The part that counts towards the player's bet.
    live: Chips,
    /// The part that goes to the pot and counts towards no bet.
    dead: Chips,
    /// True if the player is not dealt in.
    waits: bool,
    /// The post of the player's position in this hand.
    posts: Chips,
}

impl MissedQuestion {
    pub(super) fn answer(&self, rulebooks: &Rulebooks) -> Result<Vec<Owed>, QuestionFault> {
        let book = book(rulebooks, &self.rules)?;
        if !self.next.go_clockwise() {
            return Err(QuestionFault::of("next", out_of_order(self.next)));
        }
        let mut seen = Seats::NONE;
        for player in &self.players {
            if seen.contains(player.seat) {
                let twice = Saying::of("ask-player-twice").with("seat", player.seat);
                return Err(QuestionFault::of("players", twice));
            }
            seen.insert(player.seat);
        }
        Ok(self.players.iter().map(|player| self.owed(player, book.button)).collect())
    }

    fn owed(&self, player: &Player, rules: ButtonRules) -> Owed {
        let seat = player.seat;
        let place = ReturnSeat::of(seat, self.next);
        let due = match player.came {
            Came::Back(missed) => rules.to_come_back(missed, place),
            Came::New { limit } => rules.to_come_in(limit, place),
            Came::Moved => rules.to_go_on(seat, self.next),
        };
        let waits = due == ToPlay::Wait;
        let posts = match self.next.blind_of(seat).filter(|_| !waits) {
            Some(Blind::Small) => self.small,
            Some(Blind::Big) => self.big,
            None => Chips::ZERO,
        };
        let DueChips { live, dead } = due.chips(self.small, self.big, posts);
        Owed { seat, live, dead, waits, posts }
    }
}
