//! Chips pushed in a hand that is followed.

use super::{ActionOutcome, Announcement, PushAction, Situation, WordTiming};
use crate::{
    betting::Betting,
    chips::Chips,
    hand::{Hand, Play},
    seat::{MOST_SEATS, SeatNo},
};

impl Situation {
    /// Returns the situation of the player on `seat` in this hand, before any words or chips.
    /// `front` are the single chips in front of the player; the hand knows only their sum.
    pub fn in_hand(hand: &Hand, seat: SeatNo, front: Vec<Chips>) -> Self {
        let faces = hand.faces(seat);
        let least = match faces.betting {
            Betting::Limit(bet) => bet,
            Betting::NoLimit | Betting::PotLimit => faces.least,
        };
        Self {
            betting: faces.betting,
            big_blind: least,
            bet: faces.bet,
            raise: faces.raise,
            pot: Some(faces.pot),
            front,
            front_left: None,
            push: Vec::new(),
            behind: Some(hand.stack(seat)),
            said: Announcement::Nothing,
            when: WordTiming::Before,
            live: u8::try_from(hand.live().len()).unwrap_or(MOST_SEATS),
            opener: hand.is_first_bet(),
            acted_at: hand.acted_at(seat),
            raises: u8::try_from(hand.raises()).unwrap_or(u8::MAX),
            followed: hand.followed(seat),
        }
    }

    /// Adds pushed chips from the player's stack. A push of more than the stack means that the
    /// stack was not known.
    #[must_use]
    pub fn pushed(mut self, push: Vec<Chips>) -> Self {
        let pushed = push.iter().copied().sum();
        self.behind = self.behind.filter(|behind| *behind >= pushed).map(|has| has.minus(pushed));
        self.push = push;
        self
    }
}

impl ActionOutcome {
    /// Returns the resulting act of the player in turn; `None` if a choice must be made first.
    pub fn play(self, hand: &Hand) -> Option<Play> {
        Some(match self.action {
            PushAction::Fold => Play::Fold,
            PushAction::Check | PushAction::Call => hand.check_or_call(),
            PushAction::AllIn if self.total <= hand.faces(hand.turn()?).bet => hand.check_or_call(),
            PushAction::Bet | PushAction::Raise | PushAction::AllIn => {
                hand.bet_or_raise(self.total)
            }
            PushAction::Floor => return None,
        })
    }
}
