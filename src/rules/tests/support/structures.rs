//! Random structures.

use bottone_base::{chips::Chips, note::Note};
use bottone_rules::levels::{
    Ante, Betting, Break, BreakName, Chip, Game, Level, LimitBets, Rotation, Row, Structure,
    StudStakes, Variant,
};
use proptest::{option, prelude::*};

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

/// Returns any structure.
pub fn any_structure() -> impl Strategy<Value = Structure> {
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
