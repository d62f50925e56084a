//! The words and their timing.

use super::{
    Motions, SituationFault, WordsAgainstChips,
    case::Case,
    cites::Topic,
    legal::{Choice, Wish},
    reasons::{Reasons, Step},
    situation::{Said, When},
    terms::{self, Meaning},
};
use crate::rules::betting::Betting;

impl Case<'_> {
    /// Decides what the player did: by words if they count, otherwise by chips (TDA 2024 rule 40,
    /// WSOP T90).
    pub(super) fn wish(&self, why: &mut Reasons) -> Result<Wish, SituationFault> {
        let s = self.situation;
        if s.said == Said::Nothing {
            return Ok(self.by_chips(why));
        }
        if !s.push.is_empty() {
            match (s.when, self.rules.words) {
                // The amount of the all-in is stated then.
                (When::Before, _) if s.said == Said::AllIn && self.all.is_none() => {}
                (When::Before, _) => why.step(Step::WordsFirst),
                (When::With, WordsAgainstChips::First) => {
                    why.step(if self.are_clear(&s.said) {
                        Step::WordsTogether
                    } else {
                        Step::WordsTogetherUnclear
                    });
                }
                (When::After, WordsAgainstChips::First) => {
                    why.step(Step::WordsTooLate);
                    let wish = self.by_chips(why);
                    why.rule(Topic::WordsAndChips);
                    return Ok(wish);
                }
                (When::With | When::After, WordsAgainstChips::Always) => {
                    why.step(Step::WordsAlways);
                }
            }
        }
        let wish = match &s.said {
            Said::Unclear(words) => match self.heard(words) {
                Some(meaning) => self.by_meaning(&meaning, why)?,
                None => self.by_unclear_words(words, why)?,
            },
            said => self.by_words(said, why)?,
        };
        if !s.push.is_empty() {
            why.rule(Topic::WordsAndChips);
        }
        Ok(wish)
    }

    /// Returns the meaning of the words, if there is only one.
    fn heard(&self, words: &str) -> Option<Meaning> {
        let meaning = terms::meaning(words, self.must_pay(), self.facing.least)?;
        // Twice zero is not an amount.
        let is_bet = meaning != Meaning::Twice || !self.bet().is_zero();
        is_bet.then_some(meaning)
    }

    fn by_meaning(&self, meaning: &Meaning, why: &mut Reasons) -> Result<Wish, SituationFault> {
        Ok(match meaning {
            Meaning::Said(said) => return self.by_words(said, why),
            Meaning::OnTop(amount) => self.on_top(*amount, why),
            Meaning::Twice => {
                let to = self.bet().times(2);
                why.by(Topic::RaiseTo, Step::Doubled { bet: self.bet(), to });
                Wish::Raise(to)
            }
            Meaning::Least => {
                let to = self.least_to;
                why.by(Topic::HalfRaise, Step::LeastRaise { to });
                Wish::Raise(to)
            }
        })
    }

    fn are_clear(&self, said: &Said) -> bool {
        !matches!(said, Said::Unclear(words) if self.heard(words).is_none())
    }

    fn by_words(&self, said: &Said, why: &mut Reasons) -> Result<Wish, SituationFault> {
        Ok(match said {
            Said::Nothing | Said::Unclear(_) => self.by_chips(why),
            Said::Fold => self.says_fold(why),
            Said::Check => self.says_check(why),
            Said::Call => self.says_call(why),
            Said::Raise => self.says_raise(why),
            Said::RaiseTo(to) => {
                why.by(Topic::RaiseTo, Step::AmountIsTotal { amount: *to });
                self.without_a_bet_it_is_one(why);
                Wish::Raise(*to)
            }
            Said::Bet(to) | Said::Amount(to) => self.by_amount(*to, why),
            Said::AllIn => self.says_all_in(why),
            Said::Pot => return self.says_pot(why),
        })
    }

    fn says_fold(&self, why: &mut Reasons) -> Wish {
        if self.bound_by_pulling() && self.must_pay() {
            why.by(Topic::PulledBack, Step::PulledBack);
            return Wish::Call;
        }
        why.rule(Topic::Terms);
        if !self.must_pay() {
            why.above(Topic::NeedlessFold, Step::NeedlessFold);
            why.penalty = true;
        }
        Wish::Fold { loses: self.stands() }
    }

    /// Decides "check": against a bet it leaves a call or a fold, and no raise (TDA 2024 rule 55).
    fn says_check(&self, why: &mut Reasons) -> Wish {
        if !self.must_pay() {
            why.rule(Topic::Terms);
            return Wish::Check;
        }
        if self.bound_by_pulling() {
            why.by(Topic::InvalidWords, Step::CheckAfterPulling);
            why.rule(Topic::PulledBack);
            return Wish::Call;
        }
        why.by(Topic::InvalidWords, Step::CheckAgainstBet);
        if self.situation.push.is_empty() {
            return Wish::Player(Choice::Call, Choice::Fold { loses: self.stands() });
        }
        if self.there() < self.bet() { self.by_chips(why) } else { Wish::Call }
    }

    fn says_call(&self, why: &mut Reasons) -> Wish {
        if self.must_pay() {
            why.by(Topic::GeneralWords, Step::GeneralWords);
        } else {
            why.by(Topic::InvalidWords, Step::CallWithoutBet);
        }
        Wish::Call
    }

    /// Decides "raise" without an amount: as much as the chips make, and at least the least raise
    /// (TDA 2024 rules 43 and 44).
    fn says_raise(&self, why: &mut Reasons) -> Wish {
        let limit = matches!(self.facing.betting, Betting::Limit(_));
        let mut total = self.there();
        if limit {
            why.rule(Topic::FixedLimit);
        } else if self.situation.push.is_empty() && total < self.least_to {
            total = self.least_to;
            why.by(Topic::HalfRaise, Step::LeastRaise { to: total });
        } else {
            let mut of_chips = Reasons::NONE;
            if !self.situation.push.is_empty() {
                total = self.pile(self.new_chips(), &mut of_chips).total;
            }
            let one = self.situation.push.len() == 1;
            why.rule(if one { Topic::Overchip } else { Topic::WaysToRaise });
            why.and(&of_chips);
            why.step(Step::RaiseOfChips { total });
        }
        self.without_a_bet_it_is_one(why);
        if self.rules.motions == Motions::Several && self.closed().is_none() {
            why.by(Topic::WaysToRaise, Step::MayAddMore);
        }
        Wish::Raise(total)
    }

    fn without_a_bet_it_is_one(&self, why: &mut Reasons) {
        if self.bet().is_zero() {
            why.by(Topic::InvalidWords, Step::RaiseWithoutBet);
        }
    }

    /// Decides "all-in": the whole stack, or the chips on the table if the stack is unknown.
    fn says_all_in(&self, why: &mut Reasons) -> Wish {
        why.rule(Topic::Terms);
        match self.all {
            Some(all) => Wish::AllIn(all),
            None if self.situation.push.is_empty() => Wish::Uncounted,
            None => {
                why.step(Step::StackUnknown { there: self.there() });
                Wish::AllIn(self.there())
            }
        }
    }

    /// Decides "pot": a bet of the pot in pot-limit; elsewhere it binds to the least bet or raise
    /// (TDA 2024 rule 54-D, WSOP T102).
    fn says_pot(&self, why: &mut Reasons) -> Result<Wish, SituationFault> {
        if self.facing.betting == Betting::PotLimit {
            let pot = self.pot().ok_or(SituationFault::NoPot)?;
            let call = self.facing.call_in_pot(self.betting);
            let to = self.facing.pot_to(self.betting);
            why.by(Topic::PotSize, Step::PotMakes { bet: self.bet(), pot, call, to });
            return Ok(Wish::Raise(to));
        }
        why.by(Topic::PotWord, Step::PotWithoutLimit);
        why.penalty = true;
        Ok(Wish::Raise(self.least_to))
    }
}
