//! Laws that hold for every structure.

use bottone::{
    rules::{
        chips::Chips,
        levels::{
            Ante, Betting, Break, BreakName, Chip, Game, Level, LimitBets, Note, Rotation, Row,
            Structure, StudStakes, Variant, Warning, check, earliest_colour_ups,
        },
    },
    store::profiles,
};
use proptest::{option, prelude::*};

use super::load;

fn any_chips() -> impl Strategy<Value = Chips> {
    prop_oneof![0..100_000u64, Just(0), any::<u64>()].prop_map(Chips::new)
}

fn any_variant() -> impl Strategy<Value = (Variant, Betting)> {
    let bettings = [Betting::NoLimit, Betting::PotLimit, Betting::Limit];
    (prop::sample::select(Variant::ALL.to_vec()), prop::sample::select(bettings.to_vec()))
}

fn any_game() -> impl Strategy<Value = Game> {
    let rotation = prop_oneof![
        Just(Rotation::Level),
        (1..=u8::MAX).prop_map(Rotation::Hands),
        Just(Rotation::Orbit)
    ];
    prop_oneof![
        any_variant().prop_map(|(variant, betting)| Game::One(variant, betting)),
        (rotation, prop::collection::vec(any_variant(), 2..9))
            .prop_map(|(rotation, games)| Game::Mix { rotation, games }),
    ]
}

fn any_level() -> impl Strategy<Value = Level> {
    let ante = prop_oneof![
        any_chips().prop_map(Ante::Each),
        any_chips().prop_map(Ante::BigBlind),
        any_chips().prop_map(Ante::Button)
    ];
    let bets = (any_chips(), any_chips()).prop_map(|(small, big)| LimitBets { small, big });
    let stud =
        (any_chips(), any_chips()).prop_map(|(ante, bring_in)| StudStakes { ante, bring_in });
    let optional = (option::of(ante), option::of(bets), option::of(stud), option::of(any_game()));
    (any_chips(), any_chips(), optional, 1..=1_440u16).prop_map(
        |(small, big, (ante, bets, stud, game), minutes)| Level {
            small,
            big,
            ante,
            bets,
            stud,
            game,
            minutes,
        },
    )
}

fn any_row() -> impl Strategy<Value = Row> {
    let name = prop_oneof![
        Just(BreakName::Break),
        Just(BreakName::Dinner),
        "[^ \\s].{0,30}".prop_map(BreakName::Own)
    ];
    prop_oneof![
        4 => any_level().prop_map(Row::Level),
        1 => (1..=1_440u16, name).prop_map(|(minutes, name)| Row::Break(Break { minutes, name })),
        1 => prop::collection::vec(any_chips(), 1..4).prop_map(Row::ColourUp),
        1 => Just(Row::EndOfDay),
    ]
}

fn any_note() -> impl Strategy<Value = Note> {
    prop_oneof![
        any::<String>().prop_map(Note::One),
        any::<(String, String)>().prop_map(|(en, it)| Note::Each { en, it }),
    ]
}

fn any_structure() -> impl Strategy<Value = Structure> {
    let chip = |value: Chips, name: String, colour| Chip { value, name, colour };
    let set =
        prop::collection::btree_map(any_chips(), (any::<String>(), any::<(u8, u8, u8)>()), 0..8)
            .prop_map(move |set| {
                let worth = set.into_iter().filter(|(value, _)| !value.is_zero());
                worth.map(|(value, (name, colour))| chip(value, name, colour)).collect::<Vec<_>>()
            });
    let texts = ("[^ \\s].{0,30}", any_note(), prop::collection::vec(any_note(), 0..3));
    let rows = (prop::collection::vec(any_row(), 0..20), option::of(0..20usize));
    (texts, any_game(), 1..u64::MAX, set, rows).prop_map(
        |((name, source, notes), game, stack, chips, (mut rows, closes))| {
            if let Some(closes) = closes {
                rows.insert(closes.min(rows.len()), Row::RegistrationCloses);
            }
            let starting_stack = Chips::new(stack);
            Structure { name, source, notes, game, starting_stack, chips, rows }
        },
    )
}

proptest! {
    #[test]
    fn any_structure_reads_as_it_was_written(structure in any_structure()) {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("any.ron");
        profiles::write(&file, &structure).unwrap();
        prop_assert_eq!(profiles::read::<Structure>(&file).unwrap(), structure);
    }

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

    #[test]
    fn no_text_makes_the_reader_panic(text in "[(\\[]?(name|rows|Level|ColourUp|[:,()\\[\\]0-9\" \n]|\\PC){0,40}") {
        let _ = load(text.as_bytes());
    }
}
