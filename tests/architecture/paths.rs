//! The paths that a source names, in `use` and everywhere else.

use crate::words::Word;

/// A named path. If it leads into the house, it is resolved: `crate`, the room, the steps in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Named {
    pub(crate) steps: Vec<String>,
    pub(crate) line: usize,
    /// True if the tests of its own file name it.
    pub(crate) test: bool,
    /// True if it is named in `use`, so that its last step is a name from here on.
    pub(crate) used: bool,
    /// True if `use` names another room itself or all that it has, and not an item of it.
    pub(crate) whole_room: bool,
}

/// Returns every path in `words`, the source of the module `here`.
pub(crate) fn paths(words: &[Word<'_>], here: &[String]) -> Vec<Named> {
    let mut found = Vec::new();
    // The modules written inside this file, each with the depth of its bracket.
    let mut inner: Vec<(String, usize)> = Vec::new();
    let mut depth = 0;
    let mut at = 0;
    while let Some(word) = words.get(at) {
        let text = |n: usize| words.get(n).map_or("", |word| word.text);
        match word.text {
            "{" => depth += 1,
            "}" => {
                depth -= 1;
                inner.pop_if(|(_, opened)| *opened > depth);
            }
            "mod" if text(at + 2) == "{" => inner.push((text(at + 1).to_owned(), depth + 1)),
            "use" => {
                let mut tree = Vec::new();
                at = read_tree(words, at + 1, &[], &mut tree);
                let inside = inner.iter().map(|(name, _)| name.clone());
                let module: Vec<String> = here.iter().cloned().chain(inside).collect();
                found.extend(tree.into_iter().map(|path| resolve(path, &module)));
                continue;
            }
            _ if begins_path(words, at) => {
                let (path, end) = read_path(words, at);
                let inside = inner.iter().map(|(name, _)| name.clone());
                let module: Vec<String> = here.iter().cloned().chain(inside).collect();
                found.push(resolve(path, &module));
                at = end;
                continue;
            }
            _ => {}
        }
        at += 1;
    }
    found
}

/// Returns whether a path begins here: a name with `::` after it and none before it. The generic
/// `Vec::<u8>::new` continues as a name alone.
fn begins_path(words: &[Word<'_>], at: usize) -> bool {
    let next = words.get(at + 1).is_some_and(|word| word.text == "::");
    let root = at.checked_sub(1).and_then(|n| words.get(n)).is_some_and(|word| word.text == "::");
    let before = at.checked_sub(2).and_then(|n| words.get(n)).is_some_and(Word::is_name);
    words[at].is_name() && next && !(root && before)
}

fn read_path(words: &[Word<'_>], from: usize) -> (Named, usize) {
    let mut steps = vec![words[from].text.to_owned()];
    let mut at = from + 1;
    while words.get(at).is_some_and(|word| word.text == "::")
        && words.get(at + 1).is_some_and(Word::is_name)
    {
        steps.push(words[at + 1].text.to_owned());
        at += 2;
    }
    let Word { line, test, .. } = words[from];
    (Named { steps, line, test, used: false, whole_room: false }, at)
}

/// Reads `a::{b, c::d as e, f::*}` from `at` on and returns its end.
fn read_tree(
    words: &[Word<'_>],
    mut at: usize,
    before: &[String],
    found: &mut Vec<Named>,
) -> usize {
    let mut steps = before.to_vec();
    let (mut line, mut test) = (0, false);
    let mut renamed = None;
    while let Some(word) = words.get(at) {
        match word.text {
            "::" => {}
            // Another name is one step more.
            "as" => renamed = Some(steps.len()),
            "{" => {
                at += 1;
                while words.get(at).is_some_and(|word| word.text != "}") {
                    at = read_tree(words, at, &steps, found);
                    if words.get(at).is_some_and(|word| word.text == ",") {
                        at += 1;
                    }
                }
                return at + 1;
            }
            "*" => {
                (line, test) = (word.line, word.test);
                steps.push("*".to_owned());
            }
            _ if word.is_name() => {
                (line, test) = (word.line, word.test);
                steps.push(word.text.to_owned());
            }
            _ => break,
        }
        at += 1;
    }
    let named = &steps[..renamed.unwrap_or(steps.len())];
    let whole_room = match named {
        [room] => is_room(room),
        [room, item] => is_room(room) && ["self", "*"].contains(&item.as_str()),
        _ => false,
    };
    found.push(Named { steps, line, test, used: true, whole_room });
    at
}

/// Returns whether this is the crate of a room.
fn is_room(name: &str) -> bool {
    name.starts_with("bottone_")
}

/// Resolves `self`, `super` and `crate` in the room of `module`, and the crates of other rooms. The
/// first step of `module` is its room.
fn resolve(path: Named, module: &[String]) -> Named {
    let Named { mut steps, .. } = path;
    let house = || ["crate".to_owned()].into_iter();
    match steps.first().map_or("", String::as_str) {
        "self" | "super" => {
            let mut whole = module.to_vec();
            for step in steps {
                match step.as_str() {
                    "self" => {}
                    "super" => drop(whole.pop()),
                    _ => whole.push(step),
                }
            }
            steps = house().chain(whole).collect();
        }
        "crate" => {
            let room = module.first().cloned();
            steps = house().chain(room).chain(steps.into_iter().skip(1)).collect();
        }
        // The program refers to its library by its name.
        "bottone" => "crate".clone_into(&mut steps[0]),
        first if is_room(first) => {
            let room = first["bottone_".len()..].replace('_', "-");
            steps = house().chain([room]).chain(steps.into_iter().skip(1)).collect();
        }
        _ => {}
    }
    Named { steps, ..path }
}
