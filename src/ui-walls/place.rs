//! The wanted and the present place of a wall's window.
//!
//! The system states the places of displays and windows in pixels, but a window is moved in points.
//! The size of a point depends on the window's display, so only the window itself can compute it.

use bottone_store::settings::{Display, Projector};
use egui::{Pos2, Vec2, ViewportInfo, pos2, vec2};

use super::Monitor;

/// The distance of a window from a display's corner, in points; each further wall adds it once
/// more.
const OFF: f32 = 48.0;
/// The greatest width of a window, in points.
const WIDE: f32 = 1_280.0;
/// The greatest share of its display's width, so that the windows under it can still be found.
const SHARE: f32 = 0.6;
/// The longest time that a placed window may need to arrive, in seconds.
const ON_ITS_WAY: f64 = 3.0;
/// The time a window must stay where it was moved before that is stored, in seconds. An unplugged
/// display may be reported a moment after its window moves.
const STAYS: f64 = 1.5;
/// The smallest window, in points.
pub(super) const LEAST: Vec2 = vec2(480.0, 270.0);

/// The wanted place of a window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum WindowPlace {
    /// Filling this display, by the system's number.
    Fills(usize),
    /// Filling the display that it is on.
    FillsAny,
    At(Corner),
    /// The system's choice.
    Anywhere,
}

/// The upper left corner of a window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Corner {
    /// The distances from the left and from the top, in pixels as the system counts its displays.
    pixels: Pos2,
    /// The number of pixels per point of its display.
    scale: f32,
}

impl Corner {
    /// Returns the corner at a multiple of [`OFF`] from a display's own corner.
    fn of(screen: &Monitor, times: f32) -> Self {
        let off = OFF * screen.scale * times;
        Self { pixels: corners(screen).0 + vec2(off, off), scale: screen.scale }
    }

    /// Returns the place for a window with this number of pixels per point; `zoom` is the desk's
    /// own scale.
    ///
    /// egui-winit 0.37 multiplies such a place by the pixels per point and gives it to winit as
    /// pixels (`ViewportCommand::OuterPosition`). On macOS places are not in pixels. There winit
    /// 0.30 multiplies each display's place by its own scale. It divides the window's by the scale
    /// of its present display.
    pub(super) fn position(self, pixels_per_point: f32, zoom: f32) -> Pos2 {
        let by = if cfg!(target_os = "macos") { self.scale * zoom } else { pixels_per_point };
        (self.pixels.to_vec2() / by.max(0.1)).to_pos2()
    }
}

/// Returns the place of this wall: the display it was put on. If that is gone, it is a window that
/// can be found easily. A wall without a place fills a display that has neither the desk nor
/// another wall; those have `taken` theirs.
pub(super) fn place(
    nth: usize,
    look: &Projector,
    screens: &[Monitor],
    taken: &[Display],
) -> WindowPlace {
    let displays: Vec<_> = screens.iter().map(|screen| screen.display.clone()).collect();
    let Some(wanted) = &look.display else {
        let free = |screen: &Monitor| !screen.desk && !taken.contains(&screen.display);
        return match (screens.iter().position(free), look.full_screen) {
            (Some(other), _) => WindowPlace::Fills(other),
            (None, true) => WindowPlace::FillsAny,
            (None, false) => WindowPlace::Anywhere,
        };
    };
    match (wanted.among(&displays), look.full_screen) {
        (Some(found), true) => WindowPlace::Fills(found),
        (Some(found), false) =>
        {
            #[expect(clippy::cast_precision_loss, reason = "there are eight walls")]
            WindowPlace::At(Corner::of(&screens[found], (nth + 1) as f32))
        }
        (None, _) => WindowPlace::Anywhere,
    }
}

/// Returns the size of a wall's window at this place, in points of the system.
pub(super) fn size(place: WindowPlace, look: &Projector, screens: &[Monitor]) -> Vec2 {
    let of = |screen: &&Monitor| match place {
        WindowPlace::At(_) => look.display.as_ref() == Some(&screen.display),
        WindowPlace::Fills(_) | WindowPlace::FillsAny | WindowPlace::Anywhere => screen.desk,
    };
    let room = screens.iter().find(of).map_or(f32::INFINITY, |screen| {
        let (from, to) = corners(screen);
        (to.x - from.x) / screen.scale.max(0.1)
    });
    let wide = (room * SHARE).clamp(LEAST.x, WIDE).round();
    vec2(wide, (wide * 9.0 / 16.0).round())
}

