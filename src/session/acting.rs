//! Decide, write, apply: how every desk acts, whatever its log.

use std::{fmt::Debug, path::Path};

use super::{
    Desk, Operator, SecondPlaceError, SubmitError,
    alone::{Alone, AloneError, Fork, ListedReport},
    chance, file,
    history::History,
    house::Book,
    log::{Appended, Log, Network, SecondPlace},
    open::{CallElsewhere, Open, OpenAt, Said},
    pace::Pace,
    reports::{ReportFate, Reports},
    roles::Signed,
    signing::{
        Denied, DeniedAct, SignIn, SignInError, Signature, Signing, commanded, second, signature,
    },
    time::Timekeeper,
};
use crate::{
    forecast::House,
    rules::{
        fair::Secret,
        money::Money,
        seat::TableNo,
        time::{Span, Timestamp},
    },
    store::{
        journal::{Chain, JournalError, MirrorStatus, ReadOnly, StatusWaker, Trouble},
        shared::OpenElsewhere,
        telephones::FloorCall,
    },
    tournament::{
        Command, Event, Waiver, cash,
        clock::ClockCommand,
        draws::seeded,
        filing::{FilingCommand, GoneOn, Successor},
        history::{Act, Choices, Deed, Otherwise, Record, choices},
        payments::PaymentEvent,
    },
};

/// An event at a desk: what is known of it, the log that its records go to, and who works here by which clock.
pub(super) struct Session {
    pub(super) log: Box<dyn Log>,
    pub(super) history: History,
    timekeeper: Box<dyn Timekeeper>,
    pub(super) operator: Operator,
    house: House,
    book: Option<Book>,
    /// How far the computer's clock was behind the last record when the event was opened.
    behind: Span,
    pub(super) revision: u64,
    /// What keeps the log from taking records, and what was refused for it.
    pub(super) trouble: Option<Trouble>,
    pub(super) refused: Vec<Record>,
    /// What was asked for, and nobody knows whether the log keeps it.
    pub(super) unsure: Option<Record>,
    /// How many records were known when the first of all these was asked for.
    pub(super) known_then: usize,
    pub(super) signing: Signing,
    /// How long the log's disk takes.
    pace: Pace,
    /// Who asks for this act alone, from elsewhere than the desk.
    acting: Option<Acting>,
    /// What other desks were told of this one.
    said: Said,
    /// What was told while the desk was on its own, where it ever was.
    pub(super) reports: Option<Reports>,
    /// Where the desk left the log, as long as it goes on by itself.
    pub(super) alone: Option<Fork>,
}

/// Somebody who acts through this desk from elsewhere.
struct Acting {
    who: Signed,
    /// What the record says of where it came from.
    station: String,
    /// By what name he knows the act.
    act: Option<String>,
}

/// So many records of other desks are taken in at once, so that the window goes on meanwhile.
const MOST_AT_ONCE: usize = 200;
/// So often what is asked is decided again because another desk was first.
pub(super) const MOST_TRIES: usize = 40;
/// So long after another desk's record somebody who acts may not have seen it yet.
const UNSEEN: Span = Span::from_millis(3_000);

/// What is asked of a desk. Which record is meant is said, so that it stays the one that was meant when another desk's
/// comes first.
pub(super) enum Asked {
    Do(Command, Option<Waiver>),
    /// What happened before now.
    Late(Command, Option<Waiver>, Timestamp, Choices),
    Redo(u32),
    /// As long as nothing comes out otherwise by it, unless it is chosen what becomes of that.
    Strike(u32, Option<Choices>),
}

impl Asked {
    /// What a record was asked by, to be asked again; none where something was done again.
    pub(super) fn again(record: &Record) -> Option<Self> {
        let chosen = choices(&record.again);
        Some(match (&record.deed, record.happened) {
            (Deed::Done { command, waiver, .. }, Some(at)) => {
                Self::Late(command.clone(), waiver.clone(), at, chosen)
            }
            (Deed::Done { command, waiver, .. }, None) => Self::Do(command.clone(), waiver.clone()),
            (Deed::Undone { record }, _) => Self::Strike(*record, Some(chosen)),
            (Deed::Redone { .. }, _) => return None,
        })
    }
}

