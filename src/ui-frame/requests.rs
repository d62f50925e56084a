//! The answers of dialogs that the window carries out, and its questions about files.

use std::{fmt, path::PathBuf};

use bottone_base::{
    person::{Person, PersonId},
    seat::TableNo,
};
use bottone_i18n::Language;
use bottone_points::League;
use bottone_rules::{buy_in::BuyIn, payouts::PayoutPlan};
use bottone_session::SignIn;
use bottone_tournament::history::Beginning;

use crate::action::{Action, Document};

/// The request for a director's PIN, with the action that follows.
#[derive(Clone)]
pub struct ApprovalRequest {
    pub pin: String,
    pub then: Option<Box<Action>>,
}

impl fmt::Debug for ApprovalRequest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("***")
    }
}

/// A request to sign in.
#[derive(Clone)]
pub struct SignInRequest {
    pub name: String,
    pub typed: String,
    /// The table of a dealer.
    pub table: Option<TableNo>,
    /// The action that follows.
    pub then: Option<Box<Action>>,
}

impl fmt::Debug for SignInRequest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("***")
    }
}

impl SignInRequest {
    /// Returns the means of signing in: the field holds a staff card, or the PIN of the chosen
    /// person.
    pub fn method(&self, is_card: impl FnOnce(&str) -> bool) -> SignIn<'_> {
        if is_card(&self.typed) {
            return SignIn::Card(&self.typed);
        }
        SignIn::Pin { name: &self.name, pin: &self.typed }
    }
}

/// The price and the people of a repeated event.
#[derive(Clone, Debug)]
pub struct RepeatTerms {
    /// The file of the event that is repeated.
    pub file: PathBuf,
    /// The name of the new event.
    pub name: String,
    pub buy_in: BuyIn,
    /// The people who are entered at once.
    pub people: Vec<Person>,
}

/// A new event, with the acts that follow once its file exists.
#[derive(Clone, Debug)]
pub struct EventOrder {
    pub beginning: Beginning,
    /// The folder of its file; `None` for the house's folder.
    pub folder: Option<PathBuf>,
    pub plan: PayoutPlan,
    /// The number of tables opened, from table 1.
    pub tables: u8,
    /// The league in which the event counts.
    pub league: Option<League>,
    /// True if the wall is opened.
    pub wall: bool,
    /// True if the clock is started.
    pub runs: bool,
}

impl EventOrder {
    /// Returns an event without any of these acts.
    pub fn plain(beginning: Beginning, folder: Option<PathBuf>) -> Self {
        let plan = PayoutPlan::default();
        Self { beginning, folder, plan, tables: 0, league: None, wall: false, runs: false }
    }
}

/// A typed answer.
#[derive(Clone, Debug)]
pub struct TypedPath {
    pub question: FileQuestion,
    pub path: PathBuf,
}

/// A question about files, with its subject.
#[derive(Clone, Debug)]
pub enum FileQuestion {
    Open,
    SaveCopy,
    /// The folder for second copies of events.
    SecondCopies,
    /// The file for this document.
    SaveDocument(Box<Document>),
    Import,
    ImportStructure,
    ImportEvent,
    /// The folder of the new event.
    NewEvent,
    OpenHouse,
    NewHouse,
    ImportPeople,
    /// The file for the data of this person, or of all people.
    ExportPeople(Option<PersonId>),
    /// A photograph of this person.
    Portrait(PersonId),
    Picture,
    Logo,
}

impl FileQuestion {
    /// Returns the title of the dialog.
    pub fn title(&self, language: Language) -> String {
        language.word(match self {
            Self::Open => "shell-ask-open",
            Self::SaveCopy => "shell-ask-save-copy",
            Self::SecondCopies => "shell-ask-second-copies",
            Self::SaveDocument(_) => "shell-ask-save-document",
            Self::Import => "shell-ask-import",
            Self::ImportStructure => "shell-ask-import-structure",
            Self::ImportEvent => "shell-ask-import-event",
            Self::NewEvent => "shell-ask-new-event",
            Self::OpenHouse => "shell-ask-open-club",
            Self::NewHouse => "shell-ask-new-club",
            Self::ImportPeople => "shell-ask-import-people",
            Self::ExportPeople(_) => "shell-ask-export-people",
            Self::Portrait(_) => "shell-ask-portrait",
            Self::Picture => "shell-ask-picture",
            Self::Logo => "shell-ask-logo",
        })
    }
}
