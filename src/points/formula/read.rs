//! The parser from a text to a tree: operators that bind tighter are deeper.

use super::{
    FUNCTIONS, FormulaFault, FormulaFaultKind, Sign, Tree, Variable,
    token::{Token, tokens},
};

/// The largest depth of nested brackets.
const DEEPEST: usize = 64;

/// The operators by binding strength, the loosest first; within one line they bind from the left.
const TIERS: [&[Sign]; 5] = [
    &[Sign::Or],
    &[Sign::And],
    &[Sign::Less, Sign::AtMost, Sign::More, Sign::AtLeast, Sign::Is, Sign::IsNot],
    &[Sign::Plus, Sign::Minus],
    &[Sign::Times, Sign::Over],
];

/// A position in a formula.
pub(super) struct FormulaReader {
    tokens: Vec<(usize, Token)>,
    at: usize,
    names: &'static [Variable],
    /// The counters of the sums around this position.
    counters: Vec<String>,
    depth: usize,
}

impl FormulaReader {
    pub(super) fn new(text: &str, names: &'static [Variable]) -> Result<Self, FormulaFault> {
        Ok(Self { tokens: tokens(text)?, at: 0, names, counters: Vec::new(), depth: 0 })
    }

    /// Parses the whole formula.
    pub(super) fn whole(&mut self) -> Result<Tree, FormulaFault> {
        if *self.token() == Token::End {
            return Err(self.fault(FormulaFaultKind::Empty));
        }
        let tree = self.tier(0)?;
        match self.token() {
            Token::End => Ok(tree),
            _ => Err(self.fault(FormulaFaultKind::SignOrEnd)),
        }
    }

    fn token(&self) -> &Token {
        self.tokens.get(self.at).map_or(&Token::End, |(_, token)| token)
    }

    fn fault(&self, what: FormulaFaultKind) -> FormulaFault {
        let column = self.tokens.get(self.at).map_or(1, |(column, _)| *column);
        FormulaFault { column, what }
    }

    /// Consumes `token` if it is next.
    fn consume(&mut self, token: &Token) -> bool {
        let here = self.token() == token;
        self.at += usize::from(here);
        here
    }

    /// Parses everything that binds at least as tightly as this line of [`TIERS`].
    fn tier(&mut self, tier: usize) -> Result<Tree, FormulaFault> {
        let Some(signs) = TIERS.get(tier) else { return self.signed() };
        let mut left = self.tier(tier + 1)?;
        while let Token::Sign(sign) = *self.token()
            && signs.contains(&sign)
        {
            self.at += 1;
            let right = self.tier(tier + 1)?;
            left = Tree::Pair(sign, Box::new((left, right)));
        }
        Ok(left)
    }

    /// Parses a minus or a `not` before a power: `-2^2` is −4.
    fn signed(&mut self) -> Result<Tree, FormulaFault> {
        self.deeper(|reader| {
            if reader.consume(&Token::Sign(Sign::Minus)) {
                Ok(Tree::Negative(Box::new(reader.signed()?)))
            } else if reader.consume(&Token::Not) {
                Ok(Tree::Not(Box::new(reader.signed()?)))
            } else {
                reader.power()
            }
        })
    }

    /// Parses powers, which bind from the right: `2^3^2` is 2^9.
    fn power(&mut self) -> Result<Tree, FormulaFault> {
        let base = self.part()?;
        if !self.consume(&Token::Sign(Sign::Power)) {
            return Ok(base);
        }
        let exponent = self.signed()?;
        Ok(Tree::Pair(Sign::Power, Box::new((base, exponent))))
    }

    fn deeper(
        &mut self,
        read: impl FnOnce(&mut Self) -> Result<Tree, FormulaFault>,
    ) -> Result<Tree, FormulaFault> {
        if self.depth == DEEPEST {
            return Err(self.fault(FormulaFaultKind::TooDeep));
        }
        self.depth += 1;
        let tree = read(self);
        self.depth -= 1;
        tree
    }

    fn part(&mut self) -> Result<Tree, FormulaFault> {
        match self.token().clone() {
            Token::Number(number) => {
                self.at += 1;
                Ok(Tree::Number(number))
            }
            Token::Open => {
                self.at += 1;
                let inside = self.tier(0)?;
                self.close()?;
                Ok(inside)
            }
            Token::Word(word) => self.word(&word),
            _ => Err(self.fault(FormulaFaultKind::Part)),
        }
    }

    fn close(&mut self) -> Result<(), FormulaFault> {
        if self.consume(&Token::Close) {
            Ok(())
        } else {
            Err(self.fault(FormulaFaultKind::Bracket))
        }
    }

    fn word(&mut self, word: &str) -> Result<Tree, FormulaFault> {
        let wrong = |what| Err(self.fault(what));
        let opens = self.tokens.get(self.at + 1).is_some_and(|(_, token)| *token == Token::Open);
        if let Some(counter) = self.counters.iter().rposition(|name| name == word) {
            self.at += 1;
            return Ok(Tree::Counted(counter));
        }
        if !opens {
            let Some(name) = self.names.iter().find(|name| name.name() == word) else {
                return wrong(FormulaFaultKind::Name(word.to_owned()));
            };
            self.at += 1;
            return Ok(Tree::Name(*name));
        }
        match word {
            "log" => wrong(FormulaFaultKind::Log),
            "sum" => self.sum(),
            _ => self.call(word),
        }
    }

    /// Parses `sum(k, 1, mr, k^2)`: the term may use `k`.
    fn sum(&mut self) -> Result<Tree, FormulaFault> {
        self.at += 2;
        let Token::Word(counter) = self.token().clone() else {
            return Err(self.fault(FormulaFaultKind::Counter));
        };
        if self.names.iter().any(|name| name.name() == counter) || self.counters.contains(&counter)
        {
            return Err(self.fault(FormulaFaultKind::Counter));
        }
        self.at += 1;
        self.comma()?;
        let from = self.tier(0)?;
        self.comma()?;
        let to = self.tier(0)?;
        self.comma()?;
        self.counters.push(counter);
        let summed = self.tier(0);
        self.counters.pop();
        let parts = [from, to, summed?];
        self.close()?;
        Ok(Tree::Sum(Box::new(parts)))
    }

    fn comma(&mut self) -> Result<(), FormulaFault> {
        let takes = FormulaFaultKind::Takes { name: "sum", least: 4, most: 4 };
        if self.consume(&Token::Comma) { Ok(()) } else { Err(self.fault(takes)) }
    }

    fn call(&mut self, word: &str) -> Result<Tree, FormulaFault> {
        let Some((function, name, least, most)) =
            FUNCTIONS.iter().copied().find(|(_, name, ..)| *name == word)
        else {
            return Err(self.fault(FormulaFaultKind::Name(word.to_owned())));
        };
        let begins = self.fault(FormulaFaultKind::Takes { name, least, most });
        self.at += 2;
        let mut numbers = Vec::new();
        if *self.token() != Token::Close {
            numbers.push(self.tier(0)?);
            while self.consume(&Token::Comma) {
                numbers.push(self.tier(0)?);
            }
        }
        self.close()?;
        if (least..=most).contains(&numbers.len()) {
            Ok(Tree::Call(function, numbers))
        } else {
            Err(begins)
        }
    }
}
