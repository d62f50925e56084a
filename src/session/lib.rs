//! The desk: the place where acts on an event are submitted, and its state is read. The only holder
//! of time and chance.
//!
//! The rooms above know only [`Desk`]. A command is decided on the state, written to the desk's log
//! and then applied, in that order and in one place (`acting.rs`). Desks differ in their logs
//! (`log.rs`) and their clocks ([`time`]):
//!
//! * [`file`](mod@file): each record is a line of the event's file;
//! * [`memory`]: only the desk keeps the records;
//! * [`shared`]: a log that other desks write too, with a file of the desk's own beside it
//!   (`docs/engineering/network.md`).
//!
//! [`house`] is the desk of a house: its own state machine, its own file.
//!
//! `history.rs` holds a desk's knowledge of its event. `trouble.rs` is for a log that takes no
//! records, and `reading.rs` reads the lines of a file. `tests/event/session/laws.rs` puts the same
//! questions to every kind of desk.

mod acting;
mod chance;
mod desk;
mod disk_latency;
mod error;
pub mod file;
pub mod flights;
mod history;
pub mod house;
pub mod house_day;
mod log;
pub mod memory;
mod open_dialogs;
pub mod past_desk;
pub mod past_events;
mod reading;
pub mod recent;
pub mod reports;
pub mod roles;
pub mod ron_text;
pub mod season;
pub mod shared;
mod signing;
mod standalone;
pub mod time;
mod trouble;
pub mod witness;

use std::{fmt::Debug, path::Path};

use bottone_forecast::HouseFactors;
use bottone_i18n::Language;
use bottone_rules::{
    fair::Secret,
    money::Money,
    seat::TableNo,
    time::{Span, Timestamp},
    witness::Witness,
};
use bottone_store::{
    journal::{Chain, JournalError, MirrorStatus, ReadOnly, StatusWaker, Trouble},
    pin_guesses::Guesses,
    telephones::FloorCall,
};
use bottone_tournament::{
    Command, Refusal, Tournament, Waiver,
    history::{
        Beginning, CorrectedEvent, CorrectionFault, HistoryChange, Ledger, Record, RecordChoices,
        correct,
    },
    staff::Member,
};
use bottone_view::{forecast::Background, sheets};

pub use error::{
    AppendError, OpenError, SecondPlaceError, SubmitError, describe_fault, describe_late_fault,
};
pub use history::History;
pub use log::Network;
pub use open_dialogs::{OpenDialog, RemoteCall, RemoteDialog};
pub use reports::ReportFate;
pub use roles::SignedMember;
pub use signing::{
    DeniedAct, DeniedRequest, MissingRight, SignIn, SignInError, Signatory, SignedElsewhere,
    TwoSignatures, fits_role, pin_hash, pin_hash_of,
};
pub use standalone::{ListedReason, ListedReport, Standalone, StandaloneError, is_reportable};

/// The operator of a desk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Operator {
    /// The operator's name.
    pub name: String,
    /// The station's name.
    pub station: String,
}

/// One event at one desk.
///
/// The laws of every desk:
///
/// * [`can`](Self::can) gives the refusal that [`submit`](Self::submit) would give; a refused
///   command changes nothing.
/// * An act that cannot be written has not happened: the state is as before.
/// * The state is the fold of the standing records ([`History`]), and nothing else.
/// * [`revision`](Self::revision) differs after each change.
/// * [`now`](Self::now) is never before the last record.
pub trait Desk {
    /// Returns the event's records and its state.
    fn history(&self) -> &History;

    /// Returns a number that rises with every change, so that views can be kept until something
    /// changes.
    fn revision(&self) -> u64;

    /// Decides, writes, then applies. While a secret is sealed, a draw gets its seed from it,
    /// whatever seed the command has.
    ///
    /// # Errors
    /// If a rule forbids it or it cannot be written. Nothing has happened then.
    fn submit(&mut self, command: Command, waiver: Option<Waiver>) -> Result<(), SubmitError>;

