//! A hand as it is saved: its start, and the actions since then, step by step.

use bottone_base::seat::{FEWEST_SEATS, MOST_SEATS, SeatNo};
use bottone_hands::hand::{Hand, HandAct, HandStart};
use serde::{Deserialize, Serialize};

use super::{DealState, FollowedHand, Half, HandPlayer, KeyEffect};
use crate::plan::MOST_HANDS;

/// A hand in its saved form. It is replayed when it is loaded, so that only a possible hand can
/// result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedHand {
    start: HandStart,
    did: Vec<SavedEffect>,
    at_deal: DealState,
}

/// The effect of one key or tap.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum SavedEffect {
    Acts(Vec<HandAct>),
    Opens(SeatNo),
    Winner(usize, Half, SeatNo),
}

impl SavedHand {
    /// Rebuilds the hand. `None` if its actions cannot follow one another.
    pub fn resume(&self) -> Option<FollowedHand> {
        let at_deal = &self.at_deal;
        let sits = |player: &HandPlayer| player.seat.get() <= at_deal.size;
        let is_table = (FEWEST_SEATS..=MOST_SEATS).contains(&at_deal.size)
            && at_deal.players.iter().all(sits)
            && at_deal.number.max(at_deal.told) <= MOST_HANDS;
        let hand = Hand::new(self.start.clone()).ok().filter(|_| is_table)?;
        let mut followed = FollowedHand { hand, at_deal: at_deal.clone(), effects: Vec::new() };
        for effect in &self.did {
            match effect {
                SavedEffect::Acts(acts) => {
                    let before = followed.hand.acts().len();
                    for act in acts {
                        followed.hand.act(*act).ok()?;
                    }
                    followed.effects.push(KeyEffect::Acts(before));
                }
                SavedEffect::Opens(seat) => followed.opens(*seat).ok()?,
                SavedEffect::Winner(pot, half, seat) => followed.tap(*pot, *half, *seat),
            }
        }
        let dealt = followed.hand.start().dealt();
        let known = dealt.iter().all(|seat| followed.at(seat).is_some());
        known.then_some(followed)
    }
}

impl FollowedHand {
    /// Returns the saved form of the hand.
    pub fn to_saved(&self) -> SavedHand {
        let acts = self.hand.acts();
        // A step's actions end where those of the next one begin.
        let begins = |done: &[KeyEffect]| {
            let next = done.iter().find_map(|step| match step {
                KeyEffect::Acts(before) => Some(*before),
                KeyEffect::Opens(_) | KeyEffect::Winner(..) => None,
            });
            next.unwrap_or(acts.len())
        };
        let effects = self.effects.iter().enumerate().map(|(at, step)| match *step {
            KeyEffect::Acts(before) => {
                let end = begins(self.effects.get(at + 1..).unwrap_or_default());
                SavedEffect::Acts(acts.get(before..end).unwrap_or_default().to_vec())
            }
            KeyEffect::Opens(seat) => SavedEffect::Opens(seat),
            KeyEffect::Winner(pot, half, seat) => SavedEffect::Winner(pot, half, seat),
        });
        let start = self.hand.start().clone();
        SavedHand { start, did: effects.collect(), at_deal: self.at_deal.clone() }
    }
}
