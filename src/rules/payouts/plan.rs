//! The payout plan of a house: written once and used for years.

use serde::{Deserialize, Serialize};

use super::{Chips, Money, PayoutFault, PoolUnits, curve::Curve, money, shares, usual_places};

/// The longest name of a plan, in characters.
pub const MOST_NAME: usize = 100;

/// The most top-heavy curve, in hundredths.
pub const MOST_SHAPE: u16 = 300;

/// The most places, bands or tables in a plan.
pub const MOST_PLACES: usize = 10_000;

/// The method of paying out a pool.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PayoutPlan {
    /// The name in the house.
    pub name: String,
    pub kind: PayoutKind,
    /// The number of places that a curve pays. Other kinds set it themselves.
    pub places: PaidPlaces,
    /// The unit of the prizes; `None` for a round number of at most a tenth of a buy-in.
    pub round_to: Option<Money>,
    /// The least prize of a curve in hundredths of a buy-in; `None` for about one and a half, as
    /// far as the pool allows.
    pub least: Option<u16>,
    /// The bands of places that are paid the same.
    pub bands: Vec<PlaceBand>,
}

/// The basis for the prizes of the places.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum PayoutKind {
    /// Along a curve.
    Curve(CurveShape),
    /// By shares of the pool.
    Percent {
        /// The tables for fields of different sizes, the smallest first.
        tables: Vec<PercentTable>,
        over: Remainder,
    },
    /// Guaranteed sums.
    Fixed {
        /// The prizes from the first place down.
        prizes: Vec<Money>,
        over: Remainder,
    },
    /// As many prizes of one value as the pool can pay (rules §8.6).
    Satellite {
        /// The worth of one prize.
        value: Money,
        /// True if it is a seat in another event, not money.
        tickets: bool,
        /// The winner of a rest of less than one prize.
        rest: Rest,
        /// The stack that wins a seat at once, with its chips leaving play (rules §8.6). `None` if
        /// seats go by places alone.
        #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
        milestone: Option<Chips>,
    },
    /// Everything to the first place.
    WinnerTakesAll,
}

/// The top-heaviness of a curve.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum CurveShape {
    /// The well-known shares for up to four places, then place to the power of −3/4.
    #[default]
    Usual,
    /// Place to the power of this many negative hundredths: 0 pays all the same, 300 nearly
    /// everything to the first.
    Power(u16),
}

/// Shares of the pool for a field of some size.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PercentTable {
    /// The largest number of entries for it; the last table is also for all larger fields.
    pub to: u32,
    /// The shares in hundredths of a percent, from the first place down; 10,000 in total.
    pub shares: Vec<u16>,
}

/// The winner of the rest after every place was rounded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Remainder {
    /// Whole units to those who lost most by rounding down; of equals, the better place.
    #[default]
    Nearest,
    First,
    /// One unit each from the first down, until all are paid.
    FromTop,
}

/// The winner of a rest of less than one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Rest {
    /// The next finisher.
    #[default]
    Next,
    /// The next finishers, this much each, and the last of them the remainder.
    InSteps(Money),
}

/// A group of places with equal prizes: from one place on, this many are paid the same, until
/// another band begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlaceBand {
    /// The first place of the band: 2 or more.
    pub from: u32,
    /// The number of places with the same prize.
    pub each: u32,
}

/// The number of paid places.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum PaidPlaces {
    /// The number from [`usual_places`].
    #[default]
    Usual,
    /// One in this many entries, rounded down, at least one.
    OneIn(u16),
    /// This many hundredths of a percent of the entries, rounded down, at least one.
    Percent(u16),
    /// A fixed number.
    Exactly(u32),
}

/// The pool and the field that share it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PayoutField {
    pub pool: Money,
    pub entries: u32,
    /// The part of an entry's price for prizes; zero takes the average that an entry brought in.
    pub buy_in: Money,
    /// Minor units in one major unit of the currency.
    pub whole: i64,
}

/// The prize of one place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Prize {
    pub money: Money,
    /// Seats in another event.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub tickets: u16,
}

/// The reason why a plan cannot pay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlanFault {
    /// The name is empty or too long.
    Name,
    /// The curve is steeper than [`MOST_SHAPE`].
    Shape,
    /// Zero tables or shares, or too many.
    Tables,
    /// The shares of a table do not add up to 100 percent, or one is larger than the one before.
    Shares {
        /// The table, from 0.
        table: usize,
        /// The sum of the shares, in hundredths of a percent.
        sum: u32,
    },
    /// A table covers no larger fields than the one before.
    Order {
        /// The table, from 0.
        table: usize,
    },
    /// Fixed prizes are missing, rise down the list or are negative.
    Prizes,
    /// A seat has no value, or the rest is paid in steps of zero.
    Value,
    /// The number of places is 0, or more than the limit.
    Places,
    /// The unit is not above zero.
    Unit,
    /// A band begins before the second place or before the one above it, or has fewer places.
    Bands {
        /// The band, from 0.
        band: usize,
    },
}

