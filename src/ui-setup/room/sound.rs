//! Sound: signals and speech, the volume, and the machine that plays them.

use std::path::PathBuf;

use bottone_i18n::Language;
use bottone_sound::{SoundReport, signal_of};
use bottone_store::{
    profiles::sounds::Signal,
    settings::{Settings, SoundSettings, Sounds},
};
use bottone_ui_frame::{
    action::{Action, Outbox, SoundAction},
    commands::{UiCommand, key_label},
    context::FrameContext,
};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{Button, Section, card, choose, elided, row, tabs},
};
use bottone_view::{
    Tone,
    cues::{self, AudibleState},
};
use bottone_vocabulary::words::countdown;
use egui::{Align, Label, Layout, ScrollArea, Slider, Ui, UiBuilder, vec2};

/// The width of the settings at the left, in points.
const LEFT: f32 = 470.0;
/// The greatest width of a column of signals, so that each Try button is near its name, in points.
const RIGHT: f32 = 700.0;
/// The width from which the signals are in two columns, in points.
const TWO_COLUMNS: f32 = 900.0;
/// The gap between the columns, so that a Try button is not taken for the next signal's, in points.
const COLUMN_GAP: f32 = 56.0;
/// The height of one signal, in points.
const LINE: f32 = 34.0;

/// The state of the tab.
#[derive(Default)]
pub(super) struct SoundState {
    /// The report on this machine's sound.
    pub report: SoundReport,
    /// The folder of the house's own profiles.
    pub folder: Option<PathBuf>,
    /// The volume while it is dragged.
    dragged_volume: Option<u8>,
}

/// Returns the name of each signal's label.
fn signal_label(signal: Signal) -> String {
    let name: &str = signal.into();
    format!("sound-signal-{name}")
}

/// Shows the tab.
pub(super) fn show(
    ui: &mut Ui,
    state: &mut SoundState,
    settings: &Settings,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let before = &settings.sound;
    let mut sound = before.clone();
    let whole = ui.available_rect_before_wrap();
    let split = whole.left() + LEFT.min(whole.width() * 0.45);
    let left = whole.with_max_x(split);
    let begins = split + space::INSIDE;
    let right = whole.with_min_x(begins).with_max_x(whole.right().min(begins + 2.0 * RIGHT));
    ui.scope_builder(UiBuilder::new().max_rect(left), |ui| {
        ScrollArea::vertical().id_salt("sound").auto_shrink(false).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = space::CARD;
            machine(ui, &mut sound, cx);
            player(ui, state, &mut sound, out);
            speech(ui, state, &mut sound, out);
        });
    });
    ui.scope_builder(UiBuilder::new().max_rect(right), |ui| {
        ui.spacing_mut().item_spacing.y = space::CARD;
        next(ui, before, cx);
        signals(ui, state, &mut sound, out);
    });
    ui.advance_cursor_after_rect(whole);
    if sound != *before {
        out.send(Action::Sound(SoundAction::Set(sound)));
    }
}

fn note(ui: &mut Ui, words: &str) {
    let ink = Theme::of(ui).dim;
    ui.add(Label::new(Text::Note.rich(words).color(ink)).wrap());
}

fn tone_note(ui: &mut Ui, tone: Tone, words: &str) {
    let ink = Theme::of(ui).tone(tone);
    ui.add(Label::new(Text::Body.rich(words).color(ink)).wrap());
}

/// Draws the choice of whether this machine sounds. Of several machines only one should.
fn machine(ui: &mut Ui, sound: &mut SoundSettings, cx: &FrameContext<'_>) {
    card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = space::ITEM;
        Section::card(&ui.word("sound-machine")).show(ui, |ui| {
            let words = [
                (Sounds::AsTheDesk, "sound-as-desk"),
                (Sounds::On, "sound-on"),
                (Sounds::Off, "sound-off"),
            ];
            tabs(ui, &mut sound.machine, &ui.words(&words));
        });
        let keeps = cx.desk.read_only().is_none();
        let why = match (sound.machine, keeps) {
            (Sounds::AsTheDesk, true) => ui.word("sound-machine-note-writes"),
            (Sounds::AsTheDesk, false) => ui.word("sound-machine-note-reads"),
            (Sounds::On, _) => ui.word("sound-machine-note-on"),
            (Sounds::Off, _) => {
                ui.say("sound-machine-note-off", &[("key", key_label(UiCommand::Sound).into())])
            }
        };
        note(ui, &why);
    });
}

