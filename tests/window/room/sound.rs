//! The Sound tab, the key and the line at the bottom.

use bottone::{
    base::time::{Span, Timestamp},
    i18n::Language,
    sound::{Programs, Worker},
    store::{
        profiles::sounds::Signal,
        settings::{SettingsFile, SoundSettings, Sounds},
    },
    tournament::{Command, clock::ClockCommand},
    ui::app::App,
    ui_frame::action::{Action, Screen, SoundAction},
};
use egui::{Key, Role, Shape};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::{
    room::tab::{Tab, TabState},
    stage::{self, wait_until},
};

impl Tab {
    /// Creates the tab over an event in its first minutes, with the programs in an empty folder for
    /// its sound.
    fn heard(reads_only: bool, worker: bool) -> Self {
        Self::of(Key::F5, TabState { started: true, reads_only }, |app, folder| {
            if !worker {
                return app;
            }
            let programs = Programs::from_path(folder.path().join("nothing"));
            let now = || Timestamp::default();
            app.with_sound_worker(Worker::start(programs, None, now, || {}), now)
        })
    }

    fn sound(&self) -> &SoundSettings {
        &self.harness.state().settings().sound
    }

    fn click(&mut self, label: &str) {
        self.harness.get_by_label(label).click();
        self.harness.run();
    }

    fn reads(&self, label: &str) -> bool {
        self.harness.query_all_by_label(label).next().is_some()
    }
}

#[test]
fn the_machine_that_keeps_the_event_sounds_and_one_that_reads_it_does_not() {
    for (reads_only, bottom, why) in [
        (false, "Sound on", "Sound plays on this computer (it hosts the event)."),
        (
            true,
            "Sound off",
            "This computer only reads the event, so it is silent: sound plays on the one that hosts it.",
        ),
    ] {
        let mut tab = Tab::heard(reads_only, false);
        assert!(tab.reads(bottom) && tab.reads(why), "{reads_only}");
        assert_eq!(tab.reads("This computer is silent."), reads_only);
        // A key switches it, and a second press restores the desk's choice.
        for (on, machine) in [
            (reads_only, if reads_only { Sounds::On } else { Sounds::Off }),
            (!reads_only, if reads_only { Sounds::Off } else { Sounds::AsTheDesk }),
        ] {
            // The key is for the floor; its effect is checked here.
            tab.harness.state_mut().request(Action::Go(Screen::Floor));
            tab.harness.run();
            tab.harness.key_press(Key::S);
            tab.harness.run();
            tab.harness.state_mut().request(Action::Go(Screen::Room));
            tab.harness.run();
            assert_eq!(tab.sound().machine, machine);
            assert!(tab.reads(if on { "Sound on" } else { "Sound off" }));
        }
    }
}

#[test]
fn what_is_set_is_remembered() {
    let mut tab = Tab::heard(false, false);
    tab.click("Off");
    assert_eq!(tab.sound().machine, Sounds::Off);
    tab.click("On");
    assert_eq!(tab.sound().machine, Sounds::On);
    tab.click("Three, two, one");
    tab.click("Clock paused");
    assert_eq!(tab.sound().silent, [Signal::Countdown, Signal::Paused]);
    tab.click("Three, two, one");
    tab.click("Levels and breaks");
    tab.click("Moves");
    assert_eq!(tab.sound().silent, [Signal::Paused]);
    assert!(tab.sound().speech && tab.sound().moves);
    let (kept, notice) = SettingsFile::in_folder(tab.folder.path()).load();
    assert_eq!((&kept.sound, notice), (tab.sound(), None));
}