impl Default for PayoutKind {
    fn default() -> Self {
        Self::Curve(CurveShape::Usual)
    }
}

impl Prize {
    /// Returns a prize in money only.
    pub const fn of(money: Money) -> Self {
        Self { money, tickets: 0 }
    }

    /// Returns the worth of the prize for this value of a ticket.
    #[must_use]
    pub fn worth(self, ticket: Money) -> Money {
        let tickets = ticket.minor().saturating_mul(self.tickets.into());
        self.money.plus(Money::from_minor(tickets))
    }
}

/// Returns the total worth of the prizes for this value of a ticket.
pub fn worth(prizes: &[Prize], ticket: Money) -> Money {
    prizes.iter().map(|prize| prize.worth(ticket)).sum()
}

impl PayoutField {
    /// Returns the part of an entry's price for prizes, or the average that an entry brought in.
    fn entry(&self) -> Money {
        let brought = self.pool.minor() / i64::from(self.entries.max(1));
        if self.buy_in > Money::ZERO { self.buy_in } else { Money::from_minor(brought) }
    }
}

impl PaidPlaces {
    fn of(self, entries: u32) -> u32 {
        let share = |whole: u64| u32::try_from(whole).unwrap_or(u32::MAX);
        let places = match self {
            Self::Usual => usual_places(entries),
            Self::OneIn(many) => entries / u32::from(many.max(1)),
            Self::Percent(share_of) => share(u64::from(entries) * u64::from(share_of) / 10_000),
            Self::Exactly(places) => places,
        };
        places.max(1)
    }
}

impl PayoutPlan {
    /// Returns the prize of each place, the first place first.
    ///
    /// # Errors
    ///
    /// If it is not possible with this pool and this many entries.
    pub fn prizes(&self, field: &PayoutField) -> Result<Vec<Prize>, PayoutFault> {
        let purse = PoolUnits::of(field.pool, field.entries, self.unit(field))?;
        let paid = match &self.kind {
            PayoutKind::Curve(shape) => self.curve_prizes(*shape, &purse, field)?,
            PayoutKind::Percent { tables, over } => {
                let table = tables.iter().find(|table| field.entries <= table.to);
                let table = table.or_else(|| tables.last()).ok_or(PayoutFault::Places)?;
                shares::percent(&purse, &table.shares, *over)?
            }
            PayoutKind::Fixed { prizes, over } => shares::fixed(&purse, prizes, *over)?,
            PayoutKind::Satellite { value, tickets, rest, .. } => {
                return shares::satellite(&purse, *value, *tickets, *rest);
            }
            PayoutKind::WinnerTakesAll => vec![field.pool],
        };
        Ok(paid.into_iter().map(Prize::of).collect())
    }

    fn curve_prizes(
        &self,
        shape: CurveShape,
        purse: &PoolUnits,
        field: &PayoutField,
    ) -> Result<Vec<Money>, PayoutFault> {
        let least = self.least.map(|hundredths| {
            let entry = u128::try_from(field.entry().minor()).unwrap_or(0);
            let least = (entry * u128::from(hundredths)).div_ceil(100);
            purse.up(money(u64::try_from(least).unwrap_or(u64::MAX))).max(1)
        });
        let wanted = self.places.of(field.entries);
        let places = match self.places {
            PaidPlaces::Exactly(places) => purse.exactly(places, least)?,
            _ => purse.at_most(wanted, least)?,
        };
        Ok(purse.spread(least, &curve(shape, places, &self.bands)))
    }

    /// Returns the unit of which prizes are whole multiples.
    pub fn unit(&self, field: &PayoutField) -> Money {
        self.round_to.unwrap_or_else(|| {
            let entry = field.entry().minor();
            let tenth =
                if entry >= 2 * field.whole { (entry / 10).max(field.whole) } else { entry / 10 };
            let tenth = u64::try_from(tenth).unwrap_or(0);
            money(super::Ladder::of(1).at_most(tenth))
        })
    }

    /// Returns the worth of a ticket; zero if there are no tickets.
    pub fn ticket(&self) -> Money {
        match self.kind {
            PayoutKind::Satellite { value, tickets: true, .. } => value,
            _ => Money::ZERO,
        }
    }

    /// Returns the stack that wins a seat at once, if there is one.
    pub fn milestone(&self) -> Option<Chips> {
        match self.kind {
            PayoutKind::Satellite { tickets: true, milestone, .. } => milestone,
            _ => None,
        }
    }

