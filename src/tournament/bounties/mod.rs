//! Bounties: the knock-outs, the heads and the envelopes.
//!
//! All bounty money that was paid in and not given back lies in exactly one of five places: on the
//! head of a player who is in; on the head of a busted player whose bounty waits; in the pool of
//! unclaimed bounties; in an envelope; or with its winners.

mod acts;
mod bust_reversal;
mod claim;
mod deal_division;
mod decide;
mod heads;

use std::collections::BTreeMap;

use bottone_base::{chips::Chips, money::Money, time::Timestamp};
use bottone_rules::{
    bounties::{BountyKind, BountyShare, Drum, shared},
    deals::{BountySharing, bounty_shares},
};
use imbl::{OrdMap, OrdSet, Vector};
use serde::Serialize;

use super::{
    Event, Tournament,
    entries::{Entries, Entry, EntryEvent, EntryId, FlightRank},
};
pub use acts::{BountyCommand, BountyEvent};
pub use claim::{BountyPrize, Claim, ExitCause};
use deal_division::DealDivision;
pub(super) use decide::decide;
use heads::HeadBounties;

/// The bounties of an event: claims, heads, pool, envelopes and winnings.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Bounties {
    heads: HeadBounties,
    won: OrdMap<EntryId, Money>,
    claims: Vector<Claim>,
    falls: OrdMap<EntryId, Vec<Fall>>,
    /// The reserved number of an entry's next bust, if it is reported late.
    #[serde(skip)]
    numbered: OrdMap<EntryId, u16>,
    /// The bust numbers that are not given again.
    #[serde(skip)]
    skipped: OrdSet<(EntryId, u16)>,
    /// The number of entries made before each entry.
    #[serde(skip)]
    made: OrdMap<EntryId, usize>,
    /// The entries that were out before there were bounties, or whose stack does not play here.
    /// Each has the index of the first claim for which it was in again.
    #[serde(skip)]
    absent: OrdMap<EntryId, Option<usize>>,
    pool: Money,
    drum: Drum,
    from: u32,
    replaced: Money,
    /// The amounts shared by a deal, while it holds.
    divided: Option<DealDivision>,
}

/// One bust of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
struct Fall {
    claim: usize,
    /// The index of the first claim for which it was in again with a rebuy.
    back: Option<usize>,
    #[serde(skip)]
    nth: u16,
    /// True if the number was given out of turn.
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

