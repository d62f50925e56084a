//! The windows: the main window, its screens and dialogs.
#![cfg(feature = "window")]

pub mod app;
mod board;
mod club;
pub mod crash_report;
mod dispatch;
mod event_tabs;
mod events;
pub mod first_events;
mod guide;
mod health;
mod house;
mod jobs;
mod lock;
mod look_back;
mod menu;
mod portraits;
mod pressed_keys;
mod recent;
pub mod room_page;
mod scan;
pub mod screens;
mod second_copy;
mod shell;
mod staff_phones;
mod trouble;
mod unfinished_hands;
pub mod unsaved;
pub mod window;
