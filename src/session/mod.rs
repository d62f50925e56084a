//! The desk: where an event is told what happened, and asked how it stands. The only holder of time and chance.
//!
//! [`Desk`] is all that the rooms above know. Whatever is asked is decided on the state, written to the desk's log and
//! then applied, in that order and in one place (`acting.rs`). Desks differ in the log that their records go to
//! (`log.rs`) and in the clock that they go by ([`time`]):
//!
//! * [`file`](mod@file): each record is a line of the event's file;
//! * [`memory`]: nobody keeps it but the desk;
//! * [`shared`]: a log that other desks tell too, with a file of the desk's own beside it (`docs/engineering/network.md`).
//!
//! [`house`] is the desk of a house: its own state machine, its own file.
//!
//! `history.rs` is what a desk knows of its event, `trouble.rs` what it does while its log takes nothing, `reading.rs`
//! what the lines of a file say. `tests/event/session/laws.rs` puts the same questions to every desk there is.

mod acting;
mod alone;
pub mod back;
mod chance;
mod desk;
mod error;
pub mod file;
pub mod flights;
pub mod glance;
mod history;
pub mod house;
mod log;
pub mod memory;
mod open;
mod pace;
pub mod past;
mod reading;
pub mod recent;
pub mod reports;
pub mod roles;
pub mod season;
pub mod shared;
mod signing;
pub mod text;
pub mod time;
mod trouble;
pub mod witness;

use std::{fmt::Debug, path::Path};

use crate::{
    forecast::House,
    i18n::Language,
    rules::{
        fair::Secret,
        money::Money,
        seat::TableNo,
        time::{Span, Timestamp},
        witness::Witness,
    },
    store::{
        guesses::Guesses,
        journal::{Chain, JournalError, MirrorStatus, ReadOnly, StatusWaker, Trouble},
        telephones::FloorCall,
    },
    tournament::{
        Command, Refusal, Tournament, Waiver,
        history::{Act, Beginning, Choices, Ledger, Record, RetellFault, Retold, retell},
        staff::Member,
    },
    view::{forecast::Background, sheets},
};
pub use alone::{Alone, AloneError, ListedReport, ListedWhy, can_be_reported};
pub use error::{NotKept, OpenError, SecondPlaceError, SubmitError, fault_told, not_then};
pub use history::History;
pub use log::Network;
pub use open::{CallElsewhere, Open, OpenAt};
pub use reports::ReportFate;
pub use roles::Signed;
pub use signing::{
    Denied, DeniedAct, Missing, SignIn, SignInError, SignedElsewhere, Signs, TwoSignatures,
    fits_role, pin_hash, pin_hash_of,
};

/// Who works at a desk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Operator {
    /// The operator's name.
    pub name: String,
    /// The station's name.
    pub station: String,
}

/// One event at one desk.
///
/// What holds of every desk:
///
/// * [`can`](Self::can) gives the refusal that [`submit`](Self::submit) would give, and what is refused changes nothing.
/// * What cannot be written has not happened: the state is as it was.
/// * The state is the fold of the records that stand ([`History`]), and nothing else.
/// * [`revision`](Self::revision) is another after each change.
/// * [`now`](Self::now) is never before the last record.
pub trait Desk {
    /// What is known of the event: its records and its state.
    fn history(&self) -> &History;

    /// Rises with every change, so that views can be kept until something changes.
    fn revision(&self) -> u64;

    /// Decides, writes, then applies. While a secret is sealed, a draw gets its seed from it, whatever
    /// seed was asked for.
    ///
    /// # Errors
    /// When a rule forbids it or it cannot be written. Nothing has happened then.
    fn submit(&mut self, command: Command, waiver: Option<Waiver>) -> Result<(), SubmitError>;

    /// Takes the last act back, and says which record that was. Of desks that share a log each takes back its own last
    /// act, whatever others have told since, as long as nothing that they told depends on it.
    ///
    /// # Errors
    /// When there is none, when it paid somebody, or it cannot be written.
    fn undo(&mut self) -> Result<u32, SubmitError>;

    /// Does again what was undone last, and says which record that was.
    ///
    /// # Errors
    /// When there is nothing, or it cannot be written.
    fn redo(&mut self) -> Result<u32, SubmitError>;

    /// Strikes one record out of the middle. Allowed when every later one would still be decided
    /// the same way without it.
    ///
    /// # Errors
    /// When it does not stand, when it paid somebody, when a later one depends on it, or when it cannot
    /// be written.
    fn strike(&mut self, record: u32) -> Result<(), SubmitError>;

