//! The sign-in at the house, and the handling of acts refused there for lack of rights.

use bottone_base::person::{Member, Role};
use bottone_i18n::ToText as _;
use bottone_session::{
    Desk as _, SignIn, Signatory as _, SignedElsewhere,
    house::{HouseDesk, HouseError},
};
use bottone_store::trace;
use bottone_tournament::{Command as EventCommand, staff::StaffCommand};
use bottone_ui_dialogs::{
    approve::Approve, house_staff::HouseStaff, sign_in::AskSignIn, staff_place::StaffPlace,
};
use bottone_ui_frame::{
    action::{Action, HouseAction, StaffAction},
    dialog::dialog_mut,
};
use bottone_vocabulary::staff::role;

use crate::app::App;

impl App {
    /// Shows the staff of the open house.
    pub(super) fn ask_house_staff(&mut self) {
        let Some(open) = &self.house else { return };
        let desk = open.book.desk();
        let (staff, signed) = (desk.house().staff().clone(), desk.signed_in());
        drop(desk);
        let event = self.desk.as_deref().filter(|desk| desk.book().is_some());
        let of_event = event.map(|desk| desk.tournament().staff().members().cloned().collect());
        let shown = HouseStaff::new(staff, signed, of_event.unwrap_or_default());
        self.ask(shown);
    }

    /// Signs in or out at the house, or gives a director's PIN there.
    pub(super) fn handle_house_staff(&mut self, act: StaffAction) {
        let language = self.settings.language;
        let Some(book) = self.house.as_ref().map(|open| open.book.clone()) else { return };
        match act {
            StaffAction::Ask => self.ask_house_sign_in(None),
            StaffAction::AskApproval => {
                let ask = Approve::for_next_act().with_place(self.house_staff_place());
                self.ask(ask);
            }
            StaffAction::SignIn(asked) => {
                let mut desk = book.desk_mut();
                let staff = desk.house().staff().clone();
                let signed = desk.sign_in(asked.method(|typed| staff.of_card(typed).is_some()));
                let member = desk.member();
                drop(desk);
                match signed {
                    Ok(signed) => {
                        let role = role(language, signed.role);
                        let gaps = [("name", signed.name.into()), ("role", role.into())];
                        self.show_status(language.say("staff-signed-in", &gaps));
                        // The same member of the event's staff is signed in there too.
                        if let Some((desk, member)) = self.desk.as_mut().zip(member)
                            && desk.signed_in().is_none()
                            && member.role != Role::Dealer
                            && desk.tournament().staff().get(&member.name) == Some(&member)
                            && let Err(why) = desk.sign_in(SignIn::Elsewhere(&member), None)
                        {
                            self.show_status(why.to_text(language));
                        }
                        self.continue_with(asked.then);
                    }
                    Err(why) => {
                        if let Some(ask) = dialog_mut::<AskSignIn>(&mut self.dialog) {
                            ask.show_refusal(why);
                        }
                    }
                }
            }
            StaffAction::SignOut => {
                book.desk_mut().sign_out();
                if let Some(desk) = &mut self.desk {
                    desk.sign_out();
                }
                self.show_status(language.word("staff-signed-out"));
            }
            StaffAction::Approve(asked) => {
                let approved = book.desk_mut().approve(&asked.pin);
                match approved {
                    Ok(name) => {
                        self.show_status(language.say("staff-approved", &[("name", name.into())]));
                        self.continue_with(asked.then);
                    }
                    Err(why) => {
                        if let Some(ask) = dialog_mut::<Approve>(&mut self.dialog) {
                            ask.show_wrong_pin(why);
                        }
                    }
                }
            }
        }
        self.log_house_refusals();
    }

    /// Adds the house's staff to the event on the desk. The act is a director's who is signed in at
    /// the house; without one, asks for the sign-in first.
    pub(super) fn add_house_staff_to_event(&mut self) {
        let Some(book) = self.house.as_ref().map(|open| open.book.clone()) else { return };
        let director = book.desk().member().filter(|member| member.role == Role::Director);
        let Some(director) = director else {
            return self.ask_house_sign_in(Some(Action::House(HouseAction::StaffIntoEvent)));
        };
        let mut members: Vec<Member> = book.desk().house().staff().members().cloned().collect();
        // The first member of an event's staff adds the others.
        members.sort_by_key(|member| *member != director);
        for member in members {
            self.submit(EventCommand::Staff(StaffCommand::Add(Box::new(member))), None);
        }
    }

