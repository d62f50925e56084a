//! The part of a name by which the events of a series differ: "1A" and "1B" of "Autumn Main Event".

/// A name in two parts: its own, and the one shared with others.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SplitName {
    /// The own part: "1B". The whole name if no part is shared.
    pub own: String,
    /// The shared part: "Autumn Main Event"; empty if no part is shared.
    pub shared: String,
}

/// Splits each name into its own part and the beginning that it shares with others.
pub fn split_names(names: &[&str]) -> Vec<SplitName> {
    let words = |name: &str| name.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let all: Vec<Vec<String>> = names.iter().map(|name| words(name)).collect();
    let alike = |one: &[String], other: &[String]| {
        one.iter().zip(other).take_while(|(one, other)| one == other).count()
    };
    let tell = |(at, name): (usize, &Vec<String>)| {
        let others = all.iter().enumerate().filter(|(other, _)| *other != at);
        // The least beginning shared with another name: of "Main 1A" and "Main 1B" it is "Main".
        let shared = others.map(|(_, other)| alike(name, other)).filter(|count| *count > 0).min();
        let cut = shared.filter(|count| *count < name.len()).unwrap_or(0);
        let part = |words: &[String]| {
            let words = words.join(" ");
            words.trim_matches([' ', '·', ',', '-', '–']).to_owned()
        };
        let (own, shared) = (part(&name[cut..]), part(&name[..cut]));
        if own.is_empty() {
            SplitName { own: name.join(" "), shared: String::new() }
        } else {
            SplitName { own, shared }
        }
    };
    all.iter().enumerate().map(tell).collect()
}
