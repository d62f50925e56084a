//! The cost of an idle window: while only the clock changes, it is drawn once a second. Unchanged
//! parts are not drawn again.

use std::{sync::Arc, time::Duration};

use bottone::{
    store::settings::Theme,
    tournament::{Command, clock::ClockCommand, entries::EntryCommand},
    ui_frame::action::{Action, Screen},
};
use egui::{Mesh, Shape, ViewportId, vec2};

use super::Desk;

const SCREENS: [Screen; 10] = [
    Screen::Floor,
    Screen::Players,
    Screen::Clock,
    Screen::Table,
    Screen::Chips,
    Screen::Money,
    Screen::Print,
    Screen::Room,
    Screen::Log,
    Screen::Setup,
];

/// Almost a second.
const SECOND: Duration = Duration::from_millis(900);

impl Desk {
    /// Draws until nothing moves; returns the window's wait for its next frame.
    fn rests(&mut self) -> Duration {
        let mut rest = Duration::ZERO;
        for _ in 0..400 {
            self.harness.step();
            rest = self.harness.output().viewport_output[&ViewportId::ROOT].repaint_delay;
            if rest >= SECOND {
                break;
            }
        }
        rest
    }

    /// Returns the triangles of the floor's tiles as drawn.
    fn tiles(&self) -> Vec<Arc<Mesh>> {
        let shapes = self.harness.output().shapes.iter();
        let meshes = shapes.filter_map(|clipped| match &clipped.shape {
            Shape::Mesh(mesh) if mesh.vertices.len() > 20 => Some(Arc::clone(mesh)),
            _ => None,
        });
        meshes.collect()
    }
}

/// Returns the number of meshes that are not identical to an earlier one.
fn anew(after: &[Arc<Mesh>], before: &[Arc<Mesh>]) -> usize {
    after.iter().filter(|one| !before.iter().any(|other| Arc::ptr_eq(one, other))).count()
}

#[test]
fn every_screen_is_drawn_once_a_second_while_the_clock_runs() {
    let mut desk = Desk::of(30, 8, vec2(1_296.0, 736.0));
    for screen in SCREENS {
        desk.harness.state_mut().request(Action::Go(screen));
        desk.frames();
        if screen == Screen::Players {
            desk.types("ros");
        }
        let rest = desk.rests();
        assert!(rest >= SECOND, "{screen:?}: again after {rest:?}");
    }
    // A blinking caret would ask for more frames.
    desk.harness.state_mut().request(Action::Go(Screen::Players));
    desk.types("ros");
    desk.harness.ctx.all_styles_mut(|style| style.visuals.text_cursor.blink = true);
    assert!(desk.rests() < SECOND);
}

/// Checks that a paused window is not drawn to look at its file: a thread watches it.
#[test]
fn a_paused_window_rests() {
    let mut desk = Desk::of(30, 8, vec2(1_296.0, 736.0));
    let pause = Command::Clock(ClockCommand::Pause);
    desk.harness.state_mut().request(Action::Submit(pause));
    let long = Duration::from_secs(30);
    let rests = (0..400).any(|_| {
        desk.harness.step();
        desk.harness.output().viewport_output[&ViewportId::ROOT].repaint_delay >= long
    });
    assert!(rests);
}

#[test]
fn a_table_that_has_not_changed_is_not_drawn_again() {
    let mut desk = Desk::of(113, 8, vec2(1_936.0, 1_096.0));
    desk.rests();
    let before = desk.tiles();
    assert!(before.len() > 100, "{}", before.len());
    desk.harness.step();
    assert_eq!(anew(&desk.tiles(), &before), 0, "nothing happened");

    let t = desk.app().desk().unwrap().tournament();
    let first = t.entries().playing().next().unwrap().0;
    let bust = Command::Entries(EntryCommand::Bust { out: vec![(first, None)] });
    desk.harness.state_mut().request(Action::Submit(bust));
    desk.rests();
    let after = desk.tiles();
    let changed = anew(&after, &before);
    assert!((1..=3).contains(&changed), "{changed} tiles were drawn anew after a bust");
    assert_eq!(after.len(), before.len());

    desk.harness.state_mut().request(Action::Theme(Theme::Light));
    desk.rests();
    let light = desk.tiles();
    assert_eq!(anew(&light, &after), light.len(), "in other colours");
}
