//! Formulas as people write them: `10 * sqrt(n / r) * (1 + log10(b + 0.25))`.
//!
//! Numbers, names, `+ − × ÷ ^`, comparisons, `and`, `or`, `not`, and functions. True is 1 and false is
//! 0. The logarithms say their base: `ln`, `log10`, `log2`; a bare `log` is refused, because programs
//! do not agree on what it means. Nothing in a formula can run for long: it has no loops but `sum`,
//! and everything together may take so many steps and no more.

mod read;
mod token;
mod value;

use super::{Field, Finish};
use read::Reader;
use value::Scope;

/// The longest formula, in characters.
pub const LONGEST: usize = 2_000;

/// A formula that was read.
#[derive(Clone, Debug, PartialEq)]
pub struct Formula {
    text: String,
    tree: Tree,
}

/// What a formula is made of.
#[derive(Clone, Debug, PartialEq)]
enum Tree {
    Number(f64),
    Name(Variable),
    /// The name that a sum counts with, by how many sums stand around it.
    Counted(usize),
    Negative(Box<Tree>),
    Not(Box<Tree>),
    Pair(Sign, Box<(Tree, Tree)>),
    Call(Function, Vec<Tree>),
    /// What is summed, from and to which whole number.
    Sum(Box<[Tree; 3]>),
}

/// What stands between two parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sign {
    Plus,
    Minus,
    Times,
    Over,
    Power,
    Less,
    AtMost,
    More,
    AtLeast,
    Is,
    IsNot,
    And,
    Or,
}

/// A name that stands for a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Variable {
    /// `n`: entries.
    Entries,
    /// `r`: place.
    Place,
    /// `b`: buy-in.
    BuyIn,
    /// `pp`: prize pool.
    Pool,
    /// `nr`: rebuys.
    Rebuys,
    /// `nh`: hits.
    Hits,
    /// `tc`: total cost to the player.
    Spent,
    /// `mr`: last paid place.
    LastPaid,
    /// `prize`: what the player won.
    Prize,
    /// `events`: how many events of a league count.
    Events,
    /// `total`: the points of those events together.
    Total,
    /// `mean`: their mean.
    Mean,
    /// `highest`: the best of them.
    Highest,
    /// `lowest`: the worst of them.
    Lowest,
}

impl Variable {
    /// Those of a place in one event.
    pub const OF_PLACE: [Self; 9] = [
        Self::Entries,
        Self::Place,
        Self::BuyIn,
        Self::Pool,
        Self::Rebuys,
        Self::Hits,
        Self::Spent,
        Self::LastPaid,
        Self::Prize,
    ];

    /// Those of a player's season.
    pub const OF_SEASON: [Self; 5] =
        [Self::Events, Self::Total, Self::Mean, Self::Highest, Self::Lowest];

    /// As it is written.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Entries => "n",
            Self::Place => "r",
            Self::BuyIn => "b",
            Self::Pool => "pp",
            Self::Rebuys => "nr",
            Self::Hits => "nh",
            Self::Spent => "tc",
            Self::LastPaid => "mr",
            Self::Prize => "prize",
            Self::Events => "events",
            Self::Total => "total",
            Self::Mean => "mean",
            Self::Highest => "highest",
            Self::Lowest => "lowest",
        }
    }
}

/// Something that is done with numbers in brackets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Function {
    If,
    Switch,
    Pick,
    Min,
    Max,
    Average,
    Round,
    RoundToNearest,
    Floor,
    Ceil,
    Abs,
    Sqrt,
    Exp,
    Ln,
    Log10,
    Log2,
}

