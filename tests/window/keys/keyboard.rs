//! Keys as a keyboard sends them: the press, the text and the release.

use std::time::Duration;

use egui::{Event, Key, Modifiers, ViewportId};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::stage::room::EventWindow;

/// Returns one key with these modifiers.
pub(crate) fn held(key: Key, modifiers: Modifiers) -> Vec<Event> {
    let event = |pressed| Event::Key { key, physical_key: None, pressed, repeat: false, modifiers };
    vec![event(true), event(false)]
}

pub(crate) fn enter() -> Vec<Event> {
    held(Key::Enter, Modifiers::NONE)
}

/// Returns the keys that type this text on an English keyboard.
pub(crate) fn strokes(text: &str) -> Vec<Event> {
    text.chars().flat_map(stroke).collect()
}

fn stroke(letter: char) -> Vec<Event> {
    let name = match letter {
        ' ' => "Space",
        '.' => "Period",
        ',' => "Comma",
        ';' => "Semicolon",
        '?' => "Questionmark",
        '/' => "Slash",
        '=' => "Equals",
        '%' => "5",
        '^' => "6",
        other => &other.to_ascii_uppercase().to_string(),
    };
    let key = Key::from_name(name).unwrap_or_else(|| panic!("{letter}"));
    let shift = letter.is_ascii_uppercase() || "%^?".contains(letter);
    let modifiers = if shift { Modifiers::SHIFT } else { Modifiers::NONE };
    let mut events = held(key, modifiers);
    events.insert(1, Event::Text(letter.to_string()));
    events
}

impl EventWindow {
    /// Sends all of these in one frame.
    pub(crate) fn frame(&mut self, events: Vec<Event>) {
        self.harness.input_mut().events.extend(events);
        self.harness.step();
    }

    /// Types this key by key, each in a frame of its own.
    pub(crate) fn writes(&mut self, text: &str) {
        for letter in text.chars() {
            self.frame(stroke(letter));
        }
        self.settles();
    }

    /// Presses a key with these modifiers.
    pub(crate) fn holds(&mut self, modifiers: Modifiers, key: Key) {
        self.frame(held(key, modifiers));
        self.settles();
    }

    /// Draws until nothing is left to do.
    pub(crate) fn settles(&mut self) {
        for _ in 0..20_000 {
            self.harness.step();
            let window = self.harness.output().viewport_output.get(&ViewportId::ROOT);
            if window.is_none_or(|window| window.repaint_delay > Duration::ZERO) {
                return;
            }
        }
        panic!("the window does not settle");
    }

    /// Presses the first control whose name begins like this.
    pub(crate) fn presses_first(&mut self, beginning: &str) {
        let all = self.harness.root().children_recursive();
        let mut labels = all.filter_map(|node| node.accesskit_node().label());
        let label = labels.find(|label| label.starts_with(beginning));
        let label = label.unwrap_or_else(|| panic!("nothing is called {beginning}"));
        drop(labels);
        self.harness.get_all_by_label(&label).next().unwrap().click();
        self.settles();
    }

    /// Lets the window's own time pass.
    pub(crate) fn waits(&mut self, seconds: f64) {
        let now = self.harness.ctx.input(|input| input.time);
        self.harness.input_mut().time = Some(now + seconds);
        self.harness.step();
    }
}
