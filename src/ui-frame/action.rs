//! The actions requested while a frame is drawn. Drawing changes nothing; the window empties the
//! outbox in order afterwards.

use std::path::PathBuf;

use bottone_base::{
    money::Money,
    person::{PersonId, Role},
    seat::{SeatNo, TableNo},
    time::Timestamp,
};
use bottone_house::{
    drawers::{Count, Opening},
    events::EventListing,
};
use bottone_page::Names;
use bottone_points::League;
use bottone_print::{Job, Paper};
use bottone_rules::{chip_set::ChipSet, levels::Structure, payouts::PayoutPlan};
use bottone_session::{OpenDialog, Operator, flights::NextDayWishes};
use bottone_shared_log::LogAddress;
use bottone_store::{
    profiles::{Kind, sounds::Signal, themes::WallTheme},
    settings::{PaperSize, Pin, PrintOptions, Projector, SoundSettings, TableSize, Theme},
};
use bottone_tournament::{
    Command, Refusal, Waiver,
    entries::{EntryId, PlayerId},
    flights::FlightCommand,
    history::RecordChoices,
    papers::{Scope, SheetKind},
};
use bottone_view::{late::PastChange, todo::TaskAct};
use bottone_view_paper::printing::PrintRequest;

use crate::{
    commands::UiCommand,
    dialog::Dialog,
    forms::FormKind,
    requests::{ApprovalRequest, EventOrder, RepeatTerms, SignInRequest, TypedPath},
    shelf::{ShelfAction, StructureFormat},
};

pub use crate::commands::Screen;

/// One requested action.
#[derive(Clone, Debug)]
pub enum Action {
    /// Submit this command to the desk.
    Submit(Command),
    /// Submit this command to the desk with a rule waived.
    SubmitWaived(Command, Waiver),
    /// Run this command of the menu, the palette or a key.
    Run(UiCommand),
    /// Perform this step of the to-do list.
    Act(TaskAct),
    /// Compute how fairly the night has treated its players.
    CountFairness,
    /// Undo the last act.
    Undo,
    /// Redo the act that was undone.
    Redo,
    /// Strike out one record in the middle of the log.
    Strike(u32),
    /// Record this late act, or strike one out, with the choices made for everything that changes.
    TellLate(Box<(PastChange, RecordChoices, Vec<Command>)>),
    /// Look back at the event at this instant; `None` is now.
    LookBack(Option<Timestamp>),
    Go(Screen),
    /// Go to the prices of the event.
    ShowPrices,
    /// Show this table on the floor screen.
    ShowTable(TableNo),
    /// Show this table on the table screen.
    SitAt(TableNo),
    /// Show the remedy for this irregularity on the table screen.
    LookUp(&'static str),
    /// Show this player on the players screen.
    ShowPlayer(PlayerId),
    /// Show this record in the log.
    ShowRecord(u32),
    /// Handle this code from a paper as if it had been scanned.
    Scanned(String),
    /// Open this dialog.
    Ask(Box<dyn Dialog>),
    /// Ask for the reason to waive the rule behind this refusal of a command.
    AskWaiver(Box<(Command, Refusal)>),
    CloseDialog,
    /// Open or close the first wall display.
    Projector(bool),
    Wall(WallAction),
    File(FileAction),
    /// An action on the house and its people.
    House(HouseAction),
    /// An action on the structures of the shelf.
    Shelf(ShelfAction),
    /// An action on printed sheets.
    Print(PrintAction),
    /// Switch to the dark, the light or the system's theme.
    Theme(Theme),
    /// Print on paper of this size.
    Paper(PaperSize),
    /// Use this language.
    Language(bottone_i18n::Language),
    /// Draw everything at this size, in percent.
    Scale(u16),
    /// Show the tables of the floor at this size.
    Tables(TableSize),
    /// An action on the desk's lock.
    Lock(LockAction),
    /// An action on the signed-in staff.
    Staff(StaffAction),
    /// Remember the operator and the name of this desk.
    Operator(Operator),
    /// Show a message in the line at the bottom.
    Tell(String),
    Sound(SoundAction),
    /// Toggle full screen.
    FullScreen,
    /// Bring the event with this number on the board to the desk; 0 shows the board.
    ShowEvent(usize),
    Guide(GuideAction),
    /// An action on the crash report.
    Fault(CrashAction),
    /// An action on the room's page.
    Page(PageAction),
    /// An action on the log that several desks share.
    Network(NetworkAction),
    /// An action on the phones of the staff.
    Telephones(TelephoneAction),
    /// Draw the seats of this table with cards, or those of the whole room.
    DrawByCards(Option<TableNo>),
    /// Seat these players for an Italian evening; the given seat deals first.
    SeatsDrawn(Vec<(SeatNo, String)>, SeatNo),
    /// Resume the unfinished hands from when the program last ended.
    TakeUp,
    LetGo,
    /// Offer the dismissed unfinished hands again.
    OfferAgain,
    /// Leave the event although only this window has it, and then perform this action.
    Abandon(Box<Action>),
    /// Discard the unsaved edits of this form.
    Discard(FormKind),
    /// Close the program.
    Quit,
}

/// An action on the desk's lock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LockAction {
    /// Lock the desk; if it has no PIN or word yet, ask for one first.
    Lock,
    /// Store the PIN or word that opens the desk.
    Keep(Box<Pin>),
}

