//! The running of a system program, which may be slow, write too much or never end.

use std::{
    io::{self, Read, Write as _},
    process::{Child, Command, Stdio},
    sync::mpsc::{Receiver, channel},
    thread,
    time::Duration,
};

use super::PrinterError;

/// The most bytes that are read of a program's output.
const MOST_SAID: u64 = 1 << 16;
/// The time between two checks whether it has ended.
const GLANCE: Duration = Duration::from_millis(10);

/// Runs `command` with `input` and returns its output. Its error output becomes the error.
pub(super) fn run(
    command: &mut Command,
    input: Vec<u8>,
    patience: Duration,
) -> Result<String, PrinterError> {
    let system = |error: &io::Error| PrinterError::System(error.to_string());
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => PrinterError::NoSystem,
        _ => system(&error),
    })?;
    let (out, complaint) = (read_output(child.stdout.take()), read_output(child.stderr.take()));
    if let Some(mut stdin) = child.stdin.take() {
        // A program that does not read its input is not waited for.
        thread::spawn(move || stdin.write_all(&input));
    }
    let status = ended(&mut child, patience);
    let status = status.map_err(|error| system(&error))?;
    // A child of its own may still hold the other end; then the output is not waited for.
    let said = |from: Receiver<String>| from.recv_timeout(patience.min(GLANCE * 50));
    let Some(status) = status else { return Err(PrinterError::NoAnswer) };
    let out = said(out).unwrap_or_default();
    if status.success() {
        return Ok(out);
    }
    let complaint = said(complaint).unwrap_or_default();
    let why = [complaint, out].into_iter().map(|said| said.trim().to_owned());
    let why = why.into_iter().find(|said| !said.is_empty());
    Err(PrinterError::System(why.unwrap_or_else(|| status.to_string())))
}

/// Returns the exit status; `None` if the program had to be killed.
fn ended(child: &mut Child, patience: Duration) -> io::Result<Option<std::process::ExitStatus>> {
    let glances = patience.as_millis() / GLANCE.as_millis();
    for _ in 0..=glances {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status));
        }
        thread::sleep(GLANCE);
    }
    child.kill()?;
    child.wait()?;
    Ok(None)
}

/// Reads a program's output to its end, and keeps the beginning.
fn read_output(from: Option<impl Read + Send + 'static>) -> Receiver<String> {
    let (tell, answer) = channel();
    if let Some(mut from) = from {
        thread::spawn(move || {
            let mut said = Vec::new();
            // Unreadable output counts as missing.
            let _ = from.by_ref().take(MOST_SAID).read_to_end(&mut said);
            let _ = tell.send(String::from_utf8_lossy(&said).into_owned());
            let _ = io::copy(&mut from, &mut io::sink());
        });
    }
    answer
}
