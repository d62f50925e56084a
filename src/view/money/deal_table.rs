//! The possible deals of the players left, side by side.

use std::cmp::{Ordering, Reverse};

use bottone_base::{
    chips::Chips,
    money::{Currency, Money},
    seat::TableNo,
    time::Timestamp,
};
use bottone_i18n::Language;
use bottone_rules::deals::{self, DealMethod, DealTerms, ShareFault};
use bottone_tournament::{
    Tournament,
    counts::Age,
    deals::{Agreement, KnownStacks},
    entries::EntryId,
};
use bottone_vocabulary::words;

use crate::Tone;

/// A player left in the event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RemainingPlayer {
    /// The player's entry.
    pub entry: EntryId,
    /// "Grün, Jürgen".
    pub name: String,
    /// "T1 S4"; empty without a seat.
    pub seat: String,
    /// The last count.
    pub counted: Option<Chips>,
}

/// Returns every player left. First the uncounted ones by name, as they are waiting for a count;
/// then the others, the largest stack first.
pub fn remaining_players(language: Language, t: &Tournament) -> Vec<RemainingPlayer> {
    let one = |entry: EntryId| RemainingPlayer {
        entry,
        name: words::full_name(language, t, entry),
        seat: t
            .tables()
            .seat_of(entry)
            .map_or_else(String::new, |seat| words::seat(language, seat)),
        counted: t.counts().of(entry).map(|counted| counted.chips),
    };
    let mut left: Vec<RemainingPlayer> =
        t.entries().playing().map(|(entry, _)| one(entry)).collect();
    left.sort_by_cached_key(|one| (one.counted.map(Reverse), one.name.clone()));
    left
}

/// The terms of a deal: the money to share, and the stacks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealRequest {
    /// The entries left, with their stacks. One unknown stack makes the deal incomplete.
    pub stacks: Vec<(EntryId, Option<Chips>)>,
    /// The prizes still to come.
    pub prizes: Vec<Money>,
    /// The amount kept for the winner.
    pub kept: Money,
    /// The smallest unit paid.
    pub unit: Money,
    /// The share of the independent chip model in a mixture, in percent.
    pub mix: u8,
}

/// The default mixture: half by the independent chip model, in percent.
pub const EVEN_MIX: u8 = 50;

/// The number of methods shown side by side.
pub const WAYS: usize = 5;

impl DealRequest {
    /// Builds a request that shares all remaining prizes by the last counts, in whole units of the
    /// currency.
    pub fn by_counts(t: &Tournament) -> Self {
        let counted = |entry: EntryId| t.counts().of(entry).map(|counted| counted.chips);
        Self {
            stacks: t.entries().playing().map(|(entry, _)| (entry, counted(entry))).collect(),
            prizes: t.prizes_to_come(),
            kept: Money::ZERO,
            unit: Money::from_minor(t.setup().currency.scale()),
            mix: EVEN_MIX,
        }
    }

    /// Returns the agreement on these shares, in the order of the stacks. Bounties are still played
    /// for.
    pub fn agreement(&self, known: KnownStacks, method: DealMethod, shares: &[Money]) -> Agreement {
        let entries = self.stacks.iter().map(|(entry, _)| *entry);
        Agreement {
            method,
            known: Some(known),
            stacks: self.known_stacks(),
            shares: entries.zip(shares.iter().copied()).collect(),
            kept: Vec::new(),
            bounties: Vec::new(),
        }
    }

    /// Returns the methods shown side by side.
    pub const fn methods(&self) -> [DealMethod; WAYS] {
        [
            DealMethod::Icm,
            DealMethod::ChipChop,
            DealMethod::ChipsAlone,
            DealMethod::Equal,
            DealMethod::Mixed { icm: self.mix },
        ]
    }

    /// Returns whether every stack is known.
    pub fn is_counted(&self) -> bool {
        self.stacks.iter().all(|(_, stack)| stack.is_some())
    }

    /// Returns the known stacks.
    pub fn known_stacks(&self) -> Vec<(EntryId, Chips)> {
        self.stacks.iter().filter_map(|(entry, stack)| Some((*entry, (*stack)?))).collect()
    }

    /// Returns the known stacks that differ from the last count.
    pub fn typed(&self, t: &Tournament) -> Vec<(EntryId, Chips)> {
        let other = |(entry, chips): &(EntryId, Chips)| {
            t.counts().of(*entry).is_none_or(|counted| counted.chips != *chips)
        };
        self.known_stacks().into_iter().filter(other).collect()
    }

    /// Returns the sum of all stacks.
    pub fn chips(&self) -> Chips {
        self.stacks.iter().filter_map(|(_, stack)| *stack).sum()
    }

    /// Returns the amount to share.
    pub fn to_share(&self) -> Money {
        self.prizes.iter().copied().sum::<Money>().minus(self.kept)
    }

    /// Returns the prize of the next bust.
    pub fn next(&self) -> Money {
        self.prizes.last().copied().unwrap_or(Money::ZERO)
    }

    /// Computes each method, with the shares in the order of the stacks. If a stack is missing,
    /// only equal shares are possible.
    ///
    /// # Errors
    /// If the terms are impossible.
    pub fn answer(&self) -> Result<[Vec<Money>; WAYS], ShareFault> {
        let stacks: Vec<Chips> =
            self.stacks.iter().map(|(_, stack)| stack.unwrap_or(Chips::ZERO)).collect();
        let mut ways: [Vec<Money>; WAYS] = Default::default();
        for (way, method) in ways.iter_mut().zip(self.methods()) {
            if self.is_counted() || method == DealMethod::Equal {
                let Self { prizes, kept, unit, .. } = self;
                *way = deals::shares(&DealTerms {
                    stacks: &stacks,
                    prizes,
                    kept: *kept,
                    unit: *unit,
                    method,
                })?;
            }
        }
        Ok(ways)
    }
}

