//! What a push means where the pot was not counted.

use super::{PushRules, Ruling, Situation, SituationFault, rule};
use crate::rules::{betting::BettingRules, chips::Chips};

/// Rules on `situation`, of whose pot it is only known that it is at least so much. The pot has to be
/// counted only where that decides: where the least and the largest pot are ruled alike, step by step,
/// so is every one between.
///
/// # Errors
/// What [`rule`] finds wrong; [`SituationFault::NoPot`] where the pot decides.
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
