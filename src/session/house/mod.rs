//! The house's desk: it takes commands on the book and the list of events, and keeps them in the
//! house's file.
//!
//! The rules of an event's desk hold here too. A command is decided on the state, written and then
//! applied. An act that cannot be written has not happened. The state is the fold of the standing
//! records.

mod book;
mod error;
mod event_agreement;
mod portraits;
mod reading;
mod roles;
mod signing;
mod tickets;

use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
};

use bottone_base::{person::PersonId, time::Timestamp};
use bottone_house::{
    Command, FILE, House, Refusal,
    events::{EventListing, EventPart, EventsCommand},
    history::{Beginning, History, Record, RecordAction},
    people::PeopleCommand,
    setup::Setup,
    staff::StaffCommand,
};
use bottone_i18n::{Language, Saying, ToText};
use bottone_store::{
    folder,
    journal::{Access, Journal, Notice, ReadOnly, Subject},
};
use bottone_tournament::Tournament;
use bottone_vocabulary::words;
use reading::ReadHouse;

use super::{
    Desk, OpenError, Operator, Session, SignInError, Signatory, SubmitError, chance,
    file::{self, FileLog},
    signing::{Signature, Signing},
    time::{SystemClock, Timekeeper},
};

pub use self::{
    book::HouseBook,
    error::{HouseError, describe_fault},
    event_agreement::{Disagreement, EventAgreement, agreement},
    tickets::{
        EventTicket, TicketDifference, TicketError, TicketGap, by_ticket, enter, file_in_house,
        gaps, hand_out, hand_out_all, outstanding, outstanding_by_file, payment_methods, seats_for,
        settle, target, ticket_name, ticket_of,
    },
};
pub use reading::RecordFaultAt;
pub use roles::{allowed_roles, check_permission};

/// Returns the file of a house that is named by its folder or by its file.
pub fn file_of(named: &Path) -> PathBuf {
    if named.is_dir() || named.extension().is_none() { named.join(FILE) } else { named.to_owned() }
}

/// Returns the file of the house in this event's folder, if there is one. The folder is that of the
/// file itself, also if `event` is a link to it.
pub fn house_around(event: &Path) -> Option<PathBuf> {
    let house = folder::own_path(event).parent()?.join(FILE);
    house.is_file().then_some(house)
}

/// Makes the file of a house in `folder`, and the folder if it is missing.
///
/// # Errors
/// If there is a house already, or it cannot be written.
pub fn create(
    folder: &Path,
    setup: Setup,
    timekeeper: Box<dyn Timekeeper>,
    operator: Operator,
) -> Result<HouseDesk, OpenError> {
    let path = folder.join(FILE);
    folder::make(folder).map_err(|source| bottone_store::journal::JournalError::CannotCreate {
        path: path.clone(),
        source,
    })?;
    let beginning = Beginning { at: timekeeper.now(), setup };
    let head = ron::to_string(&beginning)?;
    let journal = Journal::create(&path, Subject::House, &head, &file::holder(&operator))?;
    let seal = journal.sum().to_owned();
    let log = FileLog::new(path, Access::Writable(journal), None);
    Ok(HouseDesk::new(log, seal, History::new(beginning), timekeeper, operator))
}

/// Opens the file of a house.
///
/// # Errors
/// If it is not one of ours, is from a later version, or cannot be read. Damage and a second opener
/// are no errors: the file is then open for reading, and a notice says why.
pub fn open(
    path: &Path,
    timekeeper: Box<dyn Timekeeper>,
    operator: Operator,
) -> Result<OpenedHouse, OpenError> {
    let opened = Journal::open(path, Subject::House, &file::holder(&operator))?;
    if let (Access::Writable(_), Some(folder)) = (&opened.access, path.parent()) {
        bottone_store::portraits::remove_leftover_drafts(folder);
    }
    let mut opened = OpenedHouse::of(opened, timekeeper, operator)?;
    if opened.desk.read_only().is_none()
        && let Err(error) = opened.desk.finish_forgetting()
    {
        // The data stay until the next opening; `check` names them.
        log::error!("{}: {error}", path.display());
    }
    Ok(opened)
}

