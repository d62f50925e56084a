//! Actions on the log that several desks share. Jobs wait for the network, so that nothing here
//! does.

use std::path::{Path, PathBuf};

use bottone_base::{person::Role, time::Span};
use bottone_i18n::{Saying, ToText as _};
use bottone_session::{
    Desk, OpenError, Operator, Session, SubmitError,
    shared::{self, AT_A_WINDOW, LogOptions},
};
use bottone_shared_log::{LogAddress, LogCheck, SyncError, file_of};
use bottone_store::{folder, settings::Settings};
use bottone_tournament::Refusal;
use bottone_ui_dialogs::{network::AskLog, reports::Reports};
use bottone_ui_frame::{
    action::{Action, NetworkAction},
    dialog::dialog_mut,
};
use bottone_vocabulary::words::{capital, countdown};
use egui::Context;

use crate::app::App;

/// The role that may put an event with staff into a log, and the refusal of others.
const SHARES: (&[Role], Refusal) = (&[Role::Director], Refusal::AskDirector);
/// The error up to which a clock counts as right, in milliseconds.
const RIGHT: i64 = 2_000;

impl App {
    pub(super) fn handle_network(&mut self, ctx: &Context, action: NetworkAction) {
        match action {
            NetworkAction::Ask => self.ask(self.log_dialog()),
            NetworkAction::Test(address) => {
                self.remember_log(&address);
                self.jobs.look_up_log(ctx, *address);
            }
            NetworkAction::Open(address) => self.open_log(ctx, *address, None),
            act @ NetworkAction::Share(_)
                if !self.is_allowed_at_event(SHARES, || Action::Network(act.clone())) => {}
            NetworkAction::Share(address) => {
                let Some(path) = self.desk.as_ref().and_then(|desk| desk.path()) else { return };
                let path = path.to_owned();
                self.remember_log(&address);
                self.jobs.share(ctx, *address, path);
            }
            NetworkAction::GoAlone => {
                let Some(desk) = &mut self.desk else { return };
                if let Err(error) = desk.go_standalone() {
                    self.show_status(error.to_text(self.settings.language));
                }
            }
            NetworkAction::Reports => self.ask(Reports),
            NetworkAction::DoReport(number) => {
                self.settle_report(|desk| desk.apply_listed_report(number));
            }
            NetworkAction::PutAway(number) => {
                self.settle_report(|desk| desk.dismiss_report(number));
            }
        }
    }

    /// Returns the question for a log, with the last address.
    fn log_dialog(&self) -> AskLog {
        let Settings { log, operator, station, .. } = &self.settings;
        let operator = Operator { name: operator.clone(), station: station.clone() };
        AskLog::new(log.clone().unwrap_or_default(), operator)
    }

    /// Settles a report; the list closes with the last one.
    fn settle_report(&mut self, settle: impl FnOnce(&mut Session) -> Result<(), SubmitError>) {
        let Some(desk) = &mut self.desk else { return };
        match settle(desk.as_mut()) {
            Ok(()) if desk.listed_reports().is_empty() => self.dialog = None,
            Ok(()) => {}
            Err(error) => self.show_error(&error),
        }
    }

    fn remember_log(&mut self, address: &LogAddress) {
        let address = address.to_string();
        if self.settings.log.as_ref() != Some(&address) {
            self.settings.log = Some(address);
            self.store_settings();
        }
    }

    /// Opens an event by its log, with the desk's own file of it: this one, the earlier one, or a
    /// new one.
    pub(crate) fn open_log(&mut self, ctx: &Context, address: LogAddress, file: Option<PathBuf>) {
        let file = match file.map_or_else(|| self.own_file(&address), Ok) {
            Ok(file) => file,
            Err(why) => return self.show_status(why),
        };
        let is_open = |path: &Path| folder::is_same_file(path, &file);
        if self.desk.as_ref().is_some_and(|desk| desk.path().is_some_and(is_open)) {
            return self.show_status(self.settings.language.word("shell-open-already"));
        }
        self.remember_log(&address);
        let operator = self.operator();
        self.jobs.open_log(ctx, address, file, operator);
    }

