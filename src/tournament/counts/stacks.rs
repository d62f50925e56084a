//! The check of stack sizes, the same for every command.

use bottone_base::chips::Chips;

use crate::{
    Command, Refusal, Tournament, Waiver,
    bags::BagCommand,
    bounties::BountyCommand,
    counts::CountCommand,
    entries::{EntryCommand, EntryId},
    hands::HandsCommand,
    incidents::{IncidentCommand, Penalty},
};

/// Checks the stacks that a command names.
///
/// No hand is played without chips. The other rules can be waived with a reason, because wrong
/// chips do come to a table. Such stacks exceed all chips in play, or are no multiple of the
/// smallest chip. The resulting difference is a task in chips. A count of 0 belongs to a player
/// whose bust is not reported yet.
///
/// # Errors
/// The rule that a stack breaks, if it is not waived.
pub(crate) fn check_stacks(
    t: &Tournament,
    command: &Command,
    waiver: Option<&Waiver>,
) -> Result<(), Refusal> {
    let (played, stacks) = named_stacks(command);
    if stacks.is_empty() {
        return Ok(());
    }
    let has_chips = !played || stacks.iter().all(|stack| !stack.is_zero());
    t.check_new_law(Refusal::StackImpossible, has_chips, None)?;
    let (most, chip) = (t.chips_in_play(), t.smallest_chip());
    let is_whole = |stack: &Chips| chip.is_none_or(|chip| stack.get().is_multiple_of(chip.get()));
    let is_likely = |stack: &Chips| *stack <= most && is_whole(stack);
    t.check_new_law(Refusal::StackUnlikely, stacks.iter().all(is_likely), waiver)
}

impl Tournament {
    /// Returns the smallest chip that a stack can hold: the first value of the structure that some
    /// table has not raced. `None` if the starting stack is not a multiple of it either.
    pub fn smallest_chip(&self) -> Option<Chips> {
        let structure = self.clock.structure();
        let values = structure.chips.iter().map(|chip| chip.value);
        let smallest = values.filter(|value| !self.is_out_of_play(*value)).min()?;
        let is_made_of = |chips: Chips| chips.get().is_multiple_of(smallest.get());
        (!smallest.is_zero() && is_made_of(structure.starting_stack)).then_some(smallest)
    }
}

/// Returns the stacks that a command names, and whether a hand was begun with them.
fn named_stacks(command: &Command) -> (bool, Vec<Chips>) {
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
        Command::Counts(
            CountCommand::Sheet { rows, .. } | CountCommand::CorrectSheet { rows, .. },
        ) => (false, rows.iter().map(|row| row.chips).collect()),
        Command::Bags(BagCommand::Seal { bags, .. }) => {
            (false, bags.iter().map(|bag| bag.chips).collect())
        }
        Command::Bags(BagCommand::Correct { chips, .. }) => (false, vec![*chips]),
        _ => (false, Vec::new()),
    }
}
