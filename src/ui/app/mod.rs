//! The main window: its contents and one frame of it.

use std::{collections::BTreeSet, path::PathBuf, time::Duration};

use egui::{Context, Ui, ViewportCommand};

mod screens;

pub(super) use screens::Screens;

use super::{
    action::{Action, Document, GuideAction, Outbox, Screen},
    back::{Back, GoingBack},
    board::KeptBoard,
    commands::{Here, UiCommand},
    context::Kept,
    dialogs::{Dialog, leave::Leave},
    dispatch::Sounding,
    elsewhere,
    events::Events,
    fault, fonts, guide,
    health::Health,
    house::OpenHouse,
    i18n::set_language,
    jobs::{FileQuestion, Jobs},
    key_queue::InTurn,
    lock::{Lock, Withheld},
    pressed_keys::{Struck, struck},
    projector::{Screen as Display, Walls},
    recent::KeptRecent,
    room_page::RoomPage,
    scan::Scanner,
    screens::table::Shelf,
    telephones::StaffSide,
    theme::{self, Theme},
    typing,
    unfinished::Keeping,
};
use crate::{
    i18n::{Language, Told as _},
    rules::time::Timestamp,
    session::{Desk, Operator},
    store::{
        journal::{MirrorStatus, Trouble},
        printers::Spooler,
        profiles::OWN_RULEBOOKS,
        settings::{self, Settings, SettingsFile, WindowSize},
        unfinished::LeftFile,
    },
    tournament::{
        Command,
        entries::EntryId,
        papers::{Scope, SheetKind},
    },
};

/// The time that the line about an act stays, in seconds.
const TOLD_FOR: f64 = 8.0;
/// The time that a line with an offer, such as a rebuy, stays, in seconds.
const OFFERED_FOR: f64 = 30.0;
/// The interval between checks that the event's file is still there.
const LOOK: Duration = Duration::from_secs(2);

/// The main window. It uses nothing of the system's windows, so that a test can drive it.
pub struct App {
    pub(super) desk: Option<Box<dyn Desk>>,
    /// The other open events.
    pub(super) events: Events,
    /// The cached board of the house's day.
    pub(super) board: KeptBoard,
    /// The cards of recent events.
    pub(super) recent: KeptRecent,
    pub(super) kept: Kept,
    /// The past view, while the user looks back.
    pub(super) back: Option<Back>,
    pub(super) going_back: Option<GoingBack>,
    pub(super) screen: Screen,
    pub(super) screens: Screens,
    pub(super) dialog: Option<Dialog>,
    pub(super) outbox: Outbox,
    pub(super) told: Option<Told>,
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
    pub(super) free_tables: LeftFile,
    pub(super) sound: Sounding,
    pub(super) page: RoomPage,
    pub(super) staff: StaffSide,
    pub(super) keeping: Keeping,
    /// The last reported trouble with the second copy.
    pub(super) second_trouble: Option<MirrorStatus>,
    pub(super) health: Health,
    /// The crash report of an earlier run.
    pub(super) reports: fault::Reports,
    /// The time of the last check of the event's file, in seconds of the window.
    looked: f64,
    /// The time at which the codes of the open files were last kept, in seconds of the window.
    pub(in crate::ui) codes_kept: f64,
    /// The files that differed from their kept code when they were opened.
    pub(in crate::ui) not_as_kept: BTreeSet<PathBuf>,
    pub(super) lock: Option<Lock>,
    pub(super) scanner: Scanner,
    shelf: Shelf,
    dressed: Option<settings::Theme>,
    size: Option<WindowSize>,
}

/// A function that finds the present displays, in the system's order.
pub(super) type FindDisplays = Box<dyn Fn() -> Vec<Display>>;

