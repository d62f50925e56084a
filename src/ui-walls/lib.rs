//! The walls: windows for people twenty metres away.
//!
//! Each wall gets the present event and computes its own content, so it goes on while the desk's
//! window is covered or minimised.
#![cfg(feature = "window")]

pub mod face;
mod picture;
mod place;
mod preview;
pub mod scene;
mod source;
mod wall;
mod window;

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use bottone_base::time::Timestamp;
use bottone_i18n::Language;
use bottone_store::{
    profiles::{
        OWN_THEMES, ProfileError, ShelfEntry, save, shelf,
        themes::{USUAL_THEME, WallTheme, keep_picture, of_name},
    },
    settings::{Display, Projector},
};
use bottone_tournament::Tournament;
use bottone_view::{
    log::{MOVES_SHOWN, last_moves},
    today,
};
use bottone_view_public::walls::{MOST_CLOCKS, Schedule, Standings, latest};
use egui::{ColorImage, Context, ScreenshotCallback, ViewportCommand, ViewportId, mutex::Mutex};

use self::{
    face::WallLook,
    picture::Pictures,
    preview::Previews,
    scene::{SceneCache, SceneSource, WallScene},
    window::{Surroundings, WallWindow},
};
pub use self::{
    picture::{decode, picture},
    source::{EventKey, WallSource},
    wall::WallEvent,
};

/// The interval between checks of the walls' places, in seconds.
const LOOKS: f64 = 0.5;

/// A display as the system has it now.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Monitor {
    /// Its name and place.
    pub display: Display,
    /// Its pixels, across and down.
    pub size: (u32, u32),
    /// The number of its pixels per system point in windows.
    pub scale: f32,
    /// True if the desk's window is on it.
    pub desk: bool,
}

/// Every wall of this machine.
pub struct Walls {
    windows: Vec<Option<WallWindow>>,
    folder: Option<PathBuf>,
    themes: Vec<ShelfEntry<WallTheme>>,
    /// A counter of the readings of the themes.
    read: u64,
    pictures: Pictures,
    /// The address of the room's page for phones.
    page: Option<String>,
    /// The club's name and the file of its logo, which may not exist.
    club: (String, Option<PathBuf>),
    /// The picture of a wall that was taken last, until it is saved.
    taken: Arc<Mutex<Option<Arc<ColorImage>>>>,
    previews: Previews,
    screens: Vec<Monitor>,
    /// The open events that have a file: the file and the name of each.
    events: Vec<(PathBuf, String)>,
    /// The events of the house, in each language of a wall that shows them.
    schedules: Vec<(Language, Arc<Schedule>)>,
    /// The standings of the leagues beside the events, in each language.
    standings: Vec<(Language, Arc<Standings>)>,
    /// The time of the last check of the walls' places, in the desk's own seconds.
    last_check: f64,
}

impl Walls {
    /// Creates it without any window. The house's own themes are beside the events, in `folder`.
    pub fn new(folder: Option<&Path>) -> Self {
        let folder = folder.map(|folder| folder.join(OWN_THEMES));
        Self {
            windows: Vec::new(),
            themes: shelf(folder.as_deref()),
            folder,
            read: 0,
            pictures: Pictures::default(),
            page: None,
            club: Default::default(),
            taken: Arc::default(),
            previews: Previews::default(),
            screens: Vec::new(),
            events: Vec::new(),
            schedules: Vec::new(),
            standings: Vec::new(),
            last_check: 0.0,
        }
    }

    /// Blocks closing and changing a wall at its own window while the desk is locked.
    pub fn hold(&self, held: bool) {
        self.windows.iter().flatten().for_each(|window| window.hold(held));
    }

    /// Takes a picture of what this wall shows, with its next frame.
    pub fn take_picture(&self, ctx: &Context, nth: usize) {
        let (taken, desk) = (Arc::clone(&self.taken), ctx.clone());
        let callback = ScreenshotCallback::new(move |image| {
            *taken.lock() = Some(image);
            desk.request_repaint_of(ViewportId::ROOT);
        });
        ctx.send_viewport_cmd_to(window(nth), ViewportCommand::Screenshot(callback));
        ctx.request_repaint_of(window(nth));
    }

    /// Returns the picture that was taken, once.
    pub fn picture_taken(&self) -> Option<Arc<ColorImage>> {
        self.taken.lock().take()
    }