    /// Returns this plan with a curve so top-heavy that the first gets about this much of the pool;
    /// unchanged if no curve gives it.
    #[must_use]
    pub fn with_first(&self, first: Money, field: &PayoutField) -> Self {
        let bent = |hundredths| Self {
            kind: PayoutKind::Curve(CurveShape::Power(hundredths)),
            ..self.clone()
        };
        let pays = |hundredths: u16| {
            let prizes = bent(hundredths).prizes(field).ok()?;
            prizes.first().map(|prize| prize.money)
        };
        let (mut low, mut high) = (0, MOST_SHAPE);
        while high - low > 1 {
            let middle = u16::midpoint(low, high);
            match pays(middle) {
                Some(paid) if paid <= first => low = middle,
                Some(_) => high = middle,
                None => return self.clone(),
            }
        }
        let off = |hundredths| {
            pays(hundredths).map_or(i64::MAX, |paid| paid.minus(first).minor().saturating_abs())
        };
        bent(if off(high) < off(low) { high } else { low })
    }

    /// Returns the first fault of the plan, if any.
    pub fn fault(&self) -> Option<PlanFault> {
        let name = self.name.trim();
        let named = !name.is_empty()
            && name.chars().count() <= MOST_NAME
            && !name.chars().any(char::is_control);
        if !named {
            return Some(PlanFault::Name);
        }
        if self.round_to.is_some_and(|unit| unit <= Money::ZERO) {
            return Some(PlanFault::Unit);
        }
        let places = match self.places {
            PaidPlaces::Usual => true,
            PaidPlaces::OneIn(many) => many > 0,
            PaidPlaces::Percent(share) => (1..=10_000).contains(&share),
            PaidPlaces::Exactly(places) => (1..=super::MOST_ENTRIES).contains(&places),
        };
        if !places {
            return Some(PlanFault::Places);
        }
        self.kind.fault().or_else(|| bands_fault(&self.bands))
    }
}

impl PayoutKind {
    fn fault(&self) -> Option<PlanFault> {
        match self {
            Self::Curve(CurveShape::Power(power)) if *power > MOST_SHAPE => Some(PlanFault::Shape),
            Self::Curve(_) | Self::WinnerTakesAll => None,
            Self::Percent { tables, .. } => tables_fault(tables),
            Self::Fixed { prizes, .. } => {
                let falls = prizes.windows(2).all(|pair| pair[0] >= pair[1]);
                let above = prizes.last().is_some_and(|last| *last > Money::ZERO);
                let fine = falls && above && prizes.len() <= MOST_PLACES;
                (!fine).then_some(PlanFault::Prizes)
            }
            Self::Satellite { milestone: Some(Chips::ZERO), .. } => Some(PlanFault::Value),
            Self::Satellite { value, rest, .. } => {
                let stepped = match rest {
                    Rest::Next => true,
                    Rest::InSteps(step) => *step > Money::ZERO && step <= value,
                };
                (!stepped || *value <= Money::ZERO).then_some(PlanFault::Value)
            }
        }
    }
}

fn tables_fault(tables: &[PercentTable]) -> Option<PlanFault> {
    if tables.is_empty() || tables.len() > MOST_PLACES {
        return Some(PlanFault::Tables);
    }
    let mut last = 0;
    for (table, PercentTable { to, shares }) in tables.iter().enumerate() {
        if shares.is_empty() || shares.len() > MOST_PLACES {
            return Some(PlanFault::Tables);
        }
        let sum: u32 = shares.iter().copied().map(u32::from).sum();
        if sum != 10_000 || shares.windows(2).any(|pair| pair[0] < pair[1]) {
            return Some(PlanFault::Shares { table, sum });
        }
        if *to <= last {
            return Some(PlanFault::Order { table });
        }
        last = *to;
    }
    None
}

fn bands_fault(bands: &[PlaceBand]) -> Option<PlanFault> {
    let mut above = PlaceBand { from: 1, each: 1 };
    for (number, band) in bands.iter().enumerate() {
        let fine = band.from > above.from && band.each >= above.each;
        if !fine || number >= MOST_PLACES {
            return Some(PlanFault::Bands { band: number });
        }
        above = *band;
    }
    None
}

/// Returns the curve of this shape for this many places.
fn curve(shape: CurveShape, places: u64, bands: &[PlaceBand]) -> Curve {
    let widths = widths(places, bands);
    match shape {
        CurveShape::Usual if widths.iter().all(|width| *width == 1) => Curve::usual(widths.len()),
        CurveShape::Usual => Curve::power(widths, super::curve::USUAL),
        CurveShape::Power(hundredths) => Curve::power(widths, hundredths.min(MOST_SHAPE)),
    }
}

/// Returns the number of equally paid places of each group, from the first down. The last group of
/// a band may be smaller.
fn widths(places: u64, bands: &[PlaceBand]) -> Vec<u64> {
    let mut widths = Vec::new();
    let mut place = 1;
    let mut each = 1;
    let ends = bands.iter().map(|band| u64::from(band.from)).chain([u64::MAX]);
    let next = bands.iter().map(|band| u64::from(band.each)).chain([1]);
    for (end, wider) in ends.zip(next) {
        while place < end && place <= places {
            let width = each.min(end - place).min(places + 1 - place).max(1);
            widths.push(width);
            place += width;
        }
        each = wider;
    }
    widths
}
