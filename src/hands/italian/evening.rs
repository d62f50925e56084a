//! The evening: its start, the acts since, and its state.

use bottone_base::{
    cards::{Cards, Rank},
    chips::Chips,
    seat::{SeatNo, Seats},
};

use super::{
    act::{Five, ItalianAct, ItalianRefusal, Phase},
    draw::DrawProgress,
    kitty::Kitty,
    opening::OpeningPair,
    settle::Settlement,
    showdown::WonPot,
    start::{EveningFault, EveningStart},
    state::EveningState,
};

/// A deck that differs from that of the last hand, because the number of players has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckChange {
    /// The number of players now.
    pub players: u8,
    /// The ranks removed or added, the lowest first.
    pub ranks: Vec<Rank>,
    /// True if the ranks are removed.
    pub out: bool,
}

/// An evening of Italian five-card draw: its start, and every act since.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evening {
    start: EveningStart,
    acts: Vec<ItalianAct>,
    state: EveningState,
}

impl Evening {
    /// Creates an evening before its first hand.
    ///
    /// # Errors
    ///
    /// The reason why it cannot begin.
    pub fn new(start: EveningStart) -> Result<Self, EveningFault> {
        start.check()?;
        let state = EveningState::new(&start);
        Ok(Self { start, acts: Vec::new(), state })
    }

    /// Checks that this act is possible now.
    ///
    /// # Errors
    ///
    /// The reason why it is not.
    pub fn can(&self, act: &ItalianAct) -> Result<(), ItalianRefusal> {
        self.state.after(*act).map(drop)
    }

    /// Performs the act. A refused act changes nothing.
    ///
    /// # Errors
    ///
    /// The reason why it is not possible.
    pub fn act(&mut self, act: ItalianAct) -> Result<(), ItalianRefusal> {
        self.state = self.state.after(act)?;
        self.acts.push(act);
        Ok(())
    }

    /// Takes the last act back and returns it.
    pub fn undo(&mut self) -> Option<ItalianAct> {
        let last = self.acts.pop()?;
        let begun = EveningState::new(&self.start);
        self.state = self.acts.iter().fold(begun, |state, act| state.after(*act).unwrap_or(state));
        Some(last)
    }

    /// Returns the start of the evening.
    pub const fn start(&self) -> &EveningStart {
        &self.start
    }

    /// Returns all acts, in order.
    pub fn acts(&self) -> &[ItalianAct] {
        &self.acts
    }

    /// Returns the phase.
    pub const fn phase(&self) -> Phase {
        self.state.phase
    }

    /// Returns the player whose turn it is, if there is one.
    pub const fn turn(&self) -> Option<SeatNo> {
        self.state.hand.turn
    }

    pub const fn dealer(&self) -> SeatNo {
        self.state.dealer
    }

    /// Returns the pair that opens this hand or, before the ante, the next one.
    pub const fn level(&self) -> OpeningPair {
        self.state.level()
    }

    /// Returns whether this pot, or the next one, is a pot of words (*piatto di parole*).
    pub const fn is_parole(&self) -> bool {
        self.state.parole
    }

    /// Returns whether the current pot, or the next one, may be opened blind.
    pub fn has_blind_openings(&self) -> bool {
        self.state.check_blind_allowed().is_ok()
    }

    /// Returns the chips in the pot.
    pub fn pot(&self) -> Chips {
        self.state.kitty.sum()
    }

    /// Returns the parts of a split pot that wait for later hands, in order.
    pub fn waiting_parts(&self) -> impl Iterator<Item = Chips> + '_ {
        self.state.waiting.iter().rev().map(Kitty::sum)
    }

    /// Returns the chips in front of a player.
    pub const fn stack(&self, seat: SeatNo) -> Chips {
        self.state.stacks.at(seat)
    }

    /// Returns the chips that a player has put into the pot, over all hands through which it was
    /// passed on.
    pub const fn paid(&self, seat: SeatNo) -> Chips {
        self.state.kitty.paid.at(seat)
    }

    /// Returns the chips that a player must pay to stay in.
    pub fn owes(&self, seat: SeatNo) -> Chips {
        self.state.owes(seat)
    }

    /// Returns all players at the table.
    pub const fn seats(&self) -> Seats {
        self.state.seats
    }

    /// Returns the players dealt into this hand.
    pub const fn dealt(&self) -> Seats {
        self.state.hand.dealt
    }

    /// Returns the players who can still win.
    pub const fn live(&self) -> Seats {
        self.state.hand.live
    }

    /// Returns the player who opened after looking at the cards.
    pub const fn opener(&self) -> Option<SeatNo> {
        self.state.hand.opener
    }

    /// Returns the blinds of this hand in order, with the chips that each put in.
    pub fn blinds(&self) -> &[(SeatNo, Chips)] {
        &self.state.hand.blinds
    }

    /// Returns the blind who alone may raise now.
    pub const fn right_to_raise(&self) -> Option<SeatNo> {
        self.state.hand.right
    }

    /// Returns the dealer's steps in the draw, as far as they are known.
    pub fn draw(&self) -> DrawProgress {
        self.state.serving()
    }

    /// Returns the players whose cards were exposed in the draw; the cards play.
    pub fn exposed(&self) -> &[SeatNo] {
        &self.state.hand.exposed
    }

    /// Returns the amount that each player must pay before the next hand, so that all have paid the
    /// same (*conguaglio*).
    pub fn dues(&self) -> Vec<(SeatNo, Chips)> {
        if self.state.phase == Phase::Equalise { self.state.dues() } else { Vec::new() }
    }

    /// Returns the cards that a player has shown, if recorded.
    pub fn shown(&self, seat: SeatNo) -> Option<Five> {
        self.state.shown(seat)
    }

    /// Returns the cards of all players who have shown.
    pub fn all_shown(&self) -> Cards {
        self.state.all_shown()
    }

    /// Returns the pots awarded in this hand with the reasons, the last side pot first.
    pub fn won(&self) -> Vec<WonPot> {
        self.state.won()
    }

    /// Returns the result of the finished hand; `None` while the next one is played.
    pub const fn result(&self) -> Option<&Settlement> {
        self.state.settled.as_ref()
    }

    /// Returns the result of the hand before this one.
    pub const fn previous_result(&self) -> Option<&Settlement> {
        self.state.previous.as_ref()
    }

    /// Returns the amount that a false opener still owes.
    pub const fn debt(&self, seat: SeatNo) -> Chips {
        self.state.debts.at(seat)
    }

    /// Returns the cards that leave or re-enter the deck for the hand that begins. `None` if the
    /// number of players is unchanged, in the first hand, and once the cards are dealt.
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

    pub(super) const fn state(&self) -> &EveningState {
        &self.state
    }
}