/// Reads the file of a house without the right to write it.
///
/// # Errors
/// As [`open`].
pub fn read(
    path: &Path,
    timekeeper: Box<dyn Timekeeper>,
    operator: Operator,
) -> Result<OpenedHouse, OpenError> {
    OpenedHouse::of(Journal::read(path, Subject::House)?, timekeeper, operator)
}

/// A house's file in the state in which it was opened.
pub struct OpenedHouse {
    pub desk: HouseDesk,
    /// Notices for the director.
    pub notices: Vec<Notice>,
    /// The first record that no desk can have written, if there is one. It and all later records
    /// are left out.
    pub fault: Option<RecordFaultAt>,
}

impl OpenedHouse {
    fn of(
        opened: bottone_store::journal::OpenedJournal,
        timekeeper: Box<dyn Timekeeper>,
        operator: Operator,
    ) -> Result<Self, OpenError> {
        let bottone_store::journal::OpenedJournal {
            path,
            head,
            seal,
            writers,
            bodies,
            mut notices,
            mut access,
            ..
        } = opened;
        let beginning = reading::head(&path, &head, &writers)?;
        let ReadHouse { history, fault, end } =
            reading::read(beginning, &bodies, &writers, &mut notices);
        if let Some(end) = end {
            access = Access::ReadOnly(end);
        }
        let log = FileLog::new(path, access, None);
        Ok(Self { desk: HouseDesk::new(log, seal, history, timekeeper, operator), notices, fault })
    }
}

/// A house at one desk.
pub struct HouseDesk {
    log: FileLog,
    seal: String,
    history: History,
    timekeeper: Box<dyn Timekeeper>,
    operator: Operator,
    signing: Signing,
    revision: u64,
}

impl HouseDesk {
    fn new(
        log: FileLog,
        seal: String,
        history: History,
        timekeeper: Box<dyn Timekeeper>,
        operator: Operator,
    ) -> Self {
        let signing = Signing::default();
        Self { log, seal, history, timekeeper, operator, signing, revision: 0 }
    }

    /// Writes a record, then applies it: the only way to change the house.
    fn act(&mut self, action: RecordAction, signature: Signature) -> Result<(), HouseError> {
        let record = self.record(action, signature);
        self.log.keep(&record)?;
        let was_empty = self.house().staff().is_empty();
        self.update_sign_in(&record, was_empty);
        self.history.enter(record);
        self.revision += 1;
        Ok(())
    }

    /// Returns the next record, of this action.
    fn record(&self, action: RecordAction, signature: Signature) -> Record {
        let Operator { name, station: desk } = self.operator.clone();
        let Signature { name: signed, role, approved_by } = signature;
        let by = signed.unwrap_or(name);
        Record { recorded: self.now(), by, role, approved_by, desk, action }
    }

    /// Decides, writes and applies a command, if the signed-in person may give it.
    ///
    /// # Errors
    /// If a rule or a role forbids it, or it cannot be written. Nothing has happened then.
    pub fn submit(&mut self, command: Command) -> Result<(), HouseError> {
        self.submit_approved(command, None)
    }

    /// Submits a command with the approval of an event's director, from [`Session::countersign`]. A
    /// house with staff needs its own director's.
    ///
    /// # Errors
    /// As [`Self::submit`].
    pub fn submit_approved(
        &mut self,
        command: Command,
        approved_by: Option<String>,
    ) -> Result<(), HouseError> {
        let command = self.by_signer(command);
        let signature = self.signature(&command, approved_by)?;
        self.carry_out(command, signature)
    }

