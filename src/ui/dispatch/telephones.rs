//! What is done with what was asked of the telephones of the staff.

use egui::Context;

use crate::{
    i18n::Told as _,
    page::Names,
    ui::{
        action::TelephoneAction,
        app::App,
        dialogs::{Dialog, telephones::PairPhone},
    },
};

impl App {
    pub(super) fn telephones(&mut self, ctx: &Context, action: TelephoneAction) {
        let language = self.settings.language;
        let done = match action {
            TelephoneAction::Ask => {
                let status = self.staff.status(language);
                self.dialog = Some(Dialog::Telephones(Box::new(PairPhone::new(status))));
                Ok(())
            }
            TelephoneAction::Serve => {
                let names = Names::read(&self.settings.page_names).unwrap_or_default();
                self.staff.start(ctx, &self.settings_file, names)
            }
            TelephoneAction::Stop => {
                self.staff.stop();
                Ok(())
            }
            TelephoneAction::Pair(name, role, hours) => {
                let Some(now) = self.desk.as_ref().map(|desk| desk.now()) else { return };
                match self.staff.pair(&name, role, now, hours) {
                    Some(Ok(pairing)) => {
                        if let Some(Dialog::Telephones(dialog)) = &mut self.dialog {
                            dialog.offer(pairing.phone, pairing.address);
                        }
                        Ok(())
                    }
                    Some(Err(error)) => Err(error),
                    None => Ok(()),
                }
            }
            TelephoneAction::Withdraw(phone) => {
                self.staff.telephones().map_or(Ok(()), |phones| phones.withdraw(&phone))
            }
            TelephoneAction::AnswerCall(call) => {
                self.staff.telephones().map_or(Ok(()), |phones| phones.answer_call(&call))
            }
        };
        if let Err(error) = done {
            self.tell(error.told(language));
        }
        ctx.request_repaint();
    }

    /// Does what telephones ask for, also while the window is covered.
    pub(in crate::ui) fn attend_telephones(&mut self) {
        let attended = self.staff.attend(self.desk.as_deref_mut());
        if attended.acted {
            self.tell_last();
        }
        if let Some(tell) = attended.tell {
            self.tell(tell.told(self.settings.language));
        }
        if let Some(Dialog::Telephones(dialog)) = &mut self.dialog {
            let status = self.staff.status(self.settings.language);
            let staff = &mut self.staff;
            let paired = staff.telephones().map(|phones| phones.phones().to_vec());
            let waits = |id: &str| {
                let all = paired.iter().flatten();
                all.into_iter().any(|phone| phone.id == id && phone.key.is_none())
            };
            dialog.know(status, waits);
        }
    }
}
