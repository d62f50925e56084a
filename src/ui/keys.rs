//! Every key, where it works and what it does. The list that `?` shows is made from this table.

use egui::{Context, Event, Key, Modifiers};

use super::action::Screen;

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
    /// On this screen.
    On(Screen),
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
    /// What it does.
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

use Place::{Always, Away, Event as InEvent, On};
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

/// Every key.
pub const ALL: &[Binding] = &[
    binding(Press::Find, InEvent, "Ctrl K", "Find a player, table or command", &[Ctrl(Key::K)]),
    binding(Press::Undo, InEvent, "Ctrl Z", "Undo", &[Ctrl(Key::Z)]),
    binding(
        Press::Redo,
        InEvent,
        "Ctrl Shift Z",
        "Redo (Ctrl Y too)",
        &[CtrlShift(Key::Z), Ctrl(Key::Y)],
    ),
    binding(Press::StartPause, Away, "Space", "Start or pause the clock", &[Plain(Key::Space)]),
    binding(Press::NextLevel, Away, "N", "Next level", &[Plain(Key::N)]),
    binding(Press::PreviousLevel, Away, "P", "Previous level", &[Plain(Key::P)]),
    binding(
        Press::MinuteMore,
        Away,
        "+",
        "One minute more",
        &[Plain(Key::Plus), Plain(Key::Equals)],
    ),
    binding(Press::MinuteLess, Away, "−", "One minute less", &[Plain(Key::Minus)]),
    binding(
        Press::FirstTask,
        On(Screen::Floor),
        "Enter",
        "Do the first step of the first task",
        &[Plain(Key::Enter)],
    ),
    binding(
        Press::Bust,
        Away,
        "B",
        "Bust the chosen player (X too)",
        &[Plain(Key::B), Plain(Key::X)],
    ),
    binding(Press::Move, Away, "M", "Move the chosen player", &[Plain(Key::M)]),
    binding(Press::ReEntry, Away, "R", "Re-entry for the chosen player", &[Plain(Key::R)]),
    binding(Press::Rebuy, Away, "V", "Rebuy for the chosen player", &[Plain(Key::V)]),
    binding(Press::AddOn, Away, "A", "Add-on for the chosen player", &[Plain(Key::A)]),
    binding(Press::Go(Screen::Floor), Away, "1", "Floor", &[Plain(Key::Num1)]),
    binding(Press::Go(Screen::Players), Away, "2", "Players", &[Plain(Key::Num2)]),
    binding(Press::Go(Screen::Clock), Away, "3", "Clock", &[Plain(Key::Num3)]),
    binding(Press::Go(Screen::Table), Away, "4", "Table", &[Plain(Key::Num4)]),
    binding(Press::Go(Screen::Log), Away, "5", "Log", &[Plain(Key::Num5)]),
    binding(Press::Go(Screen::Setup), Away, "6", "Setup", &[Plain(Key::Num6)]),
    binding(Press::Go(Screen::Floor), InEvent, "Ctrl 1", "Floor", &[Ctrl(Key::Num1)]),
    binding(Press::Go(Screen::Players), InEvent, "Ctrl 2", "Players", &[Ctrl(Key::Num2)]),
    binding(Press::Go(Screen::Clock), InEvent, "Ctrl 3", "Clock", &[Ctrl(Key::Num3)]),
    binding(Press::Go(Screen::Table), InEvent, "Ctrl 4", "Table", &[Ctrl(Key::Num4)]),
    binding(Press::Go(Screen::Log), InEvent, "Ctrl 5", "Log", &[Ctrl(Key::Num5)]),
    binding(Press::Go(Screen::Setup), InEvent, "Ctrl 6", "Setup", &[Ctrl(Key::Num6)]),
    binding(
        Press::Projector,
        InEvent,
        "D",
        "Projector on or off (F2 too)",
        &[Plain(Key::D), Plain(Key::F2)],
    ),
    binding(Press::FullScreen, Always, "F11", "Full screen", &[Plain(Key::F11)]),
    binding(Press::FullScreen, Away, "F", "Full screen", &[Plain(Key::F)]),
    binding(Press::Open, Always, "Ctrl O", "Open an event", &[Ctrl(Key::O)]),
    binding(Press::New, Always, "Ctrl N", "New event", &[Ctrl(Key::N)]),
    binding(Press::Import, InEvent, "Ctrl I", "Import players", &[Ctrl(Key::I)]),
    binding(Press::LetGo, Away, "Esc", "Close, or let go of the table", &[Plain(Key::Escape)]),
    binding(
        Press::Keys,
        Always,
        "?",
        "This list (F12 too)",
        &[Plain(Key::Questionmark), Plain(Key::F12)],
    ),
];

/// The key of `press` as it is written on a button.
pub fn cap(press: Press) -> &'static str {
    ALL.iter().find(|binding| binding.press == press).map_or("", |binding| binding.cap)
}

/// What was asked for by key since the last frame. `screen` is the one that is shown, if an event
/// is open.
///
/// Nothing while a text field has the keyboard, but for what types nothing. A key that is held down
/// asks once. When something was reached with Tab, Space and Enter press that.
pub fn pressed(ctx: &Context, screen: Option<Screen>) -> Vec<Press> {
    let typing = ctx.text_edit_focused();
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
                let types_nothing = is_function_key(key) || modifiers.command && key == Key::K;
                let pushes = matches!(key, Key::Space | Key::Enter);
                (!typing || types_nothing) && !(focused && pushes)
            })
            .filter_map(|(key, modifiers)| find(key, modifiers, screen))
            .collect()
    })
}

fn find(key: Key, modifiers: Modifiers, screen: Option<Screen>) -> Option<Press> {
    let works = |place: Place| match place {
        Always => true,
        InEvent => screen.is_some(),
        Away => screen.is_some_and(|screen| screen != Screen::Table),
        On(there) => screen == Some(there),
    };
    let matches = |stroke: &Stroke| match *stroke {
        Plain(other) => key == other && !modifiers.command && !modifiers.alt && !modifiers.ctrl,
        Ctrl(other) => key == other && modifiers.command && !modifiers.shift && !modifiers.alt,
        CtrlShift(other) => key == other && modifiers.command && modifiers.shift,
    };
    let found = ALL.iter().find(|b| works(b.place) && b.keys.iter().any(matches));
    found.map(|binding| binding.press)
}

const fn is_function_key(key: Key) -> bool {
    matches!(key, Key::F2 | Key::F11 | Key::F12)
}