/// An action on the signed-in staff.
#[derive(Clone, Debug)]
pub enum StaffAction {
    /// Ask the next operator to sign in.
    Ask,
    SignIn(Box<SignInRequest>),
    SignOut,
    /// Ask for a director's PIN for the next act.
    AskApproval,
    Approve(Box<ApprovalRequest>),
}

/// An action on the log that several desks share.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NetworkAction {
    /// Ask for its address.
    Ask,
    /// Look up the log at this address.
    Test(Box<LogAddress>),
    /// Open the event in the log at this address.
    Open(Box<LogAddress>),
    /// Move the open event to this log, and share it with other desks.
    Share(Box<LogAddress>),
    /// Disconnect from the log and keep further acts as reports.
    GoAlone,
    /// Show the reports that are no longer possible.
    Reports,
    /// Carry out this report after all.
    DoReport(u32),
    /// Dismiss this report without carrying it out.
    PutAway(u32),
}

/// An action on the phones of the staff.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TelephoneAction {
    /// Show the phones, and ask for the member of staff to pair one with.
    Ask,
    /// Start serving the staff pages on this port.
    Serve(u16),
    /// Stop serving them.
    Stop,
    /// Show a pairing code for this person's phone, with this role, valid for this many hours.
    Pair(String, Role, i64),
    /// Withdraw this phone's access.
    Withdraw(String),
    /// Let this dealer's phone act at this table.
    GiveTable(String, Option<TableNo>),
    /// Mark this call as being answered.
    AnswerCall(String),
}

/// An action on the report that a crash left behind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CrashAction {
    Copy,
    PutAway,
}

/// An action on the room's page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PageAction {
    /// Serve it on this port.
    Serve(u16),
    /// Also answer requests under these host names from the next start on.
    AnswerTo(Names),
    /// Stop serving it.
    Stop,
    /// Use this address in the code for phones.
    Choose(String),
}

/// An action on the house and its people.
#[derive(Clone, Debug)]
pub enum HouseAction {
    /// Ask for the house to open.
    AskOpen,
    Open(PathBuf),
    /// Close the open house.
    Close,
    /// Ask for the folder of a new house.
    AskNew,
    New(PathBuf),
    /// Show the people, or go back.
    People(bool),
    /// Submit this command to the house.
    Do(Box<bottone_house::Command>),
    /// Undo the house's last act.
    Undo,
    /// Ask for a file with people.
    AskImport,
    Import(PathBuf),
    /// Ask where to export the data of this person, or of all people.
    AskExport(Option<PersonId>),
    Export(Option<PersonId>, PathBuf),
    Forget(PersonId),
    /// Ask for a photograph of this person.
    AskPortrait(PersonId),
    /// Use the photograph in this file for this person.
    Portrait(PersonId, PathBuf),
    RemovePortrait(PersonId),
    /// Store these settings of the house.
    SetUp(Box<bottone_house::setup::Setup>),
    /// Ask for the terms on which this file's event is repeated a week later.
    Again(PathBuf),
    /// Repeat it on these terms.
    Repeat(Box<RepeatTerms>),
    /// Store this listing of one of the house's events.
    Say(Box<EventListing>),
    /// Make these flights of the event in this file, each with its start.
    Flights(PathBuf, Vec<(String, Option<Timestamp>)>),
    /// Ask where to save the day's schedule.
    Schedule,
    /// Ask where to save the standings of this league, counted from 0 as on the board.
    Standings(usize),
    /// Issue a ticket for the seat that this entry won, or for every seat that is owed.
    HandOut(Option<EntryId>),
    /// Record that the event on the desk awards seats for the event of this name.
    SeatsFor(String),
    /// An action on the house's drawers.
    Drawer(DrawerAction),
    /// Show the house's staff.
    AskStaff,
    /// Sign in or out at the house, or give a director's PIN there.
    Staff(StaffAction),
    /// Add the house's staff to the event, by a director who is signed in at the house.
    StaffIntoEvent,
}

