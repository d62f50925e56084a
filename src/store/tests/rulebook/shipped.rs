//! The program ships what the tests of the rules read.

use bottone_rules::{levels::Structure, rulebook::Rulebook};
use bottone_rules_support::profiles::{RULEBOOKS, rulebook, structures};
use bottone_store::profiles::{self, Origin};

#[test]
fn every_shipped_rule_book_loads() {
    let shelf = profiles::shelf::<Rulebook>(None);
    let names: Vec<_> = shelf.iter().map(|entry| entry.id.as_str()).collect();
    assert_eq!(names, RULEBOOKS);
    for entry in shelf {
        assert_eq!(entry.origin, Origin::Shipped);
        let rules = entry.profile.unwrap();
        assert!(!rules.notes.is_empty(), "{}", entry.id);
        assert_eq!(rules, rulebook(&entry.id));
    }
}

#[test]
fn every_structure_is_shipped() {
    let mut shelf: Vec<_> = profiles::shelf::<Structure>(None)
        .into_iter()
        .map(|entry| {
            assert_eq!(entry.origin, Origin::Shipped);
            (entry.id, entry.profile.unwrap())
        })
        .collect();
    shelf.sort_by(|one, other| one.0.cmp(&other.0));
    assert_eq!(shelf, structures());
}
