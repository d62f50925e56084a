//! Rust source as words: no comments, no texts, each word with its line.

/// One word or sign of the source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Word<'a> {
    pub(crate) text: &'a str,
    /// The text between quotation marks; empty for any other word.
    pub(crate) quoted: &'a str,
    pub(crate) line: usize,
    /// True if it belongs to the tests of its own file.
    pub(crate) test: bool,
}

impl Word<'_> {
    pub(crate) fn is_name(&self) -> bool {
        self.text.starts_with(|c: char| c.is_alphabetic() || c == '_')
    }
}

/// Returns the words of a source. A text or a character becomes an empty text, a lifetime becomes
/// its mark.
pub(crate) fn words(source: &str) -> Vec<Word<'_>> {
    let mut words = Vec::new();
    let mut at = 0;
    let mut line = 1;
    while at < source.len() {
        let rest = &source[at..];
        let length = word_length(rest);
        let text = &rest[..length];
        let hidden = text.starts_with("//") || text.starts_with("/*");
        if !hidden && !text.trim().is_empty() {
            let quoted = quoted(text).unwrap_or_default();
            let text = if is_text(text) { "" } else { text };
            words.push(Word { text, quoted, line, test: false });
        }
        line += rest[..length].matches('\n').count();
        at += length;
    }
    mark_tests(&mut words);
    words
}

/// Marks every `#[cfg(test)] mod … { … }`.
fn mark_tests(words: &mut [Word<'_>]) {
    const OPENING: [&str; 8] = ["#", "[", "cfg", "(", "test", ")", "]", "mod"];
    let mut at = 0;
    while at + OPENING.len() < words.len() {
        if !words[at..].iter().map(|word| word.text).take(OPENING.len()).eq(OPENING) {
            at += 1;
            continue;
        }
        let mut depth = 0;
        for word in &mut words[at..] {
            at += 1;
            word.test = true;
            match word.text {
                "{" => depth += 1,
                "}" => depth -= 1,
                ";" if depth == 0 => break,
                _ => continue,
            }
            if depth == 0 {
                break;
            }
        }
    }
}

/// Returns the text between quotation marks, if there are any.
fn quoted(word: &str) -> Option<&str> {
    if word.starts_with('\'') || word.starts_with("b'") {
        return None;
    }
    let (_, rest) = word.split_once('"')?;
    rest.rsplit_once('"').map(|(inside, _)| inside)
}

fn is_text(word: &str) -> bool {
    word.contains('"') || (word.starts_with('\'') && word.len() > 1)
}

fn word_length(rest: &str) -> usize {
    let first = rest.chars().next().unwrap();
    let run = |rest: &str, more: fn(char) -> bool| rest.find(|c| !more(c)).unwrap_or(rest.len());
    match first {
        '/' if rest.starts_with("//") => run(rest, |c| c != '\n'),
        '/' if rest.starts_with("/*") => comment(rest),
        '"' => text(rest, 0),
        '\'' => character(rest),
        ':' if rest.starts_with("::") => 2,
        c if c.is_whitespace() => run(rest, char::is_whitespace),
        c if c.is_ascii_digit() => number(rest),
        c if c.is_alphabetic() || c == '_' => {
            let name = run(rest, |c| c.is_alphanumeric() || c == '_');
            match &rest[..name] {
                "r" | "br" | "cr" => raw_text(rest, name).unwrap_or(name),
                "b" | "c" if rest[name..].starts_with('"') => text(rest, name),
                "b" if rest[name..].starts_with('\'') => name + character(&rest[name..]),
                _ => name,
            }
        }
        c => c.len_utf8(),
    }
}

/// Returns the length of a comment; comments can contain comments.
fn comment(rest: &str) -> usize {
    let mut depth = 0;
    let mut at = 0;
    while at < rest.len() {
        let here = &rest.as_bytes()[at..];
        if here.starts_with(b"/*") {
            depth += 1;
            at += 2;
        } else if here.starts_with(b"*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += 1;
        }
    }
    rest.len()
}

/// Returns the length of a text whose quotation mark is at `from`.
fn text(rest: &str, from: usize) -> usize {
    let mut escaped = false;
    for (at, byte) in rest.bytes().enumerate().skip(from + 1) {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = true,
            b'"' => return at + 1,
            _ => {}
        }
    }
    rest.len()
}

/// Returns the length of a raw text, if one begins here after a prefix of `prefix` letters.
fn raw_text(rest: &str, prefix: usize) -> Option<usize> {
    let hashes = rest[prefix..].bytes().take_while(|byte| *byte == b'#').count();
    let open = prefix + hashes;
    rest[open..].strip_prefix('"')?;
    let end = format!("\"{}", "#".repeat(hashes));
    let inside = rest[open + 1..].find(&end)?;
    Some(open + 1 + inside + end.len())
}

/// Returns the length of a character, or of the mark of a lifetime.
fn character(rest: &str) -> usize {
    let mut chars = rest.char_indices().skip(1);
    match chars.next() {
        Some((_, '\\')) => {
            chars.next();
            rest.char_indices().skip(3).find(|(_, c)| *c == '\'').map_or(1, |(at, _)| at + 1)
        }
        Some((at, c)) if rest[at + c.len_utf8()..].starts_with('\'') => at + c.len_utf8() + 1,
        // The name of a lifetime goes with its mark: it is not a path.
        _ => 1 + rest[1..].find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(0),
    }
}

/// Returns the length of a number with its fraction: `1..2` is two numbers, and `a.0.b` has no
/// fraction.
fn number(rest: &str) -> usize {
    let digits = |from: usize| {
        rest[from..]
            .find(|c: char| !c.is_alphanumeric() && c != '_')
            .map_or(rest.len(), |n| from + n)
    };
    let whole = digits(0);
    let fraction = rest[whole..]
        .strip_prefix('.')
        .is_some_and(|after| after.starts_with(|c: char| c.is_ascii_digit()));
    if fraction { digits(whole + 1) } else { whole }
}

/// Returns whether this number has a fraction or an exponent.
pub(crate) fn is_float(word: &str) -> bool {
    let hex = ["0x", "0b", "0o"].iter().any(|prefix| word.starts_with(prefix));
    if hex || !word.starts_with(|c: char| c.is_ascii_digit()) {
        return false;
    }
    // The characters after the digits decide: the `e` of `0_usize` is not an exponent.
    match word.trim_start_matches(|c: char| c.is_ascii_digit() || c == '_') {
        "f32" | "f64" => true,
        after => after.starts_with(['.', 'e', 'E']),
    }
}
