//! What somebody asked for while a frame was drawn. Drawing changes nothing; after it the window
//! empties the outbox in order.

use std::path::PathBuf;

use super::{
    commands::UiCommand,
    dialogs::{
        Dialog,
        again::Repeated,
        approve::ApprovalAsked,
        new_event::Begun,
        path::TypedPath,
        sign_in::SignInAsked,
        structures::acts::{ShelfAction, StructureAs},
    },
    unsaved::Form,
};
use crate::{
    house::{
        self,
        drawers::{Count, Opening},
        events::Listed,
    },
    page::Names,
    points::League,
    print::{Job, Paper},
    rules::{
        chip_set::ChipSet,
        levels::Structure,
        money::Money,
        payouts::Plan,
        person::{PersonId, Role},
        seat::{SeatNo, TableNo},
        time::Timestamp,
    },
    session::{Open, Operator, flights::Wishes},
    store::{
        profiles::{Kind, sounds::Signal, themes::WallTheme},
        settings::{PaperSize, Pin, Projector, SoundSettings, TableSize, Theme, Way},
        shared::LogAddress,
    },
    tournament::{
        Command, Waiver,
        entries::{EntryId, PlayerId},
        flights::FlightCommand,
        history::Choices,
        papers::{Scope, SheetKind},
    },
    view::{late::Telling, printing::Wanted, todo::Act},
};

/// One thing that was asked for.
#[derive(Clone, Debug)]
pub enum Action {
    /// Put this command to the desk.
    Submit(Command),
    /// Put this command to the desk with a rule set aside.
    SubmitWaived(Command, Waiver),
    /// Do what this command of the menu, the palette or a key does.
    Run(UiCommand),
    /// Do this step of the to-do list.
    Act(Act),
    /// Work out how fairly the night has treated its players.
    CountFairness,
    /// Take the last act back.
    Undo,
    /// Do again what was taken back.
    Redo,
    /// Strike one record out of the middle.
    Strike(u32),
    /// Tell this late, or strike it out, with what was chosen of what comes out otherwise.
    TellLate(Box<(Telling, Choices, Vec<Command>)>),
    /// Look at the event as it stood at this instant; nothing is now.
    LookBack(Option<Timestamp>),
    Go(Screen),
    /// Show this table, on the floor.
    ShowTable(TableNo),
    /// Show this table, at the table.
    SitAt(TableNo),
    /// Show what is done about this irregularity, at the table.
    LookUp(&'static str),
    /// Show this player, among the players.
    ShowPlayer(PlayerId),
    /// Show this record, in the log.
    ShowRecord(u32),
    /// Answer to this code of a paper, as if it had been scanned.
    Scanned(String),
    Ask(Dialog),
    CloseDialog,
    /// Open or close the first wall.
    Projector(bool),
    Wall(WallAction),
    File(FileAction),
    /// Something with the house and its people.
    House(HouseAction),
    /// Something with the structures on the shelf.
    Shelf(ShelfAction),
    /// Something with paper.
    Print(PrintAction),
    /// Switch to the dark, the light or the system's theme.
    Theme(Theme),
    /// Print on paper of this size.
    Paper(PaperSize),
    /// Speak this language.
    Language(crate::i18n::Language),
    /// Draw everything in this size, in percent.
    Scale(u16),
    /// Show the tables of the floor as large as this.
    Tables(TableSize),
    /// Something with the lock of the desk.
    Lock(LockAction),
    /// Something with who is signed in.
    Staff(StaffAction),
    /// Remember who works at this desk and what it is called.
    Operator(Operator),
    /// Tell somebody something, in the line at the bottom.
    Tell(String),
    Sound(SoundAction),
    /// Fill the display with the window, or stop filling it.
    FullScreen,
    /// Bring the event with this number on the board to the desk, or the board with 0.
    ShowEvent(usize),
    Guide(GuideAction),
    /// Something with the report of a fault in the program.
    Fault(FaultAction),
    /// Something with the room's page.
    Page(PageAction),
    /// Something with the log that several desks share.
    Network(NetworkAction),
    /// Something with the telephones of the staff.
    Telephones(TelephoneAction),
    /// Draw the seats of this table with cards, or those of the whole room.
    DrawByCards(Option<TableNo>),
    /// These sit here for an Italian evening, and this seat deals first.
    SeatsDrawn(Vec<(SeatNo, String)>, SeatNo),
    /// Go on with what was left at the tables when the program ended.
    TakeUp,
    LetGo,
    /// Offer again what was let go.
    OfferAgain,
    /// Leave the event although it is in this window alone, and do this.
    Abandon(Box<Action>),
    /// Forget the unsaved edits of this form.
    Discard(Form),
    /// Close the program.
    Quit,
}

/// Something with the lock of the desk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LockAction {
    /// Lock it; where nothing would open it, ask for that first.
    Lock,
    /// From now on this opens it.
    Keep(Box<Pin>),
}

