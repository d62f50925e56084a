//! A hand being followed, with the names of its players.

mod saved_hand;

use bottone_base::{
    chips::Chips,
    seat::{SeatNo, Seats, TableNo},
    time::Timestamp,
};
use bottone_hands::hand::{
    ActRefusal, DealtCards, Hand, HandAct, HandResult, HandStep, PendingStep, Play,
};
use bottone_rules::{
    button::{NextHand, Positions},
    levels::MixTurn,
    ruling::cites::Book,
    showdown::Award,
};
use bottone_tournament::entries::EntryId;
use serde::{Deserialize, Serialize};

use super::{Felt, HandPlan};
pub use saved_hand::SavedHand;

/// A player at the start of the hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HandPlayer {
    pub seat: SeatNo,
    /// The entry; `None` without an event.
    pub entry: Option<EntryId>,
    /// The name; empty without an event.
    pub name: String,
    pub stack: Chips,
    /// True if the stack was counted.
    pub certain: bool,
    /// True if the player is not dealt in until further notice.
    pub sits_out: bool,
}

/// The high or the low half of a pot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Half {
    /// The high half, or the whole.
    High,
    Low,
}

/// The effect of one key or tap, undone as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum KeyEffect {
    /// The number of actions before it.
    Acts(usize),
    /// A player was named to open a street.
    Opens(SeatNo),
    /// A winner was named, or removed.
    Winner(usize, Half, SeatNo),
}

/// The state of the table at the deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct DealState {
    book: Book,
    table: Option<TableNo>,
    size: u8,
    number: u32,
    turn: Option<MixTurn>,
    players: Vec<HandPlayer>,
    next: NextHand,
    placed: bool,
    planned: Option<Positions>,
    told: u32,
    began: Timestamp,
}

/// A hand with its players.
#[derive(Clone, Debug)]
pub struct FollowedHand {
    hand: Hand,
    at_deal: DealState,
    effects: Vec<KeyEffect>,
}

/// A seat whose player has changed since the hand began.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerChange {
    pub seat: SeatNo,
    /// The former player; empty if there was none.
    pub former: String,
    /// The present player; empty if there is none now.
    pub present: String,
}

