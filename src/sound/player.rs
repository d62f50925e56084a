//! The worker's turns: finding due cues, starting programs for them, and handling their end.

use std::{path::PathBuf, time::Duration};

use bottone_base::time::{Span, Timestamp};
use bottone_i18n::ToText as _;
use bottone_store::profiles::{ShelfEntry, sounds::SoundProfile};
use bottone_view::cues::{self, COUNTED, Cue, Due};

use super::{
    kit::{self, Kit},
    process::{ProgramEnd, RunningProgram},
    programs::{Program, Programs},
    watch::Watch,
    wav::Clip,
    worker::{ShelfProfile, SoundReport, SoundScene, WantedSound, WorkerOrder},
};

/// The longest pause between two looks, so that a sleep of the computer can be distinguished from a
/// long level.
const LOOK: Span = Span::from_secs(1);
/// The interval between checks for the end of a sound.
const POLL: Span = Span::from_millis(20);
/// The time within which a failed player has played nothing, so that another one is tried.
const AT_ONCE: Span = Span::from_millis(1_500);
/// The time before its start at which a countdown is made.
const AHEAD: Span = Span::from_secs(20);
/// The delay of a countdown that cannot be heard, in milliseconds.
const AS_GOOD_AS_NOW: i64 = 30;
/// The longest text that waits to be spoken, in letters.
const MOST_LETTERS: usize = 1_200;

/// The worker's state.
pub(super) struct SoundPlayer {
    programs: Programs,
    folder: Option<PathBuf>,
    players: Vec<Program>,
    voices: Vec<Program>,
    shelf: Vec<ShelfEntry<SoundProfile>>,
    kit: Kit,
    events: Vec<FollowedEvent>,
    wish: WantedSound,
    playing: Option<RunningSound>,
    /// The newest signal that waits; there is at most one.
    signal: Option<Vec<u8>>,
    /// The text that waits to be spoken.
    speech: Option<String>,
    /// The next countdown, made ahead: making it takes longer than starting a player.
    prepared: Option<(u32, Due, Vec<u8>)>,
    /// The event with a countdown in progress, and the start of that countdown.
    counted: Option<(u32, Timestamp)>,
    pub(super) report: SoundReport,
}

/// An event that the worker follows.
struct FollowedEvent {
    scene: SoundScene,
    watch: Watch,
}

/// A sound in progress.
struct RunningSound {
    running: RunningProgram,
    sound: SoundKind,
    since: Timestamp,
}

/// The kind of a sound.
enum SoundKind {
    /// A WAV file.
    Signal(Vec<u8>),
    Speech(String),
}

impl SoundPlayer {
    pub(super) fn new(programs: Programs, folder: Option<PathBuf>) -> Self {
        let mut player = Self {
            programs,
            folder,
            players: Vec::new(),
            voices: Vec::new(),
            shelf: Vec::new(),
            kit: Kit::default(),
            events: Vec::new(),
            wish: WantedSound::default(),
            playing: None,
            signal: None,
            speech: None,
            prepared: None,
            counted: None,
            report: SoundReport::default(),
        };
        player.refresh();
        player
    }

    /// Finds the programs and the profiles.
    fn refresh(&mut self) {
        self.players = self.programs.players();
        self.voices = self.programs.voices();
        self.report.trouble = None;
        self.shelf = kit::shelf(self.folder.as_deref());
        self.read_kit();
        self.report.ready = true;
    }

    fn read_kit(&mut self) {
        let language = self.wish.language;
        self.kit = Kit::of(&self.shelf, &self.wish.profile);
        self.prepared = None;
        self.report.faults = self.kit.faults.iter().map(|fault| fault.to_text(language)).collect();
        self.report.shelf = self
            .shelf
            .iter()
            .map(|entry| ShelfProfile {
                id: entry.id.clone(),
                name: match &entry.profile {
                    Ok(profile) => Ok(profile.name.clone()),
                    Err(error) => Err(error.to_text(language)),
                },
            })
            .collect();
        self.name_programs();
    }

    fn name_programs(&mut self) {
        self.report.player = self.players.first().map(|program| program.name);
        self.report.voice = self.voices.first().map(|program| program.name);
    }

    /// Executes one order.
    pub(super) fn execute(&mut self, order: WorkerOrder, now: Timestamp) {
        match order {
            WorkerOrder::Hear(scenes) => self.set_scenes(scenes, now),
            WorkerOrder::Wish(wish) => self.apply_settings(wish),
            WorkerOrder::Say(words) if self.wish.on => self.queue_speech(words),
            WorkerOrder::Say(_) | WorkerOrder::End => {}
            WorkerOrder::TrySignal(signal) => {
                self.silence();
                let clip = self.kit.clip(signal, self.wish.volume);
                self.signal = clip.and_then(|clip| written(&clip));
            }
            WorkerOrder::TryVoice(words) => {
                self.silence();
                self.speech = Some(words);
            }
            WorkerOrder::LookAgain(folder) => {
                self.folder = folder;
                self.refresh();
            }
        }
    }

