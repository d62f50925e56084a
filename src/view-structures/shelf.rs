//! The house's structures as a list, in groups and sorted for finding one quickly.

use std::cmp::Reverse;

use bottone_base::{person::fold, time::Timestamp};
use bottone_i18n::Language;
use bottone_rules::levels::Structure;
use bottone_vocabulary::words;

/// A structure on the shelf.
#[derive(Clone, Copy, Debug)]
pub struct ShelfStructure<'a> {
    /// The name of the structure; the file's name if the file is unusable.
    pub name: &'a str,
    /// True if it belongs to the house.
    pub own: bool,
    /// The structure; `None` if the file is unusable.
    pub structure: Option<&'a Structure>,
    /// The group; empty without one.
    pub group: &'a str,
    /// The number of events started with it.
    pub uses: u32,
    pub last: Option<Timestamp>,
}

/// The sort order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sort {
    Name,
    /// By group, ungrouped ones last.
    Group,
    /// The shortest first.
    Length,
    /// The most often played first.
    Uses,
    /// The most recently played first; structures that are not the house's come after them.
    #[default]
    Last,
}

/// The filter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum ShelfFilter {
    #[default]
    All,
    /// The house's own structures.
    Own,
    Group(String),
}

/// A line of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShelfRow {
    /// The index into the list handed in.
    pub at: usize,
    pub name: String,
    /// The group.
    pub group: String,
    /// The number of levels; `None` if the file is unusable.
    pub levels: Option<String>,
    /// The starting stack.
    pub stack: String,
    /// The total length of levels and breaks: "4 h 50".
    pub length: String,
    /// The number of events started with it; empty if none.
    pub uses: String,
    /// The date of the latest one.
    pub last: String,
}

/// Returns the names of the groups, in alphabetical order.
pub fn groups(shelf: &[ShelfStructure<'_>]) -> Vec<String> {
    let mut groups: Vec<&str> =
        shelf.iter().map(|on| on.group).filter(|group| !group.is_empty()).collect();
    groups.sort_by_cached_key(|group| fold(group));
    groups.dedup_by_key(|group| fold(group));
    groups.into_iter().map(str::to_owned).collect()
}

/// Returns the indices in the requested order. Equal ones are sorted by name.
pub fn sorted(shelf: &[ShelfStructure<'_>], which: &ShelfFilter, sort: Sort) -> Vec<usize> {
    let is_shown = |on: &ShelfStructure<'_>| match which {
        ShelfFilter::All => true,
        ShelfFilter::Own => on.own,
        ShelfFilter::Group(group) => fold(on.group) == fold(group),
    };
    let shown = shelf.iter().enumerate().filter(|(_, on)| is_shown(on));
    let mut places: Vec<usize> = shown.map(|(at, _)| at).collect();
    let length = |on: &ShelfStructure<'_>| on.structure.map_or(u64::MAX, Structure::minutes);
    let key = |at: &usize| {
        let on = &shelf[*at];
        let first = match sort {
            Sort::Name => (false, 0, fold(on.name)),
            Sort::Group => (on.group.is_empty(), 0, fold(on.group)),
            Sort::Length => (false, i128::from(length(on)), String::new()),
            Sort::Uses => (!on.own && on.uses == 0, -i128::from(on.uses), String::new()),
            Sort::Last => {
                let last = on.last.map_or(0, |last| i128::from(last.millis()));
                (!on.own && on.last.is_none(), -last, String::new())
            }
        };
        (first, Reverse(on.own), fold(on.name))
    };
    places.sort_by_cached_key(key);
    places
}

/// Returns the rows of the list.
pub fn rows(
    language: Language,
    shelf: &[ShelfStructure<'_>],
    which: &ShelfFilter,
    sort: Sort,
) -> Vec<ShelfRow> {
    sorted(shelf, which, sort).into_iter().map(|at| row(language, at, &shelf[at])).collect()
}

fn row(language: Language, at: usize, on: &ShelfStructure<'_>) -> ShelfRow {
    let of = |what: fn(Language, &Structure) -> String| {
        on.structure.map(|structure| what(language, structure))
    };
    ShelfRow {
        at,
        name: if on.own {
            language.say("dialogs-new-own", &[("name", on.name.into())])
        } else {
            on.name.to_owned()
        },
        group: on.group.to_owned(),
        levels: of(|_, structure| structure.levels().count().to_string()),
        stack: of(|language, structure| language.chips(structure.starting_stack))
            .unwrap_or_default(),
        length: of(|language, structure| words::hours(language, structure.minutes()))
            .unwrap_or_default(),
        uses: if on.uses == 0 { String::new() } else { language.number(u64::from(on.uses)) },
        last: on.last.map(|last| words::date(language, last)).unwrap_or_default(),
    }
}
