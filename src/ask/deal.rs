//! The question about deals among the players left.

use bottone_base::{chips::Chips, money::Money};
use bottone_i18n::Saying;
use bottone_rules::deals::{self, DealTerms, shares};
use serde::{Deserialize, Serialize};

use super::{
    fault::QuestionFault,
    money::{check_stacks, check_work},
    reading::at_least_one,
};

#[derive(Deserialize)]
#[serde(rename = "Deal", deny_unknown_fields)]
pub(super) struct DealQuestion {
    stacks: Vec<Chips>,
    prizes: Vec<Money>,
    #[serde(default)]
    method: SharingMethod,
    #[serde(default)]
    keep: Money,
    #[serde(default = "one", deserialize_with = "at_least_one")]
    unit: Money,
}

/// The method of sharing the money.
#[derive(Clone, Copy, Default, Deserialize)]
enum SharingMethod {
    #[default]
    Icm,
    ChipChop,
    Chips,
    Even,
    /// This many percent by Icm, the rest by `ChipChop`.
    Mixed(u8),
}

#[derive(Serialize)]
pub(super) struct DealAnswer {
    amounts: Vec<Money>,
    left: Money,
    sum: Money,
}

const fn one() -> Money {
    Money::from_minor(1)
}

impl From<SharingMethod> for deals::DealMethod {
    fn from(method: SharingMethod) -> Self {
        match method {
            SharingMethod::Icm => Self::Icm,
            SharingMethod::ChipChop => Self::ChipChop,
            SharingMethod::Chips => Self::ChipsAlone,
            SharingMethod::Even => Self::Equal,
            SharingMethod::Mixed(icm) => Self::Mixed { icm },
        }
    }
}

impl DealQuestion {
    pub(super) fn answer(&self) -> Result<DealAnswer, QuestionFault> {
        let Self { stacks, prizes, method, keep, unit } = self;
        let method = deals::DealMethod::from(*method);
        check_stacks(stacks, method.is_by_chips())?;
        check_work(stacks.len(), prizes.len())?;
        if !method.is_sound() {
            return Err(QuestionFault::of("method", Saying::of("ask-percent")));
        }
        let terms = DealTerms { stacks, prizes, kept: *keep, unit: *unit, method };
        let amounts = shares(&terms).map_err(|fault| self.fault(fault))?;
        let shared: Money = amounts.iter().copied().sum();
        Ok(DealAnswer { amounts, left: *keep, sum: shared.plus(*keep) })
    }

    fn fault(&self, fault: deals::ShareFault) -> QuestionFault {
        match fault {
            deals::ShareFault::Sum(_) => QuestionFault::of("prizes", Saying::of("ask-icm-sum")),
            deals::ShareFault::Terms => QuestionFault::of("unit", Saying::of("ask-unit")),
            deals::ShareFault::Money => {
                let negative = self.prizes.iter().find(|prize| **prize < Money::ZERO);
                if let Some(prize) = negative {
                    let prize = prize.minor().to_string();
                    let negative = Saying::of("ask-negative-prize").with("prize", prize);
                    return QuestionFault::of("prizes", negative);
                }
                let paid = self.prizes.iter().take(self.stacks.len());
                let all = paid.copied().sum::<Money>().minor().to_string();
                let keep = Saying::of("ask-keep").with("keep", self.keep.minor().to_string());
                QuestionFault::of("keep", keep.with("all", all))
            }
        }
    }
}
