//! The settings of the event: its name, its prices, its tables and the house's rules.

use bottone_base::{
    chips::Chips,
    items::Item,
    money::{Currency, Money},
    seat::{FEWEST_SEATS, MOST_SEATS, table_size},
    time::{TimeOfDay, Timestamp},
};
use bottone_rules::{
    bounties::{BountyKind, EnvelopeStart},
    buy_in::BuyIn,
    chip_set::ChipPlan,
    rulebook::Rulebook,
};
use serde::{Deserialize, Serialize};
use strum::EnumDiscriminants;

use super::{
    Event, Refusal, Tournament,
    departments::Department,
    history::Follower,
    kinds::{CommandRow, DIRECTOR, EventRow, Offline, OnCorrection},
    prices::{LaterPrice, WithheldAmount, Withholding},
    waiting::Alternates,
};

/// The settings of the event, without its structure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The event's name.
    pub name: String,
    /// The day or flight: "Day 1B". May be empty.
    pub day: String,
    /// The time of day at which play resumes after the end of a day, if set.
    pub resumes: Option<TimeOfDay>,
    /// The currency of every amount of money.
    pub currency: Currency,
    /// The price of an entry.
    pub buy_in: BuyIn,
    /// The prices of a player's second and later entries, if different; the last one is valid for
    /// all that follow.
    pub later: Vec<LaterPrice>,
    /// The parts of the prize money that never reach the places.
    pub withheld: Vec<Withholding>,
    /// The kind of bounties, if a part of the price is one.
    pub bounty: BountyKind,
    /// The tax on prizes, in hundredths of a percent, unless the cashier types another sum.
    pub prize_tax: u16,
    /// The guaranteed prize pool.
    pub guarantee: Money,
    /// The prizes in kind.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub items: Vec<Item>,
    /// True for an event without prizes: places are not paid, and no prize is won.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub without_prizes: bool,
    /// The number of re-entries for one player; `None` is without limit.
    pub re_entries: Option<u8>,
    /// True if players with chips may give them up and re-enter (TDA 2024 rule 8-B).
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub forfeits: bool,
    /// The rebuys, if there are any: more chips in the same seat.
    pub rebuy: Option<Purchase>,
    /// The add-on, if there is one.
    pub add_on: Option<Purchase>,
    /// The number of seats at a new table, 2 to 11.
    #[serde(deserialize_with = "table_size")]
    pub seats: u8,
    /// The choices of this house where rule books differ.
    pub house: HouseRules,
    /// The house's chips and the make-up of the starting stack, if set.
    pub chips: Option<ChipPlan>,
}

/// Chips that an entry may buy besides the starting stack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Purchase {
    /// The price.
    pub price: BuyIn,
    /// The chips given for it.
    pub chips: Chips,
    /// The prices of the second and later purchases, if different; the last one is valid for all
    /// that follow.
    pub later: Vec<LaterPrice>,
    /// The most that one entry may buy.
    pub most: u8,
    /// The last level in which it is sold; a break after it is included.
    pub through_level: u16,
}

/// The rules of the house, with its own settings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HouseRules {
    /// The whole rule book of the event, so that the file can be judged by itself. Its name is the
    /// one that it had on the shelf.
    pub rulebook: Rulebook,
    /// The numbers of players left at which all players draw new seats.
    pub redraws: Vec<u32>,
    /// The minutes of play for which a button that was seen counts as known.
    pub button_minutes: u16,
    /// The rule for players who come to a full room, and for the offer of a free seat.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub alternates: Alternates,
    /// The minutes after which a player not seen in the drawn seat is asked for. `None` if seats
    /// count as taken at once.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub arrival_minutes: Option<u16>,
    /// The amount above which a payout needs the approval of a director who is not the payer.
    /// `None` if one signature is enough. Ignored in an event without staff.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub two_signatures: Option<Money>,
}