    /// Takes the club's name and the file of its logo, which may not exist.
    pub fn know_club(&mut self, name: &str, logo: Option<PathBuf>) {
        if self.club.0 != name || self.club.1 != logo {
            self.club = (name.to_owned(), logo);
        }
    }

    /// Takes the events of the house, each with its start. `at` is the instant of their states.
    pub fn set_schedule(&mut self, events: &[(&Tournament, Option<Timestamp>)], at: Timestamp) {
        for language in Language::ALL {
            let schedule = Schedule::of(language, events, at);
            match self.schedules.iter_mut().find(|(of, _)| *of == language) {
                Some((_, known)) if **known == schedule => {}
                Some((_, known)) => *known = Arc::new(schedule),
                None => self.schedules.push((language, Arc::new(schedule))),
            }
        }
    }

    /// Takes the standings of the leagues beside the events, which `in_language` returns.
    pub fn set_standings(&mut self, in_language: impl Fn(Language) -> Standings) {
        let of = |language| (language, Arc::new(in_language(language)));
        self.standings = Language::ALL.into_iter().map(of).collect();
    }

    fn standings(&self, language: Language) -> Arc<Standings> {
        let known = self.standings.iter().find(|(of, _)| *of == language);
        known.map(|(_, standings)| Arc::clone(standings)).unwrap_or_default()
    }

    fn schedule(&self, language: Language) -> Arc<Schedule> {
        let known = self.schedules.iter().find(|(of, _)| *of == language);
        known.map(|(_, schedule)| Arc::clone(schedule)).unwrap_or_default()
    }

    /// Returns the displays at the last check.
    pub fn monitors(&self) -> &[Monitor] {
        &self.screens
    }

    /// Returns the open events, if there are several: the file and the name of each.
    pub fn events(&self) -> &[(PathBuf, String)] {
        &self.events
    }

    /// Takes the present displays.
    pub fn set_monitors(&mut self, screens: Vec<Monitor>) {
        self.screens = screens;
    }

    /// Returns whether this wall fills its display now.
    pub fn fills(&self, nth: usize) -> bool {
        self.windows.get(nth).and_then(Option::as_ref).is_some_and(WallWindow::fills)
    }

    /// Returns the display of this wall, if known.
    pub fn display(&self, nth: usize) -> Option<&Display> {
        self.windows.get(nth)?.as_ref()?.display()
    }

    /// Returns whether the walls' places are to be checked, for which [`Self::settle`] needs the
    /// present displays. `time` is the desk's own, in seconds.
    pub fn needs_check(&mut self, time: f64) -> bool {
        let due = self.any_open() && (time - self.last_check).abs() >= LOOKS;
        if due {
            self.last_check = time;
        }
        due
    }

    /// Stores each wall's display after its window was moved by hand. Walls whose display is gone
    /// come to the desk.
    pub fn settle(&mut self, ctx: &Context) {
        for window in self.windows.iter_mut().flatten() {
            window.settle(ctx, &self.screens);
        }
    }

    /// Returns every theme, and the errors of those that cannot be used.
    pub fn themes(&self) -> &[ShelfEntry<WallTheme>] {
        &self.themes
    }

    /// Returns the theme of this name, or else the usual one, and its folder.
    pub fn theme(&self, id: &str) -> (WallTheme, Option<PathBuf>) {
        let found = of_name(&self.themes, id).or_else(|| of_name(&self.themes, USUAL_THEME));
        let found = found.map(|(theme, folder)| (theme.clone(), folder.map(Path::to_owned)));
        found.unwrap_or_default()
    }

    /// Saves a theme as the house's own, with its picture beside it. Returns its name among the
    /// others; `None` without a folder for it.
    ///
    /// # Errors
    /// If it is not a theme, or the disk fails.
    pub fn save_theme(&mut self, theme: &WallTheme) -> Result<Option<String>, ProfileError> {
        let Some(folder) = &self.folder else { return Ok(None) };
        let mut theme = theme.clone();
        if let Some(picture) = &mut theme.picture {
            let file = Path::new(&picture.file);
            if let Ok(beside) = file.strip_prefix(folder) {
                picture.file = beside.to_string_lossy().into_owned();
            } else if file.is_absolute()
                // An unreadable picture keeps its path, and the tab shows the error.
                && let Ok(name) = keep_picture(folder, file)
            {
                picture.file = name;
            }
        }
        let file = save(folder, &theme.name, &theme)?;
        self.reload_themes();
        Ok(file.file_stem().map(|stem| stem.to_string_lossy().into_owned()))
    }

