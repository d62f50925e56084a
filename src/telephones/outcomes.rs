//! Acts of phones: each is done once, however often it is sent. The desk decides it, and its
//! outcome is kept.

use bottone_base::{person::Role, seat::TableNo, time::Timestamp};
use bottone_i18n::{Language, Saying, ToText as _};
use bottone_session::{
    Desk as _, ReportFate, Session, SignedMember, SubmitError, roles::check_permission,
};
use bottone_store::telephones::FloorCall;
use bottone_tournament::{Refusal, Tournament, history::Record};
use bottone_vocabulary::words;
use serde_json::{Value, json};

use super::{
    AttendResult, MOST_ACTS, MOST_CALLS, Telephones, acts, answers, requests::PhoneAct,
    rights::may_call,
};

/// The most acts that one question may ask about.
const MOST_ASKED: usize = 60;

/// The phone that does an act, and the phone's name for the act.
pub(super) struct ActContext<'a> {
    /// The index of the phone among the stored ones.
    pub(super) phone: usize,
    pub(super) language: Language,
    pub(super) id: &'a str,
}

impl Telephones {
    /// Carries out an act, unless it was done before, and returns its outcome.
    pub(super) fn act(
        &mut self,
        doing: &ActContext<'_>,
        desk: &mut Session,
        event: i64,
        act: &PhoneAct,
        attended: &mut AttendResult,
    ) -> Value {
        let ActContext { phone: at, language, id, .. } = *doing;
        let is_name = (8..=64).contains(&id.len()) && id.bytes().all(|b| b.is_ascii_alphanumeric());
        if !is_name {
            return json!({ "fault": "an act needs a name" });
        }
        let phone = self.stored.phones[at].clone();
        let known = self.answers.get(&phone.id).into_iter().flatten();
        if let Some((_, answer)) = known.into_iter().find(|(one, _)| one == id) {
            return answer.clone();
        }
        if event != desk.beginning().at.millis() {
            // Not kept: the act is done when its own event is open on the desk again.
            return refused(&language.word("phone-other-event"));
        }
        // The act's name on record. The phone's id in front keeps the names of phones apart.
        let name = format!("{}-{id}", phone.id);
        let is_it = |record: &Record| record.request_id.as_deref() == Some(name.as_str());
        let fate = desk.report_fate(&name);
        let answer = if let PhoneAct::Call { table } = act {
            match self.may_call_to(at, *table, desk.tournament()) {
                Ok(()) => self.call(doing, *table, desk.now(), attended),
                Err(refusal) => refused(&words::refusal(language, refusal)),
            }
        } else if let Some(fate) = fate.filter(|fate| *fate != ReportFate::Recorded) {
            report_answer(language, desk, &name, fate)
        } else if let Some(record) = desk.records().iter().rposition(is_it) {
            done_answer(&self.lists.record_text(language, desk, record))
        } else if desk
            .unsettled_record()
            .is_some_and(|record| is_it(record) || desk.standalone().is_none())
        {
            // The desk has this report already, or cannot write its log. A desk on its own keeps
            // further reports.
            retry_answer(&language.word("phone-desk-troubled"))
        } else {
            self.decide(doing, desk, act, &name)
        };
        if answer["state"] == "done" || answer["state"] == "report" && fate.is_none() {
            attended.acted = true;
            let said = answer["said"].as_str().unwrap_or_default();
            said.clone_into(&mut self.stored.phones[at].last);
        }
        if answer["state"] == "done" || answer["state"] == "refused" {
            let answers = self.answers.entry(phone.id).or_default();
            answers.push_back((id.to_owned(), answer.clone()));
            while answers.len() > MOST_ACTS {
                answers.pop_front();
            }
        }
        answer
    }

    /// Returns the outcome of those acts of a phone that the desk kept as reports. Acts without an
    /// outcome are left out.
    pub(super) fn reports(
        &mut self,
        at: usize,
        language: Language,
        desk: &Session,
        acts: &[String],
    ) -> Value {
        let phone = self.stored.phones[at].id.clone();
        let mut found = serde_json::Map::new();
        for id in acts.iter().take(MOST_ASKED) {
            let name = format!("{phone}-{id}");
            let fate = desk.report_fate(&name).filter(|fate| *fate != ReportFate::Waits);
            let Some(fate) = fate else { continue };
            let is_it = |record: &Record| record.request_id.as_deref() == Some(name.as_str());
            let record = desk.records().iter().rposition(is_it);
            let answer = match (fate, record) {
                (ReportFate::Recorded, Some(record)) => {
                    done_answer(&self.lists.record_text(language, desk, record))
                }
                _ => report_answer(language, desk, &name, fate),
            };
            found.insert(id.clone(), answer);
        }
        json!({ "reports": found })
    }

