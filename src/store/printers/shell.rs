//! Windows: PowerShell lists the printers, and the program that opens PDF prints them by its "print
//! to" verb. Such a program must be installed. The verb has neither copies nor paper, so copies are
//! several jobs, and the printer's own size is used.

use std::process::Command;

use super::{PrinterError, PrinterJob, Printers, Spooler, run::run};

/// The script that lists the printers, one a line, with the default one in the first line.
const LIST: &str = "[Console]::OutputEncoding = [Text.Encoding]::UTF8; \
    (Get-CimInstance Win32_Printer -Filter 'Default = TRUE').Name + ''; \
    Get-Printer | ForEach-Object { $_.Name }";

/// The script that prints. Paper and printer come in the environment, where they cannot be
/// commands.
const PRINT: &str = "$ErrorActionPreference = 'Stop'; \
    Start-Process -FilePath $env:BOTTONE_PAPER -Verb PrintTo -ArgumentList ('\"' + $env:BOTTONE_PRINTER + '\"') \
    -WindowStyle Hidden -Wait";

pub(super) fn printers(spooler: &Spooler) -> Result<Printers, PrinterError> {
    let said = run(&mut powershell(spooler, LIST)?, Vec::new(), spooler.patience)?;
    let mut lines = said.lines().map(|line| line.trim().to_owned());
    let usual = lines.next().filter(|name| !name.is_empty());
    Ok(Printers { names: lines.collect(), usual })
}

pub(super) fn print(spooler: &Spooler, order: &PrinterJob, pdf: &[u8]) -> Result<(), PrinterError> {
    if order.printer.contains('"') {
        return Err(PrinterError::Name(order.printer.clone()));
    }
    let system = |error: std::io::Error| PrinterError::System(error.to_string());
    let mut file =
        tempfile::Builder::new().prefix("bottone-").suffix(".pdf").tempfile().map_err(system)?;
    std::io::Write::write_all(&mut file, pdf).map_err(system)?;
    // The printing program opens the file itself, by its name.
    let paper = file.into_temp_path();
    for _ in 0..order.copies {
        let mut print = powershell(spooler, PRINT)?;
        print.env("BOTTONE_PAPER", paper.as_os_str()).env("BOTTONE_PRINTER", &order.printer);
        run(&mut print, Vec::new(), spooler.patience)?;
    }
    Ok(())
}

fn powershell(spooler: &Spooler, command: &str) -> Result<Command, PrinterError> {
    let mut shell = Command::new(spooler.program("powershell")?);
    shell.args(["-NoProfile", "-NonInteractive", "-Command", command]);
    Ok(shell)
}
