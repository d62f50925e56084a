//! The main window: its contents and one frame of it.

use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
    time::Duration,
};

use bottone_base::time::Timestamp;
use bottone_i18n::{Language, ToText as _};
use bottone_session::{Desk, Operator, Session};
use bottone_store::{
    file_watch::FileWatch,
    journal::{MirrorStatus, Trouble},
    printers::Spooler,
    profiles::OWN_RULEBOOKS,
    settings::{self, Settings, SettingsFile, WindowSize},
    unfinished::UnfinishedFile,
};
use bottone_tournament::{
    Command,
    entries::EntryId,
    papers::{Scope, SheetKind},
};
use bottone_ui_dialogs::leave::AskLeave;
use bottone_ui_frame::{
    action::{Action, Document, GuideAction, Outbox, Screen},
    commands::{KeyContext, UiCommand, is_held_with_alt},
    context::FrameViews,
    dialog::Dialog,
    operator::usual_operator,
    other_desks,
    requests::FileQuestion,
};
use bottone_ui_kit::{
    fonts,
    i18n::set_language,
    key_queue::KeyQueue,
    theme::{self, Theme},
    typing,
};
use bottone_ui_table::Shelf;
use bottone_ui_walls::{Monitor as Display, Walls};
use egui::{Context, Id, Ui, ViewportCommand};

use super::{
    board::BoardCache,
    crash_report,
    dispatch::SoundClient,
    events::Events,
    first_events::FirstEvents,
    guide,
    health::Health,
    house::OpenHouse,
    jobs::Jobs,
    lock::{LockCard, WithheldInput},
    look_back::{PastView, Replay},
    pressed_keys::{PressedKey, take_pressed},
    recent::RecentCache,
    room_page::RoomPage,
    scan::Scanner,
    staff_phones::StaffSide,
    unfinished_hands::UnfinishedStore,
};

mod screens;

pub(super) use screens::Screens;

/// The time that the line about an act stays, in seconds.
const SHOWN_FOR: f64 = 8.0;
/// The time that a line with an offer, such as a rebuy, stays, in seconds.
const OFFERED_FOR: f64 = 30.0;
/// The interval between checks that the event's file is still there.
const LOOK: Duration = Duration::from_secs(2);

/// The main window. It uses nothing of the system's windows, so that a test can drive it.
pub struct App {
    pub(super) desk: Option<Box<Session>>,
    /// The other open events.
    pub(super) events: Events,
    /// The events that open with the window.
    pub(crate) first: FirstEvents,
    /// The cached board of the house's day.
    pub(super) board: BoardCache,
    /// The cards of recent events.
    pub(super) recent: RecentCache,
    pub(super) views: FrameViews,
    /// The past view, while the user looks back.
    pub(super) past_view: Option<PastView>,
    pub(super) replay: Option<Replay>,
    pub(super) screen: Screen,
    pub(super) screens: Screens,
    pub(super) dialog: Option<Box<dyn Dialog>>,
    pub(super) outbox: Outbox,
    pub(super) status: Option<StatusLine>,
    /// The command of a key that must be pressed again, with the window's time in seconds.
    pub(super) asked_again: Option<(UiCommand, f64)>,
    pub(super) settings: Settings,
    pub(super) settings_file: SettingsFile,
    pub(super) folder: Option<PathBuf>,
    pub(super) jobs: Jobs,
    pub(super) spooler: Spooler,
    pub(super) walls: Walls,
    pub(super) displays: Option<FindDisplays>,
    pub(super) free_table: bool,
    /// The shown card of the guide, from 0.
    pub(super) guide: Option<usize>,
    /// True if the guide was requested and waits for the sample evening.
    pub(super) guides_sample: bool,
    /// The open house, and whether its people are shown.
    pub(super) house: Option<OpenHouse>,
    pub(super) shows_people: bool,
    /// The file for unfinished hands at a table without an event, for the life of the program.
    pub(super) free_tables: UnfinishedFile,
    pub(super) sound: SoundClient,
    pub(super) page: RoomPage,
    pub(super) staff: StaffSide,
    pub(super) keeping: UnfinishedStore,
    /// The last reported trouble with the second copy.
    pub(super) second_trouble: Option<MirrorStatus>,
    pub(super) health: Health,
    /// The crash report of an earlier run.
    pub(super) reports: crash_report::EarlierReport,
    /// The time of the last check of the event's file, in seconds of the window.
    last_file_check: f64,
    /// The watch over the files of the open events, once there is one.
    file_watch: Option<FileWatch>,
    /// The time at which the codes of the open files were last kept, in seconds of the window.
    pub(crate) codes_kept: f64,
    /// The files that differed from their kept code when they were opened.
    pub(crate) not_as_kept: BTreeSet<PathBuf>,
    pub(super) lock: Option<LockCard>,
    pub(super) scanner: Scanner,
    shelf: Shelf,
    applied_theme: Option<settings::Theme>,
    size: Option<WindowSize>,
}

