//! The window of a wall: its display and its size.

use std::sync::{Arc, atomic::Ordering};

use egui::{Context, Vec2, ViewportBuilder, ViewportCommand};

use super::{
    Screen,
    face::Look,
    place::{Home, LEAST, WindowPlace, is_seen, place, refuge, size},
    scene::Scene,
    wall::{Event, Wall},
};
use crate::{
    rules::time::Span,
    store::{
        profiles::themes::WallTheme,
        settings::{Display, Projector},
    },
    ui::context::FrameContext,
};

/// The time for which a wall counts as just switched to full screen, in seconds.
const JUST: f64 = 6.0;

/// The window of a wall.
pub(super) struct Window {
    nth: usize,
    wall: Arc<Wall>,
    builder: ViewportBuilder,
    home: Home,
    /// The display it was put on, until its place is known.
    goes_to: Option<Display>,
}

/// The surroundings of a wall: the displays, and those of other walls.
pub(super) struct Others<'a> {
    pub(super) screens: &'a [Screen],
    pub(super) taken: Vec<Display>,
}

/// Returns the display on which a window is put, if it is chosen.
fn goes_to(place: WindowPlace, look: &Projector, screens: &[Screen]) -> Option<Display> {
    match place {
        WindowPlace::Fills(nth) => screens.get(nth).map(|screen| screen.display.clone()),
        WindowPlace::At(_) => look.display.clone(),
        WindowPlace::FillsAny | WindowPlace::Anywhere => None,
    }
}

impl Window {
    /// Creates a window that is not shown yet.
    pub(super) fn new(nth: usize, look: &Projector, others: &Others<'_>) -> Self {
        let wall = Arc::new(Wall::new(look.clone()));
        let place = place(nth, look, others.screens, &others.taken);
        if let WindowPlace::At(corner) = place {
            wall.sent.lock().corner = Some(corner);
        }
        let size = size(place, look, others.screens);
        let goes_to = goes_to(place, look, others.screens);
        Self { nth, wall, builder: builder(place, size), home: Home::default(), goes_to }
    }

    /// Returns its present look.
    pub(super) fn look(&self) -> Projector {
        self.wall.sent.lock().look.clone()
    }

    pub(super) fn scene(&self) -> Option<Arc<Scene>> {
        self.wall.scene()
    }

    /// Applies this look, and moves it to its place.
    pub(super) fn change(&mut self, ctx: &Context, look: &Projector, others: &Others<'_>) {
        let before = std::mem::replace(&mut self.wall.sent.lock().look, look.clone());
        let id = super::window(self.nth);
        if before.display != look.display || before.full_screen != look.full_screen {
            self.home.put();
            let place = place(self.nth, look, others.screens, &others.taken);
            self.goes_to = goes_to(place, look, others.screens);
            match place {
                WindowPlace::Fills(display) => {
                    ctx.send_viewport_cmd_to(id, ViewportCommand::SetMonitor(display));
                }
                WindowPlace::FillsAny => {
                    ctx.send_viewport_cmd_to(id, ViewportCommand::Fullscreen(true));
                }
                WindowPlace::At(corner) => {
                    ctx.send_viewport_cmd_to(id, ViewportCommand::Fullscreen(false));
                    self.wall.sent.lock().corner = Some(corner);
                }
                WindowPlace::Anywhere => {
                    ctx.send_viewport_cmd_to(id, ViewportCommand::Fullscreen(false));
                }
            }
        }
        ctx.request_repaint_of(id);
    }

    /// Ignores keys and clicks, or handles them again.
    pub(super) fn hold(&self, held: bool) {
        self.wall.sent.lock().held = held;
    }

    /// Returns whether it fills its display now.
    pub(super) fn fills(&self) -> bool {
        self.wall.sent.lock().fills
    }

    /// Returns its display, if known.
    pub(super) fn display(&self) -> Option<&Display> {
        self.home.display().or(self.goes_to.as_ref())
    }

