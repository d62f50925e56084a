//! Bounties: who took whose, what is on a head, what an envelope held.
//!
//! All bounty money that was paid in and not given back lies in exactly one of five places: on the
//! head of somebody who is in, on the head of somebody who is out and whose bounty waits, in the pool
//! of what nobody took, in an envelope, or with those who have won it.

mod acts;
mod back;
mod claim;
mod decide;
mod divided;
mod heads;

use std::collections::BTreeMap;

use imbl::{OrdMap, OrdSet, Vector};
use serde::Serialize;

use super::{
    Event, Tournament,
    entries::{Entries, Entry, EntryEvent, EntryId, Rank},
};
use crate::rules::{
    bounties::{BountyKind, Drum, Taken, shared},
    chips::Chips,
    deals::{ByHeads, bounty_shares},
    money::Money,
    time::Timestamp,
};
pub use acts::{BountyCommand, BountyEvent};
pub use claim::{Cause, Claim, Prize};
pub(super) use decide::decide;
use divided::Divided;
use heads::Heads;

/// Bounties: who took whose, what is on a head, what an envelope held.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Bounties {
    heads: Heads,
    won: OrdMap<EntryId, Money>,
    claims: Vector<Claim>,
    falls: OrdMap<EntryId, Vec<Fall>>,
    /// The number of the next fall of an entry, where it is reported late.
    #[serde(skip)]
    numbered: OrdMap<EntryId, u16>,
    /// Numbers of falls that are not given again.
    #[serde(skip)]
    skipped: OrdSet<(EntryId, u16)>,
    /// How many entries had been made before this one.
    #[serde(skip)]
    made: OrdMap<EntryId, usize>,
    /// Entries that were out before there were any bounties, or whose stack does not play here, with the first claim for
    /// which each was in again.
    #[serde(skip)]
    absent: OrdMap<EntryId, Option<usize>>,
    pool: Money,
    drum: Drum,
    from: u32,
    replaced: Money,
    /// What a deal shared, while it holds.
    divided: Option<Divided>,
}

/// Once that an entry went out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
struct Fall {
    claim: usize,
    /// The first claim for which it was in again with a rebuy.
    back: Option<usize>,
    #[serde(skip)]
    nth: u16,
    /// True if its number was given out of turn.
    #[serde(skip)]
    late: bool,
}

impl Bounties {
    pub(super) fn on_event(
        &mut self,
        event: &Event,
        entries: &Entries,
        kind: BountyKind,
        at: Timestamp,
    ) {
        match event {
            Event::Entries(event) => self.follow(event, entries, kind, at),
            Event::Bounties(event) => self.apply(event),
            Event::Deals(event) => self.share(event),
            _ => {}
        }
    }