/// An action on a drawer of the house.
#[derive(Clone, Debug)]
pub enum DrawerAction {
    /// Open a drawer, now or as of the given instant; the desk sets its number and instant.
    Open(Box<Opening>, Option<Timestamp>),
    /// Add money to a drawer, or take some out.
    Move { number: u32, to_drawer: Money, reason: String },
    /// Close a drawer with its count, and open it for the next cashier, if any.
    Close { number: u32, counted: Count, note: String, next: Option<String> },
    /// Ask where to save its handover slip.
    Slip(u32),
    /// Ask where to save the day's close.
    DayClose,
}

/// An action on files.
#[derive(Clone, Debug)]
pub enum FileAction {
    /// Ask for the terms of a new event.
    New,
    /// Ask the same, starting from the terms of this kind.
    Begin(Kind),
    /// Create a file for this event, and open it.
    Create(Box<EventOrder>),
    /// Answer a question about files with this typed path.
    Typed(Box<TypedPath>),
    /// Ask for another folder for the new event.
    AskPlace,
    /// Make a structure, for the dialog that follows or else for the open event.
    MakeStructure(Option<Box<dyn Dialog>>),
    /// Ask for pasted spreadsheet cells of a structure, for the dialog that follows or else for the
    /// shelf.
    PasteStructure(Option<Box<dyn Dialog>>),
    /// Ask for the spreadsheet or The Tournament Director file with a structure.
    OpenStructure,
    /// Ask for the file to open.
    Open,
    OpenThis(PathBuf),
    /// Ask where to save a copy. If the file can no longer be written, the event continues in the
    /// copy.
    SaveCopy,
    /// Ask for the folder for second copies of events.
    AskSecond,
    /// Keep second copies in this folder, or stop keeping them.
    Second(Option<PathBuf>),
    /// Continue in the second copy or in a newly chosen place, because the file cannot be written.
    GoOn,
    /// Show the seal of the event's file at its present length.
    Seal,
    /// Check the event's file against this seal.
    CheckSeal(String),
    /// Retry the refused writes, or test whether the file can be written again.
    TryAgain,
    /// Discard the refused writes.
    ForgetRefused,
    /// Play a sample evening to level 3 and open it.
    Sample,
    /// Ask where to save a document, and write it there.
    SaveDocument(Box<Document>),
    /// Export the results in this form.
    Results(ResultsFormat),
    /// Ask for the event of The Tournament Director to import.
    ImportEvent,
    /// Ask for the flights that make the next day.
    DayTwo,
    /// Open the event in this file, and ask for the flights that make its next day.
    DayTwoOf(PathBuf),
    /// Make the next day from these flights, and open it.
    MakeDayTwo(Box<(Vec<PathBuf>, NextDayWishes)>),
    /// Show how this next day's flights have changed since it was made.
    FlightsNow,
    /// Read one flight of this next day again and submit the resulting command.
    ReadAgain(Box<(PathBuf, FlightCommand)>),
    /// Withdraw this next day, which has not been played.
    TakeDayBack,
    /// Ask for the spreadsheet to import players from.
    ImportPlayers,
    /// Import players from this pasted list.
    PastePlayers(String),
    /// Save this league beside the event.
    KeepLeague(Box<League>),
    /// Count this league from the files of its events.
    CountSeason(Box<League>),
    /// Save this chip set in the house's folder, for other events.
    KeepChips(Box<ChipSet>),
    /// Save this prize plan in the house's folder, for other events.
    KeepPlan(Box<PayoutPlan>),
    /// Ask where to save the event's structure.
    SaveStructure(StructureFormat),
    /// Save this structure in the house's folder for other events, over the given file if any. The
    /// event's structure takes its name.
    KeepStructure(Box<Structure>, Option<PathBuf>),
    /// Open or leave a table without an event.
    FreeTable(bool),
    /// Close the event and return to the start.
    Close,
}

