//! How the event is set up: its name, its prices, its tables and the house's rules.

use serde::{Deserialize, Serialize};

use super::{Event, Refusal, Tournament};
use crate::rules::{
    button::{ButtonRule, Newcomers},
    buy_in::BuyIn,
    chips::Chips,
    money::{Currency, Money},
    seat::{FEWEST_SEATS, MOST_SEATS, table_size},
    seating::FinalTable,
};

/// Everything about the event that is not its structure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// The event's name.
    pub name: String,
    /// The day or flight: "Day 1B". May be empty.
    pub day: String,
    /// The currency of every amount of money.
    pub currency: Currency,
    /// What an entry costs.
    pub buy_in: BuyIn,
    /// The prize pool that the house promises.
    pub guarantee: Money,
    /// How often one player may come back with a new entry; `None` is without limit.
    pub re_entries: Option<u8>,
    /// Rebuys, if there are any: more chips in the same seat.
    pub rebuy: Option<Purchase>,
    /// The add-on, if there is one.
    pub add_on: Option<Purchase>,
    /// Seats at a new table, 2 to 11.
    #[serde(deserialize_with = "table_size")]
    pub seats: u8,
    /// What this house does where rule books differ.
    pub house: House,
}

/// Chips that an entry may buy beside the starting stack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Purchase {
    /// What it costs.
    pub price: BuyIn,
    /// The chips given for it.
    pub chips: Chips,
    /// How many one entry may buy.
    pub most: u8,
    /// The last level in which it is sold; a break that follows belongs to it.
    pub through_level: u16,
}

/// The points on which houses differ, as far as they concern seats and the button.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct House {
    /// How the button moves (rules §1.1).
    pub button: ButtonRule,
    /// Which newcomers wait a hand (rules §1.7).
    pub newcomers: Newcomers,
    /// The difference between the fullest and the shortest table that is left alone (rules §2.5).
    pub gap: u8,
    /// When the final table is drawn (rules §2.6).
    pub final_table: FinalTable,
    /// Numbers of players left at which everybody draws a new seat.
    pub redraws: Vec<u32>,
    /// How many minutes of play a button that was seen counts as known.
    pub button_minutes: u16,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            name: String::new(),
            day: String::new(),
            currency: Currency::default(),
            buy_in: BuyIn::default(),
            guarantee: Money::ZERO,
            re_entries: Some(1),
            rebuy: None,
            add_on: None,
            seats: 9,
            house: House::default(),
        }
    }
}

impl Default for House {
    fn default() -> Self {
        Self {
            button: ButtonRule::Dead,
            newcomers: Newcomers::ButtonToSmall,
            gap: 1,
            final_table: FinalTable::Tda,
            redraws: Vec::new(),
            button_minutes: 5,
        }
    }
}

impl Setup {
    /// The longest name that an event or a day may have, in characters.
    pub const LONGEST_NAME: usize = 100;

    fn is_sound(&self) -> bool {
        let short = |text: &str| {
            text.chars().count() <= Self::LONGEST_NAME && !text.chars().any(char::is_control)
        };
        let priced = |price: &BuyIn| {
            [price.prize, price.bounty, price.fee, price.staff]
                .iter()
                .all(|part| *part >= Money::ZERO)
        };
        let purchases = [&self.rebuy, &self.add_on];
        short(&self.name)
            && short(&self.day)
            && short(&self.currency.symbol)
            && (FEWEST_SEATS..=MOST_SEATS).contains(&self.seats)
            && self.guarantee >= Money::ZERO
            && priced(&self.buy_in)
            && purchases.into_iter().flatten().all(|p| priced(&p.price) && p.most > 0)
            && (1..=MOST_SEATS).contains(&self.house.gap)
            && self.house.redraws.len() <= 20
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
    Refusal::NothingToDo.unless(**setup != t.setup, None)?;
    Ok(vec![Event::Setup(SetupEvent::Changed(setup.clone()))])
}

impl Setup {
    pub(super) fn apply(&mut self, event: &SetupEvent) {
        let SetupEvent::Changed(setup) = event;
        self.clone_from(setup);
    }
}
