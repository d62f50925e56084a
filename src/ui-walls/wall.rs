//! A single wall: the data handed to it, and its content at each instant.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use bottone_base::{
    time::{Span, Timestamp},
    witness::Witness,
};
use bottone_i18n::Language;
use bottone_store::{
    profiles::themes::{CurrentFace, LIGHT_THEME, USUAL_THEME, WallFace, WallTheme},
    settings::Projector,
};
use bottone_tournament::Tournament;
use bottone_view::{Stat, clock::EveningPart, highlight::HighlightKind};
use bottone_view_public::walls::{Schedule, Standings, WallMoves};
use egui::{Key, Ui, ViewportClass, ViewportCommand, ViewportId, mutex::Mutex};

use super::{
    face::{self, PAGE, WallLook},
    place::{Corner, middle},
    scene::{SceneCache, WallScene},
};

/// The interval between frames of a moment.
const FRAME: Duration = Duration::from_millis(33);
/// The time after a move of its window during which the desk checks its place, in seconds.
const MOVES: f64 = 5.0;

/// The event as handed over.
pub struct WallEvent {
    pub(super) revision: u64,
    pub(super) language: Language,
    pub(super) tournament: Tournament,
    pub(super) strip: Vec<(String, String)>,
    pub(super) moves: WallMoves,
    pub(super) page: Option<String>,
    pub(super) cache: SceneCache,
    pub(super) ends: Option<Stat>,
    pub(super) schedule: Arc<Schedule>,
    pub(super) standings: (Arc<Standings>, bool),
    pub(super) witness: Option<Witness>,
}

/// The data of a wall shared by both windows.
pub(super) struct Wall {
    pub(super) sent: Mutex<WallState>,
    pub(super) closed: AtomicBool,
}

/// The data handed to a wall, and its results.
pub(super) struct WallState {
    pub(super) event: Option<Arc<WallEvent>>,
    /// The other events whose clocks it shows too. Each has the lead of its time over the main
    /// event's.
    pub(super) other_events: Vec<(Arc<WallEvent>, Span)>,
    pub(super) look: Projector,
    pub(super) theme: Arc<WallTheme>,
    pub(super) drawn_look: Arc<WallLook>,
    /// The instant of the hand-over. The wall's own time of the first drawing follows.
    pub(super) now: Timestamp,
    pub(super) since: Option<f64>,
    /// The corner for its window, until the window was moved.
    pub(super) corner: Option<Corner>,
    /// The middle of its window in pixels, and the wall's own time of it.
    pub(super) middle: Option<(egui::Pos2, f64)>,
    /// The last time its full screen was toggled, in the same time.
    pub(super) toggled_at: f64,
    /// The last time its window moved, in the same time.
    moved_at: f64,
    /// The theme before it was switched to light.
    dark: Option<String>,
    /// True if it fills its display now.
    pub(super) fills: bool,
    /// True while the desk is locked: keys and clicks are then ignored here too.
    pub(super) locked: bool,
    /// True if it was taken out of full screen, so that its window is to be placed on the display.
    pub(super) left_full_screen: bool,
    /// The part of the evening or the held face, and its start.
    began: Option<(EveningPart, Option<WallFace>, Timestamp)>,
    last_scene: Option<LastScene>,
    /// The last clocks of several events, and their instant.
    clocks: Option<(Timestamp, Arc<WallScene>)>,
}

/// The last scene made.
struct LastScene {
    key: (u64, Language, WallFace, (i64, i64), Option<HighlightKind>),
    event: Arc<WallEvent>,
    theme: Arc<WallTheme>,
    scene: Arc<WallScene>,
}

impl Wall {
    pub(super) fn new(look: Projector) -> Self {
        let theme = Arc::new(WallTheme::default());
        let sent = WallState {
            event: None,
            other_events: Vec::new(),
            look,
            drawn_look: Arc::new(WallLook::of(&theme, None)),
            theme,
            now: Timestamp::default(),
            since: None,
            corner: None,
            middle: None,
            toggled_at: f64::NEG_INFINITY,
            moved_at: 0.0,
            dark: None,
            fills: false,
            locked: false,
            left_full_screen: false,
            began: None,
            last_scene: None,
            clocks: None,
        };
        Self { sent: Mutex::new(sent), closed: AtomicBool::new(false) }
    }

    pub(super) fn show(&self, ui: &mut Ui, class: ViewportClass) {
        let time = ui.input(|input| input.time);
        let (scene, dress, until_next) = self.sent.lock().scene_at(time);
        if class == ViewportClass::EmbeddedWindow {
            ui.set_min_size(egui::vec2(640.0, 360.0));
        } else {
            self.take_keys(ui);
            self.track_place(ui, time);
        }
        let place = ui.max_rect();
        ui.advance_cursor_after_rect(place);
        face::draw(ui, place, &scene, &dress, true);
        ui.ctx().request_repaint_after(until_next);
    }