    /// Heads follow what happens to entries: `entries` has it already.
    fn follow(&mut self, event: &EntryEvent, entries: &Entries, kind: BountyKind, at: Timestamp) {
        match event {
            EntryEvent::Entered { players, paid, .. } => {
                let known = players.iter().filter_map(|player| entries.player(*player));
                for entry in known.filter_map(|player| player.entries.last()) {
                    self.made.insert(*entry, self.made.len());
                    if !paid.bounty.is_zero() {
                        self.heads.set(*entry, paid.bounty);
                    }
                }
            }
            EntryEvent::Carried { entries: carried, .. } => {
                let first = entries.numbers_end().1.saturating_sub(carried.len());
                for (nth, carried) in carried.iter().enumerate() {
                    let entry = EntryId::at(first + nth);
                    self.made.insert(entry, self.made.len());
                    let bounty = entries.get(entry).map_or(Money::ZERO, |entry| entry.paid.bounty);
                    if carried.chips.is_zero() {
                        self.absent.insert(entry, None);
                        self.pool = self.pool.plus(bounty);
                    } else if !bounty.is_zero() {
                        self.heads.set(entry, bounty);
                    }
                }
            }
            EntryEvent::Restacked { entry, rank, .. } => {
                let paid = entries.get(*entry).map_or(Money::ZERO, |entry| entry.paid.bounty);
                self.restack(*entry, *rank, paid);
            }
            EntryEvent::Rebought { entry, paid, .. } => {
                let back = self.claims.len();
                if let Some(fall) = self.falls.get_mut(entry).and_then(|falls| falls.last_mut()) {
                    fall.back.get_or_insert(back);
                }
                self.comes_back(*entry);
                self.heads.pay(*entry, paid.bounty);
            }
            EntryEvent::AddedOn { entry, paid, .. } => self.heads.pay(*entry, paid.bounty),
            EntryEvent::Refunded { entry, .. } if self.any() => {
                let back = |entry: &Entry| entry.paid.bounty.minus(entry.kept.bounty);
                let back = entries.get(*entry).map_or(Money::ZERO, back);
                let head = self.heads.take(*entry);
                let claim = Claim { cause: Cause::Refunded, ..Claim::new(*entry, entries, at) };
                self.fall(claim, head.minus(back));
            }
            EntryEvent::Busted { out } if self.any() => {
                let stacks: Vec<_> = out.iter().map(|gone| gone.stack).collect();
                let prizes = self.prizes(kind, &stacks, entries.playing_count());
                for (gone, prize) in out.iter().zip(prizes) {
                    let by = (prize == Prize::Nothing).then(Vec::new);
                    let claim = Claim { prize, by, ..Claim::new(gone.entry, entries, at) };
                    let head = self.heads.take(gone.entry);
                    self.fall(claim, head);
                }
            }
            EntryEvent::Disqualified { out, .. } if self.any() => {
                let head = self.heads.take(out.entry);
                let claim =
                    Claim { cause: Cause::Disqualified, ..Claim::new(out.entry, entries, at) };
                self.fall(claim, head);
            }
            EntryEvent::Forfeited { out } if self.any() => {
                let head = self.heads.take(out.entry);
                let claim = Claim { cause: Cause::Forfeited, ..Claim::new(out.entry, entries, at) };
                self.fall(claim, head);
            }
            EntryEvent::BroughtBack { entry, .. } => {
                let paid = entries.get(*entry).map_or(Money::ZERO, |entry| entry.paid.bounty);
                self.absent.remove(entry);
                self.bring_back(*entry, paid);
            }
            EntryEvent::Busted { out } => {
                self.absent.extend(out.iter().map(|out| (out.entry, None)));
            }
            EntryEvent::Disqualified { out, .. }
            | EntryEvent::SeatWon { out }
            | EntryEvent::Forfeited { out } => {
                self.absent.insert(out.entry, None);
            }
            _ => {}
        }
    }

    /// A stack of a flight plays after all, or does not. What is on a head that does not come is for all envelopes.
    fn restack(&mut self, entry: EntryId, rank: Rank, paid: Money) {
        match rank {
            Rank::Plays => {
                self.comes_back(entry);
                if self.head(entry).is_zero() && paid <= self.pool {
                    self.pool = self.pool.minus(paid);
                    self.heads.pay(entry, paid);
                }
            }
            Rank::Next | Rank::Last => {
                self.absent.insert(entry, None);
                let head = self.heads.take(entry);
                self.pool = self.pool.plus(head);
            }
        }
    }

    fn apply(&mut self, event: &BountyEvent) {
        match event {
            BountyEvent::Taken { out, nth, by, whole } => self.give(*out, *nth, by, *whole),
            BountyEvent::Left { out, nth } => self.give(*out, *nth, &[], false),
            BountyEvent::Prepared { envelopes, from } => {
                // Envelopes that were announced stay, whatever is reported late. What came in beside them is in the pool.
                let (left, drum) = (self.left(), Drum::of(envelopes));
                self.pool = left.minus(drum.sum());
                self.heads = Heads::default();
                self.drum = drum;
                self.from = *from;
            }
            BountyEvent::Opened { out, nth, amount, .. } => self.opened(*out, *nth, *amount),
            BountyEvent::Numbered { out, nth } => {
                self.numbered.insert(*out, *nth);
            }
            BountyEvent::NumberSkipped { out, nth } => {
                self.skipped.insert((*out, *nth));
            }
            BountyEvent::Replaced { paid, .. } => self.replaced = self.replaced.plus(*paid),
            BountyEvent::Divided { shares } => {
                // What goes to the prizes stays.
                self.pool = self.left().minus(shares.iter().map(|(_, share)| *share).sum());
                self.heads = Heads::default();
                self.drum = Drum::default();
                for (entry, share) in shares {
                    pay(&mut self.won, *entry, *share);
                }
            }
        }
    }

