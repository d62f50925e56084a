//! A structure made, saved and chosen in a window without an event, by keys and presses.
#![allow(clippy::disallowed_methods, clippy::unwrap_used, clippy::panic, reason = "a test")]

mod made;
mod shelf;

use bottone::{
    i18n::Language, rules::levels::Structure, store::settings::SettingsFile, ui::app::App,
    ui_frame::action::Action, ui_kit::fonts,
};
use egui::{Event, Key, Modifiers, Vec2, accesskit::Role, vec2};
use egui_kittest::{
    Harness,
    kittest::{NodeT as _, Queryable as _},
};
use tempfile::TempDir;

pub(crate) const SIZE: Vec2 = vec2(1280.0, 720.0);

/// The window without an event, and the number of presses of keys and buttons.
pub(crate) struct Hands {
    pub(crate) folder: TempDir,
    pub(crate) harness: Harness<'static, App>,
    pub(crate) presses: usize,
}

impl Hands {
    pub(crate) fn new(language: Language, size: Vec2) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let app = App::new(SettingsFile::none(), Some(folder.path().to_owned())).unattended();
        let harness = Harness::builder()
            .with_size(size)
            .with_max_steps(16)
            .with_context_setup(fonts::install)
            .build_ui_state(|ui, app: &mut App| app.ui(ui), app);
        let mut hands = Self { folder, harness, presses: 0 };
        hands.harness.state_mut().request(Action::Language(language));
        hands.harness.run();
        hands
    }

    pub(crate) fn click(&mut self, label: &str) {
        self.presses += 1;
        self.harness.get_by_label(label).click();
        self.harness.run();
    }

    /// Presses a line of the form.
    pub(crate) fn line(&mut self, label: &str) {
        self.presses += 1;
        self.harness.get_by_role_and_label(Role::TextInput, label).click();
        self.harness.run();
    }

    /// Types a text; each letter counts as a press.
    pub(crate) fn types(&mut self, text: &str) {
        for letter in text.chars() {
            self.presses += 1;
            self.harness.event(Event::Text(letter.to_string()));
            self.harness.run();
        }
    }

    pub(crate) fn key(&mut self, modifiers: Modifiers, key: Key) {
        self.presses += 1;
        self.harness.key_press_modifiers(modifiers, key);
        self.harness.run();
    }

    pub(crate) fn says(&self, part: &str) -> bool {
        self.harness.query_all_by_label_contains(part).next().is_some()
    }

    pub(crate) fn structure(&self) -> &Structure {
        self.harness.state().desk().unwrap().tournament().clock().structure()
    }

    /// Returns the text of the line of this name.
    pub(crate) fn holds(&self, label: &str) -> String {
        let node = self.harness.get_by_role_and_label(Role::TextInput, label);
        node.accesskit_node().value().unwrap_or_default()
    }
}