    /// Takes the last act back, and returns the number of its record. Each desk of a shared log
    /// takes back its own last act. Later records of other desks do not matter, as long as none
    /// depends on it.
    ///
    /// # Errors
    /// If there is no such act, if it was a payment, or if it cannot be written.
    fn undo(&mut self) -> Result<u32, SubmitError>;

    /// Redoes the last undone act, and returns the number of its record.
    ///
    /// # Errors
    /// If there is no such act, or it cannot be written.
    fn redo(&mut self) -> Result<u32, SubmitError>;

    /// Strikes one record out of the middle. Allowed if every later one would still be decided the
    /// same way without it.
    ///
    /// # Errors
    /// If it does not stand, was a payment, or cannot be written. If a later one depends on it.
    fn strike(&mut self, record: u32) -> Result<(), SubmitError>;

    /// Strikes one record out of the middle, even if later outcomes change by it. [`Desk::corrected`]
    /// shows those; they follow the choices.
    ///
    /// # Errors
    /// The error of [`Desk::corrected`], and if it cannot be written.
    fn strike_with(&mut self, record: u32, choices: &RecordChoices) -> Result<(), SubmitError>;

    /// Records something that happened before now. Later records are decided again.
    /// [`Desk::corrected`] shows their outcomes; they follow the choices.
    ///
    /// # Errors
    /// The error of [`Desk::corrected`], and if it cannot be written. Nothing has happened then.
    fn record_late(
        &mut self,
        command: Command,
        waiver: Option<Waiver>,
        happened: Timestamp,
        choices: &RecordChoices,
    ) -> Result<(), SubmitError>;

    /// Returns the present instant. It is never before the last record: if the computer's clock was
    /// behind that record when the event was opened, time goes on from the record.
    fn now(&self) -> Timestamp;

    /// Returns the lag of the computer's clock behind the last record when the event was opened, if
    /// any. The part of the level that went by in between is unknown then, and the floor is warned.
    fn clock_lag(&self) -> Option<Span>;

    /// Checks whether the computer's clock was set, and if so keeps the rest of the level. To be
    /// called now and then. Returns the change of the computer's clock.
    ///
    /// If the clock was set forward, the tournament's clock is moved along with it, on record. So
    /// it is right after the next start too. If it was set back, instants go on from where they
    /// were: no record may be earlier than the last one.
    ///
    /// # Errors
    /// If that could not be written.
    fn check_clock(&mut self) -> Result<Option<Span>, SubmitError>;

    /// Returns a seed from the system, for a draw.
    fn seed(&self) -> u64;

    /// Returns a secret from the system, from which draws get their seeds. `None` if the system has
    /// no random numbers.
    fn secret(&self) -> Option<Secret>;

    /// Returns the operator of this desk.
    fn operator(&self) -> &Operator;

    /// Sets the operator of this desk.
    fn set_operator(&mut self, operator: Operator);

    /// Returns the signed-in person, in an event with staff ([`roles`]).
    fn signed_in(&self) -> Option<SignedMember>;

    /// Returns the signed-in member of staff. The same member of other events' staff can be signed
    /// in there with it.
    fn member(&self) -> Option<Member> {
        None
    }

    /// Takes the errors of writes that failed since the last call. The program tries those writes
    /// again later.
    fn take_write_errors(&mut self) -> Vec<house::HouseError> {
        Vec::new()
    }

    /// Signs a person in; a dealer with their table. After some wrong PINs, a desk waits before it
    /// accepts another.
    ///
    /// # Errors
    /// The reason why the sign-in failed. The person signed in before remains so.
    fn sign_in(
        &mut self,
        how: SignIn<'_>,
        table: Option<TableNo>,
    ) -> Result<SignedMember, SignInError>;

    /// Signs the person out.
    fn sign_out(&mut self);

    /// Takes a director's PIN for the next act submitted here. The record names both the signed-in
    /// person and the director. Returns the director's name.
    ///
    /// # Errors
    /// The reason why the PIN is not accepted.
    fn approve(&mut self, pin: &str) -> Result<String, SignInError>;

