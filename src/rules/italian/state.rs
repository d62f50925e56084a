//! The state of an evening, and the effect of each act.

use super::{
    act::{Act, Five, Phase, Refused, Word},
    kitty::{BySeat, Kitty},
    opening::Level,
    round::Round,
    rules::ItalianRules,
    settle::Settled,
    start::Start,
};
use crate::rules::{
    chips::Chips,
    seat::{MOST_SEATS, SeatNo, Seats},
};

/// The state of an evening. Every act is tried on a copy, which replaces the state if there is no
/// error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct State {
    pub(super) rules: ItalianRules,
    pub(super) ante: Chips,
    pub(super) cip: Chips,
    pub(super) seats: Seats,
    pub(super) stacks: BySeat,
    pub(super) dealer: SeatNo,
    pub(super) kitty: Kitty,
    /// Parts of a split pot that are still to be played, the next one last.
    pub(super) waiting: Vec<Kitty>,
    pub(super) parole: bool,
    /// The number of hands of this pot without an opening.
    pub(super) unopened: u32,
    pub(super) phase: Phase,
    pub(super) hand: Hand,
    pub(super) settled: Option<Settled>,
    /// The result of the hand before this one.
    pub(super) before: Option<Settled>,
    /// The number of players in the hand before this one.
    pub(super) played_before: Option<u8>,
    /// The debts of false openers who could not pay the full pot.
    pub(super) debts: BySeat,
}

/// One hand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Hand {
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

impl Hand {
    pub(super) fn players(&self) -> u8 {
        u8::try_from(self.dealt.len()).unwrap_or(MOST_SEATS)
    }
}

impl State {
    pub(super) fn new(start: &Start) -> Self {
        let mut stacks = BySeat::default();
        for &(seat, chips) in &start.stacks {
            stacks.add(seat, chips);
        }
        Self {
            rules: start.rules,
            ante: start.ante,
            cip: start.cip,
            seats: stacks.some(),
            stacks,
            dealer: start.dealer,
            kitty: Kitty::default(),
            waiting: Vec::new(),
            parole: false,
            unopened: 0,
            phase: Phase::Ante,
            hand: Hand::default(),
            settled: None,
            before: None,
            played_before: None,
            debts: BySeat::default(),
        }
    }

    pub(super) const fn level(&self) -> Level {
        if self.parole { Level::Kings } else { self.rules.progression.level(self.unopened) }
    }

    /// Returns the players of the next hand: those with chips, or with a part in the pot.
    pub(super) fn can_play(&self) -> Seats {
        self.stacks.some().union(self.kitty.paid.some())
    }

    /// Returns the number of players dealt into the last hand; `None` before the first.
    pub(super) fn last_players(&self) -> Option<u8> {
        Some(self.hand.players()).filter(|&players| players > 0)
    }

    pub(super) fn after(&self, act: Act) -> Result<Self, Refused> {
        let mut next = self.clone();
        match act {
            Act::Says(seat, word) => next.says(seat, word)?,
            Act::Exposed { seat, .. } => {
                // The last card given may be the exposed one.
                if self.phase != Phase::Second || !self.hand.round.spoken.is_empty() {
                    self.is_now(Phase::Draw)?;
                }
                next.expose(seat)?;
            }
            _ => {
                self.is_now(phase_of(act))?;
                next.table_acts(act)?;
            }
        }
        Ok(next)
    }

    fn is_now(&self, phase: Phase) -> Result<(), Refused> {
        if self.phase == phase { Ok(()) } else { Err(Refused::NotNow(self.phase)) }
    }

    fn table_acts(&mut self, act: Act) -> Result<(), Refused> {
        match act {
            Act::Buy { seat, chips } => self.buy(seat, chips),
            Act::Split { parts } => self.split(parts),
            Act::Stop => self.stop(),
            Act::Ante => self.ante(),
            Act::Deal => {
                self.deal();
                Ok(())
            }
            Act::Equalise => {
                self.equalise();
                Ok(())
            }
            Act::Award { winners } => self.award(winners),
            Act::Openers(proof) => self.prove(proof),
            Act::Collect => {
                self.collect();
                Ok(())
            }
            Act::Says(..) | Act::Exposed { .. } => Ok(()),
        }
    }

    fn buy(&mut self, seat: SeatNo, chips: Chips) -> Result<(), Refused> {
        if !self.seats.contains(seat) {
            return Err(Refused::NotInHand(seat));
        }
        if chips.is_zero() {
            return Err(Refused::NoChips);
        }
        let owes = self.debts.at(seat);
        if chips <= owes {
            return Err(Refused::OwesMore { owes });
        }
        let waiting: Chips = self.waiting.iter().map(Kitty::sum).sum();
        let there = self.stacks.sum().plus(self.kitty.sum()).plus(waiting);
        if there.plus(chips).get() > Chips::MOST {
            return Err(Refused::TooManyChips);
        }
        // The debt goes into the next pot.
        self.debts.take(seat, owes);
        self.kitty.dead = self.kitty.dead.plus(owes);
        self.stacks.add(seat, chips.minus(owes));
        Ok(())
    }

