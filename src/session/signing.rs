//! The sign-in at a desk, by a PIN or a card, and a director's PIN for one act of another person.

use bottone_base::{
    money::{Currency, Money},
    person::{Role, Roster, fold},
    seat::TableNo,
    time::{Span, Timestamp},
};
use bottone_i18n::{Language, ToText, shown_in_english};
use bottone_store::{
    pin_guesses::Guesses,
    settings::{LEAST_PIN, Pin, PinError},
};
use bottone_tournament::{
    Command, Event, Refusal, Tournament, cash,
    entries::EntryEvent,
    history::{CorrectedEvent, HistoryChange, Ledger, Record, RecordAction},
    payments::PaymentEvent,
    staff::{Member, PinHash, StaffCommand},
};
use bottone_vocabulary::{staff, words};

use super::{
    Desk, Operator, SubmitError,
    acting::{ActRequest, Session},
    house::HouseDesk,
    roles::{Door, SignedMember, check_permission, check_signature, check_undo},
};

/// The number of wrong PINs without a wait.
const FREE_TRIES: u32 = 3;
/// The longest wait for the next try, in seconds.
const LONGEST_WAIT: i64 = 300;
/// The time after the last wait for which wrong PINs count, in seconds.
const FORGETS_AFTER: i64 = 1_800;

/// The time for which a director's PIN is valid: for an act on the spot, not after a break.
const APPROVAL: Span = Span::from_minutes(2);

/// The means of a sign-in.
#[derive(Clone, Copy)]
pub enum SignIn<'a> {
    /// A name, and the PIN of that member of staff; empty for a member with neither PIN nor card.
    Pin { name: &'a str, pin: &'a str },
    /// A card that was scanned.
    Card(&'a str),
    /// A member signed in at another desk of this program, who is the same here with the same PIN.
    Elsewhere(&'a Member),
}

/// A person who acts in several events at once, and signs in at each with staff.
pub trait Signatory {
    /// Returns the operator of the desks.
    fn operator(&self) -> &Operator;

    /// Signs in at this desk, whose event has staff.
    ///
    /// # Errors
    /// If that is not possible.
    fn sign(&self, _desk: &mut Session) -> Result<(), SignInError> {
        Ok(())
    }

    /// Signs in at the desk of the house, which has staff.
    ///
    /// # Errors
    /// If that is not possible.
    fn sign_house(&self, _desk: &mut HouseDesk) -> Result<(), SignInError> {
        Ok(())
    }
}

/// An operator without any sign-in.
impl Signatory for Operator {
    fn operator(&self) -> &Operator {
        self
    }
}

/// A person signed in at other desks of this program. The same member of another event's staff,
/// with the same PIN, is signed in there too.
#[derive(Clone, Debug)]
pub struct SignedElsewhere {
    pub operator: Operator,
    pub members: Vec<Member>,
}

impl Signatory for SignedElsewhere {
    fn operator(&self) -> &Operator {
        &self.operator
    }

    fn sign(&self, desk: &mut Session) -> Result<(), SignInError> {
        let is_his = |member: &&Member| desk.tournament().staff().get(&member.name) == Some(member);
        let Some(member) = self.members.iter().find(is_his).cloned() else { return Ok(()) };
        desk.sign_in(SignIn::Elsewhere(&member), None).map(drop)
    }

    fn sign_house(&self, desk: &mut HouseDesk) -> Result<(), SignInError> {
        let is_his = |member: &&Member| desk.house().staff().get(&member.name) == Some(member);
        let Some(member) = self.members.iter().find(is_his).cloned() else { return Ok(()) };
        desk.sign_in(SignIn::Elsewhere(&member)).map(drop)
    }
}

/// The reason why a sign-in failed, or a director's PIN was not accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SignInError {
    /// No member of staff has this name, or this card.
    Unknown,
    WrongPin,
    /// Wrong PINs were typed: the next is accepted after this time.
    Wait(Span),
    /// A dealer must give their table.
    TableNeeded,
}

impl ToText for SignInError {
    fn to_text(&self, language: Language) -> String {
        match self {
            Self::Unknown => language.word("staff-sign-in-unknown"),
            Self::WrongPin => language.word("staff-sign-in-wrong"),
            Self::Wait(span) => {
                let seconds = (span.millis() + 999) / 1_000;
                language.say("staff-sign-in-wait", &[("seconds", seconds.into())])
            }
            Self::TableNeeded => language.word("staff-sign-in-table"),
        }
    }
}