impl Session {
    pub(super) fn new(
        log: Box<dyn Log>,
        history: History,
        timekeeper: Box<dyn Timekeeper>,
        operator: Operator,
    ) -> Self {
        let behind = history.latest().since(timekeeper.now()).max(Span::ZERO);
        let mut session = Self {
            // Desks that share a log go by its clock.
            behind: if log.network().is_some() { Span::ZERO } else { behind },
            log,
            history,
            timekeeper,
            operator,
            house: House::UNKNOWN,
            book: None,
            revision: 0,
            trouble: None,
            refused: Vec::new(),
            unsure: None,
            known_then: 0,
            signing: Signing::default(),
            pace: Pace::default(),
            acting: None,
            said: Said::default(),
            reports: None,
            alone: None,
        };
        session.take_up_reports();
        session
    }

    /// Decides, writes, then applies: the only way in which anything happens. Returns the number of the record that was
    /// written, or that stands no longer or again by it.
    ///
    /// What is asked is put to the state as it is now, and where another desk's record came first to the state after that
    /// one. What cannot be done any more by then is told with whoever was first.
    pub(super) fn act(&mut self, asked: &Asked) -> Result<u32, SubmitError> {
        let edition = self.history.edition();
        self.come_back();
        if self.alone.is_some() {
            return self.report(asked);
        }
        if self.history.edition() != edition
            && let Asked::Strike(number, _) | Asked::Redo(number) = asked
            && *number as usize >= self.records().len()
        {
            // What was meant was told here alone, and is decided anew: it has another number by then.
            return Err(SubmitError::NotStanding);
        }
        // What was told before this comes before it; what stands in its way stands in the way of this too.
        while self.settle_report().is_ok_and(|more| more) {}
        let known = self.records().len();
        // A director's word is for one act at this desk, whatever becomes of it.
        let now = self.now();
        let at_the_desk = self.acting.is_none();
        let approved_by = at_the_desk.then(|| self.signing.take_approval(now)).flatten();
        for _ in 0..MOST_TRIES {
            self.take_in(usize::MAX);
            let signature = self.signature(asked, approved_by.as_ref())?;
            let decided = self.decide(asked, signature, self.now());
            let record = decided.map_err(|why| self.overtaken(known, asked, why))?;
            let record = self.countersigned(record, approved_by.as_ref())?;
            let next = u32::try_from(self.history.records().len()).unwrap_or(u32::MAX);
            let number = record.turned().map_or(next, |(turned, _)| turned);
            let began = self.timekeeper.now();
            let appended = self.log.append(&record);
            let took = self.timekeeper.now().since(began);
            match appended {
                Ok(Appended::Kept) => {
                    self.pace.note(took);
                    self.was_kept(record);
                    return Ok(number);
                }
                Ok(Appended::Overtaken) => {}
                Err(error) => {
                    self.not_written(record, &error);
                    return Err(error);
                }
            }
        }
        Err(SubmitError::Crowded)
    }

    /// Tells other desks what is otherwise here.
    fn say(&mut self, change: impl FnOnce(&mut Said)) {
        if self.log.network().is_none() {
            return;
        }
        change(&mut self.said);
        self.said.by = self.signed_in().map_or_else(|| self.operator.name.clone(), |who| who.name);
        self.log.show(&self.said.text());
    }

    /// What other desks say, each by its name. What a desk that is cut off heard last may long be over.
    fn said_elsewhere(&self) -> Vec<(String, Said)> {
        let is_cut = matches!(self.trouble, Some(Trouble::CutOff { .. }));
        let network = self.log.network().filter(|_| !is_cut);
        let said = network.map(|network| network.status.open).unwrap_or_default();
        let read = |one: OpenElsewhere| Said::read(&one).map(|said| (one.station, said));
        said.into_iter().filter_map(read).collect()
    }

    /// A record is in the log: it has happened.
    pub(super) fn was_kept(&mut self, record: Record) {
        self.was_written(&record);
        if let Some(book) = &self.book {
            // What it cannot take in now it does when it is opened next.
            let _ = book.learn(record.events());
        }
        let had_staff = !self.tournament().staff().is_empty();
        self.signing.heed(&record, !had_staff);
        let of_tickets = Book::is_told_by(&record);
        self.history.enter(record);
        self.revision += 1;
        if let (true, Some(book), Some(file)) = (of_tickets, &self.book, self.path()) {
            let _ = book.settle(file, self.tournament());
        }
    }

