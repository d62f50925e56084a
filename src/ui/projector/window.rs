//! The window of a wall: on which display, and how large.

use std::sync::{Arc, atomic::Ordering};

use egui::{Context, ViewportBuilder, ViewportCommand};

use super::{
    Screen,
    face::Look,
    scene::Scene,
    wall::{Event, Wall},
};
use crate::{
    store::{profiles::themes::WallTheme, settings::Projector},
    ui::sight::Sight,
};

/// How far from a display's corner a window is put, in points.
const OFF: f32 = 48.0;

/// The window of a wall.
pub(super) struct Window {
    nth: usize,
    wall: Arc<Wall>,
    builder: ViewportBuilder,
}

/// Where a window goes.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Place {
    /// Over the whole of this display, as the system counts them.
    Fills(usize),
    /// Over the whole of whichever it is on.
    FillsAny,
    /// At this corner, in points.
    At(egui::Pos2),
    /// Where the system puts it.
    Anywhere,
}

/// Where a wall goes: onto the display that it was put on; where that is gone, into a window that
/// everybody finds. A wall that was never put anywhere fills the display on which the desk is not.
fn place(look: &Projector, screens: &[Screen]) -> Place {
    let displays: Vec<_> = screens.iter().map(|screen| screen.display.clone()).collect();
    let Some(wanted) = &look.display else {
        let other = screens.iter().position(|screen| !screen.desk);
        return match (other, look.full_screen) {
            (Some(other), _) => Place::Fills(other),
            (None, true) => Place::FillsAny,
            (None, false) => Place::Anywhere,
        };
    };
    match (wanted.among(&displays), look.full_screen) {
        (Some(found), true) => Place::Fills(found),
        (Some(found), false) => {
            #[expect(clippy::cast_precision_loss, reason = "displays are near each other")]
            let (x, y) = (displays[found].x as f32, displays[found].y as f32);
            Place::At(egui::pos2(x + OFF, y + OFF))
        }
        (None, _) => Place::Anywhere,
    }
}

impl Window {
    /// A window that is not shown yet.
    pub(super) fn new(nth: usize, look: &Projector, screens: &[Screen]) -> Self {
        let wall = Arc::new(Wall::new(look.clone()));
        Self { nth, wall, builder: builder(place(look, screens)) }
    }

    /// How it looks now.
    pub(super) fn look(&self) -> Projector {
        self.wall.sent.lock().look.clone()
    }

    pub(super) fn scene(&self) -> Option<Arc<Scene>> {
        self.wall.scene()
    }

    /// Makes it look so, and puts it where it belongs now.
    pub(super) fn change(&mut self, ctx: &Context, look: &Projector, screens: &[Screen]) {
        let before = std::mem::replace(&mut self.wall.sent.lock().look, look.clone());
        let id = super::window(self.nth);
        if before.display != look.display || before.full_screen != look.full_screen {
            match place(look, screens) {
                Place::Fills(display) => {
                    ctx.send_viewport_cmd_to(id, ViewportCommand::SetMonitor(display));
                }
                Place::FillsAny => {
                    ctx.send_viewport_cmd_to(id, ViewportCommand::Fullscreen(true));
                }
                Place::At(corner) => {
                    ctx.send_viewport_cmd_to(id, ViewportCommand::Fullscreen(false));
                    ctx.send_viewport_cmd_to(id, ViewportCommand::OuterPosition(corner));
                }
                Place::Anywhere => {
                    ctx.send_viewport_cmd_to(id, ViewportCommand::Fullscreen(false));
                }
            }
        }
        ctx.request_repaint_of(id);
    }

    /// Shows it; to be called in every frame in which it is to stay open. False when somebody has
    /// closed it.
    pub(super) fn show(
        &mut self,
        ctx: &Context,
        event: &Arc<Event>,
        sight: &Sight<'_>,
        (theme, dress): (Arc<WallTheme>, Arc<Look>),
    ) -> bool {
        if self.wall.closed.load(Ordering::Relaxed) {
            return false;
        }
        let id = super::window(self.nth);
        let mut sent = self.wall.sent.lock();
        let new = sent.event.as_ref().is_none_or(|old| !Arc::ptr_eq(old, event));
        if new || *sent.theme != *theme {
            sent.event = Some(Arc::clone(event));
            ctx.request_repaint_of(id);
        }
        if *sent.theme != *theme {
            sent.theme = theme;
        }
        sent.dress = dress;
        (sent.now, sent.since) = (sight.now, None);
        drop(sent);
        let name = sight.tournament().setup().name.as_str();
        let gaps = [("event", name.into()), ("number", (self.nth + 1).into())];
        let word = if self.nth == 0 { "projector-title" } else { "projector-title-of" };
        let title = sight.language.say(word, if self.nth == 0 { &gaps[..1] } else { &gaps });
        let wall = Arc::clone(&self.wall);
        let builder = self.builder.clone().with_title(title);
        ctx.show_viewport_deferred(id, builder, move |ui, class| wall.show(ui, class));
        true
    }
}

fn builder(place: Place) -> ViewportBuilder {
    let window = ViewportBuilder::default()
        .with_app_id("bottone")
        // Whoever opens it goes on working at the desk.
        .with_active(false)
        .with_inner_size([1280.0, 720.0])
        .with_min_inner_size([480.0, 270.0]);
    match place {
        Place::Fills(display) => window.with_monitor(display),
        Place::FillsAny => window.with_fullscreen(true),
        Place::At(corner) => window.with_position(corner),
        Place::Anywhere => window,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::settings::Display;

    fn screen(name: &str, x: i32, desk: bool) -> Screen {
        let display = Display { name: name.to_owned(), x, y: 0 };
        Screen { display, size: (1920, 1080), desk }
    }

    /// (the display that was remembered, full screen, what there is, where the window goes)
    #[test]
    fn a_window_goes_where_it_was_put_and_is_never_lost() {
        let both = [screen("eDP-1", 0, true), screen("HDMI-1", 1920, false)];
        let one = &both[..1];
        let tv = Some(both[1].display.clone());
        let corner = Place::At(egui::pos2(1920.0 + OFF, OFF));
        for (display, full_screen, screens, goes) in [
            (None, false, &both[..], Place::Fills(1)),
            (None, false, one, Place::Anywhere),
            (None, true, one, Place::FillsAny),
            (tv.clone(), true, &both, Place::Fills(1)),
            (tv.clone(), false, &both, corner),
            (tv.clone(), true, one, Place::Anywhere),
            (tv, true, &[], Place::Anywhere),
        ] {
            let look = Projector { full_screen, display, ..Projector::default() };
            assert_eq!(place(&look, screens), goes, "{look:?} {screens:?}");
        }
    }
}
