//! The parts of every window: colours, type sizes, fonts, icons, widgets, and the keyboard's rules.
//!
//! Nothing here knows a screen or a desk.
#![cfg(feature = "window")]

pub mod bounty_field;
pub mod command_button;
pub mod currency_field;
pub mod early_keys;
pub mod fonts;
pub mod gate;
pub mod i18n;
pub mod icons;
pub mod key_queue;
pub mod price_field;
pub mod price_list;
pub mod seat_keys;
pub mod tab_row;
pub mod theme;
pub mod typing;
pub mod widgets;
