//! The acts that are possible now, for the dealer's screen.

use bottone_base::{chips::Chips, seat::SeatNo};
use bottone_rules::pots::Pot;
use serde::Serialize;

use super::{
    act::{ItalianAct, Phase, PlayerWord, Proof},
    evening::Evening,
    round::Bounds,
};

/// An act that is possible now. A word is spoken by the player whose turn it is, unless the offer
/// names a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Offer {
    /// All players post the ante.
    Ante {
        chips: Chips,
    },
    /// The pot of words is played in parts.
    Split {
        /// The largest number of parts; the least is two.
        most: u8,
    },
    /// The evening ends.
    Stop,
    /// The cards are dealt.
    Deal,
    /// A player opens blind, or blind over a blind.
    Blind {
        seat: SeatNo,
        /// The word for one of the three blinds.
        word: PlayerWord,
        /// The chips that the player puts in.
        costs: Chips,
    },
    /// The first blind sees the last one before looking at the cards.
    SeeUnseen {
        seat: SeatNo,
        /// The chips that the player puts in.
        costs: Chips,
    },
    /// The player passes.
    Pass,
    Open(Bounds),
    See {
        /// The chips that the player puts in: the price, or all-in.
        costs: Chips,
    },
    Raise(Bounds),
    /// The player raises by the blind, or by two or three times the blind.
    RaiseTheBlind {
        blind: Chips,
        times: u64,
    },
    /// The player changes cards, possibly none.
    Draw {
        most: u8,
    },
    /// The player bets the minimum.
    Cip {
        chips: Chips,
    },
    Bet(Bounds),
    /// The player leaves the word to the next one.
    Parola,
    Show,
    /// The player gives up without showing.
    Concede,
    /// The dealer says who won this pot.
    Award(Pot),
    /// All players pay up to the same amount.
    Equalise,
    /// The players ask for the openers.
    Openers,
    /// The pot is collected.
    Collect,
}

impl Evening {
    /// Returns the acts that are possible now. In addition, chips can be bought between any two
    /// hands.
    pub fn offers(&self) -> Vec<Offer> {
        let state = self.state();
        let mut offers = match self.turn() {
            Some(seat) => self.words_of(seat),
            None => match self.phase() {
                Phase::Ante => vec![
                    (ItalianAct::Ante, Offer::Ante { chips: state.ante }),
                    (ItalianAct::Split { parts: 2 }, Offer::Split { most: state.most_parts() }),
                    (ItalianAct::Stop, Offer::Stop),
                ],
                Phase::Blinds => self.offers_before_deal(),
                Phase::Equalise => vec![(ItalianAct::Equalise, Offer::Equalise)],
                Phase::Showdown => {
                    let awarded = |pot: Pot| {
                        let winners = pot.seats.iter().take(1).collect();
                        (ItalianAct::Award { winners }, Offer::Award(pot))
                    };
                    state.next_pot().map(awarded).into_iter().collect()
                }
                Phase::Proof => vec![
                    (ItalianAct::Collect, Offer::Collect),
                    (ItalianAct::Openers(Proof::Nobody), Offer::Openers),
                ],
                _ => Vec::new(),
            },
        };
        offers.retain(|(act, _)| self.can(act).is_ok());
        offers.into_iter().map(|(_, offer)| offer).collect()
    }

    /// Returns whether a player may open blind now, or see a blind before looking at the cards.
    pub fn asks_for_blinds(&self) -> bool {
        let blind = |offer: &Offer| matches!(offer, Offer::Blind { .. } | Offer::SeeUnseen { .. });
        self.offers().iter().any(blind)
    }

    fn offers_before_deal(&self) -> Vec<(ItalianAct, Offer)> {
        let state = self.state();
        let word = match self.blinds().len() {
            0 => PlayerWord::Blind,
            1 => PlayerWord::Reblind,
            _ => PlayerWord::ThirdBlind,
        };
        let costs = state.blind_costs();
        let blinds = state.blind_seats();
        let blinds = blinds
            .iter()
            .map(|seat| (ItalianAct::Says(seat, word), Offer::Blind { seat, word, costs }));
        let sees = self.blinds().first().map(|&(seat, _)| {
            let costs = self.owes(seat);
            (ItalianAct::Says(seat, PlayerWord::SeeUnseen), Offer::SeeUnseen { seat, costs })
        });
        [(ItalianAct::Deal, Offer::Deal)].into_iter().chain(blinds).chain(sees).collect()
    }

    fn words_of(&self, seat: SeatNo) -> Vec<(ItalianAct, Offer)> {
        let state = self.state();
        let costs = self.owes(seat).min(self.stack(seat));
        let (open, bet) = (state.opening_bounds(seat), state.bet_bounds(seat));
        let mut words = vec![
            (PlayerWord::Open { chips: open.most, cards: None }, Offer::Open(open)),
            (PlayerWord::Parola, Offer::Parola),
            (PlayerWord::Cip, Offer::Cip { chips: bet.least }),
            (PlayerWord::Bet { chips: bet.most }, Offer::Bet(bet)),
            (PlayerWord::See, Offer::See { costs }),
            (PlayerWord::SERVED, Offer::Draw { most: state.rules.draw_most.cards() }),
            (PlayerWord::Show { cards: None }, Offer::Show),
            (PlayerWord::Concede, Offer::Concede),
        ];
        if let Ok(bounds) = state.raise_bounds(seat) {
            let blind = state.hand.round.price;
            let times = bounds.most.get().checked_div(blind.get()).unwrap_or_default();
            let offer = if state.raises_by_the_blind() && times > 0 {
                Offer::RaiseTheBlind { blind, times }
            } else {
                Offer::Raise(bounds)
            };
            words.push((PlayerWord::Raise { by: bounds.least }, offer));
        }
        words.push((PlayerWord::Pass, Offer::Pass));
        words.into_iter().map(|(word, offer)| (ItalianAct::Says(seat, word), offer)).collect()
    }
}
