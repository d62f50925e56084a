//! One program at a time that plays or speaks.

use std::{
    io,
    process::{Child, Stdio},
};

use super::programs::{Feed, Program, Programs};
use crate::{i18n::Language, store::scratch::Scratch};

/// How much of a complaint is read, in bytes.
const MOST_COMPLAINT: u64 = 2_000;

/// A program that is playing or speaking.
pub(super) struct Running {
    child: Child,
    complaint: Scratch,
    /// Goes away with the program that reads it.
    _file: Option<Scratch>,
}

/// How a program ended.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum End {
    Well,
    /// With this complaint, which may be empty.
    Badly(String),
}

impl Running {
    /// Starts it. Its input is a file that holds `bytes`: nobody has to wait for it to read them.
    pub(super) fn start(
        programs: &Programs,
        program: &Program,
        bytes: &[u8],
        ending: &str,
        language: Language,
        volume: u8,
    ) -> io::Result<Self> {
        let mut command = programs.to_use(program, language, volume);
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

    /// How it ended, if it did.
    pub(super) fn ended(&mut self) -> Option<End> {
        match self.child.try_wait() {
            Ok(None) => None,
            Ok(Some(status)) if status.success() => Some(End::Well),
            Ok(Some(_)) => Some(End::Badly(self.complaint())),
            Err(error) => Some(End::Badly(error.to_string())),
        }
    }

    /// The first line of what it complained about.
    fn complaint(&mut self) -> String {
        let bytes = self.complaint.read(MOST_COMPLAINT).unwrap_or_default();
        let text = String::from_utf8_lossy(&bytes);
        let said = text.lines().map(str::trim).find(|line| !line.is_empty());
        said.unwrap_or_default().chars().filter(|letter| !letter.is_control()).take(200).collect()
    }
}

impl Drop for Running {
    /// Nothing sounds on when nobody holds it, and no dead program is left behind.
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
