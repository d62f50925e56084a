//! How the event is set up: its name, its prices, its tables and the house's rules.

use serde::{Deserialize, Serialize};

use super::{
    Event, Refusal, Tournament,
    prices::{Later, Part, Withholding},
    waiting::Alternates,
};
use crate::rules::{
    bounties::{BountyKind, Start},
    buy_in::BuyIn,
    chip_set::ChipPlan,
    chips::Chips,
    items::Item,
    money::{Currency, Money},
    rulebook::Rulebook,
    seat::{FEWEST_SEATS, MOST_SEATS, table_size},
    time::{TimeOfDay, Timestamp},
};

/// Everything about the event that is not its structure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The event's name.
    pub name: String,
    /// The day or flight: "Day 1B". May be empty.
    pub day: String,
    /// At what time of day play goes on after the end of a day, once somebody has said so.
    pub resumes: Option<TimeOfDay>,
    /// The currency of every amount of money.
    pub currency: Currency,
    /// What an entry costs.
    pub buy_in: BuyIn,
    /// What the second, the third … entry of one player costs, where that differs; the last one holds
    /// for all that follow.
    pub later: Vec<Later>,
    /// Parts of the prize money that never reach the places.
    pub withheld: Vec<Withholding>,
    /// What becomes of the bounties, where a part of the price is one.
    pub bounty: BountyKind,
    /// The tax that is kept back when a prize is paid, in hundredths of a percent, unless the cashier
    /// types another sum.
    pub prize_tax: u16,
    /// The prize pool that the house promises.
    pub guarantee: Money,
    /// The prizes that are not money.
    #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
    pub items: Vec<Item>,
    /// True for an event without prizes: nothing is paid for a place, and nothing is won.
    #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
    pub without_prizes: bool,
    /// How often one player may come back with a new entry; `None` is without limit.
    pub re_entries: Option<u8>,
    /// Players with chips may give them up and re-enter (TDA 2024 rule 8-B).
    #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
    pub forfeits: bool,
    /// Rebuys, if there are any: more chips in the same seat.
    pub rebuy: Option<Purchase>,
    /// The add-on, if there is one.
    pub add_on: Option<Purchase>,
    /// Seats at a new table, 2 to 11.
    #[serde(deserialize_with = "table_size")]
    pub seats: u8,
    /// What this house does where rule books differ.
    pub house: House,
    /// The chips that it owns and what starting stacks are made of, once somebody has said so.
    pub chips: Option<ChipPlan>,
}

/// Chips that an entry may buy beside the starting stack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Purchase {
    /// What it costs.
    pub price: BuyIn,
    /// The chips given for it.
    pub chips: Chips,
    /// What the second, the third … costs, where that differs; the last one holds for all that
    /// follow.
    pub later: Vec<Later>,
    /// How many one entry may buy.
    pub most: u8,
    /// The last level in which it is sold; a break that follows belongs to it.
    pub through_level: u16,
}

/// The rules of the house, and what it sets for itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct House {
    /// The rules that are played by, whole, so that the file can be judged by itself. Its name is the
    /// one under which it lay on the shelf.
    pub rulebook: Rulebook,
    /// Numbers of players left at which everybody draws a new seat.
    pub redraws: Vec<u32>,
    /// How many minutes of play a button that was seen counts as known.
    pub button_minutes: u16,
    /// Who comes to a full room, and when a freed seat is offered.
    #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
    pub alternates: Alternates,
    /// After how many minutes a player who was not seen in the seat that was drawn for him is asked for; nothing where
    /// seats count as taken at once.
    #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
    pub arrival_minutes: Option<u16>,
    /// Above how much money goes out only with the word of a director who is not the one who pays; nothing where one
    /// signature is enough. It asks nobody in an event without staff.
    #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
    pub two_signatures: Option<Money>,
}

/// A part of a setup that is about prizes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PrizePart {
    /// A price has a part for the prizes.
    Price,
    /// A price has a bounty.
    Bounty,
    Guarantee,
    /// Prizes that are not money.
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
            house: House::default(),
            chips: None,
        }
    }
}

impl Default for House {
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
    /// The longest name that an event or a day may have, in characters.
    pub const LONGEST_NAME: usize = 100;

