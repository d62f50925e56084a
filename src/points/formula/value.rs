//! The evaluation of a tree to a number.

use super::{EvaluationFault, Function, Sign, Tree, Variable};

/// The most steps for one number.
const MOST_STEPS: u32 = 2_000_000;

/// The values of the variables, and the number of steps left.
pub(super) struct Scope<'a> {
    names: &'a dyn Fn(Variable) -> f64,
    counted: Vec<f64>,
    steps: u32,
}

impl<'a> Scope<'a> {
    pub(super) fn new(names: &'a dyn Fn(Variable) -> f64) -> Self {
        Self { names, counted: Vec::new(), steps: MOST_STEPS }
    }

    /// Evaluates `tree` with a common limit of `steps` for several numbers.
    pub(super) fn number_within(
        mut self,
        tree: &Tree,
        steps: &mut u32,
    ) -> Result<f64, EvaluationFault> {
        let given = self.steps.min(*steps);
        self.steps = given;
        let number = self.number(tree);
        *steps -= given - self.steps;
        number
    }

    /// Evaluates `tree` to a number.
    pub(super) fn number(&mut self, tree: &Tree) -> Result<f64, EvaluationFault> {
        let number = self.value(tree)?;
        if number.is_finite() { Ok(number) } else { Err(EvaluationFault::NoNumber) }
    }

    fn value(&mut self, tree: &Tree) -> Result<f64, EvaluationFault> {
        self.steps = self.steps.checked_sub(1).ok_or(EvaluationFault::TooLong)?;
        Ok(match tree {
            Tree::Number(number) => *number,
            Tree::Name(name) => (self.names)(*name),
            Tree::Counted(counter) => self.counted.get(*counter).copied().unwrap_or(f64::NAN),
            Tree::Negative(part) => -self.value(part)?,
            Tree::Not(part) => from_bool(!is_true(self.value(part)?)),
            Tree::Pair(sign, parts) => self.pair(*sign, &parts.0, &parts.1)?,
            Tree::Call(function, numbers) => self.call(*function, numbers)?,
            Tree::Sum(parts) => self.sum(parts)?,
        })
    }

    fn pair(&mut self, sign: Sign, left: &Tree, right: &Tree) -> Result<f64, EvaluationFault> {
        let left = self.value(left)?;
        // A decided `and` or `or` does not evaluate its right side: `r > 0 and n / r > 2`.
        match sign {
            Sign::And if !is_true(left) => return Ok(0.0),
            Sign::Or if is_true(left) => return Ok(1.0),
            _ => {}
        }
        let right = self.value(right)?;
        Ok(match sign {
            Sign::Plus => left + right,
            Sign::Minus => left - right,
            Sign::Times => left * right,
            Sign::Over => left / right,
            Sign::Power => libm::pow(left, right),
            Sign::Less => from_bool(left < right),
            Sign::AtMost => from_bool(left <= right),
            Sign::More => from_bool(left > right),
            Sign::AtLeast => from_bool(left >= right),
            Sign::Is => from_bool(same(left, right)),
            Sign::IsNot => from_bool(!same(left, right)),
            Sign::And | Sign::Or => from_bool(is_true(right)),
        })
    }

    fn sum(&mut self, parts: &[Tree; 3]) -> Result<f64, EvaluationFault> {
        let [from, to, summed] = parts;
        let (from, to) = (self.number(from)?.ceil(), self.number(to)?);
        let mut sum = 0.0;
        let mut here = from;
        while here <= to {
            self.counted.push(here);
            let part = self.value(summed);
            self.counted.pop();
            sum += part?;
            here += 1.0;
        }
        Ok(sum)
    }

    fn call(&mut self, function: Function, numbers: &[Tree]) -> Result<f64, EvaluationFault> {
        match function {
            Function::If => return self.choose(numbers),
            Function::Switch => return self.switch(numbers),
            Function::Pick => return self.pick(numbers),
            _ => {}
        }
        let mut values = Vec::with_capacity(numbers.len());
        for number in numbers {
            values.push(self.value(number)?);
        }
        let count: f64 = values.iter().map(|_| 1.0).sum();
        let first = values.first().copied().unwrap_or(f64::NAN);
        let second = values.get(1).copied();
        Ok(match function {
            Function::Min => values.iter().copied().reduce(f64::min).unwrap_or(f64::NAN),
            Function::Max => values.iter().copied().reduce(f64::max).unwrap_or(f64::NAN),
            Function::Average => values.iter().sum::<f64>() / count,
            Function::Round => match second {
                None => first.round(),
                Some(digits) => nearest(first, libm::pow(10.0, -digits.round())),
            },
            Function::RoundToNearest => nearest(first, second.unwrap_or(1.0)),
            Function::Floor => first.floor(),
            Function::Ceil => first.ceil(),
            Function::Abs => first.abs(),
            Function::Sqrt => first.sqrt(),
            Function::Exp => libm::exp(first),
            Function::Ln => libm::log(first),
            Function::Log10 => libm::log10(first),
            Function::Log2 => libm::log2(first),
            Function::If | Function::Switch | Function::Pick => f64::NAN,
        })
    }

    /// Evaluates `if(r <= 3, 10, 0)`: only the chosen branch.
    fn choose(&mut self, numbers: &[Tree]) -> Result<f64, EvaluationFault> {
        let [asked, yes, no] = numbers else { return Err(EvaluationFault::NoNumber) };
        let chosen = if is_true(self.value(asked)?) { yes } else { no };
        self.value(chosen)
    }

    /// Evaluates `switch(r, 1, 10, 2, 6, 0)`: the number after the equal one, or the last.
    fn switch(&mut self, numbers: &[Tree]) -> Result<f64, EvaluationFault> {
        let Some((asked, rest)) = numbers.split_first() else {
            return Err(EvaluationFault::NoNumber);
        };
        let asked = self.value(asked)?;
        let mut pairs = rest.chunks_exact(2);
        for pair in pairs.by_ref() {
            if let [case, value] = pair
                && same(self.value(case)?, asked)
            {
                return self.value(value);
            }
        }
        pairs.remainder().first().map_or(Ok(0.0), |other| self.value(other))
    }

    /// Evaluates `pick(r, 25, 20, 16, 0)`: the number at this place from 1; beyond the list, its
    /// last.
    fn pick(&mut self, numbers: &[Tree]) -> Result<f64, EvaluationFault> {
        let Some((asked, list)) = numbers.split_first() else {
            return Err(EvaluationFault::NoNumber);
        };
        let mut at = self.number(asked)?;
        let mut chosen = None;
        for number in list {
            if at < 1.0 {
                break;
            }
            chosen = Some(number);
            at -= 1.0;
        }
        chosen.map_or(Err(EvaluationFault::NoNumber), |number| self.value(number))
    }
}

fn from_bool(holds: bool) -> f64 {
    f64::from(u8::from(holds))
}

fn is_true(number: f64) -> bool {
    !same(number, 0.0)
}

/// Returns whether two numbers are equal for the author of a formula: three times a third is one.
fn same(left: f64, right: f64) -> bool {
    (left - right).abs() <= 1e-9 * left.abs().max(right.abs()).max(1.0)
}

/// Returns the nearest multiple of `unit`; halves round up.
fn nearest(number: f64, unit: f64) -> f64 {
    (number / unit).round() * unit
}
