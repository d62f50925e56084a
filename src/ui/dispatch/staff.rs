//! Signing in, and acts that the signed-in person may not do.

use std::path::Path;

use bottone_base::person::Role;
use bottone_i18n::ToText as _;
use bottone_session::{Desk as _, SubmitError};
use bottone_store::trace;
use bottone_tournament::Refusal;
use bottone_ui_dialogs::{approve::Approve, sign_in::AskSignIn};
use bottone_ui_frame::{
    action::{Action, StaffAction},
    dialog::dialog_mut,
};
use bottone_vocabulary::{staff::role, words};
use egui::Context;

use crate::app::App;

impl App {
    pub(super) fn handle_staff(&mut self, ctx: &Context, action: StaffAction) {
        let language = self.settings.language;
        let Some(desk) = &mut self.desk else { return };
        let has_staff = !desk.tournament().staff().is_empty();
        match action {
            StaffAction::Ask | StaffAction::AskApproval if !has_staff => {
                self.show_status(language.word("staff-no-staff"));
            }
            StaffAction::Ask => self.ask(AskSignIn::new(None)),
            StaffAction::AskApproval => {
                self.ask(Approve::for_next_act());
            }
            StaffAction::SignIn(asked) => {
                let staff = desk.tournament().staff().clone();
                let how = asked.method(|typed| staff.of_card(typed).is_some());
                match desk.sign_in(how, asked.table) {
                    Ok(signed) => {
                        let role = role(language, signed.role);
                        let gaps = [("name", signed.name.into()), ("role", role.into())];
                        self.show_status(language.say("staff-signed-in", &gaps));
                        self.end_other_house_sign_in();
                        self.share_signature();
                        self.continue_with(asked.then);
                        // Complete the carry-overs that needed the rights of this person.
                        let path = self.desk.as_ref().and_then(|desk| desk.path());
                        if let Some(path) = path.map(Path::to_owned) {
                            self.find_half_pairs(ctx, &path);
                        }
                    }
                    Err(why) => {
                        if let Some(ask) = dialog_mut::<AskSignIn>(&mut self.dialog) {
                            ask.show_refusal(why);
                        }
                    }
                }
            }
            StaffAction::SignOut => {
                desk.sign_out();
                if let Some(open) = &self.house {
                    open.book.desk_mut().sign_out();
                }
                self.show_status(language.word("staff-signed-out"));
            }
            StaffAction::Approve(asked) => match desk.approve(&asked.pin) {
                Ok(name) => {
                    self.show_status(language.say("staff-approved", &[("name", name.into())]));
                    self.continue_with(asked.then);
                }
                Err(why) => {
                    if let Some(ask) = dialog_mut::<Approve>(&mut self.dialog) {
                        ask.show_wrong_pin(why);
                    }
                }
            },
        }
    }

    /// Closes the question, and performs the action it held up.
    pub(super) fn continue_with(&mut self, then: Option<Box<Action>>) {
        self.dialog = None;
        if let Some(then) = then {
            self.outbox.send(*then);
        }
    }

    /// Returns whether a person in one of these roles is signed in at the event; without staff,
    /// anyone may. Asks for the sign-in that is missing, and then does `again`.
    pub(super) fn is_allowed_at_event(
        &mut self,
        (roles, refusal): (&[Role], Refusal),
        again: impl FnOnce() -> Action,
    ) -> bool {
        let Some(desk) = self.desk.as_ref().filter(|desk| !desk.tournament().staff().is_empty())
        else {
            return true;
        };
        let language = self.settings.language;
        match desk.signed_in() {
            Some(who) if roles.contains(&who.role) => true,
            Some(_) => {
                self.show_status(words::refusal(language, refusal));
                false
            }
            None => {
                self.show_status(words::refusal(language, Refusal::NotSignedIn));
                self.ask(AskSignIn::new(Some(again())));
                false
            }
        }
    }

    /// Handles a refused act. If it needs a sign-in or another role, that is asked for in place,
    /// and `again` follows.
    pub(super) fn handle_refusal(&mut self, error: &SubmitError, again: Action) {
        self.show_error(error);
        if let SubmitError::TwoSignatures(why) = error {
            let ask = Approve::second_signature(why, self.settings.language, again);
            self.ask(ask);
            return;
        }
        let SubmitError::Refused(refusal) = error else { return };
        if refusal.is_unsigned() {
            self.ask(AskSignIn::new(Some(again)));
        } else if refusal.is_of_a_role() {
            self.ask(Approve::after_refusal(*refusal, again));
        }
    }

    /// Logs the acts refused for lack of rights, beside this machine's settings.
    pub(crate) fn log_refusals(&mut self) {
        let language = self.settings.language;
        let Some(desk) = &mut self.desk else { return };
        let lines: Vec<String> =
            desk.take_denied().iter().map(|denied| denied.to_text(language)).collect();
        let owed: Vec<String> =
            desk.take_write_errors().iter().map(|error| error.to_text(language)).collect();
        if !owed.is_empty() {
            self.show_status(owed.join(" "));
        }
        let Some(path) = trace::path(&self.settings_file).filter(|_| !lines.is_empty()) else {
            return;
        };
        if let Err(error) = trace::add(&path, &lines) {
            log::warn!("{}: {error}", path.display());
        }
    }
}
