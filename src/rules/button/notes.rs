//! The remarks about a hand for the dealer.

use bottone_base::seat::Seats;
use serde::{Deserialize, Serialize};
use strum::{EnumCount, VariantArray};

use super::{LastHand, NextHand};

/// Something unusual about the button, the blinds or the newcomers of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, EnumCount, VariantArray)]
pub enum Note {
    /// The button lies on an empty seat.
    DeadButton,
    /// The small blind has no player.
    DeadSmallBlind,
    /// The button moved on over empty seats.
    PushedForward,
    /// The blinds skipped a player.
    BlindSkipped,
    /// The first hand with two players.
    ToHeadsUp,
    /// The first hand with more than two players again.
    FromHeadsUp,
    NewcomerOnButton,
    /// A newcomer is on the small blind and posts it.
    NewcomerOnSmallBlind,
    NewcomerOnBigBlind,
    /// A player at the table gets no cards.
    NewcomerWaits,
    /// The button passes by a player who was moved here. Seed 002, the source of this rule, does
    /// not say who posts the blinds then.
    MovedNotDealer,
}

impl Note {
    /// Every note, in the order in which they are shown.
    pub const ALL: [Self; Self::COUNT] = bottone_base::all(Self::VARIANTS);

    const fn bit(self) -> u16 {
        1 << self as u16
    }
}

/// The notes of one hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Notes(u16);

impl Notes {
    /// Returns whether `note` is in the set.
    pub const fn contains(self, note: Note) -> bool {
        self.0 & note.bit() != 0
    }

    /// Returns the notes in the order of [`Note::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Note> + Clone {
        Note::ALL.into_iter().filter(move |&note| self.contains(note))
    }

    pub(super) const fn with_if(self, note: Note, holds: bool) -> Self {
        if holds { Self(self.0 | note.bit()) } else { self }
    }

    /// Returns the notes that follow from comparing a hand with the one before it.
    pub(super) fn of(next: &NextHand, last: &LastHand, joined: Seats) -> Self {
        let at = next.positions;
        let (was_heads_up, heads_up) = (last.positions.heads_up(), at.heads_up());
        let new = joined.intersection(next.dealt);
        let taken = next.dealt.union(next.waits);
        Self::default()
            .with_if(Note::DeadButton, !taken.contains(at.button))
            .with_if(Note::DeadSmallBlind, !next.dealt.contains(at.small))
            .with_if(Note::ToHeadsUp, heads_up && !was_heads_up)
            .with_if(Note::FromHeadsUp, was_heads_up && !heads_up)
            .with_if(Note::NewcomerOnButton, new.contains(at.button))
            .with_if(Note::NewcomerOnSmallBlind, new.contains(at.small))
            .with_if(Note::NewcomerOnBigBlind, new.contains(at.big))
            .with_if(Note::NewcomerWaits, !next.waits.is_empty())
    }
}
