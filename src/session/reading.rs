//! The reading of an event's file: its lines become records as far as possible.

use std::path::Path;

use bottone_i18n::Saying;
use bottone_store::{
    journal::{
        Bodies, Body, JournalError, Notice, ReadOnly, Writer, record_ron,
        upcast::{self, Added, Line, Said},
    },
    parallel::map_chunks_parallel,
    reader,
};
use bottone_tournament::{
    Tournament,
    history::{AuditFault, Beginning, Checkpoints, Ledger, Record, RecordAction, audit, in_place},
};
use ron::error::SpannedError;

use super::{OpenError, error::saying_of, ron_text};

/// The tournament read from a file.
pub(super) struct ReadTournament {
    pub(super) records: Vec<Record>,
    pub(super) ledger: Ledger,
    pub(super) tournament: Tournament,
    pub(super) checkpoints: Checkpoints,
    /// The first record that no desk can have written.
    pub(super) fault: Option<AuditFault>,
    /// The reason why the file is read-only, if a line and all later ones were left out.
    pub(super) end: Option<ReadOnly>,
}

/// The programs that wrote the file, each with its first line; the head's program is first.
pub(super) type Writers = [(u64, Writer)];

/// Returns the program that wrote this line.
fn writer_of(line: u64, writers: &Writers) -> Option<&Writer> {
    writers.iter().rev().find(|(from, _)| *from <= line).map(|(_, writer)| writer)
}

/// Returns the program that wrote this line, if it is newer than this one.
pub(super) fn newer_writer(line: u64, writers: &Writers) -> Option<&Writer> {
    writer_of(line, writers).filter(|writer| writer.is_newer())
}

/// Returns the format of this line.
pub(super) fn format_of(line: u64, writers: &Writers) -> u32 {
    writer_of(line, writers).map_or(1, |writer| writer.format)
}

/// Reads the first line of the file.
///
/// # Errors
/// If it is not the head of an event. If a newer program wrote values that this one does not know.
pub(super) fn head(
    path: &Path,
    text: &str,
    writers: &Writers,
    notices: &mut Vec<Notice>,
) -> Result<Beginning, OpenError> {
    match upcast::read(Line::Head, format_of(1, writers), text) {
        Ok(Said { what, added }) => {
            if let Some(added) = added {
                note_switches(1, added, notices);
            }
            Ok(what)
        }
        Err(error) => Err(no_head(path, writers, &error)),
    }
}

/// Returns the error for a head line that is not understood. Newer programs name themselves in it;
/// without a name, the line is not theirs.
pub(super) fn no_head(path: &Path, writers: &Writers, error: &SpannedError) -> OpenError {
    match newer(1, writers, error).filter(|newer| newer.program.is_some()) {
        Some(NewerProgram { program, what }) => {
            JournalError::NewerHead { path: path.to_owned(), program, what }.into()
        }
        None => OpenError::Content {
            path: path.to_owned(),
            line: 1,
            message: reader::fault_with_position(error),
        },
    }
}

