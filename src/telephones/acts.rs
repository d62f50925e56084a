//! The commands of phone acts. The desk decides them as any other command.

use bottone_base::{chips::Chips, time::Timestamp};
use bottone_i18n::Language;
use bottone_rules::seating::SeatingPlan;
use bottone_session::Desk;
use bottone_tournament::{
    Command, Tournament, arrivals::ArrivalCommand, bounties::BountyCommand, clock::ClockCommand,
    counts::CountCommand, entries::EntryCommand, hands::HandsCommand, tables::TableCommand,
};
use bottone_view::{amounts, todo};

use super::{
    requests::{ClockTurn, PhoneAct},
    ruling, views,
};

/// Returns the command of an act, or the reason in words why it has none.
pub(super) fn command(
    language: Language,
    desk: &dyn Desk,
    act: &PhoneAct,
    plan: &SeatingPlan,
) -> Result<Command, String> {
    let (t, at) = (desk.tournament(), desk.now());
    Ok(match act {
        PhoneAct::Bust { entry, by, stack } => {
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
        PhoneAct::Arrived { entry } => {
            Command::Arrivals(ArrivalCommand::CheckIn { entries: vec![*entry] })
        }
        PhoneAct::Task { key } => step(language, t, plan, key, at, desk.seed())?,
        PhoneAct::Report { table, progress } => Command::Hands(HandsCommand::Report {
            table: *table,
            progress: *progress,
            seats: Vec::new(),
        }),
        PhoneAct::Count { entry, pieces } => {
            let sum = pieces.iter().try_fold(0_u64, |sum, (value, count)| {
                sum.checked_add(value.get().checked_mul(u64::from(*count))?)
            });
            let sum = sum.ok_or_else(|| language.word("phone-too-many-chips"))?;
            Command::Counts(CountCommand::Count { stacks: vec![(*entry, Chips::new(sum))] })
        }
        PhoneAct::Clock { turn } => Command::Clock(match turn {
            ClockTurn::Start => ClockCommand::Start,
            ClockTurn::Pause => ClockCommand::Pause,
            ClockTurn::Next => ClockCommand::Next,
        }),
        PhoneAct::Rule { push, choice } => ruling::record(language, t, push, *choice, at)?,
        PhoneAct::Call { .. } => return Err(language.word("phone-no-longer")),
    })
}

/// Finds the step of the to-do list with this key.
fn step(
    language: Language,
    t: &Tournament,
    plan: &SeatingPlan,
    key: &str,
    at: Timestamp,
    seed: u64,
) -> Result<Command, String> {
    let tasks = views::tasks(language, t, plan, at);
    let steps = tasks.into_iter().flat_map(|task| task.steps);
    let act = steps.map(|step| step.act).find(|act| views::key(act) == key);
    match act {
        Some(todo::TaskAct::Submit(command)) => Ok(command),
        Some(todo::TaskAct::Break(table)) => {
            Ok(Command::Tables(TableCommand::Break { table, seed }))
        }
        _ => Err(language.word("phone-no-longer")),
    }
}
