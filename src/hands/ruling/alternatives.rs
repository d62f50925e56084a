//! The ruling if one thing had been different.

use bottone_base::chips::Chips;
use bottone_rules::{
    betting::BettingRules,
    ruling::{Announcement, PushRules, Situation, SituationFault, WordTiming},
};

use super::{Ruling, rule};

/// One thing that could have been different.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Alternative {
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
pub fn alternatives(
    situation: &Situation,
    rules: &PushRules,
    betting: &BettingRules,
) -> Result<Vec<(Alternative, Ruling)>, SituationFault> {
    let as_it_is = rule(situation, rules, betting)?;
    let changed = changes(situation).into_iter().filter_map(|(change, situation)| {
        let ruling = rule(&situation, rules, betting).ok()?;
        differs(&as_it_is, &ruling, change).then_some((change, ruling))
    });
    Ok(changed.collect())
}

/// Returns whether the action or the total differs. One chip more or fewer counts only with another
/// action, or if the total changes by more than that chip.
fn differs(one: &Ruling, other: &Ruling, change: Alternative) -> bool {
    let (one, other) = (one.outcome(), other.outcome());
    if one.action != other.action {
        return true;
    }
    match change {
        Alternative::OneMore(chip) => ![one.total, one.total.plus(chip)].contains(&other.total),
        Alternative::OneFewer(chip) => ![one.total, one.total.minus(chip)].contains(&other.total),
        Alternative::RaiseSaid | Alternative::Silent | Alternative::LastChips => {
            one.total != other.total
        }
    }
}

fn changes(situation: &Situation) -> Vec<(Alternative, Situation)> {
    let with = |change: Alternative, alter: &dyn Fn(&mut Situation)| {
        let mut other = situation.clone();
        alter(&mut other);
        (change, other)
    };
    let in_hand = situation.pulled_back();
    let mut changes = Vec::with_capacity(5);
    let silent = situation.said == Announcement::Nothing;
    if silent || situation.when == WordTiming::After {
        changes.push(with(Alternative::RaiseSaid, &|other| {
            other.said = Announcement::Raise;
            other.when = WordTiming::Before;
        }));
    }
    if !silent {
        changes.push(with(Alternative::Silent, &|other| other.said = Announcement::Nothing));
    }
    let smallest = situation.push.iter().copied().enumerate().min_by_key(|(_, chip)| *chip);
    if let Some((at, chip)) = smallest {
        changes.push(with(Alternative::OneMore(chip), &|other| {
            other.push.push(chip);
            other.behind = other.behind.map(|behind| behind.minus(chip));
        }));
        if situation.push.len() > 1 {
            changes.push(with(Alternative::OneFewer(chip), &|other| {
                other.push.remove(at);
                other.behind = other.behind.map(|behind| behind.plus(chip));
            }));
        }
        if situation.behind != Some(in_hand) {
            changes.push(with(Alternative::LastChips, &|other| other.behind = Some(in_hand)));
        }
    }
    changes.retain(|(change, _)| {
        !matches!(change, Alternative::OneMore(chip)
            if situation.behind.is_some_and(|behind| behind.minus(in_hand) < *chip))
    });
    changes
}
