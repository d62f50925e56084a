//! A hand before the deal, with the dealer's corrections.

use serde::{Deserialize, Serialize};

use std::collections::BTreeMap;

use bottone_base::{
    chips::Chips,
    seat::{SeatNo, Seats},
};
use bottone_hands::hand::{Hand, HandGame, HandResult, HandStart, Posting, StartFault};
use bottone_rules::{
    button::{LastHand, NextHand, Positions, first_hand},
    levels::{Betting, Game, Level, MixTurn, Variant},
    rulebook::Rulebook,
};
use bottone_tournament::entries::EntryId;

use super::{Felt, FollowedHand, HandPlayer, Sitting};

/// The most hands that a table can see; a greater number is invalid.
pub(super) const MOST_HANDS: u32 = 1_000_000;

/// The dealer's corrections for the coming hand.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HandDraft {
    game: Option<(HandGame, Betting)>,
    /// The table's position in a mix: the hand with this number comes after this many hands of it.
    mix: Option<(u32, u32)>,
    /// The correction for this level.
    posting: Option<(Level, Posting)>,
    button: Option<SeatNo>,
    out: Seats,
    stacks: BTreeMap<SeatNo, StackCorrection>,
    before: Option<PreviousHand>,
}

/// A stack corrected by the dealer, valid for this player until the next count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StackCorrection {
    entry: Option<EntryId>,
    on_record: Chips,
    chips: Chips,
}

/// The previous hand, as long as the table does not know of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PreviousHand {
    /// The positions, if they have moved since the table's last report.
    hand: Option<LastHand>,
    /// The positions that the table had planned.
    planned: Option<Positions>,
    number: u32,
}

/// The coming hand.
#[derive(Clone, Debug)]
pub struct HandPlan {
    /// The players at the table, by seat.
    pub players: Vec<HandPlayer>,
    /// The game; `None` if it must be chosen.
    pub game: Option<(HandGame, Betting)>,
    /// The position in a mix whose hands the table counts.
    pub turn: Option<MixTurn>,
    pub posting: Posting,
    /// The button, the blinds and the waiting players; `None` with fewer than two players.
    pub next: Option<NextHand>,
    /// True if the button was placed by hand.
    pub placed: bool,
    /// The hand's number at this table.
    pub number: u32,
}

/// The reason why no hand can be dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DealFailure {
    /// The game of a mix is unknown, or cannot be followed action by action.
    NoGame,
    /// Fewer than two players have chips.
    TooFewPlayers,
    /// Another contradiction.
    Start(StartFault),
}

impl HandDraft {
    /// Sets the stack of this player.
    pub fn set_stack(&mut self, felt: &Felt, seat: SeatNo, chips: Chips) {
        let Some(sitting) = felt.at(seat) else { return };
        let stack = StackCorrection { entry: sitting.entry, on_record: sitting.stack, chips };
        self.stacks.insert(seat, stack);
    }

    /// Sets whether this player sits out. Only at a table without an event; in an event every
    /// seated player is dealt in.
    pub fn set_sitting_out(&mut self, seat: SeatNo, out: bool) {
        self.out = if out { self.out.with(seat) } else { self.out.without(seat) };
    }

    /// Places the button.
    pub fn put_button(&mut self, seat: SeatNo) {
        self.button = Some(seat);
    }

    /// Sets the game.
    pub fn play(&mut self, kind: HandGame, betting: Betting) {
        self.game = Some((kind, betting));
    }

    /// Sets the turn of the mix that starts with the hand of this number.
    pub fn set_mix_turn(&mut self, number: u32, turn: MixTurn) {
        self.mix = Some((number, turn.hands_before()));
    }

    /// Sets the posts and bets for the rest of the level.
    pub fn post(&mut self, felt: &Felt, posting: Posting) {
        self.posting = Some((felt.level.clone(), posting));
    }

    /// Returns the coming hand at this table.
    pub fn plan(&self, felt: &Felt, book: &Rulebook) -> HandPlan {
        let players: Vec<HandPlayer> = felt.seats.iter().map(|at| self.player(felt, at)).collect();
        let live: Seats = players.iter().filter(|at| !at.sits_out).map(|at| at.seat).collect();
        let posting = self.posting.as_ref().filter(|(level, _)| *level == felt.level);
        let number = self.unreported_hand(felt).map_or(felt.hands, |before| before.number) + 1;
        let turn = self.turn(felt, number, live.len());
        let game = match turn {
            Some(turn) => game_of(&felt.plays, turn),
            None => felt.game,
        };
        let kind = game.and_then(|(variant, betting)| Some((HandGame::of(variant)?, betting)));
        let here = |seat: &SeatNo| seat.get() <= felt.size;
        let placed = self.button.filter(here).and_then(|button| first_hand(button, live));
        HandPlan {
            // In a mix the turn decides the game.
            game: if turn.is_some() { kind } else { self.game.or(kind) },
            turn,
            posting: posting.map_or_else(|| Posting::of(&felt.level), |(_, posting)| *posting),
            next: placed.or_else(|| self.next(felt, book, live)),
            placed: placed.is_some(),
            number,
            players,
        }
    }

