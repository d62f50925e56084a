//! The sharing of bounties in a deal.

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

/// The treatment of the bounties.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum How {
    /// The players still play for them.
    #[default]
    Played,
    By(ByHeads),
    /// The players have agreed on amounts.
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

/// The chosen treatment, and the amounts as typed.
#[derive(Default)]
pub(super) struct Heads {
    how: How,
    pub(super) typed: BTreeMap<EntryId, String>,
}

/// Each player's share of the bounties, in the order of the question.
#[derive(Default)]
pub(super) struct Taken {
    pub(super) shares: Vec<Money>,
    /// The reason why they cannot be shared this way.
    pub(super) why: Option<String>,
}

impl Heads {
    pub(super) fn is_typed(&self) -> bool {
        self.how == How::Typed
    }

    /// Draws the choice, if there are bounties to share.
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
        // The amounts start with the shares of the previous choice.
        if let Some(before) = before.filter(|_| self.is_typed() && self.typed.is_empty()) {
            let bare = Currency { symbol: String::new(), ..currency.clone() };
            let amounts = before.shares.iter().map(|share| ui.language().money(*share, &bare));
            self.typed = question.stacks.iter().map(|(entry, _)| *entry).zip(amounts).collect();
        }
    }

    /// Returns each player's share of the bounties; `None` while they are played for.
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
