//! Blind openings: *buio*, *controbuio*, *contro-controbuio*.

use bottone_base::{
    chips::Chips,
    seat::{SeatNo, Seats},
};
use bottone_rules::italian::{BlindOpenings, Parole};

use super::{
    act::{ItalianRefusal, PlayerWord},
    state::EveningState,
};

impl EveningState {
    /// Returns the price of the next blind: two, four or eight times the pot after the antes. Each
    /// blind pays the full price.
    pub(super) fn blind_costs(&self) -> Chips {
        let times = match self.hand.blinds.len() {
            0 => 2,
            1 => 4,
            _ => 8,
        };
        self.hand.at_start.sum().times(times)
    }

    pub(super) fn apply_blind(
        &mut self,
        seat: SeatNo,
        word: PlayerWord,
    ) -> Result<(), ItalianRefusal> {
        let (allowed, before) = match word {
            PlayerWord::Reblind => (BlindOpenings::Controbuio, 1),
            PlayerWord::ThirdBlind => (BlindOpenings::ControControbuio, 2),
            PlayerWord::SeeUnseen => return self.see_unseen(seat),
            _ => (BlindOpenings::Controbuio, 0),
        };
        if self.rules.blinds < allowed {
            return Err(ItalianRefusal::NoSuchBlind);
        }
        self.check_blind_allowed()?;
        if self.hand.blinds.len() != before {
            return Err(ItalianRefusal::BlindOutOfOrder);
        }
        self.check_blind_seat(seat)?;
        let costs = self.blind_costs();
        let has = self.stacks.at(seat);
        if costs > has {
            return Err(ItalianRefusal::CostsTooMuch { costs, has });
        }
        self.pay(seat, costs);
        self.hand.round.price = costs;
        self.hand.round.step = costs;
        self.hand.round.aggressor = Some(seat);
        self.hand.blinds.push((seat, costs));
        self.hand.right = Some(seat);
        Ok(())
    }

    /// Checks that this pot has blind openings.
    pub(super) fn check_blind_allowed(&self) -> Result<(), ItalianRefusal> {
        match (self.rules.blinds, self.rules.parole) {
            (BlindOpenings::None, _) => Err(ItalianRefusal::NoSuchBlind),
            (_, Parole::OpenForPot) if self.parole => Err(ItalianRefusal::NoBlindInParole),
            _ => Ok(()),
        }
    }

    /// Returns whether the seat may make the next blind. The first blind is to the dealer's left,
    /// and the second to the left of the first. The third may be anywhere between the second and
    /// the first.
    fn check_blind_seat(&self, seat: SeatNo) -> Result<(), ItalianRefusal> {
        let dealt = self.hand.dealt;
        if !dealt.contains(seat) {
            return Err(ItalianRefusal::NotInHand(seat));
        }
        let due = match self.hand.blinds[..] {
            [] => dealt.next(self.dealer),
            [(first, _)] => dealt.without(first).next(first),
            [(first, _), (second, _), ..] => {
                let beyond = dealt.between(second, first).contains(seat);
                return if beyond { Ok(()) } else { Err(ItalianRefusal::NotBeyondReblind) };
            }
        };
        match due {
            Some(due) if due != seat => Err(ItalianRefusal::BlindBelongsTo(due)),
            _ => Ok(()),
        }
    }

    /// Lets the first blind see the last one before looking at the cards. The right to raise first,
    /// which had passed on, returns to that player (seed 001).
    fn see_unseen(&mut self, seat: SeatNo) -> Result<(), ItalianRefusal> {
        let first = match self.hand.blinds[..] {
            [] | [_] => return Err(ItalianRefusal::BlindOutOfOrder),
            [(first, _), ..] => first,
        };
        if first != seat {
            return Err(ItalianRefusal::OnlyFirstBlind(first));
        }
        let (costs, has) = (self.owes(seat), self.stacks.at(seat));
        if costs.is_zero() {
            return Err(ItalianRefusal::NothingToSee);
        }
        if costs > has {
            return Err(ItalianRefusal::CostsTooMuch { costs, has });
        }
        self.pay(seat, costs);
        self.hand.right = Some(seat);
        Ok(())
    }

    /// Returns the seats that may open blind now.
    pub(super) fn blind_seats(&self) -> Seats {
        let dealt = self.hand.dealt;
        dealt.iter().filter(|&seat| self.check_blind_seat(seat).is_ok()).collect()
    }
}
