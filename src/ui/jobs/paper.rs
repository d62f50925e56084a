//! Paper, rendered in the background and sent to a printer or a file.

use std::{collections::BTreeSet, path::PathBuf};

use bottone_print::{Paper, Unprintable};
use bottone_source::sheet_source::SheetSource;
use bottone_store::{
    IfExists,
    printers::{Media, PrinterError, PrinterJob, Printers, Spooler},
    settings::PrintOptions,
};
use bottone_tournament::papers::{Outlet, PrintRecord};
use bottone_view_paper::printing::{PrintRequest, Snapshot};
use egui::Context;

use super::{Jobs, Scope};
use crate::app::App;

/// A sheet on its way to paper.
pub(crate) struct PaperJob {
    pub wanted: PrintRequest,
    pub paper: Paper,
    pub target: PaperTarget,
}

/// The destination of paper.
#[derive(Clone, Debug)]
pub(crate) enum PaperTarget {
    /// The printer of this way, with the number of copies.
    Printer(PrintOptions, u16),
    /// This file.
    File(PathBuf),
}

/// The reason why paper did not come out.
#[derive(Debug)]
pub(crate) enum PaperFault {
    /// The sheet could not be rendered.
    Paper(Unprintable),
    /// The printers could not be listed.
    Printers(PrinterError),
    /// There is no printer, or not the one that this way names.
    NoPrinter(PrintOptions, Printers),
    /// This printer refused the job.
    Printer(String, PrinterError),
    /// This file could not be written.
    File(PathBuf, std::io::Error),
}

/// The result of printing some sheets.
pub(crate) struct PrintOutcome {
    /// The event's file; another event may be open by now.
    pub event: Option<PathBuf>,
    /// The sheets that came out, in order.
    pub printed: Vec<PrintRecord>,
    /// The file written, if any.
    pub file: Option<PathBuf>,
    /// The characters missing from every font.
    pub missing: BTreeSet<char>,
    /// The error that stopped it.
    pub fault: Option<PaperFault>,
}

impl Jobs {
    /// Prints these sheets of `event` one after the other; stops at the first that fails.
    pub(crate) fn print(
        &self,
        ctx: &Context,
        spooler: Spooler,
        (event, snapshot): (Option<PathBuf>, Snapshot),
        jobs: Vec<PaperJob>,
    ) {
        self.spawn(ctx, Scope::AnyEvent, move || {
            let desk = snapshot.desk();
            let mut finished = PrintOutcome {
                event,
                printed: Vec::new(),
                file: None,
                missing: BTreeSet::new(),
                fault: None,
            };
            for job in jobs {
                match carry_out(&desk, &spooler, &job) {
                    Ok((printed, missing)) => {
                        finished.missing.extend(missing);
                        finished.printed.push(printed);
                    }
                    Err(fault) => {
                        finished.fault = Some(fault);
                        break;
                    }
                }
                if let PaperTarget::File(path) = job.target {
                    finished.file = Some(path);
                }
            }
            |app: &mut App, _: &Context| app.take_print_outcome(finished)
        });
    }

    /// Asks the system for its printers.
    pub(crate) fn look_for_printers(&self, ctx: &Context, spooler: Spooler) {
        self.spawn(ctx, Scope::Event, move || {
            let printers = spooler.printers();
            |app: &mut App, _: &Context| app.screens.print.set_printers(printers)
        });
    }
}

fn carry_out(
    desk: &SheetSource<'_>,
    spooler: &Spooler,
    job: &PaperJob,
) -> Result<(PrintRecord, BTreeSet<char>), PaperFault> {
    let PaperJob { wanted, paper, target: to } = job;
    let document =
        bottone_print::pdf(desk.language, *paper, wanted.job(desk)).map_err(PaperFault::Paper)?;
    let outlet = match to {
        PaperTarget::Printer(way, copies) => {
            // List the printers again: one may have been switched on since.
            let printers = spooler.printers().map_err(PaperFault::Printers)?;
            let Some(printer) = printers.of(way).map(str::to_owned) else {
                return Err(PaperFault::NoPrinter(way.clone(), printers));
            };
            let order = PrinterJob {
                printer: printer.clone(),
                copies: *copies,
                media: media(*paper, &document),
                title: wanted.title(desk),
            };
            spooler
                .print(&order, &document.bytes)
                .map_err(|error| PaperFault::Printer(printer.clone(), error))?;
            Outlet::Printer(printer)
        }
        PaperTarget::File(path) => {
            bottone_store::write_document(path, IfExists::Replace, &document.bytes)
                .map_err(|error| PaperFault::File(path.clone(), error))?;
            Outlet::File
        }
    };
    Ok((wanted.printed(desk, outlet), document.missing))
}

/// Returns the paper size for the printer; the length of a roll is that of the longest page.
fn media(paper: Paper, document: &bottone_print::PrintedDocument) -> Media {
    if paper == Paper::A4 {
        return Media::A4;
    }
    if paper == Paper::Letter {
        return Media::Letter;
    }
    let (width, length) = document.largest;
    Media::Roll { width: millimetres(width), length: millimetres(length) }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "no page is longer than a person walks"
)]
fn millimetres(points: f32) -> u32 {
    (points / 72.0 * 25.4).round() as u32
}
