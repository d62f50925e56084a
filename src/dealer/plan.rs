//! A hand before it is dealt, and what the dealer has put right about it.

use serde::{Deserialize, Serialize};

use std::collections::BTreeMap;

use super::{Felt, Followed, Player, Sitting};
use crate::{
    rules::{
        button::{LastHand, NextHand, Positions, first_hand},
        chips::Chips,
        hand::{CannotStart, Hand, HandGame, Outcome, Posting, Start},
        levels::{Betting, Game, Level, Turn, Variant},
        rulebook::Rulebook,
        seat::{SeatNo, Seats},
    },
    tournament::entries::EntryId,
};

/// No table has seen more hands in an evening: a greater number is nobody's.
pub(super) const MOST_HANDS: u32 = 1_000_000;

/// What the dealer has said about the coming hand, where it is not as the table has it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draft {
    game: Option<(HandGame, Betting)>,
    /// Where the table stood in a mix before the hand with this number: after so many hands of it.
    mix: Option<(u32, u32)>,
    /// Put right for this level.
    posting: Option<(Level, Posting)>,
    button: Option<SeatNo>,
    out: Seats,
    stacks: BTreeMap<SeatNo, Stack>,
    before: Option<Before>,
}

/// A stack that the dealer knows better. It holds for this player, and until somebody counts him.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Stack {
    entry: Option<EntryId>,
    on_record: Chips,
    chips: Chips,
}

/// The hand before, as long as the table does not know of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Before {
    /// Where button and blinds stood, if they have moved since the table was told.
    hand: Option<LastHand>,
    /// Where the table thought that it would be played.
    planned: Option<Positions>,
    number: u32,
}

/// The coming hand.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Everybody at the table, by seat.
    pub players: Vec<Player>,
    /// What is played; nothing when it is to be chosen.
    pub game: Option<(HandGame, Betting)>,
    /// Where the table stands in a mix of which it counts the hands.
    pub turn: Option<Turn>,
    pub posting: Posting,
    /// Button, blinds, and who waits; nothing with fewer than two players.
    pub next: Option<NextHand>,
    /// Was the button put down by hand?
    pub placed: bool,
    /// The hand's number at this table.
    pub number: u32,
}

/// Why no hand can be dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CannotDeal {
    /// Which game of a mix is not known, or none that can be followed act by act.
    NoGame,
    /// Fewer than two have chips.
    TooFewPlayers,
    /// Something else does not add up.
    Start(CannotStart),
}

impl Draft {
    /// This player has so much.
    pub fn set_stack(&mut self, felt: &Felt, seat: SeatNo, chips: Chips) {
        let Some(sitting) = felt.at(seat) else { return };
        let stack = Stack { entry: sitting.entry, on_record: sitting.stack, chips };
        self.stacks.insert(seat, stack);
    }

    /// This player plays, or does not. Only without an event: there, whoever has a seat has cards.
    pub fn sits_out(&mut self, seat: SeatNo, out: bool) {
        self.out = if out { self.out.with(seat) } else { self.out.without(seat) };
    }

    /// The button is here.
    pub fn put_button(&mut self, seat: SeatNo) {
        self.button = Some(seat);
    }

    /// This is played.
    pub fn play(&mut self, kind: HandGame, betting: Betting) {
        self.game = Some((kind, betting));
    }

    /// It is this turn of the mix that the hand with this number begins.
    pub fn stands_at(&mut self, number: u32, turn: Turn) {
        self.mix = Some((number, turn.hands_before()));
    }

    /// This is posted and bet, as long as the level lasts.
    pub fn post(&mut self, felt: &Felt, posting: Posting) {
        self.posting = Some((felt.level.clone(), posting));
    }

    /// The coming hand at this table.
    pub fn plan(&self, felt: &Felt, book: &Rulebook) -> Plan {
        let players: Vec<Player> = felt.seats.iter().map(|at| self.player(felt, at)).collect();
        let live: Seats = players.iter().filter(|at| !at.sits_out).map(|at| at.seat).collect();
        let posting = self.posting.as_ref().filter(|(level, _)| *level == felt.level);
        let number = self.own_before(felt).map_or(felt.hands, |before| before.number) + 1;
        let turn = self.turn(felt, number, live.len());
        let game = match turn {
            Some(turn) => game_of(&felt.plays, turn),
            None => felt.game,
        };
        let kind = game.and_then(|(variant, betting)| Some((variant.kind()?, betting)));
        let here = |seat: &SeatNo| seat.get() <= felt.size;
        let placed = self.button.filter(here).and_then(|button| first_hand(button, live));
        Plan {
            // In a mix one plays what it says.
            game: if turn.is_some() { kind } else { self.game.or(kind) },
            turn,
            posting: posting.map_or_else(|| Posting::of(&felt.level), |(_, posting)| *posting),
            next: placed.or_else(|| self.next(felt, book, live)),
            placed: placed.is_some(),
            number,
            players,
        }
    }

