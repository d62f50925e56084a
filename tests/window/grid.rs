//! One grid on every screen: the right edges and the bottoms of the outer cards, and the gaps
//! between neighbours, are the same everywhere.

#![cfg(feature = "window")]
#![allow(clippy::unwrap_used, reason = "a test")]

use std::collections::BTreeSet;

use bottone::ui_frame::action::{Action, Screen};
use egui::{CornerRadius, Key, Rect, Shape, Vec2, vec2};

use crate::{stage::room::EventWindow, zoom::evening};

/// 1280×720 points; the harness adds a margin of eight points.
const SIZE: Vec2 = vec2(1280.0 + 16.0, 720.0 + 16.0);
/// The radius of the corners of a card, in points.
const CARD: u8 = 10;
/// The gap between two cards side by side, or one above the other, in points.
const GAP: f32 = 10.0;
/// The gap from which cards are no neighbours, in points.
const FAR: f32 = 34.0;

/// The screens whose cards fill the window, and the keys of their tabs.
const FILLED: [(Screen, &[Key]); 8] = [
    (Screen::Floor, &[]),
    (Screen::Players, &[Key::F3]),
    (Screen::Clock, &[]),
    (Screen::Chips, &[Key::F3, Key::F4, Key::F5]),
    (Screen::Money, &[Key::F3, Key::F4, Key::F7, Key::F8]),
    (Screen::Print, &[]),
    (Screen::Log, &[]),
    (Screen::Setup, &[Key::F4]),
];

fn collect(shape: &Shape, found: &mut Vec<Rect>) {
    match shape {
        Shape::Rect(rect) if rect.corner_radius == CornerRadius::same(CARD) => {
            found.push(rect.rect);
        }
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, found)),
        _ => {}
    }
}

/// Returns the visible cards that are in no other card.
fn cards(room: &EventWindow) -> Vec<Rect> {
    let mut all = Vec::new();
    for clipped in &room.harness.output().shapes {
        let mut found = Vec::new();
        collect(&clipped.shape, &mut found);
        all.extend(found.into_iter().map(|card| card.intersect(clipped.clip_rect)));
    }
    all.retain(|card| card.is_positive() && card.left() > 80.0);
    let outer = |card: &Rect| {
        !all.iter().any(|other| other != card && other.expand(0.5).contains_rect(*card))
    };
    let mut outer: Vec<Rect> = all.iter().copied().filter(outer).collect();
    outer.dedup();
    outer
}

/// Returns the gaps between cards that face each other with nothing between them.
fn gaps(cards: &[Rect]) -> Vec<f32> {
    let mut gaps = Vec::new();
    for one in cards {
        let beside = cards.iter().filter(|other| {
            other.left() > one.right() - 1.0
                && one.y_range().intersection(other.y_range()).span() > 20.0
        });
        gaps.extend(beside.map(|other| other.left() - one.right()).reduce(f32::min));
        let below = cards.iter().filter(|other| {
            other.top() > one.bottom() - 1.0
                && one.x_range().intersection(other.x_range()).span() > 20.0
        });
        gaps.extend(below.map(|other| other.top() - one.bottom()).reduce(f32::min));
    }
    gaps
}

#[test]
fn every_screen_stands_on_one_grid() {
    let mut faults = BTreeSet::new();
    let mut room = EventWindow::on(Screen::Floor, SIZE, evening());
    for (screen, keys) in FILLED {
        room.harness.state_mut().request(Action::Go(screen));
        room.harness.run();
        let tabs: Vec<Option<Key>> = match keys {
            [] => vec![None],
            keys => keys.iter().copied().map(Some).collect(),
        };
        for key in tabs {
            if let Some(key) = key {
                room.key(key);
            }
            room.harness.run();
            let cards = cards(&room);
            let place_name = format!("{screen:?} {key:?}");
            let window = room.harness.ctx.content_rect();
            let right = cards.iter().map(Rect::right).fold(0.0, f32::max);
            let bottom = cards.iter().map(Rect::bottom).fold(0.0, f32::max);
            let (right, bottom) = (window.right() - right, window.bottom() - bottom);
            if (right - 28.0).abs() > 1.0 {
                faults.insert(format!("{place_name}: {right} points from the right edge"));
            }
            if (bottom - 56.0).abs() > 1.5 {
                faults.insert(format!("{place_name}: {bottom} points from the bottom"));
            }
            // Farther apart, there is a heading or an empty place between them.
            let near = gaps(&cards).into_iter().filter(|gap| *gap < FAR);
            for gap in near.filter(|gap| (gap - GAP).abs() > 1.0) {
                faults.insert(format!("{place_name}: a gap of {gap}: {cards:?}"));
            }
        }
    }
    let faults: Vec<String> = faults.into_iter().collect();
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}
