//! What a dealer types is among the first three, in whichever language the screen is.

use bottone::{tongue::Language, view::table::irregularities::found};

/// What is typed, and what is wanted.
const LOOKED_FOR: &[(&str, &str)] = &[
    ("exposed", "dealer-exposes"),
    ("exposed", "player-exposes"),
    ("exposed card", "dealer-exposes"),
    ("flashed card", "dealer-exposes"),
    ("misdeal", "misdeal"),
    ("wrong deal", "misdeal"),
    ("flop 4 cards", "four-card-flop"),
    ("five cards on the flop", "four-card-flop"),
    ("phone", "phone"),
    ("short deck", "short-deck"),
    ("short blind", "short-blind"),
    ("chip runner", "chips-behind"),
    ("splash the pot", "splashed"),
    ("string bet", "string-bet"),
    ("acted out of turn", "out-of-turn"),
    ("raise out of turn", "out-of-turn"),
    ("clock", "asks-for-the-clock"),
    ("time", "asks-for-the-clock"),
    ("burn", "no-burn"),
    ("late", "absent"),
    ("bubble", "hand-for-hand"),
    ("muck", "mucked"),
    ("dead hand", "mucked"),
    ("all in button", "all-in-button"),
    ("dealer killed my hand", "killed-winner"),
    ("missing chips", "chips-do-not-add-up"),
    ("wrong amount of chips called", "accepted"),
    ("carta scoperta", "dealer-exposes"),
    ("carta scoperta", "player-exposes"),
    ("carta esposta", "dealer-exposes"),
    ("ha parlato fuori turno", "out-of-turn"),
    ("parla fuori turno", "out-of-turn"),
    ("tocca a lui", "out-of-turn"),
    ("quattro carte al flop", "four-card-flop"),
    ("flop di 4 carte", "four-card-flop"),
    ("telefono", "phone"),
    ("puntata a singhiozzo", "string-bet"),
    ("chip unica", "one-chip"),
    ("mano morta", "mucked"),
    ("distribuzione sbagliata", "misdeal"),
    ("si alza dal tavolo", "leaves-hand"),
    ("ha saltato un giocatore", "skipped"),
    ("flop prima del tempo", "premature-flop"),
    ("orologio", "asks-for-the-clock"),
    ("chiama il tempo", "asks-for-the-clock"),
    ("bolla", "hand-for-hand"),
    ("assente", "absent"),
    ("cambio mazzo", "new-deck"),
    ("bottone sbagliato", "wrong-button"),
    ("buio dimenticato", "wrong-blinds"),
    ("rilancio in due tempi", "string-raise"),
    ("fiche dispari", "odd-chip"),
];

#[test]
fn what_a_dealer_types_is_among_the_first_three() {
    let mut missing = Vec::new();
    for language in Language::ALL {
        for (typed, id) in LOOKED_FOR {
            let found: Vec<&str> = found(language, None, typed).iter().map(|e| e.id).collect();
            if !found.iter().take(3).any(|found| found == id) {
                missing.push(format!("{language:?} “{typed}”: not {id} but {found:?}"));
            }
        }
    }
    assert!(missing.is_empty(), "\n{}\n", missing.join("\n"));
}

#[test]
fn words_that_nothing_has_find_nothing() {
    for language in Language::ALL {
        for typed in ["xyzzy", "xyzzy plugh", "9999"] {
            assert!(found(language, None, typed).is_empty(), "{typed}");
        }
    }
}
