//! CUPS, through the commands of every system that has it.

use std::process::Command;

use super::{Media, PrinterError, PrinterJob, Printers, Spooler, run::run};

pub(super) fn printers(spooler: &Spooler) -> Result<Printers, PrinterError> {
    let lpstat = spooler.program("lpstat")?;
    // The default printer is reported in a sentence, which is parsed in one language only.
    let ask = |option: &str| {
        run(Command::new(&lpstat).arg(option).env("LC_ALL", "C"), Vec::new(), spooler.patience)
    };
    let names = ask("-e")?.lines().map(|line| line.trim().to_owned()).collect();
    // There may be no default printer, which some versions call a failure.
    let usual = ask("-d").unwrap_or_default();
    let usual = usual.lines().find_map(|line| line.split_once(": "));
    let usual = usual.map(|(_, name)| name.trim().to_owned());
    Ok(Printers { names, usual })
}

pub(super) fn print(spooler: &Spooler, order: &PrinterJob, pdf: &[u8]) -> Result<(), PrinterError> {
    let media = match order.media {
        Media::A4 => "A4".to_owned(),
        Media::Letter => "Letter".to_owned(),
        Media::Roll { width, length } => format!("Custom.{width}x{length}mm"),
    };
    let mut lp = Command::new(spooler.program("lp")?);
    lp.args(["-d", &order.printer, "-n", &order.copies.to_string()]);
    lp.args(["-o", &format!("media={media}"), "-t", &order.title, "-"]);
    run(&mut lp, pdf.to_vec(), spooler.patience).map(drop)
}