    /// Carries out a command that follows from an event of the house. It is the program's own act,
    /// without a sign-in.
    ///
    /// # Errors
    /// If a rule forbids it, or it cannot be written.
    fn submit_own(&mut self, command: Command) -> Result<(), HouseError> {
        if !self.house().staff().is_empty() && !roles::is_programs_own(&command) {
            return Err(HouseError::NotAllowed(bottone_tournament::Refusal::NotSignedIn));
        }
        self.carry_out(command, Signature::default())
    }

    fn carry_out(&mut self, command: Command, signature: Signature) -> Result<(), HouseError> {
        let action = self.decided(command)?;
        self.act(action, signature)
    }

    fn decided(&self, command: Command) -> Result<RecordAction, HouseError> {
        let events = self.house().decide(&command).map_err(HouseError::Refused)?;
        // The book of an earlier program may have unreadable names. New ones are refused.
        if !command.is_readable() {
            return Err(HouseError::Refused(Refusal::NotUnderstood));
        }
        if let Command::Staff(StaffCommand::Change { name, to }) = &command
            && self.house().staff().get(name).is_some_and(|was| was.needs_new_pin(to))
        {
            return Err(HouseError::Refused(Refusal::NeedsNewPin));
        }
        Ok(RecordAction::Done { command: Box::new(command), events })
    }

    /// Undoes the last act.
    ///
    /// # Errors
    /// If there is no such act, it needs another role, or it cannot be written.
    pub fn undo(&mut self) -> Result<(), HouseError> {
        let record = self.history.to_undo().ok_or(HouseError::NotStanding)?;
        let action = RecordAction::Undone { record };
        let signature = self.undo_signature(record, &action)?;
        self.act(action, signature)
    }

    /// Redoes the last undone act.
    ///
    /// # Errors
    /// As [`Self::undo`].
    pub fn redo(&mut self) -> Result<(), HouseError> {
        let record = self.history.to_redo().ok_or(HouseError::NotStanding)?;
        let action = RecordAction::Redone { record };
        let signature = self.undo_signature(record, &action)?;
        self.act(action, signature)
    }

    /// Checks whether `command` would be carried out now for a person with the right to it.
    ///
    /// # Errors
    /// The refusal that [`Self::submit`] would give.
    pub fn can(&self, command: &Command) -> Result<(), Refusal> {
        self.house().decide(command).map(drop)
    }

    /// Returns the current state of the house.
    pub fn house(&self) -> &House {
        self.history.house()
    }

    /// Returns its records and the state that follows.
    pub fn history(&self) -> &History {
        &self.history
    }

    /// Returns a number that rises with every change, so that views can be kept until something
    /// changes.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// Returns the present instant. It is never before the last record.
    pub fn now(&self) -> Timestamp {
        self.timekeeper.now().max(self.history.latest())
    }

    /// Returns the reason why the file is read-only, if it is.
    pub fn read_only(&self) -> Option<&ReadOnly> {
        self.log.refuses()
    }

    /// Returns the operator of this desk.
    pub fn operator(&self) -> &Operator {
        &self.operator
    }

    /// Sets the operator of this desk.
    pub fn set_operator(&mut self, operator: Operator) {
        self.operator = operator;
    }

    /// Returns the house's file.
    pub fn path(&self) -> &Path {
        self.log.file()
    }

    /// Returns the seal of the head line, which identifies the house.
    pub fn seal(&self) -> &str {
        &self.seal
    }

    /// Returns the folder of the house's events.
    pub fn folder(&self) -> &Path {
        self.path().parent().unwrap_or(Path::new("."))
    }

    /// Returns a free id for a new person.
    pub fn new_person(&self) -> PersonId {
        let drawn = || PersonId::drawn(chance::seed(self.now()));
        let mut person = drawn();
        // A random id is taken already only once in many lives of this house.
        while self.house().people().contains(person) {
            person = drawn();
        }
        person
    }