/// Something with who is signed in.
#[derive(Clone, Debug)]
pub enum StaffAction {
    /// Ask who works here.
    Ask,
    SignIn(Box<SignInAsked>),
    SignOut,
    /// Ask for a director's PIN for the next act.
    AskApproval,
    Approve(Box<ApprovalAsked>),
}

/// Something with the log that several desks share.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NetworkAction {
    /// Ask where it is.
    Ask,
    /// Look what is found there.
    Test(Box<LogAddress>),
    /// Open the event that is there.
    Open(Box<LogAddress>),
    /// Put the event that is open there, and go on with others.
    Share(Box<LogAddress>),
    /// Cut off from it: go on alone, and keep what is told as reports.
    GoAlone,
    /// Show the reports that are not possible any more.
    Reports,
    /// Do what this one says after all.
    DoReport(u32),
    /// It is not done.
    PutAway(u32),
}

/// Something with the telephones of the staff.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TelephoneAction {
    /// Show them, and ask whose is to be paired.
    Ask,
    /// Switch the staff side on, on this port.
    Serve(u16),
    /// Switch it off.
    Stop,
    /// Show a code for a telephone of this person in this role, known for so many hours.
    Pair(String, Role, i64),
    /// From now on this telephone is a stranger's.
    Withdraw(String),
    /// The phone of a dealer acts at this table from now on.
    GiveTable(String, Option<TableNo>),
    /// Somebody goes where this call came from.
    AnswerCall(String),
}

/// What is done with the report that a fault in the program has left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaultAction {
    Copy,
    PutAway,
}

/// Something with the room's page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PageAction {
    /// Serve it on this port.
    Serve(u16),
    /// When it is served next, answer whoever asks for it by these names too.
    AnswerTo(Names),
    /// Serve it no longer.
    Stop,
    /// Put this address on the code for telephones.
    Choose(String),
}

/// Something with the house and its people.
#[derive(Clone, Debug)]
pub enum HouseAction {
    /// Ask which house to open.
    AskOpen,
    Open(PathBuf),
    /// Close the house that is open.
    Close,
    /// Ask in which folder to make a house.
    AskNew,
    New(PathBuf),
    /// Show the people, or go back.
    People(bool),
    /// Tell the house this.
    Do(Box<house::Command>),
    /// Take the house's last act back.
    Undo,
    /// Ask for a file with people.
    AskImport,
    Import(PathBuf),
    /// Ask where to write what is known of this person, or of everybody.
    AskExport(Option<PersonId>),
    Export(Option<PersonId>, PathBuf),
    Forget(PersonId),
    /// Ask for a photograph of this person.
    AskPortrait(PersonId),
    /// The photograph in this file is his.
    Portrait(PersonId, PathBuf),
    RemovePortrait(PersonId),
    /// It says this of itself.
    SetUp(Box<house::setup::Setup>),
    /// Ask with what the event of this file is repeated, a week later.
    Again(PathBuf),
    /// Repeat it with this.
    Repeat(Box<Repeated>),
    /// The house says this of one of its events.
    Say(Box<Listed>),
    /// Make these flights of the event in this file, each with when it starts.
    Flights(PathBuf, Vec<(String, Option<Timestamp>)>),
    /// Ask where to save the schedule of the day.
    Schedule,
    /// Ask where to save the standings of this league, counted from 0 as the board shows them.
    Standings(usize),
    /// Hand out the seat that this entry has won, or all that are owed, as tickets.
    HandOut(Option<EntryId>),
    /// Seats for the event of this name are won in the one on the desk.
    SeatsFor(String),
    /// Something with its drawers.
    Drawer(DrawerAction),
}

