//! The same hand with its seats counted from the button, as in hand histories.

use bottone_base::seat::SeatNo;

use super::{Hand, HandAct, HandStart};

impl Hand {
    /// Returns this hand with the players dealt in on seats 1, 2, 3 and so on. They count clockwise
    /// from the button's left. `None` if it cannot be replayed in this form. An example is a street
    /// of stud with an opener named by the dealer.
    pub fn counted_from_button(&self) -> Option<Self> {
        let start = &self.start;
        let order: Vec<SeatNo> = start.dealt().clockwise_from(start.button).collect();
        let place = |seat: SeatNo| {
            let at = order.iter().position(|other| *other == seat)?;
            SeatNo::new(u8::try_from(at + 1).ok()?)
        };
        let button = SeatNo::new(u8::try_from(order.len()).ok()?)?;
        let players: Option<Vec<_>> =
            order.iter().map(|&seat| Some((place(seat)?, start.stack(seat)))).collect();
        let mut counted = HandStart::new(start.kind, start.stakes, button, players?)
            .bring_in(start.bring_in_amount())
            .dead_small(start.dead_small_blind());
        counted.chip = start.chip;
        counted.event_heads_up = start.event_heads_up;
        counted.betting = start.betting.clone();
        counted.showdown = start.showdown;
        for &seat in &order {
            let (at, blind) = (place(seat)?, start.blind_of(seat));
            counted = counted.ante(at, start.ante_of(seat));
            if !blind.is_zero() {
                let late = start.is_late(seat);
                counted =
                    if late { counted.late_blind(at, blind) } else { counted.blind(at, blind) };
            }
        }
        let mut hand = Self::new(counted).ok()?;
        for act in &self.acts {
            let act = match *act {
                HandAct::Deal(seat, cards) => HandAct::Deal(place(seat)?, cards),
                HandAct::Board(cards) => HandAct::Board(cards),
                HandAct::Player(seat, play) => HandAct::Player(place(seat)?, play),
            };
            hand.act(act).ok()?;
        }
        Some(hand)
    }
}
