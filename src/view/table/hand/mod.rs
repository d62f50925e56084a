//! One hand at a table in words: the deal, the progress, the result.

mod around;
mod cards;
mod mix;
mod open;
mod paid;
mod penalty;
mod plays;
mod prompt;
mod stacks;
mod told;

pub use around::{Around, AtSeat, Standing, around, before};
pub use cards::{Written, read};
pub use mix::{hand_of_game, in_the_mix};
pub use open::{Key, Open};
pub use paid::{Paid, Share, paid, pot_tab, pot_title};
pub use penalty::{is_killed, on_penalty};
pub use plays::done;
pub use prompt::prompt;
pub use stacks::{StackLine, stacks};
pub use told::{betting_name, cannot_deal, changed, game_name, game_title, name, note, street};
