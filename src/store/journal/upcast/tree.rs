//! A line of RON as a tree, so that a step can change it before serde reads it. RON's own `Value`
//! loses the names of variants.

use std::iter;

/// One value, in the text that it was read from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Node<'t> {
    /// A number, a text, a letter or a single name, as written.
    Word(&'t str),
    /// `Name(…)`, or `(…)` with an empty name.
    Round(&'t str, Vec<Part<'t>>),
    /// `[…]`
    List(Vec<Node<'t>>),
    /// `{…}`
    Map(Vec<(Node<'t>, Node<'t>)>),
}

/// The part between two commas of round brackets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Part<'t> {
    /// The field's name; empty if it has none.
    pub(super) name: &'t str,
    pub(super) value: Node<'t>,
}

/// The most nested brackets, the same limit as in the reader of records.
const DEEPEST: usize = 128;

impl<'t> Node<'t> {
    /// Returns the value of a text, if it is exactly one value.
    pub(super) fn read(text: &'t str) -> Option<Self> {
        let mut reader = Reader { text, at: 0, depth: 0 };
        let node = reader.value()?;
        reader.skip_blanks();
        (reader.at == text.len()).then_some(node)
    }

    /// Creates a variant with one value.
    pub(super) fn round(name: &'t str, value: &'t str) -> Self {
        Self::Round(name, vec![Part { name: "", value: Self::Word(value) }])
    }

