//! Tests that every block of the pages' stylesheets is closed.

use std::fs;

/// Browsers silently drop what follows an unclosed block: `/tv` once had no layout for that reason.
#[test]
fn every_block_of_a_stylesheet_is_closed() {
    let mut sheets = 0;
    for entry in fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../site")).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "css") {
            continue;
        }
        sheets += 1;
        let text = fs::read_to_string(&path).unwrap();
        if let Err(fault) = unclosed(&text) {
            panic!("{}: {fault}", path.display());
        }
    }
    assert_eq!(sheets, 3);
    assert!(unclosed("@media (min-width: 1px) {\n  a { b: c; }\n\n@media print {\n}\n}").is_err());
    assert!(unclosed("a { b: c; }\n}\n").is_err() && unclosed("a { b: c;\n").is_err());
}

/// Returns the line of the first block that is not closed, or closed twice. Media blocks do not
/// nest.
fn unclosed(text: &str) -> Result<(), String> {
    let mut depth = 0_i32;
    for (number, line) in (1..).zip(text.lines()) {
        if line.starts_with('@') && depth != 0 {
            return Err(format!("line {number} begins inside another block"));
        }
        // Our stylesheets have no brace in a comment or a string.
        let count = |brace| i32::try_from(line.matches(brace).count()).unwrap();
        depth += count('{') - count('}');
        if depth < 0 {
            return Err(format!("line {number} closes a block that is not open"));
        }
    }
    if depth == 0 { Ok(()) } else { Err("the last block is not closed".to_owned()) }
}
