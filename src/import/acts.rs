//! The acts of the file, in the order of time.

use bottone_base::time::{Span, Timestamp};
use bottone_store::tdt::{EntryKind, SavedSeat, SavedTournament};

use super::{BEFORE, ONCE};

/// An act and its time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct TimedAct {
    pub(super) at: Timestamp,
    pub(super) what: ImportAct,
}

/// The act. Players and stacks are indexes into the saved tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum ImportAct {
    /// Players bought in together, for one price.
    Entered(Vec<usize>),
    /// The clock was started.
    Started,
    /// A level or a break began.
    Turned(usize),
    /// Players sat down or were moved.
    Sat(Vec<(usize, SavedSeat)>),
    /// Players busted together: players with their stacks.
    Bust(Vec<(usize, usize)>),
    /// A player re-entered or rebought: player and stack.
    Again(usize, usize),
    /// A player bought an add-on: player and index.
    AddOn(usize, usize),
    /// The event ended.
    Ended,
}

impl ImportAct {
    /// Returns the order of acts with the same time.
    const fn order(&self) -> u8 {
        match self {
            Self::Entered(_) => 0,
            Self::Started => 1,
            Self::Turned(_) => 2,
            Self::Sat(_) => 3,
            Self::Bust(_) => 4,
            Self::Again(..) => 5,
            Self::AddOn(..) => 6,
            Self::Ended => 7,
        }
    }
}

/// Returns all acts, and the time of the first.
pub(super) fn happenings(saved: &SavedTournament) -> (Vec<TimedAct>, Timestamp) {
    let mut list = Vec::new();
    let mut add = |at: Timestamp, what: ImportAct| list.push(TimedAct { at, what });
    for (index, player) in saved.players.iter().enumerate() {
        for (number, stack) in player.stacks.iter().enumerate() {
            if stack.kind == EntryKind::First {
                add(stack.sale.at, ImportAct::Entered(vec![index]));
            } else {
                add(stack.sale.at, ImportAct::Again(index, number));
            }
            if let Some(bust) = &stack.bust {
                add(bust.at, ImportAct::Bust(vec![(index, number)]));
            }
        }
        for (number, sale) in player.add_ons.iter().enumerate() {
            add(sale.at, ImportAct::AddOn(index, number));
        }
    }
    for (at, player, seat) in &saved.seatings {
        add(*at, ImportAct::Sat(vec![(*player, *seat)]));
    }
    if let Some(moves) = &saved.moves {
        add(moves.at, ImportAct::Sat(moves.to.clone()));
    }
    if let Some(started) = saved.started {
        add(started, ImportAct::Started);
        for (at, row) in &saved.turns {
            add(*at, ImportAct::Turned(*row));
        }
    }
    let first = list.iter().map(|happening| happening.at).min();
    // The end comes after everything else, whatever its own time.
    if let Some(ended) = saved.ended {
        let latest = list.iter().map(|happening| happening.at).max().unwrap_or(ended);
        list.push(TimedAct { at: ended.max(latest), what: ImportAct::Ended });
    }
    list.sort_by_key(|happening| (happening.at, happening.what.order()));
    let list = together(saved, list);
    let before = Span::ZERO.minus(BEFORE);
    (list, first.map_or(ONCE, |first| first.after(before)))
}

/// Joins what was one act: entries for one price, seats and busts at the same time.
fn together(saved: &SavedTournament, list: Vec<TimedAct>) -> Vec<TimedAct> {
    let price = |player: usize| {
        let player = saved.players.get(player)?;
        player.stacks.first().map(|stack| (stack.sale.price, stack.sale.chips))
    };
    let mut joined: Vec<TimedAct> = Vec::with_capacity(list.len());
    for happening in list {
        let before = joined.last_mut().filter(|before| before.at == happening.at);
        match (before.map(|before| &mut before.what), happening.what) {
            (Some(ImportAct::Entered(who)), ImportAct::Entered(more))
                if who.first().copied().and_then(price)
                    == more.first().copied().and_then(price) =>
            {
                who.extend(more);
            }
            (Some(ImportAct::Sat(who)), ImportAct::Sat(more)) => who.extend(more),
            (Some(ImportAct::Bust(out)), ImportAct::Bust(more)) => out.extend(more),
            (_, what) => joined.push(TimedAct { at: happening.at, what }),
        }
    }
    joined
}
