//! A question to a disk that may never answer, such as a lost network folder.

use std::{
    io,
    sync::mpsc::{Receiver, RecvTimeoutError, sync_channel},
    thread,
    time::Duration,
};

use super::Disk;

/// The longest wait. A healthy disk answers in a thousandth of it, even on a busy machine.
const PATIENCE: Duration = Duration::from_millis(200);

/// A pending question for the length of a file, with the journal's length at that time.
pub(super) struct LengthRequest {
    length: u64,
    answer: Receiver<io::Result<Option<u64>>>,
    /// True if the answer was waited for already.
    late: bool,
}

impl LengthRequest {
    /// Asks in a thread of its own; `None` if there is no thread.
    pub(super) fn of(mut disk: Box<dyn Disk>, length: u64) -> Option<Self> {
        let (answers, answer) = sync_channel(1);
        // The receiver may be gone already.
        let ask = move || drop(answers.send(disk.length()));
        thread::Builder::new().name("look".to_owned()).spawn(ask).ok()?;
        Some(Self { length, answer, late: false })
    }

    /// Returns the answer with the journal's length at the question, or itself if there is no
    /// answer yet. Only the first call waits, too shortly to notice.
    pub(super) fn answer(mut self) -> Result<(u64, io::Result<Option<u64>>), Self> {
        let patience = if self.late { Duration::ZERO } else { PATIENCE };
        match self.answer.recv_timeout(patience) {
            Ok(found) => Ok((self.length, found)),
            Err(RecvTimeoutError::Timeout) => {
                self.late = true;
                Err(self)
            }
            Err(RecvTimeoutError::Disconnected) => {
                Ok((self.length, Err(io::ErrorKind::BrokenPipe.into())))
            }
        }
    }
}