shown_in_english!(SignInError);

/// Makes the stored hash of a PIN. It takes some hundredths of a second.
///
/// # Errors
/// If the PIN is too short, or the system has no random numbers for a salt.
pub fn pin_hash(pin: &str) -> Result<PinHash, PinError> {
    Pin::of(pin).map(|pin| PinHash::new(pin.written()))
}

/// The fewest digits of an all-digit PIN, for a role that pays or signs. A PIN of four digits falls
/// in ten thousand tries to a holder of the event's file.
const LEAST_FIGURES: usize = 6;

/// Checks whether this PIN is long enough for the role.
///
/// # Errors
/// If it is too short. A cashier and a director need six digits, or a word.
pub fn fits_role(role: Role, pin: &str) -> Result<(), PinError> {
    let pin = pin.trim();
    if pin.chars().count() < LEAST_PIN {
        return Err(PinError::Short);
    }
    let is_few =
        pin.chars().count() < LEAST_FIGURES && pin.chars().all(|letter| letter.is_ascii_digit());
    if is_few && matches!(role, Role::Director | Role::Cashier) {
        return Err(PinError::FewFigures);
    }
    Ok(())
}

/// Makes the stored hash of the PIN of a person in this role.
///
/// # Errors
/// As [`fits_role`], or if the system has no random numbers for a salt.
pub fn pin_hash_of(role: Role, pin: &str) -> Result<PinHash, PinError> {
    fits_role(role, pin)?;
    pin_hash(pin)
}

fn opens(hash: &PinHash, pin: &str) -> bool {
    Pin::read(hash.written()).is_some_and(|kept| kept.matches(pin))
}

/// The refusal of a payment above a limit without the signature of a director other than the payer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct TwoSignatures {
    /// The money that would go out, with earlier payments that count together with it.
    pub out: Money,
    /// The name of the one person who would get it.
    pub payee: Option<String>,
    /// The limit up to which one signature is enough.
    pub above: Money,
    pub currency: Currency,
}

impl ToText for TwoSignatures {
    fn to_text(&self, language: Language) -> String {
        let above = language.money(self.above, &self.currency);
        let out = language.money(self.out, &self.currency);
        let sums = [("above", above.into()), ("out", out.into())];
        match self.payee.as_deref() {
            None => language.say("staff-two-signatures", &sums),
            Some(name) => {
                let [above, out] = sums;
                language.say("staff-two-signatures-to", &[above, out, ("name", name.into())])
            }
        }
    }
}

impl TwoSignatures {
    /// Returns the refused act for the list of refusals. It has no name: that list is not searched
    /// when a person is forgotten.
    pub(super) fn denied(&self, act: String) -> DeniedAct {
        DeniedAct::Alone(act, Self { payee: None, ..self.clone() })
    }
}

shown_in_english!(TwoSignatures);

/// A right or signature that an act still lacks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MissingRight {
    /// The right to it, or to records that fall or change by it.
    Right(Refusal),
    SecondSignature(TwoSignatures),
}

impl ToText for MissingRight {
    fn to_text(&self, language: Language) -> String {
        match self {
            Self::Right(refusal) => words::refusal(language, *refusal),
            Self::SecondSignature(why) => why.to_text(language),
        }
    }
}

/// An act that a desk refused because of who asked for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeniedRequest {
    pub at: Timestamp,
    /// The signed-in person; empty without a sign-in.
    pub by: String,
    pub role: Option<Role>,
    pub desk: String,
    pub act: DeniedAct,
}

/// The refused act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeniedAct {
    /// A command, and the reason for the refusal.
    Command(Box<Command>, Refusal),
    /// A payment without its second signature.
    Alone(String, TwoSignatures),
    /// An act in the house, and the reason for the refusal.
    InHouse(String, Refusal),
    /// A sign-in as this member, or a director's PIN if the name is empty.
    SignIn(String),
}