/// A part of a setup that belongs to prizes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PrizePart {
    /// A price has a part for the prizes.
    Price,
    /// A price has a bounty.
    Bounty,
    Guarantee,
    /// Prizes in kind.
    Items,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            name: String::new(),
            day: String::new(),
            resumes: None,
            currency: Currency::default(),
            buy_in: BuyIn::default(),
            later: Vec::new(),
            withheld: Vec::new(),
            bounty: BountyKind::default(),
            prize_tax: 0,
            guarantee: Money::ZERO,
            items: Vec::new(),
            without_prizes: false,
            re_entries: Some(1),
            forfeits: false,
            rebuy: None,
            add_on: None,
            seats: 9,
            house: HouseRules::default(),
            chips: None,
        }
    }
}

impl Default for HouseRules {
    fn default() -> Self {
        Self {
            rulebook: Rulebook::default(),
            redraws: Vec::new(),
            button_minutes: 5,
            alternates: Alternates::default(),
            arrival_minutes: None,
            two_signatures: None,
        }
    }
}

impl Setup {
    /// The most characters in the name of an event or a day.
    pub const LONGEST_NAME: usize = 100;

    /// The most prices by number of one kind of purchase, and the most parts withheld.
    pub const MOST_PRICES: usize = 20;

    /// Returns the tax on a payment of `amount`, rounded down to the minor unit in favour of the
    /// player.
    pub fn tax_on(&self, amount: Money) -> Money {
        let (amount, tax) = (i128::from(amount.minor().max(0)), i128::from(self.prize_tax));
        let tax = amount * tax / i128::from(WithheldAmount::WHOLE);
        Money::from_minor(i64::try_from(tax).unwrap_or(Money::MOST))
    }

    /// Returns the first part of the setup that belongs to prizes, for an event without prizes.
    pub fn prize_part(&self) -> Option<PrizePart> {
        let (mut prizes, mut bounties) = (false, false);
        let mut price = |price: &BuyIn| {
            prizes |= price.prize > Money::ZERO;
            bounties |= price.bounty > Money::ZERO;
        };
        price(&self.buy_in);
        self.later.iter().for_each(|later| price(&later.price));
        for bought in [&self.rebuy, &self.add_on].into_iter().flatten() {
            price(&bought.price);
            bought.later.iter().for_each(|later| price(&later.price));
        }
        match () {
            () if prizes => Some(PrizePart::Price),
            () if bounties => Some(PrizePart::Bounty),
            () if self.guarantee > Money::ZERO => Some(PrizePart::Guarantee),
            () if !self.items.is_empty() => Some(PrizePart::Items),
            () => None,
        }
    }

    /// Returns whether a change to these settings would be accepted: texts are short, prices and
    /// limits are not negative, and no share is above the whole.
    pub fn is_sound(&self) -> bool {
        let short = |text: &str| {
            text.chars().count() <= Self::LONGEST_NAME && !text.chars().any(char::is_control)
        };
        let priced = |price: &BuyIn| {
            [price.prize, price.bounty, price.fee, price.staff]
                .iter()
                .all(|part| *part >= Money::ZERO)
        };
        let by_number = |later: &[LaterPrice]| {
            later.len() <= Self::MOST_PRICES && later.iter().all(|later| priced(&later.price))
        };
        let held = |withholding: &Withholding| {
            let fine = match withholding.part {
                WithheldAmount::Hundredths(hundredths) => hundredths <= WithheldAmount::WHOLE,
                WithheldAmount::Fixed(money) => money >= Money::ZERO,
            };
            fine && short(&withholding.name)
        };
        let bought = |p: &Purchase| priced(&p.price) && by_number(&p.later) && p.most > 0;
        let bountied = |kind| match kind {
            BountyKind::Fixed
            | BountyKind::FixedLastToPrizes
            | BountyKind::Mystery { from: EnvelopeStart::SecondDay } => true,
            BountyKind::Progressive { cash } => cash <= 100,
            BountyKind::Mystery { from: EnvelopeStart::PaidPlaces(times) } => times > 0,
            BountyKind::Mystery { from: EnvelopeStart::Players(players) } => players > 1,
        };
        let purchases = [&self.rebuy, &self.add_on];
        short(&self.name)
            && short(&self.day)
            && short(&self.currency.symbol)
            && (FEWEST_SEATS..=MOST_SEATS).contains(&self.seats)
            && self.guarantee >= Money::ZERO
            && priced(&self.buy_in)
            && by_number(&self.later)
            && self.withheld.len() <= Self::MOST_PRICES
            && self.withheld.iter().all(held)
            && self.prize_tax <= WithheldAmount::WHOLE
            && Item::fault(&self.items).is_none()
            && purchases.into_iter().flatten().all(bought)
            && bountied(self.bounty)
            && self.house.rulebook.fault().is_none()
            && self.house.redraws.len() <= 20
            && self.house.two_signatures.is_none_or(|above| above >= Money::ZERO)
            && self.chips.as_ref().is_none_or(ChipPlan::is_sound)
    }
}

