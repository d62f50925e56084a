//! Every named command of the program in one table: keys, palette, menu, rail and the list of keys
//! come from it.
//!
//! A line holds the command's name, where it is offered, its keys and their scope (`table.rs`).
//! `UiCommand::refusal` says whether it is possible now, and `dispatch` performs it.

mod keys;
mod table;

use bottone_base::time::Span;
use bottone_i18n::Language;
use bottone_store::{profiles::Kind, settings::Theme};
use bottone_tournament::{
    Command, Tournament,
    clock::ClockCommand,
    entries::{Entrant, EntryCommand, EntryId},
    tables::{SeatWish, TableCommand},
    waiting::Alternates,
};
use bottone_ui_kit::icons::Icon;

use crate::context::FrameContext;
pub use keys::{
    Binding, KeyContext, KeyGroup, KeyScope, find, groups, is_held_with_alt, key_label,
    key_label_while_typing, key_of,
};
pub use table::{ALL, Screen};

/// A named command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UiCommand {
    /// Find a player, a table or a command.
    Find,
    /// Undo the last act.
    Undo,
    /// Redo it.
    Redo,
    /// Ask for the time of an act that is recorded late.
    Happened,
    /// Return to now.
    Now,
    /// Start or stop the clock.
    StartPause,
    /// Go to the next level.
    NextLevel,
    /// Go to the previous level.
    PreviousLevel,
    /// Add a minute.
    MinuteMore,
    /// Remove a minute.
    MinuteLess,
    /// Ask for the effect of a change to the levels.
    WhatIf,
    /// Perform the first step of the first task.
    FirstTask,
    /// Bust the chosen player.
    Bust,
    /// Move the chosen player.
    Move,
    /// Confirm the arrival of the chosen player, or of all players at the chosen table.
    Arrived,
    /// Sell the chosen player a re-entry.
    ReEntry,
    /// Sell the chosen player a rebuy.
    Rebuy,
    /// Sell the chosen player an add-on.
    AddOn,
    /// Switch sales to the next way of paying.
    PayWay,
    /// Close registration.
    CloseRegistration,
    /// Open registration, whatever the structure says.
    OpenRegistration,
    /// Say which players busted in the same hand.
    SameHand,
    /// Show the board of the hands that the floor waits for.
    Board,
    Go(Screen),
    /// Open or close the projector's window.
    Projector,
    /// Switch this machine's sound on or off.
    Sound,
    /// Lock the desk.
    Lock,
    /// Ask the next operator to sign in.
    SignIn,
    /// Ask for a director's PIN for the next act.
    Approve,
    /// Toggle full screen.
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
    /// Repeat the event a week later.
    Again,
    /// Save a copy of the event.
    SaveCopy,
    /// Continue elsewhere, while the event's file cannot be written.
    GoOn,
    /// Show the seal of the event's file.
    Seal,
    Import,
    /// Import an event of The Tournament Director.
    ImportEvent,
    DayTwo,
    /// Ask for the log that several desks share.
    Network,
    /// Show the phones of the staff.
    Telephones,
    /// Open a house.
    OpenHouse,
    /// Make a house.
    NewHouse,
    /// Show the people of the house.
    People,
    /// Show the structures of the house.
    Structures,
    /// Draw among people in a way that anybody can check.
    FairDraw,
    /// Draw seats with cards.
    DrawByCards,
    /// Close the event.
    Close,
    /// Close the program.
    Quit,
    /// Bring the event with this number on the board to the desk; 0 is the board.
    ShowEvent(u8),
    /// Clear the selection.
    LetGo,
    /// Go to the chosen table.
    Sit,
    /// Go to a table without an event.
    FreeTable,
    /// Leave the table without an event.
    LeaveTable,
    /// Print the chosen sheet; elsewhere, go to the choice of sheets.
    PrintSheet,
    /// Save it as a PDF.
    SaveSheet,
    /// Print every sheet that has changed since it was printed.
    PrintChanged,
    /// Show the page larger.
    ZoomPage,
    /// Draw everything larger.
    Larger,
    /// Draw everything smaller.
    Smaller,
    /// Use this theme.
    Theme(Theme),
}

