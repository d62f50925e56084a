//! A full disk.

use std::{
    io,
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use bottone::{
    session::{Desk, Session, file, time::StageClock},
    store::journal::Disk,
};

use super::{MORNING, desk};

/// Opens an event's file the next morning, on a disk that is full while `full` says so.
pub(crate) fn open_on_full(path: &Path, full: &Arc<AtomicBool>) -> Box<Session> {
    let time = Box::new(StageClock::at(MORNING));
    file::open_over(path, time, desk(), |disk| Full::over(disk, full)).unwrap().desk
}

/// A disk that stays full until space is freed.
struct Full {
    disk: Box<dyn Disk>,
    full: Arc<AtomicBool>,
}

impl Full {
    fn over(disk: Box<dyn Disk>, full: &Arc<AtomicBool>) -> Box<dyn Disk> {
        Box::new(Self { disk, full: Arc::clone(full) })
    }
}

impl Disk for Full {
    fn length(&mut self) -> io::Result<Option<u64>> {
        self.disk.length()
    }

    fn write(&mut self, at: u64, bytes: &[u8]) -> io::Result<()> {
        if self.full.load(Ordering::Relaxed) {
            // Writes only as much as there is space for.
            self.disk.write(at, &bytes[..bytes.len() / 2])?;
            return Err(io::ErrorKind::StorageFull.into());
        }
        self.disk.write(at, bytes)
    }

    fn sync(&mut self) -> io::Result<()> {
        self.disk.sync()
    }

    fn truncate(&mut self, length: u64) -> io::Result<()> {
        self.disk.truncate(length)
    }
}
