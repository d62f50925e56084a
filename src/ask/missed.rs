//! The question about the posts of players who missed blinds, are new, or were moved.

use bottone_base::{
    chips::Chips,
    seat::{SeatNo, Seats},
};
use bottone_i18n::Saying;
use bottone_rules::button::{
    Blind, ButtonRules, DueChips, MissedPosts, PlayCondition, Positions, ReturnSeat,
};
use bottone_store::profiles::Rulebooks;
use serde::{Deserialize, Serialize};

use super::{
    fault::QuestionFault,
    reading::{book, impossible_positions},
};

#[derive(Deserialize)]
#[serde(rename = "Missed", deny_unknown_fields)]
pub(super) struct MissedQuestion {
    rules: String,
    small: Chips,
    big: Chips,
    /// The hand in which the players want to be dealt in.
    next: Positions,
    players: Vec<ReturningPlayer>,
}

/// A player who wants to be dealt in.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ReturningPlayer {
    seat: SeatNo,
    came: PostReason,
}

/// The reason why the player may owe a post.
#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
enum PostReason {
    /// The player comes back after missing these blinds.
    Back(MissedPosts),
    /// The player is new; `limit` is true in a limit game.
    New { limit: bool },
    /// The player was moved from another table of the tournament.
    Moved,
}

/// The post due from a player, besides that of the position.
#[derive(Serialize)]
pub(super) struct PostDue {
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
    pub(super) fn answer(&self, rulebooks: &Rulebooks) -> Result<Vec<PostDue>, QuestionFault> {
        let book = book(rulebooks, &self.rules)?;
        if !self.next.are_clockwise() {
            return Err(QuestionFault::of("next", impossible_positions(self.next)));
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

    fn owed(&self, player: &ReturningPlayer, rules: ButtonRules) -> PostDue {
        let seat = player.seat;
        let place = ReturnSeat::of(seat, self.next);
        let due = match player.came {
            PostReason::Back(missed) => rules.return_condition(missed, place),
            PostReason::New { limit } => rules.entry_condition(limit, place),
            PostReason::Moved => rules.moved_condition(seat, self.next),
        };
        let waits = due == PlayCondition::Wait;
        let posts = match self.next.blind_of(seat).filter(|_| !waits) {
            Some(Blind::Small) => self.small,
            Some(Blind::Big) => self.big,
            None => Chips::ZERO,
        };
        let DueChips { live, dead } = due.chips(self.small, self.big, posts);
        PostDue { seat, live, dead, waits, posts }
    }
}
