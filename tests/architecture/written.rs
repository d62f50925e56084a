//! The written form of record types: the present shape only, and nothing of earlier ones.

/// Serde attributes for missing fields, or for fields with several names.
const OF_ABSENCE: [&str; 7] =
    ["default", "skip_serializing", "skip_deserializing", "alias", "try_from", "from =", "remote"];

/// The one way to leave a field out (`base/omitted_field.rs`), as `base` names it and as the rooms
/// above do.
const LEFT_OUT: [&str; 2] = [
    "#[serde(default, skip_serializing_if = \"crate::is_nothing\")]",
    "#[serde(default, skip_serializing_if = \"bottone_base::is_nothing\")]",
];

/// Fields that may be left out of hand-written files, though the program always writes them: the
/// file, and the text after.
const BY_HAND: [(&str, &str); 4] = [
    ("hands/italian/act.rs", "cards: Option<Five>,"),
    ("rules/levels/mod.rs", "pub game: Game,"),
    ("rules/payouts/plan.rs", "pub struct PayoutPlan {"),
    ("rules/ranking/mod.rs", "ties: Ties,"),
];

/// Returns the lines of a file in which a record type refers to an earlier form.
pub(crate) fn histories(path: &str, text: &str) -> Vec<String> {
    if !["base/", "hands/", "maker/", "rules/", "tournament/"]
        .iter()
        .any(|room| path.starts_with(room))
    {
        return Vec::new();
    }
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let is_history = |(at, line): &(usize, &&str)| {
        let is_optional =
            line.starts_with("#[serde(") && OF_ABSENCE.iter().any(|w| line.contains(w));
        let next = lines.get(at + 1).copied().unwrap_or_default();
        is_optional && !LEFT_OUT.contains(line) && !BY_HAND.contains(&(path, next))
    };
    let found = lines.iter().enumerate().filter(is_history);
    found.map(|(at, line)| format!("{path}:{}: {line}", at + 1)).collect()
}
