//! The keys of the commands: where they work, how they are written, and the list that `?` shows.

use egui::{Key, Modifiers};

use super::{ALL, UiCommand};
use crate::{i18n::Language, ui::action::Screen};

/// What the window shows, as far as keys are concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Here {
    /// The first page, without an event.
    Start,
    /// The board of the day.
    Board,
    /// A table without an event.
    FreeTable,
    /// A screen of the event.
    On(Screen),
}

/// Where a key works. Keys without Ctrl and Alt, but for F2, F11 and F12, rest everywhere while somebody types, while a
/// list is open, and where the screen has a field that waits for what they write (docs/keys.md).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyScope {
    Always,
    /// With an event open.
    Event,
    /// With an event open, but not at the table, where letters and figures are the dealer's.
    Away,
    /// On the floor and at the clock, where nobody writes.
    Watch,
    /// On the floor and at the clock, as long as no table and no seat is chosen there.
    Idle,
    /// On this screen, or here without an event.
    Only(Here),
}

/// Keys that ask for a command somewhere.
#[derive(Clone, Copy, Debug)]
pub struct Binding {
    /// Where they work.
    pub place: KeyScope,
    /// As the first is written on a button.
    pub cap: &'static str,
    /// The name of the words that say in the list of keys what it does; empty where another line says it.
    pub words: &'static str,
    /// Any of them.
    pub(super) strokes: &'static [Stroke],
}

/// Keys that are held, and the one that is struck.
#[derive(Clone, Copy, Debug)]
pub(super) enum Stroke {
    Plain(Key),
    Ctrl(Key),
    CtrlShift(Key),
    Alt(Key),
}

use KeyScope::{Always, Away, Event as InEvent, Idle, Only, Watch};
use Stroke::{Alt, Ctrl, CtrlShift, Plain};

pub(super) const FLOOR: KeyScope = Only(Here::On(Screen::Floor));
pub(super) const PRINT: KeyScope = Only(Here::On(Screen::Print));
pub(super) const START: KeyScope = Only(Here::Start);
pub(super) const BOARD: KeyScope = Only(Here::Board);
pub(super) const FREE_TABLE: KeyScope = Only(Here::FreeTable);

/// Every binding with its command, in the order of the table.
fn all() -> impl Iterator<Item = (UiCommand, &'static Binding)> {
    ALL.iter().flat_map(|line| line.keys.iter().map(|binding| (line.command, binding)))
}

/// A part of the list of keys: the name of its heading, and its lines, each a cap and the name of
/// what the key does.
#[derive(Clone, Debug)]
pub struct Group {
    /// The name of its heading.
    pub name: &'static str,
    /// Its lines.
    pub lines: Vec<(&'static str, &'static str)>,
}

/// The list that `?` shows, which docs/keys.md repeats.
pub fn groups() -> [Group; 6] {
    let those = |wanted: fn(KeyScope) -> bool| {
        let lines = all().filter(move |(_, b)| !b.words.is_empty() && wanted(b.place));
        lines.map(|(_, binding)| (binding.cap, binding.words))
    };
    let watch = those(|place| matches!(place, Watch | Idle) || place == FLOOR);
    let others = those(|place| place == Away || place == PRINT);
    let always = those(|place| matches!(place, Always | InEvent));
    let start = those(|place| place == START || place == FREE_TABLE);
    // Fifteen keys do three things, and tabs and cells look after their own.
    let figures = [("1 … 9 0", "shell-key-go")];
    let chords = [
        ("Alt B M R V A", "shell-key-alt"),
        ("Ctrl 1 … 9 0", "shell-key-go"),
        ("Alt 1 … 9 0", "today-key"),
    ];
    let kinds = [("1 … 5", "start-key-kinds")];
    let board = [("1 … 9", "today-key-board")];
    let cells = [
        ("Enter", "shell-key-cell-below"),
        ("Tab", "shell-key-cell-next"),
        ("Shift ↑ ↓", "shell-key-cell-reach"),
        ("Ctrl D", "shell-key-cell-fill"),
    ];
    let tabs = [("F3 … F10", "shell-key-tabs"), ("A … Z", "shell-key-tab-letters")];
    [
        Group { name: "shell-keys-watch", lines: watch.collect() },
        Group { name: "shell-keys-others", lines: figures.into_iter().chain(others).collect() },
        Group { name: "shell-keys-cells", lines: cells.to_vec() },
        Group { name: "shell-keys-everywhere", lines: always.chain(chords).collect() },
        Group { name: "shell-keys-table", lines: tabs.to_vec() },
        Group {
            name: "shell-keys-start",
            lines: kinds.into_iter().chain(start).chain(board).collect(),
        },
    ]
}

/// The key of `command` as it is written on a button.
pub fn cap(command: UiCommand) -> &'static str {
    all().find(|(of, _)| *of == command).map_or("", |(_, binding)| binding.cap)
}

/// The key of `command` that works while somebody types, as it is written on a button.
pub fn cap_while_typing(command: UiCommand) -> &'static str {
    let held = |(of, binding): &(_, &Binding)| *of == command && binding.place == InEvent;
    all().find(held).map_or("", |(_, binding)| binding.cap)
}

/// A cap as the keyboards of this language have it.
pub fn written(language: Language, cap: &str) -> String {
    let key = |key: &str| match key {
        "Space" => language.word("shell-cap-space"),
        "Enter" => language.word("shell-cap-enter"),
        "Shift" => language.word("shell-cap-shift"),
        other => other.to_owned(),
    };
    cap.split(' ').map(key).collect::<Vec<_>>().join(" ")
}

/// What a key asks for while the window shows `here`, with a table or seat `chosen` there or not.
pub fn find(key: Key, modifiers: Modifiers, here: Here, chosen: bool) -> Option<UiCommand> {
    let watched = matches!(here, Here::On(Screen::Floor | Screen::Clock));
    let works = |place: KeyScope| match place {
        Always => true,
        InEvent => matches!(here, Here::On(_)),
        Away => matches!(here, Here::On(screen) if screen != Screen::Table),
        Watch => watched,
        Idle => watched && !chosen,
        Only(there) => here == there,
    };
    let found = all().find(|(_, b)| works(b.place) && b.is_struck(key, modifiers));
    found.map(|(command, _)| command)
}

/// Is it held with Alt that this key asks for something, whatever letter it would write?
pub(in crate::ui) fn is_held_with_alt(key: Key, modifiers: Modifiers) -> bool {
    modifiers.alt && all().any(|(_, binding)| binding.is_struck(key, modifiers))
}

impl Binding {
    fn is_struck(&self, key: Key, held: Modifiers) -> bool {
        let ctrl = held.command || held.ctrl;
        self.strokes.iter().any(|stroke| match *stroke {
            Plain(other) => key == other && !ctrl && !held.alt,
            Ctrl(other) => key == other && ctrl && !held.shift && !held.alt,
            CtrlShift(other) => key == other && ctrl && held.shift && !held.alt,
            Alt(other) => key == other && held.alt && !ctrl,
        })
    }
}