/// Every function: its name, the fewest and the most numbers that it takes.
const FUNCTIONS: [(Function, &str, usize, usize); 16] = [
    (Function::If, "if", 3, 3),
    (Function::Switch, "switch", 3, 199),
    (Function::Pick, "pick", 2, 500),
    (Function::Min, "min", 1, 100),
    (Function::Max, "max", 1, 100),
    (Function::Average, "average", 1, 100),
    (Function::Round, "round", 1, 2),
    (Function::RoundToNearest, "roundToNearest", 2, 2),
    (Function::Floor, "floor", 1, 1),
    (Function::Ceil, "ceil", 1, 1),
    (Function::Abs, "abs", 1, 1),
    (Function::Sqrt, "sqrt", 1, 1),
    (Function::Exp, "exp", 1, 1),
    (Function::Ln, "ln", 1, 1),
    (Function::Log10, "log10", 1, 1),
    (Function::Log2, "log2", 1, 1),
];

/// What is wrong with the text of a formula, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormulaFault {
    /// The letter at which it goes wrong, from 1.
    pub column: usize,
    /// What is wrong there.
    pub what: Misread,
}

/// What is wrong at a place of a formula.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misread {
    Empty,
    /// It is longer than [`LONGEST`].
    TooLong,
    /// A letter that means nothing here.
    Letter(char),
    /// A number that is none: `1.2.3`.
    Number,
    /// A number, a name or an opening bracket was expected.
    Part,
    /// A sign, a comma or the end was expected.
    SignOrEnd,
    /// A closing bracket was expected.
    Bracket,
    /// No such name.
    Name(String),
    /// `log` does not say its base.
    Log,
    /// A function got more or fewer numbers than it takes.
    Takes {
        name: &'static str,
        /// The fewest.
        least: usize,
        most: usize,
    },
    /// Brackets within brackets deeper than anybody writes.
    TooDeep,
    /// The first part of a sum is no new name.
    Counter,
}

/// Why a formula gives no number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// What it gives is no number: a root of less than nothing, a division by zero.
    NoNumber,
    /// It takes longer than a formula may.
    TooLong,
}

impl Formula {
    /// Reads the formula of a place, which may name [`Variable::OF_PLACE`].
    ///
    /// # Errors
    /// The first place that cannot be read, and why.
    pub fn of_points(text: &str) -> Result<Self, FormulaFault> {
        Self::read(text, &Variable::OF_PLACE)
    }

    /// Reads the formula of a season, which may name [`Variable::OF_SEASON`].
    ///
    /// # Errors
    /// The first place that cannot be read, and why.
    pub fn of_season(text: &str) -> Result<Self, FormulaFault> {
        Self::read(text, &Variable::OF_SEASON)
    }

    fn read(text: &str, names: &'static [Variable]) -> Result<Self, FormulaFault> {
        let tree = Reader::new(text, names)?.whole()?;
        Ok(Self { text: text.to_owned(), tree })
    }

    /// As it was written.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The points of one place.
    ///
    /// # Errors
    /// When there is no such number.
    pub fn of_place(&self, field: &Field, finish: &Finish) -> Result<f64, Wrong> {
        let mut steps = u32::MAX;
        self.of_place_within(field, finish, &mut steps)
    }

    /// As [`Self::of_place`], where several places together may take so many steps, which are counted
    /// down.
    ///
    /// # Errors
    /// When there is no such number.
    pub fn of_place_within(
        &self,
        field: &Field,
        finish: &Finish,
        steps: &mut u32,
    ) -> Result<f64, Wrong> {
        let value = |name| match name {
            Variable::Entries => field.entries,
            Variable::BuyIn => field.buy_in,
            Variable::Pool => field.pool,
            Variable::Rebuys => field.rebuys,
            Variable::LastPaid => field.last_paid,
            Variable::Place => finish.place,
            Variable::Hits => finish.hits,
            Variable::Spent => finish.spent,
            Variable::Prize => finish.prize,
            _ => f64::NAN,
        };
        Scope::new(&value).number_within(&self.tree, steps)
    }

