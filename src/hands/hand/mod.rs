//! One hand as a value, act by act.
//!
//! A [`Hand`] is its [`HandStart`] and the acts since. [`Hand::can`] checks an act and gives the reason
//! if it is not possible; [`Hand::act`] performs it; [`Hand::undo`] takes the last one back. It
//! covers hold'em, Omaha, stud, razz, draw and badugi; the Italian game has its own module.

mod act;
mod analysis;
mod from_button;
mod irregular;
mod opener;
mod permission;
mod plan;
mod posting;
mod pushed;
mod refusal;
mod result;
mod start;
mod state;
mod step;
mod stud_cards;

pub use act::{DealtCards, HandAct, Play};
pub use analysis::{AllowedActs, Decision, HandFault};
use bottone_base::{
    cards::Cards,
    chips::Chips,
    seat::{SeatNo, Seats},
};
use bottone_rules::{
    betting::Facing,
    pots::{Pots, pots},
    ruling::StreetFacts,
    showdown::{Award, Showing, showing},
};
use permission::LastCards;
pub use plan::HandGame;
pub use posting::Posting;
pub use refusal::{ActRefusal, StartFault};
pub use result::HandResult;
pub use start::{HandStart, Stakes};
use state::{BringIn, HandStage, HandState};
pub use step::HandStep;
pub use stud_cards::StudCard;

/// One hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    start: HandStart,
    acts: Vec<HandAct>,
    state: HandState,
}

/// The next step of the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PendingStep {
    /// This many cards for the board.
    Board(u8),
    /// Cards for these players.
    Cards(Seats),
    /// This player's bet, call or fold.
    Action(SeatNo),
    /// This player's draw.
    Draw(SeatNo),
    /// These players' cards, face up or thrown away.
    Show(Seats),
    /// The hand is over.
    Nothing,
}

impl Hand {
    /// Creates a hand with antes and blinds posted and no cards dealt.
    ///
    /// # Errors
    /// The fault in `start`.
    pub fn new(start: HandStart) -> Result<Self, StartFault> {
        start.check()?;
        let state = HandState::new(&start);
        Ok(Self { start, acts: Vec::new(), state })
    }

    /// Reserves memory for this many further acts, so that none of them allocates.
    pub fn reserve(&mut self, acts: usize) {
        self.acts.reserve_exact(acts);
    }

    /// Checks that this act is possible now.
    ///
    /// # Errors
    /// The reason why it is not.
    pub fn can(&self, act: &HandAct) -> Result<(), ActRefusal> {
        permission::check(&self.start, &self.state, act)
    }

    /// Performs the act.
    ///
    /// # Errors
    /// The reason why it is not possible; the hand is unchanged.
    pub fn act(&mut self, act: HandAct) -> Result<(), ActRefusal> {
        self.can(&act)?;
        self.force(act);
        Ok(())
    }

    /// In stud, names the player who opens this street, if the dealer saw cards that are unknown
    /// here: the low card that brings it in, or the high board (in razz the other way round).
    ///
    /// # Errors
    /// In a game with a button, and after the first action of the street; the hand is unchanged.
    pub fn opens(&mut self, seat: SeatNo) -> Result<(), ActRefusal> {
        permission::opens(&self.start, &self.state, seat)?;
        self.state.open_with(&self.start, seat);
        Ok(())
    }

    fn force(&mut self, act: HandAct) {
        self.state.act(&self.start, &act);
        self.acts.push(act);
    }

    /// Takes the last act back and returns it.
    pub fn undo(&mut self) -> Option<HandAct> {
        let last = self.acts.pop()?;
        let named = self.state.named;
        // A hand is short: replaying it costs less than keeping every state.
        self.state = HandState::new(&self.start);
        self.state.named = named;
        for act in &self.acts {
            self.state.act(&self.start, act);
        }
        self.state.forget_later_openers();
        Some(last)
    }

    /// Returns the start of the hand.
    pub const fn start(&self) -> &HandStart {
        &self.start
    }

