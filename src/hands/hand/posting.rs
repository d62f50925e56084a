//! The posts before a hand, and the players who make them.

use bottone_base::{chips::Chips, seat::SeatNo};
use bottone_rules::{
    button::{Blind, NextHand},
    levels::{Ante, AntePoster, Betting, Level, LimitBets, StudStakes},
    rulebook::{DeadButtonAnte, Rulebook},
};
use serde::{Deserialize, Serialize};

use super::{HandGame, HandStart, Stakes};

/// The amounts posted and bet in one hand, for any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Posting {
    /// The small blind.
    pub small: Chips,
    /// The big blind.
    pub big: Chips,
    /// The ante in addition to the blinds.
    pub ante: Option<Ante>,
    /// The bets of a limit game.
    pub bets: LimitBets,
    /// The posts of a stud game.
    pub stud: StudStakes,
}

impl Posting {
    /// Takes the amounts from a level. Where it omits limit or stud amounts, the values of
    /// mixed-game sheets apply: the big blind is the small bet, and a stud ante and bring-in are a
    /// quarter of it.
    pub fn of(level: &Level) -> Self {
        let big = level.big;
        let quarter = Chips::new((big.get() / 4).max(1));
        Self {
            small: level.small,
            big,
            ante: level.ante,
            bets: level.bets.unwrap_or(LimitBets { small: big, big: big.times(2) }),
            stud: level.stud.unwrap_or(StudStakes { ante: quarter, bring_in: quarter }),
        }
    }

    /// Returns the limits of bets.
    pub const fn stakes(&self, betting: Betting) -> Stakes {
        match betting {
            Betting::NoLimit => Stakes::NoLimit(self.big),
            Betting::PotLimit => Stakes::PotLimit(self.big),
            Betting::Limit => Stakes::Limit(self.bets.small, self.bets.big),
        }
    }
}

impl HandStart {
    /// Creates a hand with these positions of button and blinds, under the rules of a house.
    ///
    /// In stud all players are dealt in and the button rests: the first card goes to the dealer's
    /// left (TDA 2024 recommended procedure 10).
    pub fn at_table(
        kind: HandGame,
        betting: Betting,
        posting: &Posting,
        next: &NextHand,
        rules: &Rulebook,
        stack: impl Fn(SeatNo) -> Chips,
    ) -> Self {
        let stud = kind.is_stud();
        let dealt = if stud { next.dealt.union(next.waits) } else { next.dealt };
        let last = dealt.iter().next_back().unwrap_or(next.positions.button);
        let button = if stud { last } else { next.positions.button };
        let players = dealt.iter().map(|seat| (seat, stack(seat)));
        let mut start = Self::new(kind, posting.stakes(betting), button, players);
        start.betting = rules.betting.clone();
        start.showdown = rules.showdown;
        if stud {
            start.antes(posting.stud.ante).bring_in(posting.stud.bring_in)
        } else {
            start.post_blinds(posting, next).post_ante(posting, next, rules)
        }
    }

    fn post_blinds(mut self, posting: &Posting, next: &NextHand) -> Self {
        for (seat, blind) in next.posts() {
            self = match blind {
                Blind::Small => self.blind(seat, posting.small),
                Blind::Big => self.blind(seat, posting.big),
            };
        }
        let small = next.posts().any(|(_, blind)| blind == Blind::Small);
        if small { self } else { self.dead_small(posting.small) }
    }

    fn post_ante(self, posting: &Posting, next: &NextHand, rules: &Rulebook) -> Self {
        let behind = rules.antes.dead_button == DeadButtonAnte::PlayerBehind;
        let button = next.positions.button;
        let Some(ante) = posting.ante else { return self };
        match ante.seat(next.positions) {
            None => self.antes(ante.chips()),
            Some(_) if ante.poster() == AntePoster::Button && !next.dealt.contains(button) => {
                match next.dealt.previous(button) {
                    Some(seat) if behind => self.ante(seat, ante.chips()),
                    _ => self,
                }
            }
            Some(seat) => self.ante(seat, ante.chips()),
        }
    }
}