    /// Returns the wrong PINs given here since the last right one.
    fn guesses(&self) -> Guesses {
        Guesses::default()
    }

    /// Continues from wrong PINs that were given in another program.
    fn remember_guesses(&mut self, _: Guesses) {}

    /// Returns the director whose PIN was given for the next act, as long as it is valid.
    fn approved_by(&self) -> Option<&str>;

    /// Returns the director who signs beside the operator for a payment outside this event's
    /// records. An example is a ticket that the house buys back. The PIN given for it is used up.
    /// `None` if one signature is enough.
    ///
    /// # Errors
    /// If a second signature is needed and missing. `asked` is then the text in the desk's own
    /// trace, and `payee` the name in the error.
    fn countersign(
        &mut self,
        asked: &dyn Debug,
        goes_out: Money,
        payee: Option<String>,
    ) -> Result<Option<String>, SubmitError>;

    /// Submits one act, as [`submit`](Self::submit) does, for a person who proved their identity
    /// elsewhere. An example is a phone that this desk paired. `from` is that person and the
    /// record's note of the origin. `act` is the act's name there, so that it is found on record
    /// when it is sent once more.
    ///
    /// # Errors
    /// As [`submit`](Self::submit).
    fn submit_as(
        &mut self,
        from: (&SignedMember, &str),
        act: Option<&str>,
        command: Command,
        waiver: Option<Waiver>,
    ) -> Result<(), SubmitError>;

    /// Gives this name to all acts at this desk from now on. A named act is taken once: if the log
    /// has it already, a repetition changes nothing.
    fn name_request(&mut self, _name: Option<&str>) {}

    /// Returns the number of the record of the named request, if the log has it.
    fn requested(&self) -> Option<u32> {
        None
    }

    /// Returns what is missing for recording this as shown: the right to it or to records that fall
    /// by it, and a second signature.
    fn missing_signatures(
        &self,
        _act: HistoryChange<'_>,
        _corrected: &CorrectedEvent,
    ) -> Vec<MissingRight> {
        Vec::new()
    }

    /// Takes the acts refused for lack of rights since the last call, for the desk's own trace.
    fn take_denied(&mut self) -> Vec<DeniedRequest>;

    /// Returns the statistics of the house's own past events.
    fn house(&self) -> HouseFactors;

    /// Sets the statistics of the house's past events.
    fn set_house(&mut self, house: HouseFactors);

    /// Returns the book of the house in the event's folder, if there is one.
    fn book(&self) -> Option<&house::HouseBook>;

    /// Sets the book in which registering players are looked up.
    fn set_book(&mut self, book: Option<house::HouseBook>);

    /// Returns the data for a forecast beside the event itself.
    fn background(&self) -> Background {
        Background::of(self.records(), self.ledger(), self.house())
    }

    /// Returns the reason why the event is read-only, if it was opened so.
    fn read_only(&self) -> Option<&ReadOnly>;

    /// Returns the trouble that keeps the log from taking records. It lasts until a record was
    /// written again.
    fn trouble(&self) -> Option<&Trouble>;

    /// Checks whether the written records are still there, so that lost records do not pass for
    /// saved ones. To be called now and then. Finding them again does not end the trouble: only a
    /// written record does.
    fn check_log(&mut self);

    /// Returns the longest time that an act took to reach the disk, while the event's disk is slow.
    /// It is slow after an act of over half a second, until ten in a row were faster. `None` if
    /// another computer keeps the log.
    fn slow_disk(&self) -> Option<Span> {
        None
    }

    /// Returns the acts that could not be written, and so were not done.
    fn refused(&self) -> &[Record];

    /// Drops the acts that were refused for trouble with the log.
    fn discard_refused(&mut self);

    /// Carries out the refused acts, in their order. Without any, it tests whether the log takes
    /// records.
    ///
    /// # Errors
    /// If the log still takes none; or the obstacle to one act by now, which is then dropped.
    fn retry_refused(&mut self) -> Result<(), SubmitError>;

