//! The situation of a player, from the level or the hand in progress, with the dealer's
//! corrections.

use bottone_base::{
    chips::Chips,
    seat::{MOST_SEATS, SeatNo},
};
use bottone_hands::hand::Hand;
use bottone_rules::{
    betting::Betting,
    button::{Blind, NextHand},
    levels::{self, Chip},
    ruling::{Situation, StreetFacts},
};

use super::{AmountField, DealerInput, Felt};

/// The most chips into which an amount is broken down.
const MOST_CHIPS: u64 = 1_000;

/// The facts known before any input.
#[derive(Clone, Copy, Debug)]
pub struct KnownFacts<'a> {
    pub felt: &'a Felt,
    /// The hand in progress at the table, if any.
    pub hand: Option<&'a Hand>,
}

/// A street, as far as rulings distinguish it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Street {
    /// The first street, with the blinds.
    #[default]
    First,
    /// A later street; in limit, with the small bet.
    Later,
    /// A street with the big bet, in limit.
    Big,
}

/// The situation of a player, shown and used for rulings, before any push or word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerSituation {
    pub seat: Option<SeatNo>,
    pub street: Street,
    /// The least amount in the pot: antes, blinds and the bet.
    pub pot_at_least: Chips,
    /// The facts for the ruling. `behind` holds all of the player's chips that are not in front.
    pub facts: Situation,
}

impl PlayerSituation {
    /// Returns the situation of the player in `seat` of this hand, at a table with this set of
    /// chips.
    pub fn in_hand(hand: &Hand, seat: SeatNo, asked: &DealerInput, chips: &[Chip]) -> Self {
        let front = split_into_chips(hand.front(seat), chips).unwrap_or_default();
        let now = hand.situation(seat, front);
        let bet = asked.bet.unwrap_or(now.bet);
        let raised = if bet > now.bet { now.raise.max(bet.minus(now.bet)) } else { now.raise };
        let street = if hand.street() == 0 { Street::First } else { Street::Later };
        let least = asked.least.unwrap_or(now.big_blind);
        Self {
            seat: Some(seat),
            street: asked.street.unwrap_or(street),
            pot_at_least: now.pot.unwrap_or_default(),
            facts: Situation {
                betting: betting(asked.kind.unwrap_or_else(|| kind(now.betting)), least),
                big_blind: least,
                bet,
                raise: asked.raise.unwrap_or(raised),
                pot: asked.pot.or(now.pot),
                front: asked.front.clone().unwrap_or(now.front),
                behind: asked.stack.or(now.behind),
                live: asked.live.unwrap_or(now.live),
                opener: asked.opener.unwrap_or(now.opener && asked.bet.is_none()),
                acted_at: asked.acted_at.or(now.acted_at),
                raises: asked.raises.unwrap_or(now.raises),
                followed: followed(now.followed, asked),
                ..now
            },
        }
    }

    /// Returns the betting structure.
    pub const fn kind(&self) -> levels::Betting {
        kind(self.facts.betting)
    }

    /// Returns the content of an amount field; `None` if it is unknown.
    pub fn amount(&self, field: AmountField, asked: &DealerInput) -> Option<Chips> {
        match field {
            AmountField::Bet => Some(self.facts.bet),
            AmountField::Raise => Some(self.facts.raise),
            AmountField::Pot => self.facts.pot,
            AmountField::Stack => self.facts.behind,
            AmountField::Least => Some(self.facts.big_blind),
            AmountField::Said => asked.amount,
            AmountField::Pushed => Some(asked.push.iter().copied().sum()),
            AmountField::ActedAt => self.facts.acted_at,
        }
    }
}

