//! The system's programs that play and speak.
//!
//! Nothing is given to a shell. The sound or text comes by the standard input or as the name of a
//! file that we made; no text of a user is ever an argument.

use std::{
    ffi::OsString,
    process::{Command, Stdio},
    thread,
    time::Duration,
};

use bottone_i18n::Language;

/// The number of checks, one for each [`STEP`], after which a program that still runs is stopped.
const PATIENCE: u32 = 100;
const STEP: Duration = Duration::from_millis(20);

/// The way in which a program gets its sound or text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Feed {
    /// By its standard input.
    Input,
    /// As a file name in the last of its arguments.
    File,
}

/// A program of the system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Program {
    /// Its name, which the system looks up in its own search path.
    pub name: &'static str,
    /// The arguments with which it does nothing, to find out whether it is there.
    probe: &'static [&'static str],
    pub(super) feed: Feed,
    args: Args,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Args {
    Player(&'static [&'static str]),
    SpeechDispatcher,
    Espeak,
    Say,
    Sapi,
}

/// The script that plays a sound on Windows, which has no program for it, but a class.
const PLAY: &str = "$m = New-Object IO.MemoryStream; \
    [Console]::OpenStandardInput().CopyTo($m); $m.Position = 0; \
    (New-Object System.Media.SoundPlayer $m).PlaySync()";

const fn player(
    name: &'static str,
    probe: &'static [&'static str],
    feed: Feed,
    args: &'static [&'static str],
) -> Program {
    Program { name, probe, feed, args: Args::Player(args) }
}

const fn voice(name: &'static str, probe: &'static [&'static str], args: Args) -> Program {
    Program { name, probe, feed: Feed::Input, args }
}

const VERSION: &[&str] = &["--version"];
const POWERSHELL: &[&str] = &["-NoProfile", "-NonInteractive", "-Command", "exit"];

/// Players for `PipeWire`, `PulseAudio` and ALSA, the preferred first. Each also plays through the
/// systems below its own.
const LINUX_PLAYERS: &[Program] = &[
    player("pw-play", VERSION, Feed::Input, &["/dev/stdin"]),
    player("paplay", VERSION, Feed::Input, &["/dev/stdin"]),
    player("aplay", VERSION, Feed::Input, &["-q", "-"]),
];
const MAC_PLAYERS: &[Program] = &[player("afplay", &["-h"], Feed::File, &[])];
const WINDOWS_PLAYERS: &[Program] = &[player(
    "powershell",
    POWERSHELL,
    Feed::Input,
    &["-NoProfile", "-NonInteractive", "-Command", PLAY],
)];

const LINUX_VOICES: &[Program] = &[
    voice("spd-say", VERSION, Args::SpeechDispatcher),
    voice("espeak-ng", VERSION, Args::Espeak),
    voice("espeak", VERSION, Args::Espeak),
];
const MAC_VOICES: &[Program] = &[voice("say", &["-v", "?"], Args::Say)];
const WINDOWS_VOICES: &[Program] = &[voice("powershell", POWERSHELL, Args::Sapi)];

/// The search path for programs.
#[derive(Clone, Debug, Default)]
pub struct Programs {
    path: Option<OsString>,
}

impl Programs {
    /// Returns the search path of this system.
    pub fn of_system() -> Self {
        Self::default()
    }

    /// Creates a search path, written like the variable `PATH`.
    pub fn from_path(path: impl Into<OsString>) -> Self {
        Self { path: Some(path.into()) }
    }

    /// Returns every player that is there, the preferred one first.
    pub fn players(&self) -> Vec<Program> {
        self.installed(if cfg!(windows) {
            WINDOWS_PLAYERS
        } else if cfg!(target_os = "macos") {
            MAC_PLAYERS
        } else {
            LINUX_PLAYERS
        })
    }

    /// Returns every voice that is there, the preferred one first.
    pub fn voices(&self) -> Vec<Program> {
        self.installed(if cfg!(windows) {
            WINDOWS_VOICES
        } else if cfg!(target_os = "macos") {
            MAC_VOICES
        } else {
            LINUX_VOICES
        })
    }

    fn installed(&self, programs: &[Program]) -> Vec<Program> {
        programs.iter().copied().filter(|program| self.is_installed(program)).collect()
    }

    fn is_installed(&self, program: &Program) -> bool {
        let mut probe = self.command(program.name);
        probe.args(program.probe).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let Ok(mut child) = probe.spawn() else { return false };
        for _ in 0..PATIENCE {
            match child.try_wait() {
                Ok(None) => thread::sleep(STEP),
                Ok(Some(_)) => return true,
                Err(_) => break,
            }
        }
        // A program that cannot even print its version plays nothing. It may have ended by
        // itself.
        let _ = child.kill();
        let _ = child.wait();
        false
    }

    fn command(&self, name: &str) -> Command {
        let mut command = Command::new(name);
        if let Some(path) = &self.path {
            command.env("PATH", path);
        }
        #[cfg(windows)]
        {
            // Without a window of its own.
            std::os::windows::process::CommandExt::creation_flags(&mut command, 0x0800_0000);
        }
        command
    }

    /// Returns the command that plays or speaks at this volume, from 0 to 100, and in this
    /// language.
    pub(super) fn playback_command(
        &self,
        program: &Program,
        language: Language,
        volume: u8,
    ) -> Command {
        let mut command = self.command(program.name);
        let code = language.code();
        match program.args {
            Args::Player(args) => command.args(args),
            // From -100 to 100.
            Args::SpeechDispatcher => {
                let loud = i16::from(volume) * 2 - 100;
                command.args(["-e", "-l", code, "-i", &loud.to_string()])
            }
            // From 0 to 200; 100 is usual.
            Args::Espeak => {
                let loud = u16::from(volume) * 2;
                command.args(["--stdin", "-v", code, "-a", &loud.to_string()])
            }
            Args::Say => command.args(["-f", "-", "-v", &language.word("language-voice")]),
            Args::Sapi => {
                let culture = language.word("language-speech");
                let speak = format!(
                    "Add-Type -AssemblyName System.Speech; \
                     [Console]::InputEncoding = [Text.Encoding]::UTF8; \
                     $s = New-Object System.Speech.Synthesis.SpeechSynthesizer; \
                     $s.SelectVoiceByHints('NotSet', 'NotSet', 0, '{culture}'); \
                     $s.Volume = {volume}; $s.Speak([Console]::In.ReadToEnd())"
                );
                command.args(["-NoProfile", "-NonInteractive", "-Command", &speak])
            }
        };
        command
    }
}
