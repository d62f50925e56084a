//! Hand for hand: the hands that all tables play together, with their busts.

use std::collections::BTreeSet;

use bottone_base::{
    chips::Chips,
    seat::TableNo,
    time::{Span, Timestamp},
};
use bottone_rules::rulebook::BustRanking;
use serde::Serialize;

use super::{Bust, BustedEntry, Entries, EntryEvent, EntryId, EntryState};
use crate::{
    Event, Refusal, Tournament,
    clock::{ClockEvent, ClockStatus},
};

/// The state of hand for hand, with the present hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct HandForHand {
    /// The number of hands numbered so far.
    hands: u32,
    /// The number of hands reported afterwards. They are numbered from the highest number down.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    separate: u32,
    /// The beginning of the present hand; `None` while tables play by themselves.
    began: Option<Timestamp>,
    /// The last end of hand for hand; `None` before it, and during hand for hand.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    ended: Option<Timestamp>,
}

/// A hand that all tables played together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct BubbleHand {
    /// The number: from 1 up, or from the highest number down if reported afterwards.
    pub number: u32,
    /// The ranking of its busts, by the book at the time. A later book does not change announced
    /// places.
    pub ranking: BustRanking,
}

impl HandForHand {
    /// Returns the beginning of the present hand; `None` while tables play by themselves.
    pub fn began(&self) -> Option<Timestamp> {
        self.began
    }

    /// Returns the present hand.
    pub(super) fn hand(&self, ranking: BustRanking) -> Option<BubbleHand> {
        self.began.map(|_| BubbleHand { number: self.hands, ranking })
    }

    pub(super) fn set(&mut self, on: bool, at: Timestamp) {
        self.began = on.then_some(at);
        self.ended = (!on).then_some(at);
        self.hands = self.hands.saturating_add(u32::from(on));
    }
}

impl Entries {
    /// Returns whether an entry is out in the present hand of all tables.
    pub fn is_out_in_this_hand(&self) -> bool {
        let Some(now) = self.hand_for_hand.began.map(|_| self.hand_for_hand.hands) else {
            return false;
        };
        let busts = self.busts.iter().enumerate().rev();
        let mut of_it =
            busts.take_while(|(_, bust)| bust.hand.is_some_and(|hand| hand.number == now));
        of_it.any(|(bust, of)| of.out.iter().any(|out| self.bust_of(out.entry) == Some(bust)))
    }

    /// Returns whether these two reports may be of one hand. False if they came after hand for hand
    /// and from different tables.
    pub fn may_be_one_hand(&self, earlier: &Bust, later: &Bust) -> bool {
        let by_themselves = earlier.hand.is_none()
            && self.hand_for_hand.ended.is_some_and(|ended| earlier.at >= ended);
        let tables = |bust: &Bust| bust.out.iter().map(|out| out.from.table).collect();
        let (one, other): (BTreeSet<TableNo>, BTreeSet<_>) = (tables(earlier), tables(later));
        !by_themselves || !one.is_disjoint(&other)
    }

    /// Returns the bust of this entry in the present hand of all tables, if any.
    pub(crate) fn out_in_this_hand(&self, entry: EntryId) -> Option<&BustedEntry> {
        let now = self.hand_for_hand.began.map(|_| self.hand_for_hand.hands)?;
        let (bust, out) = self.out(entry)?;
        let hand = self.busts.get(bust)?.hand?;
        (hand.number == now).then_some(out)
    }

    /// Returns the entries busted in the present hand of all tables, in the order of their reports.
    pub fn busted_in_this_hand(&self) -> impl Iterator<Item = &BustedEntry> {
        let now = self.hand_for_hand.began.map(|_| self.hand_for_hand.hands);
        let in_it = move |bust: &&Bust| now.is_some() && bust.hand.map(|hand| hand.number) == now;
        let busts = self.busts.iter().filter(in_it);
        busts.flat_map(|bust| &bust.out).filter(|out| self.out_in_this_hand(out.entry).is_some())
    }

    /// Records the stack with which a busted entry began the present hand, reported afterwards.
    pub(super) fn report_stack(&mut self, entry: EntryId, stack: Chips) {
        if self.out_in_this_hand(entry).is_none() {
            return;
        }
        let bust = self.bust_of(entry).and_then(|bust| self.busts.get_mut(bust));
        let out = bust.and_then(|bust| bust.out.iter_mut().find(|out| out.entry == entry));
        if let Some(out) = out {
            out.stack = Some(stack);
        }
    }

    /// Puts the busts of these entries into one hand: the present one of all tables, if any of them
    /// busted in it.
    pub(super) fn same_hand(
        &mut self,
        out: &[(EntryId, Option<Chips>)],
        separate_hand: bool,
        ranking: BustRanking,
    ) {
        let goes_on = out.iter().any(|(entry, _)| self.out_in_this_hand(*entry).is_some());
        let HandForHand { hands, separate, .. } = &mut self.hand_for_hand;
        let number = if separate_hand && goes_on {
            *hands
        } else if separate_hand {
            *separate = separate.saturating_add(1);
            u32::MAX - *separate
        } else {
            *hands = hands.saturating_add(1);
            *hands
        };
        let hand = BubbleHand { number, ranking };
        for (entry, stack) in out {
            let Some(bust) = self.bust_of(*entry).and_then(|bust| self.busts.get_mut(bust)) else {
                continue;
            };
            bust.hand = Some(hand);
            let whose = bust.out.iter_mut().find(|out| out.entry == *entry);
            if let Some(out) = whose.filter(|_| stack.is_some()) {
                out.stack = *stack;
            }
        }
    }

