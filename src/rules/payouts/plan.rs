//! How a pool is paid out, as a house writes it down once and uses it for years.

use serde::{Deserialize, Serialize};

use super::{Chips, Money, PayoutFault, Purse, curve::Curve, money, shares, usual_places};

/// The longest name of a plan, in characters.
pub const MOST_NAME: usize = 100;

/// The most top-heavy curve, in hundredths.
pub const MOST_SHAPE: u16 = 300;

/// The most places, bands or tables that a plan writes out.
pub const MOST_PLACES: usize = 10_000;

/// How a pool is paid out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Plan {
    /// What the house calls it.
    pub name: String,
    pub kind: PayoutKind,
    /// How many places a curve pays. Other kinds say it themselves.
    pub places: Places,
    /// Prizes are whole multiples of it; without it a round number of at most a tenth of a buy-in.
    pub round_to: Option<Money>,
    /// The least prize of a curve in hundredths of a buy-in; without it about one and a half, as
    /// far as the pool allows.
    pub least: Option<u16>,
    /// Where places begin to be paid alike.
    pub bands: Vec<Band>,
}

/// By what the places are paid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum PayoutKind {
    /// Along a curve.
    Curve(Shape),
    /// By shares of the pool.
    Percent {
        /// For fields of different sizes, the smallest first.
        tables: Vec<PercentTable>,
        over: Remainder,
    },
    /// Sums that were promised.
    Fixed {
        /// From the first place down.
        prizes: Vec<Money>,
        over: Remainder,
    },
    /// As many prizes of one value as the pool has (rules §8.6).
    Satellite {
        /// What one is worth.
        value: Money,
        /// Is it a seat in another event, not money?
        tickets: bool,
        /// Who has what is less than one.
        rest: Rest,
        /// A stack of so much wins a seat at once, and its chips leave play (rules §8.6); without it seats go by places
        /// alone.
        #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
        milestone: Option<Chips>,
    },
    /// The first has it all.
    WinnerTakesAll,
}

/// How much more the first places have than the last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Shape {
    /// The shares that people know for up to four places, then as place to the power of −3/4.
    #[default]
    Usual,
    /// As place to the power of minus so many hundredths: 0 pays all alike, 300 nearly all to the
    /// first.
    Power(u16),
}

/// Shares of the pool for a field of some size.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PercentTable {
    /// It is used up to so many entries; the last table for all larger fields too.
    pub to: u32,
    /// In hundredths of a percent, from the first place down. Together 10,000.
    pub shares: Vec<u16>,
}

/// Who has what is over when every place was rounded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Remainder {
    /// Whole units to those who lost most by rounding down, of equals the better place.
    #[default]
    Nearest,
    First,
    /// A unit each from the first down, as often as it goes.
    FromTop,
}

/// Who has what is less than one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Rest {
    /// The next finisher.
    #[default]
    Next,
    /// The next finishers, so much each, and the last of them what is left.
    InSteps(Money),
}

/// From one place on, so many places are paid alike, until another band begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Band {
    /// The first place of the band: 2 or more.
    pub from: u32,
    /// How many places have the same prize.
    pub each: u32,
}

/// How many places are paid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Places {
    /// [`usual_places`].
    #[default]
    Usual,
    /// One in so many entries, rounded down, at least one.
    OneIn(u16),
    /// So many hundredths of a percent of the entries, rounded down, at least one.
    Percent(u16),
    /// So many, whatever comes.
    Exactly(u32),
}

/// What there is to be paid out, and to how many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    pub pool: Money,
    pub entries: u32,
    /// What an entry costs for the prizes; without it what one brought in is taken.
    pub buy_in: Money,
    /// Minor units in one major unit of the currency.
    pub whole: i64,
}

/// What one place is paid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Prize {
    pub money: Money,
    /// Seats in another event.
    #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
    pub tickets: u16,
}

/// Why nothing can be paid by a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlanFault {
    /// The name is empty or too long.
    Name,
    /// The curve is steeper than [`MOST_SHAPE`].
    Shape,
    /// There are no tables or no shares, or too many.
    Tables,
    /// The shares of a table do not add up to the whole, or one is larger than the one before.
    Shares {
        /// Which table, from 0.
        table: usize,
        /// What they add up to, in hundredths of a percent.
        sum: u32,
    },
    /// A table is for no larger fields than the one before.
    Order {
        /// Which table, from 0.
        table: usize,
    },
    /// Fixed prizes are missing, rise down the list or are less than nothing.
    Prizes,
    /// A seat is worth nothing, or what is over is paid in steps of nothing.
    Value,
    /// The number of places is 0, or more than all.
    Places,
    /// The unit is not more than nothing.
    Unit,
    /// A band begins before the second place or before the one above it, or is narrower.
    Bands {
        /// Which, from 0.
        band: usize,
    },
}