/// Draws the volume, the sounds and the program that plays them.
fn player(ui: &mut Ui, state: &mut SoundState, sound: &mut SoundSettings, out: &mut Outbox) {
    card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = space::ITEM;
        Section::card(&ui.word("sound-title")).show(ui, |_| {});
        volume(ui, state, sound);
        let width = ui.available_width();
        let ids: Vec<(usize, String)> = state
            .report
            .shelf
            .iter()
            .map(|shelved| match &shelved.name {
                Ok(name) => name.clone(),
                Err(_) => ui.say("sound-profile-broken", &[("id", shelved.id.as_str().into())]),
            })
            .enumerate()
            .collect();
        let shelf = &state.report.shelf;
        let here = shelf.iter().rposition(|shelved| shelved.id == sound.profile);
        let mut chosen = here.unwrap_or(usize::MAX);
        if choose(ui, &ui.word("sound-profile"), &mut chosen, &ids, width)
            && let Some(taken) = shelf.get(chosen)
        {
            sound.profile.clone_from(&taken.id);
        }
        if let Some(Err(why)) = here.and_then(|here| shelf.get(here)).map(|shelved| &shelved.name) {
            tone_note(ui, Tone::Waits, why);
        }
        for fault in &state.report.faults {
            tone_note(ui, Tone::Waits, fault);
        }
        if let Some(folder) = &state.folder {
            // In full, on as many lines as needed, so that the user can find it.
            let folder = folder.display().to_string();
            let words = ui.say("sound-profile-note", &[("folder", folder.into())]);
            let ink = Theme::of(ui).dim;
            ui.add(Label::new(Text::Note.rich(words).color(ink)).wrap().selectable(true));
        }
        let report = &state.report;
        let (tone, words) = match (report.player, report.ready) {
            (Some(program), _) => {
                (Tone::Good, ui.say("sound-player-found", &[("program", program.into())]))
            }
            (None, true) => (Tone::Waits, ui.word("sound-player-none")),
            (None, false) => (Tone::Dim, ui.word("sound-player-looking")),
        };
        let again = ui.word("sound-look-again");
        if search_result(ui, tone, &words, &again) {
            out.send(Action::Sound(SoundAction::LookAgain));
        }
        if let Some(trouble) = &report.trouble {
            tone_note(ui, Tone::Gold, trouble);
        }
    });
}

/// Draws the search result, and a button to look again; returns whether it was pressed.
fn search_result(ui: &mut Ui, tone: Tone, words: &str, again: &str) -> bool {
    if tone == Tone::Waits {
        tone_note(ui, tone, words);
        return ui.add(Button::new(again)).clicked();
    }
    let press = |ui: &mut Ui| ui.add(Button::quiet(again)).clicked();
    let ink = Theme::of(ui).tone(tone);
    row(ui, press, |ui| elided(ui, Text::Body.rich(words).color(ink))).1
}

fn volume(ui: &mut Ui, state: &mut SoundState, sound: &mut SoundSettings) {
    let theme = Theme::of(ui);
    let mut volume = state.dragged_volume.unwrap_or(sound.volume);
    let name = ui.word("sound-volume");
    ui.label(Text::Caption.rich(&name).color(theme.dim));
    let figure = ui.say("sound-percent", &[("volume", volume.into())]);
    let right = |ui: &mut Ui| {
        let size = vec2(56.0, ui.spacing().interact_size.y);
        ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
            ui.label(Text::Figure.rich(figure).color(theme.text));
        });
    };
    let (response, ()) = row(ui, right, |ui| {
        ui.spacing_mut().slider_width = ui.available_width();
        ui.add(Slider::new(&mut volume, 0..=100).step_by(5.0).show_value(false).trailing_fill(true))
    });
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(name));
    // Stored at its release, not at each step of the drag.
    if response.dragged() {
        state.dragged_volume = Some(volume);
    } else if response.changed() || state.dragged_volume.is_some() {
        state.dragged_volume = None;
        sound.volume = volume;
    }
}

