//! The rules of the shipped books on pushes.

use bottone_rules::ruling::PushRules;
use bottone_rules_support::question::profile;

#[test]
fn the_shipped_books_set_what_the_sources_say() {
    let sources = [
        ("tda-2024", PushRules::tda()),
        ("tda-2026", PushRules::tda()),
        ("wsop-2026", PushRules::wsop()),
        ("roberts", PushRules::roberts()),
        ("italian", PushRules::italian()),
    ];
    for (name, rules) in sources {
        assert_eq!(profile(name).0, rules, "{name}");
    }
    assert_eq!(PushRules::default(), PushRules::tda());
}
