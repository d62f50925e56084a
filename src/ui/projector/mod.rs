//! The walls: windows for people twenty metres away.
//!
//! Each is handed the event as it stands and works out by itself what to show, so that it goes on while
//! the window on the desk is covered or minimised.

pub mod face;
mod picture;
mod place;
mod preview;
pub mod scene;
mod wall;
mod window;

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use egui::{Context, ViewportId};

pub use self::picture::decode;
pub(in crate::ui) use self::picture::picture;
use self::{
    face::Look,
    picture::Pictures,
    preview::Previews,
    scene::{Kept, Scene, Source},
    wall::Event,
    window::{Others, Window},
};
use super::context::{FrameContext, MOVES_SHOWN, Until};
use crate::{
    i18n::Language,
    rules::time::Timestamp,
    session::season,
    store::{
        profiles::{
            Entry, OWN_THEMES, ProfileError, keep, shelf,
            themes::{USUAL_THEME, WallTheme, keep_picture, of_name},
        },
        settings::{Display, Projector},
    },
    tournament::Tournament,
    view::{
        Stat,
        log::last_moves,
        today,
        walls::{MOST_CLOCKS, Schedule, Standings, latest},
    },
};

/// How often it is looked where the walls are, in seconds.
const LOOKS: f64 = 0.5;

/// A display as the system has it now.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Screen {
    /// Its name and place.
    pub display: Display,
    /// How many points it has, across and down.
    pub size: (u32, u32),
    /// How many of them its system makes one of, in windows.
    pub scale: f32,
    /// Is the desk's window on it?
    pub desk: bool,
}

/// Every wall that this machine serves.
pub struct Walls {
    windows: Vec<Option<Window>>,
    folder: Option<PathBuf>,
    themes: Vec<Entry<WallTheme>>,
    /// Counts up whenever the themes were read again.
    read: u64,
    pictures: Pictures,
    /// Where telephones find the room's page.
    page: Option<String>,
    previews: Previews,
    screens: Vec<Screen>,
    /// The events that are open, where they have a file: that, and what each is called.
    events: Vec<(PathBuf, String)>,
    /// The events of the house, in each language in which a wall shows them.
    schedules: Vec<(Language, Arc<Schedule>)>,
    /// The standings of the leagues beside the events, in each language.
    standings: Vec<(Language, Arc<Standings>)>,
    /// When somebody last looked where the walls are, by the desk's own time in seconds.
    looked: f64,
}

impl Walls {
    /// No window yet. The house's own themes lie beside the events, in `folder`.
    pub fn new(folder: Option<&Path>) -> Self {
        let folder = folder.map(|folder| folder.join(OWN_THEMES));
        Self {
            windows: Vec::new(),
            themes: shelf(folder.as_deref()),
            folder,
            read: 0,
            pictures: Pictures::default(),
            page: None,
            previews: Previews::default(),
            screens: Vec::new(),
            events: Vec::new(),
            schedules: Vec::new(),
            standings: Vec::new(),
            looked: 0.0,
        }
    }

    /// While the desk is locked no wall is closed or changed at its own window.
    pub fn hold(&self, held: bool) {
        self.windows.iter().flatten().for_each(|window| window.hold(held));
    }

    /// The events of the house are these, each with when it starts. `at` is the instant of which is told how they stand.
    pub fn know_schedule(&mut self, events: &[(&Tournament, Option<Timestamp>)], at: Timestamp) {
        for language in Language::ALL {
            let schedule = Schedule::of(language, events, at);
            match self.schedules.iter_mut().find(|(of, _)| *of == language) {
                Some((_, known)) if **known == schedule => {}
                Some((_, known)) => *known = Arc::new(schedule),
                None => self.schedules.push((language, Arc::new(schedule))),
            }
        }
    }

