//! The sign-in at the house's desk, and the names under which its records are written.

use bottone_base::person::{Member, fold};
use bottone_house::{
    Command,
    history::{Record, RecordAction},
    people::{Bar, PeopleCommand},
    staff::StaffCommand,
};
use bottone_store::pin_guesses::Guesses;
use bottone_tournament::Refusal;

use super::{HouseDesk, HouseError, roles};
use crate::{
    DeniedAct, DeniedRequest, SignIn, SignInError,
    roles::SignedMember,
    signing::{Signature, Signing},
};

impl HouseDesk {
    /// Returns the signed-in person, as long as the staff has not changed since.
    pub fn signed_in(&self) -> Option<SignedMember> {
        self.signing.signed(self.house().staff())
    }

    /// Returns the signed-in member.
    pub fn member(&self) -> Option<Member> {
        self.signing.member(self.house().staff())
    }

    /// Signs a person in. No table is needed: a dealer or a television has no rights in a house.
    ///
    /// # Errors
    /// If the PIN is wrong, or the person is not on the staff.
    pub fn sign_in(&mut self, how: SignIn<'_>) -> Result<SignedMember, SignInError> {
        let now = self.now();
        let table = bottone_base::seat::TableNo::new(1);
        let signed = self.signing.sign_in(self.history.house().staff(), how, table, now);
        self.revision += 1;
        if signed == Err(SignInError::WrongPin)
            && let SignIn::Pin { name, .. } = how
        {
            self.note_denied(DeniedAct::SignIn(name.to_owned()));
        }
        signed
    }

    /// Signs the person out.
    pub fn sign_out(&mut self) {
        self.signing.sign_out();
        self.revision += 1;
    }

    /// Takes a director's PIN for the next act.
    ///
    /// # Errors
    /// If it is no director's PIN.
    pub fn approve(&mut self, pin: &str) -> Result<String, SignInError> {
        let now = self.now();
        let approved = self.signing.approve(self.history.house().staff(), pin, now);
        if approved == Err(SignInError::WrongPin) {
            self.note_denied(DeniedAct::SignIn(String::new()));
        }
        approved
    }

    /// Returns the wrong PINs since the last right one.
    pub fn guesses(&self) -> Guesses {
        self.signing.guesses()
    }

    /// Continues from these wrong PINs.
    pub fn remember_guesses(&mut self, guesses: Guesses) {
        let now = self.now();
        self.signing.remember_guesses(guesses, now);
    }

    /// Takes the acts refused for lack of rights since the last call.
    pub fn take_denied(&mut self) -> Vec<DeniedRequest> {
        self.signing.take_denied()
    }

    /// Checks whether the signed-in person may give this command, alone or with a director's PIN
    /// given for the next act.
    ///
    /// # Errors
    /// If the right is missing. No approval is used up, and no refusal is noted.
    pub fn may(&self, command: &Command) -> Result<(), HouseError> {
        let who = self.signed_in();
        let word = self.signing.approved_by(self.now()).map(str::to_owned);
        let may = roles::check_permission(self.house(), who.as_ref(), command);
        Signing::sign(may, who.as_ref(), word.as_ref()).map(drop).map_err(HouseError::NotAllowed)
    }

    /// Checks whether documents, birth dates, notes and photographs may be shown here.
    ///
    /// # Errors
    /// If a sign-in or another role is needed.
    pub fn may_see_people(&self) -> Result<(), HouseError> {
        roles::check_view(self.house(), self.signed_in().as_ref()).map_err(HouseError::NotAllowed)
    }

    /// Checks whether the personal data of all people may be written into another file.
    ///
    /// # Errors
    /// As [`Self::may_see_people`].
    pub fn may_export_people(&self) -> Result<(), HouseError> {
        roles::check_export(self.house(), self.signed_in().as_ref()).map_err(HouseError::NotAllowed)
    }

    /// Checks whether the house's own files may be changed: its logo and leagues.
    ///
    /// # Errors
    /// If a sign-in or another role is needed.
    pub fn may_change_files(&self) -> Result<(), HouseError> {
        roles::check_files(self.house(), self.signed_in().as_ref()).map_err(HouseError::NotAllowed)
    }