impl FollowedHand {
    pub(super) fn new(
        hand: Hand,
        book: Book,
        felt: &Felt,
        plan: &HandPlan,
        next: NextHand,
    ) -> Self {
        let at_deal = DealState {
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
        Self { hand, at_deal, effects: Vec::new() }
    }

    /// Records the time of the deal.
    pub const fn begin(&mut self, at: Timestamp) {
        self.at_deal.began = at;
    }

    /// Returns the time of the deal.
    pub const fn began(&self) -> Timestamp {
        self.at_deal.began
    }

    /// Returns the number of hands known to the table at the deal.
    pub const fn known_hands(&self) -> u32 {
        self.at_deal.told
    }

    pub const fn hand(&self) -> &Hand {
        &self.hand
    }

    /// Returns the book with the rules in use.
    pub const fn book(&self) -> Book {
        self.at_deal.book
    }

    /// Returns the dealer's next step.
    pub fn step(&self) -> HandStep {
        self.hand.step(&self.awards())
    }

    /// Returns the players at the table when the hand began.
    pub fn players(&self) -> &[HandPlayer] {
        &self.at_deal.players
    }

    /// Returns the player of a seat when the hand began.
    pub fn at(&self, seat: SeatNo) -> Option<&HandPlayer> {
        self.at_deal.players.iter().find(|player| player.seat == seat)
    }

    /// Returns the table's number; `None` without an event.
    pub const fn table(&self) -> Option<TableNo> {
        self.at_deal.table
    }

    /// Returns the number of seats of the table.
    pub const fn size(&self) -> u8 {
        self.at_deal.size
    }

    /// Returns the hand's number at this table.
    pub const fn number(&self) -> u32 {
        self.at_deal.number
    }

    /// Returns the hand and game of a mix.
    pub const fn turn(&self) -> Option<MixTurn> {
        self.at_deal.turn
    }

    /// Returns the button and blinds.
    pub const fn next(&self) -> &NextHand {
        &self.at_deal.next
    }

    /// Returns whether the button was placed by hand.
    pub const fn is_placed(&self) -> bool {
        self.at_deal.placed
    }

    /// Returns the positions that the table planned at the deal.
    pub const fn planned(&self) -> Option<Positions> {
        self.at_deal.planned
    }

    /// Performs an action.
    ///
    /// # Errors
    /// The reason for refusing it; the hand stays as it was.
    pub fn act(&mut self, act: HandAct) -> Result<(), ActRefusal> {
        let before = self.hand.acts().len();
        self.hand.act(act)?;
        self.effects.push(KeyEffect::Acts(before));
        Ok(())
    }

    /// Deals all cards due on this street face down; does nothing if none is due.
    pub fn deal_unseen(&mut self) {
        let before = self.hand.acts().len();
        let street = self.hand.street();
        while self.hand.street() == street {
            let act = match self.hand.pending_step() {
                PendingStep::Board(count) => HandAct::Board(DealtCards::unknown(count.into())),
                PendingStep::Cards(seats) => match seats.next(self.hand.start().button) {
                    Some(seat) => {
                        HandAct::Deal(seat, DealtCards::unknown(self.hand.cards_due(seat).into()))
                    }
                    None => break,
                },
                _ => break,
            };
            if self.hand.act(act).is_err() {
                break;
            }
        }
        if self.hand.acts().len() > before {
            self.effects.push(KeyEffect::Acts(before));
        }
    }

    /// Turns up every hand that must be shown and whose cards are not recorded.
    pub fn turn_up_unseen(&mut self) {
        let (HandStep::FaceUp(seats) | HandStep::FaceDown(seats)) = self.step() else { return };
        let before = self.hand.acts().len();
        for seat in seats.clockwise_from(self.hand.start().button) {
            if self.hand.act(HandAct::Player(seat, Play::Show(DealtCards::NONE))).is_err() {
                break;
            }
        }
        if self.hand.acts().len() > before {
            self.effects.push(KeyEffect::Acts(before));
        }
    }

    /// Changes this many unseen cards for the player whose draw it is.
    ///
    /// # Errors
    /// The reason for refusing it; the hand stays as it was.
    pub fn change_unseen(&mut self, count: u8) -> Result<(), ActRefusal> {
        let PendingStep::Draw(seat) = self.hand.pending_step() else {
            return Err(ActRefusal::NoDraw);
        };
        let cards = DealtCards::unknown(count.into());
        let play = if cards.is_empty() { Play::StandPat } else { Play::Draw(cards) };
        self.act(HandAct::Player(seat, play))?;
        if !cards.is_empty() {
            self.hand.act(HandAct::Deal(seat, cards))?;
        }
        Ok(())
    }

    /// Names the player who opens the street, as the dealer saw.
    ///
    /// # Errors
    /// The reason for refusing it; the hand stays as it was.
    pub fn opens(&mut self, seat: SeatNo) -> Result<(), ActRefusal> {
        self.hand.opens(seat)?;
        self.effects.push(KeyEffect::Opens(seat));
        Ok(())
    }

    /// Names this player as a winner of this pot or half, or removes them.
    pub fn tap(&mut self, pot: usize, half: Half, seat: SeatNo) {
        self.effects.push(KeyEffect::Winner(pot, half, seat));
    }

    /// Undoes the last action. Returns false if there is none.
    pub fn undo(&mut self) -> bool {
        match self.effects.pop() {
            None => return false,
            Some(KeyEffect::Winner(..)) => {}
            Some(KeyEffect::Acts(before)) => {
                while self.hand.acts().len() > before && self.hand.undo().is_some() {}
            }
            // Redealing the last card determines the opener again, or restores the one named
            // before.
            Some(KeyEffect::Opens(_)) => {
                if let Some(last) = self.hand.undo() {
                    let _ = self.hand.act(last);
                }
            }
        }
        true
    }

    /// Returns the named winners of each pot.
    pub fn awards(&self) -> Vec<Award> {
        let pots = self.hand.pots().pots;
        let mut awards = vec![Award::default(); pots.len()];
        for done in &self.effects {
            let KeyEffect::Winner(pot, half, seat) = *done else { continue };
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

    /// Returns whether all players have shown, mucked, or been left to the dealer's decision, with
    /// no card to come.
    pub fn is_finished(&self) -> bool {
        matches!(self.hand.pending_step(), PendingStep::Show(_) | PendingStep::Nothing)
    }

    /// Returns the result: by the cards, or else by the dealer's decision.
    pub fn outcome(&self) -> Option<HandResult> {
        if !self.is_finished() {
            return None;
        }
        self.hand.outcome().or_else(|| self.hand.awarded(&self.awards()))
    }

    /// Returns whether a pot was awarded by the dealer's decision.
    pub fn is_by_word(&self) -> bool {
        self.hand.outcome().is_none()
    }

    /// Returns the changes at the table since the deal.
    pub fn changes(&self, felt: &Felt) -> Vec<PlayerChange> {
        if felt.table.is_none() && self.at_deal.table.is_none() {
            return Vec::new();
        }
        let all = Seats::all(self.at_deal.size.max(felt.size));
        let change = |seat: SeatNo| {
            let (was, is) = (self.at(seat), felt.at(seat));
            let same = was.map(|player| player.entry) == is.map(|sitting| sitting.entry);
            (!same).then(|| PlayerChange {
                seat,
                former: was.map_or_else(String::new, |player| player.name.clone()),
                present: is.map_or_else(String::new, |sitting| sitting.name.clone()),
            })
        };
        all.iter().filter_map(change).collect()
    }
}