    /// Updates the heads after an event of the entries. `entries` already includes the event.
    #[expect(clippy::too_many_lines, reason = "a table, a row an event")]
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
                self.mark_returned(*entry);
                self.heads.pay(*entry, paid.bounty);
            }
            EntryEvent::AddedOn { entry, paid, .. } => self.heads.pay(*entry, paid.bounty),
            EntryEvent::Refunded { entry, .. } if self.any() => {
                let back = |entry: &Entry| entry.paid.bounty.minus(entry.kept.bounty);
                let back = entries.get(*entry).map_or(Money::ZERO, back);
                let head = self.heads.take(*entry);
                let claim = Claim { cause: ExitCause::Refunded, ..Claim::new(*entry, entries, at) };
                self.record_bust(claim, head.minus(back));
            }
            EntryEvent::Busted { out } if self.any() => {
                let stacks: Vec<_> = out.iter().map(|gone| gone.stack).collect();
                let prizes = self.prizes(kind, &stacks, entries.playing_count());
                for (gone, prize) in out.iter().zip(prizes) {
                    let by = (prize == BountyPrize::Nothing).then(Vec::new);
                    let claim = Claim { prize, by, ..Claim::new(gone.entry, entries, at) };
                    let head = self.heads.take(gone.entry);
                    self.record_bust(claim, head);
                }
            }
            EntryEvent::Disqualified { out, .. } if self.any() => {
                let head = self.heads.take(out.entry);
                let claim =
                    Claim { cause: ExitCause::Disqualified, ..Claim::new(out.entry, entries, at) };
                self.record_bust(claim, head);
            }
            EntryEvent::Forfeited { out } if self.any() => {
                let head = self.heads.take(out.entry);
                let claim =
                    Claim { cause: ExitCause::Forfeited, ..Claim::new(out.entry, entries, at) };
                self.record_bust(claim, head);
            }
            EntryEvent::BroughtBack { entry, .. } => {
                let paid = entries.get(*entry).map_or(Money::ZERO, |entry| entry.paid.bounty);
                self.absent.remove(entry);
                self.reverse_bust(*entry, paid);
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

    /// Updates the head when the stack of a flight starts or stops to play. A head that does not
    /// come goes to the pool, for all envelopes.
    fn restack(&mut self, entry: EntryId, rank: FlightRank, paid: Money) {
        match rank {
            FlightRank::Plays => {
                self.mark_returned(entry);
                if self.head(entry).is_zero() && paid <= self.pool {
                    self.pool = self.pool.minus(paid);
                    self.heads.pay(entry, paid);
                }
            }
            FlightRank::Next | FlightRank::Last => {
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
                // Announced envelopes stay, even after late reports. Money that came in beside
                // them is in the pool.
                let (left, drum) = (self.remaining_money(), Drum::of(envelopes));
                self.pool = left.minus(drum.sum());
                self.heads = HeadBounties::default();
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
                // The part for the prizes stays.
                self.pool =
                    self.remaining_money().minus(shares.iter().map(|(_, share)| *share).sum());
                self.heads = HeadBounties::default();
                self.drum = Drum::default();
                for (entry, share) in shares {
                    pay(&mut self.won, *entry, *share);
                }
            }
        }
    }

    /// Returns whether the event has bounties. The money may lie in any of its places: once the
    /// envelopes are made no head is worth anything.
    pub fn any(&self) -> bool {
        let left_behind = !self.claims.is_empty() || !self.won.is_empty();
        left_behind || !self.heads.is_empty() || !self.remaining_money().is_zero()
    }

    /// Returns the cash that this entry has won so far.
    pub fn won(&self, entry: EntryId) -> Money {
        self.won.get(&entry).copied().unwrap_or_default()
    }

    /// Returns whether this entry was out before there were bounties, and still out at this claim.
    fn was_absent(&self, entry: EntryId, claim: usize) -> bool {
        self.absent.get(&entry).is_some_and(|back| back.is_none_or(|back| claim < back))
    }

    /// Marks an absent entry as in again.
    fn mark_returned(&mut self, entry: EntryId) {
        let claims = self.claims.len();
        if let Some(back) = self.absent.get_mut(&entry) {
            back.get_or_insert(claims);
        }
    }

    /// Returns the bounty on this entry's head; zero when the entry is out.
    pub fn head(&self, entry: EntryId) -> Money {
        self.heads.on(entry)
    }

    /// Returns the heads of the players still in, by entry.
    pub fn heads(&self) -> impl ExactSizeIterator<Item = (EntryId, Money)> {
        self.heads.iter()
    }

    /// Returns the cash that each entry has won, by entry.
    pub fn winnings(&self) -> impl ExactSizeIterator<Item = (EntryId, Money)> {
        self.won.iter().map(|(entry, money)| (*entry, *money))
    }

    /// Returns every bounty left behind, in the order of the busts.
    pub fn claims(&self) -> &Vector<Claim> {
        &self.claims
    }

    /// Returns the bounties still to be taken or drawn for, the oldest first. No claim waits for an
    /// envelope without envelopes and without money for one.
    pub fn open_claims(&self) -> impl Iterator<Item = &Claim> {
        let none = self.heads.is_empty() && self.remaining_money().is_zero();
        let gone = move |claim: &Claim| none && claim.prize == BountyPrize::Envelope(None);
        self.claims.iter().filter(move |claim| claim.is_open() && !gone(claim))
    }

    /// Returns the bounty of this bust of an entry.
    pub fn claim(&self, out: EntryId, nth: u16) -> Option<&Claim> {
        self.claims.get(self.claim_of(out, nth)?)
    }

    /// Returns whether this entry could have taken that bounty: it must have been in at the time.
    pub fn could_take(&self, claim: &Claim, entry: EntryId) -> bool {
        let was_in = |index| self.was_in(entry, index) && !self.was_absent(entry, index);
        self.claim_of(claim.out, claim.nth).is_some_and(was_in)
    }

    /// Returns the unclaimed bounties. They go to the winner in the end, or are shared by
    /// agreement.
    pub fn pool(&self) -> Money {
        self.pool
    }

    /// Returns the unopened envelopes.
    pub fn drum(&self) -> &Drum {
        &self.drum
    }

    /// Returns the number of players left from which knock-outs draw; 0 before envelopes were made.
    pub fn draws_from(&self) -> u32 {
        self.from
    }

    /// Returns the money that would go to the last player, or can be shared in a deal: heads,
    /// unclaimed bounties and envelopes.
    pub fn remaining_money(&self) -> Money {
        self.heads.sum().plus(self.pool).plus(self.drum.sum())
    }

    /// Returns whether the kept sum of the heads equals the recomputed one.
    pub(super) fn are_counted(&self) -> bool {
        self.heads.are_counted()
    }

    /// Returns all bounty money: the amount paid in and not given back.
    pub fn total_money(&self) -> Money {
        let waiting: Money = self.open_claims().map(|claim| claim.amount).sum();
        let won: Money = self.won.values().copied().sum();
        self.remaining_money().plus(waiting).plus(won)
    }

    /// Returns the prizes to take when players with these stacks bust in one hand and `left`
    /// remain.
    pub(super) fn prizes(
        &self,
        kind: BountyKind,
        stacks: &[Option<Chips>],
        left: usize,
    ) -> Vec<BountyPrize> {
        let prize = |stack: &Option<Chips>| {
            let ahead = stacks.iter().filter(|other| *other > stack).count();
            match kind {
                _ if self.is_shared() => BountyPrize::Nothing,
                BountyKind::Mystery { .. } if left + ahead < self.from as usize => {
                    BountyPrize::Envelope(None)
                }
                BountyKind::Mystery { .. } => BountyPrize::Nothing,
                _ => BountyPrize::Head { cash: kind.cash() },
            }
        };
        stacks.iter().map(prize).collect()
    }

    /// Returns the index of the claim of this entry's bust.
    fn claim_of(&self, out: EntryId, nth: u16) -> Option<usize> {
        self.falls.get(&out)?.iter().find(|fall| fall.nth == nth).map(|fall| fall.claim)
    }

    /// Returns the number of the next bust of this entry. Numbers that were given out of turn are
    /// left out.
    pub(crate) fn next_bust_number(&self, entry: EntryId) -> u16 {
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

    /// Returns one more than the highest number given to a bust of this entry.
    pub(crate) fn end(&self, entry: EntryId) -> u16 {
        let falls = self.falls.get(&entry).map_or(&[][..], Vec::as_slice);
        falls.iter().map(|fall| fall.nth.saturating_add(1)).max().unwrap_or(0)
    }

    /// Returns whether this entry was in when the claim came up.
    fn was_in(&self, entry: EntryId, claim: usize) -> bool {
        let Some(of) = self.claims.get(claim) else { return false };
        let was_made = self.made.get(&entry).is_some_and(|before| *before < of.entries);
        let hand = |fall: &Fall| self.claims.get(fall.claim).map(|claim| claim.hand);
        let out = |fall: &Fall| {
            let before = fall.claim <= claim && fall.back.is_none_or(|back| claim < back);
            before || (of.cause == ExitCause::Busted && hand(fall) == Some(of.hand))
        };
        let falls = self.falls.get(&entry).map_or(&[][..], Vec::as_slice);
        was_made && !falls.iter().any(out)
    }

    /// Records a bust, with the amount on the head.
    fn record_bust(&mut self, claim: Claim, head: Money) {
        let index = self.claims.len();
        let (nth, entries) = (self.next_bust_number(claim.out), self.made.len());
        let late = self.numbered.remove(&claim.out).is_some();
        let claim = Claim { nth, entries, ..claim };
        let fall = Fall { claim: index, back: None, nth, late };
        self.falls.entry(claim.out).or_default().push(fall);
        self.claims.push_back(claim);
        self.add(index, head);
    }

    /// Gives this bounty to the takers `by`, or to the pool if `by` is empty.
    fn give(&mut self, out: EntryId, nth: u16, by: &[EntryId], whole: bool) {
        let Some(index) = self.claim_of(out, nth) else { return };
        let Some(claim) = self.claims.get_mut(index) else { return };
        claim.by = Some(by.to_vec());
        claim.whole = whole;
        let amount = std::mem::take(&mut claim.amount);
        // The envelope was opened for an entry that cannot have taken it: it goes to the actual
        // takers.
        if matches!(claim.prize, BountyPrize::Envelope(Some(_))) && !by.is_empty() {
            for (taker, part) in by.iter().zip(shared(amount, by.len(), 100)) {
                pay(&mut self.won, *taker, part.cash);
            }
            return;
        }
        self.add(index, amount);
    }

    /// Adds money to a claim. The part for a taker's own head passes on if that taker is out by
    /// now. A late claim thus leaves every player as rich as a prompt one.
    fn add(&mut self, claim: usize, money: Money) {
        let mut more = vec![(claim, money)];
        while let Some((index, money)) = more.pop() {
            let Some(claim) = self.claims.get_mut(index) else { continue };
            let BountyPrize::Head { cash } = claim.prize else {
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

    /// Puts a taker's part on their head, or into the pool. If that head has a later claim, returns
    /// the claim and the money.
    fn on_head(
        &mut self,
        taker: EntryId,
        claim: usize,
        was: BountyShare,
        is: BountyShare,
    ) -> Option<(usize, Money)> {
        let money = is.head.minus(was.head);
        let falls = self.falls.get(&taker).map_or(&[][..], Vec::as_slice);
        if let Some(fall) = falls.iter().find(|fall| fall.claim > claim) {
            return (!money.is_zero()).then_some((fall.claim, money));
        }
        // A taker who busted before, by a late report, has no head to add to.
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
        claim.prize = BountyPrize::Envelope(Some(amount));
        self.drum.open(amount);
        let by = claim.by.clone().unwrap_or_default();
        if by.is_empty() {
            // The amount in the envelope waits for its taker.
            (claim.amount, claim.by) = (amount, None);
        }
        for (taker, part) in by.iter().zip(shared(amount, by.len(), 100)) {
            pay(&mut self.won, *taker, part.cash);
        }
    }
}

impl Tournament {
    /// Returns the part of the bounties that goes to the prize pool: payments for lost markers, and
    /// one bounty if the last player does not keep their own.
    pub fn bounties_to_prizes(&self) -> Money {
        self.least_head().plus(self.bounties.replaced)
    }

    /// Returns the least starting value of any head, including after a rebuy. The last head always
    /// holds at least this much, so the announcement stays true. The winner keeps any excess.
    fn least_head(&self) -> Money {
        if self.setup.bounty != BountyKind::FixedLastToPrizes {
            return Money::ZERO;
        }
        let least = self.entries.least_bounty().unwrap_or_default();
        least.min(self.bounties.remaining_money())
    }

    /// Returns the bounty money that a deal can share: the rest without the part for the prizes.
    pub fn bounties_to_share(&self) -> Money {
        self.bounties.remaining_money().minus(self.least_head())
    }

    /// Shares the remaining bounties for a deal. Each player who is in keeps their own head.
    /// Unclaimed bounties and envelopes are shared equally, by the rule of [`bounty_shares`].
    pub fn bounties_shared_equally(&self) -> Vec<(EntryId, Money)> {
        let playing: Vec<EntryId> = self.entries.playing().map(|(entry, _)| entry).collect();
        let heads: Vec<Money> = playing.iter().map(|entry| self.bounties.head(*entry)).collect();
        let stacks = vec![Chips::ZERO; playing.len()];
        let unit = Money::from_minor(1);
        let shares =
            bounty_shares(&stacks, &heads, self.bounties_to_share(), unit, BountySharing::Own);
        playing.into_iter().zip(shares.unwrap_or_default()).collect()
    }

    /// Returns the bounty payment due to each entry: its winnings. The winner of the event also
    /// gets the rest, including their own head.
    pub fn bounties_due(&self, at: Timestamp) -> BTreeMap<EntryId, Money> {
        let mut due = self.bounties.won.clone();
        if let Some(winner) = self.winner(at) {
            // Announced envelopes can have held more than came in: the house added the
            // difference.
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
