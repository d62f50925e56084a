//! A single running program that plays or speaks.

use std::{
    io,
    process::{Child, Stdio},
};

use bottone_i18n::Language;
use bottone_store::scratch::Scratch;

use super::programs::{Feed, Program, Programs};

/// The greatest length of an error message that is read, in bytes.
const MOST_COMPLAINT: u64 = 2_000;

/// A program that is playing or speaking.
pub(super) struct RunningProgram {
    child: Child,
    complaint: Scratch,
    /// Removed along with the program that reads it.
    _file: Option<Scratch>,
}

/// The end of a program.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum ProgramEnd {
    Well,
    /// With this error message, which may be empty.
    Badly(String),
}

impl RunningProgram {
    /// Starts it. Its input is a file with `bytes`, so that no thread waits for it to read them.
    pub(super) fn start(
        programs: &Programs,
        program: &Program,
        bytes: &[u8],
        ending: &str,
        language: Language,
        volume: u8,
    ) -> io::Result<Self> {
        let mut command = programs.playback_command(program, language, volume);
        let file = match program.feed {
            Feed::Input => {
                command.stdin(Scratch::of(bytes)?.stdio()?);
                None
            }
            Feed::File => {
                let file = Scratch::named(bytes, ending)?;
                command.stdin(Stdio::null()).args(file.path());
                Some(file)
            }
        };
        let complaint = Scratch::of(&[])?;
        command.stdout(Stdio::null()).stderr(complaint.stdio()?);
        let child = command.spawn()?;
        Ok(Self { child, complaint, _file: file })
    }

    /// Returns the end of the program, if it has ended.
    pub(super) fn ended(&mut self) -> Option<ProgramEnd> {
        match self.child.try_wait() {
            Ok(None) => None,
            Ok(Some(status)) if status.success() => Some(ProgramEnd::Well),
            Ok(Some(_)) => Some(ProgramEnd::Badly(self.complaint())),
            Err(error) => Some(ProgramEnd::Badly(error.to_string())),
        }
    }

    /// Returns the first line of its error message.
    fn complaint(&mut self) -> String {
        let bytes = self.complaint.read(MOST_COMPLAINT).unwrap_or_default();
        let text = String::from_utf8_lossy(&bytes);
        let said = text.lines().map(str::trim).find(|line| !line.is_empty());
        said.unwrap_or_default().chars().filter(|letter| !letter.is_control()).take(200).collect()
    }
}

impl Drop for RunningProgram {
    /// Stops the sound when its owner is gone, and leaves no dead process behind.
    fn drop(&mut self) {
        // The child may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
