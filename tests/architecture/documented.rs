//! The check that public items are documented.
//!
//! The compiler's `missing_docs` also asks for comments on fields and variants, and on `fn
//! rank(self) -> Rank`, whose names say it already. So this check asks for the rest.

/// Functions whose name is the same everywhere and needs no comment.
const SAYS_ITSELF: [&str; 1] = ["show"];
const ITEMS: [&str; 8] =
    ["struct ", "enum ", "union ", "trait ", "const ", "static ", "type ", "macro_rules! "];

/// Returns the lines of a file that open an undocumented item.
pub(crate) fn undocumented(source: &str) -> Vec<usize> {
    let mut faults = Vec::new();
    if !source.starts_with("//!") {
        faults.push(1);
    }
    let (mut documented, mut attribute, mut in_trait) = (false, 0_usize, None);
    for (number, line) in source.lines().enumerate() {
        let (text, indent) = (line.trim(), line.len() - line.trim_start().len());
        if text == "#[cfg(test)]" && indent == 0 {
            break;
        }
        // A macro passes on the comment written at its call.
        if text.starts_with("$(#[") {
            documented = true;
            continue;
        }
        if attribute > 0 || text.starts_with("#[") {
            documented |= text.starts_with("#[doc");
            attribute =
                (attribute + text.matches('[').count()).saturating_sub(text.matches(']').count());
            continue;
        }
        if in_trait == Some(indent) && text == "}" {
            in_trait = None;
        }
        let item = text.strip_prefix("pub ").or_else(|| {
            (in_trait == Some(indent.saturating_sub(4)) && text.starts_with("fn ")).then_some(text)
        });
        if item.is_some_and(asks) && !documented {
            faults.push(number + 1);
        }
        if text.starts_with("pub trait ") && !text.ends_with('}') {
            in_trait = Some(indent);
        }
        documented = text.starts_with("///");
    }
    faults
}

/// Returns whether this text after `pub` is an item that its name alone does not explain.
fn asks(item: &str) -> bool {
    if ITEMS.iter().any(|kind| item.starts_with(kind)) && !item.starts_with("const fn ") {
        return true;
    }
    let Some((_, function)) = item.split_once("fn ") else { return false };
    let Some((name, rest)) = function.split_once('(') else { return false };
    // The name and the type explain a function of the value alone.
    let alone = rest.split_once(')').is_some_and(|(taken, _)| {
        taken.ends_with("self") && !taken.contains(',') && !taken.contains("mut")
    });
    !alone && !SAYS_ITSELF.contains(&name)
}

#[test]
fn only_what_its_name_says_needs_no_words() {
    let source = "//! A file.\n\n/// A card.\n#[derive(\n    Clone,\n)]\npub struct Card {\n    pub rank: Rank,\n}\n";
    let pairs: [(&str, &[usize]); 6] = [
        (source, &[]),
        ("//! A file.\npub struct Card;\n", &[2]),
        ("pub fn rank(self) -> Rank {\n", &[1]),
        (
            "//! A file.\npub const fn rank(&self) -> Rank {\n    pub fn of(rank: Rank) -> Self {\n",
            &[3],
        ),
        ("//! A file.\n/// Speaks.\npub trait Speaks {\n    fn say(&self, name: &str);\n}\n", &[4]),
        ("//! A file.\npub fn of<T>(\n    value: T,\n) -> Self {\n", &[2]),
    ];
    for (source, faults) in pairs {
        assert_eq!(undocumented(source), faults, "{source}");
    }
}
