//! The sentences of `locales/` with their gaps, and the values that the source fills in.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};

use crate::words::{Word, words};

/// The sentence of a language under one name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sentence {
    /// The gaps that are written out.
    pub(crate) written: BTreeSet<String>,
    /// The gaps that choose between forms.
    pub(crate) choosing: BTreeSet<String>,
    /// The forms to choose from, each with its gap.
    pub(crate) forms: BTreeSet<(String, String)>,
    /// The texts before, between and after the gaps, form by form.
    pub(crate) texts: Vec<String>,
    /// The whole sentence, for comparison.
    whole: String,
}

impl Sentence {
    /// Returns every gap, of either kind.
    pub(crate) fn gaps(&self) -> BTreeSet<String> {
        self.written.union(&self.choosing).cloned().collect()
    }

    /// Returns the forms chosen by a name; those of a plural belong to each language.
    pub(crate) fn forms_by_name(&self) -> BTreeSet<&(String, String)> {
        const PLURAL: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];
        let by_name = |form: &&(String, String)| {
            !PLURAL.contains(&form.1.as_str()) && !crate::parity::is_grammar(&form.0)
        };
        self.forms.iter().filter(by_name).collect()
    }

    /// Returns whether both are the same, letter for letter.
    pub(crate) fn same(&self, other: &Self) -> bool {
        self.whole == other.whole
    }

    fn read(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.texts.push((*value).to_owned()),
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                let InlineExpression::VariableReference { id } = selector else {
                    panic!("only a gap may choose: {selector:?}");
                };
                self.choosing.insert(id.name.to_owned());
                for variant in variants {
                    self.forms.insert((id.name.to_owned(), key(&variant.key)));
                    self.read(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.written.insert(id.name.to_owned());
            }
            InlineExpression::StringLiteral { .. } => {}
            InlineExpression::Placeable { expression } => self.expression(expression),
            other => panic!("a sentence has gaps and nothing else in braces: {other:?}"),
        }
    }
}

fn key(key: &VariantKey<&str>) -> String {
    match key {
        VariantKey::Identifier { name } => (*name).to_owned(),
        VariantKey::NumberLiteral { value } => (*value).to_owned(),
    }
}

/// Returns every sentence of these texts, by its name.
pub(crate) fn sentences(texts: &[String]) -> BTreeMap<String, Sentence> {
    let mut all = BTreeMap::new();
    for text in texts {
        let resource = fluent_syntax::parser::parse(text.as_str()).unwrap();
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let pattern = message.value.unwrap();
            let whole = format!("{pattern:?}");
            let mut sentence = Sentence { whole, ..Sentence::default() };
            sentence.read(&pattern);
            all.insert(message.id.name.to_owned(), sentence);
        }
    }
    all
}

/// The knowledge of the gaps filled at a place in the source.
enum Filled {
    /// Exactly these gaps.
    Exactly(BTreeSet<String>),
    /// At least these gaps.
    These(BTreeSet<String>),
}

/// Returns every place in `source`, the source of `file`, with wrong gaps. Such a place leaves a
/// gap of its sentence open in one language, or fills one that neither has.
///
/// Gaps may be filled elsewhere, in a named list or by a function. Then the file must at least name
/// each of them.
pub(crate) fn unfilled(
    file: &str,
    source: &str,
    english: &BTreeMap<String, Sentence>,
    italian: &BTreeMap<String, Sentence>,
) -> Vec<String> {
    let words: Vec<Word<'_>> = words(source).into_iter().filter(|word| !word.test).collect();
    let calls_count = words.iter().any(|word| word.text == "count").then_some("count");
    let named_here: BTreeSet<&str> =
        words.iter().map(|word| word.quoted).chain(calls_count).collect();
    let mut faults = Vec::new();
    for (at, word) in words.iter().enumerate() {
        let name = word.quoted;
        // A name without a hyphen can be a gap's name too.
        let (true, Some(english), Some(italian)) =
            (name.contains('-'), english.get(name), italian.get(name))
        else {
            continue;
        };
        let gaps: BTreeSet<String> = english.gaps().union(&italian.gaps()).cloned().collect();
        let (open, strange) = match filled(&words, at) {
            Filled::Exactly(filled) => (&gaps - &filled, &filled - &gaps),
            Filled::These(filled) => {
                let open = &gaps - &filled;
                let open = open.into_iter().filter(|gap| !named_here.contains(gap.as_str()));
                (open.collect(), &filled - &gaps)
            }
        };
        let fault = |what: &str, gaps: BTreeSet<String>| {
            (!gaps.is_empty()).then(|| format!("src/{file}:{}: {name} {what} {gaps:?}", word.line))
        };
        faults.extend(fault("leaves open", open));
        faults.extend(fault("has no", strange));
    }
    faults
}

/// Returns the gaps filled by the call whose first text is the name at `at`.
fn filled(words: &[Word<'_>], at: usize) -> Filled {
    let before: Vec<&str> =
        (1..=10).map(|back| at.checked_sub(back).map_or("", |n| words[n].text)).collect();
    let after = &words[at + 1..];
    let counted = before.windows(3).any(|call| matches!(call, ["(", "count", by] if *by != "."));
    match before.as_slice() {
        ["(", "word", ".", ..] => Filled::Exactly(BTreeSet::new()),
        ["(", "say", ".", ..] => {
            listed(after).map_or_else(|| Filled::These(BTreeSet::new()), Filled::Exactly)
        }
        ["(", "of", "::", "Saying", ..] => Filled::These(chained(after)),
        _ if counted => {
            let mut gaps = chained(after);
            gaps.insert("count".to_owned());
            Filled::These(gaps)
        }
        _ => Filled::These(BTreeSet::new()),
    }
}

/// Returns the gaps of `, &[("gap", …), …]`, if they are all written out.
fn listed(after: &[Word<'_>]) -> Option<BTreeSet<String>> {
    let opening: Vec<&str> = after.iter().take(3).map(|word| word.text).collect();
    if opening != [",", "&", "["] {
        return None;
    }
    let mut gaps = BTreeSet::new();
    let mut depth = 1;
    let mut fresh = true;
    for (at, word) in after.iter().enumerate().skip(3) {
        if fresh && word.text != "]" {
            let gap = (word.text == "(").then(|| after.get(at + 1)).flatten()?;
            if gap.quoted.is_empty() {
                return None;
            }
            gaps.insert(gap.quoted.to_owned());
        }
        match word.text {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some(gaps);
        }
        fresh = depth == 1 && word.text == ",";
    }
    None
}

/// Returns the gaps of `…).with("gap", …).with(…)`.
fn chained(after: &[Word<'_>]) -> BTreeSet<String> {
    let mut gaps = BTreeSet::new();
    let mut depth = 1;
    for (at, word) in after.iter().enumerate() {
        match word.text {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" => depth -= 1,
            _ => {}
        }
        let next: Vec<&str> = after[at + 1..].iter().take(3).map(|word| word.text).collect();
        match after.get(at + 4) {
            _ if depth > 0 => {}
            Some(gap) if next == [".", "with", "("] => {
                gaps.insert(gap.quoted.to_owned());
            }
            _ => break,
        }
    }
    gaps
}
