//! Phones of the staff: their questions to a desk, and the acts done for them.
//!
//! [`Telephones`] is the staff side of the room's page while it is switched on. It holds the paired
//! phones ([`bottone_store::telephones`]). The holder of the desk lets it
//! [`attend`](Telephones::attend) to waiting requests: the window in its frames, or `bottone serve`
//! in its loop. So one thread decides, as for every other act. `docs/engineering/network.md` says
//! what is proved. It also says how an act is recorded once, however often it is sent.

mod acts;
mod lists;
mod outcomes;
mod requests;
mod rights;
mod ruling;
mod views;

use std::collections::{BTreeMap, VecDeque};

use bottone_base::{
    person::{Role, fold, is_name},
    seat::TableNo,
    time::{Span, Timestamp},
};
use bottone_i18n::{Language, Saying, ToText, shown_in_english};
use bottone_page::{
    Limits, Listen, Names, NowFn,
    staff::{Certificate, DeskRequest as AtDoor, Secret, StaffError, StaffPage, chance},
};
use bottone_session::{Desk, RemoteCall, Session, SubmitError};
use bottone_store::{
    settings::SettingsFile,
    telephones::{
        FloorCall, StaffedEvent, StoredCertificate, StoredPhones, Telephone, TelephonesError,
        TelephonesFile,
    },
};
use bottone_tournament::{
    Command, Tournament,
    history::{Record, RecordAction},
    incidents::IncidentCommand,
    staff::StaffCommand,
};
use bottone_vocabulary::{staff::role as role_name, words};
use lists::Lists;
use outcomes::ActContext;
use requests::{PhoneRequest, RequestKind};
use rights::rights;
use serde::de::IgnoredAny;
use serde_json::{Value, json};

/// The most requests answered before the window goes on.
const MOST_AT_ONCE: usize = 24;
/// The number of acts remembered for each phone, to recognise one that is sent again.
const MOST_ACTS: usize = 32;
/// The longest name of a phone's owner, in characters.
const LONGEST_NAME: usize = 60;
/// The most paired phones, and the most waiting calls.
const MOST_PHONES: usize = 500;
const MOST_CALLS: usize = 50;

/// An error of pairing or managing phones.
#[derive(Debug, thiserror::Error)]
pub enum PhoneError {
    File(#[from] TelephonesError),
    Staff(#[from] StaffError),
    /// The system gives no random numbers for a secret.
    NoChance,
    /// The name is empty, or longer than a line.
    Name,
    /// Another phone has this name.
    Taken(String),
    /// The phone of this name was paired by the event with staff of this name.
    OfEvent {
        name: String,
        event: String,
    },
    /// The greatest number of phones is reached.
    Many,
    /// The event refuses the command.
    Refused(#[from] SubmitError),
}

impl ToText for PhoneError {
    fn to_text(&self, language: Language) -> String {
        match self {
            Self::File(error) => error.to_text(language),
            Self::Staff(error) => error.to_text(language),
            Self::NoChance => language.word("phones-no-chance"),
            Self::Name => language.word("phones-no-name"),
            Self::Taken(name) => {
                Saying::of("phones-name-taken").with("name", name.as_str()).to_text(language)
            }
            Self::OfEvent { name, event } => Saying::of("phones-of-event")
                .with("name", name.as_str())
                .with("event", event.as_str())
                .to_text(language),
            Self::Refused(error) => error.to_text(language),
            Self::Many => Saying::of("phones-most").with("most", MOST_PHONES).to_text(language),
        }
    }
}

shown_in_english!(PhoneError);

/// The pairing code that a phone scans.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// The id of the new phone.
    pub phone: String,
    /// The whole address, with the secret after its `#`. No browser sends that part.
    pub address: String,
}

/// The result of attending.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct AttendResult {
    /// True if anything was done at the desk.
    pub acted: bool,
    /// The message for the floor, if any.
    pub tell: Option<Saying>,
}

/// The staff side of the page while it is switched on.
pub struct Telephones {
    file: TelephonesFile,
    stored: StoredPhones,
    page: StaffPage,
    /// The answers to the last acts of each phone.
    answers: BTreeMap<String, VecDeque<(String, Value)>>,
    /// The lists made from the event, kept until it changes.
    lists: Lists,
    /// The calls of the floor at other desks.
    elsewhere: Vec<RemoteCall>,
    /// True if a phone was heard from since this was last saved.
    has_news: bool,
}

impl Telephones {
    /// Switches the staff side on, with the phones stored beside these settings.
    ///
    /// # Errors
    /// If another program holds them, they cannot be read, or the server cannot listen there.
    pub fn start(
        settings: &SettingsFile,
        listen: Listen,
        names: Names,
        limits: Limits,
        now: NowFn,
        wake: impl Fn() + Send + Sync + 'static,
    ) -> Result<Self, PhoneError> {
        let (file, mut kept) = TelephonesFile::open(settings)?;
        let at = now();
        let certificate = kept.certificate.as_ref().map(|kept| Certificate {
            certificate: kept.certificate.clone(),
            key: kept.key.clone(),
            made: kept.made.millis(),
        });
        let certificate = match certificate.filter(|kept| !kept.is_expiring(at)) {
            Some(certificate) => certificate,
            None => Certificate::new(at)?,
        };
        let page = StaffPage::start(listen, names, limits, &certificate, now, wake)?;
        kept.phones.retain(|phone| phone.key.is_some() && phone.until.millis() > at);
        for phone in &kept.phones {
            if let Some(key) = phone.key.as_deref().and_then(Secret::of) {
                page.admit(&phone.id, &key, phone.until.millis());
            }
        }
        let Certificate { certificate, key, made } = certificate;
        let made = Timestamp::from_millis(made);
        kept.certificate = Some(StoredCertificate { certificate, key, made });
        file.save(&kept)?;
        Ok(Self {
            file,
            stored: kept,
            page,
            answers: BTreeMap::new(),
            lists: Lists::default(),
            elsewhere: Vec::new(),
            has_news: false,
        })
    }