/// Returns the upper left and the lower right corner of a display, in pixels.
#[expect(clippy::cast_precision_loss, reason = "displays are near each other")]
fn corners(screen: &Monitor) -> (Pos2, Pos2) {
    let Display { x, y, .. } = screen.display;
    let corner = pos2(x as f32, y as f32);
    (corner, corner + vec2(screen.size.0 as f32, screen.size.1 as f32))
}

/// Returns the middle of a window in pixels, if the system states it.
pub(super) fn middle(window: &ViewportInfo, pixels_per_point: f32) -> Option<Pos2> {
    let frame = window.outer_rect.filter(|_| window.minimized != Some(true))?;
    Some((frame.center().to_vec2() * pixels_per_point).to_pos2())
}

/// The display of a window, and whether it was moved there by hand.
#[derive(Default)]
pub(super) struct DisplayTracker {
    display: Option<Display>,
    /// The start of its way to a place, in its own time.
    placed_at: Option<f64>,
    /// The other display it has reached, and the time of that.
    candidate: Option<(Display, f64)>,
}

impl DisplayTracker {
    /// Returns the display on which the window was last.
    pub(super) fn display(&self) -> Option<&Display> {
        self.display.as_ref()
    }

    /// Notes that it was placed: its next movement is not by hand.
    pub(super) fn note_placed(&mut self) {
        *self = Self::default();
    }

    /// Returns whether its last display is gone.
    pub(super) fn is_gone(&self, screens: &[Monitor]) -> bool {
        let is_there = |home: &Display| screens.iter().any(|screen| screen.display == *home);
        !screens.is_empty() && !self.display.as_ref().is_none_or(is_there)
    }

    /// Takes the window's middle at `time`. Returns the display to which it was moved by hand. That
    /// is `None` on the way to its place, until it has stayed, and if the other display is gone.
    pub(super) fn note_middle(
        &mut self,
        middle: Pos2,
        time: f64,
        screens: &[Monitor],
    ) -> Option<Display> {
        let here = &monitor_at(middle, screens)?.display;
        let arrives = time - *self.placed_at.get_or_insert(time) < ON_ITS_WAY;
        if arrives || self.display.is_none() || self.is_gone(screens) {
            self.display = Some(here.clone());
        }
        if self.display.as_ref() == Some(here) {
            self.candidate = None;
            return None;
        }
        match &self.candidate {
            Some((display, since)) if display == here => {
                if time - since < STAYS {
                    return None;
                }
                self.candidate = None;
                self.display = Some(here.clone());
                self.display.clone()
            }
            _ => {
                self.candidate = Some((here.clone(), time));
                None
            }
        }
    }
}

/// Returns the place for a window whose display is gone: on the desk's display, or on any.
pub(super) fn refuge(screens: &[Monitor]) -> Option<Corner> {
    let found = screens.iter().find(|screen| screen.desk).or_else(|| screens.first())?;
    Some(Corner::of(found, 1.0))
}

/// Returns whether any display has this pixel.
pub(super) fn is_on_any(pixel: Pos2, screens: &[Monitor]) -> bool {
    monitor_at(pixel, screens).is_some()
}

