//! Every key, where it works and what it does. The list that `?` shows is made from this table.

use egui::{Context, Event, Id, Key, Modifiers};

use super::action::Screen;
use crate::tongue::Language;

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

/// Where a key works.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Always.
    Always,
    /// With an event open.
    Event,
    /// With an event open, but not at the table, where letters and figures are the dealer's.
    Away,
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
}

use Place::{Always, Away, Event as InEvent, Only};
use Stroke::{Ctrl, CtrlShift, Plain};

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
    binding(Press::Find, InEvent, "Ctrl K", "shell-key-find", &[Ctrl(Key::K)]),
    binding(Press::Undo, InEvent, "Ctrl Z", "shell-key-undo", &[Ctrl(Key::Z)]),
    binding(
        Press::Redo,
        InEvent,
        "Ctrl Shift Z",
        "shell-key-redo",
        &[CtrlShift(Key::Z), Ctrl(Key::Y)],
    ),
    binding(Press::StartPause, Away, "Space", "shell-key-clock", &[Plain(Key::Space)]),
    binding(Press::NextLevel, Away, "N", "shell-key-next", &[Plain(Key::N)]),
    binding(Press::PreviousLevel, Away, "P", "shell-key-previous", &[Plain(Key::P)]),
    binding(
        Press::MinuteMore,
        Away,
        "+",
        "shell-key-more",
        &[Plain(Key::Plus), Plain(Key::Equals)],
    ),
    binding(Press::MinuteLess, Away, "−", "shell-key-less", &[Plain(Key::Minus)]),
    binding(Press::FirstTask, FLOOR, "Enter", "shell-key-first-task", &[Plain(Key::Enter)]),
    binding(Press::Bust, Away, "B", "shell-key-bust", &[Plain(Key::B), Plain(Key::X)]),
    binding(Press::Move, Away, "M", "shell-key-move", &[Plain(Key::M)]),
    binding(Press::Sit, FLOOR, "T", "shell-key-sit", &[Plain(Key::T)]),
    binding(Press::ReEntry, Away, "R", "shell-key-re-entry", &[Plain(Key::R)]),
    binding(Press::Rebuy, Away, "V", "shell-key-rebuy", &[Plain(Key::V)]),
    binding(Press::AddOn, Away, "A", "shell-key-add-on", &[Plain(Key::A)]),
    binding(Press::Go(Screen::Floor), Away, "1", "", &[Plain(Key::Num1)]),
    binding(Press::Go(Screen::Players), Away, "2", "", &[Plain(Key::Num2)]),
    binding(Press::Go(Screen::Clock), Away, "3", "", &[Plain(Key::Num3)]),
    binding(Press::Go(Screen::Table), Away, "4", "", &[Plain(Key::Num4)]),
    binding(Press::Go(Screen::Chips), Away, "5", "", &[Plain(Key::Num5)]),
    binding(Press::Go(Screen::Money), Away, "6", "", &[Plain(Key::Num6)]),
    binding(Press::Go(Screen::Print), Away, "7", "", &[Plain(Key::Num7)]),
    binding(Press::Go(Screen::Room), Away, "8", "", &[Plain(Key::Num8)]),
    binding(Press::Go(Screen::Log), Away, "9", "", &[Plain(Key::Num9)]),
    binding(Press::Go(Screen::Setup), Away, "0", "", &[Plain(Key::Num0)]),
    binding(Press::Go(Screen::Floor), InEvent, "Ctrl 1", "", &[Ctrl(Key::Num1)]),
    binding(Press::Go(Screen::Players), InEvent, "Ctrl 2", "", &[Ctrl(Key::Num2)]),
    binding(Press::Go(Screen::Clock), InEvent, "Ctrl 3", "", &[Ctrl(Key::Num3)]),
    binding(Press::Go(Screen::Table), InEvent, "Ctrl 4", "", &[Ctrl(Key::Num4)]),
    binding(Press::Go(Screen::Chips), InEvent, "Ctrl 5", "", &[Ctrl(Key::Num5)]),
    binding(Press::Go(Screen::Money), InEvent, "Ctrl 6", "", &[Ctrl(Key::Num6)]),
    binding(Press::Go(Screen::Print), InEvent, "Ctrl 7", "", &[Ctrl(Key::Num7)]),
    binding(Press::Go(Screen::Room), InEvent, "Ctrl 8", "", &[Ctrl(Key::Num8)]),
    binding(Press::Go(Screen::Log), InEvent, "Ctrl 9", "", &[Ctrl(Key::Num9)]),
    binding(Press::Go(Screen::Setup), InEvent, "Ctrl 0", "", &[Ctrl(Key::Num0)]),
    binding(Press::Projector, Away, "D", "shell-key-projector", &[Plain(Key::D)]),
    binding(Press::Projector, InEvent, "F2", "", &[Plain(Key::F2)]),
    binding(Press::Sound, Away, "S", "sound-key", &[Plain(Key::S)]),
    binding(Press::PrintSheet, InEvent, "Ctrl P", "shell-key-print", &[Ctrl(Key::P)]),
    binding(Press::PrintSheet, PRINT, "Enter", "", &[Plain(Key::Enter)]),
    binding(Press::SaveSheet, PRINT, "Ctrl S", "shell-key-save-sheet", &[Ctrl(Key::S)]),
    binding(
        Press::PrintChanged,
        PRINT,
        "Ctrl Shift P",
        "shell-key-print-changed",
        &[CtrlShift(Key::P)],
    ),
    binding(Press::ZoomPage, PRINT, "Z", "shell-key-zoom", &[Plain(Key::Z)]),
    binding(Press::FullScreen, Always, "F11", "shell-key-full-screen", &[Plain(Key::F11)]),
    binding(Press::FullScreen, Away, "F", "", &[Plain(Key::F)]),
    binding(Press::FullScreen, START, "F", "", &[Plain(Key::F)]),
    binding(Press::Open, Always, "Ctrl O", "shell-key-open", &[Ctrl(Key::O)]),
    binding(Press::New, Always, "Ctrl N", "shell-key-new", &[Ctrl(Key::N)]),
    binding(Press::Import, InEvent, "Ctrl I", "shell-key-import", &[Ctrl(Key::I)]),
    binding(Press::LetGo, Away, "Esc", "shell-key-let-go", &[Plain(Key::Escape)]),
    binding(
        Press::Keys,
        Always,
        "?",
        "shell-key-list",
        &[Plain(Key::Questionmark), Plain(Key::F12)],
    ),
    binding(Press::FreeTable, START, "T", "shell-key-free-table", &[Plain(Key::T)]),
    binding(Press::LeaveTable, FREE_TABLE, "Ctrl W", "shell-key-leave-table", &[Ctrl(Key::W)]),
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

