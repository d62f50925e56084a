//! Amounts that a stack can be of, whichever command says it.

use crate::{
    rules::chips::Chips,
    tournament::{
        Command, Refusal, Tournament,
        bags::BagCommand,
        bounties::BountyCommand,
        counts::CountCommand,
        entries::{EntryCommand, EntryId},
        hands::HandsCommand,
        incidents::{IncidentCommand, Penalty},
    },
};

/// Checks what a command says of stacks: none is larger than all chips in play, and nobody plays a hand without chips.
pub(in crate::tournament) fn may_be_stacks(
    t: &Tournament,
    command: &Command,
) -> Result<(), Refusal> {
    let (played, stacks) = told(command);
    if stacks.is_empty() {
        return Ok(());
    }
    let most = t.chips_in_play();
    let sound = stacks.iter().all(|stack| *stack <= most && !(played && stack.is_zero()));
    t.asks_now(Refusal::StackImpossible, sound, None)
}

/// Returns the stacks that a command names, and whether a hand was begun with them.
fn told(command: &Command) -> (bool, Vec<Chips>) {
    let out = |out: &[(EntryId, Option<Chips>)]| {
        (true, out.iter().filter_map(|(_, stack)| *stack).collect())
    };
    match command {
        Command::Entries(
            EntryCommand::Bust { out: who } | EntryCommand::SameHand { out: who, .. },
        )
        | Command::Bounties(BountyCommand::KnockOut { out: who, .. }) => out(who),
        Command::Hands(HandsCommand::Stack { stack, .. })
        | Command::Entries(
            EntryCommand::WinSeat { stack, .. } | EntryCommand::Forfeit { stack, .. },
        ) => (true, vec![*stack]),
        Command::Incidents(IncidentCommand::Penalise {
            penalty: Penalty::Disqualified { stack },
            ..
        }) => (false, vec![*stack]),
        Command::Counts(CountCommand::Count { stacks }) => {
            (false, stacks.iter().map(|(_, stack)| *stack).collect())
        }
        Command::Counts(CountCommand::Sheet { rows, .. } | CountCommand::Mend { rows, .. }) => {
            (false, rows.iter().map(|row| row.chips).collect())
        }
        Command::Bags(BagCommand::Seal { bags, .. }) => {
            (false, bags.iter().map(|bag| bag.chips).collect())
        }
        Command::Bags(BagCommand::Correct { chips, .. }) => (false, vec![*chips]),
        _ => (false, Vec::new()),
    }
}
