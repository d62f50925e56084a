//! The step from format 1 to format 2.
//!
//! Format 1 grew over time: older programs lacked later fields, and all programs left out empty
//! ones. Format 2 writes every field of an act. Also, a record names its instant `recorded`, since
//! it may have happened at another time, and its desk `desk`.

use std::borrow::Cow;

use super::{Line, tree::Node};

/// The rule book of the first programs, when the house had four switches only.
const FIRST_BOOK: &str = include_str!("from_1.ron");

/// The fields that could be missing. Each has the names on the path to its struct, and its value at
/// that time. The outer struct may be at any distance.
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

/// The same for a payment, in the command or in the event.
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

/// A switch with a value that had two names until both became the same.
struct Renamed {
    switch: &'static str,
    before: [&'static str; 2],
    now: &'static str,
}
const RENAMED: Renamed =
    Renamed { switch: "pulled_cover", before: ["AllChips", "NewChip"], now: "WhatIsOut" };

pub(super) fn line(line: Line, text: &str) -> Cow<'_, str> {
    match line {
        Line::Head => changed(text, head),
        Line::Record => changed(text, record),
        // Clubs and reports are newer.
        Line::HouseHead | Line::HouseRecord | Line::ReportsHead | Line::Report => {
            Cow::Borrowed(text)
        }
    }
}

pub(super) fn unfinished(text: &str) -> String {
    text.replacen("record: (at:", "record: (recorded:", 1).replacen(",station:", ",desk:", 1)
}

/// Returns the changed text. Text that cannot be parsed stays unchanged.
fn changed(text: &str, change: impl FnOnce(&mut Node<'_>)) -> Cow<'_, str> {
    let Some(mut node) = Node::read(text) else { return Cow::Borrowed(text) };
    change(&mut node);
    Cow::Owned(node.written())
}

fn head(head: &mut Node<'_>) {
    head.field("setup").map(setup);
    head.visit(&mut fill);
}

fn record(record: &mut Node<'_>) {
    record.rename("at", "recorded");
    record.rename("station", "desk");
    record.visit(&mut |way, node| {
        if let [.., "Setup", "Change" | "Changed"] = way {
            setup(node);
        }
        fill(way, node);
    });
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

/// Updates a house: it had a rule book, or before that four switches of its own.
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
    // No program wrote both or neither: the remaining switches are then reported as unknown.
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

/// Returns the new name of a value of a rule book's switch.
pub(super) fn of_rule_book(word: &str) -> Option<&'static str> {
    RENAMED.before.contains(&word).then_some(RENAMED.now)
}

/// Reads a text of this module, which is always valid: a test reads every one of them.
fn as_written(text: &'static str) -> Node<'static> {
    Node::read(text).unwrap_or(Node::Word(text))
}
