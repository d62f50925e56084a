//! A hand as it is kept outside the program: how it began, and what was done since, step by step.

use serde::{Deserialize, Serialize};

use super::{Done, Followed, Half, Player};
use crate::{
    rules::{
        button::{NextHand, Positions},
        hand::{Act, Hand, Start},
        levels::Turn,
        ruling::cites::Book,
        seat::{FEWEST_SEATS, MOST_SEATS, SeatNo, TableNo},
        time::Timestamp,
    },
    view::table::hand::MOST_HANDS,
};

/// A hand that was followed. It is played again when it is taken up, so that nothing lies on the table
/// that could not have come about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptHand {
    start: Start,
    did: Vec<Did>,
    table: Option<TableNo>,
    size: u8,
    number: u32,
    book: Book,
    turn: Option<Turn>,
    players: Vec<Player>,
    next: NextHand,
    placed: bool,
    planned: Option<Positions>,
    told: u32,
    began: Timestamp,
}

/// What one key or tap did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Did {
    Acts(Vec<Act>),
    Opens(SeatNo),
    Winner(usize, Half, SeatNo),
}

impl KeptHand {
    /// The hand as it was; nothing when its acts cannot follow one another.
    pub fn take_up(&self) -> Option<Followed> {
        let sits = |player: &Player| player.seat.get() <= self.size;
        let is_table = (FEWEST_SEATS..=MOST_SEATS).contains(&self.size)
            && self.players.iter().all(sits)
            && self.number.max(self.told) <= MOST_HANDS;
        let mut followed = Followed {
            hand: Hand::new(self.start.clone()).ok().filter(|_| is_table)?,
            table: self.table,
            size: self.size,
            number: self.number,
            book: self.book,
            turn: self.turn,
            players: self.players.clone(),
            next: self.next,
            placed: self.placed,
            planned: self.planned,
            told: self.told,
            began: self.began,
            done: Vec::new(),
        };
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
    /// The hand as it is kept outside the program.
    pub fn keep(&self) -> KeptHand {
        let acts = self.hand.acts();
        // Where the acts of each step end: where those of the next begin.
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
        KeptHand {
            start: self.hand.start().clone(),
            did: did.collect(),
            table: self.table,
            size: self.size,
            number: self.number,
            book: self.book,
            turn: self.turn,
            players: self.players.clone(),
            next: self.next,
            placed: self.placed,
            planned: self.planned,
            told: self.told,
            began: self.began,
        }
    }
}
