//! Words that many sentences share, in either language.

mod counts;
mod games;
mod levels;
mod people;
mod refusals;
mod seats;
mod times;

pub use counts::{count, entry_number, ordinal, place, times};
pub use games::{game_long, game_short, one_game};
pub use levels::{ante_column, ante_long, ante_short, break_name, denominations, row, stakes};
pub use people::{full_name, price, short_name, who};
pub use refusals::refusal;
pub use seats::{at_tables, seat, seat_aloud, table, tables, the_tables};
pub use times::{countdown, date, hours, time_of_day, time_to_the_second};
