//! Who is signed in at the house's desk, and in whose name its records are written.

use super::{HouseDesk, HouseError, roles};
use crate::{
    house::{
        Command,
        history::{Deed, Record},
        people::{Bar, PeopleCommand},
        staff::StaffCommand,
    },
    rules::person::{Member, Role, fold},
    session::{
        Denied, DeniedAct, SignIn, SignInError, TwoSignatures,
        roles::Signed,
        signing::{Signature, Signing},
    },
    store::guesses::Guesses,
    tournament::Refusal,
};

impl HouseDesk {
    /// Returns who is signed in, as long as the staff is as it was then.
    pub fn signed_in(&self) -> Option<Signed> {
        self.signing.signed(self.house().staff())
    }

    /// Returns the member who is signed in.
    pub fn member(&self) -> Option<Member> {
        self.signing.member(self.house().staff())
    }

    /// Signs somebody in. A dealer or a television has nothing to do in a house and needs no table.
    ///
    /// # Errors
    /// When it is not the PIN, or no one of the staff.
    pub fn sign_in(&mut self, how: SignIn<'_>) -> Result<Signed, SignInError> {
        let now = self.now();
        let table = crate::rules::seat::TableNo::new(1);
        let signed = self.signing.sign_in(self.history.house().staff(), how, table, now);
        self.revision += 1;
        if signed == Err(SignInError::WrongPin)
            && let SignIn::Pin { name, .. } = how
        {
            self.note_denied(DeniedAct::SignIn(name.to_owned()));
        }
        signed
    }

    /// Signs out.
    pub fn sign_out(&mut self) {
        self.signing.sign_out();
        self.revision += 1;
    }

    /// Takes a director's PIN for the next act.
    ///
    /// # Errors
    /// When it is no director's.
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

    /// Goes on from these wrong PINs.
    pub fn remember_guesses(&mut self, guesses: Guesses) {
        let now = self.now();
        self.signing.remember_guesses(guesses, now);
    }

    /// Returns what was refused because of who asked since this was called last.
    pub fn take_denied(&mut self) -> Vec<Denied> {
        self.signing.take_denied()
    }

    /// Checks whether whoever is signed in may give this command, alone or with the director's word for the next act.
    ///
    /// # Errors
    /// When it is for somebody else. Nothing is used up and nothing noted.
    pub fn may(&self, command: &Command) -> Result<(), HouseError> {
        let who = self.signed_in();
        let word = self.signing.approved_by(self.now()).map(str::to_owned);
        let may = roles::permitted(self.house(), who.as_ref(), command);
        Signing::sign(may, who.as_ref(), word.as_ref()).map(drop).map_err(HouseError::NotAllowed)
    }

    /// Checks whether documents, birth dates, notes and photographs may be shown here.
    ///
    /// # Errors
    /// When somebody has to sign in, or it is for another role.
    pub fn may_see_people(&self) -> Result<(), HouseError> {
        roles::may_see(self.house(), self.signed_in().as_ref()).map_err(HouseError::NotAllowed)
    }

    /// Checks whether everybody's personal data may be written into another file.
    ///
    /// # Errors
    /// As [`Self::may_see_people`].
    pub fn may_export_people(&self) -> Result<(), HouseError> {
        roles::may_export(self.house(), self.signed_in().as_ref()).map_err(HouseError::NotAllowed)
    }

    /// Returns the same command in the name of whoever is signed in: who bars somebody is not a matter of typing.
    pub(super) fn by_signer(&self, command: Command) -> Command {
        match (self.signed_in(), command) {
            (Some(who), Command::People(PeopleCommand::Bar { person, bar })) => {
                let bar = Bar { by: who.name, ..bar };
                Command::People(PeopleCommand::Bar { person, bar })
            }
            (_, command) => command,
        }
    }

    /// Returns in whose name this command is done. Uses up the director's word for it.
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
        let is_director = |name: &String| {
            self.house().staff().get(name).is_some_and(|known| known.role == Role::Director)
        };
        let word = word.or(of_event.filter(is_director));
        let may = roles::permitted(self.house(), who.as_ref(), command);
        let signature = self.signed(may, command, word.as_ref())?;
        // What a rule forbids is refused for that reason, whoever signs.
        if self.can(command).is_err() {
            return Ok(signature);
        }
        self.countersigned(signature, command, word)
    }

    /// Returns in whose name this record is taken back or redone.
    pub(super) fn signature_to_turn(&mut self, record: u32) -> Result<Signature, HouseError> {
        let who = self.signed_in();
        let word = self.signing.take_approval(self.now());
        let turned = self.history.records().get(record as usize).map(|record| record.deed.clone());
        let Some(Deed::Done { command, .. }) = turned else {
            return Err(HouseError::NotStanding);
        };
        if self.house().staff().is_empty() {
            return Ok(Signature::default());
        }
        let may = roles::may_turn(self.house(), who.as_ref(), &command);
        self.signed(may, &command, word.as_ref())
    }

    fn signed(
        &mut self,
        may: Result<(), Refusal>,
        command: &Command,
        word: Option<&String>,
    ) -> Result<Signature, HouseError> {
        let who = self.signed_in();
        Signing::sign(may, who.as_ref(), word).map_err(|why| {
            self.note_denied(DeniedAct::InHouse(format!("{command:?}"), why));
            HouseError::NotAllowed(why)
        })
    }

    /// Returns the signature with a second one, where so much money goes out that one is not enough.
    fn countersigned(
        &mut self,
        signature: Signature,
        command: &Command,
        word: Option<String>,
    ) -> Result<Signature, HouseError> {
        let above = self.house().setup().two_signatures.clone();
        let Some((above, (out, currency))) = above.zip(self.house().goes_out(command)) else {
            return Ok(signature);
        };
        if !above.is_passed(out, &currency) {
            return Ok(signature);
        }
        let by = signature.name.as_deref().unwrap_or_default();
        match word.filter(|director| fold(director) != fold(by)) {
            Some(director) => Ok(Signature { approved_by: Some(director), ..signature }),
            None => {
                let why = TwoSignatures { above: above.sum, currency: above.currency };
                self.note_denied(DeniedAct::Alone(format!("{command:?}"), why.clone()));
                Err(why.into())
            }
        }
    }

    /// The staff changes by this record: the first director is signed in, and whoever is changed stays so.
    pub(super) fn heed(&mut self, record: &Record, was_empty: bool) {
        let Deed::Done { command, .. } = &record.deed else { return };
        let Command::Staff(command) = &**command else { return };
        match command {
            StaffCommand::Add(member) if was_empty => self.signing.became(member),
            StaffCommand::Change { name, to } => self.signing.changed(name, to),
            StaffCommand::Remove { name } => self.signing.left(name),
            StaffCommand::Add(_) | StaffCommand::Take { .. } => {}
        }
    }

    fn note_denied(&mut self, what: DeniedAct) {
        let who = self.signed_in();
        let role = who.as_ref().map(|who| who.role);
        let by = who.map_or_else(String::new, |who| who.name);
        let desk = self.operator.station.clone();
        self.signing.note(Denied { at: self.now(), by, role, desk, what });
    }
}
