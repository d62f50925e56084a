//! Everything that can be asked of the program by name: one table, from which keys, palette, menu, rail and the list of
//! keys are made.
//!
//! A line says what a command is called, where it is offered, which keys ask for it and where they work
//! (`table.rs`); whether it can be done now is for `UiCommand::refusal`, and what it does for `dispatch`.

mod keys;
mod table;

use super::{action::Screen, context::FrameContext, icons::Icon};
use crate::{
    i18n::Language,
    rules::time::Span,
    store::{profiles::Kind, settings::Theme},
    tournament::{Command, clock::ClockCommand, entries::EntryCommand},
};
pub(super) use keys::is_held_with_alt;
pub use keys::{Binding, Group, Here, KeyScope, cap, cap_while_typing, find, groups, written};
pub use table::ALL;

/// What can be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UiCommand {
    /// Find a player, a table or a command.
    Find,
    /// Take the last act back.
    Undo,
    /// Do it again.
    Redo,
    /// Ask when something happened that is to be told now.
    Happened,
    /// Go back to now.
    Now,
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
    /// Ask what would come of a change to the levels.
    WhatIf,
    /// Do the first step of the first task.
    FirstTask,
    /// Bust the chosen player.
    Bust,
    /// Move the chosen player.
    Move,
    /// Say that the chosen player is in his seat, or everybody at the chosen table.
    Arrived,
    /// Buy the chosen player in again.
    ReEntry,
    /// Sell the chosen player a rebuy.
    Rebuy,
    /// Sell the chosen player an add-on.
    AddOn,
    /// Say that what is sold from now on is paid in the next way.
    PayWay,
    /// Let nobody buy in any more.
    CloseRegistration,
    /// Let people buy in, whatever the structure says.
    OpenRegistration,
    /// Say who was out in the same hand.
    SameHand,
    /// Show the board of the hands that the floor waits for.
    Board,
    Go(Screen),
    /// Open or close the projector's window.
    Projector,
    /// Switch the sound of this machine on, or off.
    Sound,
    /// Lock the desk.
    Lock,
    /// Ask who works here.
    SignIn,
    /// Ask for a director's PIN for the next act.
    Approve,
    /// Fill the display, or stop.
    FullScreen,
    /// Show the list of keys.
    Keys,
    /// Begin the guide, or show its next card.
    Guide,
    /// Open a file.
    Open,
    /// Make a new event.
    New,
    /// Make a new event with the terms of this kind.
    Begin(Kind),
    /// Make the event once more, a week later.
    Again,
    /// Save a copy of the event.
    SaveCopy,
    /// Go on elsewhere, while the event's file takes nothing.
    GoOn,
    /// Show the code of how far the event's file has come.
    Seal,
    Import,
    /// Take over an event of The Tournament Director.
    ImportEvent,
    DayTwo,
    /// Ask for the log that several desks share.
    Network,
    /// Show the telephones of the staff.
    Telephones,
    /// Open a house.
    OpenHouse,
    /// Make a house.
    NewHouse,
    /// Show the people of the house.
    People,
    /// Show the structures of the house.
    Structures,
    /// Draw among people so that anybody can check it.
    FairDraw,
    /// Draw seats with cards.
    DrawByCards,
    /// Close the event.
    Close,
    /// Close the program.
    Quit,
    /// Bring the event with this number on the board to the desk; 0 is the board.
    ShowEvent(u8),
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
    /// Dress in this theme.
    Theme(Theme),
}

/// A line of the table.
#[derive(Clone, Copy, Debug)]
pub struct Line {
    pub command: UiCommand,
    /// The name of what it is called on the rail, in the menu and in the palette.
    pub name: &'static str,
    /// Where it is offered by that name.
    pub offered: Offered,
    /// The keys that ask for it.
    pub keys: &'static [Binding],
}

/// Where a command is offered by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offered {
    /// Nowhere: it belongs to something that is chosen, and its key stands there.
    Nowhere,
    Palette,
    /// In this part of the menu, and in the palette.
    Menu(Part),
    /// On the rail with this picture, and in the palette.
    Rail(Icon),
}

/// A part of the menu; lines are drawn between them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Events and what comes into them.
    File,
    /// The window and the machine.
    Window,
    End,
}

/// The screens of the rail, each with its picture and the name of its word.
pub(super) fn screens() -> impl Iterator<Item = (Screen, Icon, &'static str)> {
    ALL.iter().filter_map(|line| match (line.command, line.offered) {
        (UiCommand::Go(screen), Offered::Rail(icon)) => Some((screen, icon, line.name)),
        _ => None,
    })
}

/// The commands of a part of the menu, in order.
pub(super) fn in_menu(part: Part) -> impl Iterator<Item = &'static Line> {
    ALL.iter().filter(move |line| line.offered == Offered::Menu(part))
}

impl Line {
    /// What it is called now: some say what they would do.
    pub(super) fn title(&self, language: Language, runs: bool, projector: bool) -> String {
        language.word(match self.command {
            UiCommand::StartPause if runs => "dialogs-find-pause",
            UiCommand::Projector if projector => "shell-close-projector",
            _ => self.name,
        })
    }

    /// What else people call it, as `also-` and its name say in `locales`; empty where they call it nothing else.
    pub(super) fn other_words(&self, language: Language) -> String {
        let name = format!("also-{}", self.name);
        if language.has(&name) { language.word(&name) } else { String::new() }
    }
}

impl UiCommand {
    /// What it puts to the event whoever is chosen, for those that do.
    pub(super) fn submits(self, runs: bool) -> Option<Command> {
        let registration = |open| Command::Entries(EntryCommand::Registration { open });
        let command = match self {
            Self::CloseRegistration => return Some(registration(false)),
            Self::OpenRegistration => return Some(registration(true)),
            Self::StartPause if runs => ClockCommand::Pause,
            Self::StartPause => ClockCommand::Start,
            Self::NextLevel => ClockCommand::Next,
            Self::PreviousLevel => ClockCommand::Previous,
            Self::MinuteMore => ClockCommand::Adjust { by: Span::from_minutes(1) },
            Self::MinuteLess => ClockCommand::Adjust { by: Span::from_minutes(-1) },
            _ => return None,
        };
        Some(Command::Clock(command))
    }

    /// Why it cannot be done now, as a sentence; `None` when it can.
    pub(super) fn refusal(self, cx: &FrameContext<'_>) -> Option<String> {
        let language = cx.language;
        let without = |there: Option<u32>, name| there.is_none().then(|| language.word(name));
        match self {
            Self::Undo => without(cx.desk.to_undo(), "shell-nothing-to-undo"),
            Self::Redo => without(cx.desk.to_redo(), "shell-nothing-to-turn"),
            Self::SignIn | Self::Approve => {
                let has_staff = !cx.tournament().staff().is_empty();
                (!has_staff).then(|| language.word("staff-no-staff"))
            }
            Self::Again => cx.desk.path().is_none().then(|| language.word("today-again-no-file")),
            Self::Import | Self::DrawByCards => {
                cx.desk.read_only().map(|_| language.word("shell-only-reading"))
            }
            _ => cx.refusal(&self.submits(cx.runs())?),
        }
    }
}
