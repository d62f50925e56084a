//! Windows. The only room that knows egui.

pub mod action;
pub mod app;
mod deeds;
pub mod dialogs;
mod errands;
pub mod fonts;
pub mod icons;
pub mod keys;
mod menu;
mod order;
mod price_field;
pub mod projector;
pub mod screens;
mod shell;
pub mod sight;
pub mod theme;
pub mod tongue;
pub mod widgets;
pub mod window;