    fn set_scenes(&mut self, scenes: Vec<SoundScene>, now: Timestamp) {
        let mut before = std::mem::take(&mut self.events);
        self.events = scenes
            .into_iter()
            .map(|scene| {
                let known = before.iter().position(|event| event.scene.event == scene.event);
                let watch = known.map(|at| before.swap_remove(at).watch).unwrap_or_default();
                FollowedEvent { scene, watch }
            })
            .collect();
        // The end of this countdown has moved: the floor touched the clock.
        let Some((event, at)) = self.counted else { return };
        let counted = self.events.iter().map(|event| &event.scene).find(|s| s.event == event);
        if let Some(scene) = counted {
            let now = now.after(scene.ahead);
            let comes = scene.audible.clock_cues(now).iter().any(|due| due.at == at);
            if at > now && !comes {
                self.silence();
            }
        }
    }

    fn apply_settings(&mut self, wish: WantedSound) {
        let other = (&wish.profile, wish.language) != (&self.wish.profile, self.wish.language);
        let off = self.wish.on && !wish.on;
        self.wish = wish;
        self.prepared = None;
        if off {
            self.silence();
        }
        if other {
            self.read_kit();
        }
    }

    /// Stops the sound and drops everything that waits.
    fn silence(&mut self) {
        self.playing = None;
        self.signal = None;
        self.speech = None;
        self.counted = None;
    }

    /// Plays the due cues, and returns the time until the next one.
    pub(super) fn play_due(&mut self, now: Timestamp) -> Duration {
        self.handle_exit(now);
        let mut wait = LOOK;
        let mut all_due = Vec::new();
        // The earliest countdown of all: the time until it, its event and its cue.
        let mut next: Option<(Span, u32, Due, Timestamp)> = None;
        for FollowedEvent { scene, watch } in &mut self.events {
            let there = now.after(scene.ahead);
            let due = watch.due_cues(&scene.audible, there);
            all_due.extend(due.into_iter().map(|due| (scene.clone(), due, there)));
            if let Some(next) = scene.audible.next(there) {
                wait = wait.min(next.since(there));
            }
            if let Some(due) = scene.audible.clock_cues(there).first().copied() {
                let away = due.at.since(there);
                if next.is_none_or(|(before, ..)| away < before) {
                    next = Some((away, scene.event, due, there));
                }
            }
        }
        for (scene, due, there) in all_due {
            self.announce(&scene, due, there);
        }
        self.start_next(now);
        if let Some((_, event, due, there)) = next {
            self.prepare(event, due, there);
        }
        self.start_next(now);
        if self.playing.is_some() {
            wait = wait.min(POLL);
        }
        Duration::from_millis(wait.millis().max(0).unsigned_abs())
    }

    fn announce(&mut self, scene: &SoundScene, due: Due, there: Timestamp) {
        if !self.wish.on {
            return;
        }
        let late = there.since(due.at).millis();
        log::debug!("{:?} {late} ms after it was due", due.cue);
        self.report.late = Some(late);
        // This cue was part of the countdown that has sounded.
        let begun = Some((scene.event, due.at));
        let has_sounded = matches!(due.cue, Cue::Begins(_)) && self.counted == begun;
        let signal = if has_sounded { None } else { self.signal_of(scene.event, due, late) };
        if let Some(signal) = signal {
            let urgent = matches!(due.cue, Cue::Countdown(_) | Cue::Begins(_) | Cue::Paused);
            if urgent {
                self.silence();
            }
            let counts = matches!(due.cue, Cue::Countdown(_));
            self.counted = counts.then(|| (scene.event, due.at.after(COUNTED))).or(self.counted);
            self.signal = Some(signal);
        }
        if self.wish.speech {
            let words = cues::cue_speech(self.wish.voice, scene.audible.clock(), due.cue, due.at);
            if let Some(words) = words {
                self.queue_speech(cues::named(scene.name.as_deref(), words));
            }
        }
    }

    /// Returns the WAV file of a cue that is this many milliseconds late. A late countdown leaves
    /// out the part that should have sounded already.
    fn signal_of(&mut self, event: u32, due: Due, late: i64) -> Option<Vec<u8>> {
        if let Some((_, _, bytes)) = self
            .prepared
            .take_if(|(of, prepared, _)| (*of, *prepared) == (event, due) && late <= AS_GOOD_AS_NOW)
        {
            return Some(bytes);
        }
        let clip = self.kit.cue_clip(due.cue, self.wish.volume, &self.wish.silent)?;
        let counts = matches!(due.cue, Cue::Countdown(_));
        let skip = if counts { u32::try_from(late).unwrap_or_default() } else { 0 };
        written(&clip.from(skip))
    }