/// An offer beside the line that reports an act.
#[derive(Clone, Debug)]
pub(super) enum Next {
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
pub(super) struct Told {
    pub(super) line: String,
    /// The action that undoes it, if any.
    pub(super) undo: Option<Action>,
    pub(super) next: Option<Next>,
    since: Option<f64>,
}

impl App {
    /// Creates a window without an event. `settings_file` holds this machine's settings, and
    /// `folder` is for new events; without one, none can be made.
    pub fn new(settings_file: SettingsFile, folder: Option<PathBuf>) -> Self {
        let (settings, notice) = settings_file.load();
        let own_rulebooks = folder.as_ref().map(|folder| folder.join(OWN_RULEBOOKS));
        let told = notice.filter(|_| settings_file.path().is_some());
        let told = told.map(|notice| notice.told(settings.language));
        let free_tables = LeftFile::without_event(&settings_file);
        let (keeping, left) = Keeping::of(free_tables.clone());
        let told = told.or_else(|| left.map(|error| error.told(settings.language)));
        let walls = Walls::new(folder.as_deref());
        let reports = fault::Reports::of(&settings_file);
        let mut app = Self {
            walls,
            desk: None,
            events: Events::default(),
            board: KeptBoard::default(),
            recent: KeptRecent::default(),
            kept: Kept::default(),
            back: None,
            going_back: None,
            screen: Screen::default(),
            screens: Screens::default(),
            dialog: None,
            outbox: Outbox::default(),
            told: told.map(Told::line),
            asked_again: None,
            settings,
            settings_file,
            shelf: Shelf::load(own_rulebooks.as_deref()),
            folder,
            jobs: Jobs::default(),
            spooler: Spooler::of_the_system(),
            displays: None,
            free_table: false,
            guide: None,
            guides_sample: false,
            house: None,
            shows_people: false,
            free_tables,
            sound: Sounding::default(),
            page: RoomPage::default(),
            staff: StaffSide::default(),
            keeping,
            second_trouble: None,
            health: Health::default(),
            reports,
            looked: 0.0,
            codes_kept: 0.0,
            not_as_kept: BTreeSet::new(),
            lock: None,
            scanner: Scanner::default(),
            dressed: None,
            size: None,
        };
        app.lock_as_remembered();
        app
    }

    /// Uses `language` if this machine has no stored language yet.
    #[must_use]
    pub fn first_speaking(mut self, language: Language) -> Self {
        if !self.settings_file.is_kept() {
            self.settings.language = language;
        }
        self
    }

    /// Returns the window without system file dialogs, printers or queries to this computer, for
    /// automated use.
    #[must_use]
    pub fn unattended(mut self) -> Self {
        self.jobs.be_silent();
        self.health.be_silent();
        self.spooler = Spooler::nowhere();
        self
    }

    /// Returns the window with file questions left open until [`Self::file_is_chosen`] answers
    /// them.
    #[must_use]
    pub fn holding_questions(mut self) -> Self {
        self.jobs.hold_questions();
        self
    }