impl ToText for DeniedRequest {
    fn to_text(&self, language: Language) -> String {
        let role = self.role.map(|role| staff::role(language, role));
        let who = match role {
            Some(role) => format!("{} ({role})", self.by),
            None => language.word("staff-not-signed-in"),
        };
        // `Debug` does not write the hash of a PIN.
        let asked = |act: &str, why: String| {
            let act: String = act.chars().take(LONGEST_ACT).collect();
            format!("{act} · {why}")
        };
        let what = match &self.act {
            DeniedAct::Command(command, why) => {
                asked(&format!("{command:?}"), words::refusal(language, *why))
            }
            DeniedAct::Alone(act, why) => asked(act, why.to_text(language)),
            DeniedAct::InHouse(act, why) => asked(act, words::refusal(language, *why)),
            DeniedAct::SignIn(name) if name.is_empty() => language.word("staff-trace-approval"),
            DeniedAct::SignIn(name) => {
                language.say("staff-trace-sign-in", &[("name", name.as_str().into())])
            }
        };
        format!(
            "{} · {} · {who} · {what}",
            format_args!(
                "{} {}",
                words::date(language, self.at),
                words::time_to_the_second(self.at)
            ),
            self.desk
        )
    }
}

/// The most characters of an act in the trace.
const LONGEST_ACT: usize = 200;

/// The most refusals that a desk keeps until they are written down.
const MOST_DENIED: usize = 1_000;

/// The person at a desk, and the failed attempts there.
#[derive(Default)]
pub(super) struct Signing {
    member: Option<(Member, Option<TableNo>)>,
    /// The director who gave a PIN for the next act, and the end of its validity.
    approval: Option<(String, Timestamp)>,
    wrong: u32,
    not_before: Option<Timestamp>,
    denied: Vec<DeniedRequest>,
}

/// The names under which a record is written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Signature {
    pub(super) name: Option<String>,
    pub(super) role: Option<Role>,
    pub(super) approved_by: Option<String>,
}

impl Signing {
    /// Returns the signed-in person, as long as the staff has not changed since.
    pub(super) fn signed(&self, staff: &Roster) -> Option<SignedMember> {
        let (member, table) = self.member.as_ref()?;
        let stands = staff.get(&member.name) == Some(member);
        stands.then(|| SignedMember { name: member.name.clone(), role: member.role, table: *table })
    }

    pub(super) fn sign_in(
        &mut self,
        staff: &Roster,
        how: SignIn<'_>,
        table: Option<TableNo>,
        now: Timestamp,
    ) -> Result<SignedMember, SignInError> {
        let member = match how {
            SignIn::Card(card) => staff.of_card(card).ok_or(SignInError::Unknown)?,
            SignIn::Elsewhere(member) => {
                let same = staff.get(&member.name).filter(|same| *same == member);
                same.ok_or(SignInError::Unknown)?
            }
            SignIn::Pin { name, pin } => {
                let member = staff.get(name).ok_or(SignInError::Unknown)?;
                self.may_try(now)?;
                let is_it = match &member.pin {
                    Some(hash) => opens(hash, pin),
                    None => member.card.is_empty(),
                };
                if !is_it {
                    self.count_wrong(now);
                    return Err(SignInError::WrongPin);
                }
                if member.role == Role::Director {
                    self.forget_wrong();
                }
                member
            }
        };
        if member.role == Role::Dealer && table.is_none() {
            return Err(SignInError::TableNeeded);
        }
        let table = table.filter(|_| member.role == Role::Dealer);
        self.approval = None;
        self.member = Some((member.clone(), table));
        Ok(SignedMember { name: member.name.clone(), role: member.role, table })
    }

    /// Returns the signed-in member, as long as the staff has not changed since.
    pub(super) fn member(&self, staff: &Roster) -> Option<Member> {
        let (member, _) = self.member.as_ref()?;
        staff.get(&member.name).filter(|known| *known == member).cloned()
    }

    pub(super) fn sign_out(&mut self) {
        self.member = None;
        self.approval = None;
    }

