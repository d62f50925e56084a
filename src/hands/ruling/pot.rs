//! The ruling on a push with an uncounted pot.

use bottone_base::chips::Chips;
use bottone_rules::{
    betting::BettingRules,
    ruling::{PushRules, Situation, SituationFault},
};

use super::{Ruling, rule};

/// Rules on `situation` with a lower limit for the pot. The pot must be counted only if it decides.
/// If the least and the largest pot give the same ruling, step by step, so does every pot between.
///
/// # Errors
/// The errors of [`rule`]; [`SituationFault::NoPot`] if the pot decides.
pub fn rule_with_pot_of(
    least: Chips,
    situation: &Situation,
    push: &PushRules,
    betting: &BettingRules,
) -> Result<Ruling, SituationFault> {
    match rule(situation, push, betting) {
        Err(SituationFault::NoPot) => {}
        ruled => return ruled,
    }
    let with = |pot| rule(&Situation { pot: Some(pot), ..situation.clone() }, push, betting);
    let ruling = with(least)?;
    if with(Chips::new(Chips::MOST))? == ruling { Ok(ruling) } else { Err(SituationFault::NoPot) }
}
