//! A hand that is being followed, with the names of those who play it.

mod kept;

use serde::{Deserialize, Serialize};

use super::{Felt, Plan};
use crate::{
    rules::{
        button::{NextHand, Positions},
        chips::Chips,
        hand::{Act, Dealt, Hand, Outcome, Play, Refused, Step, Waits},
        levels::Turn,
        ruling::cites::Book,
        seat::{SeatNo, Seats, TableNo},
        showdown::Award,
        time::Timestamp,
    },
    tournament::entries::EntryId,
};
pub use kept::KeptHand;

/// A player when the hand began.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    pub seat: SeatNo,
    /// The entry; nothing when no event is open.
    pub entry: Option<EntryId>,
    /// The name; empty when no event is open.
    pub name: String,
    pub stack: Chips,
    /// Has anybody counted it?
    pub certain: bool,
    /// Has no cards in any hand, as long as it stays so.
    pub sits_out: bool,
}

/// The high or the low half of a pot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Half {
    /// The high half, or the whole.
    High,
    Low,
}

/// What one key or tap did, to be taken back in one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Done {
    /// There were so many acts before.
    Acts(usize),
    /// Somebody was named to open a street.
    Opens(SeatNo),
    /// A winner was named, or not any more.
    Winner(usize, Half, SeatNo),
}

/// What the table was when the cards were dealt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct AtDeal {
    book: Book,
    table: Option<TableNo>,
    size: u8,
    number: u32,
    turn: Option<Turn>,
    players: Vec<Player>,
    next: NextHand,
    placed: bool,
    planned: Option<Positions>,
    told: u32,
    began: Timestamp,
}

/// A hand with its players.
#[derive(Clone, Debug)]
pub struct Followed {
    hand: Hand,
    at_deal: AtDeal,
    done: Vec<Done>,
}

/// Somebody else is on a seat than when the hand began.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    pub seat: SeatNo,
    /// Who was there; empty when nobody was.
    pub was: String,
    /// Who is there now; empty when nobody is.
    pub is: String,
}

impl Followed {
    pub(super) fn new(hand: Hand, book: Book, felt: &Felt, plan: &Plan, next: NextHand) -> Self {
        let at_deal = AtDeal {
            book,
            table: felt.table,
            size: felt.size,
            number: plan.number,
            turn: plan.turn,
            players: plan.players.clone(),
            next,
            placed: plan.placed,
            planned: felt.next.map(|next| next.positions),
            told: felt.hands,
            began: Timestamp::default(),
        };
        Self { hand, at_deal, done: Vec::new() }
    }

    /// The cards are dealt at this instant.
    pub const fn begin(&mut self, at: Timestamp) {
        self.at_deal.began = at;
    }

    /// When the cards were dealt.
    pub const fn began(&self) -> Timestamp {
        self.at_deal.began
    }

    /// How many hands the table knew of when the cards were dealt.
    pub const fn told(&self) -> u32 {
        self.at_deal.told
    }

    pub const fn hand(&self) -> &Hand {
        &self.hand
    }

    /// The book by whose rules it is played.
    pub const fn book(&self) -> Book {
        self.at_deal.book
    }

    /// What the dealer does next.
    pub fn step(&self) -> Step {
        self.hand.step(&self.awards())
    }

    /// Everybody who was at the table when it began.
    pub fn players(&self) -> &[Player] {
        &self.at_deal.players
    }

    /// Who sat there when it began.
    pub fn at(&self, seat: SeatNo) -> Option<&Player> {
        self.at_deal.players.iter().find(|player| player.seat == seat)
    }

    /// Which table it is; nothing without an event.
    pub const fn table(&self) -> Option<TableNo> {
        self.at_deal.table
    }

    /// How many seats that has.
    pub const fn size(&self) -> u8 {
        self.at_deal.size
    }

    /// The hand's number at this table.
    pub const fn number(&self) -> u32 {
        self.at_deal.number
    }

    /// Which hand of which game of a mix it is.
    pub const fn turn(&self) -> Option<Turn> {
        self.at_deal.turn
    }

    /// Button and blinds.
    pub const fn next(&self) -> &NextHand {
        &self.at_deal.next
    }

    /// Was the button put down by hand?
    pub const fn is_placed(&self) -> bool {
        self.at_deal.placed
    }

    /// Where the table had the button when the cards were dealt.
    pub const fn planned(&self) -> Option<Positions> {
        self.at_deal.planned
    }

    /// Does this.
    ///
    /// # Errors
    /// Why it cannot be done; the hand is as it was.
    pub fn act(&mut self, act: Act) -> Result<(), Refused> {
        let before = self.hand.acts().len();
        self.hand.act(act)?;
        self.done.push(Done::Acts(before));
        Ok(())
    }