    /// Makes the next countdown, if it is soon.
    fn prepare(&mut self, event: u32, next: Due, there: Timestamp) {
        if !matches!(next.cue, Cue::Countdown(_)) {
            return;
        }
        let is_soon = next.at.since(there) <= AHEAD;
        let is_made = |(of, due, _): &(u32, Due, Vec<u8>)| (*of, *due) == (event, next);
        if is_soon && !self.prepared.as_ref().is_some_and(is_made) {
            let clip = self.kit.cue_clip(next.cue, self.wish.volume, &self.wish.silent);
            let bytes = clip.and_then(|clip| written(&clip));
            self.prepared = bytes.map(|bytes| (event, next, bytes));
        }
    }

    /// Adds these words after the text that waits.
    fn queue_speech(&mut self, words: String) {
        let waits = self.speech.take().filter(|waits| waits.len() + words.len() < MOST_LETTERS);
        self.speech = Some(match waits {
            Some(waits) => format!("{waits} {words}"),
            None => words,
        });
    }

    fn start_next(&mut self, now: Timestamp) {
        if self.playing.is_some() {
            return;
        }
        if let Some(wav) = self.signal.take() {
            self.start(SoundKind::Signal(wav), now);
        } else if let Some(words) = self.speech.take() {
            self.start(SoundKind::Speech(words), now);
        }
    }

    fn start(&mut self, sound: SoundKind, now: Timestamp) {
        let line;
        let (bytes, ending, programs) = match &sound {
            SoundKind::Signal(wav) => (wav.as_slice(), ".wav", &self.players),
            SoundKind::Speech(words) => {
                line = speech_text(words);
                (line.as_bytes(), ".txt", &self.voices)
            }
        };
        let Some(program) = programs.first().copied() else { return };
        let (language, volume) = (self.wish.voice, self.wish.volume);
        match RunningProgram::start(&self.programs, &program, bytes, ending, language, volume) {
            Ok(running) => self.playing = Some(RunningSound { running, sound, since: now }),
            Err(error) => self.report_failure(&program, &error.to_string(), &sound),
        }
    }

    /// Handles the end of a program. A player that failed at once is replaced by the next one.
    fn handle_exit(&mut self, now: Timestamp) {
        let Some(playing) = &mut self.playing else { return };
        let Some(end) = playing.running.ended() else { return };
        let Some(RunningSound { sound, since, .. }) = self.playing.take() else { return };
        let programs = if sound.is_speech() { &self.voices } else { &self.players };
        let Some(program) = programs.first().copied() else { return };
        match end {
            ProgramEnd::Well => self.report.trouble = None,
            ProgramEnd::Badly(why) => {
                let more = programs.len() > 1;
                self.report_failure(&program, &why, &sound);
                if more && now.since(since) < AT_ONCE {
                    match sound {
                        SoundKind::Signal(wav) if self.signal.is_none() => self.signal = Some(wav),
                        SoundKind::Speech(words) if self.speech.is_none() => {
                            self.speech = Some(words);
                        }
                        _ => {}
                    }
                }
            }
        }
    }

    /// Stores the reason for a silence, logs it once, and drops the program, so that the next one
    /// is tried. A single program is kept and tried again.
    fn report_failure(&mut self, program: &Program, why: &str, sound: &SoundKind) {
        let programs = if sound.is_speech() { &mut self.voices } else { &mut self.players };
        if programs.len() > 1 {
            programs.remove(0);
        }
        let trouble = if why.is_empty() {
            let gaps = [("program", program.name.into())];
            self.wish.language.say("sound-program-failed", &gaps)
        } else {
            format!("{}: {why}", program.name)
        };
        if self.report.trouble.as_ref() != Some(&trouble) {
            log::warn!("{trouble}");
        }
        self.report.trouble = Some(trouble);
        self.name_programs();
    }
}

impl SoundKind {
    const fn is_speech(&self) -> bool {
        matches!(self, Self::Speech(_))
    }
}

/// Returns the WAV file of a clip, unless it is silent.
fn written(clip: &Clip) -> Option<Vec<u8>> {
    let written = if clip.is_silent() { return None } else { clip.wav() };
    written.inspect_err(|error| log::warn!("no sound could be written: {error}")).ok()
}

/// Returns the text for a voice: one line, without anything that a voice could take as a command.
/// (`spd-say` obeys lines that begin with `!-!`.)
fn speech_text(words: &str) -> String {
    let line: String = words.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let line = line.trim_start_matches(|c: char| !c.is_alphanumeric()).replace("[[", " ");
    line.chars().take(MOST_LETTERS).chain(['\n']).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_is_spoken_is_an_order() {
        let cases = [
            ("Level 9.", "Level 9.\n"),
            ("!-!SET self RATE 100", "SET self RATE 100\n"),
            ("-w/etc/passwd, table 1", "w/etc/passwd, table 1\n"),
            ("Rossi\n!-!QUIT\u{7}, table 3", "Rossi !-!QUIT , table 3\n"),
            ("[[volm 1]] Rossi", "volm 1]] Rossi\n"),
            ("", "\n"),
        ];
        for (words, said) in cases {
            assert_eq!(speech_text(words), said, "{words:?}");
        }
        assert_eq!(speech_text(&"a".repeat(9_999)).chars().count(), MOST_LETTERS + 1);
    }
}
