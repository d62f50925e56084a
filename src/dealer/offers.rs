//! What a hand that is over leaves to be put on record.

use super::{Felt, Followed};
use crate::{
    rules::{chips::Chips, hand::Outcome, rulebook::BustRanking, seat::SeatNo, time::Timestamp},
    tournament::{
        Command, Tournament,
        counts::CountCommand,
        entries::{EntryCommand, EntryId},
        incidents::IncidentCommand,
        tables::TableCommand,
    },
};

/// What is still to be put on record of a hand.
#[derive(Clone, Debug, Default)]
pub struct Offers {
    pub stacks: Option<(Command, usize)>,
    pub button: Option<Command>,
    /// The hand that penalised players have missed, where the button does not tell that it was dealt.
    pub missed: Vec<Command>,
    /// Who lost the last chip.
    pub out: Vec<Out>,
}

/// Somebody who lost the last chip.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Out {
    pub entry: EntryId,
    /// Where the player sat.
    pub seat: SeatNo,
    /// The stack at the start of the hand.
    pub stack: Chips,
    /// What ranks those who go together: that stack, or what the ante left of it.
    pub rank: Chips,
}

impl Offers {
    /// What is not on record yet. Only those who still sit where they played: nobody is counted or
    /// busted in another's place.
    pub fn of(
        t: &Tournament,
        felt: &Felt,
        followed: &Followed,
        outcome: &Outcome,
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
        // A penalty begins with the hand after the one in which it was given (rules 7.1).
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
        let is_told = match &button {
            Some(command) => matches!(command, Command::Tables(TableCommand::Hands { .. })),
            None => counted || !start.kind.is_stud(),
        };
        let missed = |entry| !is_told && has(entry, &|at| at <= followed.began());
        let on_penalty = here.iter().filter(|(_, entry)| missed(*entry));
        let missed = on_penalty.map(|&(_, entry)| IncidentCommand::Miss { entry, hands: 1 });
        Self {
            stacks: (!counted).then_some((Command::Counts(CountCommand::Count { stacks }), count)),
            button,
            missed: missed.map(Command::Incidents).collect(),
            out: out
                .map(|&(seat, entry)| Out {
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

    /// They bust together, in one hand. Who goes alone is ranked by nothing.
    pub fn bust(&self) -> Option<Command> {
        let rank = |out: &Out| if self.out.len() > 1 { out.rank } else { out.stack };
        let out: Vec<_> = self.out.iter().map(|out| (out.entry, Some(rank(out)))).collect();
        (!out.is_empty()).then_some(Command::Entries(EntryCommand::Bust { out }))
    }

    /// Is everything on record?
    pub fn is_empty(&self) -> bool {
        self.stacks.is_none() && self.button.is_none() && self.out.is_empty()
    }
}

/// One hand more, or where the button was if the table has it elsewhere. `rests` is whether the
/// event takes the hand for one of stud, in which the button rests; in a mix that goes by hands the
/// table alone knows, and says so.
fn button(felt: &Felt, followed: &Followed, rests: bool) -> Option<Command> {
    let table = followed.table()?;
    let positions = followed.next().positions;
    let is_stud = followed.hand().start().kind.is_stud();
    if felt.table != Some(table) || felt.hands > followed.told() {
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
