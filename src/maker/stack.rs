//! The best starting stack that the chips of a house allow for this many players.

use bottone_base::chips::Chips;

use super::{StructureWish, UnmetWish, make};

/// The usual starting stacks, in tenths of every power of ten, the largest first.
const STACKS: [u64; 10] = [80, 60, 50, 40, 35, 30, 25, 20, 15, 10];

/// Returns the largest usual starting stack with which the house's chips suffice for all players
/// expected in the wishes. `None` if they suffice for none, or if the house does not list its
/// chips.
pub fn stack_from(wish: &StructureWish) -> Option<Chips> {
    let worth: Chips = wish.chips.iter().map(|chip| chip.value.times(chip.owned.into())).sum();
    let most = worth.get().checked_div(wish.most.into())?;
    let smallest = wish.chips.iter().map(|chip| chip.value.get()).min()?;
    let mut power = 10_u64.pow(most.checked_ilog10()?);
    while power * 10 >= smallest {
        let stacks = STACKS.iter().map(|tenths| tenths * power / 10).filter(|stack| *stack <= most);
        for stack in stacks.map(Chips::new) {
            let made = make(&StructureWish { stack, ..wish.clone() });
            let short = |unmet: &UnmetWish| matches!(unmet, UnmetWish::Chips { .. });
            if made.is_ok_and(|made| !made.stack.is_empty() && !made.unmet.iter().any(short)) {
                return Some(stack);
            }
        }
        power /= 10;
        if power == 0 {
            break;
        }
    }
    None
}
