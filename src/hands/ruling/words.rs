//! The words and their timing.

use bottone_rules::{
    betting::Betting,
    ruling::{Announcement, Motions, SituationFault, WordTiming, WordsAgainstChips, cites::Topic},
};

use super::{
    case::Case,
    legal::{PushChoice, PushMeaning},
    reasons::{ReasonStep, Reasons},
    terms::{self, Meaning},
};

impl Case<'_> {
    /// Decides what the player did: by words if they count, otherwise by chips (TDA 2024 rule 40,
    /// WSOP T90).
    pub(super) fn push_meaning(&self, why: &mut Reasons) -> Result<PushMeaning, SituationFault> {
        let s = self.situation;
        if s.said == Announcement::Nothing {
            return Ok(self.by_chips(why));
        }
        if !s.push.is_empty() {
            match (s.when, self.rules.words) {
                // The amount of the all-in is stated then.
                (WordTiming::Before, _) if s.said == Announcement::AllIn && self.all.is_none() => {}
                (WordTiming::Before, _) => why.step(ReasonStep::WordsFirst),
                (WordTiming::With, WordsAgainstChips::First) => {
                    why.step(if self.is_clear(&s.said) {
                        ReasonStep::WordsTogether
                    } else {
                        ReasonStep::WordsTogetherUnclear
                    });
                }
                (WordTiming::After, WordsAgainstChips::First) => {
                    why.step(ReasonStep::WordsTooLate);
                    let wish = self.by_chips(why);
                    why.rule(Topic::WordsAndChips);
                    return Ok(wish);
                }
                (WordTiming::With | WordTiming::After, WordsAgainstChips::Always) => {
                    why.step(ReasonStep::WordsAlways);
                }
            }
        }
        let wish = match &s.said {
            Announcement::Unclear(words) => match self.meaning_of_words(words) {
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
    fn meaning_of_words(&self, words: &str) -> Option<Meaning> {
        let meaning = terms::meaning(words, self.must_pay(), self.facing.least)?;
        // Twice zero is not an amount.
        let is_bet = meaning != Meaning::Twice || !self.bet().is_zero();
        is_bet.then_some(meaning)
    }

    fn by_meaning(
        &self,
        meaning: &Meaning,
        why: &mut Reasons,
    ) -> Result<PushMeaning, SituationFault> {
        Ok(match meaning {
            Meaning::Said(said) => return self.by_words(said, why),
            Meaning::OnTop(amount) => self.on_top(*amount, why),
            Meaning::Twice => {
                let to = self.bet().times(2);
                why.by(Topic::RaiseTo, ReasonStep::Doubled { bet: self.bet(), to });
                PushMeaning::Raise(to)
            }
            Meaning::Least => {
                let to = self.least_to;
                why.by(Topic::HalfRaise, ReasonStep::LeastRaise { to });
                PushMeaning::Raise(to)
            }
        })
    }

    fn is_clear(&self, said: &Announcement) -> bool {
        !matches!(said, Announcement::Unclear(words) if self.meaning_of_words(words).is_none())
    }

    fn by_words(
        &self,
        said: &Announcement,
        why: &mut Reasons,
    ) -> Result<PushMeaning, SituationFault> {
        Ok(match said {
            Announcement::Nothing | Announcement::Unclear(_) => self.by_chips(why),
            Announcement::Fold => self.says_fold(why),
            Announcement::Check => self.says_check(why),
            Announcement::Call => self.says_call(why),
            Announcement::Raise => self.says_raise(why),
            Announcement::RaiseTo(to) => {
                why.by(Topic::RaiseTo, ReasonStep::AmountIsTotal { amount: *to });
                self.note_opening_bet(why);
                PushMeaning::Raise(*to)
            }
            Announcement::Bet(to) | Announcement::Amount(to) => self.by_amount(*to, why),
            Announcement::AllIn => self.says_all_in(why),
            Announcement::Pot => return self.says_pot(why),
        })
    }

    fn says_fold(&self, why: &mut Reasons) -> PushMeaning {
        if self.must_call_or_raise() && self.must_pay() {
            why.by(Topic::PulledBack, ReasonStep::PulledBack);
            return PushMeaning::Call;
        }
        why.rule(Topic::Terms);
        if !self.must_pay() {
            why.push_first(Topic::NeedlessFold, ReasonStep::NeedlessFold);
            why.penalty = true;
        }
        PushMeaning::Fold { loses: self.bet_in_front() }
    }

    /// Decides "check": against a bet it leaves a call or a fold, and no raise (TDA 2024 rule 55).
    fn says_check(&self, why: &mut Reasons) -> PushMeaning {
        if !self.must_pay() {
            why.rule(Topic::Terms);
            return PushMeaning::Check;
        }
        if self.must_call_or_raise() {
            why.by(Topic::InvalidWords, ReasonStep::CheckAfterPulling);
            why.rule(Topic::PulledBack);
            return PushMeaning::Call;
        }
        why.by(Topic::InvalidWords, ReasonStep::CheckAgainstBet);
        if self.situation.push.is_empty() {
            return PushMeaning::Player(
                PushChoice::Call,
                PushChoice::Fold { loses: self.bet_in_front() },
            );
        }
        if self.chips_in_front() < self.bet() { self.by_chips(why) } else { PushMeaning::Call }
    }

    fn says_call(&self, why: &mut Reasons) -> PushMeaning {
        if self.must_pay() {
            why.by(Topic::GeneralWords, ReasonStep::GeneralWords);
        } else {
            why.by(Topic::InvalidWords, ReasonStep::CallWithoutBet);
        }
        PushMeaning::Call
    }

    /// Decides "raise" without an amount: as much as the chips make, and at least the least raise
    /// (TDA 2024 rules 43 and 44).
    fn says_raise(&self, why: &mut Reasons) -> PushMeaning {
        let limit = matches!(self.facing.betting, Betting::Limit(_));
        let mut total = self.chips_in_front();
        if limit {
            why.rule(Topic::FixedLimit);
        } else if self.situation.push.is_empty() && total < self.least_to {
            total = self.least_to;
            why.by(Topic::HalfRaise, ReasonStep::LeastRaise { to: total });
        } else {
            let mut of_chips = Reasons::NONE;
            if !self.situation.push.is_empty() {
                total = self.pile(self.new_chips(), &mut of_chips).total;
            }
            let one = self.situation.push.len() == 1;
            why.rule(if one { Topic::Overchip } else { Topic::WaysToRaise });
            why.extend(&of_chips);
            why.step(ReasonStep::RaiseOfChips { total });
        }
        self.note_opening_bet(why);
        if self.rules.motions == Motions::Several && self.closed().is_none() {
            why.by(Topic::WaysToRaise, ReasonStep::MayAddMore);
        }
        PushMeaning::Raise(total)
    }

    fn note_opening_bet(&self, why: &mut Reasons) {
        if self.bet().is_zero() {
            why.by(Topic::InvalidWords, ReasonStep::RaiseWithoutBet);
        }
    }

    /// Decides "all-in": the whole stack, or the chips on the table if the stack is unknown.
    fn says_all_in(&self, why: &mut Reasons) -> PushMeaning {
        why.rule(Topic::Terms);
        match self.all {
            Some(all) => PushMeaning::AllIn(all),
            None if self.situation.push.is_empty() => PushMeaning::Uncounted,
            None => {
                why.step(ReasonStep::StackUnknown { there: self.chips_in_front() });
                PushMeaning::AllIn(self.chips_in_front())
            }
        }
    }

    /// Decides "pot": a bet of the pot in pot-limit; elsewhere it binds to the least bet or raise
    /// (TDA 2024 rule 54-D, WSOP T102).
    fn says_pot(&self, why: &mut Reasons) -> Result<PushMeaning, SituationFault> {
        if self.facing.betting == Betting::PotLimit {
            let pot = self.pot().ok_or(SituationFault::NoPot)?;
            let call = self.facing.call_in_pot(self.betting);
            let to = self.facing.pot_to(self.betting);
            why.by(Topic::PotSize, ReasonStep::PotMakes { bet: self.bet(), pot, call, to });
            return Ok(PushMeaning::Raise(to));
        }
        why.by(Topic::PotWord, ReasonStep::PotWithoutLimit);
        why.penalty = true;
        Ok(PushMeaning::Raise(self.least_to))
    }
}
