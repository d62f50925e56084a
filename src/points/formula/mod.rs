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
