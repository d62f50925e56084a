//! The text that people read: plain structs of finished text, shared by screen, wall and paper.
//!
//! Every view is computed from a [`Tournament`](bottone_tournament::Tournament) and an instant. It
//! knows no windows and no files.

pub mod add_ons;
pub mod amounts;
pub mod announcements;
pub mod arrivals;
pub mod bags;
pub mod board;
pub mod card_faults;
pub mod chips;
pub mod clock;
pub mod clock_text;
pub mod cues;
pub mod figures;
pub mod finish;
pub mod flights;
pub mod floor;
pub mod floor_reasons;
pub mod forecast;
pub mod hand_names;
pub mod header;
pub mod health;
pub mod high_card;
pub mod highlight;
pub mod house;
pub mod incidents;
pub mod irregularity_names;
pub mod late;
pub mod level_minutes;
pub mod log;
pub mod missing_letters;
pub mod money;
pub mod namesakes;
pub mod players;
pub mod registration;
pub mod ruling;
pub mod setup;
pub mod sheet;
pub mod sheet_names;
pub mod table_middle;
pub mod tickets;
pub mod today;
pub mod todo;
pub mod waiting;

/// The meaning of a mark or a word, shown by colour and always by a word or shape too.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Tone {
    #[default]
    Plain,
    /// Less important than the rest.
    Dim,
    /// In order.
    Good,
    /// Money, bets, and things that soon need attention.
    Gold,
    /// Something that a person is waiting for now.
    Waits,
    Planned,
}

/// A figure with its caption: "Players", "167", "of 220".
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stat {
    /// The caption.
    pub caption: String,
    pub figure: String,
    /// The addition to the figure, in smaller type.
    pub tail: String,
}