    /// Makes a pairing code for a phone of this person in this role. The code is valid for the
    /// given span from now. The event records who did that, and checks the rights for it.
    ///
    /// # Errors
    /// If the name is empty or there are too many phones. If the event refuses it. If the system
    /// gives no random numbers.
    pub fn pair(
        &mut self,
        name: &str,
        role: Role,
        desk: &mut Session,
        lasts: Span,
    ) -> Result<Pairing, PhoneError> {
        let name = name.trim();
        if !is_name(name) || name.chars().count() > LONGEST_NAME {
            return Err(PhoneError::Name);
        }
        // Records made from a phone carry its name, so no two phones share one.
        let has_name = |phone: &Telephone| fold(&phone.name) == fold(name);
        if self.stored.phones.iter().any(|phone| phone.key.is_some() && has_name(phone)) {
            return Err(PhoneError::Taken(name.to_owned()));
        }
        if self.stored.phones.len() >= MOST_PHONES {
            return Err(PhoneError::Many);
        }
        let id = chance().ok_or(PhoneError::NoChance)?;
        let code = Secret::new().ok_or(PhoneError::NoChance)?;
        let (phone, table) = (id.clone(), None);
        let pair = StaffCommand::Pair { name: name.to_owned(), role, table, phone };
        desk.submit(Command::Staff(pair), None)?;
        // An unused code expires once there is another for the same person.
        let unused = |phone: &mut Telephone| phone.key.is_none() && has_name(phone);
        for phone in self.stored.phones.extract_if(.., unused) {
            self.page.forget(&phone.id);
        }
        let until = desk.now().after(lasts);
        self.page.expect(&id, &code, until.millis());
        let address = self.page.urls().into_iter().next().unwrap_or_default();
        let address = format!("{address}#{id}.{}", code.text());
        self.stored.phones.push(Telephone {
            id: id.clone(),
            name: name.to_owned(),
            role,
            until,
            key: None,
            seen: None,
            last: String::new(),
            event: staffed_event(desk),
            acts: IgnoredAny,
        });
        Ok(Pairing { phone: id, address })
    }

    /// Returns every phone: the paired ones and the one whose code is shown.
    pub fn phones(&self) -> &[Telephone] {
        &self.stored.phones
    }

    /// Returns the calls of the floor, oldest first.
    pub fn calls(&self) -> &[FloorCall] {
        &self.stored.calls
    }

    /// Gives the phone of a dealer this table and no other. The event records who did that.
    ///
    /// # Errors
    /// If the event refuses it.
    pub fn give_table(
        &mut self,
        phone: &str,
        table: Option<TableNo>,
        desk: &mut Session,
    ) -> Result<(), PhoneError> {
        let known = self.stored.phones.iter().find(|one| one.id == phone);
        let Some(Telephone { id, name, role, .. }) = known else { return Ok(()) };
        let (name, phone) = (name.clone(), id.clone());
        let pair = StaffCommand::Pair { name, role: *role, table, phone };
        Ok(desk.submit(Command::Staff(pair), None)?)
    }

    /// Takes a call off the list after it was answered.
    ///
    /// # Errors
    /// If the list cannot be saved.
    pub fn forget_call(&mut self, act: &str) -> Result<(), PhoneError> {
        self.stored.calls.retain(|call| call.act != act);
        self.lists.forget_homes();
        Ok(self.file.save(&self.stored)?)
    }

