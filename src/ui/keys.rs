//! Every key, where it works and what it does. The list that `?` shows is made from this table.

use egui::{Key, Modifiers};

use super::action::Screen;
use crate::i18n::Language;

/// What a key asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Press {
    /// Find a player, a table or a command.
    Find,
    /// Take the last act back.
    Undo,
    /// Do it again.
    Redo,
    /// Start the clock, or stop it.
    StartPause,
    /// Go to the next level.
    NextLevel,
    /// Go to the level before.
    PreviousLevel,
    /// Give a minute.
    MinuteMore,
    /// Take a minute.
    MinuteLess,
    /// Do the first step of the first task.
    FirstTask,
    /// Bust the chosen player.
    Bust,
    /// Move the chosen player.
    Move,
    /// Buy the chosen player in again.
    ReEntry,
    /// Sell the chosen player a rebuy.
    Rebuy,
    /// Sell the chosen player an add-on.
    AddOn,
    /// Go to a screen.
    Go(Screen),
    /// Open or close the projector's window.
    Projector,
    /// Switch the sound of this machine on, or off.
    Sound,
    /// Lock the desk.
    Lock,
    /// Fill the display, or stop.
    FullScreen,
    /// Show the list of keys.
    Keys,
    /// Open a file.
    Open,
    /// Make a new event.
    New,
    /// Import players.
    Import,
    /// Let go of what is chosen.
    LetGo,
    /// Go to the chosen table.
    Sit,
    /// Go to a table without an event.
    FreeTable,
    /// Leave the table without an event.
    LeaveTable,
    /// Print the sheet that is chosen; elsewhere, go and choose one.
    PrintSheet,
    /// Save it as PDF.
    SaveSheet,
    /// Print everything that has changed since it was printed.
    PrintChanged,
    /// Show the page larger.
    ZoomPage,
    /// Draw everything larger.
    Larger,
    /// Draw everything smaller.
    Smaller,
}

/// What the window shows, as far as keys are concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Here {
    /// The start, without an event.
    Start,
    /// A table without an event.
    FreeTable,
    /// A screen of the event.
    On(Screen),
}

/// Where a key works. Keys without Ctrl and Alt, but for F2, F11 and F12, rest everywhere while somebody types, while a
/// list is open, and where the screen has a field that waits for what they write (docs/keys.md).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Always.
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

/// One line of the table.
#[derive(Clone, Copy, Debug)]
pub struct Binding {
    /// What it asks for.
    pub press: Press,
    /// Where it works.
    pub place: Place,
    /// As it is written on a button.
    pub cap: &'static str,
    /// The name of the words that say what it does; none where another line of the list says it.
    pub words: &'static str,
    keys: &'static [Stroke],
}

/// Keys that are held, and the one that is struck.
#[derive(Clone, Copy, Debug)]
enum Stroke {
    Plain(Key),
    Ctrl(Key),
    CtrlShift(Key),
    Alt(Key),
}

use Place::{Always, Away, Event as InEvent, Idle, Only, Watch};
use Stroke::{Alt, Ctrl, CtrlShift, Plain};

const fn binding(
    press: Press,
    place: Place,
    cap: &'static str,
    words: &'static str,
    keys: &'static [Stroke],
) -> Binding {
    Binding { press, place, cap, words, keys }
}

const FLOOR: Place = Only(Here::On(Screen::Floor));
const PRINT: Place = Only(Here::On(Screen::Print));
const START: Place = Only(Here::Start);
const FREE_TABLE: Place = Only(Here::FreeTable);