    /// Returns the last drawn scene.
    pub(super) fn scene(&self) -> Option<Arc<WallScene>> {
        let sent = self.sent.lock();
        if !sent.other_events.is_empty() {
            return sent.clocks.as_ref().map(|(_, scene)| Arc::clone(scene));
        }
        sent.last_scene.as_ref().map(|made| Arc::clone(&made.scene))
    }

    fn take_keys(&self, ui: &Ui) {
        let (close, esc, full, light, is_full) = ui.input(|input| {
            let full = input.key_pressed(Key::F) || input.key_pressed(Key::F11);
            let twice = input.pointer.button_double_clicked(egui::PointerButton::Primary);
            (
                input.viewport().close_requested()
                    || input.key_pressed(Key::D)
                    || input.key_pressed(Key::F2),
                input.key_pressed(Key::Escape),
                full || twice,
                input.key_pressed(Key::L),
                input.viewport().fullscreen.unwrap_or(false),
            )
        });
        let mut sent = self.sent.lock();
        sent.fills = is_full;
        if sent.locked {
            return;
        }
        drop(sent);
        if full || (esc && is_full) {
            ui.send_viewport_cmd(ViewportCommand::Fullscreen(!is_full));
            let time = ui.input(|input| input.time);
            let mut sent = self.sent.lock();
            (sent.left_full_screen, sent.toggled_at) = (is_full, time);
            drop(sent);
            self.change(ui, |look| look.full_screen = !is_full);
        } else if close || esc {
            self.closed.store(true, Ordering::Relaxed);
            ui.ctx().request_repaint_of(ViewportId::ROOT);
        }
        if light {
            self.sent.lock().light_or_dark();
            ui.ctx().request_repaint_of(ViewportId::ROOT);
        }
    }

    /// Moves to its place, and notes the present one.
    fn track_place(&self, ui: &Ui, time: f64) {
        let pixels = ui.pixels_per_point();
        let is = ui.input(|input| middle(input.viewport(), pixels));
        let (moves, corner) = {
            let mut sent = self.sent.lock();
            let was = sent.middle.map(|(was, _)| was);
            sent.middle = is.map(|is| (is, time));
            if was != is {
                sent.moved_at = time;
            }
            (time - sent.moved_at < MOVES, sent.corner.take())
        };
        if let Some(corner) = corner {
            let place = corner.position(pixels, ui.ctx().zoom_factor());
            ui.send_viewport_cmd(ViewportCommand::OuterPosition(place));
        }
        // The desk keeps checking until it is known whether the window stays there.
        if moves {
            ui.ctx().request_repaint_of(ViewportId::ROOT);
        }
    }

    /// Changes its look, which the window on the desk stores.
    fn change(&self, ui: &Ui, change: impl FnOnce(&mut Projector)) {
        change(&mut self.sent.lock().look);
        ui.ctx().request_repaint_of(ViewportId::ROOT);
    }
}

impl WallState {
    /// Switches from dark to light, and back to the earlier theme.
    fn light_or_dark(&mut self) {
        let theme = self.look.theme().to_owned();
        self.look.light = theme != LIGHT_THEME;
        self.look.theme = if self.look.light {
            self.dark = Some(theme);
            LIGHT_THEME.to_owned()
        } else {
            self.dark.take().unwrap_or_else(|| USUAL_THEME.to_owned())
        };
    }

