//! Words shared by many sentences, in either language.

mod counts;
mod games;
mod letters;
mod levels;
mod number_words;
mod people;
mod refusals;
mod seats;
mod times;

pub use counts::{
    count, entry_number, joined, listed, most, ordinal, percent, percent_in_column, place, times,
};
pub use games::{game_long, game_short, one_game};
pub use letters::{capital, cut};
pub use levels::{ante_column, ante_long, ante_short, break_name, denominations, row, stakes};
pub use number_words::{chips_in_words, money_in_words};
pub use people::{entry_no, family, full_name, natural_name, price, short_name};
pub use refusals::{refusal, refused};
pub use seats::{
    at_tables, big_blind_in, nameplate, seat, seat_in_full, table, tables, the_tables,
};
pub use times::{
    after_the_start, countdown, date, day, hour, hours, instant, local_day, time_of_day,
    time_to_the_second, whole_minutes,
};
