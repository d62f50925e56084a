//! The sharing of bounties in a deal.

use std::collections::BTreeMap;

use bottone_base::{
    chips::Chips,
    money::{Currency, Money},
};
use bottone_i18n::Language;
use bottone_rules::deals::{BountySharing, bounty_shares};
use bottone_tournament::{Refusal, entries::EntryId};
use bottone_ui_kit::{i18n::HasLanguage as _, widgets::choose};
use bottone_view::{amounts::read_money, money::deal_table::sum_difference};
use bottone_vocabulary::words;
use egui::Ui;

use super::{DealFacts, DealRequest};

/// The treatment of the bounties.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum BountyTreatment {
    /// The players still play for them.
    #[default]
    Played,
    By(BountySharing),
    /// The players have agreed on amounts.
    Typed,
}

impl BountyTreatment {
    const ALL: [(Self, &'static str); 5] = [
        (Self::Played, "deal-heads-played"),
        (Self::By(BountySharing::Own), "deal-heads-own"),
        (Self::By(BountySharing::Equal), "deal-heads-equal"),
        (Self::By(BountySharing::Chips), "deal-heads-chips"),
        (Self::Typed, "deal-heads-typed"),
    ];
}

/// The chosen treatment, and the amounts as typed.
#[derive(Default)]
pub(super) struct BountyForm {
    treatment: BountyTreatment,
    pub(super) typed: BTreeMap<EntryId, String>,
}

/// Each player's share of the bounties, in the order of the question.
#[derive(Default)]
pub(super) struct BountyShares {
    pub(super) shares: Vec<Money>,
    /// The reason why they cannot be shared this way.
    pub(super) why: Option<String>,
}

impl BountyForm {
    pub(super) fn is_typed(&self) -> bool {
        self.treatment == BountyTreatment::Typed
    }

    /// Draws the choice, if there are bounties to share.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        known: &DealFacts,
        question: &DealRequest,
        currency: &Currency,
    ) {
        if known.bounties.is_zero() {
            return;
        }
        let before = self.shares(ui.language(), known, question, currency);
        let all = BountyTreatment::ALL.map(|(how, name)| (how, ui.word(name)));
        choose(ui, &ui.word("deal-heads"), &mut self.treatment, &all, 150.0);
        // The amounts start with the shares of the previous choice.
        if let Some(before) = before.filter(|_| self.is_typed() && self.typed.is_empty()) {
            let bare = Currency { symbol: String::new(), ..currency.clone() };
            let amounts = before.shares.iter().map(|share| ui.language().money(*share, &bare));
            self.typed = question.stacks.iter().map(|(entry, _)| *entry).zip(amounts).collect();
        }
    }

    /// Returns each player's share of the bounties; `None` while they are played for.
    pub(super) fn shares(
        &self,
        language: Language,
        known: &DealFacts,
        question: &DealRequest,
        currency: &Currency,
    ) -> Option<BountyShares> {
        if known.bounties.is_zero() {
            return None;
        }
        let because =
            |name: &str| BountyShares { why: Some(language.word(name)), ..BountyShares::default() };
        let mut taken = match self.treatment {
            BountyTreatment::Played => return None,
            BountyTreatment::By(BountySharing::Chips) if !question.is_counted() => {
                because("deal-stacks-missing")
            }
            BountyTreatment::By(how) => {
                let stacks: Vec<Chips> =
                    question.stacks.iter().map(|(_, stack)| stack.unwrap_or_default()).collect();
                let (heads, unit) = (&known.heads, question.unit);
                let shares = bounty_shares(&stacks, heads, known.bounties, unit, how);
                shares.map_or_else(
                    |_| because("deal-terms-wrong"),
                    |shares| BountyShares { shares, why: None },
                )
            }
            BountyTreatment::Typed => {
                let amount = |(entry, _): &(EntryId, Option<Chips>)| {
                    read_money(self.typed.get(entry)?, currency)
                };
                let shares: Option<Vec<Money>> = question.stacks.iter().map(amount).collect();
                shares.map_or_else(
                    || because("deal-own-missing"),
                    |shares| BountyShares { shares, why: None },
                )
            }
        };
        let sum = taken.shares.iter().copied().sum();
        if known.bounty_waits {
            taken.why = Some(words::refusal(language, Refusal::BountyWaits));
        } else if taken.why.is_none()
            && let Some(what) = sum_difference(language, currency, sum, known.bounties)
        {
            taken.why = Some(language.say("deal-bounties-still", &[("what", what.into())]));
        }
        Some(taken)
    }
}