/// A function that finds the present displays, in the system's order.
pub(super) type FindDisplays = Box<dyn Fn() -> Vec<Display>>;

/// An offer beside the line that reports an act.
#[derive(Clone, Debug)]
pub(super) enum NextOffer {
    /// A sheet, after a table broke or a player was called.
    Paper(SheetKind, Scope),
    /// A rebuy for a busted player.
    Rebuy(Command),
    /// A re-entry for a busted player.
    ReEntry(Command),
    /// The payment of a busted player's prize.
    Pay(EntryId),
}

/// The line about an act that was just done or refused.
pub(super) struct StatusLine {
    pub(super) line: String,
    /// The action that undoes it, if any.
    pub(super) undo: Option<Action>,
    pub(super) next: Option<NextOffer>,
    since: Option<f64>,
}

/// Returns the time to the next minute, when some texts change.
fn until_next_minute(now: Timestamp) -> Duration {
    let passed = now.millis().rem_euclid(60_000).unsigned_abs();
    Duration::from_millis(60_000 - passed)
}

/// Returns the operator in these settings.
pub(crate) fn operator_of(settings: &Settings) -> Operator {
    let usual = usual_operator(settings.language);
    let or = |text: &str, other: &str| {
        if text.is_empty() { other.to_owned() } else { text.to_owned() }
    };
    Operator {
        name: or(&settings.operator, &usual.name),
        station: or(&settings.station, &usual.station),
    }
}

impl App {
    /// Creates a window without an event. `settings_file` holds this machine's settings, and
    /// `folder` is for new events; without one, none can be made.
    pub fn new(settings_file: SettingsFile, folder: Option<PathBuf>) -> Self {
        let (settings, notice) = settings_file.load();
        let own_rulebooks = folder.as_ref().map(|folder| folder.join(OWN_RULEBOOKS));
        let message = notice.filter(|_| settings_file.path().is_some());
        let message = message.map(|notice| notice.to_text(settings.language));
        let free_tables = UnfinishedFile::without_event(&settings_file);
        let (keeping, left) = UnfinishedStore::of(free_tables.clone());
        let message = message.or_else(|| left.map(|error| error.to_text(settings.language)));
        let walls = Walls::new(folder.as_deref());
        let reports = crash_report::EarlierReport::of(&settings_file);
        let mut app = Self {
            walls,
            desk: None,
            events: Events::default(),
            first: FirstEvents::default(),
            board: BoardCache::default(),
            recent: RecentCache::default(),
            views: FrameViews::default(),
            past_view: None,
            replay: None,
            screen: Screen::default(),
            screens: Screens::default(),
            dialog: None,
            outbox: Outbox::default(),
            status: message.map(StatusLine::plain),
            asked_again: None,
            settings,
            settings_file,
            shelf: Shelf::load(own_rulebooks.as_deref()),
            folder,
            jobs: Jobs::default(),
            spooler: Spooler::system(),
            displays: None,
            free_table: false,
            guide: None,
            guides_sample: false,
            house: None,
            shows_people: false,
            free_tables,
            sound: SoundClient::default(),
            page: RoomPage::default(),
            staff: StaffSide::default(),
            keeping,
            second_trouble: None,
            health: Health::default(),
            reports,
            last_file_check: 0.0,
            file_watch: None,
            codes_kept: 0.0,
            not_as_kept: BTreeSet::new(),
            lock: None,
            scanner: Scanner::default(),
            applied_theme: None,
            size: None,
        };
        app.lock_as_remembered();
        app
    }

    /// Uses `language` if this machine has no stored language yet.
    #[must_use]
    pub fn with_default_language(mut self, language: Language) -> Self {
        if !self.settings_file.exists() {
            self.settings.language = language;
        }
        self
    }

    /// Returns the window without system file dialogs, printers or queries to this computer, for
    /// automated use.
    #[must_use]
    pub fn unattended(mut self) -> Self {
        self.jobs.stop_asking();
        self.health.disable();
        self.spooler = Spooler::none();
        self
    }

