//! Keys that arrive while the window is busy. They mean the same as with a wait for each screen.

use bottone::{
    session::time::Timekeeper as _,
    tournament::{Command, entries::EntryCommand, history::RecordAction},
    ui_frame::action::Screen,
};
use egui::{Event, Key, Modifiers, vec2};
use rand_chacha::{
    ChaCha20Rng,
    rand_core::{Rng as _, SeedableRng as _},
};

use crate::{
    keys::{
        evening,
        keyboard::{enter, held, strokes},
        window,
    },
    stage::{asked_for, room::EventWindow},
};

/// Returns the keys for a text; each part is one key with its text.
fn keys(text: &str) -> Vec<Vec<Event>> {
    text.chars().map(|letter| strokes(&letter.to_string())).collect()
}

fn bare(key: Key) -> Vec<Vec<Event>> {
    vec![held(key, Modifiers::NONE)]
}

/// Returns some keys, as a user in a hurry would press them.
fn some(chance: &mut ChaCha20Rng) -> Vec<Vec<Event>> {
    let mut below = |most: u32| chance.next_u32() % most;
    let who = ["gre", "conti", "romano", "ricc", "nobody", "t1 s3"][below(6) as usize];
    let done = if below(4) == 0 { bare(Key::Escape) } else { vec![enter()] };
    match below(12) {
        0..4 => [keys("b"), keys(who), done].concat(),
        4 => [keys("m"), keys(who), done, bare(Key::Escape)].concat(),
        // Esc clears the selection: Enter alone does the first task, but only after a while.
        5 => [
            vec![held(Key::K, Modifiers::COMMAND)],
            keys(who),
            done,
            bare(Key::Escape),
            bare(Key::Escape),
            bare(Key::Escape),
        ]
        .concat(),
        6 => vec![held(Key::Z, Modifiers::COMMAND)],
        7 => vec![held([Key::Num1, Key::Num2, Key::Num3][below(3) as usize], Modifiers::COMMAND)],
        8 => keys(["n", "p", "+", "w", "g", "h"][below(6) as usize]),
        9 => [vec![held(Key::Num2, Modifiers::COMMAND)], keys(who), done].concat(),
        10 => bare([Key::Tab, Key::ArrowDown, Key::ArrowUp][below(3) as usize]),
        _ => [bare(Key::Escape), keys("b")].concat(),
    }
}

/// Returns the records, the screen of the window, and whether a dialog is open.
fn left(room: &EventWindow) -> (Vec<String>, Screen, bool) {
    let records = room.app().desk().unwrap().records().iter();
    let actions = records.map(|record| match &record.action {
        // Each window draws seats from a seed of its own.
        RecordAction::Done {
            command: Command::Entries(EntryCommand::Enter { who, .. }), ..
        } => {
            format!("enters {who:?}")
        }
        RecordAction::Done { command, .. } => format!("{command:?}"),
        other => format!("{other:?}"),
    });
    (actions.collect(), room.app().screen(), room.app().dialog().is_some())
}

/// Returns a readable name of a key.
fn shown(key: &[Event]) -> String {
    match key {
        [_, Event::Text(text), _] => text.clone(),
        [Event::Key { key, modifiers, .. }, ..] if modifiers.command => format!("Ctrl+{key:?}"),
        [Event::Key { key, .. }, ..] => format!("{key:?}"),
        _ => String::new(),
    }
}

/// Plays the sequences of these seeds, one key a frame and all in one frame.
fn play(seeds: std::ops::Range<u64>) {
    let begin = || evening(8);
    let mut room = EventWindow::on(Screen::Floor, vec2(1024.0, 420.0), begin());
    for seed in seeds {
        let mut chance = ChaCha20Rng::seed_from_u64(seed);
        let sequence: Vec<_> = (0..3).flat_map(|_| some(&mut chance)).collect();
        let [slow, fast] = [false, true].map(|fast| {
            room.begins_anew(Screen::Floor, begin());
            if fast {
                room.frame(sequence.concat());
                room.settles();
            } else {
                for key in &sequence {
                    room.frame(key.clone());
                    room.settles();
                }
            }
            left(&room)
        });
        let struck: Vec<String> = sequence.iter().map(|key| shown(key)).collect();
        let same = fast.0.iter().zip(&slow.0).take_while(|(a, b)| a == b).count();
        let rest = |(actions, screen, asks): &(Vec<String>, Screen, bool)| {
            (actions[same..].join("\n"), *screen, *asks)
        };
        assert_eq!(rest(&fast), rest(&slow), "seed {seed}: {}", struck.join(" "));
    }
}

/// Plays 120 sequences, or as many as `BURSTS` says; 500 take three minutes of processor time.
#[test]
fn sequences_in_one_frame_do_what_they_do_key_by_key() {
    play(0..asked_for("BURSTS").unwrap_or(120));
}

/// Checks two busts in one frame. The second name once came while the first was being recorded, and
/// its n went to the clock.
#[test]
fn two_busts_in_one_frame_are_two_busts() {
    let mut room = window(Screen::Floor, 8);
    room.harness.key_press(Key::B);
    room.settles();
    let rest = [strokes("conti"), enter(), strokes("bromano"), enter()].concat();
    room.frame(rest);
    room.settles();
    assert_eq!(room.tournament().entries().playing_count(), 6, "{:?}", room.app().status_text());
    assert_eq!((room.entry(1), room.entry(8)), (None, None));
    let now = room.clock.now();
    assert_eq!(room.tournament().clock().read(now).row, 0);
}
