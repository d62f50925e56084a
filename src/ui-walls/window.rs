//! The window of a wall: its display and its size.

use std::sync::{Arc, atomic::Ordering};

use bottone_base::time::Span;
use bottone_store::{
    profiles::themes::WallTheme,
    settings::{Display, Projector},
};
use egui::{Context, Vec2, ViewportBuilder, ViewportCommand};

use super::{
    Monitor, WallSource,
    face::WallLook,
    place::{DisplayTracker, LEAST, WindowPlace, is_on_any, place, refuge, size},
    scene::WallScene,
    wall::{Wall, WallEvent},
};

/// The time for which a wall counts as just switched to full screen, in seconds.
const JUST: f64 = 6.0;

/// The window of a wall.
pub(super) struct WallWindow {
    nth: usize,
    wall: Arc<Wall>,
    builder: ViewportBuilder,
    tracker: DisplayTracker,
    /// The display it was put on, until its place is known.
    goes_to: Option<Display>,
    /// The size that it takes when it first stops filling a display; `None` if it has had a size.
    first_size: Option<Vec2>,
}

/// The surroundings of a wall: the displays, and those of other walls.
pub(super) struct Surroundings<'a> {
    pub(super) monitors: &'a [Monitor],
    pub(super) used: Vec<Display>,
}

/// Returns the display on which a window is put, if it is chosen.
fn chosen_display(place: WindowPlace, look: &Projector, screens: &[Monitor]) -> Option<Display> {
    match place {
        WindowPlace::Fills(nth) => screens.get(nth).map(|screen| screen.display.clone()),
        WindowPlace::At(_) => look.display.clone(),
        WindowPlace::FillsAny | WindowPlace::Anywhere => None,
    }
}

impl WallWindow {
    /// Creates a window that is not shown yet.
    pub(super) fn new(nth: usize, look: &Projector, others: &Surroundings<'_>) -> Self {
        let wall = Arc::new(Wall::new(look.clone()));
        let place = place(nth, look, others.monitors, &others.used);
        if let WindowPlace::At(corner) = place {
            wall.sent.lock().corner = Some(corner);
        }
        let size = size(place, look, others.monitors);
        let goes_to = chosen_display(place, look, others.monitors);
        Self {
            nth,
            wall,
            builder: builder(place, size),
            tracker: DisplayTracker::default(),
            goes_to,
            first_size: is_filling(place).then_some(size),
        }
    }

    /// Returns its present look.
    pub(super) fn look(&self) -> Projector {
        self.wall.sent.lock().look.clone()
    }

    pub(super) fn scene(&self) -> Option<Arc<WallScene>> {
        self.wall.scene()
    }

    /// Applies this look, and moves it to its place.
    pub(super) fn change(&mut self, ctx: &Context, look: &Projector, others: &Surroundings<'_>) {
        let before = std::mem::replace(&mut self.wall.sent.lock().look, look.clone());
        let id = super::window(self.nth);
        if before.display != look.display || before.full_screen != look.full_screen {
            self.tracker.note_placed();
            let place = place(self.nth, look, others.monitors, &others.used);
            self.goes_to = chosen_display(place, look, others.monitors);
            match place {
                WindowPlace::Fills(display) => {
                    ctx.send_viewport_cmd_to(id, ViewportCommand::SetMonitor(display));
                }
                WindowPlace::FillsAny => {
                    ctx.send_viewport_cmd_to(id, ViewportCommand::Fullscreen(true));
                }
                WindowPlace::At(corner) => {
                    ctx.send_viewport_cmd_to(id, ViewportCommand::Fullscreen(false));
                    send_first_size(ctx, self.nth, &mut self.first_size);
                    self.wall.sent.lock().corner = Some(corner);
                }
                WindowPlace::Anywhere => {
                    ctx.send_viewport_cmd_to(id, ViewportCommand::Fullscreen(false));
                    send_first_size(ctx, self.nth, &mut self.first_size);
                }
            }
        }
        ctx.request_repaint_of(id);
    }

    /// Ignores keys and clicks, or handles them again.
    pub(super) fn hold(&self, held: bool) {
        self.wall.sent.lock().locked = held;
    }

    /// Returns whether it fills its display now.
    pub(super) fn fills(&self) -> bool {
        self.wall.sent.lock().fills
    }

    /// Returns its display, if known.
    pub(super) fn display(&self) -> Option<&Display> {
        self.tracker.display().or(self.goes_to.as_ref())
    }

