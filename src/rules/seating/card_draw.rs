//! A seat draw with any cards, without a prepared run.

use std::cmp::Reverse;

use bottone_base::cards::Card;

use crate::rulebook::DrawnSuits;

/// The seats by the drawn cards.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DrawnSeats {
    /// The players with a seat, by index in the given list, each with the seat, from 0 clockwise.
    pub seats: Vec<(usize, usize)>,
    /// The player who deals first, by index in the list; `None` while that is open.
    pub dealer: Option<usize>,
    /// The players who must draw again: they drew the same, or a card that lies at no seat.
    pub redraw: Vec<usize>,
}

impl DrawnSuits {
    /// Seats the players in the first way of seed 004. The highest card deals first and takes the
    /// first seat; the others sit to the dealer's left, the higher the nearer. Of two cards of one
    /// rank the suit decides. Players who drew the same card draw again for their common seats.
    pub fn seats_by_card(self, drawn: &[Card]) -> DrawnSeats {
        let mut order: Vec<(usize, Card)> = drawn.iter().copied().enumerate().collect();
        order.sort_by_key(|(_, card)| Reverse(self.height(*card)));
        let mut seated = DrawnSeats::default();
        for (seat, &(who, card)) in order.iter().enumerate() {
            let same = order.iter().filter(|(_, other)| *other == card).count();
            if same > 1 {
                seated.redraw.push(who);
            } else {
                seated.seats.push((who, seat));
            }
        }
        seated.dealer = seated.seats.first().filter(|(_, seat)| *seat == 0).map(|(who, _)| *who);
        seated.redraw.sort_unstable();
        seated
    }

    /// Seats the players in the second way. A card lies face up at each seat, and each player sits
    /// where one of the same rank lies. Then they draw once more, and the highest deals first.
    /// Players with equal cards, or with a card that lies at no seat, draw again.
    pub fn seats_at_cards(self, laid: &[Card], drawn: &[Card], for_dealer: &[Card]) -> DrawnSeats {
        let mut seated = DrawnSeats::default();
        for (who, card) in drawn.iter().enumerate() {
            let rank = card.rank();
            let seat = laid.iter().position(|at| at.rank() == rank);
            let same = drawn.iter().filter(|other| other.rank() == rank).count();
            match seat {
                Some(seat) if same == 1 => seated.seats.push((who, seat)),
                _ => seated.redraw.push(who),
            }
        }
        seated.dealer = self.seats_by_card(for_dealer).dealer;
        seated
    }
}
