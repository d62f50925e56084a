//! Keys that come in one frame are handed to the window one act at a time.
//!
//! A card reader types a code and Enter in less than a frame, and somebody quick strikes a letter while the window is
//! drawn. egui would give all of it to the field or the screen that has the keyboard when the frame begins. So what was
//! struck waits in order: an act ends the frame, and what follows it is for the window as that act has left it.

use std::collections::{BTreeSet, VecDeque};

use egui::{Context, Event, Key, Plugin, RawInput, Ui, ViewportId};

use super::{commands, seat_keys::figure};

/// The passes between an act and the key that follows it: the act is done after the first, a dialog is drawn in the
/// second, and its field has the keyboard in the third. A field that has the keyboard earlier may be the one that goes
/// away with the act, so that all of them are waited for.
const SETTLES_IN: u8 = 3;

/// What was struck and is not handed over yet.
#[derive(Debug, Default)]
pub(super) struct InTurn {
    waiting: VecDeque<Event>,
    /// The passes it still waits.
    settles: u8,
    /// Did a text field of the window have the keyboard after the last pass?
    typing: bool,
    /// The keys that are down: what is held repeats itself, and is no further act.
    down: BTreeSet<Key>,
    /// The last time of the window at which keys waited, in seconds.
    waited: f64,
    /// Was a point written, and nothing but figures since? That may be the code of a paper, which comes at once.
    code: bool,
}

/// What a key means for those that follow it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Turn {
    /// They may come in the same frame.
    Goes,
    /// They come in the next frame.
    Ends,
    /// They come when the window has shown what came of it.
    Acts,
}

impl InTurn {
    fn turn(&self, event: &Event) -> Turn {
        let Event::Key { key, pressed: true, modifiers, .. } = event else {
            // What was written before a press of the pointer is for the field that the press takes the keyboard from.
            return match event {
                Event::PointerButton { pressed: true, .. } => Turn::Ends,
                Event::PointerButton { pressed: false, .. } => Turn::Acts,
                _ => Turn::Goes,
            };
        };
        if self.down.contains(key) {
            return Turn::Goes;
        }
        match key {
            Key::Enter | Key::Escape => Turn::Acts,
            Key::Tab | Key::ArrowUp | Key::ArrowDown | Key::ArrowLeft | Key::ArrowRight => {
                Turn::Ends
            }
            Key::Period => Turn::Goes,
            // A function key writes nothing: it leads to another tab, and its field goes with the old one.
            _ if is_function_key(*key) => Turn::Acts,
            _ if self.code && figure(*key).is_some() => Turn::Goes,
            _ if !self.typing || modifiers.command || modifiers.ctrl || modifiers.alt => Turn::Acts,
            _ => Turn::Goes,
        }
    }

    /// Takes what the next act is made of. What was written before it comes in a frame of its own, so that Enter, Tab
    /// and the like find it in the field.
    fn next(&mut self) -> Vec<Event> {
        let mut now: Vec<Event> = Vec::new();
        while let Some(event) = self.waiting.front() {
            let turn = self.turn(event);
            if turn != Turn::Goes && now.iter().any(is_stroke) {
                break;
            }
            self.hand_over(&mut now);
            if turn != Turn::Goes {
                self.settles = if turn == Turn::Acts { SETTLES_IN } else { 0 };
                break;
            }
        }
        now
    }

    /// Hands over the first that waits; what a key writes comes with it, unless it is held with Alt for what it does.
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
                self.code = key == Key::Period || self.code && figure(key).is_some();
            }
            now.push(event);
            now.extend(written.filter(|_| !commands::is_held_with_alt(key, modifiers)));
        } else {
            now.push(event);
        }
    }
}

impl Plugin for InTurn {
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

/// Returns the last time of the window at which keys waited to be handed over, in seconds.
pub(super) fn waited_until(ctx: &Context) -> f64 {
    ctx.with_plugin(|keys: &mut InTurn| keys.waited).unwrap_or_default()
}

/// Checks that this is one of the keys above the figures.
fn is_function_key(key: Key) -> bool {
    matches!(key.name().as_bytes(), [b'F', b'1'..=b'9', ..])
}

/// Was a key struck, or something written with one?
const fn is_stroke(event: &Event) -> bool {
    matches!(event, Event::Key { pressed: true, .. } | Event::Text(_))
}