    /// Checks its place among the present displays, and stores the display to which it was moved by
    /// hand. If its display is gone, it comes to the desk without filling the display. That is not
    /// needed if the system has put it in a visible place. A wall taken out of full screen becomes
    /// a window on that display: the system may choose another place for it, over the desk.
    pub(super) fn settle(&mut self, ctx: &Context, screens: &[Monitor]) {
        let mut sent = self.wall.sent.lock();
        let seen = sent.middle.is_none_or(|(at, _)| is_on_any(at, screens));
        if self.tracker.is_gone(screens) && (sent.fills || !seen) {
            if sent.fills {
                let id = super::window(self.nth);
                ctx.send_viewport_cmd_to(id, ViewportCommand::Fullscreen(false));
            }
            send_first_size(ctx, self.nth, &mut self.first_size);
            sent.corner = refuge(screens);
            self.tracker.note_placed();
            return;
        }
        let (middle, time) = sent.middle.unzip();
        let moves =
            middle.zip(time).and_then(|(at, time)| self.tracker.note_middle(at, time, screens));
        // A wall that fills its display is not moved by hand, except just after switching. The
        // system moves it when that display is unplugged, and may report the displays later.
        let pulled = !sent.fills || time.is_some_and(|time| time - sent.toggled_at < JUST);
        if let Some(display) = moves.filter(|_| pulled) {
            sent.look.display = Some(display);
        }
        if std::mem::take(&mut sent.left_full_screen) {
            send_first_size(ctx, self.nth, &mut self.first_size);
            let here = self.tracker.display().cloned();
            let look = Projector { full_screen: false, display: here, ..sent.look.clone() };
            if let WindowPlace::At(corner) = place(self.nth, &look, screens, &[]) {
                sent.corner = Some(corner);
                sent.look = look;
            }
            self.tracker.note_placed();
        }
    }

    /// Shows it; call it in every frame in which it is to stay open. Returns false once it was
    /// closed by hand.
    pub(super) fn show(
        &mut self,
        ctx: &Context,
        (event, beside): (&Arc<WallEvent>, Vec<(Arc<WallEvent>, Span)>),
        first: &dyn WallSource,
        (theme, dress): (Arc<WallTheme>, Arc<WallLook>),
        name: &str,
    ) -> bool {
        if self.wall.closed.load(Ordering::Relaxed) {
            return false;
        }
        let id = super::window(self.nth);
        let mut sent = self.wall.sent.lock();
        let new = sent.event.as_ref().is_none_or(|old| !Arc::ptr_eq(old, event));
        let others = sent.other_events.len() != beside.len()
            || sent
                .other_events
                .iter()
                .zip(&beside)
                .any(|(one, other)| !Arc::ptr_eq(&one.0, &other.0));
        sent.other_events = beside;
        let new = new || others;
        if new || *sent.theme != *theme {
            sent.event = Some(Arc::clone(event));
            ctx.request_repaint_of(id);
        }
        if *sent.theme != *theme {
            sent.theme = theme;
        }
        sent.drawn_look = dress;
        (sent.now, sent.since) = (first.now(), None);
        drop(sent);
        let gaps = [("event", name.into()), ("number", (self.nth + 1).into())];
        let word = if self.nth == 0 { "wall-window-title" } else { "wall-window-title-of" };
        let title = first.language().say(word, if self.nth == 0 { &gaps[..1] } else { &gaps });
        let wall = Arc::clone(&self.wall);
        let builder = self.builder.clone().with_title(title);
        ctx.show_viewport_deferred(id, builder, move |ui, class| wall.show(ui, class));
        true
    }
}

/// Gives a window that began by filling a display its size, once.
fn send_first_size(ctx: &Context, nth: usize, first_size: &mut Option<Vec2>) {
    if let Some(size) = first_size.take() {
        ctx.send_viewport_cmd_to(super::window(nth), ViewportCommand::InnerSize(size));
    }
}

const fn is_filling(place: WindowPlace) -> bool {
    matches!(place, WindowPlace::Fills(_) | WindowPlace::FillsAny)
}

fn builder(place: WindowPlace, size: Vec2) -> ViewportBuilder {
    let window = ViewportBuilder::default()
        .with_app_id("bottone")
        // The user goes on working at the desk after opening it.
        .with_active(false)
        .with_min_inner_size(LEAST);
    match place {
        // On Windows a size given here is set after the window fills its display, and shrinks it.
        WindowPlace::Fills(display) => window.with_monitor(display),
        WindowPlace::FillsAny => window.with_fullscreen(true),
        // The window itself moves to its corner, with its first picture.
        WindowPlace::At(_) | WindowPlace::Anywhere => window.with_inner_size(size),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wall_that_fills_a_display_begins_without_a_size_of_its_own() {
        let size = egui::vec2(768.0, 432.0);
        for (place, expected) in [
            (WindowPlace::Fills(1), None),
            (WindowPlace::FillsAny, None),
            (WindowPlace::Anywhere, Some(size)),
        ] {
            assert_eq!(builder(place, size).inner_size, expected, "{place:?}");
        }
    }
}