/// A line of the table.
#[derive(Clone, Copy, Debug)]
pub struct CommandEntry {
    pub command: UiCommand,
    /// The name of its label on the rail, in the menu and in the palette.
    pub name: &'static str,
    /// The place where it is offered by that name.
    pub place: CommandPlace,
    /// Its keys.
    pub keys: &'static [Binding],
}

/// The place where a command is offered by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommandPlace {
    /// Not offered: the command belongs to a selected item, whose button shows its key.
    Nowhere,
    Palette,
    /// In this part of the menu, and in the palette.
    Menu(MenuSection),
    /// On the rail with this icon, and in the palette.
    Rail(Icon),
}

/// A group of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MenuSection {
    /// Opening, saving and closing events.
    File,
    /// The event on the desk.
    Event,
    /// The draws and seals of the event, in a menu of their own.
    Draws,
    /// Walls, phones and other desks.
    Room,
    /// The people and structures of the club.
    Club,
    /// The window and the program.
    Foot,
}

/// Returns the screens of the rail, each with its icon and the name of its label.
pub fn screens() -> impl Iterator<Item = (Screen, Icon, &'static str)> {
    ALL.iter().filter_map(|line| match (line.command, line.place) {
        (UiCommand::Go(screen), CommandPlace::Rail(icon)) => Some((screen, icon, line.name)),
        _ => None,
    })
}

/// Returns the commands of a section of the menu, in order.
pub fn in_menu(part: MenuSection) -> impl Iterator<Item = &'static CommandEntry> {
    ALL.iter().filter(move |line| line.place == CommandPlace::Menu(part))
}

impl CommandEntry {
    /// Returns the current label; some commands name what they would do.
    pub fn title(&self, language: Language, runs: bool, projector: bool) -> String {
        language.word(match self.command {
            UiCommand::StartPause if runs => "dialogs-find-pause",
            UiCommand::Projector if projector => "shell-close-wall",
            _ => self.name,
        })
    }

    /// Returns its other names, from `also-` and its name in `locales`; empty if it has none.
    pub fn aliases(&self, language: Language) -> String {
        let name = format!("also-{}", self.name);
        if language.has_sentence(&name) { language.word(&name) } else { String::new() }
    }
}

impl UiCommand {
    /// Returns the command that it submits to the event whatever is selected, if any.
    pub fn submits(self, runs: bool) -> Option<Command> {
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

    /// Returns the reason why it cannot be done now, as a sentence; `None` if it can.
    pub fn refusal(self, cx: &FrameContext<'_>) -> Option<String> {
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

/// Returns the command that busts one player.
pub fn bust(entry: EntryId) -> Command {
    Command::Entries(EntryCommand::Bust { out: vec![(entry, None)] })
}

/// Returns the command that opens the lowest table not open.
pub fn open_next(cx: &FrameContext<'_>) -> Option<Command> {
    let (t, room) = (cx.tournament(), cx.views.room());
    let (tables, size) = (room.to_open(t, 1), t.setup().seats);
    if tables.is_empty() {
        return None;
    }
    Some(Command::Tables(TableCommand::Open { tables, size }))
}

/// Returns the command that buys `who` in and draws a seat. Without an open seat the player waits,
/// on the waiting list if the event has one.
pub fn buy_in_command(who: Entrant, t: &Tournament, open_seats: usize, seed: u64) -> Command {
    let lists = t.setup().house.alternates != Alternates::Unlisted;
    let queue = t.waiting_list().ready().next().is_some();
    let seat =
        if open_seats > 0 || lists || queue { SeatWish::Draw(seed) } else { SeatWish::Later };
    Command::Entries(EntryCommand::Enter { who: vec![who], seat })
}
