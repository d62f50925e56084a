//! The tickets of a house, counted from the lines of its files.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use super::lines::{Value, events};

/// The sales of an event, and the tickets that it issued and took.
#[derive(Default)]
struct TicketSales {
    /// The money paid for each entry.
    prices: Vec<i128>,
    /// The value of each ticket won, by its number.
    won: BTreeMap<i128, i128>,
    /// The ticket that paid for an entry: number and value.
    taken: BTreeMap<i128, (i128, i128)>,
}

impl TicketSales {
    fn of(path: &Path) -> Self {
        let mut event = Self::default();
        for (department, of) in events(path) {
            let entry = of["entry"].number;
            let (number, worth) = (of["ticket"]["number"].number, of["ticket"]["value"].number);
            match (department.as_str(), of.name.as_str()) {
                ("Entries", "Entered") => {
                    let sold = of["players"].items.iter().map(|_| of["paid"].total());
                    event.prices.extend(sold);
                }
                ("Entries", "Refunded") => {
                    *event.price(entry) = of["kept"].total();
                    event.taken.remove(&entry);
                }
                ("Tickets", "HandedOut") => drop(event.won.insert(number, worth)),
                ("Tickets", "Taken") => drop(event.taken.insert(entry, (number, worth))),
                _ => {}
            }
        }
        event
    }

    fn price(&mut self, entry: i128) -> &mut i128 {
        &mut self.prices[usize::try_from(entry).unwrap() - 1]
    }
}

/// Returns the tickets in a house's book by number: the issue and the outcome of each.
fn book(path: &Path) -> BTreeMap<i128, (Value, Value)> {
    let mut book = BTreeMap::new();
    for (department, of) in events(path) {
        match (department.as_str(), of.name.as_str()) {
            ("Tickets", "Issued") => {
                let open = Value { name: "Open".to_owned(), ..Value::default() };
                book.insert(of.items[0]["number"].number, (of.items[0].clone(), open));
            }
            ("Tickets", "StateChanged") => {
                book.get_mut(&of["number"].number).unwrap().1 = of["state"].clone();
            }
            _ => {}
        }
    }
    book
}

/// Compares a house's book with its events. Returns the differences, and the outcomes of the
/// tickets.
pub(super) fn faults(house: &Path) -> (Vec<String>, BTreeSet<String>) {
    let book = book(&house.join("house.ron"));
    let mut faults = Vec::new();
    let mut played = BTreeMap::new();
    for file in fs::read_dir(house).unwrap() {
        let path = file.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap();
        if path.extension().is_some_and(|ending| ending == "bottone") && name != "house.ron" {
            played.insert(name.to_owned(), TicketSales::of(&path));
        }
    }
    for (name, event) in &mut played {
        let (won, sold) = (event.won.values().sum::<i128>(), event.prices.iter().sum::<i128>());
        if won > sold {
            faults.push(format!("{name}: seats of {won} were won for {sold}"));
        }
        for (entry, (number, worth)) in event.taken.clone() {
            if worth > *event.price(entry) {
                faults.push(format!("{name}: ticket {number} is worth more than entry {entry}"));
            }
            let used =
                book.get(&number).map(|(_, state)| state).filter(|state| state.name == "Used");
            let here = |of: &Value| of["file"].name == *name && of["entry"].number == entry;
            if !used.is_some_and(|state| here(&state.items[0])) {
                faults.push(format!("{name}: entry {entry} was not paid with ticket {number}"));
            }
        }
        for (number, worth) in &event.won {
            if book.get(number).is_none_or(|(ticket, _)| ticket["value"].number != *worth) {
                faults.push(format!(
                    "{name}: ticket {number} is not in the book, or of another value"
                ));
            }
        }
    }
    let mut states = BTreeSet::new();
    for (number, (ticket, state)) in &book {
        let won = &ticket["won"]["file"].name;
        if !won.is_empty() && state.name != "Withdrawn" && !played[won].won.contains_key(number) {
            faults.push(format!("ticket {number} was not won in {won}"));
        }
        if state.name == "Used" {
            let used = &state.items[0]["file"].name;
            if !played[used].taken.values().any(|(taken, _)| taken == number) {
                faults.push(format!("ticket {number} was not used in {used}"));
            }
        }
        states.insert(state.name.clone());
    }
    (faults, states)
}