    /// Returns the window as on a system without file dialogs.
    #[must_use]
    pub fn without_file_dialogs(mut self) -> Self {
        self.jobs.be_helpless();
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
    pub fn take(&mut self, desk: Box<dyn Desk>) {
        self.desk = Some(desk);
        self.events.taken();
        self.jobs.work_for(self.events.front_id());
        self.kept = Kept::default();
        (self.back, self.going_back) = (None, None);
        self.screens = Screens::default();
        self.screen = Screen::default();
        self.free_table = false;
        self.guide = None;
        self.shows_people = false;
        self.dialog = None;
        self.walls.forget();
        self.turn_to_tables();
    }

    /// Returns the event on the desk.
    pub fn desk(&self) -> Option<&dyn Desk> {
        self.desk.as_deref()
    }

    /// Returns the document whose file is still to be chosen.
    pub fn document(&self) -> Option<&Document> {
        match self.jobs.asked()? {
            FileQuestion::SaveDocument(document) => Some(document),
            _ => None,
        }
    }

    /// Answers the open file question as the system's dialog would; `None` cancels it.
    pub fn file_is_chosen(&mut self, file: Option<PathBuf>) {
        self.jobs.answer(file);
    }

    /// Returns the subjects of the last acts, the latest first, without names.
    pub(super) fn last_acts(&self, most: usize) -> Vec<String> {
        let Some(desk) = self.desk.as_deref() else { return Vec::new() };
        let records = desk.records();
        let last = records.len().saturating_sub(most)..records.len();
        let kind = |at: usize| {
            let number = u32::try_from(at).ok()?;
            let log = self.kept.log();
            let line = log.line(number, &records[at], desk.ledger(), self.kept.places())?;
            Some(line.kind.name(self.settings.language))
        };
        last.rev().filter_map(kind).collect()
    }

    /// Returns the settings of this machine.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Returns the line about the last act done or refused.
    pub fn line(&self) -> Option<&str> {
        self.told.as_ref().map(|told| told.line.as_str())
    }

    /// Returns the open dialog.
    pub fn dialog(&self) -> Option<&Dialog> {
        self.dialog.as_ref()
    }

    /// Returns the shown screen.
    pub fn screen(&self) -> Screen {
        self.screen
    }

    /// Requests an action as a click would; it is performed with the next frame.
    pub fn ask(&mut self, action: Action) {
        self.outbox.send(action);
    }

    /// Draws one frame, and then performs the requested actions.
    pub fn ui(&mut self, ui: &mut Ui) {
        let ctx = ui.ctx().clone();
        self.dress(&ctx);
        set_language(&ctx, self.settings.language);
        self.size = Some(size(ctx.content_rect().size()));
        if self.is_locked() {
            // A scanned code must not count as a typed word that unlocks the desk.
            self.scanner.listen(&ctx);
        }
        let withheld = self.is_locked().then(|| Withheld::take(&ctx));
        self.hear(&ctx);
        self.hear_desks(&ctx);
        self.attend_telephones(&ctx);
        self.tick();
        self.look_at_file(&ctx);
        self.look_at_second();
        self.look_at_health(&ctx);
        self.hold_close(&ctx);
        self.age(&ctx);
        self.share_tables();
        let now = self.refresh();
        self.refresh_behind();
        self.look_at_house(&ctx);
        self.look_at_recent(&ctx);
        self.attend();
        self.listen(&ctx);
        if self.screen == Screen::Room {
            self.look_at_page();
        }
        if withheld.is_none() {
            if self.guide.is_some() && self.dialog.is_none() && guide::leaves(ui) {
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
            elsewhere::tell(&ctx, self.settings.language, desk.as_mut(), &mut self.outbox);
        }
        self.empty_outbox(&ctx);
        fonts::turn_to(&ctx, self.screen);
        self.keep_trace();
        self.keep_codes_in_time(&ctx);
        self.keep_tables(self.time_of_tables(&ctx));
        self.note_walls();
        self.feed_page();
        self.wake(&ctx);
    }

    /// Updates the views to this instant, and returns it.
    pub(super) fn refresh(&mut self) -> Timestamp {
        let Some(desk) = self.desk.as_deref() else { return Timestamp::default() };
        let now = desk.now();
        self.kept.refresh(desk, now, self.settings.language);
        if let Some(back) = self.going_back.as_ref().and_then(|going| going.arrived(desk)) {
            (self.back, self.going_back) = (Some(back), None);
        }
        if let Some(back) = &mut self.back {
            back.refresh(desk, self.settings.language);
        }
        now
    }

    /// Checks whether the computer's clock was set, and says so.
    fn tick(&mut self) {
        self.tick_behind();
        let Some(desk) = &mut self.desk else { return };
        let before = desk.now();
        match desk.tick() {
            Ok(None) => {}
            Ok(Some(by)) => {
                self.screens.table.time_was_set(desk.now().since(before));
                self.clock_was_set(by);
            }
            Err(error) => self.tell(error.told(self.settings.language)),
        }
    }

    /// Checks from time to time that the event's file still exists, so that no lost file counts as
    /// saved.
    fn look_at_file(&mut self, ctx: &Context) {
        let now = ctx.input(|input| input.time);
        let due = now >= self.looked + LOOK.as_secs_f64();
        if due {
            self.look_behind();
        }
        let kept = self.desk.as_mut().filter(|desk| desk.read_only().is_none());
        if kept.is_none() && self.events.behind().next().is_none() {
            return;
        }
        if due {
            self.looked = now;
            if let Some(desk) = kept {
                desk.look();
            }
        }
        ctx.request_repaint_after(LOOK);
    }

    /// Asks for confirmation before the window closes with an event that exists only here.
    fn hold_close(&mut self, ctx: &Context) {
        if !ctx.input(|input| input.viewport().close_requested()) {
            return;
        }
        if self.is_only_here() {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            self.dialog = Some(Dialog::Leave(Leave::then(Action::Quit)));
        } else if self.ask_about_lost(ctx) || self.ask_unsaved_at_end(ctx) {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
        }
    }

    /// Returns whether leaving would lose the event: its file is gone or another program's, and
    /// there is no copy.
    pub(super) fn is_only_here(&self) -> bool {
        let trouble = self.desk.as_ref().and_then(|desk| desk.trouble());
        trouble.is_some_and(Trouble::is_file_lost)
    }

    fn press_keys(&mut self, ui: &Ui) {
        if self.shows_people {
            return;
        }
        let here = match (&self.desk, self.free_table) {
            (Some(_), _) => Here::On(self.screen),
            (None, true) => Here::FreeTable,
            (None, false) if self.has_board() => Here::Board,
            (None, false) => Here::Start,
        };
        let chosen = self.screen == Screen::Floor && self.screens.floor.table().is_some();
        // Behind a dialog, keys can only lock the desk or bring another event to it.
        for struck in struck(ui.ctx(), here, chosen, self.dialog.is_some()) {
            match struck {
                Struck::Asks(command) => self.press(command, ui),
                Struck::Rests => self.tell(self.settings.language.word("shell-keys-rest")),
            }
        }
    }

    /// Shows `line` at the bottom.
    pub(super) fn tell(&mut self, line: impl Into<String>) {
        self.told = Some(Told::line(line.into()));
    }

    /// Removes the line at the bottom after its time.
    fn age(&mut self, ctx: &Context) {
        let now = ctx.input(|input| input.time);
        let Some(told) = &mut self.told else { return };
        let stays = if told.next.is_some() { OFFERED_FOR } else { TOLD_FOR };
        let left = stays - (now - *told.since.get_or_insert(now));
        if left > 0.0 {
            ctx.request_repaint_after(Duration::from_secs_f64(left));
        } else {
            self.told = None;
        }
    }

    /// Stores the present layout of the walls.
    fn note_walls(&mut self) {
        let mut changed = false;
        for (nth, look) in self.walls.looks() {
            if let Some(kept) = self.settings.wall_mut(nth).filter(|kept| **kept != look) {
                *kept = look;
                changed = true;
            }
        }
        if changed {
            self.remember();
        }
    }

    /// Schedules the next frame for the change of the countdown. Other visible clocks change with
    /// the desk's, or else with the first running one.
    fn wake(&self, ctx: &Context) {
        let desk = self.desk.as_deref();
        let mut all = desk.into_iter().chain(self.events.behind().map(|event| event.desk));
        let running = all.find(|desk| desk.tournament().clock().runs(desk.now()));
        if let Some(desk) = running {
            let left = desk.tournament().clock().read(desk.now()).left.millis();
            // A countdown shows the second that has begun, so it changes just after a full
            // second.
            let to_next = (left - 1).rem_euclid(1_000) + 1;
            ctx.request_repaint_after(Duration::from_millis(to_next.unsigned_abs()));
        }
    }

    fn dress(&mut self, ctx: &Context) {
        let wanted = self.settings.theme;
        if self.dressed.is_none() {
            ctx.add_plugin(InTurn::default());
            // The size has its own keys, and is stored.
            ctx.options_mut(|options| options.zoom_with_keyboard = false);
        }
        if self.dressed == Some(wanted) {
            return;
        }
        self.dressed = Some(wanted);
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
        let usual = usual_operator(self.settings.language);
        let or = |text: &str, other: &str| {
            if text.is_empty() { other.to_owned() } else { text.to_owned() }
        };
        Operator {
            name: or(&self.settings.operator, &usual.name),
            station: or(&self.settings.station, &usual.station),
        }
    }

    /// Stores the settings of this machine when the program ends.
    pub fn ends(&mut self) {
        self.keep_codes();
        self.sound.end();
        self.settings.window = self.size.or(self.settings.window);
        self.remember();
    }
}

/// Returns the default operator for a desk without one.
pub(super) fn usual_operator(language: Language) -> Operator {
    Operator {
        name: language.word("shell-floor-operator"),
        station: language.word("shell-desk-station"),
    }
}

impl Told {
    pub(super) const fn line(line: String) -> Self {
        Self { line, undo: None, next: None, since: None }
    }

    pub(super) const fn done(line: String, undo: Action) -> Self {
        Self { line, undo: Some(undo), next: None, since: None }
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a window has whole points, and fewer than 65,536"
)]
fn size(of: egui::Vec2) -> WindowSize {
    WindowSize { width: of.x as u16, height: of.y as u16 }
}