    /// Are there bounties in this event? What was paid in for them may lie in any of its places: once
    /// the envelopes are made no head is worth anything, whether or not somebody is out.
    pub fn any(&self) -> bool {
        let left_behind = !self.claims.is_empty() || !self.won.is_empty();
        left_behind || !self.heads.is_empty() || !self.left().is_zero()
    }

    /// What this entry has won in cash so far.
    pub fn won(&self, entry: EntryId) -> Money {
        self.won.get(&entry).copied().unwrap_or_default()
    }

    /// Returns whether this entry was out already when there were no bounties yet, and still when this claim came up.
    fn was_absent(&self, entry: EntryId, claim: usize) -> bool {
        self.absent.get(&entry).is_some_and(|back| back.is_none_or(|back| claim < back))
    }

    /// Somebody who was absent is in again.
    fn comes_back(&mut self, entry: EntryId) {
        let claims = self.claims.len();
        if let Some(back) = self.absent.get_mut(&entry) {
            back.get_or_insert(claims);
        }
    }

    /// What is on this entry's head. Nothing when it is out.
    pub fn head(&self, entry: EntryId) -> Money {
        self.heads.on(entry)
    }

    /// What is on the heads of those who are in, by entry.
    pub fn heads(&self) -> impl ExactSizeIterator<Item = (EntryId, Money)> {
        self.heads.iter()
    }

    /// What each has won in cash, by entry.
    pub fn winnings(&self) -> impl ExactSizeIterator<Item = (EntryId, Money)> {
        self.won.iter().map(|(entry, money)| (*entry, *money))
    }

    /// Every bounty that somebody left behind, in the order in which they went out.
    pub fn claims(&self) -> &Vector<Claim> {
        &self.claims
    }

    /// The bounties that somebody has still to take or to draw, the oldest first. For an envelope
    /// nobody waits once there is none and nothing of which one could be made.
    pub fn waiting(&self) -> impl Iterator<Item = &Claim> {
        let none = self.heads.is_empty() && self.left().is_zero();
        let gone = move |claim: &Claim| none && claim.prize == Prize::Envelope(None);
        self.claims.iter().filter(move |claim| claim.waits() && !gone(claim))
    }

    /// The bounty of this bust of an entry.
    pub fn claim(&self, out: EntryId, nth: u16) -> Option<&Claim> {
        self.claims.get(self.claim_of(out, nth)?)
    }

    /// Could this entry have taken that bounty? Who was not in then could not.
    pub fn could_take(&self, claim: &Claim, entry: EntryId) -> bool {
        let was_in = |index| self.was_in(entry, index) && !self.was_absent(entry, index);
        self.claim_of(claim.out, claim.nth).is_some_and(was_in)
    }

    /// What nobody took: it is the winner's in the end, or is shared by agreement.
    pub fn pool(&self) -> Money {
        self.pool
    }

    /// The envelopes that nobody has opened yet.
    pub fn drum(&self) -> &Drum {
        &self.drum
    }

    /// With how many players left knock-outs begin to draw; 0 before envelopes were made.
    pub fn draws_from(&self) -> u32 {
        self.from
    }

    /// What would fall to the last player, or can be shared in a deal: the heads of those who are in,
    /// what nobody took, and the envelopes.
    pub fn left(&self) -> Money {
        self.heads.sum().plus(self.pool).plus(self.drum.sum())
    }

    /// Is the sum of the heads what a count from nothing gives?
    pub(super) fn are_counted(&self) -> bool {
        self.heads.are_counted()
    }

    /// Everything that is held here, wherever it lies: what was paid in and not given back.
    pub fn held(&self) -> Money {
        let waiting: Money = self.waiting().map(|claim| claim.amount).sum();
        let won: Money = self.won.values().copied().sum();
        self.left().plus(waiting).plus(won)
    }

    /// What there is to take when players with these stacks go out in one hand and so many are left.
    pub(super) fn prizes(
        &self,
        kind: BountyKind,
        stacks: &[Option<Chips>],
        left: usize,
    ) -> Vec<Prize> {
        let prize = |stack: &Option<Chips>| {
            let ahead = stacks.iter().filter(|other| *other > stack).count();
            match kind {
                _ if self.is_shared() => Prize::Nothing,
                BountyKind::Mystery { .. } if left + ahead < self.from as usize => {
                    Prize::Envelope(None)
                }
                BountyKind::Mystery { .. } => Prize::Nothing,
                _ => Prize::Head { cash: kind.cash() },
            }
        };
        stacks.iter().map(prize).collect()
    }

