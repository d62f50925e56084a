//! Blinds, antes, chips and the rows of a structure.

use bottone_base::chips::Chips;
use bottone_i18n::Language;
use bottone_rules::levels::{Ante, BreakName, Level, Row};

use super::counts::{count, listed};

/// Returns a sentence about one or two amounts.
fn of(language: Language, name: &str, chips: Chips) -> String {
    language.say(name, &[("chips", language.chips(chips).into())])
}

/// Formats two amounts side by side: "400 / 800".
fn pair(language: Language, small: Chips, big: Chips) -> String {
    format!("{} / {}", language.chips(small), language.chips(big))
}

/// Returns "400 / 800", or the bring-in of a stud level, or the ante if there are no blinds.
pub fn stakes(language: Language, level: &Level) -> String {
    match (level.big.is_zero(), level.stud, level.ante) {
        (true, Some(stud), _) => of(language, "level-bring-in", stud.bring_in),
        (true, None, Some(ante)) => of(language, "level-ante-short", ante.chips()),
        _ => pair(language, level.small, level.big),
    }
}

/// Returns "ante 800", or the ante of a stud level. Empty without one, and if the stakes are the
/// ante.
pub fn ante_short(language: Language, level: &Level) -> String {
    match (level.ante, level.stud) {
        (Some(_), None) if level.big.is_zero() => String::new(),
        (Some(ante), _) => of(language, "level-ante-short", ante.chips()),
        (None, Some(stud)) => of(language, "level-ante-short", stud.ante),
        (None, None) => String::new(),
    }
}

/// Returns "Big blind ante 800", "Ante 25".
pub fn ante_long(language: Language, level: &Level) -> String {
    let ante =
        |ante: Ante| of(language, &format!("level-ante-{}", ante.poster().key()), ante.chips());
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
        parts.push(of(language, "level-ante-each", stud.ante));
    }
    parts.join(" · ")
}

/// Returns "800 BBA", "25 each", "800 button" for the ante's column.
pub fn ante_column(language: Language, level: &Level) -> String {
    match (level.ante, level.stud) {
        (Some(ante), _) => {
            of(language, &format!("level-column-{}", ante.poster().key()), ante.chips())
        }
        (None, Some(stud)) if !level.big.is_zero() => {
            let (ante, bring_in) = (language.chips(stud.ante), language.chips(stud.bring_in));
            let gaps = [("ante", ante.into()), ("bringin", bring_in.into())];
            language.say("level-column-stud", &gaps)
        }
        _ => String::new(),
    }
}

/// Describes a row of the structure within a sentence: "level 400 / 800", "break of 15 minutes".
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

/// Returns the name of a break.
pub fn break_name(language: Language, name: &BreakName) -> String {
    match name {
        BreakName::Break => language.word("level-break"),
        BreakName::Dinner => language.word("level-dinner"),
        BreakName::Own(name) => name.clone(),
    }
}

/// Names chips by value: "100s" or "100s and 500s".
pub fn denominations(language: Language, values: &[Chips]) -> String {
    let named: Vec<String> =
        values.iter().map(|value| of(language, "level-denomination", *value)).collect();
    if named.is_empty() {
        return String::new();
    }
    language.say("level-denominations", &[("chips", listed(language, &named).into())])
}