    /// Goes on in a log that has everything on record, and says so there. What refuses even that is trouble of the new log.
    fn go_on_with(&mut self, log: Box<dyn Log>, file: Successor) {
        let before = self.log.end();
        self.log = log;
        self.pace = Pace::default();
        self.unsure = None;
        self.trouble = None;
        // What was told alone is in the copy, or is decided there.
        self.alone = None;
        self.revision += 1;
        if let Some(before) = before {
            let gone = GoneOn { file, after: before.seal().to_owned() };
            let told = Command::Filing(FilingCommand::GoOn(gone));
            if let Err(SubmitError::Write(error)) = self.submit(told, None) {
                self.meet(&error);
            }
        }
    }

    /// Why it cannot be done, and who was first if it could be before somebody's record that came since so many were known.
    fn overtaken(&self, known: usize, asked: &Asked, why: SubmitError) -> SubmitError {
        let first = match asked {
            Asked::Do(command, waiver) => self.stands_in_the_way(known, command, waiver.as_ref()),
            Asked::Late(..) | Asked::Redo(_) | Asked::Strike(..) => {
                self.records_since(known).last()
            }
        };
        match first {
            Some(Record { by, desk, .. }) => {
                SubmitError::Overtaken { by: by.clone(), desk: desk.clone(), why: Box::new(why) }
            }
            None => why,
        }
    }

    /// The record from elsewhere before which this was possible: one that came since so many were known, or so lately
    /// that whoever asks had not seen it.
    fn stands_in_the_way(
        &self,
        known: usize,
        command: &Command,
        waiver: Option<&Waiver>,
    ) -> Option<&Record> {
        let (now, records, story) = (self.now(), self.records(), self.history.story());
        let here = self.acting.as_ref().map_or(&self.operator.station, |acting| &acting.station);
        let is_unseen =
            |number: usize| number >= known || now.since(records[number].recorded) <= UNSEEN;
        let was_possible = |number: usize| {
            let then = u32::try_from(number).ok().and_then(|number| story.before(number));
            then.is_some_and(|then| then.decide(command, now, waiver).is_ok())
        };
        let latest = (0..records.len()).rev().take(MOST_TRIES).take_while(|at| is_unseen(*at));
        let first = latest.filter(|at| records[*at].desk != *here).find(|at| was_possible(*at))?;
        records.get(first)
    }

    /// In whose name this is done, if whoever is signed in may.
    pub(super) fn signature(
        &mut self,
        asked: &Asked,
        approved_by: Option<&String>,
    ) -> Result<Signature, SubmitError> {
        let who = self.actor();
        let Some(command) = commanded(asked, self.records()) else {
            return Err(SubmitError::NotStanding);
        };
        let (why, what) = match signature(self.tournament(), who.as_ref(), command, approved_by) {
            Ok(signature) => return Ok(signature),
            Err(why) => (why, DeniedAct::Command(Box::new(command.0.clone()), why)),
        };
        self.note_denied(who, what);
        Err(why.into())
    }

    /// With the second signature, where so much money goes out by it that one is not enough.
    fn countersigned(
        &mut self,
        mut record: Record,
        word: Option<&String>,
    ) -> Result<Record, SubmitError> {
        let t = self.tournament();
        if t.setup().house.two_signatures.is_none() || t.staff().is_empty() {
            return Ok(record);
        }
        let events = match &record.deed {
            Deed::Done { events, .. } => Some(events.as_slice()),
            Deed::Redone { record } => self.records().get(*record as usize).map(Record::events),
            Deed::Undone { .. } => None,
        };
        let goes_out = match (&record.deed, events) {
            (Deed::Undone { record }, _) => cash::goes_back(self.records(), self.ledger(), *record),
            (_, events) => cash::goes_out(t, events.unwrap_or_default()),
        };
        match second(t, &record.by, goes_out, word) {
            Ok(None) => Ok(record),
            Ok(director) => {
                record.approved_by = director;
                Ok(record)
            }
            Err(why) => {
                let done = record
                    .turned()
                    .map_or(Some(&record), |(turned, _)| self.records().get(turned as usize));
                if let Some(Deed::Done { command, .. }) = done.map(|done| &done.deed) {
                    let what = DeniedAct::Alone(format!("{command:?}"), why.clone());
                    self.note_denied(self.actor(), what);
                }
                Err(why.into())
            }
        }
    }

