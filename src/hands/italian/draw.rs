//! The draw: the cards that the dealer gives, one by one.

use bottone_base::{
    cards::Cards,
    seat::{MOST_SEATS, SeatNo, Seats},
};
use bottone_rules::italian::{Discards, OpenerDiscards};

use super::{act::ItalianRefusal, state::EveningState};

/// One step of the dealer in the draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawStep {
    /// Gives cards from the stock, all at once.
    Give { seat: SeatNo, cards: u8 },
    /// Burns the top card, so that the last card does not follow the others.
    Burn,
    /// The stock has run out: gathers, shuffles and has cut the discards, except those of the
    /// player to be served.
    Shuffle {
        /// The number of cards in the new stock.
        cards: u8,
    },
}

/// A draw in progress.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DrawProgress {
    /// The dealer's steps for the last player who asked, in order.
    pub current_steps: Vec<DrawStep>,
    /// The dealer's earlier steps, in order.
    pub earlier_steps: Vec<DrawStep>,
}

/// The table before a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawTable<'a> {
    /// The number of cards that each player changes, from the dealer's left.
    pub exchanges: &'a [(SeatNo, u8)],
    /// True if all players have been asked.
    pub all_asked: bool,
    /// The cards in the stock before the draw.
    pub stock: u8,
    /// The cards of the players who passed before the draw.
    pub folded: u8,
    pub opener: Option<SeatNo>,
    /// The rule for discards.
    pub discards: Discards,
    /// The rule for the opener's discards.
    pub opener_discards: OpenerDiscards,
}

impl DrawTable<'_> {
    /// Returns the dealer's steps in order. While a player is still to be asked, they end with the
    /// steps so far.
    ///
    /// A player who changes four cards gets three at once and the fourth after all others; one who
    /// changes five gets four (seed 001). If no later player changes any, a card is burned before
    /// the last one.
    pub fn steps(&self) -> Vec<DrawStep> {
        let mut dealer = Dealer::new(self);
        for &(seat, cards) in self.exchanges {
            dealer.serve(seat, at_once(cards), cards);
        }
        if self.all_asked {
            let last = self.exchanges.iter().rev().find(|(_, cards)| *cards > 0);
            let last = last.filter(|(_, cards)| waits_for_last(*cards)).map(|(seat, _)| *seat);
            if let Some(seat) = last {
                dealer.burn(seat);
                dealer.serve(seat, 1, 0);
            }
            for &(seat, cards) in self.exchanges {
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
    table: &'a DrawTable<'a>,
    stock: u8,
    /// The discards that belong to no player still to be served: those of players who passed, and
    /// burned cards.
    others: u8,
    /// The discards by seat.
    by_seat: [u8; MOST_SEATS as usize],
    steps: Vec<DrawStep>,
}

impl<'a> Dealer<'a> {
    fn new(table: &'a DrawTable<'a>) -> Self {
        let by_seat = [0; MOST_SEATS as usize];
        Self { table, stock: table.stock, others: table.folded, by_seat, steps: Vec::new() }
    }

    /// Gives `cards` to a player who lays down `discards`.
    fn serve(&mut self, seat: SeatNo, cards: u8, discards: u8) {
        let mut due = cards;
        while due > 0 {
            if self.stock == 0 && !self.shuffle(seat) {
                break;
            }
            let given = due.min(self.stock);
            self.steps.push(DrawStep::Give { seat, cards: given });
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
            self.steps.push(DrawStep::Burn);
            self.stock -= 1;
            self.others = self.others.saturating_add(1);
        }
    }

    /// Makes a new stock from the discards. The protected discards are used only if no others are
    /// left, which needs more players than the rules allow.
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
                self.steps.push(DrawStep::Shuffle { cards });
                return true;
            }
        }
        false
    }
}

impl EveningState {
    pub(super) fn begin_draw(&mut self) {
        self.phase = super::Phase::Draw;
        self.hand.at_draw = self.hand.live;
        self.hand.turn = self.hand.live.next(self.dealer);
    }

    pub(super) fn change(&mut self, seat: SeatNo, cards: u8) -> Result<(), ItalianRefusal> {
        let most = self.rules.draw_most.cards();
        if cards > most {
            return Err(ItalianRefusal::TooManyCards { most });
        }
        self.hand.asked.push((seat, cards));
        let asked: Seats = self.hand.asked.iter().map(|(seat, _)| *seat).collect();
        self.hand.turn = self.hand.live.difference(asked).next(seat);
        if self.hand.turn.is_none() {
            self.begin_second();
        }
        Ok(())
    }

    /// Records the exposed card; it plays, and nothing else changes.
    pub(super) fn expose(&mut self, seat: SeatNo) -> Result<(), ItalianRefusal> {
        let given = |&(asked, cards): &(SeatNo, u8)| if asked == seat { cards } else { 0 };
        let given: u8 = self.hand.asked.iter().map(given).sum();
        let exposed = self.hand.exposed.iter().filter(|&&of| of == seat).count();
        if exposed >= usize::from(given) {
            return Err(ItalianRefusal::NothingExposed);
        }
        self.hand.exposed.push(seat);
        Ok(())
    }

    /// Returns the dealer's current and earlier steps.
    pub(super) fn serving(&self) -> DrawProgress {
        let asked = &self.hand.asked;
        let before = asked.get(..asked.len().saturating_sub(1)).unwrap_or_default();
        let done = self.steps(before, false);
        let all = self.steps(asked, asked.len() == self.hand.at_draw.len());
        let now = all.get(done.len()..).unwrap_or_default().to_vec();
        DrawProgress { current_steps: now, earlier_steps: done }
    }

    fn steps(&self, asked: &[(SeatNo, u8)], all_asked: bool) -> Vec<DrawStep> {
        let hand = &self.hand;
        let deck = self.rules.cards(hand.players()).map_or(0, Cards::len);
        let count = |cards: usize| u8::try_from(cards).unwrap_or_default();
        let table = DrawTable {
            exchanges: asked,
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
