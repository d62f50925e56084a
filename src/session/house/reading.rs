//! The reading of a house's file: its lines become records as far as possible.

use std::path::Path;

use bottone_house::history::{Beginning, History, Record, RecordFault};
use bottone_store::{
    journal::{
        Bodies, Body, Notice, ReadOnly, Writer,
        upcast::{self, Line},
    },
    parallel::map_chunks_parallel,
};
use ron::error::SpannedError;

use super::error::fault_saying;
use crate::{OpenError, reading};

/// A record that no desk can have written there, with its number from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecordFaultAt {
    pub number: u32,
    pub fault: RecordFault,
}

/// The house read from a file.
pub(super) struct ReadHouse {
    pub(super) history: History,
    pub(super) fault: Option<RecordFaultAt>,
    /// The reason why the file is read-only, if a line and all later ones were left out.
    pub(super) end: Option<ReadOnly>,
}

/// Reads the first line of the file.
///
/// # Errors
/// If it is not the head of a house. If a newer program wrote values that this one does not know.
pub(super) fn head(
    path: &Path,
    text: &str,
    writers: &[(u64, Writer)],
) -> Result<Beginning, OpenError> {
    upcast::read_bookless(Line::HouseHead, reading::format_of(1, writers), text)
        .map_err(|error| reading::no_head(path, writers, &error))
}

/// Reads soundly sealed lines, from the second on, and adds notices for the director to `notices`.
pub(super) fn read(
    beginning: Beginning,
    bodies: &Bodies,
    writers: &[(u64, Writer)],
    notices: &mut Vec<Notice>,
) -> ReadHouse {
    let mut history = History::new(beginning);
    let bodies: Vec<(u32, Body<'_>)> = reading::in_formats(bodies.iter(), writers);
    let pieces = map_chunks_parallel(&bodies, |_, piece| {
        let read = |(format, body): &(u32, Body<'_>)| (body.line, record(*format, body.text));
        piece.iter().map(read).collect::<Vec<_>>()
    });
    let (mut fault, mut end) = (None, None);
    for (line, read) in pieces.into_iter().flatten() {
        let record = match read {
            Ok(record) => record,
            Err(error) => {
                end = Some(reading::left_out_lines(
                    line,
                    reading::newer(line, writers, &error),
                    &error,
                ));
                break;
            }
        };
        if let Err(found) = history.in_place(&record) {
            let number = u32::try_from(history.records().len()).unwrap_or(u32::MAX);
            fault = Some(RecordFaultAt { number, fault: found });
            let why = fault_saying(found);
            end = Some((Notice::Impossible { line, why }, ReadOnly::Damaged { line }));
            break;
        }
        history.enter(record);
    }
    let end = end.map(|(notice, why)| {
        notices.push(notice);
        why
    });
    ReadHouse { history, fault, end }
}

fn record(format: u32, text: &str) -> Result<Record, SpannedError> {
    upcast::read_bookless(Line::HouseRecord, format, text)
}