/// Reads soundly sealed lines, from the file's second line on, and adds notices for the director to
/// `notices`. The text of each block is dropped once its records are read.
pub(super) fn read(
    beginning: &Beginning,
    bodies: Bodies,
    writers: &Writers,
    notices: &mut Vec<Notice>,
) -> ReadTournament {
    let mut records = Vec::with_capacity(bodies.len());
    let mut end = None;
    'all: for block in bodies.into_blocks() {
        let lines = in_formats(block.iter(), writers);
        for piece in map_chunks_parallel(&lines, |_, piece| RecordChunk::of(piece)) {
            records.extend(piece.records);
            for (line, added) in piece.added {
                note_switches(line, added, notices);
            }
            if let Some((line, error)) = piece.unread {
                end = Some(left_out_lines(line, newer(line, writers, &error), &error));
                break 'all;
            }
        }
    }
    // The place of every record is checked each time. Deciding every record again at every start
    // would take seconds in a large event. An event that contradicts itself was not made by
    // deciding, and is worth that time.
    let (mut ledger, mut fault) = match in_place(beginning, &records) {
        Ok(ledger) => (ledger, None),
        Err(fault) => (Ledger::of(&records), Some(fault)),
    };
    let (mut tournament, mut checkpoints) = Checkpoints::fold(beginning, &records, &ledger);
    if fault.is_some() || tournament.breach().is_some() {
        let until = fault.map_or(records.len(), |fault| fault.number() as usize);
        let sound = records.get(..until).unwrap_or_default();
        fault = audit(beginning, sound, |_, _| {}).err().or(fault);
    }
    if let Some(found) = fault {
        let line = u64::from(found.number()) + 2;
        // A newer program decides by rules of its own.
        let by_newer = newer_writer(line, writers).cloned();
        fault = fault.filter(|_| by_newer.is_none());
        end = Some(if let Some(Writer { program, .. }) = by_newer {
            of_newer(line, program, None)
        } else {
            let why = saying_of(found);
            (Notice::Impossible { line, why }, ReadOnly::Damaged { line })
        });
        records.truncate(found.number() as usize);
        // Records undone in the left-out lines stand again.
        ledger = Ledger::of(&records);
        (tournament, checkpoints) = Checkpoints::fold(beginning, &records, &ledger);
    }
    let end = end.map(|(notice, why)| {
        notices.push(notice);
        why
    });
    ReadTournament { records, ledger, tournament, checkpoints, fault, end }
}

/// Returns every record with the format in which it was written.
pub(super) fn in_formats<'t>(
    bodies: impl Iterator<Item = Body<'t>>,
    writers: &Writers,
) -> Vec<(u32, Body<'t>)> {
    let mut after = writers.iter().peekable();
    let mut format = 1;
    let with_format = |body: Body<'t>| {
        while let Some((_, writer)) = after.next_if(|(from, _)| *from <= body.line) {
            format = writer.format;
        }
        (format, body)
    };
    bodies.map(with_format).collect()
}

/// The records of some consecutive lines, as far as they are understood.
struct RecordChunk {
    records: Vec<Record>,
    added: Vec<(u64, Added)>,
    unread: Option<(u64, SpannedError)>,
}

