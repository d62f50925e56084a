//! Blinds, antes, chips and the rows of a structure.

use super::counts::{count, listed};
use crate::{
    i18n::Language,
    rules::{
        chips::Chips,
        levels::{Ante, BreakName, Level, Row},
    },
};

/// A sentence about one amount, or about two.
fn of(language: Language, name: &str, chips: Chips) -> String {
    language.say(name, &[("chips", language.chips(chips).into())])
}

/// "400 / 800": two amounts beside each other.
fn pair(language: Language, small: Chips, big: Chips) -> String {
    format!("{} / {}", language.chips(small), language.chips(big))
}

/// "400 / 800", or the bring-in of a stud level.
pub fn stakes(language: Language, level: &Level) -> String {
    match (level.big.is_zero(), level.stud) {
        (true, Some(stud)) => of(language, "level-bring-in", stud.bring_in),
        _ => pair(language, level.small, level.big),
    }
}

/// "ante 800", or what a stud level asks for; empty without one.
pub fn ante_short(language: Language, level: &Level) -> String {
    match (level.ante, level.stud) {
        (Some(ante), _) => of(language, "level-ante-short", ante.chips()),
        (None, Some(stud)) => of(language, "level-ante-short", stud.ante),
        (None, None) => String::new(),
    }
}

/// "Big blind ante 800", "Ante 25".
pub fn ante_long(language: Language, level: &Level) -> String {
    let ante = |ante: Ante| match ante {
        Ante::BigBlind(chips) => of(language, "level-ante-big-blind", chips),
        Ante::Button(chips) => of(language, "level-ante-button", chips),
        Ante::Each(chips) => of(language, "level-ante", chips),
    };
    let mut parts: Vec<String> = level.ante.map(ante).into_iter().collect();
    if let Some(bets) = level.bets {
        let bets = pair(language, bets.small, bets.big);
        parts.push(language.say("level-bets", &[("bets", bets.into())]));
    }
    if let Some(stud) = level.stud.filter(|_| !level.big.is_zero()) {
        let (ante, bring_in) = (language.chips(stud.ante), language.chips(stud.bring_in));
        let gaps = [("ante", ante.into()), ("bringin", bring_in.into())];
        parts.push(language.say("level-stud", &gaps));
    } else if let Some(stud) = level.stud {
        parts.push(of(language, "level-ante", stud.ante));
    }
    parts.join(" · ")
}

/// "800 BBA", "25 each", "800 button" for the ante's column.
pub fn ante_column(language: Language, level: &Level) -> String {
    match (level.ante, level.stud) {
        (Some(Ante::Each(chips)), _) => of(language, "level-column-each", chips),
        (Some(Ante::BigBlind(chips)), _) => of(language, "level-column-big-blind", chips),
        (Some(Ante::Button(chips)), _) => of(language, "level-column-button", chips),
        (None, Some(stud)) if !level.big.is_zero() => {
            let (ante, bring_in) = (language.chips(stud.ante), language.chips(stud.bring_in));
            let gaps = [("ante", ante.into()), ("bringin", bring_in.into())];
            language.say("level-column-stud", &gaps)
        }
        _ => String::new(),
    }
}

/// A row of the structure in the middle of a sentence: "level 400 / 800", "break of 15 minutes".
pub fn row(language: Language, row: &Row) -> String {
    match row {
        Row::Level(level) => {
            language.say("level-row", &[("stakes", stakes(language, level).into())])
        }
        Row::Break(pause) => {
            let minutes = count(language, "count-minutes", pause.minutes.into());
            let name = break_name(language, &pause.name);
            language.say("level-row-break", &[("name", name.into()), ("minutes", minutes.into())])
        }
        Row::ColourUp(chips) => {
            let chips = denominations(language, chips);
            language.say("level-row-colour-up", &[("chips", chips.into())])
        }
        Row::RegistrationCloses => language.word("level-row-registration-closes"),
        Row::EndOfDay => language.word("level-row-end-of-day"),
    }
}

/// What a break is called.
pub fn break_name(language: Language, name: &BreakName) -> String {
    match name {
        BreakName::Break => language.word("level-break"),
        BreakName::Dinner => language.word("level-dinner"),
        BreakName::Own(name) => name.clone(),
    }
}

/// "100s" or "100s and 500s": chips by their value.
pub fn denominations(language: Language, values: &[Chips]) -> String {
    let named: Vec<String> =
        values.iter().map(|value| of(language, "level-denomination", *value)).collect();
    if named.is_empty() {
        return String::new();
    }
    language.say("level-denominations", &[("chips", listed(language, &named).into())])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::levels::{Break, LimitBets, StudStakes};

    #[test]
    fn a_row_is_named_by_what_it_is() {
        let level = Level { small: Chips::new(400), big: Chips::new(800), ..Level::default() };
        let dinner = Break { minutes: 60, name: BreakName::Dinner };
        let chips = [25, 100, 1_000].map(Chips::new).to_vec();
        let cases = [
            (Row::Level(level), "level 400 / 800", "livello 400 / 800"),
            (Row::Break(dinner), "Dinner of 60 minutes", "Pausa cena di 60 minuti"),
            (
                Row::ColourUp(chips[..1].to_vec()),
                "colour-up of the 25s",
                "color up delle fiches da 25",
            ),
            (
                Row::ColourUp(chips),
                "colour-up of the 25s, 100s and 1,000s",
                "color up delle fiches da 25, 100 e 1.000",
            ),
            (Row::RegistrationCloses, "close of registration", "chiusura delle iscrizioni"),
            (Row::EndOfDay, "end of the day", "fine della giornata"),
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
                ["Ante del grande buio 1.200", "ante 1.200", "1.200 BBA"],
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
    }
}