    /// Who does this: whoever asks from elsewhere, or is signed in.
    fn actor(&self) -> Option<Signed> {
        let acting = self.acting.as_ref().map(|acting| acting.who.clone());
        acting.or_else(|| self.signed_in())
    }

    fn note_denied(&mut self, who: Option<Signed>, what: DeniedAct) {
        let role = who.as_ref().map(|who| who.role);
        let by = who.map_or_else(String::new, |who| who.name);
        let desk = self.operator.station.clone();
        self.signing.note(Denied { at: self.now(), by, role, desk, what });
    }

    pub(super) fn decide(
        &self,
        asked: &Asked,
        signature: Signature,
        at: Timestamp,
    ) -> Result<Record, SubmitError> {
        let (mut happened, mut again) = (None, Vec::new());
        let deed = match asked {
            Asked::Do(command, waiver) => {
                let waiver = waiver.clone();
                let t = self.tournament();
                let mut command = self.with_the_book(command.clone(), at);
                let mut events = t.decide(&command, at, waiver.as_ref())?;
                let past = (self.records(), self.ledger());
                // While a secret is sealed, a draw gets its seed from it, whatever seed was asked for.
                if let Some(seeded) = seeded(t, past, &command, &events, at) {
                    command = seeded;
                    events = t.decide(&command, at, waiver.as_ref())?;
                }
                Deed::Done { command, waiver, events }
            }
            Asked::Late(command, waiver, then, choices) => {
                let command = self.with_the_book(command.clone(), *then);
                let act = Act::Late { at: *then, command: &command, waiver: waiver.as_ref() };
                let retold = self.retold(act, choices)?;
                (happened, again) = (Some(*then), retold.again);
                let waiver = waiver.clone();
                Deed::Done { command, waiver, events: retold.events }
            }
            Asked::Redo(record) => {
                if self.to_redo() != Some(*record) {
                    return Err(SubmitError::NotStanding);
                }
                Deed::Redone { record: *record }
            }
            Asked::Strike(record, choices) => {
                let record = *record;
                if !self.ledger().stands(record) {
                    return Err(SubmitError::NotStanding);
                }
                self.is_no_payment(record)?;
                // What undo would take back changes nothing that is known.
                if self.ledger().to_undo(self.records()) != Some(record) {
                    let chosen = choices.clone().unwrap_or_default();
                    let retold = self.retold(Act::Strike(record), &chosen)?;
                    if let Some(Otherwise { record, .. }) = retold.otherwise.first()
                        && choices.is_none()
                    {
                        return Err(SubmitError::LaterRecordDependsOnIt { record: *record });
                    }
                    again = retold.again;
                }
                Deed::Undone { record }
            }
        };
        let Signature { name, role, approved_by } = signature;
        let by = name.unwrap_or_else(|| self.operator.name.clone());
        let (desk, act) = match &self.acting {
            Some(acting) => (acting.station.clone(), acting.act.clone()),
            None => (self.operator.station.clone(), None),
        };
        Ok(Record { recorded: at, happened, by, desk, role, approved_by, act, deed, again })
    }

    /// What is asked, with what the house's book says of those who register: it is on record as it was then.
    fn with_the_book(&self, command: Command, at: Timestamp) -> Command {
        let book = self.book.as_ref();
        book.and_then(|book| book.told(self.tournament(), &command, at)).unwrap_or(command)
    }

    /// Money that was handed over is not undone. It is taken back, with a reason, and both stay on
    /// record.
    fn is_no_payment(&self, record: u32) -> Result<(), SubmitError> {
        let Some(Deed::Done { events, .. }) =
            self.records().get(record as usize).map(|record| &record.deed)
        else {
            return Ok(());
        };
        let paid = events.iter().find_map(|event| match event {
            Event::Payments(PaymentEvent::Paid { entry, .. }) => Some(*entry),
            _ => None,
        });
        paid.map_or(Ok(()), |entry| Err(SubmitError::PaymentStands { entry }))
    }
}

impl Desk for Session {
    fn history(&self) -> &History {
        &self.history
    }

    fn revision(&self) -> u64 {
        self.revision
    }

    fn submit(&mut self, command: Command, waiver: Option<Waiver>) -> Result<(), SubmitError> {
        self.act(&Asked::Do(command, waiver)).map(drop)
    }

    fn undo(&mut self) -> Result<u32, SubmitError> {
        self.is_seen()?;
        let record = self.to_undo().ok_or(SubmitError::NotStanding)?;
        self.act(&Asked::Strike(record, None))
    }

