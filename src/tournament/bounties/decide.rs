//! The rules of bounties.

use std::collections::BTreeSet;

use bottone_base::{chips::Chips, money::Money};
use bottone_rules::bounties::BountyKind;

use super::{BountyCommand, BountyEvent, BountyPrize, Claim};
use crate::{
    Event, Refusal, Tournament,
    entries::{self, EntryEvent, EntryId, EntryState},
};

/// The most different amounts among the envelopes of one event.
const MOST_AMOUNTS: usize = 1_000;

pub(crate) fn decide(t: &Tournament, command: &BountyCommand) -> Result<Vec<Event>, Refusal> {
    let event = match command {
        BountyCommand::KnockOut { out, taken } => return knock_out(t, out, taken),
        BountyCommand::Take { out, nth, by } => {
            let index = untaken(t, *out, *nth)?;
            takers(t, by)?;
            let were_in = by.iter().all(|taker| t.bounties.was_in(*taker, index));
            Refusal::NotIn.check(were_in, None)?;
            let absent = by.iter().any(|taker| t.bounties.was_absent(*taker, index));
            t.check_new_law(Refusal::NotIn, !absent, None)?;
            let (_, claim) = claim(t, *out, *nth)?;
            let whole = is_whole(t, claim.prize, by);
            BountyEvent::Taken { out: *out, nth: *nth, by: by.clone(), whole }
        }
        BountyCommand::Leave { out, nth } => {
            untaken(t, *out, *nth)?;
            BountyEvent::Left { out: *out, nth: *nth }
        }
        BountyCommand::Prepare { envelopes, from } => {
            let mystery = matches!(t.setup.bounty, BountyKind::Mystery { .. });
            Refusal::NoBounties.check(mystery && t.bounties.any(), None)?;
            let full = envelopes.iter().all(|(amount, many)| *amount > Money::ZERO && *many > 0);
            let few = (1..=MOST_AMOUNTS).contains(&envelopes.len());
            Refusal::NotUnderstood.check(full && few && *from > 1, None)?;
            let sum: i128 =
                envelopes.iter().map(|(a, many)| i128::from(a.minor()) * i128::from(*many)).sum();
            let left = t.bounties.remaining_money();
            Refusal::SumWrong.check(sum == i128::from(left.minor()), None)?;
            BountyEvent::Prepared { envelopes: envelopes.clone(), from: *from }
        }
        BountyCommand::Draw { out, nth, seed } => {
            undrawn(t, *out, *nth)?;
            let amount = t.bounties.drum.draw(*seed).ok_or(Refusal::NoEnvelope)?;
            BountyEvent::Opened { out: *out, nth: *nth, amount, seed: Some(*seed) }
        }
        BountyCommand::Open { out, nth, amount } => {
            undrawn(t, *out, *nth)?;
            Refusal::NoEnvelope.check(t.bounties.drum.contains(*amount), None)?;
            BountyEvent::Opened { out: *out, nth: *nth, amount: *amount, seed: None }
        }
        BountyCommand::Replace { entry } => {
            t.entries.check_playing(std::iter::once(*entry))?;
            let paid = match t.setup.bounty {
                BountyKind::Mystery { .. } => t.bounties.drum.average().unwrap_or_default(),
                _ => t.bounties.head(*entry),
            };
            Refusal::NoBounties.check(!paid.is_zero(), None)?;
            // After a deal the prizes stay as they are: this money would never be paid out.
            Refusal::DealMade.check(t.deals.agreed().is_none(), None)?;
            BountyEvent::Replaced { entry: *entry, paid }
        }
        BountyCommand::Divide { shares } => {
            let to_share = t.bounties_to_share();
            Refusal::NothingToDo.check(!to_share.is_zero(), None)?;
            takers(t, &shares.iter().map(|(entry, _)| *entry).collect::<Vec<_>>())?;
            Refusal::NotUnderstood.check(shares.iter().all(|s| s.1 >= Money::ZERO), None)?;
            let sum: i128 = shares.iter().map(|(_, share)| i128::from(share.minor())).sum();
            Refusal::SumWrong.check(sum == i128::from(to_share.minor()), None)?;
            BountyEvent::Divided { shares: shares.clone() }
        }
    };
    Ok(vec![Event::Bounties(event)])
}