    /// Returns the acts, from the first.
    pub fn acts(&self) -> &[HandAct] {
        &self.acts
    }

    /// Returns the next step. Replacement cards may be dealt at once or when all players have
    /// drawn.
    pub fn pending_step(&self) -> PendingStep {
        match self.state.stage {
            HandStage::Over => PendingStep::Nothing,
            HandStage::Show => PendingStep::Show(self.state.live.difference(self.state.shown)),
            HandStage::Bet(seat) => PendingStep::Action(seat),
            HandStage::Draw(seat) => PendingStep::Draw(seat),
            HandStage::Deal if self.last_cards().is_some_and(LastCards::is_shared) => {
                PendingStep::Board(1)
            }
            HandStage::Deal => {
                let due = |seat: &SeatNo| self.cards_due(*seat) > 0;
                let seats: Seats = self.start.dealt().iter().filter(due).collect();
                if seats.is_empty() {
                    PendingStep::Board(self.state.board_due)
                } else {
                    PendingStep::Cards(seats)
                }
            }
        }
    }

    /// Returns the number of cards still due to a player on this street.
    pub const fn cards_due(&self, seat: SeatNo) -> u8 {
        self.state.due[seat.index()]
    }

    /// Returns the number of cards still due to the board on this street.
    pub const fn board_due(&self) -> u8 {
        self.state.board_due
    }

    fn last_cards(&self) -> Option<LastCards> {
        permission::last_cards(&self.start, &self.state)
    }

    /// Returns the player whose turn it is to bet, call or fold.
    pub const fn turn(&self) -> Option<SeatNo> {
        match self.state.stage {
            HandStage::Bet(seat) => Some(seat),
            _ => None,
        }
    }

    /// Returns the chips that the player to act adds to call: the whole stack, if that is less.
    pub fn to_call(&self) -> Chips {
        self.turn().map_or(Chips::ZERO, |seat| self.state.owes(seat))
    }

    /// Returns the least and the most to which the player to act may bet or raise.
    ///
    /// # Errors
    /// The reason why the player may not bet or raise at all.
    pub fn raise(&self) -> Result<(Chips, Chips), ActRefusal> {
        let seat = self.turn().ok_or(ActRefusal::NoBetting)?;
        permission::raise(&self.start, &self.state, seat)
    }

    /// Returns the situation of this player, with the pot as the house counts it for pot-limit.
    pub fn faces(&self, seat: SeatNo) -> Facing {
        permission::facing(&self.start, &self.state, seat)
    }

    /// Returns the bet when this player last acted on this street.
    pub const fn acted_at(&self, seat: SeatNo) -> Option<Chips> {
        self.state.round.acted_at(seat)
    }

    /// Returns the number of full raises so far on this street.
    pub const fn raises(&self) -> u32 {
        self.state.round.raises_so_far()
    }

    /// Returns the facts behind a ruling on this player's chips that the chips themselves do not
    /// show.
    pub fn followed(&self, seat: SeatNo) -> StreetFacts {
        let Self { start, state, .. } = self;
        StreetFacts {
            full: Some(self.faces(seat).full),
            blind_first: state.round.is_blind_first(&start.betting),
            cap_lifted: Some(permission::is_cap_lifted(start, state)),
            opposed: state.is_opposed(seat),
        }
    }

    /// Returns whether the bet to match is the first bet of this street; before the flop that is
    /// the blind.
    pub const fn is_first_bet(&self) -> bool {
        self.state.round.is_first_bet()
    }

    /// Returns check or call, whichever applies to the player to act.
    pub fn check_or_call(&self) -> Play {
        if self.to_call().is_zero() { Play::Check } else { Play::Call }
    }

    /// Returns a bet, a raise or a completion to this amount, whichever applies now.
    pub fn bet_or_raise(&self, to: Chips) -> Play {
        if self.state.round.is_to_complete() {
            Play::Complete(to)
        } else if self.state.round.bet().is_zero() {
            Play::Bet(to)
        } else {
            Play::Raise(to)
        }
    }

