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
mod log;
pub mod memory;
mod open_dialogs;
pub mod past_desk;
mod reading;
pub mod reports;
pub mod roles;
pub mod ron_text;
pub mod shared;
mod signing;
mod standalone;
pub mod time;
mod trouble;

use std::{fmt::Debug, path::Path};

use bottone_base::{
    fair::Secret,
    time::{Span, Timestamp},
    witness::Witness,
};
use bottone_forecast::HouseFactors;
use bottone_i18n::Language;
use bottone_source::{outlook::Background, sheet_source::SheetSource};
use bottone_store::{
    journal::{Chain, JournalError, MirrorStatus, ReadOnly, Trouble},
    pin_guesses::Guesses,
};
use bottone_tournament::{
    Command, Refusal, Tournament,
    history::{
        Beginning, CorrectedEvent, CorrectionFault, HistoryChange, Ledger, Record, RecordChoices,
        correct,
    },
    staff::Member,
};

pub use acting::Session;
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
pub use standalone::{ListedReason, ListedReport, Standalone, StandaloneError};

/// The operator of a desk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Operator {
    /// The operator's name.
    pub name: String,
    /// The station's name.
    pub station: String,
}

/// One event at one desk, to be read. [`Session`] has the acts.
///
/// The laws of every desk:
///
/// * [`can`](Self::can) gives the refusal that [`submit`](Session::submit) would give; a refused
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

    /// Returns the present instant. It is never before the last record: if the computer's clock was
    /// behind that record when the event was opened, time goes on from the record.
    fn now(&self) -> Timestamp;

    /// Returns the lag of the computer's clock behind the last record when the event was opened, if
    /// any. The part of the level that went by in between is unknown then, and the floor is warned.
    fn clock_lag(&self) -> Option<Span>;

    /// Returns a seed from the system, for a draw.
    fn seed(&self) -> u64;

    /// Returns a secret from the system, from which draws get their seeds. `None` if the system has
    /// no random numbers.
    fn secret(&self) -> Option<Secret>;

    /// Returns the operator of this desk.
    fn operator(&self) -> &Operator;

    /// Returns the signed-in person, in an event with staff ([`roles`]).
    fn signed_in(&self) -> Option<SignedMember>;

    /// Returns the signed-in member of staff. The same member of other events' staff can be signed
    /// in there with it.
    fn member(&self) -> Option<Member> {
        None
    }

    /// Returns the wrong PINs given here since the last right one.
    fn guesses(&self) -> Guesses {
        Guesses::default()
    }

    /// Returns the director whose PIN was given for the next act, as long as it is valid.
    fn approved_by(&self) -> Option<&str>;

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

    /// Returns the statistics of the house's own past events.
    fn house(&self) -> HouseFactors;

    /// Returns the book of the house in the event's folder, if there is one.
    fn book(&self) -> Option<&house::HouseBook>;

    /// Returns the data for a forecast beside the event itself.
    fn background(&self) -> Background {
        Background::of(self.records(), self.ledger(), self.house())
    }

    /// Returns the reason why the event is read-only, if it was opened so.
    fn read_only(&self) -> Option<&ReadOnly>;

    /// Returns the trouble that keeps the log from taking records. It lasts until a record was
    /// written again.
    fn trouble(&self) -> Option<&Trouble>;

    /// Returns the longest time that an act took to reach the disk, while the event's disk is slow.
    /// It is slow after an act of over half a second, until ten in a row were faster. `None` if
    /// another computer keeps the log.
    fn slow_disk(&self) -> Option<Span> {
        None
    }

    /// Returns the acts that could not be written, and so were not done.
    fn refused(&self) -> &[Record];

    /// Returns the state of the shared log, if this desk has one.
    fn network(&self) -> Option<Network>;

    /// Returns the dialogs open at other desks, as far as the log has them.
    fn remote_dialogs(&self) -> Vec<RemoteDialog>;

    /// Returns the act whose outcome is unknown, because the shared log gave no answer. It is
    /// neither done nor refused until the answer comes.
    fn unsettled_record(&self) -> Option<&Record>;

    /// Returns the state of a desk on its own; `None` if it is not.
    fn standalone(&self) -> Option<Standalone>;

    /// Returns the number of reports not decided yet.
    fn waiting_reports(&self) -> usize;

    /// Returns the reports that are not possible any more and wait for a decision.
    fn listed_reports(&self) -> Vec<ListedReport>;

    /// Returns the event's file, if it is kept in one.
    fn path(&self) -> Option<&Path>;

    /// Returns the folder of the event's file. The house keeps its other files for events there.
    fn folder(&self) -> Option<&Path> {
        self.path()?.parent()
    }

    /// Returns the status of the second place, if there is one.
    fn second_place(&self) -> Option<MirrorStatus> {
        None
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
        if who.is_none() || self.approved_by().is_none() || command.is_internal() {
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
    fn papers(&self, language: Language) -> SheetSource<'_> {
        SheetSource {
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