    /// Reads themes and pictures again after a file was changed.
    pub fn reload_themes(&mut self) {
        self.themes = shelf(self.folder.as_deref());
        self.read += 1;
        self.pictures.forget();
    }

    /// Forgets the event, because another one is on the desk.
    pub fn forget(&mut self) {
        self.previews = Previews::default();
    }

    /// Returns whether this wall is open.
    pub fn is_open(&self, nth: usize) -> bool {
        self.windows.get(nth).is_some_and(Option::is_some)
    }

    /// Returns whether any wall is open.
    pub fn any_open(&self) -> bool {
        self.windows.iter().any(Option::is_some)
    }

    /// Opens this wall as it was left.
    pub fn open(&mut self, nth: usize, look: &Projector, screens: &[Monitor]) {
        if self.windows.len() <= nth {
            self.windows.resize_with(nth + 1, || None);
        }
        let others = Surroundings { monitors: screens, used: self.used_displays(nth) };
        self.windows[nth] = Some(WallWindow::new(nth, look, &others));
    }

    /// Closes this wall.
    pub fn close(&mut self, nth: usize) {
        if let Some(window) = self.windows.get_mut(nth) {
            *window = None;
        }
    }

    /// Removes this wall; those after it move up.
    pub fn remove(&mut self, nth: usize) {
        if nth < self.windows.len() {
            // A window belongs to its number: the caller reopens those that move up.
            self.windows.truncate(nth);
        }
    }

    /// Changes an open wall.
    pub fn change(&mut self, ctx: &Context, nth: usize, look: &Projector, screens: &[Monitor]) {
        let others = Surroundings { monitors: screens, used: self.used_displays(nth) };
        if let Some(Some(window)) = self.windows.get_mut(nth) {
            window.change(ctx, look, &others);
        }
    }

    /// Returns the displays of the other walls.
    fn used_displays(&self, nth: usize) -> Vec<Display> {
        let others = self.windows.iter().enumerate().filter(|(other, _)| *other != nth);
        others.filter_map(|(_, window)| window.as_ref()?.display().cloned()).collect()
    }

    /// Returns the present settings of the open walls, which may have been changed by a key at the
    /// wall.
    pub fn looks(&self) -> impl Iterator<Item = (usize, Projector)> {
        let open = self.windows.iter().enumerate();
        open.filter_map(|(nth, window)| Some((nth, window.as_ref()?.look())))
    }

    /// Shows every open wall; call it in every frame. `page` is the address of the room's page
    /// while it is on. A wall shows the first of the `open` events, unless others were chosen for
    /// it.
    pub fn show(
        &mut self,
        ctx: &Context,
        open: &[&dyn WallSource],
        page: Option<&str>,
    ) -> ClosedWalls {
        if self.page.as_deref() != page {
            self.page = page.map(str::to_owned);
        }
        let file = |event: &&dyn WallSource| {
            Some((event.path()?.to_owned(), today::name(event.tournament())))
        };
        self.events =
            if open.len() > 1 { open.iter().filter_map(file).collect() } else { Vec::new() };
        self.previews.begin_frame();
        if !self.any_open() {
            return ClosedWalls::default();
        }
        let mut gone = ClosedWalls::default();
        let mut windows = std::mem::take(&mut self.windows);
        for (nth, window) in windows.iter_mut().enumerate() {
            let Some(window) = window else { continue };
            let look = window.look();
            let dressed = self.theme_and_look(ctx, look.theme());
            let chosen = chosen_events(open, &look);
            let Some((first, others)) = chosen.split_first() else {
                gone.without_events.push(nth);
                continue;
            };
            let event = self.event(*first, &look);
            let now = first.now();
            let beside =
                others.iter().map(|other| (self.event(*other, &look), other.now().since(now)));
            let beside = beside.collect();
            // If there are several events, they are named.
            let names: Vec<String> =
                chosen.iter().map(|event| today::name(event.tournament())).collect();
            let name = if open.len() > 1 {
                names.join(", ")
            } else {
                first.tournament().setup().name.clone()
            };
            if !window.show(ctx, (&event, beside), *first, dressed, &name) {
                gone.closed.push(nth);
            }
        }
        self.windows = windows;
        gone
    }

    /// Returns a theme with its present look.
    fn theme_and_look(&mut self, ctx: &Context, id: &str) -> (Arc<WallTheme>, Arc<WallLook>) {
        let (theme, folder) = self.theme(id);
        let look = self.look(ctx, &theme, folder.as_deref());
        (Arc::new(theme), Arc::new(look))
    }