/// Returns the display that has this pixel.
fn monitor_at(pixel: Pos2, screens: &[Monitor]) -> Option<&Monitor> {
    screens.iter().find(|screen| {
        let (from, to) = corners(screen);
        (from.x..to.x).contains(&pixel.x) && (from.y..to.y).contains(&pixel.y)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn screen(name: &str, x: i32, scale: f32, desk: bool) -> Monitor {
        let display = Display { name: name.to_owned(), x, y: 0 };
        Monitor { display, size: (1920, 1080), scale, desk }
    }

    fn both() -> [Monitor; 2] {
        [screen("eDP-1", 0, 2.0, true), screen("HDMI-1", 1920, 1.5, false)]
    }

    /// Checks each row: the wall, its stored display, full screen, the displays, and the place of
    /// the window.
    #[test]
    fn a_window_goes_where_it_was_put_and_is_never_lost() {
        let both = both();
        let one = &both[..1];
        let tv = Some(both[1].display.clone());
        let at = |off: f32| {
            WindowPlace::At(Corner { pixels: pos2(1920.0 + off * 1.5, off * 1.5), scale: 1.5 })
        };
        let other = Projector { display: None, ..Projector::default() };
        let taken = std::slice::from_ref(&both[1].display);
        assert_eq!(place(1, &other, &both, taken), WindowPlace::Anywhere, "a wall is there");
        for (nth, display, full_screen, screens, goes) in [
            (0, None, false, &both[..], WindowPlace::Fills(1)),
            (0, None, false, one, WindowPlace::Anywhere),
            (0, None, true, one, WindowPlace::FillsAny),
            (0, tv.clone(), true, &both, WindowPlace::Fills(1)),
            (0, tv.clone(), false, &both, at(OFF)),
            (2, tv.clone(), false, &both, at(3.0 * OFF)),
            (0, tv.clone(), true, one, WindowPlace::Anywhere),
            (0, tv, true, &[], WindowPlace::Anywhere),
        ] {
            let look = Projector { full_screen, display, ..Projector::default() };
            assert_eq!(place(nth, &look, screens, &[]), goes, "{look:?} {screens:?}");
        }
    }

    /// Checks each row: the pixels per point of the window's display, and the desk's scale.
    #[test]
    fn a_window_comes_to_the_pixel_that_was_meant_from_every_display() {
        let WindowPlace::At(corner) = place(
            0,
            &Projector { display: Some(both()[1].display.clone()), ..Projector::default() },
            &both(),
            &[],
        ) else {
            panic!("the display is there")
        };
        for (native, zoom) in [(1.0, 1.0), (2.0, 1.0), (1.5, 1.25), (1.0, 0.8), (3.0, 1.5)] {
            let asked = corner.position(native * zoom, zoom);
            // The place given to winit: pixels, and on macOS points of the system.
            let given = asked.to_vec2() * native * zoom;
            let goes = if cfg!(target_os = "macos") { given / native * 1.5 } else { given };
            let expected = vec2(1920.0 + OFF * 1.5, OFF * 1.5);
            assert!((goes - expected).length() < 0.01, "{native} {zoom}: {goes:?}");
        }
    }

    /// Checks each row: the time, the middle, the displays, and the display it was moved to by
    /// hand.
    #[test]
    fn a_window_that_somebody_brings_to_another_display_is_remembered_there() {
        let both = both();
        let (desk, tv) = (pos2(500.0, 500.0), pos2(2_500.0, 500.0));
        let mut home = DisplayTracker::default();
        let brought = Some(both[1].display.clone());
        for (nth, (time, middle, screens, expected)) in [
            (0.0, desk, &both[..], None),
            // The window appears at the desk and goes to its place.
            (0.2, tv, &both, None),
            // The window is pulled to the desk, and back at once.
            (9.0, desk, &both, None),
            (9.5, tv, &both, None),
            (10.0, desk, &both, None),
            (12.0, desk, &both, Some(both[0].display.clone())),
            (13.0, tv, &both, None),
            (14.9, tv, &both, brought.clone()),
            // Between two displays, or outside all of them.
            (16.0, pos2(9_000.0, 0.0), &both, None),
            // The other display is unplugged: this move is not by hand.
            (20.0, desk, &both[..1], None),
            (25.0, desk, &both[..1], None),
            (30.0, tv, &both, None),
            (32.0, tv, &both, brought),
        ]
        .into_iter()
        .enumerate()
        {
            assert_eq!(home.note_middle(middle, time, screens), expected, "case {nth}");
        }
    }

    /// Checks each row: its display, the displays, and whether its display is gone.
    #[test]
    fn a_window_whose_display_is_gone_comes_to_the_desk() {
        let both = both();
        for (nth, (was, screens, gone)) in [
            (Some(1), &both[..], false),
            (Some(1), &both[..1], true),
            (Some(0), &both[..1], false),
            (None, &both[..1], false),
            // The system lists no displays.
            (Some(1), &[], false),
        ]
        .into_iter()
        .enumerate()
        {
            let display = was.map(|at: usize| both[at].display.clone());
            let home = DisplayTracker { display, ..DisplayTracker::default() };
            assert_eq!(home.is_gone(screens), gone, "case {nth}");
        }
        let desk = refuge(&both).map(|corner| corner.pixels);
        assert_eq!(desk, Some(pos2(OFF * 2.0, OFF * 2.0)));
        assert_eq!(refuge(&[]), None);
        assert!(is_on_any(pos2(2_500.0, 500.0), &both));
        assert!(!is_on_any(pos2(2_500.0, 500.0), &both[..1]));
    }

    /// Checks each row: the pixels across, the pixels per point, and the width of the window in
    /// points.
    #[test]
    fn a_window_leaves_room_on_its_display() {
        for (across, scale, wide) in
            [(1280, 1.0, 768.0), (1920, 1.0, 1152.0), (3840, 1.0, 1280.0), (3840, 2.0, 1152.0)]
        {
            let mut there = screen("eDP-1", 0, scale, true);
            there.size.0 = across;
            let is = size(WindowPlace::Anywhere, &Projector::default(), &[there]);
            assert_eq!(is, vec2(wide, wide * 9.0 / 16.0), "{across} {scale}");
        }
        assert!((size(WindowPlace::Anywhere, &Projector::default(), &[]).x - WIDE).abs() < 0.1);
    }
}