    /// Takes in records of other desks, as many as possible without making the window wait. To be
    /// called in every frame. Returns whether anything changed.
    fn receive(&mut self) -> bool {
        false
    }

    /// Returns the state of the shared log, if this desk has one.
    fn network(&self) -> Option<Network> {
        None
    }

    /// Shows the other desks of the log the dialog that is open here; `None` for no dialog.
    fn share_dialog(&mut self, _: Option<OpenDialog>) {}

    /// Returns the dialogs open at other desks, as far as the log has them.
    fn remote_dialogs(&self) -> Vec<RemoteDialog> {
        Vec::new()
    }

    /// Shows other desks the calls of the floor here.
    fn share_calls(&mut self, _: &[FloorCall]) {}

    /// Returns the unanswered calls of the floor at other desks.
    fn remote_calls(&self) -> Vec<RemoteCall> {
        Vec::new()
    }

    /// Answers a call of another desk. That desk hears of it.
    fn answer_call(&mut self, _act: &str) {}

    /// Returns the calls of this desk that another desk answers.
    fn calls_answered(&self) -> Vec<String> {
        Vec::new()
    }

    /// Waits for news of other desks, at most this number of milliseconds. For programs without a
    /// window.
    fn wait(&mut self, _most: u64) {}

    /// Returns the act whose outcome is unknown, because the shared log gave no answer. It is
    /// neither done nor refused until the answer comes.
    fn unsettled_record(&self) -> Option<&Record> {
        None
    }

    /// Goes on without the log, which is not reached. From now on acts are kept as reports, each
    /// with its time, and shown as done. When the log is back, each is decided again at its true
    /// time. An impossible report is listed; no act is done twice or dropped. Acts that cannot be
    /// reported ([`is_reportable`]) wait as before.
    ///
    /// # Errors
    /// If the desk is not cut off, or the reports cannot be kept.
    fn go_standalone(&mut self) -> Result<(), StandaloneError> {
        Err(StandaloneError::NotCutOff)
    }

    /// Returns the state of a desk on its own; `None` if it is not.
    fn standalone(&self) -> Option<Standalone> {
        None
    }

    /// Returns the number of reports not decided yet.
    fn waiting_reports(&self) -> usize {
        0
    }

    /// Returns the fate of the report of this name, if there is one.
    fn report_fate(&self, _act: &str) -> Option<ReportFate> {
        None
    }

    /// Returns another desk's record of the same act as the report of this name, if there is one.
    fn duplicate_report(&self, _act: &str) -> Option<u32> {
        None
    }

    /// Returns the reports that are not possible any more and wait for a decision.
    fn listed_reports(&self) -> Vec<ListedReport> {
        Vec::new()
    }

    /// Puts a listed report away: it is not done.
    ///
    /// # Errors
    /// If it is not on the list, the right is missing, or it cannot be written.
    fn dismiss_report(&mut self, _number: u32) -> Result<(), SubmitError> {
        Err(SubmitError::NotStanding)
    }

    /// Carries out a listed report at its true time, even if later outcomes change by it.
    ///
    /// # Errors
    /// As `tell_late`. It stays on the list then.
    fn apply_listed_report(&mut self, _number: u32) -> Result<(), SubmitError> {
        Err(SubmitError::NotStanding)
    }

    /// Returns the event's file, if it is kept in one.
    fn path(&self) -> Option<&Path>;

    /// Returns the folder of the event's file. The house keeps its other files for events there.
    fn folder(&self) -> Option<&Path> {
        self.path()?.parent()
    }

    /// Continues in another file, with everything on record here. Refused acts are not in it, and
    /// can still be tried again.
    ///
    /// # Errors
    /// If it cannot be written. The event then stays in its old file.
    fn continue_in(&mut self, to: &Path) -> Result<(), JournalError>;