    /// Is anything put right?
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Could a dealer have said all this?
    pub fn is_sound(&self) -> bool {
        self.before.is_none_or(|before| before.number <= MOST_HANDS)
            && self.mix.is_none_or(|(from, before)| from.max(before) <= MOST_HANDS)
    }

    /// Where the table stands in its mix before the hand with this number.
    fn turn(&self, felt: &Felt, number: u32, players: usize) -> Option<Turn> {
        let known = self.mix.filter(|(from, _)| *from <= number);
        let (from, before) = known.unwrap_or((1, 0));
        felt.plays.turn(before.saturating_add(number - from), players)
    }

    /// The hand before, if the table has not been told of it.
    fn own_before(&self, felt: &Felt) -> Option<&Before> {
        let planned = felt.next.map(|next| next.positions);
        self.before.as_ref().filter(|before| before.planned == planned)
    }

    fn next(&self, felt: &Felt, book: &Rulebook, live: Seats) -> Option<NextHand> {
        if let Some(hand) = self.own_before(felt).and_then(|before| before.hand) {
            return book.button.next_hand(&hand, live, Seats::NONE);
        }
        let everybody: Seats = felt.seats.iter().map(|sitting| sitting.seat).collect();
        match felt.next {
            Some(next) if live == everybody => Some(next),
            _ => first_hand(live.iter().next_back()?, live),
        }
    }

    fn player(&self, felt: &Felt, sitting: &Sitting) -> Player {
        let Sitting { seat, entry, stack, counted, .. } = *sitting;
        let holds = |own: &&Stack| own.entry == entry && own.on_record == stack;
        let own = self.stacks.get(&seat).filter(holds);
        let stack = own.map_or(stack, |own| own.chips);
        Player {
            seat,
            entry,
            name: sitting.name.clone(),
            stack,
            certain: counted || own.is_some(),
            sits_out: felt.table.is_none() && (self.out.contains(seat) || stack.is_zero()),
        }
    }

    /// What is known from a hand that is over goes into the next.
    pub fn after(&mut self, felt: &Felt, followed: &Followed, outcome: &Outcome) {
        for player in followed.players() {
            let same = felt.at(player.seat).is_some_and(|now| now.entry == player.entry);
            if same && followed.hand().start().dealt().contains(player.seat) {
                self.set_stack(felt, player.seat, outcome.stack(player.seat));
            }
        }
        let mut hand = self.own_before(felt).and_then(|before| before.hand);
        // In stud the button rests.
        if !followed.hand().start().kind.is_stud() {
            hand = Some(followed.next().played(felt.size));
            self.button = None;
        }
        let is_gone = |player: &&Player| outcome.stack(player.seat).is_zero();
        let gone = followed.players().iter().filter(is_gone).map(|player| player.seat).collect();
        if let Some(hand) = &mut hand {
            hand.leave(gone);
        }
        let planned = felt.next.map(|next| next.positions);
        let is_told = planned != followed.planned();
        let before = Before { hand, planned, number: followed.number() };
        self.before = (!is_told).then_some(before);
    }
}

impl Plan {
    /// Deals it: antes and blinds are posted.
    ///
    /// # Errors
    /// Why not.
    pub fn deal(&self, felt: &Felt, book: &Rulebook) -> Result<Followed, CannotDeal> {
        let (kind, betting) = self.game.ok_or(CannotDeal::NoGame)?;
        let next = self.next.ok_or(CannotDeal::TooFewPlayers)?;
        let stack = |seat| self.at(seat).map_or(Chips::ZERO, |player| player.stack);
        let mut start = Start::at_table(kind, betting, &self.posting, &next, book, stack);
        start.chip = felt.least_chip();
        start.event_heads_up = felt.heads_up;
        start.hand_for_hand = felt.hand_for_hand;
        let hand = Hand::new(start).map_err(CannotDeal::Start)?;
        Ok(Followed::new(hand, book.book, felt, self, next))
    }

    /// Who is on this seat.
    pub fn at(&self, seat: SeatNo) -> Option<&Player> {
        self.players.iter().find(|player| player.seat == seat)
    }
}

/// The game whose turn it is.
pub fn game_of(plays: &Game, turn: Turn) -> Option<(Variant, Betting)> {
    match plays {
        Game::Mix { games, .. } => games.get(turn.game).copied(),
        Game::One(..) => None,
    }
}
