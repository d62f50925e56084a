//! The test's own book of an evening: simple sums of the commands, independent of the program's
//! rules.

use std::collections::BTreeMap;

use bottone::{
    base::{chips::Chips, money::Money},
    rules::{buy_in::BuyIn, levels::Structure},
    tournament::{
        Command, Event,
        counts::{ChipDifference, CountCommand, CountEvent},
        entries::{EntryCommand, EntryEvent, EntryId, PlayerId},
        history::RecordAction,
        payments::PaymentCommand,
        prices::{LaterPrice, WithheldAmount},
        setup::{Purchase, Setup},
    },
};

/// The payments for one entry, and its chips.
#[derive(Clone)]
struct EntryAccount {
    player: PlayerId,
    paid: BuyIn,
    chips: u64,
    refunded: bool,
    rebuys: usize,
    add_ons: usize,
}

/// One payment: the sum, its tax, and its tickets.
type Paid = (Money, Money, u16);

/// The sums of an evening.
#[derive(Clone)]
pub(crate) struct Book {
    setup: Setup,
    stack: u64,
    /// The entries by number.
    lines: BTreeMap<EntryId, EntryAccount>,
    /// The number of the next entry.
    next: usize,
    /// The chips added by races, late finds and accepted differences, less those removed.
    changed: i128,
    payments: BTreeMap<EntryId, Vec<Paid>>,
}

fn id(number: usize) -> EntryId {
    ron::from_str(&number.to_string()).unwrap()
}

/// Returns its number, from 1.
fn number(entry: EntryId) -> usize {
    ron::to_string(&entry).unwrap().parse().unwrap()
}

/// Returns the price and the chips of the `number`th purchase of a kind.
fn price(number: usize, first: (BuyIn, u64), later: &[LaterPrice]) -> (BuyIn, u64) {
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

    /// Records an action.
    pub(crate) fn enter(&mut self, action: &RecordAction) {
        let RecordAction::Done { command, events, .. } = action else { return };
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

    /// Opens a line for each new entry.
    fn enter_all(&mut self, events: &[Event]) {
        for event in events {
            let Event::Entries(EntryEvent::Entered { players, from, .. }) = event else { continue };
            let first = from.map_or(self.next, number);
            for (&player, nth) in players.iter().zip(first..) {
                let made = self.lines.values().filter(|l| l.player == player && !l.refunded);
                let first = (self.setup.buy_in, self.stack);
                let (paid, chips) = price(made.count() + 1, first, &self.setup.later);
                let line =
                    EntryAccount { player, paid, chips, refunded: false, rebuys: 0, add_ons: 0 };
                self.lines.insert(id(nth), line);
                self.next = self.next.max(nth + 1);
            }
        }
    }

    /// Skips the number of a deleted entry, which is not given again.
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

    fn line(&mut self, entry: EntryId) -> &mut EntryAccount {
        self.lines.get_mut(&entry).unwrap()
    }

    fn counts(&mut self, command: &CountCommand, events: &[Event]) {
        match (command, events) {
            (CountCommand::Correct { change: ChipDifference::More(chips), .. }, _) => {
                self.changed += i128::from(chips.get());
            }
            (CountCommand::Correct { change: ChipDifference::Fewer(chips), .. }, _) => {
                self.changed -= i128::from(chips.get());
            }
            (
                CountCommand::ColourUp { old, new, holdings, .. },
                [Event::Counts(CountEvent::ColouredUp(raced))],
            ) => {
                let held: u64 = holdings.iter().map(|held| held.chips).sum();
                let given: u64 = raced.players.iter().map(|player| player.into.get()).sum();
                let taken = held * old.get();
                assert_eq!(raced.out().get(), taken, "the report and the chips agree");
                assert!(given.is_multiple_of(new.get()), "only new chips are given: {raced:?}");
                // The race itself adds or removes less than a chip; the rest are chips that keep
                // players in.
                let saved = raced
                    .players
                    .iter()
                    .filter(|p| p.fate == bottone::tournament::counts::RaceResult::Saved);
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

    /// Returns the money paid in and not given back, by parts.
    pub(crate) fn paid(&self) -> BuyIn {
        self.lines.values().map(|line| line.paid).sum()
    }

    /// Returns the chips in play.
    pub(crate) fn chips(&self) -> Chips {
        let sold: u64 = self.lines.values().map(|line| line.chips).sum();
        Chips::new(u64::try_from(i128::from(sold) + self.changed).unwrap())
    }

    pub(crate) fn guarantee(&self) -> Money {
        self.setup.guarantee
    }

    /// Returns the money withheld from the prizes.
    pub(crate) fn withheld(&self) -> Money {
        let came = self.paid().prize.minor();
        let held = self.setup.withheld.iter().fold(0, |held, withholding| {
            let part = match withholding.part {
                WithheldAmount::Fixed(money) => money.minor(),
                WithheldAmount::Hundredths(hundredths) => came * i64::from(hundredths) / 10_000,
            };
            held + part.min(came - held)
        });
        Money::from_minor(held)
    }

    /// Returns the payments to each entry that was ever paid.
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

impl EntryAccount {
    fn buy(&mut self, offer: &Purchase, number: usize) {
        let (paid, chips) = price(number, (offer.price, offer.chips.get()), &offer.later);
        self.paid = self.paid.plus(paid);
        self.chips += chips;
    }
}
