//! The system's printers, and the paper sent to them.
//!
//! Linux and macOS use CUPS (`lpstat`, `lp`), with the paper on the standard input of `lp`. Windows
//! uses PowerShell and the shell's own verb for printing. No command goes through a shell, and
//! every name is a separate argument.

#[cfg(not(windows))]
mod cups;
mod run;
#[cfg(windows)]
mod shell;

#[cfg(not(windows))]
use cups as system;
#[cfg(windows)]
use shell as system;

use std::{path::PathBuf, time::Duration};

use bottone_i18n::{Saying, displayed_by_saying};

use crate::settings::PrintOptions;

/// The most bytes in a printer's name: CUPS allows 127.
const LONGEST_NAME: usize = 127;
/// The most letters in the title of a job.
const LONGEST_TITLE: usize = 100;
/// The most copies of one job.
pub const MOST_COPIES: u16 = 99;
/// The longest wait for the system.
const PATIENCE: Duration = Duration::from_secs(20);

/// The reason why no paper came out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PrinterError {
    /// The system has no printing software.
    NoSystem,
    /// The name is not possible for a printer.
    Name(String),
    /// The system did not answer.
    NoAnswer,
    /// The message of the system.
    System(String),
}

impl PrinterError {
    fn saying(&self) -> Saying {
        match self {
            Self::NoSystem => Saying::of("printing-no-system"),
            Self::Name(name) => Saying::of("printing-no-such-name").with("name", name.clone()),
            Self::NoAnswer => Saying::of("printing-no-answer"),
            Self::System(why) => Saying::AsItIs(why.clone()),
        }
    }
}

displayed_by_saying!(PrinterError);

/// The printers of this machine.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Printers {
    /// The names, in the order of the system.
    pub names: Vec<String>,
    /// The default printer of the system.
    pub usual: Option<String>,
}

impl Printers {
    /// Returns the printer for this way: the named one if it exists, else the default, else the
    /// first.
    pub fn of(&self, way: &PrintOptions) -> Option<&str> {
        let found = match &way.printer {
            Some(wanted) => self.names.iter().find(|name| *name == wanted),
            None => self.usual.as_ref().or(self.names.first()),
        };
        found.map(String::as_str)
    }
}

/// The size of the paper for a printer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Media {
    /// 210 by 297 millimetres.
    A4,
    /// 8½ by 11 inches.
    Letter,
    /// A roll with this printed width and length, in millimetres.
    Roll {
        /// The size across the roll.
        width: u32,
        /// The size along the roll: the longest page.
        length: u32,
    },
}

/// A job for a printer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrinterJob {
    pub printer: String,
    /// The number of copies, from 1 to [`MOST_COPIES`].
    pub copies: u16,
    /// The paper.
    pub media: Media,
    /// The title in the printer's queue.
    pub title: String,
}

/// The connection to the printers.
#[derive(Clone, Debug)]
pub struct Spooler {
    place: SpoolerPrograms,
    patience: Duration,
}

#[derive(Clone, Debug)]
enum SpoolerPrograms {
    System,
    Folder(PathBuf),
    /// No connection: no paper comes out.
    Nowhere,
}

impl Spooler {
    /// Creates the connection to the system's own printers.
    pub const fn system() -> Self {
        Self { place: SpoolerPrograms::System, patience: PATIENCE }
    }

    /// Creates a connection to no printer: no paper comes out.
    pub const fn none() -> Self {
        Self { place: SpoolerPrograms::Nowhere, patience: PATIENCE }
    }

    /// Creates a connection to programs in this folder, which must answer within `patience`. For
    /// rehearsals of printing.
    pub const fn in_folder(folder: PathBuf, patience: Duration) -> Self {
        Self { place: SpoolerPrograms::Folder(folder), patience }
    }

    /// Returns the printers. Waits for the system.
    ///
    /// # Errors
    /// The system cannot print or does not answer.
    pub fn printers(&self) -> Result<Printers, PrinterError> {
        let mut printers = system::printers(self)?;
        printers.names.retain(|name| is_name(name));
        printers.usual.take_if(|usual| !printers.names.contains(usual));
        Ok(printers)
    }

    /// Sends this PDF to a printer. Waits until the system has it, not until it is printed.
    ///
    /// # Errors
    /// The name is impossible for a printer, or the system refuses the job or does not answer.
    pub fn print(&self, order: &PrinterJob, pdf: &[u8]) -> Result<(), PrinterError> {
        if !is_name(&order.printer) {
            return Err(PrinterError::Name(order.printer.clone()));
        }
        let title = order.title.chars().filter(|letter| !letter.is_control()).take(LONGEST_TITLE);
        let order = PrinterJob {
            copies: order.copies.clamp(1, MOST_COPIES),
            title: title.collect::<String>().trim_start_matches(['-', ' ']).to_owned(),
            ..order.clone()
        };
        system::print(self, &order, pdf)
    }

    /// Returns the path of the program of this name.
    fn program(&self, name: &str) -> Result<PathBuf, PrinterError> {
        match &self.place {
            SpoolerPrograms::System => Ok(PathBuf::from(name)),
            SpoolerPrograms::Folder(folder) => Ok(folder.join(name)),
            SpoolerPrograms::Nowhere => Err(PrinterError::NoSystem),
        }
    }
}

/// Returns whether the name is possible for a printer: no option of a program, and no control
/// characters.
fn is_name(name: &str) -> bool {
    !name.is_empty()
        && name.len() <= LONGEST_NAME
        && !name.starts_with(['-', ' '])
        && !name.contains(char::is_control)
}
