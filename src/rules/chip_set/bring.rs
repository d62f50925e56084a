//! The chips to bring to the room, and the number of players for whom they suffice.

use bottone_base::chips::Chips;

use super::{ChipSet, stack::Pile};
use crate::{
    colour_up::Leftover,
    levels::{Row, Structure},
};

/// Chips that every player may buy in addition to the starting stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChipPurchase {
    /// The chips given for one rebuy or add-on.
    pub chips: Chips,
    /// The number expected for each player.
    pub each: u32,
    /// The number given out already, in addition to those.
    pub sold: u64,
}

/// The uses for which chips are needed.
#[derive(Clone, Copy, Debug)]
pub struct ChipDemand<'a> {
    /// The structure of the event: its values, its colour-ups, its starting stack.
    pub structure: &'a Structure,
    /// The chips of a starting stack.
    pub stack: &'a [Pile],
    /// Rebuys and add-ons.
    pub bought: &'a [ChipPurchase],
    /// The seats at a table: a race rounds once a table.
    pub seats: u8,
    /// The rule for the last odd chips of a table.
    pub leftover: Leftover,
    /// The reserve, in percent of the starting stacks.
    pub reserve: u8,
}

/// The number of chips needed of one value, by use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Need {
    pub value: Chips,
    /// The chips in starting stacks.
    pub stacks: u64,
    /// The chips for rebuys and add-ons.
    pub bought: u64,
    /// The chips in exchange for smaller ones that leave play.
    pub coloured_up: u64,
    /// The extra chips, so that the two largest values hold all chips at the end.
    pub end: u64,
    /// The chips in reserve.
    pub reserve: u64,
    pub owned: u64,
}

impl Need {
    pub const fn total(&self) -> u64 {
        self.stacks + self.bought + self.coloured_up + self.end + self.reserve
    }

    /// Returns the number of chips that are missing.
    pub const fn missing(&self) -> u64 {
        self.total().saturating_sub(self.owned)
    }
}

/// Chips of one value that leave play, and the chips to bring for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exchange {
    /// The row of the structure in which they leave.
    pub row: usize,
    /// The value that leaves.
    pub old: Chips,
    /// The most chips of that value that there can be.
    pub old_chips: u64,
    /// The value that replaces it: the smallest that stays and is a multiple. `None` if there is
    /// none.
    pub new: Option<Chips>,
    /// The most new chips to bring: all of the old value's worth, and what races round up.
    pub new_chips: u64,
}

/// The number of players for whom a set of chips suffices.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SetCapacity {
    /// The largest number of players.
    pub players: u32,
    /// The values that are short for one more player. Empty if there are enough for any event.
    pub short: Vec<Chips>,
}

/// More players than any event has.
const ANYBODY: u32 = 100_000;

