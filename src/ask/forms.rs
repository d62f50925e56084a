//! The written forms of field values that are easily written wrong.

use bottone_i18n::Saying;
use ron::Error as E;

/// Returns the form of the field at this column, if the reader only misses a sign there. Columns
/// count letters from 1.
pub(super) fn form_at(code: &E, line: &str, column: usize) -> Option<Saying> {
    let field = field_at(column, line).filter(|_| is_of_writing(code))?;
    let form = Saying::of(form(field)?);
    Some(Saying::of("ask-form").with("field", field).with("form", form))
}

/// Returns whether the reader only names a missing sign, not the possible values.
const fn is_of_writing(code: &E) -> bool {
    matches!(
        code,
        E::ExpectedArray
            | E::ExpectedArrayEnd
            | E::ExpectedBoolean
            | E::ExpectedComma
            | E::ExpectedIdentifier
            | E::ExpectedInteger
            | E::ExpectedOption
            | E::ExpectedOptionEnd
            | E::ExpectedString
            | E::ExpectedStringEnd
            | E::ExpectedStructLike
            | E::ExpectedNamedStructLike(_)
            | E::ExpectedStructLikeEnd
            | E::ExpectedUnit
    )
}

/// Returns the name of the words for a field's form, for fields that are easily written wrong.
fn form(field: &str) -> Option<&'static str> {
    Some(match field {
        "said" => "ask-form-said",
        "when" => "ask-form-when",
        "betting" => "ask-form-betting",
        "rules" => "ask-form-rules",
        "front" | "front_left" | "push" => "ask-form-chips",
        "last_chips" | "opener" | "others" | "tickets" | "waits" => "ask-form-truth",
        "bet" | "big_blind" | "raise" | "pot" | "acted_at" => "ask-form-amount",
        "game" => "ask-form-game",
        "board" => "ask-form-board",
        "seats" | "out" | "joined" | "folded" | "order" => "ask-form-numbers",
        _ => return None,
    })
}

/// Returns the field at this column, counted in letters from 1: the innermost one that has begun.
fn field_at(column: usize, line: &str) -> Option<&str> {
    let mut fields: Vec<Option<&str>> = vec![None];
    let mut word = 0..0;
    let (mut quoted, mut escaped) = (false, false);
    for (at, letter) in line.char_indices().take(column.saturating_sub(1)) {
        if quoted {
            quoted = escaped || letter != '"';
            escaped = !escaped && letter == '\\';
            continue;
        }
        if letter.is_alphanumeric() || letter == '_' {
            let begins = if word.end == at { word.start } else { at };
            word = begins..at + letter.len_utf8();
            continue;
        }
        match letter {
            '"' => quoted = true,
            '(' | '[' | '{' => fields.push(None),
            ')' | ']' | '}' => {
                fields.pop();
            }
            ':' | ',' => {
                let begun = if letter == ':' { line.get(word.clone()) } else { None };
                if let Some(field) = fields.last_mut() {
                    *field = begun;
                }
            }
            _ => {}
        }
    }
    fields.into_iter().rev().flatten().next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_found_in_its_field() {
        let line = r#"Ruling((rules: "a: b, (", push: [1, 2], said : Raise(5), é: 3))"#;
        let cases = [
            ("Ruling", None),
            ("a: b", Some("rules")),
            ("2]", Some("push")),
            ("Raise", Some("said")),
            ("5)", Some("said")),
            ("3))", Some("é")),
        ];
        for (place, field) in cases {
            let column = line[..line.find(place).unwrap()].chars().count() + 1;
            assert_eq!(field_at(column, line), field, "{place}");
        }
        assert_eq!(field_at(9_999, line), None);
        assert_eq!(field_at(0, ")))):"), None);
    }
}
