//! The tests of the views: what people read, in both languages.
#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test stops where it fails"
)]

mod hands {
    mod pots;
}
mod irregularities;
mod italian {
    mod evenings;
    mod words;
}
mod items {
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
mod ranking {
    mod misdealt;
    mod words;
}
mod rulings {
    mod complete;
    mod wording;
}
mod structures {
    mod sheets;
    mod shipped;
}
