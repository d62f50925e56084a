//! The state of an evening, and the effect of each act.

use bottone_base::{
    chips::Chips,
    seat::{MOST_SEATS, SeatNo, Seats},
};
use bottone_rules::italian::ItalianRules;

use super::{
    act::{Five, ItalianAct, ItalianRefusal, Phase, PlayerWord},
    kitty::{Kitty, SeatAmounts},
    opening::OpeningPair,
    round::Round,
    settle::Settlement,
    start::EveningStart,
};

/// The state of an evening. Every act is tried on a copy, which replaces the state if there is no
/// error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct EveningState {
    pub(super) rules: ItalianRules,
    pub(super) ante: Chips,
    pub(super) cip: Chips,
    pub(super) seats: Seats,
    pub(super) stacks: SeatAmounts,
    pub(super) dealer: SeatNo,
    pub(super) kitty: Kitty,
    /// Parts of a split pot that are still to be played, the next one last.
    pub(super) waiting: Vec<Kitty>,
    pub(super) parole: bool,
    /// The number of hands of this pot without an opening.
    pub(super) unopened: u32,
    pub(super) phase: Phase,
    pub(super) hand: ItalianHand,
    pub(super) settled: Option<Settlement>,
    /// The result of the hand before this one.
    pub(super) previous: Option<Settlement>,
    /// The number of players in the hand before this one.
    pub(super) played_before: Option<u8>,
    /// The debts of false openers who could not pay the full pot.
    pub(super) debts: SeatAmounts,
}

/// One hand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct ItalianHand {
    pub(super) dealt: Seats,
    pub(super) live: Seats,
    pub(super) turn: Option<SeatNo>,
    /// The pot after the antes.
    pub(super) at_start: Kitty,
    /// The players who passed before the opening.
    pub(super) passed: Seats,
    pub(super) opener: Option<SeatNo>,
    pub(super) blinds: Vec<(SeatNo, Chips)>,
    /// The blind who alone may raise, until the first raise.
    pub(super) right: Option<SeatNo>,
    pub(super) round: Round,
    pub(super) at_draw: Seats,
    pub(super) asked: Vec<(SeatNo, u8)>,
    pub(super) exposed: Vec<SeatNo>,
    pub(super) shown: Seats,
    pub(super) cards: [Option<Five>; MOST_SEATS as usize],
    /// The winners of the pots, the last side pot first.
    pub(super) awards: Vec<Seats>,
}

impl ItalianHand {
    pub(super) fn players(&self) -> u8 {
        u8::try_from(self.dealt.len()).unwrap_or(MOST_SEATS)
    }
}

impl EveningState {
    pub(super) fn new(start: &EveningStart) -> Self {
        let mut stacks = SeatAmounts::default();
        for &(seat, chips) in &start.stacks {
            stacks.add(seat, chips);
        }
        Self {
            rules: start.rules,
            ante: start.ante,
            cip: start.cip,
            seats: stacks.seats(),
            stacks,
            dealer: start.dealer,
            kitty: Kitty::default(),
            waiting: Vec::new(),
            parole: false,
            unopened: 0,
            phase: Phase::Ante,
            hand: ItalianHand::default(),
            settled: None,
            previous: None,
            played_before: None,
            debts: SeatAmounts::default(),
        }
    }

    pub(super) const fn level(&self) -> OpeningPair {
        if self.parole {
            OpeningPair::Kings
        } else {
            OpeningPair::after(self.rules.progression, self.unopened)
        }
    }

    /// Returns the players of the next hand: those with chips, or with a part in the pot.
    pub(super) fn can_play(&self) -> Seats {
        self.stacks.seats().union(self.kitty.paid.seats())
    }

    /// Returns the number of players dealt into the last hand; `None` before the first.
    pub(super) fn last_players(&self) -> Option<u8> {
        Some(self.hand.players()).filter(|&players| players > 0)
    }

