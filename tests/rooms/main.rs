//! Tests of each room's public items. They are here, not beside the code, so that no room is built
//! twice for them.
#![allow(clippy::disallowed_methods, clippy::panic, clippy::unwrap_used, reason = "a test")]

mod ask {
    mod lines;
}
mod examples;
mod dealer {
    mod faced;
}
mod points {
    mod formula;
    mod league;
    mod presets;
}
mod rules {
    mod betting;
    mod betting_round;
    mod buy_in;
    mod cards;
    mod chip_set_stack;
    mod chips;
    mod deals;
    mod deals_heads;
    mod ending;
    mod fair;
    mod floor_player_clock;
    mod hand_plan;
    mod levels;
    mod levels_game;
    mod person_id;
    mod ruling_cites;
    mod seat;
    mod typed;
    mod typed_stack;
    mod witness;
}
mod store {
    mod folder;
    mod journal_writer;
    mod settings_walls;
}
mod view {
    mod amounts;
    mod hand;
    mod shelf;
    mod table_deck;
    mod table_hand_cards;
    mod words_counts;
    mod words_games;
    mod words_levels;
    mod words_people;
    mod words_seats;
}
