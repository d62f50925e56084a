//! Words that may mean several amounts: "five", "two five", "due e cinque".

use super::{
    SituationFault,
    case::Case,
    cites::Topic,
    legal::{Choice, Wish},
    numbers::Spoken,
    reasons::{Reasons, Step},
    terms,
};
use crate::rules::chips::Chips;

impl Case<'_> {
    /// The highest amount that the words may mean, that is allowed and no more than the pot; where
    /// none is, the floor is asked about the smallest (TDA 2024 rule 57, WSOP T60).
    pub(super) fn by_unclear_words(
        &self,
        words: &str,
        why: &mut Reasons,
    ) -> Result<Wish, SituationFault> {
        let (raises, spoken) = terms::raise_and_number(words).ok_or(SituationFault::NoWords)?;
        let pot = self.pot().ok_or(SituationFault::NoPot)?;
        let readings = readings(&spoken, |amount| self.may_mean(amount, raises));
        let wish = |amount| {
            if self.must_pay() && (amount == self.bet() || amount == self.facing.to_call()) {
                Choice::Call
            } else {
                Choice::Raise(self.raised_to(amount, raises))
            }
        };
        // More than the player has is no meaning, unless every meaning is more.
        let within = || readings.iter().copied().filter(|amount| *amount <= pot);
        if let Some(amount) = within().filter(|amount| self.has(*amount)).max().or(within().max()) {
            why.by(Topic::UnclearAmount, Step::Reading { amount, pot });
            let total = self.raised_to(amount, raises);
            if total > amount {
                why.step(Step::AmountAdded { front: self.front, total });
            }
            return Ok(wish(amount).into());
        }
        let mut readings = readings.into_iter();
        let amount = readings.next().ok_or(SituationFault::NoWords)?;
        why.by(Topic::UnclearAmount, Step::NoReading { amount, pot });
        Ok(Wish::Unclear(wish(amount), wish(readings.next().unwrap_or(amount))))
    }

    fn may_mean(&self, amount: Chips, raises: bool) -> bool {
        let call = amount == self.bet() || amount == self.facing.to_call();
        self.raised_to(amount, raises) >= self.least_to || (!raises && self.must_pay() && call)
    }

    /// On a bet that is matched already, no more than is in front is what is added, as with an
    /// amount that is clear.
    fn raised_to(&self, amount: Chips, raises: bool) -> Chips {
        let matched = !self.bet().is_zero() && self.left == self.bet();
        if matched && !raises && amount <= self.front { self.left.plus(amount) } else { amount }
    }

    fn has(&self, amount: Chips) -> bool {
        self.all.is_none_or(|all| amount <= all)
    }
}

/// Everything the number may mean that is allowed, smallest first.
fn readings(spoken: &Spoken, allowed: impl Fn(Chips) -> bool) -> Vec<Chips> {
    let pick = |amounts: Vec<u64>| {
        let mut kept: Vec<Chips> = amounts
            .into_iter()
            .filter(|amount| *amount <= Chips::MOST)
            .map(Chips::new)
            .filter(|amount| allowed(*amount))
            .collect();
        kept.sort_unstable();
        kept.dedup();
        kept
    };
    let plain = pick(spoken.amounts());
    if plain.is_empty() { pick(spoken.in_thousands()) } else { plain }
}
