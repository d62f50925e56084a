//! Windows. The only room that knows egui.

pub mod action;
pub mod app;
mod bounty_field;
mod currency_field;
mod deeds;
pub mod dialogs;
mod errands;
pub mod fonts;
pub mod icons;
pub mod keys;
mod menu;
mod order;
mod preview;
mod price_field;
mod price_list;
pub mod projector;
mod results_menu;
pub mod room_page;
mod scan;
pub mod screens;
mod shell;
pub mod sight;
mod tax_share;
pub mod theme;
pub mod tongue;
pub mod widgets;
pub mod window;