    /// Deals everything that is due on this street face down; nothing when nothing is.
    pub fn deal_unseen(&mut self) {
        let before = self.hand.acts().len();
        let street = self.hand.street();
        while self.hand.street() == street {
            let act = match self.hand.waits_for() {
                Waits::Board(count) => Act::Board(Dealt::unknown(count.into())),
                Waits::Cards(seats) => match seats.next(self.hand.start().button) {
                    Some(seat) => Act::Deal(seat, Dealt::unknown(self.hand.cards_due(seat).into())),
                    None => break,
                },
                _ => break,
            };
            if self.hand.act(act).is_err() {
                break;
            }
        }
        if self.hand.acts().len() > before {
            self.done.push(Done::Acts(before));
        }
    }

    /// Turns up every hand that is to be, of which nobody writes the cards down.
    pub fn turn_up_unseen(&mut self) {
        let (Step::FaceUp(seats) | Step::FaceDown(seats)) = self.step() else { return };
        let before = self.hand.acts().len();
        for seat in seats.clockwise_from(self.hand.start().button) {
            if self.hand.act(Act::Player(seat, Play::Show(Dealt::NONE))).is_err() {
                break;
            }
        }
        if self.hand.acts().len() > before {
            self.done.push(Done::Acts(before));
        }
    }

    /// The player whose draw it is changes so many cards and gets as many, all unseen.
    ///
    /// # Errors
    /// Why he cannot; the hand is as it was.
    pub fn change_unseen(&mut self, count: u8) -> Result<(), Refused> {
        let Waits::Draw(seat) = self.hand.waits_for() else { return Err(Refused::NoDraw) };
        let cards = Dealt::unknown(count.into());
        let play = if cards.is_empty() { Play::StandPat } else { Play::Draw(cards) };
        self.act(Act::Player(seat, play))?;
        if !cards.is_empty() {
            self.hand.act(Act::Deal(seat, cards))?;
        }
        Ok(())
    }

    /// This player opens the street, as the dealer saw.
    ///
    /// # Errors
    /// Why he cannot; the hand is as it was.
    pub fn opens(&mut self, seat: SeatNo) -> Result<(), Refused> {
        self.hand.opens(seat)?;
        self.done.push(Done::Opens(seat));
        Ok(())
    }

    /// This player has won this pot or half, or has not after all.
    pub fn tap(&mut self, pot: usize, half: Half, seat: SeatNo) {
        self.done.push(Done::Winner(pot, half, seat));
    }

    /// Takes back what was done last; false when there is nothing.
    pub fn undo(&mut self) -> bool {
        match self.done.pop() {
            None => return false,
            Some(Done::Winner(..)) => {}
            Some(Done::Acts(before)) => {
                while self.hand.acts().len() > before && self.hand.undo().is_some() {}
            }
            // To deal the last card again is to see anew who opens, or who was named before.
            Some(Done::Opens(_)) => {
                if let Some(last) = self.hand.undo() {
                    let _ = self.hand.act(last);
                }
            }
        }
        true
    }

    /// Who was named as winner, pot by pot.
    pub fn awards(&self) -> Vec<Award> {
        let pots = self.hand.pots().pots;
        let mut awards = vec![Award::default(); pots.len()];
        for done in &self.done {
            let Done::Winner(pot, half, seat) = *done else { continue };
            let Some((award, pot)) = awards.get_mut(pot).zip(pots.get(pot)) else { continue };
            let seats = match half {
                Half::High => &mut award.high,
                Half::Low => &mut award.low,
            };
            let other = if seats.contains(seat) { seats.without(seat) } else { seats.with(seat) };
            *seats = other.intersection(pot.seats);
        }
        awards
    }

    /// Has everybody shown, mucked, or been left to the dealer's word, and nothing more is dealt?
    pub fn is_at_the_end(&self) -> bool {
        matches!(self.hand.waits_for(), Waits::Show(_) | Waits::Nothing)
    }

    /// What it comes to: by the cards, else by the dealer's word.
    pub fn outcome(&self) -> Option<Outcome> {
        if !self.is_at_the_end() {
            return None;
        }
        self.hand.outcome().or_else(|| self.hand.awarded(&self.awards()))
    }

    /// Was a pot given by the dealer's word?
    pub fn is_by_word(&self) -> bool {
        self.hand.outcome().is_none()
    }

    /// What has changed at the table since the cards were dealt.
    pub fn changes(&self, felt: &Felt) -> Vec<Change> {
        if felt.table.is_none() && self.at_deal.table.is_none() {
            return Vec::new();
        }
        let all = Seats::all(self.at_deal.size.max(felt.size));
        let change = |seat: SeatNo| {
            let (was, is) = (self.at(seat), felt.at(seat));
            let same = was.map(|player| player.entry) == is.map(|sitting| sitting.entry);
            (!same).then(|| Change {
                seat,
                was: was.map_or_else(String::new, |player| player.name.clone()),
                is: is.map_or_else(String::new, |sitting| sitting.name.clone()),
            })
        };
        all.iter().filter_map(change).collect()
    }
}
