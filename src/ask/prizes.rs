//! The questions about shared prizes and satellite seats.

use bottone_base::money::Money;
use bottone_i18n::Saying;
use bottone_rules::payouts::{
    self, MOST_ENTRIES, PayoutField, PayoutKind, PayoutPlan, Prize, Rest, shared,
};
use serde::{Deserialize, Serialize};

use super::{fault::QuestionFault, money::pool_fault, reading::at_least_one};

/// The prizes of the places that a tie covers.
#[derive(Deserialize)]
#[serde(rename = "Split", deny_unknown_fields)]
pub(super) struct TieQuestion {
    prizes: Vec<Money>,
    players: u32,
    #[serde(default = "one", deserialize_with = "at_least_one")]
    unit: Money,
}

/// A pool that is divided into as many seats as possible.
#[derive(Deserialize)]
#[serde(rename = "Satellite", deny_unknown_fields)]
pub(super) struct SatelliteQuestion {
    pool: Money,
    entries: u32,
    #[serde(deserialize_with = "at_least_one")]
    value: Money,
    #[serde(default = "yes")]
    tickets: bool,
    #[serde(default)]
    rest: Rest,
}

#[derive(Serialize)]
pub(super) struct SatelliteAnswer {
    /// The number of prizes worth a whole seat.
    seats: usize,
    prizes: Vec<EqualPlaces>,
}

/// Places with equal prizes.
#[derive(Serialize)]
struct EqualPlaces {
    first: usize,
    last: usize,
    tickets: u16,
    money: Money,
}

const fn one() -> Money {
    Money::from_minor(1)
}

const fn yes() -> bool {
    true
}

impl TieQuestion {
    /// Returns the shares, the largest first.
    pub(super) fn answer(&self) -> Result<Vec<Money>, QuestionFault> {
        let Self { prizes, players, unit } = self;
        if let Some(prize) = prizes.iter().find(|prize| **prize < Money::ZERO) {
            let negative =
                Saying::of("ask-negative-prize").with("prize", prize.minor().to_string());
            return Err(QuestionFault::of("prizes", negative));
        }
        let count = usize::try_from(*players).unwrap_or(usize::MAX);
        if !(1..=MOST_ENTRIES).contains(players) || prizes.len() > count {
            let least = prizes.len().max(1);
            let players = Saying::of("ask-sharing-players").with("players", *players);
            return Err(QuestionFault::of(
                "players",
                players.with("least", least).with("most", MOST_ENTRIES),
            ));
        }
        Ok(shared(prizes.iter().copied().sum(), count, unit.minor()))
    }
}

impl SatelliteQuestion {
    pub(super) fn answer(&self) -> Result<SatelliteAnswer, QuestionFault> {
        let Self { pool, entries, value, tickets, rest } = *self;
        if let Rest::InSteps(step) = rest
            && !(Money::from_minor(1)..=value).contains(&step)
        {
            let steps = Saying::of("ask-steps").with("step", step.minor().to_string());
            return Err(QuestionFault::of("rest", steps.with("most", value.minor().to_string())));
        }
        let kind = PayoutKind::Satellite { value, tickets, rest, milestone: None };
        let plan = PayoutPlan { kind, round_to: Some(one()), ..PayoutPlan::default() };
        let field = PayoutField { pool, entries, buy_in: Money::ZERO, whole: 1 };
        let prizes = plan.prizes(&field).map_err(|fault| self.fault(fault))?;
        let seat = |prize: &&Prize| prize.worth(value) >= value;
        Ok(SatelliteAnswer {
            seats: prizes.iter().take_while(seat).count(),
            prizes: alike(&prizes),
        })
    }

    fn fault(&self, fault: payouts::PayoutFault) -> QuestionFault {
        pool_fault(fault, self.entries)
            .unwrap_or_else(|| QuestionFault::of("pool", Saying::of("ask-no-pool")))
    }
}

/// Groups equal prizes, with their places.
fn alike(prizes: &[Prize]) -> Vec<EqualPlaces> {
    let mut first = 1;
    let of = |same: &[Prize]| {
        let place = first;
        first += same.len();
        let prize = same.first().copied().unwrap_or_default();
        EqualPlaces { first: place, last: first - 1, tickets: prize.tickets, money: prize.money }
    };
    prizes.chunk_by(|one, other| one == other).map(of).collect()
}
