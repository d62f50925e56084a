//! Tests of `src/points/formula/mod.rs`.

use bottone_points::{
    EventFacts, Finish,
    formula::{EvaluationFault, Formula, FormulaFault, FormulaFaultKind, LONGEST},
};
use proptest::prelude::*;

fn of_three(text: &str) -> Result<f64, EvaluationFault> {
    let field = EventFacts { entries: 20.0, buy_in: 40.0, last_paid: 3.0, ..EventFacts::default() };
    let finish = Finish { place: 3.0, hits: 2.0, ..Finish::default() };
    Formula::parse_points(text).unwrap().place_points(&field, &finish)
}

/// Checks formulas for twenty entries at 40 with three paid; the player is third, with two hits.
#[test]
fn what_formulas_give() {
    let cases = [
        ("1 / 2", 0.5),
        ("2 + 3 * 4", 14.0),
        ("(2 + 3) × 4", 20.0),
        ("2 - 3 - 4", -5.0),
        ("-2^2", -4.0),
        ("2^3^2", 512.0),
        ("2^-1", 0.5),
        ("2 ** 3 ÷ 4", 2.0),
        ("n - r + nh", 19.0),
        (".5 + 1.", 1.5),
        ("if(r <= mr, 7, 1 / 0)", 7.0),
        ("r > 3 or r = 3 and not (n < 20)", 1.0),
        ("r > 5 and 1 / (r - 3) > 0", 0.0),
        ("r != 3", 0.0),
        ("0.1 + 0.2 == 0.3", 1.0),
        ("switch(r, 1, 10, 2, 6, 3, 4, 0)", 4.0),
        ("switch(r, 1, 10; 5)", 5.0),
        ("switch(r, 1, 10)", 0.0),
        ("pick(r, 10, 6, 4, 2)", 4.0),
        ("pick(n, 10, 6, 4, 2)", 2.0),
        ("sum(k, 1, mr, k^2)", 14.0),
        ("sum(k, 1, 3, sum(j, 1, k, j))", 10.0),
        ("sum(k, 5, 1, k)", 0.0),
        ("min(3, 1, 2) + max(3, 1, 2) + average(3, 1, 2)", 6.0),
        ("round(2.5) + round(2.345, 2) + roundToNearest(37, 25)", 30.35),
        ("floor(2.9) + ceil(2.1) + abs(-4)", 9.0),
        ("log10(1000) + log2(8) + ln(exp(2)) + sqrt(49)", 15.0),
    ];
    for (text, expected) in cases {
        let found = of_three(text).unwrap();
        assert!((found - expected).abs() < 1e-9, "{text}: {found}");
    }
}

#[test]
fn what_gives_no_number() {
    for text in ["1 / 0", "sqrt(r - n)", "ln(0)", "pick(0, 1, 2)", "0 / 0", "10^400"] {
        assert_eq!(of_three(text), Err(EvaluationFault::NoNumber), "{text}");
    }
    for text in ["sum(k, 1, 10^9, k)", "sum(a, 1, 9999, sum(c, 1, 9999, 1))"] {
        assert_eq!(of_three(text), Err(EvaluationFault::TooLong), "{text}");
    }
}

#[test]
fn what_cannot_be_read_is_shown_with_its_place() {
    let takes = |name, least, most| FormulaFaultKind::Takes { name, least, most };
    let name = |name: &str| FormulaFaultKind::Name(name.to_owned());
    let cases = [
        ("", 1, FormulaFaultKind::Empty),
        ("   ", 4, FormulaFaultKind::Empty),
        ("n +", 4, FormulaFaultKind::Part),
        ("n + * r", 5, FormulaFaultKind::Part),
        ("n r", 3, FormulaFaultKind::SignOrEnd),
        ("(n + r", 7, FormulaFaultKind::Bracket),
        ("n)", 2, FormulaFaultKind::SignOrEnd),
        ("n $ r", 3, FormulaFaultKind::Letter('$')),
        ("1.2.3", 1, FormulaFaultKind::Number),
        (".", 1, FormulaFaultKind::Number),
        ("n + x", 5, name("x")),
        ("mean", 1, name("mean")),
        ("N", 1, name("N")),
        ("sqare(n)", 1, name("sqare")),
        ("2 * log(n)", 5, FormulaFaultKind::Log),
        ("sqrt(n, r)", 1, takes("sqrt", 1, 1)),
        ("1 + if(n, r)", 5, takes("if", 3, 3)),
        ("sum(1, 2, 3, 4)", 5, FormulaFaultKind::Counter),
        ("sum(n, 2, 3, 4)", 5, FormulaFaultKind::Counter),
        ("sum(k, 2, 3)", 12, takes("sum", 4, 4)),
    ];
    for (text, column, what) in cases {
        assert_eq!(Formula::parse_points(text), Err(FormulaFault { column, what }), "{text}");
    }
    let deep = format!("{}1{}", "(".repeat(500), ")".repeat(500));
    assert_eq!(Formula::parse_points(&deep).unwrap_err().what, FormulaFaultKind::TooDeep);
    assert_eq!(
        Formula::parse_points(&"-".repeat(900)).unwrap_err().what,
        FormulaFaultKind::TooDeep
    );
    assert_eq!(
        Formula::parse_points(&"1".repeat(LONGEST + 1)).unwrap_err().what,
        FormulaFaultKind::TooLong
    );
    assert!(Formula::parse_season("total / events").is_ok());
    assert!(Formula::parse_season("n").is_err());
}

proptest! {
    /// Checks that any text is parsed or refused. A parsed formula gives a number, or the reason
    /// why it does not.
    #[test]
    fn no_text_is_too_strange(text in "[-+*/^(),;. a-z0-9<>=≤×]{0,60}|\\PC{0,40}") {
        if let Ok(formula) = Formula::parse_points(&text) {
            let finish = Finish { place: 2.0, ..Finish::default() };
            let _ = formula.place_points(&EventFacts { entries: 9.0, ..EventFacts::default() }, &finish);
        }
    }
}
