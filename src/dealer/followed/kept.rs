//! A hand as it is saved: its start, and the actions since then, step by step.

use serde::{Deserialize, Serialize};

use super::{AtDeal, Done, Followed, Half, Player};
use crate::{
    dealer::plan::MOST_HANDS,
    rules::{
        hand::{Act, Hand, Start},
        seat::{FEWEST_SEATS, MOST_SEATS, SeatNo},
    },
};

/// A hand in its saved form. It is replayed when it is loaded, so that only a possible hand can
/// result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptHand {
    start: Start,
    did: Vec<Did>,
    at_deal: AtDeal,
}

/// The effect of one key or tap.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Did {
    Acts(Vec<Act>),
    Opens(SeatNo),
    Winner(usize, Half, SeatNo),
}

impl KeptHand {
    /// Rebuilds the hand. `None` if its actions cannot follow one another.
    pub fn take_up(&self) -> Option<Followed> {
        let at_deal = &self.at_deal;
        let sits = |player: &Player| player.seat.get() <= at_deal.size;
        let is_table = (FEWEST_SEATS..=MOST_SEATS).contains(&at_deal.size)
            && at_deal.players.iter().all(sits)
            && at_deal.number.max(at_deal.told) <= MOST_HANDS;
        let hand = Hand::new(self.start.clone()).ok().filter(|_| is_table)?;
        let mut followed = Followed { hand, at_deal: at_deal.clone(), done: Vec::new() };
        for did in &self.did {
            match did {
                Did::Acts(acts) => {
                    let before = followed.hand.acts().len();
                    for act in acts {
                        followed.hand.act(*act).ok()?;
                    }
                    followed.done.push(Done::Acts(before));
                }
                Did::Opens(seat) => followed.opens(*seat).ok()?,
                Did::Winner(pot, half, seat) => followed.tap(*pot, *half, *seat),
            }
        }
        let dealt = followed.hand.start().dealt();
        let known = dealt.iter().all(|seat| followed.at(seat).is_some());
        known.then_some(followed)
    }
}

impl Followed {
    /// Returns the saved form of the hand.
    pub fn keep(&self) -> KeptHand {
        let acts = self.hand.acts();
        // A step's actions end where those of the next one begin.
        let begins = |done: &[Done]| {
            let next = done.iter().find_map(|step| match step {
                Done::Acts(before) => Some(*before),
                Done::Opens(_) | Done::Winner(..) => None,
            });
            next.unwrap_or(acts.len())
        };
        let did = self.done.iter().enumerate().map(|(at, step)| match *step {
            Done::Acts(before) => {
                let end = begins(self.done.get(at + 1..).unwrap_or_default());
                Did::Acts(acts.get(before..end).unwrap_or_default().to_vec())
            }
            Done::Opens(seat) => Did::Opens(seat),
            Done::Winner(pot, half, seat) => Did::Winner(pot, half, seat),
        });
        let start = self.hand.start().clone();
        KeptHand { start, did: did.collect(), at_deal: self.at_deal.clone() }
    }
}
