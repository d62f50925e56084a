//! Tests of `src/vocabulary/words/levels.rs`.

use bottone_base::chips::Chips;
use bottone_i18n::Language;
use bottone_rules::levels::{
    Ante, AntePoster, Break, BreakName, Level, LimitBets, Row, StudStakes,
};
use bottone_vocabulary::words::{ante_column, ante_long, ante_short, row, stakes};

#[test]
fn a_row_is_named_by_what_it_is() {
    let level = Level { small: Chips::new(400), big: Chips::new(800), ..Level::default() };
    let dinner = Break { minutes: 60, name: BreakName::Dinner };
    let chips = [25, 100, 1_000].map(Chips::new).to_vec();
    let cases = [
        (Row::Level(level), "level 400 / 800", "livello 400 / 800"),
        (Row::Break(dinner), "Dinner of 60 minutes", "Pausa cena di 60 minuti"),
        (Row::ColourUp(chips[..1].to_vec()), "colour-up of the 25s", "color up delle fiches da 25"),
        (
            Row::ColourUp(chips),
            "colour-up of the 25s, 100s and 1,000s",
            "color up delle fiches da 25, 100 e 1.000",
        ),
        (Row::RegistrationCloses, "registration close", "chiusura delle iscrizioni"),
        (Row::EndOfDay, "end of day", "fine della giornata"),
    ];
    for (named, english, italian) in cases {
        assert_eq!(row(Language::English, &named), english);
        assert_eq!(row(Language::Italian, &named), italian);
    }
}

#[test]
fn the_antes_are_said_by_who_posts_them() {
    let stud = StudStakes { ante: Chips::new(100), bring_in: Chips::new(200) };
    let blinds = Level { small: Chips::new(600), big: Chips::new(1_200), ..Level::default() };
    let with = |ante| Level { ante: Some(ante), ..blinds.clone() };
    let each = with(Ante::Each(Chips::new(150)));
    let big = with(Ante::BigBlind(Chips::new(1_200)));
    let button = with(Ante::Button(Chips::new(1_200)));
    let bets = LimitBets { small: Chips::new(400), big: Chips::new(800) };
    let limit = Level { bets: Some(bets), stud: Some(stud), ..Level::default() };
    let horse = Level { stud: Some(stud), ..blinds.clone() };
    let cases: [(&Level, [&str; 3], [&str; 3]); 5] = [
        (&each, ["Ante 150", "ante 150", "150 each"], ["Ante 150", "ante 150", "150 a testa"]),
        (
            &big,
            ["Big blind ante 1,200", "ante 1,200", "1,200 BBA"],
            ["Big blind ante 1.200", "ante 1.200", "1.200 BBA"],
        ),
        (
            &button,
            ["Button ante 1,200", "ante 1,200", "1,200 button"],
            ["Ante del bottone 1.200", "ante 1.200", "1.200 bottone"],
        ),
        (
            &limit,
            ["Bets 400 / 800 · Ante 100", "ante 100", ""],
            ["Puntate 400 / 800 · Ante 100", "ante 100", ""],
        ),
        (
            &horse,
            ["Stud ante 100, bring-in 200", "ante 100", "stud 100 · bring-in 200"],
            ["Stud: ante 100, bring-in 200", "ante 100", "stud 100 · bring-in 200"],
        ),
    ];
    for (level, english, italian) in cases {
        for (language, said) in [(Language::English, english), (Language::Italian, italian)] {
            let [long, short, column] = said;
            assert_eq!(ante_long(language, level), long);
            assert_eq!(ante_short(language, level), short);
            assert_eq!(ante_column(language, level), column);
        }
    }
    assert_eq!(stakes(Language::Italian, &blinds), "600 / 1.200");
    assert_eq!(stakes(Language::Italian, &limit), "bring-in 200");
    // Italian draw: an ante from each player, and no blinds.
    let draw = Level { ante: Some(Ante::Each(Chips::new(50))), ..Level::default() };
    assert_eq!(stakes(Language::Italian, &draw), "ante 50");
    assert_eq!(ante_short(Language::Italian, &draw), "");
}

/// Checks that each kind of ante has its messages: their names are made from its key.
#[test]
fn every_kind_of_ante_has_its_messages() {
    let named = |key: &str| {
        [
            format!("dialogs-row-ante-{key}"),
            format!("hand-ante-{key}"),
            format!("hand-ante-{key}-note"),
            format!("level-ante-{key}"),
            format!("level-column-{key}"),
            format!("paste-ante-{key}"),
            format!("sheets-ante-{key}"),
            format!("sound-say-ante-{key}"),
        ]
    };
    for name in AntePoster::ALL.into_iter().flat_map(|poster| named(poster.key())) {
        for language in [Language::English, Language::Italian] {
            assert!(language.has_sentence(&name), "{name} in {language:?}");
        }
    }
}
