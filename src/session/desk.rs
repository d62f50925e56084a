//! The event at a desk, as the rooms above see it.

use std::{fmt::Debug, path::Path};

use bottone_base::{
    fair::Secret,
    money::Money,
    seat::TableNo,
    time::{Span, Timestamp},
};
use bottone_forecast::HouseFactors;
use bottone_store::{
    journal::{Chain, JournalError, MirrorStatus, ReadOnly, StatusWaker, Trouble},
    pin_guesses::Guesses,
};
use bottone_tournament::{
    Command, Waiver,
    clock::ClockCommand,
    filing::Successor,
    history::{CorrectedEvent, HistoryChange, Record, RecordChoices},
    staff::Member,
};

use super::{
    Desk, Operator, SecondPlaceError, SubmitError,
    acting::{ActRequest, RemoteActor, Session},
    chance, file,
    history::History,
    house::{HouseBook, HouseError},
    log::{Network, SecondPlace},
    open_dialogs::{DeskMessage, RemoteDialog},
    reports::{ReportFate, Reports},
    roles::SignedMember,
    signing::{DeniedAct, DeniedRequest, MissingRight, SignIn, SignInError, TwoSignatures, second},
    standalone::{ListedReport, Standalone, StandaloneError},
};

/// The most records of other desks taken in at once, so that the window does not stop.
const MOST_AT_ONCE: usize = 200;

impl Desk for Session {
    fn history(&self) -> &History {
        &self.history
    }

    fn revision(&self) -> u64 {
        self.revision
    }

    fn to_undo(&self) -> Option<u32> {
        if self.network().is_none() {
            return self.ledger().to_undo(self.records());
        }
        let last = self.ledger().to_undo_at(self.records(), &self.operator.station);
        // On its own, a desk undoes only its own reports, never records of the log.
        let fork = self.alone.as_ref().map_or(0, |fork| fork.records);
        last.filter(|last| *last as usize >= fork)
    }

    fn to_redo(&self) -> Option<u32> {
        if self.network().is_none() {
            return self.ledger().to_redo();
        }
        if self.alone.is_some() {
            return None;
        }
        self.ledger().to_redo_at(self.records(), &self.operator.station)
    }

    fn standalone(&self) -> Option<Standalone> {
        Some(self.alone.as_ref()?.state(self.waiting_reports()))
    }

    fn waiting_reports(&self) -> usize {
        self.reports.as_ref().map_or(0, Reports::waiting)
    }

    fn listed_reports(&self) -> Vec<ListedReport> {
        let Some(reports) = &self.reports else { return Vec::new() };
        let listed =
            reports.all().filter(|(_, report)| matches!(report.fate, ReportFate::Listed(_)));
        listed
            .map(|(number, report)| ListedReport {
                number,
                record: report.record.clone(),
                reason: self.why_listed(report),
            })
            .collect()
    }

    fn network(&self) -> Option<Network> {
        self.log.network()
    }

    fn remote_dialogs(&self) -> Vec<RemoteDialog> {
        let said = self.remote_messages().into_iter();
        let open =
            |(desk, DeskMessage { by, open, .. })| Some(RemoteDialog { desk, by, open: open? });
        said.filter_map(open).collect()
    }

    fn unsettled_record(&self) -> Option<&Record> {
        self.unsure.as_ref()
    }

    fn now(&self) -> Timestamp {
        self.timekeeper.now().after(self.behind).max(self.history.latest())
    }

    fn clock_lag(&self) -> Option<Span> {
        Some(self.behind).filter(|behind| *behind > Span::ZERO)
    }

    fn seed(&self) -> u64 {
        chance::seed(self.now())
    }

    fn secret(&self) -> Option<Secret> {
        chance::secret()
    }

    fn operator(&self) -> &Operator {
        &self.operator
    }

    fn signed_in(&self) -> Option<SignedMember> {
        self.signing.signed(self.tournament().staff())
    }

    fn guesses(&self) -> Guesses {
        self.signing.guesses()
    }

    fn approved_by(&self) -> Option<&str> {
        self.signing.approved_by(self.now())
    }

    fn requested(&self) -> Option<u32> {
        self.of_request(self.request.as_deref()?)
    }

    fn member(&self) -> Option<Member> {
        self.signing.member(self.tournament().staff())
    }