impl RecordChunk {
    fn of(bodies: &[(u32, Body<'_>)]) -> Self {
        let records = Vec::with_capacity(bodies.len());
        let mut piece = Self { records, added: Vec::new(), unread: None };
        for (format, Body { line, text }) in bodies {
            match upcast::read(Line::Record, *format, text) {
                Ok(Said { what, added }) => {
                    piece.records.push(what);
                    piece.added.extend(added.map(|added| (*line, added)));
                }
                Err(error) => {
                    piece.unread = Some((*line, error));
                    break;
                }
            }
        }
        piece
    }
}

/// Parses the record in one more sealed line, after those of these writers.
///
/// # Errors
/// The reason why no record can follow it.
pub(super) fn record(line: u64, text: &str, writers: &Writers) -> Result<Record, ReadOnly> {
    match upcast::read(Line::Record, format_of(line, writers), text) {
        Ok(said) => Ok(said.what),
        Err(error) => Err(if let Some(newer) = newer(line, writers, &error) {
            ReadOnly::Newer { line, program: newer.program }
        } else {
            let why = reader::fault_with_position(&error);
            ReadOnly::Strange { line, why, is_sealed: false }
        }),
    }
}

/// A newer program than this one, and the name that this one does not know.
pub(super) struct NewerProgram {
    program: Option<String>,
    what: Option<String>,
}

/// Returns the newer program that wrote this sealed line, which was not understood; `None` if none
/// did. A line is newer if it says so, or if it has a name that this program lacks: no program has
/// ever removed one.
pub(super) fn newer(line: u64, writers: &Writers, error: &SpannedError) -> Option<NewerProgram> {
    let writer = writer_of(line, writers)?;
    let what = match &error.code {
        ron::Error::NoSuchEnumVariant { found, .. }
        | ron::Error::NoSuchStructField { found, .. } => Some(found.clone()),
        _ => None,
    };
    let is_newer = what.is_some() || writer.is_newer();
    is_newer.then(|| NewerProgram { program: writer.program.clone(), what })
}

/// Returns the reason why this line and all later ones are left out.
pub(super) fn left_out_lines(
    line: u64,
    newer: Option<NewerProgram>,
    error: &SpannedError,
) -> (Notice, ReadOnly) {
    if let Some(NewerProgram { program, what }) = newer {
        return of_newer(line, program, what);
    }
    let expected = Saying::of("files-known-record");
    let found = reader::fault_with_position(error);
    (Notice::Damaged { line, expected, found }, ReadOnly::Damaged { line })
}

fn of_newer(line: u64, program: Option<String>, what: Option<String>) -> (Notice, ReadOnly) {
    (Notice::Newer { line, program: program.clone(), what }, ReadOnly::Newer { line, program })
}

/// Adds a notice for each set of switches once. A set-up that was changed ten times has the same
/// old book ten times.
fn note_switches(line: u64, Added { switches, book }: Added, notices: &mut Vec<Notice>) {
    let is_noted = |notice: &Notice| matches!(notice, Notice::SwitchesAdded { switches: noted, .. } if *noted == switches);
    if !notices.iter().any(is_noted) {
        notices.push(Notice::SwitchesAdded { line, switches, book });
    }
}

/// Returns an unfinished last line with today's names.
pub(super) fn torn(text: String, writers: &Writers) -> String {
    upcast::unfinished(format_of(u64::MAX, writers), text)
}

/// Returns the record of an unfinished line, as far as its command is complete.
pub(super) fn unfinished(text: &str, tournament: &Tournament) -> Option<Record> {
    let text = text.split_once("record: ")?.1;
    let text_of = |name| record_ron::read::<String>(value(text, name)?).ok();
    let at = record_ron::read(value(text, "recorded:")?).ok()?;
    let action = if let Some(command) = value(text, "command:") {
        let command = ron_text::command(command).ok()?;
        let waiver = value(text, "waiver:").and_then(|waiver| record_ron::read(waiver).ok()?);
        let events = tournament.decide(&command, at, Option::as_ref(&waiver)).ok()?;
        RecordAction::Done { command, waiver, events }
    } else {
        let number = record_ron::read(value(text, "(record:")?).ok()?;
        if text.contains("action:Undone(") {
            RecordAction::Undone { record: number }
        } else {
            RecordAction::Redone { record: number }
        }
    };
    let happened = value(text, "happened:").and_then(|at| record_ron::read(at).ok()?);
    let (by, desk) = (text_of("by:")?, text_of("desk:")?);
    let role = value(text, "role:").and_then(|role| record_ron::read(role).ok()?);
    let approved_by = value(text, "approved_by:").and_then(|by| record_ron::read(by).ok()?);
    let (request_id, revisions) = (None, Vec::new());
    Some(Record {
        recorded: at,
        happened,
        by,
        desk,
        role,
        approved_by,
        request_id,
        action,
        revisions,
    })
}

/// Returns the value after the first of this name, if it is complete: more text of the same depth
/// follows it.
fn value<'t>(text: &'t str, name: &str) -> Option<&'t str> {
    let rest = text.split_once(name)?.1;
    let (mut depth, mut quoted, mut escaped) = (0_u32, false, false);
    for (at, letter) in rest.char_indices() {
        match letter {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            _ if quoted => {}
            ',' | ')' if depth == 0 => return rest.get(..at),
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth = depth.checked_sub(1)?,
            _ => {}
        }
    }
    None
}
