//! The renaming of words in a line, without taking it apart.

use std::borrow::Cow;

/// Returns the text with the new name of every word that has one. Quoted texts, numbers and
/// comments stay unchanged. The text need not be complete.
pub(super) fn renamed(text: &str, new_name: impl Fn(&str) -> Option<&'static str>) -> Cow<'_, str> {
    let bytes = text.as_bytes();
    let mut new: Option<String> = None;
    let (mut at, mut copied) = (0, 0);
    while let Some(&byte) = bytes.get(at) {
        match byte {
            b'"' | b'\'' => at = end_of_quoted(bytes, at),
            b'/' => at = end_of_comment(text, at),
            _ if is_of_word(byte) => {
                let from = at;
                at = end_of_word(bytes, at);
                let word = &text[from..at];
                if let Some(end) = end_of_raw(text, word, at) {
                    at = end;
                } else if let Some(name) = new_name(word) {
                    let new = new.get_or_insert_with(|| String::with_capacity(text.len() + 64));
                    new.push_str(&text[copied..from]);
                    new.push_str(name);
                    copied = at;
                }
            }
            _ => at += 1,
        }
    }
    match new {
        Some(mut new) => {
            new.push_str(&text[copied..]);
            Cow::Owned(new)
        }
        None => Cow::Borrowed(text),
    }
}

/// Returns whether the byte can be part of a word or of a number. Letters outside ASCII have such
/// bytes only.
const fn is_of_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_' || !byte.is_ascii()
}

fn end_of_word(bytes: &[u8], from: usize) -> usize {
    let rest = bytes.get(from..).unwrap_or_default();
    from + rest.iter().position(|byte| !is_of_word(*byte)).unwrap_or(rest.len())
}

/// Returns the end of the text or letter that begins with the quote at `from`.
fn end_of_quoted(bytes: &[u8], from: usize) -> usize {
    let quote = bytes.get(from).copied();
    let mut at = from + 1;
    while let Some(&byte) = bytes.get(at) {
        at += 1;
        if byte == b'\\' {
            at += 1;
        } else if Some(byte) == quote {
            break;
        }
    }
    at
}

/// Returns the end of the raw text after its prefix `r` or `br`; `None` if there is none.
fn end_of_raw(text: &str, prefix: &str, from: usize) -> Option<usize> {
    matches!(prefix, "r" | "br").then_some(())?;
    let rest = text.get(from..)?;
    let hashes = rest.len() - rest.trim_start_matches('#').len();
    let inside = rest.get(hashes..)?.strip_prefix('"')?;
    let closing = format!("\"{}", &rest[..hashes]);
    let length = inside.find(&closing).map_or(inside.len(), |end| end + closing.len());
    Some(text.len() - inside.len() + length)
}

/// Returns the end of the comment at `from`, or the next byte if a slash begins none.
fn end_of_comment(text: &str, from: usize) -> usize {
    let rest = text.get(from..).unwrap_or_default();
    if rest.starts_with("//") {
        return from + rest.find('\n').unwrap_or(rest.len());
    }
    let (mut at, mut open) = (0, 0_usize);
    while let Some(next) = rest.get(at..).filter(|next| !next.is_empty()) {
        if next.starts_with("/*") {
            (at, open) = (at + 2, open + 1);
        } else if open == 0 {
            return from + 1;
        } else if next.starts_with("*/") {
            (at, open) = (at + 2, open - 1);
            if open == 0 {
                break;
            }
        } else {
            at += next.chars().next().map_or(1, char::len_utf8);
        }
    }
    from + at
}

#[cfg(test)]
mod tests {
    use super::*;

    fn new_name(word: &str) -> Option<&'static str> {
        match word {
            "deed" => Some("action"),
            "Told" => Some("Text"),
            _ => None,
        }
    }

    #[test]
    fn words_are_renamed_and_texts_stay() {
        for (old, new) in [
            (
                "(by:\"deed\",deed:Told(\"a Told \\\" deed\"))",
                "(by:\"deed\",action:Text(\"a Told \\\" deed\"))",
            ),
            ("( deed : Told )", "( action : Text )"),
            ("(deeds:1,a_deed:2,deed2:3)", "(deeds:1,a_deed:2,deed2:3)"),
            ("(r#\"deed \" Told\"#,deed:1)", "(r#\"deed \" Told\"#,action:1)"),
            ("(br\"deed\",r#None,r#deed:1)", "(br\"deed\",r#None,r#action:1)"),
            ("(0xdeed,'\"',deed:'\\'',b\"deed\")", "(0xdeed,'\"',action:'\\'',b\"deed\")"),
            (
                "(/* deed /* \" */ deed */deed:1) // deed",
                "(/* deed /* \" */ deed */action:1) // deed",
            ),
            ("(deed:Done(command:Counts(Told(\"dee", "(action:Done(command:Counts(Text(\"dee"),
            ("(né:deed,ödeed:deed/2", "(né:action,ödeed:action/2"),
            ("(deed:\"\\", "(action:\"\\"),
            ("/* deed", "/* deed"),
            ("r\"deed", "r\"deed"),
        ] {
            assert_eq!(renamed(old, new_name), new, "{old}");
        }
        let plain = "(by:\"deed\",command:Clock(Start))";
        assert!(matches!(renamed(plain, new_name), Cow::Borrowed(_)));
    }
}