    /// Takes a director's PIN for the next act.
    pub(super) fn approve(
        &mut self,
        staff: &Roster,
        pin: &str,
        now: Timestamp,
    ) -> Result<String, SignInError> {
        self.may_try(now)?;
        // Two directors may have the same PIN: the one who does not act is taken.
        let own = self.member.as_ref().map(|(member, _)| member.name.as_str());
        let directors = staff.members().filter(|member| member.role == Role::Director);
        let (others, own): (Vec<_>, Vec<_>) =
            directors.partition(|member| Some(member.name.as_str()) != own);
        let mut directors = others.into_iter().chain(own);
        let is_it = |member: &&Member| member.pin.as_ref().is_some_and(|hash| opens(hash, pin));
        let director = directors.find(is_it).map(|member| member.name.clone());
        let Some(director) = director else {
            self.count_wrong(now);
            return Err(SignInError::WrongPin);
        };
        self.forget_wrong();
        self.approval = Some((director.clone(), now.after(APPROVAL)));
        Ok(director)
    }

    /// Returns the director whose PIN was given for the next act.
    pub(super) fn approved_by(&self, now: Timestamp) -> Option<&str> {
        let (name, _) = self.approval.as_ref().filter(|(_, until)| now <= *until)?;
        Some(name)
    }

    /// Returns the names for the record: of the person with the right, or with a director's
    /// approval for the next act.
    ///
    /// # Errors
    /// The role to ask.
    pub(super) fn sign(
        may: Result<(), Refusal>,
        who: Option<&SignedMember>,
        word: Option<&String>,
    ) -> Result<Signature, Refusal> {
        signature(may, who, false, word)
    }

    /// Returns the director whose PIN was given for the next act, and uses it up.
    pub(super) fn take_approval(&mut self, now: Timestamp) -> Option<String> {
        let name = self.approved_by(now).map(str::to_owned);
        self.approval = None;
        name
    }

    pub(super) fn guesses(&self) -> Guesses {
        Guesses { wrong: self.wrong, not_before: self.not_before }
    }

    /// Continues from these. A longer wait than the longest comes from a clock that was set, and is
    /// dropped.
    pub(super) fn remember_guesses(&mut self, guesses: Guesses, now: Timestamp) {
        let longest = Span::from_secs(LONGEST_WAIT);
        self.wrong = guesses.wrong;
        self.not_before = guesses.not_before.filter(|then| then.since(now) <= longest);
    }

    fn may_try(&self, now: Timestamp) -> Result<(), SignInError> {
        let wait = self.not_before.map(|then| then.since(now)).filter(|wait| *wait > Span::ZERO);
        wait.map_or(Ok(()), |wait| Err(SignInError::Wait(wait)))
    }

    /// Counts a wrong PIN. The first few are free, and each further one doubles the wait.
    fn count_wrong(&mut self, now: Timestamp) {
        let is_old = |last: Timestamp| now.since(last) > Span::from_secs(FORGETS_AFTER);
        if self.not_before.is_some_and(is_old) {
            self.forget_wrong();
        }
        self.wrong = self.wrong.saturating_add(1);
        let doublings = self.wrong.checked_sub(FREE_TRIES);
        let wait = doublings
            .map_or(0, |doublings| 5_i64.saturating_mul(1 << doublings.min(10)).min(LONGEST_WAIT));
        self.not_before = Some(now.after(Span::from_secs(wait)));
    }

    /// Forgets the wrong PINs. Only a director's right PIN does this: another person could reset
    /// the count with their own PIN after each guess.
    const fn forget_wrong(&mut self) {
        (self.wrong, self.not_before) = (0, None);
    }

    /// Updates the sign-in after this desk's own change of the staff. The maker of the first
    /// director, whose PIN was just chosen, is signed in as that director if `signs_in`. A member
    /// who changed their own entry stays signed in.
    pub(super) fn update(&mut self, record: &Record, signs_in: bool) {
        let RecordAction::Done { command: Command::Staff(command), .. } = &record.action else {
            return;
        };
        match command {
            StaffCommand::Add(member) if signs_in => self.sign_in_member(member),
            StaffCommand::Change { name, to } => self.changed(name, to),
            StaffCommand::Remove { name } => self.sign_out_member(name),
            StaffCommand::Add(_) | StaffCommand::Pair { .. } | StaffCommand::Withdraw { .. } => {}
        }
    }

    /// Signs this member in.
    pub(super) fn sign_in_member(&mut self, member: &Member) {
        self.member = Some((member.clone(), None));
    }

    /// Updates the signed-in member after a change of the member of this name.
    pub(super) fn changed(&mut self, name: &str, to: &Member) {
        if let Some((member, _)) = &mut self.member
            && fold(&member.name) == fold(name)
        {
            *member = to.clone();
        }
    }