    /// Forgets a person: only an initial stays in the book and in the house's file, which is
    /// rewritten. The photograph is deleted. Returns the person's ids in events.
    ///
    /// # Errors
    /// If no person has this id, or the file cannot be written.
    pub fn forget(&mut self, person: PersonId) -> Result<Vec<PersonId>, HouseError> {
        let ids = self.house().people().ids_of(person);
        let forget = Command::People(PeopleCommand::Forget { person });
        self.can(&forget).map_err(HouseError::Refused)?;
        self.may(&forget)?;
        // The photograph goes first: without the id it could not be found any more.
        self.take_portraits(person)?;
        let signature = self.signature(&forget, None)?;
        let action = self.decided(forget)?;
        let mut history = self.history.clone();
        history.enter(self.record(action, signature));
        let initial = history.house().people().initial(person).unwrap_or_default().to_owned();
        // The record and the file without the person's data are written as one.
        let history = history.forget(&ids, &initial).map_err(HouseError::NotForgotten)?;
        self.united_player(history)?;
        Ok(ids)
    }

    /// Removes the data of forgotten people that an earlier program left in the file.
    ///
    /// # Errors
    /// The file cannot be written.
    fn finish_forgetting(&mut self) -> Result<(), HouseError> {
        match self.history.without_forgotten().map_err(HouseError::NotForgotten)? {
            Some(history) => self.united_player(history),
            None => Ok(()),
        }
    }

    fn united_player(&mut self, history: History) -> Result<(), HouseError> {
        self.log.rewrite(history.beginning(), history.records())?;
        self.history = history;
        self.revision += 1;
        Ok(())
    }

    /// Adds the events in the folder that are missing from the house's list, each as an event on
    /// its own. Returns their number, and leaves out files that cannot be read as an event.
    ///
    /// # Errors
    /// If the list cannot be written.
    pub fn list_events(&mut self) -> Result<usize, HouseError> {
        let mut count = 0;
        for path in folder::events_beside(self.path(), usize::MAX) {
            let Some(file) = path.file_name().and_then(|name| name.to_str()) else { continue };
            // No list takes a name with a line break or a tab. `house check` names the file.
            if self.house().events().get(file).is_some() || file.contains(char::is_control) {
                continue;
            }
            let Some(listed) = listed(&path, file) else { continue };
            self.submit_own(Command::Events(EventsCommand::List(listed)))?;
            count += 1;
        }
        Ok(count)
    }
}

/// Returns the list's entry for the event in this file.
fn listed(path: &Path, file: &str) -> Option<EventListing> {
    let (seal, beginning) = file::beginning_of(path).ok()?;
    let name = beginning.setup.name;
    let name = if name.trim().is_empty() { file.to_owned() } else { name };
    Some(EventListing { file: file.to_owned(), seal, name, starts: None, part: EventPart::Event })
}

/// The outcome of forgetting a person.
#[derive(Debug, Default)]
pub struct ForgetResult {
    /// The number of events that keep only an initial from now on.
    pub events: usize,
    /// The events that keep the name until they can be changed, each with the reason.
    pub waiting: Vec<(PathBuf, ForgetFault)>,
}

/// The reason why an event keeps a forgotten name.
#[derive(Debug)]
pub enum ForgetFault {
    /// The event cannot be opened.
    Unread(OpenError),
    /// The event refused the record.
    Refused(SubmitError),
}

impl ToText for ForgetFault {
    fn to_text(&self, language: Language) -> String {
        match self {
            Self::Unread(error) => error.to_text(language),
            Self::Refused(SubmitError::Refused(refusal)) => words::refusal(language, *refusal),
            Self::Refused(error) => error.to_text(language),
        }
    }
}

impl ForgetResult {
    fn note(&mut self, file: &Path, left: Result<usize, SubmitError>) {
        match left {
            Ok(left) => self.events += usize::from(left > 0),
            Err(error) => self.waiting.push((file.to_owned(), ForgetFault::Refused(error))),
        }
    }