impl KnownFacts<'_> {
    /// Returns the situation of the player in question.
    pub fn situation(self, asked: &DealerInput) -> PlayerSituation {
        let turn = self.hand.and_then(|hand| Some((hand, hand.turn()?)));
        match turn {
            Some((hand, turn)) => {
                PlayerSituation::in_hand(hand, asked.seat.unwrap_or(turn), asked, &self.felt.chips)
            }
            None => self.without_hand(asked),
        }
    }

    /// Returns the situation without a hand: the blinds are posted and no player has raised.
    fn without_hand(self, asked: &DealerInput) -> PlayerSituation {
        let kind = asked.kind.unwrap_or_else(|| self.kind());
        let street = asked.street.unwrap_or_default();
        let least = asked.least.unwrap_or_else(|| self.least(kind, street));
        let is_blind = street == Street::First;
        let first_bet = if is_blind { self.blind(kind, least) } else { Chips::ZERO };
        let bet = asked.bet.unwrap_or(first_bet);
        let raised = match kind {
            levels::Betting::Limit => least,
            // The first bet is the smallest raise, and so is a blind until a larger raise.
            _ if is_blind => least.max(bet.minus(least)),
            _ => least.max(bet),
        };
        let raise = asked.raise.unwrap_or(raised);
        let opens = if is_blind { bet <= first_bet } else { raise == raised };
        let front = asked.front.clone().unwrap_or_else(|| self.posted(asked.seat, street, bet));
        // The bring-in is not a full bet: raising it completes it.
        let full = (is_blind && self.is_stud() && bet == first_bet).then_some(Chips::ZERO);
        let sitting = asked.seat.and_then(|seat| self.felt.at(seat));
        let posted: Chips = front.iter().copied().sum();
        let players = u8::try_from(self.felt.seats.len()).unwrap_or(MOST_SEATS);
        PlayerSituation {
            seat: asked.seat,
            street,
            pot_at_least: self.pot_at_least(asked.seat, is_blind, bet),
            facts: Situation {
                betting: betting(kind, least),
                pot: asked.pot.or_else(|| self.pot(is_blind && asked.bet.is_none())),
                front,
                behind: asked.stack.or_else(|| Some(sitting?.stack.minus(posted))),
                live: asked.live.unwrap_or(players.clamp(2, MOST_SEATS)),
                opener: asked.opener.unwrap_or(opens),
                acted_at: asked.acted_at,
                raises: asked.raises.unwrap_or_else(|| raises(kind, bet, least)),
                followed: StreetFacts { blind_first: is_blind, full, ..StreetFacts::UNKNOWN },
                ..Situation::facing(least, bet, raise)
            },
        }
    }

    /// Returns the betting structure; in a mix by hands, that of the level's stakes.
    fn kind(self) -> levels::Betting {
        let level = &self.felt.level;
        match self.felt.game {
            Some((_, betting)) => betting,
            None if level.bets.is_some() => levels::Betting::Limit,
            None => levels::Betting::NoLimit,
        }
    }

    fn is_stud(self) -> bool {
        self.felt.game.is_some_and(|(variant, _)| variant.is_stud())
    }

    fn least(self, kind: levels::Betting, street: Street) -> Chips {
        let level = &self.felt.level;
        match (kind, &level.bets) {
            (levels::Betting::Limit, Some(bets)) if street == Street::Big => bets.big,
            (levels::Betting::Limit, Some(bets)) => bets.small,
            // Limit without bets in the structure: the big blind, and twice that.
            (levels::Betting::Limit, None) if street == Street::Big => level.big.times(2),
            _ => level.big,
        }
    }

    /// Returns the amount to match before any bet.
    fn blind(self, kind: levels::Betting, least: Chips) -> Chips {
        let bring_in = self.felt.level.stud.map(|stud| stud.bring_in);
        match (kind, bring_in) {
            (levels::Betting::Limit, Some(bring_in)) if self.is_stud() => bring_in,
            _ => least,
        }
    }

    /// Returns the chips of a blind, if this player has to post one.
    fn posted(self, seat: Option<SeatNo>, street: Street, bet: Chips) -> Vec<Chips> {
        let (Some(seat), Some(next)) = (seat, self.felt.next) else { return Vec::new() };
        if street != Street::First || self.is_stud() {
            return Vec::new();
        }
        let blind = if seat == next.positions.big {
            self.felt.level.big
        } else if seat == next.positions.small {
            self.felt.level.small
        } else {
            Chips::ZERO
        };
        split_into_chips(blind.min(bet), &self.felt.chips).unwrap_or_default()
    }

    /// Returns the blinds and antes, as long as no other chips are in.
    fn pot(self, is_untouched: bool) -> Option<Chips> {
        let level = &self.felt.level;
        if !is_untouched || self.is_stud() || level.big.is_zero() {
            return None;
        }
        Some(level.small.plus(level.big).plus(self.antes()))
    }

    fn antes(self) -> Chips {
        let level = &self.felt.level;
        let players = self.felt.seats.len() as u64;
        if self.is_stud() {
            return level.stud.map_or(Chips::ZERO, |stud| stud.ante.times(players));
        }
        level.ante.map_or(Chips::ZERO, |ante| ante.of_table(players))
    }

    /// Returns the least amount in the pot: antes, the bet made, and the blinds of others.
    fn pot_at_least(self, seat: Option<SeatNo>, is_blind: bool, bet: Chips) -> Chips {
        let level = &self.felt.level;
        let next = self.felt.next.filter(|_| !self.is_stud());
        let blind = |whose: &dyn Fn(SeatNo) -> bool| -> Chips {
            let posts = next.iter().flat_map(NextHand::posts).filter(|(seat, _)| whose(*seat));
            posts
                .map(|(_, blind)| match blind {
                    Blind::Small => level.small,
                    Blind::Big => level.big,
                })
                .sum()
        };
        let all = blind(&|_| true);
        // Before the flop the bettor may be in the blinds, and the bet includes the blind.
        let own = blind(&|posts| Some(posts) == seat);
        let others = if is_blind { own.max(all.minus(level.big)) } else { all };
        self.antes().plus(bet).plus(others)
    }
}

