//! The completion of a rule book that is older than some of its switches.

use std::borrow::Cow;

use bottone_rules::rulebook::Rulebook;

use super::{
    from_1, from_2,
    tree::{Node, Part},
    words::renamed,
};
use crate::profiles::shelf;

/// The switches that a rule book lacked, with the source of their values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Added {
    /// The path of each, such as `seating.tolerance`.
    pub switches: Vec<String>,
    /// The name of the book that gave the values.
    pub book: String,
}

/// Adds every switch that the rule book in this line lacks, with the value of its own book. That is
/// the shipped book of the same name, otherwise the first with the same rule numbers. `None` if no
/// switch is missing.
pub(super) fn add(text: &str) -> Option<(String, Added)> {
    let shipped: Vec<(Rulebook, String)> = shelf::<Rulebook>(None)
        .into_iter()
        .filter_map(|entry| {
            let book = entry.profile.ok()?;
            let text = ron::to_string(&book).ok()?;
            Some((book, text))
        })
        .collect();
    let mut node = Node::read(text)?;
    let mut added: Option<Added> = None;
    node.visit(&mut |way, node| {
        if !way.ends_with(&["rulebook"]) {
            return;
        }
        let mut says = |field: &str| match node.field(field) {
            Some(Node::Word(word)) => (*word).to_owned(),
            _ => String::new(),
        };
        let (name, cited) = (says("name"), says("book"));
        let is_named = |book: &Rulebook| ron::to_string(&book.name).is_ok_and(|own| own == name);
        let is_cited = |book: &Rulebook| ron::to_string(&book.book).is_ok_and(|own| own == cited);
        let own = shipped.iter().find(|(book, _)| is_named(book));
        let own = own.or_else(|| shipped.iter().find(|(book, _)| is_cited(book)));
        let Some((book, text)) = own else { return };
        let Some(full) = Node::read(text) else { return };
        let mut switches = Vec::new();
        complete(node, full, "", &mut switches);
        if !switches.is_empty() {
            let added = added
                .get_or_insert_with(|| Added { switches: Vec::new(), book: book.name.clone() });
            switches.retain(|switch| !added.switches.contains(switch));
            added.switches.append(&mut switches);
        }
    });
    Some((node.written(), added?))
}

/// Adds the fields that only the full node has.
fn complete<'t>(lacking: &mut Node<'t>, full: Node<'t>, way: &str, added: &mut Vec<String>) {
    let Node::Round(name, parts) = full else { return };
    if !matches!(lacking, Node::Round(own, _) if *own == name) {
        return;
    }
    for Part { name, value } in parts.into_iter().filter(|part| !part.name.is_empty()) {
        let here = if way.is_empty() { name.to_owned() } else { format!("{way}.{name}") };
        if let Some(own) = lacking.field(name) {
            complete(own, value, &here, added);
        } else if lacking.put(name, || value) {
            added.push(here);
        }
    }
}

/// Returns the text of a rule book with today's names of its switch values. The shelf contains
/// books of every age.
pub(crate) fn names_of_switches(book: &str) -> Cow<'_, str> {
    renamed(book, |word| from_1::of_rule_book(word).or_else(|| from_2::of_rule_book(word)))
}