#[test]
fn what_sounds_next_is_reported_with_the_time_until_then() {
    let mut tab = Tab::heard(false, false);
    assert!(tab.reads("One minute left"));
    tab.harness.get_by_role_and_label(Role::CheckBox, "One minute left").click();
    tab.harness.run();
    assert_eq!(tab.sound().silent, [Signal::MinuteLeft]);
    let next = "3-2-1 and level 2";
    assert!(tab.reads(next));
    let length = {
        let session = tab.harness.state().desk().unwrap();
        session.tournament().clock().length(0)
    };
    let seen = |tab: &mut Tab, before: Span, label: &str| {
        tab.clock.set(stage::EVENING.after(length.minus(before)));
        tab.harness.run();
        assert!(tab.reads(label), "{label}");
    };
    seen(&mut tab, Span::from_secs(124), "in 02:01");
    seen(&mut tab, Span::from_secs(8), "in 00:05");
    seen(&mut tab, Span::from_secs(2), "Level 2");
    tab.harness.state_mut().request(Action::Submit(Command::Clock(ClockCommand::Pause)));
    tab.harness.run();
    assert!(tab.reads("No sounds while the clock is paused."));
}

#[test]
fn without_a_player_the_tab_says_what_to_install_and_nothing_can_be_tried() {
    let mut tab = Tab::heard(false, true);
    let none = "No player found: install pipewire-bin, pulseaudio-utils or alsa-utils.";
    wait_until(none, || {
        tab.harness.run();
        tab.reads(none)
    });
    assert!(tab.reads("No voice found: install speech-dispatcher or espeak-ng."));
    let tried = tab.harness.get_by_label("Try: Level begins");
    assert!(tried.accesskit_node().is_disabled());
    tab.harness.state_mut().request(Action::Sound(SoundAction::Try(Signal::LevelBegins)));
    tab.harness.state_mut().request(Action::Sound(SoundAction::LookAgain));
    tab.harness.run();
    // The built-in profile can be chosen.
    let shelf = tab.harness.get_by_role_and_label(Role::ComboBox, "Sounds");
    assert_eq!(shelf.value().as_deref(), Some("Bell"));
}

#[test]
fn the_volume_is_a_whole_number_of_steps_within_bounds() {
    let mut tab = Tab::heard(false, false);
    let mut set = |volume| {
        let sound = SoundSettings { volume, ..SoundSettings::default() };
        tab.harness.state_mut().request(Action::Sound(SoundAction::Set(sound)));
        tab.harness.run();
        (tab.sound().volume, tab.reads(&format!("{} %", volume.min(100))))
    };
    for (asked, kept) in [(0, 0), (35, 35), (100, 100), (255, 100)] {
        assert_eq!(set(asked), (kept, true), "{asked}");
    }
}

#[test]
fn the_tab_speaks_italian() {
    let mut tab = Tab::heard(false, false);
    tab.harness.state_mut().request(Action::Language(Language::Italian));
    tab.harness.run();
    for word in
        ["Suono acceso", "Tre, due, uno", "Manca un minuto", "Spostamenti", "Come la postazione"]
    {
        assert!(tab.harness.query_all_by_label(word).next().is_some(), "{word}");
    }
}

/// Checks that the folder for own files is shown in full: no part of the path is cut.
#[test]
fn the_folder_for_own_sounds_is_shown_whole() {
    let tab = Tab::of(Key::F5, TabState { started: true, reads_only: false }, |_, folder| {
        let far = folder.path().join("Tournaments of the house/Autumn festival of San Giovanni");
        let far = far.join("events-of-this-year-and-of-those-before-it");
        App::new(SettingsFile::in_folder(folder.path()), Some(far)).unattended()
    });
    let folder = tab.folder.path().join("Tournaments of the house/Autumn festival of San Giovanni");
    let folder = folder.join("events-of-this-year-and-of-those-before-it/sounds");
    let mut found = 0;
    for clipped in &tab.harness.output().shapes {
        let Shape::Text(text) = &clipped.shape else { continue };
        if text.galley.job.text.contains("WAV files") {
            assert!(text.galley.job.text.contains(&folder.display().to_string()));
            assert!(!text.galley.elided, "cut");
            let ink = text.galley.mesh_bounds.translate(text.pos.to_vec2());
            assert!(clipped.clip_rect.x_range().contains(ink.right()), "{ink:?}");
            found += 1;
        }
    }
    assert_eq!(found, 1);
}
