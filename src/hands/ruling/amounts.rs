//! Words that may mean several amounts: "five", "two five", "due e cinque".

use bottone_base::chips::Chips;
use bottone_rules::ruling::{SituationFault, cites::Topic};

use super::{
    case::Case,
    legal::{PushChoice, PushMeaning},
    numbers::SpokenNumber,
    reasons::{ReasonStep, Reasons},
    terms::{self, ParsedWords},
};

impl Case<'_> {
    /// Decides by unclear words: the highest possible amount that is no more than the pot, raised
    /// to the least raise. If there is none, the floor is asked about the smallest (TDA 2024 rules
    /// 57 and 43, WSOP T60).
    pub(super) fn by_unclear_words(
        &self,
        words: &str,
        why: &mut Reasons,
    ) -> Result<PushMeaning, SituationFault> {
        let parsed = terms::with_number(words).ok_or(SituationFault::NoWords)?;
        let pot = self.pot().ok_or(SituationFault::NoPot)?;
        let readings = readings(&parsed.spoken, |amount| self.is_plausible(amount, &parsed));
        // An amount above the stack is not a meaning, unless every meaning is.
        let within = || readings.iter().copied().filter(|amount| *amount <= pot);
        if let Some(amount) = within().filter(|amount| self.has(*amount)).max().or(within().max()) {
            why.by(Topic::UnclearAmount, ReasonStep::Reading { amount, pot });
            return Ok(self.reading(amount, &parsed, why));
        }
        let mut choices = readings.iter().map(|amount| self.choice_of(*amount, &parsed));
        let amount = *readings.first().ok_or(SituationFault::NoWords)?;
        let usual = choices.next().ok_or(SituationFault::NoWords)?;
        why.by(Topic::UnclearAmount, ReasonStep::NoReading { amount, pot });
        // A meaning below the bet is a call that the player did not count out.
        let calls = !parsed.raises()
            && !parsed.is_on_top()
            && self.must_pay()
            && parsed.spoken.amounts().into_iter().any(|amount| Chips::new(amount) < self.bet());
        let other = if calls { Some(PushChoice::Call) } else { choices.next() };
        Ok(PushMeaning::Unclear(usual, other.unwrap_or(usual)))
    }

    /// Returns the total if the words mean this amount.
    fn reading(&self, amount: Chips, parsed: &ParsedWords, why: &mut Reasons) -> PushMeaning {
        if parsed.is_on_top() {
            return self.on_top(amount, why);
        }
        if parsed.raises() || self.bet().is_zero() {
            return PushMeaning::Raise(amount);
        }
        if self.is_matched() && amount <= self.front {
            let total = self.left.plus(amount);
            why.step(ReasonStep::AmountAdded { front: self.front, total });
            return PushMeaning::Raise(total);
        }
        if self.must_pay() && self.is_the_call(amount) {
            return PushMeaning::Call;
        }
        self.by_amount(amount, why)
    }

    /// Returns the call and this much on top of it; without a bet it is the bet.
    pub(super) fn on_top(&self, amount: Chips, why: &mut Reasons) -> PushMeaning {
        let to = self.bet().plus(amount);
        if !self.bet().is_zero() {
            why.by(Topic::RaiseTo, ReasonStep::OnTop { amount, to });
        }
        PushMeaning::Raise(to)
    }

    fn choice_of(&self, amount: Chips, parsed: &ParsedWords) -> PushChoice {
        match self.reading(amount, parsed, &mut { Reasons::NONE }) {
            PushMeaning::Raise(to) | PushMeaning::AllIn(to) => PushChoice::Raise(to),
            _ => PushChoice::Call,
        }
    }

    /// Returns whether a player can mean an amount this small. No bet is less than the big blind.
    fn is_plausible(&self, amount: Chips, parsed: &ParsedWords) -> bool {
        let call = !parsed.raises() && self.must_pay() && self.is_the_call(amount);
        call || amount >= self.facing.least
    }

    fn is_the_call(&self, amount: Chips) -> bool {
        amount == self.bet() || amount == self.facing.to_call()
    }

    /// Returns whether the player faces no further chips on this bet.
    fn is_matched(&self) -> bool {
        !self.bet().is_zero() && self.left == self.bet()
    }

    fn has(&self, amount: Chips) -> bool {
        self.all.is_none_or(|all| amount <= all)
    }
}

/// Returns every allowed meaning of the number, smallest first.
fn readings(spoken: &SpokenNumber, allowed: impl Fn(Chips) -> bool) -> Vec<Chips> {
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