/// Something with a drawer of the house.
#[derive(Clone, Debug)]
pub enum DrawerAction {
    /// Open it, from now on or since then; the number and the instant are given by the desk.
    Open(Box<Opening>, Option<Timestamp>),
    /// Bring money to it, or take some away.
    Move { number: u32, to_drawer: Money, reason: String },
    /// Close it with what was counted, for whoever goes on with it.
    Close { number: u32, counted: Count, note: String, next: Option<String> },
    /// Ask where to save the slip with which it is handed over.
    Slip(u32),
    /// Ask where to save the day's close.
    DayClose,
}

/// Something with files.
#[derive(Clone, Debug)]
pub enum FileAction {
    /// Ask what a new event is to be like.
    New,
    /// Ask the same with the terms of this kind.
    Begin(Kind),
    /// Make a new file for this event, and open it.
    Create(Box<Begun>),
    /// This path was typed as the answer to a question about files.
    Typed(Box<TypedPath>),
    /// Ask for another folder for the new event.
    AskPlace,
    /// Ask what a structure is to be like: for what is gone on with afterwards, or for the event that is open.
    MakeStructure(Option<Box<Dialog>>),
    /// Ask for the cells of a spreadsheet with a structure: for what is gone on with afterwards, or for the shelf.
    PasteStructure(Option<Box<Dialog>>),
    /// Ask which spreadsheet or file of The Tournament Director has a structure.
    OpenStructure,
    /// Ask which file to open.
    Open,
    OpenThis(PathBuf),
    /// Ask where to save a copy. Where the file can no longer be written, the event goes on there.
    SaveCopy,
    /// Ask in which folder events are kept a second time.
    AskSecond,
    /// Keep them a second time in this folder, or no longer.
    Second(Option<PathBuf>),
    /// The file takes nothing any more: go on in the second copy, or in a place that is chosen now.
    GoOn,
    /// Show how far the event's file has come.
    Seal,
    /// Put this code to the event's file.
    CheckSeal(String),
    /// Do what could not be written, or try whether the file can be written again.
    TryAgain,
    /// What could not be written is not wanted any more.
    ForgetRefused,
    /// Play a sample evening to level 3 and open it.
    Sample,
    /// Ask where to save a document, and make it there.
    SaveDocument(Box<Document>),
    /// Give out the results like this.
    Results(ResultsAs),
    /// Ask which event of The Tournament Director to take over.
    ImportEvent,
    /// Ask of which flights the next day is made.
    DayTwo,
    /// Make it of these, and open it.
    MakeDayTwo(Box<(Vec<PathBuf>, Wishes)>),
    /// Show how the flights of this next day stand to it by now.
    FlightsNow,
    /// This next day reads a flight of its own again, which brings what is told.
    ReadAgain(Box<(PathBuf, FlightCommand)>),
    /// Take this next day back, which nobody has played.
    TakeDayBack,
    /// Ask which spreadsheet to take players from.
    ImportPlayers,
    /// Take players from this list, which was pasted.
    PastePlayers(String),
    /// Keep this league beside the event.
    KeepLeague(Box<League>),
    /// Count this league from the files of its events.
    CountSeason(Box<League>),
    /// Keep this chip set in the house's folder, for other events.
    KeepChips(Box<ChipSet>),
    /// Keep this plan of the prizes in the house's folder, for other events.
    KeepPlan(Box<Plan>),
    /// Ask where to save the event's structure.
    SaveStructure(StructureAs),
    /// Keep this structure in the house's folder, for other events: over this file of its own, where
    /// one is named. The event's structure takes its name.
    KeepStructure(Box<Structure>, Option<PathBuf>),
    /// Open or leave a table without an event.
    FreeTable(bool),
    /// Close the event and go back to the start.
    Close,
}

/// Something with the guide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GuideAction {
    /// Begin it, or show the next card.
    Next,
    /// Show the card before.
    Back,
    Leave,
}

