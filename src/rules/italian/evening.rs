//! The evening: its start, what was done since, and where it stands.

use super::{
    act::{Act, Five, Phase, Refused},
    draw::Serving,
    kitty::Kitty,
    opening::Level,
    settle::Settled,
    showdown::Won,
    start::{Start, WrongStart},
    state::State,
};
use crate::rules::{
    cards::{Cards, Rank},
    chips::Chips,
    seat::{SeatNo, Seats},
};

/// A deck that is not that of the hand before, because fewer or more play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckChange {
    /// How many play now.
    pub players: u8,
    /// The ranks that go out or come in, the lowest first.
    pub ranks: Vec<Rank>,
    /// Do they go out?
    pub out: bool,
}

/// An evening of five-card draw as in Italy: how it began, and every act since.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evening {
    start: Start,
    acts: Vec<Act>,
    state: State,
}

impl Evening {
    /// An evening before its first hand.
    ///
    /// # Errors
    ///
    /// Why it cannot begin so.
    pub fn new(start: Start) -> Result<Self, WrongStart> {
        start.check()?;
        let state = State::new(&start);
        Ok(Self { start, acts: Vec::new(), state })
    }

    /// May this be done now?
    ///
    /// # Errors
    ///
    /// Why not.
    pub fn can(&self, act: &Act) -> Result<(), Refused> {
        self.state.after(*act).map(drop)
    }

    /// Does it. What is refused changes nothing.
    ///
    /// # Errors
    ///
    /// Why it cannot be done.
    pub fn act(&mut self, act: Act) -> Result<(), Refused> {
        self.state = self.state.after(act)?;
        self.acts.push(act);
        Ok(())
    }

    /// Takes the last act back and gives it.
    pub fn undo(&mut self) -> Option<Act> {
        let last = self.acts.pop()?;
        let begun = State::new(&self.start);
        self.state = self.acts.iter().fold(begun, |state, act| state.after(*act).unwrap_or(state));
        Some(last)
    }

    /// How it began.
    pub const fn start(&self) -> &Start {
        &self.start
    }

    /// Everything that was done, in order.
    pub fn acts(&self) -> &[Act] {
        &self.acts
    }

    /// What it waits for.
    pub const fn phase(&self) -> Phase {
        self.state.phase
    }

    /// Who speaks, if one player does.
    pub const fn turn(&self) -> Option<SeatNo> {
        self.state.hand.turn
    }

    pub const fn dealer(&self) -> SeatNo {
        self.state.dealer
    }

    /// What opens this hand or, before the ante, the next.
    pub const fn level(&self) -> Level {
        self.state.level()
    }

    /// Is this pot, or the next, a pot of words (*piatto di parole*)?
    pub const fn is_parole(&self) -> bool {
        self.state.parole
    }

    /// May the pot that is played for, or the next, be opened blind?
    pub fn has_blind_openings(&self) -> bool {
        self.state.may_be_blind().is_ok()
    }

    /// What is in the pot.
    pub fn pot(&self) -> Chips {
        self.state.kitty.sum()
    }

    /// Parts of a split pot that wait for later hands, in order.
    pub fn waiting(&self) -> impl Iterator<Item = Chips> + '_ {
        self.state.waiting.iter().rev().map(Kitty::sum)
    }

    /// What a player has in front of him.
    pub const fn stack(&self, seat: SeatNo) -> Chips {
        self.state.stacks.at(seat)
    }

    /// What a player has put into the pot, over as many hands as it was passed on.
    pub const fn paid(&self, seat: SeatNo) -> Chips {
        self.state.kitty.paid.at(seat)
    }

    /// What a player has to put in to stay.
    pub fn owes(&self, seat: SeatNo) -> Chips {
        self.state.owes(seat)
    }

    /// Everybody at the table.
    pub const fn seats(&self) -> Seats {
        self.state.seats
    }

    /// Who was dealt into this hand.
    pub const fn dealt(&self) -> Seats {
        self.state.hand.dealt
    }

    /// Who can still win.
    pub const fn live(&self) -> Seats {
        self.state.hand.live
    }

    /// Who opened, cards in hand.
    pub const fn opener(&self) -> Option<SeatNo> {
        self.state.hand.opener
    }

    /// The blinds of this hand in their order, with what each put in.
    pub fn blinds(&self) -> &[(SeatNo, Chips)] {
        &self.state.hand.blinds
    }

    /// The blind who alone may raise now.
    pub const fn right_to_raise(&self) -> Option<SeatNo> {
        self.state.hand.right
    }

    /// What the dealer does in the draw, as far as it is known.
    pub fn draw(&self) -> Serving {
        self.state.serving()
    }

    /// To whom cards were exposed in the draw; they play.
    pub fn exposed(&self) -> &[SeatNo] {
        &self.state.hand.exposed
    }

    /// What each has to pay before the next hand, so that all have paid the same (*conguaglio*).
    pub fn dues(&self) -> Vec<(SeatNo, Chips)> {
        if self.state.phase == Phase::Equalise { self.state.dues() } else { Vec::new() }
    }

    /// The cards that a player has shown, where they are written down.
    pub fn shown(&self, seat: SeatNo) -> Option<Five> {
        self.state.shown(seat)
    }

    /// The cards of all who have shown.
    pub fn all_shown(&self) -> Cards {
        self.state.all_shown()
    }

    /// The pots that are awarded in this hand, and why, the last side pot first.
    pub fn won(&self) -> Vec<Won> {
        self.state.won()
    }

    /// How the hand ended that is over; nothing while the next is played.
    pub const fn settled(&self) -> Option<&Settled> {
        self.state.settled.as_ref()
    }

    /// How the hand before this one ended.
    pub const fn before(&self) -> Option<&Settled> {
        self.state.before.as_ref()
    }

    /// What a false opener still owes.
    pub const fn debt(&self, seat: SeatNo) -> Chips {
        self.state.debts.at(seat)
    }

    /// The cards that go out of the deck, or come back into it, for the hand that begins: nothing when
    /// as many play as before, in the first hand, and once the cards are dealt.
    pub fn deck_change(&self) -> Option<DeckChange> {
        let (before, players) = match self.phase() {
            Phase::Ante => (self.state.last_players()?, self.state.can_play().len()),
            Phase::Blinds => (self.state.played_before?, self.dealt().len()),
            _ => return None,
        };
        let players = u8::try_from(players).ok()?;
        let rules = &self.start.rules;
        let (was, is) = (rules.lowest(before)?, rules.lowest(players)?);
        let ranks: Vec<Rank> =
            Rank::all().filter(|&rank| rank >= was.min(is) && rank < was.max(is)).collect();
        (was != is).then_some(DeckChange { players, ranks, out: is > was })
    }

    pub(super) const fn state(&self) -> &State {
        &self.state
    }
}