    /// Returns the index of the bust of this entry.
    fn bust_of(&self, entry: EntryId) -> Option<usize> {
        match self.get(entry)?.standing {
            EntryState::Out { bust } => Some(bust),
            EntryState::In
            | EntryState::Refunded
            | EntryState::Behind
            | EntryState::Through
            | EntryState::Forfeited => None,
        }
    }

    pub(super) fn out(&self, entry: EntryId) -> Option<(usize, &BustedEntry)> {
        let bust = self.bust_of(entry)?;
        let out = self.busts.get(bust)?.out.iter().find(|out| out.entry == entry)?;
        Some((bust, out))
    }
}

/// Begins or ends hand for hand. From the present hand on, busts at all tables are in the same
/// hand. (TDA 2024 recommended procedure 8-A, WSOP tournament rule 126.)
pub(super) fn set(t: &Tournament, on: bool, at: Timestamp) -> Result<Vec<Event>, Refusal> {
    let goes_on = t.entries.hand_for_hand.began.is_some();
    Refusal::ClockStands.check(t.clock.started(), None)?;
    Refusal::NothingToDo.check(on != goes_on, None)?;
    if !on {
        return Ok(end_hand_for_hand(t, at).collect());
    }
    let began = Event::Entries(EntryEvent::HandForHandSet { on });
    let paused = t.clock.runs(at).then_some(Event::Clock(ClockEvent::Paused));
    Ok(std::iter::once(began).chain(paused).collect())
}

pub(crate) fn next_hand(t: &Tournament, at: Timestamp) -> Result<Vec<Event>, Refusal> {
    t.entries.hand_for_hand.began.ok_or(Refusal::NotDecided)?;
    let played = Event::Entries(EntryEvent::HandPlayed);
    Ok(std::iter::once(played).chain(hand_lost(t, at)).collect())
}

/// Returns the events that take the present hand off the clock. If the clock was running, the hand
/// took its time already. In a break and after the end of the day a hand takes no time.
pub(crate) fn hand_lost(t: &Tournament, at: Timestamp) -> Vec<Event> {
    let Some(began) = t.entries.hand_for_hand.began else { return Vec::new() };
    let lost = t.setup.house.rulebook.bubble.hand_for_hand.lost(at.since(began));
    let by = Span::ZERO.minus(lost);
    if lost <= Span::ZERO || t.clock.runs(at) {
        return Vec::new();
    }
    let events = if t.uses_old_laws() {
        vec![ClockEvent::Adjusted { by }]
    } else if t.clock.is_stopped_in_a_level(at) {
        t.clock.adjusted(by, at).unwrap_or_default()
    } else {
        Vec::new()
    };
    events.into_iter().map(Event::Clock).collect()
}

/// Returns the events that end hand for hand. They start the clock, unless the day is over or
/// stacks are in bags.
pub(crate) fn end_hand_for_hand(
    t: &Tournament,
    at: Timestamp,
) -> impl Iterator<Item = Event> + use<> {
    let bagged = t.bags.all().len() > 0 || t.bags.carried_over().is_some();
    let over = (t.clock.read(at).state == ClockStatus::DayOver || bagged) && !t.uses_old_laws();
    let runs = (!t.clock.runs(at) && !over).then_some(Event::Clock(ClockEvent::Started));
    std::iter::once(Event::Entries(EntryEvent::HandForHandSet { on: false })).chain(runs)
}

impl Tournament {
    /// Returns whether ranking these busts as one hand needs the stacks at its start.
    pub fn stacks_needed(&self, out: &[EntryId]) -> bool {
        let out = out.iter().filter_map(|entry| self.entries.out(*entry));
        let tables = out.map(|(_, out)| out.from.table);
        self.setup.house.rulebook.bubble.busts.is_by_stack(tables)
    }
}

pub(super) fn same_hand(
    t: &Tournament,
    named: &[(EntryId, Option<Chips>)],
    separate_hand: bool,
) -> Result<EntryEvent, Refusal> {
    let known = named.iter().all(|(entry, _)| t.entries.get(*entry).is_some());
    Refusal::EntryUnknown.check(known, None)?;
    let out: Vec<(usize, &BustedEntry)> =
        named.iter().filter_map(|(entry, _)| t.entries.out(*entry)).collect();
    Refusal::NotDecided.check(out.len() == named.len(), None)?;
    let entries: BTreeSet<EntryId> = named.iter().map(|(entry, _)| *entry).collect();
    Refusal::NamedTwice.check(entries.len() == named.len(), None)?;
    let ranking = t.setup.house.rulebook.bubble.busts;
    let has_stacks =
        out.iter().zip(named).all(|((_, out), (_, stack))| stack.or(out.stack).is_some());
    let needed = ranking.is_by_stack(out.iter().map(|(_, out)| out.from.table));
    Refusal::StacksNeeded.check(has_stacks || !needed, None)?;
    let busts: BTreeSet<usize> = out.iter().map(|(bust, _)| *bust).collect();
    let hands: BTreeSet<Option<u32>> = busts
        .iter()
        .filter_map(|bust| t.entries.busts.get(*bust))
        .map(|bust| bust.hand.map(|hand| hand.number))
        .collect();
    let together = hands.len() == 1 && hands.iter().all(Option::is_some);
    let same =
        together && out.iter().zip(named).all(|((_, o), (_, s))| s.is_none() || *s == o.stack);
    Refusal::NothingToDo.check(busts.len() > 1 && !same, None)?;
    Ok(EntryEvent::SameHand { out: named.to_vec(), separate_hand })
}