impl Default for PayoutKind {
    fn default() -> Self {
        Self::Curve(Shape::Usual)
    }
}

impl Prize {
    /// Money only.
    pub const fn of(money: Money) -> Self {
        Self { money, tickets: 0 }
    }

    /// What it is worth, when a ticket is worth so much.
    #[must_use]
    pub fn worth(self, ticket: Money) -> Money {
        let tickets = ticket.minor().saturating_mul(self.tickets.into());
        self.money.plus(Money::from_minor(tickets))
    }
}

/// What all of them are worth, when a ticket is worth so much.
pub fn worth(prizes: &[Prize], ticket: Money) -> Money {
    prizes.iter().map(|prize| prize.worth(ticket)).sum()
}

impl Field {
    /// What an entry costs for the prizes, or brought in.
    fn entry(&self) -> Money {
        let brought = self.pool.minor() / i64::from(self.entries.max(1));
        if self.buy_in > Money::ZERO { self.buy_in } else { Money::from_minor(brought) }
    }
}

impl Places {
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

impl Plan {
    /// What each place is paid, the first place first.
    ///
    /// # Errors
    /// When it cannot be done with this pool and so many entries.
    pub fn prizes(&self, field: &Field) -> Result<Vec<Prize>, PayoutFault> {
        let purse = Purse::of(field.pool, field.entries, self.unit(field))?;
        let paid = match &self.kind {
            PayoutKind::Curve(shape) => self.along(*shape, &purse, field)?,
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

    fn along(&self, shape: Shape, purse: &Purse, field: &Field) -> Result<Vec<Money>, PayoutFault> {
        let least = self.least.map(|hundredths| {
            let entry = u128::try_from(field.entry().minor()).unwrap_or(0);
            let least = (entry * u128::from(hundredths)).div_ceil(100);
            purse.up(money(u64::try_from(least).unwrap_or(u64::MAX))).max(1)
        });
        let wanted = self.places.of(field.entries);
        let places = match self.places {
            Places::Exactly(places) => purse.exactly(places, least)?,
            _ => purse.at_most(wanted, least)?,
        };
        Ok(purse.spread(least, &curve(shape, places, &self.bands)))
    }

    /// What prizes are whole multiples of.
    pub fn unit(&self, field: &Field) -> Money {
        self.round_to.unwrap_or_else(|| {
            let entry = field.entry().minor();
            let tenth =
                if entry >= 2 * field.whole { (entry / 10).max(field.whole) } else { entry / 10 };
            let tenth = u64::try_from(tenth).unwrap_or(0);
            money(super::Ladder::of(1).at_most(tenth))
        })
    }

    /// What a ticket is worth; nothing when there are none.
    pub fn ticket(&self) -> Money {
        match self.kind {
            PayoutKind::Satellite { value, tickets: true, .. } => value,
            _ => Money::ZERO,
        }
    }

    /// The stack that wins a seat at once, where one does.
    pub fn milestone(&self) -> Option<Chips> {
        match self.kind {
            PayoutKind::Satellite { tickets: true, milestone, .. } => milestone,
            _ => None,
        }
    }

    /// This plan with a curve so top-heavy that the first has about so much of the pool; as it is
    /// when no curve pays it.
    #[must_use]
    pub fn with_first(&self, first: Money, field: &Field) -> Self {
        let bent =
            |hundredths| Self { kind: PayoutKind::Curve(Shape::Power(hundredths)), ..self.clone() };
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

    /// The first thing that is wrong with it, if any.
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
            Places::Usual => true,
            Places::OneIn(many) => many > 0,
            Places::Percent(share) => (1..=10_000).contains(&share),
            Places::Exactly(places) => (1..=super::MOST_ENTRIES).contains(&places),
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
            Self::Curve(Shape::Power(power)) if *power > MOST_SHAPE => Some(PlanFault::Shape),
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

fn bands_fault(bands: &[Band]) -> Option<PlanFault> {
    let mut above = Band { from: 1, each: 1 };
    for (number, band) in bands.iter().enumerate() {
        let fine = band.from > above.from && band.each >= above.each;
        if !fine || number >= MOST_PLACES {
            return Some(PlanFault::Bands { band: number });
        }
        above = *band;
    }
    None
}

/// The curve of this shape for so many places.
fn curve(shape: Shape, places: u64, bands: &[Band]) -> Curve {
    let widths = widths(places, bands);
    match shape {
        Shape::Usual if widths.iter().all(|width| *width == 1) => Curve::usual(widths.len()),
        Shape::Usual => Curve::power(widths, super::curve::USUAL),
        Shape::Power(hundredths) => Curve::power(widths, hundredths.min(MOST_SHAPE)),
    }
}

/// How many places are paid alike, from the first down. The last of a band may be fewer.
fn widths(places: u64, bands: &[Band]) -> Vec<u64> {
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