    /// Strikes one record out of the middle, whatever comes out otherwise by it: what [`Desk::retold`] shows, as it was
    /// chosen.
    ///
    /// # Errors
    /// What [`Desk::retold`] says, and when it cannot be written.
    fn strike_with(&mut self, record: u32, choices: &Choices) -> Result<(), SubmitError>;

    /// Tells of something that happened before now. What was decided since is decided again, and comes out as
    /// [`Desk::retold`] shows, as it was chosen.
    ///
    /// # Errors
    /// What [`Desk::retold`] says, and when it cannot be written. Nothing has happened then.
    fn tell_late(
        &mut self,
        command: Command,
        waiver: Option<Waiver>,
        happened: Timestamp,
        choices: &Choices,
    ) -> Result<(), SubmitError>;

    /// The present instant. Never before the last record: when the computer's clock was behind it
    /// as the event was opened, time goes on from that record.
    fn now(&self) -> Timestamp;

    /// How far the computer's clock was behind the last record when the event was opened, if it was.
    /// How much of the level went by in between cannot be known then, and the floor is told so.
    fn behind(&self) -> Option<Span>;

    /// To be called now and then: finds out whether the computer's clock was set, and if so keeps
    /// what is left of the level. Returns how far the computer's clock went.
    ///
    /// Set forward, the tournament's clock is put along with it, on record, so that it is right after
    /// the next start too. Set back, instants simply go on from where they were, since no record may
    /// be earlier than the one before it.
    ///
    /// # Errors
    /// When that could not be written.
    fn tick(&mut self) -> Result<Option<Span>, SubmitError>;

    /// A seed from the system, for a draw.
    fn seed(&self) -> u64;

    /// A secret from the system, for draws to hang on; none where it has no chance to give.
    fn secret(&self) -> Option<Secret>;

    /// Who works here.
    fn operator(&self) -> &Operator;

    /// From now on somebody else works here.
    fn set_operator(&mut self, operator: Operator);

    /// Who is signed in, in an event that has staff ([`roles`]).
    fn signed_in(&self) -> Option<Signed>;

    /// Returns the member of staff who is signed in, by whom the same member of other events is signed in there.
    fn member(&self) -> Option<Member> {
        None
    }

    /// Takes what the program could not write down by itself since this was asked last, and will try again later.
    fn take_owed(&mut self) -> Vec<house::HouseError> {
        Vec::new()
    }

