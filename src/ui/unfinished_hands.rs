//! Unfinished hands at the tables. They are saved continuously and offered at the next start of the
//! program.
//!
//! Nothing of them is in the event's file until it is recorded at the table.

use bottone_base::time::{Span, Timestamp};
use bottone_dealer::UnfinishedTables;
use bottone_i18n::{Language, ToText as _};
use bottone_session::{
    Desk,
    time::{SystemClock, Timekeeper as _},
};
use bottone_store::{
    settings::SettingsFile,
    unfinished::{UnfinishedError, UnfinishedFile},
};
use bottone_ui_frame::action::{Action, Outbox, Screen};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::Button,
};
use bottone_ui_table::time_without_event;
use bottone_view_table::unfinished::describe;
use egui::{Align, Context, Frame, Label, Layout, Margin, Panel, Stroke, Ui, vec2};

use super::app::{App, Screens, StatusLine};

/// The height of the buttons, in points: the bar is over tables that are operated with fingers.
const FINGER: f32 = 44.0;

/// The file of the shown tables, its content when the program began, and its content now.
pub(super) struct UnfinishedStore {
    file: UnfinishedFile,
    offered: Option<UnfinishedTables>,
    written: UnfinishedTables,
    /// The hands dismissed in this run.
    dismissed: Option<UnfinishedTables>,
    /// True if the offer was answered, and the file must be updated.
    answered: bool,
    /// True if the last write failed, and that was reported.
    fails: bool,
    clock: SystemClock,
}

impl UnfinishedStore {
    /// Creates the store of an event's tables, with any error of their file. A read-only view
    /// leaves the tables to the desk that writes the event.
    pub(super) fn of_event(
        settings: &SettingsFile,
        desk: &dyn Desk,
    ) -> (Self, Option<UnfinishedError>) {
        if desk.read_only().is_some() {
            return Self::of(UnfinishedFile::without_event(&SettingsFile::none()));
        }
        let beginning = desk.beginning();
        Self::of(UnfinishedFile::of_event(settings, beginning.at, &beginning.setup.name))
    }

    /// Creates the store of this file's tables, with any error of the file.
    pub(super) fn of(file: UnfinishedFile) -> (Self, Option<UnfinishedError>) {
        let (left, error) = match file.load::<UnfinishedTables>() {
            Ok(left) => (left.unwrap_or_default(), None),
            Err(error) => (UnfinishedTables::default(), Some(error)),
        };
        let (left, whole) =
            if left == UnfinishedTables::default() { (left, true) } else { left.sound() };
        let error = error.or_else(|| (!whole).then(|| file.put_aside()));
        let offered = Some(left).filter(|left| !left.is_empty());
        let (written, clock) = (offered.clone().unwrap_or_default(), SystemClock::start());
        (
            Self { file, offered, written, dismissed: None, answered: false, fails: false, clock },
            error,
        )
    }

    /// Returns the hands on offer.
    pub(super) const fn offered(&self) -> Option<&UnfinishedTables> {
        self.offered.as_ref()
    }

    /// Writes the present hands if they differ from the file. Returns the error of a failed write
    /// the first time.
    fn write_changes(&mut self, screens: &Screens, now: Timestamp) -> Option<UnfinishedError> {
        let present = screens.table.unfinished(UnfinishedTables::at(now, self.clock.now()));
        self.offered = self
            .offered
            .take()
            .map(|left| left.without_conflicts(&present))
            .filter(|left| !left.is_empty());
        let left = match &self.offered {
            Some(offered) => offered.clone().merge(present),
            None => present,
        };
        if left.is_same(&self.written) {
            return None;
        }
        let done = if left.is_empty() { self.file.clear() } else { self.file.save(&left) };
        let failed_before = std::mem::replace(&mut self.fails, done.is_err());
        self.written = left;
        done.err().filter(|_| !failed_before)
    }
}

impl App {
    /// Switches to the tables of the open event, or to those without one.
    pub(super) fn switch_tables(&mut self) {
        let (keeping, error) = match self.desk.as_deref() {
            Some(desk) => UnfinishedStore::of_event(&self.settings_file, desk),
            None => UnfinishedStore::of(self.free_tables.clone()),
        };
        self.keeping = keeping;
        if let Some(error) = error {
            self.show_status(error.to_text(self.settings.language));
        }
    }

    /// Saves the unfinished hands, after all requested actions were performed.
    pub(super) fn keep_tables(&mut self, now: Timestamp) {
        let at_a_table =
            if self.desk.is_some() { self.screen == Screen::Table } else { self.free_table };
        let answered = std::mem::take(&mut self.keeping.answered);
        if (at_a_table || answered)
            && let Some(error) = self.keeping.write_changes(&self.screens, now)
        {
            self.show_status(error.to_text(self.settings.language));
        }
    }

    /// Returns the time at the shown tables.
    pub(super) fn time_of_tables(&self, ctx: &Context) -> Timestamp {
        self.desk.as_ref().map_or_else(|| time_without_event(ctx), |desk| desk.now())
    }

    /// Resumes the unfinished hands.
    pub(super) fn resume_hands(&mut self, now: Timestamp) {
        let Some(left) = self.keeping.offered.take() else { return };
        // An event's time goes on by itself; that of a table without one begins with the window.
        let by = if self.desk.is_some() {
            self.screen = Screen::Table;
            Span::ZERO
        } else {
            self.free_table = true;
            left.clock_lead(now, self.keeping.clock.now())
        };
        self.screens.table.resume(&left, by);
    }

    /// Dismisses the unfinished hands, until they are offered again.
    pub(super) fn dismiss_hands(&mut self) {
        self.keeping.dismissed = self.keeping.offered.take();
        self.keeping.answered = true;
        let line = self.settings.language.word("left-discarded");
        self.status = Some(StatusLine::with_undo(line, Action::OfferAgain));
    }

    /// Offers the dismissed hands again.
    pub(super) fn offer_hands_again(&mut self) {
        let left = self.keeping.dismissed.take();
        self.keeping.offered = self.keeping.offered.take().or(left);
        self.keeping.answered = true;
    }
}

/// Shows the bar with the offer over every screen, until it is answered.
pub(super) fn show(
    ui: &mut Ui,
    offered: Option<&UnfinishedTables>,
    language: Language,
    out: &mut Outbox,
) {
    let Some(left) = offered else { return };
    let theme = Theme::of(ui);
    let bar = Frame::new().fill(theme.raised).inner_margin(Margin::symmetric(20, 3));
    ui.style_mut().visuals.widgets.noninteractive.bg_stroke = Stroke::NONE;
    Panel::top("left at the tables").resizable(false).frame(bar).show(ui, |ui| {
        ui.spacing_mut().interact_size.y = FINGER;
        let size = vec2(ui.available_width(), FINGER);
        ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = space::ITEM;
            if ui.add(Button::new(&ui.word("left-discard"))).clicked() {
                out.send(Action::LetGo);
            }
            if ui.add(Button::primary(&ui.word("left-resume"))).clicked() {
                out.send(Action::TakeUp);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.spacing_mut().item_spacing.x = space::CARD;
                ui.label(Text::Strong.rich(ui.word("left-title")).color(theme.gold));
                let line = Text::Body.rich(describe(language, left)).color(theme.text);
                ui.add(Label::new(line).truncate());
            });
        });
    });
}
