//! Formulas as people write them: `10 * sqrt(n / r) * (1 + log10(b + 0.25))`.
//!
//! They contain numbers, names, `+ − × ÷ ^`, comparisons, `and`, `or`, `not`, and functions. True
//! is 1 and false is 0. The logarithms name their base: `ln`, `log10`, `log2`; a bare `log` is
//! refused, because programs disagree on its meaning. No formula can run for long: the only loop is
//! `sum`, and the total number of steps is limited.

mod read;
mod token;
mod value;

use super::{EventFacts, Finish};
use read::FormulaReader;
use value::Scope;

/// The longest formula, in characters.
pub const LONGEST: usize = 2_000;

/// A parsed formula.
#[derive(Clone, Debug, PartialEq)]
pub struct Formula {
    text: String,
    tree: Tree,
}

/// A node of a formula.
#[derive(Clone, Debug, PartialEq)]
enum Tree {
    Number(f64),
    Name(Variable),
    /// The counter of a sum, by the number of sums around it.
    Counted(usize),
    Negative(Box<Tree>),
    Not(Box<Tree>),
    Pair(Sign, Box<(Tree, Tree)>),
    Call(Function, Vec<Tree>),
    /// A sum: the term, the first and the last whole number.
    Sum(Box<[Tree; 3]>),
}

/// An operator between two parts.
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

/// A variable of a formula.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Variable {
    /// `n`: the number of entries.
    Entries,
    /// `r`: the place.
    Place,
    /// `b`: the buy-in.
    BuyIn,
    /// `pp`: the prize pool.
    Pool,
    /// `nr`: the number of rebuys.
    Rebuys,
    /// `nh`: the number of hits.
    Hits,
    /// `tc`: the total cost to the player.
    Spent,
    /// `mr`: the last paid place.
    LastPaid,
    /// `prize`: the amount that the player won.
    Prize,
    /// `events`: the number of events of a league that count.
    Events,
    /// `total`: the sum of the points of those events.
    Total,
    /// `mean`: their mean.
    Mean,
    /// `highest`: the best of them.
    Highest,
    /// `lowest`: the worst of them.
    Lowest,
}

impl Variable {
    /// The variables of a place in one event.
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

    /// The variables of a player's season.
    pub const OF_SEASON: [Self; 5] =
        [Self::Events, Self::Total, Self::Mean, Self::Highest, Self::Lowest];

    /// Returns the name as it is written.
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

/// A function of numbers in brackets.
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

/// The fault in the text of a formula, with its position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormulaFault {
    /// The position of the fault in characters, from 1.
    pub column: usize,
    /// The kind of fault.
    pub what: FormulaFaultKind,
}

/// The kind of fault at a position of a formula.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FormulaFaultKind {
    Empty,
    /// The text is longer than [`LONGEST`].
    TooLong,
    /// A character without a meaning here.
    Letter(char),
    /// An invalid number: `1.2.3`.
    Number,
    /// A number, a name or an opening bracket was expected.
    Part,
    /// An operator, a comma or the end was expected.
    SignOrEnd,
    /// A closing bracket was expected.
    Bracket,
    /// An unknown name.
    Name(String),
    /// `log` without a base.
    Log,
    /// A function got too many or too few numbers.
    Takes {
        name: &'static str,
        /// The fewest.
        least: usize,
        most: usize,
    },
    /// Brackets nested too deeply.
    TooDeep,
    /// The first part of a sum is not a new name.
    Counter,
}

/// The reason why a formula gives no number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EvaluationFault {
    /// The result is not a number: the root of a negative number, a division by zero.
    NoNumber,
    /// The formula takes more steps than allowed.
    TooLong,
}

impl Formula {
    /// Parses the formula of a place, which may use [`Variable::OF_PLACE`].
    ///
    /// # Errors
    /// The first position that cannot be read, and the reason.
    pub fn parse_points(text: &str) -> Result<Self, FormulaFault> {
        Self::read(text, &Variable::OF_PLACE)
    }

    /// Parses the formula of a season, which may use [`Variable::OF_SEASON`].
    ///
    /// # Errors
    /// The first position that cannot be read, and the reason.
    pub fn parse_season(text: &str) -> Result<Self, FormulaFault> {
        Self::read(text, &Variable::OF_SEASON)
    }

    fn read(text: &str, names: &'static [Variable]) -> Result<Self, FormulaFault> {
        let tree = FormulaReader::new(text, names)?.whole()?;
        Ok(Self { text: text.to_owned(), tree })
    }

    /// Returns the text of the formula.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns the points of one place.
    ///
    /// # Errors
    /// If the result is not a number.
    pub fn place_points(
        &self,
        field: &EventFacts,
        finish: &Finish,
    ) -> Result<f64, EvaluationFault> {
        let mut steps = u32::MAX;
        self.place_points_within(field, finish, &mut steps)
    }

    /// Returns the points as [`Self::place_points`], with a common limit of steps for several places,
    /// which is counted down.
    ///
    /// # Errors
    /// If the result is not a number.
    pub fn place_points_within(
        &self,
        field: &EventFacts,
        finish: &Finish,
        steps: &mut u32,
    ) -> Result<f64, EvaluationFault> {
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

    /// Returns the points of one season, from the points of its events that count.
    ///
    /// # Errors
    /// If the result is not a number.
    pub fn season_points(&self, points: &[f64]) -> Result<f64, EvaluationFault> {
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
