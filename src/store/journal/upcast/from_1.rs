//! From format 1 to format 2.
//!
//! Format 1 grew while it was written: what came later was left out by the programs of before, and by all where it was
//! nothing. Format 2 writes every field of an act. Besides, a record names its instant `recorded`, since it may have
//! happened at another, and its desk `desk`.

use std::borrow::Cow;

use super::tree::Node;

/// The rule book that was played by where a house of the first programs said four switches and no more.
const FIRST_BOOK: &str = include_str!("from_1.ron");

/// Fields that could be missing, by the names on the way to their struct, the outer one at any distance, and what they
/// were then.
const MISSING: [(&str, &str, &str, &str); 17] = [
    ("Tables", "Dealt", "stud", "false"),
    ("Entries", "Refund", "keep_fee", "false"),
    ("Entries", "Refunded", "kept", "(prize:0)"),
    ("Counts", "rows", "pieces", "[]"),
    ("ColouredUp", "players", "cards", "[]"),
    ("ColouredUp", "players", "fate", "None"),
    ("Deals", "Agree", "stacks", "[]"),
    ("Deals", "Agree", "kept", "[]"),
    ("Deals", "Agree", "bounties", "[]"),
    ("Deals", "Agreed", "stacks", "[]"),
    ("Deals", "Agreed", "kept", "[]"),
    ("Deals", "Agreed", "bounties", "[]"),
    ("Incidents", "Rule", "note", "\"\""),
    ("Incidents", "Ruled", "note", "\"\""),
    ("matter", "Push", "followed", NOT_FOLLOWED),
    ("rebuy", "Some", "later", "[]"),
    ("add_on", "Some", "later", "[]"),
];
const NOT_FOLLOWED: &str = "(full:None,blind_first:false,cap_lifted:None,opposed:true)";

/// The same for a payment, asked for or made.
const OF_A_PAYMENT: [(&str, &str); 3] = [("withheld", "0"), ("tickets", "0"), ("document", "\"\"")];

/// The same for the event's setup.
const OF_A_SETUP: [(&str, &str); 12] = [
    ("name", "\"\""),
    ("day", "\"\""),
    ("currency", "(symbol:\"€\",decimals:2)"),
    ("buy_in", "(prize:0)"),
    ("later", "[]"),
    ("withheld", "[]"),
    ("bounty", "Fixed"),
    ("prize_tax", "0"),
    ("guarantee", "0"),
    ("re_entries", "Some(1)"),
    ("seats", "9"),
    ("house", "()"),
];

/// What a switch says, which had two names until both came to the same.
struct Renamed {
    switch: &'static str,
    before: [&'static str; 2],
    now: &'static str,
}
const RENAMED: Renamed =
    Renamed { switch: "pulled_cover", before: ["AllChips", "NewChip"], now: "WhatIsOut" };

pub(super) fn head(head: &mut Node<'_>) {
    head.field("setup").map(setup);
    head.visit(&mut fill);
}

pub(super) fn record(record: &mut Node<'_>) {
    record.rename("at", "recorded");
    record.rename("station", "desk");
    record.visit(&mut |way, node| {
        if let [.., "Setup", "Change" | "Changed"] = way {
            setup(node);
        }
        fill(way, node);
    });
}

pub(super) fn unfinished(text: &str) -> String {
    text.replacen("record: (at:", "record: (recorded:", 1).replacen(",station:", ",desk:", 1)
}

fn fill(way: &[&str], node: &mut Node<'_>) {
    let Some((last, before)) = way.split_last() else { return };
    for (outer, inner, name, was) in MISSING {
        if *last == inner && before.contains(&outer) {
            node.put(name, || as_written(was));
        }
    }
    if let [.., "Payments", "Pay" | "Paid"] = way {
        for (name, was) in OF_A_PAYMENT {
            node.put(name, || as_written(was));
        }
    }
}

fn setup(setup: &mut Node<'_>) {
    // `Change(…)` is round brackets around those of the setup.
    if let Node::Round(_, parts) = setup
        && parts.first().is_some_and(|part| part.name.is_empty())
    {
        return;
    }
    for (name, was) in OF_A_SETUP {
        setup.put(name, || as_written(was));
    }
    setup.field("house").map(house);
    if let Some(Node::Round(_, plan)) = setup.field("chips")
        && let Some(plan) = plan.first_mut()
    {
        plan.value.put("stack", || as_written("[]"));
        plan.value.put("style", || as_written("Ample"));
    }
}

/// A house had a rule book, or before that four switches of its own.
fn house(house: &mut Node<'_>) {
    house.put("redraws", || as_written("[]"));
    house.put("button_minutes", || as_written("5"));
    let has_book = house.field("rulebook").is_some();
    let pushing = house.field("rulebook").and_then(|book| book.field("pushing"));
    if let Some(cover) = pushing.and_then(|pushing| pushing.field(RENAMED.switch))
        && let Node::Word(name) = cover
        && RENAMED.before.contains(name)
    {
        *cover = Node::Word(RENAMED.now);
    }
    // Both are nothing that a program wrote: what is left of the switches is then found to be unknown.
    if has_book {
        return;
    }
    let mut book = as_written(FIRST_BOOK.trim_end());
    let switches = [
        ("button", "button", "rule"),
        ("newcomers", "button", "newcomers"),
        ("gap", "seating", "tolerance"),
        ("final_table", "seating", "final_table"),
    ];
    for (old, part, switch) in switches {
        let (Some(value), Some(place)) =
            (house.take(old), book.field(part).and_then(|part| part.field(switch)))
        else {
            continue;
        };
        *place = match value {
            Node::Word("1") if old == "gap" => Node::Word("One"),
            Node::Word(gap) if old == "gap" => Node::round("Always", gap),
            value => value,
        };
    }
    house.put("rulebook", || book);
}

/// The text of a rule book with today's name of what its switch says. On the shelf lie books of every age.
pub(in crate::store) fn names_of_switches(book: &str) -> Cow<'_, str> {
    let Some((before, said)) = book.split_once(RENAMED.switch) else { return Cow::Borrowed(book) };
    let value = said.trim_start_matches([' ', '\t', ':']);
    let end = value.find(|letter: char| !letter.is_alphanumeric()).unwrap_or(value.len());
    let (name, behind) = value.split_at(end);
    if !RENAMED.before.contains(&name) {
        return Cow::Borrowed(book);
    }
    Cow::Owned(format!("{before}{}: {}{behind}", RENAMED.switch, RENAMED.now))
}

/// What is written here is sound; a test reads every word of it.
fn as_written(text: &'static str) -> Node<'static> {
    Node::read(text).unwrap_or(Node::Word(text))
}
