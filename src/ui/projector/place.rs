//! Where the window of a wall goes, and where it is.
//!
//! The system says in pixels where displays and windows are, and a window is told in points where to go.
//! What a point is hangs on the display that the window is on, so nothing but the window itself can work
//! it out.

use egui::{Pos2, Vec2, ViewportInfo, pos2, vec2};

use super::Screen;
use crate::store::settings::{Display, Projector};

/// How far from a display's corner a window is put, in points; each further wall once more.
const OFF: f32 = 48.0;
/// How wide a window is at most, in points.
const WIDE: f32 = 1_280.0;
/// How much of its display's width it takes at most: what lies under it is still found.
const SHARE: f32 = 0.6;
/// How long a window that was put somewhere may be on its way, in seconds.
const ON_ITS_WAY: f64 = 3.0;
/// How long it stays where somebody has brought it before that is remembered, in seconds: a display that
/// is pulled out may be missed a moment later than its window moves.
const STAYS: f64 = 1.5;
/// The smallest window, in points.
pub(super) const LEAST: Vec2 = vec2(480.0, 270.0);

/// Where a window goes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum WindowPlace {
    /// Over the whole of this display, as the system counts them.
    Fills(usize),
    /// Over the whole of whichever it is on.
    FillsAny,
    At(Corner),
    /// Where the system puts it.
    Anywhere,
}

/// Where the upper left corner of a window goes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Corner {
    /// From the left and from the top, in pixels as the system counts its displays.
    pixels: Pos2,
    /// How many pixels a point of its display has.
    scale: f32,
}

impl Corner {
    /// So many times [`OFF`] from a display's own corner.
    fn of(screen: &Screen, times: f32) -> Self {
        let off = OFF * screen.scale * times;
        Self { pixels: corners(screen).0 + vec2(off, off), scale: screen.scale }
    }

    /// What a window with so many pixels to its point is told, of which the desk's own size is `zoom`.
    ///
    /// egui-winit 0.37 takes such a place times the pixels of a point and gives it to winit as pixels
    /// (`ViewportCommand::OuterPosition`). On macOS places are no pixels: there winit 0.30 multiplies
    /// each display's with its own scale, and divides the window's by the one of where it is now.
    pub(super) fn told(self, pixels_per_point: f32, zoom: f32) -> Pos2 {
        let by = if cfg!(target_os = "macos") { self.scale * zoom } else { pixels_per_point };
        (self.pixels.to_vec2() / by.max(0.1)).to_pos2()
    }
}