/// The check of the stacks against a fresh count of all chips in play.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StackCheck {
    /// "Chips checked", "600,000 chips missing · 3 stacks counted before the last hand".
    pub words: String,
    /// `Good` if a deal can be made on them.
    pub tone: Tone,
    /// The step required first; `None` if a deal can be made.
    pub first: Option<RequiredStep>,
}

/// The step required before a deal on a fresh count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RequiredStep {
    /// Stop the clock: counts go stale while hands are dealt.
    StopClock,
    /// Record the stacks typed here as counts.
    Record,
    /// Count this table: a player has no count since the last hand.
    Count(TableNo),
    /// Check the counts: all are counted, and they do not add up.
    Check,
}

impl StackCheck {
    /// Checks the stacks of `question` at `at`.
    pub fn of(language: Language, t: &Tournament, question: &DealRequest, at: Timestamp) -> Self {
        let known = question.known_stacks();
        if t.is_fresh_count(&known, at) && question.is_counted() {
            let words = language.word("deal-checked");
            return Self { words, tone: Tone::Good, first: None };
        }
        let typed = question.typed(t);
        let is_stale = |entry: EntryId| t.age_of_stack(entry, at) != Some(Age::Fresh);
        let counted = known.iter().filter(|one| !typed.contains(one));
        let stale = counted.filter(|(entry, _)| is_stale(*entry)).count();
        let typed = typed.len();
        let missing = question.stacks.len() - known.len();
        let apart =
            if missing == 0 { chips_difference(language, question.chips(), t) } else { None };
        let many = |name: &str, count: usize| {
            (count > 0).then(|| language.say(name, &[("count", count.into())]))
        };
        let parts = [
            many("deal-uncounted", missing),
            apart,
            many("deal-typed", typed),
            many("deal-stale", stale),
        ];
        let mut entries = question.stacks.iter().map(|(entry, _)| *entry);
        let to_count = entries.find(|entry| is_stale(*entry));
        let table = to_count.and_then(|entry| t.tables().seat_of(entry)).map(|seat| seat.table);
        let deals = t.clock().started() && t.clock().stopped_since(at).is_none();
        let first = match table {
            _ if deals => RequiredStep::StopClock,
            _ if typed > 0 && missing == 0 => RequiredStep::Record,
            Some(table) => RequiredStep::Count(table),
            None => RequiredStep::Check,
        };
        let words: Vec<String> = parts.into_iter().flatten().collect();
        Self { words: words.join(" · "), tone: Tone::Waits, first: Some(first) }
    }
}

/// Describes the difference from the chips in play: "600,000 chips missing".
fn chips_difference(language: Language, stacks: Chips, t: &Tournament) -> Option<String> {
    let in_play = t.chips_in_play();
    let by = |more: Chips, less: Chips| [("chips", language.chips(more.minus(less)).into())];
    match stacks.cmp(&in_play) {
        Ordering::Equal => None,
        Ordering::Less => Some(language.say("deal-missing", &by(in_play, stacks))),
        Ordering::Greater => Some(language.say("deal-too-many", &by(stacks, in_play))),
    }
}

/// Returns a warning before these shares are signed: shares below the next prize, or above the
/// first. `name` gives the name of a share's owner.
pub fn caution(
    language: Language,
    currency: &Currency,
    question: &DealRequest,
    shares: &[Money],
    name: impl Fn(EntryId) -> String,
) -> (String, Tone) {
    let next = question.next();
    let amount = |money| language.money(money, currency);
    let who =
        |at: usize| question.stacks.get(at).map(|(entry, _)| name(*entry)).unwrap_or_default();
    let mut under = deals::under(shares, next);
    if let Some(first) = under.next() {
        let others = under.count();
        let gaps =
            [("who", who(first).into()), ("others", others.into()), ("next", amount(next).into())];
        return (language.say("deal-under", &gaps), Tone::Waits);
    }
    let most = question.prizes.first().copied().unwrap_or(Money::ZERO);
    if let Some(over) = shares.iter().position(|share| *share > most) {
        let gaps = [("who", who(over).into()), ("first", amount(most).into())];
        return (language.say("deal-over", &gaps), Tone::Gold);
    }
    if next.is_zero() {
        return (String::new(), Tone::Plain);
    }
    (language.say("deal-enough-for-all", &[("next", amount(next).into())]), Tone::Plain)
}

/// Describes the difference of own amounts from the sum: "€1,200 is still to be shared", "€300 too
/// much".
pub fn sum_difference(
    language: Language,
    currency: &Currency,
    shared: Money,
    to_share: Money,
) -> Option<String> {
    let amount = |money| [("amount", language.money(money, currency).into())];
    match shared.cmp(&to_share) {
        std::cmp::Ordering::Less => {
            Some(language.say("deal-still", &amount(to_share.minus(shared))))
        }
        std::cmp::Ordering::Greater => {
            Some(language.say("deal-too-much", &amount(shared.minus(to_share))))
        }
        std::cmp::Ordering::Equal => None,
    }
}
