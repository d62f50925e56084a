//! A queue that hands the keys of one frame to the window one act at a time.
//!
//! A card reader types a code and Enter within one frame. A quick user strikes a letter while the
//! window is drawn. egui would give all of it to the field or screen with the keyboard. So the keys
//! wait in order. An act ends the frame, and the keys after it go to the window as that act has
//! left it.

use std::collections::{BTreeSet, VecDeque};

use egui::{Context, Event, Key, Modifiers, Plugin, RawInput, Ui, ViewportId};

use super::seat_keys::digit;

/// The passes between an act and the next key. The act is performed after the first, and a dialog
/// is drawn in the second. Its field has the keyboard in the third. An earlier field with the
/// keyboard may be one that the act closes, so all three passes are waited for.
const SETTLES_IN: u8 = 3;

/// The keys that were struck and not handed over yet.
#[derive(Debug)]
pub struct KeyQueue {
    /// Returns whether a key asks for a command when held with Alt, whatever letter it would write.
    is_held_with_alt: fn(Key, Modifiers) -> bool,
    waiting: VecDeque<Event>,
    /// The number of passes still to wait.
    settles: u8,
    /// True if a text field of the window had the keyboard after the last pass.
    typing: bool,
    /// The keys that are down; the repeats of a held key are no further acts.
    down: BTreeSet<Key>,
    /// The last time at which keys waited, in seconds of the window.
    waited: f64,
    /// True if a point was typed, and only digits since. This may be a paper code, which is handed
    /// over at once.
    code: bool,
}

/// The effect of a key on the keys after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum KeyRole {
    /// The next keys may come in the same frame.
    Goes,
    /// The next keys come in the next frame.
    Ends,
    /// The next keys come once the window has shown the result.
    Acts,
}

impl KeyQueue {
    /// Creates an empty queue. `is_held_with_alt` says of a key whether it asks for a command when
    /// held with Alt.
    pub fn new(is_held_with_alt: fn(Key, Modifiers) -> bool) -> Self {
        Self {
            is_held_with_alt,
            waiting: VecDeque::new(),
            settles: 0,
            typing: false,
            down: BTreeSet::new(),
            waited: 0.0,
            code: false,
        }
    }

    fn effect(&self, event: &Event) -> KeyRole {
        let Event::Key { key, pressed: true, modifiers, .. } = event else {
            // Text typed before a press of the pointer is for the field that loses the keyboard.
            return match event {
                Event::PointerButton { pressed: true, .. } => KeyRole::Ends,
                Event::PointerButton { pressed: false, .. } => KeyRole::Acts,
                _ => KeyRole::Goes,
            };
        };
        if self.down.contains(key) {
            return KeyRole::Goes;
        }
        match key {
            Key::Enter | Key::Escape => KeyRole::Acts,
            Key::Tab | Key::ArrowUp | Key::ArrowDown | Key::ArrowLeft | Key::ArrowRight => {
                KeyRole::Ends
            }
            Key::Period => KeyRole::Goes,
            // A function key types nothing: it leads to another tab, and the field goes with the
            // old one.
            _ if is_function_key(*key) => KeyRole::Acts,
            _ if self.code && digit(*key).is_some() => KeyRole::Goes,
            _ if !self.typing || modifiers.command || modifiers.ctrl || modifiers.alt => {
                KeyRole::Acts
            }
            _ => KeyRole::Goes,
        }
    }

    /// Takes the keys of the next act. Text before it gets a frame of its own. Enter, Tab and
    /// similar keys then find it in the field.
    fn next(&mut self) -> Vec<Event> {
        let mut now: Vec<Event> = Vec::new();
        while let Some(event) = self.waiting.front() {
            let turn = self.effect(event);
            if turn != KeyRole::Goes && now.iter().any(is_stroke) {
                break;
            }
            self.hand_over(&mut now);
            if turn != KeyRole::Goes {
                self.settles = if turn == KeyRole::Acts { SETTLES_IN } else { 0 };
                break;
            }
        }
        now
    }

    /// Hands over the first waiting key with the text it writes; with Alt held for a command, the
    /// text is dropped.
    fn hand_over(&mut self, now: &mut Vec<Event>) {
        let Some(event) = self.waiting.pop_front() else { return };
        if let Event::Key { key, pressed, modifiers, .. } = event {
            if pressed {
                self.down.insert(key);
            } else {
                self.down.remove(&key);
            }
            let written =
                self.waiting.pop_front_if(|next| pressed && matches!(next, Event::Text(_)));
            if pressed {
                self.code = key == Key::Period || self.code && digit(key).is_some();
            }
            now.push(event);
            now.extend(written.filter(|_| !(self.is_held_with_alt)(key, modifiers)));
        } else {
            now.push(event);
        }
    }
}

impl Plugin for KeyQueue {
    fn debug_name(&self) -> &'static str {
        "in_turn"
    }

    fn input_hook(&mut self, _: &Context, input: &mut RawInput) {
        if input.viewport_id != ViewportId::ROOT {
            return;
        }
        if input.events.iter().any(|event| matches!(event, Event::WindowFocused(false))) {
            self.down.clear();
        }
        self.waiting.extend(input.events.drain(..));
        if self.settles > 0 {
            self.settles -= 1;
            while self.waiting.front().is_some_and(|event| !is_stroke(event)) {
                self.hand_over(&mut input.events);
            }
        } else {
            input.events = self.next();
        }
    }

    fn on_end_pass(&mut self, ui: &mut Ui) {
        if ui.ctx().viewport_id() != ViewportId::ROOT {
            return;
        }
        self.typing = ui.ctx().text_edit_focused();
        if self.waiting.iter().any(is_stroke) {
            self.waited = ui.input(|input| input.time);
        }
        if !self.waiting.is_empty() || self.settles > 0 {
            ui.ctx().request_repaint();
        }
    }
}

/// Returns the last time at which keys waited to be handed over, in seconds of the window.
pub(super) fn waited_until(ctx: &Context) -> f64 {
    ctx.with_plugin(|keys: &mut KeyQueue| keys.waited).unwrap_or_default()
}

/// Returns whether this is a function key.
fn is_function_key(key: Key) -> bool {
    matches!(key.name().as_bytes(), [b'F', b'1'..=b'9', ..])
}

/// Returns whether the event is a key or text from one.
const fn is_stroke(event: &Event) -> bool {
    matches!(event, Event::Key { pressed: true, .. } | Event::Text(_))
}
