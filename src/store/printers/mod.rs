//! The system's printers: which there are, and paper to them.
//!
//! On Linux and macOS by CUPS (`lpstat`, `lp`), the paper on the standard input of `lp`; on Windows by
//! PowerShell and the shell's own verb for printing. No command goes through a shell, and every name
//! is a word of its own.

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

use crate::{
    i18n::{Saying, told_by_saying},
    store::settings::Way,
};

/// The longest name of a printer: CUPS allows 127 bytes.
const LONGEST_NAME: usize = 127;
/// The longest title of a job, in letters.
const LONGEST_TITLE: usize = 100;
/// The most copies of one job.
pub const MOST_COPIES: u16 = 99;
/// How long the system may take before nobody waits any more.
const PATIENCE: Duration = Duration::from_secs(20);

/// Why nothing came out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PrinterError {
    /// The system has nothing to print with.
    NoSystem,
    /// The name is none that a printer has.
    Name(String),
    /// The system did not answer.
    NoAnswer,
    /// What the system says.
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

told_by_saying!(PrinterError);

/// The printers of this machine.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Printers {
    /// Their names, as the system orders them.
    pub names: Vec<String>,
    /// The one that the system takes when none is named.
    pub usual: Option<String>,
}

impl Printers {
    /// The one to which a sheet goes by this way: the one that is named, if it is there; else the usual
    /// one, else the first.
    pub fn of(&self, way: &Way) -> Option<&str> {
        let found = match &way.printer {
            Some(wanted) => self.names.iter().find(|name| *name == wanted),
            None => self.usual.as_ref().or(self.names.first()),
        };
        found.map(String::as_str)
    }
}

/// The size of the paper as a printer is told it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Media {
    /// 210 by 297 millimetres.
    A4,
    /// 8½ by 11 inches.
    Letter,
    /// A roll of which this width and length are printed, in millimetres.
    Roll {
        /// Across the roll.
        width: u32,
        /// Along the roll: the longest page.
        length: u32,
    },
}

/// A job for a printer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order {
    pub printer: String,
    /// How many of it, from 1 to [`MOST_COPIES`].
    pub copies: u16,
    /// On which paper.
    pub media: Media,
    /// What the printer's queue calls it.
    pub title: String,
}

/// Whoever takes paper to the printers.
#[derive(Clone, Debug)]
pub struct Spooler {
    place: SpoolerPrograms,
    patience: Duration,
}

#[derive(Clone, Debug)]
enum SpoolerPrograms {
    System,
    Folder(PathBuf),
    /// There is none.
    Nowhere,
}

impl Spooler {
    /// The system's own.
    pub const fn of_the_system() -> Self {
        Self { place: SpoolerPrograms::System, patience: PATIENCE }
    }

    /// None: no paper comes out.
    pub const fn nowhere() -> Self {
        Self { place: SpoolerPrograms::Nowhere, patience: PATIENCE }
    }

    /// The system's programs in this folder, which have so long to answer: for whoever rehearses
    /// printing.
    pub const fn in_folder(folder: PathBuf, patience: Duration) -> Self {
        Self { place: SpoolerPrograms::Folder(folder), patience }
    }

    /// The printers that there are. Waits for the system.
    ///
    /// # Errors
    /// When the system cannot print or does not answer.
    pub fn printers(&self) -> Result<Printers, PrinterError> {
        let mut printers = system::printers(self)?;
        printers.names.retain(|name| is_name(name));
        printers.usual.take_if(|usual| !printers.names.contains(usual));
        Ok(printers)
    }

    /// Takes this PDF to a printer. Waits until the system has it, not until it is printed.
    ///
    /// # Errors
    /// When the name is none of a printer, when the system refuses the job or does not answer.
    pub fn print(&self, order: &Order, pdf: &[u8]) -> Result<(), PrinterError> {
        if !is_name(&order.printer) {
            return Err(PrinterError::Name(order.printer.clone()));
        }
        let title = order.title.chars().filter(|letter| !letter.is_control()).take(LONGEST_TITLE);
        let order = Order {
            copies: order.copies.clamp(1, MOST_COPIES),
            title: title.collect::<String>().trim_start_matches(['-', ' ']).to_owned(),
            ..order.clone()
        };
        system::print(self, &order, pdf)
    }

    /// The program of this name.
    fn program(&self, name: &str) -> Result<PathBuf, PrinterError> {
        match &self.place {
            SpoolerPrograms::System => Ok(PathBuf::from(name)),
            SpoolerPrograms::Folder(folder) => Ok(folder.join(name)),
            SpoolerPrograms::Nowhere => Err(PrinterError::NoSystem),
        }
    }
}

/// Can this be a printer's name? Not what a program would take for an option, and nothing that is not
/// seen.
fn is_name(name: &str) -> bool {
    !name.is_empty()
        && name.len() <= LONGEST_NAME
        && !name.starts_with(['-', ' '])
        && !name.contains(char::is_control)
}