    /// Signs out the person at the house, if it is not the one who is signed in at the event: the
    /// desk has changed hands, or the event was closed.
    pub(crate) fn end_other_house_sign_in(&mut self) {
        let here = self.desk.as_ref().and_then(|desk| desk.member());
        let Some(book) = self.house.as_ref().map(|open| &open.book) else { return };
        let mut house = book.desk_mut();
        if house
            .member()
            .is_some_and(|there| here.as_ref().map(|here| &here.name) != Some(&there.name))
        {
            house.sign_out();
        }
    }

    /// Signs the person at the event in at the house too, if its staff has the same member.
    pub(crate) fn share_signature(&mut self) {
        let Some(book) = self.house.as_ref().map(|open| &open.book) else { return };
        let is_asked = {
            let desk = book.desk();
            !desk.house().staff().is_empty() && desk.signed_in().is_none()
        };
        let member = self.desk.as_ref().and_then(|desk| desk.member()).filter(|_| is_asked);
        let Some(member) = member else { return };
        let by = SignedElsewhere { operator: self.operator(), members: vec![member] };
        if let Err(why) = by.sign_house(&mut book.desk_mut()) {
            log::warn!("{why}");
        }
    }

    /// Reports an act that failed at the house. If it needs another role or a sign-in, that is
    /// asked for at once, and `again` is done then.
    pub(super) fn handle_house_refusal(&mut self, error: &HouseError, again: Option<Action>) {
        self.show_status(error.to_text(self.settings.language));
        self.log_house_refusals();
        match error {
            HouseError::NotAllowed(refusal) if refusal.is_unsigned() => {
                self.ask_house_sign_in(again);
            }
            HouseError::NotAllowed(refusal) if refusal.is_of_a_role() => {
                if let Some(again) = again {
                    let ask = Approve::after_refusal(*refusal, again)
                        .with_place(self.house_staff_place());
                    self.ask(ask);
                }
            }
            HouseError::TwoSignatures(why) => {
                if let Some(again) = again {
                    let ask = Approve::second_signature(why, self.settings.language, again);
                    let ask = ask.with_place(self.house_staff_place());
                    self.ask(ask);
                }
            }
            _ => {}
        }
    }

    /// Returns whether personal data of the house may be shown. Without a sign-in it asks for one.
    pub(super) fn is_allowed_at_house(
        &mut self,
        may: impl FnOnce(&HouseDesk) -> Result<(), HouseError>,
        again: impl FnOnce() -> Action,
    ) -> bool {
        self.share_signature();
        let Some(open) = &self.house else { return false };
        let may = may(&open.book.desk());
        match may {
            Ok(()) => true,
            Err(error) => {
                self.show_status(error.to_text(self.settings.language));
                if matches!(&error, HouseError::NotAllowed(refusal) if refusal.is_unsigned()) {
                    self.ask_house_sign_in(Some(again()));
                }
                false
            }
        }
    }

    /// Returns whether the logo and the leagues of the club may be changed. Without an open club, no
    /// staff has a say. Asks for the sign-in that is missing, and then does `again`.
    pub(crate) fn may_change_club_files(&mut self, again: impl FnOnce() -> Action) -> bool {
        self.house.is_none() || self.is_allowed_at_house(HouseDesk::may_change_files, again)
    }

    fn ask_house_sign_in(&mut self, then: Option<Action>) {
        if self.house.as_ref().is_none_or(|open| open.book.desk().house().staff().is_empty()) {
            return self.show_status(self.settings.language.word("club-staff-none"));
        }
        let ask = AskSignIn::new(then).with_place(self.house_staff_place());
        self.ask(ask);
    }

    fn house_staff_place(&self) -> StaffPlace {
        self.house.as_ref().map_or_else(StaffPlace::default, |open| {
            let desk = open.book.desk();
            StaffPlace::House { staff: desk.house().staff().clone(), signed: desk.signed_in() }
        })
    }

    /// Writes down the refusals of the house for lack of rights.
    fn log_house_refusals(&self) {
        let language = self.settings.language;
        let Some(open) = &self.house else { return };
        let denied = open.book.desk_mut().take_denied();
        let lines: Vec<String> = denied.iter().map(|denied| denied.to_text(language)).collect();
        let Some(path) = trace::path(&self.settings_file).filter(|_| !lines.is_empty()) else {
            return;
        };
        if let Err(error) = trace::add(&path, &lines) {
            log::warn!("{}: {error}", path.display());
        }
    }
}