    /// Withdraws this phone: from now on it is unknown here. The open event records that. Only the
    /// event with staff that paired a phone withdraws it.
    ///
    /// # Errors
    /// If another event with staff paired it. If the event refuses it, or if it cannot be saved. In
    /// the last case the phone is withdrawn only until the program starts again.
    pub fn withdraw(&mut self, phone: &str, desk: Option<&mut Session>) -> Result<(), PhoneError> {
        let known = self.stored.phones.iter().find(|one| one.id == phone);
        if let Some(known) = known
            && let Some(event) = &known.event
            && desk
                .as_deref()
                .and_then(|desk| staffed_event(desk))
                .is_none_or(|here| here.made != event.made)
        {
            let (name, event) = (known.name.clone(), event.name.clone());
            return Err(PhoneError::OfEvent { name, event });
        }
        if let Some((known, desk)) = known.zip(desk) {
            let (name, role) = (known.name.clone(), known.role);
            desk.submit(Command::Staff(StaffCommand::Withdraw { name, role }), None)?;
        }
        self.page.forget(phone);
        self.stored.phones.retain(|one| one.id != phone);
        self.answers.remove(phone);
        Ok(self.file.save(&self.stored)?)
    }

    /// Returns the addresses at which phones find the page, the best first.
    pub fn urls(&self) -> Vec<String> {
        self.page.urls()
    }

    /// Returns the fingerprint of the certificate, for comparison while a phone is paired.
    pub fn print(&self) -> String {
        self.page.certificate().print()
    }

    /// Returns the certificate, as DER.
    pub fn certificate(&self) -> &[u8] {
        &self.page.certificate().certificate
    }

    /// Returns the port on which the page listens.
    pub fn port(&self) -> u16 {
        self.page.port()
    }

    /// Answers waiting requests, as many as possible without making the window wait.
    pub fn attend(&mut self, mut desk: Option<&mut Session>) -> AttendResult {
        let mut attended = AttendResult::default();
        if let Some(desk) = desk.as_deref_mut() {
            self.share_calls(desk);
        }
        for _ in 0..MOST_AT_ONCE {
            let Some(waiting) = self.page.next() else { break };
            let Some(at) = self.stored.phones.iter().position(|phone| phone.id == waiting.phone)
            else {
                // The phone was withdrawn since: the waiting request is answered as unknown.
                continue;
            };
            match &waiting.wants {
                AtDoor::ToBePaired(key) => {
                    self.stored.phones[at].key = Some(key.text().to_owned());
                    match self.file.save(&self.stored) {
                        Ok(()) => {
                            let phone = &self.stored.phones[at];
                            let paired =
                                Saying::of("phones-paired").with("name", phone.name.as_str());
                            attended.tell = Some(paired);
                            waiting.answer(String::new());
                        }
                        Err(error) => log::error!("{error}"),
                    }
                }
                AtDoor::Answer(text) => {
                    let text = text.clone();
                    let answer = self.answer(at, &text, desk.as_deref_mut(), &mut attended);
                    waiting.answer(answer.to_string());
                }
            }
        }
        attended
    }

    /// Shows the calls of the floor here to the other desks. Takes theirs, and removes those that
    /// were answered there.
    fn share_calls(&mut self, desk: &mut Session) {
        for act in desk.calls_answered() {
            let here = self.stored.calls.iter().find(|call| call.act == act);
            // A message between desks is no proof: the answer is on record.
            let is_on_record = |answer: &Command| {
                let is_it = |record: &Record| matches!(&record.action, RecordAction::Done { command, .. } if command == answer);
                desk.records().iter().rev().any(is_it)
            };
            let is_answered = |call: &FloorCall| answers(call).as_ref().is_none_or(is_on_record);
            if here.is_some_and(is_answered)
                && let Err(error) = self.forget_call(&act)
            {
                log::error!("{error}");
            }
        }
        desk.share_calls(&self.stored.calls);
        let elsewhere = desk.remote_calls();
        if self.elsewhere != elsewhere {
            self.elsewhere = elsewhere;
            self.lists.forget_homes();
        }
    }

