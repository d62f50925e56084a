//! The test's own book of an evening: simple sums of what was asked and done, by nobody else's rules.

use std::collections::BTreeMap;

use bottone::{
    rules::{buy_in::BuyIn, chips::Chips, levels::Structure, money::Money},
    tournament::{
        Command, Event,
        counts::{Change, CountCommand, CountEvent},
        entries::{EntryCommand, EntryEvent, EntryId, PlayerId},
        history::Deed,
        payments::PaymentCommand,
        prices::{Later, Part},
        setup::{Purchase, Setup},
    },
};

/// What was paid for one entry, and the chips given.
#[derive(Clone)]
struct Line {
    player: PlayerId,
    paid: BuyIn,
    chips: u64,
    refunded: bool,
    rebuys: usize,
    add_ons: usize,
}

/// One payment: the sum, what of it was tax, and tickets.
type Paid = (Money, Money, u16);

/// The sums of an evening.
#[derive(Clone)]
pub(crate) struct Book {
    setup: Setup,
    stack: u64,
    /// Each entry by its number.
    lines: BTreeMap<EntryId, Line>,
    /// The number of the next.
    next: usize,
    /// What races, late finds and accepted differences have put in, less what they took out.
    changed: i128,
    payments: BTreeMap<EntryId, Vec<Paid>>,
}

fn id(number: usize) -> EntryId {
    ron::from_str(&number.to_string()).unwrap()
}

/// Its number, from 1.
fn number(entry: EntryId) -> usize {
    ron::to_string(&entry).unwrap().parse().unwrap()
}

/// The price and the chips of the `number`th of something.
fn price(number: usize, first: (BuyIn, u64), later: &[Later]) -> (BuyIn, u64) {
    if number < 2 || later.is_empty() {
        return first;
    }
    let later = &later[(number - 2).min(later.len() - 1)];
    (later.price, later.chips.map_or(first.1, Chips::get))
}

impl Book {
    pub(crate) fn new(setup: &Setup, structure: &Structure) -> Self {
        Self {
            setup: setup.clone(),
            stack: structure.starting_stack.get(),
            lines: BTreeMap::new(),
            next: 1,
            changed: 0,
            payments: BTreeMap::new(),
        }
    }

    /// Enters what was done.
    pub(crate) fn enter(&mut self, deed: &Deed) {
        let Deed::Done { command, events, .. } = deed else { return };
        match command {
            Command::Entries(command) => {
                self.enter_all(events);
                self.entries(command);
            }
            Command::Counts(command) => self.counts(command, events),
            Command::Payments(PaymentCommand::Pay { entry, amount, withheld, tickets, .. }) => {
                let paid = (*amount, *withheld, *tickets);
                self.payments.entry(*entry).or_default().push(paid);
            }
            Command::Payments(PaymentCommand::TakeBack { entry, .. }) => {
                self.payments.get_mut(entry).unwrap().pop().unwrap();
            }
            _ => {}
        }
    }

    /// Opens a line for each entry that was made.
    fn enter_all(&mut self, events: &[Event]) {
        for event in events {
            let Event::Entries(EntryEvent::Entered { players, from, .. }) = event else { continue };
            let first = from.map_or(self.next, number);
            for (&player, nth) in players.iter().zip(first..) {
                let made = self.lines.values().filter(|l| l.player == player && !l.refunded);
                let first = (self.setup.buy_in, self.stack);
                let (paid, chips) = price(made.count() + 1, first, &self.setup.later);
                let line = Line { player, paid, chips, refunded: false, rebuys: 0, add_ons: 0 };
                self.lines.insert(id(nth), line);
                self.next = self.next.max(nth + 1);
            }
        }
    }

    /// Of an entry that was struck out its number is left, and nobody else gets it.
    pub(crate) fn skip(&mut self, events: &[Event]) {
        for event in events {
            if let Event::Entries(EntryEvent::NumbersSkipped { entries, .. }) = event {
                let behind = entries.iter().map(|entry| number(*entry) + 1);
                self.next = behind.fold(self.next, usize::max);
            }
        }
    }