/// Every key.
pub const ALL: &[Binding] = &[
    binding(UiCommand::Find, InEvent, "Ctrl K", "shell-key-find", &[Ctrl(Key::K)]),
    binding(UiCommand::Undo, InEvent, "Ctrl Z", "shell-key-undo", &[Ctrl(Key::Z)]),
    binding(
        UiCommand::Redo,
        InEvent,
        "Ctrl Shift Z",
        "shell-key-redo",
        &[CtrlShift(Key::Z), Ctrl(Key::Y)],
    ),
    binding(UiCommand::StartPause, Idle, "Space", "shell-key-clock", &[Plain(Key::Space)]),
    binding(UiCommand::NextLevel, Idle, "N", "shell-key-next", &[Plain(Key::N)]),
    binding(UiCommand::PreviousLevel, Idle, "P", "shell-key-previous", &[Plain(Key::P)]),
    binding(
        UiCommand::MinuteMore,
        Idle,
        "+",
        "shell-key-more",
        &[Plain(Key::Plus), Plain(Key::Equals)],
    ),
    binding(UiCommand::MinuteLess, Idle, "−", "shell-key-less", &[Plain(Key::Minus)]),
    binding(UiCommand::FirstTask, FLOOR, "Enter", "shell-key-first-task", &[Plain(Key::Enter)]),
    binding(UiCommand::Bust, Watch, "B", "shell-key-bust", &[Plain(Key::B), Plain(Key::X)]),
    binding(UiCommand::Move, Watch, "M", "shell-key-move", &[Plain(Key::M)]),
    binding(UiCommand::Sit, FLOOR, "T", "shell-key-sit", &[Plain(Key::T)]),
    binding(UiCommand::ReEntry, FLOOR, "R", "shell-key-re-entry", &[Plain(Key::R)]),
    binding(UiCommand::Rebuy, FLOOR, "V", "shell-key-rebuy", &[Plain(Key::V)]),
    binding(UiCommand::AddOn, FLOOR, "A", "shell-key-add-on", &[Plain(Key::A)]),
    binding(UiCommand::StartPause, InEvent, "Ctrl Space", "shell-key-clock", &[Ctrl(Key::Space)]),
    binding(UiCommand::Bust, InEvent, "Alt B", "", &[Alt(Key::B)]),
    binding(UiCommand::Move, InEvent, "Alt M", "", &[Alt(Key::M)]),
    binding(UiCommand::ReEntry, InEvent, "Alt R", "", &[Alt(Key::R)]),
    binding(UiCommand::Rebuy, InEvent, "Alt V", "", &[Alt(Key::V)]),
    binding(UiCommand::AddOn, InEvent, "Alt A", "", &[Alt(Key::A)]),
    binding(UiCommand::Go(Screen::Floor), Away, "1", "", &[Plain(Key::Num1)]),
    binding(UiCommand::Go(Screen::Players), Away, "2", "", &[Plain(Key::Num2)]),
    binding(UiCommand::Go(Screen::Clock), Away, "3", "", &[Plain(Key::Num3)]),
    binding(UiCommand::Go(Screen::Table), Away, "4", "", &[Plain(Key::Num4)]),
    binding(UiCommand::Go(Screen::Chips), Away, "5", "", &[Plain(Key::Num5)]),
    binding(UiCommand::Go(Screen::Money), Away, "6", "", &[Plain(Key::Num6)]),
    binding(UiCommand::Go(Screen::Print), Away, "7", "", &[Plain(Key::Num7)]),
    binding(UiCommand::Go(Screen::Room), Away, "8", "", &[Plain(Key::Num8)]),
    binding(UiCommand::Go(Screen::Log), Away, "9", "", &[Plain(Key::Num9)]),
    binding(UiCommand::Go(Screen::Setup), Away, "0", "", &[Plain(Key::Num0)]),
    binding(UiCommand::Go(Screen::Floor), InEvent, "Ctrl 1", "", &[Ctrl(Key::Num1)]),
    binding(UiCommand::Go(Screen::Players), InEvent, "Ctrl 2", "", &[Ctrl(Key::Num2)]),
    binding(UiCommand::Go(Screen::Clock), InEvent, "Ctrl 3", "", &[Ctrl(Key::Num3)]),
    binding(UiCommand::Go(Screen::Table), InEvent, "Ctrl 4", "", &[Ctrl(Key::Num4)]),
    binding(UiCommand::Go(Screen::Chips), InEvent, "Ctrl 5", "", &[Ctrl(Key::Num5)]),
    binding(UiCommand::Go(Screen::Money), InEvent, "Ctrl 6", "", &[Ctrl(Key::Num6)]),
    binding(UiCommand::Go(Screen::Print), InEvent, "Ctrl 7", "", &[Ctrl(Key::Num7)]),
    binding(UiCommand::Go(Screen::Room), InEvent, "Ctrl 8", "", &[Ctrl(Key::Num8)]),
    binding(UiCommand::Go(Screen::Log), InEvent, "Ctrl 9", "", &[Ctrl(Key::Num9)]),
    binding(UiCommand::Go(Screen::Setup), InEvent, "Ctrl 0", "", &[Ctrl(Key::Num0)]),
    binding(UiCommand::Projector, Idle, "D", "shell-key-projector", &[Plain(Key::D)]),
    binding(UiCommand::Projector, InEvent, "F2", "", &[Plain(Key::F2)]),
    binding(UiCommand::Sound, Idle, "S", "sound-key", &[Plain(Key::S)]),
    binding(UiCommand::PrintSheet, InEvent, "Ctrl P", "shell-key-print", &[Ctrl(Key::P)]),
    binding(UiCommand::PrintSheet, PRINT, "Enter", "", &[Plain(Key::Enter)]),
    binding(UiCommand::SaveSheet, PRINT, "Ctrl S", "shell-key-save-sheet", &[Ctrl(Key::S)]),
    binding(
        UiCommand::PrintChanged,
        PRINT,
        "Ctrl Shift P",
        "shell-key-print-changed",
        &[CtrlShift(Key::P)],
    ),
    binding(UiCommand::ZoomPage, PRINT, "Z", "shell-key-zoom", &[Plain(Key::Z)]),
    binding(UiCommand::FullScreen, Always, "F11", "shell-key-full-screen", &[Plain(Key::F11)]),
    binding(UiCommand::FullScreen, Idle, "F", "", &[Plain(Key::F)]),
    binding(UiCommand::FullScreen, START, "F", "", &[Plain(Key::F)]),
    binding(UiCommand::Lock, Always, "Ctrl L", "shell-key-lock", &[Ctrl(Key::L)]),
    binding(
        UiCommand::Larger,
        Always,
        "Ctrl +",
        "shell-key-larger",
        &[Ctrl(Key::Plus), CtrlShift(Key::Plus), Ctrl(Key::Equals), CtrlShift(Key::Equals)],
    ),
    binding(UiCommand::Smaller, Always, "Ctrl −", "shell-key-smaller", &[Ctrl(Key::Minus)]),
    binding(UiCommand::Open, Always, "Ctrl O", "shell-key-open", &[Ctrl(Key::O)]),
    binding(UiCommand::New, Always, "Ctrl N", "shell-key-new", &[Ctrl(Key::N)]),
    binding(UiCommand::Import, InEvent, "Ctrl I", "shell-key-import", &[Ctrl(Key::I)]),
    binding(UiCommand::LetGo, Away, "Esc", "shell-key-let-go", &[Plain(Key::Escape)]),
    binding(
        UiCommand::Keys,
        Always,
        "?",
        "shell-key-list",
        &[Plain(Key::Questionmark), Plain(Key::F12)],
    ),
    binding(UiCommand::FreeTable, START, "T", "shell-key-free-table", &[Plain(Key::T)]),
    binding(UiCommand::LeaveTable, FREE_TABLE, "Ctrl W", "shell-key-leave-table", &[Ctrl(Key::W)]),
];

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
    let those = |wanted: fn(Place) -> bool| {
        let lines = ALL.iter().filter(move |b| !b.words.is_empty() && wanted(b.place));
        lines.map(|binding| (binding.cap, binding.words))
    };
    let watch = those(|place| matches!(place, Watch | Idle) || place == FLOOR);
    let others = those(|place| place == Away || place == PRINT);
    let always = those(|place| matches!(place, Always | InEvent));
    let start = those(|place| place == START || place == FREE_TABLE);
    // Fifteen keys do three things, and tabs and cells look after their own.
    let figures = [("1 … 9 0", "shell-key-go")];
    let chords = [("Alt B M R V A", "shell-key-alt"), ("Ctrl 1 … 9 0", "shell-key-go")];
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
        Group { name: "shell-keys-start", lines: start.collect() },
    ]
}

