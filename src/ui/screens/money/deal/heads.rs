//! Whether the bounties are shared too, and how.

use std::collections::BTreeMap;

use egui::Ui;

use super::{DealRequest, Known};
use crate::{
    i18n::Language,
    rules::{
        chips::Chips,
        deals::{ByHeads, bounty_shares},
        money::{Currency, Money},
    },
    tournament::{Refusal, entries::EntryId},
    ui::{i18n::Speaks as _, widgets::choose},
    view::{amounts::read_money, money::deal_table::open, words},
};

/// What becomes of the bounties.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum How {
    /// They are still played for.
    #[default]
    Played,
    By(ByHeads),
    /// As the players have agreed.
    Typed,
}

impl How {
    const ALL: [(Self, &'static str); 5] = [
        (Self::Played, "deal-heads-played"),
        (Self::By(ByHeads::Own), "deal-heads-own"),
        (Self::By(ByHeads::Equal), "deal-heads-equal"),
        (Self::By(ByHeads::Chips), "deal-heads-chips"),
        (Self::Typed, "deal-heads-typed"),
    ];
}

/// What is chosen, and the amounts as they are typed.
#[derive(Default)]
pub(super) struct Heads {
    how: How,
    pub(super) typed: BTreeMap<EntryId, String>,
}

/// What each takes of the bounties, in the order of the question.
#[derive(Default)]
pub(super) struct Taken {
    pub(super) shares: Vec<Money>,
    /// Why they cannot be shared so.
    pub(super) why: Option<String>,
}

impl Heads {
    pub(super) fn is_typed(&self) -> bool {
        self.how == How::Typed
    }

    /// The choice, when there are bounties to share.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        known: &Known,
        question: &DealRequest,
        currency: &Currency,
    ) {
        if known.bounties.is_zero() {
            return;
        }
        let before = self.taken(ui.language(), known, question, currency);
        let all = How::ALL.map(|(how, name)| (how, ui.word(name)));
        choose(ui, &ui.word("deal-heads"), &mut self.how, &all, 150.0);
        // What was on the table before is where they begin.
        if let Some(before) = before.filter(|_| self.is_typed() && self.typed.is_empty()) {
            let bare = Currency { symbol: String::new(), ..currency.clone() };
            let amounts = before.shares.iter().map(|share| ui.language().money(*share, &bare));
            self.typed = question.stacks.iter().map(|(entry, _)| *entry).zip(amounts).collect();
        }
    }

    /// What each takes of them; nothing while they are played for.
    pub(super) fn taken(
        &self,
        language: Language,
        known: &Known,
        question: &DealRequest,
        currency: &Currency,
    ) -> Option<Taken> {
        if known.bounties.is_zero() {
            return None;
        }
        let because = |name: &str| Taken { why: Some(language.word(name)), ..Taken::default() };
        let mut taken = match self.how {
            How::Played => return None,
            How::By(ByHeads::Chips) if !question.is_counted() => because("deal-stacks-missing"),
            How::By(how) => {
                let stacks: Vec<Chips> =
                    question.stacks.iter().map(|(_, stack)| stack.unwrap_or_default()).collect();
                let (heads, unit) = (&known.heads, question.unit);
                let shares = bounty_shares(&stacks, heads, known.bounties, unit, how);
                shares.map_or_else(
                    |_| because("deal-terms-wrong"),
                    |shares| Taken { shares, why: None },
                )
            }
            How::Typed => {
                let amount = |(entry, _): &(EntryId, Option<Chips>)| {
                    read_money(self.typed.get(entry)?, currency)
                };
                let shares: Option<Vec<Money>> = question.stacks.iter().map(amount).collect();
                shares.map_or_else(
                    || because("deal-own-missing"),
                    |shares| Taken { shares, why: None },
                )
            }
        };
        let sum = taken.shares.iter().copied().sum();
        if known.bounty_waits {
            taken.why = Some(words::refusal(language, Refusal::BountyWaits));
        } else if taken.why.is_none()
            && let Some(what) = open(language, currency, sum, known.bounties)
        {
            taken.why = Some(language.say("deal-bounties-still", &[("what", what.into())]));
        }
        Some(taken)
    }
}