    fn entries(&mut self, command: &EntryCommand) {
        match command {
            EntryCommand::Rebuy { entry } => {
                let offer = self.setup.rebuy.clone().unwrap();
                let line = self.line(*entry);
                line.rebuys += 1;
                let number = line.rebuys;
                line.buy(&offer, number);
            }
            EntryCommand::AddOn { entry } => {
                let offer = self.setup.add_on.clone().unwrap();
                let line = self.line(*entry);
                line.add_ons += 1;
                let number = line.add_ons;
                line.buy(&offer, number);
            }
            EntryCommand::Refund { entry, keep_fee } => {
                let line = self.line(*entry);
                line.refunded = true;
                line.chips = 0;
                let (fee, staff) = (line.paid.fee, line.paid.staff);
                let kept = BuyIn { fee, staff, ..BuyIn::default() };
                line.paid = if *keep_fee { kept } else { BuyIn::default() };
            }
            _ => {}
        }
    }

    fn line(&mut self, entry: EntryId) -> &mut Line {
        self.lines.get_mut(&entry).unwrap()
    }

    fn counts(&mut self, command: &CountCommand, events: &[Event]) {
        match (command, events) {
            (CountCommand::Correct { change: Change::More(chips), .. }, _) => {
                self.changed += i128::from(chips.get());
            }
            (CountCommand::Correct { change: Change::Fewer(chips), .. }, _) => {
                self.changed -= i128::from(chips.get());
            }
            (
                CountCommand::ColourUp { old, new, holdings, .. },
                [Event::Counts(CountEvent::ColouredUp(raced))],
            ) => {
                let held: u64 = holdings.iter().map(|held| held.chips).sum();
                let given: u64 = raced.players.iter().map(|player| player.into.get()).sum();
                let taken = held * old.get();
                assert_eq!(raced.out().get(), taken, "what was told is what was taken");
                assert!(given.is_multiple_of(new.get()), "only new chips are given: {raced:?}");
                // The race itself gives or takes less than a chip; the rest is what nobody is raced
                // out with.
                let saved = raced
                    .players
                    .iter()
                    .filter(|p| p.fate == bottone::tournament::counts::Fate::Saved);
                let saved = saved.count() as u64 * new.get();
                assert!((given - saved).abs_diff(taken) < new.get(), "{raced:?}");
                self.changed += i128::from(given) - i128::from(taken);
            }
            (
                CountCommand::FoundLate { old, chips, .. },
                [Event::Counts(CountEvent::FoundLate { into, .. })],
            ) => {
                let worth = old.get() * chips;
                assert!(into.get() <= worth, "more than it was worth");
                self.changed += i128::from(into.get()) - i128::from(worth);
            }
            _ => {}
        }
    }

    /// What was paid in and not given back, part by part.
    pub(crate) fn paid(&self) -> BuyIn {
        self.lines.values().map(|line| line.paid).sum()
    }

    /// The chips in play.
    pub(crate) fn chips(&self) -> Chips {
        let sold: u64 = self.lines.values().map(|line| line.chips).sum();
        Chips::new(u64::try_from(i128::from(sold) + self.changed).unwrap())
    }

    pub(crate) fn guarantee(&self) -> Money {
        self.setup.guarantee
    }

    /// What is held back from the prize money.
    pub(crate) fn withheld(&self) -> Money {
        let came = self.paid().prize.minor();
        let held = self.setup.withheld.iter().fold(0, |held, withholding| {
            let part = match withholding.part {
                Part::Fixed(money) => money.minor(),
                Part::Hundredths(hundredths) => came * i64::from(hundredths) / 10_000,
            };
            held + part.min(came - held)
        });
        Money::from_minor(held)
    }

    /// What every entry that was ever paid has been paid.
    pub(crate) fn settled(&self) -> impl Iterator<Item = (EntryId, Paid)> {
        self.payments.iter().map(|(entry, payments)| {
            let none = (Money::ZERO, Money::ZERO, 0);
            let sum = payments.iter().fold(none, |(paid, tax, tickets), payment| {
                (paid.plus(payment.0), tax.plus(payment.1), tickets + payment.2)
            });
            (*entry, sum)
        })
    }
}

impl Line {
    fn buy(&mut self, offer: &Purchase, number: usize) {
        let (paid, chips) = price(number, (offer.price, offer.chips.get()), &offer.later);
        self.paid = self.paid.plus(paid);
        self.chips += chips;
    }
}
