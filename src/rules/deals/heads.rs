//! What is left of the bounties, shared with the rest.

use super::{Method, ShareFault, Terms, shares};
use crate::rules::{bounties, chips::Chips, money::Money};

/// How what is left of the bounties is shared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ByHeads {
    /// Everybody takes the own head, and an equal part of what lies on nobody's.
    #[default]
    Own,
    /// The same for all.
    Equal,
    Chips,
}

/// What each is paid of the bounties, in the order of the stacks; together exactly `to_share`.
///
/// A head is paid as it is. What lies on nobody's is divided to the minor unit, odd ones going to who
/// comes first, and so is what the heads hold too much where one bounty stays with the prizes. By chips
/// and in equal parts it is whole units, by the rule of [`shares()`].
///
/// # Errors
/// When the terms cannot be.
pub fn bounty_shares(
    stacks: &[Chips],
    heads: &[Money],
    to_share: Money,
    unit: Money,
    how: ByHeads,
) -> Result<Vec<Money>, ShareFault> {
    let method = match how {
        ByHeads::Own => match own(stacks.len(), heads, to_share) {
            Some(own) => return Ok(own),
            None => Method::Equal,
        },
        ByHeads::Equal => Method::Equal,
        ByHeads::Chips => Method::ChipsAlone,
    };
    shares(&Terms { stacks, prizes: &[to_share], kept: Money::ZERO, unit, method })
}

/// Heads with what lies on nobody's, or less what they hold too much; nothing when a head is smaller
/// than what it would lose.
fn own(players: usize, heads: &[Money], to_share: Money) -> Option<Vec<Money>> {
    let on_heads: Money = heads.iter().copied().sum();
    let rest = to_share.minus(on_heads);
    let less = rest < Money::ZERO;
    let parts = bounties::shared(if less { Money::ZERO.minus(rest) } else { rest }, players, 100);
    let heads = heads.iter().copied().chain(std::iter::repeat(Money::ZERO));
    let own = |(head, part): (Money, bounties::Taken)| {
        if less { head.minus(part.cash) } else { head.plus(part.cash) }
    };
    let own: Vec<Money> = heads.zip(parts).map(own).collect();
    own.iter().all(|share| *share >= Money::ZERO).then_some(own)
}
