//! The ruling if one thing had been different.

use super::{PushRules, Ruling, Said, Situation, SituationFault, When, rule};
use crate::rules::{betting::BettingRules, chips::Chips};

/// One thing that could have been different.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Change {
    /// "Raise" had been said first.
    RaiseSaid,
    /// No words had been said.
    Silent,
    /// One more of the smallest chips had been pushed.
    OneMore(Chips),
    /// One of the smallest chips had not been pushed.
    OneFewer(Chips),
    LastChips,
}

/// Returns the changes that give another ruling, with that ruling.
///
/// # Errors
/// The fault in the situation.
pub fn instead(
    situation: &Situation,
    rules: &PushRules,
    betting: &BettingRules,
) -> Result<Vec<(Change, Ruling)>, SituationFault> {
    let as_it_is = rule(situation, rules, betting)?;
    let changed = changes(situation).into_iter().filter_map(|(change, situation)| {
        let ruling = rule(&situation, rules, betting).ok()?;
        differs(&as_it_is, &ruling, change).then_some((change, ruling))
    });
    Ok(changed.collect())
}

/// Returns whether the action or the total differs. One chip more or fewer counts only with another
/// action, or if the total changes by more than that chip.
fn differs(one: &Ruling, other: &Ruling, change: Change) -> bool {
    let (one, other) = (one.outcome(), other.outcome());
    if one.action != other.action {
        return true;
    }
    match change {
        Change::OneMore(chip) => ![one.total, one.total.plus(chip)].contains(&other.total),
        Change::OneFewer(chip) => ![one.total, one.total.minus(chip)].contains(&other.total),
        Change::RaiseSaid | Change::Silent | Change::LastChips => one.total != other.total,
    }
}

fn changes(situation: &Situation) -> Vec<(Change, Situation)> {
    let with = |change: Change, alter: &dyn Fn(&mut Situation)| {
        let mut other = situation.clone();
        alter(&mut other);
        (change, other)
    };
    let in_hand = situation.pulled_back();
    let mut changes = Vec::with_capacity(5);
    let silent = situation.said == Said::Nothing;
    if silent || situation.when == When::After {
        changes.push(with(Change::RaiseSaid, &|other| {
            other.said = Said::Raise;
            other.when = When::Before;
        }));
    }
    if !silent {
        changes.push(with(Change::Silent, &|other| other.said = Said::Nothing));
    }
    let smallest = situation.push.iter().copied().enumerate().min_by_key(|(_, chip)| *chip);
    if let Some((at, chip)) = smallest {
        changes.push(with(Change::OneMore(chip), &|other| {
            other.push.push(chip);
            other.behind = other.behind.map(|behind| behind.minus(chip));
        }));
        if situation.push.len() > 1 {
            changes.push(with(Change::OneFewer(chip), &|other| {
                other.push.remove(at);
                other.behind = other.behind.map(|behind| behind.plus(chip));
            }));
        }
        if situation.behind != Some(in_hand) {
            changes.push(with(Change::LastChips, &|other| other.behind = Some(in_hand)));
        }
    }
    changes.retain(|(change, _)| {
        !matches!(change, Change::OneMore(chip)
            if situation.behind.is_some_and(|behind| behind.minus(in_hand) < *chip))
    });
    changes
}
