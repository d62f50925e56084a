//! Random clicks, drags, keys and typed text.
#![expect(clippy::cast_precision_loss, reason = "points of a small window")]

use bottone::{
    session::{Desk as _, file, time::SystemClock},
    tournament::history::audit,
};
use egui::{Event, Key, Modifiers, PointerButton, Pos2};
use rand_chacha::{
    ChaCha20Rng,
    rand_core::{Rng as _, SeedableRng as _},
};

use super::room::EventWindow;
use crate::stage;

/// The texts typed from time to time: amounts, cards, words, and none of these.
const TEXTS: [&str; 10] =
    ["1400", "1.4k", "Ah Kd 7c", "five", "0", "18446744073709551615", "-3", "r", "☠", "Bianchi"];
const KEYS: [Key; 16] = [
    Key::Enter,
    Key::Escape,
    Key::Space,
    Key::Tab,
    Key::Backspace,
    Key::Delete,
    Key::Minus,
    Key::Plus,
    Key::ArrowUp,
    Key::ArrowDown,
    Key::ArrowLeft,
    Key::ArrowRight,
    Key::OpenBracket,
    Key::CloseBracket,
    Key::Comma,
    Key::Period,
];

/// Random input for a window.
pub(crate) struct Noise {
    chance: ChaCha20Rng,
    pub(crate) room: EventWindow,
}

impl Noise {
    pub(crate) fn new(seed: u64, room: EventWindow) -> Self {
        Self { chance: ChaCha20Rng::seed_from_u64(seed), room }
    }

    fn below(&mut self, most: u32) -> u32 {
        self.chance.next_u32() % most
    }

    /// Returns a point of the screen, mostly below the bar on top and right of the rail.
    fn point(&mut self) -> Pos2 {
        let (left, top) = if self.below(20) == 0 { (0, 0) } else { (80, 60) };
        let x = left + self.below(1280 - left);
        let y = top + self.below(720 - top);
        Pos2::new(x as f32, y as f32)
    }

    fn button(&mut self, pos: Pos2, button: PointerButton, pressed: bool) {
        let modifiers = if self.chance.next_u32().is_multiple_of(8) {
            Modifiers::SHIFT
        } else {
            Modifiers::NONE
        };
        self.room.harness.event(Event::PointerButton { pos, button, pressed, modifiers });
    }

    pub(crate) fn press(&mut self) {
        match self.below(16) {
            0..=7 => self.click(PointerButton::Primary),
            8 => self.click(PointerButton::Secondary),
            9 => self.drag(),
            10 => {
                let text = TEXTS[self.below(10) as usize];
                self.room.harness.event(Event::Text(text.to_owned()));
            }
            11 => {
                let key = [Key::Z, Key::Y, Key::A][self.below(3) as usize];
                self.room.harness.key_press_modifiers(Modifiers::COMMAND, key);
            }
            12 => {
                let key = KEYS[self.below(16) as usize];
                self.room.harness.key_press(key);
            }
            _ => {
                let name = char::from_digit(self.below(36), 36).unwrap().to_string();
                let key = Key::from_name(&name.to_uppercase()).unwrap();
                self.room.harness.key_press(key);
            }
        }
        self.room.harness.step();
    }

    fn click(&mut self, button: PointerButton) {
        let at = self.point();
        self.room.harness.hover_at(at);
        self.room.harness.step();
        self.button(at, button, true);
        self.button(at, button, false);
    }

    fn drag(&mut self) {
        let (from, to) = (self.point(), self.point());
        self.room.harness.hover_at(from);
        self.room.harness.step();
        self.button(from, PointerButton::Primary, true);
        self.room.harness.step();
        self.room.harness.hover_at(to);
        self.room.harness.step();
        self.button(to, PointerButton::Primary, false);
    }
}

/// Checks that the laws hold, and that the file shows the same event.
pub(crate) fn sound(seed: u64, room: &EventWindow) {
    let Some(session) = room.app().desk() else { return };
    assert_eq!(session.tournament().breach(), None, "seed {seed}");
    audit(session.beginning(), session.records(), |_, _| {})
        .unwrap_or_else(|fault| panic!("seed {seed}: {fault:?}"));
    let clock = Box::new(SystemClock::start());
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("evening.ron");
    session.save_copy(&path).unwrap();
    let file::OpenedEvent { desk: again, notices, .. } =
        file::read(&path, clock, stage::desk()).unwrap();
    assert!(notices.is_empty(), "seed {seed}: {notices:?}");
    assert_eq!(again.tournament(), session.tournament(), "seed {seed}");
}