    fn redo(&mut self) -> Result<u32, SubmitError> {
        self.is_seen()?;
        let record = self.to_redo().ok_or(SubmitError::NotStanding)?;
        self.act(&Asked::Redo(record))
    }

    fn strike(&mut self, record: u32) -> Result<(), SubmitError> {
        self.act(&Asked::Strike(record, None)).map(drop)
    }

    fn strike_with(&mut self, record: u32, choices: &Choices) -> Result<(), SubmitError> {
        self.act(&Asked::Strike(record, Some(choices.clone()))).map(drop)
    }

    fn tell_late(
        &mut self,
        command: Command,
        waiver: Option<Waiver>,
        happened: Timestamp,
        choices: &Choices,
    ) -> Result<(), SubmitError> {
        self.act(&Asked::Late(command, waiver, happened, choices.clone())).map(drop)
    }

    fn to_undo(&self) -> Option<u32> {
        if self.network().is_none() {
            return self.ledger().to_undo(self.records());
        }
        let last = self.ledger().to_undo_at(self.records(), &self.operator.station);
        // On its own a desk takes back what it was told there, and nothing of the log.
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

    fn hear(&mut self) -> bool {
        let (before, known) = (self.revision, self.records().len());
        self.take_in(MOST_AT_ONCE);
        if self.records().len() < known + MOST_AT_ONCE {
            // Why not is told by what keeps the log from being reached; it is tried again.
            let _ = self.settle_report();
        }
        self.revision != before
    }

    fn go_alone(&mut self) -> Result<(), AloneError> {
        self.go_alone_now()
    }

    fn alone(&self) -> Option<Alone> {
        Some(self.alone.as_ref()?.told(self.reports_waiting()))
    }

    fn reports_waiting(&self) -> usize {
        self.reports.as_ref().map_or(0, Reports::waiting)
    }

    fn report_fate(&self, act: &str) -> Option<ReportFate> {
        Self::report_fate(self, act)
    }

    fn told_since(&self, act: &str) -> Option<u32> {
        Self::told_since(self, act)
    }

    fn listed_reports(&self) -> Vec<ListedReport> {
        Self::listed_reports(self)
    }

    fn put_report_away(&mut self, number: u32) -> Result<(), SubmitError> {
        Self::put_report_away(self, number)
    }

    fn do_listed_report(&mut self, number: u32) -> Result<(), SubmitError> {
        Self::do_listed_report(self, number)
    }

    fn network(&self) -> Option<Network> {
        self.log.network()
    }

    fn show_open(&mut self, open: Option<Open>) {
        if self.said.open != open {
            self.say(|said| said.open = open);
        }
    }

    fn open_elsewhere(&self) -> Vec<OpenAt> {
        let said = self.said_elsewhere().into_iter();
        let open = |(desk, Said { by, open, .. })| Some(OpenAt { desk, by, open: open? });
        said.filter_map(open).collect()
    }

    fn show_calls(&mut self, calls: &[FloorCall]) {
        if self.said.calls != calls {
            self.say(|said| said.calls = calls.to_vec());
        }
    }

    fn calls_elsewhere(&self) -> Vec<CallElsewhere> {
        let said = self.said_elsewhere().into_iter();
        let calls = said.flat_map(|(desk, said)| {
            said.calls.into_iter().map(move |call| CallElsewhere { desk: desk.clone(), call })
        });
        calls.filter(|one| !self.said.answered.contains(&one.call.act)).collect()
    }

    fn answer_call(&mut self, act: &str) {
        let said = self.said_elsewhere();
        let is_called =
            |act: &str| said.iter().any(|(_, said)| said.calls.iter().any(|call| call.act == act));
        if is_called(act) {
            self.say(|said| {
                // A desk that has heard of it does not call any more.
                said.answered.retain(|known| is_called(known));
                said.answered.push(act.to_owned());
            });
        }
    }

    fn calls_answered(&self) -> Vec<String> {
        self.said_elsewhere().into_iter().flat_map(|(_, said)| said.answered).collect()
    }

    fn wait(&mut self, most: u64) {
        self.log.wait(most);
    }

    fn unsure(&self) -> Option<&Record> {
        self.unsure.as_ref()
    }

    fn now(&self) -> Timestamp {
        self.timekeeper.now().after(self.behind).max(self.history.latest())
    }

    fn behind(&self) -> Option<Span> {
        Some(self.behind).filter(|behind| *behind > Span::ZERO)
    }

    fn tick(&mut self) -> Result<Option<Span>, SubmitError> {
        let Some(set) = self.timekeeper.was_set() else { return Ok(None) };
        if self.read_only().is_some() {
            self.behind = self.behind.minus(set);
            return Ok(Some(set));
        }
        let behind = self.behind.minus(set).max(Span::ZERO);
        let by = set.plus(behind).minus(self.behind);
        self.behind = behind;
        if by > Span::ZERO {
            self.submit(Command::Clock(ClockCommand::Rebase { by }), None)?;
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
        self.log.call(&operator.station);
        self.operator = operator;
    }

    fn signed_in(&self) -> Option<Signed> {
        self.signing.signed(self.tournament().staff())
    }

    fn sign_in(&mut self, how: SignIn<'_>, table: Option<TableNo>) -> Result<Signed, SignInError> {
        let now = self.now();
        let signed = self.signing.sign_in(self.history.tournament().staff(), how, table, now);
        self.revision += 1;
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
        (who, station): (&Signed, &str),
        act: Option<&str>,
        command: Command,
        waiver: Option<Waiver>,
    ) -> Result<(), SubmitError> {
        let (who, station, act) = (who.clone(), station.to_owned(), act.map(str::to_owned));
        self.acting = Some(Acting { who, station, act });
        let done = self.submit(command, waiver);
        self.acting = None;
        done
    }

    fn countersign(
        &mut self,
        asked: &dyn Debug,
        goes_out: Money,
    ) -> Result<Option<String>, SubmitError> {
        let word = self.signing.take_approval(self.now());
        let who = self.actor();
        let by = who.as_ref().map_or(&self.operator.name, |who| &who.name);
        second(self.tournament(), by, goes_out, word.as_ref()).map_err(|why| {
            self.note_denied(who, DeniedAct::Alone(format!("{asked:?}"), why.clone()));
            why.into()
        })
    }

    fn take_denied(&mut self) -> Vec<Denied> {
        self.signing.take_denied()
    }

    fn house(&self) -> House {
        self.house
    }

    fn set_house(&mut self, house: House) {
        self.house = house;
    }

    fn book(&self) -> Option<&Book> {
        self.book.as_ref()
    }

    fn set_book(&mut self, book: Option<Book>) {
        self.book = book;
    }

    fn read_only(&self) -> Option<&ReadOnly> {
        self.log.read_only()
    }

    fn trouble(&self) -> Option<&Trouble> {
        self.trouble.as_ref()
    }

    fn look(&mut self) {
        if let Err(error) = self.log.look() {
            self.meet(&error);
        }
    }

    fn slow_disk(&self) -> Option<Span> {
        self.pace.slow().filter(|_| self.log.network().is_none())
    }

    fn refused(&self) -> &[Record] {
        &self.refused
    }

    fn forget_refused(&mut self) {
        self.refused.clear();
        self.revision += 1;
    }

    fn try_again(&mut self) -> Result<(), SubmitError> {
        self.do_refused()
    }

    fn path(&self) -> Option<&Path> {
        self.log.path()
    }

    fn go_on_in(&mut self, to: &Path) -> Result<(), JournalError> {
        self.save_copy(to)?;
        let log = file::log_in(to, &self.operator)?;
        self.go_on_with(log, Successor::Copy);
        Ok(())
    }

    fn keep_second(&mut self, folder: Option<&Path>, waker: Option<StatusWaker>) {
        let who = file::holder(&self.operator);
        self.log.mirror_in(folder, SecondPlace { who, waker });
    }

    fn second_place(&self) -> Option<MirrorStatus> {
        self.log.mirror()
    }

    fn end_second(&mut self) -> Option<MirrorStatus> {
        self.log.end_mirror()
    }

    fn go_on_in_second(&mut self) -> Result<(), SecondPlaceError> {
        let there = self.log.take_mirror(self.history.records());
        // It is no second place any more, whatever came of it.
        self.revision += 1;
        let log = there?.ok_or(SecondPlaceError::NotThere)?;
        self.go_on_with(log, Successor::SecondPlace);
        Ok(())
    }

    fn end(&self) -> Option<Chain> {
        self.log.end()
    }
}
