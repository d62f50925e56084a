//! The event at a desk, as the rooms above see it.

use std::{fmt::Debug, path::Path};

use bottone_forecast::HouseFactors;
use bottone_rules::{
    fair::Secret,
    money::Money,
    seat::TableNo,
    time::{Span, Timestamp},
};
use bottone_store::{
    journal::{Chain, JournalError, MirrorStatus, ReadOnly, StatusWaker, Trouble},
    pin_guesses::Guesses,
    telephones::FloorCall,
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
    open_dialogs::{OpenDialog, RemoteCall, RemoteDialog},
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

    fn submit(&mut self, command: Command, waiver: Option<Waiver>) -> Result<(), SubmitError> {
        self.act(&ActRequest::Do(command, waiver)).map(drop)
    }

    fn undo(&mut self) -> Result<u32, SubmitError> {
        self.check_seen()?;
        let record = self.to_undo().ok_or(SubmitError::NotStanding)?;
        self.act(&ActRequest::Strike(record, None))
    }

    fn redo(&mut self) -> Result<u32, SubmitError> {
        self.check_seen()?;
        let record = self.to_redo().ok_or(SubmitError::NotStanding)?;
        self.act(&ActRequest::Redo(record))
    }

    fn strike(&mut self, record: u32) -> Result<(), SubmitError> {
        self.act(&ActRequest::Strike(record, None)).map(drop)
    }

    fn strike_with(&mut self, record: u32, choices: &RecordChoices) -> Result<(), SubmitError> {
        self.act(&ActRequest::Strike(record, Some(choices.clone()))).map(drop)
    }

    fn record_late(
        &mut self,
        command: Command,
        waiver: Option<Waiver>,
        happened: Timestamp,
        choices: &RecordChoices,
    ) -> Result<(), SubmitError> {
        self.act(&ActRequest::Late(command, waiver, happened, choices.clone())).map(drop)
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

    fn receive(&mut self) -> bool {
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

    fn go_standalone(&mut self) -> Result<(), StandaloneError> {
        self.start_standalone()
    }

    fn standalone(&self) -> Option<Standalone> {
        Some(self.alone.as_ref()?.state(self.waiting_reports()))
    }

    fn waiting_reports(&self) -> usize {
        self.reports.as_ref().map_or(0, Reports::waiting)
    }

    fn report_fate(&self, act: &str) -> Option<ReportFate> {
        Self::report_fate(self, act)
    }

    fn duplicate_report(&self, act: &str) -> Option<u32> {
        Self::duplicate_report(self, act)
    }

    fn listed_reports(&self) -> Vec<ListedReport> {
        Self::listed_reports(self)
    }

    fn dismiss_report(&mut self, number: u32) -> Result<(), SubmitError> {
        Self::dismiss_report(self, number)
    }

    fn apply_listed_report(&mut self, number: u32) -> Result<(), SubmitError> {
        Self::apply_listed_report(self, number)
    }

    fn network(&self) -> Option<Network> {
        self.log.network()
    }

    fn share_dialog(&mut self, open: Option<OpenDialog>) {
        Self::share_dialog(self, open);
    }

    fn remote_dialogs(&self) -> Vec<RemoteDialog> {
        Self::remote_dialogs(self)
    }

    fn share_calls(&mut self, calls: &[FloorCall]) {
        Self::share_calls(self, calls);
    }

    fn remote_calls(&self) -> Vec<RemoteCall> {
        Self::remote_calls(self)
    }

    fn answer_call(&mut self, act: &str) {
        Self::answer_call(self, act);
    }

    fn calls_answered(&self) -> Vec<String> {
        Self::calls_answered(self)
    }

    fn wait(&mut self, most: u64) {
        self.log.wait(most);
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

    fn check_clock(&mut self) -> Result<Option<Span>, SubmitError> {
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

    fn seed(&self) -> u64 {
        chance::seed(self.now())
    }

    fn secret(&self) -> Option<Secret> {
        chance::secret()
    }

    fn operator(&self) -> &Operator {
        &self.operator
    }

    fn set_operator(&mut self, operator: Operator) {
        self.log.set_station(&operator.station);
        self.operator = operator;
    }

    fn signed_in(&self) -> Option<SignedMember> {
        self.signing.signed(self.tournament().staff())
    }

    fn sign_in(
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

    fn sign_out(&mut self) {
        self.signing.sign_out();
        self.revision += 1;
    }

    fn guesses(&self) -> Guesses {
        self.signing.guesses()
    }

    fn remember_guesses(&mut self, guesses: Guesses) {
        let now = self.now();
        self.signing.remember_guesses(guesses, now);
    }

    fn approve(&mut self, pin: &str) -> Result<String, SignInError> {
        let now = self.now();
        let approved = self.signing.approve(self.history.tournament().staff(), pin, now);
        if approved == Err(SignInError::WrongPin) {
            self.note_denied(self.signed_in(), DeniedAct::SignIn(String::new()));
        }
        self.revision += 1;
        approved
    }

    fn approved_by(&self) -> Option<&str> {
        self.signing.approved_by(self.now())
    }

    fn submit_as(
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

    fn name_request(&mut self, name: Option<&str>) {
        self.request = name.map(ToOwned::to_owned);
    }

    fn requested(&self) -> Option<u32> {
        self.of_request(self.request.as_deref()?)
    }

    fn countersign(
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

    fn member(&self) -> Option<Member> {
        self.signing.member(self.tournament().staff())
    }

    fn take_write_errors(&mut self) -> Vec<HouseError> {
        std::mem::take(&mut self.owed)
    }

    fn missing_signatures(
        &self,
        act: HistoryChange<'_>,
        corrected: &CorrectedEvent,
    ) -> Vec<MissingRight> {
        Self::missing_signatures(self, act, corrected)
    }

    fn take_denied(&mut self) -> Vec<DeniedRequest> {
        self.signing.take_denied()
    }

    fn house(&self) -> HouseFactors {
        self.house
    }

    fn set_house(&mut self, house: HouseFactors) {
        self.house = house;
    }

    fn book(&self) -> Option<&HouseBook> {
        self.book.as_ref()
    }

    fn set_book(&mut self, book: Option<HouseBook>) {
        self.book = book;
    }

    fn read_only(&self) -> Option<&ReadOnly> {
        self.log.read_only()
    }

    fn trouble(&self) -> Option<&Trouble> {
        self.trouble.as_ref()
    }

    fn check_log(&mut self) {
        if let Err(error) = self.log.check() {
            self.note_trouble(&error);
        }
    }

    fn slow_disk(&self) -> Option<Span> {
        self.pace.slow().filter(|_| self.log.network().is_none())
    }

    fn refused(&self) -> &[Record] {
        &self.refused
    }

    fn discard_refused(&mut self) {
        self.refused.clear();
        self.revision += 1;
    }

    fn retry_refused(&mut self) -> Result<(), SubmitError> {
        self.do_refused()
    }

    fn path(&self) -> Option<&Path> {
        self.log.path()
    }

    fn continue_in(&mut self, to: &Path) -> Result<(), JournalError> {
        self.save_copy(to)?;
        let log = file::log_in(to, &self.operator)?;
        self.continue_with(log, Successor::Copy);
        Ok(())
    }

    fn set_second_place(&mut self, folder: Option<&Path>, waker: Option<StatusWaker>) {
        let who = file::holder(&self.operator);
        self.log.set_mirror(folder, SecondPlace { who, waker });
    }

    fn second_place(&self) -> Option<MirrorStatus> {
        self.log.mirror()
    }

    fn end_second_place(&mut self) -> Option<MirrorStatus> {
        self.log.end_mirror()
    }

    fn continue_in_second_place(&mut self) -> Result<(), SecondPlaceError> {
        let there = self.log.take_mirror(self.history.records());
        // After this call the second place is gone, whatever the result.
        self.revision += 1;
        let log = there?.ok_or(SecondPlaceError::NotThere)?;
        self.continue_with(log, Successor::SecondPlace);
        Ok(())
    }

    fn end(&self) -> Option<Chain> {
        self.log.end()
    }
}
