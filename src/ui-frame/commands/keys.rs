//! The keys of the commands: their scope, their labels, and the list that `?` shows.

use egui::{Key, Modifiers};

use super::{ALL, Screen, UiCommand};

/// The part of the window that is shown, as far as keys are concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyContext {
    /// The first page, without an event.
    Start,
    /// The board of the day.
    Board,
    /// A table without an event.
    FreeTable,
    /// A screen of the event.
    On(Screen),
}

/// The scope of a key. Keys without Ctrl and Alt are off everywhere while a text field is edited or
/// a list is open. They are also off where the screen has a field that takes their letters
/// (docs/guide/keys.md). F2, F11 and F12 stay on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyScope {
    Always,
    /// With an event open.
    Event,
    /// With an event open, except on the table screen, where letters and digits belong to the
    /// dealer.
    Away,
    /// On the floor and clock screens, which have no text fields.
    Watch,
    /// On the floor and clock screens, as long as no table or seat is chosen there.
    Idle,
    /// Only on this screen, or in this place without an event.
    Only(KeyContext),
}

/// The keys for a command in one scope.
#[derive(Clone, Copy, Debug)]
pub struct Binding {
    /// The scope of the keys.
    pub scope: KeyScope,
    /// The first key as written on a button.
    pub label: &'static str,
    /// The name of the text in the list of keys; empty if another line covers it.
    pub words: &'static str,
    /// The strokes; any of them will do.
    pub(super) strokes: &'static [KeyStroke],
}

/// The modifier keys held, and the key struck.
#[derive(Clone, Copy, Debug)]
pub(super) enum KeyStroke {
    Plain(Key),
    Ctrl(Key),
    CtrlShift(Key),
    Alt(Key),
}

use KeyScope::{Always, Away, Event as InEvent, Idle, Only, Watch};
use KeyStroke::{Alt, Ctrl, CtrlShift, Plain};

pub(super) const FLOOR: KeyScope = Only(KeyContext::On(Screen::Floor));
pub(super) const PRINT: KeyScope = Only(KeyContext::On(Screen::Print));
pub(super) const START: KeyScope = Only(KeyContext::Start);
pub(super) const BOARD: KeyScope = Only(KeyContext::Board);
pub(super) const FREE_TABLE: KeyScope = Only(KeyContext::FreeTable);

/// Returns every binding with its command, in the order of the table.
fn all() -> impl Iterator<Item = (UiCommand, &'static Binding)> {
    ALL.iter().flat_map(|line| line.keys.iter().map(|binding| (line.command, binding)))
}

/// A section of the list of keys: the name of its heading, and its lines of key and text name.
#[derive(Clone, Debug)]
pub struct KeyGroup {
    /// The name of its heading.
    pub name: &'static str,
    /// Its lines.
    pub lines: Vec<(&'static str, &'static str)>,
}

/// Returns the list that `?` shows; docs/guide/keys.md repeats it.
pub fn groups() -> [KeyGroup; 6] {
    let those = |wanted: fn(KeyScope) -> bool| {
        let lines = all().filter(move |(_, b)| !b.words.is_empty() && wanted(b.scope));
        lines.map(|(_, binding)| (binding.label, binding.words))
    };
    let watch = those(|place| matches!(place, Watch | Idle) || place == FLOOR);
    let others = those(|place| place == Away || place == PRINT);
    let always = those(|place| matches!(place, Always | InEvent));
    let start = those(|place| place == START || place == FREE_TABLE);
    // Fifteen keys do three things; tabs and cells handle their own keys.
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
        KeyGroup { name: "shell-keys-watch", lines: watch.collect() },
        KeyGroup { name: "shell-keys-others", lines: figures.into_iter().chain(others).collect() },
        KeyGroup { name: "shell-keys-cells", lines: cells.to_vec() },
        KeyGroup { name: "shell-keys-everywhere", lines: always.chain(chords).collect() },
        KeyGroup { name: "shell-keys-table", lines: tabs.to_vec() },
        KeyGroup {
            name: "shell-keys-start",
            lines: kinds.into_iter().chain(start).chain(board).collect(),
        },
    ]
}

/// Returns the key of `command` as written on a button.
pub fn key_label(command: UiCommand) -> &'static str {
    all().find(|(of, _)| *of == command).map_or("", |(_, binding)| binding.label)
}

/// Returns the key of `command` that works in text fields, as written on a button.
pub fn key_label_while_typing(command: UiCommand) -> &'static str {
    let held = |(of, binding): &(_, &Binding)| *of == command && binding.scope == InEvent;
    all().find(held).map_or("", |(_, binding)| binding.label)
}

/// Returns the command of a key while the window shows `here`, with a table or seat `chosen` there
/// or not.
pub fn find(key: Key, modifiers: Modifiers, here: KeyContext, chosen: bool) -> Option<UiCommand> {
    let watched = matches!(here, KeyContext::On(Screen::Floor | Screen::Clock));
    let works = |place: KeyScope| match place {
        Always => true,
        InEvent => matches!(here, KeyContext::On(_)),
        Away => matches!(here, KeyContext::On(screen) if screen != Screen::Table),
        Watch => watched,
        Idle => watched && !chosen,
        Only(there) => here == there,
    };
    let found = all().find(|(_, b)| works(b.scope) && b.matches(key, modifiers));
    found.map(|(command, _)| command)
}

/// Returns whether this key asks for a command when held with Alt, whatever letter it would write.
pub fn is_held_with_alt(key: Key, modifiers: Modifiers) -> bool {
    modifiers.alt && all().any(|(_, binding)| binding.matches(key, modifiers))
}

impl Binding {
    fn matches(&self, key: Key, held: Modifiers) -> bool {
        let ctrl = held.command || held.ctrl;
        self.strokes.iter().any(|stroke| match *stroke {
            Plain(other) => key == other && !ctrl && !held.alt,
            Ctrl(other) => key == other && ctrl && !held.shift && !held.alt,
            CtrlShift(other) => key == other && ctrl && held.shift && !held.alt,
            Alt(other) => key == other && held.alt && !ctrl,
        })
    }
}

/// Returns the key that brings an event to the desk, as written on a button.
pub fn key_of(number: usize) -> &'static str {
    u8::try_from(number).map_or("", |number| key_label(UiCommand::ShowEvent(number)))
}
