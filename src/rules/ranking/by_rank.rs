//! The ranks of a set of cards, and the count of each. Each rank has four bits, so a count is a few
//! instructions. The order of the bits is the order of the ranks.

use bottone_base::cards::{Cards, Rank};

use super::ranks::Ranks;

/// One bit in each group of four.
const EACH: u64 = Cards::ALL.bits() / 0xF;

/// Returns the bit of a rank by its number: 1 for a low ace, 14 for a high ace.
pub(super) const fn bit(number: u8) -> u64 {
    1 << (4 * (number - 1))
}

/// The bit of a high ace.
const ACE: u64 = bit(Rank::ACE.number());

/// A set of ranks, by [`bit`].
pub(super) type RankSet = u64;

/// The ranks with at least one, two, three and four cards.
#[derive(Clone, Copy)]
pub(super) struct ByRank {
    pub(super) one: RankSet,
    pub(super) two: RankSet,
    pub(super) three: RankSet,
    pub(super) four: RankSet,
}

impl ByRank {
    pub(super) const fn of(cards: Cards) -> Self {
        let [a, b, c, d] = suits(cards);
        Self {
            one: a | b | c | d,
            two: (a & b) | (c & d) | ((a | b) & (c | d)),
            three: (a & b & (c | d)) | (c & d & (a | b)),
            four: a & b & c & d,
        }
    }

    /// Returns the same with the ace as the lowest rank.
    pub(super) const fn ace_low(self) -> Self {
        Self {
            one: ace_low(self.one),
            two: ace_low(self.two),
            three: ace_low(self.three),
            four: ace_low(self.four),
        }
    }
}

/// Returns the ranks of each suit.
pub(super) const fn suits(cards: Cards) -> [RankSet; 4] {
    let bits = cards.bits();
    [(bits & EACH) << 4, (bits >> 1 & EACH) << 4, (bits >> 2 & EACH) << 4, (bits >> 3 & EACH) << 4]
}

const fn ace_low(ranks: RankSet) -> RankSet {
    (ranks & !ACE) | (ranks & ACE) >> 52
}

/// Returns the ranks, with the ace also below the deck's lowest rank.
pub(super) const fn with_ace_below(ranks: RankSet, lowest: Rank) -> RankSet {
    if ranks & ACE == 0 { ranks } else { ranks | bit(lowest.number() - 1) }
}

/// Returns the number of the highest rank, 0 if there is no rank.
#[expect(clippy::cast_possible_truncation, reason = "14 at most")]
pub(super) const fn top(ranks: RankSet) -> u8 {
    ((67 - ranks.leading_zeros()) / 4) as u8
}

/// Returns the highest rank of five in a row, 0 if there is no straight.
pub(super) const fn straight(ranks: RankSet) -> u8 {
    top(ranks & ranks << 4 & ranks << 8 & ranks << 12 & ranks << 16)
}

/// Returns the lowest `count` ranks.
pub(super) fn lowest(mut ranks: RankSet, count: u32) -> Ranks {
    while ranks.count_ones() > count {
        ranks ^= bit(top(ranks));
    }
    Ranks::highest(ranks, count)
}