    /// Puts the signed-in person's name into a bar: it cannot be typed.
    pub(super) fn by_signer(&self, command: Command) -> Command {
        match (self.signed_in(), command) {
            (Some(who), Command::People(PeopleCommand::Bar { person, bar })) => {
                let bar = Bar { by: who.name, ..bar };
                Command::People(PeopleCommand::Bar { person, bar })
            }
            (_, command) => command,
        }
    }

    /// Returns the names for the record of this command. Uses up the director's approval. `of_event`
    /// is the director of an event who signed; only a house without staff records the name: in
    /// another event, anybody can be a director of any name.
    pub(super) fn signature(
        &mut self,
        command: &Command,
        of_event: Option<String>,
    ) -> Result<Signature, HouseError> {
        let who = self.signed_in();
        let word = self.signing.take_approval(self.now());
        if self.house().staff().is_empty() {
            return Ok(Signature { approved_by: of_event, ..Signature::default() });
        }
        let may = roles::check_permission(self.house(), who.as_ref(), command);
        let signature = self.signed(may, command, word.as_ref())?;
        // A command that a rule forbids is refused for that rule, with any signature.
        if self.can(command).is_err() {
            return Ok(signature);
        }
        let action = RecordAction::Done { command: Box::new(command.clone()), events: Vec::new() };
        self.add_second_signature(signature, &action, word)
    }

    /// Returns the names for an undo or a redo of this record, which is `action`.
    pub(super) fn undo_signature(
        &mut self,
        record: u32,
        action: &RecordAction,
    ) -> Result<Signature, HouseError> {
        let who = self.signed_in();
        let word = self.signing.take_approval(self.now());
        let turned =
            self.history.records().get(record as usize).map(|record| record.action.clone());
        let Some(RecordAction::Done { command, .. }) = turned else {
            return Err(HouseError::NotStanding);
        };
        if self.house().staff().is_empty() {
            return Ok(Signature::default());
        }
        let may = roles::check_undo(self.house(), who.as_ref(), &command);
        let signature = self.signed(may, &command, word.as_ref())?;
        self.add_second_signature(signature, action, word)
    }

    fn signed(
        &mut self,
        may: Result<(), Refusal>,
        command: &Command,
        word: Option<&String>,
    ) -> Result<Signature, HouseError> {
        let who = self.signed_in();
        Signing::sign(may, who.as_ref(), word).map_err(|why| {
            self.note_denied(DeniedAct::InHouse(without_people(command), why));
            HouseError::NotAllowed(why)
        })
    }

    /// Adds the second signature, if the money that goes out needs one.
    fn add_second_signature(
        &mut self,
        signature: Signature,
        action: &RecordAction,
        word: Option<String>,
    ) -> Result<Signature, HouseError> {
        let lacks = roles::lacks_signature(self.house(), self.history.records(), action);
        let Some(why) = lacks else { return Ok(signature) };
        let by = signature.name.as_deref().unwrap_or_default();
        if let Some(director) = word.filter(|director| fold(director) != fold(by)) {
            return Ok(Signature { approved_by: Some(director), ..signature });
        }
        self.note_denied(why.denied(format!("{action:?}")));
        Err(why.into())
    }

    /// Updates the sign-in after a change of the staff. The first director is signed in, and a
    /// changed member stays so.
    pub(super) fn update_sign_in(&mut self, record: &Record, was_empty: bool) {
        let RecordAction::Done { command, .. } = &record.action else { return };
        let Command::Staff(command) = &**command else { return };
        match command {
            StaffCommand::Add(member) if was_empty => self.signing.sign_in_member(member),
            StaffCommand::Change { name, to } => self.signing.changed(name, to),
            StaffCommand::Remove { name } => self.signing.sign_out_member(name),
            StaffCommand::Add(_) | StaffCommand::Import { .. } => {}
        }
    }

    fn note_denied(&mut self, act: DeniedAct) {
        let who = self.signed_in();
        let role = who.as_ref().map(|who| who.role);
        let by = who.map_or_else(String::new, |who| who.name);
        let desk = self.operator.station.clone();
        self.signing.note(DeniedRequest { at: self.now(), by, role, desk, act });
    }
}

/// Returns the text of a command for the list of refused acts. It has no personal data: that list
/// is not searched when a person is forgotten.
fn without_people(command: &Command) -> String {
    let text = format!("{command:?}");
    match (command, text.split_once(' ')) {
        (Command::People(_), Some((kind, _))) => format!("{kind})"),
        _ => text,
    }
}