    /// The most prices that one thing may have by its number, and the most parts withheld.
    pub const MOST_PRICES: usize = 20;

    /// The tax on a payment of `amount`, rounded down to the minor unit: in doubt for the player.
    pub fn tax_on(&self, amount: Money) -> Money {
        let (amount, tax) = (i128::from(amount.minor().max(0)), i128::from(self.prize_tax));
        let tax = amount * tax / i128::from(Part::WHOLE);
        Money::from_minor(i64::try_from(tax).unwrap_or(Money::MOST))
    }

    /// Returns the first part of the setup that is about prizes, for an event that is to have none.
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

    fn is_sound(&self) -> bool {
        let short = |text: &str| {
            text.chars().count() <= Self::LONGEST_NAME && !text.chars().any(char::is_control)
        };
        let priced = |price: &BuyIn| {
            [price.prize, price.bounty, price.fee, price.staff]
                .iter()
                .all(|part| *part >= Money::ZERO)
        };
        let by_number = |later: &[Later]| {
            later.len() <= Self::MOST_PRICES && later.iter().all(|later| priced(&later.price))
        };
        let held = |withholding: &Withholding| {
            let fine = match withholding.part {
                Part::Hundredths(hundredths) => hundredths <= Part::WHOLE,
                Part::Fixed(money) => money >= Money::ZERO,
            };
            fine && short(&withholding.name)
        };
        let bought = |p: &Purchase| priced(&p.price) && by_number(&p.later) && p.most > 0;
        let bountied = |kind| match kind {
            BountyKind::Fixed
            | BountyKind::FixedLastToPrizes
            | BountyKind::Mystery { from: Start::SecondDay } => true,
            BountyKind::Progressive { cash } => cash <= 100,
            BountyKind::Mystery { from: Start::PaidPlaces(times) } => times > 0,
            BountyKind::Mystery { from: Start::Players(players) } => players > 1,
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
            && self.prize_tax <= Part::WHOLE
            && Item::fault(&self.items).is_none()
            && purchases.into_iter().flatten().all(bought)
            && bountied(self.bounty)
            && self.house.rulebook.fault().is_none()
            && self.house.redraws.len() <= 20
            && self.house.two_signatures.is_none_or(|above| above >= Money::ZERO)
            && self.chips.as_ref().is_none_or(ChipPlan::is_sound)
    }
}

/// What can be asked of the setup.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SetupCommand {
    /// The event is to be like this. What was sold before keeps its price and its chips.
    Change(Box<Setup>),
}

/// What happened to the setup.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SetupEvent {
    /// The event is like this now.
    Changed(Box<Setup>),
}

pub(super) fn decide(t: &Tournament, command: &SetupCommand) -> Result<Vec<Event>, Refusal> {
    let SetupCommand::Change(setup) = command;
    Refusal::NotUnderstood.unless(setup.is_sound(), None)?;
    // Amounts on record are minor units: with other decimals every one of them would be another.
    let same_units = setup.currency.decimals == t.setup.currency.decimals;
    Refusal::MoneyTaken.unless(same_units || !t.entries.took_money(), None)?;
    may_have_prizes(t, setup)?;
    t.items_stay(&setup.items)?;
    Refusal::NothingToDo.unless(**setup != t.setup, None)?;
    Ok(vec![Event::Setup(SetupEvent::Changed(setup.clone()))])
}

/// Checks that an event without prizes asks no money for any, and that none are decided.
fn may_have_prizes(t: &Tournament, setup: &Setup) -> Result<(), Refusal> {
    if !setup.without_prizes {
        return Ok(());
    }
    Refusal::PrizesDecided.unless(!t.has_decided_prizes(), None)?;
    let paid = t.entries.paid();
    let is_free = paid.prize.is_zero() && paid.bounty.is_zero() && setup.prize_part().is_none();
    Refusal::MoneyForPrizes.unless(is_free, None)
}

impl Tournament {
    /// Checks that an event without prizes has none after these events.
    pub(super) fn stays_without_prizes(
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
        Refusal::MoneyForPrizes.unless(then.has_no_prizes(), None)
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
