//! Every screen at 150 % in a window of 1280×720: no word lies over another, and none is cut.

#![cfg(feature = "window")]
#![allow(clippy::unwrap_used, reason = "a test")]

use std::collections::BTreeSet;

use bottone::{
    base::time::Span,
    i18n::Language,
    rehearsal::{Rehearsal, RehearsalEnd, Script},
    rules::bounties::BountyKind,
    session::{Session, memory, time::StageClock},
    tournament::{history::Beginning, setup::Setup},
    ui_frame::action::{Action, FileAction, Screen},
};
use egui::{Key, Rect, Shape, Vec2, epaint::TextShape, vec2};
use tempfile::TempDir;

use crate::stage::{self, room::EventWindow};

/// 1280×720 pixels at 150 %, in points; the harness adds a margin of eight points.
const SIZE: Vec2 = vec2(853.0 + 16.0, 480.0 + 16.0);

/// Every screen, and the keys that lead to its tabs.
const SCREENS: [(Screen, &[Key]); 10] = [
    (Screen::Floor, &[]),
    (Screen::Players, &[Key::F3, Key::F4, Key::F5]),
    (Screen::Clock, &[]),
    (Screen::Table, &[Key::F3, Key::F4, Key::F5, Key::F6, Key::F7, Key::F8, Key::F9, Key::F10]),
    (Screen::Chips, &[Key::F3, Key::F4, Key::F5, Key::F6, Key::F7]),
    (Screen::Money, &[Key::F3, Key::F4, Key::F5, Key::F6, Key::F7, Key::F8]),
    (Screen::Print, &[]),
    (Screen::Room, &[Key::F3, Key::F4, Key::F5]),
    (Screen::Log, &[]),
    (Screen::Setup, &[Key::F3, Key::F4, Key::F5, Key::F6, Key::F7, Key::F8]),
];

/// Creates an evening of thirty players in its third level, with an office.
pub(crate) fn evening() -> (TempDir, StageClock, Box<Session>) {
    let folder = tempfile::tempdir().unwrap();
    let clock = StageClock::at(stage::EVENING);
    let setup = Setup {
        name: "Autumn main".to_owned(),
        buy_in: stage::buy_in("100+33.33+10"),
        bounty: BountyKind::PROGRESSIVE,
        ..Setup::default()
    };
    let structure = stage::structure("club-turbo");
    let beginning = Beginning::new(stage::EVENING, setup, structure);
    let mut desk = memory::create(beginning, Box::new(clock.clone()), stage::desk());
    let until = RehearsalEnd::Level { number: 3, into: Span::from_minutes(2) };
    let script = Script { entries: 30, guests: Vec::new(), seed: 1, until, office: true };
    Rehearsal::new(desk.as_mut(), clock.clone(), script).play(|_| {}).unwrap();
    (folder, clock, desk)
}

fn collect(shape: &Shape, found: &mut impl FnMut(&TextShape)) {
    match shape {
        Shape::Text(text) => found(text),
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, found)),
        _ => {}
    }
}

/// Returns every drawn text with its place and its visible area.
fn texts(room: &EventWindow) -> Vec<(String, Rect, Rect)> {
    let mut found = Vec::new();
    for clipped in &room.harness.output().shapes {
        collect(&clipped.shape, &mut |text| {
            let place = text.galley.mesh_bounds.translate(text.pos.to_vec2());
            found.push((text.galley.text().to_owned(), place, clipped.clip_rect));
        });
    }
    found.retain(|(text, place, clip)| {
        !text.trim().is_empty() && place.is_positive() && clip.intersects(*place)
    });
    found
}

/// Returns the texts that lie over others or end beyond their area.
pub(crate) fn faults(room: &EventWindow, place_name: &str) -> BTreeSet<String> {
    let texts = texts(room);
    let mut faults = BTreeSet::new();
    for (at, (text, place, clip)) in texts.iter().enumerate() {
        if place.left() < clip.left() - 1.0 || place.right() > clip.right() + 1.0 {
            faults.insert(format!("{place_name}: {text:?} is cut at {place}, seen {clip}"));
        }
        let seen = place.intersect(*clip).shrink(1.5);
        for (other, beside, clip) in texts.iter().skip(at + 1) {
            let over = seen.intersect(beside.intersect(*clip).shrink(1.5));
            if over.is_positive() {
                faults.insert(format!("{place_name}: {text:?} and {other:?} lie over each other"));
            }
        }
    }
    faults
}

#[test]
fn every_screen_is_usable_at_150_percent() {
    let mut all = BTreeSet::new();
    for language in Language::complete() {
        let mut room = EventWindow::on(Screen::Floor, SIZE, evening());
        room.harness.state_mut().request(Action::Language(language));
        room.harness.run();
        for (screen, keys) in SCREENS {
            room.harness.state_mut().request(Action::Go(screen));
            room.harness.run();
            let none = [None];
            let some: Vec<Option<Key>> = keys.iter().copied().map(Some).collect();
            let tabs = if keys.is_empty() { none.as_slice() } else { some.as_slice() };
            for key in tabs {
                if let Some(key) = key {
                    room.key(*key);
                }
                room.harness.run();
                all.extend(faults(&room, &format!("{screen:?} {key:?}, {language:?}")));
            }
        }
        room.harness.state_mut().request(Action::Go(Screen::Table));
        room.harness.run();
        room.key(Key::F9);
        room.key(Key::Num3);
        all.extend(faults(&room, &format!("a running clock, {language:?}")));
        // Beside the panel of a player, the list has half of the width.
        room.harness.state_mut().request(Action::Go(Screen::Players));
        room.harness.run();
        room.key(Key::F3);
        room.key(Key::ArrowDown);
        all.extend(faults(&room, &format!("a chosen player, {language:?}")));
        room.harness.state_mut().request(Action::File(FileAction::New));
        room.harness.run();
        // Controls behind the dialog do not count.
        let cut = faults(&room, &format!("a new event, {language:?}")).into_iter();
        all.extend(cut.filter(|fault| fault.contains(" is cut at ")));
        room.key(Key::Escape);
    }
    let all: Vec<String> = all.into_iter().collect();
    assert!(all.is_empty(), "{} faults:\n{}", all.len(), all.join("\n"));
}