/// The commands for the setup.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, EnumDiscriminants)]
#[strum_discriminants(name(SetupCommandKind), doc = "A kind of command for the setup.")]
pub enum SetupCommand {
    /// Changes the settings. Earlier sales keep their prices and chips.
    Change(Box<Setup>),
}

/// The events of the setup.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SetupEvent {
    /// The settings were changed.
    Changed(Box<Setup>),
}

impl SetupCommandKind {
    /// Returns the row of this kind in the table of commands.
    pub const fn row(self) -> CommandRow {
        use Offline::Wait;
        use OnCorrection::Stays;
        match self {
            Self::Change => CommandRow::new(DIRECTOR, Wait, Stays),
        }
    }
}

impl SetupEvent {
    /// Returns the row of this event in the table of events.
    pub(crate) const fn row(&self) -> EventRow {
        use Department::{Arrivals, Setup, Tables};
        use Follower::Setups;
        match self {
            Self::Changed(_) => EventRow::new(&[Setup, Tables, Arrivals], &[Setups]),
        }
    }
}

pub(super) fn decide(t: &Tournament, command: &SetupCommand) -> Result<Vec<Event>, Refusal> {
    let SetupCommand::Change(setup) = command;
    Refusal::NotUnderstood.check(setup.is_sound(), None)?;
    // Amounts on record are minor units: with other decimals each of them would change.
    let same_units = setup.currency.decimals == t.setup.currency.decimals;
    Refusal::MoneyTaken.check(same_units || !t.entries.took_money(), None)?;
    may_have_prizes(t, setup)?;
    t.check_items_kept(&setup.items)?;
    Refusal::NothingToDo.check(**setup != t.setup, None)?;
    Ok(vec![Event::Setup(SetupEvent::Changed(setup.clone()))])
}

/// Checks that an event without prizes has no price for prizes, and that none are decided.
fn may_have_prizes(t: &Tournament, setup: &Setup) -> Result<(), Refusal> {
    if !setup.without_prizes {
        return Ok(());
    }
    Refusal::PrizesDecided.check(!t.has_decided_prizes(), None)?;
    let paid = t.entries.paid();
    let is_free = paid.prize.is_zero() && paid.bounty.is_zero() && setup.prize_part().is_none();
    Refusal::MoneyForPrizes.check(is_free, None)
}

impl Tournament {
    /// Checks that an event without prizes has none after these events.
    pub(super) fn check_without_prizes(
        &self,
        events: &[Event],
        at: Timestamp,
    ) -> Result<(), Refusal> {
        if !self.setup.without_prizes {
            return Ok(());
        }
        let mut then = self.clone();
        for event in events {
            then.apply(event, at);
        }
        Refusal::MoneyForPrizes.check(then.has_no_prizes(), None)
    }

    /// Returns true unless this is an event without prizes in which some are won.
    pub(super) fn has_no_prizes(&self) -> bool {
        !self.setup.without_prizes || self.pool().to_pay.is_zero() && !self.has_decided_prizes()
    }
}

impl Setup {
    pub(super) fn on_event(&mut self, event: &Event) {
        let Event::Setup(SetupEvent::Changed(setup)) = event else { return };
        self.clone_from(setup);
    }
}
