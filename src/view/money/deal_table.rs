//! What the players who are left could agree on, side by side.

use std::cmp::{Ordering, Reverse};

use crate::{
    rules::{
        chips::Chips,
        deals::{self, Fault, Method, Terms},
        money::{Currency, Money},
    },
    tongue::Language,
    tournament::{Tournament, entries::EntryId},
    view::{Tone, words},
};

/// Somebody who is left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Left {
    /// Whose stack it is.
    pub entry: EntryId,
    /// "Grün, Jürgen".
    pub name: String,
    /// "T1 S4"; empty for who has no seat.
    pub seat: String,
    /// What was counted last.
    pub counted: Option<Chips>,
}

/// Everybody who is left: those who were not counted by name, who wait for it, then the others, the
/// largest stack first.
pub fn left(language: Language, t: &Tournament) -> Vec<Left> {
    let one = |entry: EntryId| Left {
        entry,
        name: words::full_name(language, t, entry),
        seat: t
            .tables()
            .seat_of(entry)
            .map_or_else(String::new, |seat| words::seat(language, seat)),
        counted: t.counts().of(entry).map(|counted| counted.chips),
    };
    let mut left: Vec<Left> = t.entries().playing().map(|(entry, _)| one(entry)).collect();
    left.sort_by_cached_key(|one| (one.counted.map(Reverse), one.name.clone()));
    left
}

/// What is to be shared, and on which terms: the question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// Those who are left by number, and their stacks. A stack that is not known is missing in all.
    pub stacks: Vec<(EntryId, Option<Chips>)>,
    /// The prizes still to come.
    pub prizes: Vec<Money>,
    /// What is kept for the winner.
    pub kept: Money,
    /// The smallest amount that is paid.
    pub unit: Money,
    /// The part of the independent chip model in a mixture, in percent.
    pub mix: u8,
}

/// How many ways stand side by side.
pub const WAYS: usize = 5;

impl Question {
    /// The ways that stand side by side.
    pub const fn methods(&self) -> [Method; WAYS] {
        [
            Method::Icm,
            Method::ChipChop,
            Method::ChipsAlone,
            Method::Equal,
            Method::Mixed { icm: self.mix },
        ]
    }

    /// Is every stack known?
    pub fn is_counted(&self) -> bool {
        self.stacks.iter().all(|(_, stack)| stack.is_some())
    }

    /// All stacks together.
    pub fn chips(&self) -> Chips {
        self.stacks.iter().filter_map(|(_, stack)| *stack).sum()
    }

    /// Everything that is shared.
    pub fn to_share(&self) -> Money {
        self.prizes.iter().copied().sum::<Money>().minus(self.kept)
    }

    /// The prize that whoever busts next would have.
    pub fn next(&self) -> Money {
        self.prizes.last().copied().unwrap_or(Money::ZERO)
    }

    /// Works it out, each way with the shares in the order of the stacks. Without every stack there
    /// are only equal shares.
    ///
    /// # Errors
    /// When the terms cannot be.
    pub fn answer(&self) -> Result<[Vec<Money>; WAYS], Fault> {
        let stacks: Vec<Chips> =
            self.stacks.iter().map(|(_, stack)| stack.unwrap_or(Chips::ZERO)).collect();
        let mut ways: [Vec<Money>; WAYS] = Default::default();
        for (way, method) in ways.iter_mut().zip(self.methods()) {
            if self.is_counted() || method == Method::Equal {
                let Self { prizes, kept, unit, .. } = self;
                *way = deals::shares(&Terms {
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

/// "Chips checked", or how far the stacks are from the chips in play.
pub fn chips_checked(language: Language, stacks: Chips, in_play: Chips) -> (String, Tone) {
    let by = |more: Chips, less: Chips| [("chips", language.chips(more.minus(less)).into())];
    match stacks.cmp(&in_play) {
        Ordering::Equal => (language.word("deal-checked"), Tone::Good),
        Ordering::Less => (language.say("deal-missing", &by(in_play, stacks)), Tone::Waits),
        Ordering::Greater => (language.say("deal-too-many", &by(stacks, in_play)), Tone::Waits),
    }
}

/// What has to be known before anybody signs these shares: who is under the next prize, or over the
/// first. `name` says whose a share is.
pub fn caution(
    language: Language,
    currency: &Currency,
    question: &Question,
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
    (language.say("deal-nobody-under", &[("next", amount(next).into())]), Tone::Plain)
}

/// "€1,200 is still to be shared", "€300 too much": how far own amounts are from the sum.
pub fn open(
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