    fn stop(&mut self) -> Result<(), Refused> {
        let pot = self.kitty.sum();
        if !pot.is_zero() {
            return Err(Refused::PotWaits { pot });
        }
        self.phase = Phase::Over;
        Ok(())
    }

    /// Takes the ante from all players, or the rest of their stack if that is less. A player
    /// without chips plays for the matched part of a pot that was passed on.
    fn ante(&mut self) -> Result<(), Refused> {
        let dealt = self.can_play();
        if dealt.len() < 2 {
            return Err(Refused::TooFewPlayers);
        }
        if !dealt.contains(self.dealer) {
            self.dealer = dealt.next(self.dealer).unwrap_or(self.dealer);
        }
        for seat in dealt.iter() {
            self.pay(seat, self.ante);
        }
        self.played_before = self.last_players();
        self.hand = Hand { dealt, live: dealt, at_start: self.kitty, ..Hand::default() };
        self.before = self.settled.take().or_else(|| self.before.take());
        self.phase = Phase::Blinds;
        Ok(())
    }

    fn deal(&mut self) {
        match self.hand.blinds.last().copied() {
            Some((last, _)) => {
                self.phase = Phase::Raising;
                if !self.next_speaks(last) {
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

    fn says(&mut self, seat: SeatNo, word: Word) -> Result<(), Refused> {
        if let Word::Blind | Word::Reblind | Word::ThirdBlind | Word::SeeUnseen = word {
            self.is_now(Phase::Blinds)?;
            return self.says_blind(seat, word);
        }
        if !self.hand.live.contains(seat) {
            return Err(Refused::NotInHand(seat));
        }
        match self.hand.turn {
            Some(turn) if turn == seat => {}
            Some(turn) => return Err(Refused::NotHisTurn { turn }),
            None => return Err(Refused::NotNow(self.phase)),
        }
        match (self.phase, word) {
            (Phase::Opening, Word::Pass) => self.declines(seat),
            (Phase::Opening, Word::Open { chips, cards }) => self.opens(seat, chips, cards)?,
            (Phase::Raising | Phase::Second, Word::Pass) => self.passes(seat),
            (Phase::Raising | Phase::Second, Word::See) => {
                self.see(seat)?;
                self.goes_on(seat);
            }
            (Phase::Raising | Phase::Second, Word::Raise { by }) => {
                self.raise(seat, by)?;
                self.goes_on(seat);
            }
            (Phase::Raising | Phase::Second, Word::Parola) => self.parola(seat)?,
            (Phase::Second, Word::Cip) => self.bets(seat, self.bet_bounds(seat).least)?,
            (Phase::Second, Word::Bet { chips }) => self.bets(seat, chips)?,
            (Phase::Draw, Word::Draw { cards }) => self.change(seat, cards)?,
            (Phase::Showdown, Word::Show { cards }) => self.show(seat, cards)?,
            (Phase::Showdown, Word::Concede) => self.concede(seat)?,
            (phase, _) => return Err(Refused::NotNow(phase)),
        }
        Ok(())
    }

    /// *Passo* after the opening: the player's cards and chips stay on the table.
    fn passes(&mut self, seat: SeatNo) {
        self.hand.live.remove(seat);
        self.goes_on(seat);
    }

    fn parola(&mut self, seat: SeatNo) -> Result<(), Refused> {
        let costs = self.owes(seat);
        if !costs.is_zero() {
            return Err(Refused::HasToSee { costs });
        }
        self.hand.round.spoken.insert(seat);
        self.goes_on(seat);
        Ok(())
    }

    /// Moves on to the next player, or ends the round.
    pub(super) fn goes_on(&mut self, after: SeatNo) {
        if self.hand.live.len() < 2 {
            self.begin_showdown();
        } else if !self.next_speaks(after) {
            if self.phase == Phase::Second { self.end_second() } else { self.begin_draw() }
        }
    }
}

/// Returns the phase to which an act of the whole table belongs.
const fn phase_of(act: Act) -> Phase {
    match act {
        Act::Buy { .. } | Act::Split { .. } | Act::Stop | Act::Ante => Phase::Ante,
        Act::Deal => Phase::Blinds,
        Act::Equalise => Phase::Equalise,
        Act::Award { .. } => Phase::Showdown,
        Act::Openers(_) | Act::Collect => Phase::Proof,
        Act::Says(..) | Act::Exposed { .. } => Phase::Over,
    }
}