/// Returns the betting rule for this smallest bet; in limit it is the bet itself.
const fn betting(kind: levels::Betting, least: Chips) -> Betting {
    match kind {
        levels::Betting::NoLimit => Betting::NoLimit,
        levels::Betting::PotLimit => Betting::PotLimit,
        levels::Betting::Limit => Betting::Limit(least),
    }
}

const fn kind(betting: Betting) -> levels::Betting {
    match betting {
        Betting::NoLimit => levels::Betting::NoLimit,
        Betting::PotLimit => levels::Betting::PotLimit,
        Betting::Limit(_) => levels::Betting::Limit,
    }
}

/// Returns the facts from the hand, with the dealer's corrections.
fn followed(followed: StreetFacts, asked: &DealerInput) -> StreetFacts {
    let same_bet = asked.bet.is_none() && asked.kind.is_none() && asked.least.is_none();
    StreetFacts {
        full: followed.full.filter(|_| same_bet),
        cap_lifted: followed.cap_lifted.filter(|_| asked.live.is_none()),
        opposed: followed.opposed || !same_bet,
        ..followed
    }
}

/// Returns the number of raises in limit, where every raise is one bet.
fn raises(kind: levels::Betting, bet: Chips, least: Chips) -> u8 {
    let bets = bet.get().checked_div(least.get()).unwrap_or_default();
    match kind {
        levels::Betting::Limit => u8::try_from(bets.saturating_sub(1)).unwrap_or(u8::MAX),
        levels::Betting::NoLimit | levels::Betting::PotLimit => 0,
    }
}

/// Returns the fewest chips of this set that make the amount, the largest first. A remainder that
/// the set cannot make is one more chip. `None` if it takes too many chips.
pub fn split_into_chips(amount: Chips, set: &[Chip]) -> Option<Vec<Chips>> {
    let mut chips = Vec::new();
    let mut rest = amount.get();
    for value in set.iter().rev().map(|chip| chip.value.get()).filter(|value| *value > 0) {
        let count = rest / value;
        if count > MOST_CHIPS {
            return None;
        }
        rest -= count * value;
        chips.extend((0..count).map(|_| Chips::new(value)));
    }
    if rest > 0 {
        chips.push(Chips::new(rest));
    }
    Some(chips)
}