/// Decides a bust together with the claims to its bounties.
fn knock_out(
    t: &Tournament,
    out: &[(EntryId, Option<Chips>)],
    taken: &[(EntryId, Vec<EntryId>)],
) -> Result<Vec<Event>, Refusal> {
    let busted = entries::bust(t, out)?;
    let claimed: BTreeSet<EntryId> = taken.iter().map(|(entry, _)| *entry).collect();
    Refusal::NamedTwice.check(claimed.len() == taken.len(), None)?;
    let prizes = t.bounties_on(out);
    let worth = |claimed: &EntryId| {
        let mut fallen = out.iter().zip(&prizes);
        fallen.any(|((entry, _), prize)| entry == claimed && *prize != BountyPrize::Nothing)
    };
    Refusal::NoBounties.check(claimed.iter().all(worth), None)?;
    let mut events = vec![Event::Entries(EntryEvent::Busted { out: busted })];
    for (entry, by) in taken {
        takers(t, by)?;
        let stays = |taker: &EntryId| out.iter().all(|(gone, _)| gone != taker);
        t.entries.check_playing(by.iter().copied())?;
        Refusal::NotIn.check(by.iter().all(stays), None)?;
        let nth = t.bounties.next_bust_number(*entry);
        let prize = out.iter().zip(&prizes).find(|((gone, _), _)| gone == entry);
        let whole = prize.is_some_and(|(_, prize)| is_whole(t, *prize, by));
        let taken = BountyEvent::Taken { out: *entry, nth, by: by.clone(), whole };
        events.push(Event::Bounties(taken));
    }
    Ok(events)
}

/// Returns whether several players share a progressive bounty, so that the percentage applies to
/// the whole.
fn is_whole(t: &Tournament, prize: BountyPrize, by: &[EntryId]) -> bool {
    let is_parted = matches!(prize, BountyPrize::Head { cash } if cash < 100);
    is_parted && by.len() > 1 && !t.uses_old_laws()
}

impl Tournament {
    /// Returns the prizes to take when these entries bust in one hand, one for each.
    pub fn bounties_on(&self, out: &[(EntryId, Option<Chips>)]) -> Vec<BountyPrize> {
        if !self.bounties.any() {
            return vec![BountyPrize::Nothing; out.len()];
        }
        let stacks: Vec<_> = out.iter().map(|(_, stack)| *stack).collect();
        let left = self.entries.playing_count().saturating_sub(out.len());
        self.bounties.prizes(self.setup.bounty, &stacks, left)
    }
}

/// Returns the claim of this bust, if no taker is named for it.
fn untaken(t: &Tournament, out: EntryId, nth: u16) -> Result<usize, Refusal> {
    let (index, claim) = claim(t, out, nth)?;
    Refusal::BountyTaken.check(claim.by.is_none(), None)?;
    Ok(index)
}

/// Checks that the takers of this bust are known and the envelope is not drawn yet.
fn undrawn(t: &Tournament, out: EntryId, nth: u16) -> Result<(), Refusal> {
    let (_, claim) = claim(t, out, nth)?;
    Refusal::NoBounties.check(matches!(claim.prize, BountyPrize::Envelope(_)), None)?;
    Refusal::NotDecided.check(claim.by.is_some(), None)?;
    Refusal::BountyTaken.check(claim.may_draw(), None)
}

fn claim(t: &Tournament, out: EntryId, nth: u16) -> Result<(usize, &Claim), Refusal> {
    t.entries.get(out).ok_or(Refusal::EntryUnknown)?;
    let index = t.bounties.claim_of(out, nth).ok_or(Refusal::NoBounties)?;
    t.bounties.claims.get(index).map(|claim| (index, claim)).ok_or(Refusal::NoBounties)
}

/// Checks that these entries can share a bounty: each is named once and none was taken back.
fn takers(t: &Tournament, by: &[EntryId]) -> Result<(), Refusal> {
    let known = by.iter().all(|taker| t.entries.get(*taker).is_some());
    Refusal::EntryUnknown.check(known, None)?;
    let refunded = |taker: &EntryId| {
        t.entries.get(*taker).is_some_and(|entry| entry.standing == EntryState::Refunded)
    };
    Refusal::NotIn.check(!by.iter().any(refunded), None)?;
    Refusal::NothingToDo.check(!by.is_empty(), None)?;
    let distinct: BTreeSet<_> = by.iter().collect();
    Refusal::NamedTwice.check(distinct.len() == by.len(), None)
}