    /// Takes the standings of the leagues that lie beside the events.
    pub fn know_standings(&mut self, leagues: &[season::Standings]) {
        let of = |language| {
            let leagues = leagues.iter().map(|league| (league.told(language), league.files()));
            (language, Arc::new(Standings::of(leagues)))
        };
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

    /// The displays as they were when somebody last looked.
    pub fn screens(&self) -> &[Screen] {
        &self.screens
    }

    /// The events that are open, where there are several: the file of each, and what it is called.
    pub fn events(&self) -> &[(PathBuf, String)] {
        &self.events
    }

    /// Tells which displays there are now.
    pub fn know(&mut self, screens: Vec<Screen>) {
        self.screens = screens;
    }

    /// Does this wall fill its display now?
    pub fn fills(&self, nth: usize) -> bool {
        self.windows.get(nth).and_then(Option::as_ref).is_some_and(Window::fills)
    }

    /// The display on which this wall is, as far as that is known.
    pub fn display(&self, nth: usize) -> Option<&Display> {
        self.windows.get(nth)?.as_ref()?.display()
    }

    /// Is it time to look where the walls are? Then [`Self::settle`] wants to know which displays there
    /// are. `time` is the desk's own, in seconds.
    pub fn wants_looking(&mut self, time: f64) -> bool {
        let due = self.any_open() && (time - self.looked).abs() >= LOOKS;
        if due {
            self.looked = time;
        }
        due
    }

    /// Remembers of each wall the display onto which somebody has brought it, and brings those to the
    /// desk whose display is gone.
    pub fn settle(&mut self, ctx: &Context) {
        for window in self.windows.iter_mut().flatten() {
            window.settle(ctx, &self.screens);
        }
    }

    /// Every theme, and what is wrong with those that cannot be used.
    pub fn themes(&self) -> &[Entry<WallTheme>] {
        &self.themes
    }

    /// The theme of this name, or the usual one where there is none of it, and the folder it lies in.
    pub fn theme(&self, id: &str) -> (WallTheme, Option<PathBuf>) {
        let found = of_name(&self.themes, id).or_else(|| of_name(&self.themes, USUAL_THEME));
        let found = found.map(|(theme, folder)| (theme.clone(), folder.map(Path::to_owned)));
        found.unwrap_or_default()
    }

    /// Keeps a theme as the house's own, with its picture beside it; returns its name among the others.
    ///
    /// # Errors
    /// When there is no folder for it, it is no theme, or the disk says no.
    pub fn keep(&mut self, theme: &WallTheme) -> Result<Option<String>, ProfileError> {
        let Some(folder) = &self.folder else { return Ok(None) };
        let mut theme = theme.clone();
        if let Some(picture) = &mut theme.picture {
            let file = Path::new(&picture.file);
            if let Ok(beside) = file.strip_prefix(folder) {
                picture.file = beside.to_string_lossy().into_owned();
            } else if file.is_absolute()
                // One that cannot be read stays where somebody said it is, and the tab tells why.
                && let Ok(name) = keep_picture(folder, file)
            {
                picture.file = name;
            }
        }
        let file = keep(folder, &theme.name, &theme)?;
        self.read_again();
        Ok(file.file_stem().map(|stem| stem.to_string_lossy().into_owned()))
    }

    /// Reads themes and pictures again: somebody has changed a file.
    pub fn read_again(&mut self) {
        self.themes = shelf(self.folder.as_deref());
        self.read += 1;
        self.pictures.forget();
    }

    /// Forgets the event: another one is on the desk.
    pub(in crate::ui) fn forget(&mut self) {
        self.previews = Previews::default();
    }

    /// Is this wall open?
    pub fn is_open(&self, nth: usize) -> bool {
        self.windows.get(nth).is_some_and(Option::is_some)
    }

    /// Is any?
    pub fn any_open(&self) -> bool {
        self.windows.iter().any(Option::is_some)
    }

    /// Opens this wall as it was left.
    pub fn open(&mut self, nth: usize, look: &Projector, screens: &[Screen]) {
        if self.windows.len() <= nth {
            self.windows.resize_with(nth + 1, || None);
        }
        let others = Others { screens, taken: self.taken(nth) };
        self.windows[nth] = Some(Window::new(nth, look, &others));
    }

    /// Closes this wall.
    pub fn close(&mut self, nth: usize) {
        if let Some(window) = self.windows.get_mut(nth) {
            *window = None;
        }
    }

    /// Takes this wall away; those behind it move up.
    pub fn remove(&mut self, nth: usize) {
        if nth < self.windows.len() {
            // A window belongs to its number: those that move up are opened anew by whoever asked.
            self.windows.truncate(nth);
        }
    }

    /// Changes an open wall.
    pub fn change(&mut self, ctx: &Context, nth: usize, look: &Projector, screens: &[Screen]) {
        let others = Others { screens, taken: self.taken(nth) };
        if let Some(Some(window)) = self.windows.get_mut(nth) {
            window.change(ctx, look, &others);
        }
    }

    /// The displays on which the other walls are.
    fn taken(&self, nth: usize) -> Vec<Display> {
        let others = self.windows.iter().enumerate().filter(|(other, _)| *other != nth);
        others.filter_map(|(_, window)| window.as_ref()?.display().cloned()).collect()
    }

    /// How the open walls are now: the room may have pressed a key.
    pub fn looks(&self) -> impl Iterator<Item = (usize, Projector)> {
        let open = self.windows.iter().enumerate();
        open.filter_map(|(nth, window)| Some((nth, window.as_ref()?.look())))
    }

    /// Shows every open wall; to be called in every frame. `page` is where telephones find the room's
    /// page, where it is on. A wall shows the first of the events that are `open`, unless it was given others.
    pub fn show(&mut self, ctx: &Context, open: &[FrameContext<'_>], page: Option<&str>) -> Gone {
        if self.page.as_deref() != page {
            self.page = page.map(str::to_owned);
        }
        let file = |cx: &FrameContext<'_>| {
            Some((cx.desk.path()?.to_owned(), today::name(cx.tournament())))
        };
        self.events =
            if open.len() > 1 { open.iter().filter_map(file).collect() } else { Vec::new() };
        self.previews.turn();
        if !self.any_open() {
            return Gone::default();
        }
        let mut gone = Gone::default();
        let mut windows = std::mem::take(&mut self.windows);
        for (nth, window) in windows.iter_mut().enumerate() {
            let Some(window) = window else { continue };
            let look = window.look();
            let dressed = self.dressed(ctx, look.theme());
            let chosen = chosen(open, &look);
            let Some((cx, others)) = chosen.split_first() else {
                gone.left.push(nth);
                continue;
            };
            let event = self.event(cx, &look);
            let beside =
                others.iter().map(|other| (self.event(other, &look), other.now.since(cx.now)));
            let beside = beside.collect();
            // Of several it is said which are meant.
            let names: Vec<String> = chosen.iter().map(|cx| today::name(cx.tournament())).collect();
            let name = if open.len() > 1 {
                names.join(", ")
            } else {
                cx.tournament().setup().name.clone()
            };
            if !window.show(ctx, (&event, beside), cx, dressed, &name) {
                gone.closed.push(nth);
            }
        }
        self.windows = windows;
        gone
    }

    /// A theme with its look, as it is now.
    fn dressed(&mut self, ctx: &Context, id: &str) -> (Arc<WallTheme>, Arc<Look>) {
        let (theme, folder) = self.theme(id);
        let look = self.look(ctx, &theme, folder.as_deref());
        (Arc::new(theme), Arc::new(look))
    }

    /// The look of a theme that lies in `folder`, with its picture once that is read.
    pub fn look(&mut self, ctx: &Context, theme: &WallTheme, folder: Option<&Path>) -> Look {
        let folder = folder.or(self.folder.as_deref());
        let path = theme.picture.as_ref().map(|picture| picture.path(folder));
        let picture = path.and_then(|path| self.pictures.get(ctx, &path));
        Look::of(theme, picture)
    }

    /// Why a theme's picture is not shown.
    pub fn picture_fault(
        &self,
        theme: &WallTheme,
        folder: Option<&Path>,
        language: Language,
    ) -> Option<String> {
        let path = theme.picture.as_ref()?.path(folder.or(self.folder.as_deref()));
        self.pictures.fault(&path, language)
    }

    /// What a wall with this look shows of the event, made anew when it has changed.
    fn event(&self, cx: &FrameContext<'_>, look: &Projector) -> Arc<Event> {
        let language = look.language.unwrap_or(cx.language);
        // When it ends is forecast, so it changes without an act.
        let ends = cx.forecast().map(|forecast| forecast.stat(language));
        let cx = FrameContext { language, ..*cx };
        let key = (self.page.clone(), ends, self.schedule(language), self.standings(language));
        let event = cx.view(Until::Change, key, |(page, ends, schedule, standings)| {
            let of_house = (Arc::clone(schedule), &**standings);
            Arc::new(Event::of(&cx, page.clone(), ends.clone(), of_house))
        });
        Arc::clone(&event)
    }

    /// What a wall with this look shows at this instant, for a small picture of it on the desk.
    pub fn preview(
        &mut self,
        cx: &FrameContext<'_>,
        look: &Projector,
        theme: &WallTheme,
    ) -> Arc<Scene> {
        let event = self.event(cx, look);
        self.previews.scene(&event, look.hold, theme, cx.now)
    }

    /// What this wall shows now, if it is open.
    pub fn scene(&self, nth: usize) -> Option<Arc<Scene>> {
        self.windows.get(nth)?.as_ref()?.scene()
    }
}

/// The walls that show nothing any more, by their number.
#[derive(Debug, Default)]
pub struct Gone {
    /// Somebody has closed their windows.
    pub closed: Vec<usize>,
    /// None of the events that they were given is open.
    pub left: Vec<usize>,
}

/// Returns the events that a wall shows: those that it was given and that are open, or the first where it was given none.
fn chosen<'a, 'b>(open: &'a [FrameContext<'b>], look: &Projector) -> Vec<&'a FrameContext<'b>> {
    let of = |path: &PathBuf| open.iter().find(|cx| cx.desk.path() == Some(path));
    let mut chosen: Vec<_> = look.events.iter().filter_map(of).collect();
    chosen.truncate(MOST_CLOCKS);
    if look.events.is_empty() {
        chosen.extend(open.first());
    }
    chosen
}