fn speech(ui: &mut Ui, state: &SoundState, sound: &mut SoundSettings, out: &mut Outbox) {
    card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = space::ITEM;
        let (report, try_it) = (&state.report, ui.word("sound-try"));
        let title = ui.word("sound-speech");
        let none = ui.word("sound-voice-none");
        let refusal = report.voice.is_none().then_some(none.as_str());
        Section::card(&title).show(ui, |ui| {
            let button = ui.add(Button::new(&try_it).refusal(refusal));
            let name = ui.say("sound-try-this", &[("signal", title.as_str().into())]);
            ui.ctx().accesskit_node_builder(button.id, |node| node.set_label(name));
            if button.clicked() {
                out.send(Action::Sound(SoundAction::TryVoice));
            }
        });
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = space::SCREEN;
            ui.checkbox(&mut sound.speech, ui.word("sound-speech-levels"));
            ui.checkbox(&mut sound.moves, ui.word("sound-speech-moves"));
        });
        let as_window = ui.word("sound-speech-as-window");
        let mut voices = vec![(None, as_window.as_str())];
        let all = Language::ALL.map(|language| (language, language.name()));
        voices.extend(all.iter().map(|(language, name)| (Some(*language), name.as_str())));
        let width = ui.available_width();
        choose(ui, &ui.word("sound-speech-language"), &mut sound.voice, &voices, width);
        match (report.voice, report.ready) {
            (Some(program), _) => {
                let words = ui.say("sound-voice-found", &[("program", program.into())]);
                tone_note(ui, Tone::Good, &words);
            }
            (None, true) => tone_note(ui, Tone::Gold, &none),
            (None, false) => tone_note(ui, Tone::Dim, &ui.word("sound-voice-looking")),
        }
    });
}

/// Draws the next signal and its time.
fn next(ui: &mut Ui, sound: &SoundSettings, cx: &FrameContext<'_>) {
    let theme = Theme::of(ui);
    let keeps = cx.desk.read_only().is_none();
    let audible = AudibleState::of(cx.tournament(), Vec::new(), cx.now);
    let comes = audible.as_ref().and_then(|audible| {
        let coming = audible.clock_cues(cx.now).into_iter();
        let mut coming = coming.filter(|due| !sound.silent.contains(&signal_of(due.cue)));
        Some((audible, coming.next()?))
    });
    card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let (ink, words, time) = match comes {
            _ if !sound.sounds(keeps) => (theme.gold, ui.word("sound-next-silent"), None),
            None => (theme.dim, ui.word("sound-next-nothing"), None),
            Some((audible, due)) => {
                let name = cues::name(cx.language, audible.clock(), due.cue);
                let left = countdown(due.at.since(cx.now));
                let time = ui.say("sound-next-in", &[("time", left.into())]);
                (theme.text, name, Some(time))
            }
        };
        let caption = ui.word("sound-next");
        let right = |ui: &mut Ui| {
            if let Some(time) = time {
                ui.label(Text::Figure.rich(time).color(theme.text));
            }
        };
        row(ui, right, |ui| {
            ui.spacing_mut().item_spacing.x = space::CARD;
            ui.label(Text::Caption.rich(caption).color(theme.dim));
            elided(ui, Text::Strong.rich(words).color(ink));
        });
    });
}

/// Draws every signal: whether it is played, and Try.
fn signals(ui: &mut Ui, state: &SoundState, sound: &mut SoundSettings, out: &mut Outbox) {
    card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 0.0;
        Section::card(&ui.word("sound-signals")).show(ui, |_| {});
        let none = ui.word("sound-player-none");
        let refusal = state.report.player.is_none().then_some(none.as_str());
        let try_it = ui.word("sound-try");
        ScrollArea::vertical().id_salt("signals").auto_shrink([false, true]).show(ui, |ui| {
            let columns = if ui.available_width() < TWO_COLUMNS { 1 } else { 2 };
            let part = Signal::ALL.len().div_ceil(columns);
            ui.spacing_mut().item_spacing.x = COLUMN_GAP;
            ui.columns(columns, |columns| {
                for (ui, signals) in columns.iter_mut().zip(Signal::ALL.chunks(part)) {
                    for signal in signals {
                        line(ui, *signal, (&try_it, refusal), sound, out);
                    }
                }
            });
        });
    });
}

/// Draws a signal with its switch and its Try button.
fn line(
    ui: &mut Ui,
    signal: Signal,
    (try_it, refusal): (&str, Option<&str>),
    sound: &mut SoundSettings,
    out: &mut Outbox,
) {
    let name = ui.word(&signal_label(signal));
    let mut on = !sound.silent.contains(&signal);
    let size = vec2(ui.available_width(), LINE);
    let line = Layout::right_to_left(Align::Center);
    let clicked = ui.allocate_ui_with_layout(size, line, |ui| {
        let button = ui.add(Button::quiet(try_it).refusal(refusal));
        let label = ui.say("sound-try-this", &[("signal", name.as_str().into())]);
        ui.ctx().accesskit_node_builder(button.id, |node| node.set_label(label));
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            let ink = if on { Theme::of(ui).text } else { Theme::of(ui).dim };
            ui.checkbox(&mut on, Text::Body.rich(&name).color(ink));
        });
        button.clicked()
    });
    if clicked.inner {
        out.send(Action::Sound(SoundAction::Try(signal)));
    }
    sound.silent.retain(|other| *other != signal);
    if !on {
        sound.silent.push(signal);
    }
}
