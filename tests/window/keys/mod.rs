//! The keyboard: the recipient of typed text, the effects of keys, and their limits. docs/guide/keys.md
//! has the rules.

#![cfg(feature = "window")]
#![expect(clippy::disallowed_methods, clippy::unwrap_used, clippy::panic, reason = "a test")]

use bottone::{
    base::seat::TableNo,
    session::{Session, time::StageClock},
    tournament::{Command, tables::TableCommand},
    ui_frame::action::Screen,
};
use egui::vec2;
use tempfile::TempDir;

use crate::stage::{self, room::EventWindow};
mod burst;
mod caps;
mod counts;
mod document;
mod enter;
mod keyboard;
mod letters;
mod names;
mod seats;
mod sizes;

/// Creates a window on this screen: two tables, this number of players at the first, the clock
/// running.
fn window(screen: Screen, players: usize) -> EventWindow {
    EventWindow::on(screen, vec2(1280.0, 720.0), evening(players))
}

fn evening(players: usize) -> (TempDir, StageClock, Box<Session>) {
    let clock = StageClock::at(stage::EVENING);
    let (folder, mut session) =
        EventWindow::evening(stage::structure("deep-stack"), players, Box::new(clock.clone()));
    let tables = TableNo::new(2).into_iter().collect();
    let open = Command::Tables(TableCommand::Open { tables, size: 9 });
    session.submit(open, None).unwrap();
    (folder, clock, session)
}