    /// Returns the fields of a struct; `None` for any other value.
    pub(super) fn fields(&mut self) -> Option<&mut Vec<Part<'t>>> {
        match self {
            Self::Round(_, parts) if parts.iter().all(|part| !part.name.is_empty()) => Some(parts),
            _ => None,
        }
    }

    /// Returns the field of this name.
    pub(super) fn field(&mut self, name: &str) -> Option<&mut Self> {
        self.fields()?.iter_mut().find(|part| part.name == name).map(|part| &mut part.value)
    }

    /// Removes and returns the field of this name.
    pub(super) fn take(&mut self, name: &str) -> Option<Self> {
        let fields = self.fields()?;
        let at = fields.iter().position(|part| part.name == name)?;
        Some(fields.remove(at).value)
    }

    /// Adds a field, unless there is one of this name. Returns whether it was added.
    pub(super) fn put(&mut self, name: &'t str, value: impl FnOnce() -> Self) -> bool {
        let Some(fields) = self.fields() else { return false };
        let is_new = fields.iter().all(|part| part.name != name);
        if is_new {
            fields.push(Part { name, value: value() });
        }
        is_new
    }

    /// Renames a field.
    pub(super) fn rename(&mut self, from: &str, to: &'t str) {
        let field = self.fields().and_then(|fields| fields.iter_mut().find(|f| f.name == from));
        if let Some(field) = field {
            field.name = to;
        }
    }

    /// Visits every struct with the names of fields and variants on its path, the innermost last.
    /// Inner structs are visited first.
    pub(super) fn visit(&mut self, see: &mut impl FnMut(&[&'t str], &mut Self)) {
        self.visit_within(&mut Vec::new(), see);
    }

    fn visit_within(
        &mut self,
        way: &mut Vec<&'t str>,
        see: &mut impl FnMut(&[&'t str], &mut Self),
    ) {
        let outside = way.len();
        match self {
            Self::Word(_) => {}
            Self::Round(name, parts) => {
                way.extend((!name.is_empty()).then_some(*name));
                let inside = way.len();
                for part in parts {
                    way.extend((!part.name.is_empty()).then_some(part.name));
                    part.value.visit_within(way, see);
                    way.truncate(inside);
                }
                see(way, self);
            }
            Self::List(values) => {
                for value in values {
                    value.visit_within(way, see);
                }
            }
            Self::Map(pairs) => {
                for (key, value) in pairs {
                    key.visit_within(way, see);
                    value.visit_within(way, see);
                }
            }
        }
        way.truncate(outside);
    }

    /// Returns the value as RON, on one line.
    pub(super) fn written(&self) -> String {
        let mut text = String::with_capacity(1 << 9);
        self.write(&mut text);
        text
    }

    fn write(&self, to: &mut String) {
        match self {
            Self::Word(word) => to.push_str(word),
            Self::Round(name, parts) => {
                to.push_str(name);
                to.push('(');
                for (comma, part) in commas().zip(parts) {
                    to.push_str(comma);
                    if !part.name.is_empty() {
                        to.push_str(part.name);
                        to.push(':');
                    }
                    part.value.write(to);
                }
                to.push(')');
            }
            Self::List(values) => {
                to.push('[');
                for (comma, value) in commas().zip(values) {
                    to.push_str(comma);
                    value.write(to);
                }
                to.push(']');
            }
            Self::Map(pairs) => {
                to.push('{');
                for (comma, (key, value)) in commas().zip(pairs) {
                    to.push_str(comma);
                    key.write(to);
                    to.push(':');
                    value.write(to);
                }
                to.push('}');
            }
        }
    }
}

fn commas() -> impl Iterator<Item = &'static str> {
    iter::once("").chain(iter::repeat(","))
}

struct Reader<'t> {
    text: &'t str,
    at: usize,
    depth: usize,
}

impl<'t> Reader<'t> {
    fn rest(&self) -> &'t str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn next(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Skips `what` if it comes next. Returns whether it did.
    fn passes(&mut self, what: &str) -> bool {
        let is_next = self.rest().starts_with(what);
        self.at += if is_next { what.len() } else { 0 };
        is_next
    }

    /// Takes the letters up to the first one for which `is_so` is false.
    fn while_(&mut self, is_so: impl Fn(char) -> bool) -> &'t str {
        let rest = self.rest();
        let taken = rest.find(|letter| !is_so(letter)).unwrap_or(rest.len());
        self.at += taken;
        &rest[..taken]
    }

    fn skip_blanks(&mut self) {
        loop {
            self.while_(char::is_whitespace);
            let is_comment = if self.passes("//") {
                self.while_(|letter| letter != '\n');
                true
            } else {
                self.skip_block()
            };
            if !is_comment {
                return;
            }
        }
    }

    /// Skips a comment in `/*` and `*/`, with nested ones.
    fn skip_block(&mut self) -> bool {
        let mut open = 0_usize;
        loop {
            if self.passes("/*") {
                open += 1;
            } else if open == 0 {
                return false;
            } else if self.passes("*/") {
                open -= 1;
                if open == 0 {
                    return true;
                }
            } else {
                let Some(letter) = self.next() else { return false };
                self.at += letter.len_utf8();
            }
        }
    }

    fn value(&mut self) -> Option<Node<'t>> {
        self.skip_blanks();
        let from = self.at;
        let node = match self.next()? {
            '(' => Node::Round("", self.parts()?),
            '[' => Node::List(self.all('[', ']', Self::value)?),
            '{' => Node::Map(self.all('{', '}', |reader| {
                let key = reader.value()?;
                reader.colon()?;
                Some((key, reader.value()?))
            })?),
            '"' => {
                self.quoted('"')?;
                Node::Word(&self.text[from..self.at])
            }
            '\'' => {
                self.quoted('\'')?;
                Node::Word(&self.text[from..self.at])
            }
            letter if is_of_name(letter) && !letter.is_ascii_digit() => {
                let name = self.while_(is_of_name);
                let is_raw =
                    name.ends_with('r') && ["\"", "#"].iter().any(|q| self.rest().starts_with(q));
                if is_raw || (name == "b" && matches!(self.next(), Some('"' | '\''))) {
                    self.literal(is_raw)?;
                    Node::Word(&self.text[from..self.at])
                } else {
                    let behind = self.at;
                    self.skip_blanks();
                    if self.next() == Some('(') {
                        Node::Round(name, self.parts()?)
                    } else {
                        self.at = behind;
                        Node::Word(name)
                    }
                }
            }
            _ => {
                let ends = |letter: char| ",:)]}".contains(letter) || letter.is_whitespace();
                let word = self.while_(|letter| !ends(letter));
                (!word.is_empty()).then_some(Node::Word(word))?
            }
        };
        Some(node)
    }

    /// Skips a text or bytes after their prefix letters.
    fn literal(&mut self, is_raw: bool) -> Option<()> {
        if !is_raw {
            return self.quoted(self.next()?);
        }
        let hashes = self.while_(|letter| letter == '#');
        self.passes("\"").then_some(())?;
        let end = self.rest().find(&format!("\"{hashes}"))?;
        self.at += end + 1 + hashes.len();
        Some(())
    }

    fn quoted(&mut self, quote: char) -> Option<()> {
        let mut is_escaped = false;
        for (at, letter) in self.rest().char_indices().skip(1) {
            match letter {
                _ if is_escaped => is_escaped = false,
                '\\' => is_escaped = true,
                _ if letter == quote => {
                    self.at += at + 1;
                    return Some(());
                }
                _ => {}
            }
        }
        None
    }

    fn colon(&mut self) -> Option<()> {
        self.skip_blanks();
        self.passes(":").then_some(())
    }

    fn parts(&mut self) -> Option<Vec<Part<'t>>> {
        self.all('(', ')', |reader| {
            let from = reader.at;
            let name = reader.while_(is_of_name);
            if name.is_empty() || reader.colon().is_none() {
                reader.at = from;
                return Some(Part { name: "", value: reader.value()? });
            }
            Some(Part { name, value: reader.value()? })
        })
    }

    /// Reads all items between two brackets, separated by commas.
    fn all<T>(
        &mut self,
        open: char,
        close: char,
        one: impl Fn(&mut Self) -> Option<T>,
    ) -> Option<Vec<T>> {
        self.at += open.len_utf8();
        self.depth += 1;
        let mut all = Vec::new();
        loop {
            self.skip_blanks();
            if self.next()? == close || self.depth > DEEPEST {
                break;
            }
            all.push(one(self)?);
            self.skip_blanks();
            if !self.passes(",") {
                break;
            }
        }
        self.depth -= 1;
        (self.next()? == close).then(|| self.at += close.len_utf8())?;
        Some(all)
    }
}

