//! Tests of the syntax of such files.

use std::borrow::Cow;

use bottone::store::tdt::{DEEPEST, ExpectedSyntax, TdtError, Value, ValueKind, decoded, value_of};
use proptest::prelude::*;

fn number(text: &str) -> ValueKind<'_> {
    ValueKind::Number(text)
}

fn text(text: &str) -> ValueKind<'_> {
    ValueKind::Text(Cow::Borrowed(text))
}

#[test]
fn every_kind_of_value_is_read() {
    let cases: &[(&str, ValueKind<'_>)] = &[
        ("null", ValueKind::Nothing),
        (" undefined ; ", ValueKind::Nothing),
        ("NaN", ValueKind::Nothing),
        ("-Infinity", ValueKind::Nothing),
        ("true", ValueKind::Flag(true)),
        ("false // so", ValueKind::Flag(false)),
        ("12", number("12")),
        ("-1.50", number("-1.50")),
        (".5e+3", number(".5e+3")),
        (
            r#""a \"b\" \\ \u00e8 \x41 \n \t \u{1F0A1} \ud83c\udca1""#,
            text("a \"b\" \\ è A \n \t 🂡 🂡"),
        ),
        (r"'it\'s'", text("it's")),
        ("'a\\\r\nb'", text("ab")),
        (r#""\ud800""#, text("\u{fffd}")),
        ("[]", ValueKind::List(vec![])),
        ("/* a */ [ /* b */ ] // c", ValueKind::List(vec![])),
        (
            "Map.from([])",
            ValueKind::Made {
                name: "Map.from",
                of: vec![Value { at: 9, kind: ValueKind::List(vec![]) }],
            },
        ),
        ("new LO.Cell()", ValueKind::Made { name: "LO.Cell", of: vec![] }),
        (
            "new  A ( 1 , )",
            ValueKind::Made { name: "A", of: vec![Value { at: 9, kind: number("1") }] },
        ),
    ];
    for (written, what) in cases {
        assert_eq!(value_of(written).unwrap().kind, *what, "{written}");
    }
    let record = value_of("{a: 1, 'b c': [2], \"d\": {}, 4: null, a: 5,}").unwrap();
    assert_eq!(record.fields().len(), 5);
    assert_eq!(
        record.field("a").unwrap().whole(),
        Some(5),
        "the last one holds, as in the other program"
    );
    assert_eq!(record.field("b c").unwrap().items()[0].whole(), Some(2));
}

/// (text, line, letter, expected input, text found)
#[test]
fn what_is_wrong_is_reported_with_its_place() {
    let cases: &[(&str, usize, usize, ExpectedSyntax, &str)] = &[
        ("{a: }", 1, 5, ExpectedSyntax::Value, "}"),
        ("{a 1}", 1, 4, ExpectedSyntax::Sign(':'), "1}"),
        ("{a: 1 b: 2}", 1, 7, ExpectedSyntax::CommaOr('}'), "b: 2}"),
        ("{\n  a: [1\n  2]}", 3, 3, ExpectedSyntax::CommaOr(']'), "2]}"),
        ("{: 1}", 1, 2, ExpectedSyntax::Key, ": 1}"),
        ("[1, 2", 1, 6, ExpectedSyntax::CommaOr(']'), ""),
        ("new 5()", 1, 5, ExpectedSyntax::Name, "5()"),
        ("new A", 1, 6, ExpectedSyntax::Sign('('), ""),
        ("process.exit", 1, 13, ExpectedSyntax::Sign('('), ""),
        ("(1)", 1, 1, ExpectedSyntax::Value, "(1)"),
        ("1 + 1", 1, 3, ExpectedSyntax::End, "+ 1"),
        ("[\"à\", \"open", 1, 7, ExpectedSyntax::Quote('"'), "\"open"),
        ("'a\nb'", 1, 1, ExpectedSyntax::Quote('\''), "'a\nb'"),
        (r#""\xg1""#, 1, 4, ExpectedSyntax::Escape, "g1\""),
        (r#""\u12""#, 1, 4, ExpectedSyntax::Escape, "12\""),
        ("/* never", 1, 1, ExpectedSyntax::CommentEnd, "/* never"),
        ("1.2.3", 1, 1, ExpectedSyntax::Value, "1.2.3"),
        ("1e", 1, 1, ExpectedSyntax::Value, "1e"),
    ];
    for (written, line, column, expected, found) in cases {
        match value_of(written) {
            Err(TdtError::Syntax { line: l, column: c, expected: e, found: f }) => {
                assert_eq!((l, c, e, f.as_str()), (*line, *column, *expected, *found), "{written}");
            }
            other => panic!("{written}: {other:?}"),
        }
    }
    assert!(matches!(value_of(" \r\n"), Err(TdtError::Empty)));
}

#[test]
fn nothing_is_too_deep_too_large_or_too_many() {
    for open in ["[", "{a:", "new A(", "{a: new B([", "f("] {
        let error = value_of(&open.repeat(200_000)).unwrap_err();
        let TdtError::Syntax { expected: ExpectedSyntax::Shallower, .. } = error else {
            panic!("{open}: {error}")
        };
    }
    let deep = DEEPEST - 1;
    assert!(value_of(&format!("{}1{}", "[".repeat(deep), "]".repeat(deep))).is_ok());
    let many = format!("[{}]", "1,".repeat(2_000_001));
    let error = value_of(&many).unwrap_err();
    assert!(matches!(error, TdtError::Syntax { expected: ExpectedSyntax::Fewer, .. }), "{error}");
    let large = vec![b' '; (64 << 20) + 1];
    assert!(matches!(decoded(&large), Err(TdtError::TooLarge)));
}

#[test]
fn letters_are_read_as_they_were_saved() {
    let written = "{V: \"è €\"}";
    let units = || "\u{feff}".encode_utf16().chain(written.encode_utf16());
    let little: Vec<u8> = units().flat_map(u16::to_le_bytes).collect();
    let big: Vec<u8> = units().flat_map(u16::to_be_bytes).collect();
    let marked = [b"\xef\xbb\xbf", written.as_bytes()].concat();
    for bytes in [written.as_bytes(), &marked, &little, &big, b"{V: \"\xe8 \x80\"}"] {
        let letters = decoded(bytes).unwrap();
        let value = value_of(&letters).unwrap();
        assert_eq!(value.field("V").unwrap().text(), Some("è €"), "{bytes:?}");
    }
}

/// A value to be written, and its parts.
#[derive(Clone, Debug)]
enum Tree {
    Nothing,
    Flag(bool),
    Number(String),
    Text(String),
    List(Vec<Tree>),
    Record(Vec<(String, Tree)>),
    Made(String, Vec<Tree>),
}

fn trees() -> impl Strategy<Value = Tree> {
    let leaf = prop_oneof![
        Just(Tree::Nothing),
        any::<bool>().prop_map(Tree::Flag),
        "-?[0-9]{1,12}(\\.[0-9]{1,4})?(e[0-9]{1,2})?".prop_map(Tree::Number),
        any::<String>().prop_map(Tree::Text),
    ];
    leaf.prop_recursive(6, 60, 6, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..6).prop_map(Tree::List),
            prop::collection::vec((any::<String>(), inner.clone()), 0..6).prop_map(Tree::Record),
            ("[A-Z][A-Za-z.]{0,8}", prop::collection::vec(inner, 0..3))
                .prop_map(|(name, of)| Tree::Made(name, of)),
        ]
    })
}

/// Writes a tree as the other program does, or with variations selected by `odd`.
fn write(tree: &Tree, odd: bool, to: &mut String) {
    let quote = if odd { '\'' } else { '"' };
    let space = if odd { " /* x */\r\n " } else { "" };
    let each = |items: &[Tree], to: &mut String| {
        for (index, item) in items.iter().enumerate() {
            if index > 0 {
                to.push(',');
            }
            write(item, odd, to);
            to.push_str(space);
        }
        if odd && !items.is_empty() {
            to.push(',');
        }
    };
    let quoted = |text: &str, to: &mut String| {
        to.push(quote);
        for letter in text.chars() {
            match letter {
                '\n' => to.push_str("\\n"),
                '\r' => to.push_str("\\r"),
                '\\' | '"' | '\'' => to.extend(['\\', letter]),
                _ if odd => {
                    let mut units = [0; 2];
                    for unit in letter.encode_utf16(&mut units) {
                        to.push_str(&format!("\\u{unit:04X}"));
                    }
                }
                _ => to.push(letter),
            }
        }
        to.push(quote);
    };
    match tree {
        Tree::Nothing => to.push_str(if odd { "undefined" } else { "null" }),
        Tree::Flag(flag) => to.push_str(if *flag { "true" } else { "false" }),
        Tree::Number(number) => to.push_str(number),
        Tree::Text(text) => quoted(text, to),
        Tree::List(items) => {
            to.push('[');
            each(items, to);
            to.push(']');
        }
        Tree::Record(fields) => {
            to.push('{');
            for (index, (key, value)) in fields.iter().enumerate() {
                if index > 0 {
                    to.push(',');
                }
                quoted(key, to);
                to.push(':');
                write(value, odd, to);
            }
            to.push('}');
        }
        Tree::Made(name, of) => {
            to.push_str("new ");
            to.push_str(name);
            to.push('(');
            each(of, to);
            to.push(')');
        }
    }
}

fn same(tree: &Tree, value: &Value<'_>) -> bool {
    let all = |trees: &[Tree], values: &[Value<'_>]| {
        trees.len() == values.len()
            && trees.iter().zip(values).all(|(tree, value)| same(tree, value))
    };
    match (tree, &value.kind) {
        (Tree::Nothing, ValueKind::Nothing) => true,
        (Tree::Flag(a), ValueKind::Flag(b)) => a == b,
        (Tree::Number(a), ValueKind::Number(b)) => a == b,
        (Tree::Text(a), ValueKind::Text(b)) => a == b,
        (Tree::List(a), ValueKind::List(b)) => all(a, b),
        (Tree::Made(name, a), ValueKind::Made { name: written, of }) => {
            name == written && all(a, of)
        }
        (Tree::Record(a), ValueKind::Record(b)) => {
            a.len() == b.len()
                && a.iter()
                    .zip(b)
                    .all(|((key, tree), (written, value))| key == written && same(tree, value))
        }
        _ => false,
    }
}

proptest! {
    #[test]
    fn what_is_written_is_read_back(tree in trees(), odd in any::<bool>()) {
        let mut written = String::new();
        write(&tree, odd, &mut written);
        let value = value_of(&written);
        prop_assert!(value.is_ok(), "{:?}: {}", value, written);
        prop_assert!(same(&tree, &value.unwrap()), "{}", written);
    }

    #[test]
    fn no_bytes_make_the_reader_stumble(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        let text = decoded(&bytes).unwrap();
        if let Err(error) = value_of(&text) {
            prop_assert!(!error.to_string().is_empty());
        }
    }

    #[test]
    fn no_text_of_its_signs_makes_it_stumble(text in "[\\[\\]{}():,'\"\\\\/*a-c0-2. \\nnew]{0,60}") {
        let _ = value_of(&text);
    }
}