    fn missing_signatures(
        &self,
        act: HistoryChange<'_>,
        corrected: &CorrectedEvent,
    ) -> Vec<MissingRight> {
        Self::missing_signatures(self, act, corrected)
    }

    fn house(&self) -> HouseFactors {
        self.house
    }

    fn book(&self) -> Option<&HouseBook> {
        self.book.as_ref()
    }

    fn read_only(&self) -> Option<&ReadOnly> {
        self.log.read_only()
    }

    fn trouble(&self) -> Option<&Trouble> {
        self.trouble.as_ref()
    }

    fn slow_disk(&self) -> Option<Span> {
        self.pace.slow().filter(|_| self.log.network().is_none())
    }

    fn refused(&self) -> &[Record] {
        &self.refused
    }

    fn path(&self) -> Option<&Path> {
        self.log.path()
    }

    fn second_place(&self) -> Option<MirrorStatus> {
        self.log.mirror()
    }

    fn end(&self) -> Option<Chain> {
        self.log.end()
    }
}

/// The acts of a desk. A desk at a past instant has none.
impl Session {
    /// Decides, writes, then applies. While a secret is sealed, a draw gets its seed from it,
    /// whatever seed the command has.
    ///
    /// # Errors
    /// If a rule forbids it or it cannot be written. Nothing has happened then.
    pub fn submit(&mut self, command: Command, waiver: Option<Waiver>) -> Result<(), SubmitError> {
        self.act(&ActRequest::Do(command, waiver)).map(drop)
    }

    /// Takes the last act back, and returns the number of its record. Each desk of a shared log
    /// takes back its own last act. Later records of other desks do not matter, as long as none
    /// depends on it.
    ///
    /// # Errors
    /// If there is no such act, if it was a payment, or if it cannot be written.
    pub fn undo(&mut self) -> Result<u32, SubmitError> {
        self.check_seen()?;
        let record = self.to_undo().ok_or(SubmitError::NotStanding)?;
        self.act(&ActRequest::Strike(record, None))
    }

    /// Redoes the last undone act, and returns the number of its record.
    ///
    /// # Errors
    /// If there is no such act, or it cannot be written.
    pub fn redo(&mut self) -> Result<u32, SubmitError> {
        self.check_seen()?;
        let record = self.to_redo().ok_or(SubmitError::NotStanding)?;
        self.act(&ActRequest::Redo(record))
    }

    /// Strikes one record out of the middle. Allowed if every later one would still be decided the
    /// same way without it.
    ///
    /// # Errors
    /// If it does not stand, was a payment, or cannot be written. If a later one depends on it.
    pub fn strike(&mut self, record: u32) -> Result<(), SubmitError> {
        self.act(&ActRequest::Strike(record, None)).map(drop)
    }

    /// Strikes one record out of the middle, even if later outcomes change by it. [`Desk::corrected`]
    /// shows those; they follow the choices.
    ///
    /// # Errors
    /// The error of [`Desk::corrected`], and if it cannot be written.
    pub fn strike_with(&mut self, record: u32, choices: &RecordChoices) -> Result<(), SubmitError> {
        self.act(&ActRequest::Strike(record, Some(choices.clone()))).map(drop)
    }

    /// Records something that happened before now. Later records are decided again.
    /// [`Desk::corrected`] shows their outcomes; they follow the choices.
    ///
    /// # Errors
    /// The error of [`Desk::corrected`], and if it cannot be written. Nothing has happened then.
    pub fn record_late(
        &mut self,
        command: Command,
        waiver: Option<Waiver>,
        happened: Timestamp,
        choices: &RecordChoices,
    ) -> Result<(), SubmitError> {
        self.act(&ActRequest::Late(command, waiver, happened, choices.clone())).map(drop)
    }

    /// Takes in records of other desks, as many as possible without making the window wait. To be
    /// called in every frame. Returns whether anything changed.
    pub fn receive(&mut self) -> bool {
        let (before, known) = (self.revision, self.records().len());
        self.take_in(MOST_AT_ONCE);
        if self.records().len() < known + MOST_AT_ONCE {
            // A log that is not reached is shown by its status, and is tried again.
            if let Err(SubmitError::Write(error)) = self.settle_report() {
                self.note_trouble(&error);
            }
        }
        self.revision != before
    }

