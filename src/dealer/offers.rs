//! The records that a finished hand offers to the event.

use bottone_base::{chips::Chips, seat::SeatNo, time::Timestamp};
use bottone_hands::hand::HandResult;
use bottone_rules::rulebook::BustRanking;
use bottone_tournament::{
    Command, Tournament,
    counts::CountCommand,
    entries::{EntryCommand, EntryId},
    incidents::IncidentCommand,
    tables::TableCommand,
};

use super::{Felt, FollowedHand};

/// The records of a hand that are still to be made.
#[derive(Clone, Debug, Default)]
pub struct Offers {
    pub stacks: Option<(Command, usize)>,
    pub button: Option<Command>,
    /// The missed hand of penalised players, if the button's record does not include the deal.
    pub missed: Vec<Command>,
    /// The players who lost their last chip.
    pub busted: Vec<BustedSeat>,
}

/// A player who lost the last chip.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BustedSeat {
    pub entry: EntryId,
    /// The player's seat.
    pub seat: SeatNo,
    /// The stack at the start of the hand.
    pub stack: Chips,
    /// The stack that ranks players who bust together: that at the start, or after the ante.
    pub rank: Chips,
}

impl Offers {
    /// Returns the records still to be made. Only players still in their seats are included, so
    /// that no count or bust goes to another player.
    pub fn of(
        t: &Tournament,
        felt: &Felt,
        followed: &FollowedHand,
        outcome: &HandResult,
        at: Timestamp,
    ) -> Self {
        let start = followed.hand().start();
        let is_here = |seat: SeatNo| -> Option<EntryId> {
            let entry = followed.at(seat)?.entry?;
            (felt.at(seat)?.entry == Some(entry)).then_some(entry)
        };
        let here: Vec<(SeatNo, EntryId)> =
            start.dealt().iter().filter_map(|seat| Some((seat, is_here(seat)?))).collect();
        let stacks: Vec<_> =
            here.iter().map(|(seat, entry)| (*entry, outcome.stack(*seat))).collect();
        let is_counted = |&(entry, chips): &(EntryId, Chips)| {
            t.counts().of(entry).map(|c| c.chips) == Some(chips)
        };
        let counted = stacks.iter().all(is_counted);
        let count = stacks.len();
        let out = here.iter().filter(|(seat, _)| outcome.stack(*seat).is_zero());
        let busts = t.setup().house.rulebook.bubble.busts;
        // A penalty starts with the hand after the one in which it was given (rules 7.1).
        let has = |entry: EntryId, given: &dyn Fn(Timestamp) -> bool| {
            let mut running = t.incidents().penalties().iter().filter(|served| served.left > 0);
            running.any(|served| served.entry == entry && given(served.at))
        };
        let given_since = here.iter().any(|(_, entry)| has(*entry, &|at| at > followed.began()));
        let button = match button(felt, followed, t.clock().is_stud(at)) {
            Some(Command::Tables(TableCommand::Hands { table, .. }))
                if given_since && !start.kind.is_stud() =>
            {
                let positions = followed.next().positions;
                Some(Command::Tables(TableCommand::Button { table, positions, reason: None }))
            }
            button => button,
        };
        let is_known = match &button {
            Some(command) => matches!(command, Command::Tables(TableCommand::Hands { .. })),
            None => counted || !start.kind.is_stud(),
        };
        let missed = |entry| !is_known && has(entry, &|at| at <= followed.began());
        let on_penalty = here.iter().filter(|(_, entry)| missed(*entry));
        let missed = on_penalty.map(|&(_, entry)| IncidentCommand::Miss { entry, hands: 1 });
        Self {
            stacks: (!counted).then_some((Command::Counts(CountCommand::Count { stacks }), count)),
            button,
            missed: missed.map(Command::Incidents).collect(),
            busted: out
                .map(|&(seat, entry)| BustedSeat {
                    entry,
                    seat,
                    stack: start.stack(seat),
                    rank: match busts {
                        BustRanking::StackAfterAnte => start.stack_after_ante(seat),
                        _ => start.stack(seat),
                    },
                })
                .collect(),
        }
    }

    /// Returns the command for a bust of all in one hand. A single bust carries the stack at the
    /// start of the hand.
    pub fn bust(&self) -> Option<Command> {
        let rank = |out: &BustedSeat| if self.busted.len() > 1 { out.rank } else { out.stack };
        let out: Vec<_> = self.busted.iter().map(|out| (out.entry, Some(rank(out)))).collect();
        (!out.is_empty()).then_some(Command::Entries(EntryCommand::Bust { out }))
    }

    /// Returns whether everything is recorded.
    pub fn is_empty(&self) -> bool {
        self.stacks.is_none() && self.button.is_none() && self.busted.is_empty()
    }
}

/// Returns the command for one more hand, or for the button's position if the table has another.
/// `rests` is true if the event takes the hand for stud, in which the button rests. In a mix by
/// hands only the table knows this, and reports it.
fn button(felt: &Felt, followed: &FollowedHand, rests: bool) -> Option<Command> {
    let table = followed.table()?;
    let positions = followed.next().positions;
    let is_stud = followed.hand().start().kind.is_stud();
    if felt.table != Some(table) || felt.hands > followed.known_hands() {
        return None;
    }
    let hands =
        |stud| Some(Command::Tables(TableCommand::Hands { table, hands: 1, stud: stud && !rests }));
    let as_planned = felt.next.is_some_and(|next| next.positions == positions);
    match (is_stud, rests) {
        (true, true) => hands(true),
        (true, false) if followed.turn().is_some() => hands(true),
        (true, false) => None,
        (false, false) if as_planned && !followed.is_placed() => hands(false),
        (false, _) => (felt.last != Some(positions))
            .then_some(Command::Tables(TableCommand::Button { table, positions, reason: None })),
    }
}
