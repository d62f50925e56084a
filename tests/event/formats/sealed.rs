//! Lines sealed as in `docs/engineering/file.md`, without the program's code, by programs of any version.

use sha2::{Digest as _, Sha256};

pub(crate) struct Sealed {
    pub(crate) text: String,
    sum: String,
    seq: usize,
}

/// Returns the seal of a body after the text before it.
pub(crate) fn sum(before: &str, body: &str) -> String {
    let hash = Sha256::digest(format!("{before}\n{body}"));
    hash.iter().take(16).fold(String::new(), |sum, byte| sum + &format!("{byte:02x}"))
}

impl Sealed {
    /// Returns a file with only a head.
    pub(crate) fn head(format: u32, program: &str, body: &str) -> Self {
        let sum = sum(&format!("Bottone {format} {program}"), body);
        let text = format!(
            "Bottone(format: {format}, program: \"{program}\", sum: \"{sum}\", event: {body})\n"
        );
        Self { text, sum, seq: 0 }
    }

    /// Returns the first lines of an existing file.
    pub(crate) fn going_on(file: &str, lines: usize) -> Self {
        let text: String = file.split_inclusive('\n').take(lines).collect();
        let last = text.lines().last().unwrap();
        let sum = last.split_once("sum: \"").unwrap().1.split_once('"').unwrap().0.to_owned();
        Self { text, sum, seq: lines - 1 }
    }

    /// Adds a line by the program of the line before.
    pub(crate) fn then(self, body: &str) -> Self {
        self.line("", "", body)
    }

    /// Adds a line by the named program.
    pub(crate) fn by(self, format: u32, program: &str, body: &str) -> Self {
        let named = format!("format: {format}, program: \"{program}\", ");
        self.line(&format!(" {format} {program}"), &named, body)
    }

    fn line(mut self, sealed: &str, named: &str, body: &str) -> Self {
        self.seq += 1;
        self.sum = sum(&format!("{}{sealed}", self.sum), body);
        let (seq, sum) = (self.seq, &self.sum);
        let line = format!("(seq: {seq}, {named}sum: \"{sum}\", record: {body})\n");
        self.text.push_str(&line);
        self
    }
}

/// Returns the content of a line: the head's event or a record.
pub(crate) fn body(line: &str) -> &str {
    let (_, body) = line.split_once(" event: ").or_else(|| line.split_once(" record: ")).unwrap();
    body.trim_end().strip_suffix(')').unwrap()
}