    /// Goes on without the log, which is not reached. From now on acts are kept as reports, each
    /// with its time, and shown as done. When the log is back, each is decided again at its true
    /// time. An impossible report is listed; no act is done twice or dropped. Acts that cannot be
    /// reported (`Command::is_reportable`) wait as before.
    ///
    /// # Errors
    /// If the desk is not cut off, or the reports cannot be kept.
    pub fn go_standalone(&mut self) -> Result<(), StandaloneError> {
        self.start_standalone()
    }

    /// Waits for news of other desks, at most this number of milliseconds. For programs without a
    /// window.
    pub fn wait(&mut self, most: u64) {
        self.log.wait(most);
    }

    /// Checks whether the computer's clock was set, and if so keeps the rest of the level. To be
    /// called now and then. Returns the change of the computer's clock.
    ///
    /// If the clock was set forward, the tournament's clock is moved along with it, on record. So
    /// it is right after the next start too. If it was set back, instants go on from where they
    /// were: no record may be earlier than the last one.
    ///
    /// # Errors
    /// If that could not be written.
    pub fn check_clock(&mut self) -> Result<Option<Span>, SubmitError> {
        let Some(set) = self.timekeeper.take_adjustment() else { return Ok(None) };
        if self.read_only().is_some() {
            self.behind = self.behind.minus(set);
            return Ok(Some(set));
        }
        let behind = self.behind.minus(set).max(Span::ZERO);
        let by = set.plus(behind).minus(self.behind);
        self.behind = behind;
        if by > Span::ZERO {
            self.act(&ActRequest::Own(Command::Clock(ClockCommand::Rebase { by })))?;
        }
        Ok(Some(set))
    }

    /// Sets the operator of this desk.
    pub fn set_operator(&mut self, operator: Operator) {
        self.log.set_station(&operator.station);
        self.operator = operator;
    }

    /// Signs a person in; a dealer with their table. After some wrong PINs, a desk waits before it
    /// accepts another.
    ///
    /// # Errors
    /// The reason why the sign-in failed. The person signed in before remains so.
    pub fn sign_in(
        &mut self,
        how: SignIn<'_>,
        table: Option<TableNo>,
    ) -> Result<SignedMember, SignInError> {
        let now = self.now();
        let signed = self.signing.sign_in(self.history.tournament().staff(), how, table, now);
        self.revision += 1;
        if signed.is_ok() {
            self.run_deferred_work();
        }
        if signed == Err(SignInError::WrongPin)
            && let SignIn::Pin { name, .. } = how
        {
            self.note_denied(self.signed_in(), DeniedAct::SignIn(name.to_owned()));
        }
        signed
    }

    /// Signs the person out.
    pub fn sign_out(&mut self) {
        self.signing.sign_out();
        self.revision += 1;
    }

    /// Continues from wrong PINs that were given in another program.
    pub fn remember_guesses(&mut self, guesses: Guesses) {
        let now = self.now();
        self.signing.remember_guesses(guesses, now);
    }

    /// Takes a director's PIN for the next act submitted here. The record names both the signed-in
    /// person and the director. Returns the director's name.
    ///
    /// # Errors
    /// The reason why the PIN is not accepted.
    pub fn approve(&mut self, pin: &str) -> Result<String, SignInError> {
        let now = self.now();
        let approved = self.signing.approve(self.history.tournament().staff(), pin, now);
        if approved == Err(SignInError::WrongPin) {
            self.note_denied(self.signed_in(), DeniedAct::SignIn(String::new()));
        }
        self.revision += 1;
        approved
    }

    /// Submits one act, as [`submit`](Self::submit) does, for a person who proved their identity
    /// elsewhere. An example is a phone that this desk paired. `from` is that person and the
    /// record's note of the origin. `act` is the act's name there, so that it is found on record
    /// when it is sent once more.
    ///
    /// # Errors
    /// As [`submit`](Self::submit).
    pub fn submit_as(
        &mut self,
        (who, station): (&SignedMember, &str),
        act: Option<&str>,
        command: Command,
        waiver: Option<Waiver>,
    ) -> Result<(), SubmitError> {
        let (who, station, act) = (who.clone(), station.to_owned(), act.map(str::to_owned));
        self.acting = Some(RemoteActor { who, station, act });
        let done = self.submit(command, waiver);
        self.acting = None;
        done
    }

