//! The projector: a second window for people twenty metres away.
//!
//! It is handed the event as it stands and works the clock out by itself, so that the wall goes on
//! while the window on the desk is covered or minimised.

mod face;

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use egui::{
    Context, Key, Ui, ViewportBuilder, ViewportClass, ViewportCommand, ViewportId, mutex::Mutex,
};

use super::{sight::Sight, theme::Theme};
use crate::ui::tongue::Speaks as _;
use crate::{
    rules::time::{Span, Timestamp},
    store::settings,
    tongue::Language,
    tournament::Tournament,
    view::clock::ClockFace,
};

/// The projector's window.
pub struct Projector {
    wall: Arc<Wall>,
    window: ViewportBuilder,
    shown: Option<(u64, Language)>,
}

/// What both windows hold of it.
struct Wall {
    sent: Mutex<Sent>,
    closed: AtomicBool,
}

/// The event as it was handed over.
struct Sent {
    event: Option<Arc<Tournament>>,
    moves: Vec<(String, String)>,
    look: settings::Projector,
    /// The instant of the hand-over, and when by the wall's own time it was first drawn.
    now: Timestamp,
    since: Option<f64>,
}

impl Projector {
    /// A window that is not shown yet. It fills `display`, counted as the system does; without one
    /// it fills its display when it did so before.
    pub fn new(look: &settings::Projector, display: Option<usize>) -> Self {
        let look = look.clone();
        let window = ViewportBuilder::default()
            .with_app_id("bottone")
            // Whoever opens it goes on working at the desk.
            .with_active(false)
            .with_inner_size([1280.0, 720.0])
            .with_min_inner_size([480.0, 270.0]);
        let window = match display {
            Some(display) => window.with_monitor(display),
            None => window.with_fullscreen(look.full_screen),
        };
        let (moves, now) = (Vec::new(), Timestamp::default());
        let sent = Sent { event: None, moves, look, now, since: None };
        let wall = Wall { sent: Mutex::new(sent), closed: AtomicBool::new(false) };
        Self { wall: Arc::new(wall), window, shown: None }
    }

    /// How it looks now: the room may have pressed L or F.
    pub fn look(&self) -> settings::Projector {
        self.wall.sent.lock().look.clone()
    }

    /// Shows it; to be called in every frame in which it is to stay open. False when somebody has
    /// closed it.
    pub fn show(&mut self, ctx: &Context, sight: &Sight<'_>) -> bool {
        if self.wall.closed.load(Ordering::Relaxed) {
            return false;
        }
        let mut sent = self.wall.sent.lock();
        let shown = Some((sight.session.revision(), sight.language));
        if self.shown != shown {
            self.shown = shown;
            sent.event = Some(Arc::new(sight.tournament().clone()));
            sent.moves = sight.moves().to_vec();
            ctx.request_repaint_of(window());
        }
        (sent.now, sent.since) = (sight.now, None);
        let event = sight.tournament().setup().name.as_str();
        let title = sight.language.say("projector-title", &[("event", event.into())]);
        drop(sent);
        let window_of = self.window.clone().with_title(title);
        let wall = Arc::clone(&self.wall);
        ctx.show_viewport_deferred(window(), window_of, move |ui, class| wall.show(ui, class));
        true
    }
}

/// The window's name for egui.
pub fn window() -> ViewportId {
    ViewportId::from_hash_of("projector")
}

impl Wall {
    fn show(&self, ui: &mut Ui, class: ViewportClass) {
        let (face, theme, until_next) = self.look(ui.language(), ui.input(|input| input.time));
        if class == ViewportClass::EmbeddedWindow {
            ui.set_min_size(egui::vec2(640.0, 360.0));
        } else {
            self.heed_keys(ui);
        }
        face::show(ui, &face, theme);
        ui.ctx().request_repaint_after(until_next);
    }

    /// The face at this moment, and how long until it says something else.
    fn look(
        &self,
        language: Language,
        time: f64,
    ) -> (ClockFace, &'static Theme, std::time::Duration) {
        let mut sent = self.sent.lock();
        let since = *sent.since.get_or_insert(time);
        #[expect(
            clippy::cast_possible_truncation,
            reason = "a window is not open for 300,000 years"
        )]
        let passed = ((time - since).max(0.0) * 1_000.0) as i64;
        let now = sent.now.after(Span::from_millis(passed));
        let theme = if sent.look.light { &Theme::LIGHT } else { &Theme::DARK };
        let event = sent.event.clone();
        let moves = sent.moves.clone();
        drop(sent);
        let Some(event) = event else {
            return (ClockFace::default(), theme, std::time::Duration::from_secs(1));
        };
        let left = event.clock().read(now).left.millis();
        // The countdown changes with the whole second of what is left, the time of day with that of
        // the hour; a running clock is followed.
        let follow = if event.clock().runs(now) && left > 0 { left } else { -now.millis() };
        let until_next = u64::try_from(follow.rem_euclid(1_000)).unwrap_or(0) + 1;
        let face = ClockFace::of(language, &event, &moves, now);
        (face, theme, std::time::Duration::from_millis(until_next))
    }

    fn heed_keys(&self, ui: &Ui) {
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
        if full || (esc && is_full) {
            ui.send_viewport_cmd(ViewportCommand::Fullscreen(!is_full));
            self.change(ui, |look| look.full_screen = !is_full);
        } else if close || esc {
            self.closed.store(true, Ordering::Relaxed);
            ui.ctx().request_repaint_of(ViewportId::ROOT);
        }
        if light {
            self.change(ui, |look| look.light = !look.light);
        }
    }

    /// Changes how it looks, which the window on the desk remembers.
    fn change(&self, ui: &Ui, change: impl FnOnce(&mut settings::Projector)) {
        change(&mut self.sent.lock().look);
        ui.ctx().request_repaint_of(ViewportId::ROOT);
    }
}