    /// Returns the content at this instant, and the time until it changes.
    fn scene_at(&mut self, time: f64) -> (Arc<WallScene>, Arc<WallLook>, Duration) {
        let since = *self.since.get_or_insert(time);
        #[expect(
            clippy::cast_possible_truncation,
            reason = "a window is not open for 300,000 years"
        )]
        let passed = ((time - since).max(0.0) * 1_000.0) as i64;
        let at = self.now.after(Span::from_millis(passed));
        let dress = Arc::clone(&self.drawn_look);
        let Some(event) = self.event.clone() else {
            return (Arc::new(WallScene::default()), dress, Duration::from_secs(1));
        };
        let t = &event.tournament;
        if !self.other_events.is_empty() {
            return (
                self.clocks(&event, at),
                dress,
                until_next(t, CurrentFace::pinned(WallFace::Clock, 0), at),
            );
        }
        let moment = EveningPart::of(t, at);
        let shown = self.face_at(&event, moment, at);
        let theme = Arc::clone(&self.theme);
        let highlight = event.source(&theme).highlight(shown.face, at);
        let kind = highlight.map(|highlight| highlight.kind);
        let key = (event.revision, event.language, shown.face, second(t, at), kind);
        let fresh = |made: &&LastScene| {
            made.key == key && Arc::ptr_eq(&made.event, &event) && Arc::ptr_eq(&made.theme, &theme)
        };
        let scene = if let Some(made) = self.last_scene.as_ref().filter(fresh) {
            Arc::clone(&made.scene)
        } else {
            let source = event.source(&theme);
            let scene = Arc::new(source.scene_now(kind, shown.face, moment, at));
            let event = Arc::clone(&event);
            self.last_scene = Some(LastScene { key, event, theme, scene: Arc::clone(&scene) });
            scene
        };
        let over = highlight.map_or(0, |highlight| highlight.progress(at));
        let scene = if scene.shown_millis == shown.elapsed && scene.over == over {
            scene
        } else {
            Arc::new(WallScene { shown_millis: shown.elapsed, over, ..WallScene::clone(&scene) })
        };
        let until_next = if highlight.is_some() { FRAME } else { until_next(t, shown, at) };
        (scene, dress, until_next)
    }

    /// Returns the clocks of all its events.
    fn clocks(&mut self, event: &Arc<WallEvent>, at: Timestamp) -> Arc<WallScene> {
        if let Some((made, scene)) = &self.clocks
            && *made == at
        {
            return Arc::clone(scene);
        }
        // Of several events, the one that has just reached the money gets the whole wall.
        let theme = Arc::clone(&self.theme);
        let all = std::iter::once((event, Span::ZERO));
        let all = all.chain(self.other_events.iter().map(|(other, by)| (other, *by)));
        for (event, by) in all {
            let (t, own_time) = (&event.tournament, at.after(by));
            let source = event.source(&theme);
            let face = WallFace::Payouts;
            if let Some(highlight) = source.highlight(face, own_time) {
                let scene = source.scene_now(
                    Some(highlight.kind),
                    face,
                    EveningPart::of(t, own_time),
                    own_time,
                );
                let scene = Arc::new(WallScene { over: highlight.progress(own_time), ..scene });
                self.clocks = Some((at, Arc::clone(&scene)));
                return scene;
            }
        }
        let first = std::iter::once((&event.tournament, at));
        let beside = self.other_events.iter().map(|(other, by)| (&other.tournament, at.after(*by)));
        let scene = Arc::new(WallScene::of_clocks(event.language, first.chain(beside)));
        self.clocks = Some((at, Arc::clone(&scene)));
        scene
    }

    /// Returns the face, by the plan or as held.
    fn face_at(&mut self, event: &WallEvent, moment: EveningPart, at: Timestamp) -> CurrentFace {
        let hold = self.look.hold;
        let began = match self.began {
            Some((of, face, began)) if (of, face) == (moment, hold) => began,
            _ => at,
        };
        self.began = Some((moment, hold, began));
        let millis = u64::try_from(at.since(began).millis()).unwrap_or(0);
        event.source(&self.theme).face_at(moment, hold, millis, at)
    }
}

/// Returns the second of the time of day and of the countdown: within both, nothing on a wall
/// changes.
pub(super) fn second(t: &Tournament, at: Timestamp) -> (i64, i64) {
    let left = t.clock().read(at).left.millis();
    // The countdown shows the second that has begun.
    (at.millis().div_euclid(1_000), (left - 1).div_euclid(1_000))
}

/// Returns the time until the content changes. The countdown changes with the full second of the
/// time left, the time of day with that of the hour. A page and a face change when their time is
/// over.
fn until_next(t: &Tournament, shown: CurrentFace, at: Timestamp) -> Duration {
    let left = t.clock().read(at).left.millis();
    let follow = if t.clock().runs(at) && left > 0 { left } else { -at.millis() };
    let second = u64::try_from(follow.rem_euclid(1_000)).unwrap_or(0) + 1;
    let page = PAGE - shown.elapsed % PAGE;
    let next = second.min(page).min(shown.changes_in.unwrap_or(u64::MAX));
    Duration::from_millis(next.max(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks that a key pressed by mistake and once more keeps the house's own theme.
    #[test]
    fn light_and_back_is_as_it_was() {
        for (theme, light, back) in [
            ("", "paper", "felt"),
            ("our-own", "paper", "our-own"),
            ("stadium", "paper", "stadium"),
            ("paper", "felt", "paper"),
        ] {
            let wall = Wall::new(Projector { theme: theme.to_owned(), ..Projector::default() });
            let mut sent = wall.sent.lock();
            sent.light_or_dark();
            assert_eq!(sent.look.theme(), light, "{theme}");
            sent.light_or_dark();
            assert_eq!(sent.look.theme(), back, "{theme}");
        }
    }
}
