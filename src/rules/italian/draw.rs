//! The change of cards: what the dealer gives, card by card.

use super::{
    act::Refused,
    rules::{Discards, OpenerDiscards},
    state::State,
};
use crate::rules::seat::{MOST_SEATS, SeatNo, Seats};

/// One thing that the dealer does in the draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// He gives cards from the stock, all at once.
    Give { seat: SeatNo, cards: u8 },
    /// He puts the top card aside, so that the last card does not follow the others.
    Burn,
    /// The stock has run out: he gathers, shuffles and has cut the discards, without those of the
    /// player to be served.
    Shuffle {
        /// How many cards make the new stock.
        cards: u8,
    },
}

/// A draw that is being served.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Serving {
    /// What the dealer does for who was asked last, in order.
    pub now: Vec<Step>,
    /// What he did before, in order.
    pub done: Vec<Step>,
}

/// A draw that is to be served.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table<'a> {
    /// Who changed how many cards, from the dealer's left.
    pub asked: &'a [(SeatNo, u8)],
    /// Has everybody been asked?
    pub all_asked: bool,
    /// The cards left in the stock before the draw.
    pub stock: u8,
    /// The cards of those who had passed before the draw.
    pub folded: u8,
    pub opener: Option<SeatNo>,
    /// What becomes of discards.
    pub discards: Discards,
    /// What becomes of the opener's.
    pub opener_discards: OpenerDiscards,
}

impl Table<'_> {
    /// What the dealer does, in order. While somebody is still to be asked it ends with what is done
    /// so far.
    ///
    /// Who changes four gets three at once and the fourth after everybody; who changes five gets four
    /// (seed 001). If nobody after him changes any, a card is burned before his last.
    pub fn steps(&self) -> Vec<Step> {
        let mut dealer = Dealer::new(self);
        for &(seat, cards) in self.asked {
            dealer.serve(seat, at_once(cards), cards);
        }
        if self.all_asked {
            let last = self.asked.iter().rev().find(|(_, cards)| *cards > 0);
            let last = last.filter(|(_, cards)| waits_for_last(*cards)).map(|(seat, _)| *seat);
            if let Some(seat) = last {
                dealer.burn(seat);
                dealer.serve(seat, 1, 0);
            }
            for &(seat, cards) in self.asked {
                if waits_for_last(cards) && Some(seat) != last {
                    dealer.serve(seat, 1, 0);
                }
            }
        }
        dealer.steps
    }
}

const fn waits_for_last(cards: u8) -> bool {
    cards >= 4
}

const fn at_once(cards: u8) -> u8 {
    if waits_for_last(cards) { cards - 1 } else { cards }
}

struct Dealer<'a> {
    table: &'a Table<'a>,
    stock: u8,
    /// Discards that belong to nobody who can still be served: of those who passed, and burned.
    others: u8,
    /// Discards by seat.
    by_seat: [u8; MOST_SEATS as usize],
    steps: Vec<Step>,
}

impl<'a> Dealer<'a> {
    fn new(table: &'a Table<'a>) -> Self {
        let by_seat = [0; MOST_SEATS as usize];
        Self { table, stock: table.stock, others: table.folded, by_seat, steps: Vec::new() }
    }

    /// Gives `cards` to a player who lays `discards` down.
    fn serve(&mut self, seat: SeatNo, cards: u8, discards: u8) {
        let mut due = cards;
        while due > 0 {
            if self.stock == 0 && !self.shuffle(seat) {
                break;
            }
            let given = due.min(self.stock);
            self.steps.push(Step::Give { seat, cards: given });
            self.stock -= given;
            due -= given;
        }
        match self.table.discards {
            Discards::Apart => {
                self.by_seat[seat.index()] = self.by_seat[seat.index()].saturating_add(discards);
            }
            Discards::UnderStock => self.stock = self.stock.saturating_add(discards),
        }
    }

    fn burn(&mut self, before: SeatNo) {
        if self.stock > 0 || self.shuffle(before) {
            self.steps.push(Step::Burn);
            self.stock -= 1;
            self.others = self.others.saturating_add(1);
        }
    }

    /// Makes a new stock of the discards. Only where nothing else is left, which needs more players
    /// than the rules allow, are those kept back that should be.
    fn shuffle(&mut self, served: SeatNo) -> bool {
        let kept = match self.table.opener_discards {
            OpenerDiscards::NeverShuffled => self.table.opener,
            OpenerDiscards::KeptUnlessNeeded => None,
        };
        for back in [&[Some(served), kept][..], &[Some(served)], &[]] {
            let back: Seats = back.iter().filter_map(|seat| *seat).collect();
            let mut cards = std::mem::take(&mut self.others);
            for seat in SeatNo::up_to(MOST_SEATS).filter(|&seat| !back.contains(seat)) {
                cards = cards.saturating_add(std::mem::take(&mut self.by_seat[seat.index()]));
            }
            if cards > 0 {
                self.stock = cards;
                self.steps.push(Step::Shuffle { cards });
                return true;
            }
        }
        false
    }
}

impl State {
    pub(super) fn begin_draw(&mut self) {
        self.phase = super::Phase::Draw;
        self.hand.at_draw = self.hand.live;
        self.hand.turn = self.hand.live.next(self.dealer);
    }

    pub(super) fn change(&mut self, seat: SeatNo, cards: u8) -> Result<(), Refused> {
        let most = self.rules.draw_most.cards();
        if cards > most {
            return Err(Refused::TooManyCards { most });
        }
        self.hand.asked.push((seat, cards));
        let asked: Seats = self.hand.asked.iter().map(|(seat, _)| *seat).collect();
        self.hand.turn = self.hand.live.difference(asked).next(seat);
        if self.hand.turn.is_none() {
            self.begin_second();
        }
        Ok(())
    }

    /// The exposed card plays: nothing changes but that it is on record.
    pub(super) fn expose(&mut self, seat: SeatNo) -> Result<(), Refused> {
        let given = |&(asked, cards): &(SeatNo, u8)| if asked == seat { cards } else { 0 };
        let given: u8 = self.hand.asked.iter().map(given).sum();
        let exposed = self.hand.exposed.iter().filter(|&&of| of == seat).count();
        if exposed >= usize::from(given) {
            return Err(Refused::NothingExposed);
        }
        self.hand.exposed.push(seat);
        Ok(())
    }

    /// What the dealer does now, and what he has done before.
    pub(super) fn serving(&self) -> Serving {
        let asked = &self.hand.asked;
        let before = asked.get(..asked.len().saturating_sub(1)).unwrap_or_default();
        let done = self.steps(before, false);
        let all = self.steps(asked, asked.len() == self.hand.at_draw.len());
        let now = all.get(done.len()..).unwrap_or_default().to_vec();
        Serving { now, done }
    }

    fn steps(&self, asked: &[(SeatNo, u8)], all_asked: bool) -> Vec<Step> {
        let hand = &self.hand;
        let deck = self.rules.cards(hand.players()).map_or(0, crate::rules::cards::Cards::len);
        let count = |cards: usize| u8::try_from(cards).unwrap_or_default();
        let table = Table {
            asked,
            all_asked,
            stock: count(deck.saturating_sub(5 * hand.dealt.len())),
            folded: count(5 * hand.dealt.difference(hand.at_draw).len()),
            opener: hand.opener,
            discards: self.rules.discards,
            opener_discards: self.rules.opener_discards,
        };
        table.steps()
    }
}