/// The list that `?` shows.
pub fn groups() -> [Group; 4] {
    let those = |wanted: fn(Place) -> bool| {
        let lines = ALL.iter().filter(move |b| !b.words.is_empty() && wanted(b.place));
        lines.map(|binding| (binding.cap, binding.words))
    };
    let away = those(|place| place == Away || place == FLOOR || place == PRINT);
    let always = those(|place| matches!(place, Always | InEvent));
    let start = those(|place| place == START || place == FREE_TABLE);
    // Sixteen keys do one thing, and the tabs look after their own.
    let screens = [("1 … 9, 0 / Ctrl 1 … 9, 0", "shell-key-go")];
    let tabs = [("F3 … F10", "shell-key-tabs"), ("A … Z", "shell-key-tab-letters")];
    [
        Group { name: "shell-keys-away", lines: away.chain(screens).collect() },
        Group { name: "shell-keys-everywhere", lines: always.collect() },
        Group { name: "shell-keys-table", lines: tabs.to_vec() },
        Group { name: "shell-keys-start", lines: start.collect() },
    ]
}

/// The key of `press` as it is written on a button.
pub fn cap(press: Press) -> &'static str {
    ALL.iter().find(|binding| binding.press == press).map_or("", |binding| binding.cap)
}

/// A cap as the keyboards of this language have it.
pub fn written(language: Language, cap: &str) -> String {
    match cap {
        "Space" => language.word("shell-cap-space"),
        "Enter" => language.word("shell-cap-enter"),
        other => other.replace("Shift", &language.word("shell-cap-shift")),
    }
}

/// What was asked for by key since the last frame, while the window shows `here`.
///
/// Nothing while a text field has the keyboard, but for what types nothing. A key that is held down
/// asks once. When something was reached with Tab, Space and Enter press that.
pub fn pressed(ctx: &Context, here: Here) -> Vec<Press> {
    let typing = typing(ctx);
    let focused = ctx.memory(|memory| memory.focused().is_some());
    ctx.input(|input| {
        let struck = input.events.iter().filter_map(|event| match *event {
            Event::Key { key, pressed: true, repeat: false, modifiers, .. } => {
                Some((key, modifiers))
            }
            _ => None,
        });
        struck
            .filter(|&(key, modifiers)| {
                let types_nothing = is_function_key(key) || modifiers.command && is_for_going(key);
                let pushes = matches!(key, Key::Space | Key::Enter);
                (!typing || types_nothing) && !(focused && pushes)
            })
            .filter_map(|(key, modifiers)| find(key, modifiers, here))
            .collect()
    })
}

/// Does a text field have the keyboard, or had it until this frame? Esc leaves a field before
/// anybody is drawn, and is not to leave more than that.
pub(super) fn typing(ctx: &Context) -> bool {
    let had = ctx.data(|data| data.get_temp(had_keyboard())).unwrap_or(false);
    had || ctx.text_edit_focused()
}

/// Remembers for the next frame whether a text field has the keyboard.
pub(super) fn remember_typing(ctx: &Context) {
    let has = ctx.text_edit_focused();
    ctx.data_mut(|data| data.insert_temp(had_keyboard(), has));
}

/// Whatever field had the keyboard, somebody has taken it away.
pub(super) fn forget_typing(data: &mut egui::util::IdTypeMap) {
    data.remove::<bool>(had_keyboard());
}

fn had_keyboard() -> Id {
    Id::unique("a text field had the keyboard")
}

fn find(key: Key, modifiers: Modifiers, here: Here) -> Option<Press> {
    let works = |place: Place| match place {
        Always => true,
        InEvent => matches!(here, Here::On(_)),
        Away => matches!(here, Here::On(screen) if screen != Screen::Table),
        Only(there) => here == there,
    };
    let matches = |stroke: &Stroke| match *stroke {
        Plain(other) => key == other && !modifiers.command && !modifiers.alt && !modifiers.ctrl,
        Ctrl(other) => key == other && modifiers.command && !modifiers.shift && !modifiers.alt,
        CtrlShift(other) => key == other && modifiers.command && modifiers.shift,
    };
    let found = ALL.iter().find(|b| works(b.place) && b.keys.iter().any(matches));
    found.map(|binding| binding.press)
}

/// Keys that go somewhere or print when Ctrl is held, and type nothing then.
const fn is_for_going(key: Key) -> bool {
    use Key::{K, Num0, Num1, Num2, Num3, Num4, Num5, Num6, Num7, Num8, Num9, P, S};
    matches!(key, K | P | S | Num0 | Num1 | Num2 | Num3 | Num4 | Num5 | Num6 | Num7 | Num8 | Num9)
}

const fn is_function_key(key: Key) -> bool {
    matches!(key, Key::F2 | Key::F11 | Key::F12)
}
