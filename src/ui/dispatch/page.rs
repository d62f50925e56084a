//! Actions on the room's page.

use crate::{
    i18n::Told as _,
    page::Names,
    ui::{action::PageAction, app::App},
};

impl App {
    /// Returns the address of the room's page for the code on a wall; `None` while it is off.
    pub fn page_url(&self) -> Option<&str> {
        self.page.url()
    }

    /// Updates the room's page to the events.
    pub(in crate::ui) fn feed_page(&mut self) {
        if !self.page.is_on() {
            return;
        }
        // Switching between events changes nothing on phones.
        let open = self.events.all(self.desk.as_deref(), &self.kept, &self.screens);
        let club = (self.settings.club.as_str(), self.logo_file());
        self.page.feed(&open, &self.board, club);
    }

    /// Updates the screen's state of the page.
    pub(in crate::ui) fn look_at_page(&mut self) {
        self.screens.room.know_page(self.page.status());
    }

    pub(super) fn turn_page(&mut self, action: PageAction) {
        match action {
            PageAction::Serve(port) => {
                if self.settings.page_port != Some(port) {
                    self.settings.page_port = Some(port);
                    self.remember();
                }
                // The settings may have been edited by hand.
                let names = Names::read(&self.settings.page_names).unwrap_or_default();
                self.page.start(port, names);
                self.feed_page();
                if let Some(url) = self.page.url() {
                    self.tell(self.settings.language.say("page-told-on", &[("url", url.into())]));
                }
            }
            PageAction::Stop => {
                self.page.stop();
                self.tell(self.settings.language.word("page-served-end"));
            }
            PageAction::AnswerTo(names) => {
                self.settings.page_names = names.typed();
                self.remember();
            }
            PageAction::Choose(url) => self.page.choose(url),
        }
        let status = self.page.status();
        if let Some(fault) = &status.fault {
            self.tell(fault.told(self.settings.language));
        }
        self.screens.room.know_page(status);
    }
}
