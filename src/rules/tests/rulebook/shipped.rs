//! The shipped rule books load, contain every switch, and give the source of each.

use bottone_rules::{
    button::ButtonRule,
    levels::Stud,
    rulebook::{BustRanking, Rulebook},
    ruling::{PushRules, cites::Book},
};

use bottone_rules_support::profiles::{RULEBOOKS, rulebook, text};

/// No switch is left to a default: each stands in the file, under a comment on what it decides.
#[test]
fn every_switch_is_written_and_explained() {
    for id in RULEBOOKS {
        let text = text(id);
        let written: Vec<_> = text.lines().map(str::trim).collect();
        let rules = serde_json::to_value(rulebook(id)).unwrap();
        for (group, switches) in rules.as_object().unwrap() {
            let at = written.iter().position(|line| line.starts_with(&format!("{group}:")));
            let at = at.unwrap_or_else(|| panic!("{id}: {group} is not written"));
            let Some(switches) = switches.as_object() else { continue };
            assert!(written[at - 1].starts_with("// "), "{id}: {group} is not explained");
            let end = at + written[at..].iter().position(|line| *line == "),").unwrap();
            for switch in switches.keys() {
                let place = (at..end).find(|i| written[*i].starts_with(&format!("{switch}:")));
                let place = place.unwrap_or_else(|| panic!("{id}: {group}.{switch} is missing"));
                let above = written[place - 1];
                let said = above.starts_with("// ") && above.len() > 20 && above.ends_with('.');
                assert!(said, "{id}: {group}.{switch}: {above}");
            }
        }
    }
}

/// TDA 2026 is 2024 except for the known changes.
#[test]
fn tda_2026_is_2024_with_what_is_known() {
    let new = rulebook("tda-2026");
    let mut old = rulebook("tda-2024");
    assert_ne!(new, old);
    old.button.rule = ButtonRule::DeadForward;
    old.bubble.busts = BustRanking::StackAfterAnte;
    old.name.clone_from(&new.name);
    old.notes.clone_from(&new.notes);
    old.book = Book::Tda2026;
    assert_eq!(new, old);
    assert!(new.notes.iter().any(|note| note.contains("full text was not at hand")));
}

/// Tests without a named book use the shipped TDA 2024.
#[test]
fn the_defaults_are_tda_2024() {
    let book = rulebook("tda-2024");
    let named =
        Rulebook { name: book.name.clone(), notes: book.notes.clone(), ..Rulebook::default() };
    assert_eq!(named, book);
}

/// The switches for the vectors of a push are the shipped ones.
#[test]
fn pushes_are_ruled_as_the_vectors_are() {
    let cases = [
        ("tda-2024", PushRules::tda()),
        ("tda-2026", PushRules::tda()),
        ("wsop-2026", PushRules::wsop()),
        ("roberts", PushRules::roberts()),
        ("italian", PushRules::italian()),
    ];
    for (id, rules) in cases {
        assert_eq!(rulebook(id).pushing, rules, "{id}");
    }
}

/// Robert's Rules 15, WSOP tournament rules 67 and 68: the tolerance between tables, and the times
/// of a redraw.
#[test]
fn rooms_are_balanced_as_the_book_says() {
    /// The gap at 13, 12, 7 and 6 tables; the shortage at which a table stops; the redraws with 60
    /// entrants.
    type TableLimits = ([u8; 4], Option<u8>, Option<&'static [u8]>);
    let cases: [(&str, TableLimits); 4] = [
        ("tda-2024", ([1, 1, 1, 1], Some(3), None)),
        ("wsop-2026", ([2, 1, 1, 1], Some(3), Some(&[2, 1]))),
        ("roberts", ([2, 2, 2, 1], Some(3), Some(&[3, 2, 1]))),
        ("home", ([1, 1, 1, 1], None, None)),
    ];
    for (id, (gaps, halt, redraws)) in cases {
        let seating = rulebook(id).seating;
        let policies = [13, 12, 7, 6].map(|tables| seating.policy(tables, Stud::Never, true));
        assert_eq!(policies.map(|policy| policy.gap), gaps, "{id}");
        assert!(policies.iter().all(|policy| policy.halt == halt), "{id}");
        assert_eq!(seating.redraw.tables(60), redraws, "{id}");
    }
}