    /// Signs the member of this name out, who left the staff.
    pub(super) fn sign_out_member(&mut self, name: &str) {
        self.member.take_if(|(member, _)| fold(&member.name) == fold(name));
    }

    pub(super) fn note(&mut self, denied: DeniedRequest) {
        if self.denied.len() < MOST_DENIED {
            self.denied.push(denied);
        }
    }

    pub(super) fn take_denied(&mut self) -> Vec<DeniedRequest> {
        std::mem::take(&mut self.denied)
    }
}

impl Session {
    /// Returns the names for the record, if the signed-in person may do this.
    pub(super) fn signature(
        &mut self,
        asked: &ActRequest,
        approved_by: Option<&String>,
    ) -> Result<Signature, SubmitError> {
        let who = self.actor();
        let Some(command) = requested_command(asked, self.records()) else {
            return Err(SubmitError::NotStanding);
        };
        if matches!(asked, ActRequest::Own(_)) {
            // An act of the program needs no sign-in.
            return Ok(Signature::default());
        }
        let (t, who_signs) = (self.tournament(), who.as_ref());
        let door = match &self.acting {
            Some(acting) => Door::Phone(&acting.who),
            None => Door::Desk(who_signs),
        };
        let may = match asked {
            ActRequest::Redo(_) | ActRequest::Strike(..) => check_undo(t, who_signs, command.0),
            ActRequest::Do(..) | ActRequest::Late(..) | ActRequest::Own(_) => {
                door.admits(t, command.0)
            }
        };
        let (why, what) = match signature(may, who_signs, command.1, approved_by) {
            Ok(signature) => return Ok(signature),
            Err(why) => (why, DeniedAct::Command(Box::new(command.0.clone()), why)),
        };
        self.note_denied(who, what);
        Err(why.into())
    }

    /// Checks the right to every record that falls or changes by this one, each as if it were a
    /// command of its own. A director's approval covers all of them, and is added to the record.
    ///
    /// # Errors
    /// The role to ask for the first record without the right.
    pub(super) fn check_affected_rights(
        &mut self,
        mut record: Record,
        approved_by: Option<&String>,
    ) -> Result<Record, SubmitError> {
        let who = self.actor();
        match check_rights(self, who.as_ref(), &record, approved_by) {
            Ok(None) => Ok(record),
            Ok(director) => {
                record.approved_by = director;
                Ok(record)
            }
            Err((number, why)) => {
                let command = self.records().get(number as usize).and_then(command_of);
                if let Some((command, _)) = command {
                    let what = DeniedAct::Command(Box::new(command.clone()), why);
                    self.note_denied(who, what);
                }
                Err(why.into())
            }
        }
    }

    /// Returns what is missing for recording this: the right to it or to records that fall by it,
    /// and a second signature. It is empty if the signed-in person may do all of it.
    pub(super) fn missing_signatures(
        &self,
        act: HistoryChange<'_>,
        corrected: &CorrectedEvent,
    ) -> Vec<MissingRight> {
        let (now, who) = (self.now(), self.actor());
        let (happened, action) = match act {
            HistoryChange::Late { at, command, waiver } => {
                let (command, waiver) = (command.clone(), waiver.cloned());
                (Some(at), RecordAction::Done { command, waiver, events: corrected.events.clone() })
            }
            HistoryChange::Strike(record) => (None, RecordAction::Undone { record }),
        };
        let by = who.as_ref().map_or(&self.operator.name, |who| &who.name).clone();
        let (desk, revisions) = (self.operator.station.clone(), corrected.revisions.clone());
        let record = Record {
            recorded: now,
            happened,
            by,
            desk,
            role: None,
            approved_by: None,
            request_id: None,
            action,
            revisions,
        };
        let (t, signer) = (self.tournament(), who.as_ref());
        let (subject, is_turned) = match record.undone_or_redone() {
            Some((turned, _)) => (self.records().get(turned as usize), true),
            None => (Some(&record), false),
        };
        let own = subject.and_then(command_of).map_or(Ok(()), |(command, sets_aside)| {
            let may = if is_turned { check_undo } else { check_permission };
            signature(may(t, signer, command), signer, sets_aside, None).map(drop)
        });
        let over = check_rights(self, who.as_ref(), &record, None).map(drop);
        let right = own.err().or(over.err().map(|(_, why)| why)).map(MissingRight::Right);
        let second = countersigner(t, (self.records(), self.ledger()), &record, None);
        right.into_iter().chain(second.err().map(MissingRight::SecondSignature)).collect()
    }