impl Event {
    fn of(
        cx: &FrameContext<'_>,
        page: Option<String>,
        ends: Option<Stat>,
        (schedule, standings): (Arc<Schedule>, &Standings),
    ) -> Self {
        let (t, language) = (cx.tournament(), cx.language);
        let (records, ledger) = (cx.desk.records(), cx.desk.ledger());
        let moves = latest(language, t, records, ledger, cx.now);
        let file = cx.desk.path().and_then(Path::file_name).unwrap_or_default().to_string_lossy();
        let standings = (Arc::new(standings.of_event(&file)), standings.counts(&file));
        Self {
            revision: cx.desk.revision(),
            language,
            tournament: t.clone(),
            strip: last_moves(language, t, records, ledger, MOVES_SHOWN),
            moves,
            page,
            kept: Kept::of(language, t),
            ends,
            schedule,
            standings,
            witness: cx.desk.witness(),
        }
    }

    fn source<'a>(&'a self, theme: &'a WallTheme) -> Source<'a> {
        Source {
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
            kept: &self.kept,
        }
    }
}

/// The window's name for egui.
pub fn window(nth: usize) -> ViewportId {
    if nth == 0 {
        ViewportId::from_hash_of("projector")
    } else {
        ViewportId::from_hash_of(("projector", nth))
    }
}