    /// Returns the window with file questions left open until [`Self::file_is_chosen`] answers
    /// them.
    #[must_use]
    pub fn with_held_questions(mut self) -> Self {
        self.jobs.hold_questions();
        self
    }

    /// Returns the window as on a system without file dialogs.
    #[must_use]
    pub fn without_file_dialogs(mut self) -> Self {
        self.jobs.disable_dialogs();
        self
    }

    /// Returns the window with these printers.
    #[must_use]
    pub fn with_printers(mut self, spooler: Spooler) -> Self {
        self.spooler = spooler;
        self
    }

    /// Returns the window with the displays that `find` finds, in the system's order.
    #[must_use]
    pub fn with_displays(mut self, find: impl Fn() -> Vec<Display> + 'static) -> Self {
        self.displays = Some(Box::new(find));
        self
    }

    /// Puts an event on the desk, in place of any other.
    pub fn set_desk(&mut self, desk: Box<Session>) {
        self.desk = Some(desk);
        self.events.register();
        self.jobs.set_event(self.events.front_id());
        self.views = FrameViews::default();
        (self.past_view, self.replay) = (None, None);
        self.screens = Screens::default();
        self.screen = Screen::default();
        self.free_table = false;
        self.guide = None;
        self.shows_people = false;
        self.dialog = None;
        self.walls.forget();
        self.switch_tables();
    }

    /// Returns the event on the desk.
    pub fn desk(&self) -> Option<&dyn Desk> {
        self.desk.as_deref().map(|desk| desk as &dyn Desk)
    }

    /// Returns the document whose file is still to be chosen.
    pub fn document(&self) -> Option<&Document> {
        match self.jobs.open_question()? {
            FileQuestion::SaveDocument(document) => Some(document),
            _ => None,
        }
    }

    /// Answers the open file question as the system's dialog would; `None` cancels it.
    pub fn file_is_chosen(&mut self, file: Option<PathBuf>) {
        self.jobs.answer_question(file);
    }

    /// Returns the subjects of the last acts, the latest first, without names.
    pub(super) fn last_acts(&self, most: usize) -> Vec<String> {
        let Some(desk) = self.desk.as_deref() else { return Vec::new() };
        let records = desk.records();
        let last = records.len().saturating_sub(most)..records.len();
        let kind = |at: usize| {
            let number = u32::try_from(at).ok()?;
            Some(self.views.log(desk).kind(number)?.name(self.settings.language))
        };
        last.rev().filter_map(kind).collect()
    }

    /// Returns the settings of this machine.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Returns the line about the last act done or refused.
    pub fn status_text(&self) -> Option<&str> {
        self.status.as_ref().map(|status| status.line.as_str())
    }

    /// Returns the open dialog.
    pub fn dialog(&self) -> Option<&dyn Dialog> {
        self.dialog.as_deref()
    }

    /// Opens a dialog in place of any other.
    pub(super) fn ask(&mut self, dialog: impl Dialog) {
        self.dialog = Some(Box::new(dialog));
    }

    /// Returns whether the open dialog is of this type.
    pub fn is_asked<T: Dialog>(&self) -> bool {
        self.dialog().is_some_and(<dyn Dialog>::is::<T>)
    }

    /// Returns the shown screen.
    pub fn screen(&self) -> Screen {
        self.screen
    }

    /// Requests an action as a click would; it is performed with the next frame.
    pub fn request(&mut self, action: Action) {
        self.outbox.send(action);
    }