    /// Somebody signs in; a dealer with the table that he deals at. After some wrong PINs a desk waits before it looks at
    /// another.
    ///
    /// # Errors
    /// Why nobody is. Who was signed in before still is.
    fn sign_in(&mut self, how: SignIn<'_>, table: Option<TableNo>) -> Result<Signed, SignInError>;

    /// Nobody is signed in any more.
    fn sign_out(&mut self);

    /// A director gives a PIN for the next act that is submitted here, whoever is signed in: both are on record. Returns who
    /// it was.
    ///
    /// # Errors
    /// Why it is not taken.
    fn approve(&mut self, pin: &str) -> Result<String, SignInError>;

    /// Returns the wrong PINs that were given here since the last right one.
    fn guesses(&self) -> Guesses {
        Guesses::default()
    }

    /// Goes on from wrong PINs that were given in another program.
    fn remember_guesses(&mut self, _: Guesses) {}

    /// The director whose PIN was given for the next act, as long as that holds.
    fn approved_by(&self) -> Option<&str>;

    /// Whose word stands beside that of whoever works here, where so much money goes out by something that is on no record of
    /// this event, as a ticket that the house buys back. The PIN that was given for it is used up. Nobody's where one
    /// signature is enough.
    ///
    /// # Errors
    /// It needs a second signature, and there is none. `asked` is what the desk's own trace says of it then.
    fn countersign(
        &mut self,
        asked: &dyn Debug,
        goes_out: Money,
    ) -> Result<Option<String>, SubmitError>;

    /// The same as [`submit`](Self::submit) for somebody who proved elsewhere who he is, and for this act alone: from a
    /// telephone that this desk paired, say. `from` is who that is and what the record says of where it came from, `act` by
    /// what name it is known there, so that it is found on record when it is asked for once more.
    ///
    /// # Errors
    /// As [`submit`](Self::submit).
    fn submit_as(
        &mut self,
        from: (&Signed, &str),
        act: Option<&str>,
        command: Command,
        waiver: Option<Waiver>,
    ) -> Result<(), SubmitError>;

    /// Returns what is missing before this can be put on record as it is shown: the right to it or to what falls by it, and a
    /// second signature.
    fn missing_signatures(&self, _act: Act<'_>, _retold: &Retold) -> Vec<Missing> {
        Vec::new()
    }

    /// What was refused since this was asked last because of who asked for it, for the desk's own trace.
    fn take_denied(&mut self) -> Vec<Denied>;

    /// What the house's own past events say of this one.
    fn house(&self) -> House;

    /// From now on this is known of the house's past events.
    fn set_house(&mut self, house: House);

    /// The book of the house in whose folder the event lies, where there is one.
    fn book(&self) -> Option<&house::Book>;

    /// From now on whoever registers is looked up in this book.
    fn set_book(&mut self, book: Option<house::Book>);

    /// What a forecast stands on beside the event.
    fn background(&self) -> Background {
        Background::of(self.records(), self.ledger(), self.house())
    }

    /// Why nothing can be written, if so: the event was opened like that.
    fn read_only(&self) -> Option<&ReadOnly>;

    /// What keeps the log from taking records. It lasts until something was written again.
    fn trouble(&self) -> Option<&Trouble>;

    /// To be called now and then: finds out whether what was written is still there, so that nobody takes for saved
    /// what is not. That it is there again says nothing: only what is written ends the trouble.
    fn look(&mut self);

    /// How long the slowest act took until it was on the disk, while the event's disk is slow: since one took over half
    /// a second, until ten in a row did not. None where another computer keeps the log.
    fn slow_disk(&self) -> Option<Span> {
        None
    }

    /// What was asked for and could not be written, and so was not done.
    fn refused(&self) -> &[Record];

    /// What was refused for trouble with the log is not wanted any more.
    fn forget_refused(&mut self);

    /// Does what was refused, in the order in which it was asked for, or where nothing was, tries whether the log
    /// takes records.
    ///
    /// # Errors
    /// When it still does not; or what stands in the way of one act by now, which is then forgotten.
    fn try_again(&mut self) -> Result<(), SubmitError>;

    /// To be called in every frame: takes in what other desks have told, as much as can be without making anybody wait.
    /// Did anything change?
    fn hear(&mut self) -> bool {
        false
    }

    /// How it stands with the log that several desks share, if this one shares one.
    fn network(&self) -> Option<Network> {
        None
    }

    /// Other desks of the log are told what is open here; nothing where that is nothing.
    fn show_open(&mut self, _: Option<Open>) {}

    /// What others have open at their desks, as far as the log tells.
    fn open_elsewhere(&self) -> Vec<OpenAt> {
        Vec::new()
    }

    /// Other desks are told who calls the floor here.
    fn show_calls(&mut self, _: &[FloorCall]) {}

    /// Who calls the floor at other desks, where nobody goes yet.
    fn calls_elsewhere(&self) -> Vec<CallElsewhere> {
        Vec::new()
    }

    /// Somebody goes where this call of another desk came from. That desk hears of it.
    fn answer_call(&mut self, _act: &str) {}

    /// The calls of this desk to which somebody of another one goes.
    fn calls_answered(&self) -> Vec<String> {
        Vec::new()
    }

    /// Waits until something is heard of other desks, at most so many milliseconds. For whoever has no window.
    fn wait(&mut self, _most: u64) {}

    /// What was asked for, and nobody knows whether it is kept: the log that several desks share gave no answer. It is
    /// neither done nor refused until that is known.
    fn unsure(&self) -> Option<&Record> {
        None
    }

    /// Goes on without the log, which is not reached: what is told from now on is kept as reports, each with its time, and
    /// shown as done. When the log is back each is decided again at its true time; what is not possible any more is
    /// listed, and nothing is done twice or dropped. What cannot be reported ([`can_be_reported`]) waits as before.
    ///
    /// # Errors
    /// When it is not cut off, or the reports cannot be kept.
    fn go_alone(&mut self) -> Result<(), AloneError> {
        Err(AloneError::NotCutOff)
    }

    /// Whether the desk is on its own.
    fn alone(&self) -> Option<Alone> {
        None
    }

    /// How many reports have not been decided yet.
    fn reports_waiting(&self) -> usize {
        0
    }

    /// What became of the report that is known by this name, where one is.
    fn report_fate(&self, _act: &str) -> Option<ReportFate> {
        None
    }

    /// The record by which somebody told the same as the report of this name since then, where one did.
    fn told_since(&self, _act: &str) -> Option<u32> {
        None
    }

    /// The reports that were not possible any more, and of which nobody has said what becomes of them.
    fn listed_reports(&self) -> Vec<ListedReport> {
        Vec::new()
    }

    /// A listed report is not done: somebody has seen to it.
    ///
    /// # Errors
    /// When it is not on the list, when whoever is signed in may not, or it cannot be written.
    fn put_report_away(&mut self, _number: u32) -> Result<(), SubmitError> {
        Err(SubmitError::NotStanding)
    }

    /// Does what a listed report says at its true time, whatever comes out otherwise by it.
    ///
    /// # Errors
    /// As [`tell_late`](Self::tell_late). It stays on the list then.
    fn do_listed_report(&mut self, _number: u32) -> Result<(), SubmitError> {
        Err(SubmitError::NotStanding)
    }

    /// The event's file, where it is kept in one.
    fn path(&self) -> Option<&Path>;

    /// Where the event's file lies: what the house keeps for its events is beside it.
    fn folder(&self) -> Option<&Path> {
        self.path()?.parent()
    }

    /// Goes on in another file, which has everything that is on record here. What was refused is not in it, and can
    /// still be tried again.
    ///
    /// # Errors
    /// When it cannot be written. The event is then where it was.
    fn go_on_in(&mut self, to: &Path) -> Result<(), JournalError>;

    /// From now on everything on record is kept in this folder too, line by line the same, or no longer. `waker` is called,
    /// from another thread, when that stands otherwise.
    fn keep_second(&mut self, _: Option<&Path>, _: Option<StatusWaker>) {}

    /// How it stands with the second place, where there is one.
    fn second_place(&self) -> Option<MirrorStatus> {
        None
    }

    /// Waits until everything is written in the second place, which there is none any more then, and says how it stood.
    /// For whoever has no window.
    fn end_second(&mut self) -> Option<MirrorStatus> {
        None
    }

    /// Goes on in the file in the second place, which continues the chain of this one, and says so on record.
    ///
    /// # Errors
    /// When that cannot be written, or would not have everything that is on record here. The event is then where it was.
    fn go_on_in_second(&mut self) -> Result<(), SecondPlaceError> {
        Err(SecondPlaceError::NotThere)
    }

    /// The end of the chain of lines in which the event is kept: the last line's number and seal.
    fn end(&self) -> Option<Chain> {
        None
    }

    /// The code of the last line, by which a paper proves how far the event had come.
    fn witness(&self) -> Option<Witness> {
        let end = self.end()?;
        Witness::of(end.records() + 1, end.seal())
    }

    /// Would `command` be carried out now? Lights the buttons. A second signature is asked for when it is pressed.
    ///
    /// # Errors
    /// The refusal that `submit` would give.
    fn can(&self, command: &Command) -> Result<(), Refusal> {
        let (t, at) = (self.tournament(), self.now());
        let who = self.signed_in();
        if who.is_none() || self.approved_by().is_none() || roles::is_programs(command) {
            roles::permitted(t, who.as_ref(), command)?;
        }
        let told = self.book().and_then(|book| book.told(t, command, at));
        t.decide(told.as_ref().unwrap_or(command), at, None).map(drop)
    }

    /// The event as it stands.
    fn tournament(&self) -> &Tournament {
        self.history().tournament()
    }

    /// What every record stands on.
    fn beginning(&self) -> &Beginning {
        self.history().beginning()
    }

    /// Every record, the ones that do not stand too.
    fn records(&self) -> &[Record] {
        self.history().records()
    }

    /// What came on record since there were so many records.
    fn records_since(&self, count: usize) -> &[Record] {
        self.records().get(count..).unwrap_or_default()
    }

    /// Which records stand.
    fn ledger(&self) -> &Ledger {
        self.history().ledger()
    }

    /// The record that undo would take back.
    fn to_undo(&self) -> Option<u32> {
        self.ledger().to_undo(self.records())
    }

    /// The record that redo would bring back.
    fn to_redo(&self) -> Option<u32> {
        self.ledger().to_redo()
    }

    /// How the event would stand if this were told late, or struck out, and what would come out otherwise. Nothing of
    /// it happens.
    ///
    /// # Errors
    /// Why it cannot be.
    fn retold(&self, act: Act<'_>, choices: &Choices) -> Result<Retold, RetellFault> {
        match act {
            Act::Late { at, .. } if at > self.now() => Err(RetellFault::Ahead),
            act => retell(self.history().story(), act, choices),
        }
    }

    /// What sheets are made from, in this language, now.
    fn papers(&self, language: Language) -> sheets::Desk<'_> {
        sheets::Desk {
            language,
            t: self.tournament(),
            beginning: self.beginning(),
            records: self.records(),
            ledger: self.ledger(),
            at: self.now(),
            by: &self.operator().name,
            page: None,
            house: self.house(),
            witness: self.witness(),
        }
    }

    /// Writes a sound copy of the event to another place: everything that is on record here, whatever has become of
    /// the desk's own log.
    ///
    /// # Errors
    /// When it cannot be written, or is the event's own file.
    fn save_copy(&self, to: &Path) -> Result<(), JournalError> {
        file::write_copy(self.beginning(), self.records(), self.path(), to)
    }
}
