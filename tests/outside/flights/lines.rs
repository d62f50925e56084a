//! A reader for the lines of an event's file that shares no code with the program.

use std::{fs, ops::Index, path::Path};

/// A value of RON.
#[derive(Clone, Debug, Default)]
pub(super) struct Value {
    /// The name of a variant, or the text.
    pub(super) name: String,
    /// A number.
    pub(super) number: i128,
    /// The fields and entries, with their names.
    pub(super) fields: Vec<(String, Value)>,
    /// The items of a list or a tuple.
    pub(super) items: Vec<Value>,
}

/// The value of a missing field.
static NOTHING: Value =
    Value { name: String::new(), number: 0, fields: Vec::new(), items: Vec::new() };

impl Index<&str> for Value {
    type Output = Self;

    fn index(&self, name: &str) -> &Self {
        self.fields.iter().find(|(field, _)| field == name).map_or(&NOTHING, |(_, value)| value)
    }
}

impl Value {
    /// Returns the sum of all fields, such as the parts of a price.
    pub(super) fn total(&self) -> i128 {
        self.fields.iter().map(|(_, part)| part.number).sum()
    }
}

/// The rest of a text.
struct Reader<'t>(&'t str);

impl<'t> Reader<'t> {
    /// Returns the next character without taking it.
    fn next(&mut self) -> Option<char> {
        self.0 = self.0.trim_start();
        self.0.chars().next()
    }

    /// Takes this character if it is the next.
    fn takes(&mut self, sign: char) -> bool {
        let takes = self.next() == Some(sign);
        if takes {
            self.0 = &self.0[sign.len_utf8()..];
        }
        takes
    }

    /// Takes the characters of a kind.
    fn while_in(&mut self, kind: impl Fn(char) -> bool) -> &'t str {
        let end = self.0.find(|sign| !kind(sign)).unwrap_or(self.0.len());
        let (taken, rest) = self.0.split_at(end);
        self.0 = rest;
        taken
    }

    fn word(&mut self) -> &'t str {
        self.next();
        self.while_in(|sign| sign.is_ascii_alphanumeric() || sign == '_')
    }

    fn value(&mut self) -> Value {
        match self.next().unwrap() {
            '"' => Value { name: self.text(), ..Value::default() },
            '[' => self.inside('[', ']'),
            '(' => self.inside('(', ')'),
            '{' => self.inside('{', '}'),
            sign if sign == '-' || sign.is_ascii_digit() => {
                let whole = self.while_in(|sign| sign == '-' || sign.is_ascii_digit());
                if self.takes('.') {
                    self.while_in(|sign| sign.is_ascii_digit());
                }
                Value { number: whole.parse().unwrap(), ..Value::default() }
            }
            _ => {
                let name = self.word();
                assert!(!name.is_empty(), "no value: {}", self.0);
                if self.next() != Some('(') {
                    return Value { name: name.to_owned(), ..Value::default() };
                }
                let mut inside = self.inside('(', ')');
                if name == "Some" {
                    return inside.items.remove(0);
                }
                name.clone_into(&mut inside.name);
                inside
            }
        }
    }

    fn text(&mut self) -> String {
        let mut text = String::new();
        let mut signs = self.0.char_indices().skip(1);
        while let Some((at, sign)) = signs.next() {
            match sign {
                '"' => {
                    self.0 = &self.0[at + 1..];
                    return text;
                }
                '\\' => text.push(signs.next().unwrap().1),
                sign => text.push(sign),
            }
        }
        panic!("a text without an end: {text}");
    }

    /// Reads items or fields up to the closing character.
    fn inside(&mut self, opens: char, closes: char) -> Value {
        assert!(self.takes(opens));
        let mut value = Value::default();
        while !self.takes(closes) {
            let item = self.value();
            if self.takes(':') {
                let name = if item.name.is_empty() { item.number.to_string() } else { item.name };
                let field = self.value();
                value.fields.push((name, field));
            } else {
                value.items.push(item);
            }
            self.takes(',');
        }
        value
    }
}

/// Returns the events of the valid records, each with its department.
pub(super) fn events(path: &Path) -> Vec<(String, Value)> {
    let text = fs::read_to_string(path).unwrap();
    let lines = text.lines().filter(|line| line.starts_with("(seq:"));
    let records: Vec<Value> =
        lines.map(|line| Reader(line.split_once("record: ").unwrap().1).value()).collect();
    let mut stands = Vec::new();
    for record in &records {
        let action = &record["action"];
        let of = usize::try_from(action["record"].number).unwrap();
        stands.push(action.name == "Done");
        match action.name.as_str() {
            "Undone" => stands[of] = false,
            "Redone" => stands[of] = true,
            _ => {}
        }
    }
    let stand = records.into_iter().zip(stands).filter(|(_, stands)| *stands);
    let events = stand.flat_map(|(record, _)| record["action"]["events"].items.clone());
    events.map(|mut event| (event.name, event.items.remove(0))).collect()
}