    /// Checks its place among the present displays, and stores the display to which it was moved by
    /// hand. If its display is gone, it comes to the desk without filling the display. That is not
    /// needed if the system has put it in a visible place. A wall taken out of full screen becomes
    /// a window on that display: the system may choose another place for it, over the desk.
    pub(super) fn settle(&mut self, ctx: &Context, screens: &[Screen]) {
        let mut sent = self.wall.sent.lock();
        let seen = sent.middle.is_none_or(|(at, _)| is_seen(at, screens));
        if self.home.is_gone(screens) && (sent.fills || !seen) {
            if sent.fills {
                let id = super::window(self.nth);
                ctx.send_viewport_cmd_to(id, ViewportCommand::Fullscreen(false));
            }
            sent.corner = refuge(screens);
            self.home.put();
            return;
        }
        let (middle, time) = sent.middle.unzip();
        let moves = middle.zip(time).and_then(|(at, time)| self.home.moves(at, time, screens));
        // A wall that fills its display is not moved by hand, except just after switching. The
        // system moves it when that display is unplugged, and may report the displays later.
        let pulled = !sent.fills || time.is_some_and(|time| time - sent.struck < JUST);
        if let Some(display) = moves.filter(|_| pulled) {
            sent.look.display = Some(display);
        }
        if std::mem::take(&mut sent.put_down) {
            let here = self.home.display().cloned();
            let look = Projector { full_screen: false, display: here, ..sent.look.clone() };
            if let WindowPlace::At(corner) = place(self.nth, &look, screens, &[]) {
                sent.corner = Some(corner);
                sent.look = look;
            }
            self.home.put();
        }
    }

    /// Shows it; call it in every frame in which it is to stay open. Returns false once it was
    /// closed by hand.
    pub(super) fn show(
        &mut self,
        ctx: &Context,
        (event, beside): (&Arc<Event>, Vec<(Arc<Event>, Span)>),
        cx: &FrameContext<'_>,
        (theme, dress): (Arc<WallTheme>, Arc<Look>),
        name: &str,
    ) -> bool {
        if self.wall.closed.load(Ordering::Relaxed) {
            return false;
        }
        let id = super::window(self.nth);
        let mut sent = self.wall.sent.lock();
        let new = sent.event.as_ref().is_none_or(|old| !Arc::ptr_eq(old, event));
        let others = sent.beside.len() != beside.len()
            || sent.beside.iter().zip(&beside).any(|(one, other)| !Arc::ptr_eq(&one.0, &other.0));
        sent.beside = beside;
        let new = new || others;
        if new || *sent.theme != *theme {
            sent.event = Some(Arc::clone(event));
            ctx.request_repaint_of(id);
        }
        if *sent.theme != *theme {
            sent.theme = theme;
        }
        sent.dress = dress;
        (sent.now, sent.since) = (cx.now, None);
        drop(sent);
        let gaps = [("event", name.into()), ("number", (self.nth + 1).into())];
        let word = if self.nth == 0 { "projector-title" } else { "projector-title-of" };
        let title = cx.language.say(word, if self.nth == 0 { &gaps[..1] } else { &gaps });
        let wall = Arc::clone(&self.wall);
        let builder = self.builder.clone().with_title(title);
        ctx.show_viewport_deferred(id, builder, move |ui, class| wall.show(ui, class));
        true
    }
}

fn builder(place: WindowPlace, size: Vec2) -> ViewportBuilder {
    let window = ViewportBuilder::default()
        .with_app_id("bottone")
        // The user goes on working at the desk after opening it.
        .with_active(false)
        .with_inner_size(size)
        .with_min_inner_size(LEAST);
    match place {
        WindowPlace::Fills(display) => window.with_monitor(display),
        WindowPlace::FillsAny => window.with_fullscreen(true),
        // The window itself moves to its corner, with its first picture.
        WindowPlace::At(_) | WindowPlace::Anywhere => window,
    }
}
