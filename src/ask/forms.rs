//! How the fields are written that are easily written otherwise.

/// How the value of a field is written, for those that are easily written otherwise.
pub(super) fn form(field: &str) -> Option<&'static str> {
    Some(match field {
        "said" => {
            "Nothing, Call, Check, Fold, Raise, AllIn or Pot, without quotes and without an amount, \
             or RaiseTo(1200), Bet(500), Amount(1400), or Unclear(\"five\") for words"
        }
        "betting" => "NoLimit, PotLimit, or Limit(200) with the bet of the street",
        "rules" => "the name of a rulebook in quotes: \"tda-2024\"",
        "front" | "front_left" | "push" => "a list of chips, one number a chip: [500, 100]",
        _ => return None,
    })
}

/// The field in which this column is, counted in letters from 1: the innermost that has begun.
pub(super) fn field_at(column: usize, line: &str) -> Option<&str> {
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
