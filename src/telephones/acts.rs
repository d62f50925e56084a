//! The commands of phone acts. The desk decides them as any other command.

use super::{
    asked::{Act, ClockTurn},
    ruling, seen,
};
use crate::{
    i18n::Language,
    rules::{chips::Chips, seating::Plan, time::Timestamp},
    session::Desk,
    tournament::{
        Command, Tournament, arrivals::ArrivalCommand, bounties::BountyCommand,
        clock::ClockCommand, counts::CountCommand, entries::EntryCommand, hands::HandsCommand,
        tables::TableCommand,
    },
    view::{amounts, todo},
};

/// Returns the command of an act, or the reason in words why it has none.
pub(super) fn command(
    language: Language,
    desk: &dyn Desk,
    act: &Act,
    plan: &Plan,
) -> Result<Command, String> {
    let (t, at) = (desk.tournament(), desk.now());
    Ok(match act {
        Act::Bust { entry, by, stack } => {
            let stack =
                match stack.trim() {
                    "" => None,
                    text => Some(amounts::read(text).ok_or_else(|| {
                        language.say("phone-no-amount", &[("typed", text.into())])
                    })?),
                };
            let out = vec![(*entry, stack)];
            if by.is_empty() {
                Command::Entries(EntryCommand::Bust { out })
            } else {
                let taken = vec![(*entry, by.clone())];
                Command::Bounties(BountyCommand::KnockOut { out, taken })
            }
        }
        Act::Arrived { entry } => Command::Arrivals(ArrivalCommand::See { entries: vec![*entry] }),
        Act::Task { key } => step(language, t, plan, key, at, desk.seed())?,
        Act::Report { table, did } => {
            Command::Hands(HandsCommand::Report { table: *table, did: *did, seats: Vec::new() })
        }
        Act::Count { entry, pieces } => {
            let sum = pieces.iter().try_fold(0_u64, |sum, (value, count)| {
                sum.checked_add(value.get().checked_mul(u64::from(*count))?)
            });
            let sum = sum.ok_or_else(|| language.word("phone-too-many-chips"))?;
            Command::Counts(CountCommand::Count { stacks: vec![(*entry, Chips::new(sum))] })
        }
        Act::Clock { turn } => Command::Clock(match turn {
            ClockTurn::Start => ClockCommand::Start,
            ClockTurn::Pause => ClockCommand::Pause,
            ClockTurn::Next => ClockCommand::Next,
        }),
        Act::Rule { push, choice } => ruling::record(language, t, push, *choice, at)?,
        Act::Call { .. } => return Err(language.word("phone-no-longer")),
    })
}

/// Finds the step of the to-do list with this key.
fn step(
    language: Language,
    t: &Tournament,
    plan: &Plan,
    key: &str,
    at: Timestamp,
    seed: u64,
) -> Result<Command, String> {
    let tasks = seen::tasks(language, t, plan, at);
    let steps = tasks.into_iter().flat_map(|task| task.steps);
    let act = steps.map(|step| step.act).find(|act| seen::key(act) == key);
    match act {
        Some(todo::Act::Submit(command)) => Ok(command),
        Some(todo::Act::Break(table)) => Ok(Command::Tables(TableCommand::Break { table, seed })),
        _ => Err(language.word("phone-no-longer")),
    }
}