impl ChipDemand<'_> {
    /// Returns the chips that this many players need, value by value, the smallest first. Values
    /// that the house does not own and that are not needed are left out.
    pub fn needs(&self, set: &ChipSet, players: u32) -> Vec<Need> {
        let mut needs = self.issued(set, players);
        for exchange in self.exchanges(players) {
            if let Some(new) = exchange.new {
                need(&mut needs, new).coloured_up += exchange.new_chips;
            }
        }
        if let Some((top, missing)) = self.end(set, players) {
            let top = need(&mut needs, top);
            top.end = missing.saturating_sub(top.stacks + top.bought + top.coloured_up);
        }
        for need in &mut needs {
            need.owned = set.of(need.value).map_or(0, |chip| chip.owned.into());
        }
        needs.retain(|need| need.total() > 0 || need.owned > 0);
        needs.sort_unstable_by_key(|need| need.value);
        needs
    }

    /// Returns the number of each chip that leaves play, and the chips to bring for them, in
    /// structure order.
    pub fn exchanges(&self, players: u32) -> Vec<Exchange> {
        let rounds = match self.leftover {
            Leftover::Down => 0,
            Leftover::Each => u64::from(players),
            Leftover::HalfUp | Leftover::Up => self.tables(players),
        };
        let mut there = self.issued(&ChipSet::default(), players);
        let mut found = Vec::new();
        for (row, what) in self.structure.rows.iter().enumerate() {
            let Row::ColourUp(leaving) = what else { continue };
            let mut leaving = leaving.clone();
            leaving.sort_unstable();
            for old in leaving {
                let on_the_tables = need(&mut there, old);
                let old_chips =
                    on_the_tables.stacks + on_the_tables.bought + on_the_tables.coloured_up;
                let new = self.structure.replacement(row, old);
                let worth = old.times(old_chips);
                let new_chips = match new {
                    Some(new) if old_chips > 0 => worth.get().div_ceil(new.get()) + rounds,
                    _ => 0,
                };
                *need(&mut there, old) = Need { value: old, ..Need::default() };
                if let Some(new) = new {
                    need(&mut there, new).coloured_up += new_chips;
                }
                found.push(Exchange { row, old, old_chips, new, new_chips });
            }
        }
        found
    }

    /// Returns the exact number of players for whom these chips suffice, and the values that are
    /// short for one more.
    pub fn capacity(&self, set: &ChipSet) -> SetCapacity {
        let short = |players: u32| -> Vec<Chips> {
            let needs = self.needs(set, players);
            needs.iter().filter(|need| need.missing() > 0).map(|need| need.value).collect()
        };
        let (mut fine, mut too_many) = (0, ANYBODY + 1);
        while too_many - fine > 1 {
            let middle = fine.midpoint(too_many);
            if short(middle).is_empty() { fine = middle } else { too_many = middle }
        }
        let short = if fine == ANYBODY { Vec::new() } else { short(fine + 1) };
        SetCapacity { players: fine, short }
    }

    /// Returns the chips given out: starting stacks, rebuys and add-ons, and the reserve.
    fn issued(&self, set: &ChipSet, players: u32) -> Vec<Need> {
        let mut needs: Vec<Need> =
            set.values().into_iter().map(|value| Need { value, ..Need::default() }).collect();
        for pile in self.stack {
            let stacks = u64::from(pile.chips) * u64::from(players);
            let of = need(&mut needs, pile.value);
            of.stacks += stacks;
            of.reserve = (of.stacks * u64::from(self.reserve)).div_ceil(100);
        }
        for bought in self.bought {
            let times = u64::from(bought.each) * u64::from(players) + bought.sold;
            for pile in self.in_large_chips(bought.chips) {
                need(&mut needs, pile.value).bought += u64::from(pile.chips) * times;
            }
        }
        needs
    }

    /// Splits an amount into the fewest chips of the values in a starting stack.
    fn in_large_chips(&self, chips: Chips) -> Vec<Pile> {
        let mut values: Vec<Chips> = self.stack.iter().map(|pile| pile.value).collect();
        values.sort_unstable_by(|one, other| other.cmp(one));
        let mut left = chips.get();
        let mut piles = Vec::new();
        for value in values {
            let Some(count) = left.checked_div(value.get()) else { continue };
            left -= count * value.get();
            piles.push(Pile { value, chips: u32::try_from(count).unwrap_or(u32::MAX) });
        }
        piles
    }

    /// Returns the number of chips of the largest value needed at the end. By then the two largest
    /// values that stay hold everything in play. Of the second largest there are as many as the
    /// house owns.
    fn end(&self, set: &ChipSet, players: u32) -> Option<(Chips, u64)> {
        let stays = self.structure.chips_in_play(usize::MAX);
        let mut tops = stays.iter().rev();
        let top = tops.next()?;
        let second = tops.next().and_then(|second| set.of(*second));
        let held = second.map_or(Chips::ZERO, |chip| chip.value.times(chip.owned.into()));
        let times =
            |bought: &ChipPurchase| u64::from(bought.each) * u64::from(players) + bought.sold;
        let bought: Chips = self.bought.iter().map(|b| b.chips.times(times(b))).sum();
        let stack: Chips = self.stack.iter().map(|pile| pile.worth()).sum();
        let all = stack.times(players.into()).plus(bought);
        Some((*top, all.minus(held).get().div_ceil(top.get().max(1))))
    }

    fn tables(&self, players: u32) -> u64 {
        u64::from(players.div_ceil(u32::from(self.seats.max(1))))
    }
}

/// Returns the need of this value.
fn need(needs: &mut Vec<Need>, value: Chips) -> &mut Need {
    let at = needs.iter().position(|need| need.value == value).unwrap_or_else(|| {
        needs.push(Need { value, ..Need::default() });
        needs.len() - 1
    });
    &mut needs[at]
}

impl Structure {
    /// Returns the value that replaces the chips of the value `old` that leave play in the break
    /// around `row`: the smallest value that stays and is a multiple.
    pub fn replacement(&self, row: usize, old: Chips) -> Option<Chips> {
        let leaving = self.colour_ups_around(row);
        let mut stays = self.chips_in_play(row);
        stays.retain(|chip| !leaving.contains(chip));
        stays.into_iter().find(|new| *new > old && new.get().is_multiple_of(old.get().max(1)))
    }
}