/// The key of `press` as it is written on a button.
pub fn cap(press: Press) -> &'static str {
    ALL.iter().find(|binding| binding.press == press).map_or("", |binding| binding.cap)
}

/// The key of `press` that works while somebody types, as it is written on a button.
pub fn cap_while_typing(press: Press) -> &'static str {
    let held = |binding: &&Binding| binding.press == press && binding.place == InEvent;
    ALL.iter().find(held).map_or("", |binding| binding.cap)
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
pub fn find(key: Key, modifiers: Modifiers, here: Here, chosen: bool) -> Option<Press> {
    let watched = matches!(here, Here::On(Screen::Floor | Screen::Clock));
    let works = |place: Place| match place {
        Always => true,
        InEvent => matches!(here, Here::On(_)),
        Away => matches!(here, Here::On(screen) if screen != Screen::Table),
        Watch => watched,
        Idle => watched && !chosen,
        Only(there) => here == there,
    };
    let found = ALL.iter().find(|b| works(b.place) && b.is_struck(key, modifiers));
    found.map(|binding| binding.press)
}

/// Is it held with Alt that this key asks for something, whatever letter it would write?
pub fn is_held_with_alt(key: Key, modifiers: Modifiers) -> bool {
    modifiers.alt && ALL.iter().any(|binding| binding.is_struck(key, modifiers))
}

impl Binding {
    fn is_struck(&self, key: Key, held: Modifiers) -> bool {
        let ctrl = held.command || held.ctrl;
        self.keys.iter().any(|stroke| match *stroke {
            Plain(other) => key == other && !ctrl && !held.alt,
            Ctrl(other) => key == other && ctrl && !held.shift && !held.alt,
            CtrlShift(other) => key == other && ctrl && held.shift && !held.alt,
            Alt(other) => key == other && held.alt && !ctrl,
        })
    }
}