    /// The claim of this entry's bust, as an index.
    fn claim_of(&self, out: EntryId, nth: u16) -> Option<usize> {
        self.falls.get(&out)?.iter().find(|fall| fall.nth == nth).map(|fall| fall.claim)
    }

    /// Returns the number of the next fall of this entry. Numbers that were given out of turn are left out.
    pub(in crate::tournament) fn coming(&self, entry: EntryId) -> u16 {
        if let Some(numbered) = self.numbered.get(&entry) {
            return *numbered;
        }
        let falls = self.falls.get(&entry).map_or(&[][..], Vec::as_slice);
        let in_turn = falls.iter().filter(|fall| !fall.late);
        let first = in_turn.map(|fall| fall.nth.saturating_add(1)).max().unwrap_or(0);
        let is_free = |nth: &u16| {
            falls.iter().all(|fall| fall.nth != *nth) && !self.skipped.contains(&(entry, *nth))
        };
        (first..=u16::MAX).find(is_free).unwrap_or(u16::MAX)
    }

    /// Returns one behind the last number that a fall of this entry was given.
    pub(in crate::tournament) fn end(&self, entry: EntryId) -> u16 {
        let falls = self.falls.get(&entry).map_or(&[][..], Vec::as_slice);
        falls.iter().map(|fall| fall.nth.saturating_add(1)).max().unwrap_or(0)
    }

    /// Was this entry in when the claim came up?
    fn was_in(&self, entry: EntryId, claim: usize) -> bool {
        let Some(of) = self.claims.get(claim) else { return false };
        let was_made = self.made.get(&entry).is_some_and(|before| *before < of.entries);
        let hand = |fall: &Fall| self.claims.get(fall.claim).map(|claim| claim.hand);
        let out = |fall: &Fall| {
            let before = fall.claim <= claim && fall.back.is_none_or(|back| claim < back);
            before || (of.cause == Cause::Busted && hand(fall) == Some(of.hand))
        };
        let falls = self.falls.get(&entry).map_or(&[][..], Vec::as_slice);
        was_made && !falls.iter().any(out)
    }

    /// Somebody is out, with so much on the head.
    fn fall(&mut self, claim: Claim, head: Money) {
        let index = self.claims.len();
        let (nth, entries) = (self.coming(claim.out), self.made.len());
        let late = self.numbered.remove(&claim.out).is_some();
        let claim = Claim { nth, entries, ..claim };
        let fall = Fall { claim: index, back: None, nth, late };
        self.falls.entry(claim.out).or_default().push(fall);
        self.claims.push_back(claim);
        self.add(index, head);
    }

    /// This bounty goes to these, or to nobody.
    fn give(&mut self, out: EntryId, nth: u16, by: &[EntryId], whole: bool) {
        let Some(index) = self.claim_of(out, nth) else { return };
        let Some(claim) = self.claims.get_mut(index) else { return };
        claim.by = Some(by.to_vec());
        claim.whole = whole;
        let amount = std::mem::take(&mut claim.amount);
        // The envelope was opened for somebody who cannot have taken it: it is whoever's took it after all.
        if matches!(claim.prize, Prize::Envelope(Some(_))) && !by.is_empty() {
            for (taker, part) in by.iter().zip(shared(amount, by.len(), 100)) {
                pay(&mut self.won, *taker, part.cash);
            }
            return;
        }
        self.add(index, amount);
    }

    /// Adds to what a claim is worth. What somebody takes for the own head goes on from head to head,
    /// if that one is out as well by now: a bounty that is claimed late makes everybody as rich as if
    /// it had been claimed at once.
    fn add(&mut self, claim: usize, money: Money) {
        let mut more = vec![(claim, money)];
        while let Some((index, money)) = more.pop() {
            let Some(claim) = self.claims.get_mut(index) else { continue };
            let Prize::Head { cash } = claim.prize else {
                self.pool = self.pool.plus(money);
                continue;
            };
            let before = claim.amount;
            claim.amount = before.plus(money);
            let Some(by) = claim.by.clone() else { continue };
            if by.is_empty() {
                self.pool = self.pool.plus(money);
                continue;
            }
            let (then, now) = (claim.parts(before, cash), claim.parts(claim.amount, cash));
            for (taker, (was, is)) in by.iter().zip(then.into_iter().zip(now)) {
                pay(&mut self.won, *taker, is.cash.minus(was.cash));
                more.extend(self.on_head(*taker, index, was, is));
            }
        }
    }

