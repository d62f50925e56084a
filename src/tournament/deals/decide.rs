//! The rules of deals.

use std::collections::BTreeSet;

use bottone_base::{money::Money, time::Timestamp};

use super::{Agreement, DealCommand, DealEvent};
use crate::{
    Event, Refusal, Tournament, Waiver,
    bounties::{BountyPrize, Claim},
    entries::{Entry, EntryId},
};

/// The most characters in the reason for a cancelled deal.
const LONGEST_REASON: usize = 200;

pub(crate) fn decide(
    t: &Tournament,
    command: &DealCommand,
    at: Timestamp,
    waiver: Option<&Waiver>,
) -> Result<Vec<Event>, Refusal> {
    let event = match command {
        DealCommand::Agree(agreement) => {
            Refusal::WithoutPrizes.check(!t.setup.without_prizes, None)?;
            agree(t, agreement, at, waiver)?;
            DealEvent::Agreed(agreement.clone())
        }
        DealCommand::Cancel { reason } => {
            let has_reason = !reason.trim().is_empty() && reason.chars().count() <= LONGEST_REASON;
            Refusal::NotUnderstood.check(has_reason, None)?;
            Refusal::NoDeal.check(t.deals.agreed().is_some(), None)?;
            // The takers of bounties from later busts are not on record.
            Refusal::BountiesShared.check(t.bounties.can_take_back(), None)?;
            DealEvent::Cancelled { reason: reason.trim().to_owned() }
        }
    };
    Ok(vec![Event::Deals(event)])
}

/// Checks that this deal may be made: it names all remaining players, has whole sums and gives no
/// player less than the next prize (rules §8.7).
fn agree(
    t: &Tournament,
    agreement: &Agreement,
    at: Timestamp,
    waiver: Option<&Waiver>,
) -> Result<(), Refusal> {
    let named = agreement.shares.iter().map(|(entry, _)| *entry);
    let known = |entry: EntryId| t.entries.get(entry).is_some();
    Refusal::EntryUnknown.check(named.clone().all(known), None)?;
    let known = agreement.known.as_ref();
    let as_it_is = known.is_none_or(|known| *known == t.known_of(&agreement.stacks));
    Refusal::NotUnderstood.check(is_sound(agreement) && as_it_is, None)?;
    let is_in = |entry: EntryId| t.entries.get(entry).is_some_and(Entry::is_in);
    Refusal::NotIn.check(named.clone().all(is_in), None)?;
    let once: BTreeSet<EntryId> = named.collect();
    Refusal::NamedTwice.check(once.len() == agreement.shares.len(), None)?;
    Refusal::EventOver.check(t.winner(at).is_none(), None)?;
    let shares_bounties = !agreement.bounties.is_empty();
    // The taker of a waiting bounty may get half of it on the head. Old records lack `known`; at
    // that time envelopes made before the first bust were not checked.
    let is_known = agreement.known.is_some() || !t.uses_old_laws();
    let asked = |claim: &Claim| is_known || claim.prize != BountyPrize::Envelope(None);
    let taken = !shares_bounties || !t.bounties.open_claims().any(asked);
    Refusal::BountyWaits.check(taken, None)?;
    let everybody = once.len() == t.entries.playing_count();
    Refusal::NotEverybody.check(everybody, None)?;
    let prizes = t.prizes_to_come();
    let to_share: Money = prizes.iter().copied().sum();
    let all_bounties = !shares_bounties || agreement.bounties_total() == t.bounties_to_share();
    Refusal::SumWrong.check(agreement.total() == to_share && all_bounties, None)?;
    // The sum must not change: no later entry can change a locked table of prizes.
    Refusal::PrizesOpen.check(t.prizes.locked().is_some(), None)?;
    Refusal::DealMade.check(t.deals.agreed().is_none(), None)?;
    // A late player would have no part in the deal.
    Refusal::NotDecided.check(!t.registration_open(at), None)?;
    Refusal::NothingToDo.check(once.len() > 1, None)?;
    let next = prizes.last().copied().unwrap_or(Money::ZERO);
    let is_enough = agreement.guaranteed().all(|sure| sure >= next);
    Refusal::LessThanNextPrize.check(is_enough, waiver)?;
    let by_chips = is_known && agreement.method.is_by_chips();
    let counted = !by_chips || t.is_fresh_count(&agreement.stacks, at);
    Refusal::NotCounted.check(counted, waiver)
}

/// Returns whether all amounts can be paid. The kept amounts may not rise down the places: no
/// player may gain by busting earlier.
fn is_sound(agreement: &Agreement) -> bool {
    let Agreement { method, stacks, shares, kept, bounties, known: _ } = agreement;
    let paid = shares.iter().chain(bounties).map(|(_, share)| share).chain(kept);
    let taking: BTreeSet<EntryId> = bounties.iter().map(|(entry, _)| *entry).collect();
    let stacked: BTreeSet<EntryId> = stacks.iter().map(|(entry, _)| *entry).collect();
    let sharing: BTreeSet<EntryId> = shares.iter().map(|(entry, _)| *entry).collect();
    method.is_sound()
        && paid.clone().all(|amount| *amount >= Money::ZERO)
        && kept.len() <= shares.len()
        && kept.is_sorted_by(|above, below| above >= below)
        && stacked.len() == stacks.len()
        && stacked.is_subset(&sharing)
        && taking.len() == bounties.len()
        && taking.is_subset(&sharing)
}
