//! The question about the heads of busted players.

use std::collections::BTreeMap;

use bottone_base::money::Money;
use bottone_i18n::Saying;
use bottone_rules::bounties::shared_head;
use serde::{Deserialize, Serialize};

use super::{
    fault::QuestionFault,
    reading::{at_least_one, duplicate_player},
};

#[derive(Deserialize)]
#[serde(rename = "Bounty", deny_unknown_fields)]
pub(super) struct BountyQuestion {
    kind: HeadShare,
    heads: Vec<(u32, Money)>,
    busts: Vec<BountyBust>,
    #[serde(default = "one", deserialize_with = "at_least_one")]
    unit: Money,
}

/// The part of a head that is paid.
#[derive(Clone, Copy, Deserialize)]
enum HeadShare {
    Fixed,
    /// This many percent; the rest is added to the winner's own head.
    Progressive(u8),
}

/// A bust and the winners of the head.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BountyBust {
    out: u32,
    by: Vec<u32>,
}

#[derive(Serialize)]
pub(super) struct BountyAnswer {
    paid: Vec<(u32, Money)>,
    heads: Vec<(u32, Money)>,
    /// The amount that was not won.
    pool: Money,
}

const fn one() -> Money {
    Money::from_minor(1)
}

impl BountyQuestion {
    pub(super) fn answer(&self) -> Result<BountyAnswer, QuestionFault> {
        let cash = match self.kind {
            HeadShare::Fixed => 100,
            HeadShare::Progressive(percent) if percent > 100 => {
                return Err(QuestionFault::of("kind", Saying::of("ask-percent")));
            }
            HeadShare::Progressive(percent) => percent,
        };
        let mut heads = self.heads()?;
        let mut paid: BTreeMap<u32, Money> = BTreeMap::new();
        let mut pool = Money::ZERO;
        for BountyBust { out, by } in &self.busts {
            let Some(head) = heads.remove(out) else {
                return Err(self.unknown_player(*out, "busts"));
            };
            if by.is_empty() {
                pool = pool.plus(head);
            }
            for (taker, taken) in by.iter().zip(shared_head(self.unit, head, by.len(), cash)) {
                let own = heads.get_mut(taker).ok_or_else(|| self.unknown_player(*taker, "by"))?;
                *own = own.plus(taken.head);
                let paid = paid.entry(*taker).or_default();
                *paid = paid.plus(taken.cash);
            }
        }
        let in_order = |of: &BTreeMap<u32, Money>| {
            let known = self.heads.iter().filter_map(|(player, _)| of.get_key_value(player));
            known.map(|(player, money)| (*player, *money)).collect()
        };
        paid.retain(|_, money| !money.is_zero());
        Ok(BountyAnswer { paid: in_order(&paid), heads: in_order(&heads), pool })
    }

    /// Returns the price on each head.
    fn heads(&self) -> Result<BTreeMap<u32, Money>, QuestionFault> {
        let mut heads = BTreeMap::new();
        let mut all = Money::ZERO;
        for (player, head) in &self.heads {
            all = all.plus(*head);
            if *head < Money::ZERO || all.minor() > Money::MOST {
                let head = Saying::of("ask-head").with("head", head.minor().to_string());
                return Err(QuestionFault::of("heads", head.with("player", *player)));
            }
            if heads.insert(*player, *head).is_some() {
                return Err(QuestionFault::of("heads", duplicate_player(*player)));
            }
        }
        for BountyBust { by, .. } in &self.busts {
            let mut seen = by.clone();
            seen.sort_unstable();
            if let Some(twice) = seen.windows(2).find(|pair| pair[0] == pair[1]) {
                return Err(QuestionFault::of("by", duplicate_player(twice[0])));
            }
        }
        Ok(heads)
    }

    /// Returns the fault for a player without a head, or one already out.
    fn unknown_player(&self, player: u32, field: &'static str) -> QuestionFault {
        let known = self.heads.iter().any(|(known, _)| *known == player);
        let name = if known { "ask-player-out" } else { "ask-player-without-head" };
        QuestionFault::of(field, Saying::of(name).with("player", player))
    }
}
