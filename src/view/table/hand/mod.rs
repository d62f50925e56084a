//! One hand at a table: how it is to be dealt, how far it is, what it comes to.

mod around;
mod cards;
mod followed;
mod mix;
mod offers;
mod open;
mod paid;
mod penalty;
mod plan;
mod plays;
mod prompt;
mod stacks;
mod told;

pub use around::{Around, AtSeat, Standing, around, before};
pub use cards::{Written, read};
pub use followed::{Change, Followed, Half, KeptHand, Player};
pub use mix::{hand_of_game, in_the_mix};
pub use offers::{Offers, Out};
pub use open::{Key, Open};
pub use paid::{Paid, Share, paid, pot_tab, pot_title};
pub use penalty::{is_killed, on_penalty};
use plan::MOST_HANDS;
pub use plan::{CannotDeal, Draft, Plan};
pub use plays::done;
pub use prompt::prompt;
pub use stacks::{StackLine, stacks};
pub use told::{betting_name, cannot_deal, changed, game_name, game_title, name, note, street};