    /// Adds the second signature, if the money that goes out needs one.
    pub(super) fn add_second_signature(
        &mut self,
        mut record: Record,
        word: Option<&String>,
    ) -> Result<Record, SubmitError> {
        let t = self.tournament();
        match countersigner(t, (self.records(), self.ledger()), &record, word) {
            Ok(None) => Ok(record),
            Ok(director) => {
                record.approved_by = director;
                Ok(record)
            }
            Err(why) => {
                let done = record
                    .undone_or_redone()
                    .map_or(Some(&record), |(turned, _)| self.records().get(turned as usize));
                if let Some(RecordAction::Done { command, .. }) = done.map(|done| &done.action) {
                    let what = why.denied(format!("{command:?}"));
                    self.note_denied(self.actor(), what);
                }
                Err(why.into())
            }
        }
    }

    /// Completes the signatures of a record: the right to records that fall by it, and the second
    /// signature. An act that waits names the person who asked `first`, if other desks accept that
    /// signature; otherwise the present operator. `words` are the director's approval for the right
    /// and for the second signature.
    ///
    /// # Errors
    /// The missing right or signature.
    pub(super) fn signed_for(
        &mut self,
        record: Record,
        first: Option<&Record>,
        (right, second): (Option<&String>, Option<&String>),
    ) -> Result<Record, SubmitError> {
        if let Some(first) = first {
            let mut asked = record.clone();
            asked.copy_signer(first);
            let asked = self.check_affected_rights(asked, right)?;
            let asked = self.add_second_signature(asked, second)?;
            if self.is_signed_so(&asked) {
                return Ok(asked);
            }
        }
        let record = self.check_affected_rights(record, right)?;
        self.add_second_signature(record, second)
    }

    /// Returns whether other desks and `check` accept the signatures of this record.
    pub(super) fn is_signed_so(&self, record: &Record) -> bool {
        check_signature(self.tournament(), (self.records(), self.ledger()), record).is_ok()
    }

    /// Returns the acting person: the one who asks from elsewhere, else the signed-in one.
    pub(super) fn actor(&self) -> Option<SignedMember> {
        let acting = self.acting.as_ref().map(|acting| acting.who.clone());
        acting.or_else(|| self.signed_in())
    }

    pub(super) fn note_denied(&mut self, who: Option<SignedMember>, act: DeniedAct) {
        let role = who.as_ref().map(|who| who.role);
        let by = who.map_or_else(String::new, |who| who.name);
        let desk = self.operator.station.clone();
        self.signing.note(DeniedRequest { at: self.now(), by, role, desk, act });
    }
}

/// Returns the command of a record, and whether it set a rule aside.
fn command_of(record: &Record) -> Option<(&Command, bool)> {
    match &record.action {
        RecordAction::Done { command, waiver, .. } => Some((command, waiver.is_some())),
        RecordAction::Undone { .. } | RecordAction::Redone { .. } => None,
    }
}

/// Checks the right to every record that falls or changes by this one. Returns the director whose
/// approval that needed, if any; else the first record to which the right is missing.
fn check_rights(
    desk: &dyn Desk,
    who: Option<&SignedMember>,
    record: &Record,
    approved_by: Option<&String>,
) -> Result<Option<String>, (u32, Refusal)> {
    let (t, records) = (desk.tournament(), desk.records());
    if t.staff().is_empty() {
        return Ok(None);
    }
    let mut word = record.approved_by.clone();
    for number in desk.ledger().changed_by(records, record) {
        let recorded = records.get(number as usize).and_then(command_of);
        let Some(command) = recorded.filter(|(command, _)| !command.is_internal()) else {
            continue;
        };
        let (command, sets_aside) = command;
        let may = check_undo(t, who, command);
        let signature = signature(may, who, sets_aside, approved_by);
        let signature = signature.map_err(|why| (number, why))?;
        word = word.or(signature.approved_by);
    }
    Ok(word)
}

