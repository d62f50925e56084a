//! A question to a disk that may never answer, as a network folder that is gone may not.

use std::{
    io,
    sync::mpsc::{Receiver, RecvTimeoutError, sync_channel},
    thread,
    time::Duration,
};

use super::Disk;

/// A disk that is well answers in a thousandth of this, on a machine with other work too.
const PATIENCE: Duration = Duration::from_millis(200);

/// How long a file is, as it was asked when the journal had so many bytes.
pub(super) struct Asked {
    length: u64,
    answer: Receiver<io::Result<Option<u64>>>,
    /// Was it waited for already?
    late: bool,
}

impl Asked {
    /// Asks, in a thread of its own; none where there is no thread to be had.
    pub(super) fn of(mut disk: Box<dyn Disk>, length: u64) -> Option<Self> {
        let (answers, answer) = sync_channel(1);
        // Nobody may be left to hear it.
        let ask = move || drop(answers.send(disk.length()));
        thread::Builder::new().name("look".to_owned()).spawn(ask).ok()?;
        Some(Self { length, answer, late: false })
    }

    /// The answer and the length that was known when it was asked, or itself as long as there is none. It is waited for
    /// once, and no longer than nobody notices.
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