    /// Returns the look of a theme in `folder`, with its picture once that is read.
    pub fn look(&mut self, ctx: &Context, theme: &WallTheme, folder: Option<&Path>) -> WallLook {
        let folder = folder.or(self.folder.as_deref());
        let path = theme.picture.as_ref().map(|picture| picture.path(folder));
        let picture = path.and_then(|path| self.pictures.get(ctx, &path));
        let logo = self.club.1.as_deref().and_then(|file| self.pictures.get(ctx, file));
        WallLook::of(theme, picture).of_club(&self.club.0, logo)
    }

    /// Returns the reason why a theme's picture is not shown.
    pub fn picture_fault(
        &self,
        theme: &WallTheme,
        folder: Option<&Path>,
        language: Language,
    ) -> Option<String> {
        let path = theme.picture.as_ref()?.path(folder.or(self.folder.as_deref()));
        self.pictures.fault(&path, language)
    }

    /// Returns the event's data for a wall with this look, made again when the event has changed.
    fn event(&self, source: &dyn WallSource, look: &Projector) -> Arc<WallEvent> {
        let language = look.language.unwrap_or(source.language());
        let key = EventKey {
            page: self.page.clone(),
            // The forecast end changes without an act.
            ends: source.ends(language),
            schedule: self.schedule(language),
            standings: self.standings(language),
        };
        source.kept(language, key, &|key| Arc::new(WallEvent::of(source, language, key)))
    }

    /// Returns the content of a wall with this look at this instant. It is for a small picture of
    /// the wall on the desk.
    pub fn preview(
        &mut self,
        source: &dyn WallSource,
        look: &Projector,
        theme: &WallTheme,
    ) -> Arc<WallScene> {
        let event = self.event(source, look);
        self.previews.scene(&event, look.hold, theme, source.now())
    }

    /// Returns the present content of this wall, if it is open.
    pub fn scene(&self, nth: usize) -> Option<Arc<WallScene>> {
        self.windows.get(nth)?.as_ref()?.scene()
    }
}

/// The walls that no longer show anything, by their number.
#[derive(Debug, Default)]
pub struct ClosedWalls {
    /// The walls whose windows were closed by hand.
    pub closed: Vec<usize>,
    /// The walls whose chosen events are all closed.
    pub without_events: Vec<usize>,
}

/// Returns the events that a wall shows: the open ones among those chosen for it, or the first
/// without a choice.
fn chosen_events<'a>(open: &[&'a dyn WallSource], look: &Projector) -> Vec<&'a dyn WallSource> {
    let of = |path: &PathBuf| open.iter().copied().find(|event| event.path() == Some(path));
    let mut chosen: Vec<_> = look.events.iter().filter_map(of).collect();
    chosen.truncate(MOST_CLOCKS);
    if look.events.is_empty() {
        chosen.extend(open.first().copied());
    }
    chosen
}

impl WallEvent {
    fn of(source: &dyn WallSource, language: Language, key: &EventKey) -> Self {
        let EventKey { page, ends, schedule, standings } = key;
        let (t, records, ledger) = (source.tournament(), source.records(), source.ledger());
        let moves = latest(language, t, records, ledger, source.now());
        let file = source.path().and_then(Path::file_name).unwrap_or_default().to_string_lossy();
        let standings = (Arc::new(standings.for_event(&file)), standings.counts(&file));
        Self {
            revision: source.revision(),
            language,
            tournament: t.clone(),
            strip: last_moves(language, t, records, ledger, MOVES_SHOWN),
            moves,
            page: page.clone(),
            cache: SceneCache::of(language, t),
            ends: ends.clone(),
            schedule: Arc::clone(schedule),
            standings,
            witness: source.witness(),
        }
    }

    fn source<'a>(&'a self, theme: &'a WallTheme) -> SceneSource<'a> {
        SceneSource {
            language: self.language,
            event: &self.tournament,
            strip: &self.strip,
            moves: &self.moves,
            page: self.page.as_deref(),
            ends: self.ends.as_ref(),
            schedule: &self.schedule,
            standings: (&self.standings.0, self.standings.1),
            witness: self.witness,
            theme,
            cache: &self.cache,
        }
    }
}

/// Returns the window's id for egui.
pub fn window(nth: usize) -> ViewportId {
    if nth == 0 {
        ViewportId::from_hash_of("projector")
    } else {
        ViewportId::from_hash_of(("projector", nth))
    }
}