    /// Returns whether the player to act is the one who brings it in.
    pub const fn is_bring_in(&self) -> bool {
        matches!(self.state.bring_in, BringIn::Due)
    }

    /// Returns the street, from 0.
    pub const fn street(&self) -> u8 {
        self.state.street
    }

    /// Returns whether no more betting is possible, although cards may be to come.
    pub const fn is_betting_over(&self) -> bool {
        self.state.closed
    }

    /// Returns all chips put in so far.
    pub fn pot(&self) -> Chips {
        self.state.pot()
    }

    /// Returns the chips that a player has left.
    pub const fn stack(&self, seat: SeatNo) -> Chips {
        self.state.stack(seat)
    }

    /// Returns the chips that a player has bet in the hand so far, on all streets.
    pub const fn paid(&self, seat: SeatNo) -> Chips {
        self.state.paid(seat)
    }

    /// Returns the smallest chip in play. It is at most the one at the start. Every amount posted,
    /// bet or put in all-in is a multiple of it.
    pub fn least_chip(&self) -> Chips {
        let start = &self.start;
        let posted = start.dealt().iter().flat_map(|seat| {
            let all_in = self.stack(seat).is_zero().then(|| start.stack(seat));
            let forced = [start.ante_of(seat), start.blind_of(seat)];
            forced.map(|chips| chips.min(start.stack(seat))).into_iter().chain(all_in)
        });
        let bets = self.acts.iter().filter_map(|act| match act {
            HandAct::Player(_, Play::Bet(to) | Play::Raise(to) | Play::Complete(to)) => Some(*to),
            _ => None,
        });
        let table = [start.bring_in_amount(), start.dead_small_blind()];
        start.chip.least_with(posted.chain(bets).chain(table))
    }

    /// Returns the money that belongs to no bet: dead blinds, and antes for the table.
    pub const fn dead_money(&self) -> Chips {
        self.state.dead
    }

    /// Returns the chips in front of a player on this street.
    pub const fn front(&self, seat: SeatNo) -> Chips {
        self.state.round.front(seat)
    }

    /// Returns the players who have not folded or mucked.
    pub const fn live(&self) -> Seats {
        self.state.live
    }

    /// Returns the known cards of the board.
    pub const fn board(&self) -> Cards {
        self.state.board
    }

    /// Returns the known cards of a player.
    pub const fn cards(&self, seat: SeatNo) -> Cards {
        self.state.held[seat.index()].known
    }

    /// Returns the number of cards that a player holds.
    pub const fn card_count(&self, seat: SeatNo) -> u8 {
        self.state.held[seat.index()].count
    }

    /// Returns the pots as they are now.
    pub fn pots(&self) -> Pots {
        let seats = self.start.dealt();
        let bets: Vec<(SeatNo, Chips)> =
            seats.iter().map(|seat| (seat, self.state.paid(seat))).collect();
        pots(&bets, seats.difference(self.state.live), self.state.dead)
    }

    /// Returns the players who show now, in order.
    pub fn showing(&self) -> Showing {
        showing(
            &permission::standing(&self.start, &self.state),
            &self.pots().pots,
            &self.start.showdown,
        )
    }

    /// Returns the result once only a concession can change it: one hand is left, or all cards are
    /// out and all live hands are known.
    pub fn outcome(&self) -> Option<HandResult> {
        result::outcome(self)
    }

    /// Returns the result if the dealer says who won, pot by pot, for example if cards were not
    /// recorded. A pot with only one possible winner needs no award. `None` while a pot has no
    /// winner, or while the hand can still change. Odd chips go by position, because the cards are
    /// unknown: in stud the dealer may have to look at them (TDA 2024 rule 20).
    pub fn awarded(&self, awards: &[Award]) -> Option<HandResult> {
        result::awarded(self, awards)
    }
}