    fn answer(
        &mut self,
        at: usize,
        text: &str,
        desk: Option<&mut Session>,
        attended: &mut AttendResult,
    ) -> Value {
        let asked: PhoneRequest = match serde_json::from_str(text) {
            Ok(asked) => asked,
            Err(error) => {
                let why: String = error.to_string().chars().filter(|c| !c.is_control()).collect();
                log::warn!("a telephone asked what is not understood: {why}");
                return json!({ "fault": Language::default().word("phone-not-understood") });
            }
        };
        let language = Language::of_code(&asked.language).unwrap_or_default();
        let Some(desk) = desk else {
            return json!({ "none": language.word("page-no-event") });
        };
        self.stored.phones[at].seen = Some(desk.now());
        self.has_news = true;
        let phone = &self.stored.phones[at];
        if !desk.tournament().staff().admits_phone(&phone.id, &phone.name, phone.role) {
            let why = language.word("phone-not-admitted");
            return match asked.wants {
                RequestKind::Act { .. } => outcomes::refused(&why),
                _ => json!({ "none": why }),
            };
        }
        match asked.wants {
            RequestKind::Home { known, tables } => {
                self.home(at, language, desk, known.as_str(), tables)
            }
            RequestKind::Act { id, event, act, .. } => {
                let doing = ActContext { phone: at, language, id: &id };
                self.act(&doing, desk, event, &act, attended)
            }
            RequestKind::Table { table } => {
                let (now, plan) = (desk.now(), self.lists.plan(desk));
                views::table(language, desk.tournament(), table, plan, now)
                    .unwrap_or_else(|| json!({ "none": language.word("phone-no-table") }))
            }
            RequestKind::Find { typed } => {
                let t = desk.tournament();
                views::find(language, t, self.lists.people(t), &typed)
            }
            RequestKind::Player { entry } => {
                views::player(language, desk.tournament(), entry, desk.now())
                    .unwrap_or_else(|| json!({ "none": language.word("phone-no-player") }))
            }
            RequestKind::Reports { acts } => self.reports(at, language, desk, &acts),
            RequestKind::Ruling(push) => {
                ruling::ruling(language, desk.tournament(), &push, desk.now())
                    .unwrap_or_else(|why| json!({ "said": { "wrong": why } }))
            }
        }
    }

    /// Returns the table at which the owner of this phone deals, as the desk gave it.
    fn table_of(&self, at: usize, t: &Tournament) -> Option<TableNo> {
        let phone = self.stored.phones.get(at).filter(|phone| phone.role == Role::Dealer)?;
        t.staff().table_of_phone(&phone.name)
    }

    fn home(
        &mut self,
        at: usize,
        language: Language,
        desk: &dyn Desk,
        known: &str,
        tables: Vec<TableNo>,
    ) -> Value {
        let phone = &self.stored.phones[at];
        let own = self.table_of(at, desk.tournament());
        let tables = if phone.role == Role::Dealer { own.into_iter().collect() } else { tables };
        let calls = (&*self.stored.calls, &*self.elsewhere);
        let lists = self.lists.home((language, tables), desk, calls);
        // The tag is a hash of the lists: it shows whether the phone has them already.
        let tag = tag(&lists.to_string());
        let fresh = Some(lists).filter(|_| tag != known);
        let (phone, now) = (&self.stored.phones[at], desk.now());
        json!({
            "tag": tag, "lists": fresh, "clock": views::clock(language, desk.tournament(), now),
            "event": desk.beginning().at.millis(), "time": words::time_to_the_second(now),
            "me": {
                "name": phone.name, "role": role_name(language, phone.role),
                "until": words::time_of_day(phone.until), "may": rights(phone.role), "table": own,
            },
        })
    }
}

impl Drop for Telephones {
    fn drop(&mut self) {
        if self.has_news
            && let Err(error) = self.file.save(&self.stored)
        {
            log::error!("{error}");
        }
    }
}

/// Returns the command that records the answer to this call.
pub fn answers(call: &FloorCall) -> Option<Command> {
    let table = TableNo::new(call.table)?;
    let caller = call.by.clone();
    Some(Command::Incidents(IncidentCommand::Answer { table, caller, called: call.at }))
}

/// Describes a call in words: the table, the caller and the time. `desk` is the desk that received
/// it, if it is another.
pub fn floor_call(language: Language, call: &FloorCall, desk: &str) -> (String, String) {
    let title = language.say("phone-call-title", &[("table", call.table.to_string().into())]);
    let gaps = [("name", call.by.as_str().into()), ("time", words::time_of_day(call.at).into())];
    let why = language.say("phone-call-why", &gaps);
    (title, if desk.is_empty() { why } else { format!("{why} · {desk}") })
}

/// Returns the event at this desk, if it has staff.
fn staffed_event(desk: &dyn Desk) -> Option<StaffedEvent> {
    let t = desk.tournament();
    if t.staff().is_empty() {
        return None;
    }
    let name = t.setup().name.trim();
    let file = desk.path().and_then(|path| path.file_name());
    let name = match file.filter(|_| name.is_empty()) {
        Some(file) => file.to_string_lossy().into_owned(),
        None => name.to_owned(),
    };
    Some(StaffedEvent { made: desk.beginning().at, name })
}

fn tag(text: &str) -> String {
    use std::hash::{DefaultHasher, Hash as _, Hasher as _};
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}