    /// What comes on the head of a taker of this claim, or the later claim on that head.
    fn on_head(
        &mut self,
        taker: EntryId,
        claim: usize,
        was: Taken,
        is: Taken,
    ) -> Option<(usize, Money)> {
        let money = is.head.minus(was.head);
        let falls = self.falls.get(&taker).map_or(&[][..], Vec::as_slice);
        if let Some(fall) = falls.iter().find(|fall| fall.claim > claim) {
            return (!money.is_zero()).then_some((fall.claim, money));
        }
        // A taker who went out before, by a late report, has no head that it could come on.
        let is_out = falls.last().is_some_and(|fall| fall.back.is_none());
        if is_out || self.absent.get(&taker).is_some_and(Option::is_none) {
            self.pool = self.pool.plus(money);
        } else {
            self.heads.pay(taker, money);
        }
        None
    }

    fn opened(&mut self, out: EntryId, nth: u16, amount: Money) {
        let Some(index) = self.claim_of(out, nth) else { return };
        let Some(claim) = self.claims.get_mut(index) else { return };
        claim.prize = Prize::Envelope(Some(amount));
        self.drum.open(amount);
        let by = claim.by.clone().unwrap_or_default();
        if by.is_empty() {
            // What was in it waits for its taker.
            (claim.amount, claim.by) = (amount, None);
        }
        for (taker, part) in by.iter().zip(shared(amount, by.len(), 100)) {
            pay(&mut self.won, *taker, part.cash);
        }
    }
}

impl Tournament {
    /// What the bounties add to the prize pool: what was paid for lost markers, and one bounty where
    /// the last player does not keep his own.
    pub fn bounties_to_prizes(&self) -> Money {
        self.last_to_prizes().plus(self.bounties.replaced)
    }

    /// The least that any head began with, after a rebuy too: so much is on the last head, whoever's it becomes, and
    /// what was announced stays true to the end. What that head has more, the winner keeps.
    fn last_to_prizes(&self) -> Money {
        if self.setup.bounty != BountyKind::FixedLastToPrizes {
            return Money::ZERO;
        }
        let least = self.entries.least_bounty().unwrap_or_default();
        least.min(self.bounties.left())
    }

    /// What a deal can share of the bounties: what is left, but for what goes to the prizes.
    pub fn bounties_to_share(&self) -> Money {
        self.bounties.left().minus(self.last_to_prizes())
    }

    /// What is left of the bounties, shared for a deal: everybody who is in keeps the own head, and what
    /// nobody took and the envelopes are shared equally, by the rule of [`bounty_shares`].
    pub fn bounties_shared_equally(&self) -> Vec<(EntryId, Money)> {
        let playing: Vec<EntryId> = self.entries.playing().map(|(entry, _)| entry).collect();
        let heads: Vec<Money> = playing.iter().map(|entry| self.bounties.head(*entry)).collect();
        let stacks = vec![Chips::ZERO; playing.len()];
        let unit = Money::from_minor(1);
        let shares = bounty_shares(&stacks, &heads, self.bounties_to_share(), unit, ByHeads::Own);
        playing.into_iter().zip(shares.unwrap_or_default()).collect()
    }

    /// What each entry is to be paid for bounties: what it has won, and for the winner of the event
    /// also what is left, the own head first of all (the last player keeps his own bounty).
    pub fn bounties_due(&self, at: Timestamp) -> BTreeMap<EntryId, Money> {
        let mut due = self.bounties.won.clone();
        if let Some(winner) = self.winner(at) {
            // Announced envelopes can have held more than came in: the house has added it.
            pay(&mut due, winner, self.bounties_to_share().max(Money::ZERO));
        }
        due.into_iter().filter(|(_, money)| !money.is_zero()).collect()
    }
}

fn pay(to: &mut OrdMap<EntryId, Money>, entry: EntryId, money: Money) {
    if !money.is_zero() {
        let has = to.entry(entry).or_default();
        *has = has.plus(money);
    }
}