    /// Gives this name to all acts at this desk from now on. A named act is taken once: if the log
    /// has it already, a repetition changes nothing.
    pub fn name_request(&mut self, name: Option<&str>) {
        self.request = name.map(ToOwned::to_owned);
    }

    /// Returns the director who signs beside the operator for a payment outside this event's
    /// records. An example is a ticket that the house buys back. The PIN given for it is used up.
    /// `None` if one signature is enough.
    ///
    /// # Errors
    /// If a second signature is needed and missing. `asked` is then the text in the desk's own
    /// trace, and `payee` the name in the error.
    pub fn countersign(
        &mut self,
        asked: &dyn Debug,
        goes_out: Money,
        payee: Option<String>,
    ) -> Result<Option<String>, SubmitError> {
        let word = self.signing.take_approval(self.now());
        let who = self.actor();
        let by = who.as_ref().map_or(&self.operator.name, |who| &who.name);
        second(self.tournament(), by, goes_out, word.as_ref()).map_err(|why| {
            let why = TwoSignatures { payee, ..why };
            self.note_denied(who, why.denied(format!("{asked:?}")));
            why.into()
        })
    }

    /// Takes the errors of writes that failed since the last call. The program tries those writes
    /// again later.
    pub fn take_write_errors(&mut self) -> Vec<HouseError> {
        std::mem::take(&mut self.owed)
    }

    /// Takes the acts refused for lack of rights since the last call, for the desk's own trace.
    pub fn take_denied(&mut self) -> Vec<DeniedRequest> {
        self.signing.take_denied()
    }

    /// Sets the statistics of the house's past events.
    pub fn set_house(&mut self, house: HouseFactors) {
        self.house = house;
    }

    /// Sets the book in which registering players are looked up.
    pub fn set_book(&mut self, book: Option<HouseBook>) {
        self.book = book;
    }

    /// Checks whether the written records are still there, so that lost records do not pass for
    /// saved ones. To be called now and then. Finding them again does not end the trouble: only a
    /// written record does.
    pub fn check_log(&mut self) {
        if let Err(error) = self.log.check() {
            self.note_trouble(&error);
        }
    }

    /// Drops the acts that were refused for trouble with the log.
    pub fn discard_refused(&mut self) {
        self.refused.clear();
        self.revision += 1;
    }

    /// Carries out the refused acts, in their order. Without any, it tests whether the log takes
    /// records.
    ///
    /// # Errors
    /// If the log still takes none; or the obstacle to one act by now, which is then dropped.
    pub fn retry_refused(&mut self) -> Result<(), SubmitError> {
        self.do_refused()
    }

    /// Continues in another file, with everything on record here. Refused acts are not in it, and
    /// can still be tried again.
    ///
    /// # Errors
    /// If it cannot be written. The event then stays in its old file.
    pub fn continue_in(&mut self, to: &Path) -> Result<(), JournalError> {
        self.save_copy(to)?;
        let log = file::log_in(to, &self.operator)?;
        self.continue_with(log, Successor::Copy);
        Ok(())
    }

    /// Starts or stops a second copy of all records in this folder, line by line the same. `waker`
    /// is called from another thread when its status changes.
    pub fn set_second_place(&mut self, folder: Option<&Path>, waker: Option<StatusWaker>) {
        let who = file::holder(&self.operator);
        self.log.set_mirror(folder, SecondPlace { who, waker });
    }

    /// Waits until everything is written in the second place, and ends it. Returns its last status.
    /// For programs without a window.
    pub fn end_second_place(&mut self) -> Option<MirrorStatus> {
        self.log.end_mirror()
    }

    /// Continues in the file in the second place, which continues this one's chain, and records the
    /// change.
    ///
    /// # Errors
    /// If that cannot be written, or would lack records that are here. The event then stays in its
    /// old file.
    pub fn continue_in_second_place(&mut self) -> Result<(), SecondPlaceError> {
        let there = self.log.take_mirror(self.history.records());
        // After this call the second place is gone, whatever the result.
        self.revision += 1;
        let log = there?.ok_or(SecondPlaceError::NotThere)?;
        self.continue_with(log, Successor::SecondPlace);
        Ok(())
    }
}