/// Returns the command of a request, or of the record that it names, and whether it sets a rule
/// aside.
fn requested_command<'a>(
    asked: &'a ActRequest,
    records: &'a [Record],
) -> Option<(&'a Command, bool)> {
    match asked {
        ActRequest::Do(command, waiver) | ActRequest::Late(command, waiver, ..) => {
            Some((command, waiver.is_some()))
        }
        ActRequest::Own(command) => Some((command, false)),
        ActRequest::Redo(record) | ActRequest::Strike(record, _) => {
            command_of(records.get(*record as usize)?)
        }
    }
}

/// Returns the names for the record: of the person with the right, or with the director's approval.
fn signature(
    may: Result<(), Refusal>,
    who: Option<&SignedMember>,
    sets_aside: bool,
    approved_by: Option<&String>,
) -> Result<Signature, Refusal> {
    let may = may.and_then(|()| match who {
        Some(who) if sets_aside && who.role != Role::Director => Err(Refusal::AskDirector),
        _ => Ok(()),
    });
    let signature = Signature {
        name: who.map(|who| who.name.clone()),
        role: who.map(|who| who.role),
        approved_by: None,
    };
    match (may, approved_by) {
        (Ok(()), _) => Ok(signature),
        (Err(why), Some(director))
            if !matches!(why, Refusal::NotSignedIn | Refusal::ProgramOnly) =>
        {
            Ok(Signature { approved_by: Some(director.clone()), ..signature })
        }
        (Err(why), _) => Err(why),
    }
}

/// Returns the director who signs this record beside its author; `None` if one signature is enough.
///
/// # Errors
/// If a second signature is needed, and `word` is none or the author's own.
pub(super) fn countersigner(
    t: &Tournament,
    (records, ledger): (&[Record], &Ledger),
    record: &Record,
    word: Option<&String>,
) -> Result<Option<String>, TwoSignatures> {
    if t.setup().house.two_signatures.is_none() || t.staff().is_empty() {
        return Ok(None);
    }
    let out = goes_out(t, (records, ledger), record);
    second(t, &record.by, out, word)
        .map_err(|why| TwoSignatures { payee: payee(t, records, record), ..why })
}

/// Returns the name of the player who gets the money of this record; `None` if several do.
fn payee(t: &Tournament, records: &[Record], record: &Record) -> Option<String> {
    let record = match record.undone_or_redone() {
        Some((turned, _)) => records.get(turned as usize)?,
        None => record,
    };
    let entries = record.events().iter().filter_map(|event| match event {
        Event::Payments(PaymentEvent::Paid { entry, .. })
        | Event::Entries(EntryEvent::Refunded { entry, .. }) => Some(*entry),
        _ => None,
    });
    let mut players = entries.map(|entry| t.entries().get(entry).map(|entry| entry.player));
    let first = players.next()??;
    let is_one = players.all(|player| player == Some(first));
    t.entries().player(first).filter(|_| is_one).map(|player| player.person.display_name())
}

/// Returns the money that goes out by this record, with records that fall or change by it.
fn goes_out(t: &Tournament, (records, ledger): (&[Record], &Ledger), record: &Record) -> Money {
    let own = match &record.action {
        RecordAction::Done { events, .. } => cash::money_out(t, events),
        RecordAction::Redone { record } => {
            let events = records.get(*record as usize).map(Record::events);
            cash::money_out(t, events.unwrap_or_default())
        }
        RecordAction::Undone { record } => cash::money_returned(records, ledger, *record),
    };
    if ledger.changed_by(records, record).is_empty() {
        return own;
    }
    own.max(Money::ZERO).plus(cash::consequential_money_out(records, ledger, record))
}

/// Returns the director who signs beside `by` when this much goes out; `None` if one signature is
/// enough.
pub(super) fn second(
    t: &Tournament,
    by: &str,
    goes_out: Money,
    word: Option<&String>,
) -> Result<Option<String>, TwoSignatures> {
    let asked = t.setup().house.two_signatures.filter(|_| !t.staff().is_empty());
    let Some(above) = asked.filter(|above| goes_out > *above) else { return Ok(None) };
    let other = word.filter(|director| fold(director) != fold(by));
    other.cloned().map(Some).ok_or_else(|| {
        let currency = t.setup().currency.clone();
        TwoSignatures { out: goes_out, payee: None, above, currency }
    })
}