    /// Starts or stops a second copy of all records in this folder, line by line the same. `waker`
    /// is called from another thread when its status changes.
    fn set_second_place(&mut self, _: Option<&Path>, _: Option<StatusWaker>) {}

    /// Returns the status of the second place, if there is one.
    fn second_place(&self) -> Option<MirrorStatus> {
        None
    }

    /// Waits until everything is written in the second place, and ends it. Returns its last status.
    /// For programs without a window.
    fn end_second_place(&mut self) -> Option<MirrorStatus> {
        None
    }

    /// Continues in the file in the second place, which continues this one's chain, and records the
    /// change.
    ///
    /// # Errors
    /// If that cannot be written, or would lack records that are here. The event then stays in its
    /// old file.
    fn continue_in_second_place(&mut self) -> Result<(), SecondPlaceError> {
        Err(SecondPlaceError::NotThere)
    }

    /// Returns the end of the event's chain of lines: the last line's number and seal.
    fn end(&self) -> Option<Chain> {
        None
    }

    /// Returns the code of the last line, by which a paper proves how far the event had come.
    fn witness(&self) -> Option<Witness> {
        let end = self.end()?;
        Witness::of(end.records() + 1, end.seal())
    }

    /// Checks whether `command` would be carried out now, to light the buttons. A second signature
    /// is asked for when the button is pressed.
    ///
    /// # Errors
    /// The refusal that `submit` would give.
    fn can(&self, command: &Command) -> Result<(), Refusal> {
        let (t, at) = (self.tournament(), self.now());
        let who = self.signed_in();
        if who.is_none() || self.approved_by().is_none() || roles::is_internal(command) {
            roles::check_permission(t, who.as_ref(), command)?;
        }
        let completed = self.book().and_then(|book| book.with_book_data(t, command, at));
        t.decide(completed.as_ref().unwrap_or(command), at, None).map(drop)
    }

    /// Returns the present state of the event.
    fn tournament(&self) -> &Tournament {
        self.history().tournament()
    }

    /// Returns the beginning of the record.
    fn beginning(&self) -> &Beginning {
        self.history().beginning()
    }

    /// Returns every record, including those that do not stand.
    fn records(&self) -> &[Record] {
        self.history().records()
    }

    /// Returns the records after the first `count`.
    fn records_since(&self, count: usize) -> &[Record] {
        self.records().get(count..).unwrap_or_default()
    }

    /// Returns the ledger of the standing records.
    fn ledger(&self) -> &Ledger {
        self.history().ledger()
    }

    /// Returns the record that undo would take back.
    fn to_undo(&self) -> Option<u32> {
        self.ledger().to_undo(self.records())
    }

    /// Returns the record that redo would bring back.
    fn to_redo(&self) -> Option<u32> {
        self.ledger().to_redo()
    }

    /// Returns the state after a late record or a strike, and the outcomes that would change.
    /// Nothing is recorded.
    ///
    /// # Errors
    /// The reason why it is not possible.
    fn corrected(
        &self,
        act: HistoryChange<'_>,
        choices: &RecordChoices,
    ) -> Result<CorrectedEvent, CorrectionFault> {
        match act {
            HistoryChange::Late { at, .. } if at > self.now() => Err(CorrectionFault::Ahead),
            act => correct(self.history().story(), act, choices),
        }
    }

    /// Returns the data for sheets in this language, as of now.
    fn papers(&self, language: Language) -> sheets::SheetSource<'_> {
        sheets::SheetSource {
            language,
            t: self.tournament(),
            beginning: self.beginning(),
            records: self.records(),
            ledger: self.ledger(),
            at: self.now(),
            by: &self.operator().name,
            page: None,
            club: "",
            house: self.house(),
            witness: self.witness(),
        }
    }

    /// Writes a sound copy of the event to another place: all records here, whatever the state of
    /// the desk's own log.
    ///
    /// # Errors
    /// If it cannot be written, or is the event's own file.
    fn save_copy(&self, to: &Path) -> Result<(), JournalError> {
        file::write_copy(self.beginning(), self.records(), self.path(), to)
    }
}