    /// Draws one frame, and then performs the requested actions.
    pub fn ui(&mut self, ui: &mut Ui) {
        let ctx = ui.ctx().clone();
        self.apply_theme(&ctx);
        set_language(&ctx, self.settings.language);
        self.size = Some(window_size(ctx.content_rect().size()));
        if self.is_locked() {
            // A scanned code must not count as a typed word that unlocks the desk.
            self.scanner.listen(&ctx);
        }
        if typing::drop_long_pastes(&ctx) {
            self.show_status(self.settings.language.word("shell-paste-too-long"));
        }
        let withheld = self.is_locked().then(|| WithheldInput::take(&ctx));
        self.handle_jobs(&ctx);
        if self.show_opening(ui) {
            return;
        }
        self.receive_records(&ctx);
        self.answer_phones(&ctx);
        self.tick();
        self.check_file(&ctx);
        self.report_copy_state();
        self.check_health(&ctx);
        self.confirm_close(&ctx);
        self.expire_status(&ctx);
        self.share_tables();
        let now = self.refresh();
        self.refresh_background();
        self.refresh_house(&ctx);
        self.refresh_recent(&ctx);
        self.update_sound();
        self.take_scans(&ctx);
        if self.screen == Screen::Room {
            self.refresh_page_status();
        }
        if withheld.is_none() {
            if self.guide.is_some() && self.dialog.is_none() && guide::take_escape(ui) {
                self.outbox.send(Action::Guide(GuideAction::Leave));
            }
            self.press_keys(ui);
        }
        // Settle the focused field before its screen goes away.
        let leaving = if ctx.text_edit_focused() { self.outbox.take_leaving() } else { Vec::new() };
        if !leaving.is_empty() {
            typing::leave(&ctx);
        }
        self.draw(ui, now);
        for action in leaving {
            self.outbox.send(action);
        }
        if let Some(withheld) = withheld {
            self.show_lock(ui, withheld);
        }
        typing::remember(&ctx);
        if let Some(desk) = &mut self.desk {
            other_desks::share_open_item(
                &ctx,
                self.settings.language,
                desk.as_mut(),
                &mut self.outbox,
            );
        }
        self.empty_outbox(&ctx);
        fonts::set_screen(&ctx, Id::unique(("a screen", self.screen)));
        self.log_refusals();
        self.store_codes_regularly(&ctx);
        self.keep_tables(self.time_of_tables(&ctx));
        self.store_walls();
        self.feed_page();
        self.schedule_frame(&ctx);
    }

    /// Updates the views to this instant, and returns it.
    pub(super) fn refresh(&mut self) -> Timestamp {
        let Some(desk) = self.desk.as_deref() else { return Timestamp::default() };
        let now = desk.now();
        self.views.refresh(desk, now, self.settings.language);
        if let Some(back) = self.replay.as_ref().and_then(|going| going.poll(desk)) {
            (self.past_view, self.replay) = (Some(back), None);
        }
        if let Some(back) = &mut self.past_view {
            back.refresh(desk, self.settings.language);
        }
        now
    }

    /// Checks whether the computer's clock was set, and says so.
    fn tick(&mut self) {
        self.tick_background();
        let Some(desk) = &mut self.desk else { return };
        let before = desk.now();
        match desk.check_clock() {
            Ok(None) => {}
            Ok(Some(by)) => {
                self.screens.table.shift_clocks(desk.now().since(before));
                self.clock_was_set(by);
            }
            Err(error) => self.show_status(error.to_text(self.settings.language)),
        }
    }

    /// Checks from time to time that the event's file still exists, so that no lost file counts as
    /// saved.
    fn check_file(&mut self, ctx: &Context) {
        let now = ctx.input(|input| input.time);
        let due = now >= self.last_file_check + LOOK.as_secs_f64();
        if due {
            self.check_background_files();
        }
        let kept = self.desk.as_mut().filter(|desk| desk.read_only().is_none());
        if kept.is_none() && self.events.in_background().next().is_none() {
            return;
        }
        if due {
            self.last_file_check = now;
            if let Some(desk) = kept {
                desk.check_log();
            }
        }
        let rests = self.watch_files(ctx);
        let at = self.desk.as_ref().filter(|_| rests).map(|desk| desk.now());
        ctx.request_repaint_after(at.map_or(LOOK, until_next_minute));
    }

    /// Lets a thread watch the files of the open events. Returns whether that is enough: another
    /// desk on the log or a second copy needs regular checks.
    fn watch_files(&mut self, ctx: &Context) -> bool {
        let all =
            self.desk().into_iter().chain(self.events.in_background().map(|event| event.desk));
        let open: Vec<&dyn Desk> = all.filter(|desk| desk.read_only().is_none()).collect();
        if open.iter().any(|desk| desk.network().is_some() || desk.second_place().is_some()) {
            return false;
        }
        let files = open.iter().filter_map(|desk| desk.path()).map(Path::to_owned).collect();
        if self.file_watch.is_none() {
            let ctx = ctx.clone();
            self.file_watch = FileWatch::start(LOOK, move || ctx.request_repaint());
        }
        self.file_watch.as_mut().is_some_and(|watch| watch.set(files))
    }

    /// Asks for confirmation before the window closes with an event that exists only here.
    fn confirm_close(&mut self, ctx: &Context) {
        if !ctx.input(|input| input.viewport().close_requested()) {
            return;
        }
        if self.is_only_copy() {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            self.ask(AskLeave::new(Action::Quit));
        } else if self.ask_about_lost(ctx) || self.ask_unsaved_at_end(ctx) {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
        }
    }

