//! One hand as a value, act by act.
//!
//! A [`Hand`] is its [`Start`] and what was done since. [`Hand::can`] says whether an act is
//! possible and if not, why; [`Hand::act`] does it; [`Hand::undo`] takes the last one back. It
//! knows hold'em, Omaha, stud, razz, draw and badugi; the Italian game has a module of its own.

mod act;
mod from_button;
mod irregular;
mod opener;
mod permission;
mod plan;
mod posting;
mod recorded;
mod refused;
mod result;
mod start;
mod state;
mod step;
mod stud_cards;

use super::{
    betting::Facing,
    cards::Cards,
    chips::Chips,
    pots::{Pots, pots},
    ruling::Followed,
    seat::{SeatNo, Seats},
    showdown::{Award, Showing, showing},
};
pub use act::{Act, Dealt, MOST_CARDS, Play};
use permission::LastCards;
pub use plan::HandGame;
pub use posting::Posting;
pub use recorded::{Allowed, Decision, Wrong};
pub use refused::{CannotStart, Refused};
pub use result::Outcome;
pub use start::{Stakes, Start};
use state::{BringIn, Stage, State};
pub use step::Step;
pub use stud_cards::Lying;

/// One hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    start: Start,
    acts: Vec<Act>,
    state: State,
}

/// What a hand waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waits {
    /// So many cards for the board.
    Board(u8),
    /// Cards for these players.
    Cards(Seats),
    /// This player's bet, call or fold.
    Action(SeatNo),
    /// This player's draw.
    Draw(SeatNo),
    /// These players' cards, face up or thrown away.
    Show(Seats),
    /// Nothing: it is over.
    Nothing,
}

impl Hand {
    /// A hand with antes and blinds posted and nothing dealt.
    ///
    /// # Errors
    /// What does not add up in `start`.
    pub fn new(start: Start) -> Result<Self, CannotStart> {
        start.check()?;
        let state = State::new(&start);
        Ok(Self { start, acts: Vec::new(), state })
    }

    /// Makes room for so many acts more, so that none of them has to.
    pub fn reserve(&mut self, acts: usize) {
        self.acts.reserve_exact(acts);
    }

    /// May this be done now?
    ///
    /// # Errors
    /// Why not.
    pub fn can(&self, act: &Act) -> Result<(), Refused> {
        permission::check(&self.start, &self.state, act)
    }

    /// Does it.
    ///
    /// # Errors
    /// Why it cannot be done; the hand is as it was.
    pub fn act(&mut self, act: Act) -> Result<(), Refused> {
        self.can(&act)?;
        self.force(act);
        Ok(())
    }

    /// In stud, names who opens this street, where the dealer saw cards that are not known here:
    /// the low card that brings it in, or the high board (in razz the other way round).
    ///
    /// # Errors
    /// In a game with a button nobody is named, nor once somebody has acted; the hand is as it was.
    pub fn opens(&mut self, seat: SeatNo) -> Result<(), Refused> {
        permission::opens(&self.start, &self.state, seat)?;
        self.state.open_with(&self.start, seat);
        Ok(())
    }

    fn force(&mut self, act: Act) {
        self.state.act(&self.start, &act);
        self.acts.push(act);
    }

    /// Takes the last act back and returns it.
    pub fn undo(&mut self) -> Option<Act> {
        let last = self.acts.pop()?;
        let named = self.state.named;
        // A hand is short: playing it again costs less than keeping every state it was in.
        self.state = State::new(&self.start);
        self.state.named = named;
        for act in &self.acts {
            self.state.act(&self.start, act);
        }
        self.state.forget_later_openers();
        Some(last)
    }

    /// What it began with.
    pub const fn start(&self) -> &Start {
        &self.start
    }

    /// What was done, from the first.
    pub fn acts(&self) -> &[Act] {
        &self.acts
    }

    /// What comes next. Cards that were drawn for may be dealt at once or when everybody has drawn.
    pub fn waits_for(&self) -> Waits {
        match self.state.stage {
            Stage::Over => Waits::Nothing,
            Stage::Show => Waits::Show(self.state.live.difference(self.state.shown)),
            Stage::Bet(seat) => Waits::Action(seat),
            Stage::Draw(seat) => Waits::Draw(seat),
            Stage::Deal if self.last_cards().is_some_and(LastCards::is_shared) => Waits::Board(1),
            Stage::Deal => {
                let due = |seat: &SeatNo| self.cards_due(*seat) > 0;
                let seats: Seats = self.start.dealt().iter().filter(due).collect();
                if seats.is_empty() {
                    Waits::Board(self.state.board_due)
                } else {
                    Waits::Cards(seats)
                }
            }
        }
    }

    /// How many cards a player is still to be dealt on this street.
    pub const fn cards_due(&self, seat: SeatNo) -> u8 {
        self.state.due[seat.index()]
    }

    /// How many cards are still to be dealt to the board on this street.
    pub const fn board_due(&self) -> u8 {
        self.state.board_due
    }

    fn last_cards(&self) -> Option<LastCards> {
        permission::last_cards(&self.start, &self.state)
    }

    /// Whose turn it is to bet, call or fold.
    pub const fn turn(&self) -> Option<SeatNo> {
        match self.state.stage {
            Stage::Bet(seat) => Some(seat),
            _ => None,
        }
    }

    /// What the player whose turn it is adds to call: all he has, when that is less.
    pub fn to_call(&self) -> Chips {
        self.turn().map_or(Chips::ZERO, |seat| self.state.owes(seat))
    }

