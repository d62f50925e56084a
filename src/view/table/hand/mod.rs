//! One hand at a table in words: the deal, the progress, the result.

mod table_picture;
mod cards;
mod mix;
mod open_actions;
mod pot_winners;
mod penalty;
mod plays;
mod prompt;
mod stacks;
mod wording;

pub use table_picture::{TablePicture, PictureSeat, PlayerState, around, before_hand};
pub use cards::{TypedCards, read};
pub use mix::{hand_of_game, mix_note};
pub use open_actions::{ActionKey, OpenActions};
pub use pot_winners::{PaidPot, Share, pot_winners, pot_tab, pot_title};
pub use penalty::{killed_hand_line, penalty_lines};
pub use plays::action_lines;
pub use prompt::prompt;
pub use stacks::{StackLine, stacks};
pub use wording::{betting_name, cannot_deal, changed, game_name, game_title, name, note, street};