    /// Returns whether there are no corrections.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Returns whether all values are ones that a dealer could have entered.
    pub fn is_sound(&self) -> bool {
        self.before.is_none_or(|before| before.number <= MOST_HANDS)
            && self.mix.is_none_or(|(from, before)| from.max(before) <= MOST_HANDS)
    }

    /// Returns the position in the mix before the hand with this number.
    fn turn(&self, felt: &Felt, number: u32, players: usize) -> Option<MixTurn> {
        let known = self.mix.filter(|(from, _)| *from <= number);
        let (from, before) = known.unwrap_or((1, 0));
        felt.plays.turn(before.saturating_add(number - from), players)
    }

    /// Returns the previous hand, if the table has not been informed of it.
    fn unreported_hand(&self, felt: &Felt) -> Option<&PreviousHand> {
        let planned = felt.next.map(|next| next.positions);
        self.before.as_ref().filter(|before| before.planned == planned)
    }

    fn next(&self, felt: &Felt, book: &Rulebook, live: Seats) -> Option<NextHand> {
        if let Some(hand) = self.unreported_hand(felt).and_then(|before| before.hand) {
            return book.button.next_hand(&hand, live, Seats::NONE);
        }
        let everybody: Seats = felt.seats.iter().map(|sitting| sitting.seat).collect();
        match felt.next {
            Some(next) if live == everybody => Some(next),
            _ => first_hand(live.iter().next_back()?, live),
        }
    }

    fn player(&self, felt: &Felt, sitting: &Sitting) -> HandPlayer {
        let Sitting { seat, entry, stack, counted, .. } = *sitting;
        let holds = |own: &&StackCorrection| own.entry == entry && own.on_record == stack;
        let own = self.stacks.get(&seat).filter(holds);
        let stack = own.map_or(stack, |own| own.chips);
        HandPlayer {
            seat,
            entry,
            name: sitting.name.clone(),
            stack,
            certain: counted || own.is_some(),
            sits_out: felt.table.is_none() && (self.out.contains(seat) || stack.is_zero()),
        }
    }

    /// Carries the facts of a finished hand over to the next.
    pub fn carry_over(&mut self, felt: &Felt, followed: &FollowedHand, outcome: &HandResult) {
        for player in followed.players() {
            let same = felt.at(player.seat).is_some_and(|now| now.entry == player.entry);
            if same && followed.hand().start().dealt().contains(player.seat) {
                self.set_stack(felt, player.seat, outcome.stack(player.seat));
            }
        }
        let mut hand = self.unreported_hand(felt).and_then(|before| before.hand);
        // In stud the button rests.
        if !followed.hand().start().kind.is_stud() {
            hand = Some(followed.next().played(felt.size));
            self.button = None;
        }
        let is_gone = |player: &&HandPlayer| outcome.stack(player.seat).is_zero();
        let gone = followed.players().iter().filter(is_gone).map(|player| player.seat).collect();
        if let Some(hand) = &mut hand {
            hand.leave(gone);
        }
        let planned = felt.next.map(|next| next.positions);
        let is_known = planned != followed.planned();
        let before = PreviousHand { hand, planned, number: followed.number() };
        self.before = (!is_known).then_some(before);
    }
}

impl HandPlan {
    /// Deals the hand: antes and blinds are posted.
    ///
    /// # Errors
    /// The reason why it cannot be dealt.
    pub fn deal(&self, felt: &Felt, book: &Rulebook) -> Result<FollowedHand, DealFailure> {
        let (kind, betting) = self.game.ok_or(DealFailure::NoGame)?;
        let next = self.next.ok_or(DealFailure::TooFewPlayers)?;
        let stack = |seat| self.at(seat).map_or(Chips::ZERO, |player| player.stack);
        let mut start = HandStart::at_table(kind, betting, &self.posting, &next, book, stack);
        start.chip = felt.least_chip();
        start.event_heads_up = felt.heads_up;
        start.hand_for_hand = felt.hand_for_hand;
        let hand = Hand::new(start).map_err(DealFailure::Start)?;
        Ok(FollowedHand::new(hand, book.book, felt, self, next))
    }

    /// Returns the player of this seat.
    pub fn at(&self, seat: SeatNo) -> Option<&HandPlayer> {
        self.players.iter().find(|player| player.seat == seat)
    }
}

/// Returns the game of a turn.
pub fn game_of(plays: &Game, turn: MixTurn) -> Option<(Variant, Betting)> {
    match plays {
        Game::Mix { games, .. } => games.get(turn.game).copied(),
        Game::One(..) => None,
    }
}
