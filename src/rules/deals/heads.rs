//! The share of the remaining bounties in a deal.

use bottone_base::{chips::Chips, money::Money};

use super::{DealMethod, DealTerms, ShareFault, shares};
use crate::bounties;

/// The method of sharing the remaining bounties.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BountySharing {
    /// Each player takes their own bounty, and an equal part of the money that belongs to no
    /// player.
    #[default]
    Own,
    /// Equal parts for all.
    Equal,
    Chips,
}

/// Returns what each player is paid of the bounties, in the order of the stacks; the sum is exactly
/// `to_share`.
///
/// A player's own bounty is paid as it is. The money that belongs to no player is divided to the
/// minor unit; odd units go to the first players. The same holds for an excess of the bounties, if
/// one bounty stays with the prizes. By chips and in equal parts, the amounts are whole units, by
/// the rule of [`shares()`].
///
/// # Errors
///
/// If the terms are not valid.
pub fn bounty_shares(
    stacks: &[Chips],
    heads: &[Money],
    to_share: Money,
    unit: Money,
    how: BountySharing,
) -> Result<Vec<Money>, ShareFault> {
    let method = match how {
        BountySharing::Own => match own_bounties(stacks.len(), heads, to_share) {
            Some(own) => return Ok(own),
            None => DealMethod::Equal,
        },
        BountySharing::Equal => DealMethod::Equal,
        BountySharing::Chips => DealMethod::ChipsAlone,
    };
    shares(&DealTerms { stacks, prizes: &[to_share], kept: Money::ZERO, unit, method })
}

/// Returns each bounty with its part of the remaining money, or less its part of the excess. `None`
/// if a bounty is smaller than its part of the excess.
fn own_bounties(players: usize, heads: &[Money], to_share: Money) -> Option<Vec<Money>> {
    let on_heads: Money = heads.iter().copied().sum();
    let rest = to_share.minus(on_heads);
    let less = rest < Money::ZERO;
    let parts = bounties::shared(if less { Money::ZERO.minus(rest) } else { rest }, players, 100);
    let heads = heads.iter().copied().chain(std::iter::repeat(Money::ZERO));
    let own = |(head, part): (Money, bounties::BountyShare)| {
        if less { head.minus(part.cash) } else { head.plus(part.cash) }
    };
    let own: Vec<Money> = heads.zip(parts).map(own).collect();
    own.iter().all(|share| *share >= Money::ZERO).then_some(own)
}
