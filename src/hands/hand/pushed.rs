//! Chips pushed in a hand that is followed.

use bottone_base::{
    chips::Chips,
    seat::{MOST_SEATS, SeatNo},
};
use bottone_rules::{
    betting::Betting,
    ruling::{ActionOutcome, Announcement, PushAction, Situation, WordTiming},
};

use super::{Hand, Play};

impl Hand {
    /// Returns the situation of the player on `seat` in this hand, before any words or chips.
    /// `front` are the single chips in front of the player; the hand knows only their sum.
    pub fn situation(&self, seat: SeatNo, front: Vec<Chips>) -> Situation {
        let faces = self.faces(seat);
        let least = match faces.betting {
            Betting::Limit(bet) => bet,
            Betting::NoLimit | Betting::PotLimit => faces.least,
        };
        Situation {
            betting: faces.betting,
            big_blind: least,
            bet: faces.bet,
            raise: faces.raise,
            pot: Some(faces.pot),
            front,
            front_left: None,
            push: Vec::new(),
            behind: Some(self.stack(seat)),
            said: Announcement::Nothing,
            when: WordTiming::Before,
            live: u8::try_from(self.live().len()).unwrap_or(MOST_SEATS),
            opener: self.is_first_bet(),
            acted_at: self.acted_at(seat),
            raises: u8::try_from(self.raises()).unwrap_or(u8::MAX),
            followed: self.followed(seat),
        }
    }

    /// Returns the act of the player in turn that results from a ruling; `None` if a choice must be
    /// made first.
    pub fn play_of(&self, outcome: ActionOutcome) -> Option<Play> {
        Some(match outcome.action {
            PushAction::Fold => Play::Fold,
            PushAction::Check | PushAction::Call => self.check_or_call(),
            PushAction::AllIn if outcome.total <= self.faces(self.turn()?).bet => {
                self.check_or_call()
            }
            PushAction::Bet | PushAction::Raise | PushAction::AllIn => {
                self.bet_or_raise(outcome.total)
            }
            PushAction::Floor => return None,
        })
    }
}