/// Something with the walls; each is known by its number from 0.
#[derive(Clone, Debug)]
pub enum WallAction {
    /// Open or close this one.
    Open(usize, bool),
    /// Make this one look so and show that.
    Change(usize, Box<Projector>),
    /// Have one more.
    Add,
    /// Have this one no more.
    Remove(usize),
    /// Keep this theme as the house's own, and dress this wall in it.
    Keep(usize, Box<WallTheme>),
    /// Ask which picture a theme is to have.
    AskPicture,
    /// Read the themes and their pictures again.
    ReadThemes,
}

/// Something with sound.
#[derive(Clone, Debug)]
pub enum SoundAction {
    /// Remember this of the sound of this machine.
    Set(SoundSettings),
    /// Switch the sound of this machine on, or off.
    OnOff,
    /// Sound as before it was switched.
    Back(SoundSettings),
    /// Play this signal now.
    Try(Signal),
    /// Say something now.
    TryVoice,
    /// Look for programs and profiles again.
    LookAgain,
}

/// Something with paper.
#[derive(Clone, Debug)]
pub enum PrintAction {
    /// Show this sheet, with this of it chosen.
    Show(SheetKind, Scope),
    /// Print these, so many copies of each.
    Print(Vec<Wanted>, u16),
    /// Ask where to save this as PDF.
    Save(Wanted),
    /// From now on this sheet is printed like this.
    Way(SheetKind, Way),
    /// Look which printers there are.
    Look,
}

/// How results are given out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResultsAs {
    Spreadsheet,
    /// In the style of the Hendon Mob.
    Hendon,
    /// A text to be read.
    Text,
}

/// Something that is made for people outside the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Document {
    /// The name that is offered for the file, without its ending.
    pub name: String,
    pub content: Content,
}

/// What is in a document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Content {
    /// Paper, saved as PDF.
    Paper(Job),
    /// A sheet, made as it then is when somebody has said where, and kept on record.
    Sheet(Wanted, Paper),
    /// A file as it is written, and its ending.
    File(Vec<u8>, &'static str),
}

impl Content {
    /// What the name of its file ends with.
    pub const fn ending(&self) -> &'static str {
        match self {
            Self::Paper(_) | Self::Sheet(..) => "pdf",
            Self::File(_, ending) => ending,
        }
    }
}

/// A screen of the main window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// The room from above, and what to do.
    #[default]
    Floor,
    /// Players and entries.
    Players,
    /// The operator's clock.
    Clock,
    /// One table: rulings, the hand, the button.
    Table,
    /// Counts, what does not add up, races, the set.
    Chips,
    /// Prizes, deals, bounties, who is paid.
    Money,
    Print,
    /// What the room sees and hears: walls, the page, sound.
    Room,
    Log,
    /// The event and its structure.
    Setup,
}

/// What was asked for in this frame, in order.
#[derive(Debug, Default)]
pub struct Outbox {
    actions: Vec<Action>,
    /// What is open in this frame, of which other desks hear.
    open: Option<Open>,
}

impl Action {
    /// Checks that another screen, another event or another time is shown afterwards.
    const fn leaves(&self) -> bool {
        matches!(
            self,
            Self::Go(_)
                | Self::ShowEvent(_)
                | Self::LookBack(_)
                | Self::SitAt(_)
                | Self::ShowTable(_)
                | Self::ShowPlayer(_)
                | Self::LookUp(_)
                | Self::House(HouseAction::People(_))
                | Self::File(
                    FileAction::Close | FileAction::OpenThis(_) | FileAction::FreeTable(_)
                )
        )
    }
}

impl Outbox {
    /// Asks for `action`.
    pub fn send(&mut self, action: Action) {
        self.actions.push(action);
    }

    /// Asks the desk for `command`.
    pub fn submit(&mut self, command: Command) {
        self.send(Action::Submit(command));
    }

    /// Everything that was asked for, and leaves the outbox empty.
    pub fn take(&mut self) -> Vec<Action> {
        std::mem::take(&mut self.actions)
    }

    /// Takes out what leads away from the screen that is shown.
    pub(super) fn take_leaving(&mut self) -> Vec<Action> {
        self.actions.extract_if(.., |action| action.leaves()).collect()
    }

    /// This is open in this frame.
    pub fn opens(&mut self, open: Open) {
        self.open = Some(open);
    }

    /// What was open, if anything was.
    pub fn take_open(&mut self) -> Option<Open> {
        self.open.take()
    }
}
