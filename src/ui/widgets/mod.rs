//! What screens are made of, one widget a file.
//!
//! Every widget takes its colours from [`Theme::of`](super::theme::Theme::of) and has a name, so
//! that a screen reader and a test find it by what it says.

mod amount_field;
mod at_least;
mod badge;
mod button;
mod card;
mod card_face;
mod card_pad;
mod chip;
mod chip_key;
mod code;
mod drawn;
mod elided;
mod empty;
mod explained;
mod field;
mod figure_key;
mod key_cap;
mod list;
mod nav_item;
mod number_pad;
mod round_table;
mod row;
mod search_field;
mod section;
mod stat;
mod table_picture;
mod table_tile;
mod tabs;
mod tag;
mod toast;
mod todo_card;
mod word_key;

pub use amount_field::AmountField;
pub(in crate::ui) use amount_field::go_on_typing;
pub(in crate::ui) use at_least::at_least;
pub use badge::{badge, badge_width, cap_in, cap_width};
pub use button::Button;
pub use card::card;
pub use card_face::{CardFace, paint_card};
pub use card_pad::CardPad;
pub use chip::{ChipDisc, spots};
pub use chip_key::ChipKey;
pub use code::Code;
pub use drawn::Drawn;
pub use elided::elided;
pub use empty::EmptyState;
pub use field::{Field, beside_fields, choose, choose_book, pick};
pub use figure_key::FigureKey;
pub use list::{Cells, Column, List, Width, write_line};
pub use nav_item::NavItem;
pub use number_pad::{NumberPad, Tap};
pub use round_table::{Disc, Holds, Lay, Lying, Plate, RoundTable, TALLEST, Touched};
pub use row::row;
pub use search_field::SearchField;
pub use section::Section;
pub use stat::Stat;
pub use table_picture::{Pressed, TablePicture, TablePictureResponse, table_name};
pub use table_tile::{SMALL_TILE, TILE, TableTile, TileLook, TileMark, tile_mark};
pub use tabs::tabs;
pub use tag::tag;
pub use toast::Toast;
pub use todo_card::TodoCard;
pub use word_key::WordKey;
