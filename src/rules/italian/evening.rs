//! The evening: its start, what was done since, and where it stands.

use serde::{Deserialize, Serialize};

use super::{
    act::{Act, Five, Phase, Refused, Word},
    draw::Step,
    kitty::{BySeat, Kitty},
    opening::Level,
    round::Round,
    rules::ItalianRules,
    settle::Settled,
};
use crate::rules::{
    chips::Chips,
    seat::{MOST_SEATS, SeatNo, Seats},
};

/// How an evening begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// By which rules.
    pub rules: ItalianRules,
    /// The ante of each hand (*invito*).
    pub ante: Chips,
    /// The least bet (*cip*).
    pub cip: Chips,
    /// Who deals first.
    pub dealer: SeatNo,
    /// Who sits where, with how much.
    pub stacks: Vec<(SeatNo, Chips)>,
}

/// Why an evening cannot begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum WrongStart {
    /// Fewer than two players, or more than there may be.
    Players {
        /// How many there are.
        found: usize,
        /// The most.
        most: u8,
    },
    /// Two players on one seat.
    SeatTwice(SeatNo),
    /// A player without chips.
    NoChips(SeatNo),
    /// The dealer has no seat.
    NoDealer(SeatNo),
    /// An ante of nothing: there would be nothing to play for.
    NoAnte,
    /// A *cip* of nothing.
    NoCip,
    /// More chips than there can be.
    TooManyChips,
}

impl Start {
    fn check(&self) -> Result<(), WrongStart> {
        let most = self.rules.company.most();
        let found = self.stacks.len();
        if !(2..=usize::from(most)).contains(&found) {
            return Err(WrongStart::Players { found, most });
        }
        let mut seats = Seats::NONE;
        for &(seat, chips) in &self.stacks {
            match chips {
                _ if seats.contains(seat) => return Err(WrongStart::SeatTwice(seat)),
                Chips::ZERO => return Err(WrongStart::NoChips(seat)),
                _ => seats.insert(seat),
            }
        }
        match () {
            () if !seats.contains(self.dealer) => Err(WrongStart::NoDealer(self.dealer)),
            () if self.ante.is_zero() => Err(WrongStart::NoAnte),
            () if self.cip.is_zero() => Err(WrongStart::NoCip),
            () if self.total().get() > Chips::MOST => Err(WrongStart::TooManyChips),
            () => Ok(()),
        }
    }

    fn total(&self) -> Chips {
        self.stacks.iter().map(|(_, chips)| *chips).sum()
    }
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

    /// Who deals.
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
    pub fn draw(&self) -> Vec<Step> {
        self.state.steps()
    }

    /// To whom cards were exposed in the draw; they play.
    pub fn exposed(&self) -> &[SeatNo] {
        &self.state.hand.exposed
    }

    /// What each has to pay before the next hand, so that all have paid the same (*conguaglio*).
    pub fn dues(&self) -> Vec<(SeatNo, Chips)> {
        if self.state.phase == Phase::Equalise { self.state.dues() } else { Vec::new() }
    }

    /// How the last hand ended.
    pub const fn settled(&self) -> Option<&Settled> {
        self.state.settled.as_ref()
    }

    pub(super) const fn state(&self) -> &State {
        &self.state
    }
}

/// Where an evening stands. Every act is tried on a copy, which takes its place if nothing is wrong.
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
    /// Hands of this pot that nobody opened.
    pub(super) unopened: u32,
    pub(super) phase: Phase,
    pub(super) hand: Hand,
    pub(super) settled: Option<Settled>,
}

/// One hand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Hand {
    pub(super) dealt: Seats,
    pub(super) live: Seats,
    pub(super) turn: Option<SeatNo>,
    /// The pot after the antes.
    pub(super) at_start: Kitty,
    /// Who passed before the opening.
    pub(super) passed: Seats,
    pub(super) opener: Option<SeatNo>,
    pub(super) blinds: Vec<(SeatNo, Chips)>,
    /// The blind who alone may raise, until he has.
    pub(super) right: Option<SeatNo>,
    pub(super) round: Round,
    pub(super) at_draw: Seats,
    pub(super) asked: Vec<(SeatNo, u8)>,
    pub(super) exposed: Vec<SeatNo>,
    pub(super) shown: Seats,
    pub(super) cards: [Option<Five>; MOST_SEATS as usize],
    /// Who won the pots, the last side pot first.
    pub(super) awards: Vec<Seats>,
}

impl Hand {
    pub(super) fn players(&self) -> u8 {
        u8::try_from(self.dealt.len()).unwrap_or(MOST_SEATS)
    }
}

impl State {
    fn new(start: &Start) -> Self {
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
        }
    }

    pub(super) const fn level(&self) -> Level {
        if self.parole { Level::Kings } else { self.rules.progression.level(self.unopened) }
    }

    /// Who plays the next hand: those who have chips, or a part in the pot.
    pub(super) fn can_play(&self) -> Seats {
        self.stacks.some().union(self.kitty.paid.some())
    }

    fn after(&self, act: Act) -> Result<Self, Refused> {
        let mut next = self.clone();
        match act {
            Act::Says(seat, word) => next.says(seat, word)?,
            Act::Exposed { seat, .. } => {
                // The last card that is given may be the exposed one.
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
        let waiting: Chips = self.waiting.iter().map(Kitty::sum).sum();
        let there = self.stacks.sum().plus(self.kitty.sum()).plus(waiting);
        if there.plus(chips).get() > Chips::MOST {
            return Err(Refused::TooManyChips);
        }
        self.stacks.add(seat, chips);
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

    /// Everybody antes, with what he has where that is less. Who has no chips plays for the part of
    /// a pot passed on that he has matched.
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
        self.hand = Hand { dealt, live: dealt, at_start: self.kitty, ..Hand::default() };
        self.settled = None;
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
            // Nobody can bet against anybody: the cards decide (seed 000, all-in).
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

    /// *Passo* once the pot is open: his cards and his chips stay.
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

    /// The next speaks, or the round is over.
    pub(super) fn goes_on(&mut self, after: SeatNo) {
        if self.hand.live.len() < 2 {
            self.begin_showdown();
        } else if !self.next_speaks(after) {
            if self.phase == Phase::Second { self.end_second() } else { self.begin_draw() }
        }
    }
}

/// When an act of the whole table belongs.
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
