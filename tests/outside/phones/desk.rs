//! A desk with the staff side on, and phones that talk to it from another thread.

use std::{
    path::Path,
    sync::{
        Arc, Mutex,
        mpsc::{Receiver, RecvTimeoutError, channel},
    },
    thread,
    time::Duration,
};

use bottone::{
    base::{person::Role, time::Span},
    page::{Limits, Names, NowFn},
    session::{Desk, Session},
    store::settings::SettingsFile,
    telephones::Telephones,
};

use bottone_page_support::here_alone;

use crate::stage::phone::{Phone, PhoneClient};

/// The staff side of a desk.
pub(crate) struct PhoneDesk {
    pub(crate) telephones: Telephones,
    pub(crate) line: PhoneClient,
    woken: Receiver<()>,
}

impl PhoneDesk {
    /// Opens the staff side with the data in this folder.
    pub(crate) fn open(folder: &Path, desk: &dyn Desk) -> Self {
        let settings = SettingsFile::in_folder(folder);
        let at = desk.now().millis();
        let now: NowFn = Arc::new(move || at);
        let (wake, woken) = channel();
        let wake = Mutex::new(wake);
        let wake = move || {
            let _ = wake.lock().unwrap().send(());
        };
        let telephones = Telephones::start(
            &settings,
            here_alone(0),
            Names::default(),
            Limits::default(),
            now,
            wake,
        );
        let telephones = telephones.unwrap();
        let line = PhoneClient::to(telephones.certificate(), telephones.port());
        Self { telephones, line, woken }
    }

    /// Runs the phones' requests while the desk attends to them.
    pub(crate) fn while_attended<R: Send>(
        &mut self,
        desk: &mut Session,
        does: impl FnOnce() -> R + Send,
    ) -> R {
        thread::scope(|scope| {
            let does = scope.spawn(does);
            while !does.is_finished() {
                match self.woken.recv_timeout(Duration::from_millis(20)) {
                    Ok(()) | Err(RecvTimeoutError::Timeout) => {}
                    Err(RecvTimeoutError::Disconnected) => break,
                }
                self.telephones.attend(Some(&mut *desk));
            }
            does.join().unwrap()
        })
    }

    /// Sends a phone's request, and withdraws the phone before the request is answered.
    pub(crate) fn while_withdrawn<R: Send>(
        &mut self,
        desk: &mut Session,
        phone: &str,
        does: impl FnOnce() -> R + Send,
    ) -> R {
        while self.woken.try_recv().is_ok() {}
        thread::scope(|scope| {
            let does = scope.spawn(does);
            self.woken.recv().unwrap();
            self.telephones.withdraw(phone, Some(&mut *desk)).unwrap();
            while !does.is_finished() {
                match self.woken.recv_timeout(Duration::from_millis(20)) {
                    Ok(()) | Err(RecvTimeoutError::Timeout) => {}
                    Err(RecvTimeoutError::Disconnected) => break,
                }
                self.telephones.attend(Some(&mut *desk));
            }
            does.join().unwrap()
        })
    }

    /// Pairs a phone of this person in this role.
    pub(crate) fn pair(&mut self, desk: &mut Session, name: &str, role: Role) -> Phone {
        let lasts = Span::from_minutes(60);
        let pairing = self.telephones.pair(name, role, desk, lasts).unwrap();
        let line = self.line.clone();
        self.while_attended(desk, move || Phone::pair(&line, &pairing.address))
    }
}