/// Where this wall goes: onto the display that it was put on; where that is gone, into a window that
/// everybody finds. A wall that was never put anywhere fills a display on which neither the desk is nor
/// one of the other walls, which have `taken` theirs.
pub(super) fn place(
    nth: usize,
    look: &Projector,
    screens: &[Screen],
    taken: &[Display],
) -> WindowPlace {
    let displays: Vec<_> = screens.iter().map(|screen| screen.display.clone()).collect();
    let Some(wanted) = &look.display else {
        let free = |screen: &Screen| !screen.desk && !taken.contains(&screen.display);
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

/// How large the window of a wall is that goes here, in points of the system.
pub(super) fn size(place: WindowPlace, look: &Projector, screens: &[Screen]) -> Vec2 {
    let of = |screen: &&Screen| match place {
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

/// The upper left and the lower right corner of a display, in pixels.
#[expect(clippy::cast_precision_loss, reason = "displays are near each other")]
fn corners(screen: &Screen) -> (Pos2, Pos2) {
    let Display { x, y, .. } = screen.display;
    let corner = pos2(x as f32, y as f32);
    (corner, corner + vec2(screen.size.0 as f32, screen.size.1 as f32))
}

/// The middle of a window in pixels, where the system says it.
pub(super) fn middle(window: &ViewportInfo, pixels_per_point: f32) -> Option<Pos2> {
    let frame = window.outer_rect.filter(|_| window.minimized != Some(true))?;
    Some((frame.center().to_vec2() * pixels_per_point).to_pos2())
}

/// On which display a window is, and whether somebody has brought it there.
#[derive(Default)]
pub(super) struct Home {
    display: Option<Display>,
    /// Since when it is on its way to where it was put, by its own time.
    put: Option<f64>,
    /// Onto which other display it has come, and since when.
    stays: Option<(Display, f64)>,
}

impl Home {
    /// The display on which the window was last.
    pub(super) fn display(&self) -> Option<&Display> {
        self.display.as_ref()
    }

    /// It was put somewhere: what happens next is no work of hands.
    pub(super) fn put(&mut self) {
        *self = Self::default();
    }

    /// Is the display gone on which it was?
    pub(super) fn is_gone(&self, screens: &[Screen]) -> bool {
        let is_there = |home: &Display| screens.iter().any(|screen| screen.display == *home);
        !screens.is_empty() && !self.display.as_ref().is_none_or(is_there)
    }

    /// The window's middle is here at `time`. Returns the display onto which somebody has brought it;
    /// none while it goes where it was put, until it has stayed there, and where the other display is
    /// gone.
    pub(super) fn moves(&mut self, middle: Pos2, time: f64, screens: &[Screen]) -> Option<Display> {
        let here = &on(middle, screens)?.display;
        let arrives = time - *self.put.get_or_insert(time) < ON_ITS_WAY;
        if arrives || self.display.is_none() || self.is_gone(screens) {
            self.display = Some(here.clone());
        }
        if self.display.as_ref() == Some(here) {
            self.stays = None;
            return None;
        }
        match &self.stays {
            Some((display, since)) if display == here => {
                if time - since < STAYS {
                    return None;
                }
                self.stays = None;
                self.display = Some(here.clone());
                self.display.clone()
            }
            _ => {
                self.stays = Some((here.clone(), time));
                None
            }
        }
    }
}

/// Where a window goes whose display is gone: onto the desk's, or onto any.
pub(super) fn refuge(screens: &[Screen]) -> Option<Corner> {
    let found = screens.iter().find(|screen| screen.desk).or_else(|| screens.first())?;
    Some(Corner::of(found, 1.0))
}

/// Is there a display that has this pixel?
pub(super) fn is_seen(pixel: Pos2, screens: &[Screen]) -> bool {
    on(pixel, screens).is_some()
}

/// The display that has this pixel.
fn on(pixel: Pos2, screens: &[Screen]) -> Option<&Screen> {
    screens.iter().find(|screen| {
        let (from, to) = corners(screen);
        (from.x..to.x).contains(&pixel.x) && (from.y..to.y).contains(&pixel.y)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn screen(name: &str, x: i32, scale: f32, desk: bool) -> Screen {
        let display = Display { name: name.to_owned(), x, y: 0 };
        Screen { display, size: (1920, 1080), scale, desk }
    }

    fn both() -> [Screen; 2] {
        [screen("eDP-1", 0, 2.0, true), screen("HDMI-1", 1920, 1.5, false)]
    }

    /// (the wall, the display that was remembered, full screen, what there is, where the window goes)
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

    /// (pixels of a point of the display where the window is, how large the desk's letters are)
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
            let told = corner.told(native * zoom, zoom);
            // What winit is given: pixels, and on macOS points of the system.
            let given = told.to_vec2() * native * zoom;
            let goes = if cfg!(target_os = "macos") { given / native * 1.5 } else { given };
            let meant = vec2(1920.0 + OFF * 1.5, OFF * 1.5);
            assert!((goes - meant).length() < 0.01, "{native} {zoom}: {goes:?}");
        }
    }

    /// Each case: (time, middle, what there is, onto which display somebody has brought it).
    #[test]
    fn a_window_that_somebody_brings_to_another_display_is_remembered_there() {
        let both = both();
        let (desk, tv) = (pos2(500.0, 500.0), pos2(2_500.0, 500.0));
        let mut home = Home::default();
        let brought = Some(both[1].display.clone());
        for (nth, (time, middle, screens, expected)) in [
            (0.0, desk, &both[..], None),
            // It comes up at the desk and goes where it was put.
            (0.2, tv, &both, None),
            // It is pulled to the desk, and back at once.
            (9.0, desk, &both, None),
            (9.5, tv, &both, None),
            (10.0, desk, &both, None),
            (12.0, desk, &both, Some(both[0].display.clone())),
            (13.0, tv, &both, None),
            (14.9, tv, &both, brought.clone()),
            // Between two displays, or where none is.
            (16.0, pos2(9_000.0, 0.0), &both, None),
            // The other display is unplugged: nobody has brought it here.
            (20.0, desk, &both[..1], None),
            (25.0, desk, &both[..1], None),
            (30.0, tv, &both, None),
            (32.0, tv, &both, brought),
        ]
        .into_iter()
        .enumerate()
        {
            assert_eq!(home.moves(middle, time, screens), expected, "case {nth}");
        }
    }

    /// Each case: (the display it was on, what there is, is it gone).
    #[test]
    fn a_window_whose_display_is_gone_comes_to_the_desk() {
        let both = both();
        for (nth, (was, screens, gone)) in [
            (Some(1), &both[..], false),
            (Some(1), &both[..1], true),
            (Some(0), &both[..1], false),
            (None, &both[..1], false),
            // Nobody says which displays there are.
            (Some(1), &[], false),
        ]
        .into_iter()
        .enumerate()
        {
            let display = was.map(|at: usize| both[at].display.clone());
            let home = Home { display, ..Home::default() };
            assert_eq!(home.is_gone(screens), gone, "case {nth}");
        }
        let desk = refuge(&both).map(|corner| corner.pixels);
        assert_eq!(desk, Some(pos2(OFF * 2.0, OFF * 2.0)));
        assert_eq!(refuge(&[]), None);
        assert!(is_seen(pos2(2_500.0, 500.0), &both));
        assert!(!is_seen(pos2(2_500.0, 500.0), &both[..1]));
    }

    /// Each case: (pixels across, pixels of a point, how wide the window is in points).
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