    pub(super) fn after(&self, act: ItalianAct) -> Result<Self, ItalianRefusal> {
        let mut next = self.clone();
        match act {
            ItalianAct::Says(seat, word) => next.apply_word(seat, word)?,
            ItalianAct::Exposed { seat, .. } => {
                // The last card given may be the exposed one.
                if self.phase != Phase::Second || !self.hand.round.spoken.is_empty() {
                    self.check_phase(Phase::Draw)?;
                }
                next.expose(seat)?;
            }
            _ => {
                self.check_phase(phase_of(act))?;
                next.table_acts(act)?;
            }
        }
        Ok(next)
    }

    fn check_phase(&self, phase: Phase) -> Result<(), ItalianRefusal> {
        if self.phase == phase { Ok(()) } else { Err(ItalianRefusal::NotNow(self.phase)) }
    }

    fn table_acts(&mut self, act: ItalianAct) -> Result<(), ItalianRefusal> {
        match act {
            ItalianAct::Buy { seat, chips } => self.buy(seat, chips),
            ItalianAct::Split { parts } => self.split(parts),
            ItalianAct::Stop => self.stop(),
            ItalianAct::Ante => self.ante(),
            ItalianAct::Deal => {
                self.deal();
                Ok(())
            }
            ItalianAct::Equalise => {
                self.equalise();
                Ok(())
            }
            ItalianAct::Award { winners } => self.award(winners),
            ItalianAct::Openers(proof) => self.prove(proof),
            ItalianAct::Collect => {
                self.collect();
                Ok(())
            }
            ItalianAct::Says(..) | ItalianAct::Exposed { .. } => Ok(()),
        }
    }

    fn buy(&mut self, seat: SeatNo, chips: Chips) -> Result<(), ItalianRefusal> {
        if !self.seats.contains(seat) {
            return Err(ItalianRefusal::NotInHand(seat));
        }
        if chips.is_zero() {
            return Err(ItalianRefusal::NoChips);
        }
        let owes = self.debts.at(seat);
        if chips <= owes {
            return Err(ItalianRefusal::OwesMore { owes });
        }
        let waiting: Chips = self.waiting.iter().map(Kitty::sum).sum();
        let there = self.stacks.sum().plus(self.kitty.sum()).plus(waiting);
        if there.plus(chips).get() > Chips::MOST {
            return Err(ItalianRefusal::TooManyChips);
        }
        // The debt goes into the next pot.
        self.debts.take(seat, owes);
        self.kitty.dead = self.kitty.dead.plus(owes);
        self.stacks.add(seat, chips.minus(owes));
        Ok(())
    }

    fn stop(&mut self) -> Result<(), ItalianRefusal> {
        let pot = self.kitty.sum();
        if !pot.is_zero() {
            return Err(ItalianRefusal::PotWaits { pot });
        }
        self.phase = Phase::Over;
        Ok(())
    }

    /// Takes the ante from all players, or the rest of their stack if that is less. A player
    /// without chips plays for the matched part of a pot that was passed on.
    fn ante(&mut self) -> Result<(), ItalianRefusal> {
        let dealt = self.can_play();
        if dealt.len() < 2 {
            return Err(ItalianRefusal::TooFewPlayers);
        }
        if !dealt.contains(self.dealer) {
            self.dealer = dealt.next(self.dealer).unwrap_or(self.dealer);
        }
        for seat in dealt.iter() {
            self.pay(seat, self.ante);
        }
        self.played_before = self.last_players();
        self.hand =
            ItalianHand { dealt, live: dealt, at_start: self.kitty, ..ItalianHand::default() };
        self.previous = self.settled.take().or_else(|| self.previous.take());
        self.phase = Phase::Blinds;
        Ok(())
    }