    /// Returns whether leaving would lose the event: its file is gone or another program's, and
    /// there is no copy.
    pub(super) fn is_only_copy(&self) -> bool {
        let trouble = self.desk.as_ref().and_then(|desk| desk.trouble());
        trouble.is_some_and(Trouble::is_file_lost)
    }

    fn press_keys(&mut self, ui: &Ui) {
        if self.shows_people {
            return;
        }
        let here = match (&self.desk, self.free_table) {
            (Some(_), _) => KeyContext::On(self.screen),
            (None, true) => KeyContext::FreeTable,
            (None, false) if self.has_board() => KeyContext::Board,
            (None, false) => KeyContext::Start,
        };
        let chosen = self.screen == Screen::Floor && self.screens.floor.table().is_some();
        // Behind a dialog, keys can only lock the desk or bring another event to it.
        for struck in take_pressed(ui.ctx(), here, chosen, self.dialog.is_some()) {
            match struck {
                PressedKey::Asks(command) => self.run_key_command(command, ui),
                PressedKey::Rests => {
                    self.show_status(self.settings.language.word("shell-keys-rest"));
                }
            }
        }
    }

    /// Shows `line` at the bottom.
    pub(super) fn show_status(&mut self, line: impl Into<String>) {
        self.status = Some(StatusLine::plain(line.into()));
    }

    /// Removes the line at the bottom after its time.
    fn expire_status(&mut self, ctx: &Context) {
        let now = ctx.input(|input| input.time);
        let Some(status) = &mut self.status else { return };
        let stays = if status.next.is_some() { OFFERED_FOR } else { SHOWN_FOR };
        let left = stays - (now - *status.since.get_or_insert(now));
        if left > 0.0 {
            ctx.request_repaint_after(Duration::from_secs_f64(left));
        } else {
            self.status = None;
        }
    }

    /// Stores the present layout of the walls.
    fn store_walls(&mut self) {
        let mut changed = false;
        for (nth, look) in self.walls.looks() {
            if let Some(kept) = self.settings.wall_mut(nth).filter(|kept| **kept != look) {
                *kept = look;
                changed = true;
            }
        }
        if changed {
            self.store_settings();
        }
    }

    /// Schedules the next frame for the change of the countdown. Other visible clocks change with
    /// the desk's, or else with the first running one.
    fn schedule_frame(&self, ctx: &Context) {
        let mut all =
            self.desk().into_iter().chain(self.events.in_background().map(|event| event.desk));
        let running = all.find(|desk| desk.tournament().clock().runs(desk.now()));
        if let Some(desk) = running {
            let left = desk.tournament().clock().read(desk.now()).left.millis();
            // A countdown shows the second that has begun, so it changes just after a full
            // second.
            let to_next = (left - 1).rem_euclid(1_000) + 1;
            ctx.request_repaint_after(Duration::from_millis(to_next.unsigned_abs()));
        }
    }

    fn apply_theme(&mut self, ctx: &Context) {
        let wanted = self.settings.theme;
        if self.applied_theme.is_none() {
            ctx.add_plugin(KeyQueue::new(is_held_with_alt));
            // The size has its own keys, and is stored.
            ctx.options_mut(|options| options.zoom_with_keyboard = false);
        }
        if self.applied_theme == Some(wanted) {
            return;
        }
        self.applied_theme = Some(wanted);
        theme::apply(ctx, &Theme::LIGHT);
        theme::apply(ctx, &Theme::DARK);
        ctx.set_theme(match wanted {
            settings::Theme::Dark => egui::ThemePreference::Dark,
            settings::Theme::Light => egui::ThemePreference::Light,
            settings::Theme::System => egui::ThemePreference::System,
        });
    }

    /// Returns the operator that this machine remembers.
    pub(super) fn operator(&self) -> Operator {
        operator_of(&self.settings)
    }

    /// Stores the settings of this machine when the program ends.
    pub fn save_on_exit(&mut self) {
        self.store_codes();
        self.sound.end();
        self.settings.window = self.size.or(self.settings.window);
        self.store_settings();
    }
}

impl StatusLine {
    pub(super) const fn plain(line: String) -> Self {
        Self { line, undo: None, next: None, since: None }
    }

    pub(super) const fn with_undo(line: String, undo: Action) -> Self {
        Self { line, undo: Some(undo), next: None, since: None }
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a window has whole points, and fewer than 65,536"
)]
fn window_size(of: egui::Vec2) -> WindowSize {
    WindowSize { width: of.x as u16, height: of.y as u16 }
}