    /// The least and the most that the player whose turn it is may make the bet.
    ///
    /// # Errors
    /// Why he may not bet or raise at all.
    pub fn raise(&self) -> Result<(Chips, Chips), Refused> {
        let seat = self.turn().ok_or(Refused::NoBetting)?;
        permission::raise(&self.start, &self.state, seat)
    }

    /// What this player faces, with the pot as the house counts it for pot-limit.
    pub fn faces(&self, seat: SeatNo) -> Facing {
        permission::facing(&self.start, &self.state, seat)
    }

    /// The bet as it stood when this player last acted on this street.
    pub const fn acted_at(&self, seat: SeatNo) -> Option<Chips> {
        self.state.round.acted_at(seat)
    }

    /// Full raises so far on this street.
    pub const fn raises(&self) -> u32 {
        self.state.round.raises_so_far()
    }

    /// What a ruling on this player's chips cannot see in front of him.
    pub fn followed(&self, seat: SeatNo) -> Followed {
        let Self { start, state, .. } = self;
        Followed {
            full: Some(self.faces(seat).full),
            blind_first: state.round.is_blind_first(&start.betting),
            cap_lifted: Some(permission::is_cap_lifted(start, state)),
            opposed: state.is_opposed(seat),
        }
    }

    /// Is what is to be matched the first chip bet of this street, the blind before the flop?
    pub const fn is_first_bet(&self) -> bool {
        self.state.round.is_first_bet()
    }

    /// Check or call, whichever it is for the player whose turn it is.
    pub fn check_or_call(&self) -> Play {
        if self.to_call().is_zero() { Play::Check } else { Play::Call }
    }

    /// A bet, a raise or a completion to so much, whichever it is now.
    pub fn bet_or_raise(&self, to: Chips) -> Play {
        if self.state.round.is_to_complete() {
            Play::Complete(to)
        } else if self.state.round.bet().is_zero() {
            Play::Bet(to)
        } else {
            Play::Raise(to)
        }
    }

    /// Is the player whose turn it is the one who brings it in?
    pub const fn is_bring_in(&self) -> bool {
        matches!(self.state.bring_in, BringIn::Due)
    }

    /// The street, from 0.
    pub const fn street(&self) -> u8 {
        self.state.street
    }

    /// Is no betting possible any more, though cards may be to come?
    pub const fn is_betting_over(&self) -> bool {
        self.state.closed
    }

    /// Everything that was put in so far.
    pub fn pot(&self) -> Chips {
        self.state.pot()
    }

    /// What a player has left behind.
    pub const fn stack(&self, seat: SeatNo) -> Chips {
        self.state.stack(seat)
    }

    /// What a player has bet in the hand so far, in all streets.
    pub const fn paid(&self, seat: SeatNo) -> Chips {
        self.state.paid(seat)
    }

    /// The smallest chip in play: no larger than the one it began with, and one of which everything
    /// that was posted, bet or put in by somebody who is all-in is a multiple.
    pub fn least_chip(&self) -> Chips {
        let start = &self.start;
        let posted = start.dealt().iter().flat_map(|seat| {
            let all_in = self.stack(seat).is_zero().then(|| start.stack(seat));
            let forced = [start.ante_of(seat), start.blind_of(seat)];
            forced.map(|chips| chips.min(start.stack(seat))).into_iter().chain(all_in)
        });
        let bets = self.acts.iter().filter_map(|act| match act {
            Act::Player(_, Play::Bet(to) | Play::Raise(to) | Play::Complete(to)) => Some(*to),
            _ => None,
        });
        let table = [start.brings_in_for(), start.dead_small_blind()];
        start.chip.least_with(posted.chain(bets).chain(table))
    }

    /// What belongs to no bet: dead blinds, and antes for the table.
    pub const fn dead_money(&self) -> Chips {
        self.state.dead
    }

    /// What a player has in front on this street.
    pub const fn front(&self, seat: SeatNo) -> Chips {
        self.state.round.front(seat)
    }

    /// Who has not folded or mucked.
    pub const fn live(&self) -> Seats {
        self.state.live
    }

    /// The cards of the board whose face is known.
    pub const fn board(&self) -> Cards {
        self.state.board
    }

    /// The cards of a player whose face is known.
    pub const fn cards(&self, seat: SeatNo) -> Cards {
        self.state.held[seat.index()].known
    }

    /// How many cards a player holds.
    pub const fn card_count(&self, seat: SeatNo) -> u8 {
        self.state.held[seat.index()].count
    }

    /// The pots as they are now.
    pub fn pots(&self) -> Pots {
        let seats = self.start.dealt();
        let bets: Vec<(SeatNo, Chips)> =
            seats.iter().map(|seat| (seat, self.state.paid(seat))).collect();
        pots(&bets, seats.difference(self.state.live), self.state.dead)
    }

    /// Who shows now, and in which order.
    pub fn showing(&self) -> Showing {
        showing(
            &permission::standing(&self.start, &self.state),
            &self.pots().pots,
            &self.start.showdown,
        )
    }

    /// What everybody ends up with, once nothing can change it but who concedes: one hand is left,
    /// or all cards are out and those of all live hands are known.
    pub fn outcome(&self) -> Option<Outcome> {
        result::outcome(self)
    }

    /// What everybody ends up with when the dealer says who won, pot by pot, as where cards were
    /// not written down. A pot that only one can win needs no word. `None` while a pot has no
    /// winner, or while the hand can still change. Odd chips go by position, the cards being
    /// unknown: in stud the dealer may have to look at them (TDA 2024 rule 20).
    pub fn awarded(&self, awards: &[Award]) -> Option<Outcome> {
        result::awarded(self, awards)
    }
}
