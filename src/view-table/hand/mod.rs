//! One hand at a table in words: the deal, the progress, the result.

mod cards;
mod mix;
mod open_actions;
mod penalty;
mod plays;
mod pot_winners;
mod prompt;
mod stacks;
mod top_view;
mod wording;

pub use cards::{TypedCards, read};
pub use mix::{hand_of_game, mix_note};
pub use open_actions::{ActionKey, OpenActions};
pub use penalty::{killed_hand_line, penalty_lines};
pub use plays::action_lines;
pub use pot_winners::{PaidPot, Share, pot_tab, pot_title, pot_winners};
pub use prompt::prompt;
pub use stacks::{StackLine, stacks};
pub use top_view::{PlayerState, TopView, TopViewSeat, around, before_hand};
pub use wording::{betting_name, cannot_deal, changed, game_name, game_title, name, note, street};
