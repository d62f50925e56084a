//! What screens are made of, one widget a file.
//!
//! Every widget takes its colours from [`Theme::of`](super::theme::Theme::of) and has a name, so
//! that a screen reader and a test find it by what it says.

mod amount_field;
mod button;
mod card;
mod chip;
mod elided;
mod empty;
mod field;
mod key_cap;
mod list;
mod nav_item;
mod round_table;
mod row;
mod search_field;
mod section;
mod stat;
mod table_picture;
mod tabs;
mod tag;
mod toast;
mod todo_card;

pub use amount_field::AmountField;
pub use button::Button;
pub use card::card;
pub use chip::ChipDisc;
pub use elided::elided;
pub use empty::EmptyState;
pub use field::{Field, choose, choose_book, pick};
pub use list::{Cells, Column, List, Width};
pub use nav_item::NavItem;
pub use round_table::{Plate, RoundTable};
pub use row::row;
pub use search_field::SearchField;
pub use section::Section;
pub use stat::Stat;
pub use table_picture::{Pressed, TablePicture, TablePictureResponse};
pub use tabs::tabs;
pub use tag::tag;
pub use toast::Toast;
pub use todo_card::TodoCard;
