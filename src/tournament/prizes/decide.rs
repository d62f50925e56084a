//! The rules of prizes.

use std::collections::BTreeSet;

use bottone_base::money::Money;
use bottone_rules::payouts::{PayoutPlan, Prize};

use super::{PrizeCommand, PrizeEvent, PrizeRange};
use crate::{Event, Refusal, Tournament};

/// The most characters in a reason.
pub const MOST_REASON: usize = 200;

pub(crate) fn decide(t: &Tournament, command: &PrizeCommand) -> Result<Vec<Event>, Refusal> {
    Refusal::WithoutPrizes.check(!t.setup.without_prizes, None)?;
    let event = match command {
        PrizeCommand::Plan(plan) => planned(t, plan)?,
        PrizeCommand::Lock { rows } => locked(t, rows)?,
        PrizeCommand::Unlock { reason } => {
            Refusal::NotUnderstood.check(is_reason(reason), None)?;
            Refusal::PrizesOpen.check(t.prizes.locked.is_some(), None)?;
            Refusal::DealMade.check(t.deals.agreed().is_none(), None)?;
            PrizeEvent::Unlocked { reason: reason.clone() }
        }
        PrizeCommand::Correct { prizes, reason } => corrected(t, prizes, reason)?,
    };
    Ok(vec![Event::Prizes(event)])
}

fn planned(t: &Tournament, plan: &PayoutPlan) -> Result<PrizeEvent, Refusal> {
    Refusal::NotUnderstood.check(plan.fault().is_none(), None)?;
    Refusal::PrizesLocked.check(t.prizes.locked.is_none(), None)?;
    Refusal::NothingToDo.check(*plan != t.prizes.plan, None)?;
    Ok(PrizeEvent::Planned(Box::new(plan.clone())))
}

fn locked(t: &Tournament, rows: &[PrizeRange]) -> Result<PrizeEvent, Refusal> {
    let ticket = t.prizes.plan.ticket();
    let places: u64 = rows.iter().map(|row| u64::from(row.places)).sum();
    let entries = t.field().entries;
    let fine = rows.iter().all(|row| row.places > 0 && is_prize(row.prize, ticket))
        && (1..=u64::from(entries)).contains(&places);
    Refusal::NotUnderstood
        .check(fine && is_descending(rows.iter().map(|row| row.prize), ticket), None)?;
    let worth = |row: &PrizeRange| {
        let each = row.prize.worth(ticket).minor();
        Money::from_minor(each.saturating_mul(row.places.into()))
    };
    let pool = t.pool().to_pay;
    Refusal::SumWrong.check(rows.iter().map(worth).sum::<Money>() == pool, None)?;
    Refusal::PrizesLocked.check(t.prizes.locked.is_none(), None)?;
    Ok(PrizeEvent::Locked { rows: rows.to_vec(), ticket, pool, entries })
}

fn corrected(t: &Tournament, prizes: &[(u32, Money)], reason: &str) -> Result<PrizeEvent, Refusal> {
    let known = |locked: &super::LockedPrizes| {
        prizes.iter().all(|(place, _)| (1..=locked.places()).contains(place))
    };
    let places: BTreeSet<u32> = prizes.iter().map(|(place, _)| *place).collect();
    let fine = is_reason(reason)
        && places.len() == prizes.len()
        && prizes.iter().all(|(_, money)| *money >= Money::ZERO)
        && t.prizes.locked.as_ref().is_none_or(known);
    Refusal::NotUnderstood.check(fine, None)?;
    let locked = t.prizes.locked.as_ref().ok_or(Refusal::PrizesOpen)?;
    let new = locked.with(prizes);
    let pool = t.pool().to_pay;
    let paid: Money = new.iter().map(|prize| prize.worth(locked.ticket)).sum();
    Refusal::SumWrong
        .check(paid == pool && is_descending(new.iter().copied(), locked.ticket), None)?;
    // The shared prizes are settled: only the places after them can be corrected.
    let shared = t.deals.agreed().map_or(0, |deal| deal.shares.len());
    let behind = prizes.iter().all(|(place, _)| *place as usize > shared);
    Refusal::DealMade.check(behind, None)?;
    Refusal::NothingToDo.check(PrizeRange::of(&new) != locked.rows || pool != locked.pool, None)?;
    let (prizes, reason) = (prizes.to_vec(), reason.to_owned());
    Ok(PrizeEvent::Corrected { prizes, pool, entries: t.field().entries, reason })
}

fn is_reason(reason: &str) -> bool {
    let reason = reason.trim();
    let short = reason.chars().count() <= MOST_REASON && !reason.chars().any(char::is_control);
    !reason.is_empty() && short
}

fn is_prize(prize: Prize, ticket: Money) -> bool {
    let ticketed = prize.tickets == 0 || ticket > Money::ZERO;
    prize.money >= Money::ZERO && ticketed
}

/// Returns whether no place is paid more than a higher one.
fn is_descending(prizes: impl Iterator<Item = Prize>, ticket: Money) -> bool {
    let worth: Vec<Money> = prizes.map(|prize| prize.worth(ticket)).collect();
    worth.windows(2).all(|pair| pair[0] >= pair[1])
}
