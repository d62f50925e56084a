//! Laws that hold for every structure.

use bottone_base::chips::Chips;
use bottone_rules::levels::{Chip, Level, Row, Structure, Warning, check, earliest_colour_ups};
use bottone_rules_support::structures::any_structure;
use proptest::prelude::*;

proptest! {
    #[test]
    fn no_numbers_make_the_check_panic(structure in any_structure()) {
        let _ = check(&structure);
        let _ = earliest_colour_ups(&structure);
    }

    /// A chip that may leave after a level is needed by no later level, and by that level itself.
    #[test]
    fn the_earliest_colour_up_is_in_time_and_no_later(
        set in prop::sample::subsequence(vec![25, 50, 100, 500, 1_000, 2_500, 5_000], 1..7),
        blinds in prop::collection::vec((1..400u64, 1..400u64), 1..9),
    ) {
        let chip = |value| Chip { value: Chips::new(value), name: String::new(), colour: (0, 0, 0) };
        let level = |(small, big)| Level {
            small: Chips::new(small * 25),
            big: Chips::new(big * 25),
            minutes: 20,
            ..Level::default()
        };
        let levels: Vec<Row> = blinds.into_iter().map(level).map(Row::Level).collect();
        let structure = Structure {
            chips: set.iter().copied().map(chip).collect(),
            rows: levels,
            ..Structure::default()
        };
        for up in earliest_colour_ups(&structure) {
            let gone: Vec<_> =
                set.iter().copied().map(Chips::new).filter(|chip| *chip <= up.chip).collect();
            let too_early = |row: usize| {
                let mut planned = structure.clone();
                planned.rows.insert(row, Row::ColourUp(gone.clone()));
                check(&planned).iter().any(|found| matches!(found, Warning::StillNeeded { .. }))
            };
            prop_assert!(!too_early(up.after_level), "{:?}", up);
            if let Some(before) = up.after_level.checked_sub(1) {
                prop_assert!(too_early(before), "{:?}", up);
            }
        }
    }
}