fn is_of_name(letter: char) -> bool {
    letter == '_' || letter.is_alphanumeric()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_taken_apart_is_the_same_when_it_is_put_together() {
        for text in [
            "()",
            "Start",
            "-12.5e3",
            "(at:\"2026-11-21T18:00:00.000Z\",by:\"\",action:Done(command:Clock(Start),events:[]))",
            "Listed(people:[(family:\"Łukasz \\\"Kot\\\" (1)\",card:\"a, b: c\")])",
            "[(1,None),(2,Some((3,'\\'')))]",
            "{1:[],\"b\":{}}",
            "(r#\"a \" b\"#,b\"\\\"\",br\"x\")",
        ] {
            let node = Node::read(text);
            assert_eq!(node.map(|node| node.written()).as_deref(), Some(text));
        }
        let spaced = "( /* a ( */ name : Some ( 1 ) , // the end )\n list : [ 1 , 2 , ] , )";
        assert_eq!(Node::read(spaced).unwrap().written(), "(name:Some(1),list:[1,2])");
    }

    #[test]
    fn what_is_no_value_is_none() {
        let deep = "(".repeat(100_000);
        for text in [
            "", "(", "(a:", "(a:1", "[1,2", "{1}", "\"", "r#\"a\"", "1 2", ")", "(1))", "/*", &deep,
        ] {
            assert_eq!(Node::read(text), None, "{}", &text[..text.len().min(20)]);
        }
    }

    #[test]
    fn every_struct_is_shown_with_the_way_to_it() {
        let mut node = Node::read("(action:Done(command:Entries(Bust(out:[(entry:3)]))))").unwrap();
        let mut seen = Vec::new();
        node.visit(&mut |way, _| seen.push(way.join(".")));
        let ways = [
            "action.Done.command.Entries.Bust.out",
            "action.Done.command.Entries.Bust",
            "action.Done.command.Entries",
            "action.Done",
            "",
        ];
        assert_eq!(seen, ways);
    }
}