    fn decide(
        &mut self,
        doing: &ActContext<'_>,
        desk: &mut Session,
        act: &PhoneAct,
        name: &str,
    ) -> Value {
        let ActContext { phone: at, language, .. } = *doing;
        let plan = self.lists.plan(desk).clone();
        let call = match act {
            PhoneAct::Task { key } => key.strip_prefix("call-").map(str::to_owned),
            _ => None,
        };
        let command = match &call {
            Some(call) => {
                let elsewhere = self.elsewhere.iter().map(|one| &one.call);
                let mut all = self.stored.calls.iter().chain(elsewhere);
                let known = all.find(|one| one.act == *call).and_then(answers);
                known.ok_or_else(|| language.word("phone-no-longer"))
            }
            None => acts::command(language, desk, act, &plan),
        };
        let command = match command {
            Ok(command) => command,
            Err(why) => return refused(&why),
        };
        let (role, table) = (self.stored.phones[at].role, self.table_of(at, desk.tournament()));
        let who = SignedMember { name: self.stored.phones[at].name.clone(), role, table };
        match check_permission(desk.tournament(), Some(&who), &command) {
            Ok(()) => {}
            Err(Refusal::NotOwnTable) if table.is_none() => {
                return refused(&language.word("phone-no-own-table"));
            }
            Err(refusal) => return refused(&words::refusal(language, refusal)),
        }
        let station = language.say("phones-station", &[("name", who.name.as_str().into())]);
        match desk.submit_as((&who, &station), Some(name), command, None) {
            Ok(()) => {
                if let Some(call) = call {
                    desk.answer_call(&call);
                    if let Err(error) = self.forget_call(&call) {
                        log::error!("{error}");
                    }
                }
                let what =
                    self.lists.record_text(language, desk, desk.records().len().saturating_sub(1));
                match desk.report_fate(name) {
                    None | Some(ReportFate::Recorded) => done_answer(&what),
                    Some(_) => report(&format!("{what} · {}", language.word("phone-as-report"))),
                }
            }
            Err(SubmitError::Refused(refusal)) => refused(&words::refusal(language, refusal)),
            // The phone sends the act again until it is done: the answer says only why it waits.
            Err(SubmitError::CutOff(why)) => retry_answer(&words::capital(&why.to_text(language))),
            Err(error @ (SubmitError::Write(_) | SubmitError::Unsure)) => {
                retry_answer(&error.to_text(language))
            }
            Err(error) => refused(&error.to_text(language)),
        }
    }

    /// Checks that the phone may call the floor to this table, which must be open. A dealer with
    /// a table calls to that one only.
    fn may_call_to(&self, at: usize, table: TableNo, t: &Tournament) -> Result<(), Refusal> {
        let role = self.stored.phones[at].role;
        if !may_call(role) {
            return Err(Refusal::AskFloor);
        }
        if !t.tables().open().any(|(open, _)| open == table) {
            return Err(Refusal::TableUnknown);
        }
        let own = self.table_of(at, t).filter(|_| role == Role::Dealer);
        let is_own = own.is_none_or(|own| own == table);
        if is_own { Ok(()) } else { Err(Refusal::NotOwnTable) }
    }

    fn call(
        &mut self,
        doing: &ActContext<'_>,
        table: TableNo,
        at: Timestamp,
        attended: &mut AttendResult,
    ) -> Value {
        let ActContext { phone, language, id, .. } = *doing;
        let by = self.stored.phones[phone].name.clone();
        let is_it = |call: &FloorCall| call.act == id || call.by == by && call.table == table.get();
        if self.stored.calls.iter().any(is_it) {
            return done_answer("");
        }
        if self.stored.calls.len() >= MOST_CALLS {
            return refused(&language.word("phone-too-many-calls"));
        }
        let (act, table) = (id.to_owned(), table.get());
        attended.tell = Some(
            Saying::of("phones-call").with("name", by.as_str()).with("table", table.to_string()),
        );
        self.stored.calls.push(FloorCall { act, by, table, at });
        self.lists.forget_homes();
        match self.file.save(&self.stored) {
            Ok(()) => done_answer(&words::capital(&language.word("phone-called"))),
            Err(error) => retry_answer(&error.to_text(language)),
        }
    }
}

/// Returns the answer for an act that is on record.
fn done_answer(said: &str) -> Value {
    json!({ "state": "done", "said": said })
}

/// Returns the answer for an act that the desk keeps as a report until the desks are connected
/// again.
fn report(said: &str) -> Value {
    json!({ "state": "report", "said": said })
}

/// Returns the outcome of the report of this name. It counts as done if another desk has recorded
/// the same.
fn report_answer(language: Language, desk: &Session, name: &str, fate: ReportFate) -> Value {
    let settled = matches!(fate, ReportFate::Listed(_) | ReportFate::Discarded);
    let same = settled.then(|| desk.duplicate_report(name)).flatten();
    if let Some(record) = same.and_then(|same| desk.records().get(same as usize)) {
        let who = [("by", record.by.as_str().into()), ("desk", record.desk.as_str().into())];
        let who = language.say("network-operator-at-desk", &who);
        let gaps = [("who", who.into()), ("time", words::time_of_day(record.at()).into())];
        return done_answer(&language.say("network-report-same", &gaps));
    }
    match fate {
        ReportFate::Waits => report(&language.word("phone-as-report")),
        ReportFate::Listed(_) => report(&language.word("phone-report-listed")),
        ReportFate::Recorded => done_answer(""),
        ReportFate::Discarded | ReportFate::Withdrawn => {
            refused(&language.word("phone-report-put-away"))
        }
    }
}

/// Returns the answer for an act that is refused for good.
pub(super) fn refused(why: &str) -> Value {
    json!({ "state": "refused", "said": why })
}

/// Returns the answer for an act without an outcome: the phone sends it again.
fn retry_answer(why: &str) -> Value {
    json!({ "state": "waits", "said": why })
}