    /// Returns a sentence for each event that keeps the name, with the reason.
    pub fn waiting_lines(&self, language: Language) -> Vec<String> {
        let line = |(file, why): &(PathBuf, ForgetFault)| {
            Saying::of("club-forget-waits")
                .with("file", file.as_path())
                .with("why", why.to_text(language))
                .to_text(language)
        };
        self.waiting.iter().map(line).collect()
    }
}

/// Forgets a person in the book and on all sheets to come. The event that is open `here` and every
/// other event of the house keep only an initial. An event with staff needs a sign-in. What cannot
/// be done now is named in the result. It is done at the next staff sign-in, or when the event is
/// opened next.
///
/// # Errors
/// If a sign-in fails, before anything is changed, and as [`HouseDesk::forget`].
pub fn forget(
    book: &HouseBook,
    person: PersonId,
    here: Option<&mut Session>,
    by: &dyn Signatory,
) -> Result<ForgetResult, HouseError> {
    book.signs_in(by)?;
    let desk = book.desk();
    let ids = desk.house().people().ids_of(person);
    desk.may(&Command::People(PeopleCommand::Forget { person }))?;
    let open = here.as_ref().and_then(|here| here.path()).map(Path::to_owned);
    let on_list = desk.house().events().all().map(|listed| desk.folder().join(&listed.file));
    let mut files: BTreeSet<PathBuf> = on_list.collect();
    // Events in the folder belong to the house before they are on its list.
    let beside = folder::events_beside(desk.path(), usize::MAX).into_iter();
    files.extend(beside.filter(|path| file::beginning_of(path).is_ok()));
    files.retain(|path| open.as_ref() != Some(path));
    drop(desk);
    let mut forgotten = ForgetResult::default();
    let mut named = Vec::new();
    for path in files {
        match file::open(&path, Box::new(SystemClock::start()), by.operator().clone()) {
            Ok(opened) => {
                let mut desk = opened.desk;
                if is_named(desk.tournament(), &ids) {
                    signs_in(desk.as_mut(), &path, by)?;
                    named.push((path, desk));
                }
            }
            Err(error) => forgotten.waiting.push((path, ForgetFault::Unread(error))),
        }
    }
    book.desk_mut().forget(person)?;
    if let Some(here) = here {
        let file = here.path().map_or_else(PathBuf::new, Path::to_owned);
        forgotten.note(&file, book.leave_initials(here));
    }
    for (path, mut desk) in named {
        forgotten.note(&path, book.leave_initials(desk.as_mut()));
    }
    Ok(forgotten)
}

/// Returns whether a player of an event has one of these ids.
fn is_named(t: &Tournament, ids: &[PersonId]) -> bool {
    let mut players = t.entries().players();
    players.any(|(_, known)| known.person.id.is_some_and(|id| ids.contains(&id)))
}

/// Signs in at an event with staff. A person who is not on that staff stays signed out.
fn signs_in(desk: &mut Session, file: &Path, by: &dyn Signatory) -> Result<(), HouseError> {
    if desk.tournament().staff().is_empty() {
        return Ok(());
    }
    match by.sign(desk) {
        Ok(()) | Err(SignInError::Unknown) => Ok(()),
        Err(why) => Err(HouseError::NotSignedIn { file: file.to_owned(), why }),
    }
}

/// Decides every record of a house again.
///
/// # Errors
/// The first record that no desk can have written there.
pub fn decided_again(desk: &HouseDesk) -> Result<(), RecordFaultAt> {
    let mut history = History::new(desk.history.beginning().clone());
    for (number, record) in (0..).zip(desk.history.records()) {
        let so =
            history.check_decision(record).and_then(|()| roles::check_signature(&history, record));
        so.map_err(|fault| RecordFaultAt { number, fault })?;
        history.enter(record.clone());
    }
    Ok(())
}
