//! Seats drawn with any cards, where no run was laid out.

use std::cmp::Reverse;

use crate::rules::{cards::Card, rulebook::DrawnSuits};

/// Who sits where by the cards that were drawn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Drawn {
    /// Who has a seat, by his place in the list that was given, and which, from 0 clockwise.
    pub seats: Vec<(usize, usize)>,
    /// Who deals first, by his place in the list; nothing while that is open.
    pub dealer: Option<usize>,
    /// Who must draw once more: they drew the same, or a card that lies at no seat.
    pub again: Vec<usize>,
}

impl DrawnSuits {
    /// The first way of seed 004: the highest card deals first and takes the first seat, the others sit
    /// down to his left, the higher the nearer. Of two cards of one rank the suit decides. Those who drew
    /// the same card draw once more for the seats that are theirs together.
    pub fn seats_by_card(self, drawn: &[Card]) -> Drawn {
        let mut order: Vec<(usize, Card)> = drawn.iter().copied().enumerate().collect();
        order.sort_by_key(|(_, card)| Reverse(self.height(*card)));
        let mut seated = Drawn::default();
        for (seat, &(who, card)) in order.iter().enumerate() {
            let same = order.iter().filter(|(_, other)| *other == card).count();
            if same > 1 {
                seated.again.push(who);
            } else {
                seated.seats.push((who, seat));
            }
        }
        seated.dealer = seated.seats.first().filter(|(_, seat)| *seat == 0).map(|(who, _)| *who);
        seated.again.sort_unstable();
        seated
    }

    /// The second way: a card lies face up at each seat, and everybody sits down where one of the same
    /// rank lies. Then they draw once more, and the highest deals first. Who drew what another drew, or
    /// what lies nowhere, draws again.
    pub fn seats_at_cards(self, laid: &[Card], drawn: &[Card], for_dealer: &[Card]) -> Drawn {
        let mut seated = Drawn::default();
        for (who, card) in drawn.iter().enumerate() {
            let rank = card.rank();
            let seat = laid.iter().position(|at| at.rank() == rank);
            let same = drawn.iter().filter(|other| other.rank() == rank).count();
            match seat {
                Some(seat) if same == 1 => seated.seats.push((who, seat)),
                _ => seated.again.push(who),
            }
        }
        seated.dealer = self.seats_by_card(for_dealer).dealer;
        seated
    }
}