    fn own_file(&self, address: &LogAddress) -> Result<PathBuf, String> {
        let known = self.folder.as_deref().and_then(|folder| file_of(folder, address));
        known.map_or_else(|| self.unused_file(address.event()), Ok)
    }

    /// Shows the result of looking up a log's address.
    pub(crate) fn log_found(&mut self, found: &Result<LogCheck, SyncError>) {
        let language = self.settings.language;
        let said = match found {
            Ok(found) => Ok(log_summary(found).to_text(language)),
            Err(error) => Err(error.to_text(language)),
        };
        self.show_network_result(said);
    }

    /// Opens the event once the desk's own file has caught up with its log.
    pub(crate) fn log_ready(
        &mut self,
        ctx: &Context,
        address: &LogAddress,
        file: &Path,
        ready: Result<(), OpenError>,
    ) {
        let language = self.settings.language;
        if let Err(error) = ready {
            return self.show_network_result(Err(error.to_text(language)));
        }
        // The event to be shared was open in this window alone until now.
        let is_this = |path: &Path| folder::is_same_file(path, file);
        if self.desk.as_ref().is_some_and(|desk| desk.path().is_some_and(is_this)) {
            self.desk = None;
        }
        let wakes = ctx.clone();
        let way = LogOptions {
            operator: self.operator(),
            patience: AT_A_WINDOW,
            waker: Some(Box::new(move || wakes.request_repaint())),
            stage: None,
        };
        match shared::open(address, file, way) {
            Ok(opened) => {
                self.put_on_the_desk(ctx, file, opened.desk);
                let lines: Vec<String> =
                    opened.notices.iter().map(|notice| notice.to_text(language)).collect();
                if !lines.is_empty() {
                    self.show_status(lines.join(" "));
                }
            }
            Err(error) => self.show_network_result(Err(error.to_text(language))),
        }
    }

    /// Shows a message in the log dialog if it is open, or at the bottom. After a failure without
    /// an open event, the dialog opens again with the message.
    fn show_network_result(&mut self, said: Result<String, String>) {
        let said = said.map_err(|why| capital(&why));
        if said.is_err() && self.desk.is_none() && self.dialog.is_none() {
            self.ask(self.log_dialog());
        }
        match dialog_mut::<AskLog>(&mut self.dialog) {
            Some(dialog) => dialog.set_result(said),
            None => self.show_status(said.unwrap_or_else(|why| why)),
        }
    }

    /// Takes in the records of other desks.
    pub(crate) fn receive_records(&mut self, ctx: &Context) {
        let Some(desk) = &mut self.desk else { return };
        let unsure = desk.unsettled_record().is_some();
        let refused = desk.refused().len();
        if !desk.receive() {
            return;
        }
        let is_kept =
            unsure && desk.unsettled_record().is_none() && desk.refused().len() == refused;
        ctx.request_repaint();
        if is_kept {
            self.show_last_record();
        }
    }
}

/// Describes a log that was found.
fn log_summary(found: &LogCheck) -> Saying {
    let event = match found.lines {
        0 => Saying::of("network-found-no-event"),
        lines => Saying::of("network-found-event").with("lines", lines),
    };
    let safe = if !found.is_synced {
        Saying::of("network-found-unsafe")
    } else if found.standbys.is_empty() {
        Saying::of("network-found-alone")
    } else if found.connected == Some(0) {
        Saying::of("network-found-lonely").with("names", found.standbys.clone())
    } else {
        // With "*" any standby will do, so no name is shown.
        let name = if found.standbys.contains('*') {
            "network-found-any-standby"
        } else {
            "network-found-standby"
        };
        Saying::of(name).with("names", found.standbys.clone())
    };
    let tells = if found.can_notify { "network-found-notifies" } else { "network-found-poll" };
    let clock = if found.ahead.abs() > RIGHT {
        let way = if found.ahead > 0 { "behind" } else { "ahead" };
        let by = countdown(Span::from_millis(found.ahead.abs()));
        Saying::of("network-found-clock").with("by", by).with("way", way)
    } else {
        Saying::AsItIs(String::new())
    };
    Saying::of("network-found")
        .with("version", found.version.clone())
        .with("event", event)
        .with("safe", safe)
        .with("tells", Saying::of(tells))
        .with("clock", clock)
}
