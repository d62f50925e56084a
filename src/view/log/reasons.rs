//! The reason of an act: the given reason, and the seed of a draw.

use bottone_i18n::Language;
use bottone_tournament::{
    Command, Event,
    entries::{EntryCommand, PaidSale},
    tables::{MoveReason, SeatMove, SeatWish, TableCommand, TableEvent},
    waiting::{WaitingCommand, WaitingEvent},
};

use crate::todo;

/// Returns the reason and the seed in a command.
pub(super) fn reasons(language: Language, command: &Command, events: &[Event]) -> Vec<String> {
    let seed = |seed: u64| vec![language.say("log-seed", &[("seed", seed.to_string().into())])];
    match command {
        Command::Entries(
            EntryCommand::Enter { seat: SeatWish::Draw(drawn), .. }
            | EntryCommand::PaidBy {
                sale: PaidSale::Enter { seat: SeatWish::Draw(drawn), .. }, ..
            },
        )
        | Command::Tables(
            TableCommand::Seat { seat: SeatWish::Draw(drawn), .. }
            | TableCommand::OpenAndSeat { seed: drawn, .. }
            | TableCommand::Break { seed: drawn, .. }
            | TableCommand::Redraw { seed: drawn, .. },
        )
        | Command::Waiting(
            WaitingCommand::Call { seat: SeatWish::Draw(drawn), .. }
            | WaitingCommand::Open { seed: drawn, .. },
        ) => seed(*drawn),
        _ => events.iter().filter_map(|event| reason(language, event)).collect(),
    }
}

fn reason(language: Language, event: &Event) -> Option<String> {
    let (moves, reason) = match event {
        Event::Tables(TableEvent::Moved { moves, reason }) => (moves, reason),
        Event::Tables(TableEvent::ButtonSeen { reason, .. }) => return reason.clone(),
        Event::Waiting(
            WaitingEvent::Skipped { reason, .. }
            | WaitingEvent::Held { reason, .. }
            | WaitingEvent::Ranked { reason, .. },
        ) => return Some(reason.clone()),
        _ => return None,
    };
    match (reason, moves.as_slice()) {
        (MoveReason::Balance(why), [SeatMove { from: Some(from), to, .. }]) => {
            Some(todo::sentence(language, why, from.table, to.table))
        }
        (MoveReason::Floor(words), _) if !words.is_empty() => Some(words.clone()),
        _ => None,
    }
}