    fn deal(&mut self) {
        match self.hand.blinds.last().copied() {
            Some((last, _)) => {
                self.phase = Phase::Raising;
                if !self.pass_turn(last) {
                    self.begin_draw();
                }
            }
            // No two players can bet against each other: the cards decide (seed 000, all-in).
            None if self.can_bet().len() < 2 => self.begin_draw(),
            None => {
                self.phase = Phase::Opening;
                self.hand.turn = self.can_bet().next(self.dealer);
            }
        }
    }

    fn apply_word(&mut self, seat: SeatNo, word: PlayerWord) -> Result<(), ItalianRefusal> {
        if let PlayerWord::Blind
        | PlayerWord::Reblind
        | PlayerWord::ThirdBlind
        | PlayerWord::SeeUnseen = word
        {
            self.check_phase(Phase::Blinds)?;
            return self.apply_blind(seat, word);
        }
        if !self.hand.live.contains(seat) {
            return Err(ItalianRefusal::NotInHand(seat));
        }
        match self.hand.turn {
            Some(turn) if turn == seat => {}
            Some(turn) => return Err(ItalianRefusal::NotHisTurn { turn }),
            None => return Err(ItalianRefusal::NotNow(self.phase)),
        }
        match (self.phase, word) {
            (Phase::Opening, PlayerWord::Pass) => self.declines(seat),
            (Phase::Opening, PlayerWord::Open { chips, cards }) => {
                self.opens(seat, chips, cards)?;
            }
            (Phase::Raising | Phase::Second, PlayerWord::Pass) => self.passes(seat),
            (Phase::Raising | Phase::Second, PlayerWord::See) => {
                self.see(seat)?;
                self.advance(seat);
            }
            (Phase::Raising | Phase::Second, PlayerWord::Raise { by }) => {
                self.raise(seat, by)?;
                self.advance(seat);
            }
            (Phase::Raising | Phase::Second, PlayerWord::Parola) => self.parola(seat)?,
            (Phase::Second, PlayerWord::Cip) => self.bets(seat, self.bet_bounds(seat).least)?,
            (Phase::Second, PlayerWord::Bet { chips }) => self.bets(seat, chips)?,
            (Phase::Draw, PlayerWord::Draw { cards }) => self.change(seat, cards)?,
            (Phase::Showdown, PlayerWord::Show { cards }) => self.show(seat, cards)?,
            (Phase::Showdown, PlayerWord::Concede) => self.concede(seat)?,
            (phase, _) => return Err(ItalianRefusal::NotNow(phase)),
        }
        Ok(())
    }

    /// *Passo* after the opening: the player's cards and chips stay on the table.
    fn passes(&mut self, seat: SeatNo) {
        self.hand.live.remove(seat);
        self.advance(seat);
    }

    fn parola(&mut self, seat: SeatNo) -> Result<(), ItalianRefusal> {
        let costs = self.owes(seat);
        if !costs.is_zero() {
            return Err(ItalianRefusal::HasToSee { costs });
        }
        self.hand.round.spoken.insert(seat);
        self.advance(seat);
        Ok(())
    }

    /// Moves on to the next player, or ends the round.
    pub(super) fn advance(&mut self, after: SeatNo) {
        if self.hand.live.len() < 2 {
            self.begin_showdown();
        } else if !self.pass_turn(after) {
            if self.phase == Phase::Second { self.end_second() } else { self.begin_draw() }
        }
    }
}

/// Returns the phase to which an act of the whole table belongs.
const fn phase_of(act: ItalianAct) -> Phase {
    match act {
        ItalianAct::Buy { .. } | ItalianAct::Split { .. } | ItalianAct::Stop | ItalianAct::Ante => {
            Phase::Ante
        }
        ItalianAct::Deal => Phase::Blinds,
        ItalianAct::Equalise => Phase::Equalise,
        ItalianAct::Award { .. } => Phase::Showdown,
        ItalianAct::Openers(_) | ItalianAct::Collect => Phase::Proof,
        ItalianAct::Says(..) | ItalianAct::Exposed { .. } => Phase::Over,
    }
}
