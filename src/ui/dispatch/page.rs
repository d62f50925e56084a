//! Actions on the room's page.

use bottone_i18n::ToText as _;
use bottone_page::Names;
use bottone_ui_frame::action::PageAction;

use crate::app::App;

impl App {
    /// Returns the address of the room's page for the code on a wall; `None` while it is off.
    pub fn page_url(&self) -> Option<&str> {
        self.page.url()
    }

    /// Updates the room's page to the events.
    pub(crate) fn feed_page(&mut self) {
        if !self.page.is_on() {
            return;
        }
        // Switching between events changes nothing on phones.
        let open = self.events.all(self.desk.as_deref(), &self.views, &self.screens);
        let club = (self.settings.club.as_str(), self.logo_file());
        self.page.feed(&open, &self.board, club);
    }

    /// Updates the screen's state of the page.
    pub(crate) fn refresh_page_status(&mut self) {
        self.screens.room.set_page_status(self.page.status());
    }

    pub(super) fn handle_page(&mut self, action: PageAction) {
        match action {
            PageAction::Serve(port) => {
                if self.settings.page_port != Some(port) {
                    self.settings.page_port = Some(port);
                    self.store_settings();
                }
                // The settings may have been edited by hand.
                let names = Names::parse(&self.settings.page_names).unwrap_or_default();
                self.page.start(port, names);
                self.feed_page();
                if let Some(url) = self.page.url() {
                    self.show_status(
                        self.settings.language.say("page-address-on", &[("url", url.into())]),
                    );
                }
            }
            PageAction::Stop => {
                self.page.stop();
                self.show_status(self.settings.language.word("page-served-end"));
            }
            PageAction::AnswerTo(names) => {
                self.settings.page_names = names.typed();
                self.store_settings();
            }
            PageAction::Choose(url) => self.page.choose(url),
        }
        let status = self.page.status();
        if let Some(fault) = &status.fault {
            self.show_status(fault.to_text(self.settings.language));
        }
        self.screens.room.set_page_status(status);
    }
}
