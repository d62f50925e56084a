//! The totals of a festival, counted from the lines of its files.
//!
//! A player of two flights is identified by the card number.

use std::{
    collections::{BTreeMap, BTreeSet},
    ffi::OsStr,
    path::Path,
};

use super::lines::{Value, events};

/// An entry, with the amounts paid and issued for it.
struct Entry {
    player: usize,
    paid: i128,
    prize: i128,
    chips: i128,
}

impl Entry {
    fn adds(&mut self, paid: &Value, chips: i128) {
        self.paid += paid.total();
        self.prize += paid["prize"].number;
        self.chips += chips;
    }
}

#[derive(Default)]
struct EventTotals {
    people: Vec<Value>,
    entries: Vec<Entry>,
    refunded: BTreeSet<usize>,
    /// The entries with bagged chips.
    bags: BTreeSet<usize>,
    stacks: BTreeMap<usize, i128>,
    /// The stacks at the start of the day, 0 for entries without one.
    carried: Vec<i128>,
    /// The day to which its bags were carried over.
    over: String,
    /// The chips added by corrections.
    changed: i128,
}

fn index(number: i128) -> usize {
    usize::try_from(number).unwrap()
}

impl EventTotals {
    fn of(path: &Path) -> Self {
        let mut event = Self::default();
        for (department, of) in events(path) {
            event.hears(&department, &of);
        }
        event
    }

    fn enters(&mut self, player: &Value, paid: &Value, chips: i128) {
        let mut entry = Entry { player: index(player.number), paid: 0, prize: 0, chips: 0 };
        entry.adds(paid, chips);
        self.entries.push(entry);
    }

    fn hears(&mut self, department: &str, of: &Value) {
        match (department, of.name.as_str()) {
            ("Entries", "Listed") => self.people.extend(of["people"].items.iter().cloned()),
            ("Entries", "Entered") => {
                for player in &of["players"].items {
                    self.enters(player, &of["paid"], of["chips"].number);
                }
            }
            ("Entries", "Rebought" | "AddedOn") => {
                let entry = &mut self.entries[index(of["entry"].number) - 1];
                entry.adds(&of["paid"], of["chips"].number);
            }
            ("Entries", "Refunded") => {
                let number = index(of["entry"].number);
                self.refunded.insert(number);
                let entry = &mut self.entries[number - 1];
                *entry = Entry { player: entry.player, paid: 0, prize: 0, chips: 0 };
                entry.adds(&of["kept"], 0);
            }
            ("Entries", "Carried") => {
                for carried in &of["entries"].items {
                    let chips = carried["chips"].number;
                    self.enters(&carried["player"], &carried["paid"], chips);
                    let entry = self.entries.last_mut().unwrap();
                    for bought in &carried["bought"].items {
                        entry.adds(&bought["paid"], 0);
                    }
                    self.carried.push(chips);
                }
            }
            ("Counts", "SheetCounted" | "SheetCorrected") => {
                let rows = of["rows"].items.iter();
                self.stacks
                    .extend(rows.map(|row| (index(row["entry"].number), row["chips"].number)));
            }
            ("Counts", "Corrected") => {
                let chips = of["change"].items[0].number;
                self.changed += if of["change"].name == "More" { chips } else { -chips };
            }
            ("Bags", "Sealed") => {
                let bags = of["bags"].items.iter();
                self.bags.extend(bags.map(|bag| index(bag.items[0].number)));
            }
            ("Bags", "Reopened") => {
                for entry in &of["entries"].items {
                    self.bags.remove(&index(entry.number));
                }
            }
            ("Bags", "CarriedOver") => self.over.clone_from(&of["into"].name),
            _ => {}
        }
    }

    fn standing(&self) -> usize {
        self.entries.len() - self.refunded.len()
    }

    fn prize(&self) -> i128 {
        self.entries.iter().map(|entry| entry.prize).sum()
    }
}

/// Adds up the flights and the day made of them. Returns the differences.
pub(super) fn faults(next: &Path, flights: &[&Path]) -> Vec<String> {
    let mut faults = Vec::new();
    let mut brought: BTreeMap<String, i128> = BTreeMap::new();
    let (mut entries, mut prize) = (0, 0);
    for path in flights {
        let flight = EventTotals::of(path);
        let flight_path = path.display();
        let chips = flight.entries.iter().map(|entry| entry.chips).sum::<i128>() + flight.changed;
        let bagged = flight.bags.iter().map(|entry| flight.stacks[entry]).sum::<i128>();
        if chips != bagged {
            faults.push(format!("{flight_path}: {chips} chips in play, {bagged} in bags"));
        }
        if Some(OsStr::new(&flight.over)) != next.file_name() {
            faults.push(format!("{flight_path}: it went into {}", flight.over));
        }
        for entry in &flight.bags {
            let person = &flight.people[flight.entries[entry - 1].player - 1];
            let name = format!("{}, {}", person["family"].name, person["given"].name);
            let card = Some(&person["card"].name).filter(|card| !card.is_empty()).cloned();
            let stack = brought.entry(card.unwrap_or(name)).or_default();
            *stack = flight.stacks[entry].max(*stack);
        }
        entries += flight.standing();
        prize += flight.prize();
    }
    let day = EventTotals::of(next);
    let carried = &day.carried;
    let made = day.entries[..carried.len()].iter().map(|entry| entry.prize).sum::<i128>();
    let players = carried.iter().filter(|chips| **chips > 0).count();
    for (what, made, expected) in [
        ("entries", carried.len() as i128, entries as i128),
        ("prize", made, prize),
        ("chips", carried.iter().sum(), brought.values().sum()),
        ("players", players as i128, brought.len() as i128),
    ] {
        if made != expected {
            faults.push(format!("{what}: the next day has {made}, its flights {expected}"));
        }
    }
    faults
}
