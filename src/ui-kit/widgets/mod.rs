//! The parts of the screens, one widget a file.
//!
//! Every widget takes its colours from [`Theme::of`](super::theme::Theme::of). It has a name, so
//! that a screen reader and a test find it by its text.

mod amount_field;
mod badge;
mod button;
mod card;
mod card_face;
mod card_pad;
mod chip;
mod chip_key;
mod drawing_cache;
mod elided;
mod empty_state;
mod explanation;
mod field;
mod figure_key;
mod key_cap;
mod list;
mod min_size;
mod more;
mod nav_item;
mod number_pad;
mod qr_code;
mod round_table;
mod row;
mod search_field;
mod section;
mod shares;
mod stat;
mod table_picture;
mod table_tile;
mod tabs;
mod tag;
mod toast;
mod todo_card;
mod word_key;

pub use amount_field::AmountField;
pub use amount_field::continue_typing;
pub use badge::{badge, badge_width, cap_in, cap_width};
pub use button::Button;
pub use card::card;
pub use card_face::{CardFace, paint_card};
pub use card_pad::CardPad;
pub use chip::{ChipDisc, spots};
pub use chip_key::ChipKey;
pub use drawing_cache::DrawingCache;
pub use elided::elided;
pub use elided::narrowed;
pub use empty_state::EmptyState;
pub use explanation::explain;
pub use field::least_box_width;
pub use field::{TextField, choose, choose_book, in_line_with_fields, pick};
pub use figure_key::FigureKey;
pub use key_cap::localized_label;
pub use list::{Cells, List, ListColumn, Width, write_line};
pub use min_size::with_min_size;
pub use more::more;
pub use nav_item::NavItem;
pub use number_pad::{NumberPad, PadTap};
pub use qr_code::QrPicture;
pub use round_table::{
    Disc, PlacedDisc, Plate, RoundTable, TALLEST, TableLayout, TableParts, TableTouch,
};
pub use row::row;
pub use search_field::SearchField;
pub use section::Section;
pub use shares::shares;
pub use stat::Stat;
pub use table_picture::{PressedPart, TablePicture, TablePictureResponse, table_name};
pub use table_tile::{SMALL_TILE, TILE, TableTile, TileLook, TileMark, hand_mark, tile_mark};
pub use tabs::tabs;
pub use tag::tag;
pub use toast::Toast;
pub use todo_card::TodoCard;
pub use word_key::WordKey;