/// An action on the guide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GuideAction {
    /// Begin it, or show the next card.
    Next,
    /// Show the previous card.
    Back,
    Leave,
}

/// An action on the walls, each identified by its number from 0.
#[derive(Clone, Debug)]
pub enum WallAction {
    /// Open or close this wall.
    Open(usize, bool),
    /// Change the look and content of this wall.
    Change(usize, Box<Projector>),
    /// Add a wall.
    Add,
    /// Remove this wall.
    Remove(usize),
    /// Save this theme as the house's own, and apply it to this wall.
    Keep(usize, Box<WallTheme>),
    /// Ask for the picture of a theme.
    AskPicture,
    /// Read the themes and their pictures again.
    ReadThemes,
    /// Save a picture of what this wall shows now.
    SavePicture(usize),
    /// Ask for the club's name and logo.
    AskClub,
    /// Set the club's name.
    NameClub(String),
    /// Ask for the picture of the club's logo.
    AskLogo,
    /// Remove the club's logo.
    RemoveLogo,
}

/// An action on sound.
#[derive(Clone, Debug)]
pub enum SoundAction {
    /// Store these sound settings of this machine.
    Set(SoundSettings),
    /// Switch this machine's sound on or off.
    OnOff,
    /// Restore these sound settings from before it was switched.
    Back(SoundSettings),
    /// Play this signal now.
    Try(Signal),
    /// Speak a test sentence now.
    TryVoice,
    /// Look for programs and profiles again.
    LookAgain,
}

/// An action on printed sheets.
#[derive(Clone, Debug)]
pub enum PrintAction {
    /// Show this sheet, with this scope chosen.
    Show(SheetKind, Scope),
    /// Print these sheets, with this number of copies of each.
    Print(Vec<PrintRequest>, u16),
    /// Ask where to save this sheet as a PDF.
    Save(PrintRequest),
    /// Print this sheet in this way from now on.
    Way(SheetKind, PrintOptions),
    /// Look for printers.
    Look,
}

/// The form of exported results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResultsFormat {
    Spreadsheet,
    /// The style of the Hendon Mob.
    Hendon,
    /// Plain text.
    Text,
}

/// A document for readers outside the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Document {
    /// The file name offered, without its extension.
    pub name: String,
    pub content: Content,
}

/// The content of a document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Content {
    /// Printed pages, saved as a PDF.
    Paper(Job),
    /// A sheet, rendered once its file is chosen, and kept on record.
    Sheet(PrintRequest, Paper),
    /// The bytes of a file, and its extension.
    File(Vec<u8>, &'static str),
}

impl Content {
    /// Returns the extension of its file.
    pub const fn extension(&self) -> &'static str {
        match self {
            Self::Paper(_) | Self::Sheet(..) => "pdf",
            Self::File(_, ending) => ending,
        }
    }
}

/// The actions requested in this frame, in order.
#[derive(Debug, Default)]
pub struct Outbox {
    actions: Vec<Action>,
    /// The item open in this frame, which other desks are informed of.
    open: Option<OpenDialog>,
}

impl Action {
    /// Returns the action that opens this dialog.
    pub fn ask(dialog: impl Dialog) -> Self {
        Self::Ask(Box::new(dialog))
    }

    /// Returns whether this action leads to another screen, event or time.
    const fn leads_away(&self) -> bool {
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
    /// Requests `action`.
    pub fn send(&mut self, action: Action) {
        self.actions.push(action);
    }

    /// Requests that the desk take `command`.
    pub fn submit(&mut self, command: Command) {
        self.send(Action::Submit(command));
    }

    /// Returns every requested action, and empties the outbox.
    pub fn take(&mut self) -> Vec<Action> {
        std::mem::take(&mut self.actions)
    }

    /// Takes out the actions that lead away from the shown screen.
    pub fn take_leaving(&mut self) -> Vec<Action> {
        self.actions.extract_if(.., |action| action.leads_away()).collect()
    }

    /// Records the item that is open in this frame.
    pub fn set_open(&mut self, open: OpenDialog) {
        self.open = Some(open);
    }

    /// Takes the item that was open, if any.
    pub fn take_open(&mut self) -> Option<OpenDialog> {
        self.open.take()
    }
}
