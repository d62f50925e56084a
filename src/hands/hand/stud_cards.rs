//! The cards of a stud hand as they lie on the table.

use bottone_base::{
    cards::{Card, Cards},
    seat::SeatNo,
};

use super::{Hand, HandAct, Play};

/// A card in front of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StudCard {
    /// The face of the card, if known.
    pub card: Option<Card>,
    /// True if it was dealt face up.
    pub up: bool,
}

/// The third to the sixth card of stud are dealt face up.
const UP: std::ops::Range<usize> = 2..6;

impl Hand {
    /// Returns a player's cards in stud, in the order in which they were dealt. Cards shown later
    /// take the places of the unknown ones.
    pub fn lying(&self, seat: SeatNo) -> Vec<StudCard> {
        let own = |whose: &SeatNo| *whose == seat;
        let mut cards: Vec<Option<Card>> = Vec::new();
        let mut shown: Vec<Card> = Vec::new();
        for act in &self.acts {
            match act {
                HandAct::Deal(whose, dealt) if own(whose) => cards.extend(dealt.iter()),
                HandAct::Player(whose, Play::Show(dealt)) if own(whose) => {
                    shown.extend(dealt.iter().flatten());
                }
                _ => {}
            }
        }
        let seen: Cards = cards.iter().copied().flatten().collect();
        let mut new = shown.into_iter().filter(|card| !seen.contains(*card));
        for unseen in cards.iter_mut().filter(|card| card.is_none()) {
            *unseen = new.next();
        }
        let lying = |(at, card)| StudCard { card, up: UP.contains(&at) };
        cards.into_iter().enumerate().map(lying).collect()
    }
}
