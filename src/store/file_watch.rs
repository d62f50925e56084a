//! A watch over files in a thread of its own, so that a window need not be drawn to look at them.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::mpsc::{RecvTimeoutError, Sender, channel},
    thread,
    time::{Duration, UNIX_EPOCH},
};

/// The number of looks at which a change is reported. A check of the file may have its answer only at
/// the next one.
const REPORTS: u8 = 2;

/// A watch over some files. It ends when it is dropped.
pub struct FileWatch {
    files: Vec<PathBuf>,
    watched: Sender<Vec<PathBuf>>,
}

impl FileWatch {
    /// Looks at the files at this interval, and calls `changed` in the thread of the watch when one
    /// was written, replaced or removed. `None` if the system gives no thread.
    pub fn start(every: Duration, changed: impl Fn() + Send + 'static) -> Option<Self> {
        let (watched, files) = channel::<Vec<PathBuf>>();
        let watch = move || {
            let mut seen: Vec<(PathBuf, FileState)> = Vec::new();
            let mut reports = 0;
            loop {
                match files.recv_timeout(every) {
                    Ok(files) => {
                        let states = files.iter().map(|file| state_of(file));
                        let states: Vec<FileState> = states.collect();
                        seen = files.into_iter().zip(states).collect();
                    }
                    Err(RecvTimeoutError::Timeout) => {
                        for (file, before) in &mut seen {
                            let now = state_of(file);
                            if now != std::mem::replace(before, now) {
                                reports = REPORTS;
                            }
                        }
                        if reports > 0 {
                            reports -= 1;
                            changed();
                        }
                    }
                    Err(RecvTimeoutError::Disconnected) => return,
                }
            }
        };
        thread::Builder::new().name("watch".to_owned()).spawn(watch).ok()?;
        Some(Self { files: Vec::new(), watched })
    }

    /// Watches these files from now on. Returns whether the watch works.
    pub fn set(&mut self, files: Vec<PathBuf>) -> bool {
        if files == self.files {
            return true;
        }
        self.files.clone_from(&files);
        self.watched.send(files).is_ok()
    }
}

/// The length of a file, and its time of writing since 1970; `None` if it is missing.
type FileState = Option<(u64, Option<Duration>)>;

fn state_of(file: &Path) -> FileState {
    let about = fs::metadata(file).ok()?;
    let written = about.modified().ok().and_then(|at| at.duration_since(UNIX_EPOCH).ok());
    Some((about.len(), written))
}
