//! The house's structures as a list: in groups, in the order that somebody looks for them.

use std::cmp::Reverse;

use crate::{
    i18n::Language,
    rules::{levels::Structure, person::fold, time::Timestamp},
    view::words,
};

/// A structure on the shelf.
#[derive(Clone, Copy, Debug)]
pub struct Shelved<'a> {
    /// Its name; of a file that cannot be used the file's.
    pub name: &'a str,
    /// Is it the house's own?
    pub own: bool,
    /// What is in it; nothing where it cannot be used.
    pub structure: Option<&'a Structure>,
    /// What it lies with; empty where with nothing.
    pub group: &'a str,
    /// How many events were begun with it.
    pub uses: u32,
    pub last: Option<Timestamp>,
}

/// By what they are sorted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sort {
    Name,
    /// By the group, those without one last.
    Group,
    /// The shortest first.
    Length,
    /// The one that was played most often first.
    Uses,
    /// The one that was played last first, and of those that were not the house's own.
    #[default]
    Last,
}

/// Which of them are shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Which {
    #[default]
    All,
    /// The house's own.
    Own,
    Group(String),
}

/// A line of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShelfRow {
    /// Its place among what was handed in.
    pub at: usize,
    pub name: String,
    /// What it lies with.
    pub group: String,
    /// How many levels; nothing where it cannot be used.
    pub levels: Option<String>,
    /// The starting stack.
    pub stack: String,
    /// How long all levels and breaks take: "4 h 50".
    pub length: String,
    /// How many events were begun with it; empty where none.
    pub uses: String,
    /// The day on which the last one was.
    pub last: String,
}

/// The names of the groups that there are, in the order of letters.
pub fn groups(shelf: &[Shelved<'_>]) -> Vec<String> {
    let mut groups: Vec<&str> =
        shelf.iter().map(|on| on.group).filter(|group| !group.is_empty()).collect();
    groups.sort_by_cached_key(|group| fold(group));
    groups.dedup_by_key(|group| fold(group));
    groups.into_iter().map(str::to_owned).collect()
}

/// Their places in the order that was asked for. Those that are alike stay in the order of their names.
pub fn sorted(shelf: &[Shelved<'_>], which: &Which, sort: Sort) -> Vec<usize> {
    let is_shown = |on: &Shelved<'_>| match which {
        Which::All => true,
        Which::Own => on.own,
        Which::Group(group) => fold(on.group) == fold(group),
    };
    let shown = shelf.iter().enumerate().filter(|(_, on)| is_shown(on));
    let mut places: Vec<usize> = shown.map(|(at, _)| at).collect();
    let length = |on: &Shelved<'_>| on.structure.map_or(u64::MAX, Structure::minutes);
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

/// The list, line by line.
pub fn rows(language: Language, shelf: &[Shelved<'_>], which: &Which, sort: Sort) -> Vec<ShelfRow> {
    sorted(shelf, which, sort).into_iter().map(|at| row(language, at, &shelf[at])).collect()
}

fn row(language: Language, at: usize, on: &Shelved<'_>) -> ShelfRow {
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