    /// The points of one season, from the points of its events that count.
    ///
    /// # Errors
    /// When there is no such number.
    pub fn of_events(&self, points: &[f64]) -> Result<f64, Wrong> {
        let total: f64 = points.iter().sum();
        let events: f64 = points.iter().map(|_| 1.0).sum();
        let value = |name| match name {
            Variable::Events => events,
            Variable::Total => total,
            Variable::Mean => total / events.max(1.0),
            Variable::Highest => points.iter().copied().fold(f64::NEG_INFINITY, f64::max),
            Variable::Lowest => points.iter().copied().fold(f64::INFINITY, f64::min),
            _ => f64::NAN,
        };
        Scope::new(&value).number(&self.tree)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn of_three(text: &str) -> Result<f64, Wrong> {
        let field = Field { entries: 20.0, buy_in: 40.0, last_paid: 3.0, ..Field::default() };
        let finish = Finish { place: 3.0, hits: 2.0, ..Finish::default() };
        Formula::of_points(text).unwrap().of_place(&field, &finish)
    }

    /// Twenty entries at 40, three paid; the third, with two hits.
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
            assert_eq!(of_three(text), Err(Wrong::NoNumber), "{text}");
        }
        for text in ["sum(k, 1, 10^9, k)", "sum(a, 1, 9999, sum(c, 1, 9999, 1))"] {
            assert_eq!(of_three(text), Err(Wrong::TooLong), "{text}");
        }
    }

    #[test]
    fn what_cannot_be_read_is_shown_with_its_place() {
        let takes = |name, least, most| Misread::Takes { name, least, most };
        let name = |name: &str| Misread::Name(name.to_owned());
        let cases = [
            ("", 1, Misread::Empty),
            ("   ", 4, Misread::Empty),
            ("n +", 4, Misread::Part),
            ("n + * r", 5, Misread::Part),
            ("n r", 3, Misread::SignOrEnd),
            ("(n + r", 7, Misread::Bracket),
            ("n)", 2, Misread::SignOrEnd),
            ("n $ r", 3, Misread::Letter('$')),
            ("1.2.3", 1, Misread::Number),
            (".", 1, Misread::Number),
            ("n + x", 5, name("x")),
            ("mean", 1, name("mean")),
            ("N", 1, name("N")),
            ("sqare(n)", 1, name("sqare")),
            ("2 * log(n)", 5, Misread::Log),
            ("sqrt(n, r)", 1, takes("sqrt", 1, 1)),
            ("1 + if(n, r)", 5, takes("if", 3, 3)),
            ("sum(1, 2, 3, 4)", 5, Misread::Counter),
            ("sum(n, 2, 3, 4)", 5, Misread::Counter),
            ("sum(k, 2, 3)", 12, takes("sum", 4, 4)),
        ];
        for (text, column, what) in cases {
            assert_eq!(Formula::of_points(text), Err(FormulaFault { column, what }), "{text}");
        }
        let deep = format!("{}1{}", "(".repeat(500), ")".repeat(500));
        assert_eq!(Formula::of_points(&deep).unwrap_err().what, Misread::TooDeep);
        assert_eq!(Formula::of_points(&"-".repeat(900)).unwrap_err().what, Misread::TooDeep);
        assert_eq!(
            Formula::of_points(&"1".repeat(LONGEST + 1)).unwrap_err().what,
            Misread::TooLong
        );
        assert!(Formula::of_season("total / events").is_ok());
        assert!(Formula::of_season("n").is_err());
    }

    proptest! {
        /// Whatever is typed is read or refused, and what is read gives a number or says why not.
        #[test]
        fn no_text_is_too_strange(text in "[-+*/^(),;. a-z0-9<>=≤×]{0,60}|\\PC{0,40}") {
            if let Ok(formula) = Formula::of_points(&text) {
                let finish = Finish { place: 2.0, ..Finish::default() };
                let _ = formula.of_place(&Field { entries: 9.0, ..Field::default() }, &finish);
            }
        }
    }
}
