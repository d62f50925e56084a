//! The shared parts of screens and dialogs: the requested actions, the commands, the views of a
//! frame, and the frame of a dialog.
#![cfg(feature = "window")]

pub mod action;
pub mod appearance;
pub mod commands;
pub mod context;
pub mod dialog;
pub mod event_kinds;
pub mod forms;
pub mod guide_target;
pub mod network;
pub mod operator;
pub mod other_desks;
pub mod requests;
pub mod results_menu;
pub mod shelf;
pub mod tax_share;
