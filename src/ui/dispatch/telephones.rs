//! Actions on the phones of the staff.

use bottone_base::seat::TableNo;
use bottone_i18n::ToText as _;
use bottone_page::{Names, staff::STAFF_PORT};
use bottone_store::telephones::TelephonesError;
use bottone_telephones::{PhoneError, answers};
use bottone_ui_dialogs::pair_phone::PairPhone;
use bottone_ui_frame::{
    action::{Action, TelephoneAction},
    dialog::dialog_mut,
};
use bottone_vocabulary::words;
use egui::Context;

use crate::app::App;

impl App {
    pub(super) fn handle_phones(&mut self, ctx: &Context, action: TelephoneAction) {
        let language = self.settings.language;
        let done = match action {
            TelephoneAction::Ask => {
                self.ask_for_phones();
                Ok(())
            }
            TelephoneAction::Serve(port) => {
                let done = self.serve_telephones(ctx, port);
                self.store_staff_side(done.is_ok(), Some(port));
                done
            }
            TelephoneAction::Stop => {
                self.staff.stop();
                self.store_staff_side(false, self.settings.staff_port);
                Ok(())
            }
            TelephoneAction::Pair(name, role, hours) => {
                let Some(desk) = &mut self.desk else { return };
                match self.staff.pair(&name, role, desk.as_mut(), hours) {
                    Some(Err(PhoneError::Refused(error))) => {
                        let again = TelephoneAction::Pair(name, role, hours);
                        self.handle_refusal(&error, Action::Telephones(again));
                        return;
                    }
                    Some(Ok(pairing)) => {
                        if !self.is_asked::<PairPhone>() {
                            self.ask_for_phones();
                        }
                        if let Some(dialog) = dialog_mut::<PairPhone>(&mut self.dialog) {
                            dialog.set_code(pairing.phone, pairing.address);
                        }
                        Ok(())
                    }
                    Some(Err(error)) => Err(error),
                    None => Ok(()),
                }
            }
            TelephoneAction::Withdraw(phone) => {
                let desk = self.desk.as_deref_mut();
                let done = self.staff.telephones().map(|phones| phones.withdraw(&phone, desk));
                if let Some(Err(PhoneError::Refused(error))) = done {
                    let again = Action::Telephones(TelephoneAction::Withdraw(phone));
                    self.handle_refusal(&error, again);
                    return;
                }
                if !self.is_asked::<PairPhone>() {
                    self.ask_for_phones();
                }
                done.unwrap_or(Ok(()))
            }
            TelephoneAction::GiveTable(phone, table) => match self.give_table(phone, table) {
                Some(done) => done,
                None => return,
            },
            TelephoneAction::AnswerCall(call) => match self.answer_call(call) {
                Some(done) => done,
                None => return,
            },
        };
        let fault = done.err().map(|error| error.to_text(language));
        match (dialog_mut::<PairPhone>(&mut self.dialog), fault) {
            (Some(dialog), fault) => dialog.set_fault(fault),
            (None, Some(fault)) => self.show_status(fault),
            (None, None) => {}
        }
        ctx.request_repaint();
    }

    /// Assigns a table to a dealer's phone. Returns `None` if the event refuses it; the refusal is
    /// shown.
    fn give_table(
        &mut self,
        phone: String,
        table: Option<TableNo>,
    ) -> Option<Result<(), PhoneError>> {
        let (desk, phones) = (self.desk.as_deref_mut()?, self.staff.telephones()?);
        match phones.give_table(&phone, table, desk) {
            Err(PhoneError::Refused(error)) => {
                let again = TelephoneAction::GiveTable(phone, table);
                self.handle_refusal(&error, Action::Telephones(again));
                None
            }
            done => Some(done),
        }
    }

    /// Records the member of staff who answers this call, and takes the call off the list. Returns
    /// `None` if the event refuses it; the refusal is shown.
    fn answer_call(&mut self, call: String) -> Option<Result<(), PhoneError>> {
        if let Some(desk) = &mut self.desk {
            let elsewhere = desk.remote_calls().into_iter().map(|one| one.call);
            let mut all = self.staff.calls().iter().cloned().chain(elsewhere);
            let command = all.find(|one| one.act == call).as_ref().and_then(answers);
            if let Some(Err(error)) = command.map(|command| desk.submit(command, None)) {
                let again = TelephoneAction::AnswerCall(call);
                self.handle_refusal(&error, Action::Telephones(again));
                return None;
            }
            desk.answer_call(&call);
        }
        Some(self.staff.telephones().map_or(Ok(()), |phones| phones.forget_call(&call)))
    }

    fn ask_for_phones(&mut self) {
        let (status, port) =
            (self.staff.status(self.settings.language, self.desk.as_deref()), self.staff_port());
        self.ask(PairPhone::new(status, port));
    }

    fn staff_port(&self) -> u16 {
        self.settings.staff_port.unwrap_or(STAFF_PORT)
    }

    fn serve_telephones(&mut self, ctx: &Context, port: u16) -> Result<(), PhoneError> {
        let names = Names::parse(&self.settings.page_names).unwrap_or_default();
        self.staff.start(ctx, &self.settings_file, names, port)
    }

    /// Stores whether the staff side is on, and its port.
    fn store_staff_side(&mut self, on: bool, port: Option<u16>) {
        if (self.settings.staff_on, self.settings.staff_port) != (on, port) {
            (self.settings.staff_on, self.settings.staff_port) = (on, port);
            self.store_settings();
        }
    }

    /// Switches the staff side on if it was on when the program last ended, and a phone is still
    /// paired.
    fn restore_staff_side(&mut self, ctx: &Context) {
        let done = self.serve_telephones(ctx, self.staff_port());
        let phones = self.staff.telephones().map_or(0, |telephones| telephones.phones().len());
        match done {
            Ok(()) if phones == 0 => {
                self.staff.stop();
                self.store_staff_side(false, self.settings.staff_port);
            }
            Ok(()) => {
                self.show_status(words::count(self.settings.language, "phones-again", phones));
            }
            // A second window on this computer leaves the phones to the first one.
            Err(PhoneError::File(TelephonesError::Held(_))) => {}
            Err(error) => self.show_status(error.to_text(self.settings.language)),
        }
    }

    /// Handles the requests of phones, even while the window is covered.
    pub(crate) fn answer_phones(&mut self, ctx: &Context) {
        if self.settings.staff_on && !self.staff.was_switched() {
            self.restore_staff_side(ctx);
        }
        let attended = self.staff.answer_requests(self.desk.as_deref_mut());
        if attended.acted {
            self.show_last_record();
        }
        if let Some(tell) = attended.tell {
            self.show_status(tell.to_text(self.settings.language));
        }
        if let Some(dialog) = dialog_mut::<PairPhone>(&mut self.dialog) {
            let status = self.staff.status(self.settings.language, self.desk.as_deref());
            let staff = &mut self.staff;
            let paired = staff.telephones().map(|phones| phones.phones().to_vec());
            let waits = |id: &str| {
                let all = paired.iter().flatten();
                all.into_iter().any(|phone| phone.id == id && phone.key.is_none())
            };
            dialog.set_status(status, waits);
        }
    }
}
